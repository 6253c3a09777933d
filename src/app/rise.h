/* How a public page comes: it rises a little while its ground comes out of the ground before it. Always for the same
 * time, never from or to anything private, and any press only ends it. */
#ifndef NT_APP_RISE_H
#define NT_APP_RISE_H

#include "app/app_state.h"

/* What a change of the stack has to remember: the page that is drawn, NULL where it is not everybody's. */
const scene_ops *rise_page(const app *);
/* The stack has changed; `before` was its page. */
void rise_after(app *, const scene_ops *before);
bool rise_moves(const app *);
void rise_end(app *);
void rise_tick(app *);
uint64_t rise_wake(const app *); /* UINT64_MAX: nothing moves */
void rise_draw(const app *, ui_draw *);

#endif
