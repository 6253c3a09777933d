/* Keys that act on the whole program: what they say, and that over a secret they say and do nothing. */
#include "app/kit_app.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "app/files/folders.h"
#include "app/files/paths.h"
#include "app/stack.h"

/* Where a sentence stands, or NULL. */
static const ui_box *said(const table_for_tests *t, const char *key) {
    char want[256];
    const ui_draw *d = t->app->shown;
    text_format(app_words(t->app, NULL), key, NULL, 0, want, sizeof want);
    for (int i = 0; i < d->n_boxes; i++) {
        if (strcmp(d->arena + d->box[i].text, want) == 0) {
            return &d->box[i];
        }
    }
    return NULL;
}

static bool says(const table_for_tests *t, const char *key) {
    return said(t, key) != NULL;
}

/* Whether a picture is taken, as main would do it. */
static bool takes_picture(table_for_tests *t) {
    char path[APP_PATH];
    player_key(&t->hand, UI_KEY_SHOT, false);
    const bool takes = app_wants_shot(t->app, path, sizeof path);
    if (takes) {
        app_shot_taken(t->app, true, "");
    }
    player_wait(&t->hand, 20);
    return takes;
}

static void at_home(const table_for_tests *t) {
    char home[256];
    assert_non_null(realpath(t->dir, home));
    setenv("HOME", home, 1);
    unsetenv("XDG_CONFIG_HOME");
}

static void a_mute_key_says_what_it_did(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 1);
    player_wait(&t.hand, 500);
    player_key(&t.hand, UI_KEY_MUTE, false);
    assert_true(t.app->settings.mute);
    assert_true(says(&t, "sign.silent"));
    player_key(&t.hand, UI_KEY_MUTE, false);
    assert_true(says(&t, "sign.sound"));
    assert_false(says(&t, "sign.silent"));
    player_wait(&t.hand, 5000);
    assert_false(says(&t, "sign.sound"));
    kit_end(&t);
}

static void nothing_is_said_over_a_secret(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 1);
    at_home(&t);
    kit_start(&t, 1);
    player_wait(&t.hand, 500);
    assert_string_equal(app_scene_name(t.app), "private");
    const uint64_t before = kit_frame_hash(t.app);
    player_key(&t.hand, UI_KEY_MUTE, false);
    player_wait(&t.hand, 20);
    assert_true(t.app->settings.mute);
    assert_false(takes_picture(&t));
    assert_int_equal(kit_frame_hash(t.app), before);
    player_key(&t.hand, UI_KEY_RULES, false);
    player_wait(&t.hand, 500);
    assert_string_equal(app_scene_name(t.app), "rules"); /* the page lies under them */
    const uint64_t rules = kit_frame_hash(t.app);
    assert_false(takes_picture(&t));
    assert_int_equal(kit_frame_hash(t.app), rules);
    kit_end(&t);
}

static void a_sign_goes_when_a_secret_comes(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 1);
    kit_start(&t, 2);
    player_wait(&t.hand, 500);
    assert_string_equal(app_scene_name(t.app), "curtain");
    assert_false(takes_picture(&t));
    assert_true(says(&t, "sign.no_shot"));
    assert_true(player_press(&t.hand, "open", -1));
    player_wait(&t.hand, 20);
    assert_string_equal(app_scene_name(t.app), "private");
    assert_false(says(&t, "sign.no_shot"));
    assert_true(player_press(&t.hand, "guess", kit_legal_guess(&t, 1)));
    assert_true(player_press(&t.hand, "done", -1));
    assert_string_equal(app_scene_name(t.app), "still");
    assert_false(takes_picture(&t));
    kit_end(&t);
}

/* The wish and the picture: what came between them is nobody's to see. */
static void a_secret_that_came_between_is_not_taken(void **state) {
    (void)state;
    char path[APP_PATH];
    table_for_tests t;
    kit_begin(&t, 1);
    at_home(&t);
    player_wait(&t.hand, 500);
    player_key(&t.hand, UI_KEY_SHOT, false);
    assert_true(t.app->wants_shot);
    kit_start(&t, 1);
    player_wait(&t.hand, 20);
    assert_string_equal(app_scene_name(t.app), "private");
    assert_false(app_wants_shot(t.app, path, sizeof path));
    kit_end(&t);
}

