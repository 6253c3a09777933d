/* Every number that GROWL's rules fix, once. */
#ifndef NT_GAMES_GROWL_NUMBERS_H
#define NT_GAMES_GROWL_NUMBERS_H

#include "games/growl/growl.h"

enum {
    GROWL_MIN_SEATS = 4,       /* 2, step 1 */
    GROWL_BIG_FROM = 11,       /* 2, step 1: needs big_table */
    GROWL_DEALT = 3,           /* 2, step 4: cards dealt to each beside the starter */
    GROWL_SNIFF_FROM = 8,      /* 2, step 7 */
    GROWL_FEW_GOLD_TO = 14,    /* 13: gold_cards 10 is not for 15 players */
    GROWL_TURNS_AT = 3,        /* 5.1: net bites */
    GROWL_DIES_AT = 3,         /* 5.1: net wounds */
    GROWL_BULLET_HUMAN = 1,    /* 5.1 */
    GROWL_BULLET_WOLF = 2,     /* 5.1 */
    GROWL_ENDS_AT = 2,         /* 3: living players */
    GROWL_PASSED = 2,          /* 6, step 4: cards a participant passes */
    GROWL_GIFT_HAND = 5,       /* 7.1: cards a target of The Gift has at least */
    GROWL_UNWANTED_MOST = 2,   /* 7.2: so many Unwanted die at once */
    GROWL_BLANK_ROUNDS = 3,    /* 7.3: then the lot decides */
    GROWL_WIN_TOKENS = 1,      /* 8, step 5 */
    GROWL_MOST_TOKENS = 30000, /* a series ends there: ours, so that tokens fit their two bytes */
    GROWL_HALF_NIGHTS = 8,     /* 1.1: Night cards, and as many Final Night cards */
    GROWL_MAX_PILE = GROWL_MAX_DAYS + GROWL_NIGHTS,
    GROWL_MAX_STOCK = 73 /* 1.3, 15 players */
};

/* Whole deck for n players by kind (1.2); gold is the option gold_cards. */
void growl_deck(int n, int gold, uint8_t out[GROWL_KINDS]);
/* Wolf Zeroes among n players (1.2). */
int growl_zeroes(int n);
/* Day cards left in the pile after the deal: R (1.3). */
int growl_rest(int n, int gold);
/* Zero-based index of each Night in the pile of rest + 3 cards, before any jitter (2, step 6). */
void growl_night_index(int rest, int out[GROWL_NIGHTS]);

extern const nt_option growl_options[GROWL_OPTIONS];

#endif
