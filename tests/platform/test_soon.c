/* Pictures that come soon: what is taken is whole or not there, and nothing is lost or drawn for nobody. */
#include "canvas.h"

#include "platform/frame.h"
#include "platform/pack.h"
#include "platform/soon.h"

#include <string.h>

static pf_wish icon(int i) {
    return (pf_wish){.key = (uint64_t)i + 1, .is = {.name = "icon", .w = 32 + i, .h = 32}};
}

static void assert_drawn(pf_image *image, const pf_picture *is) {
    const char *why = "";
    assert_non_null(image);
    pf_image *pixels = pf_unpacked(image), *asked = pf_unpacked(pf_picture_make(NT_SOURCE_DIR, is, &why));
    assert_true(pf_image_same(pixels, asked));
    pf_image_free(pixels);
    pf_image_free(asked);
}

/* Whether it waits, is being drawn or is there, is up to the other processor. Taken, it is drawn for nobody else. */
static void what_is_taken_is_whole_or_not_there(void **state) {
    (void)state;
    pf_soon *soon = pf_soon_new(NT_SOURCE_DIR);
    uint64_t key;
    pf_effort effort;
    for (int i = 0; i < 40; i++) {
        pf_wish wish = icon(i);
        wish.is.h = i % 2 != 0 ? 32 : 400; /* takes longer than it is left */
        pf_soon_ask(soon, &wish);
        pf_soon_leave(soon, i % 2 != 0 ? UINT32_MAX : 1);
        pf_image *image = pf_soon_take(soon, wish.key);
        if (i % 2 != 0 || image != NULL) {
            assert_drawn(image, &wish.is);
        }
        assert_null(pf_soon_take(soon, wish.key));
    }
    assert_null(pf_soon_next(soon, &key, &effort));
    pf_soon_free(soon);
}

/* Those for which there is no place are left; what has been asked for before stays. */
static void too_many_are_left(void **state) {
    (void)state;
    enum { MANY = 30 };
    pf_soon *soon = pf_soon_new(NT_SOURCE_DIR);
    int there = 0;
    for (int i = 0; i < MANY; i++) {
        const pf_wish wish = icon(i);
        pf_soon_ask(soon, &wish);
    }
    pf_soon_leave(soon, UINT32_MAX);
    for (int i = 0; i < MANY; i++) {
        const pf_wish wish = icon(i);
        pf_image *image = pf_soon_take(soon, wish.key);
        if (image != NULL) {
            there++;
            assert_drawn(image, &wish.is);
        } else {
            assert_true(i > 0);
        }
    }
    assert_in_range(there, 1, MANY - 1);
    pf_soon_free(soon);
}

/* It gives its place back. */
static void what_cannot_be_drawn_is_left(void **state) {
    (void)state;
    pf_wish missing = {.is = {.name = "no/such", .w = 8, .h = 8}}, last = icon(0);
    pf_soon *soon = pf_soon_new(NT_SOURCE_DIR);
    for (missing.key = 100; missing.key < 130; missing.key++) {
        pf_soon_ask(soon, &missing);
        pf_soon_leave(soon, UINT32_MAX);
    }
    pf_soon_ask(soon, &last);
    pf_soon_leave(soon, UINT32_MAX);
    assert_drawn(pf_soon_take(soon, last.key), &last.is);
    pf_soon_free(soon);
}

static void a_longer_shape_is_left(void **state) {
    (void)state;
    static const char body[] = "<path d=\"M0 0L8 0L8 8Z\"/>";
    char text[PF_SOON_TEXT + 1];
    memset(text, ' ', sizeof text);
    memcpy(text, body, sizeof body - 1);
    pf_soon *soon = pf_soon_new(NT_SOURCE_DIR);
    for (size_t len = PF_SOON_TEXT; len >= PF_SOON_TEXT - 1; len--) {
        text[len] = '\0';
        const pf_wish wish = {.key = len, .shape = true, .du_w = 8, .du_h = 8, .is = {.name = text, .w = 8, .h = 8}};
        pf_soon_ask(soon, &wish);
        pf_soon_leave(soon, UINT32_MAX);
        pf_image *image = pf_soon_take(soon, len);
        assert_true((image != NULL) == (len < PF_SOON_TEXT));
        pf_image_free(image);
    }
    pf_soon_free(soon);
}

static void given_up_while_it_draws(void **state) {
    (void)state;
    for (int i = 0; i < 10; i++) {
        pf_soon *soon = pf_soon_new(NT_SOURCE_DIR);
        const pf_wish wish = icon(i);
        pf_soon_ask(soon, &wish);
        pf_soon_free(soon);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_taken_is_whole_or_not_there), cmocka_unit_test(too_many_are_left),
        cmocka_unit_test(what_cannot_be_drawn_is_left), cmocka_unit_test(a_longer_shape_is_left),
        cmocka_unit_test(given_up_while_it_draws)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
