/* Moves, events, views and the trace as text. */

#include "laid.h"

static void test_bad_texts(void **state) {
    (void)state;
    laid t;
    nt_move move;
    lay_table(&t, 3, 0, "RBYG", SABBATH_OPTIONS);
    static const char *const bad[] = {
        "",         "play",      "play ",    "play x3",    "play g6",    "play g0",   "play g33", "Play g3",
        "play  g3", "play g3 ",  "playg3",   "witch",      "witch left", "witch upp", "take",     "take 3",
        "next ",    "next game", "facedown", "facedown r", "up",         "g3",
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        if (sabbath_game.parse_move(&t.s.pub, 0, bad[i], &move) != NT_BAD_TEXT) {
            fail_msg("\"%s\" is a move", bad[i]);
        }
    }
}

static void check_event(const laid *t, uint8_t to, uint8_t kind, const char *want) {
    char text[256];
    const nt_event *event = told(t, to, kind);
    assert_non_null(event);
    sabbath_game.event_text(nt_look(&sabbath_game, &t->s, to == NT_ALL ? NT_SPECTATOR : to), *event, text,
                            sizeof text);
    assert_string_equal(text, want);
}

static void test_events(void **state) {
    (void)state;
    laid t;
    lay_table(&t, 3, 0, "RBYG", SABBATH_OPT_SILENT);
    lay_hand(&t, 0, "G3");
    lay_hand(&t, 1, "G5");
    lay_hand(&t, 2, "R1");
    make(&t, 0, "play g3");
    check_event(&t, NT_ALL, SABBATH_EV_PLAYED, "Player 1 leads green 3.");
    make(&t, 1, "play g5");
    check_event(&t, NT_ALL, SABBATH_EV_PLAYED, "Player 2 follows the colour with green 5.");
    make(&t, 2, "facedown r1");
    check_event(&t, NT_ALL, SABBATH_EV_FACE_DOWN, "Player 3 cannot follow and plays a card face down.");
    check_event(&t, 2, SABBATH_EV_LAID, "Your card face down is red 1.");
    check_event(&t, NT_ALL, SABBATH_EV_TRICK, "Player 2 wins the trick with green 5.");
    make(&t, 1, "witch up");
    check_event(&t, NT_ALL, SABBATH_EV_WITCH, "Player 2 moves the green witch up, past the yellow one.");
    check_event(&t, NT_ALL, SABBATH_EV_TURNED_UP, "Player 3's card face down was red 1.");
    make(&t, 1, "take r1");
    check_event(&t, NT_ALL, SABBATH_EV_TOOK, "Player 2 takes red 1.");
    make(&t, 2, "take g5");
    make(&t, 0, "take g3");
    check_event(&t, NT_ALL, SABBATH_EV_SCORED,
                "Game 1, player 1: 2 witch points for green, 2 devil points, 4 together.");
    check_event(&t, NT_ALL, SABBATH_EV_WON, "Winners: 2.");
}

static void test_hand(void **state) {
    (void)state;
    laid t;
    const uint64_t hand = set_of("R1 B3 B3 G5");
    lay_table(&t, 3, 0, "RBYG", SABBATH_OPTIONS);
    t.told = (nt_events){0};
    nt_tell(&t.told, 1, SABBATH_EV_HAND, 6,
            (const uint8_t[]){(uint8_t)hand, (uint8_t)(hand >> 8), (uint8_t)(hand >> 16), (uint8_t)(hand >> 32),
                              (uint8_t)(hand >> 40), (uint8_t)(hand >> 48)});
    check_event(&t, 1, SABBATH_EV_HAND, "Your hand: red 1, blue 3, blue 3, green 5.");
}

