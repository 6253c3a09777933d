/* The screen: a copy of what was sent, and a painter of its own to compare it with. */
#include "window/screen.h"

#include <string.h>

#include "app/kit_app.h"
#include "platform/painter.h"

static const uint32_t OPAQUE = 0xFF000000u;

/* One window in a process. */
static struct {
    pf_image *seen;
    pf_trouble trouble;
    pf_fonts *fonts;
    pf_painter *painter;
} screen;

const pf_image *screen_seen(void) {
    return screen.seen;
}

static void fit(int w, int h) {
    pf_image *was = screen.seen, *now;
    if (was != NULL && was->w == w && was->h == h) {
        return;
    }
    now = pf_image_new(w, h);
    assert_non_null(now);
    for (int y = 0; was != NULL && y < h && y < was->h; y++) {
        memcpy(now->px + (ptrdiff_t)y * w, was->px + (ptrdiff_t)y * was->w,
               (size_t)(w < was->w ? w : was->w) * sizeof *now->px);
    }
    pf_image_free(was);
    screen.seen = now;
}

static void copy(const SDL_Surface *from, SDL_Rect r) {
    const pf_rect cut = pf_rect_cut((pf_rect){r.x, r.y, r.w, r.h}, (pf_rect){0, 0, from->w, from->h});
    const int w = screen.seen->w, bytes = from->format->BytesPerPixel;
    if (pf_rect_empty(cut)) {
        return;
    }
    const uint8_t *source = (const uint8_t *)from->pixels + (ptrdiff_t)cut.y * from->pitch + cut.x * bytes;
    uint32_t *to = screen.seen->px + (ptrdiff_t)cut.y * w + cut.x;
    SDL_ConvertPixels(cut.w, cut.h, from->format->format, source, from->pitch, SDL_PIXELFORMAT_ARGB8888, to, w * 4);
    for (int y = 0; y < cut.h; y++) {
        for (int x = 0; x < cut.w; x++) {
            to[(ptrdiff_t)y * w + x] |= OPAQUE;
        }
    }
}

void screen_take(const SDL_Surface *from, const SDL_Rect *rect, int n) {
    fit(from->w, from->h);
    for (int i = 0; i < n; i++) {
        copy(from, rect[i]);
    }
}

static pf_image *painted(const ui_draw *list) {
    pf_rect rects[PF_DIRTY];
    pf_image *fresh = pf_image_new(screen.seen->w, screen.seen->h);
    if (screen.painter == NULL) {
        screen.fonts = pf_fonts_new(NT_SOURCE_DIR, &screen.trouble);
        screen.painter = pf_painter_new(NT_SOURCE_DIR, screen.fonts, &screen.trouble);
    }
    assert_true(fresh != NULL && screen.painter != NULL);
    pf_painter_forget(screen.painter);
    pf_painter_paint(screen.painter, list, fresh, rects);
    return fresh;
}

bool screen_is(const ui_draw *list) {
    pf_image *fresh = painted(list);
    const size_t n = (size_t)fresh->w * (size_t)fresh->h;
    bool same = true;
    for (size_t i = 0; i < n && same; i++) {
        same = (fresh->px[i] | OPAQUE) == screen.seen->px[i];
    }
    pf_image_free(fresh);
    return same;
}
