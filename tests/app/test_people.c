/* Changing who sits at the table. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "app/people.h"
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
        people_next_emblem(&s, seat, i % 3 == 0 ? -1 : 1);
        check_all_differ(&s);
        people_next_colour(&s, seat, i % 5 == 0 ? -1 : 1);
        check_all_differ(&s);
        people_set_count(&s, 3 + (i * 5) % 18);
        check_all_differ(&s);
    }
}

static void taking_an_emblem_leaves_the_others_theirs(void **state) {
    (void)state;
    app_seating s = app_seating_standard(6, true);
    people_next_emblem(&s, 0, 1);
    for (int i = 1; i < 6; i++) {
        assert_int_equal(s.seat[i].emblem, i);
    }
    assert_int_equal(s.seat[0].emblem, 6);
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
        cmocka_unit_test(taking_an_emblem_leaves_the_others_theirs),
        cmocka_unit_test(a_chair_taken_away_comes_back_as_it_was),
        cmocka_unit_test(people_change_places_with_all_they_have),
        cmocka_unit_test(names_take_letters_of_any_language_up_to_their_room),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
