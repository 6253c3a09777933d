/* The deck by players (growl.md 1.2, 1.3) and the check (5.2), each against a second, plain reading of the rules. */
#include "growl/hands.h"

/* The closed form under the table of 1.2. */
static void test_deck_closed_form(void **unused) {
    (void)unused;
    for (int n = 4; n <= 15; n++) {
        const int more = 4 * (n >= 6) + 4 * (n >= 9) + 3 * (n > 10 ? n - 10 : 0);
        const int zeroes = n <= 5 ? 1 : n <= 8 ? 2 : n <= 11 ? 3 : 4;
        uint8_t deck[GROWL_KINDS];
        growl_deck(n, 12, deck);
        assert_int_equal(deck[GROWL_BITE], 12 + more);
        assert_int_equal(deck[GROWL_WOUND], 8 + more);
        assert_int_equal(deck[GROWL_GOLD], 12);
        assert_int_equal(deck[GROWL_CHARM], 5);
        assert_int_equal(deck[GROWL_SALVE], 5);
        assert_int_equal(growl_zeroes(n), zeroes);
    }
}

/* The table of 1.3, as printed there. */
static const struct {
    int n, stock[GROWL_KINDS], rest, a, b, c, index[GROWL_NIGHTS];
} stocks[] = {
    /* n, Bite Charm Wound Salve Gold, R, A B C, Nights */
    {4, {11, 5, 8, 5, 9}, 26, 9, 8, 9, {9, 18, 28}},   {5, {11, 5, 8, 5, 8}, 22, 7, 8, 7, {7, 16, 24}},
    {6, {14, 5, 12, 5, 8}, 26, 9, 8, 9, {9, 18, 28}},  {7, {14, 5, 12, 5, 7}, 22, 7, 8, 7, {7, 16, 24}},
    {8, {14, 5, 12, 5, 6}, 18, 6, 6, 6, {6, 13, 20}},  {9, {17, 5, 16, 5, 6}, 22, 7, 8, 7, {7, 16, 24}},
    {10, {17, 5, 16, 5, 5}, 18, 6, 6, 6, {6, 13, 20}}, {11, {20, 5, 19, 5, 4}, 20, 7, 6, 7, {7, 14, 22}},
    {12, {22, 5, 22, 5, 4}, 22, 7, 8, 7, {7, 16, 24}}, {13, {25, 5, 25, 5, 3}, 24, 8, 8, 8, {8, 17, 26}},
    {14, {28, 5, 28, 5, 2}, 26, 9, 8, 9, {9, 18, 28}}, {15, {31, 5, 31, 5, 1}, 28, 9, 10, 9, {9, 20, 30}},
};

static void test_stock_table(void **unused) {
    (void)unused;
    for (size_t i = 0; i < sizeof stocks / sizeof stocks[0]; i++) {
        const int n = stocks[i].n;
        nt_config config = nt_config_standard(&growl_game, (uint8_t)n);
        config.opt[GROWL_OPT_BIG_TABLE] = 1;
        game g;
        assert_int_equal(growl_game.setup(&g.s, &config), NT_OK);
        growl_deal deal;
        nt_rng rng = nt_rng_seed((uint64_t)n);
        growl_draw_deal(&g.s.pub, &rng, &deal);
        int stock[GROWL_KINDS] = {0}, from_top = 0, night = 0;
        for (int seat = 0; seat < n; seat++) {
            for (int k = 0; k < GROWL_DEALT; k++) {
                stock[deal.dealt[seat][k]]++;
            }
        }
        for (int at = deal.pile_n - 1; at >= 0; at--, from_top++) {
            if (deal.pile[at] < GROWL_KINDS) {
                stock[deal.pile[at]]++;
            } else {
                assert_int_equal(from_top, stocks[i].index[night++]);
            }
        }
        for (int kind = 0; kind < GROWL_KINDS; kind++) {
            assert_int_equal(stock[kind], stocks[i].stock[kind]);
        }
        assert_int_equal(deal.pile_n, stocks[i].rest + 3);
        assert_int_equal(growl_rest(n, 12), stocks[i].a + stocks[i].b + stocks[i].c);
        assert_int_equal(stocks[i].index[0], stocks[i].a);
        assert_int_equal(stocks[i].index[1], stocks[i].a + stocks[i].b + 1);
    }
}

