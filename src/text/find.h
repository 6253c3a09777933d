/* Finding words as people look for them: no matter whether large or small, with accents or without. */
#ifndef NT_TEXT_FIND_H
#define NT_TEXT_FIND_H

#include <stdbool.h>
#include <stddef.h>

/* Where a text (UTF-8) holds what is looked for, as bytes of the text. */
typedef struct {
    size_t from, to;
} text_found;

/* The first place at or behind `from` that holds `what`, as part of a word, too: accents, large and small letters,
 * wide and narrow ones, and the two kana count as the same; soft hyphens are not there. False when there is none, or
 * nothing is looked for. */
bool text_find(const char *text, size_t from, const char *what, text_found *);

#endif
