/* Pictures in memory and the blending of one over another. */
#include "platform/image.h"

#include "platform/blend.h"
#include "platform/pack.h"

#include <stdlib.h>
#include <string.h>

enum { SIDE_MAX = 32767, PIXELS_MAX = 1 << 26 };

bool pf_image_fits(int w, int h) {
    return w > 0 && h > 0 && w <= SIDE_MAX && h <= SIDE_MAX && (int64_t)w * h <= PIXELS_MAX;
}

static pf_image *new_image(int w, int h, size_t pixel) {
    if (!pf_image_fits(w, h)) {
        return NULL;
    }
    pf_image *image = calloc(1, sizeof *image + (size_t)w * (size_t)h * pixel);
    if (!image) {
        return NULL;
    }
    image->w = w;
    image->h = h;
    return image;
}

pf_image *pf_image_new(int w, int h) {
    pf_image *image = new_image(w, h, sizeof(uint32_t));
    if (image) {
        image->px = (uint32_t *)(image + 1);
    }
    return image;
}

pf_image *pf_image_new_cover(int w, int h) {
    pf_image *image = new_image(w, h, 1);
    if (image) {
        image->cover = (uint8_t *)(image + 1);
    }
    return image;
}

pf_image *pf_image_over(uint32_t *px, int w, int h) {
    pf_image *image = calloc(1, sizeof *image);
    if (image) {
        *image = (pf_image){.w = w, .h = h, .opaque = true, .px = px};
    }
    return image;
}

bool pf_image_owns(const pf_image *image) {
    return image->px == NULL || image->px == (const uint32_t *)(image + 1);
}

void pf_image_free(pf_image *image) {
    free(image);
}

size_t pf_image_bytes(const pf_image *image) {
    const size_t pixels = (size_t)image->w * (size_t)image->h;
    return sizeof *image +
           (image->runs ? image->words
            : image->px ? pixels
                        : 0) *
               sizeof(uint32_t) +
           (image->cover ? pixels : 0);
}

static uint32_t multiplied(uint32_t straight) {
    uint32_t a = straight >> 24;
    return a == 255 ? straight : (a << 24) | (pf_blend_scale(straight, a) & 0x00FFFFFFu);
}

/* Returns what all pixels have of alpha. */
static uint32_t multiply_row(uint32_t *to, const uint8_t *from, int n) {
    uint32_t all = 255;
    for (int x = 0; x < n; x++, from += 4) {
        all &= from[3];
        to[x] = multiplied((uint32_t)from[3] << 24 | (uint32_t)from[0] << 16 | (uint32_t)from[1] << 8 | from[2]);
    }
    return all;
}

pf_image *pf_image_from_rgba(const uint8_t *rgba, int w, int h, int pitch) {
    pf_image *image = pf_image_new(w, h);
    if (!image) {
        return NULL;
    }
    uint32_t all = 255;
    for (int y = 0; y < h; y++) {
        all &= multiply_row(image->px + (ptrdiff_t)y * w, rgba + (ptrdiff_t)y * pitch, w);
    }
    image->opaque = all == 255;
    return image;
}

pf_image pf_image_in_rgba(uint32_t *rgba, int w, int h) {
    uint32_t all = 255;
    for (int y = 0; y < h; y++) {
        uint32_t *row = rgba + (ptrdiff_t)y * w;
        all &= multiply_row(row, (const uint8_t *)row, w);
    }
    return (pf_image){.w = w, .h = h, .opaque = all == 255, .px = rgba};
}

static int least(int a, int b) {
    return a < b ? a : b;
}

static int most(int a, int b) {
    return a > b ? a : b;
}

pf_rect pf_rect_join(pf_rect a, pf_rect b) {
    if (pf_rect_empty(a)) {
        return b;
    }
    if (pf_rect_empty(b)) {
        return a;
    }
    int x = least(a.x, b.x), y = least(a.y, b.y);
    return (pf_rect){x, y, most(a.x + a.w, b.x + b.w) - x, most(a.y + a.h, b.y + b.h) - y};
}

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
    const uint32_t pixel = multiplied(colour);
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
