/* The entry: which move goes where. */
#include "games/werewolf/werewolf_state.h"
#include "hosting/hosting.h"

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

/* 12, 17: without a judge a spoiled game ends as void when all living agree; asked once a round, in public. */
static void ask_void(werewolf_run *run) {
    werewolf_pub *pub = &run->s->pub;
    pub->void_asked = (uint8_t)(pub->round + 1);
    if (pub->step != WEREWOLF_STEP_DUSK) {
        pub->void_asked += WEREWOLF_VOID_AWAY;
        pub->back = pub->step;
    }
    werewolf_ask_living(run, WEREWOLF_STEP_VOID);
}

static void do_void(werewolf_run *run, nt_move move) {
    if (move.kind != WEREWOLF_MOVE_AGREE) {
        werewolf_ask_again(run, werewolf_open_step(&run->s->pub));
    } else if (werewolf_answered(run, move.seat)) {
        werewolf_end(run, WEREWOLF_WON_DRAW, WEREWOLF_ENDED_VOID);
    }
}

static void do_step(werewolf_run *run, nt_move move) {
    if (move.kind == WEREWOLF_MOVE_VOID) {
        ask_void(run);
        return;
    }
    switch (run->s->pub.step) {
    case WEREWOLF_STEP_REVEAL:
    case WEREWOLF_STEP_INFO:
        do_seen(run, move.seat);
        break;
    case WEREWOLF_STEP_DUSK:
        werewolf_do_nightfall(run);
        break;
    case WEREWOLF_STEP_VOID:
        do_void(run, move);
        break;
    case WEREWOLF_STEP_NIGHT:
        werewolf_do_task(run, move);
        break;
    default:
        werewolf_do_day(run, move);
        break;
    }
}

static void apply(void *state, nt_move move, nt_events *out) {
    werewolf_pub seen;
    werewolf_run run = {.s = state, .out = out};
    if (out->catch != NULL) {
        seen = run.s->pub;
        run.seen = &seen;
    }
    if (move.seat == NT_CHANCE) {
        run.rng = nt_chance_rng(move);
    }
    if (run.s->pub.step == WEREWOLF_STEP_DEAL) {
        werewolf_do_deal(&run);
    } else if (move.seat == NT_CHANCE) {
        werewolf_do_draw(&run);
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
static bool undoable(const void *public_part, nt_move move) {
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

static const nt_hosting hosting = {
    .judged = werewolf_judge_hosts,
    .legal = werewolf_judge_legal,
    .note = werewolf_note,
    .note_both = werewolf_note_both,
    .sees_all = werewolf_sees_all,
};

const nt_game werewolf_game = {
    .id = "werewolf",
    .rules_version = RULES_VERSION,
    .max_plies = MAX_PLIES,
    .max_events = MAX_EVENTS,
    .min_seats = WEREWOLF_MIN_SEATS,
    .max_seats = WEREWOLF_SEATS,
    .n_options = WEREWOLF_OPTIONS,
    .n_settings = WEREWOLF_OPTIONS - WEREWOLF_RULES,
    .options = werewolf_options,
    .option_counts = werewolf_option_counts,
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
    .seats_in = werewolf_seats_in,
    .legal = werewolf_legal,
    .imagine = werewolf_imagine,
    .setup = werewolf_setup,
    .apply = apply,
    .undoable = undoable,
    .trace = werewolf_trace,
    .show = werewolf_show_view,
    .event_text = werewolf_event_text,
    .host = &nt_judge_host,
    .hosting = &hosting,
};
