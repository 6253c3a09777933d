/* A way of passed cards as a line of points: a part of it, what is clear of its ends, what runs beside it. */
#include <math.h>

#include "growl_table_lanes.h"

table_point growl_on_lane(const growl_lane *s, float part) {
    const float along = fminf(fmaxf(part, 0.0f), 1.0f) * (float)(s->n - 1);
    const int i = (int)fminf(along, (float)s->n - 2.0f);

    return table_towards(s->at[i], s->at[i + 1], along - (float)i);
}

/* The card that lies on a home tile. */
static bool hides_tile(const ui_place *seat, ui_rect card) {
    return ui_meet(card, growl_tile_card(seat, 0));
}

/* Where a card of this size is clear of both plates, with air, and of what lies at them; where there is no such place
 * it stays in the middle. */
growl_lane growl_lane_clear(const growl_lane *lane, const ui_place *from, const ui_place *to, float w, float h) {
    enum { SAMPLES = 48 };
    static const float air = 8.0f;
    float first = 1.0f, last = 0.0f;
    growl_lane s = {.n = GROWL_LANE_POINTS};

    for (int i = 0; i <= SAMPLES; i++) {
        const float part = (float)i / SAMPLES;
        const table_point p = growl_on_lane(lane, part);
        const ui_rect bare = {p.x - w / 2, p.y - h / 2, w, h}, card = ui_inset(bare, -air);
        if (!ui_meet(card, from->plate) && !ui_meet(card, to->plate) && !hides_tile(from, bare) &&
            !hides_tile(to, bare)) {
            first = fminf(first, part);
            last = part;
        }
    }
    for (int i = 0; i < GROWL_LANE_POINTS; i++) {
        const float part = first + (last - first) * (float)i / (GROWL_LANE_POINTS - 1);
        s.at[i] = growl_on_lane(lane, first <= last ? part : 0.5f);
    }
    return s;
}

table_point growl_beside_lane(const growl_lane *s, int i, float by) {
    const table_point from = s->at[i > 0 ? i - 1 : 0], to = s->at[i < s->n - 1 ? i + 1 : i];
    const float dx = to.x - from.x, dy = to.y - from.y, len = fmaxf(hypotf(dx, dy), 0.1f);

    return (table_point){s->at[i].x - dy / len * by, s->at[i].y + dx / len * by};
}

growl_lane growl_lane_back(const growl_lane *s) {
    growl_lane back = {.n = s->n, .narrow = s->narrow, .close = s->close};

    for (int i = 0; i < s->n; i++) {
        back.at[i] = s->at[s->n - 1 - i];
    }
    return back;
}

static bool hides(const ui_place *seat, table_point p) {
    static const float air = -5.0f;

    return ui_inside(ui_inset(seat->plate, air), p.x, p.y) ||
           ui_inside(ui_inset(growl_house_box(seat), air), p.x, p.y);
}

growl_lane growl_lane_aside(const growl_lane *all, const ui_place *from, const ui_place *to, float by) {
    enum { SAMPLES = 160 };
    growl_lane aside = *all, s = {.n = GROWL_LANE_POINTS};
    int first = 0, last = SAMPLES;

    for (int i = 0; i < all->n; i++) {
        aside.at[i] = growl_beside_lane(all, i, by);
    }
    while (first < last - 1 && hides(from, growl_on_lane(&aside, (float)first / SAMPLES))) {
        first++;
    }
    while (last > first + 1 && hides(to, growl_on_lane(&aside, (float)last / SAMPLES))) {
        last--;
    }
    for (int i = 0; i < s.n; i++) {
        const float part = (float)i / (float)(s.n - 1);
        s.at[i] = growl_on_lane(&aside, ((float)first + (float)(last - first) * part) / SAMPLES);
    }
    return s;
}

growl_lane growl_lane_rounded(growl_lane s) {
    enum { TIMES = 8 };

    for (int k = 0; k < TIMES; k++) {
        table_point before = s.at[0];
        for (int i = 1; i < s.n - 1; i++) {
            const table_point here = s.at[i];
            s.at[i] = table_towards(here, table_towards(before, s.at[i + 1], 0.5f), 0.5f);
            before = here;
        }
    }
    return s;
}
