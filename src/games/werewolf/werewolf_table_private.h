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
