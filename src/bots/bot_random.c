/* The bot that draws any legal move. */
#include "bots/bot_random.h"

int nt_bot_random(nt_view view, const nt_move *legal, int n, nt_rng *rng) {
    (void)view;
    (void)legal;
    return (int)nt_rng_below(rng, (uint32_t)n);
}
