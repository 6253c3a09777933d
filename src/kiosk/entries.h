/* What a kiosk writes into the program's log by itself: its words stand here alone, and each kind has a sign. */
#ifndef NT_KIOSK_ENTRIES_H
#define NT_KIOSK_ENTRIES_H

#include "app/app.h"

typedef enum {
    ENTRY_OPENED,
    ENTRY_WRONG_PIN,
    ENTRY_RESTART,
    ENTRY_COPIED,
    ENTRY_NOT_COPIED,
    ENTRY_DELETED,
    KIOSK_ENTRIES
} kiosk_entry;

void kiosk_note(app *, kiosk_entry);
/* Before what is wrong with the owner's file. */
#define ENTRY_OF_FILE "kiosk: "
/* The figure of a line without its time: of what the program logs otherwise a bell. */
const char *kiosk_entry_figure(const char *line);
/* Such a line in the table's language; NULL: it is not of the kiosk's own words. */
const char *kiosk_entry_said(const char *line, text_words *);
/* What exactly is wrong with the owner's file, of a line about it; NULL: it is about something else. */
const char *kiosk_entry_mistake(const char *line);
/* Somebody is to look after it. */
bool kiosk_entry_warns(const char *line);

#endif
