/* The rest of a deal played by rule of thumb. Whole numbers only, so that it is the same on every machine. */
#include "games/robbers/robbers_playout.h"

#include <string.h>

#include "games/robbers/robbers_state.h"

enum {
    SURE = 1024,       /* a chance of one */
    TRUMP_HOLDS = 420, /* chance that the lowest trump holds against one more player ... */
    LEAD_HOLDS = 150,  /* ... the lowest card of the lead suit ... */
    BY_RANK = 32,      /* ... and more for each rank */
    STRONGEST = 16,    /* rank from which more does not help */
    SAVE_TRUMP = 90,   /* how dear a card is: kept for later unless it gains more now */
    SAVE_RANK = 12
};

static uint8_t turn(const robbers_playout *p) {
    return (uint8_t)((p->leader + p->down) % p->n);
}

static int points(int icons, bool halved) {
    return halved ? icons / 2 : icons;
}

/* Reduces a whole state in which a deal is played. */
static void reduce(robbers_playout *p, const struct robbers_state *s) {
    const robbers_pub *pub = &s->pub;
    const robbers_trick *now = &pub->trick[pub->tricks];
    memset(p, 0, sizeof *p);
    p->n = pub->n;
    p->leader = now->leader;
    p->down = pub->down;
    memcpy(p->card, now->card, sizeof p->card);
    for (int seat = 0; seat < p->n; seat++) {
        uint8_t pile[ROBBERS_PILE];
        const int cards = robbers_pile(pub->trick, pub->tricks, p->n, seat, pile);
        memcpy(p->hand[seat], s->seat[seat].hand, ROBBERS_HAND);
        p->held[seat] = pub->hand[seat];
        p->role[seat] = s->seat[seat].role;
        p->players[robbers_team(p->role[seat])]++;
        robbers_points(pub->opt, p->role[seat], pile, cards, &p->icons[seat], &p->halved[seat]);
    }
    for (int suit = 0; suit < ROBBERS_SUITS; suit++) {
        for (int card = ROBBERS_C1; card < ROBBERS_CARDS; card++) {
            p->worth[suit][card] = robbers_icons(pub->opt, (uint8_t)suit, (uint8_t)card);
        }
    }
}

bool robbers_playout_imagine(robbers_playout *p, nt_view view, nt_rng *rng) {
    struct robbers_state world;
    if (robbers_imagine(view, rng, &world) != NT_OK) {
        return false;
    }
    reduce(p, &world);
    return true;
}

/* What lies in a trick, for whoever takes it. */
typedef struct {
    int icons[ROBBERS_SUITS];
    bool penalty[ROBBERS_ROLES];
} catch;

static catch caught(const robbers_playout *p, const uint8_t card[], int n) {
    catch it = {0};
    for (int i = 0; i < n; i++) {
        for (int suit = 0; suit < ROBBERS_SUITS; suit++) {
            it.icons[suit] += p->worth[suit][card[i]];
        }
        for (int role = 0; role < ROBBERS_ROLES; role++) {
            it.penalty[role] = it.penalty[role] || card[i] == robbers_penalty((uint8_t)role);
        }
    }
    return it;
}

/* How the wolves' lead over the robbers changes when that seat takes it. */
static int change(const robbers_playout *p, const catch *it, int seat) {
    const uint8_t role = p->role[seat], team = robbers_team(role);
    const int icons = p->icons[seat] + it->icons[robbers_counts(role)];
    const int more = points(icons, p->halved[seat] || it->penalty[role]) - points(p->icons[seat], p->halved[seat]);
    return team == ROBBERS_TEAM_WOLVES ? more * p->players[ROBBERS_TEAM_ROBBERS]
                                       : -more * p->players[ROBBERS_TEAM_WOLVES];
}

/* Chance that the best card so far still is the best when `left` more players have played. */
static int holds(const robbers_reading *reading, int left) {
    const int rank = reading->rank[reading->best] < STRONGEST ? reading->rank[reading->best] : STRONGEST;
    const int one = (reading->strong[reading->best] ? TRUMP_HOLDS : LEAD_HOLDS) + BY_RANK * rank;
    int all = SURE;
    for (; left > 0; left--) {
        all = all * one / SURE;
    }
    return all;
}

static int dear(uint8_t card) {
    return card >= ROBBERS_WEREWOLF ? SAVE_TRUMP : SAVE_RANK * robbers_rank(card) / 2;
}

/* What it promises the own side to play this card, in parts of SURE of a point. */
static int promise(const robbers_playout *p, uint8_t card) {
    uint8_t trick[ROBBERS_SEATS];
    const int seat = turn(p), n = p->down + 1, left = p->n - n;
    memcpy(trick, p->card, sizeof trick);
    trick[p->down] = card;
    const robbers_reading reading = robbers_read(trick, n);
    const catch it = caught(p, trick, n);
    const int chance = holds(&reading, left);
    int worth = chance * change(p, &it, (p->leader + reading.best) % p->n);
    for (int i = n; i < p->n; i++) {
        worth += (SURE - chance) / left * change(p, &it, (p->leader + i) % p->n);
    }
    return (robbers_team(p->role[seat]) == ROBBERS_TEAM_WOLVES ? worth : -worth) - dear(card);
}

/* The card that the rule of thumb plays for the seat on turn. */
static uint8_t choose(const robbers_playout *p) {
    const int seat = turn(p);
    uint8_t best = p->hand[seat][0];
    if (p->held[seat] == 1) {
        return best;
    }
    int most = promise(p, best);
    for (int i = 1; i < p->held[seat]; i++) {
        if (p->hand[seat][i] == p->hand[seat][i - 1]) {
            continue;
        }
        const int worth = promise(p, p->hand[seat][i]);
        if (worth > most) {
            most = worth;
            best = p->hand[seat][i];
        }
    }
    return best;
}

static void take_trick(robbers_playout *p) {
    const catch it = caught(p, p->card, p->n);
    const int seat = (p->leader + robbers_read(p->card, p->n).best) % p->n;
    const uint8_t role = p->role[seat];
    p->icons[seat] = (uint8_t)(p->icons[seat] + it.icons[robbers_counts(role)]);
    p->halved[seat] |= it.penalty[role];
    p->leader = (uint8_t)seat;
    p->down = 0;
}

void robbers_playout_play(robbers_playout *p, uint8_t card) {
    const int seat = turn(p);
    int at = 0;
    while (p->hand[seat][at] != card) {
        at++;
    }
    p->held[seat]--;
    for (; at < p->held[seat]; at++) {
        p->hand[seat][at] = p->hand[seat][at + 1];
    }
    p->card[p->down++] = card;
    if (p->down == p->n) {
        take_trick(p);
    }
}

int robbers_playout_end(robbers_playout *p) {
    while (p->held[turn(p)] > 0) {
        robbers_playout_play(p, choose(p));
    }
    int lead = 0;
    for (int seat = 0; seat < p->n; seat++) {
        const int made = points(p->icons[seat], p->halved[seat]);
        lead += robbers_team(p->role[seat]) == ROBBERS_TEAM_WOLVES ? made * p->players[ROBBERS_TEAM_ROBBERS]
                                                                   : -made * p->players[ROBBERS_TEAM_WOLVES];
    }
    return lead;
}
