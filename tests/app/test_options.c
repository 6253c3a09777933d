/* The house rules of the lobby: what does not count beside the others is not offered. */
#include "app/kit_app_hands.h"

#include <math.h>
#include <string.h>

#include "app/options/options_rows.h"
#include "app/seating/people.h"
#include "app/stack.h"

/* Looks through the pages from the first one on. */
static bool offered(hands *h, int option) {
    hands_go_back(h);
    hands_must_press(h, "next", 0);
    hands_must_be(h, "options");
    while (player_zone(&h->time, "more", option) == NULL) {
        const ui_zone *next = player_zone(&h->time, "page", 1);
        if (next == NULL || next->flags & UI_ZONE_OFF) {
            return false;
        }
        hands_must_press(h, "page", 1);
    }
    return true;
}

/* Eat Me If You Can!, 9: the values are for a cast of one's own. */
static void values_of_ones_own_come_with_their_cast(void **state) {
    (void)state;
    hands h;
    hands_begin(&h, "eatme", MOUSE);
    hands_from_title_to_options(&h);
    const nt_config *config = &h.app->plan.config;
    const int cast = nt_option_find(h.game, "cast"), value = nt_option_find(h.game, "value_kids");
    const int16_t custom = h.game->options[cast].max, standard = h.game->options[value].standard;
    assert_false(offered(&h, value));
    assert_true(offered(&h, cast));
    while (config->opt[cast] < custom) {
        hands_must_press(&h, "more", cast);
    }
    assert_true(offered(&h, value));
    hands_must_press(&h, "more", value);
    assert_int_equal(config->opt[value], standard + 1);
    hands_must_press(&h, "reset", 0);
    assert_int_equal(config->opt[value], standard);
    assert_false(offered(&h, value));
    hands_end(&h);
}

static bool shows(const hands *h, const char *words) {
    const ui_draw *d = h->app->shown;
    for (int i = 0; i < d->n_boxes; i++) {
        if (strstr(d->arena + d->box[i].text, words) != NULL) {
            return true;
        }
    }
    return false;
}

/* Where these words begin. */
static float begins_at(const hands *h, const char *words) {
    const ui_draw *d = h->app->shown;
    for (int i = 0; i < d->n_boxes; i++) {
        if (strcmp(d->arena + d->box[i].text, words) == 0) {
            return d->box[i].at.x;
        }
    }
    fail_msg("no words %s", words);
    return 0.0f;
}

/* Rows that are higher than others have larger pictures; words begin on one line all the same. */
static void words_of_a_page_begin_on_one_line(void **state) {
    static const char *const names[] = {"Points to reach", "A tie", "First characters"};
    (void)state;
    hands h;
    hands_begin(&h, "eatme", MOUSE);
    hands_from_title_to_options(&h);
    const float first = begins_at(&h, "Characters");
    for (int i = 0; i < 3; i++) {
        assert_float_equal(begins_at(&h, names[i]), first, 0.1f);
    }
    hands_end(&h);
}

static bool is_off(const hands *h, const char *zone) {
    return (player_zone(&h->time, zone, -1)->flags & UI_ZONE_OFF) != 0;
}

/* Werewolf, 3.2 and 3.3: sets have names, one's own begins as the usual one, and errors keep it from starting. */
/* Three rows of a page stand as far apart as it has room for: the last one's value ends near what stands below. */
static void few_rows_fill_their_page(void **state) {
    (void)state;
    hands h;
    hands_begin(&h, "growl", MOUSE);
    hands_from_title_to_options(&h);
    hands_must_press(&h, "page", 1);
    const ui_zone *last = player_zone(&h.time, "more", nt_option_find(h.game, "series"));
    const ui_zone *below = player_zone(&h.time, "reset", 0);
    assert_non_null(last);
    assert_non_null(below);
    assert_true(below->at.y - (last->at.y + last->at.h) < 100.0f);
    hands_end(&h);
}

