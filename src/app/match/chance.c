/* Where chance comes from: the system, or a seed that was given. */
#include "app/entropy.h"
#include "app/inside.h"

#include <string.h>

bool app_match_seed(app *a, uint64_t *seed) {
    if (a->seeded) {
        *seed = nt_rng_next(&a->seeds);
        return true;
    }
    return entropy_take(seed);
}

bool app_match_salt(const app *a, uint64_t seed, uint8_t salt[COMMITMENT_SALT_BYTES]) {
    nt_rng given = nt_rng_seed(seed ^ 0x73616c74u);
    uint64_t part[2] = {nt_rng_next(&given), nt_rng_next(&given)};
    if (!a->seeded && (!entropy_take(&part[0]) || !entropy_take(&part[1]))) {
        return false;
    }
    memcpy(salt, part, COMMITMENT_SALT_BYTES);
    return true;
}

bool app_begin_chance(app *a, uint64_t seed) {
    uint64_t salts = 0, presentation = seed ^ 0x70726573656e7473u;
    if (!entropy_take(&salts) || (seed == 0 && !entropy_take(&presentation))) {
        return false;
    }
    a->seeded = seed != 0;
    a->seeds = nt_rng_seed(seed);
    a->salts = nt_rng_seed(salts);
    a->presentation = nt_rng_seed(presentation);
    return true;
}
