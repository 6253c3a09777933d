/* Ways of passed cards past whoever takes no part: for growl_table_past.c, which finds them, growl_table_past_room.c,
 * what they keep off, and growl_table_past_bow.c, those that are one bow. */
#ifndef NT_GAMES_GROWL_TABLE_PAST_H
#define NT_GAMES_GROWL_TABLE_PAST_H

#include "growl_table_lanes.h"

enum {
    GROWL_PAST_OTHERS = 6,
    GROWL_PAST_OFF = 2 * (GROWL_SEATS + 2) + GROWL_PAST_OTHERS,
    GROWL_PAST_PIECES = 6,                           /* of a neighbour's arrow */
    GROWL_PAST_WALLS = 2 + 2 * 2 * GROWL_PAST_PIECES /* both ends, and arrows there */
};

/* A straight line that no way crosses. */
typedef struct {
    table_point a, b;
    bool arrow; /* nor comes near */
} growl_past_wall;

/* What a way from place a to place b, to its left, keeps off. */
typedef struct {
    ui_rect off[GROWL_PAST_OFF];
    growl_past_wall wall[GROWL_PAST_WALLS];
    int n, walls, from, to;
    ui_rect table, a, b, house_a, house_b;
    bool corner_a, corner_b; /* one neighbour is above or below it */
    ui_rect round;           /* the table's middle */
    table_point middle;      /* of what lies there */
    table_point first, last; /* corners of both plates, as seen from there */
    float air;               /* from its middle line */
} growl_past_room;

/* What it goes over where it must, each with those before: the pile, which is away while cards go over its place,
 * seats that take no part, arrows. */
typedef enum {
    GROWL_PAST_OVER_NOTHING,
    GROWL_PAST_OVER_PILE,
    GROWL_PAST_OVER_SEATS,
    GROWL_PAST_OVER_ARROWS,
    GROWL_PAST_OVERS
} growl_past_over;
growl_past_room growl_past_room_of(const growl_look *, const growl_ring *, const growl_night_places *, int a, int b,
                                   growl_past_over);
/* Whether a straight piece keeps so far off all, `own`: of its own seats, too; as a way with the room's air. */
bool growl_past_free(const growl_past_room *, table_point, table_point, float air, bool own);
bool growl_past_sees(const void *room, table_point, table_point);
/* Whether all of it but its ends, which are at the plates, is free. */
bool growl_past_clear(const growl_past_room *, const growl_lane *, float air, bool own);
bool growl_past_meets(const growl_past_wall *, table_point, table_point);
/* Seen from the middle, on the side of those who are passed by; far enough from the frame's edge. */
bool growl_past_between(const growl_past_room *, table_point);
bool growl_past_on_table(const growl_past_room *, table_point);

/* How large cards may be on it, and how far both are from its middle, by how much air there is. */
typedef struct {
    float air, aside;
    bool narrow, close;
} growl_past_width_of;
enum { GROWL_PAST_WIDTHS = 4, GROWL_PAST_BOWS = 3 /* as wide as bows are, at least */ };
extern const growl_past_width_of growl_past_width[GROWL_PAST_WIDTHS];
growl_lane growl_past_as_wide(growl_lane, int width);

/* The middle of both ways as one bow with as much air as there is; n 0: none is free. *aside: of each. */
growl_lane growl_past_bow(growl_past_room *, float *aside);

#endif
