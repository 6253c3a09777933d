/* The whole truth of one GROWL game and the pieces of its rules: for the growl_*.c rules files and their tests only.
 */
#ifndef NT_GAMES_GROWL_STATE_H
#define NT_GAMES_GROWL_STATE_H

#include "games/growl/growl_numbers.h"

enum {
    GROWL_NIGHT_AT = 16, /* pile entries: a kind, or GROWL_NIGHT_AT + night card */
    GROWL_TILE = 3       /* cards on one home tile at most: two passed and one of The Gift */
};

typedef struct {
    uint8_t pile[GROWL_MAX_PILE]; /* bottom first: the top card is pile[pub.pile - 1]; zero from pub.pile on */
    /* Cards on the home tiles, sorted by origin (GROWL_FROM_*); pub.tile says how many. Zero beyond. */
    uint8_t tile[GROWL_SEATS][GROWL_TILE], tile_from[GROWL_SEATS][GROWL_TILE];
} growl_hid;

struct growl_state {
    growl_pub pub;
    growl_priv seat[GROWL_SEATS];
    growl_hid hid;
};

/* A ply at work. Only legal moves get here, so nothing below fails. */
typedef struct {
    struct growl_state *s;
    nt_events *out;
    nt_rng rng; /* of the chance move, when it is one */
    /* Left by a night card that has done what it says: its choices are over, these seats die by it. */
    bool effect_done;
    uint32_t dying;
} growl_run;

/* Everything that the deal draws, in its order (2 and 15); for apply and for the trace. */
enum { GROWL_REDEALS = 24 /* kept for the trace; later ones happen but are not listed */ };
typedef struct {
    uint8_t night[GROWL_NIGHTS];
    uint8_t memory[2]; /* fresh_nights: what counts as seen after the choice */
    uint8_t starter[GROWL_SEATS];
    uint8_t dealt[GROWL_SEATS][GROWL_DEALT]; /* in the end */
    uint8_t redeals;
    struct {
        uint8_t seat, card[GROWL_DEALT]; /* what was drawn anew */
    } redeal[GROWL_REDEALS];
    uint8_t first[GROWL_SEATS][GROWL_DEALT]; /* before any re-deal */
    uint8_t pile[GROWL_MAX_PILE];            /* bottom first */
    uint8_t pile_n;
    uint8_t start;
} growl_deal;
void growl_draw_deal(const growl_pub *, nt_rng *, growl_deal *);

/* growl_deal.c: the deal (2). */
void growl_do_deal(growl_run *);

/* growl_check.c: what every part of the rules does to players. Sets of seats are bits. */
/* Sets what "nothing yet" is in a zeroed private part. */
void growl_blank_priv(growl_priv *);
void growl_give_card(growl_run *, int seat, uint8_t kind);
void growl_take_card(growl_run *, int seat, uint8_t kind);
void growl_tell_hand(growl_run *, int seat);
/* Tells all with up to three arguments. */
void growl_tell(growl_run *, uint8_t kind, int n, int a, int b, int c);
void growl_mark_fresh(growl_run *, int seat, uint8_t kind, uint8_t from);
void growl_ask_one(growl_run *, growl_step, int seat);
void growl_ask_all(growl_run *, growl_step, uint32_t seats);
void growl_ask_chance(growl_run *, growl_step);
/* The seat has answered; returns whether all have. Tells DONE when the step is a secret one of several seats. */
bool growl_answered(growl_run *, int seat);
/* Keeps a secret choice in the chooser's private part. */
void growl_seal(growl_run *, int seat, uint8_t a, uint8_t b);
void growl_unseal(growl_run *);
int growl_next_place(const growl_pub *, int seat); /* next living player clockwise */
/* Lays a card on a tile, sorted by origin so that the order tells nothing about when it came. */
void growl_lay(struct growl_state *, int seat, uint8_t kind, uint8_t from);
int growl_net_bites(const uint8_t hand[GROWL_KINDS]);
/* Silver Bullet's value for a player of that team, 0 when it lies elsewhere. */
int growl_bullet(const growl_pub *, int seat, uint8_t team);
int growl_net_wounds(const struct growl_state *, int seat);
/* Whether the seat has two cards that it may pass at night (6, step 3). */
bool growl_can_pass(const growl_priv *);
/* The check of 5.2 for the living among `seats`: turns humans, returns who dies; buries nobody. */
uint32_t growl_check(growl_run *, uint32_t seats);
/* Buries `seats` together, announced clockwise from the active player's left, beside the `others` who have died in
 * this step already. */
void growl_bury(growl_run *, uint32_t seats, uint8_t how, int others);
uint32_t growl_living_bits(const growl_pub *);
bool growl_ends(const growl_pub *); /* END_TEST */

/* growl_night.c: the cards (7). */
void growl_open_night(growl_run *, uint8_t card);
/* A move in one of their steps. */
void growl_card_move(growl_run *, nt_move);
/* Once a card has done what it says, its move ends with this: these seats die by it, and the rules go on from here.
 */
void growl_card_done(growl_run *, uint32_t dying);
void growl_card_does_nothing(growl_run *); /* says so, and is done */

/* growl_final_night.c: those of the last night (7.2). */
void growl_open_final(growl_run *, uint8_t card);
void growl_final_move(growl_run *, nt_move);

/* growl_rules.c */
void growl_end(growl_run *); /* the Growl and the gold (8) */

/* Entries of growl_game: growl_legal.c, growl_moves.c, growl_imagine.c, growl_trace.c, growl_show.c,
 * growl_event_text.c. */
uint32_t growl_to_act(const void *pub);
/* Clockwise from the active player's left, who comes last (10). */
void growl_order(const void *pub, uint8_t out[NT_MAX_SEATS]);
nt_ask growl_ask(const void *pub, uint8_t seat);
int growl_legal(const nt_view *, nt_move *out, int cap);
int growl_move_text(const void *pub, nt_move, char *buf, size_t cap);
nt_err growl_parse_move(const void *pub, uint8_t seat, const char *text, nt_move *out);
nt_err growl_imagine(nt_view, nt_rng *, void *world);
int growl_trace(const void *before, nt_move, const void *after, const nt_events *, char *buf, size_t cap);
int growl_show(nt_view, char *buf, size_t cap);
uint32_t growl_seats_in(nt_move);
int growl_event_text(nt_view, nt_event, char *buf, size_t cap);

#endif
