/* A world that is being imagined: for growl_imagine.c, which makes it, and its parts growl_imagine_hands.c and
 * growl_imagine_teams.c. */
#ifndef NT_GAMES_GROWL_IMAGINE_H
#define NT_GAMES_GROWL_IMAGINE_H

#include "games/growl/growl_state.h"

typedef struct {
    struct growl_state *world;
    const growl_pub *pub;
    const growl_priv *me;
    int seat;
    nt_rng *rng;
    uint8_t pool[GROWL_KINDS]; /* cards not laid out yet */
    uint32_t wolves, humans;   /* players whose team the seat knows for sure (for the dead: at death) */
    uint8_t taken[2];          /* what All Hallows' Eve took of a dead player's hand at death, or GROWL_NONE */
} growl_sampler;

/* The present night (0..2) while its cards are not passed yet, else -1. */
int growl_open_passing(const growl_pub *);
/* Night cards turned up so far. */
int growl_nights_seen(const growl_pub *);
/* The Gift's card of the viewing seat while it lies on that player's tile, or came from there into a dead hand;
 * else GROWL_NONE. */
uint8_t growl_gift_to(const growl_sampler *, int seat);
/* To whom All Hallows' Eve's dead player passed a card: side 0 left, 1 right. */
int growl_dead_neighbour(const growl_pub *, int side);
/* Draws a card from the pool at random; GROWL_NONE when it is empty. */
uint8_t growl_draw_pool(growl_sampler *);
/* growl_imagine_teams.c. Whether the player died by day of a Bite: a human whose turning made Silver Bullet heavier.
 */
bool growl_died_turning(const growl_pub *, int seat);
/* Learns whose team the seat knows; of two who may have passed a Bite one is drawn. False where that cannot be. */
bool growl_know_teams(growl_sampler *);
/* Draws the Wolf Zeroes among those who may be one. */
bool growl_draw_zeroes(growl_sampler *);
/* Draws teams and hands that fit what the seat knows. False when this attempt leads nowhere. */
bool growl_deal_hands(growl_sampler *);

#endif
