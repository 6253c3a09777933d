/* What the house's question does to secrets: whoever answers it may be somebody else, and when it comes must not tell
 * who was there with closed eyes all round. */
#include "kiosk/kit_kiosk.h"

#include <string.h>

#include "app/inside.h"
#include "app/werewolf_quiet.h"

extern const nt_table werewolf_table;

enum { SEATS = 7, SECONDS = 300 };

static void a_view_comes_back_through_its_curtain(void **state) {
    (void)state;
    cafe c;
    cafe_begin(&c, "{\"idle_seconds\": 15}");
    cafe_sit_down(&c, 2);
    assert_string_equal(cafe_scene(&c), "curtain");
    assert_true(player_press(&c.t.hand, "open", -1));
    assert_string_equal(cafe_scene(&c), "private");
    player_wait(&c.t.hand, 16 * SECOND); /* sooner than a view that nobody touches is covered by itself */
    assert_string_equal(cafe_scene(&c), "ask");
    assert_true(player_press(&c.t.hand, "resume", -1));
    player_wait(&c.t.hand, 500);
    assert_string_equal(cafe_scene(&c), "curtain");
    cafe_end(&c);
}

static void werewolves_sit_down(cafe *c) {
    static const nt_game *const games[] = {&werewolf_game, NULL};
    static const nt_table *const tables[] = {&werewolf_table, NULL};
    app *a;
    cafe_begin_with(c, "{}", games, tables);
    cafe_come(c);
    a = c->t.app;
    a->plan.game = &werewolf_game;
    a->plan.config = nt_config_standard(&werewolf_game, SEATS);
    a->plan.config.opt[WEREWOLF_OPT_HOST] = WEREWOLF_HOST_TABLE;
    a->plan.seating = app_seating_standard(SEATS, false);
    assert_true(app_start(a));
    stack_settle(a);
    for (int i = 0; i < SECONDS && strcmp(cafe_scene(c), "call") != 0; i++) {
        const app_step step = app_director_step(a->table);
        if (step.kind == STEP_PRIVATE || step.kind == STEP_OPEN) {
            answer_quietly(a, step.seat);
        }
        player_tap(&c->t.hand, 3, 3);
        player_wait(&c->t.hand, 500);
    }
    assert_string_equal(cafe_scene(c), "call");
}

/* Second by second, what lies on the table; to the first call somebody comes, or nobody. */
static void watch_night(bool somebody_comes, char seen[SECONDS][12]) {
    cafe c;
    werewolves_sit_down(&c);
    const uint64_t watched = c.t.app->now + 8 * SECOND;
    player_wait(&c.t.hand, 4 * SECOND);
    if (somebody_comes) {
        assert_true(player_press(&c.t.hand, "confirm", 0));
    }
    player_wait(&c.t.hand, watched - c.t.app->now);
    for (int i = 0; i < SECONDS; i++) {
        player_wait(&c.t.hand, SECOND);
        strncpy(seen[i], cafe_scene(&c), 11);
    }
    cafe_end(&c);
}

static void a_night_is_not_asked_about_and_tells_nothing_by_it(void **state) {
    static char nobody[SECONDS][12], somebody[SECONDS][12];
    int calls = 0, asked = SECONDS;
    (void)state;
    watch_night(false, nobody);
    watch_night(true, somebody);
    for (int i = 0; i < SECONDS; i++) {
        assert_string_equal(nobody[i], somebody[i]);
        calls += strcmp(nobody[i], "call") == 0;
        asked = i < asked && strcmp(nobody[i], "ask") == 0 ? i : asked;
    }
    assert_true(calls > 50);
    assert_true(asked > calls && asked < SECONDS); /* by day, and not before */
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_view_comes_back_through_its_curtain),
        cmocka_unit_test(a_night_is_not_asked_about_and_tells_nothing_by_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
