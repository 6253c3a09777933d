/* Random games of every game, with every check of a state and of a move. Also the taint run under MemorySanitizer. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "kit/kit.h"

/* Games for each count of seats: half with the printed rules, half with drawn options. */
#if defined(__clang__) /* the memory sanitizer */
enum { GAMES_A_COUNT = 1, COUNTS_APART = 3 };
#elif defined(__SANITIZE_ADDRESS__)
enum { GAMES_A_COUNT = 2, COUNTS_APART = 1 };
#else
enum { GAMES_A_COUNT = 4, COUNTS_APART = 1 };
#endif

static void walk(kit *k) {
    for (int seats = k->game->min_seats; seats <= k->game->max_seats; seats += COUNTS_APART) {
        for (int i = 0; i < GAMES_A_COUNT; i++) {
            const bool drawn = (GAMES_A_COUNT > 1 ? i : seats) % 2;
            k->ask_bots = drawn && i <= 1;
            if (!kit_walk(k, (uint8_t)seats, drawn)) {
                fail_msg("%s", k->why);
            }
        }
    }
}

static void test_random_games(void **state) {
    (void)state;
    for (int i = 0; kit_games[i]; i++) {
        kit *k = kit_create(kit_games[i], 1);
        walk(k);
        print_message("%s: %d worlds imagined, none found %d times\n", k->game->id, k->imagined, k->no_world);
        kit_destroy(k);
    }
}

static void each_count(bool (*check)(kit *, uint8_t)) {
    for (int i = 0; kit_games[i]; i++) {
        kit *k = kit_create(kit_games[i], 2);
        for (int seats = k->game->min_seats; seats <= k->game->max_seats; seats++) {
            const nt_config config = nt_config_standard(k->game, (uint8_t)seats);
            if (k->game->setup(k->state, &config) == NT_OK && !check(k, (uint8_t)seats)) {
                fail_msg("%s", k->why);
            }
        }
        kit_destroy(k);
    }
}

static void test_undo(void **state) {
    (void)state;
    each_count(kit_check_undo);
}

static void test_trace(void **state) {
    (void)state;
    each_count(kit_check_trace);
}

static void test_series(void **state) {
    (void)state;
    each_count(kit_check_series);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_games),
        cmocka_unit_test(test_undo),
        cmocka_unit_test(test_trace),
        cmocka_unit_test(test_series),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
