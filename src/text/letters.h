/* Letters by themselves, for keyboards on the screen. */
#ifndef NT_TEXT_LETTERS_H
#define NT_TEXT_LETTERS_H

#include <stdbool.h>
#include <stddef.h>

/* The small form of one letter (UTF-8), or the letter itself where it has none. Cut to cap. */
void text_small_letter(const char *letter, char *buf, size_t cap);
/* Whether the letter is a mark that stands above, below or beside another one. */
bool text_is_mark(const char *letter);

#endif
