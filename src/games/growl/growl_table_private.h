/* GROWL's private frame by its parts. Nothing but the files of that frame includes this. */
#ifndef NT_GAMES_GROWL_TABLE_PRIVATE_H
#define NT_GAMES_GROWL_TABLE_PRIVATE_H

#include "growl_table.h"

enum { GROWL_SIDE_LEFT, GROWL_SIDE_RIGHT, GROWL_SIDE_ONE, GROWL_SIDES }; /* slots of a choice of cards */
/* t->pick in choices of cards: what lies in a slot, and what is held; 0 = nothing, else 1 + index in the hand. */
enum { GROWL_PICK_LEFT = GROWL_SIDE_LEFT, GROWL_PICK_RIGHT = GROWL_SIDE_RIGHT, GROWL_PICK_HELD = 2 };

bool growl_is_low(const ui_frame *);
const char *growl_kind_or_none(int kind);

/* ---- the head (growl_table_totals.c) ---- */
typedef struct {
    ui_rect team, bites, wounds;
} growl_head;
float growl_team_width(const growl_look *);
/* As messages select it. */
const char *growl_team_word(const growl_priv *);
void growl_draw_head(const growl_look *, const growl_head *, const uint8_t *kinds, int n);
/* With so many bites a human turns who gives away what is chosen, unless a Charm comes in; 0: does not. */
int growl_turns_with(const growl_look *, const uint8_t *kinds, int n);

/* ---- the middle: cards are chosen (growl_table_slots.c), or not (growl_table_news.c) ---- */
void growl_draw_asking(const growl_look *, ui_rect, const uint8_t *kinds, int n);
void growl_draw_slots(const growl_look *, const ui_rect slot[GROWL_SIDES], const uint8_t *kinds, int n);
void growl_draw_news(const growl_look *, ui_rect);

#endif
