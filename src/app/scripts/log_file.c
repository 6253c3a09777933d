/* The log of a record, printed in the table's language. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/files/paths.h"
#include "app/inside.h"
#include "app/match/log_lines.h"
#include "app/scripts/stage.h"
#include "engine/record.h"

enum { MOST_BYTES = 16 << 20 };

static nt_match *read_record(const app *a, const char *path) {
    size_t len = 0;
    nt_record_report report;
    char *text = paths_read_whole(path, MOST_BYTES, &len);
    if (text == NULL) {
        fprintf(stderr, "night-table: %s: %s\n", path, paths_reason(errno));
        return NULL;
    }
    nt_match *match = nt_record_read(a->games, text, len, 0, &report);
    free(text);
    if (match == NULL) {
        fprintf(stderr, "night-table: %s:%d: %s\n", path, report.line, report.reason);
    }
    return match;
}

int log_print(app *a, const char *path) {
    size_t len = 0;
    nt_match *match = read_record(a, path);
    if (match == NULL) {
        return 1;
    }
    const app_seating seating =
        app_seating_standard(nt_match_config(match)->seats, false); /* a record names nobody */
    if (!app_seat_match(a, match, &seating, 0)) {
        return 1;
    }
    app_director_resumed(a->table, 0, -1);
    a->end.again = nt_match_over(match);
    char *text = log_text(a, &len);
    const bool good = text != NULL && fwrite(text, 1, len, stdout) == len && fflush(stdout) == 0;
    free(text);
    return good ? 0 : 1;
}
