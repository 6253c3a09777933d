/* Where the program lies and where a player's files belong, as the system tells. */
#include "platform/platform.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

/* Takes the text over, without the separator at its end. */
static bool keep(char *path, char *buf, size_t cap) {
    size_t len = path ? strlen(path) : 0;
    while (len > 1 && (path[len - 1] == '/' || path[len - 1] == '\\')) {
        len--;
    }
    const bool fits = len > 0 && len < cap;
    if (fits) {
        memcpy(buf, path, len);
        buf[len] = '\0';
    }
    SDL_free(path);
    return fits;
}

bool pf_program_folder(char *buf, size_t cap) {
    return keep(SDL_GetBasePath(), buf, cap);
}

bool pf_player_folder(char *buf, size_t cap) {
#if defined(_WIN32) || defined(__APPLE__)
    return keep(SDL_GetPrefPath(NULL, "Night Table"), buf, cap);
#else
    (void)buf; /* SDL would take a relative XDG folder too, and has no folder of settings */
    (void)cap;
    return false;
#endif
}
