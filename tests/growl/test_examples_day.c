/* Worked examples of growl.md 12: by day, the check, setup, passing (G1 to G20). */
#include "growl/hands.h"

static void test_g01_two_net_bites_stay_human(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 4);
    put_hand(&g, 1, "GBBC", GROWL_HUMAN);
    give_by_day(&g, 0, 'B', 1);
    assert_int_equal(growl_net_bites(g.s.seat[1].hand), 2);
    assert_int_equal(g.s.seat[1].team, GROWL_HUMAN);
    assert_int_equal(told(&g, 1, GROWL_EV_TURNED), 0);
}

static void test_g02_third_net_bite_turns_in_secret(void **unused) {
    (void)unused;
    game g, twin;
    start_game(&g, 4);
    put_hand(&g, 1, "GBBBC", GROWL_HUMAN);
    twin = g;
    put_hand(&twin, 1, "GGGCC", GROWL_HUMAN);
    give_by_day(&g, 0, 'B', 1);
    give_by_day(&twin, 0, 'B', 1);
    assert_int_equal(g.s.seat[1].team, GROWL_WOLF);
    assert_int_equal(g.s.seat[1].zero, 0);
    assert_int_equal(told(&g, 1, GROWL_EV_TURNED), 1);
    assert_int_equal(told(&g, NT_ALL, GROWL_EV_TURNED), 0);
    assert_memory_equal(&g.s.pub, &twin.s.pub, sizeof g.s.pub); /* nothing public happened */
}

static void test_g03_charms_later_do_not_turn_back(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 4);
    put_hand(&g, 1, "GBBBBC", GROWL_WOLF);
    give_by_day(&g, 0, 'C', 1);
    look(&g, 1);
    give_by_day(&g, 2, 'C', 1);
    assert_int_equal(growl_net_bites(g.s.seat[1].hand), 1);
    assert_int_equal(g.s.seat[1].team, GROWL_WOLF);
    look(&g, 1);
    open_night(&g, 0, GROWL_CAGED);
    play(&g, 0, "choose 3");
    play(&g, 1, "pass bite bite");
}

static void test_g04_two_net_wounds_live(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 4);
    put_hand(&g, 1, "GWWS", GROWL_HUMAN);
    give_by_day(&g, 0, 'W', 1);
    assert_int_equal(growl_net_wounds(&g.s, 1), 2);
    assert_int_equal(g.s.pub.alive[1], 1);
}

static void test_g05_third_net_wound_kills(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 4);
    put_hand(&g, 1, "GWWSW", GROWL_HUMAN);
    give_by_day(&g, 0, 'W', 1);
    assert_int_equal(g.s.pub.alive[1], 0);
    assert_int_equal(g.s.seat[1].team, GROWL_HUMAN);
    assert_hand(&g, 1, "GWWSWW");
    assert_int_equal(find_event(&g, GROWL_EV_DEATH)->arg[2], GROWL_NONE);
    assert_int_equal(g.s.pub.active, 2); /* the dead player's turn is skipped */
}

/* Four in a ring; seats 1 and 3 give seat 2 what the example says; everybody else passes Gold. */
static void pass_to_two(game *g, const char *from_one, const char *from_three, const char *two) {
    open_night(g, 0, GROWL_SEANCE);
    play(g, 0, "choose 0");
    play(g, 0, "pass gold gold");
    play(g, 1, from_one);
    play(g, 3, from_three);
    play(g, 2, two);
    chance(g, 1);
}

static void test_g06_both_limits_die_as_wolf(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 4);
    put_hand(&g, 1, "GGGB", GROWL_WOLF);
    put_hand(&g, 3, "GGGW", GROWL_HUMAN);
    put_hand(&g, 2, "GGBBWW", GROWL_HUMAN);
    pass_to_two(&g, "pass bite gold", "pass gold wound", "pass gold gold");
    assert_int_equal(g.s.pub.alive[2], 0);
    assert_int_equal(g.s.seat[2].team, GROWL_WOLF);
    assert_int_equal(told(&g, 2, GROWL_EV_TURNED), 1);
    assert_hand(&g, 2, "BBBWWW");
}

static void test_g07_batch_counts_as_a_whole(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 4);
    put_hand(&g, 1, "GGGW", GROWL_HUMAN);
    put_hand(&g, 3, "GGGS", GROWL_HUMAN);
    put_hand(&g, 2, "GCWW", GROWL_HUMAN);
    pass_to_two(&g, "pass wound gold", "pass gold salve", "pass gold charm");
    assert_int_equal(growl_net_wounds(&g.s, 2), 2);
    assert_int_equal(g.s.pub.alive[2], 1);
}

