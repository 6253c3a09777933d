/* Which command is meant, and the words for whoever asks for help. */
#include <string.h>

#include "cli/cli.h"

static const char usage[] =
    "night-table-cli plays, checks and explains matches of Night Table without a window.\n"
    "\n"
    "  games                     the games, their seats and options\n"
    "  sim GAME --seats N [--games K] [--from I] [--seed S] [--jobs J] [--bots LIST] [--opt NAME=N]... [--out DIR]\n"
    "                            plays K matches and prints one line of JSON; with --out one record a match\n"
    "  verify [--quiet] [--unfinished] [--seal SEAL] FILE...\n"
    "                            replays records and names the first line that is wrong\n"
    "  trace FILE                a finished record as JSON Lines, every outcome of chance spelled out\n"
    "  stats FOLDER|FILE...      counts the evenings below folders, by game and by day; adds up what \"sim\" has "
    "told in\n"
    "                            files, - for the input\n"
    "  kiosk-pin FILE            sets the PIN for the owner's file of a kiosk; reads it from a line of the input\n"
    "  play GAME --seats N --seat S [--seed S] [--bots LIST] [--opt NAME=N]...\n"
    "                            plays one seat in the terminal; seats count from 1\n"
    "  bench [GAME]              plies per second on one core\n"
    "  help, --help, --version\n"
    "\n"
    "LIST is bots with commas between, dealt round the seats. Exit code 0: done; 1: a record does not hold or a "
    "file\n"
    "cannot be used; 2: the command line is wrong.\n";

static const struct {
    const char *name;
    int (*run)(const cli_io *, int argc, char **argv);
} commands[] = {
    {"games", cli_games}, {"sim", cli_sim},     {"verify", cli_verify}, {"trace", cli_trace},
    {"play", cli_play},   {"bench", cli_bench}, {"stats", cli_stats},   {"kiosk-pin", cli_kiosk_pin},
};

static bool is(const char *text, const char *one, const char *other) {
    return strcmp(text, one) == 0 || strcmp(text, other) == 0;
}

/* Output that did not arrive (a full disk, a closed pipe) is a failure. */
static int flushed(const cli_io *io, int code) {
    if (fflush(io->out) == 0 && !ferror(io->out)) {
        return code;
    }
    fputs("night-table-cli: the output could not be written\n", io->err);
    return code == CLI_DONE ? CLI_FAILED : code;
}

int cli_run(const cli_io *io, int argc, char **argv) {
    if (argc < 2) {
        fputs("night-table-cli: name a command: games, sim, verify, trace, stats, kiosk-pin, play, bench or help\n",
              io->err);
        return CLI_USAGE;
    }
    if (is(argv[1], "help", "--help") || is(argv[1], "-h", "-?")) {
        fputs(usage, io->out);
        return flushed(io, CLI_DONE);
    }
    if (is(argv[1], "--version", "version")) {
        fprintf(io->out, "night-table-cli %s\n", io->version);
        return flushed(io, CLI_DONE);
    }
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        if (strcmp(argv[1], commands[i].name) != 0) {
            continue;
        }
        if (argc == 3 && is(argv[2], "--help", "-h")) {
            fputs(usage, io->out);
            return flushed(io, CLI_DONE);
        }
        return flushed(io, commands[i].run(io, argc - 1, argv + 1));
    }
    fprintf(io->err,
            "night-table-cli: there is no command \"%s\"; there is games, sim, verify, trace, stats, kiosk-pin, "
            "play, bench, help\n",
            argv[1]);
    return CLI_USAGE;
}
