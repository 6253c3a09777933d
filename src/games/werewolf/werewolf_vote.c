/* The vote: one ballot table for both ways of voting, ties, the exile. Section 7.9 of the rules. */
#include <string.h>

#include "games/werewolf/werewolf_day.h"

static int count(const werewolf_pub *pub, const uint8_t flag[WEREWOLF_SEATS]) {
    int n = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        n += flag[seat];
    }
    return n;
}

uint8_t werewolf_first_of(const uint8_t flag[WEREWOLF_SEATS]) {
    uint8_t seat = 0;
    while (!flag[seat]) {
        seat++;
    }
    return seat;
}

void werewolf_ask_ballots(werewolf_run *run, uint8_t step) {
    werewolf_pub *pub = &run->s->pub;
    werewolf_ask_nobody(run, (werewolf_step)step);
    for (int seat = 0; seat < pub->n; seat++) {
        pub->asked[seat] = pub->voter[seat] && !pub->voted[seat];
    }
}

static void count_all(werewolf_run *run);

void werewolf_open_ballots(werewolf_run *run, werewolf_step step) {
    werewolf_pub *pub = &run->s->pub;
    memset(pub->voted, 0, sizeof pub->voted);
    memset(pub->total, 0, sizeof pub->total);
    memset(pub->ballot, 0, sizeof pub->ballot);
    memset(pub->ballot, WEREWOLF_NONE, pub->n);
    pub->recalls = 0;
    werewolf_ask_ballots(run, (uint8_t)step);
    werewolf_tell(run, WEREWOLF_EV_VOTE_OPENS, 1, (int)step, 0, 0);
    if (count(pub, pub->voter) == 0) {
        count_all(run);
    }
}

static void no_exile(werewolf_run *run) {
    run->s->pub.day_over = 1;
    werewolf_tell(run, WEREWOLF_EV_NO_EXILE, 0, 0, 0, 0);
    werewolf_day_next(run);
}

void werewolf_open_vote(werewolf_run *run) {
    werewolf_pub *pub = &run->s->pub;
    const bool immune = pub->opt[WEREWOLF_OPT_SECOND_EXILE];
    for (int seat = 0; seat < pub->n; seat++) {
        pub->voter[seat] = pub->alive[seat] && !pub->voteless[seat];
        pub->target[seat] = pub->alive[seat] && !(immune && pub->idiot_shown[seat]);
    }
    werewolf_open_ballots(run, WEREWOLF_STEP_VOTE);
}

void werewolf_open_pk_vote(werewolf_run *run) {
    werewolf_pub *pub = &run->s->pub;
    for (int seat = 0; seat < pub->n; seat++) {
        pub->target[seat] = pub->alive[seat] && pub->tied[seat];
        pub->voter[seat] = pub->alive[seat] && !pub->voteless[seat] && !pub->tied[seat];
    }
    if (count(pub, pub->target) == 0 || count(pub, pub->voter) == 0) {
        no_exile(run);
    } else {
        werewolf_open_ballots(run, WEREWOLF_STEP_PK_VOTE);
    }
}

static uint8_t counting_step(uint8_t step) {
    return step == WEREWOLF_STEP_ELECT  ? WEREWOLF_STEP_ELECT_COUNT
           : step == WEREWOLF_STEP_VOTE ? WEREWOLF_STEP_COUNT
                                        : WEREWOLF_STEP_PK_COUNT;
}

static void do_ballot(werewolf_run *run, nt_move move) {
    werewolf_pub *pub = &run->s->pub;
    const uint8_t target = move.kind == WEREWOLF_MOVE_VOTE ? move.arg[0] : WEREWOLF_NONE;
    pub->voted[move.seat] = 1;
    pub->ballot[move.seat] = target;
    if (target != WEREWOLF_NONE) {
        pub->total[target] = (uint8_t)(pub->total[target] + werewolf_weight(pub, move.seat));
    }
    werewolf_tell(run, WEREWOLF_EV_BALLOT, 2, move.seat, target, 0);
    if (werewolf_answered(run, move.seat)) {
        werewolf_ask_living(run, (werewolf_step)counting_step(pub->step));
    }
}

