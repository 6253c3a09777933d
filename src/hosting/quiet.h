/* The door of those who are out for good: where the game's options let them, they may see everything there is. They
 * only look. A match opens it only when its game says so from its config and its public part (nt_hosting.sees_all);
 * for everybody else, and in every other match, it is shut. */
#ifndef NT_HOSTING_QUIET_H
#define NT_HOSTING_QUIET_H

#include "engine/match.h"

/* Whether the seat may see everything now. */
bool nt_quiet_may(const nt_match *, uint8_t seat);
/* Bytes that nt_quiet_whole fills. */
size_t nt_quiet_size(const nt_match *);
/* Copies everything into buf and lets *out point into it; false, and nothing is copied, when the seat may not. */
bool nt_quiet_whole(const nt_match *, uint8_t seat, void *buf, nt_whole *out);

#endif
