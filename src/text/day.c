/* A day as a language writes it, by ICU. */
#include "text/day.h"

#include <unicode/udat.h>
#include <unicode/ustring.h>

enum { UNITS = 64 };

void text_day(const char *lang, int64_t second, char *buf, size_t cap) {
    UErrorCode status = U_ZERO_ERROR;
    UChar day[UNITS];
    int32_t len = 0;
    UDateFormat *format = udat_open(UDAT_NONE, UDAT_MEDIUM, lang, NULL, -1, NULL, 0, &status);
    udat_format(format, (UDate)second * 1000, day, UNITS, NULL, &status);
    u_strToUTF8(buf, (int32_t)cap, &len, day, -1, &status);
    if (U_FAILURE(status) || len >= (int32_t)cap) {
        buf[0] = '\0';
    }
    if (format != NULL) {
        udat_close(format);
    }
}
