/* How the seating scene looks. */
#ifndef NT_APP_SEATING_DRAW_H
#define NT_APP_SEATING_DRAW_H

#include "app/app_state.h"

typedef struct {
    scene base;
    int seat;      /* the chair that is open */
    bool placing;  /* the next chair pressed changes places with it */
    bool keyboard; /* the keyboard on the screen stands where the ring was */
    app_mode mode;
} seating_scene;

/* Numbers of the zones "less" and "more". */
enum { SEATING_EMBLEM, SEATING_COLOUR, SEATING_WHO, SEATING_COUNT };

/* Chairs ("chair"), their number, and the table mode ("mode" 0 and 1). */
void seating_draw_ring(const seating_scene *, const app *, ui_draw *, ui_rect);
/* The open chair: name ("name", "clear"), emblem, colour, who plays it, "swap". */
void seating_draw_editor(const seating_scene *, const app *, ui_draw *, ui_rect);
/* "letter" n, "space", "erase", "done". */
void seating_draw_keyboard(ui_draw *, ui_rect);
/* The n-th letter of the language's keyboard; false when there is none. */
bool seating_letter(text_catalogue *, int n, bool large, char *buf, size_t cap);

#endif
