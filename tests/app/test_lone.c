/* What the bench counts as one thing that moves alone. */
#include "ui/stage.h"

#include "app/scripts/lone.h"

static const ui_rect ground = {0, 0, 1280, 800}, card = {400, 300, 100, 140};

typedef struct {
    int cards;     /* that stand on their way */
    float x;       /* where the first of them is */
    float scale;   /* of each */
    float night;   /* of a ground that comes */
    bool shadowed; /* the first one has a shadow, of another size in each list */
} table;

static void carry(ui_draw *d, ui_rect at, float scale) {
    ui_carry(d, ui_centre(at, at.w * scale, at.h * scale), at);
    ui_group(d, at, 0, 0.0f);
    ui_picture(d, "robbers/back", at, 1.0f);
    ui_group_end(d);
}

static lone_list look(stage *s, table t) {
    lone_list found;
    ui_begin(s->d, &s->ui);
    ui_picture(s->d, "robbers/table", ground, 1.0f);
    if (t.night > 0.0f) {
        ui_picture(s->d, "robbers/night", ground, t.night);
    }
    if (t.shadowed) {
        ui_scale(s->d, ui_centre(card, t.x, t.x), card);
        ui_group(s->d, card, 0, 0.0f);
        ui_shape(s->d, card, "<rect/>");
        ui_group_end(s->d);
    }
    for (int i = 0; i < t.cards; i++) {
        carry(s->d, (ui_rect){card.x + 120.0f * (float)i + (i == 0 ? t.x : 0.0f), card.y, card.w, card.h}, t.scale);
    }
    lone_look(&found, s->d);
    return found;
}

static bool alone(stage *s, table before, table now) {
    const lone_list first = look(s, before), second = look(s, now);
    return lone_moved(&first, &second);
}

static void one_card_that_flies_is_alone(void **state) {
    assert_true(alone(*state, (table){1, 10, 1, 0, false}, (table){1, 12, 1, 0, false}));
    assert_true(alone(*state, (table){1, 10, 1, 0, true}, (table){1, 12, 1, 0, true}));
    assert_true(alone(*state, (table){1, 10, 1, 0, false}, (table){1, 10, 1.1f, 0, false}));
    assert_true(alone(*state, (table){3, 10, 1, 0, false}, (table){3, 12, 1, 0, false}));
    assert_true(alone(*state, (table){0, 0, 1, 0, false}, (table){1, 0, 1, 0, false}));
}

static void two_or_none_are_not(void **state) {
    assert_false(alone(*state, (table){1, 10, 1, 0, false}, (table){1, 10, 1, 0, false}));
    assert_false(alone(*state, (table){1, 10, 1, 0, true}, (table){1, 10, 1, 0, false}));
    assert_false(alone(*state, (table){2, 10, 1, 0, false}, (table){2, 10, 1.1f, 0, false}));
}

static void nor_is_one_while_night_falls(void **state) {
    assert_false(alone(*state, (table){1, 10, 1, 0.2f, false}, (table){1, 12, 1, 0.3f, false}));
    assert_true(alone(*state, (table){1, 10, 1, 0.2f, false}, (table){1, 12, 1, 0.2f, false}));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(one_card_that_flies_is_alone, stage_open, stage_close),
        cmocka_unit_test_setup_teardown(two_or_none_are_not, stage_open, stage_close),
        cmocka_unit_test_setup_teardown(nor_is_one_while_night_falls, stage_open, stage_close),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
