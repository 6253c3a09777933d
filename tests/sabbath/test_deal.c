/* Section 3: what is dealt, and that it is dealt evenly. */
#include "laid.h"

enum { DEALS = 4000 };

static void deal(laid *t, int n, nt_rng *rng) {
    nt_config config = nt_config_standard(&sabbath_game, (uint8_t)n);
    assert_int_equal(set_up(t, &config), NT_OK);
    assert_int_equal(sabbath_game.to_act(&t->s.pub), 1u << NT_CHANCE);
    assert_int_equal(nt_apply(&sabbath_game, &t->s, nt_chance(rng), &t->told), NT_OK);
}

static void test_table_of_section_3(void **state) {
    (void)state;
    static const struct {
        int n, hand, left_over;
    } rows[] = {{3, 13, 1}, {4, 10, 0}, {5, 8, 0}};
    nt_rng rng = nt_rng_seed(3);
    for (int i = 0; i < 3; i++) {
        laid t;
        uint64_t all = 0;
        deal(&t, rows[i].n, &rng);
        assert_int_equal(sabbath_tricks(rows[i].n), rows[i].hand);
        for (int seat = 0; seat < rows[i].n; seat++) {
            const uint64_t hand = sabbath_set_of(t.s.seat[seat].hand);
            assert_int_equal(t.s.pub.hand[seat], rows[i].hand);
            assert_int_equal(sabbath_count(hand), rows[i].hand);
            for (int card = 0; card < SABBATH_FACES; card++) {
                for (int copy = sabbath_held(t.s.seat[seat].hand, card); copy > 0; copy--) {
                    assert_true(copy < 2 || (hand >> card & 1));
                    all = sabbath_with(all, card);
                }
            }
        }
        assert_int_equal(t.s.hid.left_over != SABBATH_NONE, rows[i].left_over);
        if (rows[i].left_over) {
            all = sabbath_with(all, t.s.hid.left_over);
        }
        assert_true(all == (UINT64_C(0xFFFFF) << 32 | 0xFFFFF)); /* every face twice */
        assert_int_equal(t.s.pub.phase, SABBATH_PLAY);
    }
}

/* The hand that a seat is told is the hand of its view; nobody else is told of it. */
static void test_told_hands(void **state) {
    (void)state;
    nt_rng rng = nt_rng_seed(4);
    laid t;
    deal(&t, 5, &rng);
    for (uint8_t seat = 0; seat < 5; seat++) {
        const nt_event *event = told(&t, seat, SABBATH_EV_HAND);
        const uint8_t set[SABBATH_SET] = {event->arg[0], event->arg[1], event->arg[2], 0,
                                          event->arg[3], event->arg[4], event->arg[5], 0};
        assert_memory_equal(set, t.s.seat[seat].hand, SABBATH_SET);
    }
    assert_null(told(&t, NT_ALL, SABBATH_EV_HAND));
    assert_int_equal(t.told.n, 6);
}

/* Whether a count of hits may well have that chance: within five standard deviations. */
static void about(int hits, int of, double chance) {
    const double beyond = hits - of * chance;
    if (beyond * beyond > 25 * of * chance * (1 - chance)) {
        fail_msg("%d of %d, expected %.0f", hits, of, of * chance);
    }
}

static void test_even(void **state) {
    (void)state;
    nt_rng rng = nt_rng_seed(5);
    int starts[3] = {0}, at[SABBATH_COLOURS][SABBATH_COLOURS] = {{0}}, left[SABBATH_FACES] = {0};
    int held[3][SABBATH_FACES] = {{0}};
    for (int i = 0; i < DEALS; i++) {
        laid t;
        deal(&t, 3, &rng);
        starts[t.s.pub.turn]++;
        for (int place = 0; place < SABBATH_COLOURS; place++) {
            at[place][t.s.pub.column[place]]++;
        }
        left[t.s.hid.left_over]++;
        for (int seat = 0; seat < 3; seat++) {
            for (int card = 0; card < SABBATH_FACES; card++) {
                held[seat][card] += sabbath_held(t.s.seat[seat].hand, card) == 2;
            }
        }
    }
    for (int seat = 0; seat < 3; seat++) {
        about(starts[seat], DEALS, 1 / 3.0);
    }
    for (int place = 0; place < SABBATH_COLOURS; place++) {
        for (int colour = 0; colour < SABBATH_COLOURS; colour++) {
            about(at[place][colour], DEALS, 1 / 4.0);
        }
    }
    for (int card = 0; card < SABBATH_FACES; card++) {
        about(left[card], DEALS, 1 / 20.0);
        for (int seat = 0; seat < 3; seat++) {
            about(held[seat][card], DEALS, 13 / 40.0 * 12 / 39);
        }
    }
}

/* The colours are the story's, the emblems the sheet's (2), and cards are written as in the rules file. */
static void test_names(void **state) {
    (void)state;
    char text[3];
    assert_string_equal(sabbath_colour_id[SABBATH_RED], "red");
    assert_string_equal(sabbath_emblem_id[SABBATH_GREEN], "cup");
    sabbath_card_text(sabbath_card(SABBATH_YELLOW, 4), text);
    assert_string_equal(text, "y4");
    for (int card = 0; card < SABBATH_FACES; card++) {
        assert_int_equal(sabbath_card(sabbath_colour(card), sabbath_number(card)), card);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_table_of_section_3),
        cmocka_unit_test(test_told_hands),
        cmocka_unit_test(test_even),
        cmocka_unit_test(test_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
