/* What a judge's match is beside its plies, as lines of a record: moves that can be redone, a correction that is
 * open, the note that is due. */
#include <string.h>

#include "hosting/judge_inside.h"

/* ---- writing ---- */

typedef struct {
    const nt_match *match;
    nt_writer *to;
    uint8_t *before, *after;
    int index;
} writing;

/* A move that is legal behind those written before it. */
static void write_played(writing *w, const char *how, nt_move move, bool event) {
    const nt_game *game = w->match->game;
    nt_events *told = w->match->told;
    memcpy(w->after, w->before, game->state_size);
    told->n = 0;
    game->apply(w->after, move, told);
    nt_write(w->to, "%s ", how);
    nt_write_ply(w->to, &(nt_replayed){.index = w->index++,
                                       .before = w->before,
                                       .after = w->after,
                                       .ply = {move, nt_ply_hash(game, w->match->version, move, w->after)},
                                       .told = told,
                                       .note = move.seat == NT_JUDGE && !event});
    uint8_t *held = w->before;
    w->before = w->after;
    w->after = held;
}

static nt_replayed where_it_stands(const writing *w, nt_move move, bool note) {
    return (nt_replayed){.index = w->index, .before = w->match->state, .ply = {.move = move}, .note = note};
}

static void write_waiting(writing *w, nt_move move, bool event) {
    const nt_replayed at = where_it_stands(w, move, move.seat == NT_JUDGE && !event);
    nt_write(w->to, event ? "waits " : "follows ");
    nt_write_move(w->to, &at);
    nt_write(w->to, "\n");
}

/* Works in the same memory as nt_match_replay. */
void nt_judge_write(const nt_judge *judge, nt_writer *to) {
    const nt_match *match = judge->match;
    const nt_tail *redo = &judge->redo, *waiting = &judge->waiting;
    writing w = {match, to, match->replay[0], match->replay[1], match->n_plies};
    memcpy(w.before, match->state, match->game->state_size);
    if (judge->owed.due) {
        const nt_replayed at = where_it_stands(&w, judge->owed.note, true);
        nt_write(to, "due ");
        nt_write_text(to, &at);
        nt_write(to, "\n");
    }
    for (int i = redo->n - 1; i >= 0; i--) {
        write_played(&w, "undone", redo->move[i], redo->event[i]);
    }
    for (int i = waiting->at; i < waiting->n; i++) {
        if (judge->held) {
            write_played(&w, "held", waiting->move[i], waiting->event[i]);
        } else {
            write_waiting(&w, waiting->move[i], waiting->event[i]);
        }
    }
}

/* ---- reading ---- */

static const char misplaced[] = "this does not stand behind the line before it";

/* What was played behind the plies and taken back, one `how` a line to the end. */
static bool read_taken_back(nt_reader *from, const char *how) {
    while (!nt_read_at_end(from)) {
        if (!nt_read_peek(from)) {
            return false;
        }
        if (!nt_read_word(from, how)) {
            return nt_refuse(from, NT_RECORD_BAD_LINE, -1, misplaced);
        }
        if (!nt_read_ply(from)) {
            return false;
        }
    }
    return true;
}

/* One more move that waits; false when there is no room. */
static bool keep_waiting(nt_judge *judge, nt_move move, bool event) {
    nt_tail *tail = &judge->waiting;
    if (tail->n >= judge->match->game->max_plies) {
        return false;
    }
    tail->move[tail->n] = move;
    tail->event[tail->n++] = event;
    return true;
}

static bool read_waiting(nt_judge *judge, nt_reader *from) {
    while (!nt_read_at_end(from)) {
        if (!nt_read_peek(from)) {
            return false;
        }
        nt_move move = {0};
        bool note = false;
        const bool event = nt_read_word(from, "waits ");
        if (!event && !nt_read_word(from, "follows ")) {
            return nt_refuse(from, NT_RECORD_BAD_LINE, -1, misplaced);
        }
        if (!nt_read_move(from, &move, &note) || (event && (note || move.seat == NT_CHANCE)) ||
            (!event && move.seat == NT_JUDGE && !note)) {
            return nt_refuse_move(from);
        }
        if (!keep_waiting(judge, move, event)) {
            return nt_refuse(from, NT_RECORD_TOO_LONG, -1, "no match of %s has so many moves",
                             judge->match->game->id);
        }
        nt_read_take(from);
    }
    return true;
}

bool nt_judge_is_kept(const char *line) {
    static const char *const words[] = {"due ", "undone ", "held ", "waits ", "follows "};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (strncmp(line, words[i], strlen(words[i])) == 0) {
            return true;
        }
    }
    return false;
}

static bool read_due(nt_judge *judge, nt_reader *from) {
    nt_move note = {0};
    if (!nt_read_word(from, "due ")) {
        return true;
    }
    if (!nt_read_text(from, NT_JUDGE, &note)) {
        return nt_refuse_move(from);
    }
    nt_judge_owe(judge, note);
    nt_read_take(from);
    return nt_read_at_end(from) || nt_read_peek(from);
}

/* The plies from `ply` on can be redone, or are held. False when the first of them is no event. */
static bool take_back(nt_judge *judge, int ply, bool held) {
    if (held) {
        return nt_judge_open(judge, ply) == NT_OK;
    }
    while (judge->match->n_plies > ply) {
        if (nt_judge_undo(judge) != NT_OK) {
            return false;
        }
    }
    return judge->match->n_plies == ply;
}

bool nt_judge_read(nt_judge *judge, nt_reader *from) {
    const int ply = judge->match->n_plies;
    if (!read_due(judge, from)) {
        return false;
    }
    if (nt_match_over(judge->match) && !(from->peeked && nt_judge_is_kept(from->text))) {
        return nt_read_result(from);
    }
    if (nt_read_at_end(from)) {
        return true;
    }
    const bool undone = strncmp(from->text, "undone ", 7) == 0, held = strncmp(from->text, "held ", 5) == 0;
    if (!undone && !held) {
        return read_waiting(judge, from);
    }
    if (!read_taken_back(from, undone ? "undone " : "held ")) {
        return false;
    }
    return take_back(judge, ply, held) ||
           nt_refuse(from, NT_RECORD_BAD_LINE, ply, "only what was chosen is taken back");
}
