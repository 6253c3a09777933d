/* Numbers that are written beside a word, with a space between: 10 points, Piglet 1. */
#ifndef NT_TEXT_NUMBER_H
#define NT_TEXT_NUMBER_H

#include <stddef.h>

/* Leaves those of the n rising places at[] that part no number from the word it counts or names. Returns how many. */
int text_number(const char *utf8, size_t len, int *at, int n);

#endif
