/* Lines of texts that were laid before: a frame asks for the same ones again and again, and finding them costs half
 * of its time. What is kept is what breaking the text anew would give, so that nobody can tell. */
#ifndef NT_UI_LAID_H
#define NT_UI_LAID_H

#include "ui/lines.h"

/* A fixed number of places; a text that lands on another's place takes it. NULL when there is no memory. */
ui_laid *ui_laid_create(void);
void ui_laid_destroy(ui_laid *); /* NULL is fine */

/* Of everything that the lines follow from; wrap: where lines may end. Never 0. */
uint64_t ui_laid_key(const ui_frame *, text_style face, const char *lang, int px, float w, int wrap,
                     const char *text);
/* Fills in all but px and lang. False when they are not kept: lay them and keep them. */
bool ui_laid_find(const ui_laid *, uint64_t key, ui_lines *);
void ui_laid_keep(ui_laid *, uint64_t key, const ui_lines *); /* long texts are left out */

#endif
