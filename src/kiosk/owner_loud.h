/* The day as a strip of 24 hours: how loud the house is when, and what time it is. */
#ifndef NT_KIOSK_OWNER_LOUD_H
#define NT_KIOSK_OWNER_LOUD_H

#include "kiosk/wishes.h"
#include "ui/draw.h"

/* What it takes of height at least. */
float owner_loud_needs(const ui_frame *);
/* `now`: the minute of the day; `time`: the quiet time that is being set, -1 = none. */
void owner_loud_draw(const kiosk_wishes *, ui_draw *, ui_rect, int now, int time);

#endif
