/* A message of named arguments, renumbered and formatted by ICU. */
#include "text/message.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <unicode/umsg.h>
#include <unicode/unum.h>
#include <unicode/ustring.h>

#include "text/pattern.h"
#include "text/utf8.h"

enum { ROOM = 2048 }; /* UChars of a formatted message, and of its strings together, without an allocation */

typedef struct {
    char name[PATTERN_NAME];
    bool number;
} parameter;

enum { LOCALE_BYTES = 16 };

struct text_message {
    char *plain; /* a message without arguments: what it always says */
    size_t plain_len;
    UMessageFormat *format; /* else this */
    UNumberFormat *digits;  /* for numbers that stand where a string may stand; opened for the first */
    char locale[LOCALE_BYTES];
    int numbers, strings;
    char name[][PATTERN_NAME]; /* numbers first */
};

typedef struct {
    parameter parameter[MESSAGE_NUMBERS + MESSAGE_STRINGS];
    int n;
    bool mixed, many;
    char *out; /* the renumbered pattern; NULL while parameters are collected */
    size_t used;
    int first_string;
} compiler;

static int find(const compiler *c, const char *name) {
    for (int i = 0; i < c->n; i++) {
        if (strcmp(c->parameter[i].name, name) == 0) {
            return i;
        }
    }
    return -1;
}

static void collect(void *user, const pattern_piece *piece) {
    compiler *c = user;
    if (piece->kind != PATTERN_ARGUMENT) {
        return;
    }
    int i = find(c, piece->argument);
    if (i < 0) {
        if (c->n == MESSAGE_NUMBERS + MESSAGE_STRINGS) {
            c->many = true;
            return;
        }
        i = c->n++;
        memcpy(c->parameter[i].name, piece->argument, sizeof piece->argument);
    }
    if (piece->type != PATTERN_BARE && piece->type != PATTERN_SELECT) {
        c->parameter[i].number = true;
    }
}

/* A name that is a case's in one place and a number's in another cannot be both, in whichever order they come. */
static void look_for_mixed(void *user, const pattern_piece *piece) {
    compiler *c = user;
    if (piece->kind == PATTERN_ARGUMENT && piece->type == PATTERN_SELECT) {
        c->mixed = c->mixed || c->parameter[find(c, piece->argument)].number;
    }
}

/* The number that stands for parameter i. */
static int number_of(const compiler *c, int i) {
    int before = 0;
    for (int k = 0; k < i; k++) {
        before += c->parameter[k].number == c->parameter[i].number;
    }
    return c->parameter[i].number ? before : c->first_string + before;
}

static void rewrite(void *user, const pattern_piece *piece) {
    compiler *c = user;
    if (piece->kind != PATTERN_ARGUMENT) {
        memcpy(c->out + c->used, piece->at, piece->len);
        c->used += piece->len;
        return;
    }
    int i = find(c, piece->argument);
    /* ICU takes the kind of an argument from its last use, so every use of a number says that it is one. */
    bool say = c->parameter[i].number && piece->type == PATTERN_BARE;
    c->used += (size_t)sprintf(c->out + c->used, "%d%s", number_of(c, i), say ? ",number" : "");
}

static bool collect_all(compiler *c, const char *pattern, char *why) {
    if (!pattern_walk(pattern, collect, c, why, MESSAGE_WHY)) {
        return false;
    }
    int strings = 0;
    for (int i = 0; i < c->n; i++) {
        strings += !c->parameter[i].number;
    }
    c->first_string = c->n - strings;
    if (c->many || strings > MESSAGE_STRINGS || c->first_string > MESSAGE_NUMBERS) {
        snprintf(why, MESSAGE_WHY, "it has more than %d numbers or %d other arguments", MESSAGE_NUMBERS,
                 MESSAGE_STRINGS);
        return false;
    }
    pattern_walk(pattern, look_for_mixed, c, why, MESSAGE_WHY);
    if (c->mixed) {
        snprintf(why, MESSAGE_WHY, "an argument is a number in one place and a case in another");
    }
    return !c->mixed;
}

