/* The window on the desktop: where it is and how large. */
#ifndef NT_PLATFORM_WINDOW_H
#define NT_PLATFORM_WINDOW_H

#include "platform/fit.h"

#include <SDL.h>

/* Starts SDL's video and opens the window where it was, as far as that fits the screens, and says where that is. NULL
 * with SDL_GetError. */
SDL_Window *pf_window_open(const char *title, const ui_window *was, pf_rect *normal);
/* A window manager draws its frame some time after that: once it is there, the window moves so that all of it fits.
 * False as long as there is none. */
bool pf_window_framed(SDL_Window *, const ui_window *was, pf_rect *normal);
/* Where it lies now, in the desktop's points; `known` while it fills the screen or cannot be seen. */
pf_rect pf_window_normal(SDL_Window *, pf_rect known);
bool pf_window_is_full(SDL_Window *);
/* Fills the screen, also where no window manager sees to that, or goes back to its place. */
void pf_window_full(SDL_Window *, bool on, pf_rect normal);
/* What is to be kept for the next time. */
ui_window pf_window_kept(SDL_Window *, pf_rect normal);
void pf_window_close(SDL_Window *); /* NULL is fine */
void pf_window_icon(SDL_Window *, const pf_image *);
void pf_window_pixels(SDL_Window *, int *w, int *h);
/* Pixels of one millimetre, 3..16: from the display when it says something to be trusted. */
float pf_window_density(SDL_Window *);

#endif
