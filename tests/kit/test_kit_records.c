/* Records of every game: rebuilt, resumed, damaged, golden. "--renew FOLDER" writes the goldens instead. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "kit/kit.h"

static void each_count(bool (*check)(kit *, uint8_t)) {
    for (int i = 0; kit_games[i]; i++) {
        kit *k = kit_create(kit_games[i], 3);
        for (int seats = k->game->min_seats; seats <= k->game->max_seats; seats++) {
            const nt_config config = nt_config_standard(k->game, (uint8_t)seats);
            if (k->game->setup(k->state, &config) == NT_OK && !check(k, (uint8_t)seats)) {
                fail_msg("%s", k->why);
            }
        }
        kit_destroy(k);
    }
}

static void test_rebuilt(void **state) {
    (void)state;
    for (int times = 0; times < 5; times++) {
        each_count(kit_check_record);
    }
}

static void test_damaged(void **state) {
    (void)state;
    for (int i = 0; kit_games[i]; i++) {
        kit *k = kit_create(kit_games[i], 4);
        if (!kit_check_damaged(k, k->game->min_seats) || !kit_check_damaged(k, (uint8_t)(k->game->min_seats + 2))) {
            fail_msg("%s", k->why);
        }
        kit_destroy(k);
    }
}

static void test_goldens(void **state) {
    (void)state;
    for (int i = 0; kit_games[i]; i++) {
        kit *k = kit_create(kit_games[i], 5);
        if (!kit_check_goldens(k, NT_SOURCE_DIR "/tests/golden")) {
            fail_msg("%s", k->why);
        }
        kit_destroy(k);
    }
}

static int renew(const char *folder) {
    bool good = true;
    for (int i = 0; kit_games[i] && good; i++) {
        kit *k = kit_create(kit_games[i], 5);
        good = kit_renew_goldens(k, folder);
        if (!good) {
            fprintf(stderr, "%s\n", k->why);
        }
        kit_destroy(k);
    }
    return good ? 0 : 1;
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rebuilt),
        cmocka_unit_test(test_damaged),
        cmocka_unit_test(test_goldens),
    };
    if (argc == 3 && strcmp(argv[1], "--renew") == 0) {
        return renew(argv[2]);
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
