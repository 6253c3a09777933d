/* Pictures that lie ready as pixels beside their document, NAME_WxH.png: the title as a first start shows it. Each
 * holds the hash of the document that it was drawn from (tools/make-ready). */
#ifndef NT_PLATFORM_READY_H
#define NT_PLATFORM_READY_H

#include "platform/pictures.h"

/* NULL when none of this size lies there, or it is another document's. The caller frees it; it may be
 * packed. */
pf_image *pf_ready_read(const char *data_dir, const pf_picture *);

#endif
