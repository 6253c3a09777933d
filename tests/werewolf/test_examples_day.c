/* Worked examples of werewolf.md 14 that happen by day, under their numbers. */
#include "werewolf/table.h"

static int half_votes(const game *g, int seat) {
    return g->s.pub.total[seat - 1];
}

/* A night, then speeches of a day without a Sheriff. */
static void to_speeches(game *g, const char *plan) {
    no_badge(g);
    night(g, plan);
    idle_until(g, WEREWOLF_STEP_SPEECH);
}

static void example_21(void **state) {
    game g;
    (void)state;
    start(&g, 19);
    no_badge(&g);
    night(&g, "C4");
    exile_by_vote(&g, 8);
    rites(&g, 8, "shoot", 3);
    rites(&g, 3, "nothing", 0);
    rites(&g, 4, "shoot", 6);
    rites(&g, 6, "nothing", 0);
    assert_order(&g, "8 3 4 6");
    assert_out(&g, "3:shot 4:charm 6:shot 8:exile");
}

static void example_22(void **state) {
    game g;
    (void)state;
    start(&g, 14);
    no_badge(&g);
    night(&g, "C9");
    exile_by_vote(&g, 3);
    rites(&g, 3, "nothing", 0);
    assert_out(&g, "3:exile 9:charm");
    assert_int_equal(asked(&g), 9);
    assert_int_equal(g.s.seat[8].rites, WEREWOLF_RITES_OK);
    assert_int_equal(try_play(&g, 9, "show"), NT_ILLEGAL);
}

static void example_23(void **state) {
    game g;
    (void)state;
    start(&g, 18);
    to_speeches(&g, "C13");
    declare(&g, 10, "duel", 3);
    assert_out(&g, "3:duel 13:charm");
    assert_int_equal(g.s.pub.role[9], WEREWOLF_KNIGHT);
    rites(&g, 3, "nothing", 0);
    rites(&g, 13, "nothing", 0);
    assert_step(&g, WEREWOLF_STEP_DUSK);
    start_rule(&g, 18, WEREWOLF_OPT_CHARM_ON_DUEL, 0);
    to_speeches(&g, "C13");
    declare(&g, 10, "duel", 3);
    assert_out(&g, "3:duel");
}

static void example_24(void **state) {
    game g;
    (void)state;
    start(&g, 18);
    to_speeches(&g, "");
    declare(&g, 10, "duel", 5);
    rites(&g, 5, "nothing", 0);
    assert_out(&g, "5:duel");
    assert_step(&g, WEREWOLF_STEP_DUSK);
    start_rule(&g, 18, WEREWOLF_OPT_AFTER_DUEL, 1);
    to_speeches(&g, "");
    declare(&g, 10, "duel", 5);
    rites(&g, 5, "nothing", 0);
    assert_step(&g, WEREWOLF_STEP_SPEECH);
}

static void example_25(void **state) {
    game g;
    (void)state;
    start(&g, 18);
    to_speeches(&g, "");
    const int speaker = asked(&g);
    declare(&g, 10, "duel", 13);
    rites(&g, 10, "nothing", 0);
    assert_out(&g, "10:duel");
    assert_step(&g, WEREWOLF_STEP_SPEECH);
    if (speaker != 10) {
        assert_int_equal(asked(&g), speaker);
    }
    idle_until(&g, WEREWOLF_STEP_VOTE);
    start_rule(&g, 18, WEREWOLF_OPT_AFTER_DUEL, 2);
    to_speeches(&g, "");
    declare(&g, 10, "duel", 13);
    rites(&g, 10, "nothing", 0);
    assert_step(&g, WEREWOLF_STEP_DUSK);
}

static void example_26(void **state) {
    game g;
    (void)state;
    start(&g, 19);
    to_speeches(&g, "");
    declare(&g, 10, "duel", 5);
    assert_out(&g, "5:duel");
    assert_true(lives(&g, 10));
}

static void example_27(void **state) {
    game g;
    (void)state;
    start(&g, 14);
    to_speeches(&g, "");
    declare(&g, 4, "explode", 7);
    rites(&g, 4, "nothing", 0);
    rites(&g, 7, "shoot", 1);
    rites(&g, 1, "nothing", 0);
    assert_out(&g, "1:shot 4:explode 7:taken");
    assert_step(&g, WEREWOLF_STEP_DUSK);
}

static void example_28(void **state) {
    game g;
    (void)state;
    start(&g, 12);
    to_speeches(&g, "");
    declare(&g, 4, "explode nobody", 0);
    assert_int_equal(g.s.seat[3].rites, WEREWOLF_RITES_BLOCKED);
    rites(&g, 4, "nothing", 0);
    assert_out(&g, "4:explode");
    assert_step(&g, WEREWOLF_STEP_DUSK);
}