static void test_g08_checked_only_after_pick_up(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 4);
    put_hand(&g, 1, "GGGS", GROWL_HUMAN);
    put_hand(&g, 2, "WWWSG", GROWL_HUMAN);
    game other = g;
    pass_to_two(&g, "pass salve gold", "pass gold gold", "pass salve gold");
    assert_int_equal(g.s.pub.alive[2], 1);
    pass_to_two(&other, "pass gold gold", "pass gold gold", "pass salve gold");
    assert_int_equal(other.s.pub.alive[2], 0);
    assert_int_equal(other.s.pub.died_how[2], GROWL_DIED_PASSING);
}

/* Seat 2 gets the bullet at night. */
static void shoot_two(game *g, const char *hand, uint8_t team) {
    start_game(g, 4);
    put_hand(g, 2, hand, team);
    open_night(g, 0, GROWL_BULLET);
    play(g, 0, "choose 2");
}

static void test_g09_bullet_is_one_wound_for_a_human(void **unused) {
    (void)unused;
    game g;
    shoot_two(&g, "GGWB", GROWL_HUMAN);
    assert_int_equal(growl_net_wounds(&g.s, 2), 2);
    assert_int_equal(g.s.pub.alive[2], 1);
    shoot_two(&g, "GGWW", GROWL_HUMAN);
    assert_int_equal(g.s.pub.alive[2], 0);
    assert_int_equal(find_event(&g, GROWL_EV_DEATH)->arg[1], GROWL_DIED_BEFORE_NIGHT);
}

static void test_g10_bullet_is_two_wounds_for_a_wolf(void **unused) {
    (void)unused;
    game g;
    shoot_two(&g, "BGGW", GROWL_WOLF);
    assert_int_equal(g.s.pub.alive[2], 0);
    shoot_two(&g, "BGGS", GROWL_WOLF);
    assert_int_equal(growl_net_wounds(&g.s, 2), 1);
    assert_int_equal(g.s.pub.alive[2], 1);
}

static void test_g11_turning_under_the_bullet(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 4);
    put_hand(&g, 2, "GBBW", GROWL_HUMAN);
    g.s.pub.bullet_place = 2;
    give_by_day(&g, 0, 'B', 2);
    assert_int_equal(g.s.seat[2].team, GROWL_WOLF);
    assert_int_equal(g.s.pub.alive[2], 0);
    start_game(&g, 4);
    put_hand(&g, 2, "GBBWS", GROWL_HUMAN);
    g.s.pub.bullet_place = 2;
    give_by_day(&g, 0, 'B', 2);
    assert_int_equal(growl_net_wounds(&g.s, 2), 2);
    assert_int_equal(g.s.seat[2].team, GROWL_WOLF);
    assert_int_equal(g.s.pub.alive[2], 1);
}

static void test_g12_who_cannot_pass_dies_before_night(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 5);
    put_hand(&g, 2, "BBBC", GROWL_HUMAN);
    put_hand(&g, 3, "BBBC", GROWL_WOLF);
    open_night(&g, 0, GROWL_SEANCE);
    play(&g, 0, "choose 0");
    assert_int_equal(g.s.pub.alive[2], 0);
    assert_int_equal(g.s.pub.died_how[2], GROWL_DIED_BEFORE_NIGHT);
    assert_int_equal(g.s.pub.alive[3], 1);
    assert_int_equal(g.s.pub.step, GROWL_STEP_PASS);
    assert_int_equal(g.s.pub.asked[2], 0);
    play(&g, 3, "pass bite charm");
}

static void test_g13_passing_skips_the_dead(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 5);
    make_dead(&g, 2);
    put_hand(&g, 0, "GSGG", GROWL_HUMAN);
    put_hand(&g, 1, "CWGG", GROWL_HUMAN);
    put_hand(&g, 3, "WGGG", GROWL_HUMAN);
    put_hand(&g, 4, "BGGG", GROWL_WOLF);
    open_night(&g, 0, GROWL_SEANCE);
    play(&g, 0, "choose 0");
    play(&g, 0, "pass gold salve");
    play(&g, 1, "pass charm wound");
    play(&g, 3, "pass wound gold");
    play(&g, 4, "pass bite gold");
    assert_int_equal(g.s.pub.tile[0], 2);
    assert_int_equal(g.s.pub.tile[2], 0);
    chance(&g, 7);
    assert_hand(&g, 0, "GGWB");
    assert_hand(&g, 1, "GGGG");
    assert_hand(&g, 3, "GGCG");
    assert_hand(&g, 4, "GGSW");
}

