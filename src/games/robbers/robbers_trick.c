/* What the cards of a trick count and what the played cards tell (robbers.md 5, 8). */
#include "games/robbers/robbers.h"

enum { ABOVE_EVERY_NORMAL = 16 }; /* rank of a strong special card (5.3) */

typedef struct {
    uint8_t strong, rank, why;
} value;

/* From the trick's lead suit, and whether a Werewolf lies in it anywhere. `before` is the value of the card before.
 */
static value value_of(uint8_t card, uint8_t lead, bool werewolf, const value *before) {
    switch (card) {
    case ROBBERS_KNIFE:
        return (value){1, 0, ROBBERS_WHY_KNIFE};
    case ROBBERS_TRAITOR:
        return (value){0, ABOVE_EVERY_NORMAL, ROBBERS_WHY_TRAITOR};
    case ROBBERS_SEER:
        return werewolf ? (value){0, 0, ROBBERS_WHY_SEER_WEAK}
                        : (value){1, ABOVE_EVERY_NORMAL, ROBBERS_WHY_SEER_STRONG};
    case ROBBERS_WEREWOLF:
        return before ? (value){before->strong, (uint8_t)(before->rank + 1), ROBBERS_WHY_WOLF_FOLLOWS}
                      : (value){1, ABOVE_EVERY_NORMAL, ROBBERS_WHY_WOLF_OPENS};
    default:
        return robbers_suit(card) == lead ? (value){0, robbers_rank(card), ROBBERS_WHY_LEAD}
                                          : (value){1, robbers_rank(card), ROBBERS_WHY_TRUMP};
    }
}

/* Negative, zero or positive as a counts less than, as much as or more than b (5.4). */
static int compare(value a, value b) {
    return a.strong != b.strong ? a.strong - b.strong : a.rank - b.rank;
}

robbers_reading robbers_read(const uint8_t card[], int n) {
    robbers_reading out = {.lead = ROBBERS_NOBODY, .trump = ROBBERS_NOBODY};
    bool werewolf = false;
    for (int i = n - 1; i >= 0; i--) {
        werewolf = werewolf || card[i] == ROBBERS_WEREWOLF;
        if (robbers_suit(card[i]) != ROBBERS_NOBODY) {
            out.lead = robbers_suit(card[i]);
        }
    }
    if (out.lead != ROBBERS_NOBODY) {
        out.trump = out.lead == ROBBERS_CHEST ? ROBBERS_ROBBER : ROBBERS_CHEST;
    }
    value best = {0}, at = {0};
    for (int i = 0; i < n; i++) {
        at = value_of(card[i], out.lead, werewolf, i > 0 ? &at : NULL);
        out.strong[i] = at.strong;
        out.rank[i] = at.rank;
        out.why[i] = at.why;
        const int better = i > 0 ? compare(at, best) : 1;
        if (better < 0) {
            continue;
        }
        out.equal = better == 0;
        out.best = (uint8_t)i;
        best = at;
    }
    return out;
}

uint8_t robbers_turn(const robbers_pub *pub) {
    /* Nobody's between the last card of a trick and what is told of it, nor while a deal is scored. */
    if (pub->phase != ROBBERS_PHASE_PLAY || pub->down == pub->n || pub->tricks == robbers_hand_size(pub->n)) {
        return ROBBERS_NOBODY;
    }
    return (uint8_t)((pub->trick[pub->tricks].leader + pub->down) % pub->n);
}

const robbers_trick *robbers_shown_trick(const robbers_pub *pub, int *down) {
    if (pub->down > 0) {
        *down = pub->down;
        return &pub->trick[pub->tricks];
    }
    *down = pub->tricks > 0 ? pub->n : 0;
    return pub->tricks > 0 ? &pub->trick[pub->tricks - 1] : NULL;
}

/* Whether that seat has played that card in this deal. */
static bool has_played(const robbers_pub *pub, int seat, uint8_t card) {
    for (int t = 0; t < ROBBERS_TRICKS && t <= pub->tricks; t++) {
        if (pub->trick[t].card[(seat + pub->n - pub->trick[t].leader) % pub->n] == card) {
            return true;
        }
    }
    return false;
}

uint8_t robbers_badge(const robbers_pub *pub, int seat) {
    if (has_played(pub, seat, ROBBERS_WEREWOLF)) {
        return pub->opt[ROBBERS_OPT_WOLF_AND_TRAITOR] ? ROBBERS_BADGE_WOLF_SIDE : ROBBERS_BADGE_WEREWOLF;
    }
    return has_played(pub, seat, ROBBERS_TRAITOR) ? ROBBERS_BADGE_WOLF_SIDE : ROBBERS_BADGE_NONE;
}

int robbers_pile(const robbers_trick trick[], int tricks, int n, int seat, uint8_t out[ROBBERS_PILE]) {
    int cards = 0;
    for (int t = 0; t < tricks; t++) {
        for (int i = 0; trick[t].winner == seat && i < n && cards < ROBBERS_PILE; i++) {
            out[cards++] = trick[t].card[i];
        }
    }
    return cards;
}
