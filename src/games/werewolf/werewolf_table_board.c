#include "werewolf_table_board.h"

#include "ui/label.h"
#include "ui/widgets.h"

#define WOOD 0xFF4A2E24u
#define WOOD_EDGE 0xFFB4703Cu

float werewolf_board_frame(const ui_frame *ui) {
    return ui_large_words(ui) ? 6.0f : 11.0f;
}

/* From above the stage. */
static void draw_ropes(ui_draw *d, ui_rect at, float frame) {
    static const float in = 46.0f, thick = 5.0f, core = 2.0f, nail = 9.0f;

    for (int side = 0; side < 2; side++) {
        const float x = side == 0 ? at.x + in : at.x + at.w - in, foot = at.y + frame / 2;
        if (foot > 0.0f) {
            ui_fill(d, (ui_rect){x - thick / 2, 0, thick, foot}, ui_theme(d->ui, WOOD));
            ui_fill(d, (ui_rect){x - core / 2, 0, core, foot}, ui_theme(d->ui, WOOD_EDGE));
        }
        ui_disc(d, (ui_rect){x - nail / 2, foot - nail / 2, nail, nail}, UI_INK_900, WOOD_EDGE, 1.6f);
    }
}

void werewolf_draw_board(ui_draw *d, ui_rect at, unsigned seed, bool hangs) {
    const float frame = werewolf_board_frame(d->ui);

    ui_plate(d, at, seed, UI_PAPER_100, 0, 0.0f, true);
    ui_mount(d, at, seed, frame, WOOD, WOOD_EDGE, 1.6f);
    if (hangs) {
        draw_ropes(d, at, frame);
    }
}
