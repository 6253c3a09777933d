/* The Final Night cards but the votes and The Unwanted (7.2): Tempest, Sleepwalkers, Unsaved, All Hallows' Eve. */
#include <string.h>

#include "games/growl/growl_state.h"

static bool somebody_dead(const growl_pub *pub) {
    return growl_living(pub) < pub->n;
}

static uint32_t holders(const growl_pub *pub) {
    uint32_t out = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->alive[seat] && pub->hand[seat] > 0) {
            out |= 1u << seat;
        }
    }
    return out;
}

void growl_open_final(growl_run *run, uint8_t card) {
    growl_pub *pub = &run->s->pub;
    switch (card) {
    case GROWL_UNWANTED:
        growl_open_unwanted(run);
        break;
    case GROWL_TEMPEST:
        growl_ask_all(run, GROWL_STEP_TEMPEST_CARD, holders(pub));
        break;
    case GROWL_SLEEPWALKERS:
        growl_ask_one(run, GROWL_STEP_SWAP_PAIR, pub->active);
        break;
    case GROWL_UNSAVED:
        memcpy(pub->raised, pub->alive, sizeof pub->raised);
        pub->raised[pub->active] = 0;
        growl_ask_one(run, GROWL_STEP_SAVE, pub->active);
        break;
    case GROWL_HALLOWS:
        if (somebody_dead(pub)) {
            growl_ask_one(run, GROWL_STEP_HALLOWS_TARGET, pub->active);
        } else {
            growl_no_effect(run);
        }
        break;
    default:
        growl_open_vote(run, card);
        break;
    }
}

static void tempest_card(growl_run *run, nt_move move) {
    growl_seal(run, move.seat, move.arg[0], GROWL_NONE);
    if (growl_answered(run, move.seat)) {
        growl_ask_chance(run, GROWL_STEP_TEMPEST_DRAW);
    }
}

/* The pile is shuffled and dealt one to each giver in order of the places (2, step 9). */
static void tempest_draw(growl_run *run) {
    struct growl_state *s = run->s;
    uint8_t pile[GROWL_SEATS], giver[GROWL_SEATS];
    int n = 0;
    growl_tell(run, GROWL_EV_TEMPEST, 0, 0, 0, 0);
    for (int place = 0; place < s->pub.n; place++) {
        const uint8_t seat = s->pub.who[place];
        if (!s->seat[seat].picked) {
            continue;
        }
        giver[n] = seat;
        pile[n] = s->seat[seat].pick[0];
        s->seat[seat].tempest_sent = pile[n];
        growl_take_card(run, seat, pile[n++]);
    }
    nt_rng_shuffle(&run->rng, pile, n);
    for (int i = 0; i < n; i++) {
        growl_priv *me = &s->seat[giver[i]];
        me->tempest_got = pile[i];
        growl_give_card(run, giver[i], pile[i]);
        growl_mark_fresh(run, giver[i], pile[i], GROWL_FROM_TEMPEST);
        const uint8_t arg[2] = {pile[i], GROWL_FROM_TEMPEST};
        nt_tell(run->out, giver[i], GROWL_EV_FRESH, 2, arg);
        growl_tell_hand(run, giver[i]);
    }
    growl_effect_done(run, 0);
}

/* Players change places; Silver Bullet and Séance stay where they lie. */
static void swap_pair(growl_run *run, nt_move move) {
    growl_pub *pub = &run->s->pub;
    const uint8_t a = move.arg[0], b = move.arg[1];
    const uint8_t place = pub->place[a];
    growl_tell(run, GROWL_EV_PAIR, 3, pub->night_card, a, b);
    pub->target[0] = a;
    pub->target[1] = b;
    pub->place[a] = pub->place[b];
    pub->place[b] = place;
    pub->who[pub->place[a]] = a;
    pub->who[pub->place[b]] = b;
    growl_effect_done(run, 0);
}

static void save(growl_run *run, nt_move move) {
    growl_pub *pub = &run->s->pub;
    uint32_t raised = 0;
    growl_tell(run, GROWL_EV_SAVED, 2, move.seat, move.arg[0], 0);
    pub->raised[move.arg[0]] = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        raised |= (uint32_t)pub->raised[seat] << seat;
    }
    if ((raised & (raised - 1)) == 0) {
        growl_effect_done(run, raised);
    } else {
        growl_ask_one(run, GROWL_STEP_SAVE, move.arg[0]);
    }
}

static void hallows_target(growl_run *run, int seat) {
    growl_pub *pub = &run->s->pub;
    growl_tell(run, GROWL_EV_TARGET, 2, pub->night_card, seat, 0);
    pub->target[0] = (uint8_t)seat;
    if (pub->hand[seat] == 0) {
        growl_no_effect(run);
    } else {
        growl_ask_one(run, GROWL_STEP_HALLOWS_CARDS, seat);
    }
}

static void hallows_cards(growl_run *run, nt_move move) {
    growl_pub *pub = &run->s->pub;
    growl_priv *dead = &run->s->seat[move.seat];
    const uint8_t arg[3] = {pub->step, move.arg[0], move.arg[1]};
    nt_tell(run->out, move.seat, GROWL_EV_PICKED, 3, arg);
    growl_answered(run, move.seat);
    for (int side = 0; side < 2; side++) {
        const uint8_t kind = move.arg[side];
        dead->dead_sent[side] = kind;
        if (kind == GROWL_NONE) {
            continue;
        }
        const int to = growl_neighbour(pub, move.seat, side);
        growl_take_card(run, move.seat, kind);
        growl_give_card(run, to, kind);
        run->s->seat[to].dead_got = kind;
        growl_mark_fresh(run, to, kind, GROWL_FROM_DEAD);
        const uint8_t fresh[2] = {kind, GROWL_FROM_DEAD};
        nt_tell(run->out, (uint8_t)to, GROWL_EV_FRESH, 2, fresh);
        growl_tell_hand(run, to);
    }
    growl_tell_hand(run, move.seat);
    growl_effect_done(run, 0);
}

bool growl_final_move(growl_run *run, nt_move move) {
    switch (run->s->pub.step) {
    case GROWL_STEP_TEMPEST_CARD:
        tempest_card(run, move);
        return true;
    case GROWL_STEP_TEMPEST_DRAW:
        tempest_draw(run);
        return true;
    case GROWL_STEP_SWAP_PAIR:
        swap_pair(run, move);
        return true;
    case GROWL_STEP_SAVE:
        save(run, move);
        return true;
    case GROWL_STEP_HALLOWS_TARGET:
        hallows_target(run, move.arg[0]);
        return true;
    case GROWL_STEP_HALLOWS_CARDS:
        hallows_cards(run, move);
        return true;
    case GROWL_STEP_POINT:
        growl_do_point(run, move);
        return true;
    case GROWL_STEP_UNWANTED_DRAW:
        growl_do_lot(run);
        return true;
    case GROWL_STEP_ACCUSE:
    case GROWL_STEP_TRUST:
    case GROWL_STEP_PURGE:
        growl_do_vote(run, move);
        return true;
    case GROWL_STEP_BREAK_TIE:
    case GROWL_STEP_CONDEMN:
        growl_do_tie(run, move.arg[0]);
        return true;
    default:
        return false;
    }
}
