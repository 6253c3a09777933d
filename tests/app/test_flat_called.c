/* On a flat table what somebody calls over it by a button of a long side is turned to that side. */
#include "app/kit_app_flat.h"

#include "app/stack.h"

static table_for_tests T;

static float middle_of(const char *name) {
    const ui_zone *z = player_zone(&T.hand, name, -1);
    assert_non_null(z);
    return z->at.y + z->at.h / 2;
}

static void press(const char *name, int n) {
    assert_true(player_press(&T.hand, name, n));
    player_wait(&T.hand, 400);
}

static void back_to_the_table(void) {
    app_pop(T.app);
    player_wait(&T.hand, 400);
    assert_string_equal(app_scene_name(T.app), "flat");
}

static void the_pause_faces_whoever_pressed_it(void **state) {
    (void)state;
    kit_flat_begin(&T, "growl", 6, 1280, 800, 5.9f, 0);
    for (int i = 0; i < 2; i++) {
        press("pause", 2);
        assert_true(middle_of("resume") > middle_of("leave"));
        press("rules", -1); /* what is opened there, too */
        assert_true(middle_of("back") < 400);
        app_pop(T.app);
        player_wait(&T.hand, 400);
        press("resume", -1);
        press("pause", 0);
        assert_true(middle_of("resume") < middle_of("leave"));
        back_to_the_table();
    }
    kit_end(&T);
}

static void what_can_be_done_faces_whoever_asked(void **state) {
    (void)state;
    kit_flat_begin(&T, "growl", 6, 1280, 800, 5.9f, 0);
    press("help", 2);
    assert_true(middle_of("back") < 400);
    back_to_the_table();
    press("help", 0);
    assert_true(middle_of("back") > 400);
    kit_end(&T);
}

/* What nobody called lies as the table does, whoever called something before. */
static void what_opens_by_itself_is_for_all(void **state) {
    (void)state;
    kit_flat_begin(&T, "growl", 6, 1280, 800, 5.9f, 0);
    press("pause", 2);
    back_to_the_table();
    app_push(T.app, &scene_pause, NULL, 0);
    player_wait(&T.hand, 400);
    assert_true(middle_of("resume") < middle_of("leave"));
    kit_end(&T);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_pause_faces_whoever_pressed_it),
        cmocka_unit_test(what_can_be_done_faces_whoever_asked),
        cmocka_unit_test(what_opens_by_itself_is_for_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
