/* What threads of votes may not lie on, and a thread as a curve round corners: what it costs there. */
#include <math.h>

#include "werewolf_table_threads.h"

/* ---- walls ---- */

static void add_box(werewolf_boxes *b, ui_rect at) {
    b->at[b->n++] = (werewolf_wall){at.x, at.y, at.x + at.w, at.y + at.h};
}

/* On the side of the table it ends behind the threads that run past the plate. */
static void add_with_lanes(const werewolf_threads *t, const werewolf_lanes *lanes, int seat, werewolf_boxes *b,
                           ui_rect at) {
    const float by = WEREWOLF_LANE * (float)lanes->past[seat], h = t->ui->height - ui_apron_height(t->ui);
    const table_point plate = table_middle(t->ring->plate[seat]);
    const float x = plate.x / t->ui->width - 0.5f, y = plate.y / h - 0.5f;
    const bool aside = t->ui->height > t->ui->width ? fabsf(x) > 0.3f : fabsf(x) > fabsf(y);

    if (aside) {
        at = (ui_rect){x < 0.0f ? at.x : at.x - by, at.y, at.w + by, at.h};
    } else {
        at = (ui_rect){at.x, y < 0.0f ? at.y : at.y - by, at.w, at.h + by};
    }
    add_box(b, at);
}

void werewolf_find_walls(const werewolf_threads *t, const werewolf_lanes *lanes, int from, int to, bool own,
                         werewolf_walls *w) {
    static const float edge = 14.0f, off = 9.5f; /* others that are pointed to, more than a thread's own air */

    w->frame = (werewolf_wall){edge, edge, t->ui->width - edge, t->ui->height - ui_apron_height(t->ui) - edge};
    w->all.n = 0;
    for (int seat = 0; seat < t->n; seat++) {
        if (seat != from) {
            add_with_lanes(t, lanes, seat, &w->all, t->ring->plate[seat]);
        }
    }
    w->plates = w->all.n;
    for (int seat = 0; seat < t->n; seat++) {
        if ((own || seat != from) && seat != to && (t->landed >> seat & 1)) {
            const ui_rect votes = werewolf_total_place(t->ui, t->ring, seat);
            add_with_lanes(t, lanes, seat, &w->all, ui_inset(votes, t->pointed >> seat & 1 ? -off : 0.0f));
        }
    }
    for (int seat = 0; seat < t->n; seat++) {
        if (t->head[seat].w > 0) {
            add_box(&w->all, ui_inset(t->head[seat], -off));
        }
    }
}

bool werewolf_lies_in(const werewolf_boxes *b, table_point at, float air) {
    for (int i = 0; i < b->n; i++) {
        const werewolf_wall *box = &b->at[i];
        if (at.x > box->left - air && at.x < box->right + air && at.y > box->top - air && at.y < box->bottom + air) {
            return true;
        }
    }
    return false;
}

/* What holds all these spots. */
static werewolf_wall around(const table_point *at, int n) {
    werewolf_wall all = {at[0].x, at[0].y, at[0].x, at[0].y};

    for (int i = 1; i < n; i++) {
        all.left = at[i].x < all.left ? at[i].x : all.left;
        all.right = at[i].x > all.right ? at[i].x : all.right;
        all.top = at[i].y < all.top ? at[i].y : all.top;
        all.bottom = at[i].y > all.bottom ? at[i].y : all.bottom;
    }
    return all;
}

/* Those that a spot in there may lie in. */
static void near_to(const werewolf_boxes *all, werewolf_wall in, float air, werewolf_boxes *near) {
    near->n = 0;
    for (int i = 0; i < all->n; i++) {
        const werewolf_wall *b = &all->at[i];
        if (in.right > b->left - air && in.left < b->right + air && in.bottom > b->top - air &&
            in.top < b->bottom + air) {
            near->at[near->n++] = *b;
        }
    }
}

