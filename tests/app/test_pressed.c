/* What is pressed on a table is answered in the very next picture, and what it begins is drawn from there on. */
#include "app/kit_app_flat.h"

#include <string.h>

#include "app/rise.h"
#include "app/stack.h"
#include "games/eatme/eatme_table.h"
#include "ui/focus.h"
#include "ui/motion.h"

enum { SEATS = 6, MOST = 400, STANDS = 3000 };

static bool prowls(const app *a) {
    return strcmp(app_screen_name(a), "prowl") == 0 && app_director_step(a->table).kind == STEP_OPEN;
}

/* A person who is the Wolf chooses a door; from here on at the usual pace. */
static void to_the_prowl(table_for_tests *t, app_mode mode) {
    kit_flat_begin(t, "eatme", SEATS, 1280, 800, 3.78f, 0);
    t->app->settings.mode = mode;
    for (int i = 0; i < MOST && !prowls(t->app); i++) {
        assert_true(player_act(&t->hand));
        player_wait(&t->hand, STANDS);
    }
    assert_true(prowls(t->app));
    t->app->settings.pace = APP_PACE_NORMAL;
    app_settings_changed(t->app);
    player_wait(&t->hand, STANDS);
}

static const ui_zone *other_door(const table_for_tests *t) {
    const ui_draw *d = t->app->shown;
    for (int i = 0; i < d->n_zones; i++) {
        if (strcmp(d->zone[i].name, EATME_ZONE_HOUSE) == 0 && d->zone[i].place != 0) {
            return &d->zone[i];
        }
    }
    return player_zone(&t->hand, EATME_ZONE_HOUSE, -1);
}

/* Words in what is not seen yet. */
static int unseen_words(const ui_draw *d) {
    bool unseen[UI_MAX_DEPTH + 1] = {false};
    int n = 0, depth = 0;
    for (int i = 0; i < d->n; i++) {
        const ui_command *c = &d->command[i];
        if (c->kind == UI_GROUP || c->kind == UI_PLACE) {
            unseen[depth + 1] = unseen[depth] || (c->kind == UI_GROUP && c->colour == 0xFFFFFF);
            depth++;
        }
        depth -= c->kind == UI_GROUP_END;
        n += c->kind == UI_TEXT && unseen[depth];
    }
    return n;
}

static void check(app_mode mode) {
    table_for_tests t;
    to_the_prowl(&t, mode);
    const ui_zone *door = other_door(&t);
    assert_non_null(door);
    assert_true(player_press(&t.hand, EATME_ZONE_HOUSE, door->n));
    const table_scene *s = table_scene_shown(t.app);
    assert_true(s->change.ends > t.app->now);
    assert_true(app_wake(t.app) <= t.app->now + MOTION_FRAME);
    assert_true(unseen_words(t.app->shown) > 0); /* of the button that comes where the wolf stood */
    player_wait(&t.hand, STANDS);
    assert_int_equal(unseen_words(t.app->shown), 0);
    assert_true(player_press(&t.hand, ZONE_CONFIRM, -1));
    assert_string_equal(app_screen_name(t.app), "attack");
    kit_end(&t);
}

static void what_is_chosen_at_the_own_edge_is_told_at_once(void **state) {
    (void)state;
    table_for_tests t;
    to_the_prowl(&t, APP_FLAT);
    assert_true(player_choose_own(&t.hand, app_director_step(t.app->table).seat));
    assert_string_equal(app_screen_name(t.app), "attack");
    kit_end(&t);
}

static void a_door_is_made_for_and_knocked_at_at_once(void **state) {
    (void)state;
    check(APP_FLAT);
    check(APP_UPRIGHT);
}

/* What it is going to lie over has left by then. */
static void a_panel_of_the_table_comes_up_as_it_glides(void **state) {
    (void)state;
    table_for_tests t;
    kit_flat_begin(&t, "eatme", SEATS, 1280, 800, 3.78f, 0);
    for (int i = 0; i < MOST && !prowls(t.app); i++) {
        assert_true(player_act(&t.hand));
    }
    const uint8_t wolf = app_director_step(t.app->table).seat;
    t.app->settings.pace = APP_PACE_NORMAL;
    assert_false(kit_flat(&t)->seat[wolf].turn);
    app_advance(t.app, t.app->now + MOTION_FRAME);
    player_wait(&t.hand, MOTION_PAGE / 2);
    assert_true(kit_flat(&t)->seat[wolf].turn);
    assert_true(unseen_words(t.app->shown) > 0);
    player_wait(&t.hand, MOTION_PAGE);
    assert_int_equal(unseen_words(t.app->shown), 0);
    kit_end(&t);
}

/* Of the pictures of a table that has come with a question. */
typedef struct {
    bool table;
    uint64_t came;
    int questions;
} arrivals;

static void see_question_once(void *user, app *a) {
    enum { AT_FIRST = 48 }; /* before anybody presses */
    arrivals *s = user;
    const bool table = strcmp(app_scene_name(a), "table") == 0;
    const bool asks = table && app_director_step(a->table).kind == STEP_OPEN;
    if (asks && !s->table) {
        s->came = a->now;
        s->questions++;
    }
    assert_false(asks && a->now <= s->came + AT_FIRST && rise_moves(a) && a->rise.way == RISE_ON_TABLE);
    s->table = table;
}

/* A button that stood on its first picture went and came again. */
static void a_question_that_comes_with_its_page_comes_once(void **state) {
    (void)state;
    table_for_tests t;
    arrivals s = {.table = false};
    kit_flat_begin(&t, "werewolf", 8, 1280, 800, 3.78f, 0);
    t.app->settings.mode = APP_UPRIGHT;
    t.app->settings.pace = APP_PACE_NORMAL;
    app_settings_changed(t.app);
    t.hand.coarse = 0;
    t.hand.seen = see_question_once;
    t.hand.user = &s;
    for (int i = 0; i < MOST && s.questions == 0; i++) {
        assert_true(player_act(&t.hand));
    }
    player_wait(&t.hand, STANDS);
    assert_true(s.questions > 0);
    kit_end(&t);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_door_is_made_for_and_knocked_at_at_once),
        cmocka_unit_test(what_is_chosen_at_the_own_edge_is_told_at_once),
        cmocka_unit_test(a_panel_of_the_table_comes_up_as_it_glides),
        cmocka_unit_test(a_question_that_comes_with_its_page_comes_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
