/* What a demonstration and a measurement have in common: a match from the title to its end. */
#ifndef NT_APP_DEMO_H
#define NT_APP_DEMO_H

#include "app/scripts/player.h"
#include "app/scripts/stage.h"

/* The usual number of seats where none is wished; false, and said on standard error, when the game does not seat so
 * many. The game is one of the application's. */
bool demo_seats(const app *, demo_options *);
/* From the title to the end of a match, by pressing what a person presses; between two acts goes_on, with the
 * player's user, may end it. False, and said, when the match did not come to its end. */
bool demo_match(player *, const demo_options *, bool (*goes_on)(void *user));

#endif
