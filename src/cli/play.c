/* One seat in a terminal. Everything that is printed comes through that seat's port. */
#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli/args.h"
#include "cli/sim.h"
#include "engine/say.h"

typedef struct {
    const cli_io *io;
    const nt_game *game;
    nt_config config;
    const nt_bot *bots[NT_MAX_SEATS];
    uint64_t seed, seat;
    nt_match *match;
    nt_port *port;
    uint8_t view[NT_VIEW_MAX];
    char text[8192];
} table;

static void print_events(table *t) {
    nt_event event;
    while (nt_port_poll(t->port, &event)) {
        const nt_view view = nt_port_view(t->port, t->view);
        if (t->game->event_text) {
            if (t->game->event_text(view, event, t->text, sizeof t->text) > 0) {
                fprintf(t->io->out, "%s\n", t->text);
            }
            continue;
        }
        fprintf(t->io->out, "event %d:", event.kind);
        for (int i = 0; i < event.n; i++) {
            fprintf(t->io->out, " %d", event.arg[i]);
        }
        fputc('\n', t->io->out);
    }
}

static void print_view(table *t) {
    const nt_view view = nt_port_view(t->port, t->view);
    if (t->game->show && t->game->show(view, t->text, sizeof t->text) > 0) {
        fprintf(t->io->out, "\n%s", t->text);
    }
}

/* A move as a person says it, who counts seats from 1. */
static void move_words(const table *t, nt_move move, char text[NT_TEXT_MAX]) {
    const uint32_t seats = t->game->seats_in ? t->game->seats_in(move) : 0;
    for (int i = 0; i < move.n; i++) {
        move.arg[i] = (uint8_t)(move.arg[i] + (seats >> i & 1));
    }
    /* The public part stands at the head of the copied view. */
    t->game->move_text(t->view, move, text, NT_TEXT_MAX);
}

static void print_moves(const table *t, const nt_move *legal, int n) {
    char text[NT_TEXT_MAX];
    for (int i = 0; i < n; i++) {
        move_words(t, legal[i], text);
        fprintf(t->io->out, "%4d  %s\n", i + 1, text);
    }
    fprintf(t->io->out, "Seat %d, your move (its number or its words; q leaves): ", nt_player((int)t->seat));
    fflush(t->io->out);
}

/* Whether the words of a move are those of a line, in which a colour may be said in full: "play r4", "play red 4". */
static bool same_words(const char *move, const char *line) {
    while (*move != '\0' && *line != '\0') {
        if (tolower((unsigned char)*move) != tolower((unsigned char)*line)) {
            return false;
        }
        move++;
        line++;
        if (*move >= '0' && *move <= '9' && !(*line >= '0' && *line <= '9')) {
            while (*line != '\0' && *line != ' ') {
                line++;
            }
            line += *line == ' ';
        }
    }
    return *move == *line;
}

/* Index of the move that a line names, by number or by words, or -1. */
static int chosen(const table *t, const char *line, const nt_move *legal, int n) {
    char text[NT_TEXT_MAX];
    char *end;
    const long number = strtol(line, &end, 10);
    if (end != line && *end == '\0') {
        return number >= 1 && number <= n ? (int)number - 1 : -1;
    }
    int meant = -1, many = 0; /* moves that the line names without their verb: "red 4" */
    for (int i = 0; i < n; i++) {
        move_words(t, legal[i], text);
        if (same_words(text, line)) {
            return i;
        }
        const char *rest = strchr(text, ' ');
        if (rest && same_words(rest + 1, line)) {
            meant = i;
            many++;
        }
    }
    return many == 1 ? meant : -1;
}

/* Reads one line without its newline and outer spaces; a longer one is read to its end and cut. False at the end. */
static bool read_line(FILE *in, char *line, size_t cap) {
    size_t n = 0;
    int c;
    while ((c = fgetc(in)) != EOF && c != '\n') {
        if (n + 1 < cap && (n > 0 || c != ' ')) {
            line[n++] = (char)c;
        }
    }
    while (n > 0 && (line[n - 1] == ' ' || line[n - 1] == '\r')) {
        n--;
    }
    line[n] = '\0';
    return c != EOF || n > 0;
}

