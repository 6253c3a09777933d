/* Waiting for SDL's next event, as the system wants it to be waited for. */
#ifndef PLATFORM_PATIENCE_H
#define PLATFORM_PATIENCE_H

#include <SDL.h>
#include <stdbool.h>

/* Before SDL starts. */
void pf_patience_hints(void);

/* False when none came in so many milliseconds. */
bool pf_patience_wait(SDL_Event *, int ms);

#endif
