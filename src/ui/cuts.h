/* Plates, discs and slots that were cut before: a frame asks for the same ones again and again, and to write their
 * outlines is a third of its time. What is kept is what cutting anew would give, so that nobody can tell. */
#ifndef NT_UI_CUTS_H
#define NT_UI_CUTS_H

#include "ui/draw.h"

typedef enum { UI_CUT_PLATE, UI_CUT_DISC, UI_CUT_SLOT } ui_cut_kind;

/* Everything that the outline and its paint follow from. */
typedef struct {
    ui_cut_kind kind;
    unsigned seed;
    float w, h, away; /* away: how far the shadow falls aside */
    ui_colour fill, border;
    float border_w;
} ui_cut;

/* A fixed room; when it is full, all is forgotten. NULL when there is no memory. */
ui_cuts *ui_cuts_create(void);
void ui_cuts_destroy(ui_cuts *); /* NULL is fine */

/* The body of its document, or NULL when it is not kept (also without `cuts`): cut it and keep it. It stays until the
 * next one is kept. */
const char *ui_cuts_find(const ui_cuts *, const ui_cut *);
void ui_cuts_keep(ui_cuts *, const ui_cut *, const char *body, size_t len); /* NULL is fine */

#endif
