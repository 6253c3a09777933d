/* What a colour tells is told where nobody sees colours, too: which seats may be chosen, and that a sentence warns.
 */
#include "table/stage.h"
#include "ui/seats.h"

static const ui_rect plate = {500, 300, 186, 78}, words = {300, 360, 640, 60};

static ui_draw *begin(stage *s) {
    ui_begin(s->list, &s->frame);
    ui_fill(s->list, (ui_rect){0, 0, 1280, 800}, UI_INK_950);
    return s->list;
}

static double painted(stage *s) {
    pf_paint(s->screen, s->list);
    return pf_frame_luminance(s->screen);
}

static double seat_light(stage *s, const ui_seat *seat, bool may) {
    const ui_place at = {.plate = plate};
    ui_draw *d = begin(s);
    ui_seat_plate(d, &at, seat, UI_SEAT_CALM, NULL, 0);
    if (may) { /* in the seat's own colour: there is nothing else to tell it by */
        ui_seat_frame(d, plate, ui_seat_colour[seat->colour], false);
    }
    return painted(s);
}

static void a_seat_that_may_be_chosen_is_seen_without_its_colour(void **state) {
    stage *s = *state;
    for (int contrast = 0; contrast < 2; contrast++) {
        s->frame.high_contrast = contrast != 0;
        for (uint8_t colour = 0; colour < UI_SEAT_COLOURS; colour++) {
            const ui_seat seat = {.name = "Bell", .colour = colour};
            const double calm = seat_light(s, &seat, false), may = seat_light(s, &seat, true);
            if (may < 1.04 * calm) {
                fail_msg("contrast %d, colour %d: %.6f and %.6f", contrast, colour, calm, may);
            }
        }
    }
    s->frame.high_contrast = false;
}

/* The least ratio that letters of any size may have, to the darkest and the palest ground that they lie on. */
static void a_warning_is_no_weaker_than_a_hint(void **state) {
    static const ui_colour ground[] = {UI_INK_950, 0xFF59423Fu};
    static const char text[] = "You can follow: play a yellow card or a 3.";
    stage *s = *state;
    ui_label_style style = UI_STYLE_SMALL;
    style.align = UI_MIDDLE;
    style.colour = UI_PAPER_200;
    ui_label(begin(s), words, &style, text);
    const double hint = painted(s);
    ui_draw *d = begin(s);
    ui_warning(d, words, &style, text);
    assert_true(painted(s) > 1.1 * hint); /* its sign, and letters that are no darker */
    for (int i = 0; i < d->n; i++) {
        for (int g = 0; g < 2 && d->command[i].kind == UI_TEXT; g++) {
            assert_true((ui_light(d->command[i].colour) + 0.05f) / (ui_light(ground[g]) + 0.05f) > 4.5f);
        }
    }
}

static int open_stage(void **state) {
    return stage_setup(state, NULL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_seat_that_may_be_chosen_is_seen_without_its_colour),
        cmocka_unit_test(a_warning_is_no_weaker_than_a_hint),
    };
    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
