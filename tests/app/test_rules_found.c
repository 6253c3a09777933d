/* What the list of a search shows of the rules: a line around the word, cut between words. */
#include "ui/stage.h"

#include <stdio.h>

#include "app/rules/rules_found.h"

static const char german[] = "Beim Sterben drehst du dein Haus um. Wer als erste Karte einen Biss hat, ist ein Wolf "
                             "Zero und bleibt Werwolf bis zum Schluss.";

static void speak(stage *s, const char *lang) {
    text_close(s->ui.words);
    s->ui.words = text_open(NT_SOURCE_DIR "/locales", lang, NULL, 0);
    assert_non_null(s->ui.words);
}

static const char *line_of(stage *s, float w, const char *text, const char *words) {
    ui_label_style style = UI_STYLE_SMALL;
    style.name = true;
    const char *line = rules_excerpt(s->d, &style, w, text, words);
    assert_true(ui_label_width(&s->ui, &style, line) <= w);
    return line;
}

static bool is_letter(char c) {
    return (unsigned char)c >= 0x80 || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* What stands between the ellipses is a piece of the text, and no word at its ends is torn. */
static void has_whole_words(const char *text, const char *line) {
    static const char dots[] = "…";
    char piece[512];
    const bool before = strncmp(line, dots, strlen(dots)) == 0;
    snprintf(piece, sizeof piece, "%s", line + (before ? strlen(dots) : 0));
    char *end = strstr(piece, dots);
    if (end != NULL) {
        *end = '\0';
    }
    const char *from = piece[0] == ' ' ? piece + 1 : piece;
    size_t n = strlen(from);
    n -= n > 0 && end != NULL && from[n - 1] == ' ';
    piece[(size_t)(from - piece) + n] = '\0';
    const char *at = strstr(text, from);
    assert_non_null(at);
    assert_true(before ? at > text && !is_letter(at[-1]) : at == text);
    assert_true(end != NULL ? !is_letter(at[n]) : at[n] == '\0');
}

static void a_line_holds_the_word_and_whole_ones_beside_it(void **state) {
    static const char *const words[] = {"wolf", "biss", "haus", "SCHLUSS", "zero wolf", "beim", "nowhere"};
    stage *s = *state;
    speak(s, "de");
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        for (float w = 150.0f; w < 1500.0f; w += 13.0f) {
            text_found found[RULES_FOUND];
            ui_begin(s->d, &s->ui);
            const char *line = line_of(s, w, german, words[i]);
            has_whole_words(german, line);
            assert_true(rules_found(german, words[i], found) == 0 || rules_found(line, words[i], found) > 0);
        }
    }
    assert_string_equal(line_of(s, 300.0f, german, "wolf"), "… ist ein Wolf Zero und …");
}

static void without_spaces_it_is_cut_between_words_too(void **state) {
    static const char text[] = "最初のカードが噛みつきの人は、始祖の狼になり、最後まで狼のままです。";
    stage *s = *state;
    speak(s, "ja");
    assert_string_equal(line_of(s, 170.0f, text, "始祖"), "…始祖の狼になり、最後まで…");
}

static void of_a_word_wider_than_the_line_it_keeps_what_was_found(void **state) {
    stage *s = *state;
    speak(s, "de");
    assert_string_equal(line_of(s, 120.0f, "Die Nachtkartenreihenfolge gilt.", "karten"), "…kartenrei…");
}

static void each_word_is_found_wherever_it_stands(void **state) {
    (void)state;
    text_found found[RULES_FOUND];
    assert_int_equal(rules_found(german, "wolf zero", found), 3);
    assert_memory_equal(german + found[0].from, "Wolf", 4);
    assert_memory_equal(german + found[1].from, "wolf", 4);
    assert_int_equal(found[2].to - found[2].from, 4);
    assert_true(rules_holds(german, " zero  wolf"));
    assert_false(rules_holds(german, "zero moon"));
    assert_false(rules_holds(german, " "));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_line_holds_the_word_and_whole_ones_beside_it, stage_open, stage_close),
        cmocka_unit_test_setup_teardown(without_spaces_it_is_cut_between_words_too, stage_open, stage_close),
        cmocka_unit_test_setup_teardown(of_a_word_wider_than_the_line_it_keeps_what_was_found, stage_open,
                                        stage_close),
        cmocka_unit_test(each_word_is_found_wherever_it_stands),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
