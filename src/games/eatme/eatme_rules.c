/* The rules: what they fix (2, 3, 9), the steps of a round (4), the end (8), and the worlds that a seat may imagine.
 */
#include <string.h>

#include "games/eatme/eatme_state.h"

enum {
    RULES_VERSION = 1,
    /* A round at six seats: five locks, attack, reveal, recast; before the first the chance and the Wolf's cast. */
    MAX_PLIES = 2 + EATME_MAX_ROUNDS * (EATME_SEATS - 1 + 3),
    /* A round: the cast, five locks, the prowl, attack, victim and duel, four others; the drawn Wolf, and a winner a
     * seat. */
    MAX_EVENTS = 1 + EATME_MAX_ROUNDS * (1 + EATME_SEATS - 1 + 4 + EATME_SEATS - 2) + EATME_SEATS
};

/* ---- what a rule fixes, and the start ---- */

static const nt_option options[EATME_OPTIONS] = {
    [EATME_OPT_CAST] = {"cast", 0, 2, 1, EATME_CAST_HOUSES2014},
    [EATME_OPT_TARGET] = {"target", 5, 15, 5, 10},
    [EATME_OPT_TIE] = {"tie", 0, 1, 1, EATME_TIE_DUEL},
    [EATME_OPT_FIRST_CAST] = {"first_cast", 0, 1, 1, EATME_FIRST_RANDOM},
    [EATME_OPT_RECAST] = {"recast", 0, 1, 1, EATME_RECAST_FREE},
    [EATME_OPT_HISTORY] = {"history", 0, 1, 1, 1},
    [EATME_OPT_TIMER] = {"timer", 0, 120, 5, 0},
    [EATME_OPT_VALUE_KIDS] = {"value_kids", 1, EATME_MAX_VALUE, 1, 3},
    [EATME_OPT_VALUE_HOOD] = {"value_hood", 1, EATME_MAX_VALUE, 1, 2},
    [EATME_OPT_VALUE_PIGA] = {"value_piga", 1, EATME_MAX_VALUE, 1, 1},
    [EATME_OPT_VALUE_PIGB] = {"value_pigb", 1, EATME_MAX_VALUE, 1, 1},
    [EATME_OPT_VALUE_PIGC] = {"value_pigc", 1, EATME_MAX_VALUE, 1, 1},
};

/* The houses of a cast: value (2) and from how many seats on they are in play (3); 0 = never. */
static const struct {
    uint8_t value, from;
} houses[2][EATME_CHARACTERS] = {
    [EATME_CAST_HOUSES2014] =
        {
            [EATME_KIDS] = {3, 3},
            [EATME_HOOD] = {2, 4},
            [EATME_PIGA] = {1, 3},
            [EATME_PIGB] = {1, 5},
            [EATME_PIGC] = {1, 6},
        },
    [EATME_CAST_CARDS2012] =
        {
            [EATME_HOOD] = {3, 3},
            [EATME_PARENT] = {2, 4},
            [EATME_PIGA] = {1, 3},
            [EATME_PIGB] = {1, 5},
            [EATME_PIGC] = {1, 6},
        },
};

static const uint8_t custom_option[EATME_CHARACTERS] = {
    [EATME_KIDS] = EATME_OPT_VALUE_KIDS, [EATME_HOOD] = EATME_OPT_VALUE_HOOD, [EATME_PIGA] = EATME_OPT_VALUE_PIGA,
    [EATME_PIGB] = EATME_OPT_VALUE_PIGB, [EATME_PIGC] = EATME_OPT_VALUE_PIGC,
};

static nt_err setup(void *state, const nt_config *config) {
    struct eatme_state *s = state;
    memset(s, 0, sizeof *s);
    eatme_pub *pub = &s->pub;
    pub->n = config->seats;
    for (int i = 0; i < EATME_OPTIONS; i++) {
        pub->opt[i] = (uint8_t)config->opt[i];
    }
    const bool custom = pub->opt[EATME_OPT_CAST] == EATME_CAST_CUSTOM;
    const int names = custom ? EATME_CAST_HOUSES2014 : pub->opt[EATME_OPT_CAST];
    for (int character = 0; character < EATME_CHARACTERS; character++) {
        if (houses[names][character].from > 0 && houses[names][character].from <= pub->n) {
            pub->value[character] = custom ? pub->opt[custom_option[character]] : houses[names][character].value;
        }
    }
    memset(pub->cast, EATME_NONE, pub->n);
    pub->wolf = pub->victim = pub->gainer = pub->loser = EATME_NONE;
    pub->phase = EATME_PHASE_CAST_RANDOM;
    return NT_OK;
}

/* ---- what a view tells a table or a bot ---- */

eatme_change eatme_duel(const eatme_pub *pub, int victim, int wheel_of_victim) {
    const int value = eatme_value(pub, victim);
    const bool slept = wheel_of_victim == EATME_SLEEP;
    const int gainer = slept ? pub->wolf : victim, loser = slept ? victim : pub->wolf;
    const int purse = pub->score[loser];
    return (eatme_change){.gainer = (uint8_t)gainer,
                          .loser = (uint8_t)loser,
                          .gain = (uint8_t)value,
                          .loss = (uint8_t)(purse < value ? purse : value)};
}

/* The points of the house at `seat`, not attacked, with this wheel. */
static int sleeper_gain(const eatme_pub *pub, int seat, int wheel) {
    return wheel == EATME_SLEEP ? eatme_value(pub, seat) : 0;
}

/* ---- the winner (8) ---- */

int eatme_highest(int n, const uint8_t *score) {
    int most = 0;
    for (int seat = 0; seat < n; seat++) {
        if (score[seat] > most) {
            most = score[seat];
        }
    }
    return most;
}

