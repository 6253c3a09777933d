/* Takes a message apart: what is text for the reader and what is syntax. For this folder and for the tools that check
 * or rewrite catalogues. */
#ifndef NT_TEXT_PATTERN_H
#define NT_TEXT_PATTERN_H

#include <stdbool.h>
#include <stddef.h>

enum { PATTERN_DEPTH = 6, PATTERN_NAME = 32 }; /* nested messages; bytes of a name with its final zero */

typedef enum {
    PATTERN_BARE,    /* {name} */
    PATTERN_NUMBER,  /* {name, number} */
    PATTERN_PLURAL,  /* {name, plural, one {...} other {...}} */
    PATTERN_ORDINAL, /* {name, selectordinal, ...} */
    PATTERN_SELECT,  /* {name, select, ...} */
} pattern_type;

typedef enum {
    PATTERN_TEXT,     /* for the reader, with its apostrophes */
    PATTERN_ARGUMENT, /* the name of an argument */
    PATTERN_SELECTOR, /* a form of a plural or a case of a select: "one", "=0", "wolf", "other" */
    PATTERN_SYNTAX,   /* everything else */
} pattern_kind;

/* One piece. The pieces of a pattern, put one behind the other, are the pattern. */
typedef struct {
    pattern_kind kind;
    const char *at;
    size_t len;
    pattern_type type;           /* ARGUMENT and SELECTOR: of the argument */
    char argument[PATTERN_NAME]; /* ARGUMENT and SELECTOR: its name */
    int depth;                   /* 0 = not inside an argument's form */
    bool hash;                   /* TEXT: "#" stands for the number here */
} pattern_piece;

/* Shows every piece in order. False when the pattern is refused: then `why` says in a few words what is wrong, and
 * the pieces before the fault have been shown. Numbers take no style, plural no offset: see docs/translating.md. */
bool pattern_walk(const char *utf8, void (*see)(void *user, const pattern_piece *), void *user, char *why,
                  size_t cap);

#endif
