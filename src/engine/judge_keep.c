/* What a judge's match is beside its plies, for records: moves that can be redone, a correction that is open, the
 * note that is due. */
#include <string.h>

#include "engine/match_inside.h"

typedef struct {
    const nt_match *match;
    void (*see)(void *, const nt_kept *);
    void *ctx;
    uint8_t *before, *after;
    int index;
} showing;

/* A move that is legal behind those shown before it. */
static void show_played(showing *to, nt_keeping how, nt_move move, bool event) {
    const nt_game *game = to->match->game;
    nt_events *told = to->match->told;
    memcpy(to->after, to->before, game->state_size);
    told->n = 0;
    game->apply(to->after, move, told);
    to->see(to->ctx, &(nt_kept){how,
                                {.index = to->index++,
                                 .before = to->before,
                                 .after = to->after,
                                 .ply = {move, nt_ply_hash(game, move, to->after)},
                                 .told = told,
                                 .note = move.seat == NT_JUDGE && !event}});
    uint8_t *held = to->before;
    to->before = to->after;
    to->after = held;
}

static void show_move(showing *to, nt_keeping how, nt_move move) {
    const nt_replayed at = {.index = to->index,
                            .before = to->match->state,
                            .ply = {.move = move},
                            .note = move.seat == NT_JUDGE && how != NT_KEPT_WAITS};
    to->see(to->ctx, &(nt_kept){how, at});
}

void nt_judge_show_kept(const nt_match *match, void (*see)(void *ctx, const nt_kept *), void *ctx) {
    const nt_judge *judge = &match->judge;
    const nt_tail *redo = &judge->redo, *waiting = &judge->waiting;
    showing to = {match, see, ctx, match->replay[0], match->replay[1], match->n_plies};
    if (!judge->used) {
        return;
    }
    memcpy(to.before, match->state, match->game->state_size);
    if (judge->owed.due) {
        show_move(&to, NT_KEPT_DUE, judge->owed.note);
    }
    for (int i = redo->n - 1; i >= 0; i--) {
        show_played(&to, NT_KEPT_UNDONE, redo->move[i], redo->event[i]);
    }
    for (int i = waiting->at; i < waiting->n; i++) {
        if (judge->held) {
            show_played(&to, NT_KEPT_HELD, waiting->move[i], waiting->event[i]);
        } else {
            show_move(&to, waiting->event[i] ? NT_KEPT_WAITS : NT_KEPT_FOLLOWS, waiting->move[i]);
        }
    }
}

bool nt_judge_keep_undone(nt_judge *judge, int ply) {
    while (judge->match->n_plies > ply) {
        if (nt_judge_undo(judge) != NT_OK) {
            return false;
        }
    }
    return judge->match->n_plies == ply;
}

bool nt_judge_keep_held(nt_judge *judge, int ply) {
    return nt_judge_open(judge, ply) == NT_OK;
}

bool nt_judge_keep_waiting(nt_judge *judge, nt_move move, bool event) {
    nt_tail *tail = &judge->waiting;
    if (tail->n >= judge->match->game->max_plies) {
        return false;
    }
    tail->move[tail->n] = move;
    tail->event[tail->n++] = event;
    return true;
}
