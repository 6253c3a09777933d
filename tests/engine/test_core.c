#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "engine/game.h"
#include "games/blank/blank.h"

/* The first numbers of seed 1, so that another machine or a changed generator shows. */
static void test_rng_is_fixed(void **state) {
    (void)state;
    nt_rng rng = nt_rng_seed(1);
    const uint64_t first = nt_rng_next(&rng), second = nt_rng_next(&rng);
    assert_true(first == UINT64_C(0x65094a0ab526fa3a));
    assert_true(second == UINT64_C(0xc768da5cffe53baf));
}

static void test_rng_below_is_even(void **state) {
    (void)state;
    int count[6] = {0};
    nt_rng rng = nt_rng_seed(7);
    for (int i = 0; i < 60000; i++) {
        count[nt_rng_below(&rng, 6)]++;
    }
    for (int i = 0; i < 6; i++) {
        assert_in_range(count[i], 9600, 10400);
    }
    assert_int_equal(nt_rng_below(&rng, 1), 0);
}

static void test_shuffle_is_even(void **state) {
    (void)state;
    int count[6] = {0};
    nt_rng rng = nt_rng_seed(9);
    for (int i = 0; i < 60000; i++) {
        uint8_t at[3] = {0, 1, 2};
        nt_rng_shuffle(&rng, at, 3);
        assert_int_equal(at[0] + at[1] + at[2], 3);
        count[at[0] * 2 + (at[1] > at[2])]++;
    }
    for (int i = 0; i < 6; i++) {
        assert_in_range(count[i], 9600, 10400);
    }
}

static void test_hash_sees_every_byte(void **state) {
    (void)state;
    uint8_t bytes[100];
    nt_game game = blank_game;
    for (uint32_t size = 1; size <= sizeof bytes; size++) {
        memset(bytes, 0, sizeof bytes);
        game.state_size = size;
        const uint64_t before = nt_hash(&game, bytes);
        for (uint32_t i = 0; i < size; i++) {
            bytes[i] = 1;
            assert_true(nt_hash(&game, bytes) != before);
            bytes[i] = 0;
        }
        game.state_size = size + 1;
        assert_true(size == sizeof bytes || nt_hash(&game, bytes) != before);
    }
}

static void test_chance_holds_its_bits(void **state) {
    (void)state;
    nt_rng rng = nt_rng_seed(3), same = nt_rng_seed(3);
    const nt_move chance = nt_chance(&rng);
    const uint64_t bits = nt_rng_next(&same);
    assert_int_equal(chance.seat, NT_CHANCE);
    assert_int_equal(chance.n, 8);
    for (int i = 0; i < 8; i++) {
        assert_int_equal(chance.arg[i], bits >> (8 * i) & 0xFF);
    }
    nt_rng expanded = nt_chance_rng(chance), seeded = nt_rng_seed(bits);
    assert_true(nt_rng_next(&expanded) == nt_rng_next(&seeded));
}

/* A secret question is asked with the private part, an open one without. */
static void test_asking(void **state) {
    (void)state;
    uint8_t bytes[64];
    assert_true(blank_game.state_size <= sizeof bytes);
    nt_rng rng = nt_rng_seed(1);
    nt_events told = {0};
    const nt_config config = nt_config_standard(&blank_game, 2);
    assert_int_equal(blank_game.setup(bytes, &config), NT_OK);
    assert_int_equal(nt_apply(&blank_game, bytes, nt_chance(&rng), &told), NT_OK);
    for (uint8_t seat = 0; seat < 2; seat++) {
        nt_move legal[BLANK_CARDS];
        const nt_view view = nt_asking(&blank_game, bytes, seat);
        assert_ptr_equal(view.me, nt_look(&blank_game, bytes, seat).me);
        assert_true(blank_game.legal(&view, legal, BLANK_CARDS) > 0);
        assert_int_equal(nt_apply(&blank_game, bytes, legal[0], &told), NT_OK);
    }
    assert_int_equal(nt_lowest(blank_game.to_act(bytes + blank_game.pub_off)), 0);
    assert_null(nt_asking(&blank_game, bytes, 0).me);
    assert_int_equal(nt_lowest(1u << NT_CHANCE), NT_CHANCE);
    assert_int_equal(nt_lowest(0xC), 2);
}

/* Every game's moves are refused here, once for all. */
static void test_moves_are_refused_by_the_core(void **state) {
    (void)state;
    uint8_t bytes[64], before[64];
    nt_move legal[NT_MAX_LEGAL];
    nt_rng rng = nt_rng_seed(1);
    nt_events told = {0};
    const nt_config config = nt_config_standard(&blank_game, 2);
    const nt_move chance = nt_chance(&rng);
    assert_int_equal(blank_game.setup(bytes, &config), NT_OK);
    assert_int_equal(nt_legal(&blank_game, bytes, NT_CHANCE, legal, NT_MAX_LEGAL), 0);
    assert_int_equal(nt_check(&blank_game, bytes, chance, NULL, 0), NT_OK);
    nt_move bad = chance;
    bad.arg[8] = 1;
    assert_int_equal(nt_check(&blank_game, bytes, bad, NULL, 0), NT_ILLEGAL);
    assert_int_equal(nt_apply(&blank_game, bytes, chance, &told), NT_OK);
    assert_int_equal(nt_legal(&blank_game, bytes, 0, legal, NT_MAX_LEGAL), BLANK_CARDS - 1);
    assert_int_equal(nt_legal(&blank_game, bytes, 0, legal, 2), 2);
    assert_int_equal(nt_legal(&blank_game, bytes, 2, legal, NT_MAX_LEGAL), 0);
    assert_int_equal(nt_legal(&blank_game, bytes, NT_JUDGE, legal, NT_MAX_LEGAL), 0);
    memcpy(before, bytes, blank_game.state_size);
    const int n = told.n;
    assert_int_equal(nt_apply(&blank_game, bytes, chance, &told), NT_NOT_YOUR_TURN);
    bad = legal[0];
    bad.pad = 1;
    assert_int_equal(nt_apply(&blank_game, bytes, bad, &told), NT_ILLEGAL);
    for (int seat = 2; seat < 256; seat++) {
        bad = legal[0];
        bad.seat = (uint8_t)seat;
        assert_int_equal(nt_apply(&blank_game, bytes, bad, &told), NT_NOT_YOUR_TURN);
    }
    assert_memory_equal(before, bytes, blank_game.state_size);
    assert_int_equal(told.n, n);
    assert_int_equal(nt_apply(&blank_game, bytes, legal[0], &told), NT_OK);
}

