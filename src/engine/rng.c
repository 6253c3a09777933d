/* xoroshiro128** and splitmix64. */
#include "engine/rng.h"

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

void nt_rng_shuffle(nt_rng *rng, uint8_t *at, int n) {
    for (int i = n - 1; i > 0; i--) {
        const uint32_t j = nt_rng_below(rng, (uint32_t)i + 1);
        const uint8_t held = at[i];
        at[i] = at[j];
        at[j] = held;
    }
}
