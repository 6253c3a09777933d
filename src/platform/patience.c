/* Waiting: SDL sleeps, but a browser has to be given back its turn or nothing comes and nothing is shown. */
#include "platform/patience.h"

#ifdef __EMSCRIPTEN__
#include "platform/page.h"

/* Only here is the program taken apart and put together again (Asyncify), not wherever SDL would like to pause. */
void pf_patience_hints(void) {
    SDL_SetHint(SDL_HINT_EMSCRIPTEN_ASYNCIFY, "0");
}

bool pf_patience_wait(SDL_Event *e, int ms) {
    const Uint64 end = SDL_GetTicks64() + (Uint64)ms;
    while (SDL_PollEvent(e) != 1) {
        const Uint64 now = SDL_GetTicks64(), left = end > now ? end - now : 0;
        pf_page_keep();          /* what nothing was shown of; when that fails the next frame says so */
        pf_page_wait((int)left); /* even where there is no time */
        if (left == 0) {
            return SDL_PollEvent(e) == 1;
        }
    }
    return true;
}

bool pf_patience_keep(void) {
    return pf_page_keep();
}
#else
void pf_patience_hints(void) {}

bool pf_patience_wait(SDL_Event *e, int ms) {
    return SDL_WaitEventTimeout(e, ms) == 1;
}

bool pf_patience_keep(void) {
    return true;
}
#endif
