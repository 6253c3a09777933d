/* Where things of the public frame lie: the board at the left, the players round the rest, the trick in the middle.
 * On a flat table they glide when a hand opens or closes beside them. */
#include <math.h>

#include "sabbath_table.h"
#include "ui/motion.h"
#include "ui/rim.h"

/* Emblem, name and count; large words need more, which five would take from the trick. */
static float plate_high(const ui_frame *ui, int n) {
    return ui_large_words(ui) && n < 5 ? 86.0f : 66.0f;
}

static const float air = 10.0f;
static const float wedge = 20.0f;    /* between the plates at the sides and the row */
static const float off_moon = 30.0f; /* of two seats at the top: before it a witch flies */

static bool is_tall(const ui_frame *ui) {
    return ui->height > ui->width;
}

/* Taken cards above the plate, as high as they may be. */
static ui_place stacked(float mid, float y, float w, float house_h, float plate_h, float angle) {
    return (ui_place){.house = {mid - w / 2, y, w, house_h},
                      .plate = {mid - w / 2, y + house_h, w, plate_h},
                      .angle = angle,
                      .far = angle == 180.0f};
}

/* Taken cards at the plate's left, on one line: where a row has one player alone there is room for both. Together
 * they are in the middle. */
static ui_place beside(float mid, float y, float w, float house_h, float plate_h, float angle) {
    const float plate_w = 170.0f, between = 6.0f, x = mid - (w + between + plate_w) / 2;

    return (ui_place){.house = {x, y, w, house_h},
                      .plate = {x + w + between, y + house_h - plate_h, plate_w, plate_h},
                      .angle = angle,
                      .far = angle == 180.0f};
}

/* Above and below the plates at the top of five, and above the own shelf, whose upper part is empty more often than
 * not. */
static const float close_above = 6.0f, close_below = 20.0f, close_own = 4.0f;

static const float low_house = 104.0f; /* of a shelf beside its plate */

/* Of five the shelves at the top are as high as the trick leaves room for, beside which so much is taken. */
static float top_shelf(const ui_frame *ui, ui_rect area, float side) {
    static const float least = 86.0f, most = 108.0f;
    const float others =
        plate_high(ui, SABBATH_SEATS) + low_house + 2 * ui_seat_strip(ui) + close_above + close_below + close_own;
    const float trick = sabbath_trick_height(ui, area.w - 2 * side, SABBATH_SEATS);

    return fminf(fmaxf(area.h - trick - others, least), most);
}

/* Where a row has one player alone its shelf is wider and lower, which leaves the trick the room. Large figures need
 * the height. */
static sabbath_ring wide_ring(const ui_frame *ui, ui_rect area, int n) {
    sabbath_ring r = {.apron = ui_apron_height(ui)};
    const bool narrow = n == 5;
    const float house = narrow && ui_large_words(ui) ? 116.0f : 132.0f;
    const bool slim = !ui_large_words(ui); /* at the sides, for larger cards between them */
    const float w = narrow && slim ? 172.0f : 190.0f,
                side_w = !slim    ? w
                         : narrow ? 160.0f
                                  : 170.0f,
                low_w = n == 3 && slim ? 258.0f
                        : n == 4       ? 198.0f
                                       : 224.0f,
                low_h = !slim     ? house
                        : !narrow ? 122.0f
                                  : low_house;
    const float mid = area.x + area.w / 2, bottom = area.y + area.h;
    /* Of five the shelves at the top are lower, for the trick's sake, which has no room for that beside large words.
     */
    const bool above = narrow && slim;
    const float rim = slim ? 12.0f : 16.0f, aside = above ? 22.0f : narrow || slim ? 14.0f : wedge;
    const float mid_h = above ? top_shelf(ui, area, rim + side_w + aside) : house;
    const float strip = ui_seat_strip(ui), plate = plate_high(ui, n), high = house + plate + strip;
    const float rim_y = above ? close_above : air, over_own = above ? close_own : air;
    const float left = area.x + rim + side_w / 2, right = area.x + area.w - rim - side_w / 2;
    const float top_h = n == 3 ? 84.0f : n == 4 ? low_h + air : rim_y + mid_h + plate + strip;
    const float side = area.y + top_h + (bottom - low_h - top_h - high) / 2;
    const float from = left + side_w / 2 + aside;
    const float top = area.y + top_h + (n == 4 ? strip + 4 : above ? close_below : 2 * air);
    r.centre = (ui_rect){from, top, right - side_w / 2 - aside - from, bottom - low_h - over_own - top};
    const float spare = fmaxf(0.0f, r.centre.h - sabbath_trick_height(ui, r.centre.w, n));
    /* What is above the plate there is the shelf; below it "to act" ends before the apron, which is as dark. */
    const float lift = above ? strip : fminf(strip + air, spare);
    int at = 0;

    r.centre.h -= lift;
    r.at[at] = beside(mid, bottom - low_h - lift, low_w, low_h, plate, 0.0f);
    r.at[at++].cue_above = lift < strip;
    r.at[at++] = stacked(left, side, side_w, house, plate, 90.0f);
    if (n == 4) {
        r.at[at++] = beside(mid, area.y + air, low_w, low_h, plate, 180.0f); /* ends before the witch */
    } else if (n == 5) {
        /* Nearer to each other than to the corners, which have plates, too. They end where the witch before the moon
         * begins. */
        const float between = above ? 26.0f : 16.0f, apart = (w + between) / 2, pair = above ? mid : mid - off_moon;
        r.at[at++] = stacked(pair - apart, area.y + rim_y, w, mid_h, plate, 180.0f);
        r.at[at++] = stacked(pair + apart, area.y + rim_y, w, mid_h, plate, 180.0f);
    }
    r.at[at] = stacked(right, side, side_w, house, plate, 270.0f);
    return r;
}