static void sets_have_names_and_errors_are_said(void **state) {
    (void)state;
    hands h;
    hands_begin(&h, "werewolf", MOUSE);
    h.seats = 9;
    hands_from_title_to_options(&h);
    const nt_config *config = &h.app->plan.config;
    const int set = nt_option_find(h.game, "own_set"), hunter = nt_option_find(h.game, "hunter"),
              guardian = nt_option_find(h.game, "guardian"), shield = nt_option_find(h.game, "guard_repeat");
    assert_true(offered(&h, shield));
    assert_true(offered(&h, set));
    hands_must_press(&h, "more", set);
    assert_true(shows(&h, "Classic 9"));
    assert_int_equal(config->opt[guardian], 0);
    assert_false(offered(&h, shield)); /* a row for a role that nobody has */
    assert_true(offered(&h, set));
    hands_must_press(&h, "more", set);
    assert_false(shows(&h, "Classic 9"));
    assert_int_equal(config->opt[guardian], 1);
    assert_false(is_off(&h, "next"));
    assert_true(offered(&h, hunter));
    hands_must_press(&h, "less", hunter);
    assert_true(is_off(&h, "next"));
    assert_true(shows(&h, "8 roles for 9 players"));
    hands_end(&h);
}

/* 3.3: six players have a warning; it is confirmed once, or mended by one press, and it stands in the log. */
static void warnings_are_confirmed_once(void **state) {
    (void)state;
    hands h;
    hands_begin(&h, "werewolf", MOUSE);
    hands_from_title_to_options(&h);
    hands_must_press(&h, "next", 0);
    hands_must_be(&h, "options");
    assert_true(shows(&h, "only one player"));
    hands_go_back(&h);
    hands_must_be(&h, "options");
    hands_must_press(&h, "next", 0);
    hands_must_press(&h, "mend", 0);
    assert_int_equal(h.app->plan.config.opt[nt_option_find(h.game, "victory")], 1);
    assert_false(shows(&h, "only one player"));
    hands_must_press(&h, "reset", 0);
    hands_must_press(&h, "next", 0);
    hands_must_press(&h, "next", 0);
    assert_string_not_equal(app_scene_name(h.app), "options");
    app_push(h.app, &scene_log, NULL, 0);
    player_wait(&h.time, 400);
    hands_must_be(&h, "log");
    assert_true(shows(&h, "only one player"));
    assert_true(shows(&h, "In this game"));
    hands_end(&h);
}

static void window(hands *h, int wide, int high) {
    app_handle(h->app, &(ui_raw){.kind = UI_RAW_RESIZE, .w = wide, .h = high, .px_per_mm = 3.78f});
    player_wait(&h->time, 400);
}

/* The first option on the page. */
static int top_row(const hands *h) {
    const ui_draw *d = h->app->shown;
    int i = 0;
    while (i < d->n_zones && strcmp(d->zone[i].name, "more") != 0) {
        i++;
    }
    assert_true(i < d->n_zones);
    return d->zone[i].n;
}

static void to_last_page(hands *h) {
    for (int i = 0; i < NT_MAX_OPTIONS && !(player_zone(&h->time, "page", 1)->flags & UI_ZONE_OFF); i++) {
        hands_must_press(h, "page", 1);
    }
}

/* A window with other pages shows the page of the row that stood first, and one press turns that page. */
static void turning_the_window_keeps_the_row(void **state) {
    (void)state;
    hands h;
    hands_begin(&h, "werewolf", MOUSE);
    hands_from_title_to_options(&h);
    h.app->settings.text_percent = 175;
    app_settings_changed(h.app);
    window(&h, 1280, 800);
    hands_must_press(&h, "page", 1);
    hands_must_press(&h, "page", 1);
    const int row = top_row(&h);
    window(&h, 800, 1280);
    assert_non_null(player_zone(&h.time, "more", row));
    window(&h, 1280, 800);
    assert_int_equal(top_row(&h), row);
    to_last_page(&h);
    const int last = top_row(&h);
    window(&h, 800, 1280);
    assert_non_null(player_zone(&h.time, "more", last));
    const int tall = top_row(&h);
    hands_must_press(&h, "page", -1);
    assert_true(top_row(&h) < tall);
    hands_end(&h);
}

