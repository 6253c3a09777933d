/* Section 14: the points of a finished game, with and without devils in conflict. */
#include "laid.h"

typedef struct {
    const char *cards;
    uint8_t colours[SABBATH_COLOURS], numbers[SABBATH_NUMBERS]; /* all zero: not given in the rules file */
    char colour;
    int witch, devil, total, conflict_witch, conflict_total; /* -1: not given */
} row;

typedef struct {
    const char *name, *column, *left_over;
    int n;
    uint32_t winners, conflict_winners; /* 0: not given */
    row seat[SABBATH_SEATS];
} example;

static const example s1 = {
    "S1",
    "YGRB",
    "",
    4,
    0xC,
    0xC,
    {{"R1 R2 R4 B2 B3 B4 Y5 G1 G2 G3", {3, 3, 1, 3}, {2, 3, 2, 2, 1}, 'G', 3, 4, 7, 5, 9},
     {"R2 R3 R3 B1 B1 B2 B5 Y4 Y4 G3", {3, 4, 2, 1}, {2, 2, 3, 2, 1}, 'B', 1, 4, 5, 2, 6},
     {"R4 B3 B5 Y1 Y1 Y3 Y5 G4 G4 G5", {1, 2, 4, 3}, {2, 0, 2, 3, 3}, 'Y', 5, 6, 11, 4, 10},
     {"R1 R5 R5 B4 Y2 Y2 Y3 G1 G2 G5", {3, 1, 3, 3}, {2, 3, 1, 1, 3}, 'Y', 5, 6, 11, 4, 10}},
};

static const example s2 = {
    "S2",
    "RBYG",
    "",
    4,
    0,
    0,
    {{"R4 R4 B1 B4 B5 Y1 Y2 Y2 Y3 Y4", {0}, {0}, 'Y', 2, 4, 6, 3, 7},
     {"R1 R1 R5 B2 B3 Y4 G2 G3 G4 G4", {0}, {0}, 'G', 1, 2, 3, 1, 3},
     {"R2 R2 R3 R3 R5 B3 B4 B5 Y3 G1", {0}, {0}, 'R', 5, 4, 9, 8, 12},
     {"B1 B2 Y1 Y5 Y5 G1 G2 G3 G5 G5", {0}, {0}, 'G', 1, 6, 7, 1, 7}},
};

static const example s3 = {
    "S3",
    "GRBY",
    "G5",
    3,
    0,
    0,
    {{"R3 R5 B3 B5 Y1 Y1 Y2 Y3 G1 G3 G3 G4 G5", {0}, {0}, 'G', 5, 6, 11, -1, -1},
     {"R1 R2 R3 R4 R5 B2 B2 B4 B5 Y3 Y4 Y5 G1", {0}, {0}, 'R', 3, 2, 5, -1, -1},
     {"R1 R2 R4 B1 B1 B3 B4 Y2 Y4 Y5 G2 G2 G4", {0}, {0}, 'B', 2, 6, 8, -1, -1}},
};

static const example s4 = {
    "S4",
    "RGYB",
    "",
    5,
    1 << 3,
    1 << 2,
    {{"R1 R4 R5 B1 B2 Y2 Y5 G2", {0}, {0}, 'R', 5, 4, 9, 4, 8},
     {"R2 R3 B1 B4 B5 Y4 G1 G2", {0}, {0}, 'B', 1, 4, 5, 2, 6},
     {"B5 Y1 Y4 Y5 G1 G3 G4 G5", {0}, {0}, 'G', 3, 6, 9, 5, 11},
     {"R1 R4 B3 B4 Y1 Y3 G3 G5", {2, 2, 2, 2}, {0}, 'R', 5, 6, 11, 4, 10},
     {"R2 R3 R5 B2 B3 Y2 Y3 G4", {0}, {0}, 'R', 5, 4, 9, 4, 8}},
};

static void lay_example(laid *t, const example *e, int option) {
    lay_table(t, e->n, 0, e->column, option);
    for (int seat = 0; seat < e->n; seat++) {
        assert_int_equal(sabbath_count(set_of(e->seat[seat].cards)), sabbath_tricks(e->n));
        sabbath_store(t->s.pub.taken[seat], set_of(e->seat[seat].cards));
    }
    if (e->left_over[0]) {
        t->s.hid.left_over = (uint8_t)card_of(e->left_over);
    }
    t->told = (nt_events){0};
    sabbath_close(&t->s, &t->told);
}

