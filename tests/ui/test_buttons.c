/* What a button looks like says what comes of it, without colours too. */
#include "stage.h"

#include <stdio.h>

#include "ui/widgets.h"

/* The document of a button's plate: the first of what is drawn for it. */
static const char *plate_of(stage *s, ui_button_look look) {
    ui_begin(s->d, &s->ui);
    ui_button(s->d, (ui_rect){100, 100, 260, 60}, "one", 0, "Hold", NULL, look, 0);
    assert_false(s->d->overflow);
    return s->d->arena + s->d->command[0].text;
}

/* The fill of a plate is the last one of its document. */
static void fill_of(stage *s, ui_button_look look, char *out, size_t cap) {
    const char *last = "none";
    for (const char *at = strstr(plate_of(s, look), "fill=\"#"); at != NULL; at = strstr(at + 1, "fill=\"#")) {
        last = at;
    }
    snprintf(out, cap, "%.14s", last);
}

static void what_is_grave_is_not_filled_as_what_is_advised(void **state) {
    stage *s = *state;
    char grave[16], advised[16];
    for (int contrast = 0; contrast < 2; contrast++) {
        s->ui.high_contrast = contrast == 1;
        fill_of(s, UI_DANGER, grave, sizeof grave);
        fill_of(s, UI_PRIMARY, advised, sizeof advised);
        assert_string_not_equal(grave, advised);
    }
}

static int drawn(stage *s, ui_button_look look, float wide, const char *text) {
    ui_begin(s->d, &s->ui);
    ui_button(s->d, (ui_rect){100, 100, wide, 60}, "one", 0, text, NULL, look, 0);
    return s->d->n;
}

/* A sign of three pieces, and a second frame; the sign goes where words would have to give way to it. */
static void what_is_grave_has_a_sign_and_in_high_contrast_two_frames(void **state) {
    stage *s = *state;
    const int plain = drawn(s, UI_PLAIN, 260, "Hold");
    assert_int_equal(drawn(s, UI_DANGER, 260, "Hold"), plain + 3);
    assert_int_equal(drawn(s, UI_DANGER, 130, "Hold: it goes"), drawn(s, UI_PLAIN, 130, "Hold: it goes"));
    s->ui.high_contrast = true;
    assert_int_equal(drawn(s, UI_DANGER, 260, "Hold"), plain + 4);
}

static bool is_soon(const stage *s, const char *body) {
    for (int i = 0; i < s->d->n_soon; i++) {
        if (strcmp(s->d->arena + s->d->soon[i].text, body) == 0) {
            return true;
        }
    }
    return false;
}

/* So that the pointer finds it however much was shown since; where fingers press nothing is made for it. */
static void what_a_pointer_lights_is_made_before(void **state) {
    stage *s = *state;
    char lit[2048], calm[2048];
    s->ui.hover_name = "one";
    snprintf(lit, sizeof lit, "%s", plate_of(s, UI_PRIMARY));
    s->ui.hover_name = NULL;
    snprintf(calm, sizeof calm, "%s", plate_of(s, UI_PRIMARY));
    assert_string_not_equal(lit, calm);
    assert_int_equal(s->d->n_soon, 0);
    s->ui.pointer = true;
    plate_of(s, UI_PRIMARY);
    assert_true(is_soon(s, lit));
    assert_true(is_soon(s, calm));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(what_is_grave_is_not_filled_as_what_is_advised, stage_open, stage_close),
        cmocka_unit_test_setup_teardown(what_is_grave_has_a_sign_and_in_high_contrast_two_frames, stage_open,
                                        stage_close),
        cmocka_unit_test_setup_teardown(what_a_pointer_lights_is_made_before, stage_open, stage_close),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
