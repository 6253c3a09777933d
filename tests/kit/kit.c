#include "kit/kit.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/blank/blank.h"

#define GAME(id) extern const nt_game id##_game;
#include "games/games.def"
#undef GAME

const nt_game *const kit_games[] = {
    &blank_game,
#define GAME(id) &id##_game,
#include "games/games.def"
#undef GAME
    NULL,
};

int kit_count(void) {
    int n = 0;
    while (kit_games[n]) {
        n++;
    }
    return n;
}

kit *kit_create(const nt_game *game, uint64_t seed) {
    kit *k = calloc(1, sizeof *k);
    uint8_t **states[] = {&k->state, &k->after, &k->other, &k->world, &k->world_after};
    k->game = game;
    k->rng = nt_rng_seed(seed);
    for (size_t i = 0; i < sizeof states / sizeof *states; i++) {
        *states[i] = calloc(1, game->state_size);
    }
    k->pub = malloc(game->pub_size);
    k->me = malloc(game->priv_size);
    return k;
}

void kit_destroy(kit *k) {
    if (k->blind) {
        kit_blind_end(k->blind);
    }
    free(k->state);
    free(k->after);
    free(k->other);
    free(k->world);
    free(k->world_after);
    free(k->pub);
    free(k->me);
    free(k);
}

bool kit_fail(kit *k, const char *format, ...) {
    const int n = snprintf(k->why, sizeof k->why, "%s, %d seats, ply %d: ", k->game->id, k->config.seats, k->plies);
    va_list args;
    va_start(args, format);
    vsnprintf(k->why + n, sizeof k->why - (size_t)n, format, args);
    va_end(args);
    return false;
}

nt_config kit_config(kit *k, uint8_t seats, bool draw_options) {
    nt_config config = nt_config_standard(k->game, seats);
    for (int i = 0; draw_options && i < nt_rule_options(k->game); i++) {
        const nt_option *option = &k->game->options[i];
        const int values = (option->max - option->min) / option->step + 1;
        const int value = option->min + option->step * (int)nt_rng_below(&k->rng, (uint32_t)values);
        config.opt[i] = (int16_t)value;
    }
    return config;
}

const void *kit_pub(const kit *k, const void *state) {
    return (const uint8_t *)state + k->game->pub_off;
}

nt_view kit_asking(const kit *k, const void *state, uint8_t seat) {
    return nt_asking(k->game, state, seat);
}

nt_view kit_exact(kit *k, nt_view view) {
    memcpy(k->pub, view.pub, k->game->pub_size);
    if (view.me) {
        memcpy(k->me, view.me, k->game->priv_size);
    }
    return (nt_view){k->pub, view.me ? k->me : NULL, view.seat};
}

nt_view kit_view(kit *k, const void *state, uint8_t seat) {
    return kit_exact(k, nt_look(k->game, state, seat));
}

nt_err kit_imagine(kit *k, const void *state, uint8_t seat, void *world) {
    return k->game->imagine(kit_view(k, state, seat), &k->rng, world);
}

int kit_legal(const kit *k, const void *state, uint8_t seat, nt_move out[NT_MAX_LEGAL]) {
    return k->game->legal((nt_view[]){kit_asking(k, state, seat)}, out, NT_MAX_LEGAL);
}

bool kit_asks_bots(kit *k) {
    return k->ask_bots && nt_rng_below(&k->rng, 6) == 0;
}

int kit_judge_legal(const kit *k, const void *state, nt_move out[NT_MAX_LEGAL]) {
    return nt_legal(k->game, state, NT_JUDGE, out, NT_MAX_LEGAL);
}

bool kit_is_legal(const kit *k, const void *state, nt_move move) {
    nt_move legal[NT_MAX_LEGAL];
    const uint32_t asked = k->game->to_act(kit_pub(k, state));
    const bool judge = move.seat == NT_JUDGE;
    if (!judge && (move.seat > NT_CHANCE || !(asked >> move.seat & 1))) {
        return false;
    }
    if (move.seat == NT_CHANCE) {
        return true;
    }
    const int n = judge ? kit_judge_legal(k, state, legal) : kit_legal(k, state, move.seat, legal);
    for (int i = 0; i < n; i++) {
        if (nt_move_equal(legal[i], move)) {
            return true;
        }
    }
    return false;
}

/* Whether the move ends the match. */
static bool ends(kit *k, const void *state, nt_move move) {
    memcpy(k->after, state, k->game->state_size);
    k->told.n = 0;
    k->game->apply(k->after, move, &k->told);
    return k->game->to_act(kit_pub(k, k->after)) == 0;
}

