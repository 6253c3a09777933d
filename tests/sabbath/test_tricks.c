/* Section 11: lead and winner. */
#include "laid.h"

static const struct {
    const char *name, *column, *trick;
    int lead, winner; /* winner as in the rules file, from 1 */
} tricks[] = {
    {"T1", "RBYG", "G3 G4 G1 Y4", SABBATH_LEAD_COLOUR, 2},
    {"T2", "RBYG", "G3 Y3 R3 B5", SABBATH_LEAD_NUMBER, 3},
    {"T3", "GYBR", "G3 Y3 R3 B3", SABBATH_LEAD_NUMBER, 1},
    {"T4", "RBYG", "G3 G3 G1 Y3", SABBATH_LEAD_COLOUR, 2},
    {"T5", "RBYG", "G3 G3 Y3 R1", SABBATH_LEAD_NUMBER, 3},
    {"T6", "RBYG", "G3 R2 B1 Y5", SABBATH_LEAD_OPEN, 1},
    {"T7", "RBYG", "G3 R2 G5 Y3", SABBATH_LEAD_COLOUR, 3},
    {"T8", "RBYG", "G3 R2 B3 G4", SABBATH_LEAD_NUMBER, 3},
    {"T9", "RBYG", "G3 G3 R1 B2", SABBATH_LEAD_OPEN, 2},
    {"T10", "RBYG", "G3 R1 G3 B2", SABBATH_LEAD_OPEN, 3},
    {"T11", "RBYG", "R5 R2 R5 R1", SABBATH_LEAD_COLOUR, 3},
    {"T12", "RBYG", "B2 Y2 B2 R4", SABBATH_LEAD_NUMBER, 3},
    {"T13", "RBYG", "B2 R4 Y5 B2 G2", SABBATH_LEAD_NUMBER, 4},
    {"T14", "RBYG", "R4 R4 B4", SABBATH_LEAD_NUMBER, 2},
    {"T15", "RBYG", "Y1 Y5 R5 G1", SABBATH_LEAD_COLOUR, 2},
    {"T16", "YBRG", "B2 B2 Y2 Y2 G1", SABBATH_LEAD_NUMBER, 4},
    {"T17", "RBYG", "R1 B1 G5 Y5 R1", SABBATH_LEAD_NUMBER, 5},
};

static void test_tricks(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof tricks / sizeof *tricks; i++) {
        const int n = (int)(strlen(tricks[i].trick) + 1) / 3;
        for (int leader = 0; leader < n; leader++) {
            laid t;
            lay_table(&t, n, leader, tricks[i].column, SABBATH_OPTIONS);
            play_trick(&t, tricks[i].trick);
            const nt_event *won = told(&t, NT_ALL, SABBATH_EV_TRICK);
            if (t.s.pub.lead != tricks[i].lead || t.s.pub.won != tricks[i].winner - 1) {
                fail_msg("%s: lead %d, winner %d", tricks[i].name, t.s.pub.lead, t.s.pub.won + 1);
            }
            const int seat = (leader + tricks[i].winner - 1) % n;
            assert_non_null(won);
            assert_int_equal(won->arg[0], seat);
            assert_int_equal(won->arg[1], card_of(tricks[i].trick + 3 * (tricks[i].winner - 1)));
            assert_int_equal(won->arg[3], tricks[i].lead);
            const char *best = tricks[i].trick + 3 * (tricks[i].winner - 1), card[] = {best[0], best[1], '\0'};
            assert_int_equal(won->arg[4], strstr(tricks[i].trick, card) != best); /* an equal one came before */
            assert_int_equal(t.s.pub.phase, SABBATH_WITCH);
            assert_int_equal(t.s.pub.turn, seat);
        }
    }
}

/* While it is played: the lead after each card, and whether the card could win (4.2). */
static void test_lead_goes_on(void **state) {
    (void)state;
    static const struct {
        const char *trick;
        const char *leads; /* o open, c colour, n number; capital when the card cannot win */
    } cases[] = {
        {"G3 R2 G5 Y3 G1", "oOcCc"}, {"G3 R2 B3 G4 G3", "oOnNn"}, {"G3 G3 G1 Y3 B3", "oocCC"},
        {"G3 G3 Y3 R1 G5", "oonNN"}, {"G3 R1 G3 B2 Y4", "oOoOO"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        laid t;
        lay_table(&t, 5, 0, "RBYG", SABBATH_OPTIONS);
        for (int k = 0; k < 5; k++) {
            const char card[3] = {cases[i].trick[3 * k], cases[i].trick[3 * k + 1], 0};
            play_trick(&t, card);
            const nt_event *played = told(&t, NT_ALL, SABBATH_EV_PLAYED);
            const char *name = played->arg[5] ? ".ocn" : ".OCN";
            assert_int_equal(name[played->arg[4]], cases[i].leads[k]);
            assert_int_equal(played->arg[2], k);
        }
    }
}

/* 4.4: the column before the witch of this trick is moved decides. */
static void test_column_before_move(void **state) {
    (void)state;
    laid t;
    lay_table(&t, 3, 0, "RBYG", SABBATH_OPTIONS);
    play_trick(&t, "G3 Y3 B3");
    assert_int_equal(t.s.pub.turn, 2);
    make(&t, 2, "witch down");
    assert_int_equal(t.s.pub.turn, 2); /* yellow is above blue now; blue has won all the same */
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_tricks),
        cmocka_unit_test(test_lead_goes_on),
        cmocka_unit_test(test_column_before_move),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
