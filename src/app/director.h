/* The director: leads one match at the table. Holds the match and its ports, lets bots answer after their pause, saves
 * after every accepted move, and says which scene comes next. */
#ifndef NT_APP_DIRECTOR_H
#define NT_APP_DIRECTOR_H

#include "app/seating.h"
#include "bots/bots.h"
#include "engine/record.h"

typedef struct app_director app_director;

typedef enum {
    STEP_EVENTS,  /* public events are still being shown */
    STEP_BOTS,    /* bots are thinking: the table waits */
    STEP_OPEN,    /* `seat` decides on the public frame */
    STEP_PRIVATE, /* `seat` is to come behind the curtain (NT_ASK_HAND or NT_ASK_SECRET) */
    STEP_RESULTS, /* the game's end: NT_ASK_TABLE, or over */
} app_step_kind;

typedef struct {
    app_step_kind kind;
    uint8_t seat;
    nt_ask ask;
    int done, of; /* in a secret step: how many seats have finished, of how many */
} app_step;

/* Takes the match over (destroys it at the end). NULL on no memory; then the match is still the caller's. */
app_director *app_director_create(nt_match *, const app_seating *, uint64_t presentation_seed);
void app_director_destroy(app_director *);

app_step app_director_step(const app_director *);
const nt_game *app_director_game(const app_director *);
nt_match *app_director_match(app_director *);
const app_seating *app_director_seating(const app_director *);
/* The door of a seat or of NT_SPECTATOR. */
nt_port *app_director_port(app_director *, uint8_t seat);

#endif
