/* Fonts: which there are, how wide a string is, and the string as coverage. One face is opened once per pixel size.
 */
#ifndef NT_PLATFORM_TYPE_H
#define NT_PLATFORM_TYPE_H

#include "platform/image.h"
#include "platform/trouble.h"
#include "ui/draw.h"

typedef struct pf_fonts pf_fonts;

typedef struct {
    const char *lang;
    text_style style;
    int px; /* size of the em, whole pixels */
    const char *text;
    size_t len;
} pf_line;

/* data_dir and trouble must outlive it. NULL when the font library does not start. */
pf_fonts *pf_fonts_new(const char *data_dir, pf_trouble *);
void pf_fonts_free(pf_fonts *);

/* Pixels of one em that a size is drawn with. */
int pf_type_pixels(float px);
/* What names a line in caches: language, style, size and characters. */
uint64_t pf_line_hash(const pf_line *);
/* Advance of the line, pixels. A face that is missing counts as boxes. */
int pf_line_width(pf_fonts *, const pf_line *);
/* Coverage of the line, placed by its left end on the baseline. NULL for a line without ink. The caller frees it. */
pf_image *pf_line_make(pf_fonts *, const pf_line *);

/* The same as ui_type wants it. */
ui_type pf_fonts_type(pf_fonts *);

#endif
