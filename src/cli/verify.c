/* Checks records: every ply is played again. */
#include <stdlib.h>

#include "cli/args.h"
#include "cli/file.h"
#include "engine/record.h"
#include "proof/commitment.h"

static void complain(const cli_io *io, const char *path, const nt_record_report *report) {
    fprintf(io->err, "%s:%d: %s", path, report->line, report->reason);
    if (report->ply >= 0) {
        fprintf(io->err, " (ply %d)", report->ply);
    }
    fputc('\n', io->err);
}

/* Whether the deal is the one that was committed to at the start, in one sentence behind the file's name. `noted`:
 * the code that somebody wrote down then, or NULL. */
static bool fits(const cli_io *io, const char *path, const nt_match *match, const char *noted, bool quiet) {
    const char *code = nt_match_commitment(match)->code;
    const commitment_result result = commitment_check(match);
    if (result == COMMITMENT_BROKEN) {
        fprintf(io->err, "%s: the deal is not the one whose seal %s was shown at the start\n", path, code);
    } else if (result == COMMITMENT_NONE && noted) {
        fprintf(io->err, "%s: no seal was shown at the start of this match\n", path);
    } else if (noted && !commitment_same_code(noted, code)) {
        fprintf(io->err, "%s: the seal shown at the start of this match was %s, not %s\n", path, code, noted);
    } else {
        if (result == COMMITMENT_HOLDS && !quiet) {
            fprintf(io->out, "%s: the deal is the one whose seal %s was shown at the start\n", path, code);
        }
        return true;
    }
    return false;
}

typedef struct {
    bool unfinished, quiet;
    const char *noted;
} wish;

static bool verify(const cli_io *io, const char *path, const wish *w) {
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
    bool good = over || w->unfinished;
    if (!good) {
        fprintf(io->err, "%s:%zu: the record ends before the match does; --unfinished accepts that\n", path,
                lines + 1);
    } else if (!w->quiet) {
        fprintf(io->out, "%s: %s, %d plies, %s\n", path, nt_match_game(match)->id, nt_match_plies(match),
                over ? "all as the rules give" : "not over, so far as the rules give");
    }
    good = fits(io, path, match, w->noted, w->quiet) && good;
    nt_match_destroy(match);
    return good;
}

int cli_verify(const cli_io *io, int argc, char **argv) {
    static const cli_flag flags[] = {
        {"--quiet", NULL}, {"--unfinished", NULL}, {"--seal", "the seal that was shown"}, {NULL, NULL}};
    cli_args args;
    if (!cli_parse(io, flags, argc, argv, &args)) {
        return CLI_USAGE;
    }
    if (args.n_rest == 0) {
        cli_refuse(&args, "name at least one record");
        return CLI_USAGE;
    }
    const wish w = {cli_value(&args, "--unfinished") != NULL, cli_value(&args, "--quiet") != NULL,
                    cli_value(&args, "--seal")};
    if (w.noted && args.n_rest > 1) {
        cli_refuse(&args, "--seal is of one record");
        return CLI_USAGE;
    }
    bool all = true;
    for (int i = 0; i < args.n_rest; i++) {
        all &= verify(io, args.rest[i], &w);
    }
    return all ? CLI_DONE : CLI_FAILED;
}
