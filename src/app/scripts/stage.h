/* The application without people: played by a script or by a demonstration, or asked for a log. What paints is given
 * from outside. */
#ifndef NT_APP_STAGE_H
#define NT_APP_STAGE_H

#include <stdio.h>

#include "app/app.h"

/* What paints lists. `shot` saves what it has painted as PNG; false with one sentence. `paint` paints what differs
 * from the list before, or the whole frame. `ahead` draws what app_grounds names, to the end. */
typedef struct {
    void *user;
    bool (*shot)(void *user, const ui_draw *, const char *path, char *problem, size_t cap);
    void (*paint)(void *user, const ui_draw *, bool whole);
    void (*ahead)(void *user, const app_ahead *);
    /* Leaves what is drawn beside the window so many milliseconds; how many seconds painting waited for it. */
    double (*leave_soon)(void *user, uint32_t ms);
} app_stage;

/* Plays a text file of commands (docs/scripts.md). The first one that fails is said on standard error with file, line
 * and what was expected. Returns the exit code: 0 or 1. `shots` may be NULL when the script takes none. */
int script_play(app *, const app_stage *, const char *file, const char *shots);

/* Prints the log of a record as plain text in the table's language: all of it when the match is over, else what
 * everybody knew. Returns the exit code. */
int log_print(app *, const char *record);

typedef struct {
    const char *game;
    int seats, people;
    uint64_t seed;
    const char *shots;
    const char *option;    /* one change of the game's options as "id=value", or NULL */
    const char *languages; /* of the first seats, "es,ja,th"; NULL = all read the table's */
} demo_options;

/* Plays a whole match through the real scenes and saves a picture of every different kind of screen, numbered. People
 * are played by pressing zones. The same options give the same pictures. Returns the exit code. */
int demo_play(app *, const app_stage *, const demo_options *);

/* Plays the same match without pictures and prints what painting the game's table takes, as multiples of copying one
 * frame in the same run: the whole frame where most is drawn, what moves, of that what one thing moves by itself
 * (app/scripts/lone.h), what changes under the pointer, and nothing. Returns the exit code. */
int bench_play(app *, const app_stage *, const demo_options *);

#endif
