/* The words of a game's options, as every page of them says them. All are kept until the frame's end. */
#ifndef NT_APP_OPTION_WORDS_H
#define NT_APP_OPTION_WORDS_H

#include "engine/game.h"
#include "ui/draw.h"

/* `what`: "name" or "help". */
const char *option_word(ui_draw *, const nt_game *, int option, const char *what);
/* The name of a value; on or off, a number, or seconds where the catalogue has none for it. */
const char *option_value_word(ui_draw *, const nt_game *, int option, int value);
/* It is on or off, and said so. */
bool option_is_switch(ui_draw *, const nt_game *, int option);

#endif
