/* Imagined worlds are as frequent as real deals, and none that the seat cannot tell from the real one is missing. */
#include <stdlib.h>
#include <string.h>

#include "kit/kit.h"

enum {
    DEALS = 6000, /* compared with as many imagined */
    PAIRS = 1000, /* pairs of bytes that are compared together */
    CELLS = 256,
    RARE = 10, /* cells with fewer entries are counted as one */
    FEW = 20,  /* worlds that can be expected to have all come up */
    LOOKS = 400,
    LONG_LOOK = 20000
};

/* ---- evenness at the first question, when nobody's play has told anything ---- */

typedef struct {
    int real[CELLS], imagined[CELLS];
} table;

/* Whether the two rows may well be draws from one urn: a chi-squared far beyond its mean says no. */
static bool even(const table *t) {
    double sum = 0, rare_real = 0, rare_imagined = 0;
    int cells = 0;
    for (int i = 0; i < CELLS; i++) {
        const double a = t->real[i], b = t->imagined[i];
        if (a + b < RARE) {
            rare_real += a;
            rare_imagined += b;
        } else {
            sum += (a - b) * (a - b) / (a + b);
            cells++;
        }
    }
    if (rare_real + rare_imagined >= RARE) {
        sum += (rare_real - rare_imagined) * (rare_real - rare_imagined) / (rare_real + rare_imagined);
        cells++;
    }
    const double free_cells = cells > 1 ? cells - 1 : 0, beyond = sum - free_cells - 12;
    return beyond <= 0 || beyond * beyond <= 25 * 2 * free_cells; /* 5 standard deviations and 12 */
}

/* One byte of all states, or two mixed into one. */
static bool compare(const uint8_t *real, const uint8_t *imagined, size_t size, int n, size_t one, size_t other) {
    table t = {{0}, {0}};
    for (size_t i = 0; i < (size_t)n; i++) {
        t.real[(real[i * size + one] * 37 + (one != other ? real[i * size + other] * 101 : 0)) % CELLS]++;
        t.imagined[(imagined[i * size + one] * 37 + (one != other ? imagined[i * size + other] * 101 : 0)) % CELLS]++;
    }
    return even(&t);
}

static bool compare_all(kit *k, const uint8_t *real, const uint8_t *imagined, int n) {
    const size_t size = k->game->state_size;
    size_t *varies = calloc(size, sizeof *varies);
    uint32_t many = 0;
    bool good = varies != NULL;
    for (size_t at = 0; at < size && good; at++) {
        bool same = true;
        for (size_t i = 0; i < (size_t)n && same; i++)
            same = real[i * size + at] == real[at] && imagined[i * size + at] == real[at];
        if (!same)
            varies[many++] = at;
        good = same || compare(real, imagined, size, n, at, at) ||
               kit_fail(k, "imagined worlds are uneven: byte %d of the state", (int)at);
    }
    for (int i = 0; i < PAIRS && good && many > 1; i++) {
        const size_t one = varies[nt_rng_below(&k->rng, many)], other = varies[nt_rng_below(&k->rng, many)];
        good = compare(real, imagined, size, n, one, other) ||
               kit_fail(k, "imagined worlds are uneven: bytes %d and %d of the state", (int)one, (int)other);
    }
    free(varies);
    return good;
}

/* A fresh deal, up to the first question. */
static bool deal(kit *k) {
    if (k->game->setup(k->state, &k->config) != NT_OK)
        return false;
    while (k->game->to_act(kit_pub(k, k->state)) == 1u << NT_CHANCE) {
        k->told.n = 0;
        if (k->game->apply(k->state, nt_chance(&k->rng), &k->told) != NT_OK)
            return false;
    }
    return true;
}

bool kit_check_even(kit *k, uint8_t seats) {
    const size_t size = k->game->state_size;
    uint8_t *real = malloc(DEALS * size), *imagined = malloc(DEALS * size);
    int n = 0;
    k->config = nt_config_standard(k->game, seats);
    k->plies = 0;
    for (int i = 0; i < DEALS && real && imagined && deal(k); i++) {
        const uint8_t seat = (uint8_t)(i % seats);
        if (k->game->imagine(nt_look(k->game, k->state, seat), &k->rng, imagined + (size_t)n * size) != NT_OK)
            continue;
        memcpy(real + (size_t)n * size, k->state, size);
        n++;
    }
    const bool good = compare_all(k, real, imagined, n);
    free(real);
    free(imagined);
    return good;
}

/* ---- no world is missing ---- */

/* Whether the world is among so many imagined ones; *distinct counts the different ones, up to FEW + 1. */
static bool comes_up(kit *k, const void *state, uint8_t seat, int looks, int *distinct) {
    const nt_game *game = k->game;
    const uint64_t truth = nt_hash(game, state);
    uint64_t seen[FEW + 1];
    *distinct = 0;
    for (int i = 0; i < looks && *distinct <= FEW; i++) {
        if (game->imagine(nt_look(game, state, seat), &k->rng, k->world) != NT_OK)
            continue;
        const uint64_t hash = nt_hash(game, k->world);
        if (hash == truth)
            return true;
        int at = 0;
        while (at < *distinct && seen[at] != hash)
            at++;
        if (at == *distinct)
            seen[(*distinct)++] = hash;
    }
    return false;
}

bool kit_check_worlds(kit *k, const void *state) {
    const uint32_t asked = k->game->to_act(kit_pub(k, state));
    const uint8_t seat = (uint8_t)nt_rng_below(&k->rng, k->config.seats);
    int distinct;
    if (asked == 0 || asked == 1u << NT_CHANCE || nt_rng_below(&k->rng, 4) != 0)
        return true;
    if (comes_up(k, state, seat, LOOKS, &distinct) || distinct > FEW ||
        comes_up(k, state, seat, LONG_LOOK, &distinct) || distinct > FEW)
        return true;
    return kit_fail(k, "seat %d imagines %d worlds, and the real one is not among them", seat, distinct);
}
