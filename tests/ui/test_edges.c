/* Who sits at which edge of a flat table: interface guide 6.2. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "ui/edges.h"

static void count(int n, bool portrait, int at[4]) {
    memset(at, 0, 4 * sizeof at[0]);
    for (int seat = 0; seat < n; seat++) {
        at[ui_edge_of(n, seat, portrait)]++;
    }
}

/* Some rows of the guide's table: bottom, left, top, right. */
static void every_edge_has_its_seats(void **state) {
    static const int rows[][5] = {{3, 1, 1, 0, 1},  {4, 1, 1, 1, 1},  {5, 2, 1, 1, 1},  {6, 2, 1, 2, 1},
                                  {8, 3, 1, 3, 1},  {10, 3, 2, 3, 2}, {12, 4, 2, 4, 2}, {15, 5, 2, 5, 3},
                                  {17, 6, 3, 5, 3}, {19, 7, 3, 6, 3}, {20, 7, 3, 7, 3}};
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        int at[4];
        count(rows[i][0], false, at);
        assert_memory_equal(at, &rows[i][1], sizeof at);
    }
}

/* Clockwise from the bottom, no edge twice, the long sides never with fewer; a lying screen and a standing one. */
static void seats_go_round_the_table(void **state) {
    (void)state;
    for (int n = 2; n <= 20; n++) {
        for (int portrait = 0; portrait < 2; portrait++) {
            int at[4], last = portrait;
            count(n, portrait, at);
            assert_int_equal(ui_edge_of(n, 0, portrait), portrait);
            for (int seat = 1; seat < n; seat++) {
                const int edge = ui_edge_of(n, seat, portrait);
                assert_true((edge + 4 - portrait) % 4 >= (last + 4 - portrait) % 4);
                last = edge;
            }
            assert_int_equal(at[0] + at[1] + at[2] + at[3], n);
            assert_true(at[portrait] + at[2 + portrait] >= at[1 - portrait] + at[3 - portrait] || n == 3);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_edge_has_its_seats),
                                       cmocka_unit_test(seats_go_round_the_table)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
