/* The ways of threads between seats at night: for growl_table_thread.c, where they are,
 * growl_table_thread_aside.c, beside each other, and growl_table_marks.c. */
#ifndef NT_GAMES_GROWL_TABLE_THREAD_H
#define NT_GAMES_GROWL_TABLE_THREAD_H

#include "growl_table.h"

/* What threads go round: plates with what is written below them, houses, and what lies in the middle or hangs above
 * it. */
enum { GROWL_THREAD_OTHERS = 6, GROWL_THREAD_OFF = 2 * GROWL_SEATS + GROWL_THREAD_OTHERS };
typedef struct {
    int seats, n;
    ui_rect off[GROWL_THREAD_OFF]; /* plate and house of each place, then the others */
    float below[GROWL_SEATS];      /* of a plate: what is written there */
    ui_rect table, centre;
    float aside; /* so far to its left a thread lies: another may come back */
} growl_thread_room;

growl_thread_room growl_thread_room_of(const growl_look *, const growl_ring *);

/* Where it begins, then each bend and where the next one begins, as a rope has it. */
typedef struct {
    table_point at[2 * TABLE_ROPE_BENDS + 1];
    int bends; /* 0: there is none */
} growl_thread;

/* From the plate of a place to another: an even bow where one is free, else a wide arc, else the shortest way round.
 * It is found once while all stands; found NULL: each time. */
growl_thread growl_thread_of(ui_found *found, const growl_thread_room *, int from, int to);

/* All of it so far to its left; its ends stay on their plates. And the other way round. */
growl_thread growl_thread_aside(const growl_thread *, ui_rect from, ui_rect to, float by);
growl_thread growl_thread_back(const growl_thread *);

/* Whether a piece of a straight way goes through a rectangle. */
bool growl_crosses(ui_rect, table_point, table_point);

#endif
