/* The curtain that every secret lies behind, the empty stage behind it, and what hangs from its valance. */
#ifndef NT_APP_CURTAIN_H
#define NT_APP_CURTAIN_H

#include "ui/widgets.h"

/* The closed curtain without words: the ground of the curtain, of the still page, and of what covers a secret frame.
 */
void curtain_closed(ui_draw *);
/* The same over what is drawn, seen through: what lies on the cloth comes out of it. */
void curtain_over(ui_draw *, float alpha);
/* The empty stage over what is drawn in a private page's place, its wings by themselves: what stands there comes out
 * of it. */
void curtain_stage_over(ui_draw *, float alpha, float wings);
/* The same over the whole window, where it lies behind every private view. */
void curtain_stage(ui_draw *);
/* The same as curtain_closed as it parts, 0 closed to 1 open, before what every private view has behind it and
 * nothing of any; or as it closes over the whole window of another list. */
void curtain_parted(ui_draw *, float part, const ui_draw *over);
/* The seal that a deal was closed with: wax with the house's moon. */
void curtain_wax(ui_draw *, ui_rect);
/* Where the fringe of its valance ends, du from above. */
float curtain_valance(const ui_frame *);
/* How far up it is drawn where the cloth is parted so far, 0..1: what hangs from it goes with it. */
float curtain_valance_up(const ui_frame *, float part);
/* A paper sign that hangs from the valance, which is drawn up so far; ink is read on it. */
void curtain_hung_sign(ui_draw *, ui_rect, float up);

#endif
