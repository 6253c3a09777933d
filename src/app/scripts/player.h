/* A player without hands: feeds the application raw input and time as a person would. For scripts and demonstrations.
 */
#ifndef NT_APP_PLAYER_H
#define NT_APP_PLAYER_H

#include "app/app_state.h"

typedef struct {
    app *app;
    nt_rng rng; /* of what it presses when nobody says */
    int misses; /* presses since the last accepted move */
    int plies;
    int touches;     /* fingers, buttons and keys that came down so far */
    uint64_t coarse; /* ms: it wakes no sooner again, so that movements have fewer frames; 0 is every one */
    /* Called after every new frame; may be NULL. */
    void (*seen)(void *user, app *);
    void (*heard)(void *user, app *, const char *sound, float volume); /* each, in order; or NULL */
    /* How an event reaches the application: NULL = straight. */
    void (*through)(void *user, app *, const ui_raw *);
    void *user;
} player;

void player_begin(player *, app *, uint64_t seed);
/* Lets ms pass: everything that is due in between happens at its time. */
void player_wait(player *, uint64_t ms);
/* A curtain that parts: waits for what is behind it. player_press does so by itself. */
void player_wait_for_curtain(player *);
/* The zone of this name and number in the frame shown, or NULL. Below 0 it is any one of the name where none has just
 * that number: the arrow back is "page" -1. */
const ui_zone *player_zone(const player *, const char *name, int n);
/* Moves the pointer to a zone's middle and presses, or holds as its flags ask. False when there is no such zone. */
bool player_press(player *, const char *name, int n);
/* Turns the pages of a list forward until the zone is there. False when no page has it. */
bool player_turn_to(player *, const char *name, int n);
void player_tap(player *, float x, float y); /* pixels, by touch */
void player_key(player *, ui_key, bool pad);
void player_text(player *, const char *utf8);
/* One raw event, now. */
void player_feed(player *, ui_raw);
/* Does the next sensible thing of a match: opens the curtain, presses what may be pressed, or waits for the bots.
 * When many presses in a row have made no move (a player who never finds the answer), the seat's move is chosen as a
 * bot chooses and given at its port. False when the match has ended and its end has been shown. */
bool player_act(player *);

#endif
