/* Rounds by the rules and by a second reading of them; the full count is run by eatme_measure_rounds. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "eatme/compare.h"

static void random_rounds(void **state) {
    (void)state;
    compared c;
    assert_int_equal(compare_rounds(5, 100000, &c), -1);
    assert_true(c.over > 20000 && c.tied > 2000 && c.poor > 2000);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(random_rounds)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