/* Their surroundings meet; so it lies on the box, unless that is all on one side of the line. */
bool werewolf_sees(const werewolf_walls *w, table_point a, table_point b, float air) {
    static const float touch = 1e-3f;
    const werewolf_wall in = around((const table_point[]){a, b}, 2);
    const float x = b.x - a.x, y = b.y - a.y;

    for (int i = 0; i < w->all.n; i++) {
        const werewolf_wall *box = &w->all.at[i];
        if (in.right <= box->left - air || in.left >= box->right + air || in.bottom <= box->top - air ||
            in.top >= box->bottom + air) { /* most lie far off */
            continue;
        }
        const float to_x = (box->left + box->right) / 2 - a.x, to_y = (box->top + box->bottom) / 2 - a.y;
        const float wide = (box->right - box->left) / 2 + air - touch,
                    high = (box->bottom - box->top) / 2 + air - touch;
        if (fabsf(x * to_y - y * to_x) < wide * fabsf(y) + high * fabsf(x)) {
            return false;
        }
    }
    return true;
}

/* ---- a curve over bends ---- */

table_point werewolf_towards(table_point a, table_point b, float by) {
    const float part = fminf(1.0f, by / fmaxf(table_apart(a, b), 0.1f));

    return (table_point){a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part};
}

table_point werewolf_edge_towards(ui_rect at, table_point bend) {
    const table_point m = table_middle(at);
    const float dx = fabsf(bend.x - m.x), dy = fabsf(bend.y - m.y);
    const float part = fminf(1.0f, fminf(at.w / 2 / fmaxf(dx, 0.1f), at.h / 2 / fmaxf(dy, 0.1f)));

    return (table_point){m.x + part * (bend.x - m.x), m.y + part * (bend.y - m.y)};
}

float werewolf_round_votes(ui_rect votes) {
    static const float clear = 9.0f; /* the disc's dark rim, and air */

    return votes.w / 2 + clear;
}

/* Where the line to the middle of votes ends. */
static table_point end_before(ui_rect votes, table_point bend) {
    return werewolf_towards(table_middle(votes), bend, werewolf_round_votes(votes));
}

/* Where it ends so far. */
static table_point *last_of(werewolf_thread *t) {
    return t->way + (ptrdiff_t)2 * t->bends;
}

static void add_bend(werewolf_thread *t, table_point bend, table_point end) {
    last_of(t)[1] = bend;
    last_of(t)[2] = end;
    t->bends++;
}

werewolf_thread werewolf_rounded_thread(ui_rect begins, const table_point *corner, int n, ui_rect ends, float round) {
    table_point at[WEREWOLF_CORNERS + 2];
    werewolf_thread t = {.bends = 0};

    at[0] = werewolf_edge_towards(begins, n > 0 ? corner[0] : table_middle(ends));
    for (int i = 0; i < n; i++) {
        at[i + 1] = corner[i];
    }
    at[n + 1] = end_before(ends, n > 0 ? corner[n - 1] : at[0]);
    t.way[0] = at[0];
    for (int i = 1; i <= n; i++) {
        const float before = table_apart(at[i - 1], at[i]) * (i == 1 ? 1.0f : 0.5f);
        const float behind = table_apart(at[i], at[i + 1]) * (i == n ? 1.0f : 0.5f);
        const table_point in = werewolf_towards(at[i], at[i - 1], fminf(round, before)), last = *last_of(&t);
        if (table_apart(last, in) > 1.0f) {
            add_bend(&t, (table_point){(last.x + in.x) / 2, (last.y + in.y) / 2}, in);
        }
        add_bend(&t, at[i], werewolf_towards(at[i], at[i + 1], fminf(round, behind)));
    }
    const table_point last = *last_of(&t), end = at[n + 1];
    if (t.bends == 0 || table_apart(last, end) > 1.0f) {
        add_bend(&t, (table_point){(last.x + end.x) / 2, (last.y + end.y) / 2}, end);
    }
    return t;
}

table_point werewolf_thread_spot(const werewolf_thread *t, int bend, float part) {
    const table_point *p = t->way + (ptrdiff_t)2 * bend;
    const float from = (1 - part) * (1 - part), over = 2 * part * (1 - part), to = part * part;

    return (table_point){from * p[0].x + over * p[1].x + to * p[2].x, from * p[0].y + over * p[1].y + to * p[2].y};
}

/* ---- what it costs ---- */

