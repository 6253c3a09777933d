#include "bots/bots.h"
#include "games/eatme/eatme.h"

int eatme_bot(nt_view, const nt_move *legal, int n, nt_rng *);

/* Any legal move, each equally likely. */
int eatme_bot(nt_view view, const nt_move *legal, int n, nt_rng *rng) {
    (void)view;
    (void)legal;
    return (int)nt_rng_below(rng, (uint32_t)n);
}
