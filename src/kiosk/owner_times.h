/* What becomes of a screen that nobody touches, as a string of lanterns that go out one after the other: people, the
 * question, the table that is kept, the night; between them how long each takes. */
#ifndef NT_KIOSK_OWNER_TIMES_H
#define NT_KIOSK_OWNER_TIMES_H

#include "kiosk/wishes.h"
#include "ui/draw.h"

/* The least height in which its words can be read where it is wide. */
float owner_times_needs(const ui_frame *);
/* From left to right, in a place that is not wide from above to below. */
void owner_times_draw(const kiosk_wishes *, ui_draw *, ui_rect);

#endif
