/* A block of words has one outline, whichever of its texts stands there (ui/block.h). */
#include "stage.h"

#include <math.h>

#include "ui/block.h"

static const char *const texts[] = {"You are still human. Take care of yourself.",
                                    "You are still a wolf, and you stay one.", "You smell Owl.", "Run"};
enum { TEXTS = 4, ROWS = 12 };

typedef struct {
    float y, from, to, high;
} row;

/* Each line that is drawn: where it begins and ends, and how high its letters are. */
static int rows_of(stage *s, const ui_block *b, const char *text, row out[ROWS]) {
    int n = 0;
    ui_begin(s->d, &s->ui);
    ui_block_draw(s->d, (ui_rect){100, 100, 320, 160}, &UI_STYLE_SMALL, b, text);
    for (int i = 0; i < s->d->n; i++) {
        const ui_rect at = s->d->command[i].at;
        if (n == 0 || fabsf(out[n - 1].y - at.y) > 0.1f) {
            assert_true(n < ROWS);
            out[n++] = (row){at.y, at.x, at.x + at.w, at.h};
        }
        out[n - 1].from = fminf(out[n - 1].from, at.x);
        out[n - 1].to = fmaxf(out[n - 1].to, at.x + at.w);
    }
    assert_false(s->d->box[0].cut);
    return n;
}

static void all_texts_fill_the_same_rows(void **state) {
    stage *s = *state;
    for (int wide = 120; wide < 480; wide += 40) {
        const float w = (float)wide;
        const ui_block b = ui_block_of(&s->ui, w, 160, &UI_STYLE_SMALL, 14, texts, TEXTS);
        row first[ROWS], other[ROWS];
        const int n = rows_of(s, &b, texts[0], first);
        assert_int_equal(n, b.lines);
        assert_true(b.w <= w + 0.5f && b.h <= 160.5f);
        for (int i = 1; i < TEXTS - 1; i++) {
            assert_int_equal(rows_of(s, &b, texts[i], other), n);
            for (int k = 0; k < n; k++) {
                assert_float_equal(other[k].y, first[k].y, 0.01f);
                assert_float_equal(other[k].from, first[k].from, 0.1f);
                assert_float_equal(other[k].to, first[k].to, 0.1f);
                assert_float_equal(other[k].high, first[k].high, 0.01f);
            }
        }
    }
}

/* Too few words for so many lines: rather torn than another number of them. */
static void a_short_text_is_torn(void **state) {
    stage *s = *state;
    row rows[ROWS];
    const ui_block b = ui_block_of(&s->ui, 240, 160, &UI_STYLE_SMALL, 14, texts, TEXTS);
    assert_int_equal(b.lines, 2);
    assert_int_equal(rows_of(s, &b, "Run", rows), 2);
}

static void one_text_alone_takes_what_it_needs(void **state) {
    stage *s = *state;
    const char *const one[] = {"Run"};
    const ui_block b = ui_block_of(&s->ui, 240, 160, &UI_STYLE_SMALL, 14, one, 1);
    assert_int_equal(b.lines, 1);
    assert_float_equal(b.w, ui_label_width(&s->ui, &UI_STYLE_SMALL, "Run"), 0.5f);
}

/* The widest blank between two pieces of its one line. */
static float widest_blank(stage *s, const ui_block *b, const char *text) {
    float most = 0;
    ui_begin(s->d, &s->ui);
    ui_block_draw(s->d, (ui_rect){100, 100, 480, 160}, &UI_STYLE_SMALL, b, text);
    for (int i = 1; i < s->d->n; i++) {
        const ui_rect before = s->d->command[i - 1].at, at = s->d->command[i].at;
        most = fmaxf(most, at.x - before.x - before.w);
    }
    return most;
}

/* Its letters take a part of what it lacks: it does not fall apart into words. */
static void a_short_text_is_set_wide(void **state) {
    stage *s = *state;
    const char *const two[] = {"You are still human. Take care of yourself.", "You are still a wolf for now."};
    const ui_block b = ui_block_of(&s->ui, 480, 160, &UI_STYLE_SMALL, 14, two, 2);
    const float lacks = b.w - ui_label_width(&s->ui, &UI_STYLE_SMALL, two[1]);
    assert_int_equal(b.lines, 1);
    const float usual = widest_blank(s, &b, two[0]); /* the longest is as it is */
    assert_true(lacks > 60.0f && usual < 12.0f);
    assert_true(widest_blank(s, &b, two[1]) < 0.8f * (usual + lacks / 6));
}

/* Where all of it would be too high its letters are smaller, those of all texts. */
static void letters_shrink_where_room_is_short(void **state) {
    stage *s = *state;
    const ui_block large = ui_block_of(&s->ui, 200, 400, &UI_STYLE_SMALL, 12, texts, TEXTS);
    const ui_block small = ui_block_of(&s->ui, 200, 40, &UI_STYLE_SMALL, 12, texts, TEXTS);
    assert_true(small.px < large.px && small.h < large.h);
}

#define ON_STAGE(test) cmocka_unit_test_setup_teardown(test, stage_open, stage_close)

int main(void) {
    const struct CMUnitTest tests[] = {ON_STAGE(all_texts_fill_the_same_rows), ON_STAGE(a_short_text_is_torn),
                                       ON_STAGE(one_text_alone_takes_what_it_needs),
                                       ON_STAGE(a_short_text_is_set_wide),
                                       ON_STAGE(letters_shrink_where_room_is_short)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
