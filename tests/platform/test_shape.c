/* Large plates that are drawn by their sides: the same pixels as those of the whole drawing. */
#include "canvas.h"

#include "platform/frame.h"
#include "platform/pack.h"
#include "platform/shape.h"
#include "ui/widgets.h"

enum { KINDS = 5, PLATES = 42 };
static const float scales[] = {0.75f, 1.0f, 1.2f, 1.37f, 1.6f, 2.0f, 3.0f};
static const ui_colour fills[] = {0xFF212A42u, 0xC0212A42u, 0x38FFB547u};

/* The i-th plate: sizes, seeds, borders from none to twelve, shadows to both sides and none, opaque and not. */
static ui_command plate(ui_draw *d, ui_frame *f, int i) {
    *f = canvas_frame((ui_type){0});
    f->u = scales[i % 7];
    ui_begin(d, f);
    const float border = (float)(i % KINDS) * 3.0f;
    const ui_rect at = {i % 4 < 2 ? 10.0f : 900.0f, 10, 150.0f + (float)(i * 37 % 700),
                        140.0f + (float)(i * 53 % 500)};
    ui_plate(d, at, (unsigned)i, fills[i % 3], border > 0 ? 0xFFFFB547u : 0, border, i % 4 != 0);
    assert_int_equal(d->n, 1);
    return d->command[0];
}

static pf_shape shape_of(const ui_draw *d, const ui_command *c) {
    return (pf_shape){d->arena + c->text, c->len, c->at.w, c->at.h, c->solid};
}

static int pixels(float du, float u) {
    return (int)(du * u + 0.5f);
}

static bool is_whole(const pf_shape *s, pf_image *sides) {
    const pf_shape all = {s->body, s->len, s->w, s->h, 0};
    pf_image *whole = pf_unpacked(pf_shape_make(&all, sides->w, sides->h));
    assert_non_null(whole);
    const bool same = pf_image_same(sides, whole);
    pf_image_free(whole);
    return same;
}

static void sides_are_those_of_the_whole_drawing(void **state) {
    static ui_draw d;
    (void)state;
    int by_sides = 0;
    for (int i = 0; i < PLATES; i++) {
        ui_frame f;
        const ui_command c = plate(&d, &f, i);
        const pf_shape s = shape_of(&d, &c);
        pf_image *sides = pf_unpacked(pf_shape_by_sides(&s, pixels(c.at.w, f.u), pixels(c.at.h, f.u)));
        assert_true(sides == NULL || is_whole(&s, sides));
        by_sides += sides != NULL;
        pf_image_free(sides);
    }
    print_message("%d of %d by their sides\n", by_sides, PLATES);
    assert_true(by_sides > PLATES * 3 / 4);
}

/* Who says of too much that it is of one colour gets something else: the comparison sees it. */
static void a_rim_that_is_deeper_than_told_is_seen(void **state) {
    static ui_draw d;
    (void)state;
    ui_frame f;
    const ui_command c = plate(&d, &f, 1);
    pf_shape s = shape_of(&d, &c);
    s.solid = 12;
    pf_image *sides = pf_unpacked(pf_shape_by_sides(&s, pixels(c.at.w, f.u), pixels(c.at.h, f.u)));
    assert_non_null(sides);
    assert_false(is_whole(&s, sides));
    pf_image_free(sides);
}

static void what_is_small_or_no_outline_of_lines_is_drawn_whole(void **state) {
    static const char *const bodies[] = {
        "<path d=\"M0 0L400 0 400 400Z\"/>", "<path d=\"M0 0L400 0L400 400C1 2 3 4 5 6Z\"/>",
        "<path d=\"M0 0L400 0L400 400L0 400\"/>", "<path d=\"M-1 0L400 0L400 400L0 400Z\"/>", "<path d=\""};
    (void)state;
    for (size_t i = 0; i < sizeof bodies / sizeof *bodies; i++) {
        const pf_shape s = {bodies[i], strlen(bodies[i]), 400, 400, 20};
        assert_null(pf_shape_by_sides(&s, 400, 400));
    }
    static const char square[] = "<path d=\"M0 0L400 0L400 400L0 400Z\"/>";
    const pf_shape small = {square, sizeof square - 1, 400, 400, 90},
                   there = {square, sizeof square - 1, 400, 400, 9};
    assert_null(pf_shape_by_sides(&small, 400, 400));
    pf_image *sides = pf_unpacked(pf_shape_by_sides(&there, 400, 400));
    assert_non_null(sides);
    assert_true(is_whole(&there, sides));
    pf_image_free(sides);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(sides_are_those_of_the_whole_drawing),
                                       cmocka_unit_test(a_rim_that_is_deeper_than_told_is_seen),
                                       cmocka_unit_test(what_is_small_or_no_outline_of_lines_is_drawn_whole)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
