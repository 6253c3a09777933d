/* Paints draw lists into a frame: the whole of the first, then only what differs from the list before. */
#ifndef NT_PLATFORM_PAINTER_H
#define NT_PLATFORM_PAINTER_H

#include "platform/ahead.h"
#include "platform/plan.h"
#include "platform/soon.h"
#include "platform/trouble.h"

typedef struct pf_painter pf_painter;

/* What is given must outlive it. NULL on no memory. */
pf_painter *pf_painter_new(const char *data_dir, pf_fonts *, pf_trouble *);
/* Where pictures lie that were drawn ahead; without it, and where they are not there, the painter draws them. It must
 * outlive the painter. */
void pf_painter_ahead(pf_painter *, pf_ahead *);
void pf_painter_soon(pf_painter *, pf_soon *); /* the same of what a list says comes soon */
/* What was drawn ahead counts among all that is kept, and is not lost when something else is wanted. */
void pf_painter_collect(pf_painter *);
void pf_painter_free(pf_painter *);
/* The frame is new: the next list is painted whole. */
void pf_painter_forget(pf_painter *);
/* Brings the frame from the list before to this one. Fills the rectangles that were painted; returns how many. */
int pf_painter_paint(pf_painter *, const ui_draw *, pf_image *frame, pf_rect painted[PF_DIRTY]);
/* How many pictures were made since the start: no growth means that all came from the cache. */
uint64_t pf_painter_made(const pf_painter *);

#endif
