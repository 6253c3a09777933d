/* Bots against bots: many matches, who won how often. */
#include "cli/sim.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli/args.h"
#include "cli/file.h"
#include "cli/runs.h"
#include "engine/record.h"
#include "hosting/judge.h"

enum { MAX_JOBS = 256, PATH_BYTES = 1024 };

typedef struct {
    const nt_game *game;
    nt_config config;
    const nt_bot *bots[NT_MAX_SEATS];
    const char *out; /* folder, or NULL */
    uint64_t games, from, seed, jobs;
} run;

typedef enum { DONE, NO_MEMORY, NO_END, LONG_PATH, NOT_WRITTEN } outcome;

typedef struct {
    uint64_t plies, nobody;
    uint64_t wins[NT_MAX_SEATS];
} counts;

/* Every jobs-th game from the one with the number `job`: which thread plays a game changes nothing in it. */
typedef struct {
    const run *r;
    uint64_t job;
    counts sum;
    outcome end;
    uint64_t at; /* the game that did not go well */
    pthread_t thread;
} worker;

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

static bool path_of(char *path, size_t cap, const run *r, uint64_t index) {
    const int n = snprintf(path, cap, "%s/%s-%d-%" PRIu64 "-%06" PRIu64 ".ntr", r->out, r->game->id, r->config.seats,
                           r->seed, index);
    return n >= 0 && (size_t)n < cap;
}

static outcome save(const run *r, const nt_match *match, uint64_t index) {
    char path[PATH_BYTES];
    if (!path_of(path, sizeof path, r, index)) {
        return LONG_PATH;
    }
    const size_t length = nt_record_write(match, NULL, 0);
    char *text = malloc(length + 1);
    if (!text) {
        return NO_MEMORY;
    }
    nt_record_write(match, text, length + 1);
    const bool written = cli_file_write(path, text, length);
    free(text);
    return written ? DONE : NOT_WRITTEN;
}

static void count(counts *sum, const run *r, const nt_match *match) {
    const uint8_t *state = nt_match_state(match);
    const uint32_t winners = r->game->winners(state + r->game->pub_off);
    sum->plies += (uint64_t)nt_match_plies(match);
    sum->nobody += winners == 0;
    for (int seat = 0; seat < r->config.seats; seat++) {
        sum->wins[seat] += winners >> seat & 1;
    }
}

static outcome play_one(worker *w, uint64_t index) {
    const run *r = w->r;
    const cli_seeds seeds = cli_seeds_of(r->seed, index);
    nt_rng rng = nt_rng_seed(seeds.bots);
    nt_err err;
    nt_match *match = nt_match_create(r->game, &r->config, seeds.match, &err);
    if (!match) {
        return NO_MEMORY; /* the options were tried before */
    }
    outcome end = cli_play_out(match, r->bots, &rng) == NT_OK ? DONE : NO_END;
    if (end == DONE) {
        count(&w->sum, r, match);
        end = r->out ? save(r, match, index) : DONE;
    }
    nt_match_destroy(match);
    return end;
}

static void *work(void *of) {
    worker *w = of;
    for (uint64_t i = w->job; i < w->r->games && w->end == DONE; i += w->r->jobs) {
        w->at = w->r->from + i;
        w->end = play_one(w, w->at);
    }
    return NULL;
}

/* The first thread is this one. */
static void work_all(worker *w, uint64_t jobs) {
    bool runs[MAX_JOBS] = {false};
    for (uint64_t i = 1; i < jobs; i++) {
        runs[i] = pthread_create(&w[i].thread, NULL, work, &w[i]) == 0;
    }
    for (uint64_t i = 0; i < jobs; i++) {
        if (runs[i]) {
            pthread_join(w[i].thread, NULL);
        } else {
            work(&w[i]);
        }
    }
}

