/* The languages that have a catalogue. */
#ifndef NT_APP_LANGUAGES_H
#define NT_APP_LANGUAGES_H

#include "app/app_state.h"

typedef struct {
    int n;
    char tag[APP_LANGS][12]; /* in alphabetical order */
} app_languages;

/* Looks into the locales folder; English alone when it cannot be read. */
app_languages app_find_languages(const app *);

#endif
