/* A few hours of a café with the blank game, faster than they pass. */
#include "kiosk/kit_kiosk_soak.h"

static int files_after_the_first_hour;

static void tell(int minute, const soak_hour *h) {
    (void)minute;
    if (files_after_the_first_hour == 0) {
        files_after_the_first_hour = h->files;
    }
    assert_int_equal(h->files, files_after_the_first_hour);
    assert_int_equal(h->threads, 1);
}

static void hours_of_guests_leave_nothing_behind(void **state) {
    (void)state;
    cafe c;
    cafe_begin(&c, "{}");
    soak(&c, 4 * 60, 3, tell);
    cafe_end(&c);
    assert_true(files_after_the_first_hour > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(hours_of_guests_leave_nothing_behind)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
