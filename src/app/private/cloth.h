/* The cloth's movement: it parts, or it closes, and who stands before it goes on where another scene began that. Its
 * time is one of public things alone, so that no movement tells what follows it. */
#ifndef NT_APP_CLOTH_H
#define NT_APP_CLOTH_H

#include "app/app_state.h"

typedef struct {
    uint64_t begun, stands; /* from when on it hangs, or is open */
    uint64_t ends;          /* 0: it has come to its end, and that was seen */
} cloth;

/* It parts, or what hangs before it goes up and comes down. */
cloth cloth_move(const app *);
/* It closes from now on, or has done so `since`, if that is not 0; and then comes what hangs before it. */
cloth cloth_close(const app *, uint64_t since);
bool cloth_moves(const cloth *, const app *);
/* How much of the cloth's own movement is over, 0..1. */
float cloth_part(const cloth *, const app *);
/* Around what comes to hang before a cloth that closes: nothing is seen of it before that is closed, so that no word
 * lies over what goes; then more in each of a few steps. False where it hangs already: then there is no end. */
bool cloth_hang_begin(const cloth *, const app *, ui_draw *);
void cloth_hang_end(ui_draw *);
/* When it has something to show, or `other`, whichever comes first. */
uint64_t cloth_wake(const cloth *, const app *, uint64_t other);
/* The cloth as far as it is parted, 0..1, before the stage or what it closes over. */
void cloth_draw(const app *, ui_draw *, float parted);
/* The middle of the lantern before the cloth, whatever else is said there. */
float cloth_lantern(const ui_frame *);
/* The still page's sign, so far above its place, du, and its cords' ends; and the lantern that hangs before the cloth
 * where the curtain's is, with so much light, 0..1: nothing to press. */
void cloth_still_sign(ui_draw *, float up, float cords, float lit);

#endif
