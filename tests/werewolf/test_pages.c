/* Last rites: nobody is asked where all know that there is nothing to choose, and by nothing else (6.3). */
#include "werewolf/table.h"

#include "engine/match.h"
#include "hosting/judge.h"
#include "werewolf/driver.h"

static nt_ask ask_of(const game *g, int seat) {
    return werewolf_game.ask(&g->s.pub, (uint8_t)(seat - 1));
}

static void asked_so(const game *g, int seat, nt_ask how) {
    assert_step(g, WEREWOLF_STEP_RITES);
    assert_int_equal(asked(g), seat);
    assert_int_equal(ask_of(g, seat), how);
}

/* F12 has a Hunter and a Wolf King: whoever dies at night may be one of them. */
static void test_who_may_be_a_shooter_is_asked(void **state) {
    (void)state;
    for (int seat = 1; seat <= 12; seat++) {
        char plan[8];
        game g;
        start(&g, 12);
        snprintf(plan, sizeof plan, "K%d", seat);
        night(&g, plan);
        asked_so(&g, seat, NT_ASK_SECRET);
        start(&g, 12);
        no_badge(&g);
        night(&g, "");
        exile_by_vote(&g, seat);
        asked_so(&g, seat, NT_ASK_SECRET);
    }
}

static void test_who_explodes_is_not_asked(void **state) {
    game g;
    (void)state;
    start(&g, 12);
    no_badge(&g);
    night(&g, "");
    idle_until(&g, WEREWOLF_STEP_SPEECH);
    declare(&g, 4, "explode nobody", 0); /* the Wolf King */
    asked_so(&g, 4, NT_ASK_FORCED);
    assert_int_equal(try_play(&g, 4, "shoot 5"), NT_ILLEGAL);
    play(&g, 4, "nothing", 0);
    assert_step(&g, WEREWOLF_STEP_DUSK);
}

static void test_a_set_without_shooters(void **state) {
    game g;
    (void)state;
    nt_config config = standard(8);
    config.opt[WEREWOLF_OPT_SET] = 1;
    config.opt[WEREWOLF_OPT_COUNT + WEREWOLF_WEREWOLF] = 2;
    config.opt[WEREWOLF_OPT_COUNT + WEREWOLF_SEER] = 1;
    config.opt[WEREWOLF_OPT_COUNT + WEREWOLF_IDIOT] = 1;
    config.opt[WEREWOLF_OPT_COUNT + WEREWOLF_VILLAGER] = 4;
    start_with(&g, config);
    no_badge(&g);
    night(&g, "K8");
    asked_so(&g, 8, NT_ASK_FORCED);
    play(&g, 8, "nothing", 0);
    exile_by_vote(&g, 7); /* who may be the Idiot */
    asked_so(&g, 7, NT_ASK_SECRET);
    config.opt[WEREWOLF_OPT_HIDDEN_SET] = 1;
    start_with(&g, config);
    night(&g, "K8");
    asked_so(&g, 8, NT_ASK_SECRET); /* nobody knows the set */
}

static void test_a_known_role(void **state) {
    game g;
    (void)state;
    start(&g, 13); /* 1-3 werewolf, 4 white king, 5 seer, 6 witch, 7 hunter, 8 guardian, 9 knight */
    no_badge(&g);
    night(&g, "");
    idle_until(&g, WEREWOLF_STEP_SPEECH);
    declare(&g, 9, "duel", 13); /* the Knight falls, and all know what he was */
    asked_so(&g, 9, NT_ASK_FORCED);
    start(&g, 13);
    no_badge(&g);
    night(&g, "");
    idle_until(&g, WEREWOLF_STEP_SPEECH);
    declare(&g, 9, "duel", 1); /* a wolf, and there is no Wolf King */
    asked_so(&g, 1, NT_ASK_FORCED);
    start_rule(&g, 12, WEREWOLF_OPT_REVEAL, 2);
    night(&g, "K9");
    asked_so(&g, 9, NT_ASK_FORCED);
    start_rule(&g, 12, WEREWOLF_OPT_REVEAL, 2);
    night(&g, "K7");
    asked_so(&g, 7, NT_ASK_SECRET);
}

static void test_when_all_have_shot(void **state) {
    game g;
    (void)state;
    start(&g, 12);
    night(&g, "K7");
    rites(&g, 7, "shoot", 4); /* the Hunter, or so all think */
    asked_so(&g, 4, NT_ASK_SECRET);
    rites(&g, 4, "shoot", 9); /* the other one */
    asked_so(&g, 9, NT_ASK_FORCED);
}

/* A judge takes back what was chosen, and not what the house did. */
static void test_a_forced_page_is_no_step_of_undo(void **state) {
    nt_err err;
    nt_config config = standard(8);
    (void)state;
    config.opt[WEREWOLF_OPT_REVEAL] = 2;
    nt_match *match = nt_match_create(&werewolf_game, &config, 3, &err);
    nt_judge *judge = nt_match_judge(match);
    nt_rng rng = nt_rng_seed(5);
    int forced = 0;
    for (int i = 0; i < 4000 && !nt_match_over(match); i++) {
        const struct werewolf_state *s = nt_match_state(match);
        const nt_move move = draw_move(&rng, s);
        const bool house = werewolf_game.ask(&s->pub, move.seat) == NT_ASK_FORCED;
        const int plies = nt_match_plies(match);
        assert_int_equal(nt_match_submit(match, move), NT_OK);
        if (house) {
            forced++;
            assert_false(nt_judge_is_event(judge, plies));
        }
    }
    assert_true(forced > 0);
    nt_match_destroy(match);
}

/* Over many games of any rules: what the page could offer is nothing whenever nobody is asked. */
static void test_nobody_loses_a_skill(void **state) {
    int forced = 0, secret = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        nt_rng rng = nt_rng_seed(seed);
        nt_config config = draw_rules(&rng, (int)(6 + seed % 15));
        nt_err err;
        draw_set(&rng, &config);
        nt_match *match = nt_match_create(&werewolf_game, &config, seed, &err);
        assert_non_null(match);
        while (!nt_match_over(match)) {
            const struct werewolf_state *s = nt_match_state(match);
            for (int seat = 0; seat < s->pub.n && s->pub.step == WEREWOLF_STEP_RITES; seat++) {
                if (s->pub.asked[seat]) {
                    const bool asks = werewolf_game.ask(&s->pub, (uint8_t)seat) == NT_ASK_SECRET;
                    forced += !asks;
                    secret += asks;
                    assert_true(asks || s->seat[seat].rites == WEREWOLF_RITES_OK ||
                                s->seat[seat].rites == WEREWOLF_RITES_BLOCKED);
                }
            }
            assert_int_equal(nt_match_submit(match, draw_move(&rng, s)), NT_OK);
        }
        nt_match_destroy(match);
    }
    assert_true(forced > 20 && secret > 20);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_who_may_be_a_shooter_is_asked),
        cmocka_unit_test(test_who_explodes_is_not_asked),
        cmocka_unit_test(test_a_set_without_shooters),
        cmocka_unit_test(test_a_known_role),
        cmocka_unit_test(test_when_all_have_shot),
        cmocka_unit_test(test_a_forced_page_is_no_step_of_undo),
        cmocka_unit_test(test_nobody_loses_a_skill),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
