/* Two runs of the real program on one tape, one for each truth, and what the viewer and the table can tell of it. */
#ifndef NT_TESTS_WINDOW_TWIN_H
#define NT_TESTS_WINDOW_TWIN_H

#include "window/desk.h"

enum { TWIN_EVENTS = 12 };

typedef struct {
    long pairs, moments, by_channel[OUT_CHANNELS];
    struct {
        char name[60];
        long n;
    } event[TWIN_EVENTS]; /* what came between, by kind */
} twin_counts;

extern const char *const twin_channel[OUT_CHANNELS];

/* Runs both from folders of their own. False with the first difference, or with what must not be in any truth. Kept:
 * what came out stays in window-0.txt and window-1.txt. */
bool twin_holds(const truths *, const side_manner *, const nt_table *, const tape *, const char *driver,
                twin_counts *, bool kept, char *why, size_t cap);

#endif
