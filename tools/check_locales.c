/* Checks the catalogues of every language against English, the language's own rules, the sources and the faces:
 * check_locales SOURCE_ROOT LOCALES_DIR. Prints one line a fault, and for each catalogue how many messages it lacks;
 * exit 1 when there is a fault. */
#include <dirent.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>
#include <unicode/uchar.h>
#include <unicode/uenum.h>
#include <unicode/upluralrules.h>

#include "allowed.h"
#include "customs.h"
#include "glyphs.h"
#include "key_scan.h"
#include "text/message.h"
#include "text/pattern.h"
#include "text/utf8.h"

enum { MAX_LANGS = 16, MAX_FORMS = 64, FORM = 80 };

typedef struct {
    char lang[16];
    json_t *messages; /* of all files */
    json_t *files;    /* key -> file */
    json_t *there;    /* file -> true */
} locale;

static int faults;

static void fault(const char *format, ...) {
    va_list args;
    va_start(args, format);
    vprintf(format, args);
    va_end(args);
    putchar('\n');
    faults++;
}

/* ---- loading ---- */

static void take_message(locale *l, const char *file, const char *key, json_t *value) {
    char owner[64];
    snprintf(owner, sizeof owner, "%.*s", (int)strcspn(file, "."), file);
    if (key[0] == '@') {
        return;
    }
    if (!json_is_string(value)) {
        fault("%s/%s: \"%s\" is not a string", l->lang, file, key);
    } else if (json_string_length(value) == 0) {
        fault("%s/%s: \"%s\" is empty", l->lang, file, key);
    } else if (json_object_get(l->messages, key) != NULL) {
        fault("%s/%s: \"%s\" stands in %s too", l->lang, file, key,
              json_string_value(json_object_get(l->files, key)));
    } else {
        json_object_set(l->messages, key, value);
        json_object_set_new(l->files, key, json_string(file));
    }
    if (strcmp(owner, "common") != 0 && (strncmp(key, owner, strlen(owner)) != 0 || key[strlen(owner)] != '.')) {
        fault("%s/%s: \"%s\" does not begin with \"%s.\"", l->lang, file, key, owner);
    }
}

static void load(locale *l, const char *dir) {
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", dir, l->lang);
    DIR *folder = opendir(path);
    const struct dirent *at;
    while (folder != NULL && (at = readdir(folder)) != NULL) {
        size_t len = strlen(at->d_name);
        if (len < 6 || strcmp(at->d_name + len - 5, ".json") != 0) {
            continue;
        }
        json_error_t error;
        json_object_set_new(l->there, at->d_name, json_true());
        snprintf(path, sizeof path, "%s/%s/%s", dir, l->lang, at->d_name);
        json_t *root = json_load_file(path, JSON_REJECT_DUPLICATES, &error);
        if (!json_is_object(root)) {
            fault("%s/%s, line %d: %s", l->lang, at->d_name, error.line, error.text);
        }
        const char *key;
        json_t *value;
        json_object_foreach(root, key, value) {
            take_message(l, at->d_name, key, value);
        }
        json_decref(root);
    }
    if (folder != NULL) {
        closedir(folder);
    }
}

static int load_all(const char *dir, locale *locales) {
    DIR *folder = opendir(dir);
    const struct dirent *at;
    int n = 0;
    while (folder != NULL && (at = readdir(folder)) != NULL) {
        if (strchr(at->d_name, '.') != NULL || n == MAX_LANGS || strlen(at->d_name) >= sizeof locales->lang) {
            continue;
        }
        locale *l = &locales[n++];
        *l = (locale){.messages = json_object(), .files = json_object(), .there = json_object()};
        memcpy(l->lang, at->d_name, strlen(at->d_name));
        load(l, dir);
    }
    if (folder != NULL) {
        closedir(folder);
    }
    return n;
}

/* ---- arguments and forms ---- */

/* What a message uses: "name" for each argument, "name=case" for each case of a select, "name as a number" where it
 * is one; and its plural forms. */
typedef struct {
    int n, n_forms;
    char at[MAX_FORMS][FORM], form[MAX_FORMS][FORM];
    bool full;
} usage;

