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

/* Narrower, between the hands at its left and right. */
static void go_between(growl_ring *ring) {
    const ui_rect c = ring->centre;
    float left = c.x, right = c.x + c.w;

    for (int i = 0; i < ring->rim->n_open; i++) {
        const ui_rect hand = ring->rim->open[i];
        if (hand.x + hand.w / 2 < c.x + c.w / 2) {
            left = fmaxf(left, hand.x + hand.w + off);
        } else {
            right = fminf(right, hand.x - off);
        }
    }
    ring->centre.x = left;
    ring->centre.w = right - left;
}

/* Lower, between the hands above and below. */
static void go_below(growl_ring *ring) {
    const ui_rect c = ring->centre;
    float top = c.y, foot = c.y + c.h;

    for (int i = 0; i < ring->rim->n_open; i++) {
        const ui_rect hand = ring->rim->open[i];
        if (hand.y + hand.h / 2 < c.y + c.h / 2) {
            top = fmaxf(top, hand.y + hand.h + off);
        } else {
            foot = fminf(foot, hand.y - off);
        }
    }
    ring->centre.y = top;
    ring->centre.h = foot - top;
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
