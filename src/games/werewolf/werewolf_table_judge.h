/* The judge's face, split by subject: what its files have in common. Nothing else includes this. Needs h->whole.
 *
 * h->line: 0, or 1 + the line that is picked. h->table->pick[WEREWOLF_PICK_SEAT]: 1 + seat; _KIND: 1 + kind of the
 * move that is entered in a correction, or 1 + role of a card that is changed; _MENU: 1 while the ways to end the
 * game are shown. */
#ifndef NT_GAMES_WEREWOLF_TABLE_JUDGE_H
#define NT_GAMES_WEREWOLF_TABLE_JUDGE_H

#include "werewolf_table.h"

enum { WEREWOLF_TAB_STANDING, WEREWOLF_TAB_EVENTS };

/* Parts of what he sees, and what is picked. */
static inline const werewolf_priv *werewolf_judge_seat(const hosting_frame *h, int seat) {
    return (const werewolf_priv *)h->whole->seats + seat;
}
static inline const werewolf_pub *werewolf_judge_pub(const hosting_frame *h) {
    return h->whole->pub;
}
static inline const werewolf_hid *werewolf_judge_hidden(const hosting_frame *h) {
    return h->whole->hid;
}
static inline int werewolf_judge_picked(const hosting_frame *h) {
    return h->table->pick[WEREWOLF_PICK_SEAT] - 1;
}
static inline bool werewolf_judge_corrects(const hosting_frame *h) {
    return h->waiting_events > 0;
}
static inline bool werewolf_judge_registers(const hosting_frame *h) {
    return werewolf_judge_pub(h)->step == WEREWOLF_STEP_REGISTER && !werewolf_judge_corrects(h);
}

/* ---- cards that lie on the table (werewolf_table_judge_cards.c) ---- */
int werewolf_cards_left(const hosting_frame *, int role);
/* Whose card is entered. */
int werewolf_card_seat(const hosting_frame *);
/* The role whose cards all others hold, or -1. */
int werewolf_last_card(const hosting_frame *);
const char *werewolf_card_words(const werewolf_look *);
/* Who is called to show a card, or NULL. */
const char *werewolf_card_call(const werewolf_look *);
void werewolf_draw_card_roles(const werewolf_look *, ui_rect);

/* ---- moves (werewolf_table_judge_input.c) ---- */
/* A legal one of this kind, with these arguments unless they are less than 0; or NULL. */
const nt_move *werewolf_judge_move(const hosting_frame *, int kind, int a, int b);
/* In a correction: what is picked, as a move of whoever is asked there; NULL until it is whole. */
const nt_move *werewolf_judge_entry(const hosting_frame *);

/* ---- tools (werewolf_table_judge_tools.c) ---- */
/* At the lower end of a place. Returns how high they are. */
float werewolf_draw_tools(const werewolf_look *, ui_rect);

#endif
