/* Random games of Werewolf without a match: any rules, any set, moves drawn so that days come to their votes. */
#ifndef NT_TESTS_WEREWOLF_DRIVER_H
#define NT_TESTS_WEREWOLF_DRIVER_H

#include <stdlib.h>
#include <string.h>

#include "games/werewolf/werewolf_state.h"

static inline int below(nt_rng *rng, int n) {
    return (int)nt_rng_below(rng, (uint32_t)n);
}

/* House rules, each drawn or standard by the toss of a coin; the set stays the default one. */
static inline nt_config draw_rules(nt_rng *rng, int seats) {
    nt_config config = nt_config_standard(&werewolf_game, (uint8_t)seats);
    for (int i = 0; i < WEREWOLF_RULES; i++) {
        const nt_option *option = &werewolf_options[i];
        if ((i >= WEREWOLF_OPT_SET && i < WEREWOLF_OPT_VICTORY) || i == WEREWOLF_OPT_DEAL || below(rng, 2)) {
            continue;
        }
        config.opt[i] = (int16_t)(option->min + below(rng, option->max - option->min + 1));
    }
    return config;
}

/* An own set that the rules take. */
static inline void draw_set(nt_rng *rng, nt_config *config) {
    uint8_t set[WEREWOLF_ROLES];
    const bool total = config->opt[WEREWOLF_OPT_VICTORY] == 1;
    do {
        int left = config->seats;
        memset(set, 0, sizeof set);
        for (int role = 0; role < WEREWOLF_ROLES; role++) {
            if (!werewolf_role[role].many && below(rng, 2) && left > 0) {
                set[role] = 1;
                left--;
            }
        }
        set[WEREWOLF_WEREWOLF] = (uint8_t)below(rng, left + 1);
        set[WEREWOLF_VILLAGER] = (uint8_t)(left - set[WEREWOLF_WEREWOLF]);
    } while (werewolf_check_set(config->seats, set, total) & WEREWOLF_SET_ERRORS);
    config->opt[WEREWOLF_OPT_SET] = 1;
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        config->opt[WEREWOLF_OPT_COUNT + role] = set[role];
    }
}

/* How many of n legal moves there are without the question whether the game shall end as void, which stands last. */
static inline int without_void(const nt_move *legal, int n) {
    return n - (n > 0 && legal[n - 1].kind == WEREWOLF_MOVE_VOID);
}

static inline bool wanted(nt_rng *rng, nt_move move) {
    switch (move.kind) {
    case WEREWOLF_MOVE_DECLARE:
        return below(rng, 60) == 0;
    case WEREWOLF_MOVE_RECALL:
        return below(rng, 100) == 0;
    case WEREWOLF_MOVE_WITHDRAW:
        return below(rng, 12) == 0;
    default:
        return true;
    }
}

/* A move of a seat that is asked, or of chance. */
static inline nt_move draw_move(nt_rng *rng, const struct werewolf_state *s) {
    nt_move legal[NT_MAX_LEGAL];
    const uint32_t who = werewolf_to_act(&s->pub);
    if (who == 1u << NT_CHANCE) {
        return nt_chance(rng);
    }
    int seat = below(rng, s->pub.n);
    while (!(who >> seat & 1)) {
        seat = (seat + 1) % s->pub.n;
    }
    const int n =
        without_void(legal, werewolf_legal(&(nt_view){&s->pub, &s->seat[seat], (uint8_t)seat}, legal, NT_MAX_LEGAL));
    for (;;) {
        const nt_move move = legal[below(rng, n)];
        if (wanted(rng, move)) {
            return move;
        }
    }
}

#endif
