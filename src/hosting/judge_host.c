/* What a match calls when a judge hosts it. */
#include <stdlib.h>

#include "hosting/judge_inside.h"

static bool hosts(const nt_game *game, const nt_config *config) {
    return game->hosting->judged(config);
}

static int legal(const nt_game *game, const void *state, nt_move *out, int cap) {
    return game->hosting->legal(nt_look_whole(game, state), out, cap);
}

static void destroy(void *self) {
    nt_judge *judge = self;
    free(judge->event);
    free(judge->redo.move);
    free(judge->redo.event);
    free(judge->waiting.move);
    free(judge->waiting.event);
    free(judge);
}

static void *create(nt_match *match) {
    const size_t n = match->game->max_plies;
    nt_judge *judge = calloc(1, sizeof *judge);
    if (!judge) {
        return NULL;
    }
    judge->match = match;
    /* Not cleared: each is written before it is read, and most of the room is never needed. */
    judge->event = malloc(n);
    judge->redo = (nt_tail){.move = malloc(n * sizeof(nt_move)), .event = malloc(n)};
    judge->waiting = (nt_tail){.move = malloc(n * sizeof(nt_move)), .event = malloc(n)};
    if (judge->event && judge->redo.move && judge->redo.event && judge->waiting.move && judge->waiting.event) {
        return judge;
    }
    destroy(judge);
    return NULL;
}

static bool paused(const void *self) {
    return nt_judge_waiting(self) > 0;
}

static nt_err before_move(void *self, nt_move move) {
    return nt_judge_before_move(self, move);
}

static void played(void *self, bool event) {
    nt_judge *judge = self;
    judge->event[judge->match->n_plies - 1] = event;
}

static bool is_note(const void *self, int ply) {
    const nt_judge *judge = self;
    return judge->match->plies[ply].move.seat == NT_JUDGE && !judge->event[ply];
}

/* What can be redone stands behind the last ply. */
static bool may_undo(const void *self) {
    const nt_judge *judge = self;
    return judge->redo.n == 0 && nt_judge_waiting(judge) == 0;
}

static void write_kept(const void *self, nt_writer *to) {
    nt_judge_write(self, to);
}

static bool read_kept(void *self, nt_reader *from) {
    return nt_judge_read(self, from);
}

const nt_host nt_judge_host = {
    .hosts = hosts,
    .legal = legal,
    .create = create,
    .destroy = destroy,
    .paused = paused,
    .before_move = before_move,
    .played = played,
    .is_note = is_note,
    .may_undo = may_undo,
    .write = write_kept,
    .is_kept = nt_judge_is_kept,
    .read = read_kept,
};
