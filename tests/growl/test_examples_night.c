/* Worked examples of growl.md 12: night cards, the end and the gold (G21 to G37). */
#include "growl/hands.h"

static int can_show(const char *hand, uint8_t team, uint8_t first[1]) {
    game g;
    nt_move legal[NT_MAX_LEGAL];
    start_game(&g, 4);
    put_hand(&g, 2, hand, team);
    open_night(&g, 0, GROWL_SERUM);
    assert_int_equal(legal_count(&g, 0), 3); /* not oneself */
    play(&g, 0, "choose 2");
    const int n = growl_game.legal((nt_view[]){nt_look(&growl_game, &g.s, 2)}, legal, NT_MAX_LEGAL);
    *first = legal[0].arg[0];
    return n;
}

static void test_g21_truth_serum(void **unused) {
    (void)unused;
    uint8_t first;
    assert_int_equal(can_show("BGSW", GROWL_WOLF, &first), 1);
    assert_int_equal(first, GROWL_BITE);
    assert_int_equal(can_show("GSWC", GROWL_WOLF, &first), 4);
    assert_int_equal(can_show("GBBS", GROWL_HUMAN, &first), 2);
    assert_int_not_equal(first, GROWL_BITE);
    game g;
    start_game(&g, 4);
    put_hand(&g, 2, "BGSW", GROWL_WOLF);
    open_night(&g, 0, GROWL_SERUM);
    play(&g, 0, "choose 2");
    play(&g, 2, "card bite");
    assert_int_equal(g.s.seat[0].serum_kind, GROWL_BITE);
    assert_int_equal(g.s.seat[0].peek_open, 1);
    assert_int_equal(told(&g, 0, GROWL_EV_PEEK_CARD), 1);
    assert_int_equal(told(&g, NT_ALL, GROWL_EV_PEEK_CARD), 0);
    play(&g, 0, "close");
    assert_int_equal(g.s.pub.step, GROWL_STEP_PASS);
    assert_int_equal(g.s.seat[0].peek_open, 1); /* may be looked at again until the night closes */
}

static void test_g22_hypnosis_counts_cards(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 4);
    put_hand(&g, 1, "WWSG", GROWL_HUMAN);
    put_hand(&g, 3, "BGGC", GROWL_HUMAN);
    g.s.pub.bullet_place = 1;
    open_night(&g, 0, GROWL_HYPNOSIS);
    assert_int_equal(legal_count(&g, 0), 4); /* Gold may not be named */
    play(&g, 0, "name wound");
    play(&g, 0, "pair 1 3");
    const nt_event *event = find_event(&g, GROWL_EV_HYPNO);
    assert_non_null(event);
    assert_int_equal(event->arg[2], 2);
    assert_int_equal(event->arg[4], 0);
}

static void test_g23_seance_on_a_living_wolf(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 5);
    put_hand(&g, 2, "GGWW", GROWL_WOLF);
    g.s.seat[2].zero = 1;
    open_night(&g, 0, GROWL_SEANCE);
    play(&g, 0, "choose 2");
    assert_int_equal(told(&g, NT_ALL, GROWL_EV_SEANCE), 0);
    assert_int_equal(g.s.pub.seance_team, GROWL_NONE);
    g.s.pub.step = GROWL_STEP_TURN;
    give_by_day(&g, 1, 'W', 2);
    const nt_event *event = find_event(&g, GROWL_EV_DEATH);
    assert_non_null(event);
    assert_int_equal(event->arg[2], GROWL_WOLF);
    assert_int_equal(event->n, 3); /* the team and nothing more */
}

static void test_g24_sleepwalkers_leave_the_bullet(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 5);
    put_hand(&g, 1, "WGGC", GROWL_HUMAN);
    put_hand(&g, 3, "WBBG", GROWL_WOLF);
    g.s.pub.bullet_place = 1;
    open_night(&g, 0, GROWL_SLEEPWALKERS);
    play(&g, 0, "pair 1 3");
    assert_int_equal(g.s.pub.place[3], 1);
    assert_int_equal(g.s.pub.place[1], 3);
    assert_int_equal(g.s.pub.alive[3], 0);
    assert_int_equal(g.s.pub.died_how[3], GROWL_DIED_BEFORE_NIGHT);
    assert_int_equal(g.s.pub.alive[1], 1);
    assert_int_equal(growl_net_wounds(&g.s, 1), 1);
    assert_int_equal(growl_neighbour(&g.s.pub, 0, 0), 2); /* the dead player at place 1 is skipped */
    assert_int_equal(growl_neighbour(&g.s.pub, 2, 0), 1);
}

