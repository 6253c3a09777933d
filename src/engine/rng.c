/* xoroshiro128** and splitmix64. */
#include "engine/rng.h"

#include <assert.h>

static inline uint64_t rotate_left(uint64_t x, int by) {
    return (x << by) | (x >> (64 - by));
}

static uint64_t splitmix(uint64_t *at) {
    uint64_t z = (*at += UINT64_C(0x9e3779b97f4a7c15));
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

nt_rng nt_rng_seed(uint64_t seed) {
    nt_rng rng;
    rng.s[0] = splitmix(&seed);
    rng.s[1] = splitmix(&seed);
    return rng;
}

uint64_t nt_rng_next(nt_rng *rng) {
    const uint64_t a = rng->s[0];
    uint64_t b = rng->s[1];
    const uint64_t out = rotate_left(a * 5, 7) * 9;
    b ^= a;
    rng->s[0] = rotate_left(a, 24) ^ b ^ (b << 16);
    rng->s[1] = rotate_left(b, 37);
    return out;
}

uint32_t nt_rng_below(nt_rng *rng, uint32_t n) {
    assert(n >= 1);
    /* The high half of a 32 by 32 bit product; the few low halves that would favour some values are drawn again. They
     * are fewer than n, so that the division is seldom needed. */
    uint64_t product = (nt_rng_next(rng) >> 32) * n;
    if ((uint32_t)product < n) {
        const uint32_t unfair = (uint32_t)(-n) % n;
        while ((uint32_t)product < unfair) {
            product = (nt_rng_next(rng) >> 32) * n;
        }
    }
    return (uint32_t)(product >> 32);
}

void nt_rng_shuffle(nt_rng *rng, uint8_t *at, int n) {
    for (int i = n - 1; i > 0; i--) {
        const uint32_t j = nt_rng_below(rng, (uint32_t)i + 1);
        const uint8_t held = at[i];
        at[i] = at[j];
        at[j] = held;
    }
}
