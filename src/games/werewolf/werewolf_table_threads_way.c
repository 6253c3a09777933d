/* The way of one thread of votes: a curve drawn to the middle of the ring, else one beside it, or round all. */
#include <math.h>

#include "werewolf_table_threads.h"

/* ---- to others ---- */

/* What draws a thread: the middle of the ring. One between two seats above the village goes through the sky, one
 * between two below it through the square: neither along the people's feet. Those that go across to the left pass
 * higher than those that go to the right: between two who stand against each other they are not one bundle. */
static table_point drawn_to(const werewolf_threads *t, table_point b, table_point e) {
    static const float level = 0.44f, lane = 0.16f, lane_of_tall = 0.05f; /* of the height */
    const float h = t->ui->height - ui_apron_height(t->ui), high = fminf(b.y, e.y), low = fmaxf(b.y, e.y);
    const float side = fabsf(e.x - b.x) < 0.55f * t->ui->width ? 0.0f : e.x < b.x ? -1.0f : 1.0f;

    if (t->ui->height > t->ui->width) {
        return (table_point){t->ui->width / 2, (b.y + e.y) / 2 + side * lane_of_tall * h};
    }
    return (table_point){t->ui->width / 2, h * (low < 0.45f * h    ? 0.22f
                                                : high > 0.55f * h ? 0.8f
                                                                   : level + side * lane)};
}

/* The best way so far. */
typedef struct {
    werewolf_thread way;
    float costs;
    bool found;
} choice;

/* Hardly longer than it is: a bend's curve lies between its chord and its corner. */
static float at_least(const werewolf_thread *way) {
    float length = 0.0f;

    for (int bend = 0; bend < way->bends; bend++) {
        const table_point *p = way->way + (ptrdiff_t)2 * bend;
        length += (2 * werewolf_apart(p[0], p[2]) + werewolf_apart(p[0], p[1]) + werewolf_apart(p[1], p[2])) / 3;
    }
    return 0.98f * length;
}

/* A way round these more to choose from; what it costs beside its length. */
static void offer(const werewolf_walls *w, ui_rect begins, const table_point *corner, int n, ui_rect ends, float more,
                  choice *c) {
    const werewolf_thread way = werewolf_rounded_thread(begins, corner, n, ends, INFINITY);

    /* The last bend lies before where it ends. */
    if (more + at_least(&way) >= c->costs ||
        werewolf_apart(corner[n - 1], werewolf_middle_of(ends)) < werewolf_round_votes(ends)) {
        return;
    }
    const float costs = more + werewolf_thread_costs(w, &way, c->costs - more);
    if (costs < c->costs) {
        *c = (choice){way, costs, true};
    }
}

/* It would pass its votes, and come to them from behind. */
static bool turns_back(table_point b, table_point bend, table_point e) {
    static const float least = 0.35f; /* cosine of the turn */
    const float x = bend.x - b.x, y = bend.y - b.y, on_x = e.x - bend.x, on_y = e.y - bend.y;

    return x * on_x + y * on_y < least * werewolf_apart(b, bend) * werewolf_apart(bend, e);
}

/* All threads to one seat come to its votes from one side: they join as strands of a rope do. The middle of the ring
 * draws them, as far as nothing lies in their way; the nearer somebody sits the less. */
static void soft(const werewolf_threads *t, const werewolf_walls *w, ui_rect begins, ui_rect ends, choice *c) {
    static const float drawn[] = {0.6f, 0.45f, 0.75f, 0.3f, 0.15f};
    const table_point e = werewolf_middle_of(ends), b = werewolf_middle_of(begins),
                      half = {(b.x + e.x) / 2, (b.y + e.y) / 2};
    const table_point m = drawn_to(t, b, e);
    const float far = werewolf_apart(b, e), part = 0.15f + 0.35f * fminf(1.0f, fmaxf(0.0f, (far - 150.0f) / 350.0f));
    const float most = far * (t->ui->height > t->ui->width ? 1.3f * part : part);

    for (size_t i = 0; i < 2 * sizeof drawn / sizeof drawn[0] && !c->found; i++) {
        const table_point from = i % 2 ? half : e;
        const table_point bend = werewolf_towards(from, m, fminf(most, drawn[i / 2] * werewolf_apart(from, m)));
        if (!turns_back(b, bend, e)) {
            offer(w, begins, &bend, 1, ends, 0.0f, c);
        }
    }
}

