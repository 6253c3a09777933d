/* Plays a match again beside it, up to the event that is asked for, and keeps the state as it was told there. */
#include "engine/playback.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "engine/match_inside.h"

struct nt_playback {
    nt_match *match;
    uint8_t *before, *after, *caught; /* whole states: before ply `ply`, behind it, and at the event `at` */
    nt_events *told;                  /* by that ply */
    int ply;
    int n_before;        /* events that the match had told before it, to whomever */
    bool played;         /* `after` and `told` hold */
    int at;              /* in the match's own log; -1: nothing is caught */
    uint32_t taken_back; /* of the match, when the cursor began at its start */
};

static void start(nt_playback *p) {
    const nt_err err = p->match->game->setup(p->before, &p->match->config);
    assert(err == NT_OK);
    (void)err;
    p->ply = p->n_before = 0;
    p->played = false;
    p->at = -1;
    p->taken_back = p->match->taken_back;
}

nt_playback *nt_playback_create(nt_match *match) {
    const size_t size = match->game->state_size;
    nt_playback *p = calloc(1, sizeof *p);
    uint8_t *states = calloc(3, size);
    nt_events *told = calloc(1, sizeof *told);
    if (!p || !states || !told) {
        free(p);
        free(states);
        free(told);
        return NULL;
    }
    *p = (nt_playback){
        .match = match, .before = states, .after = states + size, .caught = states + 2 * size, .told = told};
    start(p);
    return p;
}

void nt_playback_destroy(nt_playback *p) {
    if (!p) {
        return;
    }
    uint8_t *first = p->before < p->after ? p->before : p->after; /* the two change places */
    free(first);
    free(p->told);
    free(p);
}

/* Plays the ply at the cursor; event `at` of the log is caught if it is one of its events. */
static void play(nt_playback *p, int at) {
    const nt_game *game = p->match->game;
    const nt_catch catch = {p->after, p->caught, game->state_size, at - p->n_before};
    memcpy(p->after, p->before, game->state_size);
    p->told->n = 0;
    p->told->catch = &catch;
    game->apply(p->after, p->match->plies[p->ply].move, p->told);
    p->told->catch = NULL;
    p->played = true;
    p->at = at < p->n_before + p->told->n ? at : -1;
}

static void step(nt_playback *p) {
    uint8_t *held = p->before;
    p->before = p->after;
    p->after = held;
    p->ply++;
    p->n_before += p->told->n;
    p->played = false;
}

/* Catches the state at event `at` of the match's log. */
static void find(nt_playback *p, int at) {
    if (p->taken_back != p->match->taken_back || at < p->n_before) {
        start(p);
    }
    while (p->at != at) {
        if (p->played && at >= p->n_before + p->told->n) {
            step(p);
        }
        assert(p->ply < p->match->n_plies);
        play(p, at);
    }
}

nt_view nt_playback_view(nt_playback *p, int event, uint8_t seat, void *buf) {
    nt_port *table = nt_match_port(p->match, NT_SPECTATOR);
    assert(event >= 0 && event <= nt_port_events(table));
    if (event == nt_port_events(table)) {
        return nt_look_copy(p->match->game, p->match->state, seat, buf);
    }
    (void)nt_port_event(table, event);
    find(p, table->read->at);
    return nt_look_copy(p->match->game, p->caught, seat, buf);
}
