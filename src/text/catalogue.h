/* Catalogues: every word of the program, by key, in one language. ICU formats them (plural, select). No language is
 * global: whoever draws holds the catalogue of its audience.
 *
 * locales/<lang>/<name>.json is one flat object: "key": "message". Messages use ICU message syntax with named
 * arguments ({name}, {count, plural, one {# card} other {# cards}}, {team, select, wolf {...} other {...}}). A key
 * that begins with "@" describes the message of the same name for translators. A key's first part is its file's name
 * (common.json is the exception: title., settings. and so on). */
#ifndef NT_TEXT_CATALOGUE_H
#define NT_TEXT_CATALOGUE_H

#include <stdbool.h>
#include <stddef.h>

#include "text/break.h"

typedef struct text_catalogue text_catalogue;

typedef struct {
    const char *name;   /* as in the message, without braces */
    const char *string; /* UTF-8; NULL when it is a number */
    double number;
} text_arg;

#define TEXT_STR(arg_name, value) ((text_arg){(arg_name), (value), 0.0})
#define TEXT_NUM(arg_name, value) ((text_arg){(arg_name), NULL, (double)(value)})

/* Loads every file of <dir>/<lang> and, as fallback by key, of <dir>/en: an English message keeps the plurals and
 * numbers of English. A language that neither of them names gives its own name, language.<tag> of its common.json. A
 * file that is damaged or a message that does not parse is left out and said in `problems` (one sentence a line, cut
 * to cap); what can be used is used. NULL only when there is nothing at all to show or no memory. The caller closes
 * it. */
text_catalogue *text_open(const char *dir, const char *lang, char *problems, size_t cap);
void text_close(text_catalogue *); /* NULL is fine */

const char *text_lang(const text_catalogue *);
/* Where lines of this language may end; the catalogue's, for as long as it is open. */
text_breaker *text_breaker_of(const text_catalogue *);
bool text_has(const text_catalogue *, const char *key);
/* The message with its arguments, as UTF-8 with a final zero. Returns its length in bytes; when that is cap or
 * more, buf holds the beginning, cut at a character. A missing key gives the key itself in ⟨⟩ and false from
 * text_has, so that it is seen. Arguments that the message does not use are ignored. */
size_t text_format(text_catalogue *, const char *key, const text_arg *args, int n, char *buf, size_t cap);
/* Keys in order: for checks. NULL past the end. */
const char *text_key(const text_catalogue *, int index);

#endif
