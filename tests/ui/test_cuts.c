/* What was cut is found for the same outline and paint and for no other, and stays whole when the room runs out. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "ui/cuts.h"

static const ui_cut plate = {.kind = UI_CUT_PLATE,
                             .seed = 7,
                             .w = 120,
                             .h = 40,
                             .away = 2.5f,
                             .fill = 0xFF102030u,
                             .border = 0xFF405060u,
                             .border_w = 1.5f};

static int begin(void **state) {
    *state = ui_cuts_create();
    return *state == NULL;
}

static int end(void **state) {
    ui_cuts_destroy(*state);
    return 0;
}

static void keep(ui_cuts *cuts, const ui_cut *c, const char *body) {
    ui_cuts_keep(cuts, c, body, strlen(body));
}

static void the_same_is_found(void **state) {
    ui_cuts *cuts = *state;
    const ui_cut same = plate;
    assert_null(ui_cuts_find(cuts, &plate));
    keep(cuts, &plate, "<path/>");
    assert_string_equal(ui_cuts_find(cuts, &same), "<path/>");
}

static void all_of_it_counts(void **state) {
    ui_cuts *cuts = *state;
    ui_cut other[8];
    for (int i = 0; i < 8; i++) {
        other[i] = plate;
    }
    other[0].kind = UI_CUT_SLOT;
    other[1].seed++;
    other[2].w++;
    other[3].h++;
    other[4].away = -plate.away;
    other[5].fill++;
    other[6].border++;
    other[7].border_w++;
    keep(cuts, &plate, "<path/>");
    for (int i = 0; i < 8; i++) {
        assert_null(ui_cuts_find(cuts, &other[i]));
    }
}

/* Many more than there is room for: whatever is found is its own. */
static void none_is_found_for_another(void **state) {
    enum { MANY = 3000, LONG = 900 };
    ui_cuts *cuts = *state;
    char body[LONG + 1];
    int found = 0;
    for (int i = 0; i < MANY; i++) {
        ui_cut c = plate;
        c.w = (float)i;
        snprintf(body, sizeof body, "%-*d", LONG, i);
        keep(cuts, &c, body);
        assert_string_equal(ui_cuts_find(cuts, &c), body);
    }
    for (int i = 0; i < MANY; i++) {
        ui_cut c = plate;
        c.w = (float)i;
        const char *kept = ui_cuts_find(cuts, &c);
        snprintf(body, sizeof body, "%-*d", LONG, i);
        if (kept != NULL) {
            assert_string_equal(kept, body);
            found++;
        }
    }
    assert_true(found > 0 && found < MANY);
}

static void without_room_nothing_is_kept(void **state) {
    (void)state;
    assert_null(ui_cuts_find(NULL, &plate));
    keep(NULL, &plate, "<path/>");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_same_is_found, begin, end),
        cmocka_unit_test_setup_teardown(all_of_it_counts, begin, end),
        cmocka_unit_test_setup_teardown(none_is_found_for_another, begin, end),
        cmocka_unit_test(without_room_nothing_is_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
