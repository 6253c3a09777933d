/* The state machine (6): setup and deal, who is asked, what is legal, what a move does, how a game ends. */
#include <assert.h>
#include <string.h>

#include "games/sabbath/sabbath_state.h"

enum {
    MOST_VALUE = 99, /* of a score card; the rules name no upper end */
    /* Of one game: the deal, then each trick's cards, witch and picks; and NEXT. Three players have the most. */
    GAME_PLIES = 1 + 13 * (3 + 1 + 3) + 1,
    /* The deal, the hands; a trick of five has at most four cards face down, each told three times; the points. */
    GAME_EVENTS = 1 + SABBATH_SEATS + 8 * (1 + 4 * 3 + 1 + 1 + 5) + SABBATH_SEATS,
    END_EVENTS = 3 + 1 /* the cards left over, the winners */
};

static const nt_option options[SABBATH_OPTIONS] = {
    [SABBATH_OPT_CONFLICT] = {"conflict", 0, 1, 1, 0},
    [SABBATH_OPT_SILENT] = {"silent", 0, 1, 1, 0},
    [SABBATH_OPT_TIE] = {"tie", 0, 1, 1, 0},
    [SABBATH_OPT_GAMES] = {"games", 0, 1, 1, 0},
    [SABBATH_OPT_FRONT] = {"front_1", 0, MOST_VALUE, 1, 5},
    [SABBATH_OPT_FRONT + 1] = {"front_2", 0, MOST_VALUE, 1, 3},
    [SABBATH_OPT_FRONT + 2] = {"front_3", 0, MOST_VALUE, 1, 2},
    [SABBATH_OPT_FRONT + 3] = {"front_4", 0, MOST_VALUE, 1, 1},
    [SABBATH_OPT_BACK] = {"back_1", 0, MOST_VALUE, 1, 8},
    [SABBATH_OPT_BACK + 1] = {"back_2", 0, MOST_VALUE, 1, 5},
    [SABBATH_OPT_BACK + 2] = {"back_3", 0, MOST_VALUE, 1, 3},
    [SABBATH_OPT_BACK + 3] = {"back_4", 0, MOST_VALUE, 1, 2},
};

/* ---- the config in ---- */

/* Four strictly falling values (16). */
static bool falls(const int16_t *value) {
    for (int i = 1; i < SABBATH_COLOURS; i++) {
        if (value[i] >= value[i - 1]) {
            return false;
        }
    }
    return true;
}

static nt_err setup(void *state, const nt_config *config) {
    struct sabbath_state *s = state;
    if (nt_config_check(&sabbath_game, config) != NT_OK || !falls(config->opt + SABBATH_OPT_FRONT) ||
        !falls(config->opt + SABBATH_OPT_BACK)) {
        return NT_BAD_CONFIG;
    }
    memset(s, 0, sizeof *s);
    sabbath_pub *pub = &s->pub;
    pub->n = config->seats;
    for (int i = 0; i < SABBATH_OPTIONS; i++) {
        pub->opt[i] = (uint8_t)config->opt[i];
    }
    pub->games = pub->opt[SABBATH_OPT_GAMES] ? pub->n : 1;
    pub->phase = SABBATH_DEAL;
    pub->turn = pub->first = pub->leader = pub->won = s->hid.left_over = SABBATH_NONE;
    memset(pub->column, SABBATH_NONE, sizeof pub->column);
    memset(pub->trick, SABBATH_NONE, pub->n);
    memset(pub->taker, SABBATH_NONE, pub->n);
    memset(pub->left_over, SABBATH_NONE, pub->games);
    for (int game = 0; game < pub->games; game++) {
        memset(pub->colour[game], SABBATH_NONE, pub->n);
    }
    for (int seat = 0; seat < pub->n; seat++) {
        s->seat[seat].face_down = SABBATH_NONE;
    }
    return NT_OK;
}

/* ---- who is asked, and what is legal ---- */

static uint32_t to_act(const void *pub_) {
    const sabbath_pub *pub = pub_;
    if (pub->phase >= SABBATH_PLAY && pub->phase <= SABBATH_DRAFT) {
        return 1u << pub->turn;
    }
    if (pub->phase == SABBATH_DEAL) {
        return 1u << NT_CHANCE;
    }
    return pub->phase == SABBATH_BETWEEN ? (1u << pub->n) - 1 : 0;
}

