/* The ways of threads of votes, split by subject: what its files have in common. Nothing else includes this. */
#ifndef NT_GAMES_WEREWOLF_TABLE_THREADS_H
#define NT_GAMES_WEREWOLF_TABLE_THREADS_H

#include <math.h>

#include "werewolf_table.h"

/* ---- what a thread may not lie on (werewolf_table_threads_walls.c) ---- */
enum { WEREWOLF_BOXES = 3 * WEREWOLF_SEATS };
typedef struct {
    float left, top, right, bottom;
} werewolf_wall;
typedef struct {
    werewolf_wall at[WEREWOLF_BOXES];
    int n;
} werewolf_boxes;
/* Threads to the same votes that are laid already: how many run past each plate, which the next one goes round, too;
 * and its neighbours on both sides, or NULL. */
typedef struct {
    uint8_t past[WEREWOLF_SEATS];
    const werewolf_thread *beside[2];
} werewolf_lanes;
#define WEREWOLF_LANE 13.0f /* so wide is one of these */
typedef struct {
    werewolf_boxes all; /* plates first, then votes, then other threads' heads */
    int plates;
    werewolf_wall frame; /* none leaves this */
} werewolf_walls;

static inline bool werewolf_leaves(const werewolf_wall *frame, table_point at) {
    return at.x < frame->left || at.x > frame->right || at.y < frame->top || at.y > frame->bottom;
}

/* The same threads as if there were none to other votes. */
static inline werewolf_threads werewolf_threads_alone(const werewolf_threads *t) {
    werewolf_threads alone = *t;

    alone.pointed = 0;
    for (int i = 0; i < WEREWOLF_SEATS; i++) {
        alone.head[i] = (ui_rect){0};
    }
    return alone;
}
/* Strangers' plates, whose votes it gives, and all votes that lie beside plates but those; `own`: also the votes of
 * whoever gives it. from -1: it is nobody's. */
void werewolf_find_walls(const werewolf_threads *, const werewolf_lanes *, int from, int to, bool own,
                         werewolf_walls *);
bool werewolf_lies_in(const werewolf_boxes *, table_point, float air);
/* Whether nothing lies on the straight line between two spots, with so much air. */
bool werewolf_sees(const werewolf_walls *, table_point a, table_point b, float air);

/* ---- a curve over bends (werewolf_table_threads_walls.c) ---- */
enum { WEREWOLF_CORNERS = 7 }; /* of a way between its ends */
/* From a on, `by` far, and no farther than b. */
table_point werewolf_towards(table_point a, table_point b, float by);
/* Where the line from a plate's middle leaves it. */
table_point werewolf_edge_towards(ui_rect plate, table_point to);
/* A thread ends before a disc of votes, and begins behind its own: the number and all ends are seen. */
float werewolf_round_votes(ui_rect votes);
/* Round these corners, each from so far before to so far behind; straight between. */
werewolf_thread werewolf_rounded_thread(ui_rect begins, const table_point *corner, int n, ui_rect ends, float round);
/* How long a way is. INFINITY: it lies on something, or is longer than `most`. */
float werewolf_thread_costs(const werewolf_walls *, const werewolf_thread *, float most);
bool werewolf_thread_is_free(const werewolf_walls *, const werewolf_thread *);
/* How much longer a way may be that crosses no neighbour, where this one does; else 0. */
float werewolf_crossing_costs(const werewolf_lanes *, const werewolf_thread *);

/* ---- to votes (werewolf_table_threads_way.c) ---- */
/* How it comes in: straight towards their middle, on a ray of length 1 from there. */
typedef struct {
    ui_rect votes; /* or what is wider than they are: it ends before that */
    table_point ray;
} werewolf_arrival;
/* The spot that it comes through so far before it ends. */
static inline table_point werewolf_before(const werewolf_arrival *to, float by) {
    const table_point m = table_middle(to->votes);
    const float off = werewolf_round_votes(to->votes) + by;

    return (table_point){m.x + to->ray.x * off, m.y + to->ray.y * off};
}
werewolf_thread werewolf_thread_of(const werewolf_threads *, const werewolf_lanes *, int from, int to,
                                   const werewolf_arrival *);

/* ---- round walls (werewolf_table_threads_round.c) ---- */
/* Where no curve leaves all free: the shortest way, or a little longer with more air. */
werewolf_thread werewolf_round_walls(const werewolf_walls *, const werewolf_lanes *, ui_rect begins,
                                     const werewolf_arrival *);

#endif
