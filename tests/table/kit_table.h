/* What every game's table keeps to, tried in random matches (docs/add-a-game.md, 6):
 *
 * - whatever is drawn to be pressed answers: the table takes it, or it is a zone of the house;
 * - every public event that takes time or sounds has its sentence;
 * - a zone that can be inspected adds a text while it is held;
 * - where there are few legal moves each can be made by presses alone, and none by what is drawn as off;
 * - a seat that only looks at its own view can make no move there;
 * - two seats' private frames in two places at once are those that each has alone;
 * - the pages of rules are in the catalogue, and the results show every seat and its number, zero too. */
#ifndef NT_TESTS_TABLE_KIT_TABLE_H
#define NT_TESTS_TABLE_KIT_TABLE_H

#include "table/stage.h"

typedef struct {
    stage *s;
    const nt_game *game;
    bool numbers; /* the score is a number that players count, and not only who won */
    char why[300];
    int frames, reached; /* what was looked at: frames, and legal moves found by pressing */
} kit_table;

/* One match of n seats, with the printed options where they serve so many; false: why says what is wrong. */
bool kit_table_match(kit_table *, int seats, uint64_t seed);
bool kit_table_pages(kit_table *);

#endif
