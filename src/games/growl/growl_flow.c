/* The state machine by day and between a night's parts (3, 4, 6). */
#include <string.h>

#include "games/growl/growl_state.h"

void growl_tell(growl_run *run, uint8_t kind, int n, int a, int b, int c) {
    const uint8_t arg[3] = {(uint8_t)a, (uint8_t)b, (uint8_t)c};
    nt_tell(run->out, NT_ALL, kind, n, arg);
}

void growl_give_card(growl_run *run, int seat, uint8_t kind) {
    run->s->seat[seat].hand[kind]++;
    run->s->pub.hand[seat]++;
}

void growl_take_card(growl_run *run, int seat, uint8_t kind) {
    run->s->seat[seat].hand[kind]--;
    run->s->pub.hand[seat]--;
}

void growl_tell_hand(growl_run *run, int seat) {
    nt_tell(run->out, (uint8_t)seat, GROWL_EV_HAND, GROWL_KINDS, run->s->seat[seat].hand);
}

void growl_mark_fresh(growl_run *run, int seat, uint8_t kind, uint8_t from) {
    growl_priv *me = &run->s->seat[seat];
    if (me->fresh_n < sizeof me->fresh) {
        me->fresh[me->fresh_n] = kind;
        me->fresh_from[me->fresh_n++] = from;
    }
}

static void forget_fresh(growl_run *run) {
    for (int seat = 0; seat < run->s->pub.n; seat++) {
        growl_priv *me = &run->s->seat[seat];
        me->fresh_n = 0;
        memset(me->fresh, 0, sizeof me->fresh);
        memset(me->fresh_from, 0, sizeof me->fresh_from);
    }
}

void growl_ask_all(growl_run *run, growl_step step, uint32_t seats) {
    growl_pub *pub = &run->s->pub;
    pub->step = (uint8_t)step;
    memset(pub->done, 0, sizeof pub->done);
    for (int seat = 0; seat < pub->n; seat++) {
        pub->asked[seat] = seats >> seat & 1;
    }
}

void growl_ask_one(growl_run *run, growl_step step, int seat) {
    growl_ask_all(run, step, 1u << seat);
}

void growl_ask_chance(growl_run *run, growl_step step) {
    growl_ask_all(run, step, 0);
}

bool growl_answered(growl_run *run, int seat) {
    growl_pub *pub = &run->s->pub;
    growl_tell(run, GROWL_EV_DONE, 1, seat, 0, 0);
    pub->asked[seat] = 0;
    pub->done[seat] = 1;
    for (int other = 0; other < pub->n; other++) {
        if (pub->asked[other]) {
            return false;
        }
    }
    return true;
}

void growl_seal(growl_run *run, int seat, uint8_t a, uint8_t b) {
    growl_priv *me = &run->s->seat[seat];
    me->picked = 1;
    me->pick[0] = a;
    me->pick[1] = b;
    me->news = 0;
    const uint8_t arg[3] = {run->s->pub.step, a, b};
    nt_tell(run->out, (uint8_t)seat, GROWL_EV_PICKED, b == GROWL_NONE ? 2 : 3, arg);
}

void growl_unseal(growl_run *run) {
    for (int seat = 0; seat < run->s->pub.n; seat++) {
        run->s->seat[seat].picked = 0;
        run->s->seat[seat].pick[0] = run->s->seat[seat].pick[1] = GROWL_NONE;
    }
}

int growl_next_place(const growl_pub *pub, int seat) {
    for (int k = 1; k < pub->n; k++) {
        const int other = pub->who[(pub->place[seat] + k) % pub->n];
        if (pub->alive[other]) {
            return other;
        }
    }
    return seat;
}

void growl_next_turn(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    pub->active = (uint8_t)growl_next_place(pub, pub->active);
    growl_ask_one(run, GROWL_STEP_TURN, pub->active);
}

