/* Where what a list holds lies on the window. */
#ifndef NT_UI_EXTENT_H
#define NT_UI_EXTENT_H

#include "ui/draw.h"

enum { UI_EXTENT_DEPTH = 32 }; /* what lies deeper has the place of what is around it */

/* A walk through the commands of a closed list, from {.list = list} on. */
typedef struct {
    const ui_draw *list;
    int at;    /* the command that it came to */
    int next;  /* and the one after that */
    int depth; /* of groups and places around it */
    int open[UI_EXTENT_DEPTH];
} ui_extents;

typedef enum {
    UI_EXTENT_END,
    UI_EXTENT_AROUND, /* the command begins or ends a group or place */
    UI_EXTENT_DRAWS,  /* it draws something, in `where`, du of the window, and nothing outside */
} ui_extent;

ui_extent ui_extent_next(ui_extents *, ui_rect *where);

#endif
