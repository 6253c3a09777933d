/* Matches between bots, the same for the same seed on every machine. */
#ifndef NT_CLI_SIM_H
#define NT_CLI_SIM_H

#include "bots/bots.h"
#include "engine/match.h"

/* The seeds of game `index` of a run: of the match, and of its bots. */
typedef struct {
    uint64_t match, bots;
} cli_seeds;
cli_seeds cli_seeds_of(uint64_t seed, uint64_t index);

/* Lets the bots play until the match is over; the lowest seat that is asked goes first. */
nt_err cli_play_out(nt_match *, const nt_bot *const bots[NT_MAX_SEATS], nt_rng *);

#endif
