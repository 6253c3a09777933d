/* The ways of passed cards past whoever takes no part, between those and what lies in the middle: one bow where one
 * is free, else the shortest way round. */
#include <math.h>

#include "growl_table_past.h"
#include "ui/card_route.h"
#include "ui/found.h"

typedef table_point point;

enum { ENDS = 7 };

/* ---- the way ---- */

/* Where it leaves a plate, straight: on an edge, and so far from it that it is clear of the plate. */
typedef struct {
    point edge, spot;
} way_end;

/* Those of both plates, as they are with so much air. */
typedef struct {
    way_end at[2 * ENDS];
    int begins, n;
} way_ends;

/* Off the middles of a plate's edges, along the lower one, and beside the house. */
static void add_ends(const growl_past_room *room, way_ends *ends, ui_rect p, ui_rect house) {
    static const float least = 28.0f, hair = 1.0f;
    const float left = house.x - p.x, right = p.x + p.w - house.x - house.w, out = room->air + hair;
    const struct {
        point at, on;
        bool is;
    } end[ENDS] = {{{p.x, p.y + p.h / 2}, {-1, 0}, true},
                   {{p.x + p.w, p.y + p.h / 2}, {1, 0}, true},
                   {{p.x + p.w / 4, p.y + p.h}, {0, 1}, true},
                   {{p.x + p.w / 2, p.y + p.h}, {0, 1}, true},
                   {{p.x + 3 * p.w / 4, p.y + p.h}, {0, 1}, true},
                   {{p.x + left / 2, p.y}, {0, -1}, left > least},
                   {{p.x + p.w - right / 2, p.y}, {0, -1}, right > least}};

    for (int i = 0; i < ENDS; i++) {
        const point spot = {end[i].at.x + end[i].on.x * out, end[i].at.y + end[i].on.y * out};
        if (end[i].is && growl_past_between(room, spot) && growl_past_on_table(room, spot) &&
            growl_past_sees(room, spot, spot)) {
            ends->at[ends->n++] = (way_end){end[i].at, spot};
        }
    }
}

static way_ends ends_of(const growl_past_room *room) {
    way_ends ends = {.n = 0};

    add_ends(room, &ends, room->a, room->house_a);
    ends.begins = ends.n;
    add_ends(room, &ends, room->b, room->house_b);
    return ends;
}

static void add_corners(const growl_past_room *room, table_spots *spots) {
    static const float hair = 0.5f;

    for (int k = 0; k < room->n; k++) {
        const ui_rect r = ui_inset(room->off[k], -room->air - hair);
        for (int i = 0; i < 4; i++) {
            const point p = {r.x + (i % 2 == 0 ? 0.0f : r.w), r.y + (i < 2 ? 0.0f : r.h)};
            if (growl_past_between(room, p) && growl_past_on_table(room, p) && growl_past_sees(room, p, p)) {
                spots->at[spots->n++] = p;
            }
        }
    }
}

/* ---- round corners ---- */

/* A line of spots as a way with points at equal distances. */
static growl_lane even(const point at[], int n, float length) {
    growl_lane s = {.n = GROWL_LANE_POINTS};
    float before = 0.0f; /* all of the pieces before the k-th */
    int k = 1;

    for (int i = 0; i < s.n; i++) {
        const float along = length * (float)i / (float)(s.n - 1);
        while (k < n - 1 && before + table_apart(at[k - 1], at[k]) < along) {
            before += table_apart(at[k - 1], at[k]);
            k++;
        }
        s.at[i] = table_towards(at[k - 1], at[k],
                                fminf(1.0f, (along - before) / fmaxf(table_apart(at[k - 1], at[k]), 0.1f)));
    }
    return s;
}

/* Over corners, shorter than `most`; n 0: there is none. */
static growl_lane shortest(const growl_past_room *room, float most, float *length) {
    const way_ends ends = ends_of(room);
    table_spots spots = {.begins = ends.begins, .ends = ends.n, .n = ends.n};
    point at[TABLE_SPOTS + 2];
    int over[TABLE_SPOTS];

    _Static_assert(4 * GROWL_PAST_OFF + 2 * ENDS <= TABLE_SPOTS, "corners of all, and both ends");
    for (int i = 0; i < ends.n; i++) {
        spots.at[i] = ends.at[i].spot;
    }
    add_corners(room, &spots);
    const int n = table_shortest(&spots, growl_past_sees, room, most, over, length);
    if (n == 0) {
        return (growl_lane){.n = 0};
    }
    at[0] = ends.at[over[n - 1]].edge;
    for (int i = 0; i < n; i++) {
        at[i + 1] = spots.at[over[n - 1 - i]];
    }
    at[n + 1] = ends.at[over[0]].edge;
    return even(at, n + 2, *length + 2 * room->air);
}

/* Away from all that is near, the more the nearer. */
static point push_at(const growl_past_room *room, point p) {
    static const float reach = 90.0f, most = 5.0f;
    point push = {0, 0};

    for (int k = 0; k < room->n; k++) {
        const ui_rect r = room->off[k];
        const point near = {fmaxf(r.x, fminf(p.x, r.x + r.w)), fmaxf(r.y, fminf(p.y, r.y + r.h))};
        const float away = fmaxf(table_apart(near, p), 0.1f);
        if (away < reach && k / 2 != room->from && k / 2 != room->to) {
            const float by = most * (1.0f - away / reach) * (1.0f - away / reach) / away;
            push.x += by * (p.x - near.x);
            push.y += by * (p.y - near.y);
        }
    }
    return push;
}

