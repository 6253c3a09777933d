/* The command line: its parts are in src/cli. */
#include "cli/cli.h"

int main(int argc, char **argv) {
    const cli_io io = {stdin, stdout, stderr, nt_games, NT_VERSION};
    return cli_run(&io, argc, argv);
}