static void note(char list[][FORM], int *n, bool *full, const char *a, const char *between, const char *b,
                 size_t b_len) {
    char text[FORM];
    snprintf(text, sizeof text, "%s%s%.*s", a, between, (int)b_len, b);
    for (int i = 0; i < *n; i++) {
        if (strcmp(list[i], text) == 0) {
            return;
        }
    }
    *full = *full || *n == MAX_FORMS;
    if (!*full) {
        memcpy(list[(*n)++], text, sizeof text);
    }
}

static const char as_number[] = " as a number";

static void see(void *user, const pattern_piece *piece) {
    usage *u = user;
    if (piece->kind == PATTERN_ARGUMENT) {
        note(u->at, &u->n, &u->full, piece->argument, "", "", 0);
        if (piece->type != PATTERN_BARE && piece->type != PATTERN_SELECT) {
            note(u->at, &u->n, &u->full, piece->argument, as_number, "", 0);
        }
    } else if (piece->kind == PATTERN_SELECTOR && piece->type == PATTERN_SELECT) {
        note(u->at, &u->n, &u->full, piece->argument, "=", piece->at, piece->len);
    } else if (piece->kind == PATTERN_SELECTOR && *piece->at != '=') {
        const char *kind = piece->type == PATTERN_ORDINAL ? " selectordinal " : " plural ";
        note(u->form, &u->n_forms, &u->full, piece->argument, kind, piece->at, piece->len);
    }
}

static bool in(char list[][FORM], int n, const char *text) {
    for (int i = 0; i < n; i++) {
        if (strcmp(list[i], text) == 0) {
            return true;
        }
    }
    return false;
}

static void compare_usage(const locale *l, const char *key, usage *own, usage *english) {
    for (int i = 0; i < english->n; i++) {
        /* A language without plurals may show a number as it stands. */
        if (!in(own->at, own->n, english->at[i]) && strstr(english->at[i], as_number) == NULL) {
            fault("%s: \"%s\" lacks {%s}", l->lang, key, english->at[i]);
        }
    }
    for (int i = 0; i < own->n; i++) {
        if (!in(english->at, english->n, own->at[i])) {
            fault("%s: \"%s\" has {%s}, English has not", l->lang, key, own->at[i]);
        }
    }
}

/* The forms of one kind that a message gives to an argument must be just those of the language. */
static void check_argument_forms(const locale *l, const char *key, usage *u, const char *stem, UPluralType type) {
    UErrorCode status = U_ZERO_ERROR;
    UPluralRules *rules = uplrules_openForType(l->lang, type, &status);
    UEnumeration *words = uplrules_getKeywords(rules, &status);
    usage need = {.n = 0};
    int32_t len;
    const char *word;
    while ((word = uenum_next(words, &len, &status)) != NULL) {
        note(need.form, &need.n_forms, &need.full, stem, "", word, (size_t)len);
    }
    uenum_close(words);
    uplrules_close(rules);
    for (int i = 0; i < need.n_forms; i++) {
        if (!in(u->form, u->n_forms, need.form[i])) {
            fault("%s: \"%s\" lacks the form {%s}", l->lang, key, need.form[i]);
        }
    }
    for (int i = 0; i < u->n_forms; i++) {
        if (strncmp(u->form[i], stem, strlen(stem)) == 0 && !in(need.form, need.n_forms, u->form[i])) {
            fault("%s: \"%s\" has the form {%s}, which the language has not", l->lang, key, u->form[i]);
        }
    }
}

static void check_forms(const locale *l, const char *key, usage *u) {
    usage done = {.n = 0};
    for (int i = 0; i < u->n_forms; i++) {
        size_t stem = (size_t)(strrchr(u->form[i], ' ') + 1 - u->form[i]);
        char text[FORM];
        snprintf(text, sizeof text, "%.*s", (int)stem, u->form[i]);
        if (!in(done.at, done.n, text)) {
            note(done.at, &done.n, &done.full, text, "", "", 0);
            check_argument_forms(l, key, u, text,
                                 strstr(text, " selectordinal ") != NULL ? UPLURAL_TYPE_ORDINAL
                                                                         : UPLURAL_TYPE_CARDINAL);
        }
    }
}

/* ---- English words, customs ---- */

static bool is_made_up(const char *lang) {
    return strcmp(lang, "en-XA") == 0;
}

/* A language may give its name to those that do not know it. */
static bool is_own_name(const char *lang, const char *key) {
    static const char language[] = "language.";
    return strncmp(key, language, sizeof language - 1) == 0 && strcmp(key + sizeof language - 1, lang) == 0;
}

