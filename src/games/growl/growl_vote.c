/* The Accused, The Trusted, The Purge (7.2). */
#include <string.h>

#include "games/growl/growl_state.h"

void growl_open_vote(growl_run *run, uint8_t card) {
    growl_pub *pub = &run->s->pub;
    if (card == GROWL_PURGE) {
        growl_ask_all(run, GROWL_STEP_PURGE, growl_living_bits(pub));
    } else {
        growl_ask_one(run, card == GROWL_ACCUSED ? GROWL_STEP_ACCUSE : GROWL_STEP_TRUST,
                      growl_next_place(pub, pub->active));
    }
}

static void cast(growl_run *run, int voter, uint8_t seat) {
    growl_pub *pub = &run->s->pub;
    growl_tell(run, GROWL_EV_VOTE, 3, pub->night_card, voter, seat);
    pub->vote[voter] = seat;
    pub->votes[seat]++;
}

/* The winner of the vote or of the tie dies, or is the Trusted. */
static void chosen(growl_run *run, int seat) {
    growl_pub *pub = &run->s->pub;
    growl_tell(run, GROWL_EV_CHOSEN, 2, pub->night_card, seat, 0);
    if (pub->night_card != GROWL_TRUSTED) {
        growl_effect_done(run, 1u << seat);
        return;
    }
    pub->trusted = (uint8_t)seat;
    growl_ask_one(run, GROWL_STEP_CONDEMN, seat);
}

/* The active player chooses among those with the most votes. */
static void tie(growl_run *run, int most) {
    growl_pub *pub = &run->s->pub;
    uint8_t arg[NT_MOVE_ARGS] = {0};
    int n = 1;
    for (int seat = 0; seat < pub->n && n < NT_MOVE_ARGS; seat++) {
        if (pub->votes[seat] == most) {
            arg[n++] = (uint8_t)seat;
        }
    }
    arg[0] = (uint8_t)(n - 1);
    nt_tell(run->out, NT_ALL, GROWL_EV_TIE, n, arg);
    for (int seat = 0; seat < pub->n; seat++) {
        pub->tied[seat] = pub->votes[seat] == most;
    }
    growl_ask_one(run, GROWL_STEP_BREAK_TIE, pub->active);
}

static void count_votes(growl_run *run) {
    const growl_pub *pub = &run->s->pub;
    int most = 0, leaders = 0, leader = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->votes[seat] > most) {
            most = pub->votes[seat];
        }
    }
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->votes[seat] == most) {
            leaders++;
            leader = seat;
        }
    }
    if (leaders == 1) {
        chosen(run, leader);
    } else {
        tie(run, most);
    }
}

static void purge(growl_run *run, nt_move move) {
    growl_pub *pub = &run->s->pub;
    growl_seal(run, move.seat, move.arg[0], GROWL_NONE);
    if (!growl_answered(run, move.seat)) {
        return;
    }
    for (int seat = 0; seat < pub->n; seat++) {
        if (run->s->seat[seat].picked) {
            cast(run, seat, run->s->seat[seat].pick[0]);
        }
    }
    growl_unseal(run);
    count_votes(run);
}

void growl_do_vote(growl_run *run, nt_move move) {
    growl_pub *pub = &run->s->pub;
    if (pub->step == GROWL_STEP_PURGE) {
        purge(run, move);
        return;
    }
    cast(run, move.seat, move.arg[0]);
    if (move.seat == pub->active) {
        count_votes(run);
    } else {
        growl_ask_one(run, (growl_step)pub->step, growl_next_place(pub, move.seat));
    }
}

void growl_do_tie(growl_run *run, int seat) {
    growl_pub *pub = &run->s->pub;
    if (pub->step == GROWL_STEP_BREAK_TIE) {
        chosen(run, seat);
        return;
    }
    growl_tell(run, GROWL_EV_TARGET, 2, pub->night_card, seat, 0);
    pub->target[0] = (uint8_t)seat;
    growl_effect_done(run, 1u << seat);
}
