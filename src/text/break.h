/* Where a line may end, by the rules of the string's language (ICU, strict style). */
#ifndef NT_TEXT_BREAK_H
#define NT_TEXT_BREAK_H

#include <stddef.h>

/* The rules of one language. ICU takes longer to open them than to use them, so they are opened at their first use
 * and kept. */
typedef struct text_breaker text_breaker;

/* lang is a tag such as "en" or "ja"; one that ICU does not know gets the rules that fit most. The caller closes it.
 * NULL when there is no memory. */
text_breaker *text_breaker_open(const char *lang);
void text_breaker_close(text_breaker *); /* NULL is fine */

/* The strict rules let a Japanese or Chinese line end beside almost any character (TEXT_ANYWHERE), which tears words,
 * those of katakana excepted. Running text keeps words, numbers with their counters, and the last three letters
 * together; Japanese titles, buttons and short sentences read better broken between phrases. In other languages these
 * two are the same: no number of up to three digits is parted from its word. */
typedef enum { TEXT_ANYWHERE, TEXT_RUNNING, TEXT_PHRASES } text_wrap;

/* Fills at[] with byte offsets after which a line may end, in rising order, the last one len; returns how many (at
 * most cap). Spaces before a break belong to the line they end; a soft hyphen before it is to be shown. */
int text_breaks(text_breaker *, text_wrap, const char *utf8, size_t len, int *at, int cap);
/* The largest offset <= want at which the string can be cut without breaking a cluster (a letter with its marks). */
size_t text_cluster_before(text_breaker *, const char *utf8, size_t len, size_t want);

#endif
