/* The day, one state machine: dawn, and what follows what (7). */
#include <string.h>

#include "games/werewolf/werewolf_day.h"

/* ---- dawn, and what comes next ---- */

void werewolf_go_on(werewolf_run *run) {
    if (run->s->pub.after == WEREWOLF_AFTER_INTERRUPT && !run->s->pub.day_over) {
        werewolf_resume(run);
    } else {
        werewolf_day_next(run);
    }
}

/* 8: on the final state of the batch; then the badge (7.5). */
static void judge_batch(werewolf_run *run) {
    struct werewolf_state *s = run->s;
    werewolf_pub *pub = &s->pub;
    uint8_t winner = werewolf_verdict(s, pub->alive);
    if (pub->after == WEREWOLF_AFTER_DAWN && s->hid.knife_wins) {
        winner = WEREWOLF_WON_WOLF;
    }
    if (winner != WEREWOLF_WON_NONE) {
        werewolf_end(run, winner, WEREWOLF_ENDED_BY_RULES);
    } else if (pub->badge == WEREWOLF_BADGE_HELD && !pub->alive[pub->sheriff]) {
        werewolf_ask_one(run, WEREWOLF_STEP_BADGE, pub->sheriff);
    } else {
        werewolf_go_on(run);
    }
}

void werewolf_settle(werewolf_run *run) {
    if (run->s->pub.queue_n > 0) {
        werewolf_open_page(run, run->s->pub.queue[0]);
    } else {
        judge_batch(run);
    }
}

static void announce(werewolf_run *run) {
    struct werewolf_state *s = run->s;
    werewolf_pub *pub = &s->pub;
    werewolf_batch batch = {0};
    int dead = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        if (s->hid.doomed[seat]) {
            batch[seat] = (uint16_t)werewolf_causes(s->hid.cause[seat]);
            dead++;
        }
    }
    pub->unannounced = 0;
    werewolf_tell(run, WEREWOLF_EV_DAWN, 2, pub->round, dead, 0);
    werewolf_kill(run, batch, true);
    pub->silenced = pub->silences[pub->round] = s->hid.nights[pub->round].silence;
    if (pub->silenced != WEREWOLF_NONE) {
        werewolf_tell(run, WEREWOLF_EV_SILENCED, 1, pub->silenced, 0, 0);
    }
    pub->after = WEREWOLF_AFTER_DAWN;
    werewolf_settle(run);
}

void werewolf_dawn(werewolf_run *run) {
    struct werewolf_state *s = run->s;
    werewolf_pub *pub = &s->pub;
    werewolf_batch batch;
    uint8_t left[WEREWOLF_SEATS];
    werewolf_resolve_night(s, batch);
    memcpy(left, pub->alive, sizeof left);
    for (int seat = 0; seat < pub->n; seat++) {
        if (batch[seat]) {
            left[seat] = 0;
            s->hid.doomed[seat] = 1;
            s->hid.cause[seat][0] = (uint8_t)batch[seat];
            s->hid.cause[seat][1] = (uint8_t)(batch[seat] >> 8);
        }
    }
    s->hid.knife_wins = werewolf_knife_wins(s, batch);
    pub->night = 0;
    const bool decided = s->hid.knife_wins || werewolf_verdict(s, left) != WEREWOLF_WON_NONE;
    if (pub->opt[WEREWOLF_OPT_ELECTION] && werewolf_election_due(pub) && !decided) {
        pub->unannounced = 1;
        werewolf_open_election(run);
    } else {
        announce(run);
    }
}

static bool words_owed(const werewolf_pub *pub) {
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->words[seat]) {
            return true;
        }
    }
    return false;
}

void werewolf_day_next(werewolf_run *run) {
    werewolf_pub *pub = &run->s->pub;
    if (pub->election == WEREWOLF_ELECTION_BLOWN) {
        werewolf_tell_blown(run);
    }
    if (pub->unannounced) {
        announce(run);
    } else if (!pub->day_over && werewolf_election_due(pub)) {
        werewolf_open_election(run);
    } else if (words_owed(pub)) {
        werewolf_open_segment(run, WEREWOLF_STEP_WORDS);
    } else if (pub->day_over) {
        werewolf_ask_living(run, WEREWOLF_STEP_DUSK);
    } else if (pub->badge == WEREWOLF_BADGE_HELD) {
        werewolf_ask_one(run, WEREWOLF_STEP_DIRECTION, pub->sheriff);
    } else {
        pub->direction = 0;
        werewolf_begin_speeches(run);
    }
}

/* ---- the steps of the day ---- */

void werewolf_ask_again(werewolf_run *run, uint8_t step) {
    werewolf_pub *pub = &run->s->pub;
    switch (step) {
    case WEREWOLF_STEP_STAND:
        werewolf_ask_nobody(run, WEREWOLF_STEP_STAND);
        for (int seat = 0; seat < pub->n; seat++) {
            pub->asked[seat] = pub->eligible[seat] && !pub->stand_in[seat];
        }
        break;
    case WEREWOLF_STEP_ELECT:
    case WEREWOLF_STEP_VOTE:
    case WEREWOLF_STEP_PK_VOTE:
        werewolf_ask_ballots(run, step);
        break;
    case WEREWOLF_STEP_BADGE:
    case WEREWOLF_STEP_DIRECTION:
    case WEREWOLF_STEP_SAY:
        werewolf_ask_one(run, (werewolf_step)step, pub->sheriff);
        break;
    case WEREWOLF_STEP_CAMPAIGN:
    case WEREWOLF_STEP_WORDS:
    case WEREWOLF_STEP_SPEECH:
    case WEREWOLF_STEP_PK_SPEECH:
        werewolf_ask_one(run, (werewolf_step)step, pub->speaker);
        break;
    default: /* dusk, counts */
        werewolf_ask_living(run, (werewolf_step)step);
        break;
    }
}

void werewolf_do_draw(werewolf_run *run) {
    if (run->s->pub.step == WEREWOLF_STEP_CAMPAIGN_DRAW) {
        werewolf_do_campaign_draw(run);
    } else {
        werewolf_do_speech_draw(run);
    }
}

void werewolf_do_day(werewolf_run *run, nt_move move) {
    switch (run->s->pub.step) {
    case WEREWOLF_STEP_RITES:
        werewolf_do_rites(run, move);
        break;
    case WEREWOLF_STEP_BADGE:
        werewolf_do_badge(run, move);
        break;
    case WEREWOLF_STEP_STAND:
        werewolf_do_stand(run, move);
        break;
    case WEREWOLF_STEP_DIRECTION:
        werewolf_do_direction(run, move.arg[0]);
        break;
    case WEREWOLF_STEP_DECLARE:
        werewolf_do_menu(run, move);
        break;
    case WEREWOLF_STEP_SAY:
        werewolf_do_say(run, move.arg[0]);
        break;
    case WEREWOLF_STEP_CAMPAIGN:
    case WEREWOLF_STEP_WORDS:
    case WEREWOLF_STEP_SPEECH:
    case WEREWOLF_STEP_PK_SPEECH:
        werewolf_do_speech(run, move);
        break;
    default:
        werewolf_do_vote(run, move);
        break;
    }
}
