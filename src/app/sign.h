/* A short word over the frame that tells what a key did. Never over a secret. */
#ifndef NT_APP_SIGN_H
#define NT_APP_SIGN_H

#include "app/app_state.h"

/* Shows a message, a literal, for a moment; `detail` is its only argument, or NULL. Nothing while a secret scene is
 * on the stack: there a press has no sign. */
void sign_show(app *, const char *key, const char *detail);
/* The same beside what it speaks of, a rectangle of the window. */
void sign_show_by(app *, const char *key, ui_rect);
/* Takes it away: whoever presses something has read it, or has done what it says. */
void sign_end(app *);
/* The same when its time is over, or when a secret comes. */
void sign_tick(app *);
uint64_t sign_wake(const app *); /* UINT64_MAX: there is none */
void sign_draw(const app *, ui_draw *);

#endif
