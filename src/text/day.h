/* A day as a language writes it. */
#ifndef NT_TEXT_DAY_H
#define NT_TEXT_DAY_H

#include <stddef.h>
#include <stdint.h>

/* The day of the machine's own calendar in which this second (since 1970) lies; "" when ICU cannot say it. */
void text_day(const char *lang, int64_t second, char *buf, size_t cap);

#endif
