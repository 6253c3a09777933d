/* Bots against bots: many matches, who won how often. */
#include "cli/sim.h"

#include <inttypes.h>
#include <stdlib.h>
#include <time.h>

#include "cli/args.h"
#include "cli/file.h"
#include "engine/record.h"
#include "hosting/judge.h"

typedef struct {
    const nt_game *game;
    nt_config config;
    const nt_bot *bots[NT_MAX_SEATS];
    const char *out; /* folder, or NULL */
    uint64_t games, seed, plies, nobody;
    uint64_t wins[NT_MAX_SEATS];
} run;

cli_seeds cli_seeds_of(uint64_t seed, uint64_t index) {
    nt_rng of_run = nt_rng_seed(seed);
    nt_rng of_game = nt_rng_seed(nt_rng_next(&of_run) + index);
    const uint64_t match = nt_rng_next(&of_game);
    return (cli_seeds){match, nt_rng_next(&of_game)};
}

/* A judge who is asked alone (cards on the table): any of his moves. */
static nt_err judge_moves(nt_match *match, nt_rng *rng) {
    nt_move legal[NT_MAX_LEGAL];
    nt_judge *judge = nt_match_judge(match);
    const int n = judge ? nt_judge_legal(judge, legal, NT_MAX_LEGAL) : 0;
    return n == 0 ? NT_ILLEGAL : nt_judge_submit(judge, legal[nt_rng_below(rng, (uint32_t)n)]);
}

nt_err cli_play_out(nt_match *match, const nt_bot *const bots[NT_MAX_SEATS], nt_rng *rng) {
    uint32_t asked;
    while ((asked = nt_match_to_act(match)) != 0) {
        const uint8_t seat = nt_lowest(asked);
        const nt_err err =
            seat == NT_JUDGE ? judge_moves(match, rng) : nt_bot_play(bots[seat], nt_match_port(match, seat), rng);
        if (err != NT_OK) {
            return err;
        }
    }
    return NT_OK;
}

static bool save(const cli_args *args, const run *r, const nt_match *match, uint64_t index) {
    char path[1024];
    const int n = snprintf(path, sizeof path, "%s/%s-%d-%" PRIu64 "-%06" PRIu64 ".ntr", r->out, r->game->id,
                           r->config.seats, r->seed, index);
    if (n < 0 || (size_t)n >= sizeof path) {
        return cli_refuse(args, "the path of --out is too long");
    }
    const size_t length = nt_record_write(match, NULL, 0);
    char *text = malloc(length + 1);
    if (!text) {
        return cli_refuse(args, "there is not enough memory");
    }
    nt_record_write(match, text, length + 1);
    const bool written = cli_file_write(path, text, length);
    free(text);
    return written || cli_refuse(args, "%s cannot be written", path);
}

static void count(run *r, const nt_match *match) {
    const uint8_t *state = nt_match_state(match);
    const uint32_t winners = r->game->winners(state + r->game->pub_off);
    r->plies += (uint64_t)nt_match_plies(match);
    r->nobody += winners == 0;
    for (int seat = 0; seat < r->config.seats; seat++) {
        r->wins[seat] += winners >> seat & 1;
    }
}

static bool play_all(const cli_args *args, run *r) {
    for (uint64_t index = 0; index < r->games; index++) {
        const cli_seeds seeds = cli_seeds_of(r->seed, index);
        nt_rng rng = nt_rng_seed(seeds.bots);
        nt_match *match = cli_match(args, r->game, &r->config, seeds.match);
        if (!match) {
            return false;
        }
        bool good = cli_play_out(match, r->bots, &rng) == NT_OK;
        if (!good) {
            cli_refuse(args, "game %" PRIu64 " does not come to an end", index);
        }
        count(r, match);
        good = good && (!r->out || save(args, r, match, index));
        nt_match_destroy(match);
        if (!good) {
            return false;
        }
    }
    return true;
}

static double now(void) {
    struct timespec at;
    clock_gettime(CLOCK_MONOTONIC, &at);
    return (double)at.tv_sec + (double)at.tv_nsec / 1e9;
}

static void print_result(const cli_io *io, const run *r, double seconds) {
    fprintf(io->out,
            "{\"game\":\"%s\",\"seats\":%d,\"games\":%" PRIu64 ",\"seed\":%" PRIu64 ",\"plies\":%" PRIu64
            ",\"seconds\":%.3f,\"plies_per_second\":%.0f,\"wins\":{",
            r->game->id, r->config.seats, r->games, r->seed, r->plies, seconds,
            seconds > 0 ? (double)r->plies / seconds : 0.0);
    for (int seat = 0; seat < r->config.seats; seat++) {
        fprintf(io->out, "%s\"%d\":%" PRIu64, seat ? "," : "", seat, r->wins[seat]);
    }
    fprintf(io->out, "},\"nobody\":%" PRIu64 "}\n", r->nobody);
}

static bool read_run(const cli_args *args, run *r) {
    if (!cli_game(args, &r->game) || !cli_config(args, r->game, &r->config) ||
        !cli_number(args, "--games", 1, 1000000000, &r->games) ||
        !cli_number(args, "--seed", 0, UINT64_MAX, &r->seed) ||
        !cli_bots(args, r->game, nt_bot_find("random", r->game->id), r->config.seats, r->bots)) {
        return false;
    }
    r->out = cli_value(args, "--out");
    nt_match *trial = cli_match(args, r->game, &r->config, 0);
    nt_match_destroy(trial);
    return trial != NULL;
}

int cli_sim(const cli_io *io, int argc, char **argv) {
    static const cli_flag flags[] = {{"--seats", "a number"},
                                     {"--games", "a number"},
                                     {"--seed", "a number"},
                                     {"--bots", "a list"},
                                     {"--opt", "NAME=NUMBER"},
                                     {"--out", "a folder"},
                                     {NULL, NULL}};
    cli_args args;
    run r = {.games = 1, .seed = 1};
    if (!cli_parse(io, flags, argc, argv, &args) || !read_run(&args, &r)) {
        return CLI_USAGE;
    }
    if (r.out && !cli_folder_make(r.out)) {
        cli_refuse(&args, "the folder %s cannot be made", r.out);
        return CLI_FAILED;
    }
    const double start = now();
    if (!play_all(&args, &r)) {
        return CLI_FAILED;
    }
    print_result(io, &r, now() - start);
    return CLI_DONE;
}