/* Else one bend to a side of the straight way, the least that leaves all free. */
static void aside(const werewolf_walls *w, ui_rect begins, ui_rect ends, choice *c) {
    enum { MOST = 12 };
    static const float more = 20.0f;
    const table_point e = werewolf_middle_of(ends), b = werewolf_middle_of(begins);
    const float dx = e.x - b.x, dy = e.y - b.y;

    for (int i = 0; i < 2 * MOST && !c->found; i++) {
        const int step = i / 2 + 1;
        const float out_of = (i % 2 ? -0.05f : 0.05f) * (float)step;
        for (int at = 0; at < 3; at++) { /* where along the way */
            const float along = at == 0 ? 0.5f : at == 1 ? 0.35f : 0.65f;
            const table_point bend = {b.x + along * dx - out_of * dy, b.y + along * dy + out_of * dx};
            offer(w, begins, &bend, 1, ends, more, c);
        }
    }
}

/* ---- one's own ---- */

/* One's own vote: a small hook from the plate into the votes beside it, from below, or from the plate's middle; where
 * that has no room there is none. */
static werewolf_thread own_way(const werewolf_walls *w, ui_rect plate, ui_rect votes) {
    const table_point p = werewolf_middle_of(plate), v = werewolf_middle_of(votes);
    const bool beside = votes.x >= plate.x + plate.w || votes.x + votes.w <= plate.x;
    const float r = votes.w / 2, side = beside == (p.x < v.x) ? 1.0f : -1.0f, down = v.y < p.y ? -1.0f : 1.0f;
    const table_point from = beside ? (table_point){v.x - side * (r + 24), plate.y + plate.h}
                                    : (table_point){v.x + side * (r + 26), p.y + down * plate.h / 2};
    const table_point bend = beside ? (table_point){v.x - side * 4, plate.y + plate.h + 28}
                                    : (table_point){v.x + side * (r + 22), v.y + down * (r - 2)};
    const table_point end =
        beside ? (table_point){v.x, v.y + r} : (table_point){v.x + side * 0.6f * r, v.y + down * 0.6f * r};
    werewolf_thread t = {.way = {from, bend, end}, .bends = 1};

    t.bends = werewolf_thread_is_free(w, &t) ? 1 : 0;
    return t;
}

/* A disc's own vote: a handle from its rim to the votes before it, to the right or from below, away from its number.
 */
