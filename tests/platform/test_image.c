/* Blending, scaling and turning: exact where it can be, without dark fringes where it cannot. */
#include "canvas.h"

#include <stdlib.h>

#include "platform/image.h"

static pf_image *speckled(int w, int h) {
    pf_image *image = pf_image_new(w, h);
    assert_non_null(image);
    for (int i = 0; i < w * h; i++) {
        image->px[i] = 0xFF000000u | (uint32_t)i * 2654435761u >> 8;
    }
    return image;
}

static void four_quarters_are_a_whole_turn(void **state) {
    (void)state;
    pf_image *first = speckled(24, 10), *image = speckled(24, 10);
    int w = 24, h = 10;
    for (int i = 0; i < 4; i++) {
        pf_image *next = pf_turn_quarters(image, 1, w, h);
        int box = w;
        pf_image_free(image);
        image = next;
        w = h;
        h = box;
        image->x = image->y = 0;
        assert_int_equal(image->w, w);
        assert_int_equal(image->h, h);
    }
    assert_memory_equal(image->px, first->px, 24 * 10 * sizeof *first->px);
    pf_image_free(image);
    pf_image_free(first);
}

static void a_quarter_keeps_the_middle(void **state) {
    (void)state;
    pf_image *image = speckled(40, 20), *turned = pf_turn_quarters(image, 1, 40, 20);
    assert_int_equal(turned->x, 10);
    assert_int_equal(turned->y, -10);
    assert_int_equal(turned->px[19], image->px[0]); /* top left comes to top right */
    pf_image_free(turned);
    pf_image_free(image);
}

static void degrees_and_quarters_agree(void **state) {
    (void)state;
    pf_image *image = speckled(40, 20), *exact = pf_turn_quarters(image, 1, 40, 20);
    pf_image *turned = pf_turn_degrees(image, 90.0F, 40, 20);
    for (int y = 0; y < exact->h; y++) {
        for (int x = 0; x < exact->w; x++) {
            assert_int_equal(turned->px[(y + exact->y - turned->y) * turned->w + x + exact->x - turned->x],
                             exact->px[y * exact->w + x]);
        }
    }
    pf_image_free(turned);
    pf_image_free(exact);
    pf_image_free(image);
}

static void turned_white_has_no_dark_edge(void **state) {
    (void)state;
    pf_image *white = pf_image_new(30, 30);
    pf_draw_fill(white, (pf_rect){0, 0, 30, 30}, (pf_rect){0, 0, 30, 30}, 0xFFFFFFFFu);
    pf_image *turned = pf_turn_degrees(white, 17.0F, 30, 30);
    int between = 0;
    for (int i = 0; i < turned->w * turned->h; i++) {
        uint32_t p = turned->px[i];
        assert_int_equal(p & 0xFFu, p >> 24);
        between += p >> 24 > 0 && p >> 24 < 255;
    }
    assert_true(between > 60);
    pf_image_free(turned);
    pf_image_free(white);
}

/* As it lies: the same bytes. Smaller or larger: what scaling first and turning then gives, but for edges. */
static void scaled_and_turned_in_one_step(void **state) {
    (void)state;
    pf_image *soft = pf_image_new(60, 40);
    assert_non_null(soft);
    for (int i = 0; i < 60 * 40; i++) {
        soft->px[i] = 0xFF000000u | (uint32_t)(4 * (i % 60)) << 16 | (uint32_t)(6 * (i / 60));
    }
    pf_image *as_it_is = pf_turn_scaled(soft, (pf_rect){0, 0, 60, 40}, 6.0F, 60, 40);
    pf_image *turned = pf_turn_degrees(soft, 6.0F, 60, 40);
    assert_memory_equal(as_it_is->px, turned->px, (size_t)(turned->w * turned->h) * sizeof *turned->px);
    for (int w = 41; w < 90; w += 7) {
        const pf_rect lies = {30 - w / 2, 20 - w / 3, w, 2 * w / 3};
        pf_image *one = pf_turn_scaled(soft, lies, -4.5F, 60, 40), *small = pf_scale(soft, lies);
        pf_image *two = pf_turn_degrees(small, -4.5F, 60, 40);
        assert_true(one->x == two->x && one->y == two->y && one->w == two->w && one->h == two->h);
        int far = 0;
        for (int i = 0; i < one->w * one->h; i++) {
            const uint32_t p = one->px[i], q = two->px[i];
            const bool whole = p >> 24 == 255 && q >> 24 == 255;
            far += whole &&
                   (abs((int)(p >> 16 & 255) - (int)(q >> 16 & 255)) > 5 || abs((int)(p & 255) - (int)(q & 255)) > 8);
        }
        assert_int_equal(far, 0);
        pf_image_free(one);
        pf_image_free(small);
        pf_image_free(two);
    }
    pf_image_free(as_it_is);
    pf_image_free(turned);
    pf_image_free(soft);
}

