/* Witches of the Sabbath: what everybody outside the rules may know of it: its options, moves, events, the public
 * part and the private part of a seat. Rules: sabbath.md, cited by section.
 *
 * A card is its face, 0..19: five times the colour plus the number less one. Both copies of a face are one card to
 * every eye (16). Seats are 0..n-1 clockwise. A position in the trick is 0 for c1, the card led, then in the order of
 * play: position i was played by sabbath_seat_at(pub, i).
 *
 * All fields are bytes; arrays by seat have room for SABBATH_SEATS, entries from n on are zero. SABBATH_NONE stands
 * for "no card", "no seat", "no colour". */
#ifndef NT_GAMES_SABBATH_H
#define NT_GAMES_SABBATH_H

#include "engine/game.h"

enum {
    SABBATH_SEATS = 5,
    SABBATH_FEWEST_SEATS = 3,
    SABBATH_COLOURS = 4,
    SABBATH_NUMBERS = 5, /* printed 1..5; an index by number is the number less one */
    SABBATH_FACES = SABBATH_COLOURS * SABBATH_NUMBERS,
    SABBATH_COPIES = 2,
    SABBATH_GAMES = SABBATH_SEATS, /* games of one match at most (9.3 `games`) */
    SABBATH_SET = 8,               /* bytes of a set of cards */
    SABBATH_NONE = 0xFF,
    SABBATH_FACE_DOWN = 0xFE /* in pub.trick: a card that lies face down (9.2) */
};

/* Colours, each also the colour of a witch (2). */
enum { SABBATH_RED, SABBATH_BLUE, SABBATH_YELLOW, SABBATH_GREEN };

/* Options, the index in nt_config.opt and sabbath_pub.opt (9.3). */
enum {
    SABBATH_OPT_CONFLICT, /* 0/1: devils in conflict (9.1) */
    SABBATH_OPT_SILENT,   /* 0/1: silent witches (9.2) */
    SABBATH_OPT_TIE,      /* 0 shared, 1 the higher devil points, then shared */
    SABBATH_OPT_GAMES,    /* 0 one game, 1 one game per starter, totals added */
    SABBATH_OPT_FRONT,    /* four options: values of the fronts, best first; strictly falling */
    SABBATH_OPT_BACK = SABBATH_OPT_FRONT + SABBATH_COLOURS,
    SABBATH_OPTIONS = SABBATH_OPT_BACK + SABBATH_COLOURS
};

/* Where the game stands (6): what is asked of whom. */
typedef enum {
    SABBATH_DEAL,    /* chance */
    SABBATH_PLAY,    /* pub.turn, hand: PLAY or FACE_DOWN */
    SABBATH_WITCH,   /* pub.turn is the winner, open: WITCH; forced at the two ends of the column */
    SABBATH_DRAFT,   /* pub.turn, open: TAKE; forced when one face is left */
    SABBATH_BETWEEN, /* every seat, table: NEXT. This game is scored, another follows (`games`) */
    SABBATH_OVER
} sabbath_phase;

/* Lead states (4.2). Colour and number of a fixed or open lead are always those of c1, pub.trick[0]. */
enum { SABBATH_LEAD_EMPTY, SABBATH_LEAD_OPEN, SABBATH_LEAD_COLOUR, SABBATH_LEAD_NUMBER };

/* How a card relates to c1 (4.1), and c1 itself. */
enum { SABBATH_C1, SABBATH_SC, SABBATH_SN, SABBATH_TW, SABBATH_OFF };

/* Directions of the witch: towards the highest value, towards the lowest (5.1). */
enum { SABBATH_UP, SABBATH_DOWN };

/* Moves. */
enum {
    SABBATH_MOVE_PLAY = 1,  /* card */
    SABBATH_MOVE_FACE_DOWN, /* card; with `silent`, for who cannot follow */
    SABBATH_MOVE_WITCH,     /* direction */
    SABBATH_MOVE_TAKE,      /* card */
    SABBATH_MOVE_NEXT,
    SABBATH_MOVES
};

