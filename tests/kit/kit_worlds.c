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

/* Bytes that are not the same in all states, one column each: n real entries, then n imagined ones. */
typedef struct {
    uint8_t *entry;
    size_t *at; /* where in the state */
    uint32_t columns;
    int n;
} varying;

/* One column, or two mixed into one. */
static bool compare(const varying *v, uint32_t one, uint32_t other) {
    table t = {{0}, {0}};
    const uint8_t *a = v->entry + (size_t)one * 2 * (size_t)v->n, *b = v->entry + (size_t)other * 2 * (size_t)v->n;
    for (int i = 0; i < 2 * v->n; i++) {
        (i < v->n ? t.real : t.imagined)[(a[i] * 37 + (one != other ? b[i] * 101 : 0)) % CELLS]++;
    }
    return even(&t);
}

/* Row after row, since a column of large states is slow to read. */
static bool find_varying(const uint8_t *real, const uint8_t *imagined, size_t size, int n, varying *v) {
    uint8_t *differs = calloc(size, 1);
    for (size_t i = 0; differs && i < 2 * (size_t)n; i++) {
        const uint8_t *row = i < (size_t)n ? real + i * size : imagined + (i - (size_t)n) * size;
        for (size_t at = 0; at < size; at++) {
            differs[at] |= row[at] ^ real[at];
        }
    }
    v->columns = 0;
    for (size_t at = 0; differs && at < size; at++) {
        v->columns += differs[at] != 0;
    }
    v->n = n;
    v->entry = malloc(2 * (size_t)n * v->columns + 1);
    v->at = calloc(v->columns + (size_t)1, sizeof *v->at);
    const bool good = differs && v->entry && v->at;
    uint8_t *to = v->entry;
    for (size_t at = 0, column = 0; good && at < size; at++) {
        if (!differs[at]) {
            continue;
        }
        v->at[column++] = at;
        for (size_t i = 0; i < (size_t)n; i++) {
            *to++ = real[i * size + at];
        }
        for (size_t i = 0; i < (size_t)n; i++) {
            *to++ = imagined[i * size + at];
        }
    }
    free(differs);
    return good;
}

static bool compare_all(kit *k, const uint8_t *real, const uint8_t *imagined, int n) {
    varying v;
    bool good = find_varying(real, imagined, k->game->state_size, n, &v) || kit_fail(k, "there is no memory");
    for (uint32_t one = 0; good && one < v.columns; one++) {
        good =
            compare(&v, one, one) || kit_fail(k, "imagined worlds are uneven: byte %d of the state", (int)v.at[one]);
    }
    for (int i = 0; i < PAIRS && good && v.columns > 1; i++) {
        const uint32_t one = nt_rng_below(&k->rng, v.columns), other = nt_rng_below(&k->rng, v.columns);
        good = compare(&v, one, other) || kit_fail(k, "imagined worlds are uneven: bytes %d and %d of the state",
                                                   (int)v.at[one], (int)v.at[other]);
    }
    free(v.entry);
    free(v.at);
    return good;
}

/* A fresh deal, up to the first question. */
static bool deal(kit *k) {
    if (k->game->setup(k->state, &k->config) != NT_OK) {
        return false;
    }
    while (k->game->to_act(kit_pub(k, k->state)) == 1u << NT_CHANCE) {
        k->told.n = 0;
        k->game->apply(k->state, nt_chance(&k->rng), &k->told);
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
        if (kit_imagine(k, k->state, seat, imagined + (size_t)n * size) != NT_OK) {
            continue;
        }
        memcpy(real + (size_t)n * size, k->state, size);
        n++;
    }
    const bool good = compare_all(k, real, imagined, n);
    free(real);
    free(imagined);
    return good;
}

/* ---- the deal: what all see says nothing of what each holds ---- */

enum { PUBLIC = 8 /* cells that a byte is folded into */ };

/* Whether two columns of real deals may well be independent. */
static bool independent(const varying *v, uint32_t one, uint32_t other) {
    double both[PUBLIC][PUBLIC] = {{0}}, rows[PUBLIC] = {0}, columns[PUBLIC] = {0}, sum = 0;
    const uint8_t *a = v->entry + (size_t)one * 2 * (size_t)v->n, *b = v->entry + (size_t)other * 2 * (size_t)v->n;
    int used_rows = 0, used_columns = 0;
    for (int i = 0; i < v->n; i++) {
        both[a[i] % PUBLIC][b[i] % PUBLIC]++;
        rows[a[i] % PUBLIC]++;
        columns[b[i] % PUBLIC]++;
    }
    for (int i = 0; i < PUBLIC; i++) {
        used_rows += rows[i] > 0;
        used_columns += columns[i] > 0;
        for (int j = 0; j < PUBLIC; j++) {
            const double expected = rows[i] * columns[j] / v->n, off = both[i][j] - expected;
            sum += expected > 0 ? off * off / (expected > 1 ? expected : 1) : 0;
        }
    }
    const double free_cells = (used_rows - 1) * (used_columns - 1), beyond = sum - free_cells - 12;
    return beyond <= 0 || beyond * beyond <= 25 * 2 * free_cells;
}

static bool is_public(const kit *k, size_t at) {
    return at >= k->game->pub_off && at < k->game->pub_off + k->game->pub_size;
}

bool kit_check_deal(kit *k, uint8_t seats) {
    const size_t size = k->game->state_size;
    uint8_t *real = malloc(DEALS * size);
    varying v = {0};
    k->config = nt_config_standard(k->game, seats);
    k->plies = 0;
    int n = 0;
    for (; n < DEALS && real && deal(k); n++) { /* none with a count of seats that the game refuses */
        memcpy(real + (size_t)n * size, k->state, size);
    }
    bool good = (real && find_varying(real, real, size, n, &v)) || kit_fail(k, "there is no memory");
    for (uint32_t one = 0; good && one < v.columns; one++) {
        for (uint32_t other = 0; good && is_public(k, v.at[one]) && other < v.columns; other++) {
            good = is_public(k, v.at[other]) || independent(&v, one, other) ||
                   kit_fail(k, "the deal shows in byte %d, which is public, what byte %d hides", (int)v.at[one],
                            (int)v.at[other]);
        }
    }
    free(real);
    free(v.entry);
    free(v.at);
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
        if (kit_imagine(k, state, seat, k->world) != NT_OK) {
            continue;
        }
        const uint64_t hash = nt_hash(game, k->world);
        if (hash == truth) {
            return true;
        }
        int at = 0;
        while (at < *distinct && seen[at] != hash) {
            at++;
        }
        if (at == *distinct) {
            seen[(*distinct)++] = hash;
        }
    }
    return false;
}

bool kit_check_worlds(kit *k, const void *state) {
    const uint32_t asked = k->game->to_act(kit_pub(k, state));
    const uint8_t seat = (uint8_t)nt_rng_below(&k->rng, k->config.seats);
    int distinct;
    if (asked == 0 || asked == 1u << NT_CHANCE || nt_rng_below(&k->rng, 4) != 0) {
        return true;
    }
    if (comes_up(k, state, seat, LOOKS, &distinct) || distinct > FEW ||
        comes_up(k, state, seat, LONG_LOOK, &distinct) || distinct > FEW) {
        return true;
    }
    return kit_fail(k, "seat %d imagines %d worlds, and the real one is not among them", seat, distinct);
}
