/* Setup by count of seats (3), every option (9), the end without a target, and the answers for absent seats (5, 12).
 */
#include "eatme/rounds.h"

static const int no_scores[EATME_SEATS];

static void deal(game *g, nt_config config, uint64_t seed) {
    nt_rng rng = nt_rng_seed(seed);
    memset(g, 0, sizeof *g);
    assert_int_equal(eatme_game.setup(&g->s, &config), NT_OK);
    make(g, nt_chance(&rng));
}

/* Every seat has one of these characters and each is dealt once. */
static void assert_in_play(int option, const char *characters) {
    const uint8_t n = (uint8_t)strlen(characters);
    uint8_t first_wolf[EATME_SEATS] = {0};
    for (uint64_t seed = 1; seed <= 200; seed++) {
        nt_config config = nt_config_standard(&eatme_game, n);
        config.opt[EATME_OPT_CAST] = (int16_t)option;
        game g;
        deal(&g, config, seed);
        uint8_t seen[EATME_CHARACTERS] = {0}, want[EATME_CHARACTERS] = {0};
        for (int i = 0; i < n; i++) {
            seen[g.s.pub.cast[i]]++;
            want[character_of(characters[i])]++;
            assert_int_equal(g.s.pub.score[i], 0);
        }
        assert_memory_equal(seen, want, sizeof seen);
        assert_int_equal(g.s.pub.cast[g.s.pub.wolf], EATME_WOLF);
        first_wolf[g.s.pub.wolf] = 1;
    }
    for (int seat = 0; seat < n; seat++) {
        assert_int_equal(first_wolf[seat], 1); /* dealt at random: any seat may begin as the Wolf */
    }
}

static void characters_by_count(void **state) {
    (void)state;
    assert_in_play(EATME_CAST_HOUSES2014, "WKA");
    assert_in_play(EATME_CAST_HOUSES2014, "WKHA");
    assert_in_play(EATME_CAST_HOUSES2014, "WKHAB");
    assert_in_play(EATME_CAST_HOUSES2014, "WKHABC");
    assert_in_play(EATME_CAST_CARDS2012, "WHA");
    assert_in_play(EATME_CAST_CARDS2012, "WHPA");
    assert_in_play(EATME_CAST_CARDS2012, "WHPAB");
    assert_in_play(EATME_CAST_CARDS2012, "WHPABC");
    assert_in_play(EATME_CAST_CUSTOM, "WKHABC");
}

static void values(void **state) {
    (void)state;
    nt_config config = config_of("WKHABC");
    config.opt[EATME_OPT_VALUE_HOOD] = 7; /* counts with the custom cast alone */
    game g;
    start_with(&g, config, "WKHABC", no_scores);
    const int printed[] = {0, 3, 2, 1, 1, 1};
    for (int seat = 0; seat < 6; seat++) {
        assert_int_equal(eatme_value(&g.s.pub, seat), printed[seat]);
    }
    start_with(&g, config_of("WHPABC"), "WHPABC", no_scores);
    for (int seat = 0; seat < 6; seat++) {
        assert_int_equal(eatme_value(&g.s.pub, seat), printed[seat]);
    }
    config.opt[EATME_OPT_CAST] = EATME_CAST_CUSTOM;
    config.opt[EATME_OPT_VALUE_PIGC] = 9;
    start_with(&g, config, "WKHABC", no_scores);
    const int custom[] = {0, 3, 7, 1, 1, 9};
    for (int seat = 0; seat < 6; seat++) {
        assert_int_equal(eatme_value(&g.s.pub, seat), custom[seat]);
    }
    play_round(&g, "-TSSTT", 5);
    assert_scores(&g, (const int[]){0, 0, 7, 1, 0, 9});
}

