/* The shortest way over spots (ui/card_route.h). */
#include "ui/card_route.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* A wall between x 4 and 6 from y -10 up to its end. */
static bool past_wall(const void *room, table_point a, table_point b) {
    const float end = *(const float *)room;
    const float y = a.x == b.x ? fminf(a.y, b.y) : a.y + (b.y - a.y) * (5.0f - a.x) / (b.x - a.x);
    const bool passes = fminf(a.x, b.x) < 5.0f && fmaxf(a.x, b.x) > 5.0f;
    return !passes || y >= end;
}

/* From (0, 0) to (10, 0), over a corner above and one far above; a second end is further away. */
static const table_spots spots = {.at = {{0, 0}, {10, 0}, {20, 0}, {5, 12}, {5, 2}}, .begins = 1, .ends = 3, .n = 5};

static void it_goes_straight_where_that_is_free(void **state) {
    const float end = -10.0f;
    int way[TABLE_SPOTS];
    float length = 0.0f;
    (void)state;
    assert_int_equal(table_shortest(&spots, past_wall, &end, INFINITY, way, &length), 2);
    assert_int_equal(way[0], 1);
    assert_int_equal(way[1], 0);
    assert_true(length == 10.0f);
}

static void it_goes_over_the_nearest_corner(void **state) {
    const float end = 1.0f;
    int way[TABLE_SPOTS];
    float length = 0.0f;
    (void)state;
    assert_int_equal(table_shortest(&spots, past_wall, &end, INFINITY, way, &length), 3);
    assert_int_equal(way[0], 1);
    assert_int_equal(way[1], 4);
    assert_int_equal(way[2], 0);
    assert_true(fabsf(length - 2.0f * hypotf(5.0f, 2.0f)) < 0.001f);
}

static void none_is_longer_than_asked(void **state) {
    const float end = 1.0f;
    int way[TABLE_SPOTS];
    float length = 0.0f;
    (void)state;
    assert_int_equal(table_shortest(&spots, past_wall, &end, 10.5f, way, &length), 0);
}

static bool never(const void *room, table_point a, table_point b) {
    (void)room;
    (void)a;
    (void)b;
    return false;
}

static void none_where_nothing_is_seen(void **state) {
    int way[TABLE_SPOTS];
    float length = 0.0f;
    (void)state;
    assert_int_equal(table_shortest(&spots, never, NULL, INFINITY, way, &length), 0);
}

static void it_finds_all_ends_that_are_near_enough(void **state) {
    const float end = 2.0f;
    table_ways ways;
    (void)state;

    table_shortest_to_all(&spots, past_wall, &end, INFINITY, &ways);
    assert_int_equal(ways.before[1], 4);
    assert_int_equal(ways.before[2], 4); /* not over the first end */
    assert_true(ways.length[1] > 10.0f && ways.length[1] < ways.length[2]);
    table_shortest_to_all(&spots, past_wall, &end, 15.0f, &ways);
    assert_true(ways.length[1] < 15.0f && isinf(ways.length[2]));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_finds_all_ends_that_are_near_enough),
        cmocka_unit_test(it_goes_straight_where_that_is_free), cmocka_unit_test(it_goes_over_the_nearest_corner),
        cmocka_unit_test(none_is_longer_than_asked), cmocka_unit_test(none_where_nothing_is_seen)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
