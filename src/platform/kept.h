/* Pictures of the title that are kept in the user's cache folder, drawn at the size of the window: the next start
 * reads what this one drew. Of no other picture is anything kept: a file and its time would tell what was shown. */
#ifndef NT_PLATFORM_KEPT_H
#define NT_PLATFORM_KEPT_H

#include "platform/pictures.h"

/* Whether pictures of this name are kept. */
bool pf_kept_is(const char *name);
/* The picture as it was drawn of the same document at the same size; NULL when there is none, or another, or a
 * damaged one. The caller frees it. */
pf_image *pf_kept_read(const char *dir, const char *data_dir, const pf_picture *);
/* Read where it was kept, else where it lies ready (platform/ready.h), else drawn; then kept where it may be. `dir`
 * NULL: nothing is kept. */
pf_image *pf_kept_make(const char *dir, const char *data_dir, const pf_picture *, const char **why);
/* Keeps it in place of the one of another size. What cannot be written is left: the next start draws it again. */
void pf_kept_write(const char *dir, const char *data_dir, const pf_picture *, const pf_image *);

#endif