/* Asks until there is a move, unless the rules ask nobody; false when the player leaves. */
static bool human_turn(table *t) {
    nt_move legal[NT_MAX_LEGAL];
    char line[128];
    const int n = nt_port_legal(t->port, legal, NT_MAX_LEGAL);
    if (nt_port_ask(t->port) == NT_ASK_FORCED) {
        return nt_port_submit(t->port, legal[0]) == NT_OK;
    }
    print_view(t);
    nt_port_view(t->port, t->view);
    print_moves(t, legal, n);
    while (read_line(t->io->in, line, sizeof line)) {
        if (strcmp(line, "q") == 0 || strcmp(line, "quit") == 0) {
            return false;
        }
        if (strcmp(line, "?") == 0 || strcmp(line, "help") == 0) {
            print_moves(t, legal, n);
            continue;
        }
        const int index = chosen(t, line, legal, n);
        if (index >= 0) {
            return nt_port_submit(t->port, legal[index]) == NT_OK;
        }
        fprintf(t->io->out,
                "That is none of the moves above. A number from 1 to %d, or its words (? says them again): ", n);
        fflush(t->io->out);
    }
    return false;
}

/* Lets one bot act; false when none may: bots hold back where any person at the table presses on. */
static bool bot_turn(table *t, nt_rng *rng) {
    const uint32_t asked = nt_port_to_act(t->port);
    for (uint8_t seat = 0; seat < t->config.seats; seat++) {
        if (!(asked >> seat & 1) || seat == t->seat) {
            continue;
        }
        nt_port *port = nt_match_port(t->match, seat);
        const bool human_asked = asked >> t->seat & 1;
        if (nt_port_ask(port) == NT_ASK_TABLE && human_asked) {
            continue;
        }
        return nt_bot_play(t->bots[seat], port, rng) == NT_OK;
    }
    return false;
}

static int play(table *t) {
    nt_rng rng = nt_rng_seed(cli_seeds_of(t->seed, 0).bots);
    print_events(t);
    while (!nt_match_over(t->match)) {
        if (nt_port_ask(t->port) != NT_ASK_NONE) {
            if (!human_turn(t)) {
                fputs("\nYou have left the table.\n", t->io->out);
                return CLI_DONE;
            }
        } else if (!bot_turn(t, &rng)) {
            fputs("night-table-cli play: the match cannot go on\n", t->io->err);
            return CLI_FAILED;
        }
        print_events(t);
    }
    print_view(t);
    int16_t score[NT_MAX_SEATS] = {0};
    const nt_view view = nt_port_view(t->port, t->view);
    t->game->score(view.pub, score);
    const uint32_t winners = t->game->winners(view.pub);
    fputs("\nThe match is over.\n", t->io->out);
    for (int seat = 0; seat < t->config.seats; seat++) {
        fprintf(t->io->out, "Seat %d: %d%s%s\n", nt_player(seat), score[seat], winners >> seat & 1 ? ", won" : "",
                seat == (int)t->seat ? " (you)" : "");
    }
    return CLI_DONE;
}

static bool read_table(const cli_args *args, table *t) {
    if (!cli_game(args, &t->game) || !cli_config(args, t->game, &t->config)) {
        return false;
    }
    if (!cli_value(args, "--seat")) {
        return cli_refuse(args, "--seat S is missing: the seat that you play, from 1 to %d", t->config.seats);
    }
    t->seed = (uint64_t)time(NULL);
    uint64_t player = 0;
    if (!cli_number(args, "--seat", 1, t->config.seats, &player)) {
        return false;
    }
    t->seat = player - 1;
    return cli_number(args, "--seed", 0, UINT64_MAX, &t->seed) &&
           cli_bots(args, t->game, nt_bot_best(t->game->id), t->config.seats, t->bots);
}

int cli_play(const cli_io *io, int argc, char **argv) {
    static const cli_flag flags[] = {{"--seats", "a number"}, {"--seat", "a number"},   {"--seed", "a number"},
                                     {"--bots", "a list"},    {"--opt", "NAME=NUMBER"}, {NULL, NULL}};
    cli_args args;
    table t = {.io = io};
    if (!cli_parse(io, flags, argc, argv, &args) || !read_table(&args, &t)) {
        return CLI_USAGE;
    }
    t.match = cli_match(&args, t.game, &t.config, cli_seeds_of(t.seed, 0).match);
    if (!t.match) {
        return CLI_USAGE;
    }
    t.port = nt_match_port(t.match, (uint8_t)t.seat);
    const int code = play(&t);
    nt_match_destroy(t.match);
    return code;
}
