/* GROWL's state machine (3): day, night, the passing, the end and the series; and the entry of its rules. */
#include <string.h>

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

/* ---- setup (2) ---- */

static nt_err refuse(const nt_config *config) {
    const int n = config->seats;
    if (nt_config_check(&growl_game, config) != NT_OK) {
        return NT_BAD_CONFIG;
    }
    if (n >= GROWL_BIG_FROM && !config->opt[GROWL_OPT_BIG_TABLE]) {
        return NT_BAD_CONFIG;
    }
    if (n > GROWL_FEW_GOLD_TO && config->opt[GROWL_OPT_GOLD_CARDS] != growl_options[GROWL_OPT_GOLD_CARDS].max) {
        return NT_BAD_CONFIG;
    }
    for (int seat = 0; seat < n; seat++) {
        if (config->carry[seat] < 0 || config->carry[seat] > GROWL_MOST_TOKENS) {
            return NT_BAD_CONFIG;
        }
    }
    return config->memory >> GROWL_NIGHT_CARDS != 0 ? NT_BAD_CONFIG : NT_OK;
}

static void blank_pub(growl_pub *pub) {
    pub->start = pub->active = GROWL_NONE;
    pub->bullet_place = pub->seance_place = pub->seance_seat = pub->seance_team = GROWL_NONE;
    pub->turned = pub->night_card = pub->caged = pub->insomnia = GROWL_NONE;
    pub->target[0] = pub->target[1] = pub->hypno_kind = pub->trusted = GROWL_NONE;
    for (int seat = 0; seat < pub->n; seat++) {
        pub->place[seat] = pub->who[seat] = (uint8_t)seat;
        pub->alive[seat] = 1;
        pub->vote[seat] = pub->point[seat] = pub->died_how[seat] = pub->title[seat] = GROWL_NONE;
    }
    for (int k = 0; k < GROWL_NIGHTS; k++) {
        growl_night *night = &pub->night[k];
        night->card = night->chooser = night->target[0] = night->target[1] = GROWL_NONE;
        memset(night->left, GROWL_NONE, pub->n);
        memset(night->right, GROWL_NONE, pub->n);
    }
}

static nt_err setup(void *state, const nt_config *config) {
    struct growl_state *s = state;
    if (refuse(config) != NT_OK) {
        return NT_BAD_CONFIG;
    }
    memset(s, 0, sizeof *s);
    s->pub.n = config->seats;
    for (int i = 0; i < GROWL_OPTIONS; i++) {
        s->pub.opt[i] = (uint8_t)config->opt[i];
    }
    s->pub.series_game = config->series_game;
    s->pub.memory[0] = (uint8_t)config->memory;
    s->pub.memory[1] = (uint8_t)(config->memory >> 8);
    for (int seat = 0; seat < s->pub.n; seat++) {
        s->pub.tokens[seat][0] = (uint8_t)config->carry[seat];
        s->pub.tokens[seat][1] = (uint8_t)(config->carry[seat] >> 8);
        growl_blank_priv(&s->seat[seat]);
    }
    blank_pub(&s->pub);
    s->pub.step = GROWL_STEP_DEAL;
    return NT_OK;
}

/* ---- the Growl and the gold (8) ---- */

/* Cards still on home tiles join their owners' hands unchecked (8, step 6). */
static void sweep_tiles(growl_run *run) {
    struct growl_state *s = run->s;
    for (int seat = 0; seat < s->pub.n; seat++) {
        for (int i = 0; i < s->pub.tile[seat]; i++) {
            growl_give_card(run, seat, s->hid.tile[seat][i]);
        }
        s->pub.tile[seat] = 0;
    }
    memset(s->hid.tile, 0, sizeof s->hid.tile);
    memset(s->hid.tile_from, 0, sizeof s->hid.tile_from);
}

static uint8_t winner(const struct growl_state *s) {
    for (int seat = 0; seat < s->pub.n; seat++) {
        if (s->pub.alive[seat] && s->seat[seat].team == GROWL_HUMAN) {
            return GROWL_HUMAN;
        }
    }
    return GROWL_WOLF;
}

/* Private looks close, seat cards stay, everything else of an open night is put away. */
static void put_night_away(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    pub->night_open = 0;
    pub->night_card = pub->caged = pub->insomnia = GROWL_NONE;
    for (int seat = 0; seat < pub->n; seat++) {
        run->s->seat[seat].peek_open = 0;
    }
}