/* The terminal's view has the own hand and nobody else's, and no card that lies face down. */
static void test_show(void **state) {
    (void)state;
    laid t;
    char text[8192];
    lay_table(&t, 3, 0, "RBYG", SABBATH_OPT_SILENT);
    lay_hand(&t, 0, "G3 Y4");
    lay_hand(&t, 1, "B5 R1");
    lay_hand(&t, 2, "Y1 Y2");
    make(&t, 0, "play g3");
    make(&t, 1, "facedown b5");
    assert_true(sabbath_game.show(nt_look(&sabbath_game, &t.s, 2), text, sizeof text) > 0);
    assert_non_null(strstr(text, "Your hand: yellow 1, yellow 2.\n"));
    assert_non_null(strstr(text, "player 2 face down"));
    assert_non_null(strstr(text, "Lead: open, green or 3"));
    assert_null(strstr(text, "blue 5"));
    assert_true(sabbath_game.show(nt_look(&sabbath_game, &t.s, 1), text, sizeof text) > 0);
    assert_non_null(strstr(text, "Your card face down: blue 5."));
    assert_true(sabbath_game.show(nt_look(&sabbath_game, &t.s, NT_SPECTATOR), text, sizeof text) > 0);
    assert_null(strstr(text, "Your hand"));
    assert_int_equal(sabbath_game.show(nt_look(&sabbath_game, &t.s, 1), text, 40), -1);
}

static int trace(laid *t, int seat, const char *text, char *out, size_t cap) {
    const struct sabbath_state before = t->s;
    nt_move move;
    assert_int_equal(sabbath_game.parse_move(&t->s.pub, (uint8_t)seat, text, &move), NT_OK);
    make(t, seat, text);
    return sabbath_game.trace(&before, move, &t->s, &t->told, out, cap);
}

static void test_trace(void **state) {
    (void)state;
    laid t;
    char text[4096];
    lay_table(&t, 3, 0, "RBYG", SABBATH_OPT_SILENT);
    lay_hand(&t, 0, "G3");
    lay_hand(&t, 1, "G5");
    lay_hand(&t, 2, "R1");
    trace(&t, 0, "play g3", text, sizeof text);
    assert_string_equal(text,
                        "\"step\":\"play\",\"position\":0,\"card\":\"g3\",\"face_down\":false,\"lead\":\"open\"");
    make(&t, 1, "play g5");
    trace(&t, 2, "facedown r1", text, sizeof text);
    assert_string_equal(text,
                        "\"step\":\"play\",\"position\":2,\"card\":\"r1\",\"face_down\":true,\"lead\":\"colour\","
                        "\"colour\":\"green\",\"winner\":{\"position\":1,\"seat\":1}");
    trace(&t, 1, "witch up", text, sizeof text);
    assert_string_equal(text, "\"step\":\"witch\",\"column\":[\"red\",\"blue\",\"green\",\"yellow\"],"
                              "\"turned_up\":[{\"seat\":2,\"card\":\"r1\"}]");
    trace(&t, 1, "take r1", text, sizeof text);
    assert_string_equal(text, "\"step\":\"draft\",\"card\":\"r1\"");
    make(&t, 2, "take g5");
    assert_true(trace(&t, 0, "take g3", text, sizeof text) > 0);
    assert_non_null(strstr(text, "{\"seat\":1,\"taken\":[\"r1\"],\"colour\":\"red\",\"value\":5,\"halved\":false,"
                                 "\"witch\":5,\"most\":[1],\"devil\":2,\"total\":7}"));
}

/* The deal is spelled out: every card of the deck stands in it once. */
static void test_trace_deal(void **state) {
    (void)state;
    struct sabbath_state before, after;
    nt_config config = nt_config_standard(&sabbath_game, 3);
    nt_rng rng = nt_rng_seed(6);
    nt_events events = {.n = 0};
    char text[4096];
    assert_int_equal(sabbath_game.setup(&before, &config), NT_OK);
    after = before;
    const nt_move chance = nt_chance(&rng);
    assert_int_equal(nt_apply(&sabbath_game, &after, chance, &events), NT_OK);
    assert_true(sabbath_game.trace(&before, chance, &after, &events, text, sizeof text) > 0);
    for (int card = 0; card < SABBATH_FACES; card++) {
        char name[8];
        int times = 0;
        sabbath_card_text(card, name + 1);
        name[0] = name[3] = '"';
        name[4] = 0;
        for (const char *at = text; (at = strstr(at, name)) != NULL; at++) {
            times++;
        }
        assert_int_equal(times, 2);
    }
    assert_int_equal(sabbath_game.trace(&before, chance, &after, &events, text, 100), -1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_bad_texts), cmocka_unit_test(test_events), cmocka_unit_test(test_hand),
        cmocka_unit_test(test_show),      cmocka_unit_test(test_trace),  cmocka_unit_test(test_trace_deal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
