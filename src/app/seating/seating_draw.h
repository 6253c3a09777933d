/* How the seating scene looks. */
#ifndef NT_APP_SEATING_DRAW_H
#define NT_APP_SEATING_DRAW_H

#include "app/app_state.h"

/* What stands where the ring of chairs was. */
typedef enum { SEATING_RING, SEATING_KEYS, SEATING_LOOKS, SEATING_NUMBERS } seating_panel;

/* Numbers of the zone "people". */
enum { SEATING_ALL, SEATING_ALONE, SEATING_LAST };

typedef struct {
    scene base;
    int seat;     /* the chair that is open */
    bool placing; /* the next chair pressed changes places with it */
    bool refused; /* what was to be pasted is no name */
    bool chairs;  /* what was pressed last is a chair: the foot says how, and not what the mode means */
    seating_panel panel;
    bool has_last;
    app_seating last;                            /* who sat at the table the last time */
    text_catalogue *keys;                        /* its letters: of the language of whoever sits there */
    int letters;                                 /* and their page */
    char composing[sizeof((ui_input *)0)->text]; /* what an input method has not yet made into a name */
    app_mode mode;
} seating_scene;

/* Numbers of the zones "less" and "more". */
enum { SEATING_WHO, SEATING_COUNT };

/* Chairs ("chair") round the table, their number ("count"), who plays ("people"), and the table mode ("mode" 0 and 1)
 * where the editor has no room for it. Whether it says there what the mode means. */
bool seating_draw_ring(const seating_scene *, const app *, ui_draw *, ui_rect);
/* Emblems ("emblem") and colours ("colour") for the open chair, and "done". */
void seating_draw_looks(const seating_scene *, const app *, ui_draw *, ui_rect);
/* How many may play the game ("number"). */
void seating_draw_numbers(const app *, ui_draw *, ui_rect);
/* How wide the open chair's editor is beside the ring. */
float seating_editor_width(const ui_frame *);
/* The open chair: name ("name", "clear"), "looks", its colour, who plays it, "swap", "language";
 * under it the table mode, where that has room. Whether it says there what the mode means. */
bool seating_draw_editor(const seating_scene *, const app *, ui_draw *, ui_rect);
/* The name alone, as long as it is written, and the keys below it. */
void seating_draw_keys(const seating_scene *, const app *, ui_draw *, ui_rect area);
/* What the way of sharing means. */
const char *seating_mode_words(const seating_scene *, const app *, ui_draw *);

#endif