/* Events; told to all but where it says so. */
enum {
    SABBATH_EV_DEALT = 1, /* game 0.., starter, column top to bottom (four colours) */
    SABBATH_EV_HAND,      /* to its owner: the hand, two times three bytes as the low three of each half of a set */
    SABBATH_EV_PLAYED, /* seat, card, position, relation to c1, lead state after it, 1 if it could win when played */
    SABBATH_EV_FACE_DOWN, /* seat, position */
    SABBATH_EV_LAID,      /* to its owner, right behind FACE_DOWN: card, position */
    SABBATH_EV_TRICK,     /* winner, card, position, lead state, 1 if an equal card came before */
    SABBATH_EV_WITCH,     /* seat, colour moved, direction, colour it changed places with, new index in the column */
    SABBATH_EV_TURNED_UP, /* seat, card, position: a card that lay face down */
    SABBATH_EV_TOOK,      /* seat, card, position */
    SABBATH_EV_SCORED,    /* game, seat, scoring colour, witch points, 1 if halved, devil points */
    SABBATH_EV_LEFT_OVER, /* game, card: after the last game */
    SABBATH_EV_WON,       /* bit per seat */
    SABBATH_EVENTS
};

/* What all know. */
typedef struct {
    uint8_t n;
    uint8_t opt[SABBATH_OPTIONS];
    uint8_t games;                             /* games of this match: 1 or n */
    uint8_t game;                              /* which one, 0.. */
    uint8_t phase;                             /* sabbath_phase */
    uint8_t turn;                              /* seat asked in PLAY, WITCH, DRAFT; else SABBATH_NONE, as it is
                                                  while the end of a trick's play or of a game is told */
    uint8_t first;                             /* starting player of the first game; SABBATH_NONE before the deal */
    uint8_t leader;                            /* seat that led or leads this trick */
    uint8_t tricks;                            /* tricks of this game that are drafted */
    uint8_t column[SABBATH_COLOURS];           /* colours of the witches, [0] beside the highest value (3) */
    uint8_t hand[SABBATH_SEATS];               /* how many cards each hand holds */
    uint8_t taken[SABBATH_SEATS][SABBATH_SET]; /* sets: cards taken in this game; stay until the next deal (5.3) */
    /* The trick by position, from its first card to its last pick; between tricks it is empty. */
    uint8_t played;               /* cards in it */
    uint8_t lead;                 /* SABBATH_LEAD_*; EMPTY between tricks */
    uint8_t trick[SABBATH_SEATS]; /* card, SABBATH_FACE_DOWN, or SABBATH_NONE */
    uint8_t taker[SABBATH_SEATS]; /* who took it in the draft, or SABBATH_NONE */
    uint8_t drafted;              /* how many are taken */
    uint8_t won;                  /* position of the winning card from the last card on; SABBATH_NONE before */
    /* What a seat has shown that it cannot hold: bits by colour and by number (it did not follow; public, 10). */
    uint8_t no_colour[SABBATH_SEATS], no_number[SABBATH_SEATS];
    /* By game, once scored (8). */
    uint8_t colour[SABBATH_GAMES][SABBATH_SEATS]; /* scoring colour */
    uint8_t witch[SABBATH_GAMES][SABBATH_SEATS];  /* witch points, halved where 9.1 says so */
    uint8_t devil[SABBATH_GAMES][SABBATH_SEATS];  /* devil points */
    /* Three players: the card that was left over, by game, else SABBATH_NONE. Once a game is scored all can count it
     * from the cards taken, so it is memory and no news; a table shows it in SABBATH_OVER only (16). */
    uint8_t left_over[SABBATH_GAMES];
} sabbath_pub;

/* What one player knows beyond it. */
typedef struct {
    uint8_t hand[SABBATH_SET]; /* a set */
    uint8_t face_down;         /* own card that lies face down in the trick, or SABBATH_NONE */
} sabbath_priv;

/* ---- cards and sets ---- */

