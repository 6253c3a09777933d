/* GROWL's entry: who is asked, which move goes where. */
#include "games/growl/growl_state.h"

enum {
    RULES_VERSION = 1,
    /* Bounds for 15 players. Plies: the deal and 15 views; 28 days of turn, give and view; 3 nights of a turn, at
     * most 46 choices (The Unwanted: 15 pointers, then a group of 7 and one of 3, three rounds each, and the lot), 15
     * passes, the taking up and 15 views; the series and 15 titles: 349. Events: at most 46 in the deal, 8 a day, and
     * a night 2 a choice, 1 a pointer, 2 a pass, 7 a player when cards are taken up or dealt, and 2 a view; 50 at the
     * end. */
    MAX_PLIES = 400,
    MAX_EVENTS = 2048
};

static bool chance_step(uint8_t step) {
    return step == GROWL_STEP_DEAL || step == GROWL_STEP_UNWANTED_DRAW || step == GROWL_STEP_TEMPEST_DRAW ||
           step == GROWL_STEP_PASS_DRAW;
}

uint32_t growl_to_act(const void *pub_) {
    const growl_pub *pub = pub_;
    if (chance_step(pub->step)) {
        return 1u << NT_CHANCE;
    }
    uint32_t out = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        out |= (uint32_t)pub->asked[seat] << seat;
    }
    return out;
}

void growl_order(const void *pub_, uint8_t out[NT_MAX_SEATS]) {
    const growl_pub *pub = pub_;
    const int home = pub->active == GROWL_NONE ? pub->n - 1 : pub->place[pub->active];
    for (int i = 0; i < pub->n; i++) {
        out[i] = pub->who[(home + 1 + i) % pub->n];
    }
}

nt_ask growl_ask(const void *pub_, uint8_t seat) {
    const growl_pub *pub = pub_;
    if (seat >= pub->n || !pub->asked[seat]) {
        return NT_ASK_NONE;
    }
    switch (pub->step) {
    case GROWL_STEP_VIEW_HANDS:
    case GROWL_STEP_VIEW_GIFT:
    case GROWL_STEP_VIEW_NIGHT:
    case GROWL_STEP_GIFT_CARD:
    case GROWL_STEP_SERUM_SHOW:
    case GROWL_STEP_PEEK:
    case GROWL_STEP_POINT:
    case GROWL_STEP_TEMPEST_CARD:
    case GROWL_STEP_PURGE:
    case GROWL_STEP_HALLOWS_CARDS:
    case GROWL_STEP_PASS:
        return NT_ASK_SECRET;
    case GROWL_STEP_SERIES:
        return NT_ASK_TABLE;
    default:
        return NT_ASK_OPEN;
    }
}

static void dispatch(growl_run *run, nt_move move) {
    switch (run->s->pub.step) {
    case GROWL_STEP_DEAL:
        growl_do_deal(run);
        break;
    case GROWL_STEP_VIEW_HANDS:
    case GROWL_STEP_VIEW_GIFT:
    case GROWL_STEP_VIEW_NIGHT:
        growl_do_view(run, move.seat);
        break;
    case GROWL_STEP_TURN:
        growl_do_turn(run);
        break;
    case GROWL_STEP_GIVE:
        growl_do_give(run, move.arg[0]);
        break;
    case GROWL_STEP_PASS:
        growl_do_pass(run, move);
        break;
    case GROWL_STEP_PASS_DRAW:
        growl_do_take_up(run);
        break;
    case GROWL_STEP_SERIES:
        growl_do_series(run, move.kind == GROWL_MOVE_NEXT);
        break;
    case GROWL_STEP_TITLE:
        growl_do_title(run, move);
        break;
    default:
        if (!growl_night_move(run, move)) {
            growl_final_move(run, move);
        }
        break;
    }
}

void growl_apply(void *state, nt_move move, nt_events *out) {
    growl_run run = {.s = state, .out = out};
    if (move.seat == NT_CHANCE) {
        run.rng = nt_chance_rng(move);
    }
    dispatch(&run, move);
}

/* Naming a card for Hypnosis and saving a raised hand before the last two show nothing; every other open move turns a
 * card up, works at once or, as a vote, may not be changed (7.2). */
static bool growl_undoable(const void *public_part, nt_move move) {
    const growl_pub *pub = public_part;
    int raised = 0;
    (void)move;
    for (int seat = 0; seat < pub->n; seat++) {
        raised += pub->raised[seat];
    }
    return pub->step == GROWL_STEP_HYPNO_NAME || (pub->step == GROWL_STEP_SAVE && raised > 2);
}

const nt_game growl_game = {
    .id = "growl",
    .rules_version = RULES_VERSION,
    .max_plies = MAX_PLIES,
    .max_events = MAX_EVENTS,
    .min_seats = GROWL_MIN_SEATS,
    .max_seats = GROWL_SEATS,
    .n_options = GROWL_OPTIONS,
    .options = growl_options,
    .state_size = sizeof(struct growl_state),
    .pub_off = offsetof(struct growl_state, pub),
    .pub_size = sizeof(growl_pub),
    .priv_off = offsetof(struct growl_state, seat),
    .priv_size = sizeof(growl_priv),
    .hid_off = offsetof(struct growl_state, hid),
    .hid_size = sizeof(growl_hid),
    .to_act = growl_to_act,
    .ask = growl_ask,
    .score = growl_score,
    .winners = growl_winners,
    .order = growl_order,
    .move_text = growl_move_text,
    .parse_move = growl_parse_move,
    .next = growl_next,
    .legal = growl_legal,
    .imagine = growl_imagine,
    .setup = growl_setup,
    .apply = growl_apply,
    .undoable = growl_undoable,
    .trace = growl_trace,
    .show = growl_show,
    .event_text = growl_event_text,
};
