/* The page of house rules: what its scene keeps, and how it looks. */
#ifndef NT_APP_OPTIONS_DRAW_H
#define NT_APP_OPTIONS_DRAW_H

#include "app/app_state.h"

/* What keeps the table from being dealt, and the one change that would mend it. */
typedef struct {
    bool wrong;
    int option; /* -1: no single change helps */
    int16_t value;
} options_verdict;

typedef struct {
    scene base;
    int first;   /* the first row of the page that was turned to: turning the window keeps it on the screen */
    void *state; /* scratch for asking the game whether it accepts the options */
    options_verdict is;
    bool warned; /* warnings are on the screen, to be confirmed */
    bool listed; /* what differs is on the screen */
    int sheet;   /* of that list */
} options_scene;

/* Rows, warnings or what differs, whichever is on the screen. */
void options_draw(const scene *, const app *, ui_draw *);

#endif
