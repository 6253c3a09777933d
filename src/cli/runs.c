/* The outcome of runs of `sim`: a line written, read again, and lines added up. */
#include "cli/runs.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* ---- written ---- */

typedef struct {
    char *at;
    size_t n;
} text;

static void add(text *to, const char *format, ...) {
    va_list args;
    va_start(args, format);
    const int n = vsnprintf(to->at + to->n, CLI_SETUP_MAX - to->n, format, args);
    va_end(args);
    assert(n >= 0 && (size_t)n < CLI_SETUP_MAX - to->n); /* NT_MAX_OPTIONS short names and numbers */
    to->n += (size_t)n;
}

void cli_setup(char out[CLI_SETUP_MAX], const nt_game *game, const nt_config *config,
               const nt_bot *const bots[NT_MAX_SEATS]) {
    text to = {out, 0};
    add(&to, "\"bots\":[");
    for (int seat = 0; seat < config->seats; seat++) {
        add(&to, "%s\"%s\"", seat ? "," : "", bots[seat]->id);
    }
    add(&to, "],\"options\":{");
    const char *gap = "";
    for (int i = 0; i < game->n_options; i++) {
        if (config->opt[i] != game->options[i].standard) {
            add(&to, "%s\"%s\":%d", gap, game->options[i].id, config->opt[i]);
            gap = ",";
        }
    }
    add(&to, "}");
}

void cli_result_print(FILE *out, const cli_result *r) {
    fprintf(out, "{\"game\":\"%s\",\"seats\":%d,%s,\"games\":%" PRIu64 ",\"from\":%" PRIu64 ",\"seed\":%" PRIu64,
            r->game->id, r->seats, r->setup, r->games, r->from, r->seed);
    if (r->runs > 0) {
        fprintf(out, ",\"runs\":%" PRIu64 ",\"missing\":%" PRIu64, r->runs, r->missing);
    }
    fprintf(out, ",\"plies\":%" PRIu64 ",\"seconds\":%.3f,\"plies_per_second\":%.0f,\"wins\":{", r->plies, r->seconds,
            r->seconds > 0 ? (double)r->plies / r->seconds : 0.0);
    for (int seat = 0; seat < r->seats; seat++) {
        fprintf(out, "%s\"%d\":%" PRIu64, seat ? "," : "", seat, r->wins[seat]);
    }
    fprintf(out, "},\"nobody\":%" PRIu64 "}\n", r->nobody);
}

/* ---- read ---- */

static bool word(const char **at, const char *expected) {
    const size_t n = strlen(expected);
    const bool good = strncmp(*at, expected, n) == 0;
    *at += good ? n : 0;
    return good;
}

static bool number(const char **at, const char *name, uint64_t *out) {
    char *end;
    if (!word(at, name) || **at < '0' || **at > '9') {
        return false;
    }
    *out = strtoull(*at, &end, 10);
    *at = end;
    return true;
}

static bool decimal(const char **at, const char *name, double *out) {
    char *end;
    if (!word(at, name) || **at < '0' || **at > '9') {
        return false;
    }
    *out = strtod(*at, &end);
    *at = end;
    return true;
}

static bool read_game(const cli_args *args, const char **at, cli_result *r) {
    uint64_t seats;
    const size_t n = word(at, "{\"game\":\"") ? strcspn(*at, "\"") : 0;
    for (const nt_game *const *game = args->io->games; n > 0 && *game; game++) {
        if (strlen((*game)->id) == n && strncmp(*at, (*game)->id, n) == 0) {
            r->game = *game;
        }
    }
    *at += n;
    if (!r->game || !number(at, "\",\"seats\":", &seats) || seats < r->game->min_seats ||
        seats > r->game->max_seats) {
        return false;
    }
    r->seats = (uint8_t)seats;
    return true;
}

static bool read_counts(const char **at, cli_result *r) {
    double speed;
    bool good = number(at, ",\"plies\":", &r->plies) && decimal(at, ",\"seconds\":", &r->seconds) &&
                decimal(at, ",\"plies_per_second\":", &speed) && word(at, ",\"wins\":{");
    for (int seat = 0; good && seat < r->seats; seat++) {
        char name[16];
        snprintf(name, sizeof name, "%s\"%d\":", seat ? "," : "", seat);
        good = number(at, name, &r->wins[seat]);
    }
    return good && number(at, "},\"nobody\":", &r->nobody) && word(at, "}") && **at == '\0';
}

