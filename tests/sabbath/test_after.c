/* Section 13: the witch's move and the draft. */
#include "laid.h"

/* The two columns that UP and DOWN give, "" where the move is not legal. */
static void check_moves(const char *column, const char *trick, const char *up, const char *down) {
    static const char *const way[] = {"witch up", "witch down"};
    const char *const want[] = {up, down};
    char texts[256], got[5];
    for (int i = 0; i < 2; i++) {
        laid t;
        lay_table(&t, 3, 0, column, SABBATH_OPTIONS);
        play_trick(&t, trick);
        const bool listed = strstr(legal_texts(&t, texts), way[i]) != NULL;
        assert_int_equal(listed, want[i][0] != 0);
        assert_int_equal(asked(&t), up[0] && down[0] ? NT_ASK_OPEN : NT_ASK_FORCED);
        assert_int_equal(submit(&t, t.s.pub.turn, way[i]), listed ? NT_OK : NT_ILLEGAL);
        assert_string_equal(column_text(&t, got), listed ? want[i] : column);
        assert_int_equal(t.s.pub.phase, listed ? SABBATH_DRAFT : SABBATH_WITCH);
    }
}

static void test_m1(void **state) {
    (void)state;
    check_moves("RBYG", "Y5 R1 B2", "RYBG", "RBGY");
}

static void test_m2(void **state) {
    (void)state;
    check_moves("RBYG", "R3 Y1 B2", "", "BRYG");
}

static void test_m3(void **state) {
    (void)state;
    check_moves("RBYG", "G4 Y1 B2", "RBGY", "");
}

static void test_m4(void **state) {
    (void)state;
    check_moves("BRYG", "G3 Y3 R3", "RBYG", "BYRG");
}

static void test_m5(void **state) {
    (void)state;
    laid t;
    char column[5];
    lay_table(&t, 4, 0, "RBYG", SABBATH_OPTIONS);
    play_trick(&t, "G3 R2 B1 Y5");
    assert_int_equal(sabbath_moving(&t.s.pub), SABBATH_GREEN);
    make(&t, 0, "witch up");
    assert_string_equal(column_text(&t, column), "RBGY");
    const nt_event *event = told(&t, NT_ALL, SABBATH_EV_WITCH);
    assert_int_equal(event->arg[1], SABBATH_GREEN);
    assert_int_equal(event->arg[3], SABBATH_YELLOW);
    assert_int_equal(event->arg[4], 2);
}

/* Trick T1 led by seat 2, with one card more in each hand. */
static void lay_m6(laid *t) {
    static const char *const hands[] = {"G1 R1", "Y4 R2", "G3 R3", "G4 R4"};
    lay_table(t, 4, 2, "RBYG", SABBATH_OPTIONS);
    for (int seat = 0; seat < 4; seat++) {
        lay_hand(t, seat, hands[seat]);
    }
    play_trick(t, "G3 G4 G1 Y4");
    make(t, 3, "witch up");
}

static void test_m6(void **state) {
    (void)state;
    laid t;
    lay_m6(&t);
    for (int i = 0; i < 4; i++) {
        char texts[256], first[16];
        assert_int_equal(t.s.pub.phase, SABBATH_DRAFT);
        assert_int_equal(t.s.pub.turn, (3 + i) % 4);
        snprintf(first, sizeof first, "%.7s", legal_texts(&t, texts));
        make(&t, t.s.pub.turn, first);
    }
    assert_int_equal(t.s.pub.phase, SABBATH_PLAY);
    assert_int_equal(t.s.pub.leader, 3);
    assert_int_equal(t.s.pub.turn, 3);
    assert_int_equal(t.s.pub.played, 0);
    assert_int_equal(t.s.pub.lead, SABBATH_LEAD_EMPTY);
    assert_int_equal(t.s.pub.tricks, 1);
}

static void test_m7(void **state) {
    (void)state;
    laid t;
    char texts[256];
    lay_m6(&t);
    make(&t, 3, "take y4");
    assert_int_equal(asked(&t), NT_ASK_OPEN);
    assert_int_equal(submit(&t, 0, "take y4"), NT_ILLEGAL); /* it is gone */
    assert_int_equal(submit(&t, 1, "take g3"), NT_NOT_YOUR_TURN);
    make(&t, 0, "take g4");
    make(&t, 1, "take g3");
    assert_int_equal(asked(&t), NT_ASK_FORCED);
    assert_string_equal(legal_texts(&t, texts), "take g1");
    make(&t, 2, "take g1");
    static const char *const took[] = {"G4", "G3", "G1", "Y4"};
    for (int seat = 0; seat < 4; seat++) {
        assert_int_equal(sabbath_set_of(t.s.pub.taken[seat]), set_of(took[seat]));
        assert_int_equal(t.s.pub.hand[seat], 1); /* they never enter a hand (5.3) */
    }
}

static void test_m8(void **state) {
    (void)state;
    laid t;
    char column[5];
    int16_t score[NT_MAX_SEATS];
    lay_table(&t, 3, 0, "RBYG", SABBATH_OPTIONS);
    play_trick(&t, "B1 B5 R1");
    make(&t, 1, "witch up");
    make(&t, 1, "take b5");
    make(&t, 2, "take b1");
    make(&t, 0, "take r1");
    assert_string_equal(column_text(&t, column), "BRYG");
    assert_int_equal(t.s.pub.phase, SABBATH_OVER);
    sabbath_game.score(&t.s.pub, score);
    assert_int_equal(score[1], 5 + 2); /* blue on top, and the only five */
    assert_int_equal(score[2], 5 + 2); /* blue, one of the ones */
    assert_int_equal(score[0], 3 + 2); /* red second */
    assert_int_equal(sabbath_game.winners(&t.s.pub), 1u << 1 | 1u << 2);
}

/* 16: picking between equal twins is by face. */
static void test_twins_are_one_pick(void **state) {
    (void)state;
    laid t;
    char texts[256];
    lay_table(&t, 3, 0, "RBYG", SABBATH_OPTIONS);
    play_trick(&t, "B2 B2 R1");
    make(&t, 1, "witch up");
    assert_string_equal(legal_texts(&t, texts), "take r1, take b2");
    make(&t, 1, "take r1");
    assert_string_equal(legal_texts(&t, texts), "take b2");
    assert_int_equal(asked(&t), NT_ASK_FORCED);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_m1), cmocka_unit_test(test_m2), cmocka_unit_test(test_m3),
        cmocka_unit_test(test_m4), cmocka_unit_test(test_m5), cmocka_unit_test(test_m6),
        cmocka_unit_test(test_m7), cmocka_unit_test(test_m8), cmocka_unit_test(test_twins_are_one_pick),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