/* Nothing to choose: a witch at an end of the column, the last face of the draft (6, 16). */
static bool forced(const sabbath_pub *pub) {
    if (pub->phase == SABBATH_WITCH) {
        const int colour = sabbath_moving(pub);
        return colour == pub->column[0] || colour == pub->column[SABBATH_COLOURS - 1];
    }
    const uint32_t faces = sabbath_open_faces(pub);
    return (faces & (faces - 1)) == 0;
}

static nt_ask ask(const void *pub_, uint8_t seat) {
    const sabbath_pub *pub = pub_;
    if (!(to_act(pub) >> seat & 1)) {
        return NT_ASK_NONE;
    }
    if (pub->phase == SABBATH_PLAY) {
        return NT_ASK_HAND;
    }
    if (pub->phase == SABBATH_BETWEEN) {
        return NT_ASK_TABLE;
    }
    return forced(pub) ? NT_ASK_FORCED : NT_ASK_OPEN;
}

static bool asks_publicly(const void *pub_, uint8_t seat) {
    const sabbath_pub *pub = pub_;
    (void)seat;
    return pub->phase != SABBATH_PLAY;
}

/* The faces that a hand may play, and whether they lie face down (4.3, 9.2). */
static uint32_t playable(const sabbath_pub *pub, uint64_t hand, uint8_t *kind) {
    const uint32_t held = (uint32_t)(hand & SABBATH_LOW_HALF);
    const uint32_t follow = held & sabbath_following(pub->lead, pub->trick[0]);
    *kind = ((follow == 0) & (pub->opt[SABBATH_OPT_SILENT] != 0)) ? SABBATH_MOVE_FACE_DOWN : SABBATH_MOVE_PLAY;
    return follow != 0 ? follow : held;
}

/* The ways that the winner's witch may go (5.1). */
static uint32_t ways(const sabbath_pub *pub) {
    const int place = sabbath_place(pub, sabbath_moving(pub));
    return (uint32_t)(place > 0) << SABBATH_UP | (uint32_t)(place < SABBATH_COLOURS - 1) << SABBATH_DOWN;
}

static int legal(const nt_view *view, nt_move *out, int cap) {
    const sabbath_pub *pub = view->pub;
    if (pub->phase == SABBATH_BETWEEN && view->seat < pub->n && cap > 0) {
        out[0] = (nt_move){.seat = view->seat, .kind = SABBATH_MOVE_NEXT};
        return 1;
    }
    if (pub->turn != view->seat) { /* nobody's outside PLAY, WITCH and DRAFT */
        return 0;
    }
    uint8_t kind = SABBATH_MOVE_TAKE;
    uint32_t choices;
    if (pub->phase == SABBATH_PLAY) {
        choices = playable(pub, sabbath_set_of(((const sabbath_priv *)view->me)->hand), &kind);
    } else if (pub->phase == SABBATH_DRAFT) {
        choices = sabbath_open_faces(pub);
    } else {
        kind = SABBATH_MOVE_WITCH;
        choices = ways(pub);
    }
    return nt_list_set(view->seat, kind, choices, out, cap);
}

/* Open moves that show nothing: picks, and the witch while no card waits to be turned up. */
static bool undoable(const void *pub_, nt_move move) {
    const sabbath_pub *pub = pub_;
    if (move.kind == SABBATH_MOVE_TAKE) {
        return pub->phase == SABBATH_DRAFT && !forced(pub);
    }
    if (move.kind != SABBATH_MOVE_WITCH || pub->phase != SABBATH_WITCH || forced(pub)) {
        return false;
    }
    return memchr(pub->trick, SABBATH_FACE_DOWN, pub->n) == NULL;
}

/* ---- the deal (3) ---- */

typedef struct {
    uint64_t hand[SABBATH_SEATS];
    uint8_t left_over, column[SABBATH_COLOURS], starter;
} dealt;

