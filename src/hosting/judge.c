/* What a judge does: he sees everything, takes back and plays again, and corrects. */
#include "hosting/judge.h"

#include <assert.h>
#include <string.h>

#include "hosting/judge_inside.h"

static nt_match *match_of(const nt_judge *judge) {
    return judge->match;
}

nt_judge *nt_match_judge(nt_match *match) {
    return match->hosted;
}

/* ---- the whole, and moves of his own ---- */

size_t nt_judge_whole_size(const nt_judge *judge) {
    return match_of(judge)->game->state_size;
}

nt_whole nt_judge_whole(const nt_judge *judge, void *buf) {
    const nt_match *match = match_of(judge);
    memcpy(buf, match->state, match->game->state_size);
    return nt_look_whole(match->game, buf);
}

int nt_judge_legal(const nt_judge *judge, nt_move *out, int cap) {
    nt_match *match = match_of(judge);
    const int n = nt_match_list(match, NT_JUDGE), given = n < cap ? n : cap;
    memcpy(out, match->legal, (size_t)given * sizeof *out);
    return given;
}

nt_err nt_judge_submit(nt_judge *judge, nt_move move) {
    move.seat = NT_JUDGE;
    return nt_match_submit(match_of(judge), move);
}

/* ---- the note ---- */

static const void *public_part(const nt_match *match) {
    return match->state + match->game->pub_off;
}

static bool is_note(const nt_tail *tail, int at) {
    return tail->move[at].seat == NT_JUDGE && !tail->event[at];
}

/* What is due with one note more. */
static nt_owed with_note(const nt_game *game, nt_owed owed, nt_move note) {
    nt_move (*both)(nt_move, nt_move) = game->hosting->note_both;
    return (nt_owed){true, owed.due && both ? both(owed.note, note) : note};
}

void nt_judge_owe(nt_judge *judge, nt_move note) {
    judge->owed = with_note(match_of(judge)->game, judge->owed, note);
}

/* Plays on from `state` what was taken back; returns whether anything of it had been told to one seat alone. */
static bool play_taken_back(const nt_judge *judge, uint8_t *state) {
    const nt_match *match = match_of(judge);
    const nt_tail *redo = &judge->redo, *waiting = &judge->waiting;
    nt_events *told = match->told;
    bool seen = false;
    for (int i = 0; i < waiting->n + redo->n; i++) {
        told->n = 0;
        match->game->apply(state, i < waiting->n ? waiting->move[i] : redo->move[redo->n - 1 - (i - waiting->n)],
                           told);
        for (int j = 0; j < told->n; j++) {
            seen |= told->at[j].to != NT_ALL;
        }
    }
    return seen;
}

/* The note of what is taken back, if it stays so: from where the match stands now and where it stood. */
static bool note_of(const nt_judge *judge, nt_move *out) {
    const nt_match *match = match_of(judge);
    const nt_game *game = match->game;
    uint8_t *was = match->replay[0];
    if (game->hosting->note == NULL) {
        return false;
    }
    memcpy(was, match->state, game->state_size);
    const bool seen = play_taken_back(judge, was);
    return game->hosting->note(public_part(match), was + game->pub_off, seen, out);
}

/* What is due when that which was taken back, `gone`, stays so: its note, if any, and those that stood in it. */
static nt_owed given_up(const nt_judge *judge, const nt_tail *gone, const nt_move *note) {
    const nt_game *game = match_of(judge)->game;
    nt_owed owed = judge->owed;
    for (int i = 0; i < gone->n; i++) {
        if (is_note(gone, i)) {
            owed = with_note(game, owed, gone->move[i]);
        }
    }
    return note ? with_note(game, owed, *note) : owed;
}

static nt_owed without_redo(const nt_judge *judge) {
    nt_move note;
    if (judge->redo.n == 0) {
        return judge->owed;
    }
    const bool noted = note_of(judge, &note);
    return given_up(judge, &judge->redo, noted ? &note : NULL);
}

static void give_up_redo(nt_judge *judge) {
    judge->owed = without_redo(judge);
    judge->redo.n = 0;
}

/* Tries both moves in memory for replays. A note that is not legal now stays due, and the move goes without it. */
static nt_err rehearse(const nt_match *match, nt_move note, nt_move move) {
    const nt_game *game = match->game;
    int plies = match->n_plies, events = match->n_events;
    memcpy(match->replay[0], match->state, game->state_size);
    match->told->n = 0;
    plies += nt_apply(game, match->replay[0], note, match->told) == NT_OK;
    events += match->told->n;
    match->told->n = 0;
    const nt_err err = nt_apply(game, match->replay[0], move, match->told);
    if (err != NT_OK) {
        return err;
    }
    return plies + 1 > game->max_plies || events + match->told->n > game->max_events ? NT_FULL : NT_OK;
}