/* Lines of one pixel are seen at every place of a picture two thirds as large; below that one has to scale first. */
static void what_is_turned_and_smaller_leaves_no_line_out(void **state) {
    (void)state;
    for (int at = 20; at < 44; at++) {
        pf_image *line = pf_image_new(64, 64);
        assert_non_null(line);
        for (int y = 0; y < 64; y++) {
            line->px[y * 64 + at] = 0xFFFFFFFFu;
        }
        const pf_rect less = {10, 10, 43, 43};
        assert_true(pf_turns_scaled(line, less) && !pf_turns_scaled(line, (pf_rect){10, 10, 42, 43}));
        pf_image *turned = pf_turn_scaled(line, less, 3.0F, 64, 64);
        for (int y = 12; y < turned->h - 12; y++) {
            uint32_t seen = 0;
            for (int x = 0; x < turned->w; x++) {
                seen += turned->px[y * turned->w + x] >> 24;
            }
            assert_in_range(seen, 120, 256); /* two thirds of a pixel, between a half and the whole */
        }
        pf_image_free(turned);
        pf_image_free(line);
    }
}

static void a_scale_of_one_changes_nothing(void **state) {
    (void)state;
    pf_image *image = speckled(24, 10), *same = pf_scale(image, (pf_rect){3, -4, 24, 10});
    assert_memory_equal(image->px, same->px, 24 * 10 * sizeof *image->px);
    assert_int_equal(same->x, 3);
    assert_int_equal(same->y, -4);
    pf_image_free(same);
    pf_image_free(image);
}

static void what_is_smaller_is_the_mean(void **state) {
    (void)state;
    pf_image *image = pf_image_new(4, 2);
    assert_non_null(image);
    memcpy(image->px,
           (uint32_t[]){0xFF000000u, 0xFFFF8000u, 0, 0xFF0000FFu, 0xFF000000u, 0xFFFF8000u, 0, 0xFF0000FFu},
           8 * sizeof *image->px);
    pf_image *half = pf_scale(image, (pf_rect){0, 0, 2, 2}), *one = pf_scale(image, (pf_rect){0, 0, 1, 1});
    assert_int_equal(half->px[0], 0xFF804000u);
    assert_int_equal(half->px[1], 0x80000080u);
    assert_int_equal(half->px[3], half->px[1]);
    assert_int_equal(one->px[0], 0xBF402040u);
    pf_image_free(one);
    pf_image_free(half);
    pf_image_free(image);
}

/* Whatever the size: what is opaque stays so, and no channel is above alpha. */
static void scaled_edges_are_neither_dark_nor_bright(void **state) {
    (void)state;
    pf_image *white = pf_image_new(37, 23), *half = pf_image_new(37, 23);
    assert_true(white != NULL && half != NULL);
    white->opaque = true;
    for (int i = 0; i < 37 * 23; i++) {
        white->px[i] = 0xFFFFFFFFu;
        half->px[i] = i % 37 < 18 ? 0xFFFFFFFFu : 0;
    }
    for (int w = 1; w < 90; w += 4) {
        pf_image *all = pf_scale(white, (pf_rect){0, 0, w, 60 - w / 2}),
                 *part = pf_scale(half, (pf_rect){0, 0, w, 23});
        assert_true(all->opaque && !part->opaque);
        for (int i = 0; i < all->w * all->h; i++) {
            assert_int_equal(all->px[i], 0xFFFFFFFFu);
        }
        for (int i = 0; i < part->w * part->h; i++) {
            assert_int_equal(part->px[i], (part->px[i] >> 24) * 0x01010101u);
        }
        pf_image_free(all);
        pf_image_free(part);
    }
    pf_image_free(white);
    pf_image_free(half);
}

