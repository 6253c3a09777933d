/* Finding zones: for the input map. */
#ifndef NT_UI_FOCUS_H
#define NT_UI_FOCUS_H

#include "ui/draw.h"

/* All return a zone of the list, or NULL. */
const ui_zone *ui_zone_at(const ui_draw *, ui_spot);
/* The window's own: not in a place. */
const ui_zone *ui_zone_named(const ui_draw *, const char *name, int n);
/* The topmost zone at a point, du. */
const ui_zone *ui_zone_under(const ui_draw *, float x, float y);
/* Where the focus rests first. */
const ui_zone *ui_zone_first(const ui_draw *);
/* The same, of what is a decision: the default, else the first option. */
const ui_zone *ui_zone_decision(const ui_draw *);
/* What is chosen when nothing else is: the first zone with UI_ZONE_DEFAULT that is not off. */
const ui_zone *ui_zone_default(const ui_draw *);
/* The nearest zone to the left (dx -1), right, above (dy -1) or below. */
const ui_zone *ui_zone_towards(const ui_draw *, const ui_zone *from, int dx, int dy);
/* The next one in drawing order, round and round; never NULL. */
const ui_zone *ui_zone_next(const ui_draw *, const ui_zone *from, bool back);
/* The index-th of those with UI_ZONE_OPTION. */
const ui_zone *ui_zone_option(const ui_draw *, int index);

#endif
