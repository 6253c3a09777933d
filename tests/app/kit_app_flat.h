/* For tests of the flat table: a match whose seats are all people, at a table that lies. */
#ifndef NT_TESTS_APP_KIT_FLAT_H
#define NT_TESTS_APP_KIT_FLAT_H

#include "app/flat/flat.h"
#include "app/kit_app.h"
#include "app/scripts/player_flat.h"

/* Begins a match of this game, everything told at once, on a screen of w x h pixels; a bit per seat that is a bot's.
 */
void kit_flat_begin(table_for_tests *, const char *game, int seats, int w, int h, float px_per_mm, uint32_t bots);
void kit_flat_begin_seeded(table_for_tests *, const char *game, int seats, int w, int h, float px_per_mm,
                           uint32_t bots, uint64_t seed);
/* Begins one of people alone and plays it until its end is told, and its first step is there. */
void kit_flat_until_results(table_for_tests *, const char *game, int seats, int w, int h, float px_per_mm);
const flat_scene *kit_flat(const table_for_tests *);
/* Whether this seat is asked for something in secret, or for a card. */
bool kit_flat_asked(const table_for_tests *, int seat);
/* Lets all who are asked choose, and the table tell, until this seat is asked with something to pick; false when the
 * match ends before. */
bool kit_flat_until_picks(table_for_tests *, int seat);
/* How many cards lie open in this seat's zone on the frame shown. */
int kit_flat_cards(const table_for_tests *, int seat);

#endif
