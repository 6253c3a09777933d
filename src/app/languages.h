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
/* The language's own name, kept in the list's arena; one that no catalogue names is shown by its tag. */
const char *app_language_name(ui_draw *, const char *tag);
/* Whether text can be a language's tag, which names a folder: letters, digits and hyphens only, 2 to cap - 1 bytes.
 */
bool app_is_language_tag(const char *text, size_t cap);

#endif
