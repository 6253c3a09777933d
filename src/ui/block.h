/* A block of words whose outline says nothing of them: whatever of a set of texts stands there, it has the same
 * number of lines, of the same letters, at the same place, and each line begins and ends where the others do. For
 * what one person reads at a table where all look on. */
#ifndef NT_UI_BLOCK_H
#define NT_UI_BLOCK_H

#include "ui/label.h"

typedef struct {
    int px, lines;
    float w, h;  /* du: of each line, of all of them */
    float light; /* of the palest of the texts on its ground, du2 of white */
} ui_block;

/* What all of these texts have room in that is w wide: letters of the style's size, or smaller ones, down to `least`,
 * where they would be higher than h. At that size they are as high as they have to be. */
ui_block ui_block_of(const ui_frame *, float w, float h, const ui_label_style *, float least,
                     const char *const text[], int n);
/* One of them, in the middle of the box. */
void ui_block_draw(ui_draw *, ui_rect box, const ui_label_style *, const ui_block *, const char *text);

#endif
