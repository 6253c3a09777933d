/* How much light pictures and shapes give, for frames that are to give one light whatever they show (ui/level.h). */
#ifndef NT_PLATFORM_LIGHTS_H
#define NT_PLATFORM_LIGHTS_H

#include "ui/draw.h"

typedef struct pf_lights pf_lights;

/* data_dir must outlive it. NULL on no memory. */
pf_lights *pf_lights_new(const char *data_dir);
void pf_lights_free(pf_lights *); /* NULL is fine */
/* As ui_type.shines wants it. */
float pf_lights_of(void *lights, const ui_draw *, const ui_command *, ui_colour ground);

#endif
