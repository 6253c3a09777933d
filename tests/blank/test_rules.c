/* The empty game's rules: who has a point. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/match.h"
#include "engine/port.h"
#include "games/blank/blank.h"

/* Plays the first legal move until nobody is asked any more. */
static nt_match *played(uint64_t seed) {
    const nt_config config = nt_config_standard(&blank_game, BLANK_SEATS);
    nt_err err = NT_OK;
    nt_match *match = nt_match_create(&blank_game, &config, seed, &err);
    nt_move legal[BLANK_CARDS];

    assert_non_null(match);
    while (!nt_match_over(match)) {
        for (uint8_t seat = 0; seat < BLANK_SEATS; seat++) {
            nt_port *port = nt_match_port(match, seat);
            if (nt_port_legal(port, legal, BLANK_CARDS) > 0) {
                assert_int_equal(nt_port_submit(port, legal[0]), NT_OK);
            }
        }
    }
    return match;
}

static void whoever_guessed_the_cup_has_a_point(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        nt_match *match = played(seed);
        uint64_t bytes[NT_VIEW_MAX / 8];
        const blank_pub *pub = nt_port_view(nt_match_port(match, NT_SPECTATOR), bytes).pub;
        int16_t points[NT_MAX_SEATS] = {0};
        blank_game.score(pub, points);
        for (int seat = 0; seat < BLANK_SEATS; seat++) {
            assert_int_equal(points[seat], pub->guesses[seat] == pub->cup);
            assert_int_equal(blank_game.winners(pub) >> seat & 1u, points[seat]);
        }
        nt_match_destroy(match);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(whoever_guessed_the_cup_has_a_point)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
