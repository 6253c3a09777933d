/* What a list of a table says by its marks, and where another one says something else (rise.h). */
#ifndef NT_APP_RISE_SAID_H
#define NT_APP_RISE_SAID_H

#include "ui/differ.h"
#include "ui/draw.h"

/* The next plate behind `after` (NULL: the first) that is lit on this list and not on the other one, or NULL. */
const ui_mark *rise_said_lit(const ui_draw *, const ui_draw *other, const ui_mark *after);
/* Adds all of these, each with the strip below it, but for those of this place (-1: none). */
void rise_said_add_lit(ui_differ *, const ui_draw *, const ui_draw *other, int without);
/* Which page of the table it is; -1: it does not say. */
int rise_said_page(const ui_draw *);
/* Where both have a sentence, and not the same; returns in how many places. */
int rise_said_other(const ui_draw *before, const ui_draw *now, ui_rect at[UI_DIFFER_APART]);
/* These places, and what is pressed in a line with them on one of the lists alone: it goes and comes with words. */
void rise_said_with_buttons(const ui_draw *before, const ui_draw *now, ui_rect at[], int n);

#endif