static void targets(void **state) {
    (void)state;
    static const struct {
        int target, before, ends;
    } cases[] = {{5, 2, 1}, {5, 1, 0}, {10, 7, 1}, {10, 6, 0}, {15, 12, 1}, {15, 11, 0}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        nt_config config = config_of("WKA");
        config.opt[EATME_OPT_TARGET] = (int16_t)cases[i].target;
        game g;
        start_with(&g, config, "WKA", (const int[]){cases[i].before, 0, 0});
        play_round(&g, "-ST", 1);
        assert_int_equal(g.s.pub.phase == EATME_PHASE_GAME_END, cases[i].ends);
    }
}

static void ties_without_a_gainer_in_them(void **state) {
    (void)state;
    const struct {
        int tie;
        uint32_t winners;
        int how;
    } cases[] = {{EATME_TIE_DUEL, 1u << 3, EATME_WON_CLOCKWISE}, {EATME_TIE_SHARED, 1u << 3 | 1u, EATME_WON_SHARED}};
    for (int i = 0; i < 2; i++) {
        nt_config config = config_of("AKWH");
        config.opt[EATME_OPT_TIE] = (int16_t)cases[i].tie;
        game g;
        start_with(&g, config, "AKWH", (const int[]){9, 0, 5, 8});
        play_round(&g, "ST-S", 1);
        assert_scores(&g, (const int[]){10, 3, 2, 10});
        assert_int_equal(eatme_game.winners(&g.s.pub), cases[i].winners);
        assert_int_equal(g.s.pub.won_how, cases[i].how);
    }
}

static void the_wolf_casts_first(void **state) {
    (void)state;
    nt_config config = nt_config_standard(&eatme_game, 4);
    config.opt[EATME_OPT_FIRST_CAST] = EATME_FIRST_WOLF_CASTS;
    game g;
    deal(&g, config, 3);
    const uint8_t wolf = g.s.pub.wolf;
    assert_int_equal(g.s.pub.phase, EATME_PHASE_FIRST_CAST);
    assert_int_equal(told(&g, EATME_EV_WOLF, 0)->arg[0], wolf);
    assert_int_equal(eatme_game.to_act(&g.s.pub), 1u << wolf);
    static nt_move legal[NT_MAX_LEGAL];
    assert_int_equal(eatme_game.legal(&(nt_view){&g.s.pub, NULL, wolf}, legal, NT_MAX_LEGAL), 6); /* 3! */
    nt_move wrong = legal[0];
    wrong.arg[wolf] = legal[0].arg[(wolf + 1) % 4];
    wrong.arg[(wolf + 1) % 4] = EATME_WOLF;
    assert_int_equal(try_move(&g, wrong), NT_ILLEGAL);
    assert_int_equal(eatme_may_cast(&g.s.pub, wolf, wrong.arg), EATME_MUST_BE_WOLF);
    make(&g, legal[3]);
    assert_int_equal(g.s.pub.phase, EATME_PHASE_CHOOSE);
    assert_int_equal(g.s.pub.wolf, wolf);
    assert_int_equal(told(&g, EATME_EV_CAST, 0)->arg[0], EATME_BY_WOLF);
}

static void the_loser_is_the_wolf(void **state) {
    (void)state;
    nt_config config = config_of("WKHA");
    config.opt[EATME_OPT_RECAST] = EATME_RECAST_LOSER_IS_WOLF;
    game g;
    start_with(&g, config, "WKHA", no_scores);
    play_round(&g, "-STS", 1);
    static nt_move legal[NT_MAX_LEGAL];
    assert_int_equal(eatme_game.legal(&(nt_view){&g.s.pub, NULL, 1}, legal, NT_MAX_LEGAL), 6);
    assert_int_equal(try_move(&g, cast_move(1, "WKHA")), NT_ILLEGAL);
    make(&g, cast_move(1, "KWHA"));
    assert_int_equal(g.s.pub.wolf, 1);
}

