/* A yardstick for the bot: looks at the trick that lies there and no further. Whoever would have the trick with a
 * card counts what it brings; otherwise the cheapest card goes. */
#ifndef NT_TESTS_ROBBERS_GREEDY_H
#define NT_TESTS_ROBBERS_GREEDY_H

#include <string.h>

#include "games/robbers/robbers_state.h"

static inline int greedy_worth(const robbers_pub *pub, uint8_t role, uint8_t card) {
    enum { PENALTY = 6, TENTHS = 10 };
    const robbers_trick *now = &pub->trick[pub->tricks];
    uint8_t trick[ROBBERS_SEATS];
    const int n = pub->down + 1;
    const uint8_t suit = robbers_counts(role), penalty = robbers_penalty(role);
    memcpy(trick, now->card, sizeof trick);
    trick[pub->down] = card;
    const int cheap = card >= ROBBERS_WEREWOLF ? 8 : robbers_rank(card) / 2;
    if (robbers_read(trick, n).best != pub->down) {
        return -TENTHS * robbers_icons(pub->opt, suit, card) - cheap;
    }
    int worth = 0;
    for (int i = 0; i < n; i++) {
        worth += robbers_icons(pub->opt, suit, trick[i]) - (trick[i] == penalty ? PENALTY : 0);
    }
    return TENTHS * worth - cheap;
}

static inline int greedy(nt_view view, const nt_move *legal, int n, nt_rng *rng) {
    const robbers_priv *me = view.me;
    int best = 0, most = 0;
    (void)rng;
    for (int i = 0; i < n; i++) {
        const int worth = greedy_worth(view.pub, me->role, legal[i].arg[0]);
        if (i == 0 || worth > most) {
            most = worth;
            best = i;
        }
    }
    return best;
}

#endif
