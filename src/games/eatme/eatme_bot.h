/* The bot's picture of one round, for the eatme_bot*.c files. Whole numbers only, so that the same view gives the
 * same choice on every machine. */
#ifndef NT_GAMES_EATME_BOT_H
#define NT_GAMES_EATME_BOT_H

#include "games/eatme/eatme.h"

enum {
    BOT_HOUSES = EATME_SEATS - 1,
    BOT_WAYS = 1 << BOT_HOUSES, /* bit per house: it sleeps */
    BOT_ONE = 4096,             /* a probability of 1 */
    BOT_WIN = 1 << 15           /* the worth of a won game, and the sum of all seats' hopes */
};

/* A round as a game in numbers: what each player's hopes are after each attack and each way the wheels can stand.
 * Players are the houses clockwise after the Wolf, and the Wolf behind them. */
typedef struct {
    int houses;
    uint8_t seat[EATME_SEATS]; /* of a player; the Wolf's is seat[houses] */
    uint8_t value[BOT_HOUSES];
    int32_t hope[EATME_SEATS][BOT_HOUSES][BOT_WAYS]; /* by player, house attacked, wheels */
} bot_round;

/* How everybody plays it: parts of BOT_ONE. */
typedef struct {
    int32_t sleep[BOT_HOUSES];
    int32_t attack[BOT_HOUSES]; /* together about BOT_ONE */
} bot_mix;

/* eatme_bot_round.c */
/* The round that would follow with the scores and the cast of the view. */
void bot_fill(bot_round *, const eatme_pub *);
/* An equilibrium, nearer with more steps: nobody would do better by changing his part alone. */
void bot_balance(const bot_round *, int steps, bot_mix *);
/* What player `who` hopes for when all play the mix: for a house of[0] if it sleeps and of[1] if it traps, for the
 * Wolf of[h] by the house attacked. */
void bot_expect(const bot_round *, const bot_mix *, int who, int32_t of[BOT_HOUSES]);

/* eatme_bot_habits.c */
/* Shifts the mix of all players but `me` towards what they have done in past rounds. */
void bot_learn(const bot_round *, const eatme_pub *, int me, bot_mix *);

#endif
