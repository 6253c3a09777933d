/* Who is asked what, and what they may answer: from the public part alone. */
#include <string.h>

#include "games/eatme/eatme_state.h"

uint32_t eatme_to_act(const void *pub_) {
    const eatme_pub *pub = pub_;
    uint32_t seats = 0;
    switch (pub->phase) {
    case EATME_PHASE_CAST_RANDOM:
        return 1u << NT_CHANCE;
    case EATME_PHASE_CHOOSE:
        for (int seat = 0; seat < pub->n; seat++) {
            if (seat != pub->wolf && !pub->locked[seat]) {
                seats |= 1u << seat;
            }
        }
        return seats;
    case EATME_PHASE_FIRST_CAST:
    case EATME_PHASE_PROWL:
    case EATME_PHASE_REVEAL_OTHERS:
        return 1u << pub->wolf;
    case EATME_PHASE_RECAST:
        return 1u << pub->loser;
    default:
        return 0;
    }
}

static bool asked(const eatme_pub *pub, int seat) {
    return seat >= 0 && seat < pub->n && (eatme_to_act(pub) >> seat & 1);
}

nt_ask eatme_ask(const void *pub_, uint8_t seat) {
    const eatme_pub *pub = pub_;
    if (!asked(pub, seat)) {
        return NT_ASK_NONE;
    }
    switch (pub->phase) {
    case EATME_PHASE_CHOOSE:
        return NT_ASK_SECRET;
    case EATME_PHASE_REVEAL_OTHERS: /* the house turns them round (5) */
        return NT_ASK_FORCED;
    default:
        return NT_ASK_OPEN;
    }
}

/* The Wolf gets the device last (7). */
void eatme_order(const void *pub_, uint8_t out[NT_MAX_SEATS]) {
    const eatme_pub *pub = pub_;
    for (int i = 0; i < pub->n; i++) {
        out[i] = (uint8_t)(pub->wolf == EATME_NONE ? i : eatme_after_wolf(pub, 1 + i));
    }
}

int eatme_unlocked(const eatme_pub *pub) {
    int open = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        open += seat != pub->wolf && !pub->locked[seat];
    }
    return open;
}

/* ---- refusals ---- */

eatme_refusal eatme_may_lock(const eatme_pub *pub, int seat) {
    if (pub->phase != EATME_PHASE_CHOOSE) {
        return EATME_NOT_NOW;
    }
    if (seat < 0 || seat >= pub->n || seat == pub->wolf) {
        return EATME_NOT_YOURS;
    }
    return pub->locked[seat] ? EATME_IS_LOCKED : EATME_MAY;
}

eatme_refusal eatme_may_attack(const eatme_pub *pub, int seat, int victim) {
    if (pub->phase == EATME_PHASE_CHOOSE) {
        return EATME_WAIT_LOCKS;
    }
    if (pub->phase != EATME_PHASE_PROWL) {
        return EATME_NOT_NOW;
    }
    if (seat != pub->wolf) {
        return EATME_NOT_YOURS;
    }
    if (victim == pub->wolf) {
        return EATME_NOT_HIMSELF;
    }
    return victim >= 0 && victim < pub->n ? EATME_MAY : EATME_NO_SUCH_SEAT;
}

bool eatme_caster_is_wolf(const eatme_pub *pub) {
    return pub->phase == EATME_PHASE_FIRST_CAST ||
           (pub->phase == EATME_PHASE_RECAST && pub->opt[EATME_OPT_RECAST] == EATME_RECAST_LOSER_IS_WOLF);
}

eatme_refusal eatme_may_cast(const eatme_pub *pub, int seat, const uint8_t cast[EATME_SEATS]) {
    uint8_t given[EATME_CHARACTERS] = {0};
    if (pub->phase != EATME_PHASE_FIRST_CAST && pub->phase != EATME_PHASE_RECAST) {
        return EATME_NOT_NOW;
    }
    if (!asked(pub, seat)) {
        return EATME_NOT_YOURS;
    }
    for (int i = 0; i < pub->n; i++) {
        if (cast[i] != EATME_NONE && (cast[i] >= EATME_CHARACTERS || !eatme_in_play(pub, cast[i]))) {
            return EATME_NOT_IN_PLAY;
        }
    }
    for (int i = 0; i < pub->n; i++) {
        if (cast[i] != EATME_NONE && given[cast[i]]++) {
            return EATME_TWICE;
        }
    }
    if (eatme_caster_is_wolf(pub) && cast[seat] != EATME_NONE && cast[seat] != EATME_WOLF) {
        return EATME_MUST_BE_WOLF;
    }
    for (int i = 0; i < pub->n; i++) {
        if (cast[i] == EATME_NONE) {
            return EATME_INCOMPLETE;
        }
    }
    return EATME_MAY;
}

/* ---- the list of answers ---- */

/* The next order of n bytes in their rising sequence; false after the last. */
static bool next_order(uint8_t *at, int n) {
    int i = n - 2, j = n - 1;
    while (i >= 0 && at[i] > at[i + 1]) {
        i--;
    }
    if (i < 0) {
        return false;
    }
    while (at[j] < at[i]) {
        j--;
    }
    const uint8_t held = at[i];
    at[i] = at[j];
    at[j] = held;
    for (int a = i + 1, b = n - 1; a < b; a++, b--) {
        const uint8_t swapped = at[a];
        at[a] = at[b];
        at[b] = swapped;
    }
    return true;
}

static int legal_casts(const eatme_pub *pub, uint8_t caster, nt_move *out, int cap) {
    uint8_t cast[EATME_SEATS];
    const int n = eatme_characters(pub, cast);
    int found = 0;
    do {
        if (found == cap || (eatme_caster_is_wolf(pub) && cast[caster] != EATME_WOLF)) {
            continue;
        }
        out[found] = (nt_move){.seat = caster, .kind = EATME_MOVE_CAST, .n = pub->n};
        memcpy(out[found++].arg, cast, (size_t)n);
    } while (next_order(cast, n));
    return found;
}

int eatme_legal(nt_view view, nt_move *out, int cap) {
    const eatme_pub *pub = view.pub;
    nt_move move = {.seat = view.seat, .n = 1};
    int n = 0;
    if (!asked(pub, view.seat)) {
        return 0;
    }
    switch (pub->phase) {
    case EATME_PHASE_CHOOSE:
        move.kind = EATME_MOVE_LOCK;
        for (move.arg[0] = EATME_SLEEP; move.arg[0] <= EATME_TRAP && n < cap; move.arg[0]++) {
            out[n++] = move;
        }
        return n;
    case EATME_PHASE_PROWL:
        move.kind = EATME_MOVE_ATTACK;
        for (move.arg[0] = 0; move.arg[0] < pub->n; move.arg[0]++) {
            if (move.arg[0] != pub->wolf && n < cap) {
                out[n++] = move;
            }
        }
        return n;
    case EATME_PHASE_REVEAL_OTHERS:
        if (cap > 0) {
            out[n++] = (nt_move){.seat = view.seat, .kind = EATME_MOVE_REVEAL};
        }
        return n;
    default:
        return legal_casts(pub, view.seat, out, cap);
    }
}