static void recasts_at_each_count(void **state) {
    (void)state;
    static const char *const casts[] = {"WKA", "WKHA", "WKHAB", "WKHABC"};
    static const char *const wheels[] = {"-SS", "-SSS", "-SSSS", "-SSSSS"};
    static const int free_casts[] = {6, 24, 120, 720};
    static nt_move legal[NT_MAX_LEGAL];
    for (int i = 0; i < 4; i++) {
        game g;
        start_with(&g, config_of(casts[i]), casts[i], no_scores);
        play_round(&g, wheels[i], 1);
        assert_int_equal(eatme_game.legal(&(nt_view){&g.s.pub, NULL, 1}, legal, NT_MAX_LEGAL), free_casts[i]);
    }
}

static void history(void **state) {
    (void)state;
    for (int on = 0; on < 2; on++) {
        nt_config config = config_of("WKHA");
        config.opt[EATME_OPT_HISTORY] = (int16_t)on;
        game g;
        start_with(&g, config, "WKHA", no_scores);
        lock_all(&g, "-STS");
        make(&g, attack_move(0, 1));
        assert_int_equal(g.s.pub.rounds, 0); /* nothing of a round before all of it may be known */
        make(&g, reveal_move(0));
        make(&g, cast_move(1, "KWAH"));
        assert_int_equal(g.s.pub.rounds, on);
        const eatme_round *past = eatme_past(&g.s.pub, 0);
        const uint8_t wheel[EATME_SEATS] = {0, EATME_SLEEP, EATME_TRAP, EATME_SLEEP};
        assert_int_equal(memcmp(past->wheel, wheel, sizeof wheel) == 0, on);
        assert_int_equal(past->victim, on);
        for (int seat = 0; seat < 4; seat++) { /* and the open wheels are put away */
            assert_int_equal(g.s.pub.wheel[seat], EATME_HIDDEN);
        }
    }
}

/* A duel that goes to and fro without end. */
static void the_last_round(void **state) {
    (void)state;
    game g;
    start_with(&g, config_of("WKA"), "WAK", (const int[]){1, 0, 2});
    for (int round = 1; round < EATME_MAX_ROUNDS; round++) {
        play_round(&g, round % 2 ? "-TT" : "T-T", round % 2);
        assert_int_equal(g.s.pub.phase, EATME_PHASE_RECAST);
        make(&g, cast_move(round % 2 ? 0 : 1, round % 2 ? "AWK" : "WAK"));
    }
    assert_int_equal(g.s.pub.round, EATME_MAX_ROUNDS);
    play_round(&g, "T-T", 0);
    assert_int_equal(g.s.pub.phase, EATME_PHASE_GAME_END);
    assert_scores(&g, (const int[]){1, 0, 2});
    assert_int_equal(eatme_game.winners(&g.s.pub), 1u << 2);
}

/* Only then can a Wolf who lost be among the leaders; clockwise after the Wolf, he comes last (8.4). */
static void a_tied_wolf_who_lost_comes_last(void **state) {
    (void)state;
    game g;
    start_with(&g, config_of("KWA"), "KWA", (const int[]){4, 5, 0});
    g.s.pub.round = EATME_MAX_ROUNDS;
    play_round(&g, "T-T", 2);
    assert_scores(&g, (const int[]){4, 4, 1});
    assert_int_equal(eatme_game.winners(&g.s.pub), 1u << 0);
    assert_int_equal(g.s.pub.won_how, EATME_WON_CLOCKWISE);
}

static void the_wolf_is_last(void **state) {
    (void)state;
    game g;
    uint8_t order[NT_MAX_SEATS];
    start_with(&g, config_of("AKWH"), "AKWH", no_scores);
    eatme_game.order(&g.s.pub, order);
    assert_memory_equal(order, ((const uint8_t[]){3, 0, 1, 2}), 4);
    assert_int_equal(eatme_game.ask(&g.s.pub, 2), NT_ASK_NONE);
    assert_int_equal(eatme_game.ask(&g.s.pub, 0), NT_ASK_SECRET);
    lock_all(&g, "ST-S");
    assert_int_equal(eatme_game.ask(&g.s.pub, 2), NT_ASK_OPEN);
}

