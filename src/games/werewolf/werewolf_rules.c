/* The entry: who is asked, which move goes where. */
#include <string.h>

#include "games/werewolf/werewolf_state.h"

enum {
    RULES_VERSION = 1,
    /* Bounds for 20 players. A night asks 20 seats in ten calls, and in pass mode for a page. A day: 20 answers to
     * the election, 40 speeches and 40 menus, two votes of 20 ballots, 20 recalls with their ballots anew and their
     * counts (twice, for the election and for the exile), 20 pages, badges, words. That is under 900 plies a round;
     * but most of it can happen only while most live. A round in which nobody goes out holds no pages and no words.
     */
    MAX_PLIES = 900 * WEREWOLF_LAST_ROUND,
    MAX_EVENTS = 1600 * WEREWOLF_LAST_ROUND
};

/* To all: on the public part as it is seen so far; what has been written since is seen behind the event. */
static void tell_all(werewolf_run *run, uint8_t kind, int n, const uint8_t *arg) {
    const werewolf_pub now = run->s->pub;
    run->s->pub = run->seen;
    nt_tell(run->out, NT_ALL, kind, n, arg);
    run->s->pub = run->seen = now;
}

void werewolf_tell(werewolf_run *run, uint8_t kind, int n, int a, int b, int c) {
    const uint8_t arg[3] = {(uint8_t)a, (uint8_t)b, (uint8_t)c};
    if (run->out != NULL) {
        tell_all(run, kind, n, arg);
    }
}

void werewolf_tell_seat(werewolf_run *run, int seat, uint8_t kind, int n, int a, int b, int c) {
    const uint8_t arg[3] = {(uint8_t)a, (uint8_t)b, (uint8_t)c};
    if (run->out != NULL) {
        nt_tell(run->out, (uint8_t)seat, kind, n, arg);
    }
}

void werewolf_tell_set(werewolf_run *run, int to, uint8_t kind, const uint8_t flag[WEREWOLF_SEATS]) {
    uint8_t arg[NT_MOVE_ARGS] = {0};
    int n = 1;
    for (int seat = 0; seat < run->s->pub.n; seat++) {
        arg[0] = (uint8_t)(arg[0] + flag[seat]);
        if (flag[seat] && n < NT_MOVE_ARGS) {
            arg[n++] = (uint8_t)seat;
        }
    }
    if (to == NT_ALL) {
        tell_all(run, kind, n, arg);
    } else {
        nt_tell(run->out, (uint8_t)to, kind, n, arg);
    }
}

void werewolf_ask_nobody(werewolf_run *run, werewolf_step step) {
    run->s->pub.step = (uint8_t)step;
    memset(run->s->pub.asked, 0, sizeof run->s->pub.asked);
}

void werewolf_ask_one(werewolf_run *run, werewolf_step step, int seat) {
    werewolf_ask_nobody(run, step);
    run->s->pub.asked[seat] = 1;
}

void werewolf_ask_living(werewolf_run *run, werewolf_step step) {
    werewolf_ask_nobody(run, step);
    memcpy(run->s->pub.asked, run->s->pub.alive, sizeof run->s->pub.asked);
}

bool werewolf_answered(werewolf_run *run, int seat) {
    werewolf_pub *pub = &run->s->pub;
    pub->asked[seat] = 0;
    for (int other = 0; other < pub->n; other++) {
        if (pub->asked[other]) {
            return false;
        }
    }
    return true;
}

static bool chance_step(uint8_t step) {
    return step == WEREWOLF_STEP_DEAL || step == WEREWOLF_STEP_CAMPAIGN_DRAW || step == WEREWOLF_STEP_SPEECH_DRAW;
}

uint32_t werewolf_to_act(const void *public_part) {
    const werewolf_pub *pub = public_part;
    uint32_t out = 0;
    if (chance_step(pub->step)) {
        return 1u << NT_CHANCE;
    }
    if (pub->step == WEREWOLF_STEP_REGISTER) {
        return 1u << NT_JUDGE;
    }
    for (int seat = 0; seat < pub->n; seat++) {
        out |= (uint32_t)pub->asked[seat] << seat;
    }
    return out;
}

nt_ask werewolf_ask(const void *public_part, uint8_t seat) {
    const werewolf_pub *pub = public_part;
    if (seat >= pub->n || !pub->asked[seat]) {
        return NT_ASK_NONE;
    }
    switch (pub->step) {
    case WEREWOLF_STEP_REVEAL:
    case WEREWOLF_STEP_NIGHT:
    case WEREWOLF_STEP_INFO:
    case WEREWOLF_STEP_RITES:
        return NT_ASK_SECRET;
    case WEREWOLF_STEP_DUSK:
    case WEREWOLF_STEP_VOID:
    case WEREWOLF_STEP_ELECT_COUNT:
    case WEREWOLF_STEP_COUNT:
    case WEREWOLF_STEP_PK_COUNT:
        return NT_ASK_TABLE;
    default:
        return NT_ASK_OPEN;
    }
}

/* Steps that every seat answers with one look. */
static void do_seen(werewolf_run *run, int seat) {
    const bool dealt = run->s->pub.step == WEREWOLF_STEP_REVEAL;
    if (!werewolf_answered(run, seat)) {
        return;
    }
    if (dealt) {
        werewolf_ask_living(run, WEREWOLF_STEP_DUSK);
    } else {
        werewolf_dawn(run);
    }
}

