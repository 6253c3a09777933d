/* A system without chance: this program has an entropy_take of its own, which gives as often as a test says. */
#include "app/kit_app.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "app/app_state.h"
#include "app/entropy.h"

static int left;

bool entropy_take(uint64_t *out) {
    *out = 4;
    return left-- > 0;
}

static void without_chance_the_application_does_not_begin(void **state) {
    (void)state;
    static const nt_game *const games[] = {&blank_game, NULL};
    static const nt_table *const tables[] = {&blank_table, NULL};
    for (left = 0; left < 2; left++) {
        const int gives = left;
        char problem[256] = "";
        const app_options options = {
            .data_dir = NT_SOURCE_DIR, .save_dir = "nowhere", .quiet = true, .games = games, .tables = tables};
        assert_null(app_create(&options, kit_type(), 1280, 800, 4, problem, sizeof problem));
        assert_non_null(strstr(problem, "random"));
        left = gives;
    }
}

static void without_chance_no_match_is_dealt(void **state) {
    (void)state;
    table_for_tests t;
    left = 5; /* two of the program, the match's seed, two halves of its seal's salt */
    kit_begin(&t, 0);
    kit_start(&t, 2);
    assert_non_null(t.app->table);
    assert_int_equal(t.app->match_seed, 4);
    kit_end(&t);

    for (int gives = 2; gives < 5; gives++) {
        left = gives;
        kit_begin(&t, 0);
        t.app->plan.game = &blank_game;
        t.app->plan.config = nt_config_standard(&blank_game, BLANK_SEATS);
        t.app->plan.seating = app_seating_standard(BLANK_SEATS, true);
        assert_false(app_start(t.app));
        player_wait(&t.hand, 10);
        assert_null(t.app->table);
        assert_string_equal(app_scene_name(t.app), "notice");
        assert_non_null(strstr(t.app->notice, "random"));
        kit_end(&t);
    }
}

/* Who gave a seed asked for the same match again. */
static void a_seed_that_was_given_needs_chance_for_salts_alone(void **state) {
    (void)state;
    table_for_tests t;
    left = 1;
    kit_begin(&t, 9);
    kit_start(&t, 2);
    assert_non_null(t.app->table);
    kit_end(&t);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_chance_the_application_does_not_begin),
        cmocka_unit_test(without_chance_no_match_is_dealt),
        cmocka_unit_test(a_seed_that_was_given_needs_chance_for_salts_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
