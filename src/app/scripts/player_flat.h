/* Fingers of the player without hands, for a table that lies flat: a seat's own finger has its number. */
#ifndef NT_APP_PLAYER_FLAT_H
#define NT_APP_PLAYER_FLAT_H

#include "app/scripts/player.h"

void player_finger(player *, ui_raw_kind, int finger, float x, float y); /* pixels */
/* The zone of this name in a seat's zone, or at its chip; n below 0: any. NULL: none. */
const ui_zone *player_own_zone(const player *, int seat, const char *name, int n);
/* The seat's finger comes down on its chip; false when it has none. */
bool player_hold_chip(player *, int seat);
void player_lift_chip(player *, int seat);
/* Another finger presses something there. */
void player_tap_own(player *, int seat, const ui_zone *);
/* Picks at random in the open zone until it may be done, and does it. */
bool player_choose_own(player *, int seat);
/* All who are asked hold their chips at once, as far as zones open beside each other, and choose. False when nobody
 * came to anything. */
bool player_act_at_edges(player *);

#endif
