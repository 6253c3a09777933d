/* Random numbers: xoroshiro128** seeded by splitmix64. The generator is always an argument; the game's stream
 * and the presentation's stream are different objects. */
#ifndef NT_ENGINE_RNG_H
#define NT_ENGINE_RNG_H

#include <assert.h>
#include <stdint.h>

typedef struct {
    uint64_t s[2];
} nt_rng;

nt_rng nt_rng_seed(uint64_t seed);
static inline uint64_t nt_rotate(uint64_t x, int by) {
    return (x << by) | (x >> (64 - by));
}

static inline uint64_t nt_rng_next(nt_rng *rng) {
    const uint64_t a = rng->s[0];
    uint64_t b = rng->s[1];
    const uint64_t out = nt_rotate(a * 5, 7) * 9;
    b ^= a;
    rng->s[0] = nt_rotate(a, 24) ^ b ^ (b << 16);
    rng->s[1] = nt_rotate(b, 37);
    return out;
}

/* Uniform in 0..n-1 without bias; n >= 1. */
static inline uint32_t nt_rng_below(nt_rng *rng, uint32_t n) {
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
/* Shuffles n bytes in place, each order equally likely. */
void nt_rng_shuffle(nt_rng *, uint8_t *at, int n);

#endif
