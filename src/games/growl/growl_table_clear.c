/* Where the middle of a flat table is while hands are open there: nothing that all read lies below one of them. */
#include <math.h>

#include "growl_table.h"

static const float off = 12.0f; /* from a hand to the middle beside it */

bool growl_is_clear(const growl_ring *ring, ui_rect at) {
    static const float least_off = 7.0f;
    bool clear = true;

    for (int i = 0; ring->rim != NULL && i < ring->rim->n_open; i++) {
        clear &= !ui_meet(ui_inset(ring->rim->open[i], -least_off), at);
    }
    return clear;
}

/* A stretch of length *w from *x becomes what a hand over such another one leaves of it. */
static void beside(float *x, float *w, float middle, float hand, float hand_w) {
    const float to = *x + *w;

    if (hand + hand_w / 2 < middle) {
        *x = fmaxf(*x, hand + hand_w + off);
        *w = to - *x;
    } else {
        *w = fminf(to, hand - off) - *x;
    }
}

/* Narrower, between the hands at its left and right. */
static void go_between(growl_ring *ring) {
    const float middle = ring->centre.x + ring->centre.w / 2;

    for (int i = 0; i < ring->rim->n_open; i++) {
        const ui_rect hand = ring->rim->open[i];
        beside(&ring->centre.x, &ring->centre.w, middle, hand.x, hand.w);
    }
}

/* Lower, between the hands above and below. */
static void go_below(growl_ring *ring) {
    const float middle = ring->centre.y + ring->centre.h / 2;

    for (int i = 0; i < ring->rim->n_open; i++) {
        const ui_rect hand = ring->rim->open[i];
        beside(&ring->centre.y, &ring->centre.h, middle, hand.y, hand.h);
    }
}

void growl_clear_rings(const growl_ring *ring, growl_ring out[GROWL_CLEAR_WAYS]) {
    for (int i = 0; i < GROWL_CLEAR_WAYS; i++) {
        out[i] = *ring;
        out[i].clears = true;
        out[i].night = NULL; /* that is of the other ring */
        if (i & 1) {
            go_between(&out[i]);
        }
        if (i & 2) {
            go_below(&out[i]);
        }
    }
}

bool growl_ring_before(const growl_ring *ring, growl_ring *before) {
    if (ring->rim == NULL || ring->rim->was == NULL) {
        return false;
    }
    *before = *ring;
    before->rim = ring->rim->was;
    return true;
}
