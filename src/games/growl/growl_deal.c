/* What is dealt: the deck by players and options (1, 13), and all that chance brings in the setup (2). */
#include <assert.h>
#include <string.h>

#include "games/growl/growl_state.h"

enum { CHARMS = 5, SALVES = 5 }; /* 1.1 */

/* 1.2: what changes with the number of players, from four on. */
static const struct {
    uint8_t bites, wounds, zeroes;
} by_players[] = {
    {12, 8, 1},  /* 4 */
    {12, 8, 1},  /* 5 */
    {16, 12, 2}, /* 6 */
    {16, 12, 2}, /* 7 */
    {16, 12, 2}, /* 8 */
    {20, 16, 3}, /* 9 */
    {20, 16, 3}, /* 10 */
    {23, 19, 3}, /* 11 */
    {26, 22, 4}, /* 12 */
    {29, 25, 4}, /* 13 */
    {32, 28, 4}, /* 14 */
    {35, 31, 4}, /* 15 */
};

/* 13; series decides whether the step SERIES is asked (8). */
const nt_option growl_options[GROWL_OPTIONS] = {
    [GROWL_OPT_BIG_TABLE] = {"big_table", 0, 1, 1, 0},
    [GROWL_OPT_GOLD_CARDS] = {"gold_cards", 10, 12, 2, 12},
    [GROWL_OPT_NIGHT_JITTER] = {"night_jitter", 0, 1, 1, 0},
    [GROWL_OPT_UNWANTED_BLANK] = {"unwanted_blank", 0, 1, 1, 0},
    [GROWL_OPT_SHUFFLE_INTO_HAND] = {"shuffle_into_hand", 0, 1, 1, 0},
    [GROWL_OPT_FRESH_NIGHTS] = {"fresh_nights", 0, 1, 1, 0},
    [GROWL_OPT_SERIES] = {"series", 0, 1, 1, 1},
    [GROWL_OPT_TALK_REMINDER] = {"talk_reminder", 0, 1, 1, 1},
    [GROWL_OPT_PILE_COUNT] = {"pile_count", 0, 1, 1, 0},
    [GROWL_OPT_PUBLIC_LOG] = {"public_log", 0, 1, 1, 0},
};

void growl_deck(int n, int gold, uint8_t out[GROWL_KINDS]) {
    assert(n >= GROWL_MIN_SEATS && n <= GROWL_SEATS);
    out[GROWL_BITE] = by_players[n - GROWL_MIN_SEATS].bites;
    out[GROWL_WOUND] = by_players[n - GROWL_MIN_SEATS].wounds;
    out[GROWL_GOLD] = (uint8_t)gold;
    out[GROWL_CHARM] = CHARMS;
    out[GROWL_SALVE] = SALVES;
}

int growl_zeroes(int n) {
    assert(n >= GROWL_MIN_SEATS && n <= GROWL_SEATS);
    return by_players[n - GROWL_MIN_SEATS].zeroes;
}

int growl_rest(int n, int gold) {
    uint8_t deck[GROWL_KINDS];
    growl_deck(n, gold, deck);
    int total = 0;
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        total += deck[kind];
    }
    return total - n * (1 + GROWL_DEALT);
}

void growl_night_index(int rest, int out[GROWL_NIGHTS]) {
    out[0] = (2 * rest + 3) / 6;
    out[1] = (4 * rest + 3) / 6 + 1;
    out[2] = rest + 2;
}

/* ---- the deal ---- */

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