/* What a chance move deals, in the order of 16. */
static void draw(const sabbath_pub *pub, nt_rng *rng, dealt *out) {
    uint8_t cards[SABBATH_CARDS];
    const int size = sabbath_tricks(pub->n);
    *out = (dealt){.left_over = SABBATH_NONE, .starter = pub->first};
    for (int i = 0; i < SABBATH_CARDS; i++) {
        cards[i] = (uint8_t)(i / SABBATH_COPIES);
    }
    nt_rng_shuffle(rng, cards, SABBATH_CARDS);
    int next = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        for (int i = 0; i < size; i++) {
            out->hand[seat] = sabbath_with(out->hand[seat], cards[next++]);
        }
    }
    if (next < SABBATH_CARDS) {
        out->left_over = cards[next++];
    }
    assert(next == SABBATH_CARDS);
    for (int colour = 0; colour < SABBATH_COLOURS; colour++) {
        out->column[colour] = (uint8_t)colour;
    }
    nt_rng_shuffle(rng, out->column, SABBATH_COLOURS);
    if (out->starter == SABBATH_NONE) { /* later games begin clockwise from the first (16) */
        out->starter = (uint8_t)nt_rng_below(rng, pub->n);
    }
}

static void tell_deal(const sabbath_pub *pub, const dealt *of, uint8_t leader, nt_events *out) {
    const uint8_t *column = of->column;
    nt_tell(out, NT_ALL, SABBATH_EV_DEALT, 6,
            (const uint8_t[]){pub->game, leader, column[0], column[1], column[2], column[3]});
    for (uint8_t seat = 0; seat < pub->n; seat++) {
        const uint64_t hand = of->hand[seat];
        nt_tell(out, seat, SABBATH_EV_HAND, 6,
                (const uint8_t[]){(uint8_t)hand, (uint8_t)(hand >> 8), (uint8_t)(hand >> 16), (uint8_t)(hand >> 32),
                                  (uint8_t)(hand >> 40), (uint8_t)(hand >> 48)});
    }
}

static void deal(struct sabbath_state *s, nt_move chance, nt_events *out) {
    sabbath_pub *pub = &s->pub;
    dealt got;
    nt_rng rng = nt_chance_rng(chance);
    draw(pub, &rng, &got);
    const uint8_t leader = (uint8_t)((got.starter + pub->game) % pub->n);
    tell_deal(pub, &got, leader, out);
    pub->first = got.starter;
    pub->leader = pub->turn = leader;
    memcpy(pub->column, got.column, sizeof pub->column);
    memset(pub->taken, 0, sizeof pub->taken);
    memset(pub->no_colour, 0, sizeof pub->no_colour);
    memset(pub->no_number, 0, sizeof pub->no_number);
    pub->tricks = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        sabbath_store(s->seat[seat].hand, got.hand[seat]);
        pub->hand[seat] = (uint8_t)sabbath_tricks(pub->n);
    }
    s->hid.left_over = got.left_over;
    pub->phase = SABBATH_PLAY;
}

/* ---- a trick (4, 5) ---- */

static uint8_t next_seat(const sabbath_pub *pub) {
    return (uint8_t)(pub->turn + 1 == pub->n ? 0 : pub->turn + 1);
}

/* Nobody is on turn while it is told. */
static void resolve(sabbath_pub *pub, nt_events *out) {
    const uint8_t won = (uint8_t)sabbath_winning(pub->trick, pub->n, pub->lead, pub->column);
    const uint8_t winner = (uint8_t)sabbath_seat_at(pub, won);
    pub->turn = SABBATH_NONE;
    const uint8_t equal = memchr(pub->trick, pub->trick[won], won) != NULL;
    nt_tell(out, NT_ALL, SABBATH_EV_TRICK, 5, (const uint8_t[]){winner, pub->trick[won], won, pub->lead, equal});
    pub->won = won;
    pub->turn = winner;
    pub->phase = SABBATH_WITCH;
}

/* Who did not follow has shown what the hand does not hold (10). Without a branch, since nobody can foresee it. */
static void shows_void(sabbath_pub *pub, uint8_t seat, bool follows) {
    const int c1 = pub->trick[0] & SABBATH_LED;
    const uint32_t no_colour = !follows & (pub->lead != SABBATH_LEAD_NUMBER);
    const uint32_t no_number = !follows & (pub->lead != SABBATH_LEAD_COLOUR);
    pub->no_colour[seat] |= (uint8_t)(no_colour << sabbath_colour(c1));
    pub->no_number[seat] |= (uint8_t)(no_number << (sabbath_number(c1) - 1));
}

static void lay_face_down(struct sabbath_state *s, nt_move move, nt_events *out) {
    sabbath_pub *pub = &s->pub;
    const uint8_t card = move.arg[0], position = pub->played;
    nt_tell(out, NT_ALL, SABBATH_EV_FACE_DOWN, 2, (const uint8_t[]){move.seat, position});
    nt_tell(out, move.seat, SABBATH_EV_LAID, 2, (const uint8_t[]){card, position});
    pub->trick[position] = SABBATH_FACE_DOWN;
    s->seat[move.seat].face_down = card;
    shows_void(pub, move.seat, false);
}

