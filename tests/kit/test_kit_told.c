/* Every game tells first and changes then: random games at every count of seats. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "kit/kit.h"

enum {
    GAMES_A_COUNT = 2, /* one with the printed rules, one with drawn options */
    OFTEN = 20000      /* nearly every ply is looked at */
};

static void test_first_told_then_changed(void **state) {
    (void)state;
    for (int i = 0; kit_games[i]; i++) {
        kit *k = kit_create(kit_games[i], 6);
        k->often = OFTEN;
        for (int seats = k->game->min_seats; seats <= k->game->max_seats; seats++) {
            for (int times = 0; times < GAMES_A_COUNT; times++) {
                if (!kit_walk_told(k, (uint8_t)seats, times % 2)) {
                    fail_msg("%s", k->why);
                }
            }
        }
        kit_destroy(k);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_first_told_then_changed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
