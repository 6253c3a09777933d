/* Section 12: what may be played, and the sentence for what may not. */
#include "laid.h"

static const struct {
    const char *name, *trick, *hand, *legal;
    int option;
} cases[] = {
    {"L1", "G3", "G4 Y3 R2", "play y3, play g4", SABBATH_OPTIONS},
    {"L2", "G3", "R2 B1 Y5", "play r2, play b1, play y5", SABBATH_OPTIONS},
    {"L3", "G3 G4", "G5 B3 Y4", "play g5", SABBATH_OPTIONS},
    {"L4", "G3 Y3", "G5 B3 Y4", "play b3", SABBATH_OPTIONS},
    {"L5", "G3 G3", "G5 B3 Y4", "play b3, play g5", SABBATH_OPTIONS},
    {"L6", "G3 R2", "R5 R1 B3", "play b3", SABBATH_OPTIONS},
    {"L7", "G3 Y3", "G5 R1", "play r1, play g5", SABBATH_OPTIONS},
    {"L8", "G3 G3 B3", "G1 Y3", "play y3", SABBATH_OPTIONS},
    {"L9", "G3 R2", "G3 R2", "play g3", SABBATH_OPTIONS},
    {"L10", "G3 Y3", "G5 R1", "facedown r1, facedown g5", SABBATH_OPT_SILENT},
    {"L11", "G3 G4", "G5 B3 Y4", "play g5", SABBATH_OPT_SILENT},
    {"c1 is free", "", "G5 B3 Y4", "play b3, play y4, play g5", SABBATH_OPTIONS},
    {"c1 is never face down", "", "G5", "play g5", SABBATH_OPT_SILENT},
    {"copies are one move", "G3", "G4 G4 R1", "play g4", SABBATH_OPTIONS},
};

/* The trick before the seat whose hand is asked. */
static void lay_case(laid *t, size_t i) {
    lay_table(t, 4, 0, "RBYG", cases[i].option);
    play_trick(t, cases[i].trick);
    lay_hand(t, t->s.pub.turn, cases[i].hand);
}

static void test_legality(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        laid t;
        char texts[256];
        lay_case(&t, i);
        if (strcmp(legal_texts(&t, texts), cases[i].legal) != 0) {
            fail_msg("%s: %s", cases[i].name, texts);
        }
        assert_int_equal(asked(&t), NT_ASK_HAND);
    }
}

/* Every card that is not in the list is refused, face up and face down, and changes nothing. */
static void test_refusals(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        laid t;
        lay_case(&t, i);
        for (int card = 0; card < SABBATH_FACES; card++) {
            for (int down = 0; down < 2; down++) {
                char name[3], text[16];
                laid before = t;
                sabbath_card_text(card, name);
                snprintf(text, sizeof text, "%s %s", down ? "facedown" : "play", name);
                const bool may = strstr(cases[i].legal, text) != NULL;
                const nt_err err = submit(&t, t.s.pub.turn, text);
                assert_int_equal(err, may ? NT_OK : NT_ILLEGAL);
                if (!may) {
                    assert_memory_equal(&t.s, &before.s, sizeof t.s);
                }
                t = before;
            }
        }
    }
}

static void check_why(const char *name, const char *card, sabbath_why why) {
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        laid t;
        if (strcmp(cases[i].name, name) != 0) {
            continue;
        }
        lay_case(&t, i);
        const uint8_t seat = t.s.pub.turn;
        if (sabbath_why_not(&t.s.pub, seat, &t.s.seat[seat], card_of(card)) != why) {
            fail_msg("%s: why not %s", name, card);
        }
        return;
    }
    fail_msg("no case %s", name);
}

static void test_why_not(void **state) {
    (void)state;
    check_why("L1", "R2", SABBATH_MUST_MATCH);
    check_why("L1", "G4", SABBATH_MAY);
    check_why("L1", "B5", SABBATH_NOT_NOW); /* not in the hand */
    check_why("L2", "R2", SABBATH_MAY);
    check_why("L3", "B3", SABBATH_MUST_COLOUR);
    check_why("L4", "G5", SABBATH_MUST_NUMBER);
    check_why("L5", "Y4", SABBATH_MUST_MATCH);
    check_why("L9", "R2", SABBATH_MUST_MATCH);
    check_why("L10", "G5", SABBATH_MAY_FACE_DOWN);
    check_why("L11", "B3", SABBATH_MUST_COLOUR);
    check_why("c1 is never face down", "G5", SABBATH_MAY);
    laid t;
    lay_table(&t, 3, 0, "RBYG", SABBATH_OPTIONS);
    lay_hand(&t, 1, "G5");
    assert_int_equal(sabbath_why_not(&t.s.pub, 1, &t.s.seat[1], card_of("G5")), SABBATH_NOT_NOW);
}

/* 10: who does not follow has shown it, by what was asked; who follows shows nothing. */
static void test_shown_voids(void **state) {
    (void)state;
    laid t;
    lay_table(&t, 5, 0, "RBYG", SABBATH_OPTIONS);
    play_trick(&t, "G3 R2 Y3 G1 B3");
    assert_int_equal(t.s.pub.no_colour[1], 1 << SABBATH_GREEN); /* open: neither green */
    assert_int_equal(t.s.pub.no_number[1], 1 << 2);             /* nor a three */
    assert_int_equal(t.s.pub.no_colour[3], 0);                  /* number 3: no three, green or not */
    assert_int_equal(t.s.pub.no_number[3], 1 << 2);
    for (int seat = 0; seat < 5; seat += 2) {
        assert_int_equal(t.s.pub.no_colour[seat] | t.s.pub.no_number[seat], 0);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_legality),
        cmocka_unit_test(test_refusals),
        cmocka_unit_test(test_why_not),
        cmocka_unit_test(test_shown_voids),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
