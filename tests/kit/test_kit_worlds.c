/* Imagined worlds of every game are even; and the kit sees those that are not. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "games/blank/blank.h"
#include "kit/kit.h"

static uint8_t *cup_of(void *world) {
    return (uint8_t *)world + blank_game.hid_off;
}

static blank_priv *private_of(void *world, int seat) {
    return (blank_priv *)((uint8_t *)world + blank_game.priv_off) + seat;
}

static void test_every_game_is_even(void **state) {
    (void)state;
    for (int i = 0; kit_games[i]; i++) {
        kit *k = kit_create(kit_games[i], 3);
        for (int seats = k->game->min_seats; seats <= k->game->max_seats; seats++) {
            if (!kit_check_even(k, (uint8_t)seats) || !kit_check_deal(k, (uint8_t)seats)) {
                fail_msg("%s", k->why);
            }
        }
        kit_destroy(k);
    }
}

static void uneven(nt_err (*imagine)(nt_view, nt_rng *, void *)) {
    nt_game game = blank_game;
    game.imagine = imagine;
    kit *k = kit_create(&game, 3);
    bool good = true;
    for (uint8_t seats = 2; seats <= 4 && good; seats++) {
        good = kit_check_even(k, seats);
    }
    assert_false(good);
    assert_non_null(strstr(k->why, "imagined worlds are uneven: "));
    kit_destroy(k);
}

/* Every world comes up, a high card under the cup too seldom. */
static nt_err likes_a_low_cup(nt_view view, nt_rng *rng, void *world) {
    nt_err err = blank_game.imagine(view, rng, world);
    if (err == NT_OK && *cup_of(world) > 3 && nt_rng_below(rng, 4) == 0) {
        err = blank_game.imagine(view, rng, world);
    }
    return err;
}

/* Each byte alone is even, but the cup lies above the second seat's card too often. */
static nt_err likes_an_order(nt_view view, nt_rng *rng, void *world) {
    const nt_err err = blank_game.imagine(view, rng, world);
    uint8_t *cup = cup_of(world);
    blank_priv *other = private_of(world, view.seat == 0 ? 1 : 0);
    if (err == NT_OK && *cup % BLANK_CARDS + 1 == other->card) {
        const uint8_t held = *cup;
        *cup = other->card;
        other->card = held;
    }
    return err;
}

static void test_uneven_worlds_are_seen(void **state) {
    (void)state;
    uneven(likes_a_low_cup);
    uneven(likes_an_order);
}

/* A byte of the public part that nobody needs tells one bit of the cup. */
static void shows_a_bit(void *state, nt_move move, nt_events *out) {
    blank_pub *pub = (blank_pub *)((uint8_t *)state + blank_game.pub_off);
    blank_game.apply(state, move, out);
    if (move.seat == NT_CHANCE) {
        pub->show_guesses = *cup_of(state) & 1;
    }
}

static void test_a_deal_that_shows_something_is_seen(void **state) {
    (void)state;
    nt_game game = blank_game;
    game.apply = shows_a_bit;
    kit *k = kit_create(&game, 3);
    assert_false(kit_check_deal(k, 3));
    assert_non_null(strstr(k->why, "the deal shows in byte "));
    kit_destroy(k);
}

/* The second seat never holds the six. */
static nt_err leaves_one_out(nt_view view, nt_rng *rng, void *world) {
    nt_err err = NT_NO_WORLD;
    for (int tries = 0; tries < 100; tries++) {
        err = blank_game.imagine(view, rng, world);
        if (err != NT_OK || view.seat == 1 || private_of(world, 1)->card != BLANK_CARDS) {
            break;
        }
    }
    return err;
}

static void test_a_missing_world_is_seen(void **state) {
    (void)state;
    nt_game game = blank_game;
    game.imagine = leaves_one_out;
    kit *k = kit_create(&game, 1);
    bool good = true;
    for (int i = 0; i < 100 && good; i++) {
        good = kit_walk(k, 2, false);
    }
    assert_false(good);
    assert_non_null(strstr(k->why, "the real one is not among them"));
    kit_destroy(k);
}

/* The empty game with two seats, nothing guessed yet: five cards for the other, four for the cup. */
static void test_the_empty_game_has_twenty_worlds(void **state) {
    (void)state;
    int count[BLANK_CARDS + 1][BLANK_CARDS + 1] = {{0}};
    uint8_t truth[64], world[64];
    assert_true(blank_game.state_size <= sizeof truth);
    nt_events told = {0};
    nt_rng rng = nt_rng_seed(1);
    const nt_config config = nt_config_standard(&blank_game, 2);
    assert_int_equal(blank_game.setup(truth, &config), NT_OK);
    assert_int_equal(nt_apply(&blank_game, truth, nt_chance(&rng), &told), NT_OK);
    for (int i = 0; i < 20000; i++) {
        assert_int_equal(blank_game.imagine(nt_look(&blank_game, truth, 0), &rng, world), NT_OK);
        count[private_of(world, 1)->card][*cup_of(world)]++;
    }
    int worlds = 0;
    for (int other = 1; other <= BLANK_CARDS; other++) {
        for (int cup = 1; cup <= BLANK_CARDS; cup++) {
            worlds += count[other][cup] > 0;
            if (count[other][cup] > 0) {
                assert_in_range(count[other][cup], 870, 1130); /* 1,000, four standard deviations */
            }
        }
    }
    assert_int_equal(worlds, 20);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_game_is_even),
        cmocka_unit_test(test_uneven_worlds_are_seen),
        cmocka_unit_test(test_a_deal_that_shows_something_is_seen),
        cmocka_unit_test(test_a_missing_world_is_seen),
        cmocka_unit_test(test_the_empty_game_has_twenty_worlds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
