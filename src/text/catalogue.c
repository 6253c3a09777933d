/* A catalogue: the messages of one language, read from its folder, with English for what it lacks. */
#include "text/catalogue.h"

#include <dirent.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <jansson.h>

#include "text/message.h"

enum { LANG_BYTES = 12, PATH_BYTES = 1024 };

typedef struct {
    char *key;
    text_message *message;
} entry;

struct text_catalogue {
    char lang[LANG_BYTES];
    text_breaker *breaker;
    entry *entries; /* sorted by key */
    size_t n, cap;
    size_t sorted; /* while loading: how many at the front are in order; the others are of the file being read */
};

typedef struct {
    char *buf;
    size_t cap, used;
} problem_list;

static void problem(problem_list *p, const char *format, ...) {
    char line[PATH_BYTES + 256];
    va_list args;
    va_start(args, format);
    int len = vsnprintf(line, sizeof line - 1, format, args);
    va_end(args);
    if (len < 0 || p->used + 1 >= p->cap) {
        return;
    }
    size_t end = strlen(line);
    line[end] = '\n';
    message_copy(line, end + 1, p->buf + p->used, p->cap - p->used);
    p->used += strlen(p->buf + p->used);
}

static int by_key(const void *a, const void *b) {
    return strcmp(((const entry *)a)->key, ((const entry *)b)->key);
}

static entry *look_up(const text_catalogue *c, const char *key) {
    entry wanted = {.key = (char *)key};
    return c->n == 0 ? NULL : bsearch(&wanted, c->entries, c->sorted, sizeof *c->entries, by_key);
}

/* A copy for the caller to free; NULL when there is no memory. */
static char *copy_of(const char *text) {
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy != NULL) {
        memcpy(copy, text, size);
    }
    return copy;
}

/* Takes the message over. */
static bool append(text_catalogue *c, const char *key, text_message *message) {
    if (c->n == c->cap) {
        size_t cap = c->cap == 0 ? 256 : c->cap * 2;
        entry *entries = realloc(c->entries, cap * sizeof *entries);
        if (entries == NULL) {
            message_destroy(message);
            return false;
        }
        c->entries = entries;
        c->cap = cap;
    }
    entry added = {copy_of(key), message};
    if (added.key == NULL) {
        message_destroy(message);
        return false;
    }
    c->entries[c->n++] = added;
    return true;
}

/* ---- one file ---- */

typedef struct {
    text_catalogue *catalogue;
    const char *locale, *path;
    bool fallback; /* keys that are there already are not news */
    problem_list *problems;
} reader;

static void read_message(const reader *r, const char *key, const json_t *value) {
    if (key[0] == '@') {
        return;
    }
    if (look_up(r->catalogue, key) != NULL) {
        if (!r->fallback) {
            problem(r->problems, "%s: the key \"%s\" stands in another file too; that one is used.", r->path, key);
        }
        return;
    }
    if (!json_is_string(value)) {
        problem(r->problems, "%s: \"%s\" is not a string.", r->path, key);
        return;
    }
    char why[MESSAGE_WHY] = "";
    text_message *m = message_create(json_string_value(value), r->locale, why);
    if (m == NULL) {
        problem(r->problems, "%s: the message \"%s\" cannot be used: %s.", r->path, key, why);
    } else if (!append(r->catalogue, key, m)) {
        problem(r->problems, "%s: there is no memory for \"%s\".", r->path, key);
    }
}

/* Whatever else lies there has no words, and a pipe would be waited for. */
static bool is_file(const char *path) {
    struct stat info;
    return stat(path, &info) == 0 && S_ISREG(info.st_mode);
}

static json_t *load(const reader *r) {
    json_error_t error;
    if (!is_file(r->path)) {
        problem(r->problems, "%s: it is not a file.", r->path);
        return NULL;
    }
    json_t *root = json_load_file(r->path, JSON_REJECT_DUPLICATES, &error);
    if (root == NULL && json_error_code(&error) == json_error_duplicate_key) {
        problem(r->problems, "%s, line %d: a key stands there twice; the last one is used.", r->path, error.line);
        root = json_load_file(r->path, 0, &error);
    }
    if (root == NULL) {
        problem(r->problems, "%s, line %d: the file cannot be read: %s.", r->path, error.line, error.text);
    } else if (!json_is_object(root)) {
        problem(r->problems, "%s: the file is not an object of keys and messages.", r->path);
        json_decref(root);
        root = NULL;
    }
    return root;
}

static void read_file(const reader *r) {
    json_t *root = load(r);
    const char *key;
    json_t *value;
    json_object_foreach(root, key, value) {
        read_message(r, key, value);
    }
    json_decref(root);
    if (r->catalogue->n > 0) {
        qsort(r->catalogue->entries, r->catalogue->n, sizeof *r->catalogue->entries, by_key);
    }
    r->catalogue->sorted = r->catalogue->n;
}

/* ---- a folder ---- */

static bool is_catalogue(const char *name) {
    size_t len = strlen(name);
    return name[0] != '.' && len > 5 && strcmp(name + len - 5, ".json") == 0;
}

