/* The worked examples of eat-me.md 10: E1 to E11 and X1 to X7, under their numbers. */
#include "eatme/rounds.h"

typedef struct {
    const char *cast;
    int before[EATME_SEATS];
    const char *wheels;
    int victim;
    int after[EATME_SEATS];
    int gainer, loser;
} example;

static void play(game *g, const example *e) {
    start_with(g, config_of(e->cast), e->cast, e->before);
    play_round(g, e->wheels, e->victim);
    assert_scores(g, e->after);
    assert_int_equal(g->s.pub.gainer, e->gainer);
    assert_int_equal(g->s.pub.loser, e->loser);
}

/* The round goes on with a recast by the loser. */
static void goes_on(const example *e) {
    game g;
    play(&g, e);
    assert_int_equal(g.s.pub.phase, EATME_PHASE_RECAST);
    assert_int_equal(eatme_game.to_act(&g.s.pub), 1u << e->loser);
    assert_int_equal(eatme_game.winners(&g.s.pub), 0);
}

/* The game ends with these winners, for this reason. */
static void ends(const example *e, uint32_t winners, int how) {
    game g;
    play(&g, e);
    assert_int_equal(g.s.pub.phase, EATME_PHASE_GAME_END);
    assert_int_equal(eatme_game.to_act(&g.s.pub), 0);
    assert_int_equal(eatme_game.winners(&g.s.pub), winners);
    assert_int_equal(g.s.pub.won_how, how);
}

static void e1_wolf_eats_a_sleeper(void **state) {
    (void)state;
    goes_on(&(example){"WKHA", {0, 0, 0, 0}, "-STS", 1, {3, 0, 0, 1}, 0, 1});
}

static void e2_wolf_walks_into_a_trap(void **state) {
    (void)state;
    goes_on(&(example){"WKHA", {0, 0, 0, 0}, "-STS", 2, {0, 3, 2, 1}, 2, 0});
}

static void e3_a_poor_wolf_pays_what_he_has(void **state) {
    (void)state;
    const example e = {"WKHA", {1, 4, 4, 4}, "-TTT", 1, {0, 7, 4, 4}, 1, 0};
    game g;
    goes_on(&e);
    play(&g, &e);
    assert_int_equal(g.s.pub.lost[0], 1);
    assert_int_equal(g.s.pub.gained[1], 3);
}

static void e4_a_poor_victim_pays_what_it_has(void **state) {
    (void)state;
    const example e = {"WKHA", {5, 2, 6, 3}, "-SST", 1, {8, 0, 8, 3}, 0, 1};
    game g;
    goes_on(&e);
    play(&g, &e);
    assert_int_equal(g.s.pub.lost[1], 2);
    assert_int_equal(g.s.pub.gained[0], 3);
}

static void e5_traps_elsewhere_gain_nothing(void **state) {
    (void)state;
    goes_on(&(example){"WKHA", {5, 5, 5, 5}, "-TTT", 3, {4, 5, 5, 6}, 3, 0});
}

static void e6_three_players_sleeper_eaten(void **state) {
    (void)state;
    goes_on(&(example){"AWK", {2, 2, 2}, "S-S", 2, {3, 5, 0}, 1, 2});
}

static void e7_three_players_trap(void **state) {
    (void)state;
    goes_on(&(example){"AWK", {2, 2, 2}, "T-T", 0, {3, 1, 2}, 0, 1});
}

static void e8_six_players_all_sleep(void **state) {
    (void)state;
    goes_on(&(example){"KHWABC", {0}, "SS-SSS", 4, {3, 2, 1, 1, 0, 1}, 2, 4});
}

static void e9_the_loser_of_nothing_recasts(void **state) {
    (void)state;
    const example e = {"KHWABC", {0}, "TT-TTT", 0, {3, 0, 0, 0, 0, 0}, 0, 2};
    game g;
    goes_on(&e);
    play(&g, &e);
    assert_int_equal(g.s.pub.lost[2], 0);
}

static void e10_the_highest_of_several_over_ten(void **state) {
    (void)state;
    ends(&(example){"WKHAB", {9, 9, 9, 9, 9}, "-TSST", 4, {8, 9, 11, 10, 10}, 4, 0}, 1u << 2, EATME_WON_HIGHEST);
}

