/* The end of a game whose players have points: each a house in one row before the rising sun, a lit window for each
 * point, so that who is ahead is seen from across the table. Sizes in du. */
#ifndef NT_UI_SCORE_HOUSES_H
#define NT_UI_SCORE_HOUSES_H

#include "ui/table.h"

enum { SCORE_HOUSES = 8, SCORE_WINDOWS = 60 };

typedef struct {
    int points;    /* 0 to SCORE_WINDOWS; a house of more has no more windows */
    int lit;       /* of them, while they are counted up; else all */
    float next;    /* one by one: how far the walls have grown for the window after these */
    float sunk;    /* 1: it lies folded on the ground, 0: it stands */
    bool numbered; /* `lit` stands on a board below the roof; else there is no house: the game draws what stands there
                    */
    bool won;      /* crowned and before a light; the houses of the others go dark when `decided` */
    const char *figure; /* in each lit window, where it is large enough; NULL = none */
} score_house;

typedef struct {
    int n, first; /* first: so many players stand in rows before it */
    bool decided;
    bool one_by_one; /* a window comes as it is lit; else the houses grow as one while points are counted */
    float opening;   /* of the step: 1 its beginning, 0 its end; where it is decided, of a crowning */
    float foot;      /* below a house and its name: room for the game's own words */
    float before;    /* so many other hills lie before the one that they stand on */
    ui_rect area;    /* from below the headline to above the buttons */
    const char *const *name;
    const ui_seat *seat;
    score_house house[SCORE_HOUSES];
} score_row;

/* Whether a row of n houses has room for its words; else a list of rows is the better end. */
bool score_houses_fit(const ui_frame *, int n);
/* Draws them; each name on its plate, and the nearest hill, are the same thing on another page with such a
 * row (ui/same.h). out: for each the room of `foot` below its name; room: all above the name, down to where a house
 * stands, for what a game shows there instead while points are not counted. Either may be NULL. */
void score_houses_draw(ui_draw *, const score_row *, ui_rect out[], ui_rect room[]);
/* How wide each `out` is where n stand in a row of that width. */
float score_foot_width(float row, int n);

/* For a game that fills its houses itself. The walls and roof of one, without windows: the roof is so high, usually
 * SCORE_ROOF of its width. */
#define SCORE_ROOF 0.42f
#define SCORE_EAVES 0.09f /* of its width: how far the roof reaches beyond the walls on either side */
void score_house_walls(ui_draw *, ui_rect at, float roof, unsigned seed, bool won, bool dark);
/* One alone, alight, a window for each of its points in two columns; it reaches from the foot of `at` as high as they
 * need. */
void score_house_alone(ui_draw *, ui_rect at, const ui_seat *, int points);
/* The hill that they stand on, from their feet down to the apron; so many other hills lie before it, which are
 * darker.
 */
void score_ground(ui_draw *, float feet, float before);
/* Emblem and name on the plate below a house, in the middle as it is; of a name whatever has room. */
void score_name(ui_draw *, ui_rect plate, float emblem, const ui_seat *, const char *name, const ui_label_style *);
/* At which each of these names is whole there, where it can be: that size at most. */
float score_names(const ui_frame *, ui_rect plate, float emblem, const ui_seat seat[], int n, float most);
/* The crown over a house of a winner, which falls while the step is `opening`; above the roof it takes `room` at
 * most. */
void score_crown(ui_draw *, ui_rect house, float room, float opening);

/* What has this place stands up out of its foot, as in a book whose pages open; so far now. Draw it so much lower
 * than it will stand, then end the group. */
float score_rises(ui_draw *, ui_rect at, float part);

#endif
