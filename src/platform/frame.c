/* Hash, luminance and PNG of a painted frame. */
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "platform/frame.h"

#include <SDL_image.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

uint64_t pf_image_hash(const pf_image *image) {
    const uint64_t shape = (uint64_t)(uint32_t)image->w << 32 | (uint32_t)image->h;
    return XXH3_64bits_withSeed(image->px, (size_t)image->w * (size_t)image->h * sizeof image->px[0], shape);
}

bool pf_image_same(const pf_image *a, const pf_image *b) {
    const size_t bytes = (size_t)a->w * (size_t)a->h * sizeof a->px[0];
    return a->w == b->w && a->h == b->h && memcmp(a->px, b->px, bytes) == 0;
}

static double linear(unsigned v) {
    double part = v / 255.0;
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4);
}

/* Each colour's light as a whole number: no sum waits for the one before, as it does with fractions. */
void pf_image_light(const pf_image *image, double rgb[3]) {
    static const double whole = 1 << 24;
    uint32_t light[256];
    for (unsigned v = 0; v < 256; v++) {
        light[v] = (uint32_t)(linear(v) * whole + 0.5);
    }
    uint64_t red = 0, green = 0, blue = 0;
    const size_t n = (size_t)image->w * (size_t)image->h;
    for (size_t i = 0; i < n; i++) {
        const uint32_t p = image->px[i];
        red += light[p >> 16 & 255u];
        green += light[p >> 8 & 255u];
        blue += light[p & 255u];
    }
    rgb[0] = (double)red / whole / (double)n;
    rgb[1] = (double)green / whole / (double)n;
    rgb[2] = (double)blue / whole / (double)n;
}

double pf_image_luminance(const pf_image *image) {
    double rgb[3];
    pf_image_light(image, rgb);
    return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
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
