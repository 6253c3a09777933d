/* What a demonstration and a measurement have in common: a match from the title to its end. */
#ifndef NT_APP_DEMO_H
#define NT_APP_DEMO_H

#include "app/scripts/player.h"
#include "app/scripts/stage.h"

/* The usual number of seats where none is wished; false, and said on standard error, when the game does not seat so
 * many. The game is one of the application's. */
bool demo_seats(const app *, demo_options *);
/* Acts without a move since the match had so many plies. Zero it first. */
typedef struct {
    int plies, acts;
} demo_idle;
/* Counts one. A match, and a series of them, takes as many acts as it needs; false when so many in a row were without
 * a move that none will come. */
bool demo_moves_on(demo_idle *, int plies);
/* From the title to the end of a match, by pressing what a person presses; between two acts goes_on, with the
 * player's user, may end it. False, and said, when the match did not come to its end. */
bool demo_match(player *, const demo_options *, bool (*goes_on)(void *user));

#endif
