/* What a second reading of growl.md asked for beyond the examples. */
#include "engine/match.h"
#include "engine/port.h"
#include "growl/hands.h"

static void assert_order(const game *g, const char *seats) {
    uint8_t order[NT_MAX_SEATS];
    growl_game.order(&g->s.pub, order);
    for (int i = 0; i < g->s.pub.n; i++) {
        assert_int_equal(order[i], seats[i] - '0');
    }
}

/* 10: clockwise from the active player's left, also when others have answered in between. */
static void test_asked_from_the_left_of_the_active(void **state) {
    (void)state;
    game g;
    start_game(&g, 6);
    for (int seat = 0; seat < 6; seat++) {
        put_hand(&g, seat, "GGGGS", GROWL_HUMAN);
    }
    open_night(&g, 2, GROWL_GIFT);
    assert_order(&g, "345012");
    play(&g, 2, "pair 0 4");
    play(&g, 4, "card gold");
    play(&g, 0, "card gold");
    assert_int_equal(g.s.pub.step, GROWL_STEP_PASS);
    assert_order(&g, "345012");
}

/* 7.2: after The Sleepwalkers the new seats decide. */
static void test_asked_by_place_after_the_sleepwalkers(void **state) {
    (void)state;
    game g;
    start_game(&g, 5);
    open_night(&g, 1, GROWL_SLEEPWALKERS);
    play(&g, 1, "pair 1 3");
    assert_order(&g, "40321");
}

/* The order is the game's, not the one of a match's last question; and it holds before the deal. */
static void test_order_at_the_port(void **state) {
    (void)state;
    nt_config config = nt_config_standard(&growl_game, 4);
    nt_err err;
    nt_match *match = nt_match_create(&growl_game, &config, 7, &err);
    assert_non_null(match);
    const struct growl_state *s = nt_match_state(match);
    uint8_t order[NT_MAX_SEATS];
    for (uint8_t last = 0; last < 4; last++) {
        nt_port_order(nt_match_port(match, NT_SPECTATOR), last, order);
        for (int i = 0; i < 4; i++) {
            assert_int_equal(order[i], (s->pub.active + 1 + i) % 4);
        }
    }
    nt_match_destroy(match);

    struct growl_state before;
    assert_int_equal(growl_game.setup(&before, &config), NT_OK);
    growl_game.order(&before.pub, order);
    for (int i = 0; i < 4; i++) {
        assert_int_equal(order[i], i);
    }
}

/* 7.2, 5.3: whoever is accused is dead before the check; nobody else is touched by the vote. */
static void test_votes_turn_and_kill_nobody_else(void **state) {
    (void)state;
    game g;
    start_game(&g, 5);
    put_hand(&g, 3, "BBGG", GROWL_HUMAN);
    open_night(&g, 0, GROWL_ACCUSED);
    play(&g, 1, "vote 3");
    play(&g, 2, "vote 3");
    play(&g, 3, "vote 1");
    play(&g, 4, "vote 3");
    play(&g, 0, "vote 3");
    assert_int_equal(told(&g, NT_ALL, GROWL_EV_DEATH), 1);
    assert_int_equal(find_event(&g, GROWL_EV_DEATH)->arg[0], 3);
    assert_int_equal(find_event(&g, GROWL_EV_DEATH)->arg[1], GROWL_DIED_BY_CARD);
    assert_int_equal(g.s.seat[3].team, GROWL_HUMAN);
    assert_int_equal(g.s.pub.step, GROWL_STEP_PASS);
}

/* 3: the turn goes on from the seat that acted, even if that player died in the night. */
static void test_next_turn_after_the_active_died(void **state) {
    (void)state;
    game g;
    start_game(&g, 5);
    put_hand(&g, 1, "GGWW", GROWL_HUMAN);
    open_night(&g, 1, GROWL_BULLET);
    play(&g, 1, "choose 1");
    assert_int_equal(told(&g, NT_ALL, GROWL_EV_DEATH), 1);
    for (int seat = 0; seat < 5; seat++) {
        if (seat != 1) {
            play(&g, seat, "pass gold gold");
        }
    }
    chance(&g, 1);
    for (int seat = 0; seat < 5; seat++) {
        if (seat != 1) {
            look(&g, seat);
        }
    }
    assert_int_equal(g.s.pub.step, GROWL_STEP_TURN);
    assert_int_equal(g.s.pub.active, 2);
}

/* 9.3: what the public part and the events to all say of a day gift is the same whether the receiver turns or not. */
static void test_turning_shows_nowhere(void **state) {
    (void)state;
    game quiet, turns;
    start_game(&quiet, 5);
    start_game(&turns, 5);
    put_hand(&quiet, 3, "GGBC", GROWL_HUMAN);
    put_hand(&turns, 3, "GGBB", GROWL_HUMAN);
    give_by_day(&quiet, 0, 'B', 3);
    give_by_day(&turns, 0, 'B', 3);
    assert_int_equal(turns.s.seat[3].team, GROWL_WOLF);
    assert_int_equal(quiet.s.seat[3].team, GROWL_HUMAN);
    assert_memory_equal(&quiet.s.pub, &turns.s.pub, sizeof quiet.s.pub);
    assert_int_equal(told(&quiet, NT_ALL, GROWL_EV_GIFT), told(&turns, NT_ALL, GROWL_EV_GIFT));
    int to_all[2] = {0};
    for (int i = 0; i < quiet.told.n; i++) {
        to_all[0] += quiet.told.at[i].to != 3;
    }
    for (int i = 0; i < turns.told.n; i++) {
        to_all[1] += turns.told.at[i].to != 3;
    }
    assert_int_equal(to_all[0], to_all[1]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_asked_from_the_left_of_the_active),
        cmocka_unit_test(test_asked_by_place_after_the_sleepwalkers),
        cmocka_unit_test(test_order_at_the_port),
        cmocka_unit_test(test_votes_turn_and_kill_nobody_else),
        cmocka_unit_test(test_next_turn_after_the_active_died),
        cmocka_unit_test(test_turning_shows_nowhere),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
