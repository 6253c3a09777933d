/* The sixteen Night and Final Night cards (7): how each is opened, and what the choices of a Night card do; those of
 * a Final Night card: growl_final_night.c. What follows from a card, deaths and the passing, is the rules'
 * (growl_rules.c). */
#include <string.h>

#include "games/growl/growl_state.h"

void growl_card_done(growl_run *run, uint32_t dying) {
    run->effect_done = true;
    run->dying = dying;
}

void growl_card_does_nothing(growl_run *run) {
    growl_tell(run, GROWL_EV_NO_EFFECT, 1, run->s->pub.night_card, 0, 0);
    growl_card_done(run, 0);
}

/* ---- the eight Night cards (7.1) ---- */

static void gift_cards(growl_run *run, nt_move move) {
    growl_pub *pub = &run->s->pub;
    growl_seal(run, move.seat, move.arg[0], GROWL_NONE);
    if (!growl_answered(run, move.seat)) {
        return;
    }
    for (int i = 0; i < 2; i++) {
        growl_priv *giver = &run->s->seat[pub->target[i]];
        growl_take_card(run, pub->target[i], giver->pick[0]);
        giver->gift_sent = giver->pick[0];
        growl_lay(run->s, pub->target[1 - i], giver->pick[0], GROWL_FROM_GIFT);
        growl_tell_hand(run, pub->target[i]);
    }
    growl_card_done(run, 0);
}

static void serum_show(growl_run *run, nt_move move) {
    growl_pub *pub = &run->s->pub;
    growl_priv *chooser = &run->s->seat[pub->active];
    growl_priv *shower = &run->s->seat[move.seat];
    const uint8_t arg[3] = {pub->step, move.arg[0], move.arg[0]};
    nt_tell(run->out, move.seat, GROWL_EV_PICKED, 2, arg);
    shower->news = 0;
    shower->showed = move.arg[0] == GROWL_NONE ? 0 : (uint8_t)(1 + move.arg[0]);
    chooser->peek_open = 1;
    chooser->serum_seat = (uint8_t)(1 + move.seat);
    chooser->serum_kind = move.arg[0];
    chooser->serum_night = (uint8_t)(1 + pub->nights);
    growl_answered(run, move.seat);
    const uint8_t card[2] = {move.seat, move.arg[0]};
    nt_tell(run->out, pub->active, GROWL_EV_PEEK_CARD, 2, card);
    growl_ask_one(run, GROWL_STEP_PEEK, pub->active);
}

static void hound_target(growl_run *run, int seat) {
    growl_pub *pub = &run->s->pub;
    growl_priv *chooser = &run->s->seat[pub->active];
    chooser->peek_open = 1;
    chooser->hound_seat = (uint8_t)(1 + seat);
    chooser->hound_night = (uint8_t)(1 + pub->nights);
    memcpy(chooser->hound_hand, run->s->seat[seat].hand, sizeof chooser->hound_hand);
    uint8_t arg[1 + GROWL_KINDS] = {(uint8_t)seat};
    memcpy(arg + 1, chooser->hound_hand, GROWL_KINDS);
    nt_tell(run->out, pub->active, GROWL_EV_PEEK_HAND, 1 + GROWL_KINDS, arg);
    growl_ask_one(run, GROWL_STEP_PEEK, pub->active);
}

static void seance_target(growl_run *run, int seat) {
    growl_pub *pub = &run->s->pub;
    pub->seance_place = pub->place[seat];
    if (!pub->alive[seat]) {
        const uint8_t team = run->s->seat[seat].team;
        growl_tell(run, GROWL_EV_SEANCE, 2, seat, team, 0);
        pub->seance_seat = (uint8_t)seat;
        pub->seance_team = team;
    }
    growl_card_done(run, 0);
}

static void hypno_pair(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    uint8_t has[2];
    for (int i = 0; i < 2; i++) {
        has[i] = run->s->seat[pub->target[i]].hand[pub->hypno_kind];
    }
    const uint8_t arg[5] = {pub->hypno_kind, pub->target[0], has[0], pub->target[1], has[1]};
    nt_tell(run->out, NT_ALL, GROWL_EV_HYPNO, 5, arg);
    memcpy(pub->hypno_count, has, sizeof has);
    growl_card_done(run, 0);
}

