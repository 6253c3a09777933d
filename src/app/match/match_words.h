/* A match of the list in words: its game, who plays, how far it is, and the day. */
#ifndef NT_APP_MATCH_WORDS_H
#define NT_APP_MATCH_WORDS_H

#include "app/app_state.h"

enum { MATCH_WORDS = 512 };

/* The game's name; where the file cannot be read that, or its name. */
void match_title(const app *, const match_file *, text_catalogue *, char buf[MATCH_WORDS]);
/* How many play, or who; "" when it is not known. */
void match_people(const match_file *, bool names, text_catalogue *, char buf[MATCH_WORDS]);
/* How far it is and the day it was played last, whole at the end of a line. */
void match_when(const match_file *, text_catalogue *, char buf[MATCH_WORDS]);

#endif
