/* What the files of the trick share: where it lies, and the words that are measured for that and drawn. */
#ifndef NT_GAMES_ROBBERS_TABLE_TRICK_H
#define NT_GAMES_ROBBERS_TABLE_TRICK_H

#include "robbers_table.h"

/* ---- which trick (robbers_table_trick.c) ---- */
/* One that is over, as it lay. */
robbers_shown robbers_shown_again(const robbers_trick *, int n);

/* Around and on a card that lies (its seat's turn is robbers_lean): light behind the one that is ahead, its tag, dusk
 * over those that are beaten; 0 not seen, 1 whole. */
enum { ROBBERS_GROW_STEPS = 5 };
extern const float robbers_lean[ROBBERS_SEATS];
/* What is drawn until ui_group_end grows out of its middle. */
void robbers_grow(ui_draw *, ui_rect at, float grown);
void robbers_draw_around(const robbers_look *, ui_rect card, float lean, bool final, float grown);
void robbers_draw_tag(const robbers_look *, ui_rect room, bool final, float grown);
void robbers_draw_beaten(const robbers_look *, ui_rect, unsigned seed, float lean, float dark);

/* ---- where it lies (robbers_table_trick_layout.c) ---- */

/* Where lead and trump stand: left and right of the row; where all belongs to one reader and many play, one below the
 * other on its left, which leaves the cards more room; above it where the area is narrow. */
typedef enum { ROBBERS_FLANKS, ROBBERS_COLUMN, ROBBERS_ABOVE } robbers_stand;

typedef struct {
    robbers_stand stand;
    ui_rect sign[2];
    float words; /* size of a sign's letters above the row */
    bool slim;   /* a sign beside the row, where its words leave little: with smaller marks */
    bool merged; /* what a card counts stands beside its player's emblem, which no name follows */
    ui_rect card[ROBBERS_SEATS], tag[ROBBERS_SEATS], value[ROBBERS_SEATS], who[ROBBERS_SEATS];
    ui_rect note;
} robbers_row;

robbers_row robbers_row_of(ui_draw *, const robbers_spot *, int n);
/* Signs above the row stand for either long side of a flat table; large words have no room for that. */
bool robbers_signs_twice(const ui_frame *);

/* The tag of the card that is ahead. It stands on its player's name; without one on the card's head, and hides no
 * more of it than the edge above the number. */
#define ROBBERS_ONTO_CARD 3.5f
ui_label_style robbers_tag_style(bool final);
const char *robbers_tag_word(ui_draw *, bool final);
float robbers_tag_width(ui_draw *, bool final);
/* Height of the tag of a card that is ahead; the one that takes the trick fills its place. */
float robbers_tag_ahead(const ui_frame *);

/* ---- how it is taken (robbers_table_trick_taken.c) ---- */

/* Of a trick that is full: it is looked at, words around the others go, these slide below the winning card, and the
 * pile goes to the winner. Parts of the event's time. */
#define ROBBERS_TAKEN_MS 2000
#define ROBBERS_WORDS_FROM 0.49f
#define ROBBERS_GATHER_FROM 0.55f
#define ROBBERS_GATHER_TO 0.67f
#define ROBBERS_PILE_FROM 0.73f
#define ROBBERS_PILE_TO 0.89f
#define ROBBERS_FAN_TO 0.96f /* open */
bool robbers_taken(const robbers_look *, const robbers_shown *);
void robbers_draw_taking(const robbers_look *, const robbers_shown *, const robbers_row *, const ui_place *to);

/* Lead and trump of a full trick without a number: nothing will fix them any more. */
enum { ROBBERS_NO_SUIT = ROBBERS_SUITS };
ui_label_style robbers_sign_style(void);
const char *robbers_sign_word(int suit);

#endif