static void lay_open(sabbath_pub *pub, nt_move move, nt_events *out) {
    const uint8_t card = move.arg[0], position = pub->played;
    const uint8_t c1 = pub->trick[0];
    const bool follows = sabbath_following(pub->lead, c1) >> card & 1;
    const int to_led = sabbath_relation(c1, card), relation = position == 0 ? SABBATH_C1 : to_led;
    const uint8_t lead = (uint8_t)sabbath_lead_after(pub->lead, relation);
    nt_tell(out, NT_ALL, SABBATH_EV_PLAYED, 6,
            (const uint8_t[]){move.seat, card, position, (uint8_t)relation, lead, follows});
    shows_void(pub, move.seat, follows);
    pub->trick[position] = card;
    pub->lead = lead;
}

static void play(struct sabbath_state *s, nt_move move, nt_events *out) {
    sabbath_pub *pub = &s->pub;
    uint8_t *hand = s->seat[move.seat].hand;
    if (move.kind == SABBATH_MOVE_FACE_DOWN) {
        lay_face_down(s, move, out);
    } else {
        lay_open(pub, move, out);
    }
    sabbath_store(hand, sabbath_without(sabbath_set_of(hand), move.arg[0]));
    pub->hand[move.seat]--;
    pub->played++;
    pub->turn = next_seat(pub);
    if (pub->played == pub->n) {
        resolve(pub, out);
    }
}

/* ---- after the trick (5) ---- */

static void turn_up(struct sabbath_state *s, nt_events *out) {
    sabbath_pub *pub = &s->pub;
    for (uint8_t i = 1; i < pub->n; i++) {
        if (pub->trick[i] == SABBATH_FACE_DOWN) {
            const uint8_t seat = (uint8_t)sabbath_seat_at(pub, i), card = s->seat[seat].face_down;
            nt_tell(out, NT_ALL, SABBATH_EV_TURNED_UP, 3, (const uint8_t[]){seat, card, i});
            pub->trick[i] = card;
            s->seat[seat].face_down = SABBATH_NONE;
        }
    }
}

static void move_witch(struct sabbath_state *s, nt_move move, nt_events *out) {
    sabbath_pub *pub = &s->pub;
    const uint8_t colour = (uint8_t)sabbath_moving(pub);
    const int from = sabbath_place(pub, colour), to = move.arg[0] == SABBATH_UP ? from - 1 : from + 1;
    const uint8_t other = pub->column[to];
    nt_tell(out, NT_ALL, SABBATH_EV_WITCH, 5, (const uint8_t[]){move.seat, colour, move.arg[0], other, (uint8_t)to});
    pub->column[to] = colour;
    pub->column[from] = other;
    if (pub->opt[SABBATH_OPT_SILENT]) {
        turn_up(s, out);
    }
    pub->phase = SABBATH_DRAFT;
}

/* ---- the end of a game ---- */

/* All cards that were left over, that of the last game among them, and who has won. */
static void tell_end(const sabbath_pub *pub, uint8_t last_left_over, nt_events *out) {
    for (uint8_t game = 0; game < pub->games; game++) {
        const uint8_t card = game == pub->game ? last_left_over : pub->left_over[game];
        if (card != SABBATH_NONE) {
            nt_tell(out, NT_ALL, SABBATH_EV_LEFT_OVER, 2, (const uint8_t[]){game, card});
        }
    }
    nt_tell(out, NT_ALL, SABBATH_EV_WON, 1, (const uint8_t[]){(uint8_t)sabbath_ahead(pub)});
}