/* The pattern with numbers for names, as UTF-16; the caller frees it. */
static UChar *renumbered(compiler *c, const char *pattern, int32_t *len) {
    size_t arguments = 0;
    for (const char *at = pattern; *at != '\0'; at++) {
        arguments += *at == '{';
    }
    size_t cap = strlen(pattern) + arguments * sizeof "11,number" + 1;
    UChar *wide = malloc(cap * sizeof *wide);
    c->out = malloc(cap);
    if (c->out != NULL && wide != NULL) {
        char why[MESSAGE_WHY];
        pattern_walk(pattern, rewrite, c, why, sizeof why);
        UErrorCode status = U_ZERO_ERROR;
        u_strFromUTF8WithSub(wide, (int32_t)cap, len, c->out, (int32_t)c->used, 0xFFFD, NULL, &status);
    } else {
        free(wide);
        wide = NULL;
    }
    free(c->out);
    c->out = NULL;
    return wide;
}

static void copy_names(text_message *m, const compiler *c) {
    m->numbers = c->first_string;
    m->strings = c->n - c->first_string;
    for (int i = 0; i < c->n; i++) {
        memcpy(m->name[number_of(c, i)], c->parameter[i].name, PATTERN_NAME);
    }
}

static text_message *as_it_stands(text_message *m, const char *pattern) {
    m->plain_len = strlen(pattern);
    m->plain = malloc(m->plain_len + 1);
    if (m->plain == NULL) {
        free(m);
        return NULL;
    }
    memcpy(m->plain, pattern, m->plain_len + 1);
    return m;
}

/* What a message without arguments always says. */
static bool settle(text_message *m) {
    size_t length = 0;
    if (!message_format(m, NULL, 0, NULL, 0, &length) || (m->plain = malloc(length + 1)) == NULL) {
        return false;
    }
    char *plain = m->plain;
    m->plain = NULL;
    bool ok = message_format(m, NULL, 0, plain, length + 1, &length);
    m->plain = plain;
    m->plain_len = length;
    umsg_close(m->format);
    m->format = NULL;
    return ok;
}

text_message *message_create(const char *pattern, const char *locale, char *why) {
    compiler c = {.n = 0};
    if (!collect_all(&c, pattern, why)) {
        return NULL;
    }
    snprintf(why, MESSAGE_WHY, "there is no memory");
    int32_t len = 0;
    text_message *m = calloc(1, sizeof *m + (size_t)c.n * sizeof m->name[0]);
    if (m != NULL && strpbrk(pattern, "{}'") == NULL) { /* ICU would say the same */
        return as_it_stands(m, pattern);
    }
    UChar *wide = renumbered(&c, pattern, &len);
    if (m == NULL || wide == NULL) {
        free(m);
        free(wide);
        return NULL;
    }
    UErrorCode status = U_ZERO_ERROR;
    copy_names(m, &c);
    m->format = umsg_open(wide, len, locale, NULL, &status);
    free(wide);
    snprintf(m->locale, sizeof m->locale, "%s", locale);
    if (U_FAILURE(status)) {
        snprintf(why, MESSAGE_WHY, "ICU refuses it (%s)", u_errorName(status));
    } else if (c.n > 0 || settle(m)) {
        return m;
    }
    message_destroy(m);
    return NULL;
}

void message_destroy(text_message *m) {
    if (m == NULL) {
        return;
    }
    if (m->format != NULL) {
        umsg_close(m->format);
    }
    if (m->digits != NULL) {
        unum_close(m->digits);
    }
    free(m->plain);
    free(m);
}

/* ---- formatting ---- */

typedef struct {
    double number[MESSAGE_NUMBERS];
    const UChar *string[MESSAGE_STRINGS];
    UChar room[ROOM];
    int32_t used;
} values;

static const text_arg *argument(const text_arg *args, int n, const char *name) {
    for (int i = 0; i < n; i++) {
        if (strcmp(args[i].name, name) == 0) {
            return &args[i];
        }
    }
    return NULL;
}

/* Puts a string into the room; what does not fit is cut at a character. */
static void put_string(values *v, int i, const char *utf8) {
    int32_t left = ROOM - v->used - (MESSAGE_STRINGS - i); /* a zero for each string that follows */
    UChar *to = v->room + v->used;
    int32_t n = 0;
    size_t length = strlen(utf8);
    for (size_t at = 0; at < length;) {
        UChar32 c = utf8_next(utf8, length, &at);
        if (n + U16_LENGTH(c) > left) {
            break;
        }
        if (U_IS_BMP(c)) {
            to[n++] = (UChar)c;
        } else {
            to[n++] = U16_LEAD(c);
            to[n++] = U16_TRAIL(c);
        }
    }
    to[n] = 0;
    v->string[i] = to;
    v->used += n + 1;
}

