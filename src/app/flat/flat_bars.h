/* What is said round a flat table: a bar before each long side, and a strip beside the chips of the short ones. */
#ifndef NT_APP_FLAT_BARS_H
#define NT_APP_FLAT_BARS_H

#include "app/flat/flat.h"

/* High enough for its words and for a finger: the same whatever is said. */
float flat_bar_high(const ui_frame *);
/* What the middle has said to the rim, for each side, with what the whole table may press. */
void flat_bars(const flat_scene *, const app *, ui_draw *, const ui_rim *, const ui_edge_seat at[]);

#endif