static void e11_the_cast_of_2012(void **state) {
    (void)state;
    goes_on(&(example){"WHPA", {4, 4, 4, 4}, "-SSS", 1, {7, 1, 6, 5}, 0, 1});
}

static void x1_the_wolf_who_gained_wins_a_tie(void **state) {
    (void)state;
    ends(&(example){"WKHA", {8, 7, 5, 2}, "-SST", 2, {10, 10, 3, 2}, 0, 2}, 1u << 0, EATME_WON_DUEL);
}

static void x2_the_victim_who_gained_wins_a_tie(void **state) {
    (void)state;
    ends(&(example){"WKHA", {6, 7, 8, 9}, "-STS", 2, {4, 10, 10, 10}, 2, 0}, 1u << 2, EATME_WON_DUEL);
}

static void x3_clockwise_after_the_wolf(void **state) {
    (void)state;
    ends(&(example){"KAWBH", {4, 9, 6, 4, 8}, "TS-TS", 0, {7, 10, 3, 4, 10}, 0, 2}, 1u << 4, EATME_WON_CLOCKWISE);
}

static void x4_passing_ten_first_is_irrelevant(void **state) {
    (void)state;
    ends(&(example){"WKHA", {9, 8, 8, 0}, "-SSS", 3, {10, 11, 10, 0}, 0, 3}, 1u << 1, EATME_WON_HIGHEST);
}

static void x5_the_most_a_player_can_have(void **state) {
    (void)state;
    ends(&(example){"WKHA", {9, 9, 9, 9}, "-TTT", 1, {6, 12, 9, 9}, 1, 0}, 1u << 1, EATME_WON_HIGHEST);
}

static void x6_shared(void **state) {
    (void)state;
    const example e = {"WKHA", {8, 7, 5, 2}, "-SST", 2, {10, 10, 3, 2}, 0, 2};
    nt_config config = config_of(e.cast);
    config.opt[EATME_OPT_TIE] = EATME_TIE_SHARED;
    game g;
    start_with(&g, config, e.cast, e.before);
    play_round(&g, e.wheels, e.victim);
    assert_scores(&g, e.after);
    assert_int_equal(eatme_game.winners(&g.s.pub), 1u << 0 | 1u << 1);
    assert_int_equal(g.s.pub.won_how, EATME_WON_SHARED);
    assert_int_equal(told(&g, EATME_EV_WON, 0)->arg[0], 0);
    assert_int_equal(told(&g, EATME_EV_WON, 1)->arg[0], 1);
    assert_null(told(&g, EATME_EV_WON, 2));
}

static void x7_nine_is_not_ten(void **state) {
    (void)state;
    goes_on(&(example){"WKHA", {6, 6, 7, 9}, "-SST", 1, {9, 3, 9, 9}, 0, 1});
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(e1_wolf_eats_a_sleeper),
        cmocka_unit_test(e2_wolf_walks_into_a_trap),
        cmocka_unit_test(e3_a_poor_wolf_pays_what_he_has),
        cmocka_unit_test(e4_a_poor_victim_pays_what_it_has),
        cmocka_unit_test(e5_traps_elsewhere_gain_nothing),
        cmocka_unit_test(e6_three_players_sleeper_eaten),
        cmocka_unit_test(e7_three_players_trap),
        cmocka_unit_test(e8_six_players_all_sleep),
        cmocka_unit_test(e9_the_loser_of_nothing_recasts),
        cmocka_unit_test(e10_the_highest_of_several_over_ten),
        cmocka_unit_test(e11_the_cast_of_2012),
        cmocka_unit_test(x1_the_wolf_who_gained_wins_a_tie),
        cmocka_unit_test(x2_the_victim_who_gained_wins_a_tie),
        cmocka_unit_test(x3_clockwise_after_the_wolf),
        cmocka_unit_test(x4_passing_ten_first_is_irrelevant),
        cmocka_unit_test(x5_the_most_a_player_can_have),
        cmocka_unit_test(x6_shared),
        cmocka_unit_test(x7_nine_is_not_ten),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