static void test_config_check(void **state) {
    (void)state;
    nt_config config = nt_config_standard(&blank_game, 3);
    assert_int_equal(nt_config_check(&blank_game, &config), NT_OK);
    config.seats = 5;
    assert_int_equal(nt_config_check(&blank_game, &config), NT_BAD_CONFIG);
    config.seats = 1;
    assert_int_equal(nt_config_check(&blank_game, &config), NT_BAD_CONFIG);
    config = nt_config_standard(&blank_game, 3);
    config.opt[BLANK_OPEN_GUESSES] = 2;
    assert_int_equal(nt_config_check(&blank_game, &config), NT_BAD_CONFIG);
    config = nt_config_standard(&blank_game, 3);
    config.opt[blank_game.n_options] = 1;
    assert_int_equal(nt_config_check(&blank_game, &config), NT_BAD_CONFIG);
    config = nt_config_standard(&blank_game, 3);
    config.carry[0] = 4;
    assert_int_equal(nt_config_check(&blank_game, &config), NT_BAD_CONFIG);
    config.series_game = 1;
    assert_int_equal(nt_config_check(&blank_game, &config), NT_OK);
    config.carry[3] = 4;
    assert_int_equal(nt_config_check(&blank_game, &config), NT_BAD_CONFIG);
}

static void test_options_step(void **state) {
    (void)state;
    const nt_option by_ten[] = {{"tens", 0, 30, 10, 10}};
    nt_game game = blank_game;
    game.options = by_ten;
    nt_config config = nt_config_standard(&game, 2);
    assert_int_equal(config.opt[0], 10);
    assert_int_equal(nt_config_check(&game, &config), NT_OK);
    config.opt[0] = 15;
    assert_int_equal(nt_config_check(&game, &config), NT_BAD_CONFIG);
    assert_int_equal(nt_option_find(&game, "tens"), 0);
    assert_int_equal(nt_option_find(&game, "ten"), -1);
}

/* Lowest first, each bit once, and nothing behind what there is room for. */
static void test_a_set_is_listed(void **state) {
    (void)state;
    enum { ROOM = 64 };
    const int caps[] = {0, 1, 4, 5, 31, 32, ROOM};
    nt_rng rng = nt_rng_seed(3);
    for (int round = 0; round < 2000; round++) {
        const uint32_t all = (uint32_t)nt_rng_next(&rng), set = round == 0 ? 0 : round == 1 ? UINT32_MAX : all;
        const int cap = caps[nt_rng_below(&rng, sizeof caps / sizeof *caps)];
        nt_move list[ROOM + 1];
        list[cap] = (nt_move){.seat = 99};
        const int n = nt_list_set(3, 7, set, list, cap);
        int at = 0;
        for (uint8_t bit = 0; bit < 32 && at < cap; bit++) {
            if (set >> bit & 1) {
                assert_in_range(at, 0, n - 1);
                assert_true(nt_move_equal(list[at++], (nt_move){.seat = 3, .kind = 7, .n = 1, .arg = {bit}}));
            }
        }
        assert_int_equal(n, at);
        assert_int_equal(list[cap].seat, 99);
    }
}

static void test_lowest_and_highest(void **state) {
    (void)state;
    for (int low = 0; low < 32; low++) {
        for (int high = low; high < 32; high++) {
            assert_int_equal(nt_lowest(UINT32_C(1) << low | UINT32_C(1) << high), low);
            assert_int_equal(nt_highest(UINT32_C(1) << low | UINT32_C(1) << high), high);
            assert_int_equal(nt_count(UINT32_C(1) << low | UINT32_C(1) << high), low == high ? 1 : 2);
        }
    }
    assert_int_equal(nt_count(0), 0);
    assert_int_equal(nt_count(UINT32_MAX), 32);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rng_is_fixed),
        cmocka_unit_test(test_rng_below_is_even),
        cmocka_unit_test(test_shuffle_is_even),
        cmocka_unit_test(test_hash_sees_every_byte),
        cmocka_unit_test(test_chance_holds_its_bits),
        cmocka_unit_test(test_config_check),
        cmocka_unit_test(test_options_step),
        cmocka_unit_test(test_asking),
        cmocka_unit_test(test_a_set_is_listed),
        cmocka_unit_test(test_lowest_and_highest),
        cmocka_unit_test(test_moves_are_refused_by_the_core),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
