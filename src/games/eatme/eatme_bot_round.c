/* A round as a game in numbers, and its equilibrium. */
#include <string.h>

#include "games/eatme/eatme_bot.h"

/* ---- hopes ---- */

/* How near the target a seat is, as a weight: its chance to win is its part of all weights. By the points that are
 * missing; measured in games of this bot against itself. */
static const uint16_t near[] = {4096, 4096, 2896, 2048, 1448, 1024, 724, 512, 362, 256, 181, 128, 91, 64, 45, 32};
enum { MISSING = sizeof near / sizeof *near - 1, CASTS_NUM = 5, CASTS_DEN = 4 /* who recasts is ahead by so much */ };

static void weigh(const eatme_pub *pub, const uint8_t *score, int gainer, int loser, uint32_t *weight) {
    const int target = pub->opt[EATME_OPT_TARGET];
    if (eatme_highest(pub->n, score) >= target) {
        uint8_t won[EATME_SEATS];
        eatme_judge(pub, score, gainer, won);
        for (int seat = 0; seat < pub->n; seat++)
            weight[seat] = won[seat];
        return;
    }
    for (int seat = 0; seat < pub->n; seat++) {
        const int missing = target - score[seat];
        weight[seat] = near[missing < MISSING ? missing : MISSING];
    }
    weight[loser] = weight[loser] * CASTS_NUM / CASTS_DEN;
}

static void fill_one(bot_round *r, const eatme_pub *pub, int attacked, int ways) {
    uint8_t score[EATME_SEATS];
    uint32_t weight[EATME_SEATS], all = 0;
    memcpy(score, pub->score, sizeof score);
    const bool slept = ways >> attacked & 1;
    const eatme_change duel = eatme_duel(pub, r->seat[attacked], slept ? EATME_SLEEP : EATME_TRAP);
    score[duel.gainer] = (uint8_t)(score[duel.gainer] + duel.gain);
    score[duel.loser] = (uint8_t)(score[duel.loser] - duel.loss);
    for (int house = 0; house < r->houses; house++)
        if (house != attacked && ways >> house & 1)
            score[r->seat[house]] = (uint8_t)(score[r->seat[house]] + r->value[house]);
    weigh(pub, score, duel.gainer, duel.loser, weight);
    for (int seat = 0; seat < pub->n; seat++)
        all += weight[seat];
    const uint64_t part = ((uint64_t)BOT_WIN << 16) / all;
    for (int player = 0; player <= r->houses; player++)
        r->hope[player][attacked][ways] = (int32_t)(weight[r->seat[player]] * part >> 16);
}

void bot_fill(bot_round *r, const eatme_pub *pub) {
    r->houses = pub->n - 1;
    for (int player = 0; player <= r->houses; player++)
        r->seat[player] = (uint8_t)eatme_after_wolf(pub, player + 1);
    for (int house = 0; house < r->houses; house++)
        r->value[house] = (uint8_t)eatme_value(pub, r->seat[house]);
    for (int attacked = 0; attacked < r->houses; attacked++)
        for (int ways = 0; ways < 1 << r->houses; ways++)
            fill_one(r, pub, attacked, ways);
}

/* ---- expectation ---- */

/* The mean of a table by ways over the wheels of all houses from `down` on upwards; the table is used up. */
static void fold(const bot_mix *mix, int houses, int keep, int32_t table[BOT_WAYS]) {
    int size = 1 << houses;
    for (int house = houses - 1; house >= 0; house--) {
        if (house == keep) { /* its two halves go to the front of what is left, bit by bit */
            continue;
        }
        const int32_t sleep = mix->sleep[house], trap = BOT_ONE - sleep;
        const int low = 1 << house;
        int to = 0;
        for (int way = 0; way < size; way++)
            if (!(way & low))
                table[to++] = (table[way | low] * sleep + table[way] * trap) / BOT_ONE;
        size /= 2;
    }
}

void bot_expect(const bot_round *r, const bot_mix *mix, int who, int32_t of[BOT_HOUSES]) {
    const size_t ways = (size_t)1 << r->houses;
    int32_t table[BOT_WAYS];
    if (who == r->houses) {
        for (int house = 0; house < r->houses; house++) {
            memcpy(table, r->hope[who][house], ways * sizeof *table);
            fold(mix, r->houses, -1, table);
            of[house] = table[0];
        }
        return;
    }
    memset(table, 0, sizeof table);
    for (int house = 0; house < r->houses; house++)
        for (size_t way = 0; way < ways; way++)
            table[way] += r->hope[who][house][way] * mix->attack[house];
    for (size_t way = 0; way < ways; way++)
        table[way] /= BOT_ONE;
    fold(mix, r->houses, who, table);
    of[0] = table[1];
    of[1] = table[0];
}

/* ---- equilibrium: everybody regrets, and plays by what he regrets not having done (regret matching) ---- */

typedef struct {
    int32_t regret[EATME_SEATS][BOT_HOUSES];
    int64_t sum_sleep[BOT_HOUSES], sum_attack[BOT_HOUSES], weight;
} balance;

/* Shares BOT_ONE by regrets; evenly when there are none. */
static void by_regret(const int32_t *regret, int n, int32_t *out) {
    int64_t all = 0;
    for (int i = 0; i < n; i++)
        all += regret[i];
    for (int i = 0; i < n; i++)
        out[i] = all > 0 ? (int32_t)((int64_t)regret[i] * BOT_ONE / all) : BOT_ONE / n;
}

static void regret_more(int32_t *regret, const int32_t *of, const int32_t *played, int n) {
    int64_t mean = 0;
    for (int i = 0; i < n; i++)
        mean += (int64_t)of[i] * played[i];
    mean /= BOT_ONE;
    for (int i = 0; i < n; i++) {
        const int32_t now = regret[i] + of[i] - (int32_t)mean;
        regret[i] = now > 0 ? now : 0;
    }
}

static void step(const bot_round *r, balance *b, bot_mix *mix) {
    int32_t of[EATME_SEATS][BOT_HOUSES];
    for (int player = 0; player <= r->houses; player++)
        bot_expect(r, mix, player, of[player]);
    for (int house = 0; house < r->houses; house++) {
        const int32_t played[2] = {mix->sleep[house], BOT_ONE - mix->sleep[house]};
        int32_t next[2];
        regret_more(b->regret[house], of[house], played, 2);
        by_regret(b->regret[house], 2, next);
        mix->sleep[house] = next[0];
    }
    regret_more(b->regret[r->houses], of[r->houses], mix->attack, r->houses);
    by_regret(b->regret[r->houses], r->houses, mix->attack);
}

void bot_balance(const bot_round *r, int steps, bot_mix *mix) {
    balance b = {0};
    for (int house = 0; house < r->houses; house++) {
        mix->sleep[house] = BOT_ONE / 2;
        mix->attack[house] = BOT_ONE / r->houses;
    }
    for (int i = 1; i <= steps; i++) { /* later steps count more */
        step(r, &b, mix);
        b.weight += i;
        for (int house = 0; house < r->houses; house++) {
            b.sum_sleep[house] += (int64_t)i * mix->sleep[house];
            b.sum_attack[house] += (int64_t)i * mix->attack[house];
        }
    }
    for (int house = 0; house < r->houses; house++) {
        mix->sleep[house] = (int32_t)(b.sum_sleep[house] / b.weight);
        mix->attack[house] = (int32_t)(b.sum_attack[house] / b.weight);
    }
}
