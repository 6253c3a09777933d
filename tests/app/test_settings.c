/* The page of settings: whatever the size of its text, each of them is there, and can be pressed. */
#include "app/kit_app_hands.h"

#include <stdio.h>
#include <string.h>

#include "app/settings/settings_rows.h"
#include "app/stack.h"

static void open_settings(hands *h, device by, int wide, int high, int percent) {
    hands_begin(h, "growl", by);
    app_handle(h->app,
               &(ui_raw){.kind = UI_RAW_RESIZE, .w = wide, .h = high, .px_per_mm = high == 540 ? 9.0f : 3.78f});
    h->app->settings.text_percent = percent;
    app_settings_changed(h->app);
    player_wait(&h->time, 100);
    hands_must_press(h, ZONE_SETTINGS, 0);
    hands_must_be(h, "settings");
}

static bool turns(const hands *h) {
    const ui_zone *next = player_zone(&h->time, ZONE_PAGE, 1);
    return next != NULL && (next->flags & UI_ZONE_OFF) == 0;
}

/* Turns all pages of all groups; a bit per row that was seen, and the most pages that a group has. */
static uint32_t rows_of(hands *h, int *pages) {
    uint32_t seen = 0;
    *pages = 1;
    for (int group = 0; group < SETTINGS_GROUPS; group++) {
        uint32_t before = seen;
        hands_must_press(h, ZONE_GROUP, group);
        for (int page = 1;; page++) {
            for (int row = 0; row < SETTINGS; row++) {
                seen |= player_zone(&h->time, ZONE_MORE, row) != NULL ? 1u << row : 0;
            }
            *pages = page > *pages ? page : *pages;
            assert_true(page < SETTINGS);
            if (!turns(h)) {
                break;
            }
            hands_must_press(h, ZONE_PAGE, 1);
        }
        assert_true(seen != before); /* no group is empty */
    }
    return seen;
}

static void large_words_have_pages_and_lose_no_row(void **state) {
    (void)state;
    static const int size[][2] = {{1280, 800}, {800, 1280}, {1024, 600}, {960, 540}};
    int most = 1;
    for (size_t i = 0; i < sizeof size / sizeof size[0]; i++) {
        hands h;
        int pages = 0, few = 0;
        open_settings(&h, MOUSE, size[i][0], size[i][1], 100);
        const uint32_t usual = rows_of(&h, &few);
        assert_true(few == 1 || size[i][1] == 540); /* a telephone */
        assert_int_equal(usual, (1u << SETTINGS) - 1);
        hands_end(&h);
        open_settings(&h, MOUSE, size[i][0], size[i][1], 175);
        assert_int_equal(rows_of(&h, &pages), usual);
        most = pages > most ? pages : most;
        hands_end(&h);
    }
    assert_true(most > 1);
}

/* Larger, until there is no more: the row stays under the finger. */
static void the_row_that_makes_them_larger_stays(void **state) {
    (void)state;
    hands h;
    open_settings(&h, MOUSE, 800, 1280, 100);
    while ((player_zone(&h.time, ZONE_MORE, TEXT_SIZE)->flags & UI_ZONE_OFF) == 0) {
        hands_must_press(&h, ZONE_MORE, TEXT_SIZE);
        assert_non_null(player_zone(&h.time, ZONE_MORE, TEXT_SIZE));
    }
    assert_int_equal(h.app->settings.text_percent, 175);
    hands_end(&h);
}

static bool says(const hands *h, const char *key) {
    char arena[400];
    text_words words = text_words_in(app_words(h->app, NULL), arena, sizeof arena);
    const char *wanted = text_say(&words, key);
    const ui_draw *frame = h->app->shown;
    for (int i = 0; i < frame->n_boxes; i++) {
        if (strcmp(frame->arena + frame->box[i].text, wanted) == 0) {
            return true;
        }
    }
    return false;
}

/* Each row of secrets says what it is for, on as many pages as its words need. */
static void each_secrets_setting_says_what_it_is_for(void **state) {
    (void)state;
    static const int size[][3] = {{1280, 800, 100}, {800, 1280, 100}, {1024, 600, 100}, {1920, 1080, 100},
                                  {1280, 800, 175}, {800, 1280, 175}, {960, 540, 175}};
    for (size_t i = 0; i < sizeof size / sizeof size[0]; i++) {
        hands h;
        uint32_t said = 0, wanted = 0;
        open_settings(&h, MOUSE, size[i][0], size[i][1], size[i][2]);
        hands_must_press(&h, ZONE_GROUP, SETTINGS_SECRETS);
        for (bool more = true; more;) {
            for (int w = 0; w < SETTINGS; w++) {
                const char *key = setting_help_key((setting)w);
                wanted |= key != NULL ? 1u << w : 0;
                said |= key != NULL && says(&h, key) ? 1u << w : 0;
            }
            more = turns(&h);
            if (more) {
                hands_must_press(&h, ZONE_PAGE, 1);
            }
        }
        assert_true(wanted != 0);
        assert_int_equal(said, wanted);
        hands_end(&h);
    }
}