static void show_hands(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    for (int seat = 0; seat < pub->n; seat++) {
        uint8_t arg[1 + GROWL_KINDS] = {(uint8_t)seat};
        memcpy(arg + 1, run->s->seat[seat].hand, GROWL_KINDS);
        nt_tell(run->out, NT_ALL, GROWL_EV_SHOWN, 1 + GROWL_KINDS, arg);
        memcpy(pub->shown[seat], arg + 1, GROWL_KINDS);
    }
}

/* Of the dead humans nobody hears: they are those who are left. */
static void reveal(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    for (int rank = 2; rank >= 0; rank--) {
        for (int place = 0; place < pub->n; place++) {
            const int seat = pub->who[place];
            const growl_priv *me = &run->s->seat[seat];
            const int is = me->zero ? 2 : me->team;
            if (is == rank && (rank > 0 || pub->alive[seat])) {
                growl_tell(run, GROWL_EV_GROWL, 2, seat, rank, 0);
                pub->team[seat] = me->team;
                pub->zero[seat] = me->zero;
            }
        }
    }
    const uint8_t team = winner(run->s);
    growl_tell(run, GROWL_EV_WON, 1, team, 0, 0);
    pub->winner = team;
}

static void pay(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    for (int seat = 0; seat < pub->n; seat++) {
        const bool won = pub->team[seat] == pub->winner;
        const int gain = won ? GROWL_WIN_TOKENS + pub->shown[seat][GROWL_GOLD] : 0;
        const int tokens = growl_tokens(pub, seat) + gain;
        growl_tell(run, GROWL_EV_GOLD, 2, seat, gain, 0);
        pub->gain[seat] = (uint8_t)gain;
        pub->tokens[seat][0] = (uint8_t)tokens;
        pub->tokens[seat][1] = (uint8_t)(tokens >> 8);
    }
}

void growl_end(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    reveal(run);
    growl_unseal(run);
    put_night_away(run);
    sweep_tiles(run);
    show_hands(run);
    pay(run);
    pub->ended = 1;
    if (pub->opt[GROWL_OPT_SERIES]) {
        growl_ask_all(run, GROWL_STEP_SERIES, (1u << pub->n) - 1);
    } else {
        growl_ask_all(run, GROWL_STEP_OVER, 0);
    }
}

/* ---- the day (4) ---- */

static void next_turn(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    pub->active = (uint8_t)growl_next_place(pub, pub->active);
    growl_ask_one(run, GROWL_STEP_TURN, pub->active);
}

static void forget_fresh(growl_run *run) {
    for (int seat = 0; seat < run->s->pub.n; seat++) {
        growl_priv *me = &run->s->seat[seat];
        me->fresh_n = 0;
        memset(me->fresh, 0, sizeof me->fresh);
        memset(me->fresh_from, 0, sizeof me->fresh_from);
    }
}

static void do_turn(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    const uint8_t card = run->s->hid.pile[pub->pile - 1];
    const bool night = card >= GROWL_NIGHT_AT;
    if (night) {
        growl_tell(run, GROWL_EV_NIGHT, 3, pub->active, card - GROWL_NIGHT_AT, pub->nights + 1);
    } else {
        growl_tell(run, GROWL_EV_TURN, 2, pub->active, card, 0);
    }
    pub->pile--;
    run->s->hid.pile[pub->pile] = 0;
    pub->turns++;
    forget_fresh(run);
    if (night) {
        growl_open_night(run, (uint8_t)(card - GROWL_NIGHT_AT));
    } else {
        pub->turned = card;
        growl_ask_one(run, GROWL_STEP_GIVE, pub->active);
    }
}

static void do_give(growl_run *run, int seat) {
    growl_pub *pub = &run->s->pub;
    const uint8_t kind = pub->turned;
    growl_tell(run, GROWL_EV_GIFT, 3, pub->active, kind, seat);
    pub->turned = GROWL_NONE;
    pub->gift[pub->gifts++] = (growl_gift){pub->active, kind, (uint8_t)seat};
    growl_give_card(run, seat, kind);
    growl_mark_fresh(run, seat, kind, GROWL_FROM_UNKNOWN);
    growl_tell_hand(run, seat);
    const uint32_t dying = growl_check(run, 1u << seat);
    growl_bury(run, dying, GROWL_DIED_BY_DAY, 0);
    if (growl_ends(pub)) {
        growl_end(run);
    } else if (dying) {
        next_turn(run);
    } else {
        growl_ask_one(run, GROWL_STEP_VIEW_GIFT, seat);
    }
}