static inline int sabbath_colour(int card) {
    return card / SABBATH_NUMBERS;
}

/* 1..5 */
static inline int sabbath_number(int card) {
    return card % SABBATH_NUMBERS + 1;
}

static inline int sabbath_card(int colour, int number) {
    return colour * SABBATH_NUMBERS + number - 1;
}

/* A set as one number: bit f says that it holds face f, bit 32 + f that it holds both copies. Stored low byte first.
 */
static inline uint64_t sabbath_set_of(const uint8_t at[SABBATH_SET]) {
    return (uint64_t)at[0] | (uint64_t)at[1] << 8 | (uint64_t)at[2] << 16 | (uint64_t)at[3] << 24 |
           (uint64_t)at[4] << 32 | (uint64_t)at[5] << 40 | (uint64_t)at[6] << 48 | (uint64_t)at[7] << 56;
}

/* How often a set holds a card: 0, 1 or 2. */
static inline int sabbath_held(const uint8_t set[SABBATH_SET], int card) {
    const uint64_t bits = sabbath_set_of(set);
    return (int)(bits >> card & 1) + (int)(bits >> (32 + card) & 1);
}

/* ---- helpers that need a view alone (sabbath_view.c) ---- */

/* Who plays at a position of the trick. */
static inline int sabbath_seat_at(const sabbath_pub *pub, int position) {
    const int seat = pub->leader + position;
    return seat < pub->n ? seat : seat - pub->n;
}

/* Tricks of one game with n players, which is also the size of a hand (3). */
int sabbath_tricks(int n);
/* The value beside the witch at an index of the column: front, or back with `conflict` (3, 9.1). */
int sabbath_value(const sabbath_pub *, int index);
/* Where a witch stands, 0 at the top. */
static inline int sabbath_place(const sabbath_pub *pub, int colour) {
    int place = 0;
    for (int i = 1; i < SABBATH_COLOURS; i++) { /* to the end: where it stands cannot be foreseen */
        place = pub->column[i] == colour ? i : place;
    }
    return place;
}
/* Faces that follow under a lead with that c1, a bit each (4.3); all when nothing is led yet. Looked up, with the low
 * bits of c1, so that SABBATH_NONE has its place, too. */
enum { SABBATH_LED = 31 };
extern const uint32_t sabbath_follow[SABBATH_LEAD_NUMBER + 1][SABBATH_LED + 1];
static inline uint32_t sabbath_following(int lead, int c1) {
    return sabbath_follow[lead][c1 & SABBATH_LED];
}
/* How a card relates to c1: SABBATH_SC, _SN, _TW or _OFF (4.1). */
static inline int sabbath_relation(int c1, int card) {
    static const uint8_t by_colour_and_number[2][2] = {{SABBATH_OFF, SABBATH_SN}, {SABBATH_SC, SABBATH_TW}};
    return by_colour_and_number[sabbath_following(SABBATH_LEAD_COLOUR, c1) >> card & 1]
                               [sabbath_following(SABBATH_LEAD_NUMBER, c1) >> card & 1];
}
/* The lead state after a card that relates so (4.2). */
static inline int sabbath_lead_after(int lead, int relation) {
    static const uint8_t open[] = {[SABBATH_C1] = SABBATH_LEAD_OPEN,
                                   [SABBATH_SC] = SABBATH_LEAD_COLOUR,
                                   [SABBATH_SN] = SABBATH_LEAD_NUMBER,
                                   [SABBATH_TW] = SABBATH_LEAD_OPEN,
                                   [SABBATH_OFF] = SABBATH_LEAD_OPEN};
    const int fixed = open[relation];
    return lead <= SABBATH_LEAD_OPEN ? fixed : lead;
}
/* Whether a card can still win under that lead with that c1 (4.2). */
bool sabbath_fits(int lead, int c1, int card);
/* Position of the card that wins among the first `played` >= 1 of a trick, under its lead and column (4.4). Cards
 * face down cannot win. */
