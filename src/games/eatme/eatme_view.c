/* What a table or a bot may reckon from a view: what a round gives, and what is done for a seat that does not answer.
 */
#include <string.h>

#include "games/eatme/eatme_state.h"

eatme_change eatme_duel(const eatme_pub *pub, int victim, int wheel_of_victim) {
    const int value = eatme_value(pub, victim);
    const bool slept = wheel_of_victim == EATME_SLEEP;
    const int gainer = slept ? pub->wolf : victim, loser = slept ? victim : pub->wolf;
    const int purse = pub->score[loser];
    return (eatme_change){.gainer = (uint8_t)gainer,
                          .loser = (uint8_t)loser,
                          .gain = (uint8_t)value,
                          .loss = (uint8_t)(purse < value ? purse : value)};
}

int eatme_sleeper_gain(const eatme_pub *pub, int seat, int wheel) {
    return wheel == EATME_SLEEP ? eatme_value(pub, seat) : 0;
}

/* ---- the winner (8) ---- */

int eatme_highest(int n, const uint8_t *score) {
    int most = 0;
    for (int seat = 0; seat < n; seat++) {
        if (score[seat] > most) {
            most = score[seat];
        }
    }
    return most;
}

static int first_clockwise(const eatme_pub *pub, const uint8_t *score, int most) {
    int i = 1;
    while (score[eatme_after_wolf(pub, i)] != most) {
        i++;
    }
    return eatme_after_wolf(pub, i);
}

uint8_t eatme_judge(const eatme_pub *pub, const uint8_t score[EATME_SEATS], int gainer, uint8_t won[EATME_SEATS]) {
    const int most = eatme_highest(pub->n, score);
    int tied = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        won[seat] = score[seat] == most;
        tied += won[seat];
    }
    if (tied == 1) {
        return EATME_WON_HIGHEST;
    }
    if (pub->opt[EATME_OPT_TIE] == EATME_TIE_SHARED) {
        return EATME_WON_SHARED;
    }
    const bool duel = score[gainer] == most;
    const int one = duel ? gainer : first_clockwise(pub, score, most);
    for (int seat = 0; seat < pub->n; seat++) {
        won[seat] = seat == one;
    }
    return duel ? EATME_WON_DUEL : EATME_WON_CLOCKWISE;
}

/* ---- seats that do not answer (5, 12) ---- */

/* A cast with the Wolf where he is, the others drawn. */
static void draw_cast(const eatme_pub *pub, uint32_t draw, uint8_t cast[EATME_SEATS]) {
    nt_rng rng = nt_rng_seed(draw);
    uint8_t others[EATME_SEATS];
    const int n = eatme_characters(pub, others);
    nt_rng_shuffle(&rng, others + 1, n - 1); /* the Wolf is the first */
    int next = 1;
    for (int seat = 0; seat < pub->n; seat++) {
        cast[seat] = seat == pub->wolf ? EATME_WOLF : others[next++];
    }
}

nt_move eatme_default_move(const eatme_pub *pub, uint8_t seat, uint32_t draw) {
    nt_move move = {.seat = seat};
    switch (pub->phase) {
    case EATME_PHASE_CHOOSE:
        move.kind = EATME_MOVE_LOCK;
        move.n = 1;
        move.arg[0] = EATME_TRAP;
        break;
    case EATME_PHASE_PROWL:
        move.kind = EATME_MOVE_ATTACK;
        move.n = 1;
        move.arg[0] = (uint8_t)eatme_after_wolf(pub, 1 + (int)(draw % (pub->n - 1u)));
        break;
    case EATME_PHASE_REVEAL_OTHERS:
        move.kind = EATME_MOVE_REVEAL;
        break;
    default:
        move.kind = EATME_MOVE_CAST;
        move.n = pub->n;
        memcpy(move.arg, pub->cast, pub->n);
        if (pub->phase == EATME_PHASE_FIRST_CAST) {
            draw_cast(pub, draw, move.arg);
        } else if (eatme_caster_is_wolf(pub)) {
            move.arg[pub->wolf] = pub->cast[seat];
            move.arg[seat] = EATME_WOLF;
        }
    }
    return move;
}
