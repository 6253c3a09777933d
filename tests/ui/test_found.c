/* What was found is found again for everything that it followed from and for nothing else, stays whole when the room
 * runs out, and a frame looks the same with it and without. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "stage.h"
#include "ui/found.h"
#include "ui/widgets.h"

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
    enum { MANY = 9000, LONG = 300 };
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

/* One of each kind, and then each with one thing changed. */
static void draw_pieces(stage *s) {
    ui_begin(s->d, &s->ui);
    for (int i = 0; i < 9; i++) {
        const ui_rect at = {i == 1 ? 900.0f : 100.0f, 20.0f, i == 2 ? 130.0f : 120.0f, i == 3 ? 50.0f : 40.0f};
        const ui_colour fill = i == 4 ? UI_PAPER_100 : UI_INK_900, border = i == 5 ? 0 : UI_PAPER_200;
        const float border_w = i == 6 ? 3.0f : 1.5f;

        ui_plate(s->d, at, i == 7 ? 8 : 7, fill, border, border_w, i != 8);
        ui_disc(s->d, at, fill, border, border_w);
        ui_slot(s->d, at, fill);
    }
}

static void pieces_that_were_cut_before_are_cut_the_same(void **state) {
    static char anew[UI_ARENA];
    stage *s = *state;
    draw_pieces(s);
    const int n = s->d->n;
    const ui_command *last = &s->d->command[n - 1];
    const size_t bytes = last->text + last->len;
    assert_true(n == 27 && !s->d->overflow);
    memcpy(anew, s->d->arena, bytes);
    s->ui.found = ui_found_create();
    for (int time = 0; time < 2; time++) {
        draw_pieces(s);
        assert_int_equal(s->d->n, n);
        assert_int_equal(last->text + last->len, bytes);
        assert_memory_equal(s->d->arena, anew, bytes);
    }
    ui_found_destroy(s->ui.found);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_same_is_found, begin, end),
        cmocka_unit_test(all_of_it_counts),
        cmocka_unit_test_setup_teardown(none_is_found_for_another, begin, end),
        cmocka_unit_test_setup_teardown(pieces_that_were_cut_before_are_cut_the_same, stage_open, stage_close),
        cmocka_unit_test(without_room_nothing_is_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
