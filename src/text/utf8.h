/* Reads UTF-8 a character at a time. */
#ifndef NT_TEXT_UTF8_H
#define NT_TEXT_UTF8_H

#include <stddef.h>
#include <stdint.h>

/* The character at *at, which moves behind it; U+FFFD for bytes that are none. *at < len. */
int32_t utf8_next(const char *utf8, size_t len, size_t *at);
/* Where the character begins that the byte at `at` belongs to: text that ends there is never cut inside one. */
size_t utf8_start(const char *utf8, size_t at);

#endif
