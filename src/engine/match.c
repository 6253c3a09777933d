/* A match: plays moves, keeps the record and the events, takes back. */
#include "engine/match.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "engine/match_inside.h"

/* Room for everything that playing writes, in one block behind the match. */
static nt_match *allocate(const nt_game *game, const nt_config *config) {
    enum { WHOLE = 16 }; /* each array begins at a multiple of it */
    const size_t need[] = {sizeof(nt_match),
                           game->state_size,
                           game->state_size,
                           game->state_size,
                           game->state_size,
                           game->max_plies * sizeof(nt_ply),
                           game->max_events * sizeof(nt_event),
                           sizeof(nt_events),
                           NT_MAX_LEGAL * sizeof(nt_move)};
    enum { PARTS = sizeof need / sizeof *need };
    size_t at[PARTS], size = 0;
    for (size_t i = 0; i < PARTS; i++) {
        at[i] = size;
        size += (need[i] + WHOLE - 1) / WHOLE * WHOLE;
    }
    uint8_t *memory = malloc(size); /* not cleared: what the longest match would fill is never touched by most */
    if (!memory) {
        return NULL;
    }
    nt_match *match = (nt_match *)(void *)memory;
    *match = (nt_match){.game = game,
                        .config = *config,
                        .version = NT_RECORD_VERSION,
                        .state = memory + at[1],
                        .before = memory + at[2],
                        .replay = {memory + at[3], memory + at[4]},
                        .plies = (nt_ply *)(void *)(memory + at[5]),
                        .events = (nt_event *)(void *)(memory + at[6]),
                        .told = (nt_events *)(void *)(memory + at[7]),
                        .legal = (nt_move *)(void *)(memory + at[8])};
    match->told->n = 0;
    match->told->catch = NULL;
    return match;
}

static size_t ports_of(const nt_match *match) {
    return match->config.seats + (size_t)1;
}

/* The state has changed: who is asked now. */
static void refresh(nt_match *match) {
    match->asked = match->game->to_act(match->state + match->game->pub_off);
    match->listed = NT_NOBODY_LISTED;
}

/* As it stands before its first ply. */
static nt_err start(nt_match *match) {
    const nt_err err = match->game->setup(match->state, &match->config);
    match->n_plies = match->n_events = match->n_all = match->last_told = 0;
    match->can_undo = false;
    match->chance = nt_rng_seed(match->seed);
    for (size_t i = 0; i < ports_of(match); i++) {
        match->ports[i].n_own = 0;
        match->read[i] = (nt_cursor){-1, -1};
    }
    if (err == NT_OK) {
        refresh(match);
    }
    return err;
}

