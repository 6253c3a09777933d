/* Changing who sits at the table: the acts of the seating scene, without a picture. */
#ifndef NT_APP_PEOPLE_H
#define NT_APP_PEOPLE_H

#include "app/seating/seating.h"
#include "text/break.h"

/* Chairs beyond n keep what they have, so that a chair taken away comes back as it was. */
void people_set_count(app_seating *, int n);
/* That emblem; whoever has it, at the table or put away, gets the one that was given up. */
void people_take_emblem(app_seating *, int seat, int emblem);
/* That colour, with a border pattern that tells it from others of the same colour; when all patterns are taken
 * nothing changes. */
void people_take_colour(app_seating *, int seat, int colour);
/* Everybody is a person; chairs that come later, too. */
void people_all(app_seating *);
/* One person alone with bots, later chairs too. */
void people_alone(app_seating *, int seat);
/* Two people change places; everything moves with them. */
void people_swap(app_seating *, int a, int b);
/* Adds typed text to a name, as far as it fits; control characters are left out. */
void people_type(ui_seat *, const char *utf8);
/* Adds a text from elsewhere: without what cannot be seen or turns the line, spaces and line ends as single spaces,
 * cut to what a name holds and never within a letter with its marks. False when nothing is left to add. */
bool people_paste(ui_seat *, const char *text, text_breaker *);
/* Takes the last letter of a name away, with its marks, by the rules of the table's language. */
void people_erase(ui_seat *, text_breaker *);

#endif
