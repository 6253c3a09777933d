/* The whole truth of one game and the pieces of its rules: for the eatme_*.c rules files and their tests only. */
#ifndef NT_GAMES_EATME_STATE_H
#define NT_GAMES_EATME_STATE_H

#include "games/eatme/eatme.h"

/* There is no hidden part: whatever one seat does not know, its owner does. */
struct eatme_state {
    eatme_pub pub;
    eatme_priv seat[EATME_SEATS];
};

/* eatme_numbers.c: what a rule fixes (2, 3, 9), and the start. */
enum { EATME_MIN_SEATS = 3 };
extern const nt_option eatme_options[EATME_OPTIONS];
/* The characters in play at n seats, the Wolf first; returns how many: n. */
int eatme_characters(const eatme_pub *, uint8_t out[EATME_SEATS]);
nt_err eatme_setup(void *state, const nt_config *);

/* eatme_round.c: the steps of a round (4, 8). Only legal moves get here, so nothing of it fails. */
void eatme_do_chance(struct eatme_state *, nt_move, nt_events *);
void eatme_do_lock(struct eatme_state *, nt_move, nt_events *);
void eatme_do_attack(struct eatme_state *, nt_move, nt_events *);
void eatme_do_reveal(struct eatme_state *, nt_events *);
void eatme_do_cast(struct eatme_state *, nt_move, nt_events *);

/* Entries of eatme_game, by file. */
/* eatme_ask.c */
uint32_t eatme_to_act(const void *pub);
nt_ask eatme_ask(const void *pub, uint8_t seat);
void eatme_order(const void *pub, uint8_t out[NT_MAX_SEATS]);
int eatme_legal(nt_view, nt_move *out, int cap);
/* eatme_text.c */
int eatme_move_text(const void *pub, nt_move, char *buf, size_t cap);
nt_err eatme_parse_move(const void *pub, uint8_t seat, const char *text, nt_move *out);
/* eatme_show.c */
int eatme_show(nt_view, char *buf, size_t cap);
int eatme_event_text(nt_view, nt_event, char *buf, size_t cap);
/* eatme_trace.c */
int eatme_trace(const void *before, nt_move, const void *after, const nt_events *, char *buf, size_t cap);

#endif
