/* A finished match as lines of JSON. */
#include <inttypes.h>
#include <stdlib.h>

#include "cli/args.h"
#include "cli/file.h"
#include "engine/record.h"

typedef struct {
    const nt_match *match;
    FILE *out;
    bool failed;
    char fields[1 << 16];
} tracer;

static void text_out(FILE *out, const char *text) {
    fputc('"', out);
    for (; *text; text++) {
        const unsigned char c = (unsigned char)*text;
        if (c == '"' || c == '\\') {
            fprintf(out, "\\%c", c);
        } else if (c < ' ') {
            fprintf(out, "\\u%04x", c);
        } else {
            fputc(c, out);
        }
    }
    fputc('"', out);
}

static void seats_out(FILE *out, uint32_t seats) {
    bool first = true;
    fputc('[', out);
    for (int seat = 0; seat < NT_MAX_SEATS; seat++) {
        if (seats >> seat & 1) {
            fprintf(out, "%s%d", first ? "" : ",", seat);
            first = false;
        }
    }
    fputc(']', out);
}

static void numbers_out(FILE *out, const int16_t *numbers, int n) {
    fputc('[', out);
    for (int i = 0; i < n; i++) {
        fprintf(out, "%s%d", i ? "," : "", numbers[i]);
    }
    fputc(']', out);
}

static void header_out(const nt_match *match, FILE *out) {
    const nt_game *game = nt_match_game(match);
    const nt_config *config = nt_match_config(match);
    const void *pub = (const uint8_t *)nt_match_state(match) + game->pub_off;
    int16_t score[NT_MAX_SEATS] = {0};
    game->score(pub, score);
    fputs("{\"nighttable\":1,\"game\":", out);
    text_out(out, game->id);
    fprintf(out, ",\"rules\":%d,\"seats\":%d,\"options\":{", game->rules_version, config->seats);
    for (int i = 0; i < nt_rule_options(game); i++) {
        fputs(i ? "," : "", out);
        text_out(out, game->options[i].id);
        fprintf(out, ":%d", config->opt[i]);
    }
    fprintf(out, "},\"series\":{\"game\":%d,\"carry\":", config->series_game);
    numbers_out(out, config->carry, config->seats);
    fprintf(out, ",\"memory\":%" PRIu32 "},\"plies\":%d,\"score\":", config->memory, nt_match_plies(match));
    numbers_out(out, score, config->seats);
    fputs(",\"winners\":", out);
    seats_out(out, game->winners(pub));
    fputs("}\n", out);
}

static void ply_out(void *ctx, const nt_replayed *at) {
    tracer *t = ctx;
    const nt_game *game = nt_match_game(t->match);
    const nt_move move = at->ply.move;
    char text[NT_TEXT_MAX] = "chance";
    fprintf(t->out, "{\"ply\":%d,\"seat\":", at->index);
    if (move.seat == NT_CHANCE) {
        fputs("\"chance\"", t->out);
    } else {
        game->move_text((const uint8_t *)at->before + game->pub_off, move, text, sizeof text);
        if (move.seat == NT_JUDGE) {
            fputs("\"judge\"", t->out);
        } else {
            fprintf(t->out, "%d", move.seat);
        }
    }
    fputs(",\"move\":", t->out);
    text_out(t->out, text);
    const int n = game->trace(at->before, move, at->after, at->told, t->fields, sizeof t->fields);
    if (n < 0) {
        t->failed = true;
    } else if (n > 0) {
        fprintf(t->out, ",%.*s", n, t->fields);
    }
    fputs("}\n", t->out);
}

/* Prints a finished match as JSON Lines: one header object, then one object a ply (docs/records.md). False when the
 * game could not say what a ply was. */
static bool trace_match(const nt_match *match, FILE *out) {
    tracer *t = calloc(1, sizeof *t);
    if (!t) {
        return false;
    }
    t->match = match;
    t->out = out;
    header_out(match, out);
    nt_match_replay(match, ply_out, t);
    const bool good = !t->failed;
    free(t);
    return good;
}

static nt_match *read_finished(const cli_io *io, const char *path) {
    char *text;
    size_t length;
    const char *trouble = cli_file_read(path, &text, &length);
    if (trouble) {
        fprintf(io->err, "%s: %s\n", path, trouble);
        return NULL;
    }
    nt_record_report report;
    nt_match *match = nt_record_read(io->games, text, length, 0, &report);
    free(text);
    if (!match) {
        fprintf(io->err, "%s:%d: %s\n", path, report.line, report.reason);
    } else if (!nt_match_over(match)) {
        fprintf(io->err, "%s: the match is not over; its secrets are not told before\n", path);
        nt_match_destroy(match);
        match = NULL;
    }
    return match;
}

int cli_trace(const cli_io *io, int argc, char **argv) {
    static const cli_flag none[] = {{NULL, NULL}};
    cli_args args;
    if (!cli_parse(io, none, argc, argv, &args)) {
        return CLI_USAGE;
    }
    if (args.n_rest != 1) {
        cli_refuse(&args, "name one record");
        return CLI_USAGE;
    }
    nt_match *match = read_finished(io, args.rest[0]);
    if (!match) {
        return CLI_FAILED;
    }
    const bool good = trace_match(match, io->out);
    if (!good) {
        fprintf(io->err, "%s: a line of its trace could not be made\n", args.rest[0]);
    }
    nt_match_destroy(match);
    return good ? CLI_DONE : CLI_FAILED;
}
