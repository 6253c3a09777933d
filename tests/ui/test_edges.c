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

/* ---- zones ---- */

static ui_frame monitor(float width, float height, float mm, float text) {
    return (ui_frame){.width = width, .height = height, .u = 1.0f, .mm = mm, .text_scale = text};
}

/* Whatever the size of the text, every zone lies on the glass, and one that could open at the usual size still can.
 */
static void zones_grow_with_the_text(void **state) {
    static const float mm[] = {3.78f, 5.9f, 2.4f};
    (void)state;
    for (int n = 2; n <= 20; n++) {
        for (int k = 0; k < 6; k++) {
            const float w = k < 3 ? 1280 : 800, h = k < 3 ? 800 : 1280;
            const ui_frame usual = monitor(w, h, mm[k % 3], 1.0f), large = monitor(w, h, mm[k % 3], 1.75f);
            for (int seat = 0; seat < n; seat++) {
                ui_edge_table t = {.n = n};
                ui_edge_seat one[UI_EDGE_SEATS], two[UI_EDGE_SEATS];
                assert_int_equal(ui_edge_opens(&large, &t, seat), ui_edge_opens(&usual, &t, seat));
                t.open[t.n_open++] = (uint8_t)seat;
                ui_edge_seats(&usual, &t, one);
                ui_edge_seats(&large, &t, two);
                assert_true(two[seat].zone.w >= one[seat].zone.w && two[seat].zone.h >= one[seat].zone.h);
                /* Among few along its edge: what stands in the middle of their tables is seen. */
                const float higher = n > 6 ? 1.3f : 1.1f, most = n > 6 ? 320.0f : 270.0f;
                assert_true(mm[k % 3] > 4.0f || two[seat].zone.h > higher * ui_edge_reach(&usual, n));
                assert_true(mm[k % 3] > 4.0f || two[seat].zone.h < most);
                assert_true(mm[k % 3] > 4.0f || n > 4 || two[seat].zone.w > 530.0f);
            }
        }
    }
}

/* Among many a zone that has not the width for its cards has the height; the table in the middle is laid out for the
 * lower ones. */
static void narrow_zones_are_high(void **state) {
    const ui_frame window = monitor(1280, 800, 3.78f, 1.0f);
    (void)state;
    for (int n = 5; n <= 15; n++) {
        ui_edge_table t = {.n = n};
        ui_edge_seat at[UI_EDGE_SEATS];
        t.open[t.n_open++] = 0;
        ui_edge_seats(&window, &t, at);
        const bool narrow = at[0].zone.w < 400.0f;
        assert_int_equal(narrow, n > 6);
        assert_true(narrow ? at[0].zone.h > ui_edge_reach(&window, n) + 45.0f
                           : at[0].zone.h < ui_edge_reach(&window, n) + 1.0f);
    }
}

/* On a low window few have the width for a hand, and two that are open opposite each other leave a third of it. */
static void zones_of_few_are_wide_and_low(void **state) {
    const ui_frame window = monitor(1280, 750, 4.725f, 1.0f), large = monitor(1280, 750, 4.725f, 1.75f);
    (void)state;
    for (int n = 3; n <= 6; n++) {
        ui_edge_table t = {.n = n};
        ui_edge_seat at[UI_EDGE_SEATS];
        t.open[t.n_open++] = 0;
        ui_edge_seats(&window, &t, at);
        assert_true(at[0].zone.w > 500.0f && at[0].zone.h < window.height / 3 + 2.0f);
        const float low = at[0].zone.h;
        ui_edge_seats(&large, &t, at);
        assert_true(at[0].zone.h > low + 20.0f);
    }
}

/* On a window that stands, where zones at all seats of a long side have room between the words at its ends, none
 * hides these; and whoever sits beside one that is open can open, too. */
static void zones_leave_the_words_of_a_standing_window(void **state) {
    const ui_frame window = monitor(800, 1280, 3.78f, 1.0f);
    const float strip = 63.0f, from = ui_edge_rim(&window) + strip, to = window.height - from;
    (void)state;
    for (int n = 3; n <= 6; n++) {
        for (int seat = 0; seat < n; seat++) {
            ui_edge_table t = {.n = n, .open = {(uint8_t)seat}, .n_open = 1};
            ui_edge_seat at[UI_EDGE_SEATS];
            ui_edge_seats(&window, &t, at);
            const bool aside = at[seat].turn % 2 == 1;
            assert_true(!aside || (at[seat].zone.x >= from && at[seat].zone.x + at[seat].zone.w <= to));
            for (int other = 0; other < n && aside; other++) {
                assert_true(at[other].turn != at[seat].turn || ui_edge_opens(&window, &t, other));
            }
        }
    }
}

