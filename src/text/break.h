/* Where a line may end, by the rules of the string's language (ICU, strict style). */
#ifndef NT_TEXT_BREAK_H
#define NT_TEXT_BREAK_H

#include <stddef.h>

/* Fills at[] with byte offsets after which a line may end, in rising order, the last one len; returns how many (at
 * most cap). Spaces before a break belong to the line they end. lang is a tag such as "en" or "ja". */
int text_breaks(const char *lang, const char *utf8, size_t len, int *at, int cap);
/* The largest offset <= want at which the string can be cut without breaking a cluster (a letter with its marks). */
size_t text_cluster_before(const char *lang, const char *utf8, size_t len, size_t want);

#endif
