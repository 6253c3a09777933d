/* Which languages there are, and how they are called. */
#include "app/languages.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>

#include "app/paths.h"

static bool has_catalogue(const app *a, const char *tag) {
    char dir[APP_PATH], file[APP_PATH];
    return paths_join(dir, sizeof dir, a->locales_dir, tag) && paths_join(file, sizeof file, dir, "common.json") &&
           paths_exists(file);
}

static void insert(app_languages *l, const char *tag) {
    int at = l->n++;
    while (at > 0 && strcmp(l->tag[at - 1], tag) > 0) {
        memcpy(l->tag[at], l->tag[at - 1], sizeof l->tag[at]);
        at--;
    }
    snprintf(l->tag[at], sizeof l->tag[at], "%s", tag);
}

app_languages app_find_languages(const app *a) {
    app_languages l = {0};
    DIR *dir = opendir(a->locales_dir);
    const struct dirent *entry;
    while (dir != NULL && l.n < APP_LANGS && (entry = readdir(dir)) != NULL) {
        if (entry->d_name[0] != '.' && strlen(entry->d_name) < sizeof l.tag[0] && has_catalogue(a, entry->d_name)) {
            insert(&l, entry->d_name);
        }
    }
    if (dir != NULL) {
        closedir(dir);
    }
    if (l.n == 0) {
        insert(&l, "en");
    }
    return l;
}

const char *app_language_name(ui_draw *d, const char *tag) {
    char key[64];
    snprintf(key, sizeof key, "language.%s", tag);
    return text_has(d->ui->words, key) ? ui_say(d, key) : text_keep(&d->words, tag, strlen(tag));
}

bool app_is_language_tag(const char *text, size_t cap) {
    const size_t len = strlen(text);
    return len >= 2 && len < cap &&
           strspn(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-") == len;
}