static bool put_number(values *v, int i, text_message *m, double number) {
    UErrorCode status = U_ZERO_ERROR;
    UChar wide[64];
    char utf8[128] = "";
    if (m->digits == NULL && (m->digits = unum_open(UNUM_DECIMAL, NULL, 0, m->locale, NULL, &status)) == NULL) {
        return false;
    }
    int32_t length = unum_formatDouble(m->digits, number, wide, 64, NULL, &status);
    u_strToUTF8(utf8, sizeof utf8 - 1, NULL, wide, length, &status);
    put_string(v, i, utf8);
    return true;
}

static bool gather(values *v, text_message *m, const text_arg *args, int n) {
    static const UChar nothing[] = {0};
    for (int i = 0; i < m->numbers; i++) {
        const text_arg *arg = argument(args, n, m->name[i]);
        if (arg == NULL || arg->string != NULL) {
            return false;
        }
        v->number[i] = arg->number;
    }
    for (int i = 0; i < MESSAGE_STRINGS; i++) {
        v->string[i] = nothing;
    }
    for (int i = 0; i < m->strings; i++) {
        const text_arg *arg = argument(args, n, m->name[m->numbers + i]);
        if (arg == NULL) {
            return false;
        }
        if (arg->string != NULL) {
            put_string(v, i, arg->string);
        } else if (!put_number(v, i, m, arg->number)) {
            return false;
        }
    }
    return true;
}

/* Arguments beyond those that the message takes are not looked at, so all the strings are always passed. */
static int32_t call(const text_message *m, const values *v, UChar *out, int32_t cap, UErrorCode *status) {
    const double *d = v->number;
    const UChar *const *s = v->string;
#define STRINGS s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]
    switch (m->numbers) {
    case 0:
        return umsg_format(m->format, out, cap, status, STRINGS);
    case 1:
        return umsg_format(m->format, out, cap, status, d[0], STRINGS);
    case 2:
        return umsg_format(m->format, out, cap, status, d[0], d[1], STRINGS);
    case 3:
        return umsg_format(m->format, out, cap, status, d[0], d[1], d[2], STRINGS);
    default:
        return umsg_format(m->format, out, cap, status, d[0], d[1], d[2], d[3], STRINGS);
    }
#undef STRINGS
}

void message_copy(const char *text, size_t length, char *buf, size_t cap) {
    if (cap == 0) {
        return;
    }
    if (length >= cap) {
        length = utf8_start(text, cap - 1);
    }
    memcpy(buf, text, length);
    buf[length] = '\0';
}

static bool copy_wide(const UChar *wide, int32_t wide_len, char *buf, size_t cap, size_t *length) {
    char room[ROOM], *utf8 = room;
    UErrorCode status = U_ZERO_ERROR;
    int32_t len = 0;
    u_strToUTF8(utf8, ROOM, &len, wide, wide_len, &status);
    if (status == U_BUFFER_OVERFLOW_ERROR) {
        status = U_ZERO_ERROR;
        utf8 = malloc((size_t)len + 1);
        if (utf8 == NULL) {
            return false;
        }
        u_strToUTF8(utf8, len + 1, &len, wide, wide_len, &status);
    }
    bool ok = U_SUCCESS(status);
    if (ok) {
        message_copy(utf8, (size_t)len, buf, cap);
        *length = (size_t)len;
    }
    if (utf8 != room) {
        free(utf8);
    }
    return ok;
}

bool message_format(text_message *m, const text_arg *args, int n, char *buf, size_t cap, size_t *length) {
    if (m->plain != NULL) {
        message_copy(m->plain, m->plain_len, buf, cap);
        *length = m->plain_len;
        return true;
    }
    values v = {.used = 0};
    if (!gather(&v, m, args, n)) {
        return false;
    }
    UChar room[ROOM], *wide = room;
    UErrorCode status = U_ZERO_ERROR;
    int32_t len = call(m, &v, wide, ROOM, &status);
    if (status == U_BUFFER_OVERFLOW_ERROR) {
        status = U_ZERO_ERROR;
        wide = malloc(((size_t)len + 1) * sizeof *wide);
        if (wide == NULL) {
            return false;
        }
        len = call(m, &v, wide, len + 1, &status);
    }
    bool ok = U_SUCCESS(status) && copy_wide(wide, len, buf, cap, length);
    if (wide != room) {
        free(wide);
    }
    return ok;
}
