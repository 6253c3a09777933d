/* What the program does to files of other folders than its own; and the system's chance, the same for both truths. */
#ifndef NT_TWINS_OUTSIDE_H
#define NT_TWINS_OUTSIDE_H

#include <stdint.h>

/* From here on whatever is written, made, renamed or removed has to lie in the folder of one of both. */
void outside_of(int truth, const char *dir);
/* The home of both by its name, which leads to the folder of the one that runs. */
void outside_home(const char *dir);
/* The first that did not since this was last asked, or NULL. */
const char *outside_done(void);

/* From here on the system's chance gives this stream. */
void outside_chance(uint64_t seed);
/* How often it was asked since this was last asked. */
int outside_drawn(void);

#endif
