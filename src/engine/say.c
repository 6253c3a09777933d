/* Text that grows by printf. */
#include "engine/say.h"

#include <stdarg.h>
#include <stdio.h>

void nt_say(nt_words *words, const char *format, ...) {
    if (words->full) {
        return;
    }
    va_list args;
    va_start(args, format);
    const int n = vsnprintf(words->buf + words->n, words->cap - words->n, format, args);
    va_end(args);
    if (n < 0 || (size_t)n >= words->cap - words->n) {
        words->full = true;
    } else {
        words->n += (size_t)n;
    }
}

int nt_said(const nt_words *words) {
    return words->full ? -1 : (int)words->n;
}
