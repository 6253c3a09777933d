/* What the cards are and count: the setup, icons, tricks, roles and points (robbers.md 2 to 5, 8, 9), and their
 * names. */
#include "games/robbers/robbers_state.h"

/* ---- names: one each, wherever they are written ---- */

const char *const robbers_suit_id[ROBBERS_SUITS] = {"chest", "robber"};
const char *const robbers_special_id[ROBBERS_SPECIALS] = {"werewolf", "knife", "traitor", "seer"};
const char *const robbers_role_id[ROBBERS_ROLES] = {"robber", "traitor", "werewolf"};
const char *const robbers_team_id[ROBBERS_TEAMS] = {"robbers", "wolves"};
const char *const robbers_why_id[ROBBERS_WHYS] = {
    "lead", "trump", "knife", "traitor", "seer_strong", "seer_weak", "wolf_opens", "wolf_follows",
};

/* ---- cards and setup (2, 3) ---- */

/* Icons by table, suit and rank; index 0 is unused (2). Printed values, once known, go in here. */
static const uint8_t icon_tables[ROBBERS_ICONS_CUSTOM][ROBBERS_SUITS][ROBBERS_RANKS + 1] = {
    [ROBBERS_ICONS_RISING] = {{0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5},
                              {0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5}},
    [ROBBERS_ICONS_FALLING] = {{0, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0},
                               {0, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0}},
};

/* By seats (3). */
static const struct {
    uint8_t ranks, hand;
    uint8_t specials[ROBBERS_SPECIALS]; /* Werewolves, Knives, Traitors, Seers */
} setups[ROBBERS_SEATS + 1] = {
    [3] = {12, 9, {1, 2, 1, 0}},
    [4] = {15, 9, {2, 2, 1, 1}},
    [5] = {15, 7, {2, 2, 1, 1}},
};

uint8_t robbers_icons(const uint8_t opt[ROBBERS_OPTIONS], uint8_t suit, uint8_t card) {
    const uint8_t of = robbers_suit(card), rank = robbers_rank(card);
    if (of == ROBBERS_NOBODY && card >= ROBBERS_WEREWOLF && card < ROBBERS_CARDS) {
        return opt[ROBBERS_OPT_WEREWOLF_CHEST + ROBBERS_SUITS * (card - ROBBERS_WEREWOLF) + suit];
    }
    if (of != suit) {
        return 0;
    }
    if (opt[ROBBERS_OPT_ICON_TABLE] == ROBBERS_ICONS_CUSTOM) {
        return opt[(suit == ROBBERS_CHEST ? ROBBERS_OPT_CHEST_1 : ROBBERS_OPT_ROBBER_1) + rank - 1];
    }
    return icon_tables[opt[ROBBERS_OPT_ICON_TABLE]][suit][rank];
}

uint8_t robbers_copies(int n, uint8_t card) {
    if (card >= ROBBERS_WEREWOLF && card < ROBBERS_CARDS) {
        return setups[n].specials[card - ROBBERS_WEREWOLF];
    }
    const uint8_t rank = robbers_rank(card);
    return rank > 0 && rank <= setups[n].ranks;
}

int robbers_hand_size(int n) {
    return setups[n].hand;
}

bool robbers_leaves_one(int n) {
    int cards = 0;
    for (int card = ROBBERS_C1; card < ROBBERS_CARDS; card++) {
        cards += robbers_copies(n, (uint8_t)card);
    }
    return cards > n * robbers_hand_size(n);
}

void robbers_sort(uint8_t card[], int n) {
    for (int i = 1; i < n; i++) {
        const uint8_t it = card[i];
        int at = i;
        for (; at > 0 && card[at - 1] > it; at--) {
            card[at] = card[at - 1];
        }
        card[at] = it;
    }
}

/* ---- a trick (5, 8) ---- */

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

bool robbers_unsure(const robbers_reading *r, int position) {
    return r->lead == ROBBERS_NOBODY || r->why[position] == ROBBERS_WHY_SEER_STRONG;
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

/* ---- roles and points (4, 9) ---- */

uint8_t robbers_role(const uint8_t opt[ROBBERS_OPTIONS], const uint8_t dealt[], int n) {
    bool werewolf = false, traitor = false;
    for (int i = 0; i < n; i++) {
        werewolf = werewolf || dealt[i] == ROBBERS_WEREWOLF;
        traitor = traitor || dealt[i] == ROBBERS_TRAITOR;
    }
    if (werewolf && !(traitor && opt[ROBBERS_OPT_WOLF_AND_TRAITOR])) {
        return ROBBERS_ROLE_WEREWOLF;
    }
    return traitor ? ROBBERS_ROLE_TRAITOR : ROBBERS_ROLE_ROBBER;
}

uint8_t robbers_team(uint8_t role) {
    return role == ROBBERS_ROLE_ROBBER ? ROBBERS_TEAM_ROBBERS : ROBBERS_TEAM_WOLVES;
}

uint8_t robbers_counts(uint8_t role) {
    return role == ROBBERS_ROLE_WEREWOLF ? ROBBERS_ROBBER : ROBBERS_CHEST;
}

uint8_t robbers_penalty(uint8_t role) {
    return role == ROBBERS_ROLE_WEREWOLF ? ROBBERS_KNIFE : ROBBERS_WEREWOLF;
}

uint8_t robbers_points(const uint8_t opt[ROBBERS_OPTIONS], uint8_t role, const uint8_t pile[], int cards,
                       uint8_t *icons, uint8_t *halved) {
    const uint8_t suit = robbers_counts(role), penalty = robbers_penalty(role);
    *icons = *halved = 0;
    for (int i = 0; i < cards; i++) {
        *icons = (uint8_t)(*icons + robbers_icons(opt, suit, pile[i]));
        *halved |= pile[i] == penalty;
    }
    return (uint8_t)(*halved ? *icons / 2 : *icons);
}

void robbers_settle(robbers_summary *last, int n) {
    int total[ROBBERS_TEAMS];
    for (int seat = 0; seat < n; seat++) {
        const uint8_t team = robbers_team(last->role[seat]);
        last->players[team]++;
        last->sum[team] = (uint8_t)(last->sum[team] + last->points[seat]);
    }
    for (int team = 0; team < ROBBERS_TEAMS; team++) {
        total[team] = last->sum[team] * last->players[ROBBERS_TEAMS - 1 - team];
        last->total[team][0] = (uint8_t)(total[team] % 256);
        last->total[team][1] = (uint8_t)(total[team] / 256);
    }
    last->winner = ROBBERS_NOBODY;
    if (total[ROBBERS_TEAM_ROBBERS] != total[ROBBERS_TEAM_WOLVES]) {
        last->winner =
            total[ROBBERS_TEAM_ROBBERS] > total[ROBBERS_TEAM_WOLVES] ? ROBBERS_TEAM_ROBBERS : ROBBERS_TEAM_WOLVES;
    }
}
