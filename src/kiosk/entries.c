#include "kiosk/entries.h"

#include <string.h>

#include "app/inside.h"
#include "kiosk/wishes.h"

static const struct {
    const char *words, *figure, *said; /* in the file, before it on the page, and its message there */
} entry[KIOSK_ENTRIES] = {
    [ENTRY_OPENED] = {"the owner's page was opened", "key", "owner.log.opened"},
    [ENTRY_WRONG_PIN] = {"a wrong PIN was given for the owner's page", "cross", "owner.log.wrong_pin"},
    [ENTRY_RESTART] = {"started again by the owner", "clockwise", "owner.log.restart"},
    [ENTRY_COPIED] = {"copied to a stick by the owner", "chest", "owner.log.copied"},
    [ENTRY_NOT_COPIED] = {"a stick could not be written to its end", "chest", "owner.log.not_copied"},
    [ENTRY_DELETED] = {"a table that nobody came back to was deleted", "hourglass", "owner.log.deleted"},
};

void kiosk_note(app *a, kiosk_entry which) {
    app_log(a, entry[which].words);
}

static int entry_of(const char *line) {
    int i = 0;
    while (i < KIOSK_ENTRIES && strcmp(line, entry[i].words) != 0) {
        i++;
    }
    return i;
}

const char *kiosk_entry_mistake(const char *line) {
    const size_t known = sizeof ENTRY_OF_FILE - 1;
    return strncmp(line, ENTRY_OF_FILE, known) == 0 ? line + known : NULL;
}

const char *kiosk_entry_figure(const char *line) {
    const int of = entry_of(line);
    return kiosk_entry_mistake(line) != NULL ? "gear" : of < KIOSK_ENTRIES ? entry[of].figure : "bell";
}

/* Which wish it is about, where the line names one, and how hours are said. */
static const char *mistake_said(const char *mistake, text_words *words) {
    const char *key = kiosk_wish_named(mistake);
    if (strncmp(mistake, WISH_UNREAD, sizeof WISH_UNREAD - 1) == 0) {
        return text_say(words, "owner.log.file");
    }
    if (key == NULL) {
        return text_say(words, "owner.log.some_wish");
    }
    return TEXT_SAY(words, strstr(mistake, WISH_LIKE_HOURS) != NULL ? "owner.log.wish_hours" : "owner.log.wish",
                    TEXT_STR("key", key));
}

const char *kiosk_entry_said(const char *line, text_words *words) {
    const char *mistake = kiosk_entry_mistake(line);
    const int of = entry_of(line);
    if (mistake != NULL) {
        return mistake_said(mistake, words);
    }
    return of < KIOSK_ENTRIES ? text_say(words, entry[of].said) : NULL;
}

bool kiosk_entry_warns(const char *line) {
    const int of = entry_of(line);
    return kiosk_entry_mistake(line) != NULL || of == ENTRY_WRONG_PIN || of == ENTRY_NOT_COPIED;
}
