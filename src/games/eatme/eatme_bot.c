/* Bluffs by the equilibrium of the round, leans towards what the others' habits reward, and recasts for the best
 * round to follow (docs/bots.md). */
#include "games/eatme/eatme_bot.h"
#include "bots/bots.h"

/* ---- what the others have done so far, and what that makes likely now ---- */

enum {
    HOUSE_DOUBT = 3, /* so many seen choices count as much as the equilibrium */
    WOLF_DOUBT = 3,
    OWN = 3 /* the present Wolf's own attacks count so much, those of the other seats 1 */
};

static void learn_house(const eatme_pub *pub, int seat, int32_t *sleep) {
    int seen = 0, slept = 0;
    for (int i = 0; i < pub->rounds; i++) {
        const eatme_round *past = eatme_past(pub, i);
        if (past->wheel[seat] == EATME_HIDDEN) {
            continue; /* was the Wolf */
        }
        seen++;
        slept += past->wheel[seat] == EATME_SLEEP;
    }
    *sleep = (*sleep * HOUSE_DOUBT + slept * EATME_ONE) / (HOUSE_DOUBT + seen);
}

/* Whether no house of that past round was worth more than the victim's. */
static bool was_highest(const eatme_pub *pub, const eatme_round *past) {
    for (int seat = 0; seat < pub->n; seat++) {
        if (pub->value[past->cast[seat]] > pub->value[past->cast[past->victim]]) {
            return false;
        }
    }
    return true;
}

static void learn_wolf(const eatme_board *r, const eatme_pub *pub, int me, int32_t attack[EATME_HOUSES]) {
    int seen = 0, high = 0, most = 0, highest = 0;
    for (int i = 0; i < pub->rounds; i++) {
        const eatme_round *past = eatme_past(pub, i);
        if (past->wolf == r->seat[me]) {
            continue;
        }
        const int weight = past->wolf == pub->wolf ? OWN : 1;
        seen += weight;
        high += was_highest(pub, past) ? weight : 0;
    }
    if (seen == 0) {
        return;
    }
    for (int house = 0; house < r->houses; house++) {
        most = r->value[house] > most ? r->value[house] : most;
    }
    for (int house = 0; house < r->houses; house++) {
        highest += r->value[house] == most;
    }
    for (int house = 0; house < r->houses; house++) {
        const bool top = r->value[house] == most;
        const int alike = top ? highest : r->houses - highest; /* share the habit evenly */
        const int habit = (top ? high : seen - high) * EATME_ONE / alike;
        attack[house] = (attack[house] * WOLF_DOUBT * OWN + habit) / (WOLF_DOUBT * OWN + seen);
    }
}

static void learn(const eatme_board *r, const eatme_pub *pub, int me, eatme_mix *mix) {
    for (int house = 0; house < r->houses; house++) {
        if (house != me) {
            learn_house(pub, r->seat[house], &mix->sleep[house]);
        }
    }
    if (me != r->houses) {
        learn_wolf(r, pub, me, mix->attack);
    }
}

/* ---- choices ---- */

int eatme_bot(nt_view, const nt_move *legal, int n, nt_rng *);

enum {
    STEPS = 100,     /* towards the equilibrium of a round that is played */
    LOOK_STEPS = 16, /* of a cast that is only thought of */
    LEAN = 16        /* a hope that is better by a part of EATME_WIN shifts the choice by so many such parts */
};

static int player_of(const eatme_board *r, int seat) {
    int player = 0;
    while (r->seat[player] != seat) {
        player++;
    }
    return player;
}

/* The mix that `me` expects, and what each of his own choices then is worth. */
static void think(const eatme_board *r, const eatme_pub *pub, int me, int steps, eatme_mix *mix, int32_t *of) {
    eatme_balance(r, steps, mix);
    learn(r, pub, me, mix);
    eatme_expect(r, mix, me, of);
}

static int32_t lean(int32_t better) {
    return better * LEAN / (EATME_WIN / EATME_ONE);
}

static int32_t sleeps(const eatme_board *r, const eatme_pub *pub, int me, int steps, int32_t of[EATME_HOUSES]) {
    eatme_mix mix;
    think(r, pub, me, steps, &mix, of);
    const int32_t sleep = mix.sleep[me] + lean(of[0] - of[1]);
    return sleep < 0 ? 0 : sleep > EATME_ONE ? EATME_ONE : sleep;
}

