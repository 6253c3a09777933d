/* For tests of what every scene shows: a walk over all scenes of one game in a window of its own. */
#ifndef NT_TESTS_APP_SCENES_H
#define NT_TESTS_APP_SCENES_H

#include <stdbool.h>

#include "app/inside.h"

typedef struct {
    const nt_game *game;
    const char *lang;
    const char *second; /* of two people the second reads another language, unless "" */
    int w, h, percent, seats;
    bool alone;      /* one person among bots, not two */
    bool long_names; /* everybody has one, which begins with the seat's number from 1 */
    bool slow;       /* movements at their usual pace: twice as many frames of them */
    void (*seen)(void *user, app *);
    void *user;
} scenes_tour;

/* The menus, a whole match, and the title and lists after it; `seen` is told each frame. */
void scenes_walk(const scenes_tour *);
/* The most players that the printed rules seat. */
int scenes_most_seats(const nt_game *);

#endif
