/* Pictures drawn beside the window before they are asked for, one after the other on a thread of their own. What is
 * wanted may hang on nothing but the game and the size, since the work can be felt. Without threads nothing is drawn
 * ahead. */
#ifndef NT_PLATFORM_AHEAD_H
#define NT_PLATFORM_AHEAD_H

#include "platform/kept.h"

enum { PF_AHEAD = 12 }; /* more are left */

typedef struct pf_ahead pf_ahead;

/* What is given must outlive it; kept_dir as pf_kept_make has it. NULL on no memory. */
pf_ahead *pf_ahead_new(const char *data_dir, const char *kept_dir);
void pf_ahead_free(pf_ahead *); /* waits for the picture that is being drawn */
/* These in place of what was wanted before; their names must live as long. Nothing happens when they are the same. */
void pf_ahead_want(pf_ahead *, const pf_picture *, int n);
/* One that is there, packed, and which; NULL when none is. The caller's from now on. */
pf_image *pf_ahead_next(pf_ahead *, pf_picture *is);
/* This one: waits while it is being drawn. NULL when it is not there, and then it is not drawn ahead any more. */
pf_image *pf_ahead_take(pf_ahead *, const pf_picture *);
/* Waits until all are drawn. */
void pf_ahead_finish(pf_ahead *);

#endif
