/* Command lines: flags with one value each, and what is left. Every refusal is one line on io->err that says what
 * would be right. */
#ifndef NT_CLI_ARGS_H
#define NT_CLI_ARGS_H

#include "cli/cli.h"

enum { CLI_MAX_FLAGS = 10 };

typedef struct {
    const char *name; /* "--seats" */
    const char *what; /* what its value is, for messages; NULL for a flag without a value */
} cli_flag;

typedef struct {
    const cli_io *io;
    const char *command;
    const cli_flag *flags;            /* as given to cli_parse */
    const char *value[CLI_MAX_FLAGS]; /* by flag, NULL when not given; "" for a flag without a value */
    const char *opt[NT_MAX_OPTIONS];  /* values of "--opt", which may stand more than once */
    int n_opt;
    char **rest; /* what is no flag */
    int n_rest;
} cli_args;

/* Reads argv[1..argc-1], moving what is no flag to its front. flags end with a NULL name. */
bool cli_parse(const cli_io *, const cli_flag *flags, int argc, char **argv, cli_args *out);
/* Prints one line "night-table-cli COMMAND: ..." and returns false. */
bool cli_refuse(const cli_args *, const char *format, ...);
/* The value of a flag as a whole number in min..max; *out keeps what it holds when the flag was not given. */
bool cli_number(const cli_args *, const char *flag, uint64_t min, uint64_t max, uint64_t *out);
/* The value of a flag, or NULL when it was not given. */
const char *cli_value(const cli_args *, const char *flag);
/* The one game in args->rest. */
bool cli_game(const cli_args *, const nt_game **out);
/* A config from --seats (must be given) and --opt. */
bool cli_config(const cli_args *, const nt_game *, nt_config *out);
/* The bots of "--bots", one for each seat, cycled; `otherwise` when it was not given. */
bool cli_bots(const cli_args *, const nt_game *, const nt_bot *otherwise, int seats, const nt_bot *out[NT_MAX_SEATS]);
/* Starts the match that the config asks for; NULL after a refusal. */
nt_match *cli_match(const cli_args *, const nt_game *, const nt_config *, uint64_t seed);

#endif
