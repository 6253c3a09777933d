#include "engine/match.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "engine/match_inside.h"

static bool allocate(nt_match *match) {
    const nt_game *game = match->game;
    const size_t ports = match->config.seats + (size_t)1;
    match->memory = calloc(5, game->state_size);
    match->plies = calloc(game->max_plies, sizeof *match->plies);
    match->events = calloc(game->max_events, sizeof *match->events);
    match->replayed = calloc(1, sizeof *match->replayed);
    match->legal = calloc(NT_MAX_LEGAL, sizeof *match->legal);
    uint16_t *told = calloc(ports * game->max_events, sizeof *told);
    match->ports[0].told = told;
    if (!match->memory || !match->plies || !match->events || !match->replayed || !match->legal || !told ||
        !nt_judge_allocate(match)) {
        return false;
    }
    match->state = match->memory;
    match->before = match->state + game->state_size;
    match->spare = match->before + game->state_size;
    match->replay[0] = match->spare + game->state_size;
    match->replay[1] = match->replay[0] + game->state_size;
    for (size_t i = 0; i < ports; i++) {
        match->ports[i] = (nt_port){.match = match,
                                    .told = told + i * game->max_events,
                                    .seat = i < match->config.seats ? (uint8_t)i : (uint8_t)NT_SPECTATOR};
    }
    return true;
}

nt_match *nt_match_begin(const nt_game *game, const nt_config *config, uint64_t seed, nt_err *err) {
    *err = nt_config_check(game, config);
    if (*err != NT_OK) {
        return NULL;
    }
    nt_match *match = calloc(1, sizeof *match);
    *err = NT_FULL;
    if (!match) {
        return NULL;
    }
    match->game = game;
    match->config = *config;
    match->seed = seed;
    match->chance = nt_rng_seed(seed);
    if (allocate(match)) {
        *err = game->setup(match->state, config);
        if (*err == NT_OK) {
            return match;
        }
    }
    nt_match_destroy(match);
    return NULL;
}

nt_match *nt_match_create(const nt_game *game, const nt_config *config, uint64_t seed, nt_err *err) {
    nt_match *match = nt_match_begin(game, config, seed, err);
    if (match) {
        nt_match_settle(match);
    }
    return match;
}

void nt_match_destroy(nt_match *match) {
    if (!match) {
        return;
    }
    free(match->memory);
    free(match->plies);
    free(match->events);
    free(match->replayed);
    free(match->legal);
    free(match->ports[0].told);
    nt_judge_free(match);
    free(match);
}

const nt_game *nt_match_game(const nt_match *match) {
    return match->game;
}

const nt_config *nt_match_config(const nt_match *match) {
    return &match->config;
}

static const void *public_part(const nt_match *match, const uint8_t *state) {
    return state + match->game->pub_off;
}

uint32_t nt_match_to_act(const nt_match *match) {
    return match->game->to_act(public_part(match, match->state));
}

bool nt_match_over(const nt_match *match) {
    return nt_match_to_act(match) == 0;
}

int nt_match_plies(const nt_match *match) {
    return match->n_plies;
}

nt_ply nt_match_ply(const nt_match *match, int index) {
    assert(index >= 0 && index < match->n_plies);
    return match->plies[index];
}

static nt_err among(const nt_match *match, int n, nt_move move) {
    for (int i = 0; i < n; i++) {
        if (nt_move_equal(match->legal[i], move)) {
            return NT_OK;
        }
    }
    return NT_ILLEGAL;
}

/* A judge may act unasked. */
static nt_err check_judge(nt_match *match, nt_move move) {
    const nt_game *game = match->game;
    if (!game->judged || !game->judged(&match->config) || nt_match_over(match) ||
        nt_match_to_act(match) == 1u << NT_CHANCE) {
        return NT_NOT_YOUR_TURN;
    }
    return among(match, game->judge_legal(nt_look_whole(game, match->state), match->legal, NT_MAX_LEGAL), move);
}

static nt_err check(nt_match *match, nt_move move) {
    if (move.seat == NT_JUDGE) {
        return check_judge(match, move);
    }
    if (move.seat >= 32 || !(nt_match_to_act(match) >> move.seat & 1)) {
        return NT_NOT_YOUR_TURN;
    }
    if (move.seat == NT_CHANCE) {
        const nt_move clean = {.n = 8};
        const bool shaped = move.kind == 0 && move.n == 8 && move.pad == 0 &&
                            memcmp(&move.arg[8], &clean.arg[8], NT_MOVE_ARGS - 8) == 0;
        return shaped ? NT_OK : NT_ILLEGAL;
    }
    return among(
        match, match->game->legal(nt_asking(match->game, match->state, move.seat), match->legal, NT_MAX_LEGAL), move);
}

static bool told_all_only(const nt_events *told) {
    for (int i = 0; i < told->n; i++) {
        if (told->at[i].to != NT_ALL) {
            return false;
        }
    }
    return true;
}

static bool only_public_changed(const nt_match *match) {
    const nt_game *game = match->game;
    const size_t behind = game->pub_off + game->pub_size;
    return memcmp(match->before, match->state, game->pub_off) == 0 &&
           memcmp(match->before + behind, match->state + behind, game->state_size - behind) == 0;
}

static void log_events(nt_match *match) {
    const size_t all = match->config.seats; /* the spectator's port */
    for (int i = 0; i < match->last.n; i++) {
        const nt_event *event = &match->last.at[i];
        const uint16_t index = (uint16_t)match->n_events++;
        match->events[index] = *event;
        for (size_t seat = 0; seat <= all; seat++) {
            if (event->to == NT_ALL || event->to == seat) {
                match->ports[seat].told[match->ports[seat].n_told++] = index;
            }
        }
    }
}

