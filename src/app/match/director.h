/* The director: leads one match at the table. Holds the match and its ports, shows public events one after the other,
 * lets bots answer after their pause, and says what comes next. Draws nothing and knows no scene. */
#ifndef NT_APP_DIRECTOR_H
#define NT_APP_DIRECTOR_H

#include "app/seating/seating.h"
#include "bots/bots.h"
#include "engine/record.h"
#include "ui/table.h"

typedef struct app_director app_director;

typedef enum {
    STEP_EVENTS,  /* public events are still being shown */
    STEP_UNDO,    /* `seat` may still take its open move back; any press goes on */
    STEP_BOTS,    /* bots are thinking: the table waits */
    STEP_OPEN,    /* `seat` decides on the public frame */
    STEP_PRIVATE, /* `seat` is to come behind the curtain (NT_ASK_HAND or NT_ASK_SECRET) */
    STEP_RESULTS, /* the game's end: NT_ASK_TABLE (`seat` is asked for the table), or over */
} app_step_kind;

typedef struct {
    app_step_kind kind;
    uint8_t seat;
    nt_ask ask;
    int done, of; /* in a secret step: how many people have finished, of how many; else 0 */
} app_step;

/* Whom the director tells. Each may be NULL. */
typedef struct {
    void *user;
    /* A move was accepted or taken back; called before anything of it is shown. */
    void (*accepted)(void *user);
    void (*sound)(void *user, const char *name);
    /* An event begins to be told: what is spoken of it, from the table's view. */
    void (*speak)(void *user, nt_view, const nt_event *);
    /* Whether an event is worth a sentence, from the table's view when it is told; NULL = every one is. */
    bool (*tells)(void *user, nt_view, const nt_event *);
} app_director_hooks;

/* Takes the match over (destroys it at the end). NULL on no memory; then the match is still the caller's. */
app_director *app_director_create(nt_match *, const nt_table *, const app_seating *, uint64_t presentation_seed,
                                  app_director_hooks);
void app_director_destroy(app_director *); /* NULL is fine */
/* The match was read from a save: of its public events so many count as shown, as app_director_begun gave them, or
 * all of them (events < 0). `last_asked` as app_director_last_asked gave it. */
void app_director_resumed(app_director *, uint8_t last_asked, int events);

/* The match is a lesson's: no bot answers, nor the house; whoever leads it plays it on at the match itself, and its
 * events are told as always. */
void app_director_led(app_director *);
/* Whether its one person hides from nobody (app_is_alone): what would only hide others is then not asked
 * (nt_table.decoy). */
void app_director_alone(app_director *, bool alone);

app_step app_director_step(const app_director *);
const nt_game *app_director_game(const app_director *);
const nt_table *app_director_table(const app_director *);
nt_match *app_director_match(app_director *);
const app_seating *app_director_seating(const app_director *);
/* The language that a seat reads from now on; nothing else changes. At most 11 bytes. */
void app_director_set_language(app_director *, uint8_t seat, const char *tag);
/* The door of a seat or of NT_SPECTATOR. */
nt_port *app_director_port(app_director *, uint8_t seat);
/* The view of a seat or of NT_SPECTATOR, in memory of the director: valid until the next call with this seat. */
nt_view app_director_view(app_director *, uint8_t seat);
/* The same, of the table as far as it has been told: while an event is being told, as it stood when that happened.
 * What frames show that may be ahead of the story. */
nt_view app_director_told_view(app_director *, uint8_t seat);
uint8_t app_director_last_asked(const app_director *);

/* So many ms went by in which the table stood: what is told, the time of undo and the bots' pauses go on from there.
 * What is kept until a clock reaches its time is not the table's. NULL is fine. */
void app_director_stood(app_director *, uint64_t ms);

/* How time passes: `factor` on the times of events and of the bots' pauses, 0 = everything at once; `still`: pictures
 * do not move, an event shows its end from the beginning, and a result stays until somebody presses on. */
typedef struct {
    float factor;
    bool still;
} app_tempo;

/* Lets time pass: events begin and end, bots answer. With on_table false (curtain, private view) events wait, and as
 * long as one waits no bot's pause begins. True when something changed that a frame may show. */
bool app_director_tick(app_director *, uint64_t now, app_tempo, bool on_table);
/* The same while the public page is on its way: an event that takes time stands at its beginning, unheard, until the
 * next tick on the table, and takes its whole time from there. */
bool app_director_comes(app_director *, uint64_t now, app_tempo);
/* When tick has something to do or to show next, ms; UINT64_MAX = nothing. */
uint64_t app_director_wake(const app_director *, uint64_t now);
/* The same for on_table false. */
uint64_t app_director_pause_end(const app_director *, uint64_t now);
/* Finishes what is being shown at once: a press during an animation. False when nothing was. */
bool app_director_skip(app_director *);
/* Bots that are asked answer very soon: a press while the table waits for them. Not at once, for then how long they
 * think would show. False when none is asked. */
bool app_director_hurry(app_director *);
/* The event being shown stays until app_director_skip: nothing moves, and no time ends it. */
bool app_director_holds(const app_director *);
/* How many events of the public port have begun to be shown. */
int app_director_begun(const app_director *);
/* How many events of the public port have been told; the one that is being shown, too, once its sentence is said. */
int app_director_told(const app_director *, uint64_t now);
/* The public event being shown and how far it is (kind 0 and 1 when none), and the last whose sentence has been said.
 */
void app_director_event(const app_director *, uint64_t now, nt_event *shown, float *part, nt_event *last);

/* The results have been shown to their end: now bots may answer for the table where no person is asked. */
void app_director_revealed(app_director *);
/* A person's move, at that seat's port. On error nothing has changed. */
nt_err app_director_submit(app_director *, uint8_t seat, nt_move);
/* A person's secret choice that was made before its least time was over: kept, and made by app_director_take when the
 * clock reaches `at`. Until then that seat counts as asked. */
void app_director_keep(app_director *, uint8_t seat, nt_move, uint64_t at);
/* Whoever has answered the question that is open reads on in the same turn (table_state.reads_on). */
bool app_director_reads_on(app_director *);
/* The seat has read to its end what came of its answer. */
void app_director_read(app_director *, uint8_t seat);
/* The same when the clock reaches `at`, as app_director_keep. */
void app_director_keep_read(app_director *, uint8_t seat, uint64_t at);
/* Whose choice is kept, or NT_SPECTATOR; and when it is made, UINT64_MAX = none is kept. */
uint8_t app_director_kept(const app_director *);
uint64_t app_director_kept_until(const app_director *);
/* Makes the kept choice if its time has come. One that is not legal any more is dropped, and the seat asked anew.
 * NULL is fine. */
void app_director_take(app_director *, uint64_t now);
/* The time of undo is running (public table only). */
bool app_director_can_undo(const app_director *);
bool app_director_undo(app_director *);
/* A judge has taken back, corrected or made a move of his own at the match itself: all told so far counts as shown.
 */
void app_director_rewound(app_director *);

#endif