static void a_picture_goes_to_the_users_pictures(void **state) {
    (void)state;
    char path[APP_PATH] = "", list[APP_PATH], want[APP_PATH];
    static const char dirs[] = "# comment\nXDG_MUSIC_DIR=\"$HOME/Musik\"\nXDG_PICTURES_DIR=\"$HOME/Meine Bilder\"\n";
    table_for_tests t;
    kit_begin(&t, 1);
    at_home(&t);
    player_wait(&t.hand, 500);
    player_key(&t.hand, UI_KEY_SHOT, false);
    assert_true(app_wants_shot(t.app, path, sizeof path));
    assert_non_null(strstr(path, "/Pictures/night-table-"));
    app_shot_taken(t.app, true, "");
    player_wait(&t.hand, 20);
    assert_true(t.app->sign[0] != '\0');
    assert_non_null(strstr(t.app->sign, path));
    assert_true(paths_join(list, sizeof list, getenv("HOME"), ".config"));
    assert_true(paths_make(list));
    assert_true(paths_join(list, sizeof list, getenv("HOME"), ".config/user-dirs.dirs"));
    assert_true(paths_write_whole(list, dirs, sizeof dirs - 1));
    assert_true(folders_pictures(path, sizeof path));
    assert_true(paths_join(want, sizeof want, getenv("HOME"), "Meine Bilder"));
    assert_string_equal(path, want);
    kit_end(&t);
}

static void a_short_press_on_the_lantern_says_that_it_is_held(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 1);
    kit_start(&t, 2);
    player_wait(&t.hand, 1000);
    const ui_zone *pad = player_zone(&t.hand, "open", -1);
    assert_non_null(pad);
    player_tap(&t.hand, (pad->at.x + pad->at.w / 2) * t.app->frame.u, (pad->at.y + pad->at.h / 2) * t.app->frame.u);
    player_wait(&t.hand, 20);
    assert_string_equal(app_scene_name(t.app), "curtain");
    assert_true(says(&t, "sign.hold"));
    /* It goes with the hold that opens, not after its time. */
    player_wait(&t.hand, 600);
    pad = player_zone(&t.hand, "open", -1);
    app_handle(t.app, &(ui_raw){.kind = UI_RAW_DOWN,
                                .x = (pad->at.x + pad->at.w / 2) * t.app->frame.u,
                                .y = (pad->at.y + pad->at.h / 2) * t.app->frame.u});
    app_frame(t.app);
    for (int ms = 0; ms < 1000 && player_zone(&t.hand, "open", -1) != NULL; ms++) {
        assert_true(says(&t, "sign.hold"));
        app_advance(t.app, t.app->now + 1);
        app_frame(t.app);
    }
    assert_string_equal(app_scene_name(t.app), "curtain");
    assert_false(says(&t, "sign.hold"));
    kit_end(&t);
}

/* Beside it, and not at the other end of the window. */
static void what_has_to_be_held_says_so_near_itself(void **state) {
    static const float near = 60.0f;
    (void)state;
    table_for_tests t;
    kit_begin(&t, 1);
    kit_start(&t, 2);
    static const char *const way[] = {"pause", "leave", "matches", "delete"};
    for (size_t i = 0; i < sizeof way / sizeof way[0]; i++) {
        player_wait(&t.hand, 1000);
        assert_true(player_press(&t.hand, way[i], -1));
    }
    player_wait(&t.hand, 1000);
    const ui_rect held = player_zone(&t.hand, "delete", -1)->at;
    player_tap(&t.hand, (held.x + held.w / 2) * t.app->frame.u, (held.y + held.h / 2) * t.app->frame.u);
    player_wait(&t.hand, 20);
    const ui_box *sign = said(&t, "sign.hold");
    assert_non_null(sign);
    assert_true(sign->at.y >= held.y + held.h && sign->at.y < held.y + held.h + near);
    assert_true(fabsf(sign->at.x + sign->at.w / 2 - held.x - held.w / 2) < near);
    kit_end(&t);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_mute_key_says_what_it_did),
        cmocka_unit_test(nothing_is_said_over_a_secret),
        cmocka_unit_test(a_sign_goes_when_a_secret_comes),
        cmocka_unit_test(a_secret_that_came_between_is_not_taken),
        cmocka_unit_test(a_picture_goes_to_the_users_pictures),
        cmocka_unit_test(a_short_press_on_the_lantern_says_that_it_is_held),
        cmocka_unit_test(what_has_to_be_held_says_so_near_itself),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
