/* Which open moves can be taken back (interface: a public misclick), over whole random matches. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bots/bots.h"
#include "engine/match.h"
#include "games/growl/growl.h"

extern const nt_game growl_game;

typedef struct {
    int names, saves, last_saves;
} tally;

static const growl_pub *public_of(const nt_match *match) {
    return nt_look(&growl_game, nt_match_state(match), NT_SPECTATOR).pub;
}

static int raised(const growl_pub *pub) {
    int n = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        n += pub->raised[seat] != 0;
    }
    return n;
}

static nt_port *asked(nt_match *match) {
    const uint32_t to_act = nt_match_to_act(match);
    for (uint8_t seat = 0; seat < NT_MAX_SEATS; seat++) {
        if (to_act >> seat & 1u) {
            return nt_match_port(match, seat);
        }
    }
    return NULL;
}

/* Undoes and plays again: the same position comes back both times. */
static void take_back(nt_match *match) {
    const nt_ply last = nt_match_ply(match, nt_match_plies(match) - 1);
    assert_int_equal(nt_match_undo(match), NT_OK);
    assert_true(nt_match_to_act(match) >> last.move.seat & 1u);
    assert_int_equal(nt_match_submit(match, last.move), NT_OK);
    assert_int_equal(nt_match_ply(match, nt_match_plies(match) - 1).hash, last.hash);
}

static void play_through(uint64_t seed, tally *seen) {
    nt_err err = NT_OK;
    nt_config config = nt_config_standard(&growl_game, 7);
    nt_match *match = nt_match_create(&growl_game, &config, seed, &err);
    nt_rng rng = nt_rng_seed(seed);
    assert_non_null(match);
    while (!nt_match_over(match)) {
        const uint8_t step = public_of(match)->step;
        const int hands = raised(public_of(match));
        assert_int_equal(nt_bot_play(nt_bot_find("random", "growl"), asked(match), &rng), NT_OK);
        const bool may = nt_match_can_undo(match);
        assert_true(!may || step == GROWL_STEP_HYPNO_NAME || step == GROWL_STEP_SAVE);
        seen->names += may && step == GROWL_STEP_HYPNO_NAME;
        seen->saves += may && step == GROWL_STEP_SAVE;
        seen->last_saves += may && step == GROWL_STEP_SAVE && hands <= 2; /* the last one kills */
        if (may) {
            take_back(match);
        }
    }
    nt_match_destroy(match);
}

static void test_only_misclicks_can_be_taken_back(void **unused) {
    (void)unused;
    tally seen = {0, 0, 0};
    for (uint64_t seed = 1; seed <= 200; seed++) {
        play_through(seed, &seen);
    }
    assert_true(seen.names > 10);
    assert_true(seen.saves > 10);
    assert_int_equal(seen.last_saves, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_only_misclicks_can_be_taken_back)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
