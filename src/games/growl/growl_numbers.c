#include "games/growl/growl_numbers.h"

#include <assert.h>

enum { CHARMS = 5, SALVES = 5 }; /* 1.1 */

/* 1.2: what changes with the number of players, from four on. */
static const struct {
    uint8_t bites, wounds, zeroes;
} by_players[] = {
    {12, 8, 1},  /* 4 */
    {12, 8, 1},  /* 5 */
    {16, 12, 2}, /* 6 */
    {16, 12, 2}, /* 7 */
    {16, 12, 2}, /* 8 */
    {20, 16, 3}, /* 9 */
    {20, 16, 3}, /* 10 */
    {23, 19, 3}, /* 11 */
    {26, 22, 4}, /* 12 */
    {29, 25, 4}, /* 13 */
    {32, 28, 4}, /* 14 */
    {35, 31, 4}, /* 15 */
};

/* 13; series decides whether the step SERIES is asked (8). */
const nt_option growl_options[GROWL_OPTIONS] = {
    [GROWL_OPT_BIG_TABLE] = {"big_table", 0, 1, 1, 0},
    [GROWL_OPT_GOLD_CARDS] = {"gold_cards", 10, 12, 2, 12},
    [GROWL_OPT_NIGHT_JITTER] = {"night_jitter", 0, 1, 1, 0},
    [GROWL_OPT_UNWANTED_BLANK] = {"unwanted_blank", 0, 1, 1, 0},
    [GROWL_OPT_SHUFFLE_INTO_HAND] = {"shuffle_into_hand", 0, 1, 1, 0},
    [GROWL_OPT_FRESH_NIGHTS] = {"fresh_nights", 0, 1, 1, 0},
    [GROWL_OPT_SERIES] = {"series", 0, 1, 1, 1},
    [GROWL_OPT_TALK_REMINDER] = {"talk_reminder", 0, 1, 1, 1},
    [GROWL_OPT_PILE_COUNT] = {"pile_count", 0, 1, 1, 0},
    [GROWL_OPT_PUBLIC_LOG] = {"public_log", 0, 1, 1, 0},
};

void growl_deck(int n, int gold, uint8_t out[GROWL_KINDS]) {
    assert(n >= GROWL_MIN_SEATS && n <= GROWL_SEATS);
    out[GROWL_BITE] = by_players[n - GROWL_MIN_SEATS].bites;
    out[GROWL_WOUND] = by_players[n - GROWL_MIN_SEATS].wounds;
    out[GROWL_GOLD] = (uint8_t)gold;
    out[GROWL_CHARM] = CHARMS;
    out[GROWL_SALVE] = SALVES;
}

int growl_zeroes(int n) {
    assert(n >= GROWL_MIN_SEATS && n <= GROWL_SEATS);
    return by_players[n - GROWL_MIN_SEATS].zeroes;
}

int growl_rest(int n, int gold) {
    uint8_t deck[GROWL_KINDS];
    growl_deck(n, gold, deck);
    int total = 0;
    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        total += deck[kind];
    }
    return total - n * (1 + GROWL_DEALT);
}

void growl_night_index(int rest, int out[GROWL_NIGHTS]) {
    out[0] = (2 * rest + 3) / 6;
    out[1] = (4 * rest + 3) / 6 + 1;
    out[2] = rest + 2;
}
