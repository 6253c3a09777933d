/* The game's entry: which move goes where, and the worlds a seat may imagine. */
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

static void apply(void *state, nt_move move, nt_events *out) {
    struct eatme_state *s = state;
    switch (s->pub.phase) {
    case EATME_PHASE_CAST_RANDOM:
        eatme_do_chance(s, move, out);
        break;
    case EATME_PHASE_CHOOSE:
        eatme_do_lock(s, move, out);
        break;
    case EATME_PHASE_PROWL:
        eatme_do_attack(s, move, out);
        break;
    case EATME_PHASE_REVEAL_OTHERS:
        eatme_do_reveal(s, out);
        break;
    default:
        eatme_do_cast(s, move, out);
    }
}

/* No move may be taken back: wheels are locked, an attack cannot be withdrawn and a cast has been confirmed (5). */
/* The values of the houses are for a cast of one's own (9). */
static bool option_counts(const nt_config *config, int option) {
    const bool value = option >= EATME_OPT_VALUE_KIDS && option <= EATME_OPT_VALUE_PIGC;
    return !value || config->opt[EATME_OPT_CAST] == EATME_CAST_CUSTOM;
}

const nt_game eatme_game = {
    .id = "eatme",
    .rules_version = RULES_VERSION,
    .max_plies = MAX_PLIES,
    .max_events = MAX_EVENTS,
    .min_seats = EATME_MIN_SEATS,
    .max_seats = EATME_SEATS,
    .n_options = EATME_OPTIONS,
    .options = eatme_options,
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
    .option_counts = option_counts,
    .legal = eatme_legal,
    .imagine = imagine,
    .setup = eatme_setup,
    .apply = apply,
    .trace = eatme_trace,
    .show = eatme_show,
    .event_text = eatme_event_text,
};
