/* night-table-cli: the engine without a screen. The whole program is one function, so that tests call it. */
#ifndef NT_CLI_CLI_H
#define NT_CLI_CLI_H

#include <stdio.h>

#include "bots/bots.h"
#include "engine/match.h"

/* Exit codes. */
enum { CLI_DONE = 0, CLI_FAILED = 1, CLI_USAGE = 2 };

typedef struct {
    FILE *in, *out, *err;
    const nt_game *const *games; /* then NULL */
    const char *version;
} cli_io;

/* Runs one command line; argv[0] is the program. Returns the exit code. */
int cli_run(const cli_io *, int argc, char **argv);

/* ---- commands: argv[0] is the command's name ---- */
int cli_games(const cli_io *, int argc, char **argv);
int cli_sim(const cli_io *, int argc, char **argv);
int cli_verify(const cli_io *, int argc, char **argv);
int cli_stats(const cli_io *, int argc, char **argv);
int cli_trace(const cli_io *, int argc, char **argv);
int cli_play(const cli_io *, int argc, char **argv);
int cli_kiosk_pin(const cli_io *, int argc, char **argv);
int cli_bench(const cli_io *, int argc, char **argv);

#endif
