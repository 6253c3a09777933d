/* Spoiler twins: two matches whose public stories are the same up to an event and differ from it on. They are shown
 * to the same people through the real scenes; until the event that differs has been told, everything that can be
 * noticed must be the same: frames with their words and zones, sounds, and when something moves next. */
#ifndef NT_TESTS_APP_KIT_APP_SPOILERS_H
#define NT_TESTS_APP_KIT_APP_SPOILERS_H

#include "app/kit_app.h"

typedef struct {
    const nt_game *game;
    const nt_table *table;
    uint8_t seats;
    int pairs;       /* so many are to be shown */
    int shown, deep; /* were; of these, so many after events that the ply of both told alike */
    bool flat;       /* on a flat table, where all hold their chips: what opens is compared, not what lies in it */
    void (*began)(app *); /* called with each application at its title; may be NULL */
    char why[400];        /* the first difference */
} spoilers;

/* Finds pairs by playing at random with this seed and shows them. False with `why` when one could be told apart too
 * early; also when there are fewer than `pairs` in a long time. */
bool spoilers_hold(spoilers *, uint64_t seed);

#endif
