/* A second, plain reading of one round (eat-me.md 4, 8), written from the rules and not from the program: whole
 * numbers, no views, no phases. */
#ifndef NT_TESTS_EATME_SECOND_H
#define NT_TESTS_EATME_SECOND_H

#include <stdbool.h>

enum { SECOND_SEATS = 6 };

typedef struct {
    /* Given. */
    int n, wolf, victim, target;
    bool shared;               /* tie = shared */
    int worth[SECOND_SEATS];   /* of the seat's house; anything for the Wolf */
    bool sleeps[SECOND_SEATS]; /* of the seat's wheel; anything for the Wolf */
    int points[SECOND_SEATS];  /* before; then after */
    /* Found. */
    int gainer, loser;
    bool over;
    bool wins[SECOND_SEATS];
} second_round;

static inline int second_best(const second_round *r) {
    int best = 0;
    for (int p = 0; p < r->n; p++) {
        best = r->points[p] > best ? r->points[p] : best;
    }
    return best;
}

/* Section 8: who wins, by going through the rules in their order. */
static inline void second_winners(second_round *r) {
    const int best = second_best(r);
    int leaders = 0, only = -1;
    for (int p = 0; p < r->n; p++) {
        if (r->points[p] == best) {
            leaders++;
            only = p;
        }
    }
    for (int p = 0; p < r->n; p++) {
        r->wins[p] = r->shared && r->points[p] == best;
    }
    if (r->shared) {
        return;
    }
    if (leaders == 1) { /* 8.2 */
        r->wins[only] = true;
        return;
    }
    if (r->points[r->wolf] == best && r->sleeps[r->victim]) { /* 8.3, the Wolf gained */
        r->wins[r->wolf] = true;
        return;
    }
    if (r->points[r->victim] == best && !r->sleeps[r->victim]) { /* 8.3, the victim gained */
        r->wins[r->victim] = true;
        return;
    }
    for (int p = r->wolf + 1; p <= r->wolf + r->n; p++) { /* 8.4 */
        if (r->points[p % r->n] == best) {
            r->wins[p % r->n] = true;
            return;
        }
    }
}

static inline void second_play(second_round *r) {
    const int v = r->worth[r->victim];
    int change[SECOND_SEATS] = {0};
    for (int p = 0; p < r->n; p++) { /* the table of 4.1, line by line */
        if (p == r->wolf) {
            change[p] = r->sleeps[r->victim] ? v : -v;
        } else if (p == r->victim) {
            change[p] = r->sleeps[p] ? -v : v;
        } else {
            change[p] = r->sleeps[p] ? r->worth[p] : 0;
        }
    }
    for (int p = 0; p < r->n; p++) {
        r->points[p] += change[p];
        if (r->points[p] < 0) {
            r->points[p] = 0;
        }
    }
    r->gainer = r->sleeps[r->victim] ? r->wolf : r->victim;
    r->loser = r->sleeps[r->victim] ? r->victim : r->wolf;
    r->over = second_best(r) >= r->target;
    if (r->over) {
        second_winners(r);
    }
}

#endif
