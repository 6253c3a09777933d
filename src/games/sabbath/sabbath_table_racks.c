/* What was taken, on a flat table: one rack for each seat, the same at every edge. It stands before its owner and is
 * read from there, shelf and emblem on one line, further in than the hand that opens below it reaches. */
#include <math.h>

#include "sabbath_table.h"
#include "ui/edges.h"
#include "ui/rim.h"

static const float shelf_w = 224.0f, shelf_gap = 8.0f, emblem_w = 58.0f;
static const float pad = 8.0f; /* of what both lie on */
static const float air = 12.0f;
static const float least_card = 124.0f; /* wide, with the gap beside it: read across the table */

/* One that lies across has the words of the trick beside a rack, and so room for larger ones. */
static float grown(const ui_frame *ui) {
    return ui->width > ui->height ? 1.15f : 1.0f;
}

static float rack_long(const ui_frame *ui) {
    return (shelf_w + shelf_gap + emblem_w) * grown(ui);
}

/* Three tiles stand one upon the other there, whole; beside large words they are lower, for the trick's sake. */
static float rack_high(const ui_frame *ui) {
    return ui_large_words(ui) ? 120.0f : 132.0f * grown(ui);
}

/* Which edges have a rack, and how many. */
static void count(int n, bool tall, int at[4]) {
    for (int seat = 0; seat < n; seat++) {
        at[ui_edge_of(n, seat, tall)]++;
    }
}

/* Stands about this middle, turned to its edge; it is laid out as if it were not. */
static ui_place rack(const ui_frame *ui, float x, float y, int turn) {
    const float high = rack_high(ui), wide = rack_long(ui), emblem = emblem_w * grown(ui);
    const ui_rect all = {x - wide / 2, y - high / 2, wide, high};

    return (ui_place){.house = {all.x, all.y, shelf_w * grown(ui), high},
                      .plate = {all.x + wide - emblem, all.y + high - emblem, emblem, emblem},
                      .angle = 90.0f * (float)turn,
                      .turn = turn,
                      .far = turn == 2};
}

/* How far in the racks of the long sides stand. */
typedef struct {
    float top, bottom;
} insets;

static const float off_hand = pad + 4.0f;

/* Beyond the hands that open there, where the height leaves the rest so much. Where it does so on one side alone,
 * that is the lower one, and the upper one while a hand is open there and none below; the trick goes with them. */
static insets inset_of(const ui_frame *ui, insets wish, float room, bool has_top) {
    const bool upper = has_top && ui->rim->n_over > 0 && !ui->rim->near;

    if (room >= (has_top ? wish.top : 0.0f) + wish.bottom) {
        return wish;
    }
    if (room < (upper ? wish.top : wish.bottom) + off_hand) {
        return (insets){off_hand, off_hand};
    }
    return upper ? (insets){wish.top, off_hand} : (insets){off_hand, wish.bottom};
}

/* Before hands that are open there; without one at the edge. One with large words reaches further than is kept free
 * for all: as far as it does, where the rest has the room. */
static insets inset(const ui_frame *ui, float rest, bool has_top) {
    const float before = fmaxf(off_hand, ui->rim->sheet + off_hand), room = ui->height - rest;
    const insets usual = {ui->rim->n_over > 0 ? before : off_hand, ui->rim->near ? before : off_hand};
    insets open = usual;

    for (int i = 0; i < ui->rim->n_open; i++) {
        const ui_rect hand = ui->rim->open[i];
        if (hand.x <= 0.0f || hand.x + hand.w >= ui->width) {
            continue;
        }
        if (hand.y <= 0.0f) {
            open.top = fmaxf(open.top, hand.y + hand.h + off_hand);
        } else {
            open.bottom = fmaxf(open.bottom, ui->height - hand.y + off_hand);
        }
    }
    const insets in = inset_of(ui, open, room, has_top);
    const bool clear = in.top >= open.top || in.bottom >= open.bottom;
    return clear ? in : inset_of(ui, usual, room, has_top);
}

/* As high as a trick of cards that can be read across the table. */
static float least_trick(const ui_frame *ui, float w, int n) {
    return sabbath_trick_height(ui, fminf(w, least_card * (float)n), n) + 2 * air;
}

/* Where along its edge, from its owner's left, is the chip of this seat. */
static float along(int n, int seat, bool tall, float length, const int at[4]) {
    const int turn = ui_edge_of(n, seat, tall);
    int to_right = 0;

    while (seat > to_right && ui_edge_of(n, seat - 1 - to_right, tall) == turn) {
        to_right++;
    }
    return ((float)(at[turn] - 1 - to_right) + 0.5f) * length / (float)at[turn];
}

