/* One message, ready to be formatted. For catalogue.c.
 *
 * ICU's C interface takes arguments by number and by position in a variable argument list. So the names of a message
 * are replaced by numbers when it is compiled: those that need a number (plural, selectordinal, number) first, the
 * others behind them as strings. Then every call is "so many doubles, then strings". */
#ifndef NT_TEXT_MESSAGE_H
#define NT_TEXT_MESSAGE_H

#include <stdbool.h>
#include <stddef.h>

#include "text/catalogue.h"

enum { MESSAGE_NUMBERS = 4, MESSAGE_STRINGS = 8, MESSAGE_WHY = 128 };

typedef struct text_message text_message;

/* Compiles a pattern for an ICU locale. NULL when it is refused or there is no memory; `why` then says it in a few
 * words (MESSAGE_WHY bytes). The caller frees it. */
text_message *message_create(const char *pattern, const char *locale, char *why);
void message_destroy(text_message *); /* NULL is fine */

/* As text_format. False, with nothing written, when an argument that the message needs is missing or is a string
 * where a number is needed, or there is no memory. */
bool message_format(text_message *, const text_arg *args, int n, char *buf, size_t cap, size_t *length);

/* Copies text[0..length) with a final zero; when it does not fit, cuts at a character. */
void message_copy(const char *text, size_t length, char *buf, size_t cap);

#endif
