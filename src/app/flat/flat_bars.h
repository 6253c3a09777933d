/* What is said round a flat table. */
#ifndef NT_APP_FLAT_BARS_H
#define NT_APP_FLAT_BARS_H

#include "app/flat/flat.h"

/* High enough for its words and for a finger: the same whatever is said. */
float flat_bar_high(const ui_frame *);
/* What the strip with the chips and the bar or line before it take of an edge, du: nothing where nobody sits, but for
 * the bar at the bottom. */
float flat_rim_at(const ui_frame *, int n, int turn);
float flat_bar_at(const ui_frame *, int n, int turn);
/* On a tall window a bar is too short for words and for what comes after a match: that has a row of its own beside
 * it, so high; else 0. */
float flat_row_high(const ui_frame *);

/* At the ends of a long bar. */
typedef struct {
    const char *corner; /* what opens there: ZONE_HELP, ZONE_RULES or ZONE_LOG */
    float seen;         /* how much of what the whole table may press */
    bool left;          /* that stands at the left end, where nothing was pressed before */
    bool row;           /* or in the row of its own */
} flat_foot;

/* What the middle has said to the rim, for each side, with what the whole table may press. `said`: what is to be
 * done, as it stands at that side for all who sit there; NULL where it does not. */
void flat_bars(const flat_scene *, ui_draw *, const ui_rim *, const flat_foot *, const flat_seats *,
               const char *said[4]);

#endif
