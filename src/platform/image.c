/* Pictures in memory. */
#include "platform/image.h"

#include "platform/blend.h"

#include <stdlib.h>

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

/* Returns what all pixels have of alpha. */
static uint32_t multiply_row(uint32_t *to, const uint8_t *from, int n) {
    uint32_t all = 255;
    for (int x = 0; x < n; x++, from += 4) {
        all &= from[3];
        to[x] =
            pf_blend_multiplied((uint32_t)from[3] << 24 | (uint32_t)from[0] << 16 | (uint32_t)from[1] << 8 | from[2]);
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

/* Of a row what is opaque on both sides of the middle, within what is left. */
static void narrow(const uint32_t *row, int middle, int *left, int *right) {
    uint32_t all = 0xFF000000u;
    for (int x = *left; x < *right; x++) {
        all &= row[x];
    }
    if (all == 0xFF000000u) {
        return;
    }
    int x = middle;
    while (x < *right && row[x] >= 0xFF000000u) {
        x++;
    }
    *right = x;
    for (x = middle; x > *left && row[x - 1] >= 0xFF000000u;) {
        x--;
    }
    *left = x;
}

/* Grown from the middle up and down alike, as cards and plates are. */
pf_rect pf_image_solid(const pf_image *image) {
    enum { LEAST_SIDE = 48 };
    const int middle = image->w / 2, centre = image->h / 2;
    pf_rect best = {0, 0, 0, 0};
    if (image->px == NULL || image->w < LEAST_SIDE || image->h < LEAST_SIDE) {
        return best;
    }
    for (int i = 0, left = 0, right = image->w; i <= centre && centre + i < image->h && left < right; i++) {
        narrow(image->px + (ptrdiff_t)(centre - i) * image->w, middle, &left, &right);
        narrow(image->px + (ptrdiff_t)(centre + i) * image->w, middle, &left, &right);
        if ((right - left) * (2 * i + 1) > best.w * best.h) {
            best = (pf_rect){left, centre - i, right - left, 2 * i + 1};
        }
    }
    return best;
}
