/* Changing who sits at the table: the acts of the seating scene, without a picture. */
#ifndef NT_APP_PEOPLE_H
#define NT_APP_PEOPLE_H

#include "app/seating.h"
#include "text/break.h"

/* Chairs beyond n keep what they have, so that a chair taken away comes back as it was. */
void people_set_count(app_seating *, int n);
/* The next emblem that nobody at the table has; a chair that is put away gives up its own. */
void people_next_emblem(app_seating *, int seat, int step);
/* The next colour, with a border pattern that tells it from others of the same colour. */
void people_next_colour(app_seating *, int seat, int step);
/* Two people change places; everything moves with them. */
void people_swap(app_seating *, int a, int b);
/* Adds typed text to a name, as far as it fits; control characters are left out. */
void people_type(ui_seat *, const char *utf8);
/* Takes the last letter of a name away, with its marks, by the rules of the table's language. */
void people_erase(ui_seat *, text_breaker *);

#endif
