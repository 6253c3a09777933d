/* How long a judge waits in a call that nobody answers: like those of this game that somebody did. */
#ifndef NT_HOSTING_CALL_LENGTH_H
#define NT_HOSTING_CALL_LENGTH_H

#include "app/files/saves.h"
#include "engine/rng.h"
#include "hosting/table_hosting.h"

/* A call begins. True when it does for the first time, and its length may be kept: one that is made again, after undo
 * or an interruption, is entered, not played. */
bool call_length_begins(saves_hosted *, const hosting_call *);
/* A call for somebody took so long, from its first sentence to its last. */
void call_length_keep(saves_hosted *, const hosting_call *, uint64_t ms);
/* ms for a call for nobody: drawn between 80 and 120 % of the median of those kept of this call, or of its window
 * before there is one. Draws once, whatever is known. */
uint64_t call_length_fake(const saves_hosted *, const hosting_call *, nt_rng *);

#endif
