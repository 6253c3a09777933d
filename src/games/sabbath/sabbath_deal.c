/* Setup (3): the config in, and everything that a deal draws. */
#include <assert.h>
#include <string.h>

#include "games/sabbath/sabbath_state.h"

/* Four strictly falling values (16). */
static bool falls(const int16_t *value) {
    for (int i = 1; i < SABBATH_COLOURS; i++) {
        if (value[i] >= value[i - 1]) {
            return false;
        }
    }
    return true;
}

nt_err sabbath_setup(void *state, const nt_config *config) {
    struct sabbath_state *s = state;
    if (nt_config_check(&sabbath_game, config) != NT_OK || !falls(config->opt + SABBATH_OPT_FRONT) ||
        !falls(config->opt + SABBATH_OPT_BACK)) {
        return NT_BAD_CONFIG;
    }
    memset(s, 0, sizeof *s);
    sabbath_pub *pub = &s->pub;
    pub->n = config->seats;
    for (int i = 0; i < SABBATH_OPTIONS; i++) {
        pub->opt[i] = (uint8_t)config->opt[i];
    }
    pub->games = pub->opt[SABBATH_OPT_GAMES] ? pub->n : 1;
    pub->phase = SABBATH_DEAL;
    pub->turn = pub->first = pub->leader = pub->won = s->hid.left_over = SABBATH_NONE;
    memset(pub->column, SABBATH_NONE, sizeof pub->column);
    memset(pub->trick, SABBATH_NONE, pub->n);
    memset(pub->taker, SABBATH_NONE, pub->n);
    memset(pub->left_over, SABBATH_NONE, pub->games);
    for (int game = 0; game < pub->games; game++) {
        memset(pub->colour[game], SABBATH_NONE, pub->n);
    }
    for (int seat = 0; seat < pub->n; seat++) {
        s->seat[seat].face_down = SABBATH_NONE;
    }
    return NT_OK;
}

void sabbath_draw(const sabbath_pub *pub, nt_rng *rng, sabbath_dealt *out) {
    uint8_t cards[SABBATH_CARDS];
    const int size = sabbath_tricks(pub->n);
    *out = (sabbath_dealt){.left_over = SABBATH_NONE, .starter = pub->first};
    for (int i = 0; i < SABBATH_CARDS; i++) {
        cards[i] = (uint8_t)(i / SABBATH_COPIES);
    }
    nt_rng_shuffle(rng, cards, SABBATH_CARDS);
    int next = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        for (int i = 0; i < size; i++) {
            out->hand[seat] = sabbath_with(out->hand[seat], cards[next++]);
        }
    }
    if (next < SABBATH_CARDS) {
        out->left_over = cards[next++];
    }
    assert(next == SABBATH_CARDS);
    for (int colour = 0; colour < SABBATH_COLOURS; colour++) {
        out->column[colour] = (uint8_t)colour;
    }
    nt_rng_shuffle(rng, out->column, SABBATH_COLOURS);
    if (out->starter == SABBATH_NONE) { /* later games begin clockwise from the first (16) */
        out->starter = (uint8_t)nt_rng_below(rng, pub->n);
    }
}

static void tell_deal(const sabbath_pub *pub, const sabbath_dealt *dealt, uint8_t leader, nt_events *out) {
    const uint8_t *column = dealt->column;
    nt_tell(out, NT_ALL, SABBATH_EV_DEALT, 6,
            (const uint8_t[]){pub->game, leader, column[0], column[1], column[2], column[3]});
    for (uint8_t seat = 0; seat < pub->n; seat++) {
        const uint64_t hand = dealt->hand[seat];
        nt_tell(out, seat, SABBATH_EV_HAND, 6,
                (const uint8_t[]){(uint8_t)hand, (uint8_t)(hand >> 8), (uint8_t)(hand >> 16), (uint8_t)(hand >> 32),
                                  (uint8_t)(hand >> 40), (uint8_t)(hand >> 48)});
    }
}

void sabbath_deal(struct sabbath_state *s, nt_move chance, nt_events *out) {
    sabbath_pub *pub = &s->pub;
    sabbath_dealt dealt;
    nt_rng rng = nt_chance_rng(chance);
    sabbath_draw(pub, &rng, &dealt);
    const uint8_t leader = (uint8_t)((dealt.starter + pub->game) % pub->n);
    tell_deal(pub, &dealt, leader, out);
    pub->first = dealt.starter;
    pub->leader = pub->turn = leader;
    memcpy(pub->column, dealt.column, sizeof pub->column);
    memset(pub->taken, 0, sizeof pub->taken);
    memset(pub->no_colour, 0, sizeof pub->no_colour);
    memset(pub->no_number, 0, sizeof pub->no_number);
    pub->tricks = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        sabbath_store(s->seat[seat].hand, dealt.hand[seat]);
        pub->hand[seat] = (uint8_t)sabbath_tricks(pub->n);
    }
    s->hid.left_over = dealt.left_over;
    pub->phase = SABBATH_PLAY;
}
