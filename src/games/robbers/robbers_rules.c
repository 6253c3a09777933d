/* The game's entry: its options, whose turn it is, dealing, playing a card, and what follows (robbers.md 3, 5, 6,
 * 10). */
#include <string.h>

#include "games/robbers/robbers_state.h"

enum {
    RULES_VERSION = 1,
    MOST_CARDS = 36,             /* played in one deal */
    DEAL_PLIES = 1 + MOST_CARDS, /* the deal by chance, then each card */
    /* Three a seat; each card; each trick; the deal, the undealt card, two teams, who won, what follows. */
    DEAL_EVENTS = 3 * ROBBERS_SEATS + MOST_CARDS + ROBBERS_TRICKS + 6,
    MAX_PLIES = ROBBERS_MAX_DEALS * DEAL_PLIES,
    MAX_EVENTS = ROBBERS_MAX_DEALS * DEAL_EVENTS
};

/* ---- options (10) ---- */

/* Icons that special_icons and the custom table may give: 0 to 5 (14). */
#define ICONS(id, standard)                                                                                          \
    { id, 0, 5, 1, standard }
#define SUIT(id)                                                                                                     \
    ICONS(id "_1", 0), ICONS(id "_2", 0), ICONS(id "_3", 1), ICONS(id "_4", 1), ICONS(id "_5", 1),                   \
        ICONS(id "_6", 2), ICONS(id "_7", 2), ICONS(id "_8", 2), ICONS(id "_9", 3), ICONS(id "_10", 3),              \
        ICONS(id "_11", 3), ICONS(id "_12", 4), ICONS(id "_13", 4), ICONS(id "_14", 4), ICONS(id "_15", 5)

static const nt_option options[ROBBERS_OPTIONS] = {
    {"icon_table", ROBBERS_ICONS_RISING, ROBBERS_ICONS_CUSTOM, 1, ROBBERS_ICONS_RISING},
    {"wolf_and_traitor", 0, 1, 1, 0},
    {"pile_review", 0, 1, 1, 0},
    {"deals", ROBBERS_DEALS_PLAYERS, ROBBERS_DEALS_ONE, 1, ROBBERS_DEALS_PLAYERS},
    {"final_tie", 0, 1, 1, 0},
    ICONS("werewolf_chest", 0),
    ICONS("werewolf_robber", 0),
    ICONS("knife_chest", 0),
    ICONS("knife_robber", 0),
    ICONS("traitor_chest", 0),
    ICONS("traitor_robber", 0),
    ICONS("seer_chest", 0),
    ICONS("seer_robber", 0),
    SUIT("chest"), /* the custom table starts as the rising one */
    SUIT("robber"),
};

/* Deals of a game of n players under a value of the option deals. */
static int deals_of(int n, int option) {
    return option == ROBBERS_DEALS_ONE ? 1 : option == ROBBERS_DEALS_TWICE ? 2 * n : n;
}

/* ---- from the public part ---- */

static uint32_t to_act(const void *pub_) {
    const robbers_pub *pub = pub_;
    switch (pub->phase) {
    case ROBBERS_PHASE_DEAL:
        return 1u << NT_CHANCE;
    case ROBBERS_PHASE_PLAY:
        return 1u << robbers_turn(pub);
    default:
        return 0;
    }
}

static nt_ask ask(const void *pub, uint8_t seat) {
    return robbers_turn(pub) == seat ? NT_ASK_HAND : NT_ASK_NONE;
}

static void score(const void *pub_, int16_t out[NT_MAX_SEATS]) {
    const robbers_pub *pub = pub_;
    for (int seat = 0; seat < pub->n; seat++) {
        out[seat] = pub->points[seat];
    }
}

/* The seats with the most game points (10). */
static uint32_t leaders(const robbers_pub *pub) {
    uint32_t seats = 0;
    int most = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->points[seat] > most) {
            seats = 0;
        }
        if (pub->points[seat] >= most) {
            most = pub->points[seat];
            seats |= 1u << seat;
        }
    }
    return seats;
}

