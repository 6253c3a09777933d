/* What two pages both show in its place: the foot of a table, buttons, and what is said. While the one page goes and
 * the other comes it stays, and is never seen to go and come again. */
#ifndef NT_APP_RISE_KEPT_H
#define NT_APP_RISE_KEPT_H

#include "ui/differ.h"

enum { RISE_KEPT_MOST = 32 };

typedef struct {
    int foot; /* the command of its ground, or -1: one of them has none */
    int all;  /* so many commands had the page */
    bool asked;
    int n;
    ui_range same[RISE_KEPT_MOST]; /* buttons and sentences: their commands */
    ui_range was[RISE_KEPT_MOST];  /* and those of the page that goes */
} rise_kept;

/* Of a closed list, before anything is laid over it, and the closed list of the page that goes. */
rise_kept rise_kept_of(const ui_draw *, const ui_draw *before);
/* Lays it over what covers the page; of what else the foot holds so much of the old is still seen and of the new
 * already, 0..1. */
void rise_kept_draw(ui_draw *, const ui_draw *before, const rise_kept *, float old, float new);
/* Of a table on which no hand is open: the buttons that the question brings which comes (ui_draw.asked), and that the
 * one before had, too, wherever they lie. Their words may be others. */
rise_kept rise_kept_asked(const ui_draw *, const ui_draw *before);
/* Both without a foot; of words that are others so much of the old, 0..1, and then the new ones. */
void rise_kept_draw_same(ui_draw *, const ui_draw *before, const rise_kept *, float old);

#endif
