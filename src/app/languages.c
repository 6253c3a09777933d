/* Which languages there are, and how they are called. */
#include "app/languages.h"

#include <ctype.h>
#include <dirent.h>
#include <stdio.h>
#include <string.h>

#include "app/files/paths.h"
#include "app/kiosk.h"

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

static app_languages find(const app *a, const app_kiosk *house) {
    app_languages l = {0};
    DIR *dir = opendir(a->locales_dir);
    const struct dirent *entry;
    while (dir != NULL && l.n < APP_LANGS && (entry = readdir(dir)) != NULL) {
        if (entry->d_name[0] != '.' && strlen(entry->d_name) < sizeof l.tag[0] && has_catalogue(a, entry->d_name) &&
            (house == NULL || house->speaks(house, entry->d_name))) {
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

int app_language_at(const app_languages *l, const char *tag) {
    for (int i = 0; i < l->n; i++) {
        if (strcmp(l->tag[i], tag) == 0) {
            return i;
        }
    }
    return -1;
}

app_languages app_find_languages(const app *a) {
    return find(a, a->kiosk);
}

app_languages app_all_languages(const app *a) {
    return find(a, NULL);
}

const char *app_language_name(ui_draw *d, const char *tag) {
    char key[64];
    snprintf(key, sizeof key, "language.%s", tag);
    return text_has(d->ui->words, key) ? ui_say(d, key) : text_keep(&d->words, tag, strlen(tag));
}

/* One wish as a tag: "zh_TW.UTF-8@radical" is zh-TW. */
static void as_tag(const char *from, size_t len, char *tag, size_t cap) {
    size_t n = 0;
    for (size_t i = 0; i < len && n + 1 < cap && from[i] != '.' && from[i] != '@'; i++) {
        tag[n] = from[i];
        if (tag[n] == '_') {
            tag[n] = '-';
        }
        n++;
    }
    tag[n] = '\0';
}

/* How many bytes of the two are the same subtags. */
static size_t same_part(const char *a, const char *b) {
    size_t same = 0;
    for (size_t i = 0;; i++) {
        const bool end_a = a[i] == '\0' || a[i] == '-', end_b = b[i] == '\0' || b[i] == '-';
        if (end_a && end_b) {
            same = i;
        }
        if (a[i] == '\0' || b[i] == '\0' || tolower((unsigned char)a[i]) != tolower((unsigned char)b[i])) {
            return same;
        }
    }
}

/* The catalogue that has most of its subtags, or -1. */
static int nearest(const app_languages *l, const char *tag) {
    int best = -1;
    size_t most = 0;
    for (int i = 0; i < l->n; i++) {
        const size_t same = same_part(l->tag[i], tag);
        if (same > most) {
            most = same;
            best = i;
        }
    }
    return best;
}

bool app_language_wished(const app_languages *l, const char *wishes, char *tag, size_t cap) {
    while (wishes != NULL && *wishes != '\0') {
        char wish[32];
        const size_t len = strcspn(wishes, ":");
        as_tag(wishes, len, wish, sizeof wish);
        const int at = nearest(l, wish);
        if (at >= 0) {
            snprintf(tag, cap, "%s", l->tag[at]);
            return true;
        }
        wishes += len + (wishes[len] == ':');
    }
    return false;
}

bool app_is_language_tag(const char *text, size_t cap) {
    const size_t len = strlen(text);
    return len >= 2 && len < cap &&
           strspn(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-") == len;
}