static void see_letters(void *user, const pattern_piece *piece) {
    bool *letters = user;
    for (size_t at = 0; piece->kind == PATTERN_TEXT && at < piece->len;) {
        *letters = u_isalpha(utf8_next(piece->at, piece->len, &at)) || *letters;
    }
}

static void check_translated(const locale *l, const json_t *allowed, const char *key, const char *text,
                             const char *source) {
    bool same = strcmp(text, source) == 0, letters = false, may = allowed_same(allowed, key, l->lang);
    char why[64];
    pattern_walk(text, see_letters, &letters, why, sizeof why);
    if (same && letters && !may) {
        fault("%s: \"%s\" is not translated: %.60s", l->lang, key, text);
    } else if (may && !same && !allowed_same(allowed, key, "*")) {
        fault("same_as_english.json: \"%s\" is not the same in %s", key, l->lang);
    }
}

static void check_allowed(const json_t *allowed, const locale *english) {
    const char *key;
    json_t *entry;
    json_object_foreach((json_t *)allowed, key, entry) {
        const char *wrong = allowed_fault(entry);
        if (wrong != NULL || json_object_get(english->messages, key) == NULL) {
            fault("same_as_english.json: \"%s\" %s", key, wrong != NULL ? wrong : "is no key");
        }
    }
}

typedef struct {
    const char *lang, *key;
} place;

static void say_custom(void *user, const char *what) {
    const place *at = user;
    fault("%s: \"%s\": %s", at->lang, at->key, what);
}

/* ---- one language ---- */

static void check_message(const locale *l, const locale *english, const char *key, const char *text) {
    static usage own, other;
    char why[MESSAGE_WHY];
    own = other = (usage){.n = 0};
    text_message *m = message_create(text, l->lang, why);
    if (m == NULL || !pattern_walk(text, see, &own, why, sizeof why)) {
        fault("%s: \"%s\" cannot be used: %s", l->lang, key, why);
        return;
    }
    message_destroy(m);
    check_forms(l, key, &own);
    const char *source = json_string_value(json_object_get(english->messages, key));
    place here = {l->lang, key};
    if (!is_made_up(l->lang) && !glyphs_only(key)) {
        customs_check(l->lang, text, say_custom, &here);
    }
    if (source == NULL && !is_own_name(l->lang, key)) {
        fault("%s: \"%s\" is not in English", l->lang, key);
    } else if (source != NULL && pattern_walk(source, see, &other, why, sizeof why)) {
        compare_usage(l, key, &own, &other);
    }
}

static void check_language(const locale *l, const locale *english, const json_t *allowed) {
    const char *key;
    json_t *value;
    json_object_foreach(l->messages, key, value) {
        check_message(l, english, key, json_string_value(value));
        const char *source = json_string_value(json_object_get(english->messages, key));
        if (l != english && source != NULL && !glyphs_only(key)) {
            check_translated(l, allowed, key, json_string_value(value), source);
        }
    }
}

/* ---- what is missing ---- */

/* locales/complete.json: languages that lack nothing, and catalogues that they all have. */
static json_t *load_complete(const char *dir) {
    char path[1024];
    json_error_t error;
    snprintf(path, sizeof path, "%s/complete.json", dir);
    json_t *list = json_load_file(path, JSON_REJECT_DUPLICATES, &error);
    if (!json_is_array(json_object_get(list, "languages")) || !json_is_array(json_object_get(list, "catalogues"))) {
        fault("complete.json, line %d: %s", error.line, list == NULL ? error.text : "no languages or no catalogues");
    }
    return list;
}

static bool listed(const json_t *complete, const char *what, const char *name, size_t len) {
    const json_t *list = json_object_get(complete, what);
    for (size_t i = 0; i < json_array_size(list); i++) {
        const char *one = json_string_value(json_array_get(list, i));
        if (one != NULL && strlen(one) == len && strncmp(one, name, len) == 0) {
            return true;
        }
    }
    return false;
}

/* Every language and every catalogue of the list is there. */
static void check_complete(const json_t *complete, const char *dir) {
    const json_t *languages = json_object_get(complete, "languages"),
                 *catalogues = json_object_get(complete, "catalogues");
    for (size_t i = 0; i < json_array_size(languages); i++) {
        for (size_t j = 0; j < json_array_size(catalogues); j++) {
            const char *lang = json_string_value(json_array_get(languages, i)),
                       *name = json_string_value(json_array_get(catalogues, j));
            char path[1024];
            snprintf(path, sizeof path, "%s/%s/%s.json", dir, lang ? lang : "?", name ? name : "?");
            FILE *file = fopen(path, "rb");
            if (file == NULL) {
                fault("complete.json: there is no %s/%s.json", lang ? lang : "?", name ? name : "?");
            } else {
                fclose(file);
            }
        }
    }
}

