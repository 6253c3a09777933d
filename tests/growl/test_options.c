/* Each option of growl.md 13, the series (8) and what a config may hold (2, step 1). */
#include "growl/hands.h"

static nt_err set_up(game *g, uint8_t n, int option, int16_t value) {
    nt_config config = nt_config_standard(&growl_game, n);
    config.opt[option] = value;
    memset(g, 0, sizeof *g);
    return growl_game.setup(&g->s, &config);
}

static void test_big_table(void **unused) {
    (void)unused;
    game g;
    assert_int_equal(set_up(&g, 10, GROWL_OPT_BIG_TABLE, 0), NT_OK);
    assert_int_equal(set_up(&g, 11, GROWL_OPT_BIG_TABLE, 0), NT_BAD_CONFIG);
    assert_int_equal(set_up(&g, 15, GROWL_OPT_BIG_TABLE, 1), NT_OK);
}

static void test_refused_config_changes_nothing(void **unused) {
    (void)unused;
    game g;
    memset(&g, 0xA5, sizeof g);
    const game was = g;
    nt_config config = nt_config_standard(&growl_game, 11);
    assert_int_equal(growl_game.setup(&g.s, &config), NT_BAD_CONFIG);
    assert_memory_equal(&g, &was, sizeof g);
    config.seats = 3;
    assert_int_equal(growl_game.setup(&g.s, &config), NT_BAD_CONFIG);
    config.seats = 16;
    assert_int_equal(growl_game.setup(&g.s, &config), NT_BAD_CONFIG);
    config = nt_config_standard(&growl_game, 5);
    config.series_game = 1;
    config.carry[2] = -1;
    assert_int_equal(growl_game.setup(&g.s, &config), NT_BAD_CONFIG);
}

static void test_gold_cards(void **unused) {
    (void)unused;
    game g;
    assert_int_equal(set_up(&g, 6, GROWL_OPT_GOLD_CARDS, 10), NT_OK);
    chance(&g, 3);
    assert_int_equal(g.s.pub.pile, 24 + 3);
    assert_int_equal(set_up(&g, 6, GROWL_OPT_GOLD_CARDS, 11), NT_BAD_CONFIG);
    nt_config config = nt_config_standard(&growl_game, 15);
    config.opt[GROWL_OPT_BIG_TABLE] = 1;
    config.opt[GROWL_OPT_GOLD_CARDS] = 10;
    assert_int_equal(growl_game.setup(&g.s, &config), NT_BAD_CONFIG);
}

static void test_night_jitter(void **unused) {
    (void)unused;
    int seen[2][3] = {{0}};
    for (uint64_t seed = 0; seed < 300; seed++) {
        game g;
        assert_int_equal(set_up(&g, 6, GROWL_OPT_NIGHT_JITTER, 1), NT_OK);
        chance(&g, seed);
        int night = 0;
        for (int from_top = 0; from_top < g.s.pub.pile; from_top++) {
            if (g.s.hid.pile[g.s.pub.pile - 1 - from_top] >= GROWL_NIGHT_AT) {
                static const int usual[] = {9, 18, 28};
                const int off = from_top - usual[night];
                assert_true(off >= -1 && off <= 1);
                if (night < 2) {
                    seen[night][off + 1]++;
                } else {
                    assert_int_equal(off, 0);
                }
                night++;
            }
        }
        assert_int_equal(night, 3);
    }
    for (int i = 0; i < 6; i++) {
        assert_true(seen[i / 3][i % 3] > 60);
    }
}

/* Night piles of two Gold each at four seats. */
static void pass_gold(game *g, int option) {
    assert_int_equal(set_up(g, 4, option, 1), NT_OK);
    for (int seat = 0; seat < 4; seat++) {
        put_hand(g, seat, "GGGG", GROWL_HUMAN);
    }
    g->s.pub.step = GROWL_STEP_TURN;
    open_night(g, 0, GROWL_INSOMNIA);
    play(g, 0, "choose 2");
    for (int seat = 0; seat < 4; seat++) {
        play(g, seat, "pass gold gold");
    }
    chance(g, 9);
}

