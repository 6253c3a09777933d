/* For tests of what stands on two pages: a match up to its end, and how much of a word is seen on the way. */
#ifndef NT_TESTS_APP_KIT_SAME_H
#define NT_TESTS_APP_KIT_SAME_H

#include "app/kit_app.h"

/* A match of this game with one person, up to the first picture of its end; every second picture is drawn. */
void kit_same_begin(table_for_tests *, const char *game, const nt_table *, int seats, float text);
void kit_same_play_to_results(table_for_tests *);
/* Presses it, and draws the first picture after. */
void kit_same_go_on(table_for_tests *, const char *zone);
/* How much is seen of a word where most is, through what lies over it; of 255. */
unsigned kit_same_seen(const ui_draw *, const char *word);
/* In how many places it is seen. */
int kit_same_places(const ui_draw *, const char *word);

#endif
