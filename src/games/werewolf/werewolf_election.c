/* The Sheriff's election. Section 7.3 of the rules. */
#include <string.h>

#include "games/werewolf/werewolf_day.h"

bool werewolf_election_due(const werewolf_pub *pub) {
    return pub->opt[WEREWOLF_OPT_SHERIFF] && pub->badge == WEREWOLF_BADGE_NONE && pub->election == 0;
}

void werewolf_open_election(werewolf_run *run) {
    werewolf_pub *pub = &run->s->pub;
    pub->election = WEREWOLF_ELECTION_RUNNING;
    pub->second = 0;
    memset(pub->candidate, WEREWOLF_NEVER_STOOD, sizeof pub->candidate);
    memset(pub->stand_in, 0, sizeof pub->stand_in);
    memcpy(pub->eligible, pub->alive, sizeof pub->eligible);
    werewolf_tell(run, WEREWOLF_EV_ELECTION, 0, 0, 0, 0);
    werewolf_ask_living(run, WEREWOLF_STEP_STAND);
}

static void close(werewolf_run *run, uint8_t sheriff) {
    werewolf_pub *pub = &run->s->pub;
    pub->badge = sheriff == WEREWOLF_NONE ? WEREWOLF_BADGE_DESTROYED : WEREWOLF_BADGE_HELD;
    pub->sheriff = sheriff;
    pub->election = WEREWOLF_ELECTION_OVER;
    pub->second = 0;
    werewolf_tell(run, WEREWOLF_EV_BADGE, 2, WEREWOLF_NONE, sheriff, 0);
    werewolf_day_next(run);
}

void werewolf_tell_blown(werewolf_run *run) {
    werewolf_pub *pub = &run->s->pub;
    pub->election = WEREWOLF_ELECTION_OVER;
    pub->second = 0;
    pub->blasts++;
    if (pub->blasts >= 2 || pub->opt[WEREWOLF_OPT_BADGE_BLAST]) {
        pub->badge = WEREWOLF_BADGE_DESTROYED;
        werewolf_tell(run, WEREWOLF_EV_BADGE, 2, WEREWOLF_NONE, WEREWOLF_NONE, 0);
    } else {
        werewolf_tell(run, WEREWOLF_EV_POSTPONED, 0, 0, 0, 0);
    }
}

/* Candidates of the speeches and the vote that come. */
static int running(const werewolf_pub *pub, uint8_t flag[WEREWOLF_SEATS]) {
    int n = 0;
    memset(flag, 0, WEREWOLF_SEATS);
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->alive[seat] && pub->candidate[seat] == WEREWOLF_STANDING && (!pub->second || pub->tied[seat])) {
            flag[seat] = 1;
            n++;
        }
    }
    return n;
}

static void all_have_said(werewolf_run *run) {
    werewolf_pub *pub = &run->s->pub;
    uint8_t standing[WEREWOLF_SEATS];
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->eligible[seat] && run->s->seat[seat].stands == 1) {
            pub->candidate[seat] = WEREWOLF_STANDING;
        }
        run->s->seat[seat].stands = WEREWOLF_NONE;
    }
    const int n = running(pub, standing);
    werewolf_tell_set(run, NT_ALL, WEREWOLF_EV_STOOD, standing);
    if (n == 0 || n == werewolf_living(pub)) {
        close(run, WEREWOLF_NONE);
    } else if (n == 1) {
        close(run, werewolf_first_of(standing));
    } else {
        werewolf_ask_nobody(run, WEREWOLF_STEP_CAMPAIGN_DRAW);
    }
}

void werewolf_do_stand(werewolf_run *run, nt_move move) {
    run->s->seat[move.seat].stands = move.kind == WEREWOLF_MOVE_STAND;
    run->s->pub.stand_in[move.seat] = 1;
    if (werewolf_answered(run, move.seat)) {
        all_have_said(run);
    }
}

void werewolf_do_campaign_draw(werewolf_run *run) {
    werewolf_pub *pub = &run->s->pub;
    uint8_t standing[WEREWOLF_SEATS];
    const int n = running(pub, standing);
    int skip = (int)nt_rng_below(&run->rng, (uint32_t)n), start = 0;
    while (!standing[start] || skip-- > 0) {
        start++;
    }
    pub->order_n = 0;
    for (int k = 0; k < pub->n; k++) {
        if (standing[(start + k) % pub->n]) {
            pub->order[pub->order_n++] = (uint8_t)((start + k) % pub->n);
        }
    }
    werewolf_open_segment(run, WEREWOLF_STEP_CAMPAIGN);
}

void werewolf_campaign_over(werewolf_run *run) {
    werewolf_pub *pub = &run->s->pub;
    uint8_t standing[WEREWOLF_SEATS];
    const int n = running(pub, standing);
    if (n < 2) {
        close(run, n == 0 ? WEREWOLF_NONE : werewolf_first_of(standing));
        return;
    }
    memcpy(pub->target, standing, sizeof standing);
    for (int seat = 0; seat < pub->n; seat++) {
        pub->voter[seat] = pub->alive[seat] && pub->eligible[seat] && !pub->voteless[seat] &&
                           pub->candidate[seat] == WEREWOLF_NEVER_STOOD;
    }
    werewolf_open_ballots(run, WEREWOLF_STEP_ELECT);
}

void werewolf_count_election(werewolf_run *run) {
    werewolf_pub *pub = &run->s->pub;
    const int n = werewolf_tally(run);
    if (n == 1) {
        close(run, werewolf_first_of(pub->tied));
    } else if (n == 0 || pub->second) {
        close(run, WEREWOLF_NONE);
    } else {
        pub->second = 1;
        werewolf_ask_nobody(run, WEREWOLF_STEP_CAMPAIGN_DRAW);
    }
}
