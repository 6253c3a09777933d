/* How often worlds that a seat imagines agree with the truth, beside how often they agree with each other: the
 * figures of docs/secrecy.md. Usage: kit_measure_worlds [MATCHES] [GAME] */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "kit/kit.h"

static void measure(const nt_game *game, int matches, bool draw_options) {
    static const char *const what[KIT_FEATURES] = {"whole", "seats", "secret", "bytes"};
    kit_agreement all = {0};
    kit *k = kit_create(game, 5);
    const uint32_t counts = game->max_seats - game->min_seats + 1u;
    const clock_t began = clock();
    for (int i = 0; i < matches; i++) {
        const uint8_t seats = (uint8_t)(game->min_seats + (uint32_t)i % counts);
        if (!kit_walk_agreement(k, seats, draw_options, kit_one_in(game), &all)) {
            printf("%s\n", k->why);
            break;
        }
    }
    printf("%-9s %-8s %6d %7d", game->id, draw_options ? "drawn" : "printed", all.matches, all.positions);
    for (int i = 0; i < KIT_FEATURES; i++) {
        double error;
        const double excess = kit_excess(&all, i, &error);
        printf("  %s %.4f %+5.2f %% (%.2f)", what[i], all.of[i].other / all.weight, 100 * excess, 100 * error);
    }
    printf("  %.1f s\n", (double)(clock() - began) / CLOCKS_PER_SEC);
    kit_destroy(k);
}

int main(int argc, char **argv) {
    const int matches = argc > 1 ? atoi(argv[1]) : 2000;
    for (int i = 0; kit_games[i]; i++) {
        if (argc < 3 || strcmp(argv[2], kit_games[i]->id) == 0) {
            measure(kit_games[i], matches, false);
            measure(kit_games[i], matches, true);
        }
    }
    return 0;
}
