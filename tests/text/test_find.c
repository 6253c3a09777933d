/* Words are found as people look for them: as parts, without accents, large or small, in every language. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <string.h>

#include "text/find.h"

static void finds(const char *text, const char *what, const char *there) {
    text_found found;
    assert_true(text_find(text, 0, what, &found));
    assert_int_equal(found.to - found.from, strlen(there));
    assert_memory_equal(text + found.from, there, strlen(there));
}

static void parts_of_words_are_found(void **state) {
    (void)state;
    finds("Nobody may choose them.", "hoos", "hoos");
    finds("人狼側が勝ちます。", "狼側", "狼側");
    finds("ผู้เล่นที่มีแต้มมากที่สุด", "แต้ม", "แต้ม");
    finds("分數最高的人獲勝。", "最高", "最高");
}

static void accents_and_size_make_no_difference(void **state) {
    (void)state;
    finds("Le Général est élu.", "eLU", "élu");
    finds("La brújula señala", "SENALA", "señala");
    finds("Die Wölfe grüßen", "wolfe", "Wölfe");
    finds("Die Wölfe grüßen", "grussen", "grüßen");
    finds("le cœur", "coeur", "cœur");
    finds("élan", "élan", "élan");
    finds("ＧＲＯＷＬ", "growl", "ＧＲＯＷＬ");
    finds("カード", "かーど", "カード");
}

static void what_is_not_there_is_not_found(void **state) {
    (void)state;
    text_found found;
    assert_false(text_find("Wölfe", 0, "wolfen", &found));
    assert_false(text_find("が", 0, "か", &found)); /* another letter, not an accent */
    assert_false(text_find("Wolf", 0, "", &found));
    assert_false(text_find("", 0, "a", &found));
    assert_false(text_find("abc", 1, "a", &found));
}

static void what_cannot_be_seen_is_passed_over(void **state) {
    (void)state;
    finds("Nacht\u00ADkarte", "nachtkarte", "Nacht\u00ADkarte");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parts_of_words_are_found),
        cmocka_unit_test(accents_and_size_make_no_difference),
        cmocka_unit_test(what_is_not_there_is_not_found),
        cmocka_unit_test(what_cannot_be_seen_is_passed_over),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
