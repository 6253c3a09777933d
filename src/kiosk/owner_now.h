/* What is set now, in a word or two beside the button that leads to it. */
#ifndef NT_KIOSK_OWNER_NOW_H
#define NT_KIOSK_OWNER_NOW_H

#include "kiosk/owner_rows.h"

/* NULL: nothing short can be said of the page. Kept until the frame's end. */
const char *owner_now(const app *, ui_draw *, owner_page);
/* How many games were played to their end, in all. */
int owner_played(app *);

#endif
