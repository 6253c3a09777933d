/* The command line: its parts are in src/cli. */
#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#endif

#include "cli/cli.h"

int main(int argc, char **argv) {
    const cli_io io = {stdin, stdout, stderr, nt_games, NT_VERSION};
#ifdef _WIN32
    _setmode(_fileno(stdout), _O_BINARY); /* a trace is the same bytes on every system */
#endif
    return cli_run(&io, argc, argv);
}
