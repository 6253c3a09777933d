/* Where the seats of a flat table are: each before its owner's chip, where its tricks lie and its cards come from. */
#include <math.h>

#include "robbers_table.h"
#include "ui/rim.h"

enum { LOWER, LEFT, UPPER, RIGHT };

static const float high = ROBBERS_STRIP - 10;

ui_rect robbers_pile_at(const ui_place *p) {
    return (ui_rect){p->house.x + 3, p->house.y + 5, high * TABLE_CARD, high};
}

/* From the edge to a pile: a standing window leaves the cards what it can. */
static float edge_air(const ui_frame *ui) {
    return ui->height > ui->width ? 11.0f : 16.0f;
}

/* On the axis of the chip, off the plates in the upper corners. */
static ui_place before_chip(const ui_frame *ui, const ui_rim_chip *chip) {
    static const float corner_w = 240.0f, corner_h = 92.0f;
    const float w = high * TABLE_CARD, air = edge_air(ui);
    const float x = chip->at.x + (chip->at.w - w) / 2, y = chip->at.y + (chip->at.h - high) / 2;
    const float across = fmaxf(corner_w, fminf(x, ui->width - corner_w - w)),
                down = fmaxf(corner_h, fminf(y, ui->height - corner_h - high));
    ui_rect pile = {across, ui->height - air - high, w, high};

    if (chip->edge == UPPER) {
        pile.y = air;
    } else if (chip->edge != LOWER) {
        pile = (ui_rect){chip->edge == LEFT ? air : ui->width - air - w, down, w, high};
    }
    return (ui_place){
        .plate = pile,
        .house = {pile.x - 3, pile.y - 5, pile.w, ROBBERS_STRIP},
        .angle = 90.0f * (float)chip->edge,
    };
}

/* Above the tricks at the lower edge. */
static float lowest(const ui_frame *ui) {
    static const float air = 12.0f;

    return ui->height - edge_air(ui) - ROBBERS_STRIP - air;
}

/* From a side to what lies between the tricks there. */
static float between_tricks(const ui_frame *ui) {
    static const float mat = 8.0f, air = 8.0f;

    return edge_air(ui) + high * TABLE_CARD + mat + air;
}

/* Of a wide one: between the hands that are opened at the sides and, so far as the cards stay large, above those at
 * the lower edge; lead and trump stand beside those who run. */
static ui_rect wide_centre(const ui_frame *ui) {
    static const float air = 12.0f, signs = 114.0f, least = 522.0f;
    const float side = fminf(ui->rim->side + air, ui->width * 0.22f), top = robbers_runners_foot(ui) - signs;
    const float foot = fmaxf(fminf(ui->height - ui->rim->sheet, lowest(ui)), fminf(top + least, lowest(ui)));

    return (ui_rect){side, top, ui->width - 2 * side, foot - top};
}

/* Of one that stands: between the tricks at the sides, below those who run. */
static ui_rect tall_centre(const ui_frame *ui) {
    static const float mat = 8.0f, air = 8.0f;
    const ui_rect run = robbers_runners_at(ui);
    const float side = between_tricks(ui), top = run.y + run.h;
    const float foot = ui->height - edge_air(ui) - high - mat - air;

    return (ui_rect){side, top, ui->width - 2 * side, foot - top};
}

robbers_ring robbers_flat_ring(const ui_frame *ui, int n) {
    robbers_ring r = {.centre = ui->height > ui->width ? tall_centre(ui) : wide_centre(ui)};

    const float side = between_tricks(ui);
    r.room = (ui_rect){side, r.centre.y, ui->width - 2 * side, fmaxf(r.centre.h, lowest(ui) - r.centre.y)};
    for (int seat = 0; seat < n; seat++) {
        r.at[seat] = before_chip(ui, &ui->rim->chip[seat]);
    }
    return r;
}
