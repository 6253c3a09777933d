/* The whole truth of one game: for the rules, their text and their tests only. */
#ifndef NT_GAMES_EATME_STATE_H
#define NT_GAMES_EATME_STATE_H

#include "games/eatme/eatme.h"

/* There is no hidden part: whatever one seat does not know, its owner does. */
struct eatme_state {
    eatme_pub pub;
    eatme_priv seat[EATME_SEATS];
};

enum { EATME_MIN_SEATS = 3 };
/* The characters in play at n seats, the Wolf first; returns how many: n. */
int eatme_characters(const eatme_pub *, uint8_t out[EATME_SEATS]);

/* Entries of eatme_game in eatme_legal.c. */
uint32_t eatme_to_act(const void *pub);
nt_ask eatme_ask(const void *pub, uint8_t seat);
void eatme_order(const void *pub, uint8_t out[NT_MAX_SEATS]); /* the Wolf gets the device last (7) */
int eatme_legal(const nt_view *, nt_move *out, int cap);

/* Entries of eatme_game in eatme_text.c. */
int eatme_move_text(const void *pub, nt_move, char *buf, size_t cap);
nt_err eatme_parse_move(const void *pub, uint8_t seat, const char *text, nt_move *out);
int eatme_show(nt_view, char *buf, size_t cap);
uint32_t eatme_seats_in(nt_move);
int eatme_event_text(nt_view, nt_event, char *buf, size_t cap);
int eatme_trace(const void *before, nt_move, const void *after, const nt_events *, char *buf, size_t cap);

#endif
