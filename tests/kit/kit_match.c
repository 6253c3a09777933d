/* Checks of whole matches: undo, trace, series. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kit/kit.h"

static bool undo_once(kit *k, nt_match *match, nt_move move) {
    const size_t size = k->game->state_size;
    const int plies = nt_match_plies(match), events = nt_port_events(nt_match_port(match, 0));
    memcpy(k->state, nt_match_state(match), size);
    if (nt_match_submit(match, move) != NT_OK) {
        return kit_fail(k, "the match refused a legal move");
    }
    const int after = nt_match_plies(match);
    if (!nt_match_can_undo(match)) {
        return (nt_match_undo(match) == NT_ILLEGAL && nt_match_plies(match) == after) ||
               kit_fail(k, "a move that cannot be undone was");
    }
    if (nt_match_undo(match) != NT_OK || nt_match_plies(match) != plies ||
        memcmp(k->state, nt_match_state(match), size) != 0 || nt_port_events(nt_match_port(match, 0)) != events ||
        nt_match_can_undo(match)) {
        return kit_fail(k, "undo does not bring back what was");
    }
    return nt_match_submit(match, move) == NT_OK || kit_fail(k, "an undone move cannot be made again");
}

bool kit_check_undo(kit *k, uint8_t seats) {
    nt_err err;
    k->config = kit_config(k, seats, false);
    nt_match *match = nt_match_create(k->game, &k->config, nt_rng_next(&k->rng), &err);
    bool good = match != NULL || kit_fail(k, "no match: error %d", err);
    while (good && !nt_match_over(match)) {
        nt_move move;
        k->plies = nt_match_plies(match);
        good = kit_any_move(k, nt_match_state(match), &move) && undo_once(k, match, move);
    }
    nt_match_destroy(match);
    return good;
}

typedef struct {
    kit *k;
    bool good;
    char text[1 << 16];
} tracing;

static void trace_ply(void *ctx, const nt_replayed *at) {
    tracing *t = ctx;
    const nt_game *game = t->k->game;
    if (!t->good) {
        return;
    }
    t->k->plies = at->index;
    t->text[0] = '{';
    const int n = game->trace(at->before, at->ply.move, at->after, at->told, t->text + 1, sizeof t->text - 2);
    if (n < 0) {
        t->good = kit_fail(t->k, "its trace does not fit");
        return;
    }
    strcpy(t->text + 1 + n, "}");
    static const char *const ours[] = {
        "{\"ply\":", "{\"seat\":", "{\"move\":", ",\"ply\":", ",\"seat\":", ",\"move\":"};
    if (!kit_json(t->text)) {
        t->good = kit_fail(t->k, "its trace is no JSON object: %.200s", t->text);
    }
    for (size_t i = 0; i < 3 && t->good; i++) {
        if (strncmp(t->text, ours[i], strlen(ours[i])) == 0) {
            t->good = kit_fail(t->k, "its trace uses a name that every ply has: %s", ours[i]);
        }
    }
    if (t->good && at->ply.move.seat == NT_CHANCE && n == 0) {
        t->good = kit_fail(t->k, "its trace does not spell out an outcome of chance");
    }
    char small[1];
    if (t->good && n > 0 && game->trace(at->before, at->ply.move, at->after, at->told, small, 1) != -1) {
        t->good = kit_fail(t->k, "its trace does not say that its buffer is too small");
    }
}

bool kit_check_trace(kit *k, uint8_t seats) {
    const nt_config config = kit_config(k, seats, false);
    nt_match *match = kit_match(k, &config, nt_rng_next(&k->rng));
    if (!match) {
        return false;
    }
    tracing *t = calloc(1, sizeof *t);
    t->k = k;
    t->good = true;
    nt_match_replay(match, trace_ply, t);
    const bool good = t->good;
    free(t);
    nt_match_destroy(match);
    return good;
}

/* Plays a whole series; every config that `next` gives must start a match, and its record must hold. */
bool kit_check_series(kit *k, uint8_t seats) {
    if (!k->game->next) {
        return true;
    }
    nt_config config = kit_config(k, seats, false);
    for (int games = 0; games < 40; games++) {
        nt_match *match = kit_match(k, &config, nt_rng_next(&k->rng));
        if (!match) {
            return false;
        }
        nt_config next;
        const nt_err err = k->game->next(kit_pub(k, nt_match_state(match)), &config, &next);
        nt_match_destroy(match);
        if (err == NT_ILLEGAL) {
            return true;
        }
        if (err != NT_OK || next.series_game != config.series_game + 1 || nt_config_check(k->game, &next) != NT_OK) {
            return kit_fail(k, "the next game of its series is wrong: error %d, game %d", err, next.series_game);
        }
        config = next;
    }
    return true;
}
