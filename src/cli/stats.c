/* What was played: the evenings below a folder that one or many tables share, counted by game and by day; and what
 * `sim` has told, added up. */
#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#include "cli/args.h"
#include "cli/file.h"
#include "cli/runs.h"
#include "engine/record.h"

enum { MOST_DEEP = 6, MOST_DAYS = 4000, DAY = 10, PATH_BYTES = 1024, MOST_GAMES = 64 };

typedef struct {
    char day[DAY + 1]; /* of the file's name */
    int matches;
} day_count;

typedef struct {
    const cli_io *io;
    struct {
        int matches, seats;
    } game[MOST_GAMES]; /* as in io->games */
    day_count *day;
    int days, matches;
    bool troubled, evenings; /* a folder of that name was met */
} tally;

static int game_at(const tally *t, const nt_game *game) {
    int i = 0;
    while (i < MOST_GAMES - 1 && t->io->games[i] != NULL && t->io->games[i] != game) {
        i++;
    }
    return i;
}

/* Days that stand in no name, or are too many, are counted by game alone. */
static void count_day(tally *t, const char *name) {
    int i = 0;
    if (strlen(name) <= DAY || name[4] != '-' || name[7] != '-') {
        return;
    }
    while (i < t->days && strncmp(t->day[i].day, name, DAY) != 0) {
        i++;
    }
    if (i == t->days && t->days < MOST_DAYS) {
        memcpy(t->day[t->days++].day, name, DAY);
    }
    if (i < t->days) {
        t->day[i].matches++;
    }
}

static void count(tally *t, const char *path, const char *name) {
    char *text = NULL;
    size_t length = 0;
    nt_record_report report = {.reason = ""};
    const char *trouble = cli_file_read(path, &text, &length);
    nt_match *match = trouble == NULL ? nt_record_read(t->io->games, text, length, 0, &report) : NULL;
    free(text);
    if (match == NULL) {
        fprintf(t->io->err, "%s: %s\n", path, trouble != NULL ? trouble : report.reason);
        t->troubled = true;
        return;
    }
    const int game = game_at(t, nt_match_game(match));
    t->game[game].matches++;
    t->game[game].seats += nt_match_config(match)->seats;
    t->matches++;
    count_day(t, name);
    nt_match_destroy(match);
}

static bool is_record(const char *name) {
    static const char end[] = ".nighttable";
    const size_t len = strlen(name);
    return len > sizeof end - 1 && strcmp(name + len - (sizeof end - 1), end) == 0;
}

/* Records count in folders "evenings" alone: beside these lie tables that are being played. */
static bool walk(tally *t, const char *folder, int deep) {
    char path[PATH_BYTES];
    const char *slash = strrchr(folder, '/');
    const bool evenings = strcmp(slash != NULL ? slash + 1 : folder, "evenings") == 0;
    DIR *open = opendir(folder);
    const struct dirent *entry;
    t->evenings |= evenings && open != NULL;
    while (open != NULL && (entry = readdir(open)) != NULL) {
        const int len = snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        if (entry->d_name[0] == '.' || len < 0 || (size_t)len >= sizeof path) {
            continue;
        }
        if (evenings && is_record(entry->d_name)) {
            count(t, path, entry->d_name);
        } else if (deep < MOST_DEEP && !is_record(entry->d_name)) {
            walk(t, path, deep + 1); /* a file is no folder */
        }
    }
    if (open != NULL) {
        closedir(open);
    }
    return open != NULL;
}

static int by_day(const void *a, const void *b) {
    return strcmp(((const day_count *)a)->day, ((const day_count *)b)->day);
}

static void print(tally *t) {
    FILE *out = t->io->out;
    fprintf(out, "matches %d\n", t->matches);
    for (int i = 0; i < MOST_GAMES && t->io->games[i] != NULL; i++) {
        if (t->game[i].matches > 0) {
            fprintf(out, "game %s %d, seats on average %.1f\n", t->io->games[i]->id, t->game[i].matches,
                    (double)t->game[i].seats / t->game[i].matches);
        }
    }
    if (t->days > 1) {
        qsort(t->day, (size_t)t->days, sizeof *t->day, by_day);
    }
    for (int i = 0; i < t->days; i++) {
        fprintf(out, "day %s %d\n", t->day[i].day, t->day[i].matches);
    }
}

static bool is_folder(const char *path) {
    DIR *open = opendir(path);
    if (open != NULL) {
        closedir(open);
    }
    return open != NULL;
}

/* The outputs of `sim`. Nothing is printed when one of them does not hold. */
static bool add_runs(const cli_args *args) {
    cli_results all = {0};
    bool good = true;
    for (int i = 0; i < args->n_rest && good; i++) {
        good = is_folder(args->rest[i]) || cli_results_read(args, args->rest[i], &all);
    }
    good = good && cli_results_print(args, &all);
    cli_results_free(&all);
    return good;
}

/* The evenings below the folders; false when something in them cannot be read. */
static bool count_evenings(const cli_args *args, tally *t) {
    int folders = 0;
    for (int i = 0; i < args->n_rest; i++) {
        t->evenings = false;
        if (!is_folder(args->rest[i]) || !walk(t, args->rest[i], 0)) {
            continue;
        }
        folders += t->evenings;
        if (!t->evenings) {
            cli_refuse(args, "%s has no folder \"evenings\" in it, and records elsewhere are not counted",
                       args->rest[i]);
            t->troubled = true;
        }
    }
    if (folders > 0) {
        print(t);
    }
    return !t->troubled;
}

int cli_stats(const cli_io *io, int argc, char **argv) {
    static const cli_flag flags[] = {{NULL, NULL}};
    cli_args args;
    tally t = {.io = io};
    if (!cli_parse(io, flags, argc, argv, &args)) {
        return CLI_USAGE;
    }
    if (args.n_rest == 0) {
        cli_refuse(&args, "name at least one folder, or file of what \"sim\" has told");
        return CLI_USAGE;
    }
    t.day = calloc(MOST_DAYS, sizeof *t.day);
    if (t.day == NULL) {
        cli_refuse(&args, "out of memory");
        return CLI_FAILED;
    }
    const bool counted = count_evenings(&args, &t), added = add_runs(&args);
    free(t.day);
    return counted && added ? CLI_DONE : CLI_FAILED;
}
