/* What a setting of secrets does, as a small picture before its name. */
#ifndef NT_APP_SETTINGS_VIGNETTE_H
#define NT_APP_SETTINGS_VIGNETTE_H

#include "app/settings/settings_rows.h"

#define SETTINGS_VIGNETTE_WIDTH 96.0f /* du */

/* Nothing for one of the other groups. */
void settings_vignette(ui_draw *, ui_rect, setting, const app_settings *);

#endif
