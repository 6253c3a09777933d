/* Where a line may end, between phrases too, and where a cluster begins: ICU's rules of the language, mended where
 * they are not strict. */
#include "text/break.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <unicode/ubrk.h>
#include <unicode/utext.h>

#include "text/number.h"
#include "text/together.h"
#include "text/utf8.h"

enum { KEPT = 256 };

/* The places that were once found for a text: frames show the same ones again and again. */
typedef struct {
    int *at; /* and behind the n places a copy of the text; NULL where nothing is kept */
    size_t len;
    text_wrap wrap;
    int n;
} kept_breaks;

struct text_breaker {
    char lang[16];
    UBreakIterator *lines, *phrases, *words, *clusters; /* NULL until first used */
    kept_breaks kept[KEPT];
};

text_breaker *text_breaker_open(const char *lang) {
    text_breaker *b = calloc(1, sizeof *b);
    if (b != NULL) {
        snprintf(b->lang, sizeof b->lang, "%s", lang);
    }
    return b;
}

void text_breaker_close(text_breaker *b) {
    if (b != NULL) {
        ubrk_close(b->lines);
        ubrk_close(b->phrases);
        ubrk_close(b->words);
        ubrk_close(b->clusters);
        for (int i = 0; i < KEPT; i++) {
            free(b->kept[i].at);
        }
        free(b);
    }
}

static UBreakIterator *open_rules(UBreakIteratorType type, const char *lang, const char *style) {
    char locale[48];
    UErrorCode status = U_ZERO_ERROR;
    snprintf(locale, sizeof locale, "%s%s", lang, style);
    UBreakIterator *rules = ubrk_open(type, locale, NULL, 0, &status);
    if (U_FAILURE(status)) {
        ubrk_close(rules);
        return NULL;
    }
    return rules;
}

/* Sets the rules on the string; false when they cannot be used. The text must be closed in any case. */
static bool set_on(UBreakIterator *rules, UText *text, const char *utf8, size_t len) {
    UErrorCode status = U_ZERO_ERROR;
    utext_openUTF8(text, utf8, (int64_t)len, &status);
    if (rules != NULL) {
        ubrk_setUText(rules, text, &status);
    }
    return rules != NULL && U_SUCCESS(status);
}

/* ICU lets a line begin with the Thai signs of repetition and of abbreviation when a space stands before them, as it
 * should in good spelling. */
static bool may_begin_line(const char *utf8, size_t len, size_t at) {
    static const char repeated[] = "ๆ", cut_short[] = "ฯ", and_so_on[] = "ฯล";
    size_t rest = len - at;
    if (rest >= sizeof and_so_on - 1 && memcmp(utf8 + at, and_so_on, sizeof and_so_on - 1) == 0) {
        return true;
    }
    return rest < sizeof repeated - 1 || (memcmp(utf8 + at, repeated, sizeof repeated - 1) != 0 &&
                                          memcmp(utf8 + at, cut_short, sizeof cut_short - 1) != 0);
}

static bool of_code(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
}

/* Behind a hyphen inside a code: parts of letters and numbers, 8d82-6cdb-efd8. */
static bool parts_code(const char *utf8, size_t len, size_t at) {
    enum { PARTS = 3 };
    int hyphens = 0, digits = 0;
    size_t from = at;
    if (utf8[at - 1] != '-' || at == len || !of_code(utf8[at])) {
        return false;
    }
    while (from > 0 && of_code(utf8[from - 1])) {
        from--;
    }
    for (; from < len && of_code(utf8[from]); from++) {
        hyphens += utf8[from] == '-';
        digits += utf8[from] >= '0' && utf8[from] <= '9';
    }
    return digits > 0 && hyphens >= PARTS - 1;
}

/* All places where the strict rules let a line end. */
static int strict_breaks(text_breaker *b, const char *utf8, size_t len, int *at, int cap) {
    if (b->lines == NULL) {
        b->lines = open_rules(UBRK_LINE, b->lang, "@lb=strict");
    }
    UText text = UTEXT_INITIALIZER;
    int n = 0;
    if (set_on(b->lines, &text, utf8, len)) {
        ubrk_first(b->lines);
        for (int32_t to = ubrk_next(b->lines); to != UBRK_DONE && n < cap; to = ubrk_next(b->lines)) {
            if (may_begin_line(utf8, len, (size_t)to) && !parts_code(utf8, len, (size_t)to)) {
                at[n++] = to;
            }
        }
    }
    utext_close(&text);
    return n;
}

/* All places where the rules end something, as many as there is room for. */
static int all_places(UBreakIterator *rules, const char *utf8, size_t len, int *at, int cap) {
    UText text = UTEXT_INITIALIZER;
    int n = 0;
    if (set_on(rules, &text, utf8, len)) {
        ubrk_first(rules);
        for (int32_t to = ubrk_next(rules); to != UBRK_DONE && n < cap; to = ubrk_next(rules)) {
            at[n++] = to;
        }
    }
    utext_close(&text);
    return n;
}

static bool is_of(const char *lang, const char *two) {
    return strncmp(lang, two, 2) == 0 && (lang[2] == '\0' || lang[2] == '-');
}