/* At a short side between two corners: those who sit there are in the way, and not whoever is opposite. */
static void who_is_in_the_way_is_told(void **state) {
    const ui_frame window = monitor(1280, 800, 5.9f, 1.0f);
    ui_edge_table t = {.n = 6, .open = {2, 0, 4}, .n_open = 3};
    uint8_t way[UI_EDGE_SEATS];
    (void)state;
    assert_int_equal(ui_edge_in_way(&window, &t, 5, way), 2);
    assert_true(way[0] == 0 && way[1] == 4);
    t.n_open = 1;
    assert_int_equal(ui_edge_in_way(&window, &t, 5, way), 0);
}

/* That of whoever all wait for does so, also where not all at its edge have room between them. */
static void who_decides_alone_leaves_the_words(void **state) {
    const ui_frame window = monitor(800, 1280, 3.78f, 1.0f);
    const float words = ui_edge_rim(&window) + 60;
    ui_edge_seat at[UI_EDGE_SEATS];
    (void)state;
    for (int seat = 0; seat < 10; seat++) {
        const ui_edge_table t = {.n = 10, .open = {(uint8_t)seat}, .n_open = 1, .alone = 1u << seat};
        assert_true(ui_edge_opens(&window, &t, seat));
        ui_edge_seats(&window, &t, at);
        if (at[seat].turn % 2 == 1) {
            assert_true(at[seat].zone.x >= words && at[seat].zone.x + at[seat].zone.w <= window.height - words);
        }
    }
}

/* Many at the left and the right stand closer where that is wished: words have room before the first of them. */
static void closer_chips_leave_room_for_words(void **state) {
    static const float tables[][3] = {{1280, 800, 16}, {1280, 800, 20}, {800, 1280, 12}};
    (void)state;
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        const ui_frame window = monitor(tables[i][0], tables[i][1], 3.78f, 1.0f);
        const ui_edge_table t = {.n = (int)tables[i][2], .closer = true};
        ui_edge_seat at[UI_EDGE_SEATS];
        float first[4] = {1e6f, 1e6f, 1e6f, 1e6f};
        ui_edge_seats(&window, &t, at);
        for (int seat = 0; seat < t.n; seat++) {
            first[at[seat].turn] = at[seat].chip.x < first[at[seat].turn] ? at[seat].chip.x : first[at[seat].turn];
        }
        assert_true(first[1] - ui_edge_rim(&window) >= 22.0f * window.mm);
        assert_true(first[3] - ui_edge_rim(&window) >= 22.0f * window.mm);
    }
}

/* With larger words, but not beside a zone that is open at their edge, and never over each other. */
static void chips_grow_with_the_text(void **state) {
    const ui_frame usual = monitor(1280, 800, 3.78f, 1.0f), large = monitor(1280, 800, 3.78f, 1.75f);
    (void)state;
    for (int n = 3; n <= 20; n++) {
        ui_edge_table t = {.n = n};
        ui_edge_seat one[UI_EDGE_SEATS], two[UI_EDGE_SEATS];
        ui_edge_seats(&usual, &t, one);
        ui_edge_seats(&large, &t, two);
        for (int seat = 0; seat < n; seat++) {
            assert_true(two[seat].chip.w >= one[seat].chip.w &&
                        (n > 10 || two[seat].chip.w > 1.2f * one[seat].chip.w));
            for (int other = 0; other < seat; other++) {
                assert_false(two[other].turn == two[seat].turn && ui_meet(two[other].chip, two[seat].chip));
            }
        }
        t.open[t.n_open++] = 0;
        ui_edge_seats(&large, &t, two);
        assert_float_equal(two[0].chip.w, one[0].chip.w, 0.5f);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_edge_has_its_seats),
                                       cmocka_unit_test(seats_go_round_the_table),
                                       cmocka_unit_test(zones_grow_with_the_text),
                                       cmocka_unit_test(narrow_zones_are_high),
                                       cmocka_unit_test(zones_of_few_are_wide_and_low),
                                       cmocka_unit_test(zones_leave_the_words_of_a_standing_window),
                                       cmocka_unit_test(who_is_in_the_way_is_told),
                                       cmocka_unit_test(who_decides_alone_leaves_the_words),
                                       cmocka_unit_test(closer_chips_leave_room_for_words),
                                       cmocka_unit_test(chips_grow_with_the_text)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
