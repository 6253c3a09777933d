/* A round as a game in numbers, and its equilibrium. */
#include <string.h>

#include "games/eatme/eatme_bot.h"

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
