/* Passing to both neighbours and taking the night piles up (6, steps 4 to 8). */
#include <string.h>

#include "games/growl/growl_state.h"

void growl_open_pass(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    growl_night *night = &pub->night[pub->nights];
    uint32_t taking_part = growl_living_bits(pub);
    if (pub->caged != GROWL_NONE) {
        taking_part &= ~(1u << pub->caged);
    }
    for (int seat = 0; seat < pub->n; seat++) {
        if (taking_part >> seat & 1) {
            night->passed[seat] = 1;
            night->left[seat] = (uint8_t)growl_neighbour(pub, seat, 0);
            night->right[seat] = (uint8_t)growl_neighbour(pub, seat, 1);
        }
    }
    growl_ask_all(run, GROWL_STEP_PASS, taking_part);
}

/* Lays a card on a tile, sorted by origin so that the order tells nothing about when it came. */
void growl_lay(struct growl_state *s, int seat, uint8_t kind, uint8_t from) {
    uint8_t *card = s->hid.tile[seat], *origin = s->hid.tile_from[seat];
    int at = s->pub.tile[seat]++;
    for (; at > 0 && origin[at - 1] > from; at--) {
        card[at] = card[at - 1];
        origin[at] = origin[at - 1];
    }
    card[at] = kind;
    origin[at] = from;
}

/* The chosen cards leave the hand, as its owner sees at once. */
static void send(growl_priv *me, int night) {
    for (int side = 0; side < GROWL_PASSED; side++) {
        me->hand[me->pick[side]]--;
        me->sent[night][side] = me->pick[side];
    }
}

/* What I send to the left comes to that player from the right. */
static void lay_sent(struct growl_state *s, int seat) {
    const growl_night *night = &s->pub.night[s->pub.nights];
    const uint8_t *sent = s->seat[seat].sent[s->pub.nights];
    growl_lay(s, night->left[seat], sent[0], GROWL_FROM_RIGHT);
    growl_lay(s, night->right[seat], sent[1], GROWL_FROM_LEFT);
    s->pub.hand[seat] = (uint8_t)(s->pub.hand[seat] - GROWL_PASSED);
}

void growl_do_pass(growl_run *run, nt_move move) {
    struct growl_state *s = run->s;
    growl_pub *pub = &s->pub;
    growl_seal(run, move.seat, move.arg[0], move.arg[1]);
    if (!growl_answered(run, move.seat)) {
        return;
    }
    const growl_night *night = &pub->night[pub->nights];
    for (int seat = 0; seat < pub->n; seat++) {
        if (night->passed[seat]) {
            send(&s->seat[seat], pub->nights);
            growl_tell_hand(run, seat);
        }
    }
    growl_unseal(run);
    growl_tell(run, GROWL_EV_PASSED, 0, 0, 0, 0);
    for (int seat = 0; seat < pub->n; seat++) {
        if (night->passed[seat]) {
            lay_sent(s, seat);
        }
    }
    growl_ask_chance(run, GROWL_STEP_PASS_DRAW);
}

/* Marks the new cards and tells their owner. */
static void note_received(growl_run *run, int seat, uint8_t kind, uint8_t from, bool sees_origin) {
    const growl_pub *pub = &run->s->pub;
    growl_priv *me = &run->s->seat[seat];
    me->got[pub->nights][kind]++;
    if (sees_origin && (from == GROWL_FROM_LEFT || from == GROWL_FROM_RIGHT)) {
        me->got_from[pub->nights][from == GROWL_FROM_LEFT ? 0 : 1] = kind;
    }
    if (sees_origin || !pub->opt[GROWL_OPT_SHUFFLE_INTO_HAND]) {
        growl_mark_fresh(run, seat, kind, sees_origin ? from : GROWL_FROM_UNKNOWN);
    }
}

static void tell_fresh(growl_run *run, int seat) {
    const growl_priv *me = &run->s->seat[seat];
    uint8_t arg[2 * GROWL_TILE];
    memcpy(arg, me->fresh, me->fresh_n);
    memcpy(arg + me->fresh_n, me->fresh_from, me->fresh_n);
    nt_tell(run->out, (uint8_t)seat, GROWL_EV_FRESH, 2 * me->fresh_n, arg);
    growl_tell_hand(run, seat);
}

static void take_up(growl_run *run, int seat) {
    struct growl_state *s = run->s;
    growl_priv *me = &s->seat[seat];
    const int n = s->pub.tile[seat];
    const bool sees_origin = s->pub.insomnia == seat;
    growl_tell(run, GROWL_EV_TAKEN, 2, seat, n, 0);
    if (!sees_origin) {
        nt_rng_shuffle(&run->rng, s->hid.tile[seat], n);
    }
    me->fresh_n = 0; /* cards of The Tempest or All Hallows' Eve are new no more */
    memset(me->fresh, 0, sizeof me->fresh);
    memset(me->fresh_from, 0, sizeof me->fresh_from);
    for (int i = 0; i < n; i++) {
        growl_give_card(run, seat, s->hid.tile[seat][i]);
        note_received(run, seat, s->hid.tile[seat][i], s->hid.tile_from[seat][i], sees_origin);
        s->hid.tile[seat][i] = s->hid.tile_from[seat][i] = 0;
    }
    s->pub.tile[seat] = 0;
    tell_fresh(run, seat);
}

void growl_do_take_up(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    for (int place = 0; place < pub->n; place++) {
        if (pub->tile[pub->who[place]] > 0) {
            take_up(run, pub->who[place]);
        }
    }
    growl_bury(run, growl_check(run, growl_living_bits(pub)), GROWL_DIED_PASSING, 0);
    if (growl_ends(pub)) {
        growl_end(run);
    } else {
        growl_ask_all(run, GROWL_STEP_VIEW_NIGHT, growl_living_bits(pub));
    }
}
