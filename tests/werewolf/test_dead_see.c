/* Who is out for good may see everything, where the table wants it: never somebody who can still do or say anything.
 */
#include "werewolf/table.h"

#include "engine/match.h"
#include "hosting/quiet.h"
#include "werewolf/driver.h"

static bool may(const game *g, int seat) {
    return werewolf_sees_all(&g->config, &g->s.pub, (uint8_t)(seat - 1));
}

static void start_seeing(game *g, int n, int host) {
    nt_config config = standard(n);
    config.opt[WEREWOLF_OPT_DEAD_SEE] = 1;
    config.opt[WEREWOLF_OPT_HOST] = (int16_t)host;
    start_with(g, config);
}

static void test_from_the_last_word_on(void **state) {
    game g;
    (void)state;
    start_seeing(&g, 12, WEREWOLF_HOST_TABLE);
    night(&g, "K9");
    assert_step(&g, WEREWOLF_STEP_RITES);
    assert_false(may(&g, 9)); /* may shoot, for all that is known */
    play(&g, 9, "nothing", 0);
    assert_false(may(&g, 9)); /* last words follow the election */
    idle_until(&g, WEREWOLF_STEP_WORDS);
    assert_false(may(&g, 9));
    play(&g, 9, "done", 0);
    assert_true(may(&g, 9));
    for (int seat = 1; seat <= 12; seat++) {
        assert_int_equal(may(&g, seat), seat == 9);
    }
    idle_until(&g, WEREWOLF_STEP_DUSK);
    assert_true(may(&g, 9));
    play(&g, 1, "night", 0);
    assert_false(may(&g, 9)); /* eyes are closed */
}

static void test_a_dead_sheriff_gives_the_badge_first(void **state) {
    game g;
    (void)state;
    start_seeing(&g, 12, WEREWOLF_HOST_TABLE);
    make_sheriff(&g, 9);
    g.s.pub.round = 1; /* no last words at night 2 */
    night(&g, "K9");
    rites(&g, 9, "nothing", 0);
    assert_step(&g, WEREWOLF_STEP_BADGE);
    assert_false(may(&g, 9));
    play(&g, 9, "give", 5);
    assert_true(may(&g, 9));
}

static void test_not_with_a_judge_nor_when_off(void **state) {
    game g;
    (void)state;
    for (int host = WEREWOLF_HOST_JUDGE; host <= WEREWOLF_HOST_TABLE; host++) {
        for (int on = 0; on < 2; on++) {
            start_seeing(&g, 12, host);
            g.config.opt[WEREWOLF_OPT_DEAD_SEE] = (int16_t)on;
            no_badge(&g);
            night(&g, "K9");
            idle_until(&g, WEREWOLF_STEP_DUSK);
            assert_int_equal(may(&g, 9), on && host != WEREWOLF_HOST_JUDGE);
        }
    }
}

/* No rule reads it: the same moves give the same game, and a record of before is one of now. */
static void test_the_game_is_the_same(void **state) {
    game one, two;
    (void)state;
    start_seeing(&one, 8, WEREWOLF_HOST_PASS);
    start_rule(&two, 8, WEREWOLF_OPT_HOST, WEREWOLF_HOST_PASS);
    assert_memory_equal(&one.s, &two.s, sizeof one.s);
}

/* Over random games of any rules: the door opens, and nobody for whom it was open is ever asked again. */
static void test_who_has_seen_is_never_asked(void **state) {
    int opened = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        nt_rng rng = nt_rng_seed(seed);
        nt_config config = draw_rules(&rng, (int)(6 + seed % 15));
        nt_err err;
        uint32_t seen = 0;
        config.opt[WEREWOLF_OPT_HOST] = (int16_t)(1 + seed % 2);
        config.opt[WEREWOLF_OPT_DEAD_SEE] = 1;
        nt_match *match = nt_match_create(&werewolf_game, &config, seed, &err);
        uint8_t *room = malloc(nt_quiet_size(match));
        assert_non_null(room);
        while (!nt_match_over(match)) {
            const struct werewolf_state *s = nt_match_state(match);
            for (uint8_t seat = 0; seat < s->pub.n; seat++) {
                nt_whole whole;
                const bool open = nt_quiet_whole(match, seat, room, &whole);
                assert_int_equal(open, nt_quiet_may(match, seat));
                if (open) {
                    const werewolf_priv *seats = whole.seats;
                    assert_false(s->pub.alive[seat]);
                    assert_int_equal(seats[0].role, s->seat[0].role);
                    opened++;
                    seen |= 1u << seat;
                }
            }
            assert_int_equal(nt_match_to_act(match) & seen, 0);
            assert_int_equal(nt_match_submit(match, draw_move(&rng, s)), NT_OK);
        }
        free(room);
        nt_match_destroy(match);
    }
    assert_true(opened > 1000);
}

static void test_other_games_have_no_such_door(void **state) {
    nt_err err;
    nt_whole whole;
    nt_config config = standard(8);
    (void)state;
    nt_match *match = nt_match_create(&werewolf_game, &config, 1, &err);
    uint8_t *room = malloc(nt_quiet_size(match));
    for (int seat = 0; seat < 256; seat++) {
        assert_false(nt_quiet_whole(match, (uint8_t)seat, room, &whole));
    }
    free(room);
    nt_match_destroy(match);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_from_the_last_word_on),
        cmocka_unit_test(test_a_dead_sheriff_gives_the_badge_first),
        cmocka_unit_test(test_not_with_a_judge_nor_when_off),
        cmocka_unit_test(test_the_game_is_the_same),
        cmocka_unit_test(test_who_has_seen_is_never_asked),
        cmocka_unit_test(test_other_games_have_no_such_door),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