static void test_shuffle_into_hand(void **unused) {
    (void)unused;
    game g;
    pass_gold(&g, GROWL_OPT_SHUFFLE_INTO_HAND);
    assert_int_equal(g.s.seat[1].fresh_n, 0);
    assert_int_equal(g.s.seat[2].fresh_n, 2); /* Insomnia still shows */
    assert_int_equal(g.s.seat[2].fresh_from[0], GROWL_FROM_LEFT);
    assert_int_equal(g.s.seat[2].fresh_from[1], GROWL_FROM_RIGHT);
    pass_gold(&g, GROWL_OPT_TALK_REMINDER);
    assert_int_equal(g.s.seat[1].fresh_n, 2);
    assert_int_equal(g.s.seat[1].fresh_from[0], GROWL_FROM_UNKNOWN);
}

static void test_unwanted_blank_spare(void **unused) {
    (void)unused;
    game g;
    start_game(&g, 7);
    g.s.pub.opt[GROWL_OPT_UNWANTED_BLANK] = 1;
    open_night(&g, 0, GROWL_UNWANTED);
    static const char *const sides[] = {"point left", "point left", "point right", "point right",
                                        "point left", "point left", "point right"};
    for (int seat = 0; seat < 7; seat++) {
        play(&g, seat, sides[seat]);
    }
    assert_int_equal(g.s.pub.step, GROWL_STEP_POINT);
    play(&g, 1, "point left");
    play(&g, 2, "point left");
    play(&g, 5, "point left");
    assert_int_equal(growl_living(&g.s.pub), 7);
    assert_int_equal(g.s.pub.step, GROWL_STEP_PASS);
}

/* A finished game with these gains and a series to go on with. */
static void end_game(game *g, const nt_config *config) {
    assert_int_equal(growl_game.setup(&g->s, config), NT_OK);
    for (int seat = 0; seat < g->s.pub.n; seat++) {
        put_hand(g, seat, seat < 2 ? "GGSS" : "SSSS", GROWL_HUMAN);
    }
    g->told = (nt_events){0};
    growl_run run = {.s = &g->s, .out = &g->told};
    growl_end(&run);
}

static void test_series_goes_on(void **unused) {
    (void)unused;
    nt_config config = nt_config_standard(&growl_game, 4), next;
    game g;
    end_game(&g, &config);
    assert_int_equal(growl_game.ask(&g.s.pub, 3), NT_ASK_TABLE);
    assert_int_equal(growl_game.winners(&g.s.pub), 0);
    assert_int_equal(growl_game.next(&g.s.pub, &config, &next), NT_ILLEGAL);
    play(&g, 3, "next");
    assert_int_equal(growl_game.to_act(&g.s.pub), 0);
    assert_int_equal(growl_game.winners(&g.s.pub), 15);
    assert_int_equal(growl_game.next(&g.s.pub, &config, &next), NT_OK);
    assert_int_equal(next.series_game, 1);
    assert_int_equal(next.carry[0], 3);
    assert_int_equal(next.carry[2], 1);
    end_game(&g, &next);
    assert_int_equal(growl_tokens(&g.s.pub, 0), 6);
    int16_t score[NT_MAX_SEATS];
    growl_game.score(&g.s.pub, score);
    assert_int_equal(score[0], 3); /* of this game alone */
}