static uint32_t winners(const void *pub_) {
    const robbers_pub *pub = pub_;
    return pub->phase == ROBBERS_PHASE_OVER ? leaders(pub) : 0;
}

/* ---- from one seat's view ---- */

static int legal(const nt_view *view, nt_move *out, int cap) {
    const robbers_pub *pub = view->pub;
    const robbers_priv *me = view->me;
    int n = 0;
    if (robbers_turn(pub) != view->seat) {
        return 0;
    }
    for (int i = 0; i < pub->hand[view->seat] && n < cap; i++) {
        if (i == 0 || me->hand[i] != me->hand[i - 1]) {
            out[n] = (nt_move){.seat = view->seat, .kind = ROBBERS_MOVE_PLAY, .n = 1, .arg = {me->hand[i]}};
            n++;
        }
    }
    return n;
}

/* ---- from the whole state ---- */

static nt_err setup(void *state, const nt_config *config) {
    struct robbers_state *s = state;
    memset(s, 0, sizeof *s);
    s->pub.n = config->seats;
    for (int i = 0; i < ROBBERS_OPTIONS; i++) {
        s->pub.opt[i] = (uint8_t)config->opt[i];
    }
    s->pub.deals = (uint8_t)deals_of(config->seats, config->opt[ROBBERS_OPT_DEALS]);
    s->pub.dealer = ROBBERS_NOBODY;
    s->pub.phase = ROBBERS_PHASE_DEAL;
    return NT_OK;
}

static void open_trick(robbers_pub *pub, uint8_t leader) {
    pub->trick[pub->tricks] = (robbers_trick){.leader = leader, .winner = ROBBERS_NOBODY};
    pub->down = 0;
}

static void deal_seat(struct robbers_state *s, uint8_t seat, const uint8_t cards[], nt_events *out) {
    const int hand = robbers_hand_size(s->pub.n);
    robbers_priv *me = &s->seat[seat];
    memcpy(me->dealt, cards, (size_t)hand);
    robbers_sort(me->dealt, hand);
    memcpy(me->hand, me->dealt, sizeof me->hand);
    me->role = robbers_role(s->pub.opt, me->dealt, hand);
    s->pub.hand[seat] = (uint8_t)hand;
    uint8_t told[1 + ROBBERS_HAND] = {me->role};
    memcpy(told + 1, me->dealt, (size_t)hand);
    nt_tell(out, seat, ROBBERS_EV_HAND, 1 + hand, told);
}

static void deal(struct robbers_state *s, nt_move chance, nt_events *out) {
    robbers_pub *pub = &s->pub;
    nt_rng rng = nt_chance_rng(chance);
    uint8_t deck[ROBBERS_PILE];
    int cards = 0;
    for (int card = ROBBERS_C1; card < ROBBERS_CARDS; card++) {
        for (int i = robbers_copies(pub->n, (uint8_t)card); i > 0; i--) {
            deck[cards++] = (uint8_t)card;
        }
    }
    nt_rng_shuffle(&rng, deck, cards);
    const uint8_t dealer =
        (uint8_t)(pub->dealer == ROBBERS_NOBODY ? nt_rng_below(&rng, pub->n) : (pub->dealer + 1u) % pub->n);
    const uint8_t leader = (uint8_t)((dealer + 1) % pub->n);
    nt_tell(out, NT_ALL, ROBBERS_EV_DEAL, 3, (uint8_t[]){pub->deal, dealer, leader});
    pub->dealer = dealer;
    open_trick(pub, leader);
    pub->phase = ROBBERS_PHASE_PLAY;
    const int hand = robbers_hand_size(pub->n);
    const uint8_t *next = deck;
    for (uint8_t seat = 0; seat < pub->n; seat++, next += hand) {
        deal_seat(s, seat, next, out);
    }
    s->hid.undealt = next < deck + cards ? *next : ROBBERS_NONE;
}

