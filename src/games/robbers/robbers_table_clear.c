/* Where the trick of a flat table lies while hands are open there: nothing that tells it is below one of them. */
#include <math.h>

#include "robbers_table_trick.h"
#include "ui/motion.h"
#include "ui/rim.h"

/* Between a hand and the area that a row moves to; whatever stands in it may reach out so much less. */
static const float off = 12.0f, least_off = 4.0f;

static ui_rect reach_of(ui_draw *d, const robbers_spot *spot, int n) {
    const robbers_row l = robbers_row_of(d, spot, n);
    ui_rect all = ui_both(l.sign[0], l.sign[1]);

    for (int i = 0; i < n; i++) {
        all = ui_both(all, ui_both(ui_both(l.card[i], l.value[i]), ui_both(l.who[i], l.tag[i])));
    }
    return all;
}

static bool is_clear(const ui_rim *rim, ui_rect at, float apart) {
    bool clear = true;

    for (int i = 0; i < rim->n_open; i++) {
        clear &= !ui_meet(ui_inset(rim->open[i], -apart), at);
    }
    return clear;
}

/* Where an area may begin (to: end) along x or y: with the room, or where a hand ends (begins). */
static int bounds(const ui_rim *rim, ui_rect room, bool along_y, bool to, float out[UI_RIM_SEATS + 1]) {
    out[0] = along_y ? room.y + (to ? room.h : 0.0f) : room.x + (to ? room.w : 0.0f);
    for (int i = 0; i < rim->n_open; i++) {
        const ui_rect hand = ui_inset(rim->open[i], -off);
        const ui_rect edge = {hand.x + (to ? 0.0f : hand.w), hand.y + (to ? 0.0f : hand.h), 0, 0};
        out[i + 1] = along_y ? edge.y : edge.x;
    }
    return rim->n_open + 1;
}

/* An area that is not cut at its foot alone leaves the place beside those who run before a wide frame's moon. */
static robbers_spot spot_in(const ui_frame *ui, const robbers_spot *usual, ui_rect area) {
    static const float below_runners = 6.0f;
    const ui_rect was = usual->area;
    robbers_spot spot = *usual;

    spot.area = area;
    spot.moved = area.x != was.x || area.y != was.y || area.w != was.w ? 1.0f : 0.0f;
    if (spot.moved > 0.0f && ui->height <= ui->width) {
        const float top = fmaxf(area.y, robbers_runners_foot(ui) + below_runners);
        spot.area = (ui_rect){area.x, top, area.w, area.y + area.h - top};
    }
    return spot;
}

static float from_middle(ui_rect a, ui_rect b) {
    return hypotf(a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2);
}

/* Where its cards are largest; of equal places the one nearest to where it usually lies. */
typedef struct {
    robbers_spot spot;
    float wide, far;
} choice;

static void weigh(ui_draw *d, const robbers_spot *usual, ui_rect area, int n, choice *best) {
    static const float least = 24.0f, least_signs = 240.0f, same = 0.5f;
    const robbers_spot spot = spot_in(d->ui, usual, area);

    if (area.w <= least_signs || area.h <= 0.0f || !is_clear(d->ui->rim, area, off - 0.1f)) {
        return;
    }
    const float wide = robbers_row_of(d, &spot, n).card[0].w;
    const ui_rect reach = reach_of(d, &spot, n);
    const float far = from_middle(reach, reach_of(d, usual, n));
    if (wide >= least && (wide > best->wide + same || (wide > best->wide - same && far < best->far))) {
        *best = (choice){spot, wide, far};
    }
}

static void weigh_all(ui_draw *d, const robbers_spot *usual, ui_rect room, int n, choice *best) {
    float left[UI_RIM_SEATS + 1], right[UI_RIM_SEATS + 1], top[UI_RIM_SEATS + 1], foot[UI_RIM_SEATS + 1];
    const int all = bounds(d->ui->rim, room, false, false, left);

    bounds(d->ui->rim, room, false, true, right);
    bounds(d->ui->rim, room, true, false, top);
    bounds(d->ui->rim, room, true, true, foot);
    for (int i = 0; i < all * all * all * all; i++) {
        const float x = fmaxf(left[i % all], room.x), y = fmaxf(top[i / all % all], room.y);
        const float to_x = fminf(right[i / all / all % all], room.x + room.w);
        const float to_y = fminf(foot[i / all / all / all], room.y + room.h);
        weigh(d, usual, (ui_rect){x, y, to_x - x, to_y - y}, n, best);
    }
}

static robbers_spot spot_beside(ui_draw *d, const robbers_ring *r, int n) {
    const robbers_spot usual = {r->centre, r->at, r->beyond, r->foot, 0.0f};
    const ui_rect below = {r->centre.x, r->room.y, r->centre.w, r->room.h};
    choice best = {.spot = usual};

    if (d->ui->rim != NULL && !is_clear(d->ui->rim, reach_of(d, &usual, n), least_off)) {
        weigh_all(d, &usual, below, n, &best);
        weigh_all(d, &usual, r->room, n, &best);
    }
    return best.spot;
}

robbers_spot robbers_clear_spot(ui_draw *d, const robbers_ring *r, int n) {
    robbers_spot spot = spot_beside(d, r, n);
    ui_frame before;

    if (ui_rim_before(d->ui, &before)) {
        const ui_frame *now = d->ui;
        const float part = now->rim->glides;
        d->ui = &before;
        const robbers_spot was = spot_beside(d, r, n);
        d->ui = now;
        spot.area = motion_area(was.area, spot.area, part);
        spot.moved = was.moved + (spot.moved - was.moved) * part;
    }
    return spot;
}
