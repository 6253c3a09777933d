#include "games/eatme/eatme_words.h"

#include <stdarg.h>
#include <stdio.h>

void eatme_say(eatme_words *words, const char *format, ...) {
    if (words->full)
        return;
    va_list args;
    va_start(args, format);
    const int n = vsnprintf(words->buf + words->n, words->cap - words->n, format, args);
    va_end(args);
    if (n < 0 || (size_t)n >= words->cap - words->n)
        words->full = true;
    else
        words->n += (size_t)n;
}

int eatme_said(const eatme_words *words) {
    return words->full ? -1 : (int)words->n;
}
