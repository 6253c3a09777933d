/* Pictures that a list says will be shown soon (ui_soon), drawn beside the window until they are. What is asked for
 * has been told to everybody. Without threads nothing is drawn ahead. */
#ifndef NT_PLATFORM_SOON_H
#define NT_PLATFORM_SOON_H

#include "platform/cache.h"
#include "platform/pictures.h"

enum { PF_SOON_TEXT = 2048 }; /* a longer one is drawn when it is shown */

typedef struct {
    uint64_t key;            /* as pf_step.picture */
    bool shape;              /* the name is the body of a document */
    float du_w, du_h, solid; /* of it (pf_shape) */
    pf_picture is;
} pf_wish;

typedef struct pf_soon pf_soon;

/* data_dir must outlive it. NULL on no memory. */
pf_soon *pf_soon_new(const char *data_dir);
void pf_soon_free(pf_soon *); /* waits for the picture that is being drawn; NULL is fine */
/* Copied. Nothing happens when it has been asked for, or when too many are. */
void pf_soon_ask(pf_soon *, const pf_wish *);
/* One that is there, packed, and which; NULL when none is. The caller's from now on. */
pf_image *pf_soon_next(pf_soon *, uint64_t *key, pf_effort *);
/* This one: waits while it is being drawn. NULL when it is not there, and then it is not drawn any more. */
pf_image *pf_soon_take(pf_soon *, uint64_t key);
/* Leaves the thread so many milliseconds, fewer when all are drawn; how many seconds were waited for it in
 * pf_soon_take since the last call. */
double pf_soon_leave(pf_soon *, uint32_t ms);

#endif
