/* The games of the house as the posters that guests choose from, each above its switch. */
#ifndef NT_KIOSK_OWNER_POSTERS_H
#define NT_KIOSK_OWNER_POSTERS_H

#include "kiosk/owner_rows.h"

/* So few, and words so small, that each can be made out. */
bool owner_posters_fit(const owner_view *, const kiosk *, const ui_frame *);
void owner_posters_draw(const owner_view *, const kiosk *, ui_draw *, ui_rect);
/* The game whose rules are looked at, in place of its row: arrows below it lead to the others. */
void owner_poster_draw(const owner_view *, const kiosk *, ui_draw *, ui_rect);

#endif
