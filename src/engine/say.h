/* A text that grows in a caller's buffer and remembers whether it was too small. */
#ifndef NT_ENGINE_SAY_H
#define NT_ENGINE_SAY_H

#include <stdbool.h>
#include <stddef.h>

typedef struct {
    char *buf;
    size_t cap, n;
    bool full;
} nt_words;

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
void nt_say(nt_words *, const char *format, ...);
/* The length, or -1 when the buffer was too small. */
int nt_said(const nt_words *);

/* The number of a seat in whatever is said to people: they count from 1, records and traces from 0. */
static inline int nt_player(int seat) {
    return seat + 1;
}

#endif