void sabbath_close(struct sabbath_state *s, nt_events *out) {
    sabbath_pub *pub = &s->pub;
    const bool last = pub->game + 1 == pub->games;
    sabbath_points points[SABBATH_SEATS];
    uint64_t tally[SABBATH_SEATS] = {0};
    for (int seat = 0; seat < pub->n; seat++) {
        tally[seat] = sabbath_tally(sabbath_set_of(pub->taken[seat]));
    }
    sabbath_judge(pub, pub->column, tally, points);
    for (uint8_t seat = 0; seat < pub->n; seat++) {
        const sabbath_points *row = &points[seat];
        nt_tell(out, NT_ALL, SABBATH_EV_SCORED, 6,
                (const uint8_t[]){pub->game, seat, row->colour, row->witch, row->halved, row->devil});
        pub->colour[pub->game][seat] = row->colour;
        pub->witch[pub->game][seat] = row->witch;
        pub->devil[pub->game][seat] = row->devil;
    }
    if (last) {
        tell_end(pub, s->hid.left_over, out);
    }
    pub->left_over[pub->game] = s->hid.left_over;
    s->hid.left_over = SABBATH_NONE;
    pub->phase = last ? SABBATH_OVER : SABBATH_BETWEEN;
}

/* ---- one ply ---- */

static void end_trick(struct sabbath_state *s, nt_events *out) {
    sabbath_pub *pub = &s->pub;
    pub->leader = (uint8_t)sabbath_seat_at(pub, pub->won);
    pub->turn = pub->hand[pub->leader] > 0 ? pub->leader : SABBATH_NONE;
    pub->won = SABBATH_NONE;
    pub->played = pub->drafted = 0;
    pub->lead = SABBATH_LEAD_EMPTY;
    memset(pub->trick, SABBATH_NONE, pub->n);
    memset(pub->taker, SABBATH_NONE, pub->n);
    pub->tricks++;
    pub->phase = SABBATH_PLAY;
    if (pub->turn == SABBATH_NONE) {
        sabbath_close(s, out);
    }
}

static void take(struct sabbath_state *s, nt_move move, nt_events *out) {
    sabbath_pub *pub = &s->pub;
    const uint8_t card = move.arg[0];
    uint32_t lies = 0; /* without a search, whose end could not be foreseen */
    for (int i = 0; i < SABBATH_SEATS; i++) {
        lies |= (uint32_t)((pub->trick[i] == card) & (pub->taker[i] == SABBATH_NONE)) << i;
    }
    const uint8_t position = nt_lowest(lies);
    nt_tell(out, NT_ALL, SABBATH_EV_TOOK, 3, (const uint8_t[]){move.seat, card, position});
    uint8_t *taken = pub->taken[move.seat];
    sabbath_store(taken, sabbath_with(sabbath_set_of(taken), card));
    pub->taker[position] = move.seat;
    pub->drafted++;
    pub->turn = next_seat(pub);
    if (pub->drafted == pub->n) {
        end_trick(s, out);
    }
}

static void next_game(struct sabbath_state *s, nt_move move, nt_events *out) {
    (void)move;
    (void)out;
    s->pub.game++;
    s->pub.phase = SABBATH_DEAL;
}

static void apply(void *state, nt_move move, nt_events *out) {
    static void (*const by_phase[])(struct sabbath_state *, nt_move, nt_events *) = {
        [SABBATH_DEAL] = deal,  [SABBATH_PLAY] = play,         [SABBATH_WITCH] = move_witch,
        [SABBATH_DRAFT] = take, [SABBATH_BETWEEN] = next_game,
    };
    struct sabbath_state *s = state;
    by_phase[s->pub.phase](s, move, out);
}

const nt_game sabbath_game = {
    .id = "sabbath",
    .rules_version = 1,
    .max_plies = SABBATH_GAMES * GAME_PLIES,
    .max_events = SABBATH_GAMES * GAME_EVENTS + END_EVENTS,
    .min_seats = SABBATH_FEWEST_SEATS,
    .max_seats = SABBATH_SEATS,
    .n_options = SABBATH_OPTIONS,
    .options = options,
    .state_size = sizeof(struct sabbath_state),
    .pub_off = offsetof(struct sabbath_state, pub),
    .pub_size = sizeof(sabbath_pub),
    .priv_off = offsetof(struct sabbath_state, seat),
    .priv_size = sizeof(sabbath_priv),
    .hid_off = offsetof(struct sabbath_state, hid),
    .hid_size = sizeof(sabbath_hid),
    .to_act = to_act,
    .ask = ask,
    .asks_publicly = asks_publicly,
    .score = sabbath_score,
    .winners = sabbath_winners,
    .move_text = sabbath_move_text,
    .parse_move = sabbath_parse_move,
    .legal = legal,
    .imagine = sabbath_imagine,
    .setup = setup,
    .apply = apply,
    .trace = sabbath_trace,
    .undoable = undoable,
    .show = sabbath_show,
    .event_text = sabbath_event_text,
};