static void blending_is_exact_at_its_ends(void **state) {
    (void)state;
    const uint8_t rgba[8] = {200, 100, 50, 255, 10, 20, 30, 0}, half[8] = {255, 0, 0, 128, 0, 0, 0, 128};
    pf_image *image = pf_image_from_rgba(rgba, 2, 1, 8), *to = pf_image_new(2, 1);
    pf_rect all = {0, 0, 2, 1};
    assert_false(image->opaque);
    pf_draw_clear(to, all, 0xFF112233u);
    pf_draw_image(to, all, image, 0, 0, 255);
    assert_int_equal(to->px[0], 0xFFC86432u);
    assert_int_equal(to->px[1], 0xFF112233u);
    pf_draw_clear(to, all, 0xFF000000u);
    pf_draw_fill(to, all, all, 0x80FFFFFFu);
    assert_int_equal(to->px[0], 0xFF808080u);
    pf_image_free(image);
    image = pf_image_from_rgba(half, 2, 1, 8);
    pf_draw_clear(to, all, 0xFFFFFFFFu);
    pf_draw_image(to, all, image, 0, 0, 255);
    assert_int_equal(to->px[0], 0xFFFF7F7Fu);
    assert_int_equal(to->px[1], 0xFF7F7F7Fu);
    pf_image_free(to);
    pf_image_free(image);
}

static void drawing_stays_inside(void **state) {
    (void)state;
    pf_image *to = pf_image_new(8, 8), *image = speckled(6, 6);
    image->opaque = true;
    pf_draw_image(to, (pf_rect){2, 2, 3, 3}, image, -3, -3, 255);
    pf_draw_image(to, (pf_rect){2, 2, 3, 3}, image, 4, 4, 255);
    pf_draw_fill(to, (pf_rect){-5, -5, 6, 6}, (pf_rect){-100, -100, 200, 200}, 0xFF00FF00u);
    int set = 0;
    for (int i = 0; i < 64; i++) {
        set += to->px[i] != 0;
    }
    assert_int_equal(set, 3); /* (0,0) by the fill, (2,2) and (4,4) by the pictures */
    pf_image_free(image);
    pf_image_free(to);
}

/* A card with a cut corner, and with a hole in it; small ones are not looked at. */
static void what_is_solid_lets_nothing_through(void **state) {
    (void)state;
    pf_image *card = pf_image_new(60, 80), *small = pf_image_new(40, 40);
    for (int y = 3; y < 75; y++) {
        for (int x = y < 10 ? 12 - y : 2; x < 57; x++) {
            card->px[y * 60 + x] = 0xFF808080u;
        }
    }
    for (int i = 0; i < 40 * 40; i++) {
        small->px[i] = 0xFFFFFFFFu;
    }
    const pf_rect whole = pf_image_solid(card), none = pf_image_solid(small);
    assert_true(whole.w >= 48 && whole.h >= 65 && pf_rect_empty(none));
    card->px[20 * 60 + 30] = 0x80000000u; /* above the middle: as far as that, up and down */
    const pf_rect part = pf_image_solid(card);
    assert_true(part.y == 21 && part.h == 39);
    for (int y = part.y; y < part.y + part.h; y++) {
        for (int x = part.x; x < part.x + part.w; x++) {
            assert_int_equal(card->px[y * 60 + x] >> 24, 255);
        }
    }
    pf_image_free(card);
    pf_image_free(small);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(four_quarters_are_a_whole_turn),
        cmocka_unit_test(a_quarter_keeps_the_middle),
        cmocka_unit_test(degrees_and_quarters_agree),
        cmocka_unit_test(turned_white_has_no_dark_edge),
        cmocka_unit_test(scaled_and_turned_in_one_step),
        cmocka_unit_test(what_is_turned_and_smaller_leaves_no_line_out),
        cmocka_unit_test(a_scale_of_one_changes_nothing),
        cmocka_unit_test(what_is_smaller_is_the_mean),
        cmocka_unit_test(scaled_edges_are_neither_dark_nor_bright),
        cmocka_unit_test(blending_is_exact_at_its_ends),
        cmocka_unit_test(drawing_stays_inside),
        cmocka_unit_test(what_is_solid_lets_nothing_through),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
