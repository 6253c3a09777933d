/* Hours of a café, faster than they pass: guests come, play, press everywhere, leave in the middle, come at night;
 * the power goes; and what is left is deleted. */
#ifndef NT_TESTS_KIOSK_SOAK_H
#define NT_TESTS_KIOSK_SOAK_H

#include "kiosk/kit_kiosk.h"

typedef struct {
    int parties, matches_begun, power_cuts, offered, taken_up;
    long memory_kib; /* resident, at the end of the hour */
    int files, threads;
    uint64_t silent_ms; /* the longest that the program said nothing to whoever watches it */
} soak_hour;

/* So many minutes of the house; after each hour, and at the end, `tell` gets what was so far. Fails where a promise
 * is broken. */
void soak(cafe *, int minutes, uint64_t seed, void (*tell)(int minute, const soak_hour *));

enum { SOAK_GAMES = 1000 };

/* What a life says of itself where it outlives it, in memory that is shared with whoever ends it. */
typedef struct {
    volatile int ready;  /* it has started: the folder may be lost */
    volatile int lost;   /* told to the life: the folder cannot be written now */
    volatile int losses; /* how often that began */
    volatile int over;   /* games that ended while it could be: a mark of each one's record */
    volatile uint64_t game[SOAK_GAMES];
    volatile int over_lost;
    volatile int offered, parties;
    volatile long memory_kib;
    volatile int files, threads;
} soak_life;

/* The house before its first life. */
void soak_first(cafe *);
/* From a power cut on guests come and go until the process is ended from outside. */
void soak_live(cafe *, uint64_t seed, soak_life *);
/* The last life: everybody has gone, and all that was left is deleted. */
void soak_last(cafe *, soak_life *);
/* How many evenings were kept of the game with this mark. */
int soak_kept(const cafe *, uint64_t game);

#endif
