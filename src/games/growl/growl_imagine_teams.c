/* Who is what in an imagined world, by all that the seat knows (growl_imagine.c). */
#include "games/growl/growl_imagine.h"

/* Least number of different wolves among the two neighbours of a night who passed to the seat (9.1). */
static int wolves_needed(const growl_pub *pub, const growl_priv *me, int seat, int night) {
    const growl_night *at = &pub->night[night];
    int bites = me->got[night][GROWL_BITE];
    if (!at->passed[seat] || bites == 0) {
        return 0;
    }
    if (at->card == GROWL_GIFT && (at->target[0] == seat || at->target[1] == seat)) {
        bites--; /* one of three may be the gift */
    }
    if (at->left[seat] == at->right[seat]) {
        return bites > 0;
    }
    return bites;
}

static bool know(growl_sampler *sampler, int seat, uint8_t team) {
    if (team == GROWL_WOLF) {
        sampler->wolves |= 1u << seat;
    } else {
        sampler->humans |= 1u << seat;
    }
    return (sampler->wolves & sampler->humans) == 0;
}

bool growl_died_turning(const growl_pub *pub, int seat) {
    int i = pub->gifts - 1;
    while (i >= 0 && pub->gift[i].receiver != seat) {
        i--;
    }
    return !pub->alive[seat] && pub->died_how[seat] == GROWL_DIED_BY_DAY && i >= 0 && pub->gift[i].kind == GROWL_BITE;
}

/* Whether the seat knows that the player was human in every night's passing. */
static bool human_by_night(const growl_sampler *sampler, int seat) {
    return (sampler->humans >> seat & 1) || growl_died_turning(sampler->pub, seat);
}

/* One of two neighbours passed a Bite: both are sure, or one is drawn. */
static bool know_passer(growl_sampler *sampler, int night) {
    const growl_night *at = &sampler->pub->night[night];
    const int need = wolves_needed(sampler->pub, sampler->me, sampler->seat, night);
    const int left = at->left[sampler->seat], right = at->right[sampler->seat];
    if (need == 0) {
        return true;
    }
    if (sampler->me->got_from[night][0] == GROWL_BITE && !know(sampler, left, GROWL_WOLF)) {
        return false;
    }
    if (sampler->me->got_from[night][1] == GROWL_BITE && !know(sampler, right, GROWL_WOLF)) {
        return false;
    }
    if (need >= 2) {
        return know(sampler, left, GROWL_WOLF) && know(sampler, right, GROWL_WOLF);
    }
    if (human_by_night(sampler, left)) {
        return know(sampler, right, GROWL_WOLF);
    }
    if (human_by_night(sampler, right)) {
        return know(sampler, left, GROWL_WOLF);
    }
    if ((sampler->wolves >> left & 1) || (sampler->wolves >> right & 1)) {
        return true;
    }
    return know(sampler, nt_rng_below(sampler->rng, 2) ? left : right, GROWL_WOLF);
}

bool growl_know_teams(growl_sampler *sampler) {
    const growl_pub *pub = sampler->pub;
    const growl_priv *me = sampler->me;
    sampler->wolves = sampler->humans = 0;
    bool ok = true;
    for (int seat = 0; seat < pub->n; seat++) {
        if (me->sniffed && me->sniff[seat]) {
            ok = ok && know(sampler, seat, GROWL_WOLF);
        }
    }
    if (pub->seance_team != GROWL_NONE) {
        ok = ok && know(sampler, pub->seance_seat, pub->seance_team);
    }
    if (me->serum_seat && me->serum_kind == GROWL_BITE) {
        ok = ok && know(sampler, me->serum_seat - 1, GROWL_WOLF);
    }
    for (int night = 0; ok && night < GROWL_NIGHTS; night++) {
        ok = know_passer(sampler, night);
    }
    return ok;
}

bool growl_draw_zeroes(growl_sampler *sampler) {
    const growl_pub *pub = sampler->pub;
    uint8_t may[GROWL_SEATS];
    int n = 0, need = growl_zeroes(pub->n) - sampler->me->zero;
    for (int seat = 0; seat < pub->n; seat++) {
        if (seat != sampler->seat && !human_by_night(sampler, seat) &&
            (!sampler->me->sniffed || sampler->me->sniff[seat])) {
            may[n++] = (uint8_t)seat;
        }
    }
    if (n < need) {
        return false;
    }
    nt_rng_shuffle(sampler->rng, may, n);
    for (int i = 0; i < need; i++) {
        sampler->world->seat[may[i]].zero = 1;
    }
    return true;
}
