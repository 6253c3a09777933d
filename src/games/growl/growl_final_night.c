/* The eight Final Night cards (7.2, 7.3): votes, The Unwanted, and the others. */
#include <string.h>

#include "games/growl/growl_state.h"

/* ---- votes: The Accused, The Trusted, The Purge (7.2) ---- */

static void open_vote(growl_run *run, uint8_t card) {
    growl_pub *pub = &run->s->pub;
    if (card == GROWL_PURGE) {
        growl_ask_all(run, GROWL_STEP_PURGE, growl_living_bits(pub));
    } else {
        growl_ask_one(run, card == GROWL_ACCUSED ? GROWL_STEP_ACCUSE : GROWL_STEP_TRUST,
                      growl_next_place(pub, pub->active));
    }
}

static void cast(growl_run *run, int voter, uint8_t seat) {
    growl_pub *pub = &run->s->pub;
    growl_tell(run, GROWL_EV_VOTE, 3, pub->night_card, voter, seat);
    pub->vote[voter] = seat;
    pub->votes[seat]++;
}

/* The winner of the vote or of the tie dies, or is the Trusted. */
static void chosen(growl_run *run, int seat) {
    growl_pub *pub = &run->s->pub;
    growl_tell(run, GROWL_EV_CHOSEN, 2, pub->night_card, seat, 0);
    if (pub->night_card != GROWL_TRUSTED) {
        growl_card_done(run, 1u << seat);
        return;
    }
    pub->trusted = (uint8_t)seat;
    growl_ask_one(run, GROWL_STEP_CONDEMN, seat);
}

/* The active player chooses among those with the most votes. */
static void tie(growl_run *run, int most) {
    growl_pub *pub = &run->s->pub;
    uint8_t arg[NT_MOVE_ARGS] = {0};
    int n = 1;
    for (int seat = 0; seat < pub->n && n < NT_MOVE_ARGS; seat++) {
        if (pub->votes[seat] == most) {
            arg[n++] = (uint8_t)seat;
        }
    }
    arg[0] = (uint8_t)(n - 1);
    nt_tell(run->out, NT_ALL, GROWL_EV_TIE, n, arg);
    for (int seat = 0; seat < pub->n; seat++) {
        pub->tied[seat] = pub->votes[seat] == most;
    }
    growl_ask_one(run, GROWL_STEP_BREAK_TIE, pub->active);
}

static void count_votes(growl_run *run) {
    const growl_pub *pub = &run->s->pub;
    int most = 0, leaders = 0, leader = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->votes[seat] > most) {
            most = pub->votes[seat];
        }
    }
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->votes[seat] == most) {
            leaders++;
            leader = seat;
        }
    }
    if (leaders == 1) {
        chosen(run, leader);
    } else {
        tie(run, most);
    }
}

static void purge(growl_run *run, nt_move move) {
    growl_pub *pub = &run->s->pub;
    growl_seal(run, move.seat, move.arg[0], GROWL_NONE);
    if (!growl_answered(run, move.seat)) {
        return;
    }
    for (int seat = 0; seat < pub->n; seat++) {
        if (run->s->seat[seat].picked) {
            cast(run, seat, run->s->seat[seat].pick[0]);
        }
    }
    growl_unseal(run);
    count_votes(run);
}

static void do_vote(growl_run *run, nt_move move) {
    growl_pub *pub = &run->s->pub;
    if (pub->step == GROWL_STEP_PURGE) {
        purge(run, move);
        return;
    }
    cast(run, move.seat, move.arg[0]);
    if (move.seat == pub->active) {
        count_votes(run);
    } else {
        growl_ask_one(run, (growl_step)pub->step, growl_next_place(pub, move.seat));
    }
}

static void do_tie(growl_run *run, int seat) {
    growl_pub *pub = &run->s->pub;
    if (pub->step == GROWL_STEP_BREAK_TIE) {
        chosen(run, seat);
        return;
    }
    growl_tell(run, GROWL_EV_TARGET, 2, pub->night_card, seat, 0);
    pub->target[0] = (uint8_t)seat;
    growl_card_done(run, 1u << seat);
}

/* ---- The Unwanted (7.2, 7.3) ---- */

static uint32_t bits_of(const uint8_t flag[GROWL_SEATS]) {
    uint32_t out = 0;
    for (int seat = 0; seat < GROWL_SEATS; seat++) {
        out |= (uint32_t)flag[seat] << seat;
    }
    return out;
}

static void next_round(growl_run *run) {
    growl_ask_all(run, GROWL_STEP_POINT, bits_of(run->s->pub.group));
}

static void open_unwanted(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    memcpy(pub->group, pub->alive, sizeof pub->group);
    next_round(run);
}

/* The group in the order of the places; returns its size. */
static int circle(const growl_pub *pub, uint8_t out[GROWL_SEATS]) {
    int n = 0;
    for (int place = 0; place < pub->n; place++) {
        if (pub->group[pub->who[place]]) {
            out[n++] = pub->who[place];
        }
    }
    return n;
}

