#include "bots/bots.h"
#include "games/robbers/robbers.h"

int robbers_bot(nt_view, const nt_move *legal, int n, nt_rng *);

/* The first legal move: something to start from. */
int robbers_bot(nt_view view, const nt_move *legal, int n, nt_rng *rng) {
    (void)view;
    (void)legal;
    (void)n;
    (void)rng;
    return 0;
}
