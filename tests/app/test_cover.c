/* What covers a private view (interface guide 3), in GROWL. */
#include "app/kit_app_hands.h"

#include <string.h>

#include "ui/focus.h"

static void into_a_private_view(hands *h, device by) {
    hands_begin(h, "growl", by);
    hands_from_title_to_table(h);
    for (int i = 0; i < 200 && strcmp(app_scene_name(h->app), "private") != 0; i++) {
        if (!hands_press_some(h)) {
            player_wait(&h->time, 200);
        }
    }
    hands_must_be(h, "private");
    hands_settle(h);
}

/* The very next frame holds the curtain and nothing of the hand. */
static void covered(hands *h) {
    hands_must_be(h, "curtain");
    assert_null(player_zone(&h->time, "card", 0));
    assert_non_null(player_zone(&h->time, "open", 0));
    hands_end(h);
}

static ui_raw finger_on(const hands *h, const char *zone, int finger) {
    ui_raw raw = {.kind = UI_RAW_DOWN, .touch = true, .finger = finger};
    assert_true(hands_point(h->app, player_zone(&h->time, zone, 0), &raw.x, &raw.y));
    return raw;
}

static void a_second_finger_covers(void **state) {
    (void)state;
    hands h;
    into_a_private_view(&h, TOUCH);
    const ui_raw first = finger_on(&h, "card", 1), second = finger_on(&h, "done", 2);
    app_handle(h.app, &first);
    hands_must_be(&h, "private");
    app_handle(h.app, &second);
    assert_non_null(app_frame(h.app));
    covered(&h);
}

/* A finger that lies beside everything is a finger, too. */
static void a_second_finger_covers_from_the_ground(void **state) {
    (void)state;
    hands h;
    into_a_private_view(&h, TOUCH);
    const ui_raw ground = {.kind = UI_RAW_DOWN, .touch = true, .finger = 1, .x = 640, .y = 250};
    assert_null(ui_zone_under(h.app->shown, 640, 250));
    app_handle(h.app, &ground);
    const ui_raw second = finger_on(&h, "card", 2);
    app_handle(h.app, &second);
    assert_non_null(app_frame(h.app));
    covered(&h);
}

/* Fingers that are lifted while the curtain drops all input are not taken for fingers that still lie there. */
static void a_finger_lifted_behind_the_curtain_is_gone(void **state) {
    (void)state;
    hands h;
    into_a_private_view(&h, TOUCH);
    ui_raw first = finger_on(&h, "card", 1), second = finger_on(&h, "done", 2);
    hands_feed(&h, first);
    hands_feed(&h, second);
    hands_must_be(&h, "curtain");
    assert_true(h.app->map.locked_until > h.app->now);
    first.kind = second.kind = UI_RAW_UP;
    hands_feed(&h, first);
    hands_feed(&h, second);
    hands_must_press(&h, "open", 0);
    hands_must_be(&h, "private");
    hands_must_press(&h, "card", 0);
    hands_must_be(&h, "private");
    hands_end(&h);
}

/* On a public frame a second finger elsewhere does nothing at all. */
static void a_second_finger_is_ignored_in_public(void **state) {
    (void)state;
    hands h;
    hands_begin(&h, "growl", TOUCH);
    hands_settle(&h);
    ui_raw first = finger_on(&h, "play", 1), second = finger_on(&h, "settings", 2);
    hands_feed(&h, first);
    hands_feed(&h, second);
    second.kind = first.kind = UI_RAW_UP;
    hands_feed(&h, second);
    hands_must_be(&h, "title");
    hands_feed(&h, first);
    hands_must_be(&h, "picker");
    hands_end(&h);
}

static void losing_the_window_covers(void **state) {
    (void)state;
    hands h;
    into_a_private_view(&h, MOUSE);
    app_handle(h.app, &(ui_raw){.kind = UI_RAW_COVER});
    assert_non_null(app_frame(h.app));
    covered(&h);
}

static void twenty_idle_seconds_cover(void **state) {
    (void)state;
    hands h;
    into_a_private_view(&h, KEYS);
    const uint64_t last = h.app->last_input;
    app_advance(h.app, last + 19990);
    hands_must_be(&h, "private");
    assert_true(app_wake(h.app) <= last + 20000);
    app_advance(h.app, last + 20000);
    assert_non_null(app_frame(h.app));
    covered(&h);
}

/* The rules over a private view: general text alone, no log, no menu, and what covers the view covers them. */
static void rules_inside_a_private_view_stay_there(void **state) {
    (void)state;
    hands h;
    into_a_private_view(&h, PAD);
    hands_key(&h, UI_KEY_RULES, TAP_MS);
    hands_must_be(&h, "rules");
    hands_settle(&h);
    for (int i = 0; i < h.app->shown->n_zones; i++) {
        const char *name = h.app->shown->zone[i].name;
        assert_true(strcmp(name, "subject") == 0 || strcmp(name, "contents") == 0 || strcmp(name, "scroll") == 0 ||
                    strcmp(name, "search") == 0 || strcmp(name, "reading") == 0 || strcmp(name, "page") == 0 ||
                    strcmp(name, "back") == 0);
    }
    hands_key(&h, UI_KEY_LOG, TAP_MS);
    hands_must_be(&h, "rules");
    hands_key(&h, UI_KEY_PAUSE, TAP_MS);
    assert_string_not_equal(app_scene_name(h.app), "pause");
    app_handle(h.app, &(ui_raw){.kind = UI_RAW_COVER});
    player_wait(&h.time, 0);
    covered(&h);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_second_finger_covers),
        cmocka_unit_test(a_second_finger_covers_from_the_ground),
        cmocka_unit_test(a_finger_lifted_behind_the_curtain_is_gone),
        cmocka_unit_test(a_second_finger_is_ignored_in_public),
        cmocka_unit_test(losing_the_window_covers),
        cmocka_unit_test(twenty_idle_seconds_cover),
        cmocka_unit_test(rules_inside_a_private_view_stay_there),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
