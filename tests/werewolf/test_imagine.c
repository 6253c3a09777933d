/* A world is always found: there is one, the truth. Any set and house rules, judges who remove and revive, seats that
 * are out long since. That worlds look the same is the kit's to check. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "werewolf/driver.h"

enum { GAMES = 300, ONE_IN = 40 /* plies at which somebody imagines */ };

/* The tools now and then, as long as they do not end the game. */
static bool draw_tool(nt_rng *rng, const struct werewolf_state *s, nt_move *out) {
    nt_move legal[NT_MAX_LEGAL];
    const bool due = werewolf_to_act(&s->pub) == 1u << NT_JUDGE;
    if (werewolf_to_act(&s->pub) == 1u << NT_CHANCE || (!due && below(rng, 30) > 0)) {
        return false;
    }
    const int n = werewolf_judge_legal(nt_look_whole(&werewolf_game, s), legal, NT_MAX_LEGAL);
    if (n == 0) {
        return false;
    }
    *out = legal[below(rng, n)];
    return out->kind != WEREWOLF_MOVE_DECIDE;
}

static void one_game(uint64_t seed, int *looks) {
    static struct werewolf_state now, world;
    nt_rng rng = nt_rng_seed(seed);
    nt_config config = draw_rules(&rng, WEREWOLF_MIN_SEATS + below(&rng, WEREWOLF_SEATS - WEREWOLF_MIN_SEATS + 1));
    config.opt[WEREWOLF_OPT_HOST] = (int16_t)below(&rng, WEREWOLF_HOST_PASS + 1);
    config.opt[WEREWOLF_OPT_DEAL] = config.opt[WEREWOLF_OPT_HOST] == WEREWOLF_HOST_JUDGE && below(&rng, 4) == 0;
    if (below(&rng, 3) > 0) {
        draw_set(&rng, &config);
    }
    assert_int_equal(werewolf_game.setup(&now, &config), NT_OK);
    for (int ply = 0; now.pub.step != WEREWOLF_STEP_OVER; ply++) {
        nt_events told = {.n = 0};
        nt_move move;
        if (!draw_tool(&rng, &now, &move)) {
            move = draw_move(&rng, &now);
        }
        const uint8_t seat = (uint8_t)below(&rng, now.pub.n);
        if (move.seat != NT_CHANCE && below(&rng, ONE_IN) == 0) {
            ++*looks;
            if (werewolf_imagine(nt_look(&werewolf_game, &now, seat), &rng, &world) != NT_OK) {
                fail_msg("game %llu, ply %d, step %s, round %d: seat %d imagines no world", (unsigned long long)seed,
                         ply, werewolf_step_id[now.pub.step], now.pub.round, seat);
            }
        }
        assert_int_equal(nt_apply(&werewolf_game, &now, move, &told), NT_OK);
    }
}

static void test_a_world_is_always_found(void **state) {
    const char *count = getenv("NT_GAMES");
    const long games = count ? strtol(count, NULL, 10) : GAMES;
    int looks = 0;
    (void)state;
    for (long i = 0; i < games; i++) {
        one_game((uint64_t)i + 1, &looks);
    }
    print_message("%ld games, %d worlds\n", games, looks);
    assert_true(looks > games);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_a_world_is_always_found)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
