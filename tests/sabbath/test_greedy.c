/* The yardstick of the bots does what it is said to do. */
#include "games/sabbath/sabbath_bot.h"
#include "laid.h"

enum { TIMES = 60 };

/* What greedy chooses for whoever is to act, over many draws: every choice that it made, in the order of the list. */
static const char *choices(const laid *t, char out[256]) {
    nt_move legal[NT_MAX_LEGAL];
    bool chosen[SABBATH_FACES] = {false};
    nt_rng rng = nt_rng_seed(1);
    const nt_view view = nt_look(&sabbath_game, &t->s, t->s.pub.turn);
    const int n = sabbath_game.legal(&view, legal, NT_MAX_LEGAL);
    for (int i = 0; i < TIMES; i++) {
        const int which = sabbath_greedy(view, legal, n, &rng);
        assert_in_range(which, 0, n - 1);
        chosen[which] = true;
    }
    size_t at = 0;
    out[0] = 0;
    for (int i = 0; i < n; i++) {
        if (chosen[i]) {
            char text[NT_TEXT_MAX];
            sabbath_game.move_text(view.pub, legal[i], text, sizeof text);
            at += (size_t)snprintf(out + at, 256 - at, "%s%s", at > 0 ? ", " : "", text);
        }
    }
    return out;
}

static void takes(laid *t, int seat, const char *cards) {
    sabbath_store(t->s.pub.taken[seat], set_of(cards));
}

/* Seat 0 holds one green and one red card; a second red one makes red (5) its colour, a second green one green (1).
 */
static void test_draft(void **state) {
    (void)state;
    laid t;
    char texts[256];
    lay_table(&t, 3, 0, "RBYG", SABBATH_OPTIONS);
    takes(&t, 0, "R1 G1");
    takes(&t, 1, "G1 G2 Y2 Y2");
    takes(&t, 2, "B3 B3 B4 B4 B5 B5");
    play_trick(&t, "R2 R3 R4");
    make(&t, 2, "witch down");
    make(&t, 2, "take r3");
    assert_string_equal(choices(&t, texts), "take r2, take r4"); /* neither wins a number: both give red */
    takes(&t, 1, "G1 G2 Y3");
    assert_string_equal(choices(&t, texts), "take r2"); /* now R2 ties the twos */
}

static void test_witch(void **state) {
    (void)state;
    laid t;
    char texts[256];
    lay_table(&t, 3, 0, "RBYG", SABBATH_OPTIONS);
    takes(&t, 0, "B1 B2");
    takes(&t, 1, "R3 R4");
    takes(&t, 2, "Y5 Y1");
    play_trick(&t, "B3 Y4 G4");
    assert_string_equal(choices(&t, texts), "witch up"); /* blue to 5, the other's red to 3 */
    takes(&t, 0, "Y3 Y2");
    takes(&t, 2, "B5 B1");
    assert_string_equal(choices(&t, texts), "witch down"); /* its yellow to 3, blue to 2 */
}

/* The last to play sees what the trick brings: R5 wins it, keeps red on top and takes a card that it wants. */
static void test_play(void **state) {
    (void)state;
    laid t;
    char texts[256];
    lay_table(&t, 3, 0, "BRYG", SABBATH_OPTIONS);
    takes(&t, 0, "B1 B2 B3");
    takes(&t, 1, "Y1 Y2");
    takes(&t, 2, "R1 R2 R3");
    play_trick(&t, "R4 R3");
    lay_hand(&t, 2, "R5 R2");
    assert_string_equal(choices(&t, texts), "play r5");
}

/* A hand that cannot follow plays face down in the silent variant, and greedy knows its own card alone. */
static void test_silent(void **state) {
    (void)state;
    laid t;
    char texts[256];
    lay_table(&t, 3, 0, "RBYG", SABBATH_OPT_SILENT);
    lay_hand(&t, 0, "R1 B1");
    lay_hand(&t, 1, "G5 G4");
    lay_hand(&t, 2, "Y2 Y3");
    make(&t, 0, "play r1");
    laid other = t;
    make(&t, 1, "facedown g5");
    make(&other, 1, "facedown g4");
    char others[256];
    assert_string_equal(choices(&t, texts), choices(&other, others));
}

/* Against three at random it wins far more than its share. */
static void test_worth(void **state) {
    (void)state;
    nt_rng rng = nt_rng_seed(2);
    double won = 0;
    for (int i = 0; i < 200; i++) {
        laid t;
        nt_move legal[SABBATH_FACES];
        nt_config config = nt_config_standard(&sabbath_game, 4);
        assert_int_equal(set_up(&t, &config), NT_OK);
        for (uint32_t asked_now; (asked_now = sabbath_game.to_act(&t.s.pub)) != 0;) {
            nt_move move = nt_chance(&rng);
            if (asked_now != 1u << NT_CHANCE) {
                const uint8_t seat = nt_lowest(asked_now);
                const int n =
                    sabbath_game.legal((nt_view[]){nt_asking(&sabbath_game, &t.s, seat)}, legal, SABBATH_FACES);
                const int which = seat == i % 4 ? sabbath_greedy(nt_look(&sabbath_game, &t.s, seat), legal, n, &rng)
                                                : (int)nt_rng_below(&rng, (uint32_t)n);
                move = legal[which];
            }
            t.told = (nt_events){0};
            assert_int_equal(nt_apply(&sabbath_game, &t.s, move, &t.told), NT_OK);
        }
        const uint32_t winners = sabbath_game.winners(&t.s.pub);
        won += (winners >> (i % 4) & 1) / (double)sabbath_count(winners);
    }
    assert_true(won > 80); /* 50 is even */
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_draft),  cmocka_unit_test(test_witch), cmocka_unit_test(test_play),
        cmocka_unit_test(test_silent), cmocka_unit_test(test_worth),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
