/* Worlds that a seat cannot tell from the real one. Nobody knows more than the own hand and what was played, and no
 * play is forced (robbers.md 5.1), so every way of dealing the cards not seen is possible and equally likely. */
#include <string.h>

#include "games/robbers/robbers_state.h"

/* The cards that lie in other hands or undealt; how many, or -1 when the view holds more cards than the deck. */
static int unseen(const robbers_pub *pub, uint8_t viewer, const robbers_priv *me, uint8_t out[ROBBERS_PILE]) {
    int left[ROBBERS_CARDS] = {0}, cards = 0;
    for (int card = ROBBERS_C1; card < ROBBERS_CARDS; card++) {
        left[card] = robbers_copies(pub->n, (uint8_t)card);
    }
    for (int i = 0; i < ROBBERS_HAND; i++) {
        left[me->dealt[i]]--;
    }
    for (int t = 0; t < ROBBERS_TRICKS && t <= pub->tricks; t++) {
        for (int i = 0; i < pub->n; i++) {
            if ((pub->trick[t].leader + i) % pub->n != viewer) {
                left[pub->trick[t].card[i]]--;
            }
        }
    }
    for (int card = ROBBERS_C1; card < ROBBERS_CARDS; card++) {
        if (left[card] < 0) {
            return -1;
        }
        for (; left[card] > 0; left[card]--) {
            out[cards++] = (uint8_t)card;
        }
    }
    return cards;
}

/* Gives a seat its hand from the pool; dealt is that and what it has played. */
static void deal_seat(struct robbers_state *world, int seat, const uint8_t pool[]) {
    const robbers_pub *pub = &world->pub;
    robbers_priv *it = &world->seat[seat];
    int n = pub->hand[seat];
    memcpy(it->hand, pool, (size_t)n);
    memcpy(it->dealt, pool, (size_t)n);
    for (int t = 0; t < ROBBERS_TRICKS && t <= pub->tricks; t++) {
        const uint8_t card = pub->trick[t].card[(seat + pub->n - pub->trick[t].leader) % pub->n];
        if (card != ROBBERS_NONE) {
            it->dealt[n++] = card;
        }
    }
    robbers_sort(it->hand, pub->hand[seat]);
    robbers_sort(it->dealt, n);
    it->role = robbers_role(pub->opt, it->dealt, n);
}

nt_err robbers_imagine(nt_view view, nt_rng *rng, void *world) {
    struct robbers_state *w = world;
    const robbers_pub *pub = view.pub;
    uint8_t pool[ROBBERS_PILE];
    int wanted = 0, used = 0;
    memset(w, 0, sizeof *w);
    w->pub = *pub;
    w->seat[view.seat] = *(const robbers_priv *)view.me;
    if (pub->phase != ROBBERS_PHASE_PLAY) {
        return NT_OK;
    }
    for (int seat = 0; seat < pub->n; seat++) {
        wanted += seat == view.seat ? 0 : pub->hand[seat];
    }
    const int cards = unseen(pub, view.seat, view.me, pool);
    if (cards < wanted || cards > wanted + 1) {
        return NT_NO_WORLD;
    }
    nt_rng_shuffle(rng, pool, cards);
    for (int seat = 0; seat < pub->n; seat++) {
        if (seat != view.seat) {
            deal_seat(w, seat, pool + used);
            used += pub->hand[seat];
        }
    }
    w->hid.undealt = used < cards ? pool[used] : ROBBERS_NONE;
    return NT_OK;
}
