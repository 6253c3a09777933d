/* The lock of a seat: three signs that its owner chose when the own hand was opened for the first time in a match,
 * and gives whenever it is opened again. For tables that wish it (app_settings.seat_lock). The signs belong to
 * the match: they lie sealed in its file, and whoever continues it, after another match or a restart, gives those. */
#ifndef NT_APP_SEAT_LOCK_H
#define NT_APP_SEAT_LOCK_H

#include "app/app_state.h"

/* One try. Where a sign lies is drawn anew for each, so that no finger's way tells it. */
typedef struct {
    uint8_t order[LOCK_SIGNS];
    uint8_t given[LOCK_CODE]; /* signs */
    int n;
    bool wrong; /* the last try was; said until the next sign */
} seat_lock;

/* Its scene, between the curtain and the view. */
typedef struct {
    scene base;
    curtain_arg arg;
    seat_lock lock;
} lock_scene;

/* Whether this seat's hand stays shut until its signs are given. */
bool seat_lock_wanted(const app *, uint8_t seat);
void seat_lock_begin(seat_lock *, app *);
/* The sign at this place is pressed; true: the hand may open. A seat without signs has chosen them then. */
bool seat_lock_press(seat_lock *, app *, uint8_t seat, int place);
/* What is said above the signs. */
const char *seat_lock_words(const seat_lock *, const app *, uint8_t seat, text_words *);
/* The signs in two rows, each a zone `zone` with its place as n and these flags, and how many were given. */
void seat_lock_draw(const seat_lock *, ui_draw *, ui_rect, const char *zone, unsigned flags);

#endif
