/* Random games of all default sets and of own sets, with random house rules, against the second reading (second.h).
 * NT_GAMES in the environment says how many; the long run is 300000. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "werewolf/driver.h"
#include "werewolf/second.h"

static void one_game(uint64_t seed) {
    nt_rng rng = nt_rng_seed(seed);
    const int seats = WEREWOLF_MIN_SEATS + (int)(seed % (WEREWOLF_SEATS - WEREWOLF_MIN_SEATS + 1));
    nt_config config = draw_rules(&rng, seats);
    struct werewolf_state now, before;
    second g;
    if (seed % 4 == 3) {
        draw_set(&rng, &config);
    }
    if (werewolf_game.setup(&now, &config) != NT_OK) {
        fail_msg("game %llu: its set is refused", (unsigned long long)seed);
    }
    for (int ply = 0; now.pub.step != WEREWOLF_STEP_OVER; ply++) {
        nt_events told = {.n = 0};
        const nt_move move = draw_move(&rng, &now);
        before = now;
        assert_int_equal(nt_apply(&werewolf_game, &now, move, &told), NT_OK);
        if (before.pub.step == WEREWOLF_STEP_DEAL) {
            second_start(&g, &now);
        } else if (now.pub.decided == 0 && !second_follow(&g, &before, move, &now)) {
            fail_msg("game %llu, ply %d, step %s, round %d: %s", (unsigned long long)seed, ply,
                     werewolf_step_id[before.pub.step], before.pub.round, g.why);
        }
        g.rule = now.pub.opt;
    }
}

static void test_second_reading(void **state) {
    const char *count = getenv("NT_GAMES");
    const long games = count ? strtol(count, NULL, 10) : 1500;
    (void)state;
    for (long i = 0; i < games; i++) {
        one_game((uint64_t)i + 1);
    }
    print_message("%ld games agree\n", games);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_second_reading)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
