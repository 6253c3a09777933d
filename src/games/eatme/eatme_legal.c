/* Who is asked what (5, 7), what may be answered and why not, and what the house answers for a seat that does not
 * (12): from the public part alone. */
#include <string.h>

#include "games/eatme/eatme_state.h"

int eatme_characters(const eatme_pub *pub, uint8_t out[EATME_SEATS]) {
    int n = 0;
    for (int character = 0; character < EATME_CHARACTERS; character++) {
        if (eatme_in_play(pub, character)) {
            out[n++] = (uint8_t)character;
        }
    }
    return n;
}

/* ---- seats that do not answer (5, 12) ---- */

/* A cast with the Wolf where he is, the others drawn. */
static void draw_cast(const eatme_pub *pub, uint32_t draw, uint8_t cast[EATME_SEATS]) {
    nt_rng rng = nt_rng_seed(draw);
    uint8_t others[EATME_SEATS];
    const int n = eatme_characters(pub, others);
    nt_rng_shuffle(&rng, others + 1, n - 1); /* the Wolf is the first */
    int next = 1;
    for (int seat = 0; seat < pub->n; seat++) {
        cast[seat] = seat == pub->wolf ? EATME_WOLF : others[next++];
    }
}

nt_move eatme_default_move(const eatme_pub *pub, uint8_t seat, uint32_t draw) {
    nt_move move = {.seat = seat};
    switch (pub->phase) {
    case EATME_PHASE_CHOOSE:
        move.kind = EATME_MOVE_LOCK;
        move.n = 1;
        move.arg[0] = EATME_TRAP;
        break;
    case EATME_PHASE_PROWL:
        move.kind = EATME_MOVE_ATTACK;
        move.n = 1;
        move.arg[0] = (uint8_t)eatme_after_wolf(pub, 1 + (int)(draw % (pub->n - 1u)));
        break;
    case EATME_PHASE_REVEAL_OTHERS:
        move.kind = EATME_MOVE_REVEAL;
        break;
    default:
        move.kind = EATME_MOVE_CAST;
        move.n = pub->n;
        memcpy(move.arg, pub->cast, pub->n);
        if (pub->phase == EATME_PHASE_FIRST_CAST) {
            draw_cast(pub, draw, move.arg);
        } else if (eatme_caster_is_wolf(pub)) {
            move.arg[pub->wolf] = pub->cast[seat];
            move.arg[seat] = EATME_WOLF;
        }
    }
    return move;
}

/* ---- who is asked what, from the public part alone ---- */

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

/* A list of casts that is being written. */
typedef struct {
    nt_move next; /* with the characters of the first seats */
    int n;        /* seats */
    bool by_wolf; /* the caster stays the Wolf */
    nt_move *out;
    int found, cap;
} casts;

enum { LAST_SEATS = 3 };

/* The orders of three characters, for the last seats: written one behind the other, and without a branch. */
static void cast_last(casts *c, uint32_t left) {
    enum { ORDERS = 6 };
    static const uint8_t orders[ORDERS][LAST_SEATS] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                                       {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    const uint8_t last[LAST_SEATS] = {nt_lowest(left), nt_lowest(left & (left - 1)), nt_highest(left)};
    const casts of = *c; /* what is written might lie in it, as far as a compiler knows */
    const int first = of.n - LAST_SEATS;
    int found = of.found;
    for (int i = 0; i < ORDERS && found < of.cap; i++) {
        nt_move *at = &of.out[found];
        *at = of.next;
        at->arg[first] = last[orders[i][0]];
        at->arg[first + 1] = last[orders[i][1]];
        at->arg[first + 2] = last[orders[i][2]];
        found += !of.by_wolf || at->arg[of.next.seat] == EATME_WOLF;
    }
    c->found = found;
}

/* All orders of the characters that are left, from a seat on, in rising sequence. */
static void cast_from(casts *c, int seat, uint32_t left) {
    if (seat == c->n - LAST_SEATS) {
        cast_last(c, left);
        return;
    }
    for (uint32_t some = left; some != 0; some &= some - 1) {
        c->next.arg[seat] = nt_lowest(some);
        cast_from(c, seat + 1, left & ~(1u << c->next.arg[seat]));
    }
}

static int legal_casts(const eatme_pub *pub, uint8_t caster, nt_move *out, int cap) {
    casts c = {.next = {.seat = caster, .kind = EATME_MOVE_CAST, .n = pub->n},
               .n = pub->n,
               .by_wolf = eatme_caster_is_wolf(pub),
               .out = out,
               .cap = cap};
    uint32_t characters = 0;
    for (int character = 0; character < EATME_CHARACTERS; character++) {
        characters |= (uint32_t)eatme_in_play(pub, character) << character;
    }
    cast_from(&c, 0, characters);
    return c.found;
}

int eatme_legal(const nt_view *view, nt_move *out, int cap) {
    const eatme_pub *pub = view->pub;
    nt_move move = {.seat = view->seat, .n = 1};
    int n = 0;
    if (!asked(pub, view->seat)) {
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
            out[n++] = (nt_move){.seat = view->seat, .kind = EATME_MOVE_REVEAL};
        }
        return n;
    default:
        return legal_casts(pub, view->seat, out, cap);
    }
}
