/* Worked examples of werewolf.md 14 that happen at night and at dawn, under their numbers. */
#include "werewolf/table.h"

static void example_1(void **state) {
    game g;
    (void)state;
    start(&g, 12);
    night(&g, "K9 S1 G8");
    assert_out(&g, "9:wolf");
    assert_int_equal(looked(&g, 5), WEREWOLF_SAW_WOLF);
    rites(&g, 9, "nothing", 0);
    idle_until(&g, WEREWOLF_STEP_WORDS);
    assert_int_equal(asked(&g), 9);
}

static void example_2(void **state) {
    game g;
    (void)state;
    start(&g, 12);
    night(&g, "K9 G9");
    assert_out(&g, "");
    assert_int_equal(told(&g, NT_ALL, WEREWOLF_EV_DEATH), 0);
    assert_step(&g, WEREWOLF_STEP_STAND);
}

static void example_3(void **state) {
    game g;
    (void)state;
    start(&g, 12);
    night(&g, "K9 A G5");
    assert_out(&g, "");
    assert_false(g.s.seat[5].antidote);
    assert_true(g.s.seat[5].poison);
}

static void example_4(void **state) {
    game g;
    (void)state;
    start(&g, 12);
    night(&g, "K9 A G9");
    assert_out(&g, "9:guard_save");
    assert_false(g.s.seat[5].antidote);
    start_rule(&g, 12, WEREWOLF_OPT_GUARD_SAVE, 1);
    night(&g, "K9 A G9");
    assert_out(&g, "");
}

static void example_5(void **state) {
    game g;
    (void)state;
    start(&g, 12);
    night(&g, "K9 P10 G10");
    assert_out(&g, "9:wolf 10:poison");
}

static void example_6(void **state) {
    game g;
    (void)state;
    start(&g, 12);
    night(&g, "K6 A");
    assert_out(&g, "");
    idle_until(&g, WEREWOLF_STEP_DUSK);
    night(&g, "K6");
    assert_int_equal(g.s.seat[5].night[2].knife, WEREWOLF_NONE);
    assert_out(&g, "6:wolf");
}

static void example_7(void **state) {
    game g;
    (void)state;
    start(&g, 12);
    night(&g, "");
    idle_until(&g, WEREWOLF_STEP_DUSK);
    const game before = g;
    assert_int_equal(try_night(&g, "K6 A"), 1);
    assert_out(&g, "6:wolf");
    g = before;
    night(&g, "K6 P10");
    assert_out(&g, "6:wolf 10:poison");
}

static void example_8(void **state) {
    game g;
    (void)state;
    start(&g, 12);
    assert_int_equal(try_night(&g, "K9 A P10"), 1);
    assert_out(&g, "9:wolf");
    start_rule(&g, 12, WEREWOLF_OPT_BOTH_POTIONS, 1);
    night(&g, "K9 A P10");
    assert_out(&g, "10:poison");
}

static void example_9(void **state) {
    game g;
    (void)state;
    start(&g, 12);
    night(&g, "G5");
    idle_until(&g, WEREWOLF_STEP_DUSK);
    const game before = g;
    assert_int_equal(try_night(&g, "G5"), 1);
    g = before;
    night(&g, "");
    idle_until(&g, WEREWOLF_STEP_DUSK);
    night(&g, "G5");
    start_rule(&g, 12, WEREWOLF_OPT_GUARD_REPEAT, 1);
    night(&g, "G5");
    idle_until(&g, WEREWOLF_STEP_DUSK);
    night(&g, "G5");
}

static void example_10(void **state) {
    game g;
    (void)state;
    start(&g, 12);
    night(&g, "K7");
    assert_out(&g, "7:wolf");
    assert_int_equal(g.s.pub.dawns, 1);
    rites(&g, 7, "shoot", 4);
    assert_int_equal(told(&g, NT_ALL, WEREWOLF_EV_SHOT), 1);
    rites(&g, 4, "shoot", 5);
    rites(&g, 5, "nothing", 0);
    assert_out(&g, "4:shot 5:shot 7:wolf");
    assert_order(&g, "7 4 5");
    assert_int_equal(g.s.pub.dawns, 1);
}

static void example_11(void **state) {
    game g;
    (void)state;
    start(&g, 12);
    night(&g, "K7 P7");
    assert_out(&g, "7:wolf 7:poison");
    assert_int_equal(g.s.seat[6].rites, WEREWOLF_RITES_BLOCKED);
    assert_int_equal(try_at(&g, 7, "shoot", 1), NT_ILLEGAL);
}

