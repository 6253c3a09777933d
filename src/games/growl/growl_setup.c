/* Setup (2): the config in, and everything that the deal draws. */
#include <assert.h>
#include <string.h>

#include "games/growl/growl_state.h"

static nt_err refuse(const nt_config *config) {
    const int n = config->seats;
    if (nt_config_check(&growl_game, config) != NT_OK) {
        return NT_BAD_CONFIG;
    }
    if (n >= GROWL_BIG_FROM && !config->opt[GROWL_OPT_BIG_TABLE]) {
        return NT_BAD_CONFIG;
    }
    if (n > GROWL_FEW_GOLD_TO && config->opt[GROWL_OPT_GOLD_CARDS] != growl_options[GROWL_OPT_GOLD_CARDS].max) {
        return NT_BAD_CONFIG;
    }
    for (int seat = 0; seat < n; seat++) {
        if (config->carry[seat] < 0 || config->carry[seat] > GROWL_MOST_TOKENS) {
            return NT_BAD_CONFIG;
        }
    }
    return config->memory >> GROWL_NIGHT_CARDS != 0 ? NT_BAD_CONFIG : NT_OK;
}

static void blank_pub(growl_pub *pub) {
    pub->start = pub->active = GROWL_NONE;
    pub->bullet_place = pub->seance_place = pub->seance_seat = pub->seance_team = GROWL_NONE;
    pub->turned = pub->night_card = pub->caged = pub->insomnia = GROWL_NONE;
    pub->target[0] = pub->target[1] = pub->hypno_kind = pub->trusted = GROWL_NONE;
    for (int seat = 0; seat < pub->n; seat++) {
        pub->place[seat] = pub->who[seat] = (uint8_t)seat;
        pub->alive[seat] = 1;
        pub->vote[seat] = pub->point[seat] = pub->died_how[seat] = pub->title[seat] = GROWL_NONE;
    }
    for (int k = 0; k < GROWL_NIGHTS; k++) {
        growl_night *night = &pub->night[k];
        night->card = night->chooser = night->target[0] = night->target[1] = GROWL_NONE;
        memset(night->left, GROWL_NONE, pub->n);
        memset(night->right, GROWL_NONE, pub->n);
    }
}

void growl_blank_priv(growl_priv *me) {
    me->pick[0] = me->pick[1] = GROWL_NONE;
    memset(me->sent, GROWL_NONE, sizeof me->sent);
    memset(me->got_from, GROWL_NONE, sizeof me->got_from);
    me->gift_sent = me->tempest_sent = me->tempest_got = GROWL_NONE;
    me->dead_sent[0] = me->dead_sent[1] = me->dead_got = GROWL_NONE;
}

nt_err growl_setup(void *state, const nt_config *config) {
    struct growl_state *s = state;
    if (refuse(config) != NT_OK) {
        return NT_BAD_CONFIG;
    }
    memset(s, 0, sizeof *s);
    s->pub.n = config->seats;
    for (int i = 0; i < GROWL_OPTIONS; i++) {
        s->pub.opt[i] = (uint8_t)config->opt[i];
    }
    s->pub.series_game = config->series_game;
    s->pub.memory[0] = (uint8_t)config->memory;
    s->pub.memory[1] = (uint8_t)(config->memory >> 8);
    for (int seat = 0; seat < s->pub.n; seat++) {
        s->pub.tokens[seat][0] = (uint8_t)config->carry[seat];
        s->pub.tokens[seat][1] = (uint8_t)(config->carry[seat] >> 8);
        growl_blank_priv(&s->seat[seat]);
    }
    blank_pub(&s->pub);
    s->pub.step = GROWL_STEP_DEAL;
    return NT_OK;
}

/* Chooses `need` of the eight cards from `first` on; with fresh_nights the unseen ones come first (13, 15). */
static void draw_nights(const growl_pub *pub, nt_rng *rng, int half, int need, uint8_t *out, uint8_t *memory) {
    uint8_t cards[GROWL_HALF_NIGHTS];
    for (int i = 0; i < GROWL_HALF_NIGHTS; i++) {
        cards[i] = (uint8_t)(half * GROWL_HALF_NIGHTS + i);
    }
    nt_rng_shuffle(rng, cards, GROWL_HALF_NIGHTS);
    const bool fresh = pub->opt[GROWL_OPT_FRESH_NIGHTS] != 0;
    const uint8_t seen = fresh ? pub->memory[half] : 0;
    int taken = 0;
    for (int want = 0; want < 2; want++) { /* unseen, then seen */
        for (int i = 0; i < GROWL_HALF_NIGHTS && taken < need; i++) {
            if ((seen >> (cards[i] % GROWL_HALF_NIGHTS) & 1) == want) {
                out[taken++] = cards[i];
                if (want == 1) {
                    *memory = 0; /* all count as unseen again */
                }
            }
        }
    }
}

static void draw_starters(const growl_pub *pub, nt_rng *rng, growl_deal *deal) {
    for (int seat = 0; seat < pub->n; seat++) {
        deal->starter[seat] = seat < growl_zeroes(pub->n) ? GROWL_BITE : GROWL_GOLD;
    }
    nt_rng_shuffle(rng, deal->starter, pub->n);
}

static bool all_wounds(const uint8_t card[GROWL_DEALT]) {
    for (int i = 0; i < GROWL_DEALT; i++) {
        if (card[i] != GROWL_WOUND) {
            return false;
        }
    }
    return true;
}

