/* A line now and then while the loop turns. */
#include "kiosk/watch.h"

void watch_turn(watch *w, uint64_t now) {
    if (w->to != NULL && now >= w->next) {
        w->next = now + WATCH_MS;
        fputs("turns\n", w->to);
        fflush(w->to);
    }
}
