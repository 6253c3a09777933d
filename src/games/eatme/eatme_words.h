/* A text that grows in a caller's buffer and remembers whether it was too small. */
#ifndef NT_GAMES_EATME_WORDS_H
#define NT_GAMES_EATME_WORDS_H

#include <stdbool.h>
#include <stddef.h>

typedef struct {
    char *buf;
    size_t cap, n;
    bool full;
} eatme_words;

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
void eatme_say(eatme_words *, const char *format, ...);
/* The length, or -1 when the buffer was too small. */
int eatme_said(const eatme_words *);

#endif
