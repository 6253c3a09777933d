/* What a seat holds and may choose, as data: small enough for the zone in which it looks at its hand at the edge of a
 * flat table, where the house draws every game's hand alike. Cards are pieces of the game (nt_table.pieces). */
#ifndef NT_UI_HELD_H
#define NT_UI_HELD_H

#include "engine/game.h"
#include "text/words.h"

enum { TABLE_HELD = 24, TABLE_SIGNS = 5, TABLE_PARTS = 3, TABLE_OTHERS = 16 };

enum { TABLE_OUTCOMES = 2 };

/* What comes of a choice, by what happens: few letters. */
typedef struct {
    const char *figure; /* of assets/pictures/figures */
    const char *words;
    const char *unit; /* the figure of what they count, behind them; NULL: none */
} table_outcome;

/* Something that may be chosen and is neither a card nor a person. */
typedef struct {
    const char *figure; /* of assets/pictures/figures; or NULL: */
    uint8_t piece;      /* a piece of the game */
    const char *word;
    table_outcome outcome[TABLE_OUTCOMES]; /* below the word; words NULL: none */
} table_sign;

/* On a public frame (table_ui.frame) only what is chosen openly: no cards of the hand, and no more than everybody
 * knows. How many there are of each follows from what is public alone, and so does `persons`. */
typedef struct {
    int n_cards, n_signs;
    uint8_t card[TABLE_HELD]; /* pieces, in the order of the hand */
    uint32_t persons;         /* bit per seat that may be chosen */
    table_sign sign[TABLE_SIGNS];
    bool whole;  /* what it sees has no room in a zone, whatever the screen: it takes a whole frame */
    bool sealed; /* of an open question: it is answered as if it were a secret one, by all who are asked at once */
    const char *news; /* what is to be read in this step; NULL: what is asked says it all */
    /* What could be read in its place, or in that of the goal where nothing is asked, as far as the others at the
     * table know: from afar all of it looks alike. By what is public alone. */
    int n_others;
    const char *other[TABLE_OTHERS];
} table_held;

/* A move as what has to be chosen for it; cards by piece. One to the left or right goes to the neighbour there. */
typedef enum {
    TABLE_PART_CARD,
    TABLE_PART_LEFT,
    TABLE_PART_RIGHT,
    TABLE_PART_PERSON,
    TABLE_PART_SIGN,
    TABLE_PART_ANY /* whichever card is taken up: that nothing can be chosen is not told by a hand that takes up none
                    */
} table_part_kind;
typedef struct {
    uint8_t kind, n;
} table_part;

#endif
