/* The way of a thread of votes round walls, where no simple curve leaves all free: the shortest way over their
 * corners, made round. */
#include <math.h>

#include "ui/card_route.h"
#include "werewolf_table_threads.h"

/* Spots a way may bend at: its ends, and the corners of all walls with so much air, those of plates inwards, those of
 * what stands in the middle with more. */
static void find_spots(const werewolf_walls *w, table_point begin, table_point end, float air, float more,
                       table_spots *s) {
    const table_point middle = {(w->frame.left + w->frame.right) / 2, (w->frame.top + w->frame.bottom) / 2};

    _Static_assert(2 + 4 * WEREWOLF_BOXES <= TABLE_SPOTS, "both ends, and the corners of all walls");
    *s = (table_spots){.at = {begin, end}, .begins = 1, .ends = 2, .n = 2};
    for (int i = 0; i < w->all.n; i++) {
        for (int c = 0; c < 4; c++) {
            const werewolf_wall *b = &w->all.at[i];
            const float by = i < w->plates + w->votes ? air : air + more;
            const table_point at = {c % 2 ? b->right + by : b->left - by, c / 2 ? b->bottom + by : b->top - by};
            const table_point own = {(b->left + b->right) / 2, (b->top + b->bottom) / 2};
            const bool inwards = i >= w->plates || werewolf_apart(at, middle) < werewolf_apart(own, middle);
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

/* The shortest way round all walls, if it is shorter than `most`. */
static route shortest(const werewolf_walls *w, table_point begin, table_point end, float air, float more,
                      float most) {
    const between room = {w, air - 0.5f};
    route r = {.length = INFINITY};
    table_spots s;
    int way[TABLE_SPOTS];
    float length;

    find_spots(w, begin, end, air, more, &s);
    const int n = table_shortest(&s, sees, &room, most, way, &length);
    if (n < 2 || n - 2 > WEREWOLF_CORNERS) {
        return r;
    }
    r.length = length;
    for (int i = n - 2; i > 0; i--) {
        r.corner[r.n++] = s.at[way[i]];
    }
    return r;
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

/* Through the spot so far before it ends; where it turns there no more than this, as a cosine. */
static void come_through(const werewolf_walls *w, const werewolf_lanes *lanes, ui_rect begins,
                         const werewolf_arrival *to, float by, float hook, best_way *best) {
    static const float airs[] = {20.0f, 14.0f, 9.5f, 7.5f}, mores[] = {0.0f, 30.0f, 70.0f};
    static const float worth = 1.15f; /* less air is for a much shorter way */
    const size_t n_mores = w->all.n > w->plates + w->votes ? sizeof mores / sizeof mores[0] : 1;
    const table_point spot = werewolf_before(to, by), end = werewolf_middle_of(to->votes);
    werewolf_thread way;

    for (size_t i = 0; i < sizeof airs / sizeof airs[0]; i++) {
        for (size_t k = 0; k < n_mores; k++) {
            route r = shortest(w, werewolf_middle_of(begins), spot, airs[i], mores[k], best->costs / worth);
            const table_point from = r.n > 0 ? r.corner[r.n - 1] : werewolf_middle_of(begins);
            if (r.length == INFINITY || r.n == WEREWOLF_CORNERS || werewolf_turns_back(from, spot, end, hook)) {
                continue;
            }
            r.corner[r.n++] = spot;
            float costs = r.length * round_corners(w, begins, &r, to->votes, &way);
            if (costs > 0.0f && costs * worth < best->costs) {
                costs += werewolf_crossing_costs(lanes, &way);
                *best = costs * worth < best->costs ? (best_way){way, costs} : *best;
            }
        }
    }
}

werewolf_thread werewolf_round_walls(const werewolf_walls *w, const werewolf_lanes *lanes, ui_rect begins,
                                     const werewolf_arrival *to) {
    static const float before[] = {110.0f, 80.0f, 55.0f, 40.0f, 27.0f, 18.0f};
    const bool blocked = w->all.n > w->plates + w->votes;
    best_way best = {werewolf_rounded_thread(begins, NULL, 0, to->votes, 0.0f), INFINITY};

    for (int hooks = blocked ? 0 : 1; hooks < 2 && best.costs == INFINITY; hooks++) {
        for (size_t i = 0; i < sizeof before / sizeof before[0]; i++) {
            come_through(w, lanes, begins, to, before[i], hooks ? -INFINITY : 0.0f, &best);
        }
    }
    return best.way;
}
