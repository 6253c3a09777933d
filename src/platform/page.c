/* The page in a browser: its picture, its turns, what it keeps, and one tab alone that has the saves. */
#ifdef __EMSCRIPTEN__
#include "platform/page.h"

#include <emscripten.h>
#include <errno.h>
#include <stdlib.h>

/* What stands in braces is of another language. */
/* clang-format off */
/* cppcheck-suppress unknownMacro */
EM_JS(int, page_width, (void), { return Page.pixels().w; })
EM_JS(int, page_height, (void), { return Page.pixels().h; })
EM_JS(void, page_put, (const void *px, int x, int y, int w, int h, int all_w, int all_h),
      { Page.put(px, x, y, w, h, all_w, all_h); })
EM_JS(void, page_full, (int on), { Page.full(on); })
EM_JS(int, page_is_full, (void), { return Page.isFull(); })
EM_ASYNC_JS(void, page_wait, (int ms), { await Page.wait(ms); })
EM_JS(int, page_has_news, (void), { return Page.hasNews(); })
EM_ASYNC_JS(int, page_keep, (void), { return await Page.keep(); })
EM_JS(void, page_over, (void), { Page.over(); })
EM_JS(int, page_is_elsewhere, (void), { return Page.elsewhere; })
/* clang-format on */

void pf_page_pixels(int *w, int *h) {
    *w = page_width();
    *h = page_height();
}

/* A canvas wants red first, and light that is not multiplied: a frame lets nothing through. */
static void put(const pf_image *frame, pf_rect r, uint32_t *room) {
    uint32_t *to = room;
    for (int y = r.y; y < r.y + r.h; y++) {
        const uint32_t *from = frame->px + (size_t)y * (size_t)frame->w + r.x;
        for (int x = 0; x < r.w; x++) {
            const uint32_t p = from[x];
            *to++ = 0xFF000000U | (p & 0xFF00U) | (p & 0xFFU) << 16 | (p >> 16 & 0xFFU);
        }
    }
    page_put(room, r.x, r.y, r.w, r.h, frame->w, frame->h);
}

bool pf_page_show(const pf_image *frame, const pf_rect *rect, int n) {
    bool good = true;
    for (int i = 0; i < n; i++) {
        const pf_rect cut = pf_rect_cut(rect[i], (pf_rect){0, 0, frame->w, frame->h});
        uint32_t *room = pf_rect_empty(cut) ? NULL : malloc((size_t)cut.w * (size_t)cut.h * sizeof *room);
        if (room) {
            put(frame, cut, room);
        }
        good = good && (room || pf_rect_empty(cut));
        free(room);
    }
    return good;
}

void pf_page_full(bool on) {
    page_full(on);
}

bool pf_page_is_full(void) {
    return page_is_full() != 0;
}

void pf_page_wait(int ms) {
    page_wait(ms);
}

bool pf_page_keep(void) {
    return page_has_news() == 0 || page_keep() == 0;
}

void pf_page_over(void) {
    page_over();
}

/* In the C library's place, whose own says yes to everybody: the folder of saves belongs to the tab that came first.
 */
int flock(int file, int how);
int flock(int file, int how) {
    (void)file;
    (void)how;
    if (page_is_elsewhere() != 0) {
        errno = EWOULDBLOCK;
        return -1;
    }
    return 0;
}
#else
typedef int pf_no_page; /* a file of C holds something */
#endif
