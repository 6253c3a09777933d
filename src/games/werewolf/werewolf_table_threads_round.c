/* The way of a thread of votes round walls, where no simple curve leaves all free: the shortest way over their
 * corners, made round. */
#include <math.h>

#include "ui/card_route.h"
#include "werewolf_table_threads.h"

/* A way ends at one of so many spots, so far before its votes. */
enum { ENDS = 6 };
static const float before[ENDS] = {110.0f, 80.0f, 55.0f, 40.0f, 27.0f, 18.0f};

/* Spots a way may bend at: its ends, and the corners of all walls with so much air, those of plates inwards. */
static void find_spots(const werewolf_walls *w, table_point begin, const table_point *ends, float air,
                       table_spots *s) {
    const table_point middle = {(w->frame.left + w->frame.right) / 2, (w->frame.top + w->frame.bottom) / 2};

    _Static_assert(1 + ENDS + 4 * WEREWOLF_BOXES <= TABLE_SPOTS, "all ends, and the corners of all walls");
    s->at[0] = begin;
    for (int i = 0; i < ENDS; i++) {
        s->at[1 + i] = ends[i];
    }
    s->begins = 1;
    s->ends = s->n = 1 + ENDS;
    for (int i = 0; i < w->all.n; i++) {
        for (int c = 0; c < 4; c++) {
            const werewolf_wall *b = &w->all.at[i];
            const table_point at = {c % 2 ? b->right + air : b->left - air, c / 2 ? b->bottom + air : b->top - air};
            const table_point own = {(b->left + b->right) / 2, (b->top + b->bottom) / 2};
            const bool inwards = i >= w->plates || table_apart(at, middle) < table_apart(own, middle);
            if (inwards && !werewolf_leaves(&w->frame, at) && !werewolf_lies_in(&w->all, at, air - 0.5f)) {
                s->at[s->n++] = at;
            }
        }
    }
}

typedef struct {
    table_point corner[WEREWOLF_CORNERS];
    int n;
    float length; /* INFINITY: there is none */
} route;

typedef struct {
    const werewolf_walls *walls;
    float air;
} between;

static bool sees(const void *room, table_point a, table_point b) {
    const between *r = room;
    return werewolf_sees(r->walls, a, b, r->air);
}

/* The shortest ways round all walls to these ends; of no length where it is longer than `most`. */
static void shortest(const werewolf_walls *w, table_point begin, const table_point *ends, float air, float most,
                     route out[ENDS]) {
    const between room = {w, air - 0.5f};
    table_spots s;
    table_ways ways;

    find_spots(w, begin, ends, air, &s);
    table_shortest_to_all(&s, sees, &room, most, &ways);
    for (int end = 0; end < ENDS; end++) {
        route *r = &out[end];
        int n = 0;
        for (int i = ways.before[1 + end]; i > 0; i = ways.before[i]) {
            n++;
        }
        *r = (route){.n = n, .length = n < WEREWOLF_CORNERS ? ways.length[1 + end] : INFINITY};
        for (int i = ways.before[1 + end]; i > 0 && r->length < INFINITY; i = ways.before[i]) {
            r->corner[--n] = s.at[i];
        }
    }
}

/* The widest bends round these corners that leave all free; how much that is worth of a longer way, 0: none does. */
static float round_corners(const werewolf_walls *w, ui_rect begins, const route *r, ui_rect ends,
                           werewolf_thread *out) {
    static const struct {
        float round, costs;
    } bends[] = {{INFINITY, 1.0f}, {160.0f, 1.1f}, {90.0f, 1.2f}, {45.0f, 1.4f},
                 {24.0f, 1.7f},    {10.0f, 2.0f},  {5.0f, 2.5f}};

    for (size_t i = 0; i < sizeof bends / sizeof bends[0]; i++) {
        *out = werewolf_rounded_thread(begins, r->corner, r->n, ends, bends[i].round);
        if (werewolf_thread_is_free(w, out)) {
            return bends[i].costs;
        }
    }
    return 0.0f;
}

typedef struct {
    werewolf_thread way;
    float costs;
} best_way;

/* Over this route, then through the spot so far before it ends. */
static void take_route(const werewolf_walls *w, const werewolf_lanes *lanes, ui_rect begins, route *r,
                       table_point spot, ui_rect votes, best_way *best) {
    static const float worth = 1.15f; /* less air is for a much shorter way */
    werewolf_thread way;

    if (r->length * worth >= best->costs) {
        return;
    }
    r->corner[r->n++] = spot;
    float costs = r->length * round_corners(w, begins, r, votes, &way);
    if (costs > 0.0f && costs * worth < best->costs) {
        costs += werewolf_crossing_costs(lanes, &way);
        *best = costs * worth < best->costs ? (best_way){way, costs} : *best;
    }
}

/* With so much air. */
static void with_air(const werewolf_walls *w, const werewolf_lanes *lanes, ui_rect begins, const werewolf_arrival *to,
                     float air, best_way *best) {
    table_point spot[ENDS];
    route r[ENDS];

    for (int i = 0; i < ENDS; i++) {
        spot[i] = werewolf_before(to, before[i]);
    }
    shortest(w, table_middle(begins), spot, air, best->costs, r);
    for (int i = 0; i < ENDS; i++) {
        take_route(w, lanes, begins, &r[i], spot[i], to->votes, best);
    }
}

werewolf_thread werewolf_round_walls(const werewolf_walls *w, const werewolf_lanes *lanes, ui_rect begins,
                                     const werewolf_arrival *to) {
    static const float airs[] = {20.0f, 14.0f, 9.5f, 7.5f};
    best_way best = {werewolf_rounded_thread(begins, NULL, 0, to->votes, 0.0f), INFINITY};

    for (size_t i = 0; i < sizeof airs / sizeof airs[0]; i++) {
        with_air(w, lanes, begins, to, airs[i], &best);
    }
    return best.way;
}
