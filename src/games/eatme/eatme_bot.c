/* Bluffs by the equilibrium of the round, leans towards what the others' habits reward, and recasts for the best
 * round to follow (docs/bots.md). */
#include <string.h>

#include "bots/bots.h"
#include "games/eatme/eatme_bot.h"

/* ---- a round as a game in numbers, and its equilibrium ---- */

/* ---- hopes ---- */

/* How near the target a seat is, as a weight: its chance to win is its part of all weights. By seats and by the
 * points that are missing, from one on; and how much more it is for the seat that recasts, in per cent. Fitted to who
 * won games of this bot against itself, up to ten points missing; beyond, it goes on as steeply. */
enum { MISSING = 15 };
static const uint16_t nearness[EATME_SEATS + 1][MISSING] = {
    [3] = {60000, 51642, 28342, 18072, 14796, 10961, 8536, 7347, 6016, 3836, 2950, 2269, 1745, 1342, 1032},
    {60000, 30095, 17190, 14503, 9340, 6517, 4925, 4456, 3471, 2002, 1491, 1110, 826, 615, 458},
    {60000, 19972, 10220, 7202, 4592, 3236, 2213, 1776, 1215, 737, 509, 351, 243, 168, 116},
    {60000, 19972, 8120, 3836, 2235, 1529, 839, 546, 315, 191, 114, 67, 40, 24, 14},
};
static const uint8_t caster_per_cent[EATME_SEATS + 1] = {[3] = 146, 180, 135, 127};

static void weigh(const eatme_pub *pub, const uint8_t *score, int gainer, int loser, uint32_t *weight) {
    const int target = pub->opt[EATME_OPT_TARGET];
    if (eatme_highest(pub->n, score) >= target) {
        uint8_t won[EATME_SEATS];
        eatme_judge(pub, score, gainer, won);
        for (int seat = 0; seat < pub->n; seat++) {
            weight[seat] = won[seat] ? EATME_WIN : 0;
        }
        return;
    }
    for (int seat = 0; seat < pub->n; seat++) {
        const uint32_t per_cent = seat == loser ? caster_per_cent[pub->n] : 100;
        weight[seat] = nearness[pub->n][target - score[seat] - 1] * per_cent / 100;
    }
}

static void fill_one(eatme_board *r, const eatme_pub *pub, int attacked, int ways) {
    uint8_t score[EATME_SEATS];
    uint32_t weight[EATME_SEATS], all = 1; /* lost in the rounding */
    memcpy(score, pub->score, sizeof score);
    const bool slept = ways >> attacked & 1;
    const eatme_change duel = eatme_duel(pub, r->seat[attacked], slept ? EATME_SLEEP : EATME_TRAP);
    score[duel.gainer] = (uint8_t)(score[duel.gainer] + duel.gain);
    score[duel.loser] = (uint8_t)(score[duel.loser] - duel.loss);
    for (int house = 0; house < r->houses; house++) {
        if (house != attacked && ways >> house & 1) {
            score[r->seat[house]] = (uint8_t)(score[r->seat[house]] + r->value[house]);
        }
    }
    weigh(pub, score, duel.gainer, duel.loser, weight);
    for (int seat = 0; seat < pub->n; seat++) {
        all += weight[seat];
    }
    const uint64_t part = ((uint64_t)EATME_WIN << 16) / all;
    for (int player = 0; player <= r->houses; player++) {
        r->hope[player][attacked][ways] = (int32_t)(weight[r->seat[player]] * part >> 16);
    }
}

void eatme_fill(eatme_board *r, const eatme_pub *pub) {
    r->houses = pub->n - 1;
    for (int player = 0; player <= r->houses; player++) {
        r->seat[player] = (uint8_t)eatme_after_wolf(pub, player + 1);
    }
    for (int house = 0; house < r->houses; house++) {
        r->value[house] = (uint8_t)eatme_value(pub, r->seat[house]);
    }
    for (int attacked = 0; attacked < r->houses; attacked++) {
        for (int ways = 0; ways < 1 << r->houses; ways++) {
            fill_one(r, pub, attacked, ways);
        }
    }
}

/* ---- expectation ---- */

/* Takes the mean of a table by ways over the wheels of all houses but `keep` (none if it is -1): what is left is at
 * its front, table[0] where `keep` traps and table[1] where it sleeps. */
