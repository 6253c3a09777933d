/* What lies on a table, and the nearest place beside all of it for something that an open zone would cover. */
#ifndef NT_UI_THINGS_H
#define NT_UI_THINGS_H

#include "ui/widgets.h"

enum { UI_THINGS = 64 };

/* No more than that are taken in; each with the air that keeps other things off it. */
typedef struct {
    ui_rect at[UI_THINGS];
    int n;
} ui_things;

void ui_things_add(ui_things *, ui_rect);        /* w 0: nothing */
bool ui_things_meet(const ui_things *, ui_rect); /* one of them, or its air, lies there */
/* All zones that are open on a flat table. */
void ui_things_add_open(ui_things *, const ui_frame *);
/* The place nearest to its own, rather in the same row, within the frame and above `foot`, du. w 0: there is none. */
ui_rect ui_things_beside(const ui_things *, const ui_frame *, float foot, ui_rect own);
/* Where a plate of a corner is: in it, or, while an open zone lies over that, beside the zones and what else may not
 * be covered, gliding as the table does. w 0: there is no place. */
ui_rect ui_corner_beside(const ui_frame *, const ui_corner *, const ui_things *off, float foot);

#endif
