/* Where the window finds its data and keeps what it keeps. */
#ifndef NT_WINDOW_PLACES_H
#define NT_WINDOW_PLACES_H

#include "window/arguments.h"

typedef struct {
    char data[PATH_BYTES], saves[PATH_BYTES];
    char kept[PATH_BYTES]; /* pictures, from one start to the next; "" = nothing is to be kept */
} places;

/* Completes the arguments with folders that nobody named; their names lie in `places`, which has to live as long.
 * False when there is no data, or no place for what is to be carried along: it has been said (pf_refuse). `called`:
 * argv[0].
 */
bool places_choose(places *, arguments *, const char *called);

#endif