static void check_counts(const row *want, const sabbath_row *got) {
    static const row none;
    if (memcmp(want->colours, none.colours, sizeof none.colours) != 0) {
        assert_memory_equal(got->colours, want->colours, sizeof want->colours);
    }
    if (memcmp(want->numbers, none.numbers, sizeof none.numbers) != 0) {
        assert_memory_equal(got->numbers, want->numbers, sizeof want->numbers);
    }
}

static void check_example(const example *e, bool conflict) {
    laid t;
    sabbath_row rows[SABBATH_SEATS];
    int16_t score[NT_MAX_SEATS];
    lay_example(&t, e, conflict ? SABBATH_OPT_CONFLICT : SABBATH_OPTIONS);
    sabbath_rows(&t.s.pub, rows);
    sabbath_game.score(&t.s.pub, score);
    for (int seat = 0; seat < e->n; seat++) {
        const row *want = &e->seat[seat];
        const int witch = conflict ? want->conflict_witch : want->witch;
        const int total = conflict ? want->conflict_total : want->total;
        if (total < 0) {
            continue;
        }
        if (rows[seat].colour != colour_of(want->colour) || rows[seat].witch != witch ||
            rows[seat].devil != want->devil || score[seat] != total) {
            fail_msg("%s, seat %d, conflict %d: colour %d, witch %d, devil %d, total %d", e->name, seat, conflict,
                     rows[seat].colour, rows[seat].witch, rows[seat].devil, score[seat]);
        }
        assert_int_equal(t.s.pub.witch[0][seat] + t.s.pub.devil[0][seat], total);
        check_counts(want, &rows[seat]);
    }
    const uint32_t winners = conflict ? e->conflict_winners : e->winners;
    if (winners != 0) {
        assert_int_equal(sabbath_game.winners(&t.s.pub), winners);
    }
}

static void test_s1(void **state) {
    (void)state;
    check_example(&s1, false);
    check_example(&s1, true);
    laid t;
    lay_example(&t, &s1, SABBATH_OPTIONS);
    sabbath_row rows[SABBATH_SEATS];
    sabbath_rows(&t.s.pub, rows);
    static const uint8_t most[4][SABBATH_NUMBERS] = {
        {1, 1, 0, 0, 0}, {1, 0, 1, 0, 0}, {1, 0, 0, 1, 1}, {1, 1, 0, 0, 1}};
    for (int seat = 0; seat < 4; seat++) {
        assert_memory_equal(rows[seat].most, most[seat], sizeof most[seat]);
    }
}

static void test_s2(void **state) {
    (void)state;
    check_example(&s2, false);
    check_example(&s2, true);
}

static void test_s3(void **state) {
    (void)state;
    check_example(&s3, false);
    laid t;
    lay_example(&t, &s3, SABBATH_OPTIONS);
    const nt_event *left = told(&t, NT_ALL, SABBATH_EV_LEFT_OVER);
    assert_non_null(left);
    assert_int_equal(left->arg[1], card_of("G5"));
    assert_int_equal(t.s.pub.left_over[0], card_of("G5"));
}

static void test_s4(void **state) {
    (void)state;
    check_example(&s4, false);
    check_example(&s4, true);
}

/* 16: before anybody has a number or a colour nobody scores for it. */
static void test_nobody_scores_for_nothing(void **state) {
    (void)state;
    laid t;
    sabbath_row rows[SABBATH_SEATS];
    lay_table(&t, 4, 0, "RBYG", SABBATH_OPT_CONFLICT);
    sabbath_rows(&t.s.pub, rows);
    for (int seat = 0; seat < 4; seat++) {
        assert_int_equal(rows[seat].colour, SABBATH_NONE);
        assert_int_equal(rows[seat].witch + rows[seat].devil + rows[seat].halved, 0);
    }
    sabbath_store(t.s.pub.taken[2], set_of("G4"));
    sabbath_rows(&t.s.pub, rows);
    assert_int_equal(rows[2].witch, 2); /* green at the bottom of the backs */
    assert_int_equal(rows[2].devil, 2);
    assert_int_equal(rows[0].witch + rows[0].devil, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_s1),
        cmocka_unit_test(test_s2),
        cmocka_unit_test(test_s3),
        cmocka_unit_test(test_s4),
        cmocka_unit_test(test_nobody_scores_for_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
