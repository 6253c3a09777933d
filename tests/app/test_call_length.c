/* How long a judge waits for nobody: by the calls of this match that somebody answered. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "hosting/call_length.h"

enum { KEY = 3, SECONDS = 20, DRAWS = 3000 };

static hosting_call call_of(uint8_t key, uint8_t turn) {
    return (hosting_call){.key = key, .turn = turn, .seconds = SECONDS};
}

/* Draws often: all lie between 80 and 120 % of it, and near both. */
static void assert_about(const saves_hosted *hosted, uint8_t key, uint64_t ms) {
    const hosting_call call = call_of(key, 9);
    nt_rng rng = nt_rng_seed(1);
    uint64_t least = UINT64_MAX, most = 0;
    for (int i = 0; i < DRAWS; i++) {
        const uint64_t drawn = call_length_fake(hosted, &call, &rng);
        least = drawn < least ? drawn : least;
        most = drawn > most ? drawn : most;
    }
    assert_in_range(least, ms * 80 / 100, ms * 81 / 100);
    assert_in_range(most, ms * 119 / 100, ms * 120 / 100);
}

static void keep(saves_hosted *hosted, uint8_t turn, uint64_t ms) {
    const hosting_call call = call_of(KEY, turn);
    assert_true(call_length_begins(hosted, &call));
    call_length_keep(hosted, &call, ms);
}

static void it_is_about_the_median(void **state) {
    (void)state;
    static const struct {
        uint64_t ms, median;
    } at[] = {{9000, 9000}, {15000, 12000}, {60000, 15000}, {11000, 13000}, {10000, 11000}, {500, 10500}};
    saves_hosted hosted = {0};
    assert_about(&hosted, KEY, SECONDS * 1000); /* none yet: its window */
    for (uint8_t i = 0; i < sizeof at / sizeof at[0]; i++) {
        keep(&hosted, i, at[i].ms);
        assert_about(&hosted, KEY, at[i].median);
        assert_about(&hosted, KEY + 1, SECONDS * 1000); /* another call has its own */
    }
}

/* Called for nobody, interrupted or taken back: it is no length, and does not come to be one. */
static void what_was_not_measured_counts_nothing(void **state) {
    (void)state;
    saves_hosted hosted = {0};
    const hosting_call call = call_of(KEY, 0);
    assert_true(call_length_begins(&hosted, &call));
    assert_false(call_length_begins(&hosted, &call));
    assert_about(&hosted, KEY, SECONDS * 1000);
    keep(&hosted, 1, 8000);
    assert_about(&hosted, KEY, 8000);
}

/* What a save has room for, and what it has none for. */
static void lengths_have_ends(void **state) {
    (void)state;
    saves_hosted hosted = {0};
    keep(&hosted, 0, (uint64_t)SAVES_MOST_MS * 5);
    assert_int_equal(hosted.took[KEY][0], SAVES_MOST_MS);
    keep(&hosted, 1, 0);
    assert_true(hosted.took[KEY][1] > SAVES_NO_LENGTH);
    const hosting_call late = call_of(KEY, SAVES_TURNS), strange = call_of(SAVES_CALLS, 0);
    assert_false(call_length_begins(&hosted, &late));
    assert_false(call_length_begins(&hosted, &strange));
    call_length_keep(&hosted, &strange, 5000);
    assert_about(&hosted, SAVES_CALLS, SECONDS * 1000);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_is_about_the_median),
        cmocka_unit_test(what_was_not_measured_counts_nothing),
        cmocka_unit_test(lengths_have_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
