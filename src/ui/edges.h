/* Where people sit round a table that lies flat: which edge of the screen is whose (interface guide 6.2). */
#ifndef NT_UI_EDGES_H
#define NT_UI_EDGES_H

#include <stdbool.h>

/* The quarter turns, clockwise, with which seat `seat` of `n` (2..20) reads its frame: 0 at the bottom edge, 1 at the
 * left one, 2 at the top, 3 at the right. The first seat is at the right end of the bottom edge, the others follow
 * clockwise. On a screen that stands upright the long sides have more seats as well. */
int ui_edge_of(int n, int seat, bool portrait);

#endif
