/* The ways of threads of votes, split by subject: what its files have in common. Nothing else includes this. */
#ifndef NT_GAMES_WEREWOLF_TABLE_THREADS_H
#define NT_GAMES_WEREWOLF_TABLE_THREADS_H

#include <math.h>

#include "werewolf_table.h"

static inline table_point werewolf_middle_of(ui_rect at) {
    return (table_point){at.x + at.w / 2, at.y + at.h / 2};
}
static inline float werewolf_apart(table_point a, table_point b) {
    const double x = b.x - a.x, y = b.y - a.y;
    return (float)sqrt(x * x + y * y); /* what hypotf gives, at a fifth of its time */
}

/* ---- what a thread may not lie on (werewolf_table_threads_walls.c) ---- */
enum { WEREWOLF_BOXES = 2 * WEREWOLF_SEATS + WEREWOLF_BLOCKS };
typedef struct {
    float left, top, right, bottom;
} werewolf_wall;
typedef struct {
    werewolf_wall at[WEREWOLF_BOXES];
    int n;
} werewolf_boxes;
typedef struct {
    werewolf_boxes all; /* plates first, then votes, then what stands in the middle */
    int plates, votes;
    werewolf_wall frame; /* none leaves this */
} werewolf_walls;

static inline bool werewolf_leaves(const werewolf_wall *frame, table_point at) {
    return at.x < frame->left || at.x > frame->right || at.y < frame->top || at.y > frame->bottom;
}

/* Strangers' plates, whose votes it gives, all votes that lie beside plates but those, and the middle's; `own`: also
 * the votes of whoever gives it. */
void werewolf_find_walls(const werewolf_threads *, int from, int to, bool own, werewolf_walls *);
bool werewolf_lies_in(const werewolf_boxes *, table_point, float air);
/* Whether nothing lies on the straight line between two spots, with so much air. */
bool werewolf_sees(const werewolf_walls *, table_point a, table_point b, float air);

/* ---- a curve over bends (werewolf_table_threads_walls.c) ---- */
enum { WEREWOLF_CORNERS = 7 }; /* of a way between its ends */
/* From a on, `by` far, and no farther than b. */
table_point werewolf_towards(table_point a, table_point b, float by);
/* A thread ends before a disc of votes, and begins behind its own: the number and all ends are seen. */
float werewolf_round_votes(ui_rect votes);
/* Round these corners, each from so far before to so far behind; straight between. */
werewolf_thread werewolf_rounded_thread(ui_rect begins, const table_point *corner, int n, ui_rect ends, float round);
/* How long a way is. INFINITY: it lies on something, or is longer than `most`. */
float werewolf_thread_costs(const werewolf_walls *, const werewolf_thread *, float most);
bool werewolf_thread_is_free(const werewolf_walls *, const werewolf_thread *);

/* ---- round walls (werewolf_table_threads_round.c) ---- */
/* Where no curve leaves all free: the shortest way, or a little longer with more air. */
werewolf_thread werewolf_round_walls(const werewolf_walls *, ui_rect begins, ui_rect ends);

#endif
