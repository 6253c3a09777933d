/* The way of one thread of votes: a curve into the ray that it comes in on, else round all. */
#include <math.h>

#include "werewolf_table_threads.h"

/* The best way so far. */
typedef struct {
    werewolf_thread way;
    float costs;
} choice;

/* Hardly longer than it is: a bend's curve lies between its chord and its corner. */
static float at_least(const werewolf_thread *way) {
    float length = 0.0f;

    for (int bend = 0; bend < way->bends; bend++) {
        const table_point *p = way->way + (ptrdiff_t)2 * bend;
        length += (2 * table_apart(p[0], p[2]) + table_apart(p[0], p[1]) + table_apart(p[1], p[2])) / 3;
    }
    return 0.98f * length;
}

static void offer(const werewolf_walls *w, const werewolf_lanes *lanes, ui_rect begins, table_point bend,
                  ui_rect ends, choice *c) {
    const werewolf_thread way = werewolf_rounded_thread(begins, &bend, 1, ends, INFINITY);
    float costs = at_least(&way) < c->costs ? werewolf_thread_costs(w, &way, c->costs) : INFINITY;

    costs += costs < c->costs ? werewolf_crossing_costs(lanes, &way) : 0.0f;
    if (costs < c->costs) {
        *c = (choice){way, costs};
    }
}

/* It would pass its votes, and come to them from behind: the cosine of its turn is less than this. */
static bool turns_back(table_point b, table_point bend, table_point e, float least) {
    const float x = bend.x - b.x, y = bend.y - b.y, on_x = e.x - bend.x, on_y = e.y - bend.y;

    return x * on_x + y * on_y < least * table_apart(b, bend) * table_apart(bend, e);
}

/* One bend on the ray that it comes in on, where that makes the shortest way. */
static void soft(const werewolf_walls *w, const werewolf_lanes *lanes, ui_rect begins, const werewolf_arrival *to,
                 choice *c) {
    static const float before[] = {0.45f, 0.35f, 0.55f, 0.25f, 0.65f, 0.75f, 0.15f, 0.85f};
    static const float least = 0.35f;
    const table_point b = table_middle(begins), e = table_middle(to->votes);

    for (size_t i = 0; i < sizeof before / sizeof before[0]; i++) {
        const table_point bend = werewolf_before(to, before[i] * table_apart(b, e));
        if (!turns_back(b, bend, e, least)) {
            offer(w, lanes, begins, bend, to->votes, c);
        }
    }
}

/* ---- the way ---- */

/* What is left of it behind this part of one of its bends. */
static werewolf_thread from_there(const werewolf_thread *t, int bend, float part) {
    const table_point *p = t->way + (ptrdiff_t)2 * bend;
    werewolf_thread rest = {.bends = t->bends - bend};

    for (int i = 0; i <= 2 * rest.bends; i++) {
        rest.way[i] = p[i];
    }
    rest.way[0] = werewolf_thread_spot(t, bend, part);
    rest.way[1] = (table_point){p[1].x + (p[2].x - p[1].x) * part, p[1].y + (p[2].y - p[1].y) * part};
    return rest;
}

static werewolf_thread way_to(const werewolf_walls *w, const werewolf_lanes *lanes, ui_rect begins,
                              const werewolf_arrival *to) {
    choice c = {.costs = INFINITY};

    soft(w, lanes, begins, to, &c);
    return c.costs < INFINITY ? c.way : werewolf_round_walls(w, lanes, begins, to);
}

/* The last step of it that lies below the votes of whoever gives it; -1: none does. */
enum { STEPS = 96 };
static int last_below(const werewolf_thread *t, ui_rect votes) {
    const int most = t->bends * STEPS - 1; /* between neighbours it is short */
    int in = -1;

    for (int i = 0; i < most; i++) {
        const table_point at = werewolf_thread_spot(t, i / STEPS, (float)(i % STEPS) / STEPS);
        in = table_apart(at, table_middle(votes)) < werewolf_round_votes(votes) ? i : in;
    }
    return in;
}

/* From one of the plate's ends, or from its upper or lower edge, where that leaves the votes of whoever gives it
 * free: else it would begin in the air behind them. */
static werewolf_thread from_an_edge(const werewolf_walls *w, const werewolf_lanes *lanes, ui_rect plate,
                                    ui_rect votes, const werewolf_arrival *to, const werewolf_thread *whole) {
    const float end = plate.w / 4, edge = plate.h / 4;
    const ui_rect from[] = {{plate.x, plate.y, end, plate.h},
                            {plate.x + plate.w - end, plate.y, end, plate.h},
                            {plate.x, plate.y, plate.w, edge},
                            {plate.x, plate.y + plate.h - edge, plate.w, edge}};

    for (size_t i = 0; i < sizeof from / sizeof from[0]; i++) {
        const werewolf_thread way = way_to(w, lanes, from[i], to);
        if (werewolf_thread_is_free(w, &way) && last_below(&way, votes) < 0) {
            return way;
        }
    }
    return *whole;
}

