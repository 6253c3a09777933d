/* A match of GROWL whose cards are laid by hand: its deal is wrapped, so that the record of the match still fits. */
#ifndef NT_TESTS_APP_GROWL_LAID_H
#define NT_TESTS_APP_GROWL_LAID_H

#include <string.h>

#include "app/kit_app_twins.h"
#include "games/growl/growl_state.h"

typedef struct {
    int seats, bots;                      /* bots: bit per seat */
    const char *hand[TWINS][GROWL_SEATS]; /* growl.md 12's letters; NULL: the deal's own hands, one seat further */
    int wolves[TWINS];                    /* bits: the Wolf Zeroes, with hands of our own */
    const char *pile;                     /* the first day cards, from the top; the rest follow in order */
    uint8_t night[GROWL_NIGHTS];
    int spared;        /* bits: seats that get no gift */
    int alike;         /* bits: seats whose hand is the same in both truths */
    uint8_t target[2]; /* whom the night cards choose, if they may */
} deal;

static struct {
    const deal *is;
    int truth;
} laid;

static uint8_t kind_of(char letter) {
    return (uint8_t)(strchr("BCWSG", letter) - "BCWSG");
}

static void lay_hands(struct growl_state *s) {
    growl_priv was[GROWL_SEATS];
    memcpy(was, s->seat, sizeof was);
    for (int i = 0; i < s->pub.n; i++) {
        const char *cards = laid.is->hand[laid.truth][i];
        growl_priv *me = &s->seat[i];
        if (cards == NULL) {
            *me = was[(i + laid.truth) % s->pub.n];
            continue;
        }
        memset(me->hand, 0, sizeof me->hand);
        for (; *cards; cards++) {
            me->hand[kind_of(*cards)]++;
        }
        me->team = me->zero = laid.is->wolves[laid.truth] >> i & 1;
        me->turned_turn = me->news = 0;
    }
    for (int i = 0; i < s->pub.n; i++) {
        for (int other = 0; other < s->pub.n; other++) {
            s->seat[i].sniff[other] = s->pub.n >= 8 && s->seat[i].team && s->seat[other].team;
        }
    }
}

/* Day cards that are in no hand: first those that the deal names, then the others in order. */
static void lay_pile(struct growl_state *s, const int all[GROWL_KINDS]) {
    int left[GROWL_KINDS], next = 0, night = 0;
    const char *named = laid.is->pile ? laid.is->pile : "";
    memcpy(left, all, sizeof left);
    for (int i = 0; i < s->pub.n; i++) {
        for (int kind = 0; kind < GROWL_KINDS; kind++) {
            left[kind] -= s->seat[i].hand[kind];
        }
    }
    for (int at = s->pub.pile - 1; at >= 0; at--) {
        uint8_t *card = &s->hid.pile[at];
        if (*card >= GROWL_NIGHT_AT) {
            *card = (uint8_t)(GROWL_NIGHT_AT + laid.is->night[night++]);
            continue;
        }
        while (*named == '\0' && left[next] == 0) {
            next++;
        }
        *card = *named ? kind_of(*named++) : (uint8_t)next;
        left[*card]--;
        assert_true(left[*card] >= 0);
    }
}

static void apply_laid(void *state, nt_move move, nt_events *out) {
    struct growl_state *s = state;
    const bool deals = s->pub.step == GROWL_STEP_DEAL;
    int all[GROWL_KINDS] = {0};
    growl_game.apply(state, move, out);
    if (!deals) {
        return;
    }
    for (int i = 0; i < s->pub.n; i++) {
        for (int kind = 0; kind < GROWL_KINDS; kind++) {
            all[kind] += s->seat[i].hand[kind];
        }
    }
    for (int at = 0; at < s->pub.pile; at++) {
        if (s->hid.pile[at] < GROWL_KINDS) {
            all[s->hid.pile[at]]++;
        }
    }
    s->pub.start = s->pub.active = 0;
    lay_hands(s);
    if (laid.is->hand[0][0]) {
        lay_pile(s, all);
    }
}

#endif
