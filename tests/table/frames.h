/* Frames in the made-up locale, whose words are longer, accented and in ⟦ ⟧, or in a language that is spoken. Kept as
 * a fault, once each: in the made-up one a text that no catalogue holds, a word cut off, a missing glyph, text that
 * is too small, beyond the frame, over another text; a list that overflows; and what is pressed when it is smaller
 * than a finger, beyond the frame, or over another. */
#ifndef NT_TESTS_TABLE_FRAMES_H
#define NT_TESTS_TABLE_FRAMES_H

#include <stdbool.h>

#include "ui/draw.h"

enum { FRAMES_MOST = 4000, FRAMES_LINE = 260 };

typedef struct {
    char line[FRAMES_MOST][FRAMES_LINE];
    int n, seen;
    bool spoken;      /* a language that is spoken: its words do not stand in ⟦ ⟧ */
    bool names_cut;   /* people's names may be cut */
    bool quiet_small; /* what is UI_ZONE_QUIET may be smaller than a finger */
    bool window_only; /* texts of places inside are others' to look at */
    char where[96];   /* what a fault's line begins with: window, text, seats */
} frames;

/* The texts of one frame; `moving`: cards that fly pass over names. */
void frames_texts(frames *, const ui_draw *, const char *screen, bool moving);
/* What can be pressed. */
void frames_zones(frames *, const ui_draw *, const char *screen);
/* Whether a line of the list is these words and nothing else. */
bool frames_say(const ui_draw *, const char *words);
/* Prints the faults and fails with any, or when not more than so many frames were seen. */
void frames_end(const frames *, int more_than);

#endif