static void test_g25_all_hallows_eve(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 6);
    make_dead(&g, 2);
    make_dead(&g, 3);
    put_hand(&g, 2, "BWGG", GROWL_HUMAN);
    put_hand(&g, 4, "GBBBC", GROWL_HUMAN);
    put_hand(&g, 1, "WWGG", GROWL_HUMAN);
    open_night(&g, 0, GROWL_HALLOWS);
    assert_int_equal(legal_count(&g, 0), 2);
    play(&g, 0, "choose 2");
    play(&g, 2, "pass bite wound");
    assert_int_equal(g.s.seat[4].team, GROWL_WOLF);
    assert_int_equal(g.s.seat[4].fresh_from[0], GROWL_FROM_DEAD);
    assert_int_equal(g.s.pub.alive[1], 0);
    assert_int_equal(g.s.pub.step, GROWL_STEP_PASS);
    assert_int_equal(growl_neighbour(&g.s.pub, 0, 0), 4);
    assert_int_equal(growl_neighbour(&g.s.pub, 4, 0), 5);
    assert_int_equal(growl_neighbour(&g.s.pub, 5, 0), 0);
    play(&g, 4, "pass bite bite");
}

/* Everybody in the group points; '<' is right (the seat before), '>' is left (the next). */
static void point(game *g, const int *seat, const char *sides) {
    for (int i = 0; sides[i]; i++) {
        play(g, seat[i], sides[i] == '>' ? "point left" : "point right");
    }
}

static void test_g26_unwanted_two(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 6);
    open_night(&g, 0, GROWL_UNWANTED);
    point(&g, (const int[]){0, 1, 2, 3, 4, 5}, "><<><>");
    assert_int_equal(g.s.pub.alive[0], 0);
    assert_int_equal(g.s.pub.alive[1], 0);
    assert_int_equal(growl_living(&g.s.pub), 4);
    assert_int_equal(g.s.pub.step, GROWL_STEP_PASS);
}

static void unwanted_three(game *g) {
    start_game(g, 7);
    open_night(g, 0, GROWL_UNWANTED);
    point(g, (const int[]){0, 1, 2, 3, 4, 5, 6}, ">><<>><");
    for (int seat = 0; seat < 7; seat++) {
        assert_int_equal(g->s.pub.group[seat], seat == 1 || seat == 2 || seat == 5);
    }
    assert_int_equal(growl_living(&g->s.pub), 7);
}

static void test_g27_unwanted_second_round(void **unused) {
    (void)unused;
    const int group[] = {1, 2, 5};
    game g;
    unwanted_three(&g);
    point(&g, group, ">><"); /* 1->2, 2->5, 5->2 */
    assert_int_equal(g.s.pub.alive[2], 0);
    assert_int_equal(growl_living(&g.s.pub), 6);
    unwanted_three(&g);
    point(&g, group, ">>>");
    point(&g, group, ">>>");
    assert_int_equal(growl_living(&g.s.pub), 7);
    point(&g, group, ">>>");
    chance(&g, 27);
    assert_int_equal(growl_living(&g.s.pub), 6);
    assert_int_equal(g.s.pub.alive[1] + g.s.pub.alive[2] + g.s.pub.alive[5], 2);
}

static void test_g28_accused_order_and_tie(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 5); /* A 0, B 1, C 2, D 3, E 4 */
    open_night(&g, 0, GROWL_ACCUSED);
    const char *const votes[] = {"vote 2", "vote 1", "vote 2", "vote 1", "vote 3"};
    for (int i = 0; i < 5; i++) {
        const int voter = (i + 1) % 5;
        assert_int_equal(growl_game.to_act(&g.s.pub), 1u << voter);
        assert_int_equal(legal_count(&g, voter), 4); /* not oneself */
        play(&g, voter, votes[i]);
    }
    assert_int_equal(g.s.pub.step, GROWL_STEP_BREAK_TIE);
    assert_int_equal(growl_game.to_act(&g.s.pub), 1u << 0);
    assert_int_equal(legal_count(&g, 0), 2);
    assert_int_equal(try_play(&g, 0, "choose 3"), NT_ILLEGAL);
    play(&g, 0, "choose 1");
    assert_int_equal(g.s.pub.alive[1], 0);
    assert_int_equal(g.s.pub.died_how[1], GROWL_DIED_BY_CARD);
}

