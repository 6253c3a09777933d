/* The worked examples T1 to T28 of robbers.md 11, read from the table and played through the game. */
#include <stdio.h>

#include "robbers/notation.h"

typedef struct {
    const char *number, *trick;
    char lead;         /* '-' in a trick of specials only */
    const char *worth; /* C and R as printed; with specials only t = trump, l = lead */
    int winner;        /* position, 1-based */
} example;

static const example examples[] = {
    {"T1", "C15 R1 C3 R2", 'C', "C15 R1 C3 R2", 4},
    {"T2", "R4 R9 R2 R12", 'R', "R4 R9 R2 R12", 4},
    {"T3", "C10 T C15 C2", 'C', "C10 C16 C15 C2", 2},
    {"T4", "C10 W1 C11 C3", 'C', "C10 C11 C11 C3", 3},
    {"T5", "C11 C10 W1 C3", 'C', "C11 C10 C11 C3", 3},
    {"T6", "W1 C5 R3 R15", 'C', "R16 C5 R3 R15", 1},
    {"T7", "W1 W2 C5 R15", 'C', "R16 R17 C5 R15", 2},
    {"T8", "K1 C15 C14 C1", 'C', "R0 C15 C14 C1", 1},
    {"T9", "K1 C9 K2 C2", 'C', "R0 C9 R0 C2", 3},
    {"T10", "K1 C9 R1 C2", 'C', "R0 C9 R1 C2", 3},
    {"T11", "S C8 R12 C1", 'C', "R16 C8 R12 C1", 1},
    {"T12", "S C8 W1 R1", 'C', "C0 C8 C9 R1", 4},
    {"T13", "C8 S W1 C2", 'C', "C8 C0 C1 C2", 1},
    {"T14", "T W1 C7 C1", 'C', "C16 C17 C7 C1", 2},
    {"T15", "T W1 C7 R1", 'C', "C16 C17 C7 R1", 4},
    {"T16", "C3 K1 W1 R1", 'C', "C3 R0 R1 R1", 4},
    {"T17", "C3 R1 K1 W1", 'C', "C3 R1 R0 R1", 4},
    {"T18", "R15 W1 W2 T", 'R', "R15 R16 R17 R16", 3},
    {"T19", "R15 W1 T C1", 'R', "R15 R16 R16 C1", 4},
    {"T20", "C4 T S C15", 'C', "C4 C16 R16 C15", 3},
    {"T21", "W1 K1 W2 C12 R15", 'C', "R16 R0 R1 C12 R15", 1},
    {"T22", "S W1 C6 C9", 'C', "C0 C1 C6 C9", 4},
    {"T23", "K1 T K2", '-', "t0 l16 t0", 3},
    {"T24", "T W1 K1", '-', "l16 l17 t0", 3},
    {"T25", "K1 W1 T", '-', "t0 t1 l16", 2},
    {"T26", "S K1 W1 T", '-', "l0 t0 t1 l16", 3},
    {"T27", "W1 W2 K1 K2", '-', "t16 t17 t0 t0", 2},
    {"T28", "C6 W1 W2 R2", 'C', "C6 C7 C8 R2", 4},
};
enum { EXAMPLES = sizeof examples / sizeof *examples };

static char suit_letter(uint8_t suit) {
    return suit == ROBBERS_CHEST ? 'C' : suit == ROBBERS_ROBBER ? 'R' : '-';
}

static void test_effective_values(void **unused) {
    (void)unused;
    for (int e = 0; e < EXAMPLES; e++) {
        uint8_t card[ROBBERS_SEATS];
        const int n = cards_of(examples[e].trick, card);
        const robbers_reading reading = robbers_read(card, n);
        char said[64] = "";
        size_t length = 0;
        for (int i = 0; i < n; i++) {
            const char abstract = reading.strong[i] ? 't' : 'l';
            const char suit = suit_letter(reading.strong[i] ? reading.trump : reading.lead);
            length += (size_t)snprintf(said + length, sizeof said - length, "%s%c%d", i > 0 ? " " : "",
                                       suit == '-' ? abstract : suit, reading.rank[i]);
        }
        if (strcmp(said, examples[e].worth) != 0 || suit_letter(reading.lead) != examples[e].lead ||
            reading.best + 1 != examples[e].winner) {
            fail_msg("%s: lead %c, %s, winner %d", examples[e].number, suit_letter(reading.lead), said,
                     reading.best + 1);
        }
    }
}