static void example_29(void **state) {
    game g;
    (void)state;
    start(&g, 14);
    make_sheriff(&g, 9);
    night(&g, "");
    exile_by_vote(&g, 9);
    rites(&g, 9, "show", 0);
    assert_true(lives(&g, 9));
    assert_true(g.s.pub.voteless[8]);
    assert_int_equal(g.s.pub.role[8], WEREWOLF_IDIOT);
    assert_step(&g, WEREWOLF_STEP_BADGE);
    play(&g, 9, "give", 10);
    assert_int_equal(g.s.pub.sheriff, 9);
    assert_int_equal(g.s.pub.exiled[1], WEREWOLF_NONE);
    assert_step(&g, WEREWOLF_STEP_DUSK);
    night(&g, "");
    idle_until(&g, WEREWOLF_STEP_VOTE);
    assert_false(g.s.pub.asked[8]);
    exile_by_vote(&g, 9);
    assert_int_equal(try_play(&g, 9, "show"), NT_ILLEGAL);
    rites(&g, 9, "nothing", 0);
    assert_out(&g, "9:exile");
    start_rule(&g, 14, WEREWOLF_OPT_SECOND_EXILE, 1);
    no_badge(&g);
    night(&g, "");
    exile_by_vote(&g, 9);
    rites(&g, 9, "show", 0);
    night(&g, "");
    idle_until(&g, WEREWOLF_STEP_VOTE);
    assert_int_equal(try_at(&g, 1, "vote", 9), NT_ILLEGAL);
}

static void stand(game *g, const char *seats) {
    while (g->s.pub.step == WEREWOLF_STEP_STAND) {
        char text[8];
        const int seat = asked(g);
        snprintf(text, sizeof text, " %d ", seat);
        play(g, seat, strstr(seats, text) != NULL ? "stand" : "stay out", 0);
    }
}

static bool speaks_in(game *g, werewolf_step step, int seat) {
    bool spoke = false;
    while (g->s.pub.step == step) {
        spoke |= asked(g) == seat;
        play(g, asked(g), "done", 0);
    }
    return spoke;
}

static void example_34(void **state) {
    game g;
    (void)state;
    start(&g, 18);
    night(&g, "M14");
    stand(&g, " 6 14 ");
    chance(&g);
    assert_false(speaks_in(&g, WEREWOLF_STEP_CAMPAIGN, 14));
    ballots(&g, "1>14 2>14 3>6");
    count_ballots(&g);
    assert_int_equal(g.s.pub.sheriff, 13);
    play(&g, 14, "direction", 1);
    assert_false(speaks_in(&g, WEREWOLF_STEP_SPEECH, 14));
    ballots(&g, "14>3");
    count_ballots(&g);
    rites(&g, 3, "nothing", 0);
    idle_until(&g, WEREWOLF_STEP_DUSK);
    night(&g, "");
    play(&g, 14, "direction", 1);
    assert_true(speaks_in(&g, WEREWOLF_STEP_SPEECH, 14));
}

static void to_vote(game *g, int sheriff) {
    if (sheriff > 0) {
        make_sheriff(g, sheriff);
    } else {
        no_badge(g);
    }
    night(g, "");
    idle_until(g, WEREWOLF_STEP_VOTE);
}

static void example_37(void **state) {
    game g;
    (void)state;
    start(&g, 12);
    to_vote(&g, 5);
    ballots(&g, "5>1 6>1 7>2 8>2");
    assert_int_equal(half_votes(&g, 1), 5);
    assert_int_equal(half_votes(&g, 2), 4);
    count_ballots(&g);
    rites(&g, 1, "nothing", 0);
    assert_out(&g, "1:exile");
}

static void example_38(void **state) {
    game g;
    (void)state;
    start(&g, 12);
    to_vote(&g, 5);
    ballots(&g, "5>3 6>1 7>1 8>2 9>2");
    count_ballots(&g);
    assert_step(&g, WEREWOLF_STEP_SAY);
    assert_int_equal(asked(&g), 5);
    assert_int_equal(try_at(&g, 5, "name", 3), NT_ILLEGAL);
    play(&g, 5, "name", 2);
    rites(&g, 2, "nothing", 0);
    assert_out(&g, "2:exile");
}

static void example_39(void **state) {
    game g;
    (void)state;
    start(&g, 12);
    to_vote(&g, 0);
    ballots(&g, "6>1 7>1 8>1 9>2 10>2 11>2");
    count_ballots(&g);
    assert_step(&g, WEREWOLF_STEP_PK_SPEECH);
    assert_int_equal(asked(&g), 1);
    play(&g, 1, "done", 0);
    play(&g, 2, "done", 0);
    assert_step(&g, WEREWOLF_STEP_PK_VOTE);
    assert_false(g.s.pub.asked[0]);
    ballots(&g, "3>1 5>1 6>1 7>2 8>2 9>2");
    count_ballots(&g);
    assert_out(&g, "");
    assert_step(&g, WEREWOLF_STEP_DUSK);
}

