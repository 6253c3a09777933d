/* Whoever started the program hears that it turns, and only while it does. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "kiosk/watch.h"

static void only_a_loop_that_turns_is_heard(void **state) {
    (void)state;
    watch w = {.to = tmpfile()};
    assert_non_null(w.to);
    watch_turn(&w, 1000);
    assert_int_equal(ftell(w.to), 6); /* at once */
    watch_turn(&w, 2000);
    assert_int_equal(ftell(w.to), 6);
    watch_turn(&w, 1000 + WATCH_MS);
    assert_int_equal(ftell(w.to), 12);
    watch_turn(&w, 1000000); /* what did not turn in between is not made up for */
    watch_turn(&w, 1000001);
    assert_int_equal(ftell(w.to), 18);
    fclose(w.to);
}

static void where_nobody_listens_nothing_is_said(void **state) {
    (void)state;
    watch w = {0};
    watch_turn(&w, 5000);
    assert_int_equal(w.next, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(only_a_loop_that_turns_is_heard),
        cmocka_unit_test(where_nobody_listens_nothing_is_said),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