static void example_12(void **state) {
    game g;
    (void)state;
    start(&g, 12);
    night(&g, "K7 A G7");
    assert_out(&g, "7:guard_save");
    rites(&g, 7, "shoot", 1);
    assert_out(&g, "1:shot 7:guard_save");
}

static void example_13(void **state) {
    game g;
    (void)state;
    start(&g, 12);
    night(&g, "K4");
    rites(&g, 4, "shoot", 5);
    assert_out(&g, "4:wolf 5:shot");
    start_rule(&g, 12, WEREWOLF_OPT_KING_SHOOTS, 0);
    night(&g, "K4");
    assert_int_equal(try_at(&g, 4, "shoot", 5), NT_ILLEGAL);
    rites(&g, 4, "nothing", 0);
    assert_out(&g, "4:wolf");
}

static void example_14(void **state) {
    game g;
    (void)state;
    start(&g, 19);
    night(&g, "P5");
    assert_out(&g, "7:counter");
    assert_false(g.s.seat[6].poison);
}

static void example_15(void **state) {
    game g;
    (void)state;
    start(&g, 19);
    night(&g, "S5");
    assert_out(&g, "6:counter");
    assert_int_equal(looked(&g, 6), WEREWOLF_SAW_NOTHING);
}

static void example_16(void **state) {
    game g;
    (void)state;
    start(&g, 19);
    night(&g, "K13 P5 S5");
    assert_out(&g, "6:counter 7:counter 13:wolf");
}

static void example_17(void **state) {
    game g;
    (void)state;
    start(&g, 19);
    night(&g, "K7 P5 G7");
    assert_out(&g, "7:counter");
}

static void example_18(void **state) {
    game g;
    (void)state;
    start(&g, 19);
    night(&g, "K5 S5");
    assert_out(&g, "5:wolf 6:counter");
    start_rule(&g, 19, WEREWOLF_OPT_RIDER_IMMUNE, 1);
    night(&g, "K5 S5");
    assert_out(&g, "6:counter");
}

static void example_19(void **state) {
    game g;
    (void)state;
    start(&g, 14);
    night(&g, "K10 C7 P3");
    rites(&g, 3, "nothing", 0);
    rites(&g, 7, "shoot", 4);
    assert_out(&g, "3:poison 4:shot 7:charm 10:wolf");
    start_rule(&g, 14, WEREWOLF_OPT_CHARMED_SHOOTS, 0);
    night(&g, "K10 C7 P3");
    rites(&g, 3, "nothing", 0);
    assert_int_equal(g.s.seat[6].rites, WEREWOLF_RITES_BLOCKED);
    assert_int_equal(try_at(&g, 7, "shoot", 4), NT_ILLEGAL);
}

static void example_20(void **state) {
    game g;
    (void)state;
    start(&g, 19);
    night(&g, "K8 C4 P3");
    assert_out(&g, "3:poison 4:charm 8:wolf");
    rites(&g, 3, "nothing", 0);
    rites(&g, 4, "shoot", 13);
    rites(&g, 8, "shoot", 5);
    rites(&g, 13, "nothing", 0);
    rites(&g, 5, "nothing", 0);
    assert_order(&g, "3 4 8 13 5");
}

static void example_30(void **state) {
    game g;
    (void)state;
    start(&g, 18);
    only_alive(&g, "5 6 7 8 9 10 11 12 13 14 15 16 17 18");
    night(&g, "K13 S5");
    assert_true(g.s.seat[4].awake);
    assert_int_equal(looked(&g, 6), WEREWOLF_SAW_WOLF);
    assert_int_equal(causes(&g, 13), WEREWOLF_BY_WOLF);
}

static void example_31(void **state) {
    game g;
    (void)state;
    start(&g, 18);
    only_alive(&g, "4 5 6 7 8 9 10 11 12 13 14 15 16 17 18");
    night(&g, "K13 P4 S5");
    assert_int_equal(causes(&g, 4), WEREWOLF_BY_POISON);
    assert_int_equal(causes(&g, 13), WEREWOLF_BY_WOLF);
    assert_int_equal(looked(&g, 6), WEREWOLF_SAW_GOOD);
    assert_false(g.s.seat[4].awake);
    no_badge(&g);
    idle_until(&g, WEREWOLF_STEP_DUSK);
    night(&g, "S5");
    assert_true(g.s.seat[4].awake);
    assert_int_equal(looked(&g, 6), WEREWOLF_SAW_WOLF);
}

