#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "bots/bots.h"
#include "engine/match.h"
#include "games/blank/blank.h"

static void test_every_game_has_its_bot(void **state) {
    (void)state;
    for (const nt_game *const *game = nt_games; *game; game++) {
        assert_string_equal(nt_bot_best((*game)->id)->id, (*game)->id);
        assert_non_null(nt_bot_find("random", (*game)->id));
    }
    assert_string_equal(nt_bot_best("blank")->id, "random");
}

static void test_a_bot_of_another_game_is_not_found(void **state) {
    (void)state;
    for (const nt_game *const *game = nt_games; *game; game++) {
        assert_null(nt_bot_find((*game)->id, "blank"));
    }
    assert_null(nt_bot_find("nobody", "blank"));
}

static void test_a_bot_plays_only_when_asked(void **state) {
    (void)state;
    nt_err err;
    nt_rng rng = nt_rng_seed(1);
    const nt_config config = nt_config_standard(&blank_game, 2);
    nt_match *match = nt_match_create(&blank_game, &config, 1, &err);
    const nt_bot *bot = nt_bot_find("random", "blank");
    assert_int_equal(nt_bot_play(bot, nt_match_port(match, 0), &rng), NT_OK);
    assert_int_equal(nt_bot_play(bot, nt_match_port(match, 0), &rng), NT_NOT_YOUR_TURN);
    assert_int_equal(nt_bot_play(bot, nt_match_port(match, NT_SPECTATOR), &rng), NT_NOT_YOUR_TURN);
    assert_int_equal(nt_match_plies(match), 2);
    nt_match_destroy(match);
}

/* Every legal move comes up. */
static void test_random_is_random(void **state) {
    (void)state;
    nt_rng rng = nt_rng_seed(1);
    const nt_move legal[4] = {{0}};
    int count[4] = {0};
    for (int i = 0; i < 400; i++) {
        count[nt_bot_find("random", "blank")->choose((nt_view){NULL, NULL, 0}, legal, 4, &rng)]++;
    }
    for (int i = 0; i < 4; i++) {
        assert_in_range(count[i], 60, 140);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_game_has_its_bot),
        cmocka_unit_test(test_a_bot_of_another_game_is_not_found),
        cmocka_unit_test(test_a_bot_plays_only_when_asked),
        cmocka_unit_test(test_random_is_random),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