/* Exactly what cli_result_print gives. The setup is taken as it stands: equal ones are equal texts. */
static bool read_line(const cli_args *args, const char *line, cli_result *r) {
    *r = (cli_result){.runs = 1};
    if (!read_game(args, &line, r) || !word(&line, ",") || strncmp(line, "\"bots\":[", 8) != 0) {
        return false;
    }
    const char *rest = strstr(line, ",\"games\":");
    const size_t n = rest ? (size_t)(rest - line) : 0;
    if (n == 0 || n >= CLI_SETUP_MAX || !(r->setup = malloc(n + 1))) {
        return false;
    }
    memcpy(r->setup, line, n);
    r->setup[n] = '\0';
    line = rest;
    bool good = number(&line, ",\"games\":", &r->games) && number(&line, ",\"from\":", &r->from) &&
                number(&line, ",\"seed\":", &r->seed);
    if (good && strncmp(line, ",\"runs\":", 8) == 0) {
        good = number(&line, ",\"runs\":", &r->runs) && number(&line, ",\"missing\":", &r->missing);
    }
    good = good && read_counts(&line, r);
    if (!good) {
        free(r->setup);
    }
    return good;
}

static bool keep(cli_results *all, const cli_result *r) {
    if (all->n == all->cap) {
        const size_t cap = all->cap ? 2 * all->cap : 64;
        cli_result *more = realloc(all->at, cap * sizeof *more);
        if (!more) {
            return false;
        }
        all->at = more;
        all->cap = cap;
    }
    all->at[all->n++] = *r;
    return true;
}

bool cli_results_read(const cli_args *args, const char *path, cli_results *all) {
    enum { LINE = 2 * CLI_SETUP_MAX };
    char line[LINE];
    const bool input = strcmp(path, "-") == 0;
    FILE *file = input ? args->io->in : fopen(path, "r");
    bool good = file != NULL || cli_refuse(args, "%s cannot be opened", path);
    for (int number_of_line = 1; good && fgets(line, sizeof line, file); number_of_line++) {
        cli_result r;
        line[strcspn(line, "\r\n")] = '\0';
        if (!read_line(args, line, &r)) {
            good = cli_refuse(args, "%s, line %d: this is no line that \"sim\" has written", path, number_of_line);
        } else if (!keep(all, &r)) {
            free(r.setup);
            good = cli_refuse(args, "there is not enough memory");
        }
    }
    if (good && ferror(file)) { /* half of a sum would be told as a whole one */
        good = cli_refuse(args, "%s cannot be read to its end", path);
    }
    if (file && !input) {
        fclose(file);
    }
    return good;
}

void cli_results_free(cli_results *all) {
    for (size_t i = 0; i < all->n; i++) {
        free(all->at[i].setup);
    }
    free(all->at);
}

/* ---- added up ---- */

static int number_order(uint64_t a, uint64_t b) {
    return (a > b) - (a < b);
}

/* Whether they can be added up: 0. Otherwise an order. */
static int kind_order(const cli_result *a, const cli_result *b) {
    int order = strcmp(a->game->id, b->game->id);
    order = order ? order : a->seats - b->seats;
    order = order ? order : strcmp(a->setup, b->setup);
    return order ? order : number_order(a->seed, b->seed);
}

static int run_order(const void *a_, const void *b_) {
    const cli_result *a = a_, *b = b_;
    const int order = kind_order(a, b);
    return order ? order : number_order(a->from, b->from);
}

static uint64_t behind(const cli_result *r) {
    return r->from + r->games + r->missing;
}

static void sum_up(cli_result *sum, const cli_result *next) {
    sum->missing += next->missing + (next->from - behind(sum));
    sum->games += next->games;
    sum->runs += next->runs;
    sum->plies += next->plies;
    sum->nobody += next->nobody;
    sum->seconds += next->seconds;
    for (int seat = 0; seat < sum->seats; seat++) {
        sum->wins[seat] += next->wins[seat];
    }
}

bool cli_results_print(const cli_args *args, cli_results *all) {
    if (all->n > 1) {
        qsort(all->at, all->n, sizeof *all->at, run_order);
    }
    for (size_t i = 1; i < all->n; i++) {
        const cli_result *a = &all->at[i - 1], *b = &all->at[i];
        if (kind_order(a, b) == 0 && b->from < behind(a)) {
            return cli_refuse(args, "%s: game %" PRIu64 " of seed %" PRIu64 " is in two runs", b->game->id, b->from,
                              b->seed);
        }
    }
    for (size_t i = 0; i < all->n;) {
        cli_result sum = all->at[i];
        for (i++; i < all->n && kind_order(&sum, &all->at[i]) == 0; i++) {
            sum_up(&sum, &all->at[i]);
        }
        cli_result_print(args->io->out, &sum);
    }
    return true;
}
