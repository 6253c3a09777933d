/* An imagined world, split by subject: what its files ask of each other. Nothing else includes this. */
#ifndef NT_GAMES_WEREWOLF_IMAGINE_H
#define NT_GAMES_WEREWOLF_IMAGINE_H

#include "games/werewolf/werewolf_state.h"

typedef struct {
    struct werewolf_state *w; /* the world as far as it is imagined */
    const werewolf_pub *pub;  /* of the view */
    const werewolf_priv *me;
    nt_rng *rng;
    uint8_t viewer;
    bool lenient; /* a judge's tools may have left a position that is decided */
} werewolf_sampler;

/* ---- werewolf_imagine_deal.c ---- */
/* Whether the viewer knows the knife of that night: holder, or Witch who was shown it. */
bool werewolf_knows_knife(const werewolf_sampler *, int round, uint8_t *knife);
/* The roles that each seat can have, one bit each. */
void werewolf_find_domains(const werewolf_sampler *, int domain[WEREWOLF_SEATS]);
/* The roles of the game, as far as they are not public drawn among those that fit. */
void werewolf_sample_set(const werewolf_sampler *, const int domain[WEREWOLF_SEATS], uint8_t set[WEREWOLF_ROLES]);
/* A role for each seat; false: none was found that explains the deaths. */
bool werewolf_sample_deal(const werewolf_sampler *, const int domain[WEREWOLF_SEATS]);

/* ---- werewolf_imagine_nights.c ---- */
/* The cause of who went out in that way by day; 0 by night. */
int werewolf_day_cause(uint8_t how);
/* All nights up to now; false: one was not found that ended as it did. */
bool werewolf_sample_nights(werewolf_sampler *);

#endif