static void test_g29_unsaved(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 5);
    open_night(&g, 0, GROWL_UNSAVED);
    assert_int_equal(legal_count(&g, 0), 4);
    play(&g, 0, "choose 2");
    assert_int_equal(try_play(&g, 2, "choose 0"), NT_ILLEGAL); /* lowered */
    play(&g, 2, "choose 4");
    play(&g, 4, "choose 1");
    assert_int_equal(g.s.pub.alive[3], 0);
    assert_int_equal(growl_living(&g.s.pub), 4);
}

static void test_g30_purge(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 5); /* four living: A 0, B 1, C 2, D 3 */
    make_dead(&g, 4);
    open_night(&g, 3, GROWL_PURGE);
    play(&g, 0, "vote 1");
    assert_int_equal(g.s.pub.vote[0], GROWL_NONE); /* sealed until all are in */
    play(&g, 1, "vote 2");
    play(&g, 2, "vote 1");
    play(&g, 3, "vote 2");
    assert_int_equal(g.s.pub.vote[0], 1);
    assert_int_equal(g.s.pub.step, GROWL_STEP_BREAK_TIE);
    assert_int_equal(growl_game.to_act(&g.s.pub), 1u << 3);
    play(&g, 3, "choose 2");
    assert_int_equal(g.s.pub.alive[2], 0);
}

static void test_g31_two_living_end_the_game(void **unused) {
    (void)unused;
    for (int victim = 0; victim < 2; victim++) {
        game g;
        start_game(&g, 4);
        make_dead(&g, 3);
        put_hand(&g, 0, victim == 1 ? "GGWW" : "GGGG", GROWL_HUMAN);
        put_hand(&g, 1, "GGGB", GROWL_WOLF);
        put_hand(&g, 2, victim == 0 ? "GGWW" : "GGGB", GROWL_WOLF);
        give_by_day(&g, 1, 'W', victim == 0 ? 2 : 0);
        assert_int_equal(g.s.pub.ended, 1);
        assert_int_equal(g.s.pub.winner, victim == 0 ? GROWL_HUMAN : GROWL_WOLF);
    }
}

static void test_g32_three_wolves_play_on(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 4);
    make_dead(&g, 3);
    for (int seat = 0; seat < 3; seat++) {
        put_hand(&g, seat, "GGGB", GROWL_WOLF);
    }
    give_by_day(&g, 0, 'G', 1);
    look(&g, 1);
    assert_int_equal(g.s.pub.ended, 0);
    assert_int_equal(g.s.pub.step, GROWL_STEP_TURN);
    open_night(&g, 1, GROWL_INSOMNIA);
    play(&g, 1, "choose 1");
    for (int seat = 0; seat < 3; seat++) {
        play(&g, seat, "pass gold gold");
    }
    chance(&g, 1);
    for (int seat = 0; seat < 3; seat++) {
        look(&g, seat);
    }
    assert_int_equal(g.s.pub.ended, 0);
}

static void test_g33_last_human_turns_in_the_last_check(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 4);
    make_dead(&g, 3);
    put_hand(&g, 0, "GGBB", GROWL_HUMAN);
    put_hand(&g, 1, "GGGB", GROWL_WOLF);
    put_hand(&g, 2, "GGGB", GROWL_WOLF);
    open_night(&g, 1, GROWL_HALLOWS);
    play(&g, 1, "choose 3");
    play(&g, 3, "pass gold gold");
    play(&g, 0, "pass gold gold");
    play(&g, 1, "pass gold bite");
    play(&g, 2, "pass gold gold");
    chance(&g, 1);
    for (int seat = 0; seat < 3; seat++) {
        look(&g, seat);
    }
    assert_int_equal(g.s.pub.ended, 1);
    assert_int_equal(g.s.pub.winner, GROWL_WOLF);
    assert_int_equal(g.s.pub.team[0], GROWL_WOLF);
    assert_int_equal(g.s.pub.gain[0], 1 + g.s.seat[0].hand[GROWL_GOLD]);
}