/* ---- the passing (6, steps 4 to 8) ---- */

static void open_pass(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    growl_night *night = &pub->night[pub->nights];
    uint32_t taking_part = growl_living_bits(pub);
    if (pub->caged != GROWL_NONE) {
        taking_part &= ~(1u << pub->caged);
    }
    for (int seat = 0; seat < pub->n; seat++) {
        if (taking_part >> seat & 1) {
            night->passed[seat] = 1;
            night->left[seat] = (uint8_t)growl_neighbour(pub, seat, 0);
            night->right[seat] = (uint8_t)growl_neighbour(pub, seat, 1);
        }
    }
    growl_ask_all(run, GROWL_STEP_PASS, taking_part);
}

/* The chosen cards leave the hand, as its owner sees at once. */
static void send(growl_priv *me, int night) {
    for (int side = 0; side < GROWL_PASSED; side++) {
        me->hand[me->pick[side]]--;
        me->sent[night][side] = me->pick[side];
    }
}

/* What I send to the left comes to that player from the right. */
static void lay_sent(struct growl_state *s, int seat) {
    const growl_night *night = &s->pub.night[s->pub.nights];
    const uint8_t *sent = s->seat[seat].sent[s->pub.nights];
    growl_lay(s, night->left[seat], sent[0], GROWL_FROM_RIGHT);
    growl_lay(s, night->right[seat], sent[1], GROWL_FROM_LEFT);
    s->pub.hand[seat] = (uint8_t)(s->pub.hand[seat] - GROWL_PASSED);
}

static void do_pass(growl_run *run, nt_move move) {
    struct growl_state *s = run->s;
    growl_pub *pub = &s->pub;
    growl_seal(run, move.seat, move.arg[0], move.arg[1]);
    if (!growl_answered(run, move.seat)) {
        return;
    }
    const growl_night *night = &pub->night[pub->nights];
    for (int seat = 0; seat < pub->n; seat++) {
        if (night->passed[seat]) {
            send(&s->seat[seat], pub->nights);
            growl_tell_hand(run, seat);
        }
    }
    growl_unseal(run);
    growl_tell(run, GROWL_EV_PASSED, 0, 0, 0, 0);
    for (int seat = 0; seat < pub->n; seat++) {
        if (night->passed[seat]) {
            lay_sent(s, seat);
        }
    }
    growl_ask_chance(run, GROWL_STEP_PASS_DRAW);
}

/* Marks the new cards and tells their owner. */
static void note_received(growl_run *run, int seat, uint8_t kind, uint8_t from, bool sees_origin) {
    const growl_pub *pub = &run->s->pub;
    growl_priv *me = &run->s->seat[seat];
    me->got[pub->nights][kind]++;
    if (sees_origin && (from == GROWL_FROM_LEFT || from == GROWL_FROM_RIGHT)) {
        me->got_from[pub->nights][from == GROWL_FROM_LEFT ? 0 : 1] = kind;
    }
    if (sees_origin || !pub->opt[GROWL_OPT_SHUFFLE_INTO_HAND]) {
        growl_mark_fresh(run, seat, kind, sees_origin ? from : GROWL_FROM_UNKNOWN);
    }
}

static void tell_fresh(growl_run *run, int seat) {
    const growl_priv *me = &run->s->seat[seat];
    uint8_t arg[2 * GROWL_TILE];
    memcpy(arg, me->fresh, me->fresh_n);
    memcpy(arg + me->fresh_n, me->fresh_from, me->fresh_n);
    nt_tell(run->out, (uint8_t)seat, GROWL_EV_FRESH, 2 * me->fresh_n, arg);
    growl_tell_hand(run, seat);
}

