#include "text/break.h"

#include <stdio.h>

#include <unicode/ubrk.h>
#include <unicode/utext.h>

/* A break iterator over the string, or NULL. utext must be closed after the iterator. */
static UBreakIterator *open_over(UBreakIteratorType type, const char *locale, UText *text, const char *utf8,
                                 size_t len) {
    UErrorCode status = U_ZERO_ERROR;
    utext_openUTF8(text, utf8, (int64_t)len, &status);
    UBreakIterator *at = ubrk_open(type, locale, NULL, 0, &status);
    ubrk_setUText(at, text, &status);
    if (U_FAILURE(status)) {
        ubrk_close(at);
        return NULL;
    }
    return at;
}

int text_breaks(const char *lang, const char *utf8, size_t len, int *at, int cap) {
    char locale[32];
    snprintf(locale, sizeof locale, "%.15s@lb=strict", lang);
    UText text = UTEXT_INITIALIZER;
    UBreakIterator *breaks = open_over(UBRK_LINE, locale, &text, utf8, len);
    int n = 0;
    if (breaks != NULL) {
        ubrk_first(breaks);
        for (int32_t to = ubrk_next(breaks); to != UBRK_DONE && n < cap; to = ubrk_next(breaks)) {
            at[n++] = to;
        }
        ubrk_close(breaks);
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

size_t text_cluster_before(const char *lang, const char *utf8, size_t len, size_t want) {
    if (want >= len) {
        return len;
    }
    while (want > 0 && ((unsigned char)utf8[want] & 0xC0) == 0x80) {
        want--; /* ICU looks for a boundary before the character, not inside it */
    }
    char locale[16];
    snprintf(locale, sizeof locale, "%.15s", lang);
    UText text = UTEXT_INITIALIZER;
    UBreakIterator *clusters = open_over(UBRK_CHARACTER, locale, &text, utf8, len);
    size_t found = 0;
    if (clusters != NULL) {
        int32_t to =
            ubrk_isBoundary(clusters, (int32_t)want) ? (int32_t)want : ubrk_preceding(clusters, (int32_t)want);
        found = to == UBRK_DONE ? 0 : (size_t)to;
        ubrk_close(clusters);
    }
    utext_close(&text);
    return found;
}
