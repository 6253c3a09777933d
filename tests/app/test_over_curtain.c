/* What comes over a curtain that hangs, and goes from it: never words over words, in steps, and for the same time. */
#include "app/kit_app_hands.h"

#include <string.h>

#include "app/rise.h"
#include "ui/motion.h"

static void is_at(const table_for_tests *t, const char *scene_name) {
    assert_string_equal(app_scene_name(t->app), scene_name);
}

/* Two people: the first one's curtain hangs, and rests. */
static void begin_at_a_curtain(table_for_tests *t) {
    kit_begin(t, 3);
    kit_start(t, 2);
    is_at(t, "curtain");
    player_wait(&t->hand, 1000);
    app_frame(t->app);
    assert_false(rise_moves(t->app));
}

/* How strong what lay on the screen before is still seen, of 255; and the ground between over what comes. */
typedef struct {
    unsigned before, between;
} seen;

static seen seen_of(const app *a, const char *ground) {
    const ui_draw *d = a->shown;
    const int group = d->n - a->rise.before->n - 2;
    const bool laid = group > 0 && d->command[group].kind == UI_GROUP && d->command[d->n - 1].kind == UI_GROUP_END;
    seen is = {.before = laid ? d->command[group].colour >> 24 : 0};
    const int end = laid ? group : d->n;
    bool own = true;
    for (int i = 0; i < end; i++) {
        if (d->command[i].kind == UI_COVER && strcmp(d->arena + d->command[i].text, ground) == 0) {
            is.between = own ? 0 : d->command[i].colour >> 24;
            own = false;
        }
    }
    return is;
}

/* What goes is still painted when its scene is no more: nothing in it may be that one's. */
static void names_no_language_of_a_scene(const app *a) {
    const ui_draw *d = a->shown;
    for (int i = 0; i < d->n; i++) {
        const char *lang = d->command[i].lang;
        assert_true(lang == NULL || (lang >= a->tongue[0] && lang < a->tongue[0] + sizeof a->tongue));
    }
}

/* What goes is gone before anything is seen of what comes, and both take some steps. */
static void goes_and_comes(table_for_tests *t, const char *ground, uint64_t takes) {
    const uint64_t begun = t->app->now;
    int goes = 0, comes = 0;
    app_frame(t->app);
    assert_true(rise_moves(t->app));
    while (rise_moves(t->app)) {
        const seen is = seen_of(t->app, ground);
        assert_true(is.before == 0 || is.between == 255);
        assert_true(is.before > 0 || (is.between > 0 && is.between < 255));
        names_no_language_of_a_scene(t->app);
        goes += is.before > 0;
        comes += is.before == 0;
        app_advance(t->app, app_wake(t->app));
        app_frame(t->app);
    }
    assert_true(goes > 1 && comes > 1);
    assert_in_range(t->app->now - begun, takes - 2 * MOTION_FRAME, takes);
    assert_int_equal(seen_of(t->app, ground).between, 0);
}

static void the_sign_goes_before_the_pause_comes(void **state) {
    (void)state;
    table_for_tests t;
    begin_at_a_curtain(&t);
    player_key(&t.hand, UI_KEY_PAUSE, false);
    is_at(&t, "pause");
    assert_false(rise_holds(t.app)); /* it can be pressed from the beginning */
    goes_and_comes(&t, "curtain", MOTION_PANEL);
    player_wait(&t.hand, 500);
    assert_true(player_press(&t.hand, "resume", -1));
    is_at(&t, "curtain");
    goes_and_comes(&t, "curtain", MOTION_PANEL);
    kit_end(&t);
}

static void settings_over_a_curtain_go_back_to_the_pause(void **state) {
    (void)state;
    table_for_tests t;
    begin_at_a_curtain(&t);
    player_key(&t.hand, UI_KEY_PAUSE, false);
    player_wait(&t.hand, 1000);
    assert_true(player_press(&t.hand, "settings", -1));
    is_at(&t, "settings");
    goes_and_comes(&t, "parlour", MOTION_PAGE);
    player_wait(&t.hand, 500);
    player_key(&t.hand, UI_KEY_BACK, false);
    is_at(&t, "pause");
    goes_and_comes(&t, "curtain", MOTION_PAGE);
    assert_null(player_zone(&t.hand, "open", -1));
    kit_end(&t);
}

static void a_page_of_rules_comes_as_over_any_other_page(void **state) {
    (void)state;
    table_for_tests t;
    begin_at_a_curtain(&t);
    player_key(&t.hand, UI_KEY_RULES, false);
    is_at(&t, "rules");
    assert_int_equal(t.app->rise.way, RISE_OUT_OF_PAGE);
    goes_and_comes(&t, "parlour", MOTION_PAGE);
    player_wait(&t.hand, 500);
    assert_true(player_press(&t.hand, "back", -1));
    is_at(&t, "curtain");
    assert_int_equal(t.app->rise.way, RISE_OUT_OF_PAGE);
    goes_and_comes(&t, "curtain", MOTION_PAGE);
    kit_end(&t);
}

/* A curtain that shuts an open hand off is left and found again at once. */
static void nothing_moves_over_a_hand_that_is_shut(void **state) {
    (void)state;
    table_for_tests t;
    begin_at_a_curtain(&t);
    assert_true(player_press(&t.hand, "open", -1));
    player_wait(&t.hand, 1000);
    is_at(&t, "private");
    player_key(&t.hand, UI_KEY_RULES, false);
    is_at(&t, "rules");
    assert_false(rise_moves(t.app));
    player_wait(&t.hand, 500);
    assert_true(player_press(&t.hand, "back", -1));
    assert_int_not_equal(t.app->rise.way, RISE_OUT_OF_PAGE);
    assert_int_not_equal(t.app->rise.way, RISE_OVER_CLOTH);
    kit_end(&t);
}

/* The pause lies on the table of somebody who sits alone. */
static void settings_go_back_to_the_pause_as_they_came(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 1);
    kit_start(&t, 1);
    kit_guess(&t, 2);
    player_wait(&t.hand, 3000);
    is_at(&t, "table");
    player_key(&t.hand, UI_KEY_PAUSE, false);
    player_wait(&t.hand, 1000);
    assert_true(player_press(&t.hand, "settings", -1));
    is_at(&t, "settings");
    assert_int_equal(t.app->rise.way, RISE_OUT_OF_PAGE);
    player_wait(&t.hand, 1000);
    player_key(&t.hand, UI_KEY_BACK, false);
    is_at(&t, "pause");
    assert_int_equal(t.app->rise.way, RISE_OUT_OF_PAGE);
    assert_true(rise_moves(t.app));
    kit_end(&t);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_sign_goes_before_the_pause_comes),
        cmocka_unit_test(a_page_of_rules_comes_as_over_any_other_page),
        cmocka_unit_test(settings_over_a_curtain_go_back_to_the_pause),
        cmocka_unit_test(nothing_moves_over_a_hand_that_is_shut),
        cmocka_unit_test(settings_go_back_to_the_pause_as_they_came),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