static void fold(const eatme_mix *mix, int houses, int keep, int32_t table[EATME_WAYS]) {
    int size = 1 << houses;
    for (int house = houses - 1; house >= 0; house--) {
        if (house == keep) {
            continue;
        }
        const int32_t sleep = mix->sleep[house], trap = EATME_ONE - sleep;
        const int bit = 1 << house;
        int to = 0;
        for (int way = 0; way < size; way++) {
            if (!(way & bit)) {
                table[to++] = (table[way | bit] * sleep + table[way] * trap) / EATME_ONE;
            }
        }
        size /= 2;
    }
}

void eatme_expect(const eatme_board *r, const eatme_mix *mix, int who, int32_t of[EATME_HOUSES]) {
    const size_t ways = (size_t)1 << r->houses;
    int32_t table[EATME_WAYS];
    if (who == r->houses) {
        for (int house = 0; house < r->houses; house++) {
            memcpy(table, r->hope[who][house], ways * sizeof *table);
            fold(mix, r->houses, -1, table);
            of[house] = table[0];
        }
        return;
    }
    memset(table, 0, sizeof table);
    for (int house = 0; house < r->houses; house++) {
        for (size_t way = 0; way < ways; way++) {
            table[way] += r->hope[who][house][way] * mix->attack[house];
        }
    }
    for (size_t way = 0; way < ways; way++) {
        table[way] /= EATME_ONE;
    }
    fold(mix, r->houses, who, table);
    of[0] = table[1];
    of[1] = table[0];
}

/* ---- equilibrium: everybody regrets, and plays by what he regrets not having done (regret matching) ---- */

typedef struct {
    int32_t regret[EATME_SEATS][EATME_HOUSES];
    int64_t sum_sleep[EATME_HOUSES], sum_attack[EATME_HOUSES], weight;
} balance;

/* Shares EATME_ONE by regrets; evenly when there are none. */
static void by_regret(const int32_t *regret, int n, int32_t *out) {
    int64_t all = 0;
    for (int i = 0; i < n; i++) {
        all += regret[i];
    }
    for (int i = 0; i < n; i++) {
        out[i] = all > 0 ? (int32_t)((int64_t)regret[i] * EATME_ONE / all) : EATME_ONE / n;
    }
}

static void regret_more(int32_t *regret, const int32_t *of, const int32_t *played, int n) {
    int64_t mean = 0;
    for (int i = 0; i < n; i++) {
        mean += (int64_t)of[i] * played[i];
    }
    mean /= EATME_ONE;
    for (int i = 0; i < n; i++) {
        const int32_t now = regret[i] + of[i] - (int32_t)mean;
        regret[i] = now > 0 ? now : 0;
    }
}

static void step(const eatme_board *r, balance *b, eatme_mix *mix) {
    int32_t of[EATME_SEATS][EATME_HOUSES];
    for (int player = 0; player <= r->houses; player++) {
        eatme_expect(r, mix, player, of[player]);
    }
    for (int house = 0; house < r->houses; house++) {
        const int32_t played[2] = {mix->sleep[house], EATME_ONE - mix->sleep[house]};
        int32_t next[2];
        regret_more(b->regret[house], of[house], played, 2);
        by_regret(b->regret[house], 2, next);
        mix->sleep[house] = next[0];
    }
    regret_more(b->regret[r->houses], of[r->houses], mix->attack, r->houses);
    by_regret(b->regret[r->houses], r->houses, mix->attack);
}

/* Counts the mix `weight` times towards the mean of all. */
static void count(balance *b, const eatme_mix *mix, int houses, int weight) {
    b->weight += weight;
    for (int house = 0; house < houses; house++) {
        b->sum_sleep[house] += (int64_t)weight * mix->sleep[house];
        b->sum_attack[house] += (int64_t)weight * mix->attack[house];
    }
}

void eatme_balance(const eatme_board *r, int steps, eatme_mix *mix) {
    balance b = {.weight = 1};
    for (int house = 0; house < r->houses; house++) {
        b.sum_sleep[house] = mix->sleep[house] = EATME_ONE / 2;
        b.sum_attack[house] = mix->attack[house] = EATME_ONE / r->houses;
    }
    for (int i = 1; i <= steps; i++) { /* later steps count more */
        step(r, &b, mix);
        count(&b, mix, r->houses, i);
    }
    for (int house = 0; house < r->houses; house++) {
        mix->sleep[house] = (int32_t)(b.sum_sleep[house] / b.weight);
        mix->attack[house] = (int32_t)(b.sum_attack[house] / b.weight);
    }
}

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
