/* Flat Monte-Carlo: a bot for any game that can imagine worlds. It knows its seat's view and nothing else: in worlds
 * that the seat cannot tell from the real one it plays every choice forward and takes the one that came off best.
 *
 * A game that wants it for its own bot calls nt_flat_choose from ID_bot with the settings that suit it. */
#ifndef NT_BOTS_FLAT_H
#define NT_BOTS_FLAT_H

#include "bots/bots.h"

enum {
    NT_FLAT_CHOICES = 64,         /* of more legal moves as many are drawn and compared */
    NT_FLAT_STATE_MAX = 32 * 1024 /* bytes of the largest state it can play with */
};

typedef struct {
    const nt_game *game;
    int playouts;      /* about so many playouts a decision, at least 1; never a matter of time */
    int stray;         /* of 256 moves in a playout so many are drawn instead of chosen; 0 without playout */
    nt_bot_fn playout; /* how everybody plays on, from the view of its seat; NULL: any legal move */
    /* Whether a playout that began at the public part `from` may stop at `at` (the deal is over, say). NULL: played
     * to the end of the match. */
    bool (*stops)(const void *from, const void *at);
    /* What an end is worth to the seat, from the public part. NULL: NT_FLAT_WIN for a win, split among those who
     * share it, and NT_FLAT_POINT for each point of lead or deficit up to NT_FLAT_POINTS; for games whose points do
     * not fall below 0. Nobody has won where a playout stops early. */
    int (*worth)(const void *pub, uint8_t seat);
} nt_flat;

enum { NT_FLAT_WIN = 10000, NT_FLAT_POINT = 150, NT_FLAT_POINTS = 20 };

/* Chooses one of n >= 1 legal moves of view.seat; returns its index. Every choice is tried in the same worlds with
 * the same luck; the weaker half is dropped again and again, the budget goes to the rest. The same view, list and
 * generator give the same move on every machine; the generator is drawn from once. One legal move is taken at once.
 * If the game finds no world at all (NT_NO_WORLD), the playout's own choice is made, or any without a playout. */
int nt_flat_choose(const nt_flat *, nt_view, const nt_move *legal, int n, nt_rng *);

#endif
