/* Rows that are blended: each channel as arithmetic says it, rounded, at every length and every alpha. */
#include "canvas.h"

#include "platform/blend.h"

#include <math.h>

enum { LONG = 27 };

/* Of a channel that is there and one that is laid over it. */
static unsigned rounded(double v) {
    return (unsigned)floor(v + 0.5);
}

static unsigned channel(uint32_t pixel, int i) {
    return pixel >> (8 * i) & 255u;
}

static uint32_t times(uint32_t pixel, unsigned a) {
    uint32_t out = 0;
    for (int i = 0; i < 4; i++) {
        out |= rounded(channel(pixel, i) * (double)a / 255) << (8 * i);
    }
    return out;
}

static uint32_t laid(uint32_t under, uint32_t pixel) {
    return pixel + times(under, 255 - (pixel >> 24));
}

/* A pixel of this alpha whose channels are no larger. */
static uint32_t pixel_of(uint32_t seed, unsigned a) {
    const uint32_t some = seed * 2654435761u;
    return a << 24 | (times(some, a) & 0x00FFFFFFu);
}

static void ground(uint32_t to[LONG], uint32_t seed) {
    for (int i = 0; i < LONG; i++) {
        to[i] = 0xFF000000u | ((seed + (uint32_t)i) * 0x9E3779B9u >> 8);
    }
}

static void a_row_lies_over_another(void **state) {
    (void)state;
    for (unsigned a = 0; a < 256; a++) {
        for (int n = 1; n <= LONG; n++) {
            uint32_t from[LONG], to[LONG], before[LONG];
            ground(to, a);
            memcpy(before, to, sizeof to);
            for (int i = 0; i < LONG; i++) { /* each four of another kind: none, whole, mixed */
                const unsigned own = i / 4 % 3 == 0 ? a : i / 4 % 3 == 1 ? (a + 83u * (unsigned)i) % 256 : 255;
                from[i] = pixel_of(a + (uint32_t)i, own);
            }
            pf_blend_row(to, from, n);
            for (int i = 0; i < LONG; i++) {
                assert_int_equal(to[i], i < n ? laid(before[i], from[i]) : before[i]);
            }
        }
    }
}

/* Wherever it begins: whole words are stored where they lie in memory. */
static void a_row_takes_the_place_of_another(void **state) {
    (void)state;
    for (int at = 0; at < 8; at++) {
        for (int n = 0; n < LONG - at; n++) {
            uint32_t from[LONG], to[LONG], before[LONG];
            ground(to, 1);
            ground(from, 2);
            memcpy(before, to, sizeof to);
            pf_blend_copy(to + at, from, n);
            for (int i = 0; i < LONG; i++) {
                assert_int_equal(to[i], i >= at && i < at + n ? from[i - at] : before[i]);
            }
        }
    }
}

static void a_row_fades(void **state) {
    (void)state;
    for (unsigned a = 0; a < 256; a++) {
        uint32_t from[LONG], to[LONG], before[LONG];
        ground(to, a);
        memcpy(before, to, sizeof to);
        for (int i = 0; i < LONG; i++) {
            from[i] = pixel_of(a + (uint32_t)i, (unsigned)i * 37u % 256);
        }
        pf_blend_faded(to, from, LONG, a);
        for (int i = 0; i < LONG; i++) {
            assert_int_equal(to[i], laid(before[i], times(from[i], a)));
        }
    }
}

static void one_pixel_fills_a_row(void **state) {
    (void)state;
    for (unsigned a = 0; a < 256; a++) {
        uint32_t to[LONG], before[LONG];
        const uint32_t pixel = pixel_of(a, a);
        ground(to, a);
        memcpy(before, to, sizeof to);
        pf_blend_fill(to, pixel, LONG);
        for (int i = 0; i < LONG; i++) {
            assert_int_equal(to[i], laid(before[i], pixel));
        }
    }
}

static void a_colour_covers_a_row(void **state) {
    (void)state;
    for (unsigned a = 0; a < 256; a++) {
        uint8_t cover[LONG];
        uint32_t to[LONG], before[LONG];
        const uint32_t colour = a << 24 | ((a * 0x010305u ^ 0x00C98542u) & 0x00FFFFFFu);
        ground(to, a);
        memcpy(before, to, sizeof to);
        for (int i = 0; i < LONG; i++) {
            cover[i] = (uint8_t)(i < 4 ? 0 : i * 53);
        }
        pf_blend_cover(to, cover, LONG, colour);
        for (int i = 0; i < LONG; i++) {
            const unsigned through = rounded(cover[i] * (double)a / 255);
            const uint32_t pixel = through << 24 | (times(colour, through) & 0x00FFFFFFu);
            assert_int_equal(to[i], laid(before[i], pixel));
        }
    }
}

/* Every channel below every alpha. */
static void every_channel_and_alpha(void **state) {
    (void)state;
    for (unsigned a = 0; a < 256; a++) {
        uint32_t below[256], row[256], fill[256], faded[256], none[256] = {0};
        uint8_t cover[256];
        for (unsigned i = 0; i < 256; i++) {
            below[i] = fill[i] = 0xFF000000u | i * 0x010101u;
            row[i] = a << 24;
            cover[i] = (uint8_t)a;
            faded[i] = i * 0x01010101u;
        }
        uint32_t under[256], covered[256];
        memcpy(under, below, sizeof under);
        memcpy(covered, below, sizeof covered);
        pf_blend_row(under, row, 256);
        pf_blend_fill(fill, a << 24, 256);
        pf_blend_cover(covered, cover, 256, 0xFF000000u);
        pf_blend_faded(none, faded, 256, a);
        for (unsigned i = 0; i < 256; i++) {
            assert_int_equal(under[i], laid(below[i], a << 24));
            assert_int_equal(fill[i], under[i]);
            assert_int_equal(covered[i], under[i]);
            assert_int_equal(none[i], times(faded[i], a));
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_row_lies_over_another),
        cmocka_unit_test(a_row_takes_the_place_of_another),
        cmocka_unit_test(a_row_fades),
        cmocka_unit_test(one_pixel_fills_a_row),
        cmocka_unit_test(a_colour_covers_a_row),
        cmocka_unit_test(every_channel_and_alpha),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