nt_err nt_judge_before_move(nt_judge *judge, nt_move move) {
    nt_match *match = match_of(judge);
    const nt_owed owed = without_redo(judge);
    const nt_err err = owed.due ? rehearse(match, owed.note, move) : NT_OK;
    if (err != NT_OK) {
        return err;
    }
    judge->owed = owed;
    judge->redo.n = 0;
    if (owed.due && nt_match_play(match, owed.note) == NT_OK) {
        judge->owed.due = false;
        judge->event[match->n_plies - 1] = 0;
    }
    return NT_OK;
}

/* ---- undo and redo ---- */

static int last_event(const nt_judge *judge) {
    int ply = match_of(judge)->n_plies - 1;
    while (ply >= 0 && !judge->event[ply]) {
        ply--;
    }
    return ply;
}

bool nt_judge_is_event(nt_judge *judge, int ply) {
    return ply >= 0 && ply < match_of(judge)->n_plies && judge->event[ply];
}

bool nt_judge_can_undo(const nt_judge *judge) {
    return nt_judge_waiting(judge) == 0 && last_event(judge) >= 0;
}

nt_err nt_judge_undo(nt_judge *judge) {
    nt_match *match = match_of(judge);
    const int ply = last_event(judge);
    if (nt_judge_waiting(judge) > 0) {
        return NT_PAUSED;
    }
    if (ply < 0) {
        return NT_ILLEGAL;
    }
    for (int i = match->n_plies - 1; i >= ply; i--) {
        judge->redo.move[judge->redo.n] = match->plies[i].move;
        judge->redo.event[judge->redo.n++] = judge->event[i];
    }
    nt_match_rewind(match, ply);
    return NT_OK;
}

bool nt_judge_can_redo(const nt_judge *judge) {
    return nt_judge_waiting(judge) == 0 && judge->redo.n > 0;
}

nt_err nt_judge_redo(nt_judge *judge) {
    nt_match *match = match_of(judge);
    nt_tail *redo = &judge->redo;
    if (nt_judge_waiting(judge) > 0) {
        return NT_PAUSED;
    }
    if (redo->n == 0) {
        return NT_ILLEGAL;
    }
    do {
        redo->n--;
        const nt_err err = nt_match_append(match, redo->move[redo->n]);
        assert(err == NT_OK);
        (void)err;
        judge->event[match->n_plies - 1] = redo->event[redo->n];
    } while (redo->n > 0 && !redo->event[redo->n - 1]);
    nt_match_settle(match); /* a record may end behind the event */
    return NT_OK;
}

/* ---- corrections ---- */

/* A seat whose secret question has one answer, or that is asked nothing: the match gives it. */
static bool play_forced(nt_match *match) {
    const uint32_t asked = nt_match_to_act(match);
    for (uint8_t seat = 0; seat < match->config.seats; seat++) {
        const nt_ask ask = asked >> seat & 1 ? match->game->ask(public_part(match), seat) : NT_ASK_NONE;
        if (ask != NT_ASK_SECRET && ask != NT_ASK_FORCED) {
            continue;
        }
        if (nt_match_list(match, seat) != 1) {
            continue;
        }
        const nt_move only = match->legal[0];
        return nt_match_append(match, only) == NT_OK;
    }
    return false;
}

static bool is_chance(nt_move move) {
    return move.seat == NT_CHANCE;
}

/* Chance is due: the old bits if they come before the next old event, else new ones. */
static void play_chance(nt_match *match, nt_tail *tail) {
    int at = tail->at;
    while (at < tail->n && !tail->event[at] && !is_chance(tail->move[at])) {
        at++;
    }
    if (at == tail->n || !is_chance(tail->move[at])) {
        nt_match_settle(match);
        return;
    }
    const nt_err err = nt_match_append(match, tail->move[at]);
    assert(err == NT_OK);
    (void)err;
    tail->at = at + 1;
}

/* A forced answer that is a choice now is asked anew. */
static bool new_choice(nt_match *match, nt_move move) {
    return move.seat < match->config.seats && nt_match_list(match, move.seat) > 1;
}

/* Plays the next of the tail; false when it has to wait. */
static bool play_next(nt_match *match, nt_tail *tail) {
    const nt_move move = tail->move[tail->at];
    const bool event = tail->event[tail->at];
    if (is_chance(move) || (!event && move.seat == NT_JUDGE)) {
        tail->at++; /* chance that is not due, an old note */
        return true;
    }
    if (!event && new_choice(match, move)) {
        return false;
    }
    const nt_err err = nt_match_append(match, move);
    if (err == NT_OK || !event) {
        tail->at++;
        return err != NT_FULL;
    }
    return play_forced(match);
}

