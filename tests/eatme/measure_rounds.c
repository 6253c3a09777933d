/* The comparison of test_second_reading.c at full length. Arguments: rounds (10,000,000), seed (1). */
#include <stdlib.h>

#include "eatme/compare.h"

int main(int argc, char **argv) {
    const long rounds = argc > 1 ? atol(argv[1]) : 10000000;
    const uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    compared c;
    const long wrong = compare_rounds(seed, rounds, &c);
    printf("%ld rounds alike; %ld ended the game, %ld of them tied; in %ld the loser could not pay in full\n",
           c.rounds, c.over, c.tied, c.poor);
    if (wrong >= 0) {
        printf("round %ld differs\n", wrong);
    }
    return wrong >= 0;
}
