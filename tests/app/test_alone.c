/* One person among bots hides from nobody: no curtain, no least time, nothing that closes by itself, no judge. */
#include "app/kit_app_hands.h"

#include <string.h>

#include "app/stack.h"
#include "app/table/table_scene.h"
#include "engine/match.h"
#include "games/werewolf/werewolf.h"
#include "hosting/judge.h"

static const char *scene_of(const table_for_tests *t) {
    return app_scene_name(t->app);
}

static void begin(table_for_tests *t, int people) {
    kit_begin(t, 1);
    kit_start(t, people);
    player_wait(&t->hand, 400);
}

static void nobody_waits_for_a_least_time(void **state) {
    (void)state;
    table_for_tests t;
    begin(&t, 1);
    assert_string_equal(scene_of(&t), "private");
    assert_true(player_press(&t.hand, "guess", kit_legal_guess(&t, 2)));
    assert_true(player_press(&t.hand, "done", -1));
    assert_string_equal(scene_of(&t), "table");
    assert_int_equal(((const blank_pub *)app_director_view(t.app->table, NT_SPECTATOR).pub)->sealed[0], 1);
    kit_end(&t);
}

/* A window that loses the focus, another size, half an hour: the own page stands. */
static void nothing_closes_the_own_page(void **state) {
    (void)state;
    table_for_tests t;
    begin(&t, 1);
    const unsigned handed_over = app_hand_overs(t.app);
    app_handle(t.app, &(ui_raw){.kind = UI_RAW_COVER});
    player_wait(&t.hand, 10);
    assert_string_equal(scene_of(&t), "private");
    app_handle(t.app, &(ui_raw){.kind = UI_RAW_RESIZE, .w = 1024, .h = 600, .px_per_mm = 4});
    player_wait(&t.hand, 1800 * 1000);
    assert_string_equal(scene_of(&t), "private");
    assert_int_equal(app_hand_overs(t.app), handed_over);
    kit_end(&t);
}

/* By key and by the button in the corner, since there is no curtain to find it on. */
static void the_menu_lies_over_the_own_page(void **state) {
    (void)state;
    table_for_tests t;
    begin(&t, 1);
    static const ui_key keys[] = {UI_KEY_PAUSE, UI_KEY_BACK};
    for (int i = 0; i < 3; i++) {
        if (i < 2) {
            player_key(&t.hand, keys[i], false);
        } else {
            assert_true(player_press(&t.hand, "pause", -1));
        }
        player_wait(&t.hand, 400);
        assert_string_equal(scene_of(&t), "pause");
        assert_null(player_zone(&t.hand, "guess", -1));
        assert_true(player_press(&t.hand, "resume", -1));
        player_wait(&t.hand, 400);
        assert_string_equal(scene_of(&t), "private");
    }
    kit_end(&t);
}

static void a_look_and_a_continued_match_are_open(void **state) {
    (void)state;
    table_for_tests t;
    begin(&t, 1);
    app_destroy(t.app);
    t.app = kit_app(t.dir, 7);
    player_begin(&t.hand, t.app, 7);
    assert_true(app_continue(t.app));
    stack_settle(t.app);
    player_wait(&t.hand, 400);
    assert_string_equal(scene_of(&t), "private");
    kit_guess(&t, 3);
    player_wait(&t.hand, 5000);
    assert_string_equal(scene_of(&t), "table");
    app_handle(t.app, &(ui_raw){.kind = UI_RAW_COVER});
    app_look(t.app, 0);
    stack_settle(t.app);
    player_wait(&t.hand, 400);
    assert_string_equal(scene_of(&t), "private");
    kit_end(&t);
}

/* Whoever joins brings the curtain back, and with it all that goes with it. */
static void a_second_person_brings_everything_back(void **state) {
    (void)state;
    table_for_tests t;
    begin(&t, 1);
    assert_string_equal(scene_of(&t), "private");
    kit_start(&t, 2);
    player_wait(&t.hand, 400);
    assert_string_equal(scene_of(&t), "curtain");
    assert_true(player_press(&t.hand, "open", -1));
    assert_null(player_zone(&t.hand, "pause", -1));
    player_wait(&t.hand, 400);
    assert_true(player_press(&t.hand, "guess", kit_legal_guess(&t, 2)));
    assert_true(player_press(&t.hand, "done", -1));
    assert_string_equal(scene_of(&t), "still");
    player_wait(&t.hand, 4000);
    assert_string_equal(scene_of(&t), "curtain");
    assert_true(player_press(&t.hand, "open", -1));
    player_wait(&t.hand, 21000);
    assert_string_equal(scene_of(&t), "curtain");
    kit_end(&t);
}

/* ---- Werewolf ---- */

static void to_options(hands *h, int people) {
    hands_begin(h, "werewolf", MOUSE);
    h->app->plan.game = &werewolf_game;
    h->app->plan.config = nt_config_standard(&werewolf_game, 6);
    h->app->plan.seating = app_seating_standard(6, true);
    for (int i = 0; i < people; i++) {
        h->app->plan.seating.seat[i].bot = false;
    }
    app_push(h->app, &scene_options, NULL, 0);
    stack_settle(h->app);
    player_wait(&h->time, 400);
}

static bool offers(const hands *h, int option) {
    return player_zone(&h->time, ZONE_MORE, option) != NULL;
}

/* The row is there for a table of people; alone it says nothing, and the match has a seat and a role for the person.
 */
static void werewolf_alone_has_no_judge(void **state) {
    (void)state;
    hands h;
    to_options(&h, 2);
    assert_true(offers(&h, WEREWOLF_OPT_HOST));
    hands_end(&h);
    to_options(&h, 1);
    assert_false(offers(&h, WEREWOLF_OPT_HOST));
    assert_false(offers(&h, WEREWOLF_OPT_DEAL));
    assert_true(app_start(h.app));
    stack_settle(h.app);
    player_wait(&h.time, 400);
    assert_null(nt_match_judge(app_director_match(h.app->table)));
    int asked = 0;
    for (int i = 0; i < 4000 && !nt_match_over(app_director_match(h.app->table)); i++) {
        const char *scene_name = app_scene_name(h.app);
        assert_string_not_equal(scene_name, "call");
        assert_string_not_equal(scene_name, "judge");
        assert_string_not_equal(scene_name, "curtain");
        assert_string_not_equal(scene_name, "still");
        asked += strcmp(scene_name, "private") == 0;
        assert_true(player_act(&h.time));
    }
    assert_true(nt_match_over(app_director_match(h.app->table)));
    assert_true(asked > 0);
    /* Friends come: the plan is what it was before. */
    h.app->plan.seating.seat[1].bot = false;
    assert_true(app_again(h.app));
    assert_non_null(nt_match_judge(app_director_match(h.app->table)));
    hands_end(&h);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nobody_waits_for_a_least_time),
        cmocka_unit_test(nothing_closes_the_own_page),
        cmocka_unit_test(the_menu_lies_over_the_own_page),
        cmocka_unit_test(a_look_and_a_continued_match_are_open),
        cmocka_unit_test(a_second_person_brings_everything_back),
        cmocka_unit_test(werewolf_alone_has_no_judge),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
