/* Ways of passed cards past others as one bow. */
#include <math.h>

#include "growl_table_past.h"

typedef table_point point;

/* How large cards may be on it, and how far both are from its middle, by how much air there is. */
const growl_past_width_of growl_past_width[GROWL_PAST_WIDTHS] = {
    {36.0f, 12.0f, false, false},
    {29.0f, 12.0f, true, false},
    {21.0f, 6.0f, false, true},
    {15.0f, 6.0f, false, true}, /* between the plates of a full row */
};

growl_lane growl_past_as_wide(growl_lane s, int i) {
    s.narrow = growl_past_width[i].narrow;
    s.close = growl_past_width[i].close;
    return s;
}

/* In a table drawn round: how far from its middle, and where on the way round, to the left. */
typedef struct {
    float far, turned;
} round_point;

static round_point round_of(ui_rect table, point p) {
    const point c = table_middle(table);
    const float x = (p.x - c.x) / table.w * 2, y = (p.y - c.y) / table.h * 2;

    return (round_point){hypotf(x, y), atan2f(y, x)};
}

/* On the side of those who are passed by: from seat to seat, `far` from the middle, soon there for `steep`. */
static growl_lane arc(ui_rect table, round_point a, round_point b, float far, float steep) {
    const point c = table_middle(table);
    growl_lane s = {.n = GROWL_LANE_POINTS};

    for (int i = 0; i < s.n; i++) {
        const float part = (float)i / (float)(s.n - 1), turned = a.turned + (b.turned - a.turned) * part;
        const float is = far + (a.far - far) * powf(1.0f - part, steep) + (b.far - far) * powf(part, steep);
        s.at[i] = (point){c.x + cosf(turned) * is * table.w / 2, c.y + sinf(turned) * is * table.h / 2};
    }
    return s;
}

/* Of a plate: beside its house, where the way round goes on (1) or comes from (-1); of a corner on the side towards
 * the middle, for another way goes to the neighbour above or below. */
static point leaves(ui_rect table, ui_rect plate, float on, bool corner) {
    static const float aside = 0.38f, off = 0.28f; /* of its width; of its height */
    const point p = table_middle(plate);
    const float in = p.x < table_middle(table).x ? 1.0f : -1.0f;

    if (corner) {
        return (point){p.x + in * plate.w / 2, p.y - on * in * off * plate.h};
    }
    return (point){p.x - on * aside * plate.w * sinf(round_of(table, p).turned), p.y};
}

/* How long it is, and how much it turns; INFINITY where it has a corner, or leaves the table. */
static float costs_of(const growl_past_room *room, const growl_lane *s) {
    static const float sharp = 0.2f, turning = 60.0f, half_round = 3.1415927f;
    float costs = table_apart(s->at[0], s->at[1]);

    for (int i = 1; i < s->n - 1; i++) {
        const point a = s->at[i - 1], b = s->at[i], c = s->at[i + 1];
        const float by = fabsf(atan2f(c.y - b.y, c.x - b.x) - atan2f(b.y - a.y, b.x - a.x));
        const float turn = fminf(by, 2 * half_round - by);
        if (turn > sharp || !growl_past_on_table(room, b)) {
            return INFINITY;
        }
        costs += turning * turn + table_apart(b, c);
    }
    return costs;
}

/* The way that costs least so far, of those with so much air; n 0: there is none. */
typedef struct {
    growl_lane way;
    float costs;
} found;

static void keep_cheaper(growl_past_room *room, const growl_lane *s, found best[GROWL_PAST_BOWS]) {
    for (int i = 0; i < GROWL_PAST_BOWS; i++) {
        room->air = growl_past_width[i].air;
        const float costs = costs_of(room, s);
        if (costs < best[i].costs && growl_past_clear(room, s, room->air, false)) {
            best[i] = (found){*s, costs};
            return;
        }
    }
}

/* Of seats near to each other: a bow towards the middle, or a flat one away from it. */
static void try_bows(growl_past_room *room, point a, point b, found best[GROWL_PAST_BOWS]) {
    enum { HIGHS = 25, AWAY = 3 };
    static const float step = 0.05f; /* of how far they are from each other */

    for (int k = -AWAY; k < HIGHS - AWAY; k++) {
        const float high = step * (float)k;
        const point mid = table_towards(a, b, 0.5f), bend = {mid.x - high * (b.y - a.y), mid.y + high * (b.x - a.x)};
        growl_lane s = {.n = GROWL_LANE_POINTS};
        for (int i = 0; i < s.n; i++) {
            const float part = (float)i / (float)(s.n - 1);
            s.at[i] = table_towards(table_towards(a, bend, part), table_towards(bend, b, part), part);
        }
        keep_cheaper(room, &s, best);
    }
}

/* Off the corners' sides or, where that takes a corner, beside their houses. */
static void find_bows(growl_past_room *room, bool corners, found best[GROWL_PAST_BOWS]) {
    enum { FARS = 14, STEEPS = 4 };
    static const float nearest = 0.3f, step = 0.06f, steep[STEEPS] = {2.0f, 3.0f, 5.0f, 8.0f}, all_round = 6.2831853f,
                       near = 2.4f;
    const point at = leaves(room->round, room->a, 1.0f, corners && room->corner_a),
                end = leaves(room->round, room->b, -1.0f, corners && room->corner_b);
    const round_point a = round_of(room->round, at);
    round_point b = round_of(room->round, end);

    b.turned += b.turned < a.turned ? all_round : 0.0f;
    for (int i = 0; i < FARS * STEEPS; i++) {
        const int further = i / STEEPS;
        const float far = nearest + step * (float)further;
        const growl_lane s = growl_lane_rounded(arc(room->round, a, b, far, steep[i % STEEPS]));
        keep_cheaper(room, &s, best);
    }
    if (b.turned - a.turned < near) {
        try_bows(room, at, end, best);
    }
}

/* With as much air as there is one; n 0: none is free. */
growl_lane growl_past_bow(growl_past_room *room, float *aside) {
    for (int often = 0; often < (room->corner_a || room->corner_b ? 2 : 1); often++) {
        found best[GROWL_PAST_BOWS];
        for (int i = 0; i < GROWL_PAST_BOWS; i++) {
            best[i] = (found){.way.n = 0, .costs = INFINITY};
        }
        find_bows(room, often == 0, best);
        for (int i = 0; i < GROWL_PAST_BOWS; i++) {
            if (best[i].way.n > 0) {
                *aside = growl_past_width[i].aside;
                return growl_past_as_wide(best[i].way, i);
            }
        }
    }
    return (growl_lane){.n = 0};
}
