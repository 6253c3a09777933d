/* Hash, luminance and PNG of a painted frame. */
#include "platform/frame.h"

#include "platform/cache.h"

#include <SDL_image.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { LANES = 8 }; /* side by side, since each waits for its own last product only */

static inline uint64_t stir(uint64_t lane, uint32_t pixel) {
    return (lane ^ pixel) * 0x100000001B3u;
}

/* One by one in registers: a loop over them would be put into wider ones, which have no 64 bit product, and kept in
 * memory. */
static void stir_all(uint64_t lane[LANES], const uint32_t *px, size_t n) {
    uint64_t a = lane[0], b = lane[1], c = lane[2], d = lane[3], e = lane[4], f = lane[5], g = lane[6], h = lane[7];
    for (size_t i = 0; i < n; i += LANES) {
        a = stir(a, px[i]);
        b = stir(b, px[i + 1]);
        c = stir(c, px[i + 2]);
        d = stir(d, px[i + 3]);
        e = stir(e, px[i + 4]);
        f = stir(f, px[i + 5]);
        g = stir(g, px[i + 6]);
        h = stir(h, px[i + 7]);
    }
    memcpy(lane, (uint64_t[LANES]){a, b, c, d, e, f, g, h}, LANES * sizeof *lane);
}

uint64_t pf_image_hash(const pf_image *image) {
    uint64_t hash = pf_hash_number(PF_HASH_START, (uint64_t)(uint32_t)image->w << 32 | (uint32_t)image->h);
    const size_t n = (size_t)image->w * (size_t)image->h, whole = n - n % LANES;
    uint64_t lane[LANES] = {1, 2, 3, 4, 5, 6, 7, 8};
    stir_all(lane, image->px, whole);
    for (size_t i = whole; i < n; i++) {
        lane[i - whole] = stir(lane[i - whole], image->px[i]);
    }
    for (size_t k = 0; k < LANES; k++) {
        hash = pf_hash_number(hash, lane[k]);
    }
    return hash;
}

bool pf_image_same(const pf_image *a, const pf_image *b) {
    const size_t bytes = (size_t)a->w * (size_t)a->h * sizeof a->px[0];
    return a->w == b->w && a->h == b->h && memcmp(a->px, b->px, bytes) == 0;
}

static double linear(unsigned v) {
    double part = v / 255.0;
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4);
}

/* Each colour's part of the light as a whole number: no sum waits for the one before, as it does with fractions. */
double pf_image_luminance(const pf_image *image) {
    static const double whole = 1 << 24;
    uint32_t red[256], green[256], blue[256];
    for (unsigned v = 0; v < 256; v++) {
        const double light = linear(v) * whole;
        red[v] = (uint32_t)(0.2126 * light + 0.5);
        green[v] = (uint32_t)(0.7152 * light + 0.5);
        blue[v] = (uint32_t)(0.0722 * light + 0.5);
    }
    uint64_t sum = 0;
    const size_t n = (size_t)image->w * (size_t)image->h;
    for (size_t i = 0; i < n; i++) {
        const uint32_t p = image->px[i];
        sum += red[p >> 16 & 255u] + green[p >> 8 & 255u] + blue[p & 255u];
    }
    return (double)sum / whole / (double)n;
}

bool pf_image_save(const pf_image *image, const char *path, char *problem, size_t cap) {
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormatFrom(image->px, image->w, image->h, 32, image->w * 4, SDL_PIXELFORMAT_ARGB8888);
    bool saved = surface && IMG_SavePNG(surface, path) == 0;
    if (!saved) {
        snprintf(problem, cap, "The picture %s cannot be written: %s.", path, SDL_GetError());
    }
    SDL_FreeSurface(surface);
    return saved;
}