static nt_config fx(void) {
    nt_config config = standard(10);
    static const uint8_t roles[] = {WEREWOLF_WEREWOLF, WEREWOLF_HIDDEN, WEREWOLF_GHOST,   WEREWOLF_SEER,
                                    WEREWOLF_WITCH,    WEREWOLF_HUNTER, WEREWOLF_GUARDIAN};
    config.opt[WEREWOLF_OPT_SET] = 1;
    for (size_t i = 0; i < sizeof roles; i++) {
        config.opt[WEREWOLF_OPT_COUNT + roles[i]] = 1;
    }
    config.opt[WEREWOLF_OPT_COUNT + WEREWOLF_VILLAGER] = 3;
    return config;
}

static void example_32(void **state) {
    game g;
    (void)state;
    start_with(&g, fx());
    const game before = g;
    only_alive(&g, "2 3 4 5 6 7 8 9 10");
    night(&g, "K8 I6");
    assert_int_equal(g.s.seat[1].night[2].knife, 7);
    assert_int_equal(g.s.seat[2].night[2].result, WEREWOLF_HUNTER);
    assert_int_equal(causes(&g, 8), WEREWOLF_BY_WOLF);
    g = before;
    only_alive(&g, "3 4 5 6 7 8 9 10");
    night(&g, "K8 I6");
    assert_int_equal(g.s.seat[2].night[2].knife, 7);
    assert_int_equal(g.s.seat[2].night[2].seen, WEREWOLF_NONE);
    nt_config config = fx();
    config.opt[WEREWOLF_OPT_GHOST_CHECKS] = 1;
    start_with(&g, config);
    only_alive(&g, "3 4 5 6 7 8 9 10");
    night(&g, "K8 I6");
    assert_int_equal(g.s.seat[2].night[2].result, WEREWOLF_HUNTER);
}

static void example_33(void **state) {
    game g;
    (void)state;
    start(&g, 18);
    night(&g, "K13 M13");
    assert_out(&g, "13:wolf");
    assert_int_equal(g.s.pub.silenced, 12);
    idle_until(&g, WEREWOLF_STEP_WORDS);
    assert_int_equal(asked(&g), 13);
}

static void example_35(void **state) {
    game g;
    (void)state;
    start(&g, 15);
    night(&g, "");
    exile_by_vote(&g, 4);
    idle_until(&g, WEREWOLF_STEP_DUSK);
    night(&g, "");
    assert_int_equal(looked(&g, 10), WEREWOLF_SAW_WOLF);
    assert_int_equal(g.s.seat[9].night[2].seen, 3);
    start(&g, 15);
    night(&g, "");
    idle_until(&g, WEREWOLF_STEP_SPEECH);
    declare(&g, 1, "explode nobody", 0);
    idle_until(&g, WEREWOLF_STEP_DUSK);
    night(&g, "");
    assert_int_equal(g.s.seat[9].night[2].seen, WEREWOLF_NONE);
    assert_int_equal(looked(&g, 10), WEREWOLF_SAW_NOTHING);
}

static void example_36(void **state) {
    game g;
    (void)state;
    start(&g, 15);
    const game before = g;
    night(&g, "I7");
    assert_int_equal(looked(&g, 4), WEREWOLF_HUNTER);
    g = before;
    assert_int_equal(try_night(&g, "I4"), 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(example_1),  cmocka_unit_test(example_2),  cmocka_unit_test(example_3),
        cmocka_unit_test(example_4),  cmocka_unit_test(example_5),  cmocka_unit_test(example_6),
        cmocka_unit_test(example_7),  cmocka_unit_test(example_8),  cmocka_unit_test(example_9),
        cmocka_unit_test(example_10), cmocka_unit_test(example_11), cmocka_unit_test(example_12),
        cmocka_unit_test(example_13), cmocka_unit_test(example_14), cmocka_unit_test(example_15),
        cmocka_unit_test(example_16), cmocka_unit_test(example_17), cmocka_unit_test(example_18),
        cmocka_unit_test(example_19), cmocka_unit_test(example_20), cmocka_unit_test(example_30),
        cmocka_unit_test(example_31), cmocka_unit_test(example_32), cmocka_unit_test(example_33),
        cmocka_unit_test(example_35), cmocka_unit_test(example_36),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
