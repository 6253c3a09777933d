/* Werewolf's private frame by its parts. Nothing but the files of that frame includes this. */
#ifndef NT_GAMES_WEREWOLF_TABLE_PRIVATE_H
#define NT_GAMES_WEREWOLF_TABLE_PRIVATE_H

#include "ui/level.h"
#include "werewolf_table.h"

#define WEREWOLF_DISC_COVER 0.785f /* how much of its square a disc covers */

/* ---- what is said (werewolf_table_private_words.c) ---- */
/* What the night told this seat, or NULL: nothing. */
const char *werewolf_learned(const werewolf_look *);
/* Whether that is what the page is for. */
bool werewolf_is_told(const werewolf_look *);
const char *werewolf_private_question(const werewolf_look *);
/* The line under the question: what was refused last, or what there is to know. */
const char *werewolf_private_hint(const werewolf_look *);
/* Among people: whether it is said which of the night's two turns this is; as words. */
bool werewolf_counts_turns(const werewolf_look *);
const char *werewolf_turn_words(const werewolf_look *);

/* So high is the longest hint that anybody may read in last rites. */
float werewolf_rites_hint_height(const werewolf_look *, float wide);

/* ---- where it lies (werewolf_table_private_places.c) ---- */
#define WEREWOLF_TO_CAMP                                                                                             \
    6.0f /* from a name to its camp, for the deep letters of the one and the high marks of the other */
#define WEREWOLF_TO_TEXT 1.0f
#define WEREWOLF_ASKS_SIZE 26.0f
#define WEREWOLF_ASK_FOOT 18.0f /* below what is asked, up to the plate's foot */
typedef struct {
    ui_rect card, ask, disc; /* disc: of a figure that is looked at; w 0: it lies on its card */
    ui_rect owner;           /* whose it is, right above the card; w 0: it has no room, or the figure lies on it */
    bool beside;             /* the disc is left of its words, over the card's edges; else above the card */
} werewolf_places;
/* done: the button's. */
werewolf_places werewolf_private_places(const werewolf_look *, ui_rect done);
/* Where words lie beside a disc, down to the card's foot. */
ui_rect werewolf_beside_disc(const werewolf_places *);
/* What whoever goes out is asked, and below it what there is to know; in a place without a height as high as the
 * question wants it. */
void werewolf_going_words(const werewolf_look *, ui_rect at, ui_rect *asks, ui_rect *hints);
float werewolf_tiles_wide(const ui_frame *);
/* So high is the line of which turn it is; 0: there is none. */
float werewolf_turn_line(const werewolf_look *);
/* Name and camp above a role's text; that text. */
float werewolf_role_name_height(const ui_frame *);
float werewolf_role_text_height(ui_draw *, float wide, float size, int role);
/* Whether something is chosen; whether by whoever goes out. */
bool werewolf_chooses(const werewolf_look *);
bool werewolf_goes_out(const werewolf_look *);

/* ---- choices (werewolf_table_private_tiles.c) ---- */
/* All living seats in the order of the ring, from a place drawn anew each time, and what names no seat. The level is
 * of the plate above, which is the darker the more they shine. */
void werewolf_draw_tiles(const werewolf_look *, ui_level *, ui_rect);
/* So high tiles are where nothing else needs the room, and in a tall frame what they grow to. */
#define WEREWOLF_USUAL_TILE 150.0f
float werewolf_highest_tile(const ui_frame *);
/* What tiles no higher than `highest` leave of a place so high. */
float werewolf_left_by_tiles(const werewolf_look *, float high, float wide, float highest);

#endif
