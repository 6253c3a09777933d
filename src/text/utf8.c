/* Reading UTF-8 by ICU. */
#include "text/utf8.h"

#include <unicode/utf8.h>

/* ICU's macro narrows on purpose. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
int32_t utf8_next(const char *utf8, size_t len, size_t *at) {
    const uint8_t *bytes = (const uint8_t *)utf8;
    size_t next = *at;
    UChar32 c;
    U8_NEXT_OR_FFFD(bytes, next, len, c);
    *at = next;
    return c;
}
#pragma GCC diagnostic pop

size_t utf8_start(const char *utf8, size_t at) {
    while (at > 0 && ((unsigned char)utf8[at] & 0xC0) == 0x80) {
        at--;
    }
    return at;
}