static void test_g14_two_participants_swap_both_cards(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 4);
    make_dead(&g, 3);
    put_hand(&g, 0, "GSGG", GROWL_HUMAN);
    put_hand(&g, 1, "WCGG", GROWL_HUMAN);
    open_night(&g, 0, GROWL_CAGED);
    play(&g, 0, "choose 2");
    assert_int_equal(growl_living(&g.s.pub), 3);
    play(&g, 0, "pass gold salve");
    play(&g, 1, "pass wound charm");
    chance(&g, 3);
    assert_hand(&g, 0, "GGWC");
    assert_hand(&g, 1, "GGGS");
    assert_hand(&g, 2, "GGGG");
    assert_int_equal(g.s.seat[2].fresh_n, 0);
    assert_int_equal(g.s.pub.asked[2], 1); /* everybody alive looks */
}

static void test_g15_night_index(void **unused) {
    (void)unused;
    int index[GROWL_NIGHTS];
    growl_night_index(22, index);
    assert_int_equal(index[0], 7);
    assert_int_equal(index[1], 16);
    assert_int_equal(index[2], 24);
    growl_night_index(26, index);
    assert_int_equal(index[0], 9);
    assert_int_equal(index[1], 18);
    assert_int_equal(index[2], 28);
}

static void test_g16_six_players(void **unused) {
    (void)unused;
    uint8_t deck[GROWL_KINDS];
    growl_deck(6, 12, deck);
    assert_int_equal(deck[0] + deck[1] + deck[2] + deck[3] + deck[4], 50);
    assert_int_equal(growl_zeroes(6), 2);
    assert_int_equal(growl_rest(6, 12), 26);
    nt_config config = nt_config_standard(&growl_game, 6);
    game g;
    memset(&g, 0, sizeof g);
    assert_int_equal(growl_game.setup(&g.s, &config), NT_OK);
    chance(&g, 16);
    int zeroes = 0, cards = 0;
    for (int seat = 0; seat < 6; seat++) {
        zeroes += g.s.seat[seat].zero;
        cards += g.s.pub.hand[seat];
    }
    assert_int_equal(zeroes, 2);
    assert_int_equal(cards, 6 + 18);
    assert_int_equal(g.s.pub.pile, 26 + 3);
}

/* The nth chance move whose deal satisfies a wish; the search is bounded and the same on every machine. */
static bool find_deal(game *g, int n, bool (*wish)(const growl_deal *, int), growl_deal *deal) {
    start_game(g, n);
    for (uint64_t seed = 1; seed < 200000; seed++) {
        nt_rng rng = nt_rng_seed(seed);
        const nt_move move = nt_chance(&rng);
        nt_rng drawn = nt_chance_rng(move);
        growl_draw_deal(&g->s.pub, &drawn, deal);
        if (!wish(deal, n)) {
            continue;
        }
        nt_config config = nt_config_standard(&growl_game, (uint8_t)n);
        assert_int_equal(growl_game.setup(&g->s, &config), NT_OK);
        g->told = (nt_events){0};
        assert_int_equal(nt_apply(&growl_game, &g->s, move, &g->told), NT_OK);
        return true;
    }
    return false;
}

static bool dealt_twice_again(const growl_deal *deal, int n) {
    (void)n;
    return deal->redeals == 2 && deal->redeal[0].seat == deal->redeal[1].seat &&
           deal->starter[deal->redeal[0].seat] == GROWL_GOLD;
}

static void test_g17_three_wounds_are_dealt_again(void **unused) {
    (void)unused;
    game g;
    growl_deal deal;
    assert_true(find_deal(&g, 9, dealt_twice_again, &deal));
    const uint8_t seat = deal.redeal[0].seat;
    for (int i = 0; i < GROWL_DEALT; i++) {
        assert_int_equal(deal.first[seat][i], GROWL_WOUND);
        assert_int_equal(deal.redeal[0].card[i], GROWL_WOUND);
        assert_int_equal(deal.dealt[seat][i], deal.redeal[1].card[i]);
    }
    assert_true(g.s.seat[seat].hand[GROWL_WOUND] < 3);
    assert_true(g.s.seat[seat].hand[GROWL_GOLD] >= 1); /* the starter stays */
    assert_int_equal(g.s.pub.hand[seat], 4);
    for (int i = 0; i < g.told.n; i++) { /* nobody hears of it */
        assert_true(g.told.at[i].to != NT_ALL || g.told.at[i].kind == GROWL_EV_DEALT);
    }
}