static void test_series_ends_with_shared_title(void **unused) {
    (void)unused;
    nt_config config = nt_config_standard(&growl_game, 4), next;
    game g;
    end_game(&g, &config);
    play(&g, 2, "finish");
    assert_int_equal(growl_game.to_act(&g.s.pub), 1u << 0);
    play(&g, 0, "title queen");
    play(&g, 1, "title king");
    assert_int_equal(growl_game.to_act(&g.s.pub), 0);
    assert_int_equal(g.s.pub.title[0], 1);
    assert_int_equal(g.s.pub.title[1], 0);
    assert_int_equal(g.s.pub.title[2], GROWL_NONE);
    assert_int_equal(growl_game.next(&g.s.pub, &config, &next), NT_ILLEGAL);
}

static void test_without_series_it_is_over(void **unused) {
    (void)unused;
    nt_config config = nt_config_standard(&growl_game, 4);
    config.opt[GROWL_OPT_SERIES] = 0;
    game g;
    end_game(&g, &config);
    assert_int_equal(growl_game.to_act(&g.s.pub), 0);
    assert_int_equal(growl_game.winners(&g.s.pub), 15);
}

/* Two Nights a game: while enough are unseen, none comes twice; with one left that one comes and all count anew. */
static void test_fresh_nights(void **unused) {
    (void)unused;
    nt_config config = nt_config_standard(&growl_game, 4);
    config.opt[GROWL_OPT_FRESH_NIGHTS] = 1;
    config.series_game = 2;
    config.memory = 0x7F | 0x0F << 8; /* Hypnosis unseen; four Final Nights unseen */
    for (uint64_t seed = 0; seed < 100; seed++) {
        game g;
        growl_deal deal;
        assert_int_equal(growl_game.setup(&g.s, &config), NT_OK);
        nt_rng rng = nt_rng_seed(seed);
        growl_draw_deal(&g.s.pub, &rng, &deal);
        assert_true(deal.night[0] == GROWL_HYPNOSIS || deal.night[1] == GROWL_HYPNOSIS);
        assert_int_equal(deal.memory[0], 0);
        assert_true(deal.night[2] >= 12);
        assert_int_equal(deal.memory[1], 0x0F);
    }
    game g;
    config.memory = 0;
    assert_int_equal(growl_game.setup(&g.s, &config), NT_OK);
    for (int seat = 0; seat < 4; seat++) {
        put_hand(&g, seat, "GGGG", GROWL_HUMAN);
    }
    g.s.pub.step = GROWL_STEP_TURN;
    open_night(&g, 0, GROWL_CAGED);
    assert_int_equal(g.s.pub.memory[0], 1 << GROWL_CAGED); /* seen = turned up */
    g.s.pub.step = GROWL_STEP_TURN;
    open_night(&g, 1, GROWL_BULLET);
    assert_int_equal(g.s.pub.memory[0], 1 << GROWL_CAGED | 1 << GROWL_BULLET);
}

static void test_options_without_rules(void **unused) {
    (void)unused;
    static const int options[] = {GROWL_OPT_TALK_REMINDER, GROWL_OPT_PILE_COUNT, GROWL_OPT_PUBLIC_LOG};
    for (int i = 0; i < 3; i++) {
        game off, on;
        assert_int_equal(set_up(&off, 6, options[i], 0), NT_OK);
        assert_int_equal(set_up(&on, 6, options[i], 1), NT_OK);
        chance(&off, 12);
        chance(&on, 12);
        assert_int_equal(on.s.pub.opt[options[i]], 1);
        on.s.pub.opt[options[i]] = 0;
        assert_memory_equal(&on.s, &off.s, sizeof on.s);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_big_table),
        cmocka_unit_test(test_refused_config_changes_nothing),
        cmocka_unit_test(test_gold_cards),
        cmocka_unit_test(test_night_jitter),
        cmocka_unit_test(test_shuffle_into_hand),
        cmocka_unit_test(test_unwanted_blank_spare),
        cmocka_unit_test(test_series_goes_on),
        cmocka_unit_test(test_series_ends_with_shared_title),
        cmocka_unit_test(test_without_series_it_is_over),
        cmocka_unit_test(test_fresh_nights),
        cmocka_unit_test(test_options_without_rules),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
