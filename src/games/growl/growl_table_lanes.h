/* The ways of cards that are passed: for growl_table_lanes.c, between neighbours, growl_table_past.c, past whoever
 * takes no part, growl_table_lane.c, what a way is, and growl_table_passing.c. */
#ifndef NT_GAMES_GROWL_TABLE_LANES_H
#define NT_GAMES_GROWL_TABLE_LANES_H

#include "growl_table.h"

enum { GROWL_LANE_POINTS = 40 };
typedef struct {
    table_point at[GROWL_LANE_POINTS];
    int n;
    bool narrow, close; /* small cards alone have room on it; the smallest alone */
} growl_lane;

/* From place to place, to the left or right: clear of both seats and of all between them, round what lies in the
 * middle. */
growl_lane growl_lane_of(const growl_look *, const growl_ring *, const growl_night_places *, int from, int to,
                         bool left);
/* Between neighbours; and below all who are passed by, n 0: there is no room. */
growl_lane growl_lane_next(const growl_look *, const growl_ring *, int from, int to, bool left);
growl_lane growl_lane_below(const growl_look *, const growl_ring *, int from, int to, bool left);
/* Whether either of its neighbours stands above or below it. */
bool growl_is_corner(const growl_ring *, int n, int place);
/* Whether it is written below its plate what somebody was. */
bool growl_is_told_below(const growl_look *, int place);
/* The other way round; with its corners rounded off; and what is seen of it beside both seats, so far to one side. */
growl_lane growl_lane_back(const growl_lane *);
growl_lane growl_lane_rounded(growl_lane);
growl_lane growl_lane_aside(const growl_lane *, const ui_place *from, const ui_place *to, float by);
/* Where a card of this size on it is clear of both plates. */
growl_lane growl_lane_clear(const growl_lane *, const ui_place *from, const ui_place *to, float w, float h);
/* A part of the way, 0..1; a point so far to one side of the i-th. */
table_point growl_on_lane(const growl_lane *, float part);
table_point growl_beside_lane(const growl_lane *, int i, float by);

#endif