/* Where trick and racks end at the right: before the hands that are open there. */
static float free_end(const ui_frame *ui) {
    for (int i = 0; i < ui->rim->n_open; i++) {
        const ui_rect hand = ui->rim->open[i];
        const bool lies = hand.y <= 0.0f || hand.y + hand.h >= ui->height; /* of a low frame a side's do, too */
        if (hand.x > ui->width / 2 && (!lies || hand.x + hand.w >= ui->width)) {
            return fminf(ui->width, hand.x);
        }
    }
    return ui->width;
}

/* Where along a long side the rack of this seat stands: before its chip, beside the board and what is open at the
 * right, with room for its neighbours' there. */
static float before_chip(const ui_frame *ui, ui_rect board, int n, int seat, const int at[4]) {
    const int turn = ui_edge_of(n, seat, false);
    const ui_rect chip = ui->rim->chip[seat].at;
    const float half = rack_long(ui) / 2, each = rack_long(ui) + 2 * pad + air;
    const float first = board.x + board.w + air + half, last = free_end(ui) - air - pad - half;
    const float wide = along(n, seat, false, (float)at[turn], at); /* racks, from its owner's left */
    const float before = (turn == 0 ? wide : (float)at[turn] - wide) - 0.5f, after = (float)at[turn] - 1.0f - before;

    return fmaxf(first + before * each, fminf(chip.x + chip.w / 2, last - after * each));
}

/* The one at the top with the trick's banner beside it: a low frame's cards have the height that a line of its own
 * would take. It steps aside for that, down to `from`. Returns where the banner is, no width where it stays with the
 * cards. */
static ui_rect words_beside(const ui_frame *ui, ui_rect trick, float line, int n, float from, ui_place *top) {
    static const float least = 300.0f, most = 430.0f, large = 0.9f; /* of the widest cards */
    static const float corner_w = 210.0f;                           /* which trick it is stands there */
    const float high = rack_high(ui), half = rack_long(ui) / 2, banner = sabbath_banner_height(ui);
    const float between = pad + air, end = fminf(trick.x + trick.w, ui->width - corner_w * ui->text_scale);
    const ui_rect all = ui_both(top->house, top->plate);
    const float x = fmaxf(from, fminf(all.x + half, end - least - between - half));
    const float beside = x + half + between, w = fminf(most, end - beside);

    if (w < least || sabbath_trick_height(ui, large * fminf(trick.w, SABBATH_WIDEST_CARD * (float)n), n) < trick.h) {
        return (ui_rect){0};
    }
    *top = rack(ui, x, line, 2);
    return (ui_rect){beside, line - banner / 2, w, fminf(banner, high)};
}

static ui_rect wide_racks(const ui_frame *ui, ui_rect board, int n, ui_place place[], ui_rect *words) {
    const float high = rack_high(ui), edge = air + pad, inside = high + pad + air;
    const float strip = ui->rim->right ? sabbath_beside_board(ui) : 0.0f, left = board.x + board.w + edge;
    /* On a short frame between two hands the cards want what is kept there for one. */
    const float lacks = fmaxf(0.0f, left + strip + edge + 2 * inside + least_card * (float)n - ui->width);
    const float right = ui->width - fmaxf(0.0f, strip - lacks) - edge;
    const float from = left + inside, to = right - inside;
    int at[4] = {0};

    count(n, false, at);
    const bool has_top = at[2] > 0;
    const float cards = least_trick(ui, to - from, n) - (has_top ? sabbath_banner_height(ui) : 0.0f);
    const insets in = inset(ui, cards + (has_top ? 2.0f : 1.0f) * (high + pad), has_top);
    const float top = has_top ? in.top + inside : air, bottom = ui->height - in.bottom - inside;
    const float lowest = ui->rim->near ? fminf(bottom, ui->height - ui->rim->sheet - air) : bottom;
    /* Of two at the lower edge the racks are below those of the sides. */
    const float middle = fminf((top + bottom) / 2, at[0] > 1 ? bottom - pad - rack_long(ui) / 2 : INFINITY);
    ui_rect trick = {from, top, to - from, lowest - top};
    for (int i = 0; i < n; i++) {
        const int turn = ui_edge_of(n, i, false);
        const float x = turn % 2 == 0 ? before_chip(ui, board, n, i, at) : 0.0f;
        place[i] = turn == 0   ? rack(ui, x, ui->height - in.bottom - high / 2, 0)
                   : turn == 1 ? rack(ui, left + high / 2, middle, 1)
                   : turn == 2 ? rack(ui, x, in.top + high / 2, 2)
                               : rack(ui, right - high / 2, middle, 3);
        if (turn == 2) {
            *words =
                words_beside(ui, trick, in.top + high / 2, n, board.x + board.w + air + rack_long(ui) / 2, &place[i]);
        }
    }
    return trick;
}

