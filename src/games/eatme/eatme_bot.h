/* The bot's picture of one round (eatme_bot_round.c), for the bot and its test. Whole numbers only, so that the same
 * view gives the same choice on every machine. */
#ifndef NT_GAMES_EATME_BOT_H
#define NT_GAMES_EATME_BOT_H

#include "games/eatme/eatme.h"

enum {
    EATME_HOUSES = EATME_SEATS - 1,
    EATME_WAYS = 1 << EATME_HOUSES, /* bit per house: it sleeps */
    EATME_ONE = 4096,               /* a probability of 1 */
    EATME_WIN = 1 << 15             /* the worth of a won game, and the sum of all seats' hopes */
};

/* A round as a game in numbers: what each player's hopes are after each attack and each way the wheels can stand.
 * Players are the houses clockwise after the Wolf, and the Wolf behind them. */
typedef struct {
    int houses;
    uint8_t seat[EATME_SEATS]; /* of a player; the Wolf's is seat[houses] */
    uint8_t value[EATME_HOUSES];
    int32_t hope[EATME_SEATS][EATME_HOUSES][EATME_WAYS]; /* by player, house attacked, wheels */
} eatme_board;

/* How everybody plays it: parts of EATME_ONE. */
typedef struct {
    int32_t sleep[EATME_HOUSES];
    int32_t attack[EATME_HOUSES]; /* together about EATME_ONE */
} eatme_mix;

/* The round that would follow with the scores and the cast of the view. */
void eatme_fill(eatme_board *, const eatme_pub *);
/* An equilibrium, nearer with more steps: nobody would do better by changing his part alone. */
void eatme_balance(const eatme_board *, int steps, eatme_mix *);
/* What player `who` hopes for when all play the mix: for a house of[0] if it sleeps and of[1] if it traps, for the
 * Wolf of[h] by the house attacked. */
void eatme_expect(const eatme_board *, const eatme_mix *, int who, int32_t of[EATME_HOUSES]);

#endif
