#include <time.h>

#include "cli/args.h"
#include "cli/sim.h"

/* Random matches until half a second of processor time is spent. Every ply goes the way of a real one: the port's
 * legal list, the choice, the check against the list, apply on a copy, hash, events to every port. */
static bool bench(const cli_args *args, const nt_game *game, uint8_t seats) {
    const nt_config config = nt_config_standard(game, seats);
    const nt_bot *bots[NT_MAX_SEATS];
    for (int seat = 0; seat < seats; seat++)
        bots[seat] = nt_bot_find("random", game->id);
    nt_rng rng = nt_rng_seed(1);
    uint64_t plies = 0, matches = 0;
    const clock_t start = clock();
    double seconds = 0;
    while (seconds < 0.5) {
        nt_match *match = cli_match(args, game, &config, nt_rng_next(&rng));
        if (!match)
            return false;
        const nt_err err = cli_play_out(match, bots, &rng);
        plies += (uint64_t)nt_match_plies(match);
        nt_match_destroy(match);
        if (err != NT_OK)
            return cli_refuse(args, "a match of %s does not come to an end", game->id);
        matches++;
        seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    }
    fprintf(args->io->out, "%-10s %5d %12.0f %8.0f %12.1f %11u\n", game->id, seats, (double)plies / seconds,
            seconds * 1e9 / (double)plies, (double)plies / (double)matches, game->state_size);
    return true;
}

static bool takes(const nt_game *game, uint8_t seats) {
    const nt_config config = nt_config_standard(game, seats);
    nt_err err;
    nt_match *match = nt_match_create(game, &config, 1, &err);
    nt_match_destroy(match);
    return match != NULL;
}

/* The fewest and the most seats that the standard options allow. */
static bool bench_game(const cli_args *args, const nt_game *game) {
    uint8_t most = game->max_seats, fewest = game->min_seats;
    while (most > fewest && !takes(game, most))
        most--;
    return bench(args, game, fewest) && (most == fewest || bench(args, game, most));
}

int cli_bench(const cli_io *io, int argc, char **argv) {
    static const cli_flag none[] = {{NULL, NULL}};
    cli_args args;
    const nt_game *only = NULL;
    if (!cli_parse(io, none, argc, argv, &args) || (args.n_rest > 0 && !cli_game(&args, &only)))
        return CLI_USAGE;
    fputs("game       seats    plies/sec   ns/ply  plies/match  state bytes\n", io->out);
    for (const nt_game *const *game = io->games; *game; game++)
        if ((!only || only == *game) && !bench_game(&args, *game))
            return CLI_FAILED;
    return CLI_DONE;
}
