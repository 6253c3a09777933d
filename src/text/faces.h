/* Which font face draws which part of a string. Knows file names and coverage rules, not how to draw. */
#ifndef NT_TEXT_FACES_H
#define NT_TEXT_FACES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum { TEXT_BODY, TEXT_BOLD, TEXT_TITLE, TEXT_STYLES } text_style;

typedef struct {
    const char *file;   /* below fonts/ */
    const char *script; /* ISO 15924 for shaping ("Thai"), or NULL to leave it to the shaper */
} text_face;

typedef struct {
    int face;       /* index for text_face_at */
    size_t at, len; /* bytes */
} text_run;

int text_face_count(void);
const text_face *text_face_at(int face);
/* Splits a string into runs of one face each: the first face of the language's chain that has the glyph, else the
 * first face of the chain (its box). has_glyph is asked with `user`. Returns the number of runs, at most cap. */
int text_runs(const char *lang, text_style, const char *utf8, size_t len,
              bool (*has_glyph)(void *user, int face, uint32_t codepoint), void *user, text_run *out, int cap);
/* Distance between baselines in em for the language. */
float text_line_skip(const char *lang);

#endif
