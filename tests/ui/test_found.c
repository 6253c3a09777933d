/* A way is found again for everything that it followed from and for nothing else, and stays whole when the room runs
 * out. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "ui/found.h"

static int begin(void **state) {
    *state = ui_found_create();
    return *state == NULL;
}

static int end(void **state) {
    ui_found_destroy(*state);
    return 0;
}

static void the_same_is_found(void **state) {
    ui_found *found = *state;
    const ui_rect wall = {1, 2, 3, 4};
    const uint64_t key = ui_found_key(0, &wall, sizeof wall);
    const float way[] = {5, 6, 7};
    float there[3], longer[4];

    assert_false(ui_found_find(found, key, there, sizeof there));
    ui_found_keep(found, key, way, sizeof way);
    assert_true(ui_found_find(found, key, there, sizeof there));
    assert_memory_equal(there, way, sizeof way);
    assert_false(ui_found_find(found, key, longer, sizeof longer));
}

static void all_of_it_counts(void **state) {
    (void)state;
    const ui_rect one = {1, 2, 3, 4}, other = {1, 2, 3, 5};
    const uint64_t first = ui_found_key(0, &one, sizeof one);

    assert_true(first == ui_found_key(0, &one, sizeof one));
    assert_true(first != ui_found_key(0, &other, sizeof other));
    assert_true(ui_found_key(first, &other, sizeof other) !=
                ui_found_key(ui_found_key(0, &other, sizeof other), &one, sizeof one));
}

/* Many more than there is room for: whatever is found is its own. */
static void none_is_found_for_another(void **state) {
    enum { MANY = 3000, LONG = 300 };
    ui_found *found = *state;
    int way[LONG], there[LONG], seen = 0;

    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < MANY; i++) {
            const uint64_t key = ui_found_key(0, &i, sizeof i);
            for (int k = 0; k < LONG; k++) {
                way[k] = i + k;
            }
            if (pass == 0) {
                ui_found_keep(found, key, way, sizeof way);
            }
            const bool is = ui_found_find(found, key, there, sizeof there);
            assert_true(is || pass == 1);
            if (is) {
                assert_memory_equal(there, way, sizeof way);
            }
            seen += is && pass == 1;
        }
    }
    assert_true(seen > 0 && seen < MANY);
}

static void without_room_nothing_is_kept(void **state) {
    (void)state;
    int what = 3;

    ui_found_keep(NULL, 1, &what, sizeof what);
    assert_false(ui_found_find(NULL, 1, &what, sizeof what));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_same_is_found, begin, end),
        cmocka_unit_test(all_of_it_counts),
        cmocka_unit_test_setup_teardown(none_is_found_for_another, begin, end),
        cmocka_unit_test(without_room_nothing_is_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