/* Where rows go away, the page is the last one that is left. */
static int pieces_on_page(const hands *h) {
    int n = 0;
    for (int i = 0; i < h->app->shown->n_zones; i++) {
        n += strcmp(h->app->shown->zone[i].name, "piece") == 0;
    }
    return n;
}

/* Whole lines of roles, as many on the last of their pages as on the first. */
static void roles_are_shared_evenly(void **state) {
    (void)state;
    hands h;
    int first = 0, last = 0;
    hands_begin(&h, "werewolf", MOUSE);
    hands_from_title_to_options(&h);
    window(&h, 800, 1280);
    hands_must_press(&h, "group", 1);
    for (int n = pieces_on_page(&h); n > 0; n = pieces_on_page(&h)) {
        first = first > 0 ? first : n;
        last = n;
        hands_must_press(&h, "page", 1);
    }
    assert_in_range(first, 4, 16);
    assert_int_equal(first, last);
    hands_end(&h);
}

/* How even a set is belongs to the pages that choose it. */
static void the_set_is_judged_where_it_is_chosen(void **state) {
    (void)state;
    hands h;
    hands_begin(&h, "werewolf", MOUSE);
    hands_from_title_to_options(&h);
    people_set_count(&h.app->plan.seating, 8); /* of whom there is nothing to warn */
    for (int group = 4; group >= 0; group--) {
        hands_must_press(&h, "group", group);
        assert_true(shows(&h, "games of bots") == (group < 2));
    }
    hands_end(&h);
}

static void fewer_rows_leave_no_empty_page(void **state) {
    (void)state;
    hands h;
    hands_begin(&h, "eatme", MOUSE);
    hands_from_title_to_options(&h);
    nt_config *config = &h.app->plan.config;
    const int cast = nt_option_find(h.game, "cast"), value = nt_option_find(h.game, "value_kids");
    config->opt[cast] = h.game->options[cast].max;
    assert_true(offered(&h, value));
    to_last_page(&h);
    config->opt[cast] = h.game->options[cast].standard;
    hands_must_press(&h, "more", -1);
    assert_true(top_row(&h) >= 0);
    hands_must_press(&h, "page", -1);
    assert_true(top_row(&h) >= 0);
    hands_end(&h);
}

/* What a rule needs stands above it: as switches are off, only rows below them may come and go. */
static void a_switch_stands_above_what_hangs_on_it(void **state) {
    (void)state;
    static const char *const all[] = {"growl", "sabbath", "robbers", "eatme", "werewolf"};
    for (size_t g = 0; g < sizeof all / sizeof *all; g++) {
        hands h;
        hands_begin(&h, all[g], MOUSE);
        hands_from_title_to_options(&h);
        const options_rows before = options_rows_of(h.app);
        for (int i = 0; i < before.n; i++) {
            const int row = before.row[i];
            if (row >= OPTIONS_HOUSE || h.game->options[row].max - h.game->options[row].min != 1) {
                continue;
            }
            int16_t *opt = &h.app->plan.config.opt[row];
            const int16_t was = *opt;
            *opt = (int16_t)(h.game->options[row].min + h.game->options[row].max - was);
            const options_rows after = options_rows_of(h.app);
            for (int j = 0; j < i; j++) {
                assert_true(after.group[j] != before.group[i] || after.row[j] == before.row[j]);
            }
            *opt = was;
        }
        hands_end(&h);
    }
}

static const ui_zone *of_rule(const hands *h, const char *zone, const char *rule) {
    return player_zone(&h->time, zone, nt_option_find(h->game, rule));
}

