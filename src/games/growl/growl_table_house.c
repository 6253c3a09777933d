/* A house of the village, what lies at it, and the strip that says who died there. */
#include <math.h>
#include <stdio.h>

#include "growl_table.h"

enum { HOUSES = 5 };

ui_rect growl_house_box(const ui_place *at) {
    const ui_rect r = at->house;
    const float w = fminf(r.w, r.h * 110.0f / 120.0f), h = w * 120.0f / 110.0f;

    return (ui_rect){r.x + (r.w - w) / 2, r.y + r.h - h, w, h};
}

static ui_label_style died_style(const ui_frame *ui, float h) {
    ui_label_style style = UI_STYLE_NAME;

    style.name = false;
    style.lines = 1;
    style.size = h * 0.62f / ui->text_scale;
    style.align = UI_MIDDLE;
    style.colour = ui->high_contrast ? UI_INK_900 : 0xFF7E1010u;
    return style;
}

/* As wide as the plate below it at most; on a flat table, where no plate is, its words need not be cut for one. */
static float died_most(const ui_frame *ui, float plate) {
    return ui->rim != NULL ? 1.4f * plate : plate;
}

/* Askew as it is it stays clear of the plate below, and of the frame's sides; on a low house it lies over its rim,
 * and a roof is seen above. Not over an emblem that lies there without a plate, on a flat table: there it is lower.
 */
ui_rect growl_died_place(ui_draw *d, ui_rect house, float widest) {
    const float part = 0.34f + 0.12f * (d->ui->text_scale - 1.0f);
    const bool flat = d->ui->rim != NULL;
    const float h = fmaxf(house.h * part, 4.0f * d->ui->mm * (flat ? 1.1f : 1.25f));
    const ui_label_style style = died_style(d->ui, h);
    const float words = ui_label_width(d->ui, &style, ui_say(d, "growl.table.died"));
    const float w = fmaxf(house.w * 1.12f, fminf(words + fmaxf(16.0f, 0.5f * h), died_most(d->ui, widest)));

    static const float side = 6.0f;
    const float over = h > 0.4f * house.h && !flat ? 6.0f : 0.0f;
    const float x = fmaxf(side, fminf(house.x + (house.w - w) / 2, d->ui->width - side - w));

    return (ui_rect){x, house.y + house.h - h - 2 - w * 0.04f + over, w, h};
}

static void died_paper(ui_draw *d, ui_rect at, float rests) {
    ui_plate_moving(d, at, rests, 9, UI_PAPER_200);
}

/* Its shadow falls to where it does when its middle rests there. */
static void died_strip(ui_draw *d, ui_rect at, float rests) {
    const ui_label_style style = died_style(d->ui, at.h);

    ui_group(d, at, 0, -5.0f);
    died_paper(d, at, rests);
    ui_label(d, ui_inset(at, 3), &style, ui_say(d, "growl.table.died"));
    ui_group_end(d);
}

void growl_draw_died(ui_draw *d, ui_rect house, float widest) {
    const ui_rect at = growl_died_place(d, house, widest);

    died_strip(d, at, at.x + at.w / 2);
}

/* On the large house, `way` 1, it lies before the wall, in its middle and as wide at most: all above is seen, the
 * name below, too. */
static ui_rect dying_place(ui_draw *d, ui_rect house, float widest, float way) {
    static const float wall = 0.86f;
    const ui_rect lies = growl_died_place(d, house, widest);
    const float k = 1.0f + (fminf(1.0f, wall * house.w / lies.w) - 1.0f) * way, w = lies.w * k, h = lies.h * k;

    return (ui_rect){lies.x + (lies.w - w) / 2, lies.y + lies.h - h, w, h};
}

void growl_dying_soon(ui_draw *d, ui_rect large, float widest_large) {
    ui_soon(d);
    died_paper(d, dying_place(d, large, widest_large, 1.0f), d->ui->width / 2);
    ui_soon_end(d);
}

void growl_draw_dying(ui_draw *d, ui_rect house, float widest, ui_rect large, float widest_large, float way) {
    const ui_rect seen = dying_place(d, house, widest, way), whole = dying_place(d, large, widest_large, 1.0f);
    const ui_rect at = ui_centre(seen, whole.w, whole.h);

    ui_scale(d, seen, at);
    died_strip(d, at, d->ui->width / 2);
}