/* Three at once to each seat from the top, then the re-deals. The stock's top is its end; returns what is left. */
static int draw_hands(const growl_pub *pub, nt_rng *rng, growl_deal *deal, uint8_t *stock, int left) {
    for (int seat = 0; seat < pub->n; seat++) {
        for (int i = 0; i < GROWL_DEALT; i++) {
            deal->dealt[seat][i] = stock[--left];
        }
    }
    memcpy(deal->first, deal->dealt, sizeof deal->first);
    for (int seat = 0; seat < pub->n; seat++) {
        while (all_wounds(deal->dealt[seat])) {
            memcpy(stock + left, deal->dealt[seat], GROWL_DEALT);
            left += GROWL_DEALT;
            nt_rng_shuffle(rng, stock, left);
            for (int i = 0; i < GROWL_DEALT; i++) {
                deal->dealt[seat][i] = stock[--left];
            }
            if (deal->redeals < GROWL_REDEALS) {
                deal->redeal[deal->redeals].seat = (uint8_t)seat;
                memcpy(deal->redeal[deal->redeals++].card, deal->dealt[seat], GROWL_DEALT);
            }
        }
    }
    return left;
}

/* Puts the Nights among the day cards (2, step 6). */
static void build_pile(const growl_pub *pub, nt_rng *rng, growl_deal *deal, const uint8_t *stock, int left) {
    int index[GROWL_NIGHTS];
    growl_night_index(left, index);
    if (pub->opt[GROWL_OPT_NIGHT_JITTER]) {
        for (int k = 0; k < GROWL_NIGHTS - 1; k++) {
            index[k] += (int)nt_rng_below(rng, 3) - 1;
        }
    }
    deal->pile_n = (uint8_t)(left + GROWL_NIGHTS);
    for (int from_top = 0, night = 0; from_top < deal->pile_n; from_top++) {
        uint8_t *at = &deal->pile[deal->pile_n - 1 - from_top];
        if (night < GROWL_NIGHTS && from_top == index[night]) {
            *at = (uint8_t)(GROWL_NIGHT_AT + deal->night[night++]);
        } else {
            *at = stock[--left];
        }
    }
}

static uint8_t draw_start(const growl_pub *pub, nt_rng *rng) {
    uint8_t best[GROWL_SEATS];
    int n = 0, most = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        const int tokens = pub->series_game == 0 ? 0 : growl_tokens(pub, seat);
        if (tokens > most) {
            most = tokens;
            n = 0;
        }
        if (tokens == most) {
            best[n++] = (uint8_t)seat;
        }
    }
    assert(n > 0);
    return best[nt_rng_below(rng, (uint32_t)n)];
}

void growl_draw_deal(const growl_pub *pub, nt_rng *rng, growl_deal *deal) {
    memset(deal, 0, sizeof *deal);
    memcpy(deal->memory, pub->memory, sizeof deal->memory);
    draw_nights(pub, rng, 0, GROWL_NIGHTS - 1, deal->night, &deal->memory[0]);
    draw_nights(pub, rng, 1, 1, deal->night + GROWL_NIGHTS - 1, &deal->memory[1]);
    draw_starters(pub, rng, deal);
    uint8_t deck[GROWL_KINDS], stock[GROWL_MAX_STOCK];
    growl_deck(pub->n, pub->opt[GROWL_OPT_GOLD_CARDS], deck);
    for (int seat = 0; seat < pub->n; seat++) {
        deck[deal->starter[seat]]--;
    }
    int left = 0;
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        for (int i = 0; i < deck[kind]; i++) {
            stock[left++] = (uint8_t)kind;
        }
    }
    nt_rng_shuffle(rng, stock, left);
    left = draw_hands(pub, rng, deal, stock, left);
    build_pile(pub, rng, deal, stock, left);
    deal->start = draw_start(pub, rng);
}

/* What every wolf learns, and an equal-looking event for the humans (2, step 7). */
static void sniff(growl_run *run) {
    struct growl_state *s = run->s;
    uint32_t wolves = 0;
    for (int seat = 0; seat < s->pub.n; seat++) {
        wolves |= (uint32_t)s->seat[seat].team << seat;
    }
    for (int seat = 0; seat < s->pub.n; seat++) {
        growl_priv *me = &s->seat[seat];
        const uint32_t list = me->team == GROWL_WOLF ? wolves : 0;
        me->sniffed = me->team;
        for (int other = 0; other < s->pub.n; other++) {
            me->sniff[other] = list >> other & 1;
        }
        const uint8_t arg[3] = {me->sniffed, (uint8_t)list, (uint8_t)(list >> 8)};
        nt_tell(run->out, (uint8_t)seat, GROWL_EV_SNIFF, 3, arg);
    }
}

void growl_do_deal(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    growl_deal deal;
    growl_draw_deal(pub, &run->rng, &deal);
    growl_tell(run, GROWL_EV_DEALT, 1, deal.start, 0, 0);
    memcpy(pub->memory, deal.memory, sizeof pub->memory);
    memcpy(run->s->hid.pile, deal.pile, sizeof run->s->hid.pile);
    pub->pile = pub->pile_full = deal.pile_n;
    pub->start = pub->active = deal.start;
    for (int seat = 0; seat < pub->n; seat++) {
        run->s->seat[seat].zero = run->s->seat[seat].team = deal.starter[seat] == GROWL_BITE;
        growl_give_card(run, seat, deal.starter[seat]);
        for (int i = 0; i < GROWL_DEALT; i++) {
            growl_give_card(run, seat, deal.dealt[seat][i]);
        }
        growl_tell_hand(run, seat);
    }
    growl_check(run, growl_living_bits(pub));
    if (pub->n >= GROWL_SNIFF_FROM) {
        sniff(run);
    }
    growl_ask_all(run, GROWL_STEP_VIEW_HANDS, growl_living_bits(pub));
}
