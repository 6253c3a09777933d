/* Two pages on which the same things stand: what else is on the first page goes, these glide to their places on the
 * second one, and only then what else is there comes. Words round a flat table go before others come. */
#ifndef NT_APP_RISE_SAME_H
#define NT_APP_RISE_SAME_H

#include "ui/differ.h"

/* Whether something on this page may stay; whether anything of it is on the other. */
bool rise_same_on(const ui_draw *);
bool rise_same_on_both(const ui_draw *, const ui_draw *other);
/* The page is drawn as it is; it comes out of the other so far, 0..1. The differ lends its memory. */
void rise_same_draw(ui_differ *, ui_draw *, const ui_draw *before, float part);

#endif
