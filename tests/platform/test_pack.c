/* Pictures as runs: what is laid is what their pixels would lay, and flat ones are small. */
#include "canvas.h"

#include "platform/frame.h"
#include "platform/pack.h"

enum { TALL = 9, GROUND_W = 1200, GROUND_H = 24 };

static uint32_t next(uint32_t *seed) {
    *seed = *seed * 1664525u + 1013904223u;
    return *seed >> 8;
}

/* Of an alpha, whose channels are no larger. */
static uint32_t pixel_of(uint32_t *seed, uint32_t a) {
    const uint32_t r = next(seed) % (a + 1), g = next(seed) % (a + 1), b = next(seed) % (a + 1);
    return a << 24 | r << 16 | g << 8 | b;
}

/* Stretches of every kind and length: clear, opaque and veiled ones, of one colour or of many. */
static pf_image *patchwork(int w, uint32_t seed, int longest) {
    pf_image *image = pf_image_new(w, TALL);
    assert_non_null(image);
    for (int i = 0; i < w * TALL;) {
        const int kind = (int)(next(&seed) % 5), len = 1 + (int)(next(&seed) % (uint32_t)longest);
        const uint32_t a = kind == 0 ? 0 : kind < 3 ? 255 : 1 + next(&seed) % 254, one = pixel_of(&seed, a);
        for (int k = 0; k < len && i < w * TALL; k++, i++) {
            image->px[i] = kind % 2 == 1 ? one : pixel_of(&seed, a);
        }
    }
    return image;
}

static pf_image *ground(void) {
    pf_image *image = pf_image_new(GROUND_W, GROUND_H);
    assert_non_null(image);
    for (int i = 0; i < GROUND_W * GROUND_H; i++) {
        image->px[i] = 0xFF000000u | (uint32_t)i * 2654435761u >> 8;
    }
    return image;
}

static void lay_both(const pf_image *image, const pf_image *packed, pf_rect clip, int x, int y, unsigned alpha) {
    pf_image *one = ground(), *other = ground();
    pf_draw_image(one, clip, image, x, y, alpha);
    pf_draw_image(other, clip, packed, x, y, alpha);
    assert_true(pf_image_same(one, other));
    pf_image_free(one);
    pf_image_free(other);
}

static void runs_are_laid_like_pixels(void **state) {
    (void)state;
    static const int widths[] = {1, 3, 4, 17, 255, 511, 512, 513, 1100};
    static const int lengths[] = {3, 12, 60, 700};
    static const unsigned alphas[] = {255, 254, 90, 1, 0};
    int packed_ones = 0;
    for (uint32_t i = 0; i < 9 * 4 * 6; i++) {
        pf_image *image = patchwork(widths[i % 9], i, lengths[i / 9 % 4]), *packed = pf_pack(image);
        for (int k = 0; packed != NULL && k < 5; k++) {
            lay_both(image, packed, (pf_rect){0, 0, GROUND_W, GROUND_H}, 5, 6, alphas[k]);
            lay_both(image, packed, (pf_rect){37 * k, 8, 3 + 130 * k, 5}, 5 - 7 * k, 6, alphas[k]);
            lay_both(image, packed, (pf_rect){500, 0, 40, GROUND_H}, k, -2, alphas[k]);
        }
        packed_ones += packed != NULL;
        pf_image_free(packed);
        pf_image_free(image);
    }
    assert_true(packed_ones > 50);
}

static void pixels_come_back(void **state) {
    (void)state;
    pf_image *image = patchwork(700, 5, 60), *packed = pf_pack(image), *again = packed ? pf_unpack(packed) : NULL;
    assert_non_null(again);
    assert_true(pf_image_same(image, again));
    pf_image_free(again);
    pf_image_free(packed);
    pf_image_free(image);
}

static void it_keeps_its_place_and_what_it_hides(void **state) {
    (void)state;
    pf_image *image = pf_image_new(300, 20);
    pf_draw_clear(image, (pf_rect){0, 0, 300, 20}, 0xFF102030u);
    image->x = -7;
    image->y = 9;
    image->opaque = true;
    pf_image *packed = pf_pack(image), *again = pf_unpack(packed);
    assert_true(packed->opaque && again->opaque);
    assert_int_equal(packed->x, -7);
    assert_int_equal(again->y, 9);
    pf_image_free(again);
    pf_image_free(packed);
    pf_image_free(image);
}

