/* What can be said of a painted frame: its hash, whether it is another one's, its light, its picture on disk. */
#ifndef NT_PLATFORM_FRAME_H
#define NT_PLATFORM_FRAME_H

#include "platform/image.h"

uint64_t pf_image_hash(const pf_image *);
/* Whether both have the same size and pixels. */
bool pf_image_same(const pf_image *, const pf_image *);
/* Mean of each colour, linear light, 0..1. */
void pf_image_light(const pf_image *, double rgb[3]);
/* Mean of the relative luminance, linear light, 0..1. */
double pf_image_luminance(const pf_image *);
/* The same pixels give the same file. False with the reason; the file then may be cut short. */
bool pf_image_save(const pf_image *, const char *path, char *problem, size_t cap);

#endif
