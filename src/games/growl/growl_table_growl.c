/* The Growl (growl.md 8): the village at night, where wolves' eyes open in the roofs and windows of humans light up.
 */
#include <math.h>
#include <stdio.h>

#include "growl_table.h"
#include "ui/cut.h"

/* A part of a box, in its width and height. */
static ui_rect part_of(ui_rect r, float x, float y, float w, float h) {
    return (ui_rect){r.x + r.w * x, r.y + r.h * y, r.w * w, r.h * h};
}

/* A pair of slanted eyes in the dark of a box. */
static void slanted_eyes(ui_draw *d, ui_rect at, float open) {
    cut_svg s = {.n = 0};

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

/* They look out of the roof, which is as dark as they need; out of the window below the roof of a house of the dead.
 */
static void eyes(ui_draw *d, ui_rect house, bool dead, float open) {
    const ui_rect at = dead ? part_of(house, 0.29f, 0.39f, 0.42f, 0.19f) : part_of(house, 0.21f, 0.24f, 0.58f, 0.31f);

    if (at.w < 8.0f) {
        return;
    }
    if (dead) {
        ui_plate(d, at, 5, UI_INK_950, 0, 0.0f, false);
    } else { /* the roof keeps the line about it */
        ui_disc_of(d, part_of(at, 0.25f, 0.16f, 0.5f, 0.7f), UI_INK_950, 0, 0.0f);
    }
    slanted_eyes(d, at, open);
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

/* Whom a step opens, one after the other round the table from its beginning on: how far the house at this place is.
 */
static float opened(const growl_look *look, int place, int step) {
    static const float after = 200.0f / MOTION_REVEAL, opens = 0.3f;
    const growl_pub *pub = look->pub;
    int n = 0, mine = 0;

    for (int at = 0; at < pub->n; at++) {
        const bool now = growl_is_open(pub, pub->who[at], step) && !growl_is_open(pub, pub->who[at], step - 1);
        mine += now && at < place;
        n += now;
    }
    const float from = (float)mine * fminf(after, n > 1 ? (1.0f - opens) / (float)(n - 1) : after);
    return motion_of(1.0f - look->t->opening, from, from + opens);
}

static void seat(const growl_look *look, const growl_ring *ring, int place, int step) {
    const growl_pub *pub = look->pub;
    const int who = pub->who[place];
    const ui_place *at = &ring->at[place];
    const bool dead = !pub->alive[who], wolf = pub->team[who] == GROWL_WOLF;
    const float part = growl_is_open(pub, who, step - 1) ? 1.0f : opened(look, place, step);
    const bool open = growl_is_open(pub, who, step) && part > 0.0f;
    const ui_rect house = growl_house_box(at);
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

/* The moon has risen behind a hill; for the side that has won it is as bright as a lamp. */
static void moon(ui_draw *d, ui_rect at, bool won) {
    const ui_colour light = won ? ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f) : ui_mix(UI_PAPER_200, UI_INK_500, 0.45f);

    if (!d->ui->high_contrast) {
        ui_disc(d, ui_inset(at, -at.w * 0.15f), ui_fade(light, 0.09f), 0, 0.0f);
        ui_disc(d, ui_inset(at, -at.w * 0.08f), ui_fade(light, won ? 0.28f : 0.14f), 0, 0.0f);
    }
    ui_disc(d, at, light, won ? UI_INK_900 : 0, won ? 2.0f : 0.0f);
}

/* From one side of the halo to the other: dark as far down as the moon shines, then lost in the ground. */
static void hill(ui_draw *d, ui_rect moon_at) {
    const ui_rect at = {moon_at.x - moon_at.w * 0.6f, moon_at.y + moon_at.h * 0.8f, moon_at.w * 2.2f,
                        moon_at.h * 0.66f};
    const double w = at.w, h = at.h;
    char svg[640];

    snprintf(svg, sizeof svg,
             "<defs><linearGradient id=\"g\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"0\" "
             "y2=\"%.0f\"><stop offset=\"0.56\" stop-color=\"#05070D\"/><stop offset=\"1\" stop-color=\"#05070D\" "
             "stop-opacity=\"0\"/></linearGradient></defs><path d=\"M0 %.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f "
             "%.1fQ%.1f %.1f %.1f %.1fQ%.1f %.1f %.1f %.1fZ\" fill=\"url(#g)\"/>",
             h, h, w * 0.14, h * 0.66, w * 0.26, h * 0.36, w * 0.4, h * 0.07, w * 0.5, h * 0.07, w * 0.62, h * 0.09,
             w * 0.75, h * 0.38, w * 0.87, h * 0.68, w, h);
    ui_shape(d, at, svg);
}

/* In hundredths of a figure: where its eye is cut out. */
static void lit_eye(ui_draw *d, ui_rect figure, bool wolf) {
    const ui_rect eye =
        wolf ? part_of(figure, 0.675f, 0.2f, 0.085f, 0.055f) : part_of(figure, 0.435f, 0.285f, 0.055f, 0.045f);
    cut_svg s = {.n = 0};

    cut_text(&s, "<path d=\"");
    cut_point(&s, 'M', 0, eye.h * 0.15f);
    cut_point(&s, 'L', eye.w, eye.h * 0.55f);
    cut_point(&s, 'L', eye.w * 0.3f, eye.h);
    cut_text(&s, "Z\"");
    cut_paint(&s, "fill", UI_LANTERN);
    cut_text(&s, "/>");
    ui_shape(d, eye, s.at);
}

/* "Go on" lies at the apron, as far as the seats below leave it room. */
static ui_rect go_on_place(const growl_look *look, const growl_ring *ring) {
    const float button = fmaxf(ui_target(look->d->ui), 54.0f);
    const ui_rect c = growl_free_middle(ring, look->pub->n, 240.0f);

    return (ui_rect){c.x + c.w / 2 - 110, c.y + c.h - button - 8, 220, button};
}

/* Before the moon stands whose turn it is to be heard, then whoever has won; nobody where nobody is left to cheer.
 * Behind the seats, which may hide a part of the halo and of the hill's foot. */
static void middle(const growl_look *look, const growl_ring *ring, int step) {
    ui_draw *d = look->d;
    const ui_rect c = growl_free_middle(ring, look->pub->n, 240.0f);
    const bool won = step >= GROWL_STEP_OF_WINNER;
    const bool wolf = won ? look->pub->winner == GROWL_WOLF : step < GROWL_STEP_OF_CHEER;
    const bool empty = step == GROWL_STEP_OF_CHEER && look->pub->winner == GROWL_WOLF;
    const float high = go_on_place(look, ring).y - 8 - c.y, whole = fminf(250.0f, high / 1.06f);
    /* In the middle with halo and hill, or from the top of the room on. */
    const float down = fmaxf(fminf(0.15f * whole, high - 1.06f * whole), (high - 1.37f * whole) / 2 + 0.15f * whole);
    const float size = won ? whole * (0.6f + 0.4f * motion_over(1.0f - look->t->opening)) : whole;
    const ui_rect disc = ui_centre((ui_rect){c.x, c.y + down, c.w, whole}, size, size);

    if (size > 60.0f) {
        const ui_rect figure = part_of(disc, 0.14f, 0.13f, 0.72f, 0.72f);
        moon(d, disc, won);
        hill(d, disc);
        if (!empty) {
            ui_figure(d, wolf ? "werewolf" : "villager", figure, UI_INK_950);
            lit_eye(d, figure, wolf);
        }
    }
}

void growl_draw_growl(const growl_look *look, int step) {
    const growl_ring ring = growl_ring_of(look);

    table_ground(look->d, "growl/table_night");
    middle(look, &ring, step);
    for (int place = 0; place < look->pub->n; place++) {
        seat(look, &ring, place, step);
    }
    ui_button(look->d, go_on_place(look, &ring), ZONE_REVEAL_NEXT, 0, ui_say(look->d, "play.results.next"), NULL,
              UI_PRIMARY, UI_ZONE_DEFAULT);
}
