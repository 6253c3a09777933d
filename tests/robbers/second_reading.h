/* A second, plain reading of the rules, written from robbers.md alone: tricks (5), roles (4) and points (9). It
 * shares nothing with the game but the numbers of the cards, which it takes apart first. */
#ifndef NT_TESTS_ROBBERS_SECOND_READING_H
#define NT_TESTS_ROBBERS_SECOND_READING_H

#include <stdbool.h>

enum { PLAIN_SEATS = 5, PLAIN_TRICKS = 9, PLAIN_PILE = 36 };

/* kind is C, R, W, K, T or S; rank is 0 for the last four. */
typedef struct {
    char kind;
    int rank;
} plain_card;

static inline plain_card plain(int number) {
    if (number <= 15) {
        return (plain_card){'C', number};
    }
    if (number <= 30) {
        return (plain_card){'R', number - 15};
    }
    return (plain_card){"WKTS"[number - 31], 0};
}

/* 5.2: 0 when the trick has no normal card. */
static inline char plain_lead(const plain_card *trick, int n) {
    for (int i = 0; i < n; i++) {
        if (trick[i].kind == 'C' || trick[i].kind == 'R') {
            return trick[i].kind;
        }
    }
    return 0;
}

/* 5.3: what the card at position i counts; 100 and more is trump. */
static inline int plain_value(const plain_card *trick, int n, int i) {
    enum { TRUMP = 100 };
    int wolves = 0;
    for (int k = 0; k < n; k++) {
        if (trick[k].kind == 'W') {
            wolves++;
        }
    }
    if (trick[i].kind == 'K') {
        return TRUMP;
    }
    if (trick[i].kind == 'T') {
        return 16;
    }
    if (trick[i].kind == 'S') {
        return wolves == 0 ? TRUMP + 16 : 0;
    }
    if (trick[i].kind == 'W') {
        return i == 0 ? TRUMP + 16 : plain_value(trick, n, i - 1) + 1;
    }
    return trick[i].rank + (trick[i].kind == plain_lead(trick, n) ? 0 : TRUMP);
}

/* 5.4: the card that no later one reaches and no earlier one exceeds. */
static inline int plain_winner(const plain_card *trick, int n) {
    for (int i = 0; i < n; i++) {
        bool wins = true;
        for (int k = 0; k < n; k++) {
            const int mine = plain_value(trick, n, i), theirs = plain_value(trick, n, k);
            if ((k > i && theirs >= mine) || (k < i && theirs > mine)) {
                wins = false;
            }
        }
        if (wins) {
            return i;
        }
    }
    return -1;
}

/* The options that scoring reads. icons: by suit (0 chest, 1 robber) and rank; special: by kind in the order WKTS. */
typedef struct {
    bool traitor_first; /* wolf_and_traitor = traitor */
    int icons[2][16];
    int special[4][2];
} plain_rules;

typedef struct {
    int n;
    plain_card dealt[PLAIN_SEATS][PLAIN_TRICKS];
    int hand;
    plain_card pile[PLAIN_SEATS][PLAIN_PILE];
    int piled[PLAIN_SEATS];
    char role[PLAIN_SEATS]; /* R, T or W */
    int points[PLAIN_SEATS];
    int robbers, wolves; /* totals */
} plain_deal;

static inline bool plain_holds(const plain_card *cards, int n, char kind) {
    for (int i = 0; i < n; i++) {
        if (cards[i].kind == kind) {
            return true;
        }
    }
    return false;
}

static inline char plain_role(const plain_rules *rules, const plain_card *dealt, int n) {
    const bool w = plain_holds(dealt, n, 'W'), t = plain_holds(dealt, n, 'T');
    if (w && t) {
        return rules->traitor_first ? 'T' : 'W';
    }
    return w ? 'W' : t ? 'T' : 'R';
}

/* 9, with the icons of one suit: 0 chest, 1 robber. */
static inline int plain_icons(const plain_rules *rules, plain_card card, int suit) {
    static const char kinds[] = "WKTS";
    if (card.kind == "CR"[suit]) {
        return rules->icons[suit][card.rank];
    }
    for (int k = 0; k < 4; k++) {
        if (kinds[k] == card.kind) {
            return rules->special[k][suit];
        }
    }
    return 0;
}

/* Fills role, points and totals from dealt and pile. */
static inline void plain_score(const plain_rules *rules, plain_deal *deal) {
    int wolves = 0, robbers = 0, wolf_points = 0, robber_points = 0;
    for (int seat = 0; seat < deal->n; seat++) {
        deal->role[seat] = plain_role(rules, deal->dealt[seat], deal->hand);
        const bool wolf = deal->role[seat] == 'W';
        int points = 0;
        for (int i = 0; i < deal->piled[seat]; i++) {
            points += plain_icons(rules, deal->pile[seat][i], wolf ? 1 : 0);
        }
        if (plain_holds(deal->pile[seat], deal->piled[seat], wolf ? 'K' : 'W')) {
            points /= 2;
        }
        deal->points[seat] = points;
        if (deal->role[seat] == 'R') {
            robbers++;
            robber_points += points;
        } else {
            wolves++;
            wolf_points += points;
        }
    }
    deal->robbers = robber_points * wolves;
    deal->wolves = wolf_points * robbers;
}

#endif
