/* What differs between two painted lists. Any way to pair equal steps in rising order is right: where only paired
 * steps lie, the same pictures are laid over each other in the same order. So a simple pairing that looks a little
 * ahead is enough, and the rest is repainted. */
#include "platform/plan.h"

enum { LOOK_AHEAD = 48 };

typedef struct {
    pf_rect frame;
    int n;
    pf_rect at[PF_DIRTY + 1];
} dirty;

static long area(pf_rect r) {
    return (long)r.w * r.h;
}

/* What joining two costs in pixels that need no painting. */
static long waste(pf_rect a, pf_rect b) {
    return area(pf_rect_join(a, b)) - area(a) - area(b);
}

static void join(dirty *d, int a, int b) {
    d->at[a] = pf_rect_join(d->at[a], d->at[b]);
    d->at[b] = d->at[--d->n];
}

static bool join_where_cheap(dirty *d) {
    for (int a = 0; a < d->n; a++) {
        for (int b = a + 1; b < d->n; b++) {
            if (waste(d->at[a], d->at[b]) <= area(d->at[a]) / 4) {
                join(d, a, b);
                return true;
            }
        }
    }
    return false;
}

static void join_cheapest(dirty *d) {
    int best_a = 0, best_b = 1;
    for (int a = 0; a < d->n; a++) {
        for (int b = a + 1; b < d->n; b++) {
            if (waste(d->at[a], d->at[b]) < waste(d->at[best_a], d->at[best_b])) {
                best_a = a;
                best_b = b;
            }
        }
    }
    join(d, best_a, best_b);
}

static void add(dirty *d, pf_rect r) {
    r = pf_rect_cut(r, d->frame);
    if (pf_rect_empty(r)) {
        return;
    }
    d->at[d->n++] = r;
    while (join_where_cheap(d))
        ;
    if (d->n > PF_DIRTY) {
        join_cheapest(d);
    }
}

/* How far ahead in `in` the step lies; LOOK_AHEAD when it does not. */
static int ahead(const pf_traces *in, int from, uint64_t shows) {
    for (int i = 0; i < LOOK_AHEAD && from + i < in->n; i++) {
        if (in->at[from + i].shows == shows) {
            return i;
        }
    }
    return LOOK_AHEAD;
}

static bool equal(const pf_trace *a, const pf_trace *b) {
    return a->shows == b->shows;
}

static void pair(pf_traces *before, int i, pf_traces *now, int j) {
    before->at[i].pair = j;
    now->at[j].pair = i;
}

static void unpair(pf_traces *all) {
    for (int i = 0; i < all->n; i++) {
        all->at[i].pair = -1;
    }
}

int pf_plan_differences(pf_traces *before, pf_traces *now, pf_rect frame, pf_rect out[PF_DIRTY]) {
    dirty d = {.frame = frame};
    int i = 0, j = 0, old_end = before->n, new_end = now->n;
    unpair(before);
    while (old_end > 0 && new_end > 0 && equal(&before->at[old_end - 1], &now->at[new_end - 1])) {
        pair(before, --old_end, now, --new_end);
    }
    while (i < old_end && j < new_end) {
        if (equal(&before->at[i], &now->at[j])) {
            pair(before, i++, now, j++);
            continue;
        }
        int new_later = ahead(now, j, before->at[i].shows), old_later = ahead(before, i, now->at[j].shows);
        if (old_later == LOOK_AHEAD || new_later < old_later) {
            add(&d, now->at[j++].bounds);
        }
        if (new_later == LOOK_AHEAD || old_later <= new_later) {
            add(&d, before->at[i++].bounds);
        }
    }
    for (; i < old_end; i++) {
        add(&d, before->at[i].bounds);
    }
    for (; j < new_end; j++) {
        add(&d, now->at[j].bounds);
    }
    for (int k = 0; k < d.n; k++) {
        out[k] = d.at[k];
    }
    return d.n;
}
