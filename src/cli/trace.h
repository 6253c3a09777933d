#ifndef NT_CLI_TRACE_H
#define NT_CLI_TRACE_H

#include <stdbool.h>
#include <stdio.h>

#include "engine/match.h"

/* Prints a finished match as JSON Lines: one header object, then one object a ply (docs/records.md). False when the
 * game could not say what a ply was. */
bool cli_trace_match(const nt_match *, FILE *out);

#endif
