/* Beside a line of the log stands whoever it tells of first. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app/log_lines.h"

static log_lines lines(void) {
    return (log_lines){.seats = 4, .seat = {{.name = "Ann"}, {.name = "Anna"}, {.name = "Cat"}, {.name = "鍵"}}};
}

static void the_first_name_of_a_line_counts(void **state) {
    (void)state;
    const log_lines l = lines();
    assert_int_equal(log_line_seat(&l, "Cat gives Ann a card."), 2);
    assert_int_equal(log_line_seat(&l, "Votes for 1 Ann: 1."), 0);
    assert_int_equal(log_line_seat(&l, "鍵が引きました。"), 3);
    assert_int_equal(log_line_seat(&l, "Night falls."), NT_SPECTATOR);
}

static void a_name_inside_a_word_is_none(void **state) {
    (void)state;
    const log_lines l = lines();
    assert_int_equal(log_line_seat(&l, "Anna's catch: Catnip, then Cat."), 1);
    assert_int_equal(log_line_seat(&l, "Catnip for all."), NT_SPECTATOR);
}

static void a_seat_without_a_name_is_nobody(void **state) {
    (void)state;
    const log_lines l = {.seats = 2, .seat = {{.name = ""}, {.name = "Bo"}}};
    assert_int_equal(log_line_seat(&l, "Bo turns a card."), 1);
    assert_int_equal(log_line_seat(&l, "A card is turned."), NT_SPECTATOR);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_first_name_of_a_line_counts),
                                       cmocka_unit_test(a_name_inside_a_word_is_none),
                                       cmocka_unit_test(a_seat_without_a_name_is_nobody)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