static void do_recall(werewolf_run *run, int voter) {
    werewolf_pub *pub = &run->s->pub;
    const uint8_t target = pub->ballot[voter];
    if (target != WEREWOLF_NONE) {
        pub->total[target] = (uint8_t)(pub->total[target] - werewolf_weight(pub, voter));
    }
    pub->voted[voter] = 0;
    pub->ballot[voter] = WEREWOLF_NONE;
    pub->recalls++;
    werewolf_tell(run, WEREWOLF_EV_RECALLED, 1, voter, 0, 0);
    werewolf_ask_ballots(run, werewolf_voting_step(pub->step));
}

/* From the fewest votes to the most: what decides is told last. */
static void tell_totals(werewolf_run *run, int most) {
    const werewolf_pub *pub = &run->s->pub;
    for (int votes = 1; votes <= most; votes++) {
        for (int seat = 0; seat < pub->n; seat++) {
            if (pub->total[seat] == votes) {
                werewolf_tell(run, WEREWOLF_EV_TOTAL, 2, seat, votes, 0);
            }
        }
    }
}

int werewolf_tally(werewolf_run *run) {
    werewolf_pub *pub = &run->s->pub;
    int most = 1, n = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->total[seat] > most) {
            most = pub->total[seat];
        }
    }
    tell_totals(run, most);
    for (int seat = 0; seat < pub->n; seat++) {
        pub->tied[seat] = pub->total[seat] == most;
        n += pub->tied[seat];
    }
    if (n >= 2) {
        werewolf_tell_set(run, NT_ALL, WEREWOLF_EV_TIE, pub->tied);
    }
    return n;
}

/* The page of the seat chosen by the vote comes before its death (6.3). */
static void exile(werewolf_run *run, int seat) {
    run->s->pub.after = WEREWOLF_AFTER_DAY;
    run->s->pub.day_over = 1;
    run->s->pub.exiling = (uint8_t)seat;
    werewolf_tell(run, WEREWOLF_EV_EXILE, 1, seat, 0, 0);
    werewolf_open_page(run, seat);
}

static void break_tie(werewolf_run *run) {
    const werewolf_pub *pub = &run->s->pub;
    const uint8_t *opt = pub->opt;
    const bool says = opt[WEREWOLF_OPT_TIE] == 0 && pub->badge == WEREWOLF_BADGE_HELD &&
                      !pub->voteless[pub->sheriff] && !(pub->tied[pub->sheriff] && opt[WEREWOLF_OPT_SHERIFF_TIED]);
    if (opt[WEREWOLF_OPT_TIE] == 2) {
        no_exile(run);
    } else if (says) {
        werewolf_ask_one(run, WEREWOLF_STEP_SAY, pub->sheriff);
    } else {
        werewolf_open_segment(run, WEREWOLF_STEP_PK_SPEECH);
    }
}

static void count_all(werewolf_run *run) {
    const uint8_t step = werewolf_voting_step(run->s->pub.step);
    if (step == WEREWOLF_STEP_ELECT) {
        werewolf_count_election(run);
        return;
    }
    werewolf_pub *pub = &run->s->pub;
    if (step == WEREWOLF_STEP_VOTE) {
        memcpy(pub->votes[pub->round], pub->ballot, pub->n);
    }
    const int n = werewolf_tally(run);
    if (n == 1) {
        exile(run, werewolf_first_of(pub->tied));
    } else if (n == 0 || step == WEREWOLF_STEP_PK_VOTE) {
        no_exile(run);
    } else {
        break_tie(run);
    }
}

void werewolf_do_say(werewolf_run *run, int seat) {
    werewolf_tell(run, WEREWOLF_EV_NAMED_OUT, 2, run->s->pub.sheriff, seat, 0);
    exile(run, seat);
}

void werewolf_do_vote(werewolf_run *run, nt_move move) {
    if (move.kind == WEREWOLF_MOVE_COUNT) {
        count_all(run);
    } else if (move.kind == WEREWOLF_MOVE_RECALL) {
        do_recall(run, move.arg[0]);
    } else {
        do_ballot(run, move);
    }
}
