/* Whole matches with valid sets and house rules drawn at random, each written as a record and read back: nothing is
 * refused, nothing diverges, all end. Arguments: games a count of seats (2000), seed (1). Prints a line a count. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/sim.h"
#include "engine/record.h"
#include "werewolf/driver.h"

typedef struct {
    uint64_t games, plies, won[WEREWOLF_WON_DRAW + 1];
} tally;

/* Hosting too; cards on the table only where a judge enters them. */
static nt_config draw_config(nt_rng *rng, int seats) {
    nt_config config = draw_rules(rng, seats);
    config.opt[WEREWOLF_OPT_HOST] = (int16_t)below(rng, WEREWOLF_HOST_PASS + 1);
    config.opt[WEREWOLF_OPT_DEAL] = config.opt[WEREWOLF_OPT_HOST] == WEREWOLF_HOST_JUDGE && below(rng, 4) == 0;
    draw_set(rng, &config);
    return config;
}

/* The record reads back to the same record. */
static bool verifies(const nt_match *match, uint64_t seed) {
    nt_record_report report;
    const size_t length = nt_record_write(match, NULL, 0);
    char *text = malloc(length + 1), *again = malloc(length + 1);
    nt_match *read = NULL;
    bool good = text != NULL && again != NULL;
    if (good) {
        nt_record_write(match, text, length + 1);
        read = nt_record_read(nt_games, text, length, 0, &report);
        good = read != NULL && nt_record_write(read, again, length + 1) == length && memcmp(text, again, length) == 0;
        if (read == NULL) {
            fprintf(stderr, "seed %llu, line %d: %s\n", (unsigned long long)seed, report.line, report.reason);
        }
    }
    nt_match_destroy(read);
    free(text);
    free(again);
    return good;
}

static bool play(int seats, uint64_t seed, tally *t) {
    nt_err err;
    nt_rng rng = nt_rng_seed(seed);
    const nt_config config = draw_config(&rng, seats);
    const nt_bot *bots[NT_MAX_SEATS];
    const nt_bot *best = nt_bot_best("werewolf"), *random = nt_bot_find("random", "werewolf");
    nt_match *match = nt_match_create(&werewolf_game, &config, seed, &err);
    if (match == NULL) {
        return false;
    }
    for (int seat = 0; seat < seats; seat++) {
        bots[seat] = seed % 2 ? random : best;
    }
    const bool good = cli_play_out(match, bots, &rng) == NT_OK && verifies(match, seed);
    const struct werewolf_state *s = nt_match_state(match);
    t->games++;
    t->plies += (uint64_t)nt_match_plies(match);
    t->won[s->pub.winner]++;
    nt_match_destroy(match);
    return good;
}

int main(int argc, char **argv) {
    const int games = argc > 1 ? atoi(argv[1]) : 2000;
    const uint64_t first = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    if (games < 1) {
        fprintf(stderr, "measure_sets [games a count of seats, at least 1] [seed]\n");
        return 2;
    }
    for (int seats = WEREWOLF_MIN_SEATS; seats <= WEREWOLF_SEATS; seats++) {
        tally t = {0};
        for (uint64_t i = 0; i < (uint64_t)games; i++) {
            if (!play(seats, first + (uint64_t)seats * 1000000 + i, &t)) {
                fprintf(stderr, "%d seats, seed %llu: the record does not hold\n", seats,
                        (unsigned long long)(first + (uint64_t)seats * 1000000 + i));
                return 1;
            }
        }
        printf("%2d seats: %llu games, %.0f plies each; wolves %llu, good %llu, nobody %llu\n", seats,
               (unsigned long long)t.games, (double)t.plies / (double)t.games,
               (unsigned long long)t.won[WEREWOLF_WON_WOLF], (unsigned long long)t.won[WEREWOLF_WON_GOOD],
               (unsigned long long)t.won[WEREWOLF_WON_DRAW]);
    }
    return 0;
}
