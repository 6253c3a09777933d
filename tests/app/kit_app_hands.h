/* A person with one input device at the whole application: what is pressed is chosen among the zones of the frame
 * that is shown; the device reaches them only by what it has. */
#ifndef NT_TESTS_APP_KIT_APP_HANDS_H
#define NT_TESTS_APP_KIT_APP_HANDS_H

#include "app/kit_app.h"

enum { TAP_MS = 30 };

typedef enum { MOUSE, TOUCH, KEYS, PAD } device;

typedef struct {
    app *app;
    player time; /* lets time pass; presses nothing */
    device by;
    const nt_game *game;
    int seats;
    nt_rng rng;
    char dir[256];
    int presses, steps, tabs;
} hands;

/* An application that shows its title, and a person for the game's table; hands_end closes it. */
void hands_begin(hands *, const char *game, device);
void hands_end(hands *);
/* One person among bots, by the game's usual options: the match begins at once. */
void hands_start(hands *, app_motion, app_pace);

/* One raw event. */
void hands_feed(hands *, ui_raw);
/* Waits until input counts. */
void hands_settle(hands *);
/* Holds a key or a button of the pad down for so long. */
void hands_key(hands *, ui_key, uint64_t ms);
/* Any point of the zone that nothing covers, in pixels; false when there is none. */
bool hands_point(const app *, const ui_zone *, float *x, float *y);
/* Moves the focus by arrows, and by Tab (a pad's shoulder) where no arrow leads. False when the zone went away. */
bool hands_walk_to(hands *, const char *zone, int n);
/* Presses a zone; false when there is none of that name (n < 0: any number). */
bool hands_press(hands *, const char *zone, int n);
void hands_must_press(hands *, const char *zone, int n);
void hands_must_be(const hands *, const char *scene_name);
/* What ends a choice or the series first, else any zone that is a decision of the match; false when there is none. */
bool hands_press_some(hands *);

void hands_go_back(hands *);
/* Turns the pages of a list of games until this one is there, and presses it. */
void hands_pick(hands *, int game);
/* Opens the rules, turns to another subject and comes back to the scene. */
void hands_read_rules(hands *, const char *from);
/* Picks the game and seats two people and bots; the second changes one option and starts; the third does both. */
void hands_from_title_to_options(hands *);
void hands_from_options_to_table(hands *);
void hands_from_title_to_table(hands *);

#endif