/* How the racks of a tall one stand: it has room for a trick over its whole width alone, but for one of few cards
 * beside the rack of a side where nobody sits opposite. Those of the sides stand above it and below, each at its
 * owner's left hand where one sits at either; on one line with that of the edge, where the width holds both. */
typedef struct {
    bool two;    /* at the left */
    bool beside; /* the trick, the rack at the left */
    bool one_line;
    bool crossed; /* the right one is below */
    float trick;  /* its width */
} tall_way;

static const float crown_out = 12.0f; /* the last card's, before what ends the trick */

static tall_way way_of(const ui_frame *ui, float w, int n, const int at[4]) {
    static const float roomy_card = 150.0f;
    const float high = rack_high(ui), beside = w - 3 * air - 2 * pad - high - crown_out;
    tall_way way = {.two = at[1] > 1, .trick = w - 2 * (air + crown_out)};

    if (at[3] == 0 && at[1] == 1 && beside >= roomy_card * (float)n) {
        way.beside = true;
        way.trick = beside;
    }
    way.one_line = w >= rack_long(ui) + 2 * high + 6 * pad + 4 * air;
    way.crossed = way.one_line && at[1] == 1 && at[3] == 1;
    return way;
}

static ui_rect tall_racks(const ui_frame *ui, ui_rect board, int n, ui_place place[]) {
    static const float corner = 84.0f, corner_w = 210.0f; /* which trick it is stands there */
    const float high = rack_high(ui), wide = rack_long(ui), between = 2 * pad + air;
    const float x = board.x + board.w, end = free_end(ui);
    const float left = x + air + pad + high / 2, right = end - air - pad - high / 2;
    int at[4] = {0};

    count(n, true, at);
    const tall_way way = way_of(ui, end - x, n, at);
    const bool low_sides = way.two || way.crossed;
    const float above = way.beside ? high : way.one_line ? wide : high + between + wide;
    insets in = inset(ui, least_trick(ui, way.trick, n) + above + 2 * (pad + air) + (low_sides ? wide : high), true);
    const float most = ui->width - air - pad - wide / 2; /* they stay on the frame */
    const float top_x = fminf(fmaxf((x + end) / 2, x + pad + 4.0f + wide / 2), most);
    in.top = fmaxf(in.top, top_x + wide / 2 > ui->width - corner_w * ui->text_scale ? corner : 0.0f);
    in.bottom = fmaxf(in.bottom, fminf(in.top, corner)); /* both edges alike while no hand is open */
    const float upper = way.one_line ? fmaxf(in.top, corner) : in.top + high + between;
    const float lower = ui->height - in.bottom - wide;
    const float top = way.beside ? in.top + high + pad + air : upper + wide + pad + air;
    const float foot = (low_sides ? lower : ui->height - in.bottom - high) - pad - air;
    const float low_x = fminf(fmaxf(top_x, way.two ? left + high / 2 + between + wide / 2 : 0.0f), most);
    for (int i = 0; i < n; i++) {
        const int turn = ui_edge_of(n, i, true);
        const bool below = way.two && along(n, i, true, ui->height, at) > ui->height / 2;
        const float side = way.beside ? (top + foot) / 2 : (below ? lower : upper) + wide / 2;
        place[i] = turn == 0   ? rack(ui, low_x, ui->height - in.bottom - high / 2, 0)
                   : turn == 1 ? rack(ui, left, side, 1)
                   : turn == 2 ? rack(ui, top_x, in.top + high / 2, 2)
                               : rack(ui, right, (way.crossed ? lower : upper) + wide / 2, 3);
    }
    return (ui_rect){end - air - crown_out - way.trick, top, way.trick, foot - top};
}

ui_rect sabbath_racks(const ui_frame *ui, ui_rect board, int n, ui_place place[], ui_rect *words) {
    *words = (ui_rect){0};
    return ui->width > ui->height ? wide_racks(ui, board, n, place, words) : tall_racks(ui, board, n, place);
}

ui_rect sabbath_rack_seen(const ui_place *p, ui_rect r) {
    const ui_rect all = ui_both(p->house, p->plate);
    const float mx = all.x + all.w / 2, my = all.y + all.h / 2;
    const float x = r.x + r.w / 2 - mx, y = r.y + r.h / 2 - my;

    switch (p->turn) {
    case 1:
        return ui_centre((ui_rect){mx - y, my + x, 0, 0}, r.h, r.w);
    case 2:
        return ui_centre((ui_rect){mx - x, my - y, 0, 0}, r.w, r.h);
    case 3:
        return ui_centre((ui_rect){mx + y, my - x, 0, 0}, r.h, r.w);
    default:
        return r;
    }
}
