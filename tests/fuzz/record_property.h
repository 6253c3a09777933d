/* What must hold for any bytes that are read as a record; shared by the short fuzz and the libFuzzer entry. */
#ifndef NT_TESTS_FUZZ_RECORD_PROPERTY_H
#define NT_TESTS_FUZZ_RECORD_PROPERTY_H

#include <stdlib.h>
#include <string.h>

#include "engine/record.h"

/* Refused with a reason, or written again with the same bytes (behind which chance that was due may stand). */
static inline bool record_property(const nt_game *const *games, const char *text, size_t length) {
    nt_record_report report;
    nt_match *match = nt_record_read(games, text, length, 1, &report);
    if (!match) {
        return report.err != NT_RECORD_OK && report.reason[0] != '\0' && report.line >= 0;
    }
    const size_t again_length = nt_record_write(match, NULL, 0);
    char *again = malloc(again_length + 1);
    nt_record_write(match, again, again_length + 1);
    const bool same = again_length >= length && memcmp(again, text, length) == 0;
    free(again);
    nt_match_destroy(match);
    return same;
}

#endif
