/* Shapes that are written, not read from files. Large plates are drawn by their sides: the reader of pictures takes
 * as long for a pixel within a plate as for one at its edge, once for each shape of its document; here it draws the
 * edges alone and what lies within is filled. The pixels are those of the whole drawing: the reader's arithmetic
 * hangs on where a point lies, so each side is drawn where it lies. */
#ifndef NT_PLATFORM_SHAPE_H
#define NT_PLATFORM_SHAPE_H

#include "platform/image.h"

/* The body of a document whose view box is 0 0 w h. */
typedef struct {
    const char *body;
    size_t len;
    float w, h;  /* du */
    float solid; /* so far from its edges on, du, it is of one colour; 0: nobody says so */
} pf_shape;

/* As w x h pixels; may be packed. NULL when it cannot be drawn. */
pf_image *pf_shape_make(const pf_shape *, int w, int h);
/* By its sides alone. NULL where it is not worth it, for what has other shapes than closed outlines of lines,
 * clockwise from the top left corner, and on no memory. */
pf_image *pf_shape_by_sides(const pf_shape *, int w, int h);

#endif