static werewolf_thread own_handle(const werewolf_walls *w, ui_rect disc, ui_rect votes) {
    static const float under = 0.94f; /* of the disc, which lies above where it begins */
    const table_point p = werewolf_middle_of(disc), v = werewolf_middle_of(votes);
    const float out = disc.w / 2, r = votes.w / 2, wide = out + 30.0f;
    const bool level = fabsf(v.x - p.x) > fabsf(v.y - p.y);
    const float across = level ? 0.0f : 1.0f, down = level ? 1.0f : 0.0f;
    werewolf_thread t = {.way = {{p.x + under * out * across, p.y + under * out * down},
                                 {v.x + wide * across, v.y + wide * down},
                                 {v.x + r * across, v.y + r * down}},
                         .bends = 1};

    t.bends = werewolf_thread_is_free(w, &t) ? 1 : 0;
    return t;
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

static werewolf_thread way_to_others(const werewolf_threads *t, const werewolf_walls *w, ui_rect begins,
                                     ui_rect ends) {
    choice c = {.costs = INFINITY};

    soft(t, w, begins, ends, &c);
    aside(w, begins, ends, &c);
    return c.found ? c.way : werewolf_round_walls(w, begins, ends);
}

/* The last step of it that lies below the votes of whoever gives it; -1: none does. */
enum { STEPS = 96 };
static int last_below(const werewolf_thread *t, ui_rect votes) {
    const int most = t->bends * STEPS - 1; /* between neighbours it is short */
    int in = -1;

    for (int i = 0; i < most; i++) {
        const table_point at = werewolf_thread_spot(t, i / STEPS, (float)(i % STEPS) / STEPS);
        in = werewolf_apart(at, werewolf_middle_of(votes)) < werewolf_round_votes(votes) ? i : in;
    }
    return in;
}

/* From one of the plate's ends, or from its upper or lower edge, where that leaves the votes of whoever gives it
 * free: else it would begin in the air behind them. */
static werewolf_thread from_an_edge(const werewolf_threads *t, const werewolf_walls *w, ui_rect plate, ui_rect votes,
                                    ui_rect ends, const werewolf_thread *whole) {
    const float end = plate.w / 4, edge = plate.h / 4;
    const ui_rect from[] = {{plate.x, plate.y, end, plate.h},
                            {plate.x + plate.w - end, plate.y, end, plate.h},
                            {plate.x, plate.y, plate.w, edge},
                            {plate.x, plate.y + plate.h - edge, plate.w, edge}};

    for (size_t i = 0; i < sizeof from / sizeof from[0]; i++) {
        const werewolf_thread way = way_to_others(t, w, from[i], ends);
        if (werewolf_thread_is_free(w, &way) && last_below(&way, votes) < 0) {
            return way;
        }
    }
    return *whole;
}

/* On a flat table from the rim of the disc, on a side of its own votes and round them. */
static werewolf_thread from_the_rim(const werewolf_threads *t, int from, int to, const werewolf_thread *whole) {
    static const float aside[] = {0.8f, -0.8f, 1.57f, -1.57f}; /* of the line to its votes, in radians */
    const ui_rect disc = t->ring->plate[from], ends = werewolf_total_place(t->ui, t->ring, to);
    const ui_rect votes = werewolf_total_place(t->ui, t->ring, from);
    const table_point m = werewolf_middle_of(disc), v = werewolf_middle_of(votes);
    const float line = atan2f(v.y - m.y, v.x - m.x), r = disc.w / 2;
    float least = INFINITY;
    werewolf_thread best = *whole;
    werewolf_walls w;

    werewolf_find_walls(t, from, to, true, &w);
    for (size_t i = 0; i < sizeof aside / sizeof aside[0]; i++) {
        const ui_rect begins = {m.x + r * cosf(line + aside[i]), m.y + r * sinf(line + aside[i]), 0, 0};
        const werewolf_thread way = way_to_others(t, &w, begins, ends);
        const float costs = werewolf_thread_costs(&w, &way, least);
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

werewolf_thread werewolf_thread_of(const werewolf_threads *t, int from, int to) {
    const ui_rect plate = t->ring->plate[from], ends = werewolf_total_place(t->ui, t->ring, to);
    const ui_rect votes = werewolf_total_place(t->ui, t->ring, from);
    werewolf_walls w;

    werewolf_find_walls(t, from, to, false, &w);
    if (from == to) {
        return t->ui->rim != NULL ? own_handle(&w, plate, ends) : own_way(&w, plate, ends);
    }
    werewolf_thread way = way_to_others(t, &w, beginning_of(t, from), ends);
    if ((t->landed >> from & 1) == 0 || last_below(&way, votes) < 0) {
        return way;
    }
    way = t->ui->rim != NULL ? from_the_rim(t, from, to, &way) : from_an_edge(t, &w, plate, votes, ends, &way);
    const int in = last_below(&way, votes); /* what still lies below them is left out */
    return in < 0 ? way : from_there(&way, (in + 1) / STEPS, (float)((in + 1) % STEPS) / STEPS);
}
