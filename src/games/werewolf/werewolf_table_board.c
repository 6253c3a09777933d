#include "werewolf_table_board.h"

#include "ui/label.h"
#include "ui/widgets.h"

#define WOOD 0xFF4A2E24u
#define WOOD_EDGE 0xFFB4703Cu

float werewolf_board_frame(const ui_frame *ui) {
    return ui_large_words(ui) ? 6.0f : 11.0f;
}

/* From above the stage. */
static void draw_ropes(ui_draw *d, ui_rect at, float in, float frame) {
    static const float thick = 5.0f, core = 2.0f, nail = 9.0f;

    for (int side = 0; side < 2; side++) {
        const float x = side == 0 ? at.x + in : at.x + at.w - in, foot = at.y + frame / 2;
        if (foot > 0.0f) {
            ui_fill(d, (ui_rect){x - thick / 2, 0, thick, foot}, ui_theme(d->ui, WOOD));
            ui_fill(d, (ui_rect){x - core / 2, 0, core, foot}, ui_theme(d->ui, WOOD_EDGE));
        }
        ui_disc(d, (ui_rect){x - nail / 2, foot - nail / 2, nail, nail}, UI_INK_900, WOOD_EDGE, 1.6f);
    }
}

/* Whether ropes so far within the page's edges pass between the plates above it, with so much air. */
static bool ropes_clear(const werewolf_look *look, const werewolf_ring *ring, ui_rect page, float in, float air) {
    for (int seat = 0; seat < look->pub->n; seat++) {
        const ui_rect plate = ui_inset(ring->plate[seat], -air);
        const ui_rect left = {page.x + in, 0, 1, page.y}, right = {page.x + page.w - in, 0, 1, page.y};
        if (ui_meet(plate, left) || ui_meet(plate, right)) {
            return false;
        }
    }
    return true;
}

float werewolf_board_ropes(const werewolf_look *look, ui_rect page) {
    static const float outer = 46.0f, step = 3.0f, inner = 0.45f, air[] = {12.0f, 4.0f};
    const werewolf_ring ring = werewolf_ring_of(look->d->ui, look->pub->n, false);

    for (size_t i = 0; i < sizeof air / sizeof air[0]; i++) {
        float in = outer;
        while (in < inner * page.w && !ropes_clear(look, &ring, page, in, air[i])) {
            in += step;
        }
        if (in < inner * page.w) {
            return in;
        }
    }
    return outer;
}

void werewolf_draw_board(ui_draw *d, ui_rect at, unsigned seed, float ropes) {
    const float frame = werewolf_board_frame(d->ui);

    ui_plate(d, at, seed, UI_PAPER_100, 0, 0.0f, true);
    ui_mount(d, at, seed, frame, WOOD, WOOD_EDGE, 1.6f);
    if (ropes > 0.0f) {
        draw_ropes(d, at, ropes, frame);
    }
}