static int by_name(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* The names of the folder's files in order; the caller frees each and the list. False when it is no folder. */
static bool list_files(const char *path, char ***names, size_t *n) {
    *names = NULL;
    *n = 0;
    DIR *dir = opendir(path);
    if (dir == NULL) {
        return false;
    }
    const struct dirent *at;
    while ((at = readdir(dir)) != NULL) {
        if (!is_catalogue(at->d_name)) {
            continue;
        }
        char **more = realloc(*names, (*n + 1) * sizeof *more);
        char *name = copy_of(at->d_name);
        if (more != NULL) {
            *names = more;
        }
        if (more == NULL || name == NULL) {
            free(name);
            break;
        }
        (*names)[(*n)++] = name;
    }
    closedir(dir);
    if (*n > 0) {
        qsort(*names, *n, sizeof **names, by_name);
    }
    return true;
}

static bool read_folder(text_catalogue *c, const char *dir, const char *lang, bool fallback, problem_list *problems) {
    char folder[PATH_BYTES], path[PATH_BYTES], locale[LANG_BYTES];
    char **names;
    size_t n;
    int len = snprintf(folder, sizeof folder, "%s/%s", dir, lang);
    if (len < 0 || (size_t)len >= sizeof folder || !list_files(folder, &names, &n)) {
        problem(problems, "There is no folder of words %s/%s.", dir, lang);
        return false;
    }
    snprintf(locale, sizeof locale, "%s", lang);
    for (char *at = locale; *at != '\0'; at++) {
        if (*at == '-') {
            *at = '_'; /* ICU's spelling of a language's name */
        }
    }
    for (size_t i = 0; i < n; i++) {
        len = snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        reader r = {c, locale, path, fallback, problems};
        if (len > 0 && (size_t)len < sizeof path) {
            read_file(&r);
        } else {
            problem(problems, "The path of %s is too long.", names[i]);
        }
        free(names[i]);
    }
    free(names);
    return true;
}

/* A language's name comes from settings files and becomes part of a path. */
static bool is_language(const char *lang) {
    size_t len = strspn(lang, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-");
    return len > 0 && lang[len] == '\0' && len < LANG_BYTES;
}

/* The own name of the language in this folder, where its common.json gives one. */
static void read_name(text_catalogue *c, const char *dir, const char *lang, const char *key) {
    char path[PATH_BYTES], why[MESSAGE_WHY];
    const int len = snprintf(path, sizeof path, "%s/%s/common.json", dir, lang);
    json_t *root = len > 0 && (size_t)len < sizeof path && is_file(path) ? json_load_file(path, 0, NULL) : NULL;
    const char *name = json_string_value(json_object_get(root, key));
    text_message *m = name != NULL ? message_create(name, "en", why) : NULL;
    if (m != NULL) {
        append(c, key, m);
    }
    json_decref(root);
}

/* A language that the others do not know yet tells its name itself: a folder is all that a new one needs. */
static void read_new_names(text_catalogue *c, const char *dir) {
    DIR *folder = opendir(dir);
    const struct dirent *at;
    while (folder != NULL && (at = readdir(folder)) != NULL) {
        char key[sizeof "language." + LANG_BYTES];
        if (is_language(at->d_name)) {
            snprintf(key, sizeof key, "language.%.*s", LANG_BYTES - 1, at->d_name);
            if (look_up(c, key) == NULL) {
                read_name(c, dir, at->d_name, key);
            }
        }
    }
    if (folder != NULL) {
        closedir(folder);
    }
    if (c->n > c->sorted) {
        qsort(c->entries, c->n, sizeof *c->entries, by_key);
        c->sorted = c->n;
    }
}

text_catalogue *text_open(const char *dir, const char *lang, char *problems, size_t cap) {
    problem_list list = {problems, cap, 0};
    if (cap > 0) {
        problems[0] = '\0';
    }
    text_catalogue *c = calloc(1, sizeof *c);
    if (c == NULL) {
        problem(&list, "There is no memory for words.");
        return NULL;
    }
    bool own = is_language(lang);
    if (!own) {
        problem(&list, "\"%.40s\" is not the name of a language.", lang);
    }
    bool english = own && strcmp(lang, "en") == 0;
    own = own && !english && read_folder(c, dir, lang, false, &list);
    snprintf(c->lang, sizeof c->lang, "%s", own ? lang : "en");
    read_folder(c, dir, "en", own, &list);
    read_new_names(c, dir);
    c->breaker = text_breaker_open(c->lang);
    if (c->n == 0 || c->breaker == NULL) {
        problem(&list, "There are no words below %s.", dir);
        text_close(c);
        return NULL;
    }
    return c;
}

void text_close(text_catalogue *c) {
    if (c == NULL) {
        return;
    }
    for (size_t i = 0; i < c->n; i++) {
        free(c->entries[i].key);
        message_destroy(c->entries[i].message);
    }
    free(c->entries);
    text_breaker_close(c->breaker);
    free(c);
}

const char *text_lang(const text_catalogue *c) {
    return c->lang;
}

text_breaker *text_breaker_of(const text_catalogue *c) {
    return c->breaker;
}

bool text_has(const text_catalogue *c, const char *key) {
    return look_up(c, key) != NULL;
}

size_t text_format(text_catalogue *c, const char *key, const text_arg *args, int n, char *buf, size_t cap) {
    entry *e = look_up(c, key);
    size_t length = 0;
    if (e != NULL && message_format(e->message, args, n, buf, cap, &length)) {
        return length;
    }
    char missing[256];
    int len = snprintf(missing, sizeof missing, "⟨%.240s⟩", key);
    message_copy(missing, (size_t)len, buf, cap);
    return (size_t)len;
}

const char *text_key(const text_catalogue *c, int index) {
    return index >= 0 && (size_t)index < c->n ? c->entries[index].key : NULL;
}
