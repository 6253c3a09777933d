/* Large plates by their sides. The reader of pictures takes as long for a pixel within a plate as for one at its
 * edge, once for each shape of its document; here it draws the edges alone and what lies within is filled. The pixels
 * are those of the whole drawing: the reader's arithmetic hangs on where a point lies, so each side is drawn where it
 * lies. */
#ifndef NT_PLATFORM_SIDES_H
#define NT_PLATFORM_SIDES_H

#include "platform/pictures.h"

/* NULL where it is not worth it, for what has other shapes than closed outlines of lines, clockwise from the top left
 * corner, and on no memory. */
pf_image *pf_sides_make(const pf_shape *, int w, int h);

#endif