/* Leaves those of the places that are in the other list too; both rise. */
static int in_both(int *at, int n, const int *other, int n_others) {
    int kept = 0;
    for (int i = 0, j = 0; i < n; i++) {
        while (j < n_others && other[j] < at[i]) {
            j++;
        }
        if (j < n_others && other[j] == at[i]) {
            at[kept++] = at[i];
        }
    }
    return kept;
}

/* Leaves those of the strict places that a Japanese or Chinese reader expects. ICU's phrases alone are not strict:
 * they part ー from its letter. */
static int expected(text_breaker *b, text_wrap wrap, const char *utf8, size_t len, int *at, int n) {
    enum { MOST = 2048 };
    int word[MOST], phrase[MOST];
    const bool japanese = is_of(b->lang, "ja");
    if (b->words == NULL) {
        b->words = open_rules(UBRK_WORD, b->lang, "");
        b->phrases = japanese ? open_rules(UBRK_LINE, b->lang, "@lb=strict;lw=phrase") : NULL;
    }
    text_pieces pieces = {.utf8 = utf8, .len = len, .word = word};
    pieces.n_words = all_places(b->words, utf8, len, word, MOST);
    if (japanese) {
        pieces.phrase = phrase;
        pieces.n_phrases = all_places(b->phrases, utf8, len, phrase, MOST);
        n = wrap == TEXT_PHRASES ? in_both(at, n, phrase, pieces.n_phrases) : n;
    }
    return wrap == TEXT_ANYWHERE ? text_spelled(&pieces, at, n) : text_together(&pieces, at, n);
}

static kept_breaks *place_to_keep(text_breaker *b, const char *utf8, size_t len) {
    uint32_t hash = 2166136261u; /* FNV-1a */
    for (size_t i = 0; i < len; i++) {
        hash = (hash ^ (uint8_t)utf8[i]) * 16777619u;
    }
    return &b->kept[hash % KEPT];
}

static bool is_kept(const kept_breaks *k, text_wrap wrap, const char *utf8, size_t len) {
    return k->at != NULL && k->wrap == wrap && k->len == len && memcmp(k->at + k->n, utf8, len) == 0;
}

static void keep(kept_breaks *k, text_wrap wrap, const char *utf8, size_t len, const int *at, int n) {
    const size_t of_places = (size_t)n * sizeof *at;
    free(k->at);
    *k = (kept_breaks){.at = malloc(of_places + len), .len = len, .wrap = wrap, .n = n};
    if (k->at != NULL) {
        memcpy(k->at, at, of_places);
        memcpy(k->at + n, utf8, len);
    }
}

/* The places, found or known from before, the last one len. */
static int remembered(text_breaker *b, text_wrap wrap, const char *utf8, size_t len, int *at, int cap) {
    kept_breaks *k = place_to_keep(b, utf8, len);
    if (!is_kept(k, wrap, utf8, len) || k->n > cap) {
        int n = strict_breaks(b, utf8, len, at, cap);
        if (n == cap) {
            return n;
        }
        n = wrap != TEXT_ANYWHERE || is_of(b->lang, "ja") ? expected(b, wrap, utf8, len, at, n) : n;
        keep(k, wrap, utf8, len, at, n);
        return n;
    }
    memcpy(at, k->at, (size_t)k->n * sizeof *at);
    return k->n;
}

int text_breaks(text_breaker *b, text_wrap wrap, const char *utf8, size_t len, int *at, int cap) {
    const bool dense = is_of(b->lang, "ja") || is_of(b->lang, "zh");
    int n = len > 0 ? remembered(b, dense ? wrap : TEXT_ANYWHERE, utf8, len, at, cap) : 0;
    if (n < cap && wrap != TEXT_ANYWHERE) {
        n = text_number(utf8, len, at, n);
    }
    /* The string's end is always a place where the line may end, also when there was no room for all of them. */
    if (n > 0 && n == cap) {
        at[n - 1] = (int)len;
    } else if (n == 0 && cap > 0 && len > 0) {
        at[n++] = (int)len;
    }
    return n;
}

/* Before the first mark that joins a letter, which begins with CC, each is a cluster; only CR and LF are one. */
static bool plain_between(const char *utf8, size_t at) {
    const unsigned char before = (unsigned char)utf8[utf8_start(utf8, at - 1)], after = (unsigned char)utf8[at];
    return before < 0xCC && after < 0xCC && !(before == '\r' && after == '\n');
}

size_t text_cluster_before(text_breaker *b, const char *utf8, size_t len, size_t want) {
    if (want >= len) {
        return len;
    }
    want = utf8_start(utf8, want); /* ICU looks for a boundary before the character, not inside it */
    if (want == 0 || plain_between(utf8, want)) {
        return want;
    }
    if (b->clusters == NULL) {
        b->clusters = open_rules(UBRK_CHARACTER, b->lang, "");
    }
    UText text = UTEXT_INITIALIZER;
    size_t found = 0;
    if (set_on(b->clusters, &text, utf8, len)) {
        int32_t to =
            ubrk_isBoundary(b->clusters, (int32_t)want) ? (int32_t)want : ubrk_preceding(b->clusters, (int32_t)want);
        found = to == UBRK_DONE ? 0 : (size_t)to;
    }
    utext_close(&text);
    return found;
}
