/* Pictures drawn beside the window: the same bytes, each drawn once, and nothing of a list that was given up. */
#include "canvas.h"

#include "platform/ahead.h"
#include "platform/frame.h"
#include "platform/pack.h"
#include "platform/painter.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { W = 320, H = 200 };

static const pf_picture curtain = {"curtain", W, H, 0, true}, parlour = {"parlour", W, H, 0, true},
                        missing = {"no/such", W, H, 0, true}, title = {"title", W, H, 0, true};

static pf_ahead *set_up(const pf_picture *is, int n) {
    pf_ahead *ahead = pf_ahead_new(NT_SOURCE_DIR, NULL);
    assert_non_null(ahead);
    pf_ahead_want(ahead, is, n);
    return ahead;
}

static void assert_drawn(pf_image *image, const pf_picture *is) {
    const char *why = "";
    assert_non_null(image);
    pf_image *pixels = pf_unpacked(image), *asked = pf_unpacked(pf_picture_make(NT_SOURCE_DIR, is, &why));
    assert_true(pf_image_same(pixels, asked));
    assert_true(pixels->opaque == asked->opaque);
    pf_image_free(pixels);
    pf_image_free(asked);
}

static void what_is_taken_is_what_would_be_drawn(void **state) {
    (void)state;
    const pf_picture both[] = {curtain, parlour}, smaller = {"curtain", W - 1, H, 0, true};
    pf_ahead *ahead = set_up(both, 2);
    pf_ahead_finish(ahead);
    assert_null(pf_ahead_take(ahead, &smaller));
    assert_drawn(pf_ahead_take(ahead, &parlour), &parlour);
    assert_drawn(pf_ahead_take(ahead, &curtain), &curtain);
    assert_null(pf_ahead_take(ahead, &curtain));
    pf_ahead_want(ahead, both, 2); /* the same: they were drawn */
    pf_ahead_finish(ahead);
    assert_null(pf_ahead_take(ahead, &curtain));
    pf_ahead_free(ahead);
}

/* So much later. */
static void meanwhile(int turn) {
    const pf_picture is = {"icon", 1 + turn * 8, 1 + turn * 8, 0, true};
    const char *why = "";
    pf_image_free(pf_picture_make(NT_SOURCE_DIR, &is, &why));
}

/* Whether it waits, is being drawn or is there already, is up to the other processor. */
static void whenever_it_is_asked_for_it_is_whole_or_not_there(void **state) {
    (void)state;
    for (int turn = 0; turn < 20; turn++) {
        const pf_picture three[] = {parlour, missing, curtain};
        pf_ahead *ahead = set_up(three, 3);
        meanwhile(turn);
        pf_image *image = pf_ahead_take(ahead, &curtain);
        if (image != NULL) {
            assert_drawn(image, &curtain);
        }
        pf_ahead_finish(ahead);
        assert_null(pf_ahead_take(ahead, &curtain));
        assert_null(pf_ahead_take(ahead, &missing));
        pf_ahead_free(ahead);
    }
}

static void another_list_takes_its_place(void **state) {
    (void)state;
    pf_picture is;
    for (int turn = 0; turn < 20; turn++) {
        pf_ahead *ahead = set_up(&parlour, 1);
        meanwhile(turn);
        pf_ahead_want(ahead, &curtain, 1);
        pf_ahead_finish(ahead);
        pf_image *image = pf_ahead_next(ahead, &is);
        assert_string_equal(is.name, "curtain");
        assert_drawn(image, &curtain);
        assert_null(pf_ahead_next(ahead, &is));
        pf_ahead_free(ahead);
    }
}

static void given_up_while_it_draws(void **state) {
    (void)state;
    const pf_picture both[] = {curtain, parlour};
    for (int turn = 0; turn < 10; turn++) {
        pf_ahead_free(set_up(both, 2));
    }
}

/* The painter's own folder has nothing in it: whatever is seen came from there. */
static uint64_t painted(const char *data_dir, pf_ahead *ahead) {
    pf_rect r[PF_DIRTY];
    pf_trouble trouble = {0};
    pf_fonts *fonts = pf_fonts_new(data_dir, &trouble);
    pf_painter *painter = pf_painter_new(data_dir, fonts, &trouble);
    pf_image *frame = pf_image_new(CANVAS_W, CANVAS_H);
    ui_draw *list = test_calloc(1, sizeof *list);
    const ui_frame ui = canvas_frame(pf_fonts_type(fonts));
    canvas_start(list, &ui);
    canvas_add(list, UI_COVER, (ui_rect){0, 0, 1280, 800}, "curtain");
    pf_painter_ahead(painter, ahead);
    pf_painter_paint(painter, list, frame, r);
    const uint64_t hash = pf_image_hash(frame);
    test_free(list);
    pf_painter_free(painter);
    pf_fonts_free(fonts);
    pf_image_free(frame);
    return hash;
}

static void the_painter_lays_it(void **state) {
    (void)state;
    const pf_picture whole = {"curtain", CANVAS_W, CANVAS_H, 0, true};
    const uint64_t drawn = painted(NT_SOURCE_DIR, NULL);
    pf_ahead *there = set_up(&whole, 1), *coming = set_up(&whole, 1);
    pf_ahead_finish(there);
    assert_true(painted("/nonexistent", there) == drawn);
    assert_true(painted(NT_SOURCE_DIR, coming) == drawn);
    assert_true(painted("/nonexistent", there) != drawn); /* the painter had it, and is gone */
    pf_ahead_free(there);
    pf_ahead_free(coming);
}

static void the_title_is_kept(void **state) {
    (void)state;
    char dir[] = "/tmp/night-table-ahead-XXXXXX", path[64];
    assert_non_null(mkdtemp(dir));
    const pf_picture both[] = {title, curtain};
    pf_ahead *ahead = pf_ahead_new(NT_SOURCE_DIR, dir);
    pf_ahead_want(ahead, both, 2);
    pf_ahead_finish(ahead);
    assert_drawn(pf_ahead_take(ahead, &title), &title);
    pf_ahead_free(ahead);
    assert_drawn(pf_kept_read(dir, NT_SOURCE_DIR, &title), &title);
    snprintf(path, sizeof path, "%s/title.pixels", dir);
    assert_int_equal(remove(path), 0);
    assert_int_equal(rmdir(dir), 0); /* nothing else is kept */
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(what_is_taken_is_what_would_be_drawn),
                                       cmocka_unit_test(whenever_it_is_asked_for_it_is_whole_or_not_there),
                                       cmocka_unit_test(another_list_takes_its_place),
                                       cmocka_unit_test(given_up_while_it_draws),
                                       cmocka_unit_test(the_painter_lays_it),
                                       cmocka_unit_test(the_title_is_kept)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