static void example_40(void **state) {
    game g;
    (void)state;
    start(&g, 12);
    to_vote(&g, 0);
    play(&g, 6, "vote", 1);
    assert_int_equal(half_votes(&g, 1), 2);
    play(&g, asked(&g), "recall", 6);
    play(&g, 6, "vote", 2);
    assert_int_equal(half_votes(&g, 1), 0);
    assert_int_equal(half_votes(&g, 2), 2);
    ballots(&g, "");
    count_ballots(&g);
    rites(&g, 2, "nothing", 0);
    assert_out(&g, "2:exile");
}

static void example_41(void **state) {
    game g;
    (void)state;
    start(&g, 12);
    night(&g, "");
    stand(&g, " 1 5 7 ");
    chance(&g);
    play(&g, asked(&g), "withdraw", 1);
    speaks_in(&g, WEREWOLF_STEP_CAMPAIGN, 1);
    assert_step(&g, WEREWOLF_STEP_ELECT);
    assert_false(g.s.pub.asked[0]);
    ballots(&g, "2>5 3>5 4>5 6>5 8>7 9>7 10>7 11>7");
    count_ballots(&g);
    chance(&g);
    speaks_in(&g, WEREWOLF_STEP_CAMPAIGN, 1);
    assert_step(&g, WEREWOLF_STEP_ELECT);
    assert_false(g.s.pub.asked[0]);
    ballots(&g, "2>5 3>5 4>5 6>5 8>7 9>7 10>7 11>7 12>5");
    count_ballots(&g);
    assert_int_equal(g.s.pub.badge, WEREWOLF_BADGE_HELD);
    assert_int_equal(g.s.pub.sheriff, 4);
}

static void example_42(void **state) {
    game g;
    (void)state;
    start(&g, 12);
    night(&g, "");
    const game before = g;
    stand(&g, "");
    assert_int_equal(g.s.pub.badge, WEREWOLF_BADGE_DESTROYED);
    g = before;
    stand(&g, " 1 2 3 4 5 6 7 8 9 10 11 12 1  2  3  4  5  6  7  8  9  10  11  12 ");
    assert_int_equal(g.s.pub.badge, WEREWOLF_BADGE_DESTROYED);
    g = before;
    stand(&g, " 5 ");
    assert_int_equal(g.s.pub.badge, WEREWOLF_BADGE_HELD);
    assert_int_equal(g.s.pub.sheriff, 4);
}

static void example_43(void **state) {
    game g;
    (void)state;
    start(&g, 12);
    night(&g, "K9");
    rites(&g, 9, "nothing", 0);
    stand(&g, " 1 5 ");
    chance(&g);
    declare(&g, 1, "explode nobody", 0);
    rites(&g, 1, "nothing", 0);
    assert_int_equal(g.s.pub.badge, WEREWOLF_BADGE_NONE);
    assert_step(&g, WEREWOLF_STEP_WORDS);
    assert_int_equal(asked(&g), 9);
    play(&g, 9, "done", 0);
    assert_step(&g, WEREWOLF_STEP_DUSK);
    night(&g, "");
    assert_step(&g, WEREWOLF_STEP_STAND);
    stand(&g, " 2 5 ");
    chance(&g);
    declare(&g, 2, "explode nobody", 0);
    rites(&g, 2, "nothing", 0);
    assert_int_equal(g.s.pub.badge, WEREWOLF_BADGE_DESTROYED);
    assert_step(&g, WEREWOLF_STEP_DUSK);
}

static void example_44(void **state) {
    game g;
    (void)state;
    start(&g, 12);
    make_sheriff(&g, 7);
    night(&g, "");
    idle_until(&g, WEREWOLF_STEP_DUSK);
    night(&g, "K7");
    rites(&g, 7, "shoot", 9);
    rites(&g, 9, "nothing", 0);
    assert_step(&g, WEREWOLF_STEP_BADGE);
    assert_int_equal(try_at(&g, 7, "give", 9), NT_ILLEGAL);
    const game before = g;
    play(&g, 7, "give", 1);
    assert_int_equal(g.s.pub.sheriff, 0);
    g = before;
    play(&g, 7, "destroy", 0);
    assert_int_equal(g.s.pub.badge, WEREWOLF_BADGE_DESTROYED);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(example_21), cmocka_unit_test(example_22), cmocka_unit_test(example_23),
        cmocka_unit_test(example_24), cmocka_unit_test(example_25), cmocka_unit_test(example_26),
        cmocka_unit_test(example_27), cmocka_unit_test(example_28), cmocka_unit_test(example_29),
        cmocka_unit_test(example_34), cmocka_unit_test(example_37), cmocka_unit_test(example_38),
        cmocka_unit_test(example_39), cmocka_unit_test(example_40), cmocka_unit_test(example_41),
        cmocka_unit_test(example_42), cmocka_unit_test(example_43), cmocka_unit_test(example_44),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
