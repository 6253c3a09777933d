/* In a browser: the page that the window lies in, by what packaging/web/page.js gives. Only there; whoever includes
 * this asks for __EMSCRIPTEN__ first. */
#ifndef NT_PLATFORM_PAGE_H
#define NT_PLATFORM_PAGE_H

#include "platform/image.h"

/* The room for the picture, in pixels of the screen. */
void pf_page_pixels(int *w, int *h);
/* False without memory for it. */
bool pf_page_show(const pf_image *frame, const pf_rect *, int n);
/* A browser may refuse that where no finger asked for it. */
void pf_page_full(bool on);
bool pf_page_is_full(void);
/* Gives the browser its turn until something comes, so many milliseconds at most. By then all that came before is
 * answered and painted: what covered the picture when the page was left goes. */
void pf_page_wait(int ms);
/* What was written is kept when this returns; false when the browser does not keep it. */
bool pf_page_keep(void);
/* The program ends; the page stays. */
void pf_page_over(void);

#endif