static const float half_thread = 6.5f; /* and a little air */

/* Some spots of a bend one after the other, with the boxes that are near. */
enum { PIECE = 8 };
typedef struct {
    table_point at[PIECE];
    int n;
    werewolf_boxes walls;
} piece;

/* Those from this step on, up to the next piece; `bend` has the boxes near all of it. */
static void take_piece(const werewolf_thread *way, int bend, int from, int steps, const werewolf_walls *near,
                       piece *p) {
    for (p->n = 0; p->n < PIECE && from + p->n < steps; p->n++) {
        p->at[p->n] = werewolf_thread_spot(way, bend, (float)(from + p->n) / (float)steps);
    }
    const werewolf_wall in = around(p->at, p->n);
    near_to(&near->all, in, half_thread, &p->walls);
}

/* The boxes near a bend, which lies within its three spots. */
static void near_bend(const werewolf_walls *w, const table_point p[3], werewolf_walls *near) {
    static const float rounding = 0.1f;
    const werewolf_wall in = around(p, 3);

    near_to(&w->all, in, half_thread + rounding, &near->all);
}

float werewolf_thread_costs(const werewolf_walls *w, const werewolf_thread *way, float most) {
    static const float each = 9.0f;
    float costs = 0.0f;
    werewolf_walls near;
    piece now;

    for (int bend = 0; bend < way->bends; bend++) {
        const table_point *p = way->way + (ptrdiff_t)2 * bend;
        const int steps = 1 + (int)((table_apart(p[0], p[1]) + table_apart(p[1], p[2])) / each);
        table_point last = p[0];
        near_bend(w, p, &near);
        for (int from = bend == 0 ? 1 : 0; from < steps; from += PIECE) {
            take_piece(way, bend, from, steps, &near, &now);
            for (int i = 0; i < now.n; i++) {
                /* It may come to its votes as close as these stand to their plate. */
                const bool ends = bend == way->bends - 1 && from + i > steps - 4;
                const table_point at = now.at[i];
                if (werewolf_leaves(&w->frame, at) || werewolf_lies_in(&now.walls, at, ends ? 1.0f : half_thread)) {
                    return INFINITY;
                }
                costs += table_apart(last, at);
                last = at;
            }
            if (costs > most) {
                return INFINITY;
            }
        }
    }
    return costs;
}

bool werewolf_thread_is_free(const werewolf_walls *w, const werewolf_thread *way) {
    return werewolf_thread_costs(w, way, INFINITY) < INFINITY;
}

/* ---- beside others ---- */

enum { SPOTS = 33 };

/* So many of a thread, evenly along its bends. */
static void spots_of(const werewolf_thread *way, table_point at[SPOTS]) {
    for (int i = 0; i < SPOTS; i++) {
        const float along = (float)(i * way->bends) / (SPOTS - 1);
        const int bend = (int)along < way->bends ? (int)along : way->bends - 1;
        at[i] = werewolf_thread_spot(way, bend, along - (float)bend);
    }
}

/* Which side of the line from a to b it lies on. */
static float side_of(table_point a, table_point b, table_point at) {
    return (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x);
}

static bool cross(const table_point one[SPOTS], const table_point other[SPOTS]) {
    for (int i = 0; i + 1 < SPOTS; i++) {
        const table_point a = one[i], b = one[i + 1];
        float last = side_of(a, b, other[0]);
        for (int k = 1; k < SPOTS; k++) {
            const float now = side_of(a, b, other[k]);
            if (last * now < 0.0f && side_of(other[k - 1], other[k], a) * side_of(other[k - 1], other[k], b) < 0.0f) {
                return true;
            }
            last = now;
        }
    }
    return false;
}

float werewolf_crossing_costs(const werewolf_lanes *lanes, const werewolf_thread *way) {
    static const float costs = 400.0f;
    table_point at[SPOTS], other[SPOTS];
    float all = 0.0f;

    spots_of(way, at);
    for (int i = 0; i < 2; i++) {
        if (lanes->beside[i] != NULL) {
            spots_of(lanes->beside[i], other);
            all += cross(at, other) ? costs : 0.0f;
        }
    }
    return all;
}
