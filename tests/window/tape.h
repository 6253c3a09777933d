/* What happens to the real program's window: a recorded pair's inputs as SDL's events with their moments, and what a
 * desktop does besides. Both truths get the same. */
#ifndef NT_TESTS_WINDOW_TAPE_H
#define NT_TESTS_WINDOW_TAPE_H

#include "twins/pair.h"

#include <SDL.h>

typedef enum {
    TAPE_EVENT,
    TAPE_SIZE,     /* the desktop gives the window another size */
    TAPE_SLEEP,    /* the machine sleeps for an hour and wakes */
    TAPE_PAD_LOST, /* the gamepad is gone */
    TAPE_GIVEN,    /* a move that nobody pressed */
    TAPE_KILL,
    TAPE_QUIT,
} tape_kind;

typedef struct {
    tape_kind kind;
    uint64_t at; /* ms since this run of the program began */
    SDL_Event event;
    int w, h;
    uint8_t seat;
    nt_move move[TRUTHS];
    const char *covers; /* its name, where secrets must go with it; else NULL */
} tape_step;

enum { TAPE_STEPS = 6000, TAPE_RUNS = 12 };

typedef struct {
    tape_step step[TAPE_STEPS];
    int n;
    int first[TAPE_RUNS + 1]; /* steps of run i: first[i] up to first[i + 1] */
    int runs;                 /* the program is killed and started again between them */
} tape;

/* Most are cut where a frame for somebody's eyes stands, and something comes between there, another thing with each
 * `turn`; `end` is when the pair ended. */
void tape_make(tape *, const pair_tape *, const side_manner *, uint64_t end, uint32_t turn);

#endif