/* A step with one target seat. */
static bool one_target(growl_run *run, uint8_t step, int seat) {
    growl_pub *pub = &run->s->pub;
    growl_tell(run, GROWL_EV_TARGET, 2, pub->night_card, seat, 0);
    pub->target[0] = (uint8_t)seat;
    switch (step) {
    case GROWL_STEP_SERUM_TARGET:
        growl_ask_one(run, GROWL_STEP_SERUM_SHOW, seat);
        return true;
    case GROWL_STEP_HOUND_TARGET:
        hound_target(run, seat);
        return true;
    case GROWL_STEP_SEANCE_TARGET:
        seance_target(run, seat);
        return true;
    case GROWL_STEP_CAGE_TARGET:
        pub->caged = (uint8_t)seat;
        break;
    case GROWL_STEP_INSOMNIA_TARGET:
        pub->insomnia = (uint8_t)seat;
        break;
    default: /* Silver Bullet */
        pub->bullet_place = pub->place[seat];
        break;
    }
    growl_card_done(run, 0);
    return true;
}

static void two_targets(growl_run *run, nt_move move) {
    growl_pub *pub = &run->s->pub;
    growl_tell(run, GROWL_EV_PAIR, 3, pub->night_card, move.arg[0], move.arg[1]);
    pub->target[0] = move.arg[0];
    pub->target[1] = move.arg[1];
}

static bool night_move(growl_run *run, nt_move move) {
    growl_pub *pub = &run->s->pub;
    switch (pub->step) {
    case GROWL_STEP_GIFT_PAIR:
        two_targets(run, move);
        growl_ask_all(run, GROWL_STEP_GIFT_CARD, 1u << move.arg[0] | 1u << move.arg[1]);
        return true;
    case GROWL_STEP_GIFT_CARD:
        gift_cards(run, move);
        return true;
    case GROWL_STEP_SERUM_SHOW:
        serum_show(run, move);
        return true;
    case GROWL_STEP_PEEK:
        run->s->seat[move.seat].news = 0;
        growl_answered(run, move.seat);
        growl_card_done(run, 0);
        return true;
    case GROWL_STEP_HYPNO_NAME:
        pub->hypno_kind = move.arg[0];
        growl_ask_one(run, GROWL_STEP_HYPNO_PAIR, pub->active);
        return true;
    case GROWL_STEP_HYPNO_PAIR:
        two_targets(run, move);
        hypno_pair(run);
        return true;
    case GROWL_STEP_SERUM_TARGET:
    case GROWL_STEP_CAGE_TARGET:
    case GROWL_STEP_HOUND_TARGET:
    case GROWL_STEP_INSOMNIA_TARGET:
    case GROWL_STEP_BULLET_TARGET:
    case GROWL_STEP_SEANCE_TARGET:
        return one_target(run, pub->step, move.arg[0]);
    default:
        return false;
    }
}

/* ---- turning a card up ---- */

static bool gift_possible(const growl_pub *pub) {
    int able = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        able += pub->alive[seat] && pub->hand[seat] >= GROWL_GIFT_HAND;
    }
    return able >= 2;
}

void growl_open_night(growl_run *run, uint8_t card) {
    static const uint8_t first_step[GROWL_FIRST_FINAL] = {
        [GROWL_GIFT] = GROWL_STEP_GIFT_PAIR,           [GROWL_SERUM] = GROWL_STEP_SERUM_TARGET,
        [GROWL_CAGED] = GROWL_STEP_CAGE_TARGET,        [GROWL_HOUND] = GROWL_STEP_HOUND_TARGET,
        [GROWL_INSOMNIA] = GROWL_STEP_INSOMNIA_TARGET, [GROWL_BULLET] = GROWL_STEP_BULLET_TARGET,
        [GROWL_SEANCE] = GROWL_STEP_SEANCE_TARGET,     [GROWL_HYPNOSIS] = GROWL_STEP_HYPNO_NAME,
    };
    growl_pub *pub = &run->s->pub;
    pub->night_open = 1;
    pub->night_card = card;
    pub->night[pub->nights].card = card;
    pub->night[pub->nights].chooser = pub->active;
    pub->night[pub->nights].gifts = pub->gifts;
    pub->target[0] = pub->target[1] = GROWL_NONE;
    if (card < GROWL_HALF_NIGHTS) {
        pub->memory[0] = (uint8_t)(pub->memory[0] | 1u << card);
    } else {
        pub->memory[1] = (uint8_t)(pub->memory[1] | 1u << (card - GROWL_HALF_NIGHTS));
    }
    if (card >= GROWL_FIRST_FINAL) {
        growl_open_final(run, card);
    } else if (card == GROWL_GIFT && !gift_possible(pub)) {
        growl_card_does_nothing(run);
    } else {
        growl_ask_one(run, (growl_step)first_step[card], pub->active);
    }
}

void growl_card_move(growl_run *run, nt_move move) {
    if (!night_move(run, move)) {
        growl_final_move(run, move);
    }
}
