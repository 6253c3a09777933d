/* The window as eyes see it: what was sent to the desktop, and nothing else. */
#ifndef NT_TESTS_WINDOW_SCREEN_H
#define NT_TESTS_WINDOW_SCREEN_H

#include "platform/image.h"
#include "ui/draw.h"

#include <SDL.h>

/* NULL before the first rectangle was sent. */
const pf_image *screen_seen(void);
/* Takes over rectangles of the window's surface. Of a window that has another size now, the old stays as far as it
 * fits. */
void screen_take(const SDL_Surface *, const SDL_Rect *, int n);
/* Whether it is this list, painted anew from nothing. */
bool screen_is(const ui_draw *);

#endif
