/* The languages that have a catalogue. */
#ifndef NT_APP_LANGUAGES_H
#define NT_APP_LANGUAGES_H

#include "app/app_state.h"

typedef struct {
    int n;
    char tag[APP_LANGS][12]; /* in alphabetical order */
} app_languages;

/* Looks into the locales folder; English alone when it cannot be read. In a kiosk those that its owner wants; or all.
 */
app_languages app_find_languages(const app *);
app_languages app_all_languages(const app *);
/* Where a tag stands in the list; -1: there is no such language. */
int app_language_at(const app_languages *, const char *tag);
/* The language's own name, kept in the list's arena; one that no catalogue names is shown by its tag. */
const char *app_language_name(ui_draw *, const char *tag);
/* The first language with a catalogue among those that a system prefers, as it names them and best first, with colons
 * between: "de_AT.UTF-8:fr". Of a language with another script or country than ours, ours: Chinese in whatever form
 * gets zh-Hant, which whoever reads the other script reads more easily than English. False when none is there. */
bool app_language_wished(const app_languages *, const char *wishes, char *tag, size_t cap);
/* Whether text can be a language's tag, which names a folder: letters, digits and hyphens only, 2 to cap - 1 bytes.
 */
bool app_is_language_tag(const char *text, size_t cap);

#endif
