/* A second reading of sabbath.md 4, 8 and 9.1: plain, slow, written from the rules file alone. It shares nothing with
 * the rules of the program: cards are letters and digits, hands are lists. */
#ifndef NT_TESTS_SABBATH_PLAIN_H
#define NT_TESTS_SABBATH_PLAIN_H

#include <stdbool.h>
#include <string.h>

typedef struct {
    char colour; /* one of RBYG */
    int number;  /* 1..5 */
} plain_card;

typedef struct {
    char kind; /* '-' nothing led, 'O' open, 'C' colour, 'N' number */
    char colour;
    int number;
} plain_lead;

/* 4.3: "lead(trick): for each later card in order: SC -> COLOUR(x); SN -> NUMBER(k); end: OPEN". */
static inline plain_lead plain_lead_of(const plain_card *trick, int n) {
    if (n == 0) {
        return (plain_lead){.kind = '-'};
    }
    const plain_card c1 = trick[0];
    for (int i = 1; i < n; i++) {
        const bool same_colour = trick[i].colour == c1.colour, same_number = trick[i].number == c1.number;
        if (same_colour && !same_number) {
            return (plain_lead){'C', c1.colour, 0};
        }
        if (same_number && !same_colour) {
            return (plain_lead){'N', 0, c1.number};
        }
    }
    return (plain_lead){'O', c1.colour, c1.number};
}

static inline bool plain_fits(plain_lead lead, plain_card card) {
    switch (lead.kind) {
    case 'C':
        return card.colour == lead.colour;
    case 'N':
        return card.number == lead.number;
    case 'O':
        return card.colour == lead.colour || card.number == lead.number;
    default:
        return true;
    }
}

/* 4.3: whether anybody with this hand has to follow with a card that fits, or may play any. */
static inline bool plain_able(const plain_card *hand, int cards, plain_lead lead) {
    for (int i = 0; i < cards; i++) {
        if (plain_fits(lead, hand[i])) {
            return true;
        }
    }
    return false;
}

static inline bool plain_may_play(const plain_card *hand, int cards, plain_lead lead, int which) {
    return !plain_able(hand, cards, lead) || plain_fits(lead, hand[which]);
}

/* 4.4; column is "RBYG" with the top first. Returns the position of the winner. */
static inline int plain_winner(const plain_card *trick, int n, const char *column) {
    const plain_lead lead = plain_lead_of(trick, n);
    int best = 0;
    if (lead.kind == 'O') { /* c1, or the later of it and its twin */
        for (int i = 1; i < n; i++) {
            if (trick[i].colour == trick[0].colour && trick[i].number == trick[0].number) {
                best = i;
            }
        }
        return best;
    }
    for (int i = 1; i < n; i++) {
        if (!plain_fits(lead, trick[i])) {
            continue;
        }
        if (lead.kind == 'C') {
            if (trick[i].number >= trick[best].number) {
                best = i;
            }
        } else if (strchr(column, trick[i].colour) <= strchr(column, trick[best].colour)) {
            best = i;
        }
    }
    return best;
}

/* 8: how many of a player's cards have that colour (number 0) or that number (colour 0). */
static inline int plain_count(const plain_card *taken, int n, char colour, int number) {
    int count = 0;
    for (int i = 0; i < n; i++) {
        count += taken[i].colour == colour || taken[i].number == number;
    }
    return count;
}

/* The colour that scores: the most cards; among several the one standing highest in the final column. */
static inline char plain_scoring_colour(const plain_card *taken, int n, const char *column) {
    char best = column[0];
    for (int i = 1; i < 4; i++) {
        if (plain_count(taken, n, column[i], 0) > plain_count(taken, n, best, 0)) {
            best = column[i];
        }
    }
    return best;
}

enum { PLAIN_PLAYERS = 5, PLAIN_HAND = 13 };

/* Points of player `who`: 8, with conflict 9.1. values: beside the column, top first. */
static inline int plain_points(plain_card taken[PLAIN_PLAYERS][PLAIN_HAND], int players, int cards, int who,
                               const char *column, const int *values, bool conflict) {
    const char colour = plain_scoring_colour(taken[who], cards, column);
    int points = values[strchr(column, colour) - column];
    bool shared = false;
    for (int other = 0; other < players; other++) {
        if (other != who && plain_scoring_colour(taken[other], cards, column) == colour) {
            shared = true;
        }
    }
    if (conflict && shared) {
        points = points / 2 + points % 2;
    }
    for (int number = 1; number <= 5; number++) {
        bool most = true;
        for (int other = 0; other < players; other++) {
            if (plain_count(taken[other], cards, 0, number) > plain_count(taken[who], cards, 0, number)) {
                most = false;
            }
        }
        points += most ? 2 : 0;
    }
    return points;
}

#endif
