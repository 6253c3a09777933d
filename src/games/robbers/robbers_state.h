/* The whole state, and what the files of the rules share. */
#ifndef NT_GAMES_ROBBERS_STATE_H
#define NT_GAMES_ROBBERS_STATE_H

#include "games/robbers/robbers.h"

typedef struct {
    uint8_t undealt; /* card, or ROBBERS_NONE; moves to the summary when the deal is over */
} robbers_hid;

struct robbers_state {
    robbers_pub pub;
    robbers_priv seat[ROBBERS_SEATS];
    robbers_hid hid;
};

/* ---- robbers_cards.c ---- */
/* Sorts n cards by number; equal hands are equal bytes. */
void robbers_sort(uint8_t card[], int n);
/* A pile's points for a role (9): *icons before halving, *halved 1 if it was; returns the points. */
uint8_t robbers_points(const uint8_t opt[ROBBERS_OPTIONS], uint8_t role, const uint8_t pile[], int cards,
                       uint8_t *icons, uint8_t *halved);
/* From role, icons, halved and points of n players: players, sum, total and winner (9). */
void robbers_settle(robbers_summary *, int n);

/* ---- robbers_imagine.c, robbers_text.c: as in nt_game ---- */
nt_err robbers_imagine(nt_view, nt_rng *, void *world);
int robbers_move_text(const void *pub, nt_move, char *buf, size_t cap);
nt_err robbers_parse_move(const void *pub, uint8_t seat, const char *text, nt_move *out);
int robbers_show(nt_view, char *buf, size_t cap);
int robbers_event_text(nt_view, nt_event, char *buf, size_t cap);
int robbers_trace(const void *before, nt_move, const void *after, const nt_events *, char *buf, size_t cap);

#endif
