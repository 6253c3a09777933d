/* Where things stand: the board at the left, the players round the rest, the trick in the middle. Places depend on
 * the window and on the number of players alone. */
#include <math.h>

#include "sabbath_table.h"

static const float strip = 30.0f;   /* "to act" below a plate */
static const float plate_h = 66.0f; /* emblem and name */
static const float air = 10.0f;
static const float wedge = 27.0f; /* beside the plate of who is to act */

static bool is_tall(const ui_frame *ui) {
    return ui->height > ui->width;
}

ui_rect sabbath_board_of(const ui_frame *ui) {
    return (ui_rect){0, 0, is_tall(ui) ? 190.0f : 254.0f, ui->height - ui_apron_height(ui) + 14};
}

/* Taken cards above the plate, as high as they may be. */
static ui_place stacked(float mid, float y, float w, float house_h, float angle) {
    return (ui_place){.house = {mid - w / 2, y, w, house_h},
                      .plate = {mid - w / 2, y + house_h, w, plate_h},
                      .angle = angle,
                      .far = angle == 180.0f};
}

/* Taken cards at the plate's left: where a row has one player alone there is room for both. */
static ui_place beside(float mid, float y, float w, float house_h, float angle) {
    const ui_rect house = {mid - w - 3, y, w, house_h};

    return (ui_place){.house = house,
                      .plate = {mid + 3, y + (house_h - plate_h - strip) / 2, w - 8, plate_h},
                      .angle = angle,
                      .far = angle == 180.0f};
}

static sabbath_ring wide_ring(const ui_frame *ui, ui_rect area, int n) {
    sabbath_ring r = {.apron = ui_apron_height(ui)};
    const float w = n == 5 ? 190.0f : 204.0f, house = 108.0f, mid = area.x + area.w / 2;
    const float bottom = area.y + area.h, high = house + plate_h + strip;
    const float left = area.x + 14 + w / 2, right = area.x + area.w - 14 - w / 2;
    const float top_h = n == 3 ? 40.0f : n == 4 ? house + air : high;
    const float side = area.y + top_h + (bottom - house - top_h - high) / 2;
    int at = 0;

    r.at[at++] = beside(mid, bottom - house, w, house, 0.0f);
    r.at[at++] = stacked(left, side, w, house, 90.0f);
    if (n == 4) {
        r.at[at++] = beside(mid, area.y + air, w, house, 180.0f);
    } else if (n == 5) {
        r.at[at++] = stacked(mid - w / 2 - 56, area.y + air, w, house, 180.0f);
        r.at[at++] = stacked(mid + w / 2 - 12, area.y + air, w, house, 180.0f);
    }
    r.at[at] = stacked(right, side, w, house, 270.0f);
    const float from = left + w / 2 + wedge, top = area.y + top_h + 2 * air;
    r.centre = (ui_rect){from, top, right - w / 2 - wedge - from, bottom - house - 2 * air - top};
    return r;
}

static sabbath_ring tall_ring(const ui_frame *ui, ui_rect area, int n) {
    sabbath_ring r = {.apron = ui_apron_height(ui), .tall = true};
    const float w = fminf(240.0f, (area.w - 60) / 2), house = 116.0f, high = house + plate_h + strip;
    const float mid = area.x + area.w / 2, bottom = area.y + area.h, top = area.y + 88.0f;
    const float left = area.x + area.w * 0.26f, right = area.x + area.w * 0.74f;
    const float second = top + high + 2 * air;
    int at = 0;

    if (n == 4) {
        r.at[at++] = stacked(right, bottom - high, w, house, 0.0f);
        r.at[at++] = stacked(left, bottom - high, w, house, 0.0f);
    } else {
        r.at[at++] = beside(mid, bottom - house, w, house, 0.0f);
    }
    if (n == 5) {
        r.at[at++] = stacked(left, second, w, house, 180.0f);
    }
    r.at[at++] = stacked(left, top, w, house, 180.0f);
    r.at[at++] = stacked(right, top, w, house, 180.0f);
    if (n == 5) {
        r.at[at] = stacked(right, second, w, house, 180.0f);
    }
    const float from = (n == 5 ? second : top) + high + 2 * air;
    const float to = bottom - (n == 4 ? high : house) - 2 * air;
    r.centre = (ui_rect){area.x + 12, from, area.w - 24, to - from};
    return r;
}

sabbath_ring sabbath_ring_of(const ui_frame *ui, int n) {
    const ui_rect board = sabbath_board_of(ui);
    /* The apron's crest rises above its height. */
    const ui_rect area = {board.w, 0, ui->width - board.w, ui->height - ui_apron_height(ui) - 14};
    sabbath_ring r = is_tall(ui) ? tall_ring(ui, area, n) : wide_ring(ui, area, n);

    r.board = board;
    return r;
}

/* From top to bottom: the banner with the lead, tabs on the cards, the cards, whose they are. */
sabbath_row_places sabbath_trick_places(const ui_frame *ui, ui_rect area, int n) {
    sabbath_row_places p;
    const float banner = fmaxf(46.0f, 12.0f * ui->mm), tab = 18.0f, disc = 36.0f, gap = 12.0f;
    const float by_width = (area.w - gap * (float)(n - 1)) / (float)n;
    const float by_height = (area.h - banner - tab - disc - 10) * 63.0f / 88.0f;
    const float w = fminf(fminf(by_width, by_height), 152.0f), h = w * 88.0f / 63.0f;
    const float x = area.x + (area.w - w * (float)n - gap * (float)(n - 1)) / 2;
    const float y = area.y + (area.h - banner - tab - h - disc - 10) / 2;

    const float wide = w * (float)n + gap * (float)(n - 1);
    p.banner = (ui_rect){x, y, fmaxf(wide, fminf(area.x + area.w - x, 430.0f)), banner};
    for (int i = 0; i < n; i++) {
        p.card[i] = (ui_rect){x + (float)i * (w + gap), y + banner + tab, w, h};
        p.disc[i] = (ui_rect){p.card[i].x + (w - disc) / 2, y + banner + tab + h + 10, disc, disc};
    }
    return p;
}
