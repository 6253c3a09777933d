/* The rest of a deal played by rule of thumb: what robbers_bot weighs its cards by. */
#ifndef NT_GAMES_ROBBERS_PLAYOUT_H
#define NT_GAMES_ROBBERS_PLAYOUT_H

#include "games/robbers/robbers.h"

/* A deal with open hands, reduced to what a playout needs. */
typedef struct {
    uint8_t n, leader, down;                   /* of the present trick */
    uint8_t card[ROBBERS_SEATS];               /* of the present trick */
    uint8_t hand[ROBBERS_SEATS][ROBBERS_HAND]; /* sorted */
    uint8_t held[ROBBERS_SEATS];               /* cards in hand */
    uint8_t role[ROBBERS_SEATS];
    uint8_t icons[ROBBERS_SEATS]; /* taken so far, of the suit that the role counts */
    uint8_t halved[ROBBERS_SEATS];
    uint8_t players[ROBBERS_TEAMS];
    uint8_t worth[ROBBERS_SUITS][ROBBERS_CARDS]; /* icons by suit and card */
} robbers_playout;

/* A deal that the view's seat, which is on turn, cannot tell from the real one; false when there is none. */
bool robbers_playout_imagine(robbers_playout *, nt_view, nt_rng *);
/* The seat on turn plays this card, which it holds; a full trick is taken in. */
void robbers_playout_play(robbers_playout *, uint8_t card);
/* Plays to the end of the deal; returns the wolves' total less the robbers' (9). */
int robbers_playout_end(robbers_playout *);

#endif