void growl_do_turn(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    const uint8_t card = run->s->hid.pile[pub->pile - 1];
    const bool night = card >= GROWL_NIGHT_AT;
    if (night) {
        growl_tell(run, GROWL_EV_NIGHT, 3, pub->active, card - GROWL_NIGHT_AT, pub->nights + 1);
    } else {
        growl_tell(run, GROWL_EV_TURN, 2, pub->active, card, 0);
    }
    pub->pile--;
    run->s->hid.pile[pub->pile] = 0;
    pub->turns++;
    forget_fresh(run);
    if (night) {
        growl_open_night(run, (uint8_t)(card - GROWL_NIGHT_AT));
    } else {
        pub->turned = card;
        growl_ask_one(run, GROWL_STEP_GIVE, pub->active);
    }
}

void growl_do_give(growl_run *run, int seat) {
    growl_pub *pub = &run->s->pub;
    const uint8_t kind = pub->turned;
    growl_tell(run, GROWL_EV_GIFT, 3, pub->active, kind, seat);
    pub->turned = GROWL_NONE;
    pub->gift[pub->gifts++] = (growl_gift){pub->active, kind, (uint8_t)seat};
    growl_give_card(run, seat, kind);
    growl_mark_fresh(run, seat, kind, GROWL_FROM_UNKNOWN);
    growl_tell_hand(run, seat);
    const uint32_t dying = growl_check(run, 1u << seat);
    growl_bury(run, dying, GROWL_DIED_BY_DAY, 0);
    if (growl_ends(pub)) {
        growl_end(run);
    } else if (dying) {
        growl_next_turn(run);
    } else {
        growl_ask_one(run, GROWL_STEP_VIEW_GIFT, seat);
    }
}

/* Private looks close, seat cards stay, everything else of the night is put away (6, step 9). */
static void close_night(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    growl_tell(run, GROWL_EV_NIGHT_CLOSED, 1, pub->nights + 1, 0, 0);
    pub->nights++;
    pub->night_open = 0;
    pub->night_card = pub->caged = pub->insomnia = GROWL_NONE;
    for (int seat = 0; seat < pub->n; seat++) {
        run->s->seat[seat].peek_open = 0;
    }
    if (pub->nights == GROWL_NIGHTS) {
        growl_end(run);
    } else {
        growl_next_turn(run);
    }
}

void growl_do_view(growl_run *run, int seat) {
    growl_pub *pub = &run->s->pub;
    const uint8_t step = pub->step;
    run->s->seat[seat].news = 0;
    if (!growl_answered(run, seat)) {
        return;
    }
    if (step == GROWL_STEP_VIEW_HANDS) {
        growl_ask_one(run, GROWL_STEP_TURN, pub->active);
    } else if (step == GROWL_STEP_VIEW_GIFT) {
        growl_next_turn(run);
    } else {
        close_night(run);
    }
}

/* Those of the passing who cannot pass (6, step 3). */
static uint32_t unable(const struct growl_state *s, uint32_t living) {
    uint32_t out = 0;
    for (int seat = 0; seat < s->pub.n; seat++) {
        if (living >> seat & 1 && seat != s->pub.caged && !growl_can_pass(&s->seat[seat])) {
            out |= 1u << seat;
        }
    }
    return out;
}

static int count(uint32_t bits) {
    int n = 0;
    for (; bits != 0; bits &= bits - 1) {
        n++;
    }
    return n;
}

/* Deaths of the check and of the ability test are announced together: the order must not tell the cause (9.2). */
void growl_effect_done(growl_run *run, uint32_t ordered) {
    growl_pub *pub = &run->s->pub;
    growl_night *night = &pub->night[pub->nights];
    memcpy(night->target, pub->target, sizeof night->target);
    growl_unseal(run);
    growl_bury(run, ordered, GROWL_DIED_BY_CARD, 0);
    const uint32_t living = growl_living_bits(pub);
    uint32_t dying = growl_check(run, living);
    if (count(living & ~dying) > GROWL_ENDS_AT) {
        dying |= unable(run->s, living & ~dying);
    }
    growl_bury(run, dying, GROWL_DIED_BEFORE_NIGHT, count(ordered));
    if (growl_ends(pub)) {
        growl_end(run);
    } else {
        growl_open_pass(run);
    }
}
