/* What a run of `sim` came to, as one line of JSON: written by `sim`, read and added up by `stats`. */
#ifndef NT_CLI_RUNS_H
#define NT_CLI_RUNS_H

#include <stdio.h>

#include "cli/args.h"

/* Who played what: bots in the order of --bots, options that differ from the standard, as members of the line. */
enum { CLI_SETUP_MAX = 4096 };

typedef struct {
    const nt_game *game;
    uint8_t seats;
    char *setup;                /* runs with another one cannot be added up */
    uint64_t seed, from, games; /* the games from, from + 1, ... of this seed */
    uint64_t runs, missing;     /* of how many it is the sum; games between them that are in none */
    uint64_t plies, wins[NT_MAX_SEATS], nobody;
    double seconds;
} cli_result;

/* Writes the setup of a run; bots by seat. */
void cli_setup(char out[CLI_SETUP_MAX], const nt_game *, const nt_config *, const nt_bot *const bots[NT_MAX_SEATS]);
/* One line. Of a sum (runs > 0) it also says of how many, and what is missing. */
void cli_result_print(FILE *, const cli_result *);
/* Reads the lines of a file, "-" for the input, and adds them up; prints a line for each game, seats, setup and seed.
 * False after a refusal: a line that is none, or games that are in two runs. */
typedef struct {
    cli_result *at;
    size_t n, cap;
} cli_results;
bool cli_results_read(const cli_args *, const char *path, cli_results *);
bool cli_results_print(const cli_args *, cli_results *);
void cli_results_free(cli_results *);

#endif