static void test_nights_come_from_the_right_half(void **unused) {
    (void)unused;
    int seen[GROWL_NIGHT_CARDS] = {0};
    game g;
    start_game(&g, 6);
    for (uint64_t seed = 0; seed < 800; seed++) {
        growl_deal deal;
        nt_rng rng = nt_rng_seed(seed);
        growl_draw_deal(&g.s.pub, &rng, &deal);
        assert_true(deal.night[0] < 8 && deal.night[1] < 8 && deal.night[0] != deal.night[1]);
        assert_true(deal.night[2] >= 8 && deal.night[2] < 16);
        for (int i = 0; i < GROWL_NIGHTS; i++) {
            seen[deal.night[i]]++;
        }
    }
    for (int card = 0; card < GROWL_NIGHT_CARDS; card++) {
        assert_true(seen[card] > (card < 8 ? 140 : 60)); /* 200 and 100 are expected */
    }
}

/* The rules' words, in the order in which they stand: first turning, then wounds, then deaths. */
static void plain_check(const int bites, const int charms, const int wounds, const int salves, const bool bullet,
                        const bool was_wolf, bool *wolf, bool *dies) {
    *wolf = was_wolf;
    if (!was_wolf && bites - charms >= 3) {
        *wolf = true;
    }
    int net = wounds - salves;
    if (bullet) {
        net += *wolf ? 2 : 1;
    }
    *dies = net >= 3;
}

static void test_check_against_plain_reading(void **unused) {
    (void)unused;
    nt_rng rng = nt_rng_seed(5);
    int died = 0, turned = 0, both = 0;
    for (int i = 0; i < 20000; i++) {
        game g;
        start_game(&g, 4);
        bool wolf[4], dies[4];
        uint32_t seats = nt_rng_below(&rng, 16), want = 0;
        const uint32_t under = nt_rng_below(&rng, 5);
        g.s.pub.bullet_place = under < 4 ? (uint8_t)under : GROWL_NONE;
        for (int seat = 0; seat < 4; seat++) {
            growl_priv *me = &g.s.seat[seat];
            for (int kind = 0; kind < GROWL_KINDS; kind++) {
                me->hand[kind] = (uint8_t)nt_rng_below(&rng, kind == GROWL_BITE || kind == GROWL_WOUND ? 5 : 3);
            }
            me->team = nt_rng_below(&rng, 3) == 0;
            plain_check(me->hand[GROWL_BITE], me->hand[GROWL_CHARM], me->hand[GROWL_WOUND], me->hand[GROWL_SALVE],
                        (int)under == seat, me->team, &wolf[seat], &dies[seat]);
            if (!(seats >> seat & 1)) {
                wolf[seat] = me->team;
                dies[seat] = false;
            }
            want |= (uint32_t)dies[seat] << seat;
            turned += wolf[seat] != me->team;
            both += wolf[seat] != me->team && dies[seat];
            died += dies[seat];
        }
        g.told = (nt_events){0};
        growl_run run = {.s = &g.s, .out = &g.told};
        assert_int_equal(growl_check(&run, seats), want);
        for (int seat = 0; seat < 4; seat++) {
            assert_int_equal(g.s.seat[seat].team, wolf[seat]);
        }
    }
    assert_true(died > 1000 && turned > 1000 && both > 100);
}

static void test_can_pass(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 4);
    static const struct {
        const char *hand;
        uint8_t team;
        bool can;
    } cases[] = {{"BBBC", GROWL_HUMAN, false}, {"BBBC", GROWL_WOLF, true}, {"BBCC", GROWL_HUMAN, true},
                 {"BBBB", GROWL_HUMAN, false}, {"B", GROWL_WOLF, false},   {"GS", GROWL_HUMAN, true}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        put_hand(&g, 0, cases[i].hand, cases[i].team);
        assert_int_equal(growl_can_pass(&g.s.seat[0]), cases[i].can);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_deck_closed_form),
        cmocka_unit_test(test_stock_table),
        cmocka_unit_test(test_nights_come_from_the_right_half),
        cmocka_unit_test(test_check_against_plain_reading),
        cmocka_unit_test(test_can_pass),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
