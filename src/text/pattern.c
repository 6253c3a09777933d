/* A walker over ICU message syntax: text, arguments, plural and select branches. */
#include "text/pattern.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

typedef struct {
    const char *at;
    void (*see)(void *user, const pattern_piece *);
    void *user;
    char *why;
    size_t cap;
} walker;

static bool message(walker *, int depth, bool hash);

static bool refuse(walker *w, const char *why) {
    snprintf(w->why, w->cap, "%s", why);
    return false;
}

static void emit(walker *w, pattern_piece piece, const char *from, const char *to) {
    if (to > from) {
        piece.at = from;
        piece.len = (size_t)(to - from);
        w->see(w->user, &piece);
    }
}

static const char *space(const char *at) {
    while (isspace((unsigned char)*at)) {
        at++;
    }
    return at;
}

static const char *word(const char *at) {
    while (isalnum((unsigned char)*at) || *at == '_' || *at == '=' || *at == '-') {
        at++;
    }
    return at;
}

/* Behind the apostrophe at `at`: past the quoted stretch when it begins one. */
static const char *past_apostrophe(const char *at, bool hash) {
    at++;
    if (*at == '\'') {
        return at + 1;
    }
    if (*at != '{' && *at != '}' && !(hash && *at == '#')) {
        return at;
    }
    while (*at != '\0') {
        if (*at == '\'' && at[1] != '\'') {
            return at + 1;
        }
        at += *at == '\'' ? 2 : 1;
    }
    return at;
}

static bool read_type(walker *w, const char *from, const char *to, pattern_type *type) {
    static const struct {
        const char *word;
        pattern_type type;
    } types[] = {{"number", PATTERN_NUMBER},
                 {"plural", PATTERN_PLURAL},
                 {"selectordinal", PATTERN_ORDINAL},
                 {"select", PATTERN_SELECT}};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        if ((size_t)(to - from) == strlen(types[i].word) && memcmp(from, types[i].word, (size_t)(to - from)) == 0) {
            *type = types[i].type;
            return true;
        }
    }
    return refuse(w, "an argument is number, plural, selectordinal or select");
}

/* The forms of a plural or select, up to and with its closing brace. */
static bool forms(walker *w, const pattern_piece *argument, int depth) {
    pattern_piece piece = *argument;
    bool other = false;
    for (;;) {
        const char *from = space(w->at);
        piece.kind = PATTERN_SYNTAX;
        emit(w, piece, w->at, from);
        if (*from == '}' && other) {
            emit(w, piece, from, from + 1);
            w->at = from + 1;
            return true;
        }
        const char *to = word(from);
        if (to == from) {
            return refuse(w, *from == '}' ? "the form \"other\" is missing" : "a form or case has no name");
        }
        other = other || (to - from == 5 && memcmp(from, "other", 5) == 0);
        piece.kind = PATTERN_SELECTOR;
        emit(w, piece, from, to);
        const char *brace = space(to);
        if (*brace != '{') {
            return refuse(w, "a form or case has no text in braces");
        }
        piece.kind = PATTERN_SYNTAX;
        emit(w, piece, to, brace + 1);
        w->at = brace + 1;
        if (!message(w, depth + 1, argument->type != PATTERN_SELECT)) {
            return false;
        }
        if (*w->at != '}') {
            return refuse(w, "a brace is not closed");
        }
        emit(w, piece, w->at, w->at + 1);
        w->at++;
    }
}

static bool name_argument(walker *w, pattern_piece *piece, const char *from, const char *to) {
    if (to == from) {
        return refuse(w, "an argument has no name");
    }
    if ((size_t)(to - from) >= sizeof piece->argument) {
        return refuse(w, "an argument's name is too long");
    }
    memcpy(piece->argument, from, (size_t)(to - from));
    return true;
}

static bool argument(walker *w, int depth) {
    const char *from = space(w->at + 1), *to = word(from), *end = space(to), *comma = NULL;
    pattern_piece piece = {.kind = PATTERN_SYNTAX, .type = PATTERN_BARE, .depth = depth};
    if (!name_argument(w, &piece, from, to)) {
        return false;
    }
    if (*end == ',') {
        const char *type = space(end + 1);
        end = word(type);
        if (!read_type(w, type, end, &piece.type)) {
            return false;
        }
        end = space(end);
        comma = *end == ',' ? end : NULL;
    }
    bool has_forms = piece.type >= PATTERN_PLURAL;
    if (*end != (has_forms ? ',' : '}')) {
        return refuse(w, comma != NULL ? "a number takes no style"
                         : has_forms   ? "a plural or select has no forms"
                                       : "a brace is not closed");
    }
    emit(w, piece, w->at, from);
    piece.kind = PATTERN_ARGUMENT;
    emit(w, piece, from, to);
    piece.kind = PATTERN_SYNTAX;
    emit(w, piece, to, end + 1);
    w->at = end + 1;
    return !has_forms || forms(w, &piece, depth);
}

static bool message(walker *w, int depth, bool hash) {
    if (depth > PATTERN_DEPTH) {
        return refuse(w, "forms are nested too deep");
    }
    pattern_piece text = {.kind = PATTERN_TEXT, .depth = depth, .hash = hash};
    for (;;) {
        const char *from = w->at, *to = from;
        while (*to != '\0' && *to != '{' && *to != '}') {
            to = *to == '\'' ? past_apostrophe(to, hash) : to + 1;
        }
        emit(w, text, from, to);
        w->at = to;
        if (*to != '{') {
            return *to != '}' || depth > 0 ? true : refuse(w, "a closing brace is too many");
        }
        if (!argument(w, depth)) {
            return false;
        }
    }
}

bool pattern_walk(const char *utf8, void (*see)(void *user, const pattern_piece *), void *user, char *why,
                  size_t cap) {
    walker w = {.at = utf8, .see = see, .user = user, .why = why, .cap = cap};
    return message(&w, 0, false);
}
