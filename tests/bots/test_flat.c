/* The flat Monte-Carlo bot, on the empty game with planted worlds and on GROWL. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "bots/flat.h"
#include "games/blank/blank.h"
#include "kit/kit.h"

/* What the planted functions have seen; each test sets it to nothing first. */
static struct {
    int worlds, tries, playouts;
    uint8_t cup, phase;
} seen;

static nt_err no_world(nt_view view, nt_rng *rng, void *world) {
    (void)view;
    (void)rng;
    (void)world;
    seen.worlds++;
    return NT_NO_WORLD;
}

/* The cup of every world holds the card seen.cup, if it can. */
static nt_err one_cup(nt_view view, nt_rng *rng, void *world) {
    uint8_t *cup = (uint8_t *)world + blank_game.hid_off;
    seen.worlds++;
    do {
        if (blank_game.imagine(view, rng, world) != NT_OK) {
            return NT_NO_WORLD;
        }
    } while (*cup != seen.cup);
    return NT_OK;
}

static void counting_apply(void *world, nt_move move, nt_events *told) {
    const blank_pub *pub = (const blank_pub *)((uint8_t *)world + blank_game.pub_off);
    seen.tries += move.kind == BLANK_MOVE_GUESS && move.seat == 0;
    if (pub->phase > seen.phase) {
        seen.phase = pub->phase;
    }
    blank_game.apply(world, move, told);
}

static int last_move(nt_view view, const nt_move *legal, int n, nt_rng *rng) {
    (void)legal;
    (void)rng;
    assert_non_null(view.pub);
    seen.playouts++;
    return n - 1;
}

static bool once_guessed(const void *from, const void *at) {
    (void)from;
    return ((const blank_pub *)at)->phase != BLANK_GUESS;
}

static int likes_low(const void *pub, uint8_t seat) {
    return -((const blank_pub *)pub)->guesses[seat];
}

/* A match of the empty game, its seat 0 about to guess. */
typedef struct {
    nt_match *match;
    uint8_t bytes[64];
    nt_view view;
    nt_move legal[NT_MAX_LEGAL];
    int n;
} asked;

static asked ask(uint64_t seed) {
    asked a;
    nt_err err;
    const nt_config config = nt_config_standard(&blank_game, 3);
    a.match = nt_match_create(&blank_game, &config, seed, &err);
    assert_non_null(a.match);
    nt_port *port = nt_match_port(a.match, 0);
    a.view = nt_port_view(port, a.bytes);
    a.n = nt_port_legal(port, a.legal, NT_MAX_LEGAL);
    memset(&seen, 0, sizeof seen);
    return a;
}

static uint8_t own_card(const asked *a) {
    return ((const blank_priv *)((const uint8_t *)a->bytes + blank_game.pub_size))->card;
}

static int choose(const nt_flat *how, asked *a, uint64_t seed) {
    nt_rng rng = nt_rng_seed(seed);
    a->view = nt_port_view(nt_match_port(a->match, 0), a->bytes);
    return nt_flat_choose(how, a->view, a->legal, a->n, &rng);
}

static void test_takes_what_wins_in_the_worlds(void **state) {
    (void)state;
    nt_game game = blank_game;
    game.imagine = one_cup;
    const nt_flat how = {.game = &game, .playouts = 100};
    for (uint64_t seed = 1; seed <= 30; seed++) {
        asked a = ask(seed);
        seen.cup = (uint8_t)(own_card(&a) % BLANK_CARDS + 1);
        assert_int_equal(a.legal[choose(&how, &a, seed)].arg[0], seen.cup);
        nt_match_destroy(a.match);
    }
}

static void test_one_move_needs_no_world(void **state) {
    (void)state;
    nt_game game = blank_game;
    game.imagine = no_world;
    const nt_flat how = {.game = &game, .playouts = 100};
    asked a = ask(1);
    nt_rng rng = nt_rng_seed(1);
    const nt_rng before = rng;
    assert_int_equal(nt_flat_choose(&how, a.view, a.legal, 1, &rng), 0);
    assert_memory_equal(&rng, &before, sizeof rng);
    assert_int_equal(seen.worlds, 0);
    nt_match_destroy(a.match);
}

static void test_without_a_world_the_playout_decides(void **state) {
    (void)state;
    nt_game game = blank_game;
    game.imagine = no_world;
    nt_flat how = {.game = &game, .playouts = 100, .playout = last_move};
    asked a = ask(1);
    assert_int_equal(choose(&how, &a, 1), a.n - 1);
    assert_int_equal(seen.playouts, 1);
    how.playout = NULL;
    int count[BLANK_CARDS] = {0};
    for (uint64_t seed = 0; seed < 200; seed++) {
        count[choose(&how, &a, seed)]++;
    }
    for (int i = 0; i < a.n; i++) {
        assert_true(count[i] > 10);
    }
    nt_match_destroy(a.match);
}

/* Five choices, three rounds: 100 / (3 * 5) = 6 worlds, then 11 for three, then 16 for two. */
static void test_budget_and_common_worlds(void **state) {
    (void)state;
    nt_game game = blank_game;
    game.imagine = one_cup;
    game.apply = counting_apply;
    const nt_flat how = {.game = &game, .playouts = 100};
    asked a = ask(2);
    assert_int_equal(a.n, 5);
    seen.cup = (uint8_t)(own_card(&a) % BLANK_CARDS + 1);
    choose(&how, &a, 1);
    assert_int_equal(seen.worlds, 6 + 11 + 16);
    assert_int_equal(seen.tries, 5 * 6 + 3 * 11 + 2 * 16);
    assert_int_equal(seen.phase, BLANK_LIFT);
    nt_match_destroy(a.match);
}

