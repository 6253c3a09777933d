/* Catalogues by language, and what is said when something goes wrong. */
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "app/inside.h"
#include "app/paths.h"
#include "app/stack.h"

enum { LINE = 1400 };

void app_log(app *a, const char *line) {
    char path[APP_PATH + 32], when[32] = "";
    time_t now = time(NULL);
    struct tm *local = localtime(&now);
    if (local) {
        strftime(when, sizeof when, "%Y-%m-%d %H:%M:%S", local);
    }
    if (!a->quiet) {
        fprintf(stderr, "night-table: %s\n", line);
    }
    paths_make(a->save_dir);
    FILE *log = paths_join(path, sizeof path, a->save_dir, "night-table.log") ? fopen(path, "ab") : NULL;
    if (log == NULL) {
        return;
    }
    fprintf(log, "%s %s\n", when, line);
    fclose(log);
}

/* English has nothing that could stand in for it: the first fault is named. */
static void report_words(app *a, const char *lang, char *problems) {
    char first[256];
    snprintf(first, sizeof first, "%.*s", (int)strcspn(problems, "\n"), problems);
    for (char *line = strtok(problems, "\n"); line; line = strtok(NULL, "\n")) {
        app_log(a, line);
    }
    const bool english = strcmp(lang, "en") == 0;
    const text_arg args[] = {TEXT_STR("language", lang), TEXT_STR("detail", first)};
    app_notice(a, english ? "trouble.words_english" : "trouble.words", args, 2);
}

static int find_words(const app *a, const char *lang) {
    for (int i = 0; i < a->n_words; i++) {
        if (strcmp(a->words_for[i], lang) == 0) {
            return i;
        }
    }
    return -1;
}

/* Index of the catalogue; 0, the table's, when it cannot be had. */
static int open_words(app *a, const char *lang) {
    int at = find_words(a, lang);
    if (at >= 0) {
        return at;
    }
    char problems[LINE] = "";
    text_catalogue *words =
        a->n_words < APP_LANGS ? text_open(a->locales_dir, lang, problems, sizeof problems) : NULL;
    if (words == NULL) {
        return 0;
    }
    at = a->n_words++;
    a->words[at] = words;
    snprintf(a->words_for[at], sizeof a->words_for[at], "%s", lang);
    if (problems[0]) {
        report_words(a, lang, problems);
    }
    return at;
}

/* A catalogue that is not there at all: every game that is built in has a title. Games given from outside may come
 * without words. */
static void report_missing_games(app *a) {
    for (int i = 0; a->games == nt_games && a->games[i]; i++) {
        char key[64], detail[APP_PATH + 64];
        snprintf(key, sizeof key, "%s.title", a->games[i]->id);
        snprintf(detail, sizeof detail, "%s/en/%s.json: missing", a->locales_dir, a->games[i]->id);
        const text_arg args[] = {TEXT_STR("detail", detail)};
        if (!text_has(a->words[0], key) && a->notice[0] == '\0') {
            app_notice(a, "trouble.words_english", args, 1);
        }
    }
}

bool app_open_words(app *a, char *problem, size_t cap) {
    open_words(a, a->settings.lang);
    if (a->n_words == 0) {
        open_words(a, "en");
    }
    if (a->n_words > 0) {
        a->frame.words = a->words[0];
        report_missing_games(a);
        return true;
    }
    snprintf(problem, cap, "There are no words in %s.", a->locales_dir);
    return false;
}

text_catalogue *app_words(app *a, const char *lang) {
    return a->words[lang && lang[0] ? open_words(a, lang) : 0];
}

static void set_table_language(app *a) {
    int at = open_words(a, a->settings.lang);
    text_catalogue *words = a->words[at];
    a->words[at] = a->words[0];
    a->words[0] = words;
    char asked[sizeof a->words_for[0]];
    memcpy(asked, a->words_for[at], sizeof asked);
    memcpy(a->words_for[at], a->words_for[0], sizeof asked);
    memcpy(a->words_for[0], asked, sizeof asked);
    a->frame.words = words;
}

void app_settings_changed(app *a) {
    char problem[LINE] = "";
    set_table_language(a);
    a->text_forced = 0.0f;
    app_show_settings(a);
    if (!app_settings_write(a->settings_file, &a->settings, problem, sizeof problem)) {
        app_report(a, "trouble.settings_write", problem);
    }
}

/* ---- sentences for the player ---- */

void app_notice(app *a, const char *key, const text_arg *args, int n) {
    char line[512];
    text_format(a->words[0], key, args, n, line, sizeof line);
    app_log(a, line);
    size_t used = strlen(a->notice), more = strlen(line);
    if (used + more + 2 > sizeof a->notice) {
        return;
    }
    if (used > 0) {
        a->notice[used++] = '\n';
    }
    memcpy(a->notice + used, line, more + 1);
    app_dirty(a);
}

void app_settle(app *a) {
    stack_settle(a);
    if (a->leaving) {
        app_director_destroy(a->table);
        a->table = NULL;
        a->leaving = false;
    }
    const scene *top = stack_top(a);
    if (a->held_key && (a->table == NULL || (top && top->ops == &scene_results))) {
        const char *key = a->held_key;
        a->held_key = NULL;
        app_report(a, key, a->held_detail); /* which settles */
        return;
    }
    if (a->notice[0] == '\0' || top == NULL || top->ops == &scene_notice || stack_secret(a)) {
        return;
    }
    app_push(a, &scene_notice, NULL, 0);
    stack_settle(a);
}

static uint64_t hash_of(const char *text) {
    uint64_t hash = 0xcbf29ce484222325u;
    for (; *text; text++) {
        hash = (hash ^ (unsigned char)*text) * 0x100000001b3u;
    }
    return hash;
}

void app_report(app *a, const char *key, const char *detail) {
    if (stack_secret(a)) {
        if (a->held_key == NULL) {
            snprintf(a->held_detail, sizeof a->held_detail, "%s", detail);
        }
        a->held_key = a->held_key ? a->held_key : key;
        return;
    }
    uint64_t hash = hash_of(key) * 31 + hash_of(detail);
    for (int i = 0; i < a->reports; i++) {
        if (a->reported[i] == hash) {
            return;
        }
    }
    if (a->reports == APP_REPORTS) {
        return;
    }
    a->reported[a->reports++] = hash;
    const text_arg args[] = {TEXT_STR("detail", detail)};
    app_notice(a, key, args, 1);
    app_settle(a);
}
