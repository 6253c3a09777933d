/* Pictures turned by quarters, exactly, and by degrees. */
#include "platform/image.h"

#include <math.h>

enum { FINE = 256 }; /* steps between two pixels */

/* Half of a whole number, rounded down. */
static int half(int v) {
    return (v - (v & 1)) / 2;
}

pf_rect pf_rect_turned(pf_rect r, int quarters, int w, int h) {
    /* The middle is (w/2, h/2); a corner at (x, y) from the box's corner goes round it. */
    switch (quarters & 3) {
    case 1:
        return (pf_rect){half(w + h) - (r.y + r.h), half(h - w) + r.x, r.h, r.w};
    case 2:
        return (pf_rect){w - (r.x + r.w), h - (r.y + r.h), r.w, r.h};
    case 3:
        return (pf_rect){half(w - h) + r.y, half(w + h) - (r.x + r.w), r.h, r.w};
    default:
        return r;
    }
}

pf_image *pf_turn_quarters(const pf_image *from, int quarters, int w, int h) {
    quarters &= 3;
    const pf_rect lies = pf_rect_turned((pf_rect){from->x, from->y, from->w, from->h}, quarters, w, h);
    pf_image *to = pf_image_new(lies.w, lies.h);
    if (!to) {
        return NULL;
    }
    to->opaque = from->opaque;
    for (int y = 0; y < from->h; y++) {
        const uint32_t *row = from->px + (ptrdiff_t)y * from->w;
        for (int x = 0; x < from->w; x++) {
            int tx = quarters == 0 ? x : quarters == 1 ? from->h - 1 - y : quarters == 2 ? from->w - 1 - x : y;
            int ty = quarters == 0 ? y : quarters == 1 ? x : quarters == 2 ? from->h - 1 - y : from->w - 1 - x;
            to->px[(ptrdiff_t)ty * to->w + tx] = row[x];
        }
    }
    to->x = lies.x;
    to->y = lies.y;
    return to;
}

static uint32_t pixel_at(const pf_image *image, int x, int y) {
    return x < 0 || y < 0 || x >= image->w || y >= image->h ? 0 : image->px[(ptrdiff_t)y * image->w + x];
}

/* The pixel between four, (x, y) in FINE steps. */
static uint32_t between(const pf_image *image, int64_t x, int64_t y) {
    int64_t whole_x = x >= 0 ? x / FINE : -((FINE - 1 - x) / FINE),
            whole_y = y >= 0 ? y / FINE : -((FINE - 1 - y) / FINE);
    if (whole_x < -1 || whole_y < -1 || whole_x >= image->w || whole_y >= image->h) {
        return 0;
    }
    uint32_t fx = (uint32_t)(x - whole_x * FINE), fy = (uint32_t)(y - whole_y * FINE);
    int px = (int)whole_x, py = (int)whole_y;
    uint32_t four[4] = {pixel_at(image, px, py), pixel_at(image, px + 1, py), pixel_at(image, px, py + 1),
                        pixel_at(image, px + 1, py + 1)};
    uint32_t weight[4] = {(FINE - fx) * (FINE - fy), fx * (FINE - fy), (FINE - fx) * fy, fx * fy};
    uint32_t out = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        uint32_t sum = FINE * FINE / 2;
        for (int i = 0; i < 4; i++) {
            sum += ((four[i] >> shift) & 255u) * weight[i];
        }
        out |= (sum / (FINE * FINE)) << shift;
    }
    return out;
}

pf_image *pf_turn_degrees(const pf_image *from, float degrees, int w, int h) {
    double turn = (double)degrees * 3.14159265358979323846 / 180.0, c = cos(turn), s = sin(turn);
    double mid_x = w / 2.0, mid_y = h / 2.0;
    double left = 1e9, top = 1e9, right = -1e9, bottom = -1e9;
    for (int i = 0; i < 4; i++) {
        double x = from->x + (i & 1 ? from->w : 0) - mid_x, y = from->y + (i & 2 ? from->h : 0) - mid_y;
        left = fmin(left, x * c - y * s + mid_x);
        right = fmax(right, x * c - y * s + mid_x);
        top = fmin(top, x * s + y * c + mid_y);
        bottom = fmax(bottom, x * s + y * c + mid_y);
    }
    int x0 = (int)floor(left) - 1, y0 = (int)floor(top) - 1;
    pf_image *to = pf_image_new((int)ceil(right) + 1 - x0, (int)ceil(bottom) + 1 - y0);
    if (!to) {
        return NULL;
    }
    to->x = x0;
    to->y = y0;
    /* Backwards: where each pixel's middle comes from, in whole steps of 1/65536 so that it is repeatable. */
    const double one = 65536.0;
    int64_t cos_step = (int64_t)floor(c * one + 0.5), sin_step = (int64_t)floor(s * one + 0.5);
    for (int y = 0; y < to->h; y++) {
        double dx = x0 + 0.5 - mid_x, dy = y0 + y + 0.5 - mid_y;
        int64_t fx = (int64_t)floor((dx * c + dy * s + mid_x - from->x - 0.5) * one + 0.5);
        int64_t fy = (int64_t)floor((dy * c - dx * s + mid_y - from->y - 0.5) * one + 0.5);
        uint32_t *row = to->px + (ptrdiff_t)y * to->w;
        for (int x = 0; x < to->w; x++, fx += cos_step, fy -= sin_step) {
            row[x] = between(from, fx >> 8, fy >> 8);
        }
    }
    return to;
}