void growl_draw_house(const growl_look *look, ui_rect box, int place, growl_house how) {
    static const char *const kind[] = {"", "_night", "_wolf"}; /* of each that is not dead */
    const bool bright = look->d->ui->high_contrast;            /* an outline: walls are black before black */
    const growl_house drawn = bright && how == GROWL_ASLEEP ? GROWL_LIT : how;
    char name[40];

    if (how == GROWL_DEAD) {
        snprintf(name, sizeof name, "growl/%shouse_dead", bright ? "bright_" : "");
    } else {
        snprintf(name, sizeof name, "growl/%shouse_%d%s", bright ? "bright_" : "", place % HOUSES + 1, kind[drawn]);
    }
    ui_picture(look->d, name, box, 1.0f);
}

/* A card that lies on a seat, as it leans on one side of its house, within the plate's width: rather a little
 * smaller, or before the wall. */
static ui_rect leaning(const ui_place *at, bool right) {
    static const float high = 0.84f, most = 92.0f, least = 0.8f, clear = 2.0f, edge = 4.0f, wall = 0.2f; /* askew */
    const ui_rect house = growl_house_box(at), plate = at->plate;
    const float before = wall * house.w, house_end = house.x + house.w, end = plate.x + plate.w - edge;
    const float room = (right ? end - house_end : house.x - plate.x - edge) + before;
    const float wish = fminf(house.h * high, most) * TABLE_CARD, w = fminf(wish, fmaxf(room, least * wish)),
                h = w / TABLE_CARD;
    const float right_x = fminf(house_end + clear, fmaxf(end - w, house_end - before));
    const float left_x = fmaxf(house.x - clear - w, fminf(plate.x + edge, house.x + before - w));

    return (ui_rect){right ? right_x : left_x, house.y + house.h - h + 6, w, h};
}

bool growl_leans_right(const ui_frame *ui, const ui_place *at) {
    const bool outer = at->plate.x + at->plate.w / 2 > ui->width / 2;
    const ui_rect card = leaning(at, outer);

    return outer ? card.x + card.w <= ui->width - 8 : card.x < 8;
}

/* Cards that lie on a seat lean on its house, without text: on the side away from the table's middle where the frame
 * has room, a second one on the other side. */
bool growl_lies_right(const growl_look *look, const ui_place *at, int place, int which) {
    const bool second = which == 1 && look->pub->bullet_place == place;

    return growl_leans_right(look->d->ui, at) != second;
}

ui_rect growl_lying_card(const growl_look *look, const ui_place *at, int place, int which) {
    return leaning(at, growl_lies_right(look, at, place, which));
}

float growl_died_aside(const growl_look *look, const ui_place *at, int place) {
    static const float air = 2.0f;
    const uint8_t lies[2] = {look->pub->bullet_place, look->pub->seance_place};
    const ui_rect strip = growl_died_place(look->d, at->house, at->plate.w), plate = at->plate;
    const int which = lies[1] == place;
    const float out = look->d->ui->rim != NULL ? plate.w / 2 : 0.0f, from = plate.x - out; /* no plate ends there */

    if ((lies[0] == place) == (lies[1] == place)) { /* none, or one on each side */
        return 0.0f;
    }
    const ui_rect card = growl_lying_card(look, at, place, which);
    return growl_lies_right(look, at, place, which)
               ? fminf(0.0f, fmaxf(card.x - air - strip.w, from) - strip.x)
               : fmaxf(0.0f, fminf(card.x + card.w + air, plate.x + plate.w + out - strip.w) - strip.x);
}

/* Beside the house, askew as they lie, where its plate leaves more room, or else on the table's side, and a little
 * beyond the plate; clear of the wall. */
ui_rect growl_tile_card(const ui_place *at, int i) {
    static const float air = 9.0f, wall = 0.04f, step = GROWL_TILE_STEP, all = 1.0f + step * (GROWL_TILE_SEEN - 1),
                       most = 0.72f, outer = 7.0f, inner = 3.0f, alike = 8.0f;
    const ui_rect house = growl_house_box(at), plate = at->plate;
    const bool middle_right = sinf(at->angle * 3.14159265f / 180.0f) > 0.0f;
    const float in = air - wall * house.w, left = house.x - in - plate.x + (middle_right ? outer : inner),
                right = plate.x + plate.w - house.x - house.w - in + (middle_right ? inner : outer);
    const bool on_right = fabsf(left - right) < alike ? middle_right : right > left;
    const float h = fminf(at->house.h * most, (on_right ? right : left) / all * 88.0f / 63.0f), w = h * TABLE_CARD;
    const float x = on_right ? house.x + house.w + in : house.x - in - w * all;

    return (ui_rect){x + (float)i * w * step, at->house.y + at->house.h - h - 2, w, h};
}

float growl_tile_askew(int i) {
    return 6.0f * (float)i - 6.0f;
}
