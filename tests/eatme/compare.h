/* Random rounds played by the rules and by the second reading of them. */
#ifndef NT_TESTS_EATME_COMPARE_H
#define NT_TESTS_EATME_COMPARE_H

#include <stdio.h>
#include <string.h>

#include "eatme/second.h"
#include "games/eatme/eatme_state.h"

/* A config with every option drawn. */
static inline nt_config drawn_config(nt_rng *rng, uint8_t seats) {
    nt_config config = nt_config_standard(&eatme_game, seats);
    for (int i = 0; i < EATME_OPTIONS; i++) {
        const nt_option *o = &eatme_game.options[i];
        const uint32_t values = (uint32_t)((o->max - o->min) / o->step) + 1;
        config.opt[i] = (int16_t)(o->min + o->step * (int)nt_rng_below(rng, values));
    }
    return config;
}

/* Any round before the target: cast, scores, wheels, victim. The state is about to choose. */
static inline void draw_round(nt_rng *rng, struct eatme_state *s, second_round *r) {
    const nt_config config = drawn_config(rng, (uint8_t)(3 + nt_rng_below(rng, 4)));
    eatme_game.setup(s, &config);
    eatme_pub *pub = &s->pub;
    *r = (second_round){.n = pub->n, .target = config.opt[EATME_OPT_TARGET]};
    r->shared = config.opt[EATME_OPT_TIE] == EATME_TIE_SHARED;
    nt_rng_shuffle(rng, pub->cast, eatme_characters(pub, pub->cast));
    pub->phase = EATME_PHASE_CHOOSE;
    pub->round = 1;
    for (uint8_t seat = 0; seat < pub->n; seat++) {
        if (pub->cast[seat] == EATME_WOLF) {
            pub->wolf = seat;
        }
        r->worth[seat] = eatme_value(pub, seat);
        r->sleeps[seat] = nt_rng_below(rng, 2) == 0;
        /* Often near the target, so that many rounds end the game and many of these in a tie. */
        const uint32_t low = nt_rng_below(rng, 2) ? (uint32_t)r->target - 4 : 0;
        r->points[seat] = (int)(low + nt_rng_below(rng, (uint32_t)r->target - low));
        pub->score[seat] = (uint8_t)r->points[seat];
    }
    r->wolf = pub->wolf;
    r->victim = (int)(pub->wolf + 1u + nt_rng_below(rng, pub->n - 1u)) % pub->n;
}

static inline bool play_by_rules(struct eatme_state *s, const second_round *r) {
    nt_events told = {0};
    bool good = true;
    for (uint8_t seat = 0; seat < r->n; seat++) {
        const uint8_t wheel = r->sleeps[seat] ? EATME_SLEEP : EATME_TRAP;
        const nt_move lock = {.seat = seat, .kind = EATME_MOVE_LOCK, .n = 1, .arg = {wheel}};
        if (seat != r->wolf) {
            good = good && nt_apply(&eatme_game, s, lock, &told) == NT_OK;
        }
    }
    const uint8_t wolf = (uint8_t)r->wolf;
    const nt_move attack = {.seat = wolf, .kind = EATME_MOVE_ATTACK, .n = 1, .arg = {(uint8_t)r->victim}};
    const nt_move reveal = {.seat = wolf, .kind = EATME_MOVE_REVEAL};
    return good && nt_apply(&eatme_game, s, attack, &told) == NT_OK &&
           nt_apply(&eatme_game, s, reveal, &told) == NT_OK;
}

static inline bool same_outcome(const eatme_pub *pub, const second_round *r) {
    bool same = pub->gainer == r->gainer && pub->loser == r->loser &&
                (pub->phase == EATME_PHASE_GAME_END) == r->over && (pub->phase == EATME_PHASE_RECAST) == !r->over;
    for (int seat = 0; seat < r->n; seat++) {
        same = same && pub->score[seat] == r->points[seat] && pub->won[seat] == r->wins[seat];
    }
    return same;
}

/* What the rounds were, so that a reader sees that the rare ones came up. */
typedef struct {
    long rounds, over, tied, poor;
} compared;

/* Compares so many rounds; returns the number of the first that differs, or -1. */
static inline long compare_rounds(uint64_t seed, long rounds, compared *out) {
    nt_rng rng = nt_rng_seed(seed);
    *out = (compared){0};
    for (long i = 0; i < rounds; i++) {
        struct eatme_state s;
        second_round r;
        draw_round(&rng, &s, &r);
        const second_round before = r;
        if (!play_by_rules(&s, &r)) {
            return i;
        }
        second_play(&r);
        if (!same_outcome(&s.pub, &r)) {
            return i;
        }
        int leaders = 0;
        for (int seat = 0; seat < r.n; seat++) {
            leaders += r.points[seat] == second_best(&r);
        }
        out->rounds++;
        out->over += r.over;
        out->tied += r.over && leaders > 1;
        out->poor += before.points[r.loser] < r.worth[r.victim];
    }
    return -1;
}

#endif
