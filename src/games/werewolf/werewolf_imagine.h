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
    bool lenient; /* a judge's tools may have left a position that is decided */
} werewolf_dream;

/* The roles that each seat may have, as bits, by what the viewer knows. */
void werewolf_find_domains(const werewolf_dream *, int domain[WEREWOLF_SEATS]);
/* The set, or one that may be while the set is hidden. */
void werewolf_dream_set(const werewolf_dream *, const int domain[WEREWOLF_SEATS], uint8_t set[WEREWOLF_ROLES]);
/* Deals roles to the others from which what happened can have come. False when none were found. */
bool werewolf_dream_deal(const werewolf_dream *, const int domain[WEREWOLF_SEATS]);
/* Whether the viewer knows the knife of that night: holder, or Witch who was shown it. */
bool werewolf_knows_knife(const werewolf_dream *, int round, uint8_t *knife);

/* Plays every night so far in the world, whose roles are dealt, so that it gives the deaths that all have seen and
 * what the viewer remembers. False when that was not found. */
bool werewolf_dream_nights(werewolf_dream *);
/* The cause of who went out in that way by day; 0 by night. */
int werewolf_day_cause(uint8_t how);

#endif