/* The summary of the finished deal. */
static robbers_summary score_deal(const struct robbers_state *s) {
    const robbers_pub *pub = &s->pub;
    robbers_summary out = {.scored = 1, .number = pub->deal, .dealer = pub->dealer, .undealt = s->hid.undealt};
    memcpy(out.trick, pub->trick, sizeof out.trick);
    for (int seat = 0; seat < pub->n; seat++) {
        uint8_t pile[ROBBERS_PILE];
        const int cards = robbers_pile(pub->trick, pub->tricks, pub->n, seat, pile);
        out.role[seat] = s->seat[seat].role;
        memcpy(out.dealt[seat], s->seat[seat].dealt, ROBBERS_HAND);
        out.points[seat] = robbers_points(pub->opt, out.role[seat], pile, cards, &out.icons[seat], &out.halved[seat]);
    }
    robbers_settle(&out, pub->n);
    return out;
}

/* Opens the summary of the finished deal piece by piece; it counts once all is told. */
static void tell_summary(robbers_pub *pub, const robbers_summary *all, nt_events *out) {
    robbers_summary *last = &pub->last;
    const int hand = robbers_hand_size(pub->n);
    *last = (robbers_summary){.number = all->number, .dealer = all->dealer};
    memcpy(last->trick, all->trick, sizeof last->trick);
    for (uint8_t seat = 0; seat < pub->n; seat++) {
        uint8_t told[2 + ROBBERS_HAND] = {seat, all->role[seat]};
        memcpy(told + 2, all->dealt[seat], (size_t)hand);
        nt_tell(out, NT_ALL, ROBBERS_EV_SHOWN, 2 + hand, told);
        last->role[seat] = all->role[seat];
        memcpy(last->dealt[seat], all->dealt[seat], sizeof last->dealt[seat]);
    }
    if (all->undealt != ROBBERS_NONE) {
        nt_tell(out, NT_ALL, ROBBERS_EV_UNDEALT, 1, &all->undealt);
        last->undealt = all->undealt;
    }
    for (uint8_t seat = 0; seat < pub->n; seat++) {
        nt_tell(out, NT_ALL, ROBBERS_EV_POINTS, 5,
                (uint8_t[]){seat, all->role[seat], all->icons[seat], all->halved[seat], all->points[seat]});
        last->icons[seat] = all->icons[seat];
        last->halved[seat] = all->halved[seat];
        last->points[seat] = all->points[seat];
    }
    for (int team = 0; team < ROBBERS_TEAMS; team++) {
        const int other = ROBBERS_TEAMS - 1 - team;
        nt_tell(out, NT_ALL, ROBBERS_EV_TEAM, 5,
                (uint8_t[]){(uint8_t)team, all->sum[team], all->players[other], all->total[team][0],
                            all->total[team][1]});
        last->sum[team] = all->sum[team];
        last->players[other] = all->players[other];
        memcpy(last->total[team], all->total[team], sizeof last->total[team]);
    }
    nt_tell(out, NT_ALL, ROBBERS_EV_DEAL_WON, 2, (uint8_t[]){all->winner, all->number});
    *last = *all;
}

static void tell_winners(const robbers_pub *pub, nt_events *out) {
    uint8_t told[ROBBERS_SEATS];
    int n = 0;
    for (uint8_t seat = 0; seat < pub->n; seat++) {
        if (leaders(pub) >> seat & 1) {
            told[n++] = seat;
        }
    }
    nt_tell(out, NT_ALL, ROBBERS_EV_OVER, n, told);
}

/* Whether the game goes on although its deals are played (10, 14). */
static bool extra_deal(const robbers_pub *pub) {
    const uint32_t first = leaders(pub);
    return pub->opt[ROBBERS_OPT_FINAL_TIE] && (first & (first - 1)) != 0 && pub->deal < ROBBERS_MAX_DEALS;
}

/* The game points, and the cards are put away. */
static void clear_deal(struct robbers_state *s) {
    robbers_pub *pub = &s->pub;
    for (int seat = 0; seat < pub->n; seat++) {
        pub->points[seat] = (uint8_t)(pub->points[seat] + (robbers_team(pub->last.role[seat]) == pub->last.winner));
    }
    memset(pub->trick, 0, sizeof pub->trick);
    memset(pub->taken, 0, sizeof pub->taken);
    memset(s->seat, 0, sizeof s->seat);
    s->hid.undealt = ROBBERS_NONE;
    pub->tricks = pub->down = 0;
    pub->deal++;
    pub->phase = ROBBERS_PHASE_DEAL;
}

