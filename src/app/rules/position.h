/* A small position that moves: some plies of a record, told again and again by the game's own table. Without motion
 * it stands at its end. */
#ifndef NT_APP_POSITION_H
#define NT_APP_POSITION_H

#include "app/match/director.h"
#include "app/rules/rules_book.h"

typedef struct position position;

/* Takes the record over. NULL when there is no memory. */
position *position_create(const nt_table *, const book_moves *, nt_match *record, text_catalogue *, app_tempo);
void position_destroy(position *); /* NULL is fine */
/* Lets time pass; true when it shows something else. */
bool position_tick(position *, app_tempo, uint64_t now);
/* When it has something to do or to show next; UINT64_MAX: it stands. */
uint64_t position_wake(const position *, uint64_t now);
/* The table in a place of this id, without so much, `cut`, of its height below; how much of that is an apron, that a
 * caption may lie over or that is cut; and what was told last as a sentence, or what is asked where nothing of its
 * plies has been told yet; NULL: neither. */
void position_draw(const position *, ui_draw *, uint8_t id, ui_rect, float cut);
float position_apron(const position *, const ui_frame *, ui_rect);
const char *position_words(const position *, ui_draw *);
/* How many plies have been played. */
int position_ply(const position *);

#endif
