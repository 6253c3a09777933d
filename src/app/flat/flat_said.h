/* What a strip of a flat table says, in the manner of its room: in two lines, in one, or rather small than cut. */
#ifndef NT_APP_FLAT_SAID_H
#define NT_APP_FLAT_SAID_H

#include "ui/draw.h"
#include "ui/rim.h"

/* What all look at: how it ended, or what is to be done; "" where there is none. */
const char *flat_heading(const ui_rim *);
/* What stands with it: why, or what was done. NULL: nothing. */
const char *flat_beside(const ui_rim *);

/* Whether what all look at is whole in a box, du, as it would be said there. */
bool flat_can_say(const ui_draw *, ui_rect in, const ui_rim *);
/* What is to be done now, and what was done where that has a line of its own: in one with it, it would hide what is
 * looked for. */
void flat_say(ui_draw *, ui_rect in, const ui_rim *);

/* What is to be done, and below it, smaller, what was done: whether both are whole there. */
bool flat_can_say_in_two(const ui_draw *, ui_rect in, const char *done, const char *next);
void flat_say_in_two(ui_draw *, ui_rect in, const char *done, const char *next);

#endif
