/* Which font face draws which part of a string. Knows file names and coverage rules, not how to draw.
 *
 * The language of the string decides, not that of the program: Latin letters come first, then the Chinese characters
 * of the string's language, those of the other, Thai, and a box. In Japanese and Chinese, dashes, ellipses and quotes
 * that stand with Chinese characters are those of the language's own face (full width), those that stand with Latin
 * letters are Latin. In any other language a string with kana takes the Japanese forms of all its Chinese characters
 * and one with bopomofo the Chinese; else the first face that has all of them draws them. Where the bold face has not
 * all of a string's Chinese characters, which only happens in names, the whole string is plain. A title in letters
 * other than Latin is bold: Fraktur and kanji do not mix. Chinese and Japanese faces are millions of bytes, which a
 * browser would have to fetch before its first screen: what the first screens say is also in faces of the menu, and a
 * string that these hold whole is drawn in them. */
#ifndef NT_TEXT_FACES_H
#define NT_TEXT_FACES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum { TEXT_BODY, TEXT_BOLD, TEXT_TITLE, TEXT_STYLES } text_style;

typedef struct {
    const char *file;   /* below fonts/ */
    const char *script; /* ISO 15924 for shaping ("Thai"), or NULL to leave it to the shaper */
    float scale;        /* of the size asked for, so that letters of different faces look equally large */
} text_face;

typedef struct {
    int face;       /* index for text_face_at */
    size_t at, len; /* bytes */
} text_run;

int text_face_count(void);
const text_face *text_face_at(int face);
/* Splits a string into runs of one face each: the first face of the language's chain that has the glyph, else the
 * first face of the chain (its box). has_glyph is asked with `user`, and about a face of East Asia or of Thai only
 * for characters of theirs, so that a face that nobody needs is never opened. Returns the number of runs, at most
 * cap. */
int text_runs(const char *lang, text_style, const char *utf8, size_t len,
              bool (*has_glyph)(void *user, int face, uint32_t codepoint), void *user, text_run *out, int cap);
/* Whether a face is one of those that the language's catalogues are to be whole in: of its weight, its regional forms
 * and its script, or Latin. */
bool text_face_is_own(const char *lang, text_style, int face);
/* How a language's lines lie, in em of the size asked for. */
typedef struct {
    float skip;         /* from baseline to baseline */
    float above, below; /* the baseline: what its usual letters reach */
    float stacks;       /* and what rare stacks of marks reach further above */
} text_lines;
text_lines text_lines_of(const char *lang);
/* How far the letters of one text reach from their baseline, em: as its language's lines say, or, where that has rare
 * stacks of marks, as far as this text has them. */
typedef struct {
    float above, below;
} text_reach;
text_reach text_reach_of(const char *lang, const char *utf8, size_t len);
/* The language whose letters a name is shown in: Japanese for kana, Chinese for bopomofo, Thai for Thai, else lang,
 * which is the language of the seat. Returns lang or a literal. */
const char *text_lang_of_name(const char *name, const char *lang);
/* A game's name as a title has it: where titles are in Fraktur, words of three capitals and more are not, and here
 * keep the first capital alone, so that all names are of one face. Cut to cap. */
void text_title_name(const char *lang, const char *name, char *buf, size_t cap);
/* Copies a string, of each letter's marks only the first so many; out needs len + 1 bytes. Returns its length. */
size_t text_with_few_marks(const char *utf8, size_t len, int marks, char *out);

#endif
