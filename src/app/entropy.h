/* Chance that nobody can foresee or find again: the system's own. */
#ifndef NT_APP_ENTROPY_H
#define NT_APP_ENTROPY_H

#include <stdbool.h>
#include <stdint.h>

/* False when the system has none to give; there is no weaker stand-in. */
bool entropy_take(uint64_t *out);

#endif
