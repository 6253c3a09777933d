/* A page that goes is seen through for a moment: it is made once for that and drives nothing out that a table needs.
 */
#include "easel.h"

#include "platform/frame.h"

static const ui_rect all = {0, 0, 2 * CANVAS_W, 2 * CANVAS_H};

/* A page in one colour, of which so much is left; every second one is laid as the parts are that differ. */
static void add_page(easel *e, ui_colour colour, unsigned alpha) {
    ui_command *page = canvas_group(&e->list, all, 0, 0);
    page->colour = alpha << 24 | 0xFFFFFFu;
    page->carried = colour % 2 != 0;
    canvas_fill(&e->list, all, 0xFF000000u | colour);
    canvas_end(&e->list);
}

static void paint_page(easel *e, ui_colour colour, unsigned alpha) {
    pf_rect r[PF_DIRTY];
    canvas_start(&e->list, &e->ui);
    canvas_fill(&e->list, all, 0xFF000000u);
    add_page(e, colour, alpha);
    paint(e, r);
}

static void paint_table(easel *e) {
    pf_rect r[PF_DIRTY];
    canvas_start(&e->list, &e->ui);
    canvas_add(&e->list, UI_COVER, all, "curtain");
    canvas_add(&e->list, UI_PICTURE, (ui_rect){100, 100, 200, 200}, "figures/wolf");
    paint(e, r);
}

static void pages_drive_no_ground_out(void **state) {
    enum { PAGES = 24, STEPS = 20 }; /* of a megabyte each: more than the painter keeps */
    (void)state;
    easel *e = set_up(NT_SOURCE_DIR);
    paint_table(e);
    const uint64_t before = pf_painter_made(e->painter), hash = pf_image_hash(e->frame);
    for (unsigned page = 1; page <= PAGES; page++) {
        for (unsigned step = 1; step <= STEPS; step++) {
            paint_page(e, page, 12 * step);
        }
    }
    assert_int_equal(pf_painter_made(e->painter), before + PAGES); /* each once for all its steps */
    paint_table(e);
    assert_int_equal(pf_painter_made(e->painter), before + PAGES);
    assert_true(pf_image_hash(e->frame) == hash);
    put_away(e);
}

static void two_at_once_are_made_once_each(void **state) {
    (void)state;
    pf_rect r[PF_DIRTY];
    easel *e = set_up(NT_SOURCE_DIR);
    for (unsigned step = 1; step <= 6; step++) {
        canvas_start(&e->list, &e->ui);
        canvas_fill(&e->list, all, 0xFF000000u);
        add_page(e, 0x800000u, 40 * step);
        add_page(e, 0x008000u, 255 - 40 * step);
        paint(e, r);
    }
    assert_int_equal(pf_painter_made(e->painter), 2);
    put_away(e);
}

/* Then it goes, and takes no room among what a table needs. */
static void a_page_is_kept_as_long_as_a_list_has_it(void **state) {
    (void)state;
    easel *e = set_up(NT_SOURCE_DIR);
    for (ui_colour colour = 1; colour <= 2; colour++) {
        const uint64_t made = pf_painter_made(e->painter);
        paint_page(e, colour, 200);
        paint_page(e, colour, 100);
        assert_int_equal(pf_painter_made(e->painter), made + 1);
        canvas_start(&e->list, &e->ui);
        canvas_fill(&e->list, all, 0xFF000000u);
        paint(e, (pf_rect[PF_DIRTY]){{0}});
        paint_page(e, colour, 200);
        assert_int_equal(pf_painter_made(e->painter), made + 2);
    }
    put_away(e);
}

static void what_is_not_seen_is_not_made(void **state) {
    (void)state;
    easel *e = set_up(NT_SOURCE_DIR);
    paint_page(e, 0xFFFFFFu, 0);
    assert_int_equal(pf_painter_made(e->painter), 0);
    assert_int_equal(e->frame->px[0] & 0xFFFFFFu, 0);
    paint_page(e, 0xFFFFFFu, 128);
    assert_int_equal(pf_painter_made(e->painter), 1);
    assert_in_range(e->frame->px[0] & 0xFFu, 126, 130);
    put_away(e);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pages_drive_no_ground_out),
        cmocka_unit_test(two_at_once_are_made_once_each),
        cmocka_unit_test(a_page_is_kept_as_long_as_a_list_has_it),
        cmocka_unit_test(what_is_not_seen_is_not_made),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
