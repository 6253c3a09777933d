/* Which letters of a Japanese or Chinese line belong together although ICU's rules let the line end between them. */
#ifndef NT_TEXT_TOGETHER_H
#define NT_TEXT_TOGETHER_H

#include <stddef.h>

/* A string and the byte offsets at which ICU's dictionary ends its words and, in Japanese alone, its phrases (each
 * list rises and ends with len). */
typedef struct {
    const char *utf8;
    size_t len;
    const int *word;
    int n_words;
    const int *phrase; /* NULL in Chinese */
    int n_phrases;
} text_pieces;

/* Leaves those of the n rising places at[] that part no word, no number from its counter and no ending from its
 * letter, and that leave no end of fewer than three letters. Returns how many. */
int text_together(const text_pieces *, int *at, int n);
/* Leaves those that part no word of katakana: such a one is spelled, and torn it cannot be read. */
int text_spelled(const text_pieces *, int *at, int n);

#endif
