/* Finds positions and imagined worlds beside them, and lays either into a match. */
#include "twins/truths.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "bots/bots.h"

enum { TRIES = 12, BOT_IN = 24 };

/* What is laid now: rules have no place of their own for it. */
static const truths *laid;

/* ---- laying ---- */

/* The first deal: nothing has been written since setup. */
static bool is_first_deal(const void *state, nt_move move) {
    bool is = false;
    if (move.seat == NT_CHANCE) {
        uint8_t *fresh = calloc(1, laid->game->state_size);
        assert(fresh != NULL);
        laid->game->setup(fresh, &laid->config);
        is = memcmp(fresh, state, laid->game->state_size) == 0;
        free(fresh);
    }
    return is;
}

static void apply(int truth, void *state, nt_move move, nt_events *out) {
    if (!is_first_deal(state, move)) {
        laid->game->apply(state, move, out);
        return;
    }
    for (int i = 0; i < laid->n_past; i++) {
        const nt_event *e = &laid->past[i];
        nt_tell(out, e->to, e->kind, e->n, e->arg);
    }
    memcpy(state, laid->state[truth], laid->game->state_size);
}

static void apply_first(void *state, nt_move move, nt_events *out) {
    apply(0, state, move, out);
}

static void apply_second(void *state, nt_move move, nt_events *out) {
    apply(1, state, move, out);
}

static void lay(truths *t) {
    for (int i = 0; i < TRUTHS; i++) {
        t->laid[i] = *t->game;
        t->laid[i].apply = i == 0 ? apply_first : apply_second;
    }
    laid = t;
}

nt_match *truths_match(const truths *t, int truth, uint64_t seed) {
    nt_err err;
    return nt_match_create(&t->laid[truth], &t->config, seed, &err);
}

/* ---- finding ---- */

uint8_t truths_most_seats(const nt_game *game) {
    for (uint8_t seats = game->max_seats;; seats--) {
        const nt_config config = nt_config_standard(game, seats);
        nt_err err;
        nt_match *match = nt_match_create(game, &config, 1, &err);
        nt_match_destroy(match);
        if (match != NULL || seats == game->min_seats) {
            return seats;
        }
    }
}

static nt_config rules(const nt_game *game, uint8_t seats, nt_rng *luck) {
    nt_config config = nt_config_standard(game, seats);
    const bool drawn = nt_rng_below(luck, 2) > 0;
    for (int i = 0; i < game->n_options && drawn; i++) {
        const nt_option *o = &game->options[i];
        const uint32_t values = (uint32_t)((o->max - o->min) / o->step + 1);
        if (nt_rng_below(luck, 4) == 0) {
            config.opt[i] = (int16_t)(o->min + o->step * (int)nt_rng_below(luck, values));
        }
    }
    return config;
}

static uint32_t lowest(uint32_t bits) {
    return nt_lowest(bits);
}

/* One ply by a bot or at random; false when the match cannot go on. */
static bool play(nt_match *match, const nt_bot *bot, nt_rng *luck) {
    static nt_move list[NT_MAX_LEGAL];
    const uint32_t asked = nt_match_to_act(match);
    if (asked == 0) {
        return false;
    }
    const uint8_t seat = (uint8_t)lowest(asked);
    if (seat < NT_MAX_SEATS && nt_rng_below(luck, BOT_IN) == 0) {
        return nt_bot_play(bot, nt_match_port(match, seat), luck) == NT_OK;
    }
    const int n = nt_legal(nt_match_game(match), nt_match_state(match), seat, list, NT_MAX_LEGAL);
    return n > 0 && nt_match_submit(match, list[nt_rng_below(luck, (uint32_t)n)]) == NT_OK;
}

/* How long the match is that is played by this luck. */
static int length_of(const truths *t, uint64_t seed, nt_rng luck) {
    nt_err err;
    nt_match *match = nt_match_create(t->game, &t->config, seed, &err);
    int n = 0;
    while (match != NULL && play(match, nt_bot_best(t->game->id), &luck)) {
        n++;
    }
    nt_match_destroy(match);
    return n;
}

static void keep_past(truths *t, const nt_port *port) {
    const int n = nt_port_events(port), from = n > TRUTHS_PAST ? n - TRUTHS_PAST : 0;
    t->n_past = n - from;
    for (int i = from; i < n; i++) {
        t->past[i - from] = nt_port_event(port, i);
    }
}

/* Another world beside the state, as the viewer sees it. */
static bool imagine(truths *t, nt_rng *luck) {
    static uint64_t view[NT_VIEW_MAX / 8];
    const size_t size = t->game->state_size;
    for (int tries = 0; tries < TRIES; tries++) {
        const nt_view seen = nt_look_copy(t->game, t->state[0], t->viewer, view);
        if (t->game->imagine(seen, luck, t->state[1]) == NT_OK && memcmp(t->state[0], t->state[1], size) != 0) {
            return true;
        }
    }
    return false;
}

static bool find(truths *t, nt_match *match, int plies, nt_rng by, nt_rng *luck) {
    const nt_bot *bot = nt_bot_best(t->game->id);
    for (t->plies = 0; t->plies < plies && play(match, bot, &by); t->plies++) {
    }
    if (nt_match_over(match)) {
        return false;
    }
    t->viewer = (uint8_t)nt_rng_below(luck, t->config.seats);
    memcpy(t->state[0], nt_match_state(match), t->game->state_size);
    keep_past(t, nt_match_port(match, t->viewer));
    return imagine(t, luck);
}

bool truths_find(truths *t, const nt_game *game, uint8_t seats, nt_rng *luck) {
    const uint64_t seed = nt_rng_next(luck);
    nt_err err;
    *t = (truths){.game = game, .config = rules(game, seats, luck)};
    const nt_rng by = nt_rng_seed(nt_rng_next(luck));
    const int length = length_of(t, seed, by);
    nt_match *match = length > 0 ? nt_match_create(game, &t->config, seed, &err) : NULL;
    t->state[0] = calloc(1, game->state_size);
    t->state[1] = calloc(1, game->state_size);
    const bool found = match != NULL && t->state[0] != NULL && t->state[1] != NULL &&
                       find(t, match, (int)nt_rng_below(luck, (uint32_t)length), by, luck);
    nt_match_destroy(match);
    if (found) {
        lay(t);
    } else {
        truths_free(t);
    }
    return found;
}

void truths_free(truths *t) {
    for (int i = 0; i < TRUTHS; i++) {
        free(t->state[i]);
        t->state[i] = NULL;
    }
}