static int first_clockwise(const eatme_pub *pub, const uint8_t *score, int most) {
    int i = 1;
    while (score[eatme_after_wolf(pub, i)] != most) {
        i++;
    }
    return eatme_after_wolf(pub, i);
}

uint8_t eatme_judge(const eatme_pub *pub, const uint8_t score[EATME_SEATS], int gainer, uint8_t won[EATME_SEATS]) {
    const int most = eatme_highest(pub->n, score);
    int tied = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        won[seat] = score[seat] == most;
        tied += won[seat];
    }
    if (tied == 1) {
        return EATME_WON_HIGHEST;
    }
    if (pub->opt[EATME_OPT_TIE] == EATME_TIE_SHARED) {
        return EATME_WON_SHARED;
    }
    const bool duel = score[gainer] == most;
    const int one = duel ? gainer : first_clockwise(pub, score, most);
    for (int seat = 0; seat < pub->n; seat++) {
        won[seat] = seat == one;
    }
    return duel ? EATME_WON_DUEL : EATME_WON_CLOCKWISE;
}

/* ---- the steps of a round ---- */

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

static void do_chance(struct eatme_state *s, nt_move move, nt_events *out) {
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

static void do_cast(struct eatme_state *s, nt_move move, nt_events *out) {
    const uint8_t by = s->pub.phase == EATME_PHASE_FIRST_CAST ? EATME_BY_WOLF : EATME_BY_LOSER;
    begin_round(s, by, move.seat, move.arg, out);
}

/* ---- wheels and attack (4, steps 1 to 4) ---- */

static void do_lock(struct eatme_state *s, nt_move move, nt_events *out) {
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

static void do_attack(struct eatme_state *s, nt_move move, nt_events *out) {
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

static void do_reveal(struct eatme_state *s, nt_events *out) {
    eatme_pub *pub = &s->pub;
    for (int i = 1; i < pub->n; i++) {
        const int seat = eatme_after_wolf(pub, i);
        if (seat == pub->victim) {
            continue;
        }
        const uint8_t wheel = s->seat[seat].wheel, gain = (uint8_t)sleeper_gain(pub, seat, wheel);
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

static void apply(void *state, nt_move move, nt_events *out) {
    struct eatme_state *s = state;
    switch (s->pub.phase) {
    case EATME_PHASE_CAST_RANDOM:
        do_chance(s, move, out);
        break;
    case EATME_PHASE_CHOOSE:
        do_lock(s, move, out);
        break;
    case EATME_PHASE_PROWL:
        do_attack(s, move, out);
        break;
    case EATME_PHASE_REVEAL_OTHERS:
        do_reveal(s, out);
        break;
    default:
        do_cast(s, move, out);
    }
}

/* ---- the end, and what may be imagined ---- */

static void score(const void *pub_, int16_t out[NT_MAX_SEATS]) {
    const eatme_pub *pub = pub_;
    memset(out, 0, NT_MAX_SEATS * sizeof out[0]);
    for (int seat = 0; seat < pub->n; seat++) {
        out[seat] = pub->score[seat];
    }
}

static uint32_t winners(const void *pub_) {
    const eatme_pub *pub = pub_;
    uint32_t seats = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        seats |= (uint32_t)pub->won[seat] << seat;
    }
    return seats;
}

/* All that a seat does not know is how the locked wheels of the others stand: any way is possible. */
static nt_err imagine(nt_view view, nt_rng *rng, void *world) {
    struct eatme_state *s = world;
    memset(s, 0, sizeof *s);
    s->pub = *(const eatme_pub *)view.pub;
    for (int seat = 0; seat < s->pub.n; seat++) {
        if (s->pub.locked[seat] && s->pub.wheel[seat] == EATME_HIDDEN) {
            s->seat[seat].wheel = nt_rng_below(rng, 2) == 0 ? EATME_SLEEP : EATME_TRAP;
        }
    }
    if (view.me) {
        s->seat[view.seat] = *(const eatme_priv *)view.me;
    }
    return NT_OK;
}

/* ---- the entry ---- */

/* The values of the houses are for a cast of one's own (9). */
static bool option_counts(const nt_config *config, int option) {
    const bool value = option >= EATME_OPT_VALUE_KIDS && option <= EATME_OPT_VALUE_PIGC;
    return !value || config->opt[EATME_OPT_CAST] == EATME_CAST_CUSTOM;
}

/* No move may be taken back: wheels are locked, an attack cannot be withdrawn and a cast has been confirmed (5). */
const nt_game eatme_game = {
    .id = "eatme",
    .rules_version = RULES_VERSION,
    .max_plies = MAX_PLIES,
    .max_events = MAX_EVENTS,
    .min_seats = EATME_MIN_SEATS,
    .max_seats = EATME_SEATS,
    .n_options = EATME_OPTIONS,
    .options = options,
    .state_size = sizeof(struct eatme_state),
    .pub_off = offsetof(struct eatme_state, pub),
    .pub_size = sizeof(eatme_pub),
    .priv_off = offsetof(struct eatme_state, seat),
    .priv_size = sizeof(eatme_priv),
    .hid_off = sizeof(struct eatme_state),
    .hid_size = 0,
    .to_act = eatme_to_act,
    .ask = eatme_ask,
    .score = score,
    .winners = winners,
    .order = eatme_order,
    .move_text = eatme_move_text,
    .parse_move = eatme_parse_move,
    .seats_in = eatme_seats_in,
    .option_counts = option_counts,
    .legal = eatme_legal,
    .imagine = imagine,
    .setup = setup,
    .apply = apply,
    .trace = eatme_trace,
    .show = eatme_show,
    .event_text = eatme_event_text,
};
