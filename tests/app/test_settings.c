/* The page of settings: whatever the size of its text, each of them is there, and can be pressed. */
#include "app/kit_app_hands.h"

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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(large_words_have_pages_and_lose_no_row),
        cmocka_unit_test(the_row_that_makes_them_larger_stays),
        cmocka_unit_test(each_secrets_setting_says_what_it_is_for),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
