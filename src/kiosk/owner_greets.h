/* What guests find when they come: the title with the languages of the house, that which they begin with lit. */
#ifndef NT_KIOSK_OWNER_GREETS_H
#define NT_KIOSK_OWNER_GREETS_H

#include "kiosk/owner_rows.h"

void owner_greets_draw(const owner_view *, const kiosk *, ui_draw *, ui_rect);

#endif
