/* The stack of scenes: what the application itself does with it. Scenes use app/scene.h. */
#ifndef NT_APP_STACK_H
#define NT_APP_STACK_H

#include "app/app_state.h"

/* Carries out what scenes have queued; after a change the input map forgets what was pressed. */
void stack_settle(app *);
/* Ends all scenes. */
void stack_clear(app *);
scene *stack_top(const app *);
bool stack_has(const app *, const scene_ops *); /* anywhere on it */
bool stack_public(const app *);                 /* every scene on it is */
/* Some scene on the stack holds a private view: silence, and no notice over it. */
bool stack_secret(const app *);
/* Whether the uppermost secret scene is somebody's own: nobody speaks in it, and it is covered when nobody touches
 * anything for a while. A host's call keeps its own time. */
bool stack_idles(const app *);
/* Takes off the page that everybody may see and that lies on a secret scene, so that this can give way below it;
 * NULL: none does. The other lays it on again, as it was. */
scene *stack_lift_page(app *);
void stack_lay_page(app *, scene *);
/* Index of the first scene that is drawn, with those above it: the topmost opaque one, or what lies over a secret
 * one, of which nothing may shine through. */
int stack_lowest_drawn(const app *);
void stack_input(app *, const ui_input *);
void stack_tick(app *, uint64_t now);
uint64_t stack_wake(const app *);

#endif
