/* A step in which several are asked in secret, one after the other: how many it has, and how many are left. */
#ifndef NT_APP_SECRET_STEP_H
#define NT_APP_SECRET_STEP_H

#include "engine/match.h"
#include "engine/port.h"

/* A bit per seat. */
typedef struct {
    uint32_t all, left; /* seats of the secret step, and those still to choose */
} secret_step;

static inline uint32_t bit(int seat) {
    return (uint32_t)1 << seat;
}

/* Seats that are asked in this way now. */
uint32_t match_asked(nt_match *, nt_ask how);
/* Follows the match by a move. A step begins when somebody is asked who was not, or when one of those who have just
 * answered is asked again. */
void secret_step_follow(secret_step *, nt_match *, uint32_t answered);
/* Where the match stands in its secret step: its plies are played again beside it. As far as they can be, for a judge
 * makes moves of his own. */
void secret_step_find(secret_step *, nt_match *);

#endif