static bool refuse(const cli_args *args, const run *r, const worker *w) {
    char path[PATH_BYTES];
    switch (w->end) {
    case NO_END:
        return cli_refuse(args, "game %" PRIu64 " does not come to an end", w->at);
    case LONG_PATH:
        return cli_refuse(args, "the path of --out is too long");
    case NOT_WRITTEN:
        path_of(path, sizeof path, r, w->at);
        return cli_refuse(args, "%s cannot be written", path);
    default:
        return cli_refuse(args, "there is not enough memory");
    }
}

/* Of several that went wrong the first game is told, whichever thread came to it. */
static bool play_all(const cli_args *args, const run *r, counts *sum) {
    worker *w = calloc(r->jobs, sizeof *w);
    if (!w) {
        return cli_refuse(args, "there is not enough memory");
    }
    for (uint64_t i = 0; i < r->jobs; i++) {
        w[i].r = r;
        w[i].job = i;
    }
    work_all(w, r->jobs);
    const worker *wrong = NULL;
    for (uint64_t i = 0; i < r->jobs; i++) {
        wrong = w[i].end != DONE && (!wrong || w[i].at < wrong->at) ? &w[i] : wrong;
        sum->plies += w[i].sum.plies;
        sum->nobody += w[i].sum.nobody;
        for (int seat = 0; seat < NT_MAX_SEATS; seat++) {
            sum->wins[seat] += w[i].sum.wins[seat];
        }
    }
    const bool good = wrong == NULL || refuse(args, r, wrong);
    free(w);
    return good;
}

static double now(void) {
    struct timespec at;
    clock_gettime(CLOCK_MONOTONIC, &at);
    return (double)at.tv_sec + (double)at.tv_nsec / 1e9;
}

static void print_result(const cli_io *io, const run *r, const counts *sum, double seconds) {
    char setup[CLI_SETUP_MAX];
    cli_result result = {.game = r->game,
                         .seats = r->config.seats,
                         .setup = setup,
                         .seed = r->seed,
                         .from = r->from,
                         .games = r->games,
                         .plies = sum->plies,
                         .nobody = sum->nobody,
                         .seconds = seconds};
    memcpy(result.wins, sum->wins, sizeof result.wins);
    cli_setup(setup, r->game, &r->config, r->bots);
    cli_result_print(io->out, &result);
}

static bool read_run(const cli_args *args, run *r) {
    if (!cli_game(args, &r->game) || !cli_config(args, r->game, &r->config) ||
        !cli_number(args, "--games", 1, 1000000000, &r->games) ||
        !cli_number(args, "--from", 0, 1000000000000, &r->from) ||
        !cli_number(args, "--seed", 0, UINT64_MAX, &r->seed) || !cli_number(args, "--jobs", 1, MAX_JOBS, &r->jobs) ||
        !cli_bots(args, r->game, nt_bot_find("random", r->game->id), r->config.seats, r->bots)) {
        return false;
    }
    r->out = cli_value(args, "--out");
    nt_match *trial = cli_match(args, r->game, &r->config, 0);
    nt_match_destroy(trial);
    return trial != NULL;
}

int cli_sim(const cli_io *io, int argc, char **argv) {
    static const cli_flag flags[] = {{"--seats", "a number"},  {"--games", "a number"}, {"--from", "a number"},
                                     {"--seed", "a number"},   {"--jobs", "a number"},  {"--bots", "a list"},
                                     {"--opt", "NAME=NUMBER"}, {"--out", "a folder"},   {NULL, NULL}};
    cli_args args;
    run r = {.games = 1, .seed = 1, .jobs = 1};
    counts sum = {0};
    if (!cli_parse(io, flags, argc, argv, &args) || !read_run(&args, &r)) {
        return CLI_USAGE;
    }
    if (r.out && !cli_folder_make(r.out)) {
        cli_refuse(&args, "the folder %s cannot be made", r.out);
        return CLI_FAILED;
    }
    const double start = now();
    if (!play_all(&args, &r, &sum)) {
        return CLI_FAILED;
    }
    print_result(io, &r, &sum, now() - start);
    return CLI_DONE;
}