/* Before the move: what the public part says of it. */
static bool may_be_undone(const nt_match *match, nt_move move) {
    const nt_game *game = match->game;
    const void *pub = public_part(match, match->state);
    return move.seat != NT_CHANCE && game->undoable && game->ask(pub, move.seat) == NT_ASK_OPEN &&
           game->undoable(pub, move);
}

/* Whether the move, which is legal, was a choice: not the only answer to a secret question (judge.h). */
static bool chosen(nt_match *match, nt_move move) {
    const nt_game *game = match->game;
    if (move.seat == NT_CHANCE) {
        return false;
    }
    return move.seat == NT_JUDGE || game->ask(public_part(match, match->state), move.seat) != NT_ASK_SECRET ||
           game->legal(nt_asking(match->game, match->state, move.seat), match->legal, 2) > 1;
}

nt_err nt_match_play(nt_match *match, nt_move move) {
    nt_err err = check(match, move);
    if (err != NT_OK) {
        return err;
    }
    if (match->n_plies >= match->game->max_plies) {
        return NT_FULL;
    }
    const bool open = may_be_undone(match, move), event = match->judge.used && chosen(match, move);
    uint8_t *after = match->spare;
    memcpy(after, match->state, match->game->state_size);
    match->last.n = 0;
    err = match->game->apply(after, move, &match->last);
    if (err == NT_OK && match->n_events + match->last.n > match->game->max_events) {
        err = NT_FULL;
    }
    if (err != NT_OK) {
        return err;
    }
    match->spare = match->before;
    match->before = match->state;
    match->state = after;
    if (match->judge.used) {
        match->judge.event[match->n_plies] = event;
    }
    match->plies[match->n_plies++] = (nt_ply){move, nt_ply_hash(match->game, move, after)};
    log_events(match);
    match->can_undo = open && told_all_only(&match->last) && only_public_changed(match);
    return NT_OK;
}

nt_err nt_match_append(nt_match *match, nt_move move) {
    const nt_err err = nt_match_play(match, move);
    if (err == NT_OK && move.seat == NT_CHANCE) {
        (void)nt_rng_next(&match->chance);
    }
    return err;
}

void nt_match_settle(nt_match *match) {
    while (nt_match_to_act(match) == 1u << NT_CHANCE) {
        const nt_err err = nt_match_play(match, nt_chance(&match->chance));
        assert(err == NT_OK);
        (void)err;
    }
}

nt_err nt_match_submit(nt_match *match, nt_move move) {
    if (match->judge.used && nt_judge_waiting(&match->judge) > 0) {
        return NT_PAUSED;
    }
    nt_err err = check(match, move);
    if (err == NT_OK && match->judge.used) {
        nt_judge_before_move(match);
    }
    if (err == NT_OK) {
        err = nt_match_play(match, move);
    }
    if (err == NT_OK) {
        nt_match_settle(match);
    }
    return err;
}

void nt_match_rewind(nt_match *match, int n) {
    const nt_game *game = match->game;
    nt_err err = game->setup(match->state, &match->config);
    match->n_plies = match->n_events = 0;
    match->can_undo = false;
    match->chance = nt_rng_seed(match->seed);
    for (size_t i = 0; i <= match->config.seats; i++) {
        match->ports[i].n_told = 0;
    }
    for (int i = 0; i < n && err == NT_OK; i++) {
        const bool event = match->judge.used && match->judge.event[i];
        err = nt_match_append(match, match->plies[i].move);
        if (match->judge.used) {
            match->judge.event[i] = event;
        }
    }
    assert(err == NT_OK);
    for (size_t i = 0; i <= match->config.seats; i++) {
        if (match->ports[i].polled > match->ports[i].n_told) {
            match->ports[i].polled = match->ports[i].n_told;
        }
    }
}

bool nt_match_can_undo(const nt_match *match) {
    const nt_judge *judge = &match->judge; /* what can be redone stands behind the last ply */
    return match->can_undo && judge->redo.n == 0 && nt_judge_waiting(judge) == 0;
}

nt_err nt_match_undo(nt_match *match) {
    if (!nt_match_can_undo(match)) {
        return NT_ILLEGAL;
    }
    uint8_t *undone = match->state;
    match->state = match->before;
    match->before = undone;
    match->can_undo = false;
    match->n_plies--;
    match->n_events -= match->last.n;
    for (size_t i = 0; i <= match->config.seats; i++) {
        nt_port *port = &match->ports[i];
        port->n_told -= match->last.n; /* all of them were told to all */
        if (port->polled > port->n_told) {
            port->polled = port->n_told;
        }
    }
    return NT_OK;
}

nt_port *nt_match_port(nt_match *match, uint8_t seat) {
    assert(seat == NT_SPECTATOR || seat < match->config.seats);
    return &match->ports[seat == NT_SPECTATOR ? match->config.seats : seat];
}

const void *nt_match_state(const nt_match *match) {
    return match->state;
}

void nt_match_replay(const nt_match *match, void (*see)(void *ctx, const nt_replayed *), void *ctx) {
    const nt_game *game = match->game;
    nt_events *told = match->replayed;
    uint8_t *before = match->replay[0], *after = match->replay[1];
    nt_err err = game->setup(before, &match->config);
    for (int i = 0; i < match->n_plies && err == NT_OK; i++) {
        memcpy(after, before, game->state_size);
        told->n = 0;
        err = game->apply(after, match->plies[i].move, told);
        const bool note = match->plies[i].move.seat == NT_JUDGE && !match->judge.event[i];
        see(ctx, &(nt_replayed){i, before, after, match->plies[i], told, note});
        uint8_t *held = before;
        before = after;
        after = held;
    }
    assert(err == NT_OK);
}
