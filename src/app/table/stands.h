/* The time of a table: it stands while something lies over it, from the press that opens that on, and goes on from
 * there when nothing does, so that no movement ends behind a menu, nor a bot's pause. Where the page itself comes
 * back first, when that has come. */
#ifndef NT_APP_STANDS_H
#define NT_APP_STANDS_H

#include "app/app_state.h"

/* What a table is drawn by, ms of the presentation clock. */
uint64_t stands_time(const app *);
/* After the stack has changed, and as time passes. */
void stands_look(app *);
/* A scene leaves the stack. */
void stands_forget(app *, const scene *);

#endif