/* On a flat table from the rim of the disc, on a side of its own votes and round them. */
static werewolf_thread from_the_rim(const werewolf_walls *w, const werewolf_lanes *lanes, ui_rect disc, ui_rect votes,
                                    const werewolf_arrival *to, const werewolf_thread *whole) {
    static const float aside[] = {0.8f, -0.8f, 1.57f, -1.57f}; /* of the line to its votes, in radians */
    const table_point m = table_middle(disc), v = table_middle(votes);
    const float line = atan2f(v.y - m.y, v.x - m.x), r = disc.w / 2;
    float least = INFINITY;
    werewolf_thread best = *whole;

    for (size_t i = 0; i < sizeof aside / sizeof aside[0]; i++) {
        const ui_rect begins = {m.x + r * cosf(line + aside[i]), m.y + r * sinf(line + aside[i]), 0, 0};
        const werewolf_thread way = way_to(w, lanes, begins, to);
        const float costs = werewolf_thread_costs(w, &way, least);
        if (costs < least && last_below(&way, votes) < 0) {
            least = costs;
            best = way;
        }
    }
    return best;
}

/* Where it begins: somewhere on a plate's edge, or in a disc, which lies above it. */
static ui_rect beginning_of(const werewolf_threads *t, int from) {
    static const float corners = 0.15f; /* of the disc's width, which has none */
    const ui_rect plate = t->ring->plate[from];

    return t->ui->rim != NULL ? ui_inset(plate, corners * plate.w) : plate;
}

/* Whether anything could come in there. */
static bool has_room(const werewolf_walls *w, const werewolf_arrival *to) {
    static const float end = 18.0f, air = 1.0f;

    return !werewolf_leaves(&w->frame, werewolf_before(to, end)) &&
           werewolf_sees(w, werewolf_before(to, 0.0f), werewolf_before(to, end), air);
}

/* Rather near another thread, or on another ray, than on something. */
static werewolf_thread way_past_all(const werewolf_walls *w, const werewolf_lanes *lanes, ui_rect begins,
                                    const werewolf_arrival *to) {
    enum { ASIDE = 21 };
    static const float step = 0.15f; /* so to its other side */
    const float angle = atan2f(to->ray.y, to->ray.x);
    const werewolf_thread whole = way_to(w, lanes, begins, to);
    werewolf_thread way = whole;

    for (int i = 1; i <= ASIDE && !werewolf_thread_is_free(w, &way); i++) {
        for (int side = -1; side <= 1 && !werewolf_thread_is_free(w, &way); side += 2) {
            const float aside = angle + step * (float)(side * i);
            const werewolf_arrival there = {to->votes, {cosf(aside), sinf(aside)}};
            way = has_room(w, &there) ? way_to(w, lanes, begins, &there) : way;
        }
    }
    return werewolf_thread_is_free(w, &way) ? way : whole;
}

/* Beside the threads that run past plates, else as if there were none; whether it is free. */
static bool past_walls(const werewolf_threads *t, const werewolf_lanes *lanes, int from, int to,
                       const werewolf_arrival *arrival, werewolf_walls *w, werewolf_thread *way) {
    const ui_rect begins = beginning_of(t, from);

    werewolf_find_walls(t, lanes, from, to, false, w);
    *way = way_to(w, lanes, begins, arrival);
    if (werewolf_thread_is_free(w, way)) {
        return true;
    }
    werewolf_find_walls(t, &(werewolf_lanes){.past = {0}}, from, to, false, w);
    *way = way_past_all(w, lanes, begins, arrival);
    return werewolf_thread_is_free(w, way);
}

werewolf_thread werewolf_thread_of(const werewolf_threads *t, const werewolf_lanes *lanes, int from, int to,
                                   const werewolf_arrival *arrival) {
    const ui_rect plate = t->ring->plate[from], votes = werewolf_total_place(t->ui, t->ring, from);
    const werewolf_threads alone = werewolf_threads_alone(t);
    werewolf_walls w;
    werewolf_thread way;

    if (!past_walls(t, lanes, from, to, arrival, &w, &way) && t->pointed != 0) {
        past_walls(&alone, lanes, from, to, arrival, &w, &way);
    }
    if ((t->landed >> from & 1) == 0 || last_below(&way, votes) < 0) {
        return way;
    }
    if (t->ui->rim != NULL) {
        werewolf_find_walls(t, lanes, from, to, true, &w);
        way = from_the_rim(&w, lanes, plate, votes, arrival, &way);
    } else {
        way = from_an_edge(&w, lanes, plate, votes, arrival, &way);
    }
    const int in = last_below(&way, votes); /* what still lies below them is left out */
    return in < 0 ? way : from_there(&way, (in + 1) / STEPS, (float)((in + 1) % STEPS) / STEPS);
}
