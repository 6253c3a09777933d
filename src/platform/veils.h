/* Groups that are most of a frame and seen through: a page that goes while another one comes. Each is laid a few
 * times and never again, and is as large as a ground: among the pictures that are kept it would drive grounds and
 * cards out, which a table then makes again. So it lies beside them, as pixels, as long as a list has it. */
#ifndef NT_PLATFORM_VEILS_H
#define NT_PLATFORM_VEILS_H

#include "platform/plan.h"

enum { PF_VEILS = 2 }; /* in one frame: what goes, and what lies between two pages */

/* All zero before the first. */
typedef struct {
    uint64_t is[PF_VEILS]; /* pf_step.picture */
    pf_image *image[PF_VEILS];
} pf_veils;

bool pf_veils_takes(const pf_step *group, int frame_w, int frame_h);
/* NULL when it is not there. */
const pf_image *pf_veils_get(const pf_veils *, uint64_t picture);
/* Takes the picture over and returns it; NULL is fine. Where all places are taken, the first gives way. */
const pf_image *pf_veils_put(pf_veils *, uint64_t picture, pf_image *);
/* Gives up what the plan no longer has. */
void pf_veils_keep(pf_veils *, const pf_plan *);
void pf_veils_free(pf_veils *);

#endif
