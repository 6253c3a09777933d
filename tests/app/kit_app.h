/* For the application's tests: the blank game, an application without a screen, and a
 * folder of its own for each test. Type is as wide as half its size, so that no font is needed. */
#ifndef NT_TESTS_APP_KIT_H
#define NT_TESTS_APP_KIT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app/scripts/player.h"
#include "games/blank/blank.h"

extern const nt_table blank_table;

typedef struct {
    app *app;
    player hand;
    char dir[256];
} table_for_tests;

/* Letters half as wide as high, every character there. */
ui_type kit_type(void);
/* A fresh folder in TMPDIR, or else in the current one; removed by kit_end. */
void kit_folder(char *buf, size_t cap);
void kit_remove(const char *dir);
/* Words without the signs that say where a shown path may end its line. */
void kit_plain(const char *shown, char *to, size_t cap);
/* An application at its title with these games and tables, lists that end with NULL and stay as long as it does. */
app *kit_app_with(const char *dir, uint64_t seed, const nt_game *const *games, const nt_table *const *tables,
                  ui_type);
/* The same with the blank game alone, and type that needs no font. */
app *kit_app(const char *dir, uint64_t seed);
void kit_begin(table_for_tests *, uint64_t seed);
void kit_end(table_for_tests *);
/* Gives the match at the table a seal that does not hang on what was dealt, so that two truths may look the same. */
void kit_same_seal(app *);
/* Starts a match of four with this many people and that seal, motion and dwell as set before. */
void kit_start(table_for_tests *, int people);
/* Opens the curtain, guesses this card, and is done. */
void kit_guess(table_for_tests *, int card);
/* The first guess from `want` on that the viewer of the private frame may make. */
int kit_legal_guess(const table_for_tests *, int want);
/* What the frame shown says in these words; NULL: it does not. */
const ui_box *kit_box(const app *, const char *text);
/* A cheap hash of what the frame paints and of what can be pressed. */
uint64_t kit_frame_hash(const app *);

#endif
