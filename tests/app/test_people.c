/* Changing who sits at the table. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "app/seating/people.h"
#include "ui/theme.h"

static void check_all_differ(const app_seating *s) {
    for (int i = 0; i < s->n; i++) {
        for (int j = 0; j < i; j++) {
            const ui_seat *a = &s->seat[i], *b = &s->seat[j];
            assert_true(a->emblem != b->emblem);
            assert_false(a->colour == b->colour && a->pattern == b->pattern);
        }
    }
}

static void no_two_seats_ever_look_alike(void **state) {
    (void)state;
    app_seating s = app_seating_standard(6, true);
    for (int i = 0; i < 400; i++) {
        int seat = (i * 7) % s.n;
        people_take_emblem(&s, seat, i * 3 % UI_EMBLEMS);
        check_all_differ(&s);
        people_take_colour(&s, seat, i * 5 % UI_SEAT_COLOURS);
        check_all_differ(&s);
        people_set_count(&s, 3 + (i * 5) % 18);
        check_all_differ(&s);
    }
}

static void whoever_has_an_emblem_gets_the_one_given_for_it(void **state) {
    (void)state;
    app_seating s = app_seating_standard(6, true);
    people_take_emblem(&s, 0, 3);
    assert_int_equal(s.seat[0].emblem, 3);
    assert_int_equal(s.seat[3].emblem, 0);
    people_take_emblem(&s, 0, 12); /* of a chair that is put away */
    people_take_emblem(&s, 0, 12);
    assert_int_equal(s.seat[0].emblem, 12);
    people_set_count(&s, 20);
    check_all_differ(&s);
}

static void a_colour_whose_patterns_are_taken_is_not_given(void **state) {
    (void)state;
    app_seating s = app_seating_standard(20, true);
    for (int i = 0; i < 20; i++) {
        people_take_colour(&s, i, 2);
        check_all_differ(&s);
    }
}

static void who_plays_is_one_press(void **state) {
    (void)state;
    app_seating s = app_seating_standard(6, true);
    people_all(&s);
    assert_int_equal(app_seating_humans(&s), 0x3F);
    people_set_count(&s, 9);
    assert_int_equal(app_seating_humans(&s), 0x1FF);
    people_alone(&s, 4);
    assert_int_equal(app_seating_humans(&s), 1u << 4);
}

/* ---- names from elsewhere ---- */

static void pasted(const char *before, const char *text, const char *want) {
    ui_seat seat = {.name = ""};
    text_breaker *english = text_breaker_open("en");
    strcpy(seat.name, before);
    assert_int_equal(people_paste(&seat, text, english), strcmp(before, want) != 0);
    assert_string_equal(seat.name, want);
    text_breaker_close(english);
}

static void what_cannot_be_seen_is_no_part_of_a_name(void **state) {
    (void)state;
    pasted("", "Ada", "Ada");
    pasted("", "  Ada \r\n\tLovelace \n", "Ada Lovelace");
    pasted("Ada", " L.", "Ada L.");
    pasted("",
           "A\x1b[31md\x07"
           "a",
           "A[31mda");
    pasted("",
           "\u202e"
           "Ada\u200b\ufeff",
           "Ada");
    pasted("",
           "A\xff\xc3"
           "b",
           "Ab");
    pasted("", "\u200b\n \t", "");
    pasted("Ada", "", "Ada");
    pasted("", "王小明", "王小明");
}

static void a_long_text_is_cut_between_letters(void **state) {
    (void)state;
    pasted("", "abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrst");
    pasted("", "abcdefghijklmnopqrs tuv", "abcdefghijklmnopqrs");
    ui_seat seat = {.name = "abcdefghijklmnopqrs"};
    text_breaker *english = text_breaker_open("en");
    assert_true(people_paste(&seat, "e\u0301", english)); /* never without its mark */
    assert_string_equal(seat.name, "abcdefghijklmnopqrs");
    seat.name[0] = '\0';
    char family[400] = "";
    for (int i = 0; i < 15; i++) {
        strcat(family, "👨‍👩‍👧"); /* their joiners are left out: single people remain */
    }
    assert_true(people_paste(&seat, family, english));
    assert_int_equal(strlen(seat.name) % strlen("👨"), 0);
    assert_true(strlen(seat.name) < sizeof seat.name);
    text_breaker_close(english);
}

static void a_chair_taken_away_comes_back_as_it_was(void **state) {
    (void)state;
    app_seating s = app_seating_standard(6, true);
    strcpy(s.seat[5].name, "Zoe");
    s.seat[5].bot = false;
    people_set_count(&s, 4);
    people_set_count(&s, 6);
    assert_string_equal(s.seat[5].name, "Zoe");
    assert_false(s.seat[5].bot);
}

static void people_change_places_with_all_they_have(void **state) {
    (void)state;
    app_seating s = app_seating_standard(5, true);
    strcpy(s.seat[1].name, "Ana");
    people_swap(&s, 1, 4);
    assert_string_equal(s.seat[4].name, "Ana");
    assert_int_equal(s.seat[4].emblem, 1);
    assert_int_equal(s.seat[1].emblem, 4);
}

static void names_take_letters_of_any_language_up_to_their_room(void **state) {
    (void)state;
    ui_seat seat = {.name = ""};
    text_breaker *english = text_breaker_open("en"), *thai = text_breaker_open("th");
    people_type(&seat, " ");
    assert_string_equal(seat.name, "");
    people_type(&seat, "é");
    people_type(&seat, "\n");
    people_type(&seat, "王");
    assert_string_equal(seat.name, "é王");
    people_erase(&seat, english);
    assert_string_equal(seat.name, "é");
    for (int i = 0; i < 100; i++) {
        people_type(&seat, "น้ำ");
    }
    assert_true(strlen(seat.name) < sizeof seat.name);
    for (int i = 0; i < 100; i++) {
        people_erase(&seat, thai);
    }
    assert_string_equal(seat.name, "");
    text_breaker_close(english);
    text_breaker_close(thai);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_two_seats_ever_look_alike),
        cmocka_unit_test(whoever_has_an_emblem_gets_the_one_given_for_it),
        cmocka_unit_test(a_colour_whose_patterns_are_taken_is_not_given),
        cmocka_unit_test(who_plays_is_one_press),
        cmocka_unit_test(what_cannot_be_seen_is_no_part_of_a_name),
        cmocka_unit_test(a_long_text_is_cut_between_letters),
        cmocka_unit_test(a_chair_taken_away_comes_back_as_it_was),
        cmocka_unit_test(people_change_places_with_all_they_have),
        cmocka_unit_test(names_take_letters_of_any_language_up_to_their_room),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
