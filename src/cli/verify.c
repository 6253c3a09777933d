/* Checks records: every ply is played again. */
#include <stdlib.h>

#include "cli/args.h"
#include "cli/file.h"
#include "engine/record.h"

static void complain(const cli_io *io, const char *path, const nt_record_report *report) {
    fprintf(io->err, "%s:%d: %s", path, report->line, report->reason);
    if (report->ply >= 0) {
        fprintf(io->err, " (ply %d)", report->ply);
    }
    fputc('\n', io->err);
}

static bool verify(const cli_io *io, const char *path, bool unfinished, bool quiet) {
    char *text;
    size_t length;
    const char *trouble = cli_file_read(path, &text, &length);
    if (trouble) {
        fprintf(io->err, "%s: %s\n", path, trouble);
        return false;
    }
    size_t lines = 0;
    for (size_t i = 0; i < length; i++) {
        lines += text[i] == '\n';
    }
    nt_record_report report;
    nt_match *match = nt_record_read(io->games, text, length, 0, &report);
    free(text);
    if (!match) {
        complain(io, path, &report);
        return false;
    }
    const bool over = nt_match_over(match);
    if (!over && !unfinished) {
        fprintf(io->err, "%s:%zu: the record ends before the match does; --unfinished accepts that\n", path,
                lines + 1);
    } else if (!quiet) {
        fprintf(io->out, "%s: %s, %d plies, %s\n", path, nt_match_game(match)->id, nt_match_plies(match),
                over ? "all as the rules give" : "not over, so far as the rules give");
    }
    nt_match_destroy(match);
    return over || unfinished;
}

int cli_verify(const cli_io *io, int argc, char **argv) {
    static const cli_flag flags[] = {{"--quiet", NULL}, {"--unfinished", NULL}, {NULL, NULL}};
    cli_args args;
    if (!cli_parse(io, flags, argc, argv, &args)) {
        return CLI_USAGE;
    }
    if (args.n_rest == 0) {
        cli_refuse(&args, "name at least one record");
        return CLI_USAGE;
    }
    bool all = true;
    for (int i = 0; i < args.n_rest; i++) {
        all &=
            verify(io, args.rest[i], cli_value(&args, "--unfinished") != NULL, cli_value(&args, "--quiet") != NULL);
    }
    return all ? CLI_DONE : CLI_FAILED;
}
