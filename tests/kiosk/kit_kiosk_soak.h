/* Hours of a café, faster than they pass: guests come, play, press everywhere, leave in the middle, come at night;
 * the power goes; and what is left is deleted. */
#ifndef NT_TESTS_KIOSK_SOAK_H
#define NT_TESTS_KIOSK_SOAK_H

#include "kiosk/kit_kiosk.h"

typedef struct {
    int parties, matches_begun, power_cuts, offered, taken_up;
    long memory_kib; /* resident, at the end of the hour */
    int files, threads;
} soak_hour;

/* So many minutes of the house; after each hour, and at the end, `tell` gets what was so far. Fails where a promise
 * is broken. */
void soak(cafe *, int minutes, uint64_t seed, void (*tell)(int minute, const soak_hour *));

#endif