/* The same tricks as moves of a game, in which seat 1 leads. */
static void test_played_tricks(void **unused) {
    (void)unused;
    for (int e = 0; e < EXAMPLES; e++) {
        uint8_t card[ROBBERS_SEATS];
        const int n = cards_of(examples[e].trick, card), winner = examples[e].winner % n;
        game g;
        start_game(&g, n);
        g.s.pub.trick[0].leader = 1;
        for (int i = 0; i < n; i++) {
            const int seat = (1 + i) % n;
            put_hand(&g, seat, "C1 C2 C4 C5 C7 R3 R7 R8 R9");
            g.s.seat[seat].hand[8] = card[i];
            assert_int_equal(robbers_turn(&g.s.pub), seat);
            assert_int_equal(play(&g, seat, card[i]), NT_OK);
        }
        const nt_event *told = find_event(&g, ROBBERS_EV_TRICK);
        assert_non_null(told);
        assert_int_equal(told->arg[0], winner);
        assert_int_equal(told->arg[1], examples[e].winner - 1);
        assert_int_equal(g.s.pub.taken[winner], 1);
        assert_int_equal(robbers_turn(&g.s.pub), winner); /* 5.4: leads next */
        uint8_t pile[ROBBERS_PILE];
        assert_int_equal(robbers_pile(g.s.pub.trick, 1, n, winner, pile), n);
        assert_memory_equal(pile, card, (size_t)n);
    }
}

/* 5.3 and its display note: what stands so far may change with the next card. */
static void test_provisional_readings(void **unused) {
    (void)unused;
    uint8_t card[ROBBERS_SEATS];
    cards_of("S C8 W1 R1", card);
    robbers_reading reading = robbers_read(card, 0);
    assert_int_equal(reading.lead, ROBBERS_NOBODY);
    reading = robbers_read(card, 1);
    assert_int_equal(reading.lead, ROBBERS_NOBODY);
    assert_int_equal(reading.why[0], ROBBERS_WHY_SEER_STRONG);
    reading = robbers_read(card, 2);
    assert_int_equal(reading.lead, ROBBERS_CHEST);
    assert_int_equal(reading.best, 0);
    reading = robbers_read(card, 3);
    assert_int_equal(reading.why[0], ROBBERS_WHY_SEER_WEAK);
    assert_int_equal(reading.best, 2);
    reading = robbers_read(card, 4);
    assert_int_equal(reading.best, 3);
    assert_int_equal(reading.why[1], ROBBERS_WHY_LEAD);
    assert_int_equal(reading.why[2], ROBBERS_WHY_WOLF_FOLLOWS);
    assert_int_equal(reading.why[3], ROBBERS_WHY_TRUMP);
}

/* 5.4: a reading says when the later of equal cards wins (T4, T5, T9, T16). */
static void test_equal_cards_are_told(void **unused) {
    (void)unused;
    for (int e = 0; e < EXAMPLES; e++) {
        static const char *const ties[] = {"T4", "T5", "T9", "T16", "T17", "T23"};
        uint8_t card[ROBBERS_SEATS];
        const int n = cards_of(examples[e].trick, card);
        bool tie = false;
        for (size_t i = 0; i < sizeof ties / sizeof *ties; i++) {
            tie = tie || strcmp(ties[i], examples[e].number) == 0;
        }
        if (robbers_read(card, n).equal != tie) {
            fail_msg("%s: a tie is %s", examples[e].number, tie ? "not seen" : "seen");
        }
    }
}

/* The table of 5.3: what a Werewolf behind each card counts. */
static void test_werewolf_follows(void **unused) {
    (void)unused;
    static const struct {
        const char *trick;
        int strong, rank;
    } follow[] = {
        {"C9 W1", 0, 10}, {"C15 W1", 0, 16},     {"C1 T W1", 0, 17},      {"C1 K1 W1", 1, 1},  {"C1 S W1", 0, 1},
        {"W1 W2", 1, 17}, {"C1 T W1 W2", 0, 18}, {"C1 R15 W1 W2", 1, 17}, {"K1 C9 W1", 0, 10}, {"T S W1 W2", 0, 2},
    };
    for (size_t i = 0; i < sizeof follow / sizeof *follow; i++) {
        uint8_t card[ROBBERS_SEATS];
        const int n = cards_of(follow[i].trick, card);
        const robbers_reading reading = robbers_read(card, n);
        if (reading.strong[n - 1] != follow[i].strong || reading.rank[n - 1] != follow[i].rank) {
            fail_msg("%s: %s %d", follow[i].trick, reading.strong[n - 1] ? "trump" : "lead", reading.rank[n - 1]);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_effective_values),     cmocka_unit_test(test_played_tricks),
        cmocka_unit_test(test_provisional_readings), cmocka_unit_test(test_equal_cards_are_told),
        cmocka_unit_test(test_werewolf_follows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
