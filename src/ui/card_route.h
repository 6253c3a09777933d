/* The shortest way over spots that see each other: round what is in the way of a thread. */
#ifndef NT_UI_CARD_ROUTE_H
#define NT_UI_CARD_ROUTE_H

#include "ui/card_table.h"

enum { TABLE_SPOTS = 264 };

/* It begins at one of the first `begins` and ends at one of those from there up to `ends`; over the others it goes.
 */
typedef struct {
    table_point at[TABLE_SPOTS];
    int begins, ends, n;
} table_spots;

/* Whether the straight way from one point to another is free. */
typedef bool table_sees(const void *room, table_point, table_point);

/* Fills way[] with the spots of the shortest way, from its last one to its first, and tells how long it is; returns
 * how many spots, 0 where none is shorter than `most`. */
int table_shortest(const table_spots *spots, table_sees *sees, const void *room, float most, int way[TABLE_SPOTS],
                   float *length);

/* Of each spot: how long the shortest way to it is, and the spot before it there, or -1. */
typedef struct {
    float length[TABLE_SPOTS];
    int before[TABLE_SPOTS];
} table_ways;

/* Fills `ways` for all ends that are nearer than `most`; the others' lengths are INFINITY. Between them no way goes
 * over an end. */
void table_shortest_to_all(const table_spots *spots, table_sees *sees, const void *room, float most,
                           table_ways *ways);

#endif
