/* What the settings do, as a picture beside them: a lit table, a curtain, houses that light up. */
#ifndef NT_APP_SETTINGS_PREVIEW_H
#define NT_APP_SETTINGS_PREVIEW_H

#include "app/settings/settings_rows.h"

/* In a frame of at least 300 du by 200. */
void settings_preview(ui_draw *, ui_rect, settings_group, const app_settings *);

#endif