/* Between the victim's wheel and the others' nobody decides anything: the house goes on (5, REVEAL_OTHERS). */
static void the_house_turns_the_other_wheels(void **state) {
    (void)state;
    game g;
    nt_move legal[2];
    start_with(&g, config_of("AKWH"), "AKWH", no_scores);
    lock_all(&g, "ST-S");
    make(&g, attack_move(2, 1));
    assert_int_equal(g.s.pub.phase, EATME_PHASE_REVEAL_OTHERS);
    for (uint8_t seat = 0; seat < 4; seat++) {
        assert_int_equal(eatme_game.ask(&g.s.pub, seat), seat == 2 ? NT_ASK_FORCED : NT_ASK_NONE);
    }
    assert_int_equal(eatme_game.legal(&(nt_view){&g.s.pub, NULL, 2}, legal, 2), 1);
    make(&g, legal[0]);
    assert_int_equal(g.s.pub.phase, EATME_PHASE_RECAST);
}

/* ---- seats that do not answer (5, 12) ---- */

static void absent_houses_trap(void **state) {
    (void)state;
    game g;
    start_with(&g, config_of("WKHA"), "WKHA", no_scores);
    for (uint8_t seat = 1; seat < 4; seat++) {
        make(&g, eatme_default_move(&g.s.pub, seat, seat));
    }
    for (int seat = 1; seat < 4; seat++) {
        assert_int_equal(g.s.seat[seat].wheel, EATME_TRAP);
    }
    uint32_t attacked = 0;
    for (uint32_t draw = 0; draw < 30; draw++) {
        game after = g;
        make(&after, eatme_default_move(&after.s.pub, 0, draw));
        attacked |= 1u << after.s.pub.victim;
    }
    assert_int_equal(attacked, 0xE); /* every house may be it */
}

static void absent_casters(void **state) {
    (void)state;
    nt_config config = config_of("WKHA");
    game g;
    start_with(&g, config, "WKHA", no_scores);
    play_round(&g, "-STS", 1);
    make(&g, eatme_default_move(&g.s.pub, 1, 7));
    assert_memory_equal(g.s.pub.cast, cast_move(1, "WKHA").arg, 4);
    config.opt[EATME_OPT_RECAST] = EATME_RECAST_LOSER_IS_WOLF;
    start_with(&g, config, "WKHA", no_scores);
    play_round(&g, "-STS", 1);
    make(&g, eatme_default_move(&g.s.pub, 1, 7));
    assert_memory_equal(g.s.pub.cast, cast_move(1, "KWHA").arg, 4);
    config.opt[EATME_OPT_FIRST_CAST] = EATME_FIRST_WOLF_CASTS;
    deal(&g, config, 1);
    uint8_t seen[EATME_CHARACTERS] = {0};
    const int other = (g.s.pub.wolf + 1) % 4;
    for (uint32_t draw = 0; draw < 60; draw++) {
        game after = g;
        make(&after, eatme_default_move(&after.s.pub, g.s.pub.wolf, draw));
        assert_int_equal(after.s.pub.wolf, g.s.pub.wolf);
        seen[after.s.pub.cast[other]] = 1;
    }
    assert_int_equal(seen[EATME_KIDS] + seen[EATME_HOOD] + seen[EATME_PIGA], 3);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(characters_by_count),
        cmocka_unit_test(values),
        cmocka_unit_test(targets),
        cmocka_unit_test(ties_without_a_gainer_in_them),
        cmocka_unit_test(the_wolf_casts_first),
        cmocka_unit_test(the_loser_is_the_wolf),
        cmocka_unit_test(recasts_at_each_count),
        cmocka_unit_test(history),
        cmocka_unit_test(the_last_round),
        cmocka_unit_test(a_tied_wolf_who_lost_comes_last),
        cmocka_unit_test(the_wolf_is_last),
        cmocka_unit_test(the_house_turns_the_other_wheels),
        cmocka_unit_test(absent_houses_trap),
        cmocka_unit_test(absent_casters),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