static bool dealt_three_bites(const growl_deal *deal, int n) {
    for (int seat = 0; seat < n; seat++) {
        if (deal->starter[seat] == GROWL_GOLD && deal->dealt[seat][0] == GROWL_BITE &&
            deal->dealt[seat][1] == GROWL_BITE && deal->dealt[seat][2] == GROWL_BITE) {
            return true;
        }
    }
    return false;
}

static void test_g18_three_bites_dealt_make_a_wolf(void **unused) {
    (void)unused;
    game g;
    growl_deal deal;
    assert_true(find_deal(&g, 8, dealt_three_bites, &deal));
    int turned = 0;
    for (int seat = 0; seat < 8; seat++) {
        const growl_priv *me = &g.s.seat[seat];
        if (me->zero || me->hand[GROWL_BITE] != 3) {
            continue;
        }
        turned++;
        assert_int_equal(me->team, GROWL_WOLF);
        assert_int_equal(me->sniffed, 1);
        for (int other = 0; other < 8; other++) {
            assert_int_equal(me->sniff[other], g.s.seat[other].team);
            assert_int_equal(g.s.seat[other].sniff[seat], g.s.seat[other].team);
        }
    }
    assert_true(turned >= 1);
}

static void give_x(game *g, const char *card) {
    start_game(g, 5);
    put_hand(g, 1, "BBBCG", GROWL_HUMAN);
    put_hand(g, 3, "GGGGS", GROWL_HUMAN);
    open_night(g, 0, GROWL_GIFT);
    assert_int_equal(legal_count(g, 0), 1); /* exactly two can: forced */
    play(g, 0, "pair 1 3");
    play(g, 3, "card salve");
    play(g, 1, card);
}

static void test_g19_what_x_gives_away(void **unused) {
    (void)unused;
    game g;
    give_x(&g, "card charm");
    assert_int_equal(g.s.seat[1].team, GROWL_WOLF);
    play(&g, 1, "pass bite bite");
    give_x(&g, "card gold");
    assert_int_equal(g.s.pub.alive[1], 0);
    assert_int_equal(g.s.pub.died_how[1], GROWL_DIED_BEFORE_NIGHT);
    assert_hand(&g, 1, "BBBCS"); /* what lay on the tile joins the hand */
    assert_int_equal(g.s.pub.tile[3], 1);
    give_x(&g, "card bite");
    assert_int_equal(g.s.seat[1].team, GROWL_HUMAN);
    assert_int_equal(legal_count(&g, 1), 2); /* Charm and Gold, either way round */
    play(&g, 1, "pass charm gold");
    play(&g, 0, "pass gold gold");
    play(&g, 2, "pass gold gold");
    play(&g, 3, "pass gold gold");
    play(&g, 4, "pass gold gold");
    assert_int_equal(g.s.pub.tile[1], 3);
    chance(&g, 5);
    assert_int_equal(g.s.seat[1].fresh_n, 3);
    assert_hand(&g, 1, "BBSGG");
}

static void test_g20_gift_without_two_big_hands(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 4);
    put_hand(&g, 1, "GGGGG", GROWL_HUMAN);
    open_night(&g, 0, GROWL_GIFT);
    assert_int_equal(told(&g, NT_ALL, GROWL_EV_NO_EFFECT), 1);
    assert_int_equal(g.s.pub.step, GROWL_STEP_PASS);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_g01_two_net_bites_stay_human),
        cmocka_unit_test(test_g02_third_net_bite_turns_in_secret),
        cmocka_unit_test(test_g03_charms_later_do_not_turn_back),
        cmocka_unit_test(test_g04_two_net_wounds_live),
        cmocka_unit_test(test_g05_third_net_wound_kills),
        cmocka_unit_test(test_g06_both_limits_die_as_wolf),
        cmocka_unit_test(test_g07_batch_counts_as_a_whole),
        cmocka_unit_test(test_g08_checked_only_after_pick_up),
        cmocka_unit_test(test_g09_bullet_is_one_wound_for_a_human),
        cmocka_unit_test(test_g10_bullet_is_two_wounds_for_a_wolf),
        cmocka_unit_test(test_g11_turning_under_the_bullet),
        cmocka_unit_test(test_g12_who_cannot_pass_dies_before_night),
        cmocka_unit_test(test_g13_passing_skips_the_dead),
        cmocka_unit_test(test_g14_two_participants_swap_both_cards),
        cmocka_unit_test(test_g15_night_index),
        cmocka_unit_test(test_g16_six_players),
        cmocka_unit_test(test_g17_three_wounds_are_dealt_again),
        cmocka_unit_test(test_g18_three_bites_dealt_make_a_wolf),
        cmocka_unit_test(test_g19_what_x_gives_away),
        cmocka_unit_test(test_g20_gift_without_two_big_hands),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
