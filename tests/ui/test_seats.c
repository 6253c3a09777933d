/* A seat's disc has its pattern wherever it stands: colours alone are those of other seats, too. */
#include <string.h>

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

/* On white it would not be seen. */
static void a_white_disc_has_a_dark_edge(void **state) {
    stage *s = *state;

    for (int out = 0; out < 2; out++) {
        s->ui.high_contrast = true;
        shapes_of(s, 0, out != 0);
        s->ui.high_contrast = false;
        assert_non_null(strstr(s->d->arena + s->d->command[0].text, "stroke=\"#000000\""));
    }
}

/* How many texts and figures a chip has in a miniature so wide; where its figure's middle is. */
static int texts_in(stage *s, float w, const char *name, float *figure) {
    ui_seat seat = {.colour = 2, .emblem = 3};
    const ui_rect chip = {200, 200, 180, 76};
    ui_miniature m;
    int n = 0;

    strcpy(seat.name, name);
    ui_begin(s->d, &s->ui);
    assert_true(ui_miniature_begin(s->d, &m, 1, (ui_rect){0, 0, w, w / 1.6f}, (ui_rect){0, 0, w, w / 1.6f}));
    ui_seat_chip(s->d, chip, &seat, UI_SEAT_CALM, (ui_chip_name){0}, NULL, 0);
    for (int i = m.commands; i < s->d->n; i++) {
        const ui_command *c = &s->d->command[i];
        n += c->kind == UI_TEXT && c->at.h >= UI_SPECK;
        *figure = c->kind == UI_PICTURE ? c->at.x + c->at.w / 2 - chip.x : *figure;
    }
    ui_miniature_end(s->d, &m);
    return n;
}

/* Where its name is too small to be read the emblem has the chip alone. */
static void a_chip_without_a_name_is_its_emblem(void **state) {
    float beside = 0, alone = 0;

    assert_int_equal(texts_in(*state, 480, "Cat", &beside), 1);
    assert_int_equal(texts_in(*state, 285, "Cat", &alone), 0);
    assert_true(beside < 60);
    assert_in_range(alone, 80, 100);
}

/* One that has no room beside the emblem stands alone. */
static void a_long_name_has_the_chip_alone(void **state) {
    float figure = -1.0f;

    assert_int_equal(texts_in(*state, 480, "Hedgehog", &figure), 1);
    assert_true(figure < 0.0f);
}

/* Over the chip's edge it would lie on what stands beside it, over the name on letters, lower on the emblem's disc.
 */
static void a_crown_stays_above_the_emblem(void **state) {
    static const ui_rect chips[] = {
        {200, 200, 150, 58}, {200, 200, 200, 58}, {200, 200, 180, 76}, {200, 200, 110, 40}};
    const ui_seat seat = {.colour = 2, .emblem = 3, .name = "Windmill"};
    stage *s = *state;

    for (size_t k = 0; k < sizeof chips / sizeof chips[0]; k++) {
        const ui_rect chip = chips[k];
        ui_rect crown = {0}, emblem = {0}, name = {0};
        ui_begin(s->d, &s->ui);
        ui_seat_chip(s->d, chip, &seat, UI_SEAT_WON, (ui_chip_name){0}, NULL, 0);
        for (int i = 0; i < s->d->n; i++) {
            const ui_command *c = &s->d->command[i];
            const bool figure = c->kind == UI_PICTURE,
                       is_crown = figure && strstr(s->d->arena + c->text, "crown") != NULL;
            crown = is_crown ? c->at : crown;
            emblem = figure && !is_crown ? c->at : emblem;
            name = c->kind == UI_TEXT ? c->at : name;
        }
        assert_true(crown.w > 12 && name.w > 0);
        assert_true(crown.x > chip.x && crown.x + crown.w <= name.x);
        assert_true(crown.y > chip.y && crown.y + crown.h < chip.y + chip.h);
        const float disc = emblem.y + emblem.h / 2 - emblem.h / 1.4f; /* its figure takes seven tenths of it */
        assert_true(emblem.h > 0 && crown.y + 0.92f * crown.h <= disc + 0.5f);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_disc_keeps_its_pattern, stage_open, stage_close),
        cmocka_unit_test_setup_teardown(a_white_disc_has_a_dark_edge, stage_open, stage_close),
        cmocka_unit_test_setup_teardown(a_chip_without_a_name_is_its_emblem, stage_open, stage_close),
        cmocka_unit_test_setup_teardown(a_long_name_has_the_chip_alone, stage_open, stage_close),
        cmocka_unit_test_setup_teardown(a_crown_stays_above_the_emblem, stage_open, stage_close),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
