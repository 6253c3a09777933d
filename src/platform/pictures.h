/* SVG sources made into pictures of an exact size. Nothing is kept here; the painter's cache does that. */
#ifndef NT_PLATFORM_PICTURES_H
#define NT_PLATFORM_PICTURES_H

#include "platform/image.h"

typedef struct {
    const char *name; /* below assets/pictures, without .svg */
    int w, h;         /* pixels */
    uint32_t tint;    /* colour that takes the place of a figure's ink; 0 = none. Its alpha is not used */
    bool cover;       /* keeps its shape, fills w x h and is cropped evenly; else it is stretched */
} pf_picture;

/* The caller frees the picture, which may be packed (platform/pack.h). NULL with the reason when the file cannot be
 * read or drawn. */
pf_image *pf_picture_make(const char *data_dir, const pf_picture *, const char **why);
/* What a reader of pictures gave, which is freed; may be packed. NULL for NULL and on no memory. */
struct SDL_Surface;
pf_image *pf_picture_taken(struct SDL_Surface *);
/* The body of a document of which the first du_w x du_h are drawn, as w x h pixels; may be packed. NULL when it
 * cannot be drawn. */
pf_image *pf_picture_of_body(const char *body, size_t len, double du_w, double du_h, int w, int h);
/* What stands for a picture that is missing: a dashed outline. NULL on no memory. */
pf_image *pf_slot_make(int w, int h);

#endif
