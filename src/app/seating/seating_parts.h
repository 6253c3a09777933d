/* What the seating's own pictures ask of each other. */
#ifndef NT_APP_SEATING_PARTS_H
#define NT_APP_SEATING_PARTS_H

#include "app/seating/seating_draw.h"

/* How high a row of buttons is, du. */
float seating_row(const ui_frame *);
/* How the screen is shared, and under it what that means where there is room; draws it, or measures alone. Returns
 * the height of both, du. */
float seating_modes(const seating_scene *, const app *, ui_draw *, ui_rect, bool draws);
/* The height of its buttons alone in so much width, du. */
float seating_modes_height(ui_draw *, float w);
/* The height that the ways of sharing the screen take under the open chair, du; 0 where they have no room there. */
float seating_modes_beside(const seating_scene *, const app *, ui_draw *, ui_rect editor);
/* Whether the open chair shows its colours; where not, the page of looks has them. */
bool seating_has_swatches(const ui_frame *);

#endif
