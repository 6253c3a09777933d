/* Names in a sentence: the last one is joined as each language does it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "ui/card_table.h"

static const char *of(const char *lang, const char *const name[], int n) {
    static char arena[512], problems[512];
    text_catalogue *c = text_open(NT_SOURCE_DIR "/locales", lang, problems, sizeof problems);
    assert_non_null(c);
    text_words w = text_words_in(c, arena, sizeof arena);
    const char *all = table_list(&w, name, n);
    text_close(c);
    return all;
}

static void the_last_name_is_joined(void **state) {
    (void)state;
    static const char *const name[] = {"Owl", "Hare", "Cat"};
    static const struct {
        const char *lang, *two, *three;
    } said[] = {{"en", "Owl and Hare", "Owl, Hare and Cat"}, {"de", "Owl und Hare", "Owl, Hare und Cat"},
                {"es", "Owl y Hare", "Owl, Hare y Cat"},     {"fr", "Owl et Hare", "Owl, Hare et Cat"},
                {"it", "Owl e Hare", "Owl, Hare e Cat"},     {"ja", "OwlとHare", "Owl、HareとCat"},
                {"th", "Owl และ Hare", "Owl, Hare และ Cat"}, {"zh-Hant", "Owl和Hare", "Owl、Hare和Cat"}};

    for (size_t i = 0; i < sizeof said / sizeof said[0]; i++) {
        assert_string_equal(of(said[i].lang, name, 2), said[i].two);
        assert_string_equal(of(said[i].lang, name, 3), said[i].three);
    }
}

static void one_stands_alone_and_none_is_nothing(void **state) {
    (void)state;
    static const char *const name[] = {"Owl"};

    assert_string_equal(of("en", name, 1), "Owl");
    assert_null(of("en", name, 0));
}

static void spanish_hears_an_i(void **state) {
    (void)state;
    static const char *const with_i[] = {"I", "iris", "Íñigo", "Hilda"}, *const other[] = {"Hielo", "Owl", "H", ""};

    for (int i = 0; i < 4; i++) {
        const char *const e[] = {"Ana", with_i[i]}, *const y[] = {"Ana", other[i]};
        assert_non_null(strstr(of("es", e, 2), "Ana e "));
        assert_non_null(strstr(of("es", y, 2), "Ana y "));
    }
}

static void seats_are_named_in_their_order(void **state) {
    (void)state;
    static char arena[256];
    ui_seat chair[NT_MAX_SEATS] = {{.name = "Owl"}, {.name = "Hare"}, {.name = "Cat"}};
    text_catalogue *c = text_open(NT_SOURCE_DIR "/locales", "en", NULL, 0);
    text_words w = text_words_in(c, arena, sizeof arena);

    memcpy(chair[NT_MAX_SEATS - 1].name, "Stag", sizeof "Stag");
    assert_string_equal(table_names(&w, chair, 1u | 4u | 1u << (NT_MAX_SEATS - 1)), "Owl, Cat and Stag");
    assert_null(table_names(&w, chair, 0));
    text_close(c);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_last_name_is_joined), cmocka_unit_test(one_stands_alone_and_none_is_nothing),
        cmocka_unit_test(spanish_hears_an_i), cmocka_unit_test(seats_are_named_in_their_order)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
