/* Two truths that one seat cannot tell apart: a position of a seeded match, and a world that the seat imagines beside
 * it. Both are laid into a match of their own, so that saves, undo and Continue go through them like any other. */
#ifndef NT_TESTS_TWINS_TRUTHS_H
#define NT_TESTS_TWINS_TRUTHS_H

#include "engine/match.h"
#include "engine/port.h"

enum { TRUTHS = 2, TRUTHS_PAST = 100 };

typedef struct {
    const nt_game *game;
    nt_config config;
    uint8_t viewer; /* who cannot tell them apart; nor can the table */
    int plies;      /* of the match that the position comes from, before it */
    int hidden; /* of those that stay alike behind it, by luck: in so many another seat is asked behind a curtain */
    int others; /* seats that are something else in the other truth: a wolf, a role, a trap */
    int n_past; /* the last events that the viewer was told */
    nt_event past[TRUTHS_PAST];
    uint8_t *state[TRUTHS];
    nt_game laid[TRUTHS]; /* the game, but its first deal lays that truth; both have the game's id */
} truths;

/* Plays a match of so many seats by this luck, printed rules or house rules drawn, up to a ply drawn between its deal
 * and its end, and imagines. False when nothing else can be imagined there: try again. One pair at a time: it is laid
 * until truths_free. */
bool truths_find(truths *, const nt_game *, uint8_t seats, nt_rng *);
/* The same, best with something hidden before it soon: what a game is mostly asked about where it lies in the open
 * most of the time. */
bool truths_find_hidden(truths *, const nt_game *, uint8_t seats, nt_rng *);
void truths_free(truths *);
/* A match at the position; the caller destroys it. */
nt_match *truths_match(const truths *, int truth, uint64_t seed);
/* How many sit at most: some games' last counts are for house rules alone. */
uint8_t truths_most_seats(const nt_game *);

#endif
