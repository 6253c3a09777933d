/* Pictures as they are kept: strips of rows, each a list of runs. Flat colours and clear parts take next to no room
 * and are laid faster than pixels are copied; what is laid is the same. */
#ifndef NT_PLATFORM_PACK_H
#define NT_PLATFORM_PACK_H

#include "platform/image.h"

/* The same picture as runs; NULL when that would not be smaller, or there is no memory. */
pf_image *pf_pack(const pf_image *);
/* Both in the picture's place: as it was when it cannot be smaller; NULL, and it is no more, when there is no memory
 * for its pixels. NULL for NULL. */
pf_image *pf_packed(pf_image *);
pf_image *pf_unpacked(pf_image *);
/* The same picture as pixels. NULL on no memory. */
pf_image *pf_unpack(const pf_image *);
/* What pf_draw_image does with the part of a packed picture, its corner at (x, y), that lies in `r`; r lies inside
 * the picture and the target. */
void pf_pack_draw(pf_image *to, pf_rect r, const pf_image *, int x, int y, unsigned alpha);
/* Whether a packed picture lets nothing through in `r`, which lies inside it. Where it cannot be said soon it is no.
 */
bool pf_pack_hides(const pf_image *, pf_rect r);

#endif
