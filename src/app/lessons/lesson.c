/* A lesson that was read, played: its match up to a ply, and on from there. */
#include "app/lessons/lesson.h"

#include <stdlib.h>
#include <string.h>

/* Chance that a mistake meets is the same each time. */
static const uint64_t chance_of_mistakes = 1;

void lesson_free(lesson *l) {
    if (l != NULL) {
        nt_match_destroy(l->match);
        free(l);
    }
}

static bool append(const lesson *l, nt_match *match) {
    const int at = nt_match_plies(match);
    return at < nt_match_plies(l->match) && nt_match_append(match, nt_match_ply(l->match, at).move) == NT_OK;
}

static bool waits_for_chance(const nt_match *match) {
    return nt_match_to_act(match) == 1u << NT_CHANCE;
}

nt_match *lesson_match(const lesson *l, int plies) {
    nt_err err = NT_OK;
    nt_match *match = nt_match_begin(l->game, nt_match_config(l->match), chance_of_mistakes, &err);
    while (match != NULL && nt_match_plies(match) < plies && append(l, match)) {
    }
    return match;
}

bool lesson_next(const lesson *l, nt_match *match) {
    bool moved = append(l, match);
    while (moved && waits_for_chance(match)) {
        moved = append(l, match);
    }
    return moved;
}

bool lesson_is(const nt_move *wanted, nt_move made) {
    made.seat = wanted->seat;
    return nt_move_equal(*wanted, made);
}
