/* A frame on its way to the screen, so that only what changed is sent. */
#ifndef NT_PLATFORM_PRESENT_H
#define NT_PLATFORM_PRESENT_H

#include "platform/fit.h"

#include <SDL.h>

/* While the window is not shown yet: what draws a texture wants a window of its own kind, and SDL makes it anew. */
void pf_present_begin(SDL_Window *);
/* A frame in the window's own memory, where the desktop gives some that is just so: then nothing is copied to it.
 * NULL: there is none. The one before is nobody's from now on. */
pf_image *pf_present_frame(SDL_Window *, int w, int h);
/* Sends rectangles of the frame, which has the window's pixels. False when the desktop does not take it, and when the
 * window has other memory by now than what the frame lies in: that can be read until a frame of its own is sent. */
bool pf_present(SDL_Window *, const pf_image *frame, const pf_rect *, int n);
/* The two ways, of which pf_present takes one: a desktop that gives the window its pixels (X11, Windows), or a
 * texture as large as the frame, which stays with the window. */
bool pf_present_by_surface(SDL_Window *, const pf_image *frame, const pf_rect *, int n);
bool pf_present_by_texture(SDL_Window *, const pf_image *frame, const pf_rect *, int n);
/* Before the window is closed; NULL is fine. */
void pf_present_end(SDL_Window *);

#endif
