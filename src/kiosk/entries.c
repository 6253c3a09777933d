#include "kiosk/entries.h"

#include <string.h>

#include "app/inside.h"

static const struct {
    const char *words, *figure;
} entry[KIOSK_ENTRIES] = {
    [ENTRY_OPENED] = {"the owner's page was opened", "key"},
    [ENTRY_WRONG_PIN] = {"a wrong PIN was given for the owner's page", "cross"},
    [ENTRY_RESTART] = {"started again by the owner", "clockwise"},
    [ENTRY_COPIED] = {"copied to a stick by the owner", "chest"},
    [ENTRY_NOT_COPIED] = {"a stick could not be written to its end", "chest"},
    [ENTRY_DELETED] = {"a table that nobody came back to was deleted", "hourglass"},
};

void kiosk_note(app *a, kiosk_entry which) {
    app_log(a, entry[which].words);
}

const char *kiosk_entry_figure(const char *line) {
    if (strncmp(line, ENTRY_OF_FILE, sizeof ENTRY_OF_FILE - 1) == 0) {
        return "gear";
    }
    for (int i = 0; i < KIOSK_ENTRIES; i++) {
        if (strcmp(line, entry[i].words) == 0) {
            return entry[i].figure;
        }
    }
    return "bell";
}
