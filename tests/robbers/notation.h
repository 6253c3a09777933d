/* Cards, tricks and games of Werewolves and Robbers in the notation of robbers.md: C15, R1, W1, K2, T, S. */
#ifndef NT_TESTS_ROBBERS_NOTATION_H
#define NT_TESTS_ROBBERS_NOTATION_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "games/robbers/robbers_state.h"

static inline uint8_t card_of(const char *name) {
    static const char letters[] = "WKTS";
    const char *at = strchr(letters, name[0]);
    if (at) {
        return (uint8_t)(ROBBERS_WEREWOLF + (at - letters));
    }
    const int rank = (int)strtol(name + 1, NULL, 10);
    assert_true((name[0] == 'C' || name[0] == 'R') && rank >= 1 && rank <= 15);
    return (uint8_t)((name[0] == 'C' ? 0 : 15) + rank);
}

/* Reads "C15 R1 W1" into out; returns how many cards. */
static inline int cards_of(const char *names, uint8_t out[]) {
    int n = 0;
    for (const char *at = names; at && *at; at = strchr(at, ' ') ? strchr(at, ' ') + 1 : NULL) {
        out[n++] = card_of(at);
    }
    return n;
}

typedef struct {
    struct robbers_state s;
    nt_events told; /* of the last move */
} game;

static inline void chance(game *g, uint64_t bits) {
    nt_rng rng = nt_rng_seed(bits);
    g->told = (nt_events){0};
    assert_int_equal(robbers_game.to_act(&g->s.pub), 1u << NT_CHANCE);
    assert_int_equal(nt_apply(&robbers_game, &g->s, nt_chance(&rng), &g->told), NT_OK);
}

static inline void set_up(game *g, const nt_config *config) {
    memset(g, 0, sizeof *g);
    assert_int_equal(nt_config_check(&robbers_game, config), NT_OK);
    assert_int_equal(robbers_game.setup(&g->s, config), NT_OK);
}

/* A game of n players with the printed rules, the first deal dealt. */
static inline void start_game(game *g, int n) {
    const nt_config config = nt_config_standard(&robbers_game, (uint8_t)n);
    set_up(g, &config);
    chance(g, 1);
}

static inline void put_hand(game *g, int seat, const char *names) {
    robbers_priv *me = &g->s.seat[seat];
    memset(me, 0, sizeof *me);
    const int n = cards_of(names, me->hand);
    robbers_sort(me->hand, n);
    memcpy(me->dealt, me->hand, sizeof me->dealt);
    me->role = robbers_role(g->s.pub.opt, me->dealt, n);
    g->s.pub.hand[seat] = (uint8_t)n;
}

static inline nt_err play(game *g, int seat, uint8_t card) {
    g->told = (nt_events){0};
    return nt_apply(&robbers_game, &g->s,
                    (nt_move){.seat = (uint8_t)seat, .kind = ROBBERS_MOVE_PLAY, .n = 1, .arg = {card}}, &g->told);
}

/* Whoever is to play plays the lowest card, until a deal is over. */
static inline void play_deal(game *g) {
    const uint8_t deal = g->s.pub.deal;
    while (g->s.pub.deal == deal) {
        const uint8_t seat = robbers_turn(&g->s.pub);
        assert_int_equal(play(g, seat, g->s.seat[seat].hand[0]), NT_OK);
    }
}

static inline const nt_event *find_event(const game *g, uint8_t kind) {
    for (int i = 0; i < g->told.n; i++) {
        if (g->told.at[i].kind == kind) {
            return &g->told.at[i];
        }
    }
    return NULL;
}

#endif
