/* The opening hours of a whole week as a picture: what goes on past midnight lies on the next day, as it does. */
#ifndef NT_KIOSK_OWNER_WEEK_H
#define NT_KIOSK_OWNER_WEEK_H

#include "kiosk/wishes.h"
#include "ui/draw.h"

enum { OWNER_CLOCK = 24 };

/* A stretch of a day in which the house is open, in minutes, and the day whose hours it is: the same, or the one
 * before, which goes on past midnight. 0 = Monday. */
typedef struct {
    int from, to, of;
} week_light;

/* The lights of a day; returns how many. */
int owner_week_lights(const kiosk_wishes *, int day, week_light out[2]);

/* A minute of the day as its clock shows it; 24:00 is the end of one. */
void owner_clock(int minute, char out[OWNER_CLOCK]);
/* The name of a day: 1 = Monday, 0 = all seven. Kept until the frame's end. */
const char *owner_day_name(ui_draw *, int day);
/* All seven have the same hours. */
bool owner_week_even(const kiosk_wishes *);
/* The hours of a day, 0 = Monday, in short: "10:00-23:00", "always", "closed". Kept until the frame's end. */
const char *owner_day_hours(const kiosk_wishes *, ui_draw *, int day);
/* The least height in which its words can be read. */
float owner_week_needs(const ui_frame *);
/* `day` is the one that is being set: 1 = Monday, 0 = all seven. */
void owner_week_draw(const kiosk_wishes *, ui_draw *, ui_rect, int day);

#endif
