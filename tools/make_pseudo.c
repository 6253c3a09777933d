/* Makes the made-up language en-XA out of English: make_pseudo IN_DIR OUT_DIR. Every letter gets an accent, every
 * message grows by 40 % and stands between brackets, so that a hard-coded string, a cut word and a missing glyph are
 * seen. Arguments, forms and cases stay as they are. */
#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <jansson.h>

#include "text/pattern.h"

static const char letters[] = "abcdefghijklmnopqrstuvwxyz";
static const char *const accented[26] = {"à", "ß", "ç", "ð", "é", "f", "ĝ", "ĥ", "î", "ĵ", "ķ", "ļ", "m",
                                         "ñ", "ö", "þ", "q", "ŕ", "š", "ţ", "û", "v", "ŵ", "x", "ý", "ž"};
static const char *const capital[26] = {"Å", "ß", "Ç", "Ð", "É", "F", "Ĝ", "Ĥ", "Î", "Ĵ", "Ķ", "Ļ", "M",
                                        "Ñ", "Ö", "Þ", "Q", "Ŕ", "Š", "Ţ", "Û", "V", "Ŵ", "X", "Ý", "Ž"};

typedef struct {
    char *out;
    size_t used, cap;
    double owed; /* characters that are still to be added */
} writer;

static void put(writer *w, const char *text, size_t len) {
    if (w->used + len < w->cap) {
        memcpy(w->out + w->used, text, len);
        w->used += len;
        w->out[w->used] = '\0';
    }
}

/* The length of a tag such as <b> or </b> at the start of the text, else 0. */
static size_t tag_length(const char *at, const char *end) {
    if (end - at < 3 || *at != '<' || !(isalpha((unsigned char)at[1]) || at[1] == '/')) {
        return 0;
    }
    const char *close = memchr(at, '>', (size_t)(end - at));
    return close == NULL ? 0 : (size_t)(close - at) + 1;
}

/* False, with nothing written, when this is no letter of English. */
static bool put_letter(writer *w, char letter) {
    const char small = (char)tolower((unsigned char)letter);
    const char *at = small == '\0' ? NULL : strchr(letters, small);
    if (at == NULL) {
        return false;
    }
    const char *again = accented[at - letters], *mark = letter == small ? again : capital[at - letters];
    bool vowel = strchr("aeiou", small) != NULL;
    put(w, mark, strlen(mark));
    const double least = vowel ? 0.5 : 1.5;
    while (w->owed >= least) {
        put(w, again, strlen(again));
        w->owed -= 1;
    }
    return true;
}

/* Line ends between two paragraphs: a page shows each by itself, and so each has its brackets. */
static size_t paragraph_end(const char *at, const char *end) {
    size_t n = 0;
    while (at + n < end && at[n] == '\n') {
        n++;
    }
    return n > 1 ? n : 0;
}

static void see(void *user, const pattern_piece *piece) {
    writer *w = user;
    if (piece->kind != PATTERN_TEXT) {
        put(w, piece->at, piece->len);
        return;
    }
    const char *end = piece->at + piece->len;
    for (const char *at = piece->at; at < end;) {
        size_t tag = tag_length(at, end);
        if (tag > 0) {
            put(w, at, tag);
            at += tag;
            continue;
        }
        const size_t between = paragraph_end(at, end);
        if (between > 0) {
            put(w, "⟧", strlen("⟧"));
            put(w, at, between);
            put(w, "⟦", strlen("⟦"));
            at += between;
            continue;
        }
        w->owed += ((unsigned char)*at & 0xC0) == 0x80 ? 0 : 0.4;
        if (!put_letter(w, *at)) {
            put(w, at, 1);
        }
        at++;
    }
}

/* The caller frees it; NULL with a line on stderr when the message is refused. */
static char *pseudo(const char *file, const char *key, const char *english) {
    char why[128];
    writer w = {.cap = strlen(english) * 4 + 16};
    w.out = calloc(1, w.cap);
    if (w.out == NULL) {
        fprintf(stderr, "%s: \"%s\": there is no memory\n", file, key);
        return NULL;
    }
    put(&w, "⟦", strlen("⟦"));
    if (!pattern_walk(english, see, &w, why, sizeof why)) {
        fprintf(stderr, "%s: \"%s\": %s\n", file, key, why);
        free(w.out);
        return NULL;
    }
    put(&w, "⟧", strlen("⟧"));
    return w.out;
}

static bool convert(const char *from, const char *to) {
    json_error_t error;
    json_t *in = json_load_file(from, JSON_REJECT_DUPLICATES, &error), *out = json_object();
    if (!json_is_object(in)) {
        fprintf(stderr, "%s, line %d: %s\n", from, error.line, error.text);
        json_decref(in);
        json_decref(out);
        return false;
    }
    bool ok = true;
    const char *key;
    json_t *value;
    json_object_foreach(in, key, value) {
        if (key[0] == '@') {
            continue;
        }
        char *text = json_is_string(value) ? pseudo(from, key, json_string_value(value)) : NULL;
        ok = text != NULL && json_object_set_new(out, key, json_string(text)) == 0 && ok;
        free(text);
    }
    if (ok && json_dump_file(out, to, JSON_INDENT(2)) != 0) {
        fprintf(stderr, "%s cannot be written\n", to);
        ok = false;
    }
    json_decref(in);
    json_decref(out);
    return ok;
}

int main(int argc, char **argv) {
    DIR *dir = argc == 3 ? opendir(argv[1]) : NULL;
    if (dir == NULL || (mkdir(argv[2], 0777) != 0 && errno != EEXIST)) {
        fprintf(stderr, "usage: make_pseudo FOLDER_OF_ENGLISH FOLDER_TO_WRITE\n");
        return 2;
    }
    bool ok = true;
    const struct dirent *at;
    while ((at = readdir(dir)) != NULL) {
        size_t len = strlen(at->d_name);
        char from[1024], to[1024];
        if (len < 6 || strcmp(at->d_name + len - 5, ".json") != 0) {
            continue;
        }
        int a = snprintf(from, sizeof from, "%s/%s", argv[1], at->d_name);
        int b = snprintf(to, sizeof to, "%s/%s", argv[2], at->d_name);
        ok = a < (int)sizeof from && b < (int)sizeof to && convert(from, to) && ok;
    }
    closedir(dir);
    return ok ? 0 : 1;
}
