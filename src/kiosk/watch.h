/* Whether the program turns, told to whoever started it: the word "turns" on a line of its own, the first one when
 * the first frame stands, then one now and then, as long as the loop turns and the screen takes its frames. The
 * window opens no socket for that: packaging/kiosk hands it on to the service manager. */
#ifndef NT_KIOSK_WATCH_H
#define NT_KIOSK_WATCH_H

#include <stdint.h>
#include <stdio.h>

enum { WATCH_MS = 20000 };

typedef struct {
    FILE *to; /* NULL: nobody listens */
    uint64_t next;
} watch;

/* The loop has turned once more. */
void watch_turn(watch *, uint64_t now);

#endif
