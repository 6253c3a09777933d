/* Words that are looked for, in a text of the rules: where they stand, and the line around them that a list has room
 * for. */
#ifndef NT_APP_RULES_FOUND_H
#define NT_APP_RULES_FOUND_H

#include "text/find.h"
#include "ui/label.h"

enum { RULES_FOUND = 16 };

/* Whether a text holds each of the words, in whatever order; words are separated by spaces. */
bool rules_holds(const char *text, const char *words);
/* Where it holds any of them, the first ones in the order of the words; returns how many. */
int rules_found(const char *text, const char *words, text_found at[RULES_FOUND]);
/* One line of a text around the first word that it holds, else its beginning: as much as has room at that width, cut
 * between words (and between letters where one word is too wide), with an ellipsis where it goes on. As long lived as
 * the list. */
const char *rules_excerpt(ui_draw *, const ui_label_style *, float w, const char *text, const char *words);
/* A patch behind letters that were found. */
void rules_mark(ui_draw *, ui_rect letters, ui_colour);

#endif
