/* Scaling by registers, two pixels at a time, is scaling one by one: the same bytes at every size. */
#include "canvas.h"

#include <stdlib.h>

#include "platform/image.h"

/* The same once more, compiled for a processor that has no such words. */
static pf_image *plain_scale(const pf_image *, pf_rect);
#undef __SSE2__
#define pf_scale plain_scale
#include "platform/scale.c"
#undef pf_scale

#ifdef __SANITIZE_ADDRESS__ /* the plain one takes ten times as long there */
enum { SIZES = 400, FAR = 2 };
#else
enum { SIZES = 4000, FAR = 9 };
#endif
enum { SIDE = 160, LONG = 2500 };

static bool has_words(void) {
#if (defined(__x86_64__) || defined(__i386__)) && !defined(_WIN32)
    return __builtin_cpu_supports("avx2") != 0;
#else
    return false;
#endif
}

static uint32_t next(uint32_t *chance) {
    *chance ^= *chance << 13;
    *chance ^= *chance >> 17;
    *chance ^= *chance << 5;
    return *chance;
}

/* 1..most, every fourth time a few alone. */
static int side(uint32_t *chance, int most) {
    return 1 + (int)(next(chance) % (uint32_t)(next(chance) % 4 == 0 ? 5 : most));
}

/* Whole and clear pixels, where sums are at their ends, beside any others. */
static pf_image *some_picture(int w, int h, uint32_t *chance) {
    pf_image *image = pf_image_new(w, h);
    assert_non_null(image);
    for (int i = 0; i < w * h; i++) {
        const uint32_t pixel = next(chance), kind = next(chance) % 4;
        image->px[i] = kind == 0 ? 0 : kind == 1 ? 0xFFFFFFFFu : pixel;
    }
    return image;
}

static void compare(int w, int h, int to_w, int to_h, uint32_t *chance) {
    pf_image *from = some_picture(w, h, chance);
    const pf_rect lies = {-3, 5, to_w, to_h};
    pf_image *fast = pf_scale(from, lies), *plain = plain_scale(from, lies);
    assert_true(fast != NULL && plain != NULL);
    if (memcmp(fast->px, plain->px, (size_t)to_w * (size_t)to_h * sizeof *fast->px) != 0) {
        fail_msg("%dx%d scaled to %dx%d is another picture", w, h, to_w, to_h);
    }
    pf_image_free(from);
    pf_image_free(fast);
    pf_image_free(plain);
}

static void needs_words(void) {
    if (!has_words()) {
        print_message("skipped: this processor has no AVX2\n");
        skip();
    }
}

static void any_size_is_the_same(void **state) {
    (void)state;
    uint32_t chance = 0x5EED1E55u;
    needs_words();
    for (int i = 0; i < SIZES; i++) {
        const int w = side(&chance, SIDE), h = side(&chance, SIDE);
        compare(w, h, side(&chance, SIDE), side(&chance, SIDE), &chance);
    }
}

/* Of one pixel many, of many one, and what lies just beside a half, a third, the whole, and twice as much. */
static void far_smaller_and_larger_is_the_same(void **state) {
    (void)state;
    uint32_t chance = 0xFA57F00Du;
    needs_words();
    for (int i = 1; i <= FAR; i++) {
        compare(1, i, LONG + i, 3, &chance);
        compare(i, 1, 3, LONG + i, &chance);
        compare(LONG + i, 3, 1, i, &chance);
        compare(3, LONG + i, i, 1, &chance);
        compare(LONG, i, i, LONG, &chance);
        for (int by = -1; by <= 1; by++) {
            compare(40 * i + by, 9, 20 * i, 9, &chance);
            compare(60 * i + by, 9, 20 * i, 7, &chance);
            compare(40 * i + by, 9, 40 * i, 9, &chance);
            compare(20 * i + by, 9, 40 * i, 11, &chance);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_size_is_the_same),
        cmocka_unit_test(far_smaller_and_larger_is_the_same),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