static sabbath_ring tall_ring(const ui_frame *ui, ui_rect area, int n) {
    sabbath_ring r = {.apron = ui_apron_height(ui), .tall = true};
    const bool low = n == 5 && !ui_large_words(ui); /* for cards that are large enough */
    const float w = fminf(264.0f, (area.w - 36) / 2), house = low ? 112.0f : 140.0f, plate = plate_high(ui, n),
                high = house + plate + ui_seat_strip(ui);
    const float mid = area.x + area.w / 2,
                bottom = area.y + area.h - air, /* "to act" ends before the apron, which is as dark */
        top = area.y + 88.0f;
    const float left = area.x + area.w * 0.26f, right = area.x + area.w * 0.74f;
    const float second = top + high + 2 * air;
    int at = 0;

    if (n == 4) {
        r.at[at++] = stacked(right, bottom - high, w, house, plate, 0.0f);
        r.at[at++] = stacked(left, bottom - high, w, house, plate, 0.0f);
    } else {
        const bool one_line = n == 5 && !low; /* for want of room */
        r.at[at++] = one_line ? beside(mid, bottom - house - ui_seat_strip(ui), w, house, plate, 0.0f)
                              : stacked(mid, bottom - high, w, house, plate, 0.0f);
    }
    if (n == 5) {
        r.at[at++] = stacked(left, second, w, house, plate, 180.0f);
    }
    r.at[at++] = stacked(left, top, w, house, plate, 180.0f);
    r.at[at++] = stacked(right, top, w, house, plate, 180.0f);
    if (n == 5) {
        r.at[at] = stacked(right, second, w, house, plate, 180.0f);
    }
    const float from = (n == 5 ? second : top) + high + 2 * air;
    const float to = r.at[0].house.y - 2 * air;
    /* What is watched has an edge, off which a crown on the last card keeps. */
    const float rim = n < 5 ? 26.0f : ui->watched ? 20.0f : 12.0f;
    r.centre = (ui_rect){area.x + rim, from, area.w - 2 * rim, to - from};
    return r;
}

static sabbath_row_places row_of(const ui_frame *ui, const sabbath_ring *r, ui_rect words, int n) {
    const float above = r->tall || n == 5 || ui->rim != NULL ? 0.5f : 1.0f; /* below the skyline */

    return words.w > 0 ? sabbath_trick_beside(ui, r->centre, words, n)
                       : sabbath_trick_places(ui, r->centre, sabbath_banner_height(ui), n, above);
}

static sabbath_ring ring_still(const ui_frame *ui, int n) {
    const ui_rect board = sabbath_board_beside(ui);
    /* The apron's crest rises above its height. */
    const ui_rect area = {board.w, 0, ui->width - board.w, ui->height - ui_apron_height(ui) - 14};
    sabbath_ring r = {.apron = ui_apron_height(ui), .tall = is_tall(ui)};
    ui_rect words = {0};

    if (ui->rim != NULL) {
        r.centre = sabbath_racks(ui, board, n, r.at, &words);
    } else {
        r = r.tall ? tall_ring(ui, area, n) : wide_ring(ui, area, n);
    }
    r.board = board;
    r.row = row_of(ui, &r, words, n);
    return r;
}

/* Between these places while the table glides beside a hand that opens or has closed. */
static void glide(ui_rect *is, ui_rect was, float part) {
    *is = motion_between(was, *is, part);
}

sabbath_ring sabbath_ring_of(const ui_frame *ui, int n) {
    sabbath_ring r = ring_still(ui, n);
    ui_frame before;

    if (!ui_rim_before(ui, &before)) {
        return r;
    }
    const sabbath_ring was = ring_still(&before, n);
    const float part = ui->rim->glides;
    for (int i = 0; i < n; i++) {
        glide(&r.at[i].house, was.at[i].house, part);
        glide(&r.at[i].plate, was.at[i].plate, part);
        glide(&r.row.card[i], was.row.card[i], part);
        glide(&r.row.who[i], was.row.who[i], part);
    }
    glide(&r.row.banner, was.row.banner, part);
    r.centre = motion_area(was.centre, r.centre, part);
    r.board = motion_area(was.board, r.board, part);
    return r;
}
