#ifndef NT_BOTS_BOT_RANDOM_H
#define NT_BOTS_BOT_RANDOM_H

#include "bots/bots.h"

/* Any legal move, each equally likely. Plays every game. */
int nt_bot_random(nt_view, const nt_move *legal, int n, nt_rng *);

#endif
