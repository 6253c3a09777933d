/* A question to the whole table, between two deals of Witches of the Sabbath: its people answer it, or, where there
 * are none, the bots. */
#include "app/kit_app_hands.h"

#include <string.h>

#include "app/stack.h"

enum { SEATS = 3, MOST_STEPS = 3000, LONG_MS = 120000 };

static void start(hands *h, int people) {
    app *a = h->app;
    a->plan.game = h->game;
    a->plan.config = nt_config_standard(h->game, SEATS);
    a->plan.config.opt[nt_option_find(h->game, "games")] = 1;
    a->plan.seating = app_seating_standard(SEATS, true);
    for (int i = 0; i < people; i++) {
        a->plan.seating.seat[i].bot = false;
    }
    assert_true(app_start(a));
    stack_settle(a);
    player_wait(&h->time, 0);
}

static bool asks_table(const app *a) {
    return nt_port_ask(app_director_port(a->table, 0)) == NT_ASK_TABLE;
}

/* To the end of the first deal, with its reveal seen. */
static void play_a_deal(hands *h) {
    for (int i = 0; i < MOST_STEPS && !(asks_table(h->app) && strcmp(app_scene_name(h->app), "results") == 0); i++) {
        assert_true(player_act(&h->time));
    }
    for (int i = 0; i < MOST_STEPS && player_zone(&h->time, "reveal.next", -1) != NULL; i++) {
        assert_true(player_press(&h->time, "reveal.next", -1));
    }
    hands_must_be(h, "results");
    assert_true(asks_table(h->app));
}

static void bots_do_not_go_on_for_people(void **state) {
    (void)state;
    for (int people = 1; people < SEATS; people++) {
        hands h;
        hands_begin(&h, "sabbath", MOUSE);
        start(&h, people);
        play_a_deal(&h);
        const int plies = nt_match_plies(app_director_match(h.app->table));
        player_wait(&h.time, LONG_MS);
        hands_must_be(&h, "results");
        assert_int_equal(nt_match_plies(app_director_match(h.app->table)), plies);
        assert_true(player_act(&h.time)); /* a person goes on */
        assert_true(nt_match_plies(app_director_match(h.app->table)) > plies);
        hands_end(&h);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(bots_do_not_go_on_for_people)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
