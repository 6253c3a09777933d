/* How the seating scene looks. */
#ifndef NT_APP_SEATING_DRAW_H
#define NT_APP_SEATING_DRAW_H

#include "app/app_state.h"

typedef struct {
    scene base;
    int seat;                                    /* the chair that is open */
    bool placing;                                /* the next chair pressed changes places with it */
    bool keyboard;                               /* the keyboard on the screen stands where the ring was */
    text_catalogue *keys;                        /* its letters: of the language of whoever sits there */
    int letters;                                 /* and their page */
    char composing[sizeof((ui_input *)0)->text]; /* what an input method has not yet made into a name */
    app_mode mode;
} seating_scene;

/* Numbers of the zones "less" and "more". */
enum { SEATING_EMBLEM, SEATING_COLOUR, SEATING_WHO, SEATING_COUNT };

/* Chairs ("chair"), their number, and the table mode ("mode" 0 and 1). */
void seating_draw_ring(const seating_scene *, const app *, ui_draw *, ui_rect);
/* The open chair: name ("name", "clear"), emblem, colour, who plays it, "swap", "language". */
void seating_draw_editor(const seating_scene *, const app *, ui_draw *, ui_rect);

#endif