nt_match *nt_match_begin(const nt_game *game, const nt_config *config, uint64_t seed, nt_err *err) {
    *err = nt_config_check(game, config);
    if (*err != NT_OK) {
        return NULL;
    }
    nt_match *match = allocate(game, config);
    *err = NT_FULL;
    if (!match) {
        return NULL;
    }
    match->seed = seed;
    for (size_t i = 0; i < ports_of(match); i++) {
        match->ports[i] = (nt_port){
            .match = match, .read = &match->read[i], .seat = i < config->seats ? (uint8_t)i : (uint8_t)NT_SPECTATOR};
    }
    if (game->host && game->host->hosts(game, config)) {
        match->host = game->host;
        match->hosted = game->host->create(match);
    }
    if (!match->host || match->hosted) {
        *err = start(match);
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
    if (match->hosted) {
        match->host->destroy(match->hosted);
    }
    free(match);
}

const nt_game *nt_match_game(const nt_match *match) {
    return match->game;
}

const nt_config *nt_match_config(const nt_match *match) {
    return &match->config;
}

void nt_match_commit(nt_match *match, const nt_commitment *commitment) {
    match->commitment = *commitment;
}

const nt_commitment *nt_match_commitment(const nt_match *match) {
    return &match->commitment;
}

static const void *public_part(const nt_match *match, const uint8_t *state) {
    return state + match->game->pub_off;
}

uint32_t nt_match_to_act(const nt_match *match) {
    return match->asked;
}

bool nt_match_over(const nt_match *match) {
    return nt_match_to_act(match) == 0;
}

int nt_match_plies(const nt_match *match) {
    return match->n_plies;
}

static void see_nothing(void *ctx, const nt_replayed *at) {
    (void)ctx;
    (void)at;
}

nt_ply nt_match_ply(const nt_match *match, int index) {
    assert(index >= 0 && index < match->n_plies);
    nt_ply *ply = &match->plies[index];
    if (ply->hash == 0 && index == match->n_plies - 1) {
        ply->hash = nt_ply_hash(match->game, match->version, ply->move, match->state);
    } else if (ply->hash == 0) {
        nt_match_replay(match, see_nothing, NULL);
    }
    return *ply;
}

int nt_match_list(nt_match *match, uint8_t seat) {
    const nt_game *game = match->game;
    if (match->listed != seat) {
        match->listed = seat;
        if (seat < match->config.seats && match->asked >> seat & 1) {
            const nt_view view = nt_asking(game, match->state, seat);
            match->n_legal = game->legal(&view, match->legal, NT_MAX_LEGAL);
        } else {
            match->n_legal = nt_legal(game, match->state, seat, match->legal, NT_MAX_LEGAL);
        }
    }
    return match->n_legal;
}

static nt_err check(nt_match *match, nt_move move) {
    if (move.seat == NT_JUDGE && !match->host) {
        return NT_NOT_YOUR_TURN;
    }
    return nt_check(match->game, match->state, move, match->legal, nt_match_list(match, move.seat));
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
    const nt_events *told = match->told;
    memcpy(match->events + match->n_events, told->at, (size_t)told->n * sizeof *told->at);
    match->n_events += told->n;
    match->last_told = told->n;
    for (int i = 0; i < told->n; i++) {
        const uint8_t to = told->at[i].to;
        assert(to == NT_ALL || to < match->config.seats);
        if (to == NT_ALL) {
            match->n_all++;
        } else {
            match->ports[to].n_own++;
        }
    }
}

/* Before the move: what the public part says of it. */
static bool may_be_undone(const nt_match *match, const nt_move *move) {
    const nt_game *game = match->game;
    const void *pub = public_part(match, match->state);
    return move->seat != NT_CHANCE && game->undoable && game->undoable(pub, *move) &&
           game->ask(pub, move->seat) == NT_ASK_OPEN;
}

/* Whether the move, which is legal, was a choice: not chance, nor the house's, nor the only answer to a secret
 * question. */
static bool chosen(nt_match *match, nt_move move) {
    if (move.seat == NT_CHANCE || move.seat == NT_JUDGE) {
        return move.seat == NT_JUDGE;
    }
    const nt_ask ask = match->game->ask(public_part(match, match->state), move.seat);
    return ask != NT_ASK_FORCED && (ask != NT_ASK_SECRET || nt_match_list(match, move.seat) > 1);
}

static void swap_states(nt_match *match) {
    uint8_t *held = match->state;
    match->state = match->before;
    match->before = held;
}

/* Makes a move that is legal. NT_FULL, and then nothing has changed. The move is read where it lies: one that comes
 * in two registers is put down by halves and then waited for. */
static nt_err make(nt_match *match, const nt_move *move) {
    const nt_game *game = match->game;
    if (match->n_plies >= game->max_plies) {
        return NT_FULL;
    }
    const bool open = may_be_undone(match, move);
    const bool near_full = match->n_events + NT_MAX_EVENTS > game->max_events;
    if (open || near_full) { /* a copy only where there may be a way back */
        memcpy(match->before, match->state, game->state_size);
    }
    match->told->n = 0;
    game->apply(match->state, *move, match->told);
    if (near_full && match->n_events + match->told->n > game->max_events) {
        swap_states(match);
        return NT_FULL;
    }
    nt_ply *ply = &match->plies[match->n_plies++];
    ply->move = *move;
    ply->hash = 0;
    log_events(match);
    match->can_undo = open && told_all_only(match->told) && only_public_changed(match);
    refresh(match);
    return NT_OK;
}

/* The same, and the host hears of it. */
static nt_err play(nt_match *match, const nt_move *move) {
    const bool event = match->host && chosen(match, *move);
    const nt_err err = make(match, move);
    if (err == NT_OK && match->host) {
        match->host->played(match->hosted, event);
    }
    return err;
}

nt_err nt_match_play(nt_match *match, nt_move move) {
    const nt_err err = check(match, move);
    return err == NT_OK ? play(match, &move) : err;
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

static bool paused(const nt_match *match) {
    return match->host && match->host->paused(match->hosted);
}

static nt_err submit_legal(nt_match *match, const nt_move *move) {
    nt_err err = NT_OK;
    nt_move kept; /* a host's own move makes another list */
    if (match->host) {
        kept = *move;
        move = &kept;
        err = match->host->before_move(match->hosted, kept);
    }
    if (err == NT_OK) {
        err = play(match, move);
    }
    if (err == NT_OK) {
        nt_match_settle(match);
    }
    return err;
}

nt_err nt_match_submit(nt_match *match, nt_move move) {
    if (paused(match)) {
        return NT_PAUSED;
    }
    const nt_err err = check(match, move);
    return err == NT_OK ? submit_legal(match, &move) : err;
}

nt_err nt_match_submit_listed(nt_match *match, uint8_t seat, int index) {
    if (paused(match)) {
        return NT_PAUSED;
    }
    const int n = nt_match_list(match, seat);
    if (n == 0) {
        return NT_NOT_YOUR_TURN;
    }
    return index >= 0 && index < n ? submit_legal(match, &match->legal[index]) : NT_ILLEGAL;
}

/* What was polled and is not told any more will be polled when it is told again. */
static void forget_polled(nt_match *match) {
    match->taken_back++;
    for (size_t i = 0; i < ports_of(match); i++) {
        nt_port *port = &match->ports[i];
        const int told = match->n_all + port->n_own;
        port->polled = port->polled < told ? port->polled : told;
        if (port->read->at >= match->n_events) {
            *port->read = (nt_cursor){-1, -1};
        }
    }
}

void nt_match_rewind(nt_match *match, int n) {
    nt_err err = start(match);
    for (int i = 0; i < n && err == NT_OK; i++) {
        const nt_move move = match->plies[i].move;
        err = make(match, &move);
        if (move.seat == NT_CHANCE) {
            (void)nt_rng_next(&match->chance);
        }
    }
    assert(err == NT_OK);
    forget_polled(match);
}

bool nt_match_can_undo(const nt_match *match) {
    return match->can_undo && (!match->host || match->host->may_undo(match->hosted));
}

nt_err nt_match_undo(nt_match *match) {
    if (!nt_match_can_undo(match)) {
        return NT_ILLEGAL;
    }
    swap_states(match);
    refresh(match);
    match->can_undo = false;
    match->n_plies--;
    match->n_events -= match->last_told;
    match->n_all -= match->last_told; /* all of them were told to all */
    forget_polled(match);
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
    nt_events *told = match->told;
    uint8_t *before = match->replay[0], *after = match->replay[1];
    const nt_err err = game->setup(before, &match->config);
    assert(err == NT_OK);
    (void)err;
    for (int i = 0; i < match->n_plies; i++) {
        nt_ply *ply = &match->plies[i];
        memcpy(after, before, game->state_size);
        told->n = 0;
        game->apply(after, ply->move, told);
        if (ply->hash == 0) {
            ply->hash = nt_ply_hash(game, match->version, ply->move, after);
        }
        const bool note = match->host && match->host->is_note(match->hosted, i);
        see(ctx, &(nt_replayed){i, before, after, *ply, told, note});
        uint8_t *held = before;
        before = after;
        after = held;
    }
}
