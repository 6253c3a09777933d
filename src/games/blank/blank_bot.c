/* The empty game's bot: the first legal move, something to start from. */
#include "bots/bots.h"
#include "games/blank/blank.h"

int blank_bot(nt_view, const nt_move *legal, int n, nt_rng *);

int blank_bot(nt_view view, const nt_move *legal, int n, nt_rng *rng) {
    (void)view;
    (void)legal;
    (void)n;
    (void)rng;
    return 0;
}
