/* A commitment to the deal: a code that is shown before anybody has seen a card, and opened at the end by a salt that
 * went into it. It tells nothing of the deal, and no other deal fits it. docs/records.md says how it is checked
 * without this program. */
#ifndef NT_PROOF_COMMITMENT_H
#define NT_PROOF_COMMITMENT_H

#include "engine/match.h"

enum { COMMITMENT_SALT_BYTES = 16 };

/* Commits the match to its deal with a salt that nobody can guess. False, and nothing is changed, when it does not
 * begin with a deal (cards that a judge registers), or without memory. */
bool commitment_make(nt_match *, const uint8_t salt[COMMITMENT_SALT_BYTES]);

typedef enum {
    COMMITMENT_NONE,  /* none was shown */
    COMMITMENT_HOLDS, /* the deal of this match and the salt give the code */
    COMMITMENT_BROKEN /* they do not, or there was no memory to find out */
} commitment_result;

commitment_result commitment_check(const nt_match *);

/* Whether two codes are the same, however they are grouped and whichever case the letters have. */
bool commitment_same_code(const char *, const char *);

#endif
