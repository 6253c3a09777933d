/* Texts: moves, the view and events for the terminal. */
#include <stdio.h>

#include "eatme/rounds.h"

static const int no_scores[EATME_SEATS];

static void moves_are_named(void **state) {
    (void)state;
    game g;
    char text[NT_TEXT_MAX];
    start_with(&g, config_of("WHPABC"), "WHPABC", no_scores);
    const struct {
        nt_move move;
        const char *text;
    } moves[] = {
        {lock_move(1, 'S'), "sleep"},
        {lock_move(1, 'T'), "trap"},
        {attack_move(0, 5), "attack 5"},
        {reveal_move(0), "reveal"},
        {cast_move(1, "PWCBAH"), "cast parent wolf pigc pigb piga hood"},
    };
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        nt_move back;
        assert_int_equal(eatme_game.move_text(&g.s.pub, moves[i].move, text, sizeof text), strlen(moves[i].text));
        assert_string_equal(text, moves[i].text);
        assert_int_equal(eatme_game.parse_move(&g.s.pub, moves[i].move.seat, text, &back), NT_OK);
        assert_true(nt_move_equal(back, moves[i].move));
    }
}

static void other_texts_are_refused(void **state) {
    (void)state;
    static const char *const wrong[] = {"",
                                        "Sleep",
                                        "hidden",
                                        "sleep ",
                                        "trap 1",
                                        "attack",
                                        "attack ",
                                        "attack 4",
                                        "attack -1",
                                        "attack 01",
                                        "attack 1 ",
                                        "attack  1",
                                        "reveal 2",
                                        "cast",
                                        "cast wolf kids hood",
                                        "cast wolf kids hood piga pigb",
                                        "cast wolf kids hood pig",
                                        "cast wolf  kids hood piga",
                                        "castwolf kids hood piga",
                                        "cast wolf kids hood piga ",
                                        "cast wolf kids hood pigaa"};
    game g;
    start_with(&g, config_of("WKHA"), "WKHA", no_scores);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        nt_move move = {.seat = 77};
        assert_int_equal(eatme_game.parse_move(&g.s.pub, 1, wrong[i], &move), NT_BAD_TEXT);
        assert_int_equal(move.seat, 77);
    }
}

/* The events of a whole round, as everybody hears them. */
static void a_round_is_told(void **state) {
    (void)state;
    static const char *const heard[] = {
        "Seat 2 has locked its wheel.",      "Seat 3 has locked its wheel.",
        "Seat 4 has locked its wheel.",      "All wheels are locked. The Wolf, seat 1, prowls.",
        "The Wolf, seat 1, attacks seat 3.", "Seat 3 has a trap.",
        "Seat 3 gains 2, seat 1 loses 1.",   "Seat 2 sleeps and gains 3.",
        "Seat 4 has a trap and gains 0.",    "Seat 3 wins, tied, by the duel.",
    };
    const nt_move moves[] = {lock_move(1, 'S'), lock_move(2, 'T'), lock_move(3, 'T'), attack_move(0, 2),
                             reveal_move(0)};
    game g;
    size_t told = 0;
    start_with(&g, config_of("WKHA"), "WKHA", (const int[]){1, 7, 8, 9});
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        make(&g, moves[i]);
        for (int at = 0; at < g.told.n; at++) {
            char text[256];
            const nt_view all = nt_look(&eatme_game, &g.s, NT_SPECTATOR);
            assert_int_equal(g.told.at[at].to, NT_ALL);
            assert_true(eatme_game.event_text(all, g.told.at[at], text, sizeof text) > 0);
            assert_true(told < sizeof heard / sizeof *heard);
            assert_string_equal(text, heard[told++]);
        }
    }
    assert_int_equal(told, sizeof heard / sizeof *heard);
}

static bool shows(const game *g, uint8_t seat, const char *what) {
    char text[8192];
    assert_true(eatme_game.show(nt_look(&eatme_game, &g->s, seat), text, sizeof text) > 0);
    return strstr(text, what) != NULL;
}

static void a_view_is_shown(void **state) {
    (void)state;
    game g;
    start_with(&g, config_of("WKHA"), "WKHA", (const int[]){0, 4, 2, 1});
    lock_all(&g, "-STS");
    assert_true(shows(&g, 1, "2: 4 points, the Kids (3), locked"));
    assert_true(shows(&g, 1, "Your wheel: sleep."));
    assert_true(shows(&g, 2, "Your wheel: trap."));
    assert_false(shows(&g, 0, "Your wheel"));
    assert_false(shows(&g, NT_SPECTATOR, "sleeps"));
    make(&g, attack_move(0, 2));
    assert_true(shows(&g, NT_SPECTATOR, "3: 4 points, Red Riding Hood (2), has a trap, attacked, +2"));
    assert_false(shows(&g, NT_SPECTATOR, "sleeps"));
    make(&g, reveal_move(0));
    assert_true(shows(&g, NT_SPECTATOR, "Round 1: Wolf 1 attacked 3; slept: 2 4"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(moves_are_named),
        cmocka_unit_test(other_texts_are_refused),
        cmocka_unit_test(a_round_is_told),
        cmocka_unit_test(a_view_is_shown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
