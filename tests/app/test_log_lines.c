/* Beside a line of the log stands whoever it tells of first, and a picture that exists. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "app/match/log_lines.h"
#include "games/sabbath/sabbath_table.h"

static log_lines lines(void) {
    return (log_lines){.seats = 4, .seat = {{.name = "Ann"}, {.name = "Anna"}, {.name = "Cat"}, {.name = "鍵"}}};
}

static void the_first_name_of_a_line_counts(void **state) {
    (void)state;
    const log_lines l = lines();
    assert_int_equal(log_line_seat(&l, "Cat gives Ann a card."), 2);
    assert_int_equal(log_line_seat(&l, "Votes for 1 Ann: 1."), 0);
    assert_int_equal(log_line_seat(&l, "鍵が引きました。"), 3);
    assert_int_equal(log_line_seat(&l, "Night falls."), NT_SPECTATOR);
}

static void a_name_inside_a_word_is_none(void **state) {
    (void)state;
    const log_lines l = lines();
    assert_int_equal(log_line_seat(&l, "Anna's catch: Catnip, then Cat."), 1);
    assert_int_equal(log_line_seat(&l, "Catnip for all."), NT_SPECTATOR);
}

static void a_seat_without_a_name_is_nobody(void **state) {
    (void)state;
    const log_lines l = {.seats = 2, .seat = {{.name = ""}, {.name = "Bo"}}};
    assert_int_equal(log_line_seat(&l, "Bo turns a card."), 1);
    assert_int_equal(log_line_seat(&l, "A card is turned."), NT_SPECTATOR);
}

/* Whatever a game tells: its figure is one of those that are shipped. */
static void each_figure_is_a_picture(void **state) {
    enum { KINDS = 64, VALUES = 64 };
    (void)state;
    int figures = 0;
    for (int t = 0; nt_tables[t] != NULL; t++) {
        for (int i = 0; nt_tables[t]->figure != NULL && i < KINDS * VALUES; i++) {
            const uint8_t value = (uint8_t)(i % VALUES);
            const nt_event e = {.kind = (uint8_t)(i / VALUES), .n = 3, .arg = {value, value, value}};
            const char *figure = nt_tables[t]->figure(&e);
            char path[400];
            snprintf(path, sizeof path, "%s/assets/pictures/figures/%s.svg", NT_SOURCE_DIR, figure ? figure : "owl");
            FILE *f = fopen(path, "rb");
            if (f == NULL) {
                fail_msg("%s: %s", nt_tables[t]->game, path);
            }
            fclose(f);
            figures += figure != NULL;
        }
    }
    assert_true(figures > 100);
}

/* The card that an event turned up is one of the game's pieces. */
static void each_card_is_a_piece(void **state) {
    enum { KINDS = 64, VALUES = 64 };
    (void)state;
    int cards = 0;
    for (int t = 0; nt_tables[t] != NULL; t++) {
        int pieces = 0;
        while (nt_tables[t]->pieces != NULL && nt_tables[t]->pieces[pieces] != NULL) {
            pieces++;
        }
        assert_true((nt_tables[t]->card != NULL) == (nt_tables[t]->draw_card != NULL));
        for (int i = 0; nt_tables[t]->card != NULL && i < KINDS * VALUES; i++) {
            const uint8_t value = (uint8_t)(i % VALUES);
            const nt_event e = {.kind = (uint8_t)(i / VALUES), .n = 3, .arg = {value, value, value}};
            const int card = nt_tables[t]->card(&e);
            assert_true(card >= -1 && card < pieces);
            cards += card >= 0;
        }
    }
    assert_true(cards > 0);
}

extern const nt_table sabbath_table; /* as the list of tables names it */

/* By what was told alone. */
static void a_part_begins_with_the_card_that_leads(void **state) {
    (void)state;
    const nt_event led = {.kind = SABBATH_EV_PLAYED, .n = 6, .arg = {1, 0, 0}};
    const nt_event followed = {.kind = SABBATH_EV_PLAYED, .n = 6, .arg = {2, 0, 1}};
    const nt_event hidden = {.kind = SABBATH_EV_FACE_DOWN, .n = 2, .arg = {3, 0}};
    const nt_event took = {.kind = SABBATH_EV_TOOK, .n = 2, .arg = {1, 0}};
    assert_true(sabbath_table.begins(&led));
    assert_false(sabbath_table.begins(&followed));
    assert_true(sabbath_table.begins(&hidden));
    assert_false(sabbath_table.begins(&took));
}

/* In the colour of the card that is shown large beside the list; a crown is of no colour. */
static void a_card_is_shown_in_its_colour(void **state) {
    (void)state;
    const nt_event took = {.kind = SABBATH_EV_TOOK, .n = 3, .arg = {1, (uint8_t)sabbath_card(3, 2), 0}};
    const nt_event won = {.kind = SABBATH_EV_TRICK, .n = 5, .arg = {1, (uint8_t)sabbath_card(3, 2), 0}};
    assert_string_equal(sabbath_table.pieces[sabbath_table.card(&took)], "green 2");
    assert_true(sabbath_table.tint(&took) == UI_GREEN);
    assert_string_equal(sabbath_table.pieces[sabbath_table.card(&won)], "green 2");
    assert_true(sabbath_table.tint(&won) == 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_first_name_of_a_line_counts),
                                       cmocka_unit_test(a_name_inside_a_word_is_none),
                                       cmocka_unit_test(a_seat_without_a_name_is_nobody),
                                       cmocka_unit_test(each_figure_is_a_picture),
                                       cmocka_unit_test(each_card_is_a_piece),
                                       cmocka_unit_test(a_part_begins_with_the_card_that_leads),
                                       cmocka_unit_test(a_card_is_shown_in_its_colour)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