static void play_on(nt_judge *judge) {
    nt_match *match = match_of(judge);
    nt_tail *tail = &judge->waiting;
    bool goes_on = true;
    while (goes_on && tail->at < tail->n) {
        if (nt_match_to_act(match) == 1u << NT_CHANCE) {
            play_chance(match, tail);
        } else {
            goes_on = play_next(match, tail);
        }
    }
    nt_match_settle(match);
    if (tail->at == tail->n) {
        tail->at = tail->n = 0;
    }
}

int nt_judge_waiting(const nt_judge *judge) {
    const nt_tail *tail = &judge->waiting;
    int n = tail->at < tail->n;
    for (int i = tail->at + 1; i < tail->n; i++) {
        n += tail->event[i];
    }
    return n;
}

nt_move nt_judge_waiting_move(const nt_judge *judge, int index) {
    const nt_tail *tail = &judge->waiting;
    int at = tail->at;
    assert(index >= 0 && index < nt_judge_waiting(judge));
    while (index > 0) {
        index -= tail->event[++at];
    }
    return tail->move[at];
}

/* The plies from `ply` on become the tail; the match goes back to it. */
static void take_out(nt_judge *judge, int ply) {
    nt_match *match = match_of(judge);
    nt_tail *tail = &judge->waiting;
    tail->at = tail->n = 0;
    for (int i = ply; i < match->n_plies; i++) {
        tail->move[tail->n] = match->plies[i].move;
        tail->event[tail->n++] = judge->event[i];
    }
    nt_match_rewind(match, ply);
}

/* As it was: every ply was legal here before. */
static void put_back(nt_judge *judge) {
    nt_match *match = match_of(judge);
    nt_tail *tail = &judge->waiting;
    for (int i = 0; i < tail->n; i++) {
        const nt_err err = nt_match_append(match, tail->move[i]);
        assert(err == NT_OK);
        (void)err;
        judge->event[match->n_plies - 1] = tail->event[i];
    }
    tail->n = 0;
}

static nt_err may_correct(nt_judge *judge, int ply) {
    if (nt_judge_waiting(judge) > 0) {
        return NT_PAUSED;
    }
    return nt_judge_is_event(judge, ply) ? NT_OK : NT_ILLEGAL;
}

static nt_err correct(nt_judge *judge, int ply, const nt_move *instead) {
    nt_err err = may_correct(judge, ply);
    if (err != NT_OK) {
        return err;
    }
    take_out(judge, ply);
    nt_move note;
    const bool noted = note_of(judge, &note);
    err = instead ? nt_match_play(match_of(judge), *instead) : NT_OK;
    if (err != NT_OK) {
        put_back(judge);
        return err;
    }
    judge->owed = given_up(judge, &judge->redo, NULL);
    judge->redo.n = 0;
    judge->owed = given_up(judge, &judge->waiting, noted ? &note : NULL);
    judge->waiting.at = 1;
    play_on(judge);
    return NT_OK;
}

nt_err nt_judge_correct(nt_judge *judge, int ply, nt_move instead) {
    return correct(judge, ply, &instead);
}

nt_err nt_judge_drop(nt_judge *judge, int ply) {
    return correct(judge, ply, NULL);
}

nt_err nt_judge_open(nt_judge *judge, int ply) {
    const nt_err err = may_correct(judge, ply);
    if (err != NT_OK) {
        return err;
    }
    give_up_redo(judge);
    take_out(judge, ply);
    judge->held = true;
    return NT_OK;
}

bool nt_judge_can_close(const nt_judge *judge) {
    return judge->held;
}

nt_err nt_judge_close(nt_judge *judge) {
    if (!judge->held) {
        return NT_ILLEGAL;
    }
    put_back(judge);
    judge->held = false;
    return NT_OK;
}

/* Makes the move, if there is one, and drops the first that waits, if `drop`; then goes on. */
static nt_err enter(nt_judge *judge, const nt_move *move, bool drop) {
    nt_move note;
    if (nt_judge_waiting(judge) == 0) {
        return NT_ILLEGAL;
    }
    const bool noted = judge->held && note_of(judge, &note);
    const nt_err err = move ? nt_match_play(match_of(judge), *move) : NT_OK;
    if (err != NT_OK) {
        return err;
    }
    if (judge->held) {
        judge->owed = given_up(judge, &judge->waiting, noted ? &note : NULL);
    }
    judge->held = false;
    judge->waiting.at += drop;
    play_on(judge);
    return NT_OK;
}

nt_err nt_judge_insert(nt_judge *judge, nt_move move) {
    return enter(judge, &move, false);
}

nt_err nt_judge_reenter(nt_judge *judge, nt_move move) {
    return enter(judge, &move, true);
}

nt_err nt_judge_drop_waiting(nt_judge *judge) {
    return enter(judge, NULL, true);
}