/* One longer than the other, and both longer than those of the row below. */
static void two_names_stand_in_equal_boxes(void **state) {
    (void)state;
    hands h;
    hands_begin(&h, "sabbath", MOUSE);
    hands_from_title_to_options(&h);
    const ui_zone *shared = of_rule(&h, "less", "tie"), *devils = of_rule(&h, "more", "tie"),
                  *games = of_rule(&h, "more", "games");
    assert_true(fabsf(shared->at.w - devils->at.w) < 1.0f && fabsf(games->at.w - devils->at.w) < 1.0f);
    hands_end(&h);
}

/* Both are read there without a press, as in a broad window. */
static void two_names_stand_below_each_other_upright(void **state) {
    (void)state;
    hands h;
    hands_begin(&h, "eatme", MOUSE);
    hands_from_title_to_options(&h);
    app_handle(h.app, &(ui_raw){.kind = UI_RAW_RESIZE, .w = 800, .h = 1280, .px_per_mm = 3.78f});
    player_wait(&h.time, 100);
    const ui_zone *first = of_rule(&h, "less", "tie"), *other = of_rule(&h, "more", "tie");
    assert_true(first != NULL && other != NULL);
    assert_true(fabsf(first->at.x - other->at.x) < 1.0f && fabsf(first->at.w - other->at.w) < 1.0f);
    assert_true(other->at.y > first->at.y + first->at.h);
    hands_end(&h);
}

/* From the line below the rows to the foot of an upright window. */
static float left_below(hands *h) {
    app_handle(h->app, &(ui_raw){.kind = UI_RAW_RESIZE, .w = 800, .h = 1280, .px_per_mm = 3.78f});
    player_wait(&h->time, 100);
    const ui_zone *line = player_zone(&h->time, "reset", 0), *foot = player_zone(&h->time, "back", -1);
    assert_true(line != NULL && foot != NULL);
    return foot->at.y - line->at.y - line->at.h;
}

/* Room for words is kept there where something may be said of a set, or is said. */
static void rows_reach_down_where_nothing_is_said(void **state) {
    (void)state;
    static const float close = 60.0f;
    hands h;
    hands_begin(&h, "werewolf", MOUSE);
    hands_from_title_to_options(&h);
    assert_true(left_below(&h) > close);
    hands_end(&h);
    hands_begin(&h, "sabbath", MOUSE);
    hands_from_title_to_options(&h);
    assert_true(left_below(&h) < close);
    h.app->plan.refused = true;
    app_dirty(h.app);
    assert_true(left_below(&h) > close);
    hands_end(&h);
}

/* An upright window shows as many as a page holds: another one shows the rest. */
static void short_rows_lie_close_upright(void **state) {
    (void)state;
    hands h;
    hands_begin(&h, "sabbath", MOUSE);
    hands_from_title_to_options(&h);
    app_handle(h.app, &(ui_raw){.kind = UI_RAW_RESIZE, .w = 800, .h = 1280, .px_per_mm = 3.78f});
    player_wait(&h.time, 100);
    hands_must_press(&h, "page", 1);
    player_wait(&h.time, 100);
    assert_true(player_zone(&h.time, "page", 1)->flags & UI_ZONE_OFF);
    hands_end(&h);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(short_rows_lie_close_upright),
                                       cmocka_unit_test(values_of_ones_own_come_with_their_cast),
                                       cmocka_unit_test(words_of_a_page_begin_on_one_line),
                                       cmocka_unit_test(few_rows_fill_their_page),
                                       cmocka_unit_test(sets_have_names_and_errors_are_said),
                                       cmocka_unit_test(warnings_are_confirmed_once),
                                       cmocka_unit_test(turning_the_window_keeps_the_row),
                                       cmocka_unit_test(the_set_is_judged_where_it_is_chosen),
                                       cmocka_unit_test(fewer_rows_leave_no_empty_page),
                                       cmocka_unit_test(a_switch_stands_above_what_hangs_on_it),
                                       cmocka_unit_test(two_names_stand_in_equal_boxes),
                                       cmocka_unit_test(two_names_stand_below_each_other_upright),
                                       cmocka_unit_test(rows_reach_down_where_nothing_is_said),
                                       cmocka_unit_test(roles_are_shared_evenly)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
