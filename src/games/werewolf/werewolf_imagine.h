/* An imagined world in the making: for werewolf_imagine*.c only. */
#ifndef NT_GAMES_WEREWOLF_IMAGINE_H
#define NT_GAMES_WEREWOLF_IMAGINE_H

#include "games/werewolf/werewolf_state.h"

typedef struct {
    struct werewolf_state *w;
    const werewolf_pub *pub; /* of the view */
    const werewolf_priv *me;
    nt_rng *rng;
    uint8_t viewer;
} werewolf_dream;

/* Plays every night so far in the world, whose roles are dealt, so that it gives the deaths that all have seen and
 * what the viewer remembers. False when that was not found. */
bool werewolf_dream_nights(werewolf_dream *);

#endif
