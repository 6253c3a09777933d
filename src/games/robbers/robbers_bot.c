/* A bot for Werewolves and Robbers. It counts the cards: it deals those that it has not seen in many ways that its
 * view allows, which also says who may be on which side, plays each of its cards in each of these deals, lets the
 * rest run by rule of thumb (robbers_playout.h) and takes the card with which its side fares best. See docs/bots.md.
 */
#include "bots/bots.h"
#include "games/robbers/robbers_playout.h"

int robbers_bot(nt_view, const nt_move *legal, int n, nt_rng *);

enum {
    PLAYOUTS = 320, /* for all cards of one decision together */
    WON = 60,       /* a deal won is worth as much as so many points of lead */
    MOST_LEAD = 40  /* beyond this more lead is worth nothing */
};

static int clamp(int lead) {
    return lead > MOST_LEAD ? MOST_LEAD : lead < -MOST_LEAD ? -MOST_LEAD : lead;
}

/* What a deal's end is worth to the wolves. */
static int outcome(int lead) {
    return clamp(lead) + (lead > 0 ? WON : lead < 0 ? -WON : 0);
}

int robbers_bot(nt_view view, const nt_move *legal, int n, nt_rng *rng) {
    const robbers_priv *me = view.me;
    const int side = robbers_team(me->role) == ROBBERS_TEAM_WOLVES ? 1 : -1;
    int worth[ROBBERS_HAND] = {0}, best = 0;
    for (int worlds = n > 1 ? PLAYOUTS / n : 0; worlds > 0; worlds--) {
        robbers_playout start;
        if (!robbers_playout_imagine(&start, view, rng)) {
            break;
        }
        for (int i = 0; i < n; i++) {
            robbers_playout p = start;
            robbers_playout_play(&p, legal[i].arg[0]);
            worth[i] += side * outcome(robbers_playout_end(&p));
        }
    }
    for (int i = 1; i < n; i++) {
        if (worth[i] > worth[best]) {
            best = i;
        }
    }
    return best;
}