static void take_up(growl_run *run, int seat) {
    struct growl_state *s = run->s;
    growl_priv *me = &s->seat[seat];
    const int n = s->pub.tile[seat];
    const bool sees_origin = s->pub.insomnia == seat;
    growl_tell(run, GROWL_EV_TAKEN, 2, seat, n, 0);
    if (!sees_origin) {
        nt_rng_shuffle(&run->rng, s->hid.tile[seat], n);
    }
    me->fresh_n = 0; /* cards of The Tempest or All Hallows' Eve are new no more */
    memset(me->fresh, 0, sizeof me->fresh);
    memset(me->fresh_from, 0, sizeof me->fresh_from);
    for (int i = 0; i < n; i++) {
        growl_give_card(run, seat, s->hid.tile[seat][i]);
        note_received(run, seat, s->hid.tile[seat][i], s->hid.tile_from[seat][i], sees_origin);
        s->hid.tile[seat][i] = s->hid.tile_from[seat][i] = 0;
    }
    s->pub.tile[seat] = 0;
    tell_fresh(run, seat);
}

static void do_take_up(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    for (int place = 0; place < pub->n; place++) {
        if (pub->tile[pub->who[place]] > 0) {
            take_up(run, pub->who[place]);
        }
    }
    growl_bury(run, growl_check(run, growl_living_bits(pub)), GROWL_DIED_PASSING, 0);
    if (growl_ends(pub)) {
        growl_end(run);
    } else {
        growl_ask_all(run, GROWL_STEP_VIEW_NIGHT, growl_living_bits(pub));
    }
}

/* ---- a night's parts (6) ---- */

/* Those of the passing who cannot pass (6, step 3). */
static uint32_t unable(const struct growl_state *s, uint32_t living) {
    uint32_t out = 0;
    for (int seat = 0; seat < s->pub.n; seat++) {
        if (living >> seat & 1 && seat != s->pub.caged && !growl_can_pass(&s->seat[seat])) {
            out |= 1u << seat;
        }
    }
    return out;
}

/* Deaths of the check and of the ability test are announced together: the order must not tell the cause (9.2). */
static void effect_done(growl_run *run, uint32_t ordered) {
    growl_pub *pub = &run->s->pub;
    growl_night *night = &pub->night[pub->nights];
    memcpy(night->target, pub->target, sizeof night->target);
    growl_unseal(run);
    growl_bury(run, ordered, GROWL_DIED_BY_CARD, 0);
    const uint32_t living = growl_living_bits(pub);
    uint32_t dying = growl_check(run, living);
    if (nt_count(living & ~dying) > GROWL_ENDS_AT) {
        dying |= unable(run->s, living & ~dying);
    }
    growl_bury(run, dying, GROWL_DIED_BEFORE_NIGHT, nt_count(ordered));
    if (growl_ends(pub)) {
        growl_end(run);
    } else {
        open_pass(run);
    }
}

/* 6, step 9. */
static void close_night(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    growl_tell(run, GROWL_EV_NIGHT_CLOSED, 1, pub->nights + 1, 0, 0);
    pub->nights++;
    put_night_away(run);
    if (pub->nights == GROWL_NIGHTS) {
        growl_end(run);
    } else {
        next_turn(run);
    }
}

static void do_view(growl_run *run, int seat) {
    growl_pub *pub = &run->s->pub;
    const uint8_t step = pub->step;
    run->s->seat[seat].news = 0;
    if (!growl_answered(run, seat)) {
        return;
    }
    if (step == GROWL_STEP_VIEW_HANDS) {
        growl_ask_one(run, GROWL_STEP_TURN, pub->active);
    } else if (step == GROWL_STEP_VIEW_GIFT) {
        next_turn(run);
    } else {
        close_night(run);
    }
}

/* ---- the series (8) ---- */

static void mark_richest(growl_pub *pub) {
    int most = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        if (growl_tokens(pub, seat) > most) {
            most = growl_tokens(pub, seat);
        }
    }
    for (int seat = 0; seat < pub->n; seat++) {
        pub->richest[seat] = growl_tokens(pub, seat) == most;
    }
}

/* The next of the richest who has no title yet, or the end. */
static void ask_title(growl_run *run) {
    const growl_pub *pub = &run->s->pub;
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->richest[seat] && pub->title[seat] == GROWL_NONE) {
            growl_ask_one(run, GROWL_STEP_TITLE, seat);
            return;
        }
    }
    growl_ask_all(run, GROWL_STEP_OVER, 0);
}