/* A frame of one colour, a board with clear corners; noise stays as it is. */
static void flat_pictures_are_small(void **state) {
    (void)state;
    pf_image *image = pf_image_new(1920, 1080);
    const pf_rect all = {0, 0, 1920, 1080};
    pf_image *packed = pf_pack(image);
    assert_true(pf_image_bytes(packed) < pf_image_bytes(image) / 200);
    pf_image_free(packed);
    pf_draw_fill(image, all, (pf_rect){100, 100, 1700, 900}, 0xFF204060u);
    pf_draw_fill(image, all, (pf_rect){300, 200, 400, 300}, 0xFFA04060u);
    pf_draw_fill(image, all, (pf_rect){1000, 200, 400, 300}, 0x80A04060u);
    packed = pf_pack(image);
    assert_true(pf_image_bytes(packed) < pf_image_bytes(image) / 100);
    pf_image_free(packed);
    pf_image_free(image);
    image = ground();
    assert_null(pf_pack(image));
    pf_image_free(image);
}

/* Folds of a curtain: many colours beside each other, the same from top to bottom but for a spot that wanders. */
static void what_stands_above_is_not_put_again(void **state) {
    (void)state;
    enum { W = 1400, H = 300 };
    pf_image *image = pf_image_new(W, H);
    for (int i = 0; i < W * H; i++) {
        const uint32_t x = (uint32_t)(i % W), spot = (uint32_t)(i / W) * 4;
        const uint32_t a = x / 200 % 2 ? 0xFF000000u : 0x80000000u;
        image->px[i] = x >= spot && x < spot + 3 ? 0xFFFFFFFFu : a | (x * 2654435761u >> 8 & 0x007F7F7Fu);
    }
    pf_image *packed = pf_pack(image), *again = packed ? pf_unpack(packed) : NULL;
    assert_non_null(again);
    assert_true(pf_image_bytes(packed) < pf_image_bytes(image) / 8);
    assert_true(pf_image_same(image, again));
    lay_both(image, packed, (pf_rect){90, 3, 900, 20}, -20, -40, 255);
    lay_both(image, packed, (pf_rect){90, 3, 900, 20}, -20, -40, 77);
    pf_image_free(again);
    pf_image_free(packed);
    pf_image_free(image);
}

/* Coverage, and what is packed already. */
static void only_pixels_are_packed(void **state) {
    (void)state;
    pf_image *cover = pf_image_new_cover(64, 64), *image = pf_image_new(64, 64), *packed = pf_pack(image);
    assert_non_null(packed);
    assert_null(pf_pack(cover));
    assert_null(pf_pack(packed));
    pf_image_free(cover);
    pf_image_free(image);
    pf_image_free(packed);
}

/* What it says it hides is opaque, pixel by pixel. */
static void it_hides_no_more_than_it_covers(void **state) {
    (void)state;
    int hidden = 0;
    for (uint32_t i = 0; i < 200; i++) {
        pf_image *image = patchwork(300, i, 90), *packed = pf_pack(image);
        uint32_t seed = i;
        for (int k = 0; packed != NULL && k < 60; k++) {
            const int x = (int)(next(&seed) % 280), y = (int)(next(&seed) % (TALL - 1));
            const pf_rect r = {x, y, 1 + (int)(next(&seed) % 20), 1 + (int)(next(&seed) % (uint32_t)(TALL - y))};
            const bool hides = pf_pack_hides(packed, r);
            hidden += hides;
            for (int at = 0; hides && at < r.w * r.h; at++) {
                assert_true(image->px[(r.y + at / r.w) * 300 + r.x + at % r.w] >> 24 == 255);
            }
        }
        pf_image_free(image);
        pf_image_free(packed);
    }
    assert_true(hidden > 100);
}

/* A plate with a rim: all within it, and nothing that reaches beyond. */
static void a_plate_hides_what_lies_within_its_rim(void **state) {
    (void)state;
    enum { W = 600, H = 60, RIM = 5 };
    pf_image *image = pf_image_new(W, H);
    for (int i = 0; i < W * H; i++) {
        const int x = i % W, y = i / W;
        const bool inside = x >= RIM && x < W - RIM && y >= RIM && y < H - RIM;
        image->px[i] = inside ? 0xFF202838u : 0;
    }
    pf_image *packed = pf_pack(image);
    assert_non_null(packed);
    assert_true(pf_pack_hides(packed, (pf_rect){RIM, RIM, W - 2 * RIM, H - 2 * RIM}));
    assert_true(pf_pack_hides(packed, (pf_rect){250, 20, 12, 12}));
    assert_false(pf_pack_hides(packed, (pf_rect){RIM - 1, 20, 12, 12}));
    assert_false(pf_pack_hides(packed, (pf_rect){250, H - RIM - 11, 12, 12}));
    pf_image_free(image);
    pf_image_free(packed);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(runs_are_laid_like_pixels),
        cmocka_unit_test(pixels_come_back),
        cmocka_unit_test(it_keeps_its_place_and_what_it_hides),
        cmocka_unit_test(flat_pictures_are_small),
        cmocka_unit_test(what_stands_above_is_not_put_again),
        cmocka_unit_test(only_pixels_are_packed),
        cmocka_unit_test(it_hides_no_more_than_it_covers),
        cmocka_unit_test(a_plate_hides_what_lies_within_its_rim),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