static void end_deal(struct robbers_state *s, nt_events *out) {
    robbers_pub *pub = &s->pub;
    const robbers_summary all = score_deal(s);
    tell_summary(pub, &all, out);
    clear_deal(s);
    if (pub->deal < pub->deals) {
        return;
    }
    if (extra_deal(pub)) {
        nt_tell(out, NT_ALL, ROBBERS_EV_EXTRA_DEAL, 1, &pub->deal);
        return;
    }
    tell_winners(pub, out);
    pub->phase = ROBBERS_PHASE_OVER;
}

static void end_trick(struct robbers_state *s, nt_events *out) {
    robbers_pub *pub = &s->pub;
    robbers_trick *trick = &pub->trick[pub->tricks];
    const uint8_t best = robbers_read(trick->card, pub->n).best;
    const uint8_t winner = (uint8_t)((trick->leader + best) % pub->n);
    nt_tell(out, NT_ALL, ROBBERS_EV_TRICK, 3, (uint8_t[]){winner, best, pub->tricks});
    trick->winner = winner;
    pub->taken[winner]++;
    pub->tricks++;
    pub->down = 0;
    if (pub->tricks == robbers_hand_size(pub->n)) {
        end_deal(s, out);
    } else {
        open_trick(pub, winner);
    }
}

/* Takes one piece of the card, which it holds, out of the hand; the others close up. */
static void take_card(robbers_priv *me, uint8_t card) {
    int at = 0;
    while (me->hand[at] != card) {
        at++;
    }
    memmove(me->hand + at, me->hand + at + 1, (size_t)(ROBBERS_HAND - at - 1));
    me->hand[ROBBERS_HAND - 1] = ROBBERS_NONE;
}

static void play(struct robbers_state *s, nt_move move, nt_events *out) {
    robbers_pub *pub = &s->pub;
    const uint8_t card = move.arg[0];
    nt_tell(out, NT_ALL, ROBBERS_EV_CARD, 5, (uint8_t[]){move.seat, card, pub->down, pub->tricks, pub->deal});
    take_card(&s->seat[move.seat], card);
    pub->hand[move.seat]--;
    pub->trick[pub->tricks].card[pub->down] = card;
    pub->down++;
    if (pub->down == pub->n) {
        end_trick(s, out);
    }
}

static void apply(void *state, nt_move move, nt_events *out) {
    struct robbers_state *s = state;
    if (s->pub.phase == ROBBERS_PHASE_DEAL) {
        deal(s, move, out);
    } else {
        play(s, move, out);
    }
}

/* The numbers of the two suits are for a table of one's own (10). */
static bool option_counts(const nt_config *config, int option) {
    return option < ROBBERS_OPT_CHEST_1 || config->opt[ROBBERS_OPT_ICON_TABLE] == ROBBERS_ICONS_CUSTOM;
}

const nt_game robbers_game = {
    .id = "robbers",
    .rules_version = RULES_VERSION,
    .max_plies = MAX_PLIES,
    .max_events = MAX_EVENTS,
    .min_seats = ROBBERS_MIN_SEATS,
    .max_seats = ROBBERS_SEATS,
    .n_options = ROBBERS_OPTIONS,
    .options = options,
    .state_size = sizeof(struct robbers_state),
    .pub_off = offsetof(struct robbers_state, pub),
    .pub_size = sizeof(robbers_pub),
    .priv_off = offsetof(struct robbers_state, seat),
    .priv_size = sizeof(robbers_priv),
    .hid_off = offsetof(struct robbers_state, hid),
    .hid_size = sizeof(robbers_hid),
    .to_act = to_act,
    .ask = ask,
    .score = score,
    .winners = winners,
    .move_text = robbers_move_text,
    .parse_move = robbers_parse_move,
    .option_counts = option_counts,
    .legal = legal,
    .imagine = robbers_imagine,
    .setup = setup,
    .apply = apply,
    .trace = robbers_trace,
    .show = robbers_show,
    .event_text = robbers_event_text,
};
