/* How the roles of a set stand on the sheet that all read before the first night. Nothing else includes this. */
#ifndef NT_GAMES_WEREWOLF_TABLE_SET_H
#define NT_GAMES_WEREWOLF_TABLE_SET_H

#include "werewolf_table.h"

#define WEREWOLF_SET_GAP 10.0f   /* between roles */
#define WEREWOLF_SET_APART 28.0f /* and between the sides */

/* ---- the two sides, and the bill (werewolf_table_set.c) ---- */
bool werewolf_of_wolves(int role);
/* How many kinds of them there are. */
int werewolf_wolves_in(const uint8_t set[WEREWOLF_ROLES]);
/* Above the roles of a side; large words leave it no room. */
float werewolf_set_side_high(const ui_frame *);
/* Of what stands over both, so wide: alike. */
float werewolf_set_head_letters(ui_draw *, float wolves, float others, const uint8_t set[WEREWOLF_ROLES]);
/* How many are on it, over these columns of roles. */
void werewolf_set_head(ui_draw *, float x, float w, float foot, float letters, const uint8_t set[WEREWOLF_ROLES],
                       bool wolves);
/* Between them, beside the roles and what stands so high over these. */
void werewolf_set_part(ui_draw *, float x, ui_rect roles, float high);
/* Of names; larger on a flat table. */
ui_label_style werewolf_set_letters(const ui_frame *);
const char *werewolf_set_name(ui_draw *, int role, int copies);
ui_colour werewolf_set_ink(const ui_draw *, int role);
/* Of which side it is, at its figure's foot, where nothing is written over the sides: red is not to tell it alone. */
void werewolf_set_sign(ui_draw *, ui_rect figure, int role);
/* Whether figures have room there over their names; head: as below. */
bool werewolf_is_bill(ui_draw *, ui_rect, float head, const uint8_t set[WEREWOLF_ROLES]);
/* head: how high it is over each side; 0: there is none. */
void werewolf_draw_bill(ui_draw *, ui_rect, float head, const uint8_t set[WEREWOLF_ROLES]);

/* ---- the list (werewolf_table_set_list.c) ---- */
/* Many roles: a list of small figures, each with its name beside it, column by column; by pages where there is no
 * room for all. */
typedef struct {
    int columns, rows, pages;
    int wolves; /* the wolves have these columns for themselves; 0: the others follow below */
    float high; /* of a row */
} werewolf_listing;
/* On as few pages as it can be, then with the largest figures. */
werewolf_listing werewolf_listed(ui_draw *, ui_rect, const uint8_t set[WEREWOLF_ROLES]);
/* One page of it; headed: over the wolves, and over the others, how many there are. */
void werewolf_draw_listing(ui_draw *, ui_rect, const uint8_t set[WEREWOLF_ROLES], const werewolf_listing *, int page,
                           bool headed);

#endif
