/* The empty game: always built, never listed, run through the whole kit. tools/new-game copies it.
 *
 * Cards 1 to 6 are shuffled. Every seat gets one, one lies under the cup. Each seat seals a guess of the card under
 * the cup; when all have guessed, the first seat lifts the cup. Whoever guessed right has a point.
 *
 * This header shows what a seat and the table may know: public part, private part, moves and events. The state and
 * its hidden part stay in blank_rules.c. */
#ifndef NT_GAMES_BLANK_H
#define NT_GAMES_BLANK_H

#include "engine/game.h"

enum { BLANK_SEATS = 4, BLANK_CARDS = 6 };
enum { BLANK_OPEN_GUESSES }; /* index of the option: guesses are shown before the cup is lifted */
enum { BLANK_DEAL, BLANK_GUESS, BLANK_LIFT, BLANK_OVER };
enum { BLANK_MOVE_GUESS = 1, BLANK_MOVE_LIFT }; /* guess: arg[0] card 1..6 */
enum { BLANK_EVENT_DEALT = 1, BLANK_EVENT_SEALED, BLANK_EVENT_GUESSES, BLANK_EVENT_CUP };

typedef struct {
    uint8_t seats, phase, show_guesses;
    uint8_t sealed[BLANK_SEATS];  /* 1 once that seat has guessed */
    uint8_t guesses[BLANK_SEATS]; /* 0 until they are shown */
    uint8_t cup;                  /* 0 until it is lifted */
} blank_pub;

typedef struct {
    uint8_t card, guess; /* 0 = none yet */
} blank_priv;

extern const nt_game blank_game;

#endif
