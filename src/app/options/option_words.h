/* The words and signs of a game's options, as every page of them has them. Words are kept until the frame's end. */
#ifndef NT_APP_OPTION_WORDS_H
#define NT_APP_OPTION_WORDS_H

#include "engine/game.h"
#include "ui/table.h"

/* `what`: "name" or "help". */
const char *option_word(ui_draw *, const nt_game *, int option, const char *what);
/* The name of a value; on or off, a number, or seconds where the catalogue has none for it. */
const char *option_value_word(ui_draw *, const nt_game *, int option, int value);
/* It is on or off, and said so. */
bool option_is_switch(ui_draw *, const nt_game *, int option);
/* The value is a number without a name; the most of those that are counted in dots, or 0. */
bool option_is_number(ui_draw *, const nt_game *, int option, int value);
int option_dots(const nt_game *, int option);
/* Two values that have names are both shown; and the word of one of them, or NULL. */
bool option_shows_both(const ui_frame *);
const char *option_named(ui_draw *, const nt_game *, int option, int value);
/* What an option is about, before a lamp; of a table that has signs. */
void option_sign_draw(ui_draw *, ui_rect, const nt_table *, int option);

#endif
