/* What can be done, as sentences: what nt_table.choices is made with. They lie beside the words of the game, in
 * "play.can. ...". */
#ifndef NT_UI_CHOICES_H
#define NT_UI_CHOICES_H

#include "ui/table.h"

typedef struct {
    text_words *w;
    const char **out; /* TABLE_CHOICES of them */
    int n;
} table_can;

/* One sentence more, unless it is NULL, stands there already, or there is no room for it. */
void table_can_say(table_can *, const char *words);
/* The same of a message of the catalogue. */
void table_can_key(table_can *, const char *key);
/* On a frame where nothing may be chosen: a seat only looks. Where secrets are answered meanwhile, and so what is to
 * be done on the public frame, is the house's to say. */
void table_can_none(table_can *, const table_ui *);
/* What may be chosen, by its names in one list; and what may not, and why. NULL: nothing is said. */
void table_can_choose(table_can *, const char *names);
void table_can_not(table_can *, const char *names, const char *why);
/* One name more in such a list. */
const char *table_can_and(table_can *, const char *names, const char *name);

#endif
