/* The desktop on which the real program runs: SDL without a screen, a clock and events from a tape. What the program
 * lets out is written down line by line, with whose eyes the frame is for and what the viewer knows. */
#ifndef NT_TESTS_WINDOW_DESK_H
#define NT_TESTS_WINDOW_DESK_H

#include <stdio.h>

#include "window/tape.h"

/* By what something is let out. */
typedef enum {
    OUT_WINDOW, /* title, icon, size, place, full screen */
    OUT_POINTER,
    OUT_CURSOR, /* its shape, and whether it is seen */
    OUT_RUMBLE, /* and lights of gamepads */
    OUT_CLIPBOARD,
    OUT_TEXT,  /* text input and its rectangle */
    OUT_OTHER, /* message boxes, other programs */
    OUT_SOUND, /* which, how loud, from where, as the mixer gets it */
    OUT_RECTS, /* what of the window is sent */
    OUT_PIXELS,
    OUT_FILES,
    OUT_LOG,
    OUT_SPEECH, /* standard output and standard error */
    OUT_WAIT,   /* how long it wants to sleep */
    OUT_EVENT,  /* a desktop's event that covers, and whether over a secret frame */
    OUT_PLY,    /* a move has been made: counted alone */
    OUT_GIVEN,  /* whether a given move was taken */
    OUT_BROKEN, /* what must not be in any truth */
    OUT_CHANNELS
} desk_channel;

enum { DESK_LINE = 13000, DESK_JUDGE = 2 }; /* of an event into a judge's frame */

typedef struct {
    const truths *of;
    int truth, run;
    const side_manner *manner;
    const nt_table *table;
    const char *dir; /* the save folder */
    const tape *tape;
    FILE *out;
    const char *driver; /* of SDL's video */
} desk_job;

/* Runs the program's own main, in a process of its own. */
int desk_run(const desk_job *);

/* For what stands between the program and SDL. */
void desk_say(desk_channel, const char *format, ...) __attribute__((format(printf, 2, 3)));
uint64_t desk_now(void);
/* The program puts the pointer somewhere. */
void desk_put_pointer(int x, int y);
/* Shows or hides it; -1 asks. */
int desk_cursor(int toggle);
/* Rectangles reach the screen; NULL: all of the window. */
void desk_show(SDL_Window *, const SDL_Rect *, int n);

#endif