/* How many of one file's messages a language has not. Each is a fault where the language is a complete one and has
 * the file. A file that is not there is a game that nobody has translated yet: it is counted and said. */
static void count_missing(const locale *l, const locale *english, const json_t *complete, const char *file) {
    const bool there = json_object_get(l->there, file) != NULL,
               wanted = there && listed(complete, "languages", l->lang, strlen(l->lang));
    const char *key;
    json_t *value;
    int all = 0, missing = 0;
    json_object_foreach(english->files, key, value) {
        if (strcmp(json_string_value(value), file) != 0) {
            continue;
        }
        all++;
        if (json_object_get(l->messages, key) == NULL) {
            missing++;
            if (wanted) {
                fault("%s: \"%s\" is missing", l->lang, key);
            }
        }
    }
    if (missing > 0 && !wanted) {
        printf("%s/%s: %d of %d messages are shown in English%s\n", l->lang, file, missing, all,
               there ? "" : ", none is translated");
    }
}

static void check_missing(const locale *l, const locale *english, const json_t *complete) {
    const char *file;
    json_t *value;
    json_object_foreach(english->there, file, value) {
        count_missing(l, english, complete, file);
    }
}

/* ---- the sources ---- */

static bool some_key_matches(const locale *english, const char *text) {
    const char *key;
    json_t *value;
    json_object_foreach(english->messages, key, value) {
        if (key_matches(text, key)) {
            return true;
        }
    }
    return false;
}

static void check_sources(const char *root, const locale *english) {
    char folder[1024];
    key_uses uses = {.use = NULL};
    snprintf(folder, sizeof folder, "%s/src", root);
    if (!key_scan(folder, &uses)) {
        fault("the sources below %s cannot be read", folder);
    }
    for (int i = 0; i < uses.n; i++) {
        if (!some_key_matches(english, uses.use[i].text)) {
            fault("%s:%d: no message has the key \"%s\"", uses.use[i].file, uses.use[i].line, uses.use[i].text);
        }
    }
    const char *key;
    json_t *value;
    json_object_foreach(english->messages, key, value) {
        bool used = false;
        for (int i = 0; i < uses.n && !used; i++) {
            used = key_matches(uses.use[i].text, key);
        }
        if (!used) {
            fault("en: nothing uses \"%s\"", key);
        }
    }
    free(uses.use);
}

int main(int argc, char **argv) {
    if (argc != 3) {
        fprintf(stderr, "usage: check_locales SOURCE_ROOT LOCALES_DIR\n");
        return 2;
    }
    static locale locales[MAX_LANGS];
    int n = load_all(argv[2], locales);
    const locale *english = NULL;
    for (int i = 0; i < n; i++) {
        english = strcmp(locales[i].lang, "en") == 0 ? &locales[i] : english;
    }
    if (english == NULL || json_object_size(english->messages) == 0) {
        fault("there are no English words in %s", argv[2]);
        return 1;
    }
    char why[256] = "";
    json_t *allowed = allowed_load(argv[2], why, sizeof why);
    if (allowed == NULL) {
        fault("%s", why);
    }
    json_t *complete = load_complete(argv[2]);
    check_complete(complete, argv[2]);
    for (int i = 0; i < n; i++) {
        check_language(&locales[i], english, allowed);
        check_missing(&locales[i], english, complete);
    }
    json_decref(complete);
    check_allowed(allowed, english);
    json_decref(allowed);
    check_sources(argv[1], english);
    glyph_faces *faces = glyphs_open(argv[1], fault);
    for (int i = 0; faces != NULL && i < n; i++) {
        glyphs_check(faces, locales[i].lang, locales[i].messages);
    }
    glyphs_close(faces);
    printf("%d languages, %zu messages, %d faults\n", n, json_object_size(english->messages), faults);
    for (int i = 0; i < n; i++) {
        json_decref(locales[i].messages);
        json_decref(locales[i].files);
        json_decref(locales[i].there);
    }
    return faults == 0 ? 0 : 1;
}
