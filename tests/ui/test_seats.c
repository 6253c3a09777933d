/* A seat's disc has its pattern wherever it stands: colours alone are those of other seats, too. */
#include "stage.h"

#include "ui/seats.h"
#include "ui/widgets.h"

static int shapes(const ui_draw *d) {
    int n = 0;

    for (int i = 0; i < d->n; i++) {
        n += d->command[i].kind == UI_SHAPE;
    }
    return n;
}

static int shapes_of(stage *s, int pattern, bool out) {
    const ui_seat seat = {.colour = 2, .emblem = 3, .pattern = (uint8_t)pattern};
    const ui_rect at = {100, 100, 40, 40};

    ui_begin(s->d, &s->ui);
    if (out) {
        ui_seat_emblem_in(s->d, at, &seat, UI_LANTERN, UI_INK_900);
    } else {
        ui_seat_emblem(s->d, at, &seat);
    }
    return shapes(s->d);
}

static void a_disc_keeps_its_pattern(void **state) {
    for (int out = 0; out < 2; out++) {
        const int plain = shapes_of(*state, 0, out != 0);
        assert_int_equal(shapes_of(*state, 1, out != 0), plain + 1); /* stripes */
        assert_int_equal(shapes_of(*state, 2, out != 0), plain + 1); /* a dashed rim */
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_disc_keeps_its_pattern, stage_open, stage_close),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