/* What the round before showed is put away. */
static void begin_round(growl_pub *pub) {
    pub->round++;
    memset(pub->point, GROWL_NONE, pub->n);
    memset(pub->unwanted, 0, sizeof pub->unwanted);
}

/* Opens the pointing and marks who is pointed at from both sides; returns how many. */
static int open_round(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    uint8_t ring[GROWL_SEATS];
    const int k = circle(pub, ring);
    const uint8_t round = (uint8_t)(pub->round + 1);
    for (int i = 0; i < k; i++) {
        const uint8_t side = run->s->seat[ring[i]].pick[0];
        const uint8_t at = ring[(i + (side == 0 ? 1 : k - 1)) % k];
        const uint8_t arg[4] = {round, ring[i], side, at};
        nt_tell(run->out, NT_ALL, GROWL_EV_POINT, 4, arg);
        if (i == 0) {
            begin_round(pub);
        }
        pub->point[ring[i]] = side;
    }
    uint8_t arg[NT_MOVE_ARGS] = {round};
    int n = 0;
    for (int i = 0; i < k; i++) {
        if (pub->point[ring[(i + 1) % k]] == 1 && pub->point[ring[(i + k - 1) % k]] == 0) {
            arg[2 + n++] = ring[i];
        }
    }
    arg[1] = (uint8_t)n;
    nt_tell(run->out, NT_ALL, GROWL_EV_UNWANTED, 2 + n, arg);
    for (int i = 0; i < n; i++) {
        pub->unwanted[arg[2 + i]] = 1;
    }
    growl_unseal(run);
    return n;
}

static void blank_round(growl_run *run) {
    growl_pub *pub = &run->s->pub;
    if (pub->round == 1 || pub->opt[GROWL_OPT_UNWANTED_BLANK]) {
        growl_card_done(run, 0);
        return;
    }
    pub->blanks++;
    if (pub->blanks == GROWL_BLANK_ROUNDS) {
        growl_ask_chance(run, GROWL_STEP_UNWANTED_DRAW);
    } else {
        next_round(run);
    }
}

static void do_point(growl_run *run, nt_move move) {
    growl_pub *pub = &run->s->pub;
    growl_seal(run, move.seat, move.arg[0], GROWL_NONE);
    if (!growl_answered(run, move.seat)) {
        return;
    }
    const int n = open_round(run);
    if (n == 0) {
        blank_round(run);
    } else if (n <= GROWL_UNWANTED_MOST) {
        growl_card_done(run, bits_of(pub->unwanted));
    } else {
        memcpy(pub->group, pub->unwanted, sizeof pub->group);
        pub->blanks = 0;
        next_round(run);
    }
}

static void do_lot(growl_run *run) {
    uint8_t ring[GROWL_SEATS];
    const int k = circle(&run->s->pub, ring);
    const uint8_t seat = ring[nt_rng_below(&run->rng, (uint32_t)k)];
    growl_tell(run, GROWL_EV_DRAWN, 1, seat, 0, 0);
    growl_card_done(run, 1u << seat);
}

/* ---- the other Final Night cards (7.2) ---- */

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
    growl_card_done(run, 0);
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
    growl_card_done(run, 0);
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
        growl_card_done(run, raised);
    } else {
        growl_ask_one(run, GROWL_STEP_SAVE, move.arg[0]);
    }
}

static void hallows_target(growl_run *run, int seat) {
    growl_pub *pub = &run->s->pub;
    growl_tell(run, GROWL_EV_TARGET, 2, pub->night_card, seat, 0);
    pub->target[0] = (uint8_t)seat;
    if (pub->hand[seat] == 0) {
        growl_card_does_nothing(run);
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
    growl_card_done(run, 0);
}

void growl_final_move(growl_run *run, nt_move move) {
    switch (run->s->pub.step) {
    case GROWL_STEP_TEMPEST_CARD:
        tempest_card(run, move);
        break;
    case GROWL_STEP_TEMPEST_DRAW:
        tempest_draw(run);
        break;
    case GROWL_STEP_SWAP_PAIR:
        swap_pair(run, move);
        break;
    case GROWL_STEP_SAVE:
        save(run, move);
        break;
    case GROWL_STEP_HALLOWS_TARGET:
        hallows_target(run, move.arg[0]);
        break;
    case GROWL_STEP_HALLOWS_CARDS:
        hallows_cards(run, move);
        break;
    case GROWL_STEP_POINT:
        do_point(run, move);
        break;
    case GROWL_STEP_UNWANTED_DRAW:
        do_lot(run);
        break;
    case GROWL_STEP_ACCUSE:
    case GROWL_STEP_TRUST:
    case GROWL_STEP_PURGE:
        do_vote(run, move);
        break;
    case GROWL_STEP_BREAK_TIE:
    case GROWL_STEP_CONDEMN:
        do_tie(run, move.arg[0]);
        break;
    default:
        break;
    }
}

/* ---- turning one of them up ---- */

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
        open_unwanted(run);
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
            growl_card_does_nothing(run);
        }
        break;
    default:
        open_vote(run, card);
        break;
    }
}
