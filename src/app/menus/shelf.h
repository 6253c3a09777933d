/* The games as covers that fill their tiles: what the picker and the book of rules show. */
#ifndef NT_APP_SHELF_H
#define NT_APP_SHELF_H

#include "app/app_state.h"

enum { SHELF_WORDS = 4 }; /* title, idea, players, sizes */

/* How the games of a page lie. Heights are the largest of all games; words are level in each row. */
typedef struct {
    bool titles; /* nothing but the title on each */
    int per, pages, columns, rows;
    float scale; /* of all words, so that no game's are smaller than the next one's */
    ui_rect at;  /* where they lie */
    float w, h;  /* of one tile */
    float title; /* the size of all titles, du */
    float high[SHELF_WORDS], words;
    bool fits;  /* so that the picture can be made out */
    bool whole; /* no line of theirs ends within a word */
} shelf;

/* As many games on a page as can be read on it, in `at`; in more than one row on a narrow frame. */
shelf shelf_of(const app *, const ui_frame *, ui_rect at, bool titles);
/* The page on which game `first` stands, each as ZONE_GAME; returns its number. */
int shelf_draw(const app *, ui_draw *, const shelf *, int first);

/* A game's cover in any rectangle: the upper part of it, where the scene is, as far as it is broader than a cover.
 * `id` of a place that is not open. */
void shelf_cover(ui_draw *, uint8_t id, const nt_table *, ui_rect, float alpha);

#endif
