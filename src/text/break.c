#include "text/break.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include <unicode/ubrk.h>
#include <unicode/utext.h>

struct text_breaker {
    char lang[16];
    UBreakIterator *lines, *clusters; /* NULL until first used */
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
        ubrk_close(b->clusters);
        free(b);
    }
}

static UBreakIterator *open_rules(UBreakIteratorType type, const char *lang, const char *style) {
    char locale[32];
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

int text_breaks(text_breaker *b, const char *utf8, size_t len, int *at, int cap) {
    if (b->lines == NULL) {
        b->lines = open_rules(UBRK_LINE, b->lang, "@lb=strict");
    }
    UText text = UTEXT_INITIALIZER;
    int n = 0;
    if (set_on(b->lines, &text, utf8, len)) {
        ubrk_first(b->lines);
        for (int32_t to = ubrk_next(b->lines); to != UBRK_DONE && n < cap; to = ubrk_next(b->lines)) {
            at[n++] = to;
        }
    }
    utext_close(&text);
    /* The string's end is always a place where the line may end, also when there was no room for all of them. */
    if (n > 0 && n == cap) {
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
    while (want > 0 && ((unsigned char)utf8[want] & 0xC0) == 0x80) {
        want--; /* ICU looks for a boundary before the character, not inside it */
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
