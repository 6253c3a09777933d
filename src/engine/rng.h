/* Random numbers: xoroshiro128** seeded by splitmix64. The generator is always an argument; the game's stream
 * and the presentation's stream are different objects. */
#ifndef NT_ENGINE_RNG_H
#define NT_ENGINE_RNG_H

#include <stdint.h>

typedef struct {
    uint64_t s[2];
} nt_rng;

nt_rng nt_rng_seed(uint64_t seed);
uint64_t nt_rng_next(nt_rng *);
/* Uniform in 0..n-1 without bias; n >= 1. */
uint32_t nt_rng_below(nt_rng *, uint32_t n);
/* Shuffles n bytes in place, each order equally likely. */
void nt_rng_shuffle(nt_rng *, uint8_t *at, int n);

#endif
