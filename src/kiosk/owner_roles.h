/* The roles of a number of players as tiles, each a figure above how many there are of it; over them what they are
 * for. */
#ifndef NT_KIOSK_OWNER_ROLES_H
#define NT_KIOSK_OWNER_ROLES_H

#include "kiosk/owner_rows.h"

/* All have room on one page, in this place. */
bool owner_roles_fit(const owner_view *, const kiosk *, const ui_frame *, ui_rect);
void owner_roles_draw(const owner_view *, const kiosk *, ui_draw *, ui_rect);

#endif