/* 12: without a judge a spoiled game ends as void when all living agree; asked once a round. */
static void do_dusk(werewolf_run *run, nt_move move) {
    switch (move.kind) {
    case WEREWOLF_MOVE_NIGHT:
        werewolf_do_nightfall(run);
        break;
    case WEREWOLF_MOVE_VOID:
        run->s->pub.void_asked = (uint8_t)(run->s->pub.round + 1);
        werewolf_ask_living(run, WEREWOLF_STEP_VOID);
        break;
    case WEREWOLF_MOVE_AGREE:
        if (werewolf_answered(run, move.seat)) {
            werewolf_end(run, WEREWOLF_WON_DRAW, WEREWOLF_ENDED_VOID);
        }
        break;
    default:
        werewolf_ask_living(run, WEREWOLF_STEP_DUSK);
        break;
    }
}

static void do_chance(werewolf_run *run) {
    if (run->s->pub.step == WEREWOLF_STEP_DEAL) {
        werewolf_do_deal(run);
    } else if (run->s->pub.step == WEREWOLF_STEP_CAMPAIGN_DRAW) {
        werewolf_do_campaign_draw(run);
    } else {
        werewolf_do_speech_draw(run);
    }
}

static void do_vote(werewolf_run *run, nt_move move) {
    if (move.kind == WEREWOLF_MOVE_COUNT) {
        werewolf_do_count(run);
    } else if (move.kind == WEREWOLF_MOVE_RECALL) {
        werewolf_do_recall(run, move.arg[0]);
    } else {
        werewolf_do_ballot(run, move);
    }
}

static void do_speech(werewolf_run *run, nt_move move) {
    if (move.kind == WEREWOLF_MOVE_DECLARE) {
        werewolf_do_declare(run, move.arg[0]);
    } else if (move.kind == WEREWOLF_MOVE_WITHDRAW) {
        werewolf_do_withdraw(run, move.arg[0]);
    } else {
        werewolf_do_done(run, move.seat);
    }
}

static void do_step(werewolf_run *run, nt_move move) {
    switch (run->s->pub.step) {
    case WEREWOLF_STEP_REVEAL:
    case WEREWOLF_STEP_INFO:
        do_seen(run, move.seat);
        break;
    case WEREWOLF_STEP_DUSK:
    case WEREWOLF_STEP_VOID:
        do_dusk(run, move);
        break;
    case WEREWOLF_STEP_NIGHT:
        werewolf_do_task(run, move);
        break;
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
        do_speech(run, move);
        break;
    default:
        do_vote(run, move);
        break;
    }
}

void werewolf_apply(void *state, nt_move move, nt_events *out) {
    werewolf_run run = {.s = state, .out = out};
    run.seen = run.s->pub;
    if (move.seat == NT_CHANCE) {
        run.rng = nt_chance_rng(move);
        do_chance(&run);
    } else if (move.seat == NT_JUDGE && run.s->pub.step == WEREWOLF_STEP_REGISTER) {
        werewolf_do_card(&run, move);
    } else if (move.seat == NT_JUDGE) {
        werewolf_do_tool(&run, move);
    } else {
        do_step(&run, move);
    }
}

/* Ballots and open menus are mere public marks; what they lead to is another move. The end of a speech is not: the
 * next step may draw by chance or ask the dead. */
static bool werewolf_undoable(const void *public_part, nt_move move) {
    (void)public_part;
    switch (move.kind) {
    case WEREWOLF_MOVE_VOTE:
    case WEREWOLF_MOVE_ABSTAIN:
    case WEREWOLF_MOVE_RECALL:
    case WEREWOLF_MOVE_DECLARE:
    case WEREWOLF_MOVE_BACK:
        return true;
    default:
        return false;
    }
}

/* The numbers of roles are for a set of one's own, and much of the Sheriff for a game with one. */
static bool option_counts(const nt_config *config, int option) {
    if (option >= WEREWOLF_OPT_COUNT && option < WEREWOLF_OPT_COUNT + WEREWOLF_ROLES) {
        return config->opt[WEREWOLF_OPT_SET] == 1;
    }
    switch (option) {
    case WEREWOLF_OPT_ELECTION:
    case WEREWOLF_OPT_BADGE_BLAST:
    case WEREWOLF_OPT_WEIGHT:
    case WEREWOLF_OPT_SHERIFF_TIED:
        return config->opt[WEREWOLF_OPT_SHERIFF] == 1;
    case WEREWOLF_OPT_EXPLODE_ROLES:
        return config->opt[WEREWOLF_OPT_EXPLOSION] == 1;
    default:
        return true;
    }
}

const nt_game werewolf_game = {
    .id = "werewolf",
    .rules_version = RULES_VERSION,
    .max_plies = MAX_PLIES,
    .max_events = MAX_EVENTS,
    .min_seats = WEREWOLF_MIN_SEATS,
    .max_seats = WEREWOLF_SEATS,
    .n_options = WEREWOLF_OPTIONS,
    .options = werewolf_options,
    .option_counts = option_counts,
    .state_size = sizeof(struct werewolf_state),
    .pub_off = offsetof(struct werewolf_state, pub),
    .pub_size = sizeof(werewolf_pub),
    .priv_off = offsetof(struct werewolf_state, seat),
    .priv_size = sizeof(werewolf_priv),
    .hid_off = offsetof(struct werewolf_state, hid),
    .hid_size = sizeof(werewolf_hid),
    .to_act = werewolf_to_act,
    .ask = werewolf_ask,
    .score = werewolf_score,
    .winners = werewolf_winners,
    .move_text = werewolf_move_text,
    .parse_move = werewolf_parse_move,
    .legal = werewolf_legal,
    .imagine = werewolf_imagine,
    .setup = werewolf_setup,
    .apply = werewolf_apply,
    .undoable = werewolf_undoable,
    .trace = werewolf_trace,
    .show = werewolf_show_view,
    .event_text = werewolf_event_text,
    .judged = werewolf_judge_hosts,
    .judge_legal = werewolf_judge_legal,
    .note = werewolf_note,
    .note_both = werewolf_note_both,
};