bool kit_any_move(kit *k, const void *state, nt_move *out) {
    const uint32_t asked = k->game->to_act(kit_pub(k, state));
    if (asked == 1u << NT_CHANCE) {
        *out = nt_chance(&k->rng);
        return true;
    }
    /* A judge acts where he alone is asked, and now and then beside the seats. */
    const bool judged = asked == 1u << NT_JUDGE;
    const bool acts = judged || (k->game->host && nt_rng_below(&k->rng, KIT_JUDGE) == 0);
    const int tools = acts ? kit_judge_legal(k, state, k->legal) : 0;
    if (tools > 0) {
        *out = k->legal[nt_rng_below(&k->rng, (uint32_t)tools)];
        if (judged || nt_rng_below(&k->rng, KIT_END) == 0 || !ends(k, state, *out)) {
            return true; /* seldom one that ends the match, or no match would come to its own end */
        }
    }
    if (asked == 0 || judged || asked >> k->config.seats != 0) {
        return kit_fail(k, "to_act names nobody, or seats that do not play, or chance together with seats");
    }
    uint8_t seat;
    do {
        seat = (uint8_t)nt_rng_below(&k->rng, k->config.seats);
    } while (!(asked >> seat & 1));
    const int n = kit_legal(k, state, seat, k->legal);
    if (n < 1) {
        return kit_fail(k, "seat %d is asked and has no legal move", seat);
    }
    *out = k->legal[nt_rng_below(&k->rng, (uint32_t)n)];
    return true;
}

bool kit_same_view(const kit *k, const void *a, const void *b, uint8_t seat) {
    const nt_view one = nt_look(k->game, a, seat), two = nt_look(k->game, b, seat);
    return memcmp(one.pub, two.pub, k->game->pub_size) == 0 &&
           (!one.me || memcmp(one.me, two.me, k->game->priv_size) == 0);
}

static const nt_event *next_told(const nt_events *events, int *at, uint8_t to) {
    while (*at < events->n) {
        const nt_event *event = &events->at[(*at)++];
        if (event->to == to || event->to == NT_ALL) {
            return event;
        }
    }
    return NULL;
}

const nt_event *kit_odd_event(const nt_events *a, const nt_events *b, uint8_t to) {
    int i = 0, j = 0;
    for (;;) {
        const nt_event *one = next_told(a, &i, to), *two = next_told(b, &j, to);
        if (!one || !two) {
            return one ? one : two;
        }
        if (memcmp(one, two, sizeof *one) != 0) {
            return one;
        }
    }
}

bool kit_same_events(const nt_events *a, const nt_events *b, uint8_t to) {
    return kit_odd_event(a, b, to) == NULL;
}

static bool check_state(kit *k) {
    return kit_check_legal(k, k->state) && kit_check_hidden(k, k->state) && kit_check_illegal(k, k->state) &&
           kit_check_imagine(k, k->state) && kit_check_worlds(k, k->state) && kit_check_sealed(k, k->state) &&
           kit_check_tainted(k, k->state);
}

bool kit_start(kit *k, uint8_t seats, bool draw_options) {
    for (int tries = 0; tries < KIT_DRAWS; tries++) {
        memset(k->state, 0xA5, k->game->state_size); /* setup must not count on zeroes */
        k->plies = k->events = 0;
        k->config = kit_config(k, seats, draw_options || tries > 0);
        if (k->game->setup(k->state, &k->config) == NT_OK) {
            return true;
        }
    }
    return kit_fail(k, "%d drawn configs were all refused", KIT_DRAWS);
}

bool kit_looks(kit *k) {
    const uint32_t one_in = 1 + k->game->max_plies / (k->often > 0 ? (uint32_t)k->often : KIT_PLIES);
    return one_in == 1 || nt_rng_below(&k->rng, one_in) == 0;
}

bool kit_walk(kit *k, uint8_t seats, bool draw_options) {
    const nt_game *game = k->game;
    if (game->pub_size + game->priv_size > NT_VIEW_MAX) {
        return kit_fail(k, "a view is larger than NT_VIEW_MAX");
    }
    if (!kit_start(k, seats, draw_options)) {
        return false;
    }
    while (game->to_act(kit_pub(k, k->state)) != 0) {
        nt_move move;
        const bool look = kit_looks(k);
        if (k->plies == game->max_plies) {
            return kit_fail(k, "the game goes on after max_plies");
        }
        if (look && !check_state(k)) {
            return false;
        }
        if (!kit_any_move(k, k->state, &move) || !kit_check_move(k, k->state, move)) {
            return false;
        }
        if (look && !kit_check_twins(k, k->state, move)) {
            return false;
        }
        k->told.n = 0;
        game->apply(k->state, move, &k->told);
        k->plies++;
        k->events += k->told.n;
        if (k->events > game->max_events) {
            return kit_fail(k, "more events than max_events");
        }
    }
    if (game->winners(kit_pub(k, k->state)) >> seats != 0) {
        return kit_fail(k, "a winner has no seat");
    }
    /* No seat is asked once the game is over; answers still hide what they must. */
    return kit_check_legal(k, k->state) && kit_check_hidden(k, k->state);
}