/* More moves than can be compared: each may be drawn, the best of those drawn is taken. */
static void test_more_moves_than_choices(void **state) {
    (void)state;
    nt_game game = blank_game;
    game.imagine = one_cup;
    game.apply = counting_apply;
    const nt_flat how = {.game = &game, .playouts = 1};
    asked a = ask(2);
    for (int i = 0; i < NT_MAX_LEGAL; i++) {
        a.legal[i] = a.legal[i % a.n];
    }
    a.n = NT_MAX_LEGAL;
    seen.cup = (uint8_t)(own_card(&a) % BLANK_CARDS + 1);
    int high = 0;
    for (uint64_t seed = 0; seed < 50; seed++) {
        seen.tries = 0;
        const int choice = choose(&how, &a, seed);
        assert_int_equal(a.legal[choice].arg[0], seen.cup);
        assert_int_equal(seen.tries, 64 + 32 + 16 + 8 + 4 + 2);
        high += choice >= NT_MAX_LEGAL / 2;
    }
    assert_in_range(high, 10, 40);
    nt_match_destroy(a.match);
}

static void test_playout_plays_unless_it_strays(void **state) {
    (void)state;
    nt_flat how = {.game = &blank_game, .playouts = 100, .playout = last_move};
    asked a = ask(3);
    choose(&how, &a, 1);
    assert_int_equal(seen.playouts, 2 * (5 * 6 + 3 * 11 + 2 * 16)); /* the two other seats; the lift is forced */
    seen.playouts = 0;
    how.stray = 256;
    choose(&how, &a, 1);
    assert_int_equal(seen.playouts, 0);
    nt_match_destroy(a.match);
}

static void test_stops_early_and_own_worth(void **state) {
    (void)state;
    nt_game game = blank_game;
    game.apply = counting_apply;
    nt_flat how = {.game = &game, .playouts = 50, .stops = once_guessed};
    asked a = ask(4);
    choose(&how, &a, 1);
    assert_int_equal(seen.phase, BLANK_GUESS);
    how.stops = NULL;
    how.worth = likes_low;
    assert_int_equal(choose(&how, &a, 1), 0);
    nt_match_destroy(a.match);
}

/* Two worlds with one view, many states of one game: the same choice, and the same again. */
static void looks_only_at_its_view(const nt_game *game, uint8_t seats) {
    const nt_flat how = {.game = game, .playouts = 12};
    kit *k = kit_create(game, 5);
    int compared = 0;
    k->config = nt_config_standard(game, seats);
    assert_int_equal(game->setup(k->state, &k->config), NT_OK);
    while (game->to_act(kit_pub(k, k->state)) != 0) {
        nt_move move;
        assert_true(kit_any_move(k, k->state, &move));
        if (move.seat < seats && game->imagine(nt_look(game, k->state, move.seat), &k->rng, k->other) == NT_OK) {
            const int n = kit_legal(k, k->state, move.seat, k->legal);
            nt_rng one = k->rng, two = k->rng;
            const int choice = nt_flat_choose(&how, nt_look(game, k->state, move.seat), k->legal, n, &one);
            assert_in_range(choice, 0, n - 1);
            assert_int_equal(nt_flat_choose(&how, nt_look(game, k->other, move.seat), k->legal, n, &two), choice);
            assert_memory_equal(&one, &two, sizeof one);
            compared += n > 1;
        }
        k->told.n = 0;
        assert_int_equal(nt_apply(game, k->state, move, &k->told), NT_OK);
    }
    assert_true(compared >= seats);
    kit_destroy(k);
}

static void test_looks_only_at_its_view(void **state) {
    (void)state;
    for (int i = 0; i < kit_count(); i++) {
        looks_only_at_its_view(kit_games[i], kit_games[i]->min_seats);
    }
}

/* Another seed, another choice somewhere: the generator is used. */
static void test_seed_decides(void **state) {
    (void)state;
    const nt_flat how = {.game = &blank_game, .playouts = 10};
    asked a = ask(6);
    int count[BLANK_CARDS] = {0};
    for (uint64_t seed = 0; seed < 100; seed++) {
        const int choice = choose(&how, &a, seed);
        assert_int_equal(choose(&how, &a, seed), choice);
        count[choice]++;
    }
    for (int i = 0; i < a.n; i++) {
        assert_true(count[i] > 0);
    }
    nt_match_destroy(a.match);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_takes_what_wins_in_the_worlds),
        cmocka_unit_test(test_one_move_needs_no_world),
        cmocka_unit_test(test_without_a_world_the_playout_decides),
        cmocka_unit_test(test_budget_and_common_worlds),
        cmocka_unit_test(test_more_moves_than_choices),
        cmocka_unit_test(test_playout_plays_unless_it_strays),
        cmocka_unit_test(test_stops_early_and_own_worth),
        cmocka_unit_test(test_looks_only_at_its_view),
        cmocka_unit_test(test_seed_decides),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
