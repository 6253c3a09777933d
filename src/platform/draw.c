/* Pictures laid over others. */
#include "platform/blend.h"
#include "platform/image.h"
#include "platform/pack.h"

#include <string.h>

static pf_rect within(const pf_image *to, pf_rect clip, pf_rect r) {
    return pf_rect_cut(pf_rect_cut(r, clip), (pf_rect){0, 0, to->w, to->h});
}

void pf_draw_clear(pf_image *to, pf_rect clip, uint32_t pixel) {
    const pf_rect r = within(to, clip, clip);
    if (pf_rect_empty(r)) {
        return;
    }
    uint32_t *first = to->px + (ptrdiff_t)r.y * to->w + r.x;
    for (int x = 0; x < r.w; x++) {
        first[x] = pixel;
    }
    for (int y = 1; y < r.h; y++) {
        memcpy(first + (ptrdiff_t)y * to->w, first, (size_t)r.w * sizeof *first);
    }
}

void pf_draw_fill(pf_image *to, pf_rect clip, pf_rect at, uint32_t colour) {
    const uint32_t pixel = pf_blend_multiplied(colour);
    pf_rect r = within(to, clip, at);
    if (colour >> 24 == 255) {
        pf_draw_clear(to, r, pixel);
        return;
    }
    for (int y = r.y; y < r.y + r.h; y++) {
        pf_blend_fill(to->px + (ptrdiff_t)y * to->w + r.x, pixel, r.w);
    }
}

void pf_draw_image(pf_image *to, pf_rect clip, const pf_image *image, int x, int y, unsigned alpha) {
    x += image->x;
    y += image->y;
    pf_rect r = within(to, clip, (pf_rect){x, y, image->w, image->h});
    if (pf_rect_empty(r) || alpha == 0) {
        return;
    }
    if (image->runs) {
        pf_pack_draw(to, r, image, x, y, alpha);
        return;
    }
    for (int row = r.y; row < r.y + r.h; row++) {
        const uint32_t *from = image->px + (ptrdiff_t)(row - y) * image->w + (r.x - x);
        uint32_t *put = to->px + (ptrdiff_t)row * to->w + r.x;
        if (image->opaque && alpha >= 255) {
            pf_blend_copy(put, from, r.w);
        } else if (alpha >= 255) {
            pf_blend_row(put, from, r.w);
        } else {
            pf_blend_faded(put, from, r.w, alpha);
        }
    }
}

void pf_draw_cover(pf_image *to, pf_rect clip, const pf_image *image, int x, int y, uint32_t colour) {
    x += image->x;
    y += image->y;
    pf_rect r = within(to, clip, (pf_rect){x, y, image->w, image->h});
    if (pf_rect_empty(r)) {
        return;
    }
    for (int row = r.y; row < r.y + r.h; row++) {
        pf_blend_cover(to->px + (ptrdiff_t)row * to->w + r.x,
                       image->cover + (ptrdiff_t)(row - y) * image->w + (r.x - x), r.w, colour);
    }
}