/* As a band that is drawn tight and pushed off what is near: round, and in the middle of where there is room. */
static void round_off(const growl_past_room *room, growl_lane *way) {
    enum { TIMES = 100, SOFTER = 5 };
    static const float keeps = 0.75f, least = 7.0f, ends = 1.6f; /* of its air */
    const int last = way->n - 1;

    for (int k = 0; k < TIMES; k++) {
        for (int i = 1; i < last; i++) {
            const point mid = table_towards(way->at[i - 1], way->at[i + 1], 0.5f), push = push_at(room, way->at[i]);
            const point p = {mid.x + push.x, mid.y + push.y};
            const bool own = fminf(table_apart(way->at[0], p), table_apart(way->at[last], p)) > ends * room->air;
            if (growl_past_on_table(room, p) && growl_past_free(room, way->at[i - 1], p, keeps * room->air, own) &&
                growl_past_free(room, p, way->at[i + 1], keeps * room->air, own)) {
                way->at[i] = p;
            }
        }
    }
    *way = growl_lane_rounded(*way);
    growl_lane round = growl_lane_rounded(*way);
    for (int k = 1; k < SOFTER && growl_past_clear(room, &round, least, true); k++) {
        *way = round;
        round = growl_lane_rounded(round);
    }
}

/* ---- the best ---- */

/* The middle of both ways from a to b: a bow where there is room for it, else round what is in the way, far from
 * everything, or closer where that is much shorter; *aside: of each. */
static growl_lane best_way(growl_past_room *room, float *aside) {
    static const float closer = 0.2f, endless = 1e6f;
    growl_lane best = growl_past_bow(room, aside);
    float most = best.n > 0 ? 0.0f : endless;

    for (int i = 0; i < (best.n > 0 ? GROWL_PAST_BOWS : GROWL_PAST_WIDTHS); i++) { /* the last where it must */
        const float more = 1.0f + closer * (float)i;
        float length = 0.0f;
        room->air = growl_past_width[i].air;
        growl_lane s = shortest(room, most / more, &length);
        if (s.n > 0) {
            round_off(room, &s);
            most = length * more;
            *aside = growl_past_width[i].aside;
            best = growl_past_as_wide(s, i);
        }
    }
    return best;
}

/* All that it follows from. */
static uint64_t key_of(const growl_past_room *room) {
    const int numbers[] = {room->n, room->walls, room->from, room->to, room->corner_a, room->corner_b};
    const ui_rect at[] = {room->table, room->a, room->b, room->house_a, room->house_b, room->round};
    const point spots[] = {room->middle, room->first, room->last};
    uint64_t key = ui_found_key(0, numbers, sizeof numbers);

    key = ui_found_key(key, at, sizeof at);
    key = ui_found_key(key, spots, sizeof spots);
    key = ui_found_key(key, room->off, (size_t)room->n * sizeof room->off[0]);
    for (int i = 0; i < room->walls; i++) {
        const growl_past_wall *w = &room->wall[i];
        const float wall[] = {w->a.x, w->a.y, w->b.x, w->b.y, w->arrow ? 1.0f : 0.0f};
        key = ui_found_key(key, wall, sizeof wall);
    }
    return key;
}

/* The same, found once while the table stands. */
static growl_lane known_way(ui_found *found, growl_past_room *room, float *aside) {
    const uint64_t key = key_of(room);
    struct {
        growl_lane way;
        float aside;
    } best = {.aside = *aside};

    if (!ui_found_find(found, key, &best, sizeof best)) {
        best.way = best_way(room, &best.aside);
        ui_found_keep(found, key, &best, sizeof best);
    }
    *aside = best.aside;
    return best.way;
}

/* Whether it crosses no neighbours' arrows. */
static bool is_alone(const growl_past_room *room, const growl_lane *s) {
    for (int k = 0; k < room->walls; k++) {
        for (int i = 1; i < s->n && room->wall[k].arrow; i++) {
            if (growl_past_meets(&room->wall[k], s->at[i - 1], s->at[i])) {
                return false;
            }
        }
    }
    return true;
}

/* Off all that is there, else over as little as may be. */
static growl_lane any_way(const growl_look *look, const growl_ring *ring, const growl_night_places *lie, int a, int b,
                          float *aside) {
    for (int over = 0; over < GROWL_PAST_OVERS; over++) {
        growl_past_room room = growl_past_room_of(look, ring, lie, a, b, (growl_past_over)over);
        const growl_lane way = known_way(look->d->ui->found, &room, aside);
        if (way.n > 0) {
            return way;
        }
    }
    const point ends[] = {table_middle(ring->at[a].plate), table_middle(ring->at[b].plate)};
    return even(ends, 2, table_apart(ends[0], ends[1]));
}

static growl_lane past(const growl_look *look, const growl_ring *ring, const growl_night_places *lie, int from,
                       int to, bool left) {
    const int a = left ? from : to, b = left ? to : from;
    const growl_past_room room = growl_past_room_of(look, ring, lie, a, b, GROWL_PAST_OVER_PILE);
    const growl_lane below = growl_lane_below(look, ring, from, to, left);
    float aside = 0.0f;

    if (below.n > 0 && is_alone(&room, &below)) {
        return below;
    }
    growl_lane way = any_way(look, ring, lie, a, b, &aside);
    if (!left) {
        way = growl_lane_back(&way);
    }
    growl_lane seen = growl_lane_aside(&way, &ring->at[from], &ring->at[to], -aside);
    seen.narrow = way.narrow;
    seen.close = way.close;
    return seen;
}

growl_lane growl_lane_of(const growl_look *look, const growl_ring *ring, const growl_night_places *lie, int from,
                         int to, bool left) {
    const int n = look->pub->n, next = (from + (left ? 1 : n - 1)) % n;

    return next == to ? growl_lane_next(look, ring, from, to, left) : past(look, ring, lie, from, to, left);
}
