/* What the house says beside a game's own frame: the strip below a private page, and the page that says what can be
 * done. */
#ifndef NT_APP_ASIDE_H
#define NT_APP_ASIDE_H

#include "ui/label.h"

/* The strip below a private page, by nothing but the frame and these: one shape and one light whatever it says. */
typedef struct {
    const char *goal;
    const char *hint; /* how a card is read; NULL: that is not said */
    bool marked;      /* the rules lead to the page of the card that was held */
    bool pause;       /* with the button ZONE_PAUSE */
    bool hide;        /* with the button ZONE_HIDE in its place */
    bool helped;      /* what can be done is read: ZONE_BACK in the place of ZONE_HELP */
} aside_strip;
/* The room above it. */
ui_rect aside_above(const ui_frame *);
void aside_draw_strip(ui_draw *, const aside_strip *);

/* The letters of sentence i of those that say what can be done, `part` of their full size. */
ui_label_style aside_style(int i, float part);

/* Of an area what a page takes, whatever is on it. */
ui_rect aside_page(const ui_frame *, ui_rect area);
/* Where the game's picture will lie on it: beside the words, in a tall frame above them; w 0: large words take its
 * room. */
ui_rect aside_cover(const ui_frame *, ui_rect page);
/* Sentences on a plate that fills its place, each beside its sign and as large as they may be; the first is larger.
 * Of one light whatever they say. sign: figures, NULL = the usual one of that line. */
void aside_draw_page(ui_draw *, ui_rect page, const char *const line[], const char *const sign[], int n);

#endif
