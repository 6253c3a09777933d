/* Games of GROWL set up by hand, in the notation of growl.md 12: B Bite, C Charm, W Wound, S Salve, G Gold. */
#ifndef NT_TESTS_GROWL_HANDS_H
#define NT_TESTS_GROWL_HANDS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <string.h>

#include "games/growl/growl_state.h"

typedef struct {
    struct growl_state s;
    nt_events told; /* of the last move */
} game;

static inline uint8_t kind_of(char letter) {
    const char *at = strchr("BCWSG", letter);
    assert_non_null(at);
    return (uint8_t)(at - "BCWSG");
}

static inline void put_hand(game *g, int seat, const char *cards, uint8_t team) {
    growl_priv *me = &g->s.seat[seat];
    memset(me->hand, 0, sizeof me->hand);
    for (const char *c = cards; *c; c++) {
        me->hand[kind_of(*c)]++;
    }
    me->team = team;
    g->s.pub.hand[seat] = (uint8_t)strlen(cards);
}

static inline void assert_hand(const game *g, int seat, const char *cards) {
    uint8_t want[GROWL_KINDS] = {0};
    for (const char *c = cards; *c; c++) {
        want[kind_of(*c)]++;
    }
    assert_memory_equal(g->s.seat[seat].hand, want, sizeof want);
    assert_int_equal(g->s.pub.hand[seat], strlen(cards));
}

/* n humans with {G,G,G,G}, nothing in the pile, seat 0 about to turn up a card. */
static inline void start_game(game *g, int n) {
    nt_config config = nt_config_standard(&growl_game, (uint8_t)n);
    config.opt[GROWL_OPT_BIG_TABLE] = 1;
    memset(g, 0, sizeof *g);
    assert_int_equal(growl_game.setup(&g->s, &config), NT_OK);
    for (int seat = 0; seat < n; seat++) {
        put_hand(g, seat, "GGGG", GROWL_HUMAN);
    }
    g->s.pub.step = GROWL_STEP_TURN;
    g->s.pub.start = g->s.pub.active = 0;
    g->s.pub.asked[0] = 1;
}

static inline void make_dead(game *g, int seat) {
    g->s.pub.alive[seat] = 0;
    g->s.pub.died_how[seat] = GROWL_DIED_BY_DAY;
    g->s.pub.death[g->s.pub.deaths++] = (uint8_t)seat;
}

static inline void make_active(game *g, int seat) {
    memset(g->s.pub.asked, 0, sizeof g->s.pub.asked);
    g->s.pub.active = (uint8_t)seat;
    g->s.pub.asked[seat] = 1;
}

/* Plays a move by its text. */
static inline nt_err try_play(game *g, int seat, const char *text) {
    nt_move move;
    g->told = (nt_events){0};
    assert_int_equal(growl_game.parse_move(&g->s.pub, (uint8_t)seat, text, &move), NT_OK);
    return nt_apply(&growl_game, &g->s, move, &g->told);
}

static inline void play(game *g, int seat, const char *text) {
    assert_int_equal(try_play(g, seat, text), NT_OK);
}

static inline void chance(game *g, uint64_t bits) {
    nt_rng rng = nt_rng_seed(bits);
    g->told = (nt_events){0};
    assert_int_equal(growl_game.to_act(&g->s.pub), 1u << NT_CHANCE);
    assert_int_equal(nt_apply(&growl_game, &g->s, nt_chance(&rng), &g->told), NT_OK);
}

/* The active player turns up this card. */
static inline void turn_up(game *g, uint8_t card) {
    g->s.hid.pile[g->s.pub.pile++] = card;
    play(g, g->s.pub.active, "turn");
}

static inline void open_night(game *g, int active, uint8_t card) {
    g->s.pub.nights = card >= GROWL_FIRST_FINAL ? GROWL_NIGHTS - 1 : 0;
    make_active(g, active);
    turn_up(g, (uint8_t)(GROWL_NIGHT_AT + card));
}

/* Seat `giver` turns the card up and gives it. */
static inline void give_by_day(game *g, int giver, char card, int receiver) {
    char text[] = {'g', 'i', 'v', 'e', ' ', (char)('0' + receiver), 0};
    make_active(g, giver);
    turn_up(g, kind_of(card));
    play(g, giver, text);
}

static inline void look(game *g, int seat) {
    play(g, seat, "view");
}

/* How many events of a kind went to `to`. */
static inline int told(const game *g, uint8_t to, uint8_t kind) {
    int n = 0;
    for (int i = 0; i < g->told.n; i++) {
        n += g->told.at[i].to == to && g->told.at[i].kind == kind;
    }
    return n;
}

static inline const nt_event *find_event(const game *g, uint8_t kind) {
    for (int i = 0; i < g->told.n; i++) {
        if (g->told.at[i].kind == kind) {
            return &g->told.at[i];
        }
    }
    return NULL;
}

static inline int legal_count(const game *g, int seat) {
    nt_move legal[NT_MAX_LEGAL];
    return growl_game.legal((nt_view[]){nt_look(&growl_game, &g->s, (uint8_t)seat)}, legal, NT_MAX_LEGAL);
}

#endif