int sabbath_winning(const uint8_t *trick, int played, int lead, const uint8_t column[SABBATH_COLOURS]);
/* Whether the owner could follow, when it is this seat's turn to play (4.3); true for c1. */
bool sabbath_can_follow(const sabbath_pub *, const sabbath_priv *);

/* Why a card of the own hand may not be played now (4.3). The colour and the number meant are those of c1. */
typedef enum {
    SABBATH_MAY,           /* it may, face up */
    SABBATH_MAY_FACE_DOWN, /* it may, and lies face down (9.2) */
    SABBATH_NOT_NOW,       /* it is not this seat's turn to play, or the card is not in the hand */
    SABBATH_MUST_MATCH,    /* open lead: the colour or the number of c1 must be followed */
    SABBATH_MUST_COLOUR,
    SABBATH_MUST_NUMBER
} sabbath_why;
sabbath_why sabbath_why_not(const sabbath_pub *, uint8_t seat, const sabbath_priv *, int card);

/* Whether the winner's witch may move that way: not up from the top, not down from the bottom (5.1). Only while
 * pub.phase is SABBATH_WITCH. */
bool sabbath_may_move(const sabbath_pub *, int direction);
/* The colour that moves: that of the winning card (5.1). Only from pub.won on. */
static inline int sabbath_moving(const sabbath_pub *pub) {
    return sabbath_colour(pub->trick[pub->won]);
}

enum { SABBATH_MOST = 2 /* devil points for the most of a number (8) */ };

/* What each player has so far or has in the end, from the cards taken and the present column (8, 9.1). Before anybody
 * has a number or a colour nobody scores for it (16). */
typedef struct {
    uint8_t colours[SABBATH_COLOURS]; /* cards taken by colour */
    uint8_t numbers[SABBATH_NUMBERS]; /* cards taken by number, [0] for the ones */
    uint8_t most[SABBATH_NUMBERS];    /* 1 where this player has the most, alone or tied: two devil points */
    uint8_t colour;                   /* scoring colour, or SABBATH_NONE without a card */
    uint8_t value;                    /* its value before halving */
    uint8_t halved;                   /* 1: another player has the same scoring colour, with `conflict` */
    uint8_t witch, devil;             /* points */
} sabbath_row;
void sabbath_rows(const sabbath_pub *, sabbath_row out[SABBATH_SEATS]);
/* Points of the games that are scored, over the whole match. */
int sabbath_total(const sabbath_pub *, int seat);

/* The same for who judges often. A tally counts cards: by colour in four bits each from bit 0, by number in a byte
 * each from bit 16. */
enum { SABBATH_TALLY_NUMBERS = 16 };
/* Where the count of a number (index 0..4) begins. */
static inline int sabbath_tally_at(int k) {
    return SABBATH_TALLY_NUMBERS + 8 * k;
}
static inline uint64_t sabbath_tally_of(int card) {
    return UINT64_C(1) << (4 * (card / SABBATH_NUMBERS)) | UINT64_C(1) << sabbath_tally_at(card % SABBATH_NUMBERS);
}
uint64_t sabbath_tally(uint64_t set);
typedef struct {
    uint8_t colour, value, halved, witch, devil; /* as in sabbath_row */
    uint64_t most;                               /* 1 at sabbath_tally_at of each number with the most */
} sabbath_points;
/* Judges tallies under a column; of the public part it reads n and the options alone. */
void sabbath_judge(const sabbath_pub *, const uint8_t column[SABBATH_COLOURS], const uint64_t tally[SABBATH_SEATS],
                   sabbath_points out[SABBATH_SEATS]);

/* Names in English, the same in records, in traces, in the keys of the catalogue and in the names of pictures. */
extern const char *const sabbath_colour_id[SABBATH_COLOURS]; /* "red" ... */
extern const char *const sabbath_emblem_id[SABBATH_COLOURS]; /* "castle" ...: a resource, exchangeable (2) */
/* A card as two letters of a text: "r3"; both bytes and a final zero. */
void sabbath_card_text(int card, char out[3]);

extern const nt_game sabbath_game;

#endif
