/* A group's picture as it is turned and scaled. */
#ifndef NT_PLATFORM_MOVED_H
#define NT_PLATFORM_MOVED_H

#include "platform/plan.h"

bool pf_moved_scaled(const pf_step *group);
/* Neither turned nor scaled: only seen through. */
bool pf_moved_none(const pf_step *group);
/* What the cache calls a group's pixels, beside the same group packed; and what is laid for any step. What is carried
 * comes as the pixels that it was scaled from. */
uint64_t pf_moved_pixels_key(const pf_step *group);
uint64_t pf_moved_laid_key(const pf_step *);
/* Of what its steps show, as pixels; the caller's. NULL without memory for it. */
pf_image *pf_moved(const pf_step *group, const pf_image *flat);

#endif
