/* The Unwanted (7.2, 7.3). */
#include <string.h>

#include "games/growl/growl_state.h"

static uint32_t bits(const uint8_t flag[GROWL_SEATS]) {
    uint32_t out = 0;
    for (int seat = 0; seat < GROWL_SEATS; seat++) {
        out |= (uint32_t)flag[seat] << seat;
    }
    return out;
}

static void next_round(growl_run *run) {
    growl_ask_all(run, GROWL_STEP_POINT, bits(run->s->pub.group));
}

void growl_open_unwanted(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    memcpy(pub->group, pub->alive, sizeof pub->group);
    next_round(run);
}

/* The group in the order of the places; returns its size. */
static int circle(const growl_pub *pub, uint8_t out[GROWL_SEATS]) {
    int n = 0;
    for (int place = 0; place < pub->n; place++) {
        if (pub->group[pub->who[place]]) {
            out[n++] = pub->who[place];
        }
    }
    return n;
}

/* What the round before showed is put away. */
static void begin_round(growl_pub *pub) {
    pub->round++;
    memset(pub->point, GROWL_NONE, pub->n);
    memset(pub->unwanted, 0, sizeof pub->unwanted);
}

/* Opens the pointing and marks who is pointed at from both sides; returns how many. */
static int open_round(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    uint8_t ring[GROWL_SEATS];
    const int k = circle(pub, ring);
    const uint8_t round = (uint8_t)(pub->round + 1);
    for (int i = 0; i < k; i++) {
        const uint8_t side = run->s->seat[ring[i]].pick[0];
        const uint8_t at = ring[(i + (side == 0 ? 1 : k - 1)) % k];
        const uint8_t arg[4] = {round, ring[i], side, at};
        nt_tell(run->out, NT_ALL, GROWL_EV_POINT, 4, arg);
        if (i == 0) {
            begin_round(pub);
        }
        pub->point[ring[i]] = side;
    }
    uint8_t arg[NT_MOVE_ARGS] = {round};
    int n = 0;
    for (int i = 0; i < k; i++) {
        if (pub->point[ring[(i + 1) % k]] == 1 && pub->point[ring[(i + k - 1) % k]] == 0) {
            arg[2 + n++] = ring[i];
        }
    }
    arg[1] = (uint8_t)n;
    nt_tell(run->out, NT_ALL, GROWL_EV_UNWANTED, 2 + n, arg);
    for (int i = 0; i < n; i++) {
        pub->unwanted[arg[2 + i]] = 1;
    }
    growl_unseal(run);
    return n;
}

static void blank_round(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    if (pub->round == 1 || pub->opt[GROWL_OPT_UNWANTED_BLANK]) {
        growl_effect_done(run, 0);
        return;
    }
    pub->blanks++;
    if (pub->blanks == GROWL_BLANK_ROUNDS) {
        growl_ask_chance(run, GROWL_STEP_UNWANTED_DRAW);
    } else {
        next_round(run);
    }
}

void growl_do_point(growl_run *run, nt_move move) {
    growl_pub *pub = &run->s->pub;
    growl_seal(run, move.seat, move.arg[0], GROWL_NONE);
    if (!growl_answered(run, move.seat)) {
        return;
    }
    const int n = open_round(run);
    if (n == 0) {
        blank_round(run);
    } else if (n <= GROWL_UNWANTED_MOST) {
        growl_effect_done(run, bits(pub->unwanted));
    } else {
        memcpy(pub->group, pub->unwanted, sizeof pub->group);
        pub->blanks = 0;
        next_round(run);
    }
}

void growl_do_lot(growl_run *run) {
    uint8_t ring[GROWL_SEATS];
    const int k = circle(&run->s->pub, ring);
    const uint8_t seat = ring[nt_rng_below(&run->rng, (uint32_t)k)];
    growl_tell(run, GROWL_EV_DRAWN, 1, seat, 0, 0);
    growl_effect_done(run, 1u << seat);
}
