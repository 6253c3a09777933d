#include "bots/bots.h"
#include "games/sabbath/sabbath_greedy.h"

int sabbath_bot(nt_view, const nt_move *legal, int n, nt_rng *);

int sabbath_bot(nt_view view, const nt_move *legal, int n, nt_rng *rng) {
    return sabbath_greedy(view, legal, n, rng);
}
