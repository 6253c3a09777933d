/* Handing out the characters: what has changed so far, and what would, is seen in the yard. */
#include "eatme_table/stage.h"

/* Golden arrows; the sign on a plate has black ones. */
static int arrows(const ui_draw *list) {
    char stroke[24];
    int n = 0;

    snprintf(stroke, sizeof stroke, "stroke=\"#%06X\"", (unsigned)UI_LANTERN & 0xFFFFFFu);
    for (int i = 0; i < list->n; i++) {
        const char *text = list->command[i].kind == UI_SHAPE ? list->arena + list->command[i].text : "";
        n += strstr(text, stroke) != NULL && strstr(text, "stroke-linejoin") != NULL;
    }
    return n;
}

static int drawn(bench *b, const table_ui *ui) {
    bench_draw(b, b->on.list, ui);
    return arrows(b->on.list);
}

static void an_arrow_joins_what_has_changed(void **state) {
    bench *b = *state;
    nt_move move;

    bench_deal(b, 5, NULL);
    bench_lock_all(b, "s");
    bench_attack(b, 2);
    bench_reveal(b);
    table_ui ui = bench_public(b);
    assert_int_equal(drawn(b, &ui), 0);
    bench_press(b, &ui, ZONE_SEAT, 1, &move);
    assert_int_equal(drawn(b, &ui), 0);
    b->on.frame.hover_name = ZONE_SEAT; /* with whom it would change */
    b->on.frame.hover_n = 3;
    assert_int_equal(drawn(b, &ui), 1);
    b->on.frame.hover_name = NULL;
    bench_press(b, &ui, ZONE_SEAT, 3, &move);
    assert_int_equal(drawn(b, &ui), 1);
    bench_press(b, &ui, ZONE_SEAT, 4, &move);
    bench_press(b, &ui, ZONE_SEAT, 3, &move);
    assert_int_equal(drawn(b, &ui), 2);
    bench_press(b, &ui, ZONE_BACK, 0, &move);
    assert_int_equal(drawn(b, &ui), 1);
    bench_press(b, &ui, ZONE_BACK, 0, &move);
    assert_int_equal(drawn(b, &ui), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(an_arrow_joins_what_has_changed, bench_open, bench_close)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
