/* Where the window goes: whole on a screen that is there, with its frame. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <stdio.h>

#include "platform/fit.h"

static const pf_borders none = {0, 0, 0, 0}, framed = {2, 24, 2, 6};
static const ui_window first_time = {0};

static pf_screen screen(const char *name, int x, int y, int w, int h) {
    pf_screen s = {.usable = {x, y, w, h}};
    snprintf(s.name, sizeof s.name, "%s", name);
    return s;
}

static void is(pf_rect at, int x, int y, int w, int h) {
    if (at.x != x || at.y != y || at.w != w || at.h != h) {
        fail_msg("%d,%d %dx%d, not %d,%d %dx%d", at.x, at.y, at.w, at.h, x, y, w, h);
    }
}

static void the_usual_size_in_the_middle(void **state) {
    (void)state;
    const pf_screen s = screen("A", 0, 0, 1920, 1080);
    is(pf_fit(&first_time, none, &s, 1), 320, 140, 1280, 800);
    is(pf_fit(&first_time, framed, &s, 1), 320, 149, 1280, 800);
}

static void never_larger_than_the_screen_with_its_frame(void **state) {
    (void)state;
    const pf_screen small = screen("A", 0, 0, 1024, 600), same = screen("A", 0, 28, 1280, 772),
                    high = screen("A", 0, 0, 800, 1280);
    is(pf_fit(&first_time, framed, &small, 1), 2, 24, 1020, 570);
    is(pf_fit(&first_time, framed, &same, 1), 2, 52, 1276, 742);
    is(pf_fit(&first_time, framed, &high, 1), 2, 24, 796, 1250);
}

static void it_comes_back_where_it_was(void **state) {
    (void)state;
    const pf_screen s[] = {screen("A", 0, 0, 1920, 1080), screen("B", 1920, 0, 1280, 1024)};
    const pf_rect was = {2000, 100, 1100, 700};
    const ui_window kept = pf_fit_kept(was, s, 2);
    assert_int_equal(kept.screen, 1);
    assert_string_equal(kept.screen_name, "B");
    is(pf_fit(&kept, framed, s, 2), was.x, was.y, was.w, was.h);
}

static void a_screen_that_was_moved_takes_its_window_along(void **state) {
    (void)state;
    const pf_screen s[] = {screen("A", 0, 0, 1920, 1080), screen("B", 1920, 0, 1280, 1024)};
    const pf_screen later[] = {screen("B", 0, 0, 1280, 1024), screen("A", 1280, 0, 1920, 1080)};
    const ui_window kept = pf_fit_kept((pf_rect){2000, 100, 1100, 700}, s, 2);
    is(pf_fit(&kept, framed, later, 2), 80, 100, 1100, 700);
}

static void two_screens_of_one_name_are_told_by_their_number(void **state) {
    (void)state;
    const pf_screen s[] = {screen("A", 0, 0, 1280, 1024), screen("A", 1280, 0, 1280, 1024)};
    const ui_window kept = pf_fit_kept((pf_rect){1300, 50, 1100, 700}, s, 2);
    is(pf_fit(&kept, framed, s, 2), 1300, 50, 1100, 700);
}

static void a_screen_that_is_gone_leaves_it_in_the_middle_of_the_first(void **state) {
    (void)state;
    const pf_screen s[] = {screen("A", 0, 0, 1600, 900), screen("B", 1600, 0, 2560, 1440)};
    const ui_window kept = pf_fit_kept((pf_rect){2000, 100, 2000, 1300}, s, 2);
    is(pf_fit(&kept, none, s, 1), 0, 0, 1600, 900);
}

static void a_place_beyond_the_edge_is_moved_in(void **state) {
    (void)state;
    const pf_screen s = screen("A", 0, 0, 1600, 900);
    ui_window kept = {.w = 1100, .h = 700, .placed = true, .x = -900, .y = -300, .screen_name = "A"};
    is(pf_fit(&kept, framed, &s, 1), 2, 24, 1100, 700);
    kept.x = 5000;
    kept.y = 5000;
    is(pf_fit(&kept, framed, &s, 1), 498, 194, 1100, 700);
    kept.x = 2147480000; /* a file that somebody wrote */
    kept.w = 2147480000;
    is(pf_fit(&kept, framed, &s, 1), 2, 194, 1596, 700);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_usual_size_in_the_middle),
        cmocka_unit_test(never_larger_than_the_screen_with_its_frame),
        cmocka_unit_test(it_comes_back_where_it_was),
        cmocka_unit_test(a_screen_that_was_moved_takes_its_window_along),
        cmocka_unit_test(two_screens_of_one_name_are_told_by_their_number),
        cmocka_unit_test(a_screen_that_is_gone_leaves_it_in_the_middle_of_the_first),
        cmocka_unit_test(a_place_beyond_the_edge_is_moved_in),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
