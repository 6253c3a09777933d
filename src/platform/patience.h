/* Waiting for SDL's next event, as the system wants it to be waited for, and for what is kept. */
#ifndef NT_PLATFORM_PATIENCE_H
#define NT_PLATFORM_PATIENCE_H

#include <SDL.h>
#include <stdbool.h>

/* Before SDL starts. */
void pf_patience_hints(void);

/* False when none came in so many milliseconds. */
bool pf_patience_wait(SDL_Event *, int ms);

/* Before a frame is shown: files that were written are where they outlast the program. False when the system does not
 * keep them. Only a browser has to be waited for; elsewhere whoever wrote them has seen to it. */
bool pf_patience_keep(void);

#endif
