/* The Growl (growl.md 8): the village at night, where wolves' eyes open in the roofs and windows of humans light up.
 */
#include <math.h>

#include "growl_table.h"
#include "ui/cut.h"

/* A pair of slanted eyes looks out of the roof, 110 x 120 as the house; of the dead from above the strip. */
static void eyes(ui_draw *d, ui_rect house, bool dead, float open) {
    const ui_rect at = {house.x + house.w * 0.06f, house.y + house.h * (dead ? 0.08f : 0.2f), house.w * 0.88f,
                        house.h * 0.38f};
    cut_svg s = {.n = 0};

    if (at.w < 8.0f) {
        return;
    }
    ui_disc_of(d, (ui_rect){at.x + at.w * 0.1f, at.y + at.h * 0.08f, at.w * 0.8f, at.h * 0.84f}, UI_INK_950, 0, 0.0f);
    for (int i = 0; i < 2; i++) {
        const float side = i == 0 ? -1.0f : 1.0f, x = at.w * (0.5f + side * 0.25f), y = at.h * 0.52f;
        const float w = at.w * 0.2f, h = at.h * 0.24f;
        cut_text(&s, "<path d=\"");
        cut_point(&s, 'M', x - side * w, y + h * open);
        cut_point(&s, 'L', x - side * w * 0.1f, y - h * 0.5f * open);
        cut_point(&s, 'L', x + side * w, y - h * 1.2f * open);
        cut_point(&s, 'L', x + side * w * 0.5f, y + h * 0.8f * open);
        cut_text(&s, "Z\"");
        cut_paint(&s, "fill", UI_LANTERN);
        cut_text(&s, "/>");
    }
    ui_shape(d, at, s.at);
}

/* What somebody was, below the plate, where the word has room as large as it is read elsewhere. */
static void role_strip(const growl_look *look, const ui_place *at, int seat) {
    ui_draw *d = look->d;
    const char *word = growl_role_word(look, seat, true); /* the house says who is dead */
    const ui_rect strip = {at->plate.x, at->plate.y + at->plate.h + 1, at->plate.w, ui_seat_strip(d->ui)};
    ui_label_style style = UI_STYLE_SMALL;

    style.lines = 1;
    style.align = UI_MIDDLE;
    style.size = 18;
    style.colour = UI_INK_900;
    if (ui_label_width(d->ui, &style, word) > strip.w - 12 ||
        ui_label_height(d->ui, &style, 1000, word) > strip.h + 2) {
        return;
    }
    ui_plate(d, strip, 41, look->pub->team[seat] == GROWL_WOLF ? UI_LANTERN : UI_PAPER_200, 0, 0.0f, false);
    ui_label(d, strip, &style, word);
}

static void seat(const growl_look *look, const growl_ring *ring, int place, int step) {
    const growl_pub *pub = look->pub;
    const int who = pub->who[place];
    const ui_place *at = &ring->at[place];
    const bool dead = !pub->alive[who], wolf = pub->team[who] == GROWL_WOLF;
    /* One after the other round the table, however many there are to show. */
    const float part =
        growl_is_open(pub, who, step - 1) ? 1.0f : motion_dealt(1.0f - look->t->opening, place, pub->n, 0.4f);
    const bool open = growl_is_open(pub, who, step) && part > 0.0f;
    const float w = fminf(at->house.w, at->house.h * 110.0f / 120.0f), h = w * 120.0f / 110.0f;
    const ui_rect house = {at->house.x + (at->house.w - w) / 2, at->house.y + at->house.h - h, w, h};
    ui_draw *d = look->d;

    growl_draw_house(look, house, place, dead, !open || wolf);
    if (dead) {
        growl_draw_died(d, at->house, at->plate.w);
    }
    if (open && wolf) {
        eyes(d, house, dead, motion_out(part));
    }
    ui_seat_plate(d, at, &look->t->seat[who], dead ? UI_SEAT_DEAD : UI_SEAT_CALM, NULL, 0);
    if (open) {
        role_strip(look, at, who);
    }
}

/* Whoever has won stands in the light in the middle; before that, whose turn it is to be heard, in the dark. */
static void middle(const growl_look *look, const growl_ring *ring, int step) {
    ui_draw *d = look->d;
    const float button = fmaxf(ui_target(d->ui), 54.0f);
    const ui_rect c = growl_free_middle(ring, look->pub->n, 240.0f);
    const bool won = step >= GROWL_STEP_OF_WINNER;
    const float whole = fminf(220.0f, fminf(c.w, c.h - button - 24));
    const float size = won ? whole * (0.6f + 0.4f * motion_over(1.0f - look->t->opening)) : whole;
    const ui_rect room = {c.x + (c.w - whole) / 2, c.y + (c.h - whole - button - 16) / 2, whole, whole};
    const ui_rect disc = ui_centre(room, size, size);
    const bool wolf = won ? look->pub->winner == GROWL_WOLF : step < GROWL_STEP_OF_CHEER;

    if (size > 60.0f) {
        if (won && !d->ui->high_contrast) {
            ui_disc(d, ui_inset(disc, -size * 0.1f), ui_fade(UI_LANTERN, 0.28f), 0, 0.0f);
        }
        ui_disc(d, disc, won ? ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f) : UI_INK_900, won ? UI_INK_900 : UI_INK_500,
                2.0f);
        ui_figure(d, wolf ? "werewolf" : "villager", ui_inset(disc, size * 0.1f), won ? UI_INK_900 : UI_INK_500);
    }
    ui_button(d, (ui_rect){c.x + c.w / 2 - 110, room.y + whole + 16, 220, button}, ZONE_REVEAL_NEXT, 0,
              ui_say(d, "play.results.next"), NULL, UI_PRIMARY, UI_ZONE_DEFAULT);
}

void growl_draw_growl(const growl_look *look, int step) {
    const growl_ring ring = growl_ring_of(look);

    table_ground(look->d, "growl/table_night");
    for (int place = 0; place < look->pub->n; place++) {
        seat(look, &ring, place, step);
    }
    middle(look, &ring, step);
}
