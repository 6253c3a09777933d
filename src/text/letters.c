/* Small letters and marks, by ICU. */
#include "text/letters.h"

#include <stdio.h>
#include <string.h>

#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include "text/utf8.h"

void text_small_letter(const char *letter, char *buf, size_t cap) {
    size_t next = 0, len = strlen(letter);
    UChar32 c = len > 0 ? utf8_next(letter, len, &next) : 0;
    if (len == 0 || next < len) {
        snprintf(buf, cap, "%s", letter);
        return;
    }
    const uint32_t small = (uint32_t)u_tolower(c);
    uint8_t bytes[U8_MAX_LENGTH];
    int n = 0;
    U8_APPEND_UNSAFE(bytes, n, small);
    snprintf(buf, cap, "%.*s", n, (const char *)bytes);
}

bool text_is_mark(const char *letter) {
    size_t next = 0, len = strlen(letter);
    return len > 0 && (U_GET_GC_MASK(utf8_next(letter, len, &next)) & U_GC_M_MASK) != 0;
}
