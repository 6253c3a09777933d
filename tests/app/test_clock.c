/* A house rule that limits decisions: when a person's time is over, what the rules call neutral is done for them, on
 * the table and behind the curtain; a menu stops the clock. */
#include "app/kit_app.h"

#include <string.h>

#include "app/stack.h"
#include "app/table/table_scene.h"
#include "engine/match.h"
#include "games/eatme/eatme.h"

extern const nt_table eatme_table;

enum { SEATS = 3, LIMIT = 5 };

typedef struct {
    app *a;
    player hand;
    char dir[256];
} table;

static const eatme_pub *pub_of(const table *t) {
    return app_director_view(t->a->table, NT_SPECTATOR).pub;
}

static void begin(table *t, int people) {
    static const nt_table *const tables[] = {&eatme_table, NULL};
    static const nt_game *const games[] = {&eatme_game, NULL};
    kit_folder(t->dir, sizeof t->dir);
    t->a = kit_app_with(t->dir, 5, games, tables, kit_type());
    player_begin(&t->hand, t->a, 1);
    t->a->settings.pace = APP_PACE_AT_ONCE;
    t->a->settings.dwell_seconds = 3;
    t->a->plan.game = &eatme_game;
    t->a->plan.config = nt_config_standard(&eatme_game, SEATS);
    t->a->plan.config.opt[EATME_OPT_TIMER] = LIMIT;
    t->a->plan.seating = app_seating_standard(SEATS, true);
    for (int i = 0; i < people; i++) {
        t->a->plan.seating.seat[i].bot = false;
    }
    assert_true(app_start(t->a));
    stack_settle(t->a);
    player_wait(&t->hand, 0);
}

static void end(table *t) {
    app_destroy(t->a);
    kit_remove(t->dir);
}

static void open_curtain(table *t) {
    assert_string_equal(app_scene_name(t->a), "curtain");
    assert_true(player_press(&t->hand, "open", -1));
    assert_string_equal(app_scene_name(t->a), "private");
}

static int locked(const table *t) {
    return SEATS - 1 - eatme_unlocked(pub_of(t));
}

static void a_wheel_that_is_not_locked_in_time_is_a_trap(void **state) {
    table t;
    (void)state;
    begin(&t, SEATS);
    for (int i = 0; i < SEATS - 1; i++) {
        open_curtain(&t);
        assert_true(player_press(&t.hand, "wheel", EATME_SLEEP)); /* turned, not locked */
        player_wait(&t.hand, (LIMIT - 1) * 1000);
        assert_int_equal(locked(&t), i);
        assert_int_equal(table_scene_shown(t.a)->ui.time_left, 1);
        player_wait(&t.hand, 1200);
    }
    assert_int_equal(pub_of(&t)->phase, EATME_PHASE_PROWL);
    player_wait(&t.hand, (LIMIT + 1) * 1000); /* the Wolf's time is over, too, and a trap catches him */
    assert_true(pub_of(&t)->victim < SEATS);
    assert_int_equal(pub_of(&t)->wheel[pub_of(&t)->victim], EATME_TRAP);
    end(&t);
}

static void each_decision_has_the_whole_time(void **state) {
    table t;
    (void)state;
    begin(&t, SEATS);
    for (int i = 0; i < SEATS - 1; i++) {
        open_curtain(&t);
        player_wait(&t.hand, (LIMIT - 2) * 1000);
        assert_true(player_press(&t.hand, "wheel", EATME_SLEEP));
        assert_true(player_press(&t.hand, "done", -1));
        player_wait(&t.hand, 300);
        assert_int_equal(locked(&t), i + 1);
    }
    player_wait(&t.hand, (LIMIT - 1) * 1000);
    assert_int_equal(pub_of(&t)->phase, EATME_PHASE_PROWL);
    end(&t);
}

static void the_pause_menu_stops_the_clock(void **state) {
    table t;
    (void)state;
    begin(&t, SEATS);
    for (int i = 0; i < SEATS - 1; i++) {
        open_curtain(&t);
        player_wait(&t.hand, (LIMIT + 1) * 1000);
    }
    assert_int_equal(pub_of(&t)->phase, EATME_PHASE_PROWL);
    assert_true(player_press(&t.hand, "pause", -1));
    player_wait(&t.hand, 60000);
    player_key(&t.hand, UI_KEY_BACK, false);
    player_wait(&t.hand, 500);
    assert_int_equal(pub_of(&t)->phase, EATME_PHASE_PROWL);
    player_wait(&t.hand, LIMIT * 1000);
    assert_true(pub_of(&t)->victim < SEATS);
    end(&t);
}

/* While a choice that was made waits for the least time of a secret step, nothing runs, and nothing wakes for it. */
static void a_choice_that_waits_stops_the_clock(void **state) {
    table t;
    (void)state;
    begin(&t, SEATS);
    open_curtain(&t);
    assert_true(player_press(&t.hand, "wheel", EATME_SLEEP));
    assert_true(player_press(&t.hand, "done", -1));
    for (int i = 0; i < 5; i++) {
        player_wait(&t.hand, 400);
        assert_string_equal(app_scene_name(t.a), "still");
        assert_true(app_wake(t.a) > t.a->now);
    }
    end(&t);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_wheel_that_is_not_locked_in_time_is_a_trap),
        cmocka_unit_test(each_decision_has_the_whole_time),
        cmocka_unit_test(the_pause_menu_stops_the_clock),
        cmocka_unit_test(a_choice_that_waits_stops_the_clock),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
