/* What is spoken in a language: the phrases of assets/voices/script.txt with their words. For the command that prints
 * them, for whoever speaks them, and for checks; a match asks for phrases by their names alone (app/sound/heard.h).
 */
#ifndef NT_APP_VOICES_H
#define NT_APP_VOICES_H

#include <stdbool.h>
#include <stddef.h>

enum { VOICES_ID = 64, VOICES_TEXT = 512 };

typedef struct {
    char id[VOICES_ID]; /* the name of its file, without folder and ending */
    char text[VOICES_TEXT];
} voices_phrase;

/* Hands over every phrase in order. False with the reason when the script or the language cannot be read, or the
 * script names what the catalogue does not have. */
bool voices_each(const char *data_dir, const char *locales_dir, const char *lang,
                 void (*each)(void *user, const voices_phrase *), void *user, char *problem, size_t cap);

#endif