/* How often each house is attacked; returns the sum, which is never 0. */
static int32_t attacks(const eatme_board *r, const eatme_pub *pub, int steps, int32_t of[EATME_HOUSES],
                       eatme_mix *mix) {
    think(r, pub, r->houses, steps, mix, of);
    int64_t mean = 0, parts = 1;
    for (int house = 0; house < r->houses; house++) {
        mean += (int64_t)of[house] * mix->attack[house];
        parts += mix->attack[house];
    }
    mean /= parts;
    int32_t all = 0;
    for (int house = 0; house < r->houses; house++) {
        const int32_t often = mix->attack[house] + lean(of[house] - (int32_t)mean);
        mix->attack[house] = often > 0 ? often : 0;
        all += mix->attack[house];
    }
    if (all == 0) {
        all = mix->attack[0] = 1;
    }
    return all;
}

static int choose_wheel(const eatme_pub *pub, int seat, const nt_move *legal, int n, nt_rng *rng) {
    eatme_board r;
    int32_t of[EATME_HOUSES];
    eatme_fill(&r, pub);
    const int32_t sleep = sleeps(&r, pub, player_of(&r, seat), STEPS, of);
    const uint8_t wheel = (int32_t)nt_rng_below(rng, EATME_ONE) < sleep ? EATME_SLEEP : EATME_TRAP;
    int i = 0;
    while (i + 1 < n && legal[i].arg[0] != wheel) {
        i++;
    }
    return i;
}

static int choose_house(const eatme_pub *pub, const nt_move *legal, int n, nt_rng *rng) {
    eatme_board r;
    eatme_mix mix;
    int32_t of[EATME_HOUSES];
    eatme_fill(&r, pub);
    int32_t at = (int32_t)nt_rng_below(rng, (uint32_t)attacks(&r, pub, STEPS, of, &mix));
    int house = 0, i = 0;
    while (at >= mix.attack[house]) {
        at -= mix.attack[house++];
    }
    while (i + 1 < n && legal[i].arg[0] != r.seat[house]) {
        i++;
    }
    return i;
}

/* ---- the recast ---- */

/* Equal houses are given out in the order of the characters only: other orders are the same round. */
static bool first_of_its_like(const eatme_pub *pub, const uint8_t *cast) {
    for (int a = 0; a < pub->n; a++) {
        for (int b = a + 1; b < pub->n; b++) {
            if (cast[a] > cast[b] && pub->value[cast[a]] == pub->value[cast[b]]) {
                return false;
            }
        }
    }
    return true;
}

/* What the seat hopes for in the round that this cast begins. */
static int32_t worth(const eatme_pub *pub, int seat) {
    eatme_board r;
    eatme_mix mix;
    int32_t of[EATME_HOUSES];
    int64_t mean = 0;
    eatme_fill(&r, pub);
    const int me = player_of(&r, seat);
    if (me < r.houses) {
        const int32_t sleep = sleeps(&r, pub, me, LOOK_STEPS, of);
        return (int32_t)(((int64_t)of[0] * sleep + (int64_t)of[1] * (EATME_ONE - sleep)) / EATME_ONE);
    }
    const int32_t all = attacks(&r, pub, LOOK_STEPS, of, &mix);
    for (int house = 0; house < r.houses; house++) {
        mean += (int64_t)of[house] * mix.attack[house];
    }
    return (int32_t)(mean / all);
}

static int choose_cast(const eatme_pub *pub, int seat, const nt_move *legal, int n) {
    eatme_pub next = *pub;
    int best = 0;
    int32_t most = -1;
    for (int i = 0; i < n; i++) {
        if (!first_of_its_like(pub, legal[i].arg)) {
            continue;
        }
        for (uint8_t other = 0; other < pub->n; other++) {
            next.cast[other] = legal[i].arg[other];
            if (next.cast[other] == EATME_WOLF) {
                next.wolf = other;
            }
        }
        const int32_t hope = worth(&next, seat);
        if (hope > most) {
            most = hope;
            best = i;
        }
    }
    return best;
}

int eatme_bot(nt_view view, const nt_move *legal, int n, nt_rng *rng) {
    const eatme_pub *pub = view.pub;
    switch (legal[0].kind) {
    case EATME_MOVE_LOCK:
        return choose_wheel(pub, view.seat, legal, n, rng);
    case EATME_MOVE_ATTACK:
        return choose_house(pub, legal, n, rng);
    case EATME_MOVE_CAST:
        return choose_cast(pub, view.seat, legal, n);
    default:
        return 0;
    }
}
