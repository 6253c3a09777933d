/* Tables laid by hand for the tests: cards are written as in the rules file, "G3"; columns top to bottom, "RBYG". */
#ifndef NT_TESTS_SABBATH_LAID_H
#define NT_TESTS_SABBATH_LAID_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "games/sabbath/sabbath_state.h"

typedef struct {
    struct sabbath_state s;
    nt_events told; /* by the last move */
} laid;

static inline int colour_of(char letter) {
    const char *at = strchr("RBYG", letter);
    assert_non_null(at);
    return (int)(at - "RBYG");
}

static inline int card_of(const char *text) {
    assert_true(text[1] >= '1' && text[1] <= '5');
    return sabbath_card(colour_of(text[0]), text[1] - '0');
}

/* "G4 Y3 R2" as a set. */
static inline uint64_t set_of(const char *cards) {
    uint64_t set = 0;
    for (; *cards; cards += cards[2] ? 3 : 2) {
        set = sabbath_with(set, card_of(cards));
    }
    return set;
}

static inline void lay_column(laid *t, const char *column) {
    for (int place = 0; place < SABBATH_COLOURS; place++) {
        t->s.pub.column[place] = (uint8_t)colour_of(column[place]);
    }
}

static inline void lay_hand(laid *t, int seat, const char *cards) {
    const uint64_t set = set_of(cards);
    sabbath_store(t->s.seat[seat].hand, set);
    t->s.pub.hand[seat] = (uint8_t)sabbath_count(set);
}

/* Before the deal; nothing is told yet. */
static inline nt_err set_up(laid *t, const nt_config *config) {
    memset(t, 0, sizeof *t);
    return sabbath_game.setup(&t->s, config);
}

/* A table of n seats where `leader` is to lead; hands are empty. `option` of SABBATH_OPTIONS is set to 1, or none. */
static inline void lay_table(laid *t, int n, int leader, const char *column, int option) {
    nt_config config = nt_config_standard(&sabbath_game, (uint8_t)n);
    if (option < SABBATH_OPTIONS) {
        config.opt[option] = 1;
    }
    assert_int_equal(set_up(t, &config), NT_OK);
    lay_column(t, column);
    t->s.pub.phase = SABBATH_PLAY;
    t->s.pub.first = t->s.pub.leader = t->s.pub.turn = (uint8_t)leader;
}

static inline nt_err submit(laid *t, int seat, const char *text) {
    nt_move move;
    assert_int_equal(sabbath_game.parse_move(&t->s.pub, (uint8_t)seat, text, &move), NT_OK);
    t->told = (nt_events){0};
    return nt_apply(&sabbath_game, &t->s, move, &t->told);
}

/* The move must be taken. */
static inline void make(laid *t, int seat, const char *text) {
    if (submit(t, seat, text) != NT_OK) {
        fail_msg("seat %d may not \"%s\"", seat, text);
    }
}

/* Each card in turn by whoever is to play, from a hand that gets it first. */
static inline void play_trick(laid *t, const char *cards) {
    for (; *cards; cards += cards[2] ? 3 : 2) {
        const int seat = t->s.pub.turn;
        const char card[3] = {cards[0], cards[1], 0};
        char text[16];
        if (t->s.pub.hand[seat] == 0) {
            lay_hand(t, seat, card);
        }
        snprintf(text, sizeof text, "play %c%c", cards[0] - 'A' + 'a', cards[1]);
        make(t, seat, text);
    }
}

/* The legal moves of whoever is to act, as "play g4, play y3" in the order of the faces. */
static inline const char *legal_texts(const laid *t, char out[256]) {
    nt_move move[NT_MAX_LEGAL];
    const nt_view view = nt_asking(&sabbath_game, &t->s, t->s.pub.turn);
    const int n = sabbath_game.legal(&view, move, NT_MAX_LEGAL);
    size_t at = 0;
    out[0] = 0;
    for (int i = 0; i < n; i++) {
        char text[NT_TEXT_MAX];
        sabbath_game.move_text(view.pub, move[i], text, sizeof text);
        at += (size_t)snprintf(out + at, 256 - at, "%s%s", i > 0 ? ", " : "", text);
    }
    return out;
}

static inline const char *column_text(const laid *t, char out[5]) {
    for (int place = 0; place < SABBATH_COLOURS; place++) {
        out[place] = "RBYG"[t->s.pub.column[place]];
    }
    out[4] = 0;
    return out;
}

/* The first event of a kind that the last move told to `to`, or NULL. */
static inline const nt_event *told(const laid *t, uint8_t to, uint8_t kind) {
    for (int i = 0; i < t->told.n; i++) {
        if (t->told.at[i].to == to && t->told.at[i].kind == kind) {
            return &t->told.at[i];
        }
    }
    return NULL;
}

static inline nt_ask asked(const laid *t) {
    return sabbath_game.ask(&t->s.pub, t->s.pub.turn);
}

#endif
