/* The steps of a round (4), its end and the end of the game (8). */
#include <string.h>

#include "games/eatme/eatme_state.h"

/* ---- the cast (3, 4.2) ---- */

static void begin_round(struct eatme_state *s, uint8_t by, uint8_t caster, const uint8_t *cast, nt_events *out) {
    eatme_pub *pub = &s->pub;
    uint8_t arg[2 + EATME_SEATS] = {by, caster};
    memcpy(arg + 2, cast, pub->n);
    nt_tell(out, NT_ALL, EATME_EV_CAST, 2 + pub->n, arg);
    memcpy(pub->cast, cast, pub->n);
    pub->round++;
    pub->phase = EATME_PHASE_CHOOSE;
    pub->victim = pub->gainer = pub->loser = EATME_NONE;
    memset(pub->locked, 0, sizeof pub->locked);
    memset(pub->wheel, EATME_HIDDEN, sizeof pub->wheel);
    memset(pub->gained, 0, sizeof pub->gained);
    memset(pub->lost, 0, sizeof pub->lost);
    for (uint8_t seat = 0; seat < pub->n; seat++) {
        if (cast[seat] == EATME_WOLF) {
            pub->wolf = seat;
        }
    }
}

void eatme_do_chance(struct eatme_state *s, nt_move move, nt_events *out) {
    eatme_pub *pub = &s->pub;
    nt_rng rng = nt_chance_rng(move);
    if (pub->opt[EATME_OPT_FIRST_CAST] == EATME_FIRST_WOLF_CASTS) {
        const uint8_t wolf = (uint8_t)nt_rng_below(&rng, pub->n);
        nt_tell(out, NT_ALL, EATME_EV_WOLF, 1, &wolf);
        pub->wolf = wolf;
        pub->cast[wolf] = EATME_WOLF;
        pub->phase = EATME_PHASE_FIRST_CAST;
        return;
    }
    uint8_t cast[EATME_SEATS];
    nt_rng_shuffle(&rng, cast, eatme_characters(pub, cast));
    begin_round(s, EATME_BY_CHANCE, EATME_NONE, cast, out);
}

void eatme_do_cast(struct eatme_state *s, nt_move move, nt_events *out) {
    const uint8_t by = s->pub.phase == EATME_PHASE_FIRST_CAST ? EATME_BY_WOLF : EATME_BY_LOSER;
    begin_round(s, by, move.seat, move.arg, out);
}

/* ---- wheels and attack (4, steps 1 to 4) ---- */

void eatme_do_lock(struct eatme_state *s, nt_move move, nt_events *out) {
    eatme_pub *pub = &s->pub;
    nt_tell(out, NT_ALL, EATME_EV_LOCKED, 1, &move.seat);
    s->seat[move.seat].wheel = move.arg[0];
    pub->locked[move.seat] = 1;
    if (eatme_unlocked(pub) == 0) {
        nt_tell(out, NT_ALL, EATME_EV_PROWL, 1, &pub->wolf);
        pub->phase = EATME_PHASE_PROWL;
    }
}

/* The wheel moves from its owner's part to the public one, once it has been told. */
static void turn_round(struct eatme_state *s, int seat) {
    s->pub.wheel[seat] = s->seat[seat].wheel;
    s->seat[seat].wheel = EATME_HIDDEN;
}

void eatme_do_attack(struct eatme_state *s, nt_move move, nt_events *out) {
    eatme_pub *pub = &s->pub;
    const uint8_t victim = move.arg[0], wheel = s->seat[victim].wheel;
    const eatme_change change = eatme_duel(pub, victim, wheel);
    nt_tell(out, NT_ALL, EATME_EV_ATTACK, 2, (uint8_t[]){pub->wolf, victim});
    pub->victim = victim;
    nt_tell(out, NT_ALL, EATME_EV_VICTIM, 2, (uint8_t[]){victim, wheel});
    turn_round(s, victim);
    nt_tell(out, NT_ALL, EATME_EV_DUEL, 4, (uint8_t[]){change.gainer, change.gain, change.loser, change.loss});
    pub->gainer = change.gainer;
    pub->loser = change.loser;
    pub->gained[change.gainer] = change.gain;
    pub->lost[change.loser] = change.loss;
    pub->score[change.gainer] = (uint8_t)(pub->score[change.gainer] + change.gain);
    pub->score[change.loser] = (uint8_t)(pub->score[change.loser] - change.loss);
    pub->phase = EATME_PHASE_REVEAL_OTHERS;
}

/* ---- the others, and whether it is over (4, steps 5 to 7) ---- */

static void remember(eatme_pub *pub) {
    if (!pub->opt[EATME_OPT_HISTORY]) {
        return;
    }
    eatme_round *past = &pub->past[pub->rounds++];
    memcpy(past->cast, pub->cast, sizeof past->cast);
    memcpy(past->wheel, pub->wheel, sizeof past->wheel);
    past->wolf = pub->wolf;
    past->victim = pub->victim;
}

static void end_game(eatme_pub *pub, nt_events *out) {
    uint8_t won[EATME_SEATS];
    const uint8_t how = eatme_judge(pub, pub->score, pub->gainer, won);
    for (uint8_t seat = 0; seat < pub->n; seat++) {
        if (won[seat]) {
            nt_tell(out, NT_ALL, EATME_EV_WON, 2, (uint8_t[]){seat, how});
            pub->won[seat] = 1;
            pub->won_how = how;
            pub->phase = EATME_PHASE_GAME_END;
        }
    }
}

void eatme_do_reveal(struct eatme_state *s, nt_events *out) {
    eatme_pub *pub = &s->pub;
    for (int i = 1; i < pub->n; i++) {
        const int seat = eatme_after_wolf(pub, i);
        if (seat == pub->victim) {
            continue;
        }
        const uint8_t wheel = s->seat[seat].wheel, gain = (uint8_t)eatme_sleeper_gain(pub, seat, wheel);
        nt_tell(out, NT_ALL, EATME_EV_OTHER, 3, (uint8_t[]){(uint8_t)seat, wheel, gain});
        turn_round(s, seat);
        pub->gained[seat] = gain;
        pub->score[seat] = (uint8_t)(pub->score[seat] + gain);
    }
    remember(pub);
    if (eatme_highest(pub->n, pub->score) >= pub->opt[EATME_OPT_TARGET] || pub->round == EATME_MAX_ROUNDS) {
        end_game(pub, out);
    } else {
        pub->phase = EATME_PHASE_RECAST;
    }
}