static void do_series(growl_run *run, bool next) {
    growl_pub *pub = &run->s->pub;
    growl_tell(run, GROWL_EV_SERIES, 1, next, 0, 0);
    pub->series_next = next ? 1 : 2;
    if (next) {
        growl_ask_all(run, GROWL_STEP_OVER, 0);
        return;
    }
    mark_richest(pub);
    ask_title(run);
}

static void do_title(growl_run *run, nt_move move) {
    growl_tell(run, GROWL_EV_TITLE, 2, move.seat, move.arg[0], 0);
    run->s->pub.title[move.seat] = move.arg[0];
    ask_title(run);
}

static void score(const void *pub_, int16_t out[NT_MAX_SEATS]) {
    const growl_pub *pub = pub_;
    memset(out, 0, NT_MAX_SEATS * sizeof out[0]);
    for (int seat = 0; seat < pub->n; seat++) {
        out[seat] = pub->gain[seat];
    }
}

static uint32_t winners(const void *pub_) {
    const growl_pub *pub = pub_;
    uint32_t out = 0;
    if (pub->step == GROWL_STEP_OVER) {
        for (int seat = 0; seat < pub->n; seat++) {
            if (pub->team[seat] == pub->winner) {
                out |= 1u << seat;
            }
        }
    }
    return out;
}

static nt_err next_game(const void *pub_, const nt_config *was, nt_config *out) {
    const growl_pub *pub = pub_;
    if (pub->step != GROWL_STEP_OVER || pub->series_next != 1 || was->series_game == UINT8_MAX) {
        return NT_ILLEGAL;
    }
    nt_config next = *was;
    for (int seat = 0; seat < pub->n; seat++) {
        if (growl_tokens(pub, seat) > GROWL_MOST_TOKENS) {
            return NT_ILLEGAL;
        }
        next.carry[seat] = (int16_t)growl_tokens(pub, seat);
    }
    next.series_game++;
    next.memory = pub->opt[GROWL_OPT_FRESH_NIGHTS] ? (uint32_t)(pub->memory[0] | pub->memory[1] << 8) : 0;
    *out = next;
    return NT_OK;
}

/* ---- which move goes where ---- */

static void dispatch(growl_run *run, nt_move move) {
    switch (run->s->pub.step) {
    case GROWL_STEP_DEAL:
        growl_do_deal(run);
        break;
    case GROWL_STEP_VIEW_HANDS:
    case GROWL_STEP_VIEW_GIFT:
    case GROWL_STEP_VIEW_NIGHT:
        do_view(run, move.seat);
        break;
    case GROWL_STEP_TURN:
        do_turn(run);
        break;
    case GROWL_STEP_GIVE:
        do_give(run, move.arg[0]);
        break;
    case GROWL_STEP_PASS:
        do_pass(run, move);
        break;
    case GROWL_STEP_PASS_DRAW:
        do_take_up(run);
        break;
    case GROWL_STEP_SERIES:
        do_series(run, move.kind == GROWL_MOVE_NEXT);
        break;
    case GROWL_STEP_TITLE:
        do_title(run, move);
        break;
    default:
        growl_card_move(run, move);
        break;
    }
}

/* Naming a card for Hypnosis and saving a raised hand before the last two show nothing; every other open move turns a
 * card up, works at once or, as a vote, may not be changed (7.2). */
static bool undoable(const void *public_part, nt_move move) {
    const growl_pub *pub = public_part;
    int raised = 0;
    (void)move;
    for (int seat = 0; seat < pub->n; seat++) {
        raised += pub->raised[seat];
    }
    return pub->step == GROWL_STEP_HYPNO_NAME || (pub->step == GROWL_STEP_SAVE && raised > 2);
}

static void apply(void *state, nt_move move, nt_events *out) {
    growl_run run = {.s = state, .out = out};
    if (move.seat == NT_CHANCE) {
        run.rng = nt_chance_rng(move);
    }
    dispatch(&run, move);
    if (run.effect_done) {
        effect_done(&run, run.dying);
    }
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
    .score = score,
    .winners = winners,
    .order = growl_order,
    .move_text = growl_move_text,
    .parse_move = growl_parse_move,
    .seats_in = growl_seats_in,
    .next = next_game,
    .legal = growl_legal,
    .imagine = growl_imagine,
    .setup = setup,
    .apply = apply,
    .undoable = undoable,
    .trace = growl_trace,
    .show = growl_show,
    .event_text = growl_event_text,
};
