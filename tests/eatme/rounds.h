/* Rounds set up by hand, in the notation of eat-me.md 10: W Wolf, K Kids, H Hood, P Parent, A B C the pigs by seat; S
 * sleep, T trap, a dash for the Wolf. */
#ifndef NT_TESTS_EATME_ROUNDS_H
#define NT_TESTS_EATME_ROUNDS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <string.h>

#include "games/eatme/eatme_state.h"

typedef struct {
    struct eatme_state s;
    nt_events told; /* of the last move */
} game;

static inline uint8_t character_of(char letter) {
    const char *letters = "WKHPABC", *at = strchr(letters, letter);
    assert_non_null(at);
    return (uint8_t)(at - letters);
}

static inline nt_move cast_move(int caster, const char *cast) {
    nt_move move = {.seat = (uint8_t)caster, .kind = EATME_MOVE_CAST, .n = (uint8_t)strlen(cast)};
    for (int i = 0; cast[i]; i++) {
        move.arg[i] = character_of(cast[i]);
    }
    return move;
}

static inline void put_cast(game *g, const char *cast) {
    for (int seat = 0; cast[seat]; seat++) {
        g->s.pub.cast[seat] = character_of(cast[seat]);
        if (cast[seat] == 'W') {
            g->s.pub.wolf = (uint8_t)seat;
        }
    }
}

static inline void put_scores(game *g, const int *score) {
    for (int seat = 0; seat < g->s.pub.n; seat++) {
        g->s.pub.score[seat] = (uint8_t)score[seat];
    }
}

/* The first round, all about to choose. */
static inline void start_with(game *g, nt_config config, const char *cast, const int *score) {
    memset(g, 0, sizeof *g);
    assert_int_equal(eatme_game.setup(&g->s, &config), NT_OK);
    g->s.pub.phase = EATME_PHASE_CHOOSE;
    g->s.pub.round = 1;
    put_cast(g, cast);
    put_scores(g, score);
}

static inline nt_config config_of(const char *cast) {
    nt_config config = nt_config_standard(&eatme_game, (uint8_t)strlen(cast));
    config.opt[EATME_OPT_CAST] = strchr(cast, 'P') ? EATME_CAST_CARDS2012 : EATME_CAST_HOUSES2014;
    return config;
}

static inline nt_err try_move(game *g, nt_move move) {
    g->told = (nt_events){0};
    return nt_apply(&eatme_game, &g->s, move, &g->told);
}

static inline void make(game *g, nt_move move) {
    assert_int_equal(try_move(g, move), NT_OK);
}

static inline nt_move lock_move(int seat, char wheel) {
    return (nt_move){
        .seat = (uint8_t)seat, .kind = EATME_MOVE_LOCK, .n = 1, .arg = {wheel == 'S' ? EATME_SLEEP : EATME_TRAP}};
}

static inline nt_move attack_move(int wolf, int victim) {
    return (nt_move){.seat = (uint8_t)wolf, .kind = EATME_MOVE_ATTACK, .n = 1, .arg = {(uint8_t)victim}};
}

static inline nt_move reveal_move(int wolf) {
    return (nt_move){.seat = (uint8_t)wolf, .kind = EATME_MOVE_REVEAL};
}

static inline void lock_all(game *g, const char *wheels) {
    for (int seat = 0; wheels[seat]; seat++) {
        if (wheels[seat] != '-') {
            make(g, lock_move(seat, wheels[seat]));
        }
    }
}

/* The rest of the round: locks, attack, reveal. */
static inline void play_round(game *g, const char *wheels, int victim) {
    const int wolf = g->s.pub.wolf;
    lock_all(g, wheels);
    make(g, attack_move(wolf, victim));
    make(g, reveal_move(wolf));
}

static inline void assert_scores(const game *g, const int *score) {
    int16_t out[NT_MAX_SEATS];
    eatme_game.score(&g->s.pub, out);
    for (int seat = 0; seat < g->s.pub.n; seat++) {
        assert_int_equal(g->s.pub.score[seat], score[seat]);
        assert_int_equal(out[seat], score[seat]);
    }
}

/* The i-th event of that kind in the last move, or NULL. */
static inline const nt_event *told(const game *g, int kind, int i) {
    for (int at = 0; at < g->told.n; at++) {
        if (g->told.at[at].kind == kind && i-- == 0) {
            return &g->told.at[at];
        }
    }
    return NULL;
}

#endif
