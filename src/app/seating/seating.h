/* Who sits at the table. */
#ifndef NT_APP_SEATING_H
#define NT_APP_SEATING_H

#include "engine/game.h"
#include "ui/seats.h"

typedef struct {
    int n;
    ui_seat seat[NT_MAX_SEATS];
} app_seating;

/* n chairs with the default emblems, colours and patterns; names empty (the localised emblem name is shown). Chair 0
 * is a person, the others bots when `bots`; all read the table's language. */
app_seating app_seating_standard(int n, bool bots);
/* The name that is shown: typed, or the emblem's in the catalogue. */
void app_seat_name(const ui_seat *, text_catalogue *, char *buf, size_t cap);
uint32_t app_seating_humans(const app_seating *);
/* One person among bots. */
bool app_seating_is_one(const app_seating *);

#endif
