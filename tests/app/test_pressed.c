/* What is pressed on a table is answered in the very next picture, and what it begins is drawn from there on. */
#include "app/kit_app_flat.h"

#include <string.h>

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

static void check(app_mode mode) {
    table_for_tests t;
    to_the_prowl(&t, mode);
    const ui_zone *door = other_door(&t);
    assert_non_null(door);
    assert_true(player_press(&t.hand, EATME_ZONE_HOUSE, door->n));
    const table_scene *s = table_scene_shown(t.app);
    assert_true(s->change.ends > t.app->now);
    assert_true(app_wake(t.app) <= t.app->now + MOTION_FRAME);
    player_wait(&t.hand, STANDS);
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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_door_is_made_for_and_knocked_at_at_once),
        cmocka_unit_test(what_is_chosen_at_the_own_edge_is_told_at_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
