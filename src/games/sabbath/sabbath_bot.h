/* The yardstick of the bots and a playout policy: one ply deep, on public information and the own hand. */
#ifndef NT_GAMES_SABBATH_BOT_H
#define NT_GAMES_SABBATH_BOT_H

#include "engine/game.h"

/* Its margin is its own provisional total (sabbath.md 8 on the cards taken so far) less the best other. It drafts for
 * the best margin after the pick, moves the witch for the best margin after the move and its own first pick, and
 * plays the card after which the trick, closed at once, leaves it best: those who have played move the witch and
 * draft as it would. Ties at random. Returns an index into n >= 1 legal moves. */
int sabbath_greedy(nt_view, const nt_move *legal, int n, nt_rng *);

#endif