/* Six players whose hands and fates are the example's; the game ends on the spot. */
static void score_table(game *g, bool living_humans_turned) {
    static const char *const hands[6] = {"GGSB", "GWWW", "SCWW", "GGGB", "GWWW", "GBBB"};
    static const uint8_t wolf[6] = {0, 0, 0, 1, 1, 1}, dead[6] = {0, 1, 0, 0, 1, 0};
    start_game(g, 6);
    for (int seat = 0; seat < 6; seat++) {
        put_hand(g, seat, hands[seat], wolf[seat] || (living_humans_turned && !dead[seat]));
        if (dead[seat]) {
            make_dead(g, seat);
        }
    }
    g->s.seat[3].zero = 1;
    g->told = (nt_events){0};
    growl_run run = {.s = &g->s, .out = &g->told};
    growl_end(&run);
}

static void assert_gain(const game *g, const int want[6]) {
    int16_t score[NT_MAX_SEATS];
    growl_game.score(&g->s.pub, score);
    for (int seat = 0; seat < 6; seat++) {
        assert_int_equal(score[seat], want[seat]);
    }
}

static void test_g34_gold_when_humans_win(void **unused) {
    (void)unused;
    game g;
    score_table(&g, false);
    assert_int_equal(g.s.pub.winner, GROWL_HUMAN);
    assert_gain(&g, (const int[6]){3, 2, 1, 0, 0, 0});
    /* Zeroes growl first, then other wolves, then living humans cheer. */
    int rank = 2, growls = 0;
    for (int i = 0; i < g.told.n; i++) {
        if (g.told.at[i].kind == GROWL_EV_GROWL) {
            assert_true(g.told.at[i].arg[1] <= rank);
            rank = g.told.at[i].arg[1];
            growls++;
        }
    }
    assert_int_equal(growls, 5); /* the dead human is silent */
}

static void test_g35_gold_when_wolves_win(void **unused) {
    (void)unused;
    game g;
    score_table(&g, true);
    assert_int_equal(g.s.pub.winner, GROWL_WOLF);
    assert_gain(&g, (const int[6]){3, 0, 1, 4, 2, 2});
}

static void test_g36_start_by_gold(void **unused) {
    (void)unused;
    int starts[4] = {0};
    nt_config config = nt_config_standard(&growl_game, 4);
    config.series_game = 1;
    const int16_t carry[4] = {5, 7, 7, 2};
    memcpy(config.carry, carry, sizeof carry);
    for (uint64_t seed = 0; seed < 400; seed++) {
        game g;
        assert_int_equal(growl_game.setup(&g.s, &config), NT_OK);
        chance(&g, seed);
        starts[g.s.pub.start]++;
    }
    assert_int_equal(starts[0] + starts[3], 0);
    assert_true(starts[1] > 140 && starts[2] > 140);
}

static void test_g37_nobody_alive(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 4);
    for (int seat = 0; seat < 4; seat++) {
        make_dead(&g, seat);
    }
    g.told = (nt_events){0};
    growl_run run = {.s = &g.s, .out = &g.told};
    growl_end(&run);
    assert_int_equal(g.s.pub.winner, GROWL_WOLF);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_g21_truth_serum),
        cmocka_unit_test(test_g22_hypnosis_counts_cards),
        cmocka_unit_test(test_g23_seance_on_a_living_wolf),
        cmocka_unit_test(test_g24_sleepwalkers_leave_the_bullet),
        cmocka_unit_test(test_g25_all_hallows_eve),
        cmocka_unit_test(test_g26_unwanted_two),
        cmocka_unit_test(test_g27_unwanted_second_round),
        cmocka_unit_test(test_g28_accused_order_and_tie),
        cmocka_unit_test(test_g29_unsaved),
        cmocka_unit_test(test_g30_purge),
        cmocka_unit_test(test_g31_two_living_end_the_game),
        cmocka_unit_test(test_g32_three_wolves_play_on),
        cmocka_unit_test(test_g33_last_human_turns_in_the_last_check),
        cmocka_unit_test(test_g34_gold_when_humans_win),
        cmocka_unit_test(test_g35_gold_when_wolves_win),
        cmocka_unit_test(test_g36_start_by_gold),
        cmocka_unit_test(test_g37_nobody_alive),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
