/* Where a line may end, between phrases too, and where a cluster begins: ICU's rules of the language, mended where
 * they are not strict. */
#include "text/break.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <unicode/ubrk.h>
#include <unicode/utext.h>

#include "text/utf8.h"

struct text_breaker {
    char lang[16];
    UBreakIterator *lines, *phrases, *clusters; /* NULL until first used */
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
        ubrk_close(b->clusters);
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
            if (may_begin_line(utf8, len, (size_t)to)) {
                at[n++] = to;
            }
        }
    }
    utext_close(&text);
    return n;
}

/* Leaves those of the places that stand between phrases. ICU's phrases alone are not strict: they part ー from its
 * letter. */
static int between_phrases(text_breaker *b, const char *utf8, size_t len, int *at, int n) {
    if (b->phrases == NULL) {
        b->phrases = open_rules(UBRK_LINE, b->lang, "@lb=strict;lw=phrase");
    }
    UText text = UTEXT_INITIALIZER;
    int kept = 0;
    if (set_on(b->phrases, &text, utf8, len)) {
        for (int i = 0; i < n; i++) {
            if (ubrk_isBoundary(b->phrases, at[i])) {
                at[kept++] = at[i];
            }
        }
    } else {
        kept = n;
    }
    utext_close(&text);
    return kept;
}

static bool has_phrases(const char *lang) {
    return strncmp(lang, "ja", 2) == 0 && (lang[2] == '\0' || lang[2] == '-');
}

int text_breaks(text_breaker *b, text_wrap wrap, const char *utf8, size_t len, int *at, int cap) {
    int n = strict_breaks(b, utf8, len, at, cap);
    bool full = n == cap;
    if (wrap == TEXT_PHRASES && has_phrases(b->lang)) {
        n = between_phrases(b, utf8, len, at, n);
    }
    /* The string's end is always a place where the line may end, also when there was no room for all of them. */
    if (n > 0 && full) {
        at[n - 1] = (int)len;
    } else if (n == 0 && cap > 0 && len > 0) {
        at[n++] = (int)len;
    }
    return n;
}

size_t text_cluster_before(text_breaker *b, const char *utf8, size_t len, size_t want) {
    if (want >= len) {
        return len;
    }
    want = utf8_start(utf8, want); /* ICU looks for a boundary before the character, not inside it */
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