/* By a bank card: steps that end where no screen can be, a way back, and the same millimetres at the next start. */
static void the_screen_is_measured(void **state) {
    (void)state;
    enum { FIVE_LESS = 0, FIVE_MORE = 3, PRESSES = 40 };
    hands h;
    app_settings kept;
    char problem[256] = "";
    open_settings(&h, MOUSE, 1280, 800, 100);
    app_push(h.app, &scene_measure, NULL, 0);
    player_wait(&h.time, 100);
    hands_must_be(&h, "measure");
    const float before = h.app->frame.mm;
    hands_must_press(&h, ZONE_MORE, FIVE_MORE);
    assert_int_equal(h.app->settings.measured_percent, 105);
    assert_float_equal(h.app->frame.mm, before * 1.05f, 0.01);
    for (int i = 0; i < PRESSES; i++) {
        hands_must_press(&h, ZONE_MORE, FIVE_MORE);
    }
    assert_int_equal(h.app->settings.measured_percent, 250);
    assert_true(app_settings_read(h.app->settings_file, &kept, problem, sizeof problem));
    assert_int_equal(kept.measured_percent, 250);
    for (int i = 0; i < 2 * PRESSES; i++) {
        hands_must_press(&h, ZONE_MORE, FIVE_LESS);
    }
    assert_int_equal(h.app->settings.measured_percent, 40);
    hands_must_press(&h, ZONE_RESET, 0);
    assert_int_equal(h.app->settings.measured_percent, 100);
    assert_float_equal(h.app->frame.mm, before, 0.01);
    hands_end(&h);
}

/* All that can be set, and nothing of it as it is at first. */
static app_settings all_changed(void) {
    app_settings s = app_settings_standard();
    s.text_percent = 150;
    s.high_contrast = !s.high_contrast;
    s.full_screen = !s.full_screen;
    s.left_handed = !s.left_handed;
    s.mute = !s.mute;
    s.hold_toggle = !s.hold_toggle;
    s.curtain_alone = !s.curtain_alone;
    s.motion = s.motion == APP_MOTION_ON ? APP_MOTION_OFF : APP_MOTION_ON;
    s.pace = APP_PACE_SLOW;
    for (int i = 0; i < APP_SOUND_GROUPS; i++) {
        s.level[i] = i + 1;
    }
    s.dwell_seconds = 9;
    s.idle_seconds = 55;
    snprintf(s.lang, sizeof s.lang, "th");
    s.lang_chosen = true;
    s.mode = APP_FLAT;
    s.card_read = !s.card_read;
    s.seat_lock = !s.seat_lock;
    s.measured_percent = 133;
    s.flat_alarm = !s.flat_alarm;
    return s;
}

static void each_setting_is_kept(void **state) {
    (void)state;
    const app_settings s = all_changed();
    app_settings r;
    char dir[256], path[300], problem[256] = "";
    kit_folder(dir, sizeof dir);
    snprintf(path, sizeof path, "%s/settings.json", dir);
    assert_true(app_settings_write(path, &s, problem, sizeof problem));
    assert_true(app_settings_read(path, &r, problem, sizeof problem));
    assert_string_equal(problem, "");
    assert_int_equal(s.text_percent, r.text_percent);
    assert_true(s.high_contrast == r.high_contrast && s.full_screen == r.full_screen);
    assert_true(s.left_handed == r.left_handed && s.mute == r.mute && s.hold_toggle == r.hold_toggle);
    assert_true(s.curtain_alone == r.curtain_alone && s.motion == r.motion && s.pace == r.pace);
    assert_memory_equal(s.level, r.level, sizeof s.level);
    assert_true(s.dwell_seconds == r.dwell_seconds && s.idle_seconds == r.idle_seconds);
    assert_string_equal(s.lang, r.lang);
    assert_true(s.lang_chosen == r.lang_chosen && s.mode == r.mode && s.card_read == r.card_read);
    assert_true(s.seat_lock == r.seat_lock && s.flat_alarm == r.flat_alarm);
    assert_int_equal(s.measured_percent, r.measured_percent);
    kit_remove(dir);
}

/* Where the tick of the only switch that is on lies. */
static float knob_of(const hands *h) {
    const ui_draw *shown = h->app->shown;
    for (int i = 0; i < shown->n; i++) {
        const ui_command *c = &shown->command[i];
        if (c->kind == UI_PICTURE && strcmp(shown->arena + c->text, "figures/check") == 0) {
            return c->at.x;
        }
    }
    return 0.0f;
}

/* Its knob comes over in a moment, and at once where nothing moves. */
static void a_switch_slides(void **state) {
    (void)state;
    for (int still = 0; still < 2; still++) {
        hands h;
        ui_raw raw = {.kind = UI_RAW_DOWN};
        open_settings(&h, MOUSE, 1280, 800, 100);
        h.app->settings.motion = still ? APP_MOTION_OFF : APP_MOTION_ON;
        app_settings_changed(h.app);
        hands_must_press(&h, ZONE_GROUP, SETTINGS_SECRETS);
        player_wait(&h.time, 300);
        assert_true(hands_point(h.app, player_zone(&h.time, ZONE_MORE, SEAT_LOCK), &raw.x, &raw.y));
        hands_feed(&h, raw);
        raw.kind = UI_RAW_UP;
        hands_feed(&h, raw);
        player_wait(&h.time, 1);
        const float began = knob_of(&h);
        player_wait(&h.time, 400);
        assert_true(began > 0.0f);
        assert_true(still ? knob_of(&h) == began : knob_of(&h) > began + 20.0f);
        assert_true(app_wake(h.app) > h.app->now + 1000); /* it stands */
        hands_end(&h);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(large_words_have_pages_and_lose_no_row),
        cmocka_unit_test(the_row_that_makes_them_larger_stays),
        cmocka_unit_test(each_secrets_setting_says_what_it_is_for),
        cmocka_unit_test(the_screen_is_measured),
        cmocka_unit_test(each_setting_is_kept),
        cmocka_unit_test(a_switch_slides),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
