/* What the pages of rules show besides words, as data: assets/rules/GAME.json (docs/add-a-game.md). Each paragraph of
 * a page may have pictures beside it, and a page a small position that moves: a span of plies of a record. */
#ifndef NT_APP_RULES_BOOK_H
#define NT_APP_RULES_BOOK_H

#include "engine/match.h"
#include "ui/table.h"

enum { BOOK_PAGES = 20, BOOK_PARAGRAPHS = 24, BOOK_PICTURES = 8, BOOK_NAME = 24, BOOK_PATH = 1024 };

/* A picture: a piece of the game, or a figure of assets/pictures/figures on a disc. */
typedef struct {
    int piece; /* of nt_table.pieces, or -1 */
    char figure[BOOK_NAME];
} book_picture;

typedef struct {
    int n;
    book_picture at[BOOK_PICTURES];
} book_row;

/* A position: plies `from` to `to` of a record, seen by a seat or by all, and at the end of a match its results.
 * Without motion it stands where so many of its last events are still `untold`. Where a page is about less than the
 * whole table, that part of it is shown as large as all of it would be. */
typedef struct {
    char record[BOOK_NAME]; /* in assets/rules; "": the page has none */
    int from, to, untold;
    uint8_t frame;
    bool results;
    float x, y, part; /* of the table's width and height; part 1: all of it */
} book_moves;

typedef struct {
    book_row row[BOOK_PARAGRAPHS];
    book_moves moves;
} book_page;

typedef struct {
    char folder[BOOK_PATH];
    book_page page[BOOK_PAGES]; /* in the order of nt_table.rules_pages */
} rules_book;

/* Reads a game's file in a folder. Without one the pages are words alone, which is no fault. False with one sentence
 * in `problem` where something is wrong: then they are words alone, too. */
bool book_read(rules_book *, const char *folder, const nt_table *, char *problem, size_t cap);
/* The record of a position, or NULL with a sentence. `games`: those that are known, then NULL. The caller destroys
 * it.
 */
nt_match *book_record(const rules_book *, const book_moves *, const nt_game *const *games, char *problem, size_t cap);
/* Where a piece is explained: in the paragraph where it stands with the fewest others; one that stands nowhere goes
 * with those whose name begins with the same word. False when there is none. */
typedef struct {
    int page, paragraph;
} book_place;
bool book_find(const rules_book *, const nt_table *, const char *piece, book_place *);

#endif
