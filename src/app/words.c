/* Catalogues by language: opened as needed, the table's first. */
#include <stdio.h>
#include <string.h>

#include "app/inside.h"

enum { LINE = 1400 };

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

void app_set_table_language(app *a) {
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
