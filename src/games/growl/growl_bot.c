#include "games/growl/growl.h"
int growl_bot(nt_view view, const nt_move *legal, int n, nt_rng *rng);
int growl_bot(nt_view view, const nt_move *legal, int n, nt_rng *rng) {
    (void)view;
    (void)legal;
    return (int)nt_rng_below(rng, (uint32_t)n);
}
