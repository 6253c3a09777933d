/* The window on the desktop: shows a frame by its surface, so that only what changed is sent. */
#ifndef NT_PLATFORM_WINDOW_H
#define NT_PLATFORM_WINDOW_H

#include "platform/image.h"

#include <SDL.h>

/* Starts SDL's video and opens the window. NULL with SDL_GetError. */
SDL_Window *pf_window_open(const char *title, int w, int h, bool full_screen);
void pf_window_close(SDL_Window *); /* NULL is fine */
void pf_window_icon(SDL_Window *, const pf_image *);
void pf_window_pixels(SDL_Window *, int *w, int *h);
/* Pixels of one millimetre, 3..16: from the display when it says something to be trusted. */
float pf_window_density(SDL_Window *);
/* Sends rectangles of the frame, which is as large as the window. False when the desktop does not take it. */
bool pf_window_show(SDL_Window *, const pf_image *frame, const pf_rect *, int n);

#endif
