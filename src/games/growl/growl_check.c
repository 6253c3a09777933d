/* What every part of the rules does to players: cards come and go, seats are asked and answer, humans turn and
 * players die (5). */
#include <string.h>

#include "games/growl/growl_state.h"

/* ---- telling, cards, answers ---- */

void growl_blank_priv(growl_priv *me) {
    me->pick[0] = me->pick[1] = GROWL_NONE;
    memset(me->sent, GROWL_NONE, sizeof me->sent);
    memset(me->got_from, GROWL_NONE, sizeof me->got_from);
    me->gift_sent = me->tempest_sent = me->tempest_got = GROWL_NONE;
    me->dead_sent[0] = me->dead_sent[1] = me->dead_got = GROWL_NONE;
}

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

/* ---- turning and dying (5) ---- */

int growl_net_bites(const uint8_t hand[GROWL_KINDS]) {
    return hand[GROWL_BITE] - hand[GROWL_CHARM];
}

int growl_bullet(const growl_pub *pub, int seat, uint8_t team) {
    if (pub->bullet_place != pub->place[seat]) {
        return 0;
    }
    return team == GROWL_WOLF ? GROWL_BULLET_WOLF : GROWL_BULLET_HUMAN;
}

int growl_net_wounds(const struct growl_state *s, int seat) {
    const growl_priv *me = &s->seat[seat];
    return me->hand[GROWL_WOUND] + growl_bullet(&s->pub, seat, me->team) - me->hand[GROWL_SALVE];
}

bool growl_can_pass(const growl_priv *me) {
    int allowed = 0;
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        if (kind != GROWL_BITE || me->team == GROWL_WOLF) {
            allowed += me->hand[kind];
        }
    }
    return allowed >= GROWL_PASSED;
}

uint32_t growl_living_bits(const growl_pub *pub) {
    uint32_t bits = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        bits |= (uint32_t)pub->alive[seat] << seat;
    }
    return bits;
}

bool growl_ends(const growl_pub *pub) {
    return growl_living(pub) <= GROWL_ENDS_AT;
}

uint32_t growl_check(growl_run *run, uint32_t seats) {
    struct growl_state *s = run->s;
    uint32_t dying = 0;
    for (int seat = 0; seat < s->pub.n; seat++) {
        growl_priv *me = &s->seat[seat];
        if (!s->pub.alive[seat] || !(seats >> seat & 1)) {
            continue;
        }
        if (me->team == GROWL_HUMAN && growl_net_bites(me->hand) >= GROWL_TURNS_AT) {
            me->team = GROWL_WOLF;
            me->turned_turn = (uint8_t)(1 + s->pub.turns);
            me->news = 1;
            nt_tell(run->out, (uint8_t)seat, GROWL_EV_TURNED, 0, NULL);
        }
        if (growl_net_wounds(s, seat) >= GROWL_DIES_AT) {
            dying |= 1u << seat;
        }
    }
    return dying;
}

/* A dead player's home tile is emptied into the hand, without a check (5.4). */
static void sweep_tile(growl_run *run, int seat) {
    struct growl_state *s = run->s;
    for (int i = 0; i < s->pub.tile[seat]; i++) {
        growl_give_card(run, seat, s->hid.tile[seat][i]);
        s->hid.tile[seat][i] = s->hid.tile_from[seat][i] = 0;
    }
    if (s->pub.tile[seat] > 0) {
        growl_tell_hand(run, seat);
    }
    s->pub.tile[seat] = 0;
}

static void bury_one(growl_run *run, int seat, uint8_t how) {
    growl_pub *pub = &run->s->pub;
    const bool told = pub->seance_place == pub->place[seat];
    const uint8_t team = told ? run->s->seat[seat].team : GROWL_NONE;
    growl_tell(run, GROWL_EV_DEATH, 3, seat, how, team);
    if (told) {
        pub->seance_seat = (uint8_t)seat;
        pub->seance_team = team;
    }
    pub->alive[seat] = 0;
    pub->died_how[seat] = how;
    pub->died_turn[seat] = pub->turns;
    pub->died_hand[seat] = pub->hand[seat];
    pub->death[pub->deaths++] = (uint8_t)seat;
    sweep_tile(run, seat);
}

void growl_bury(growl_run *run, uint32_t seats, uint8_t how, int others) {
    growl_pub *pub = &run->s->pub;
    int deaths = others;
    for (int k = 1; k <= pub->n; k++) {
        const int seat = pub->who[(pub->place[pub->active] + k) % pub->n];
        if (seats >> seat & 1) {
            bury_one(run, seat, how);
            pub->last_deaths = (uint8_t)++deaths;
        }
    }
}

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
