/* Which face draws what. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "text/faces.h"

static int face_named(const char *part) {
    for (int i = 0; i < text_face_count(); i++) {
        if (strstr(text_face_at(i)->file, part) != NULL) {
            return i;
        }
    }
    fail_msg("no face is called %s", part);
    return -1;
}

/* As if the title face had plain letters only, and no face the character U+2603. */
static bool has(void *user, int face, uint32_t c) {
    (*(int *)user)++;
    return c != 0x2603 && (c < 0x80 || strstr(text_face_at(face)->file, "Grenze") == NULL);
}

static void splits_a_string_by_face(void **state) {
    (void)state;
    text_run run[8];
    int asked = 0;
    const char *text = "ab\xC4\x8D"
                       "d\xCC\x8C\xE2\x98\x83"; /* ab č d + caron, snowman */
    assert_int_equal(text_runs("en", TEXT_TITLE, text, strlen(text), has, &asked, run, 8), 3);
    assert_int_equal(run[0].face, face_named("Grenze"));
    assert_int_equal(run[0].len, 2);
    assert_int_equal(run[1].face, face_named("SemiBold"));
    assert_int_equal(run[1].at, 2);
    assert_int_equal(run[1].len, 2);
    /* The mark stays with its letter; what nobody has is the first face's box. */
    assert_int_equal(run[2].face, face_named("Grenze"));
    assert_int_equal(run[2].len, strlen(text) - 4);
    assert_true(asked > 0);
}

static void covers_the_whole_string_when_runs_are_short(void **state) {
    (void)state;
    text_run run[2];
    int asked = 0;
    const char *text = "a\xC4\x8D"
                       "b\xC4\x8D";
    assert_int_equal(text_runs("en", TEXT_TITLE, text, strlen(text), has, &asked, run, 2), 2);
    assert_int_equal(run[1].at + run[1].len, strlen(text));
    assert_int_equal(text_runs("en", TEXT_TITLE, text, strlen(text), has, &asked, run, 0), 0);
    assert_int_equal(text_runs("en", TEXT_BODY, "", 0, has, &asked, run, 2), 0);
    assert_int_equal(text_runs("en", TEXT_BODY, "\xff\xff", 2, has, &asked, run, 2), 1);
}

/* As the shipped faces: Japanese bold has common characters only, only the Chinese face has 妳, only the Japanese 畑,
 * and the menu's have 秘 and の. */
static bool has_own(void *user, int face, uint32_t c) {
    const char *file = text_face_at(face)->file;
    bool east = c >= 0x3000 && c < 0xFFF0, thai = c >= 0x0E00 && c < 0x0E80;
    bool *asked = user;
    if (asked != NULL) {
        asked[face] = true;
    }
    if (strstr(file, "Menu") != NULL) {
        return c == 0x79D8 || c == 0x306E;
    }
    if (strstr(file, "JP") != NULL) {
        return c != 0x59B3 && (east || c == 0x2026) && !(c == 0x908A && strstr(file, "Bold") != NULL);
    }
    if (strstr(file, "TC") != NULL) {
        return c != 0x7551 && (east || c == 0x2026);
    }
    return strstr(file, "Sarabun") != NULL ? thai || c < 0x250 : !east && !thai;
}

/* The files of a string's runs, "+" between them. */
static const char *files(const char *lang, text_style style, const char *text) {
    static char said[256];
    text_run run[16];
    int n = text_runs(lang, style, text, strlen(text), has_own, NULL, run, 16);
    said[0] = '\0';
    for (int i = 0; i < n; i++) {
        const char *file = text_face_at(run[i].face)->file;
        snprintf(said + strlen(said), sizeof said - strlen(said), "%s%.*s", i == 0 ? "" : "+",
                 (int)strcspn(file, "."), file);
    }
    return said;
}

static void the_language_of_the_string_chooses_the_forms(void **state) {
    (void)state;
    assert_string_equal(files("ja", TEXT_BODY, "直"), "NotoSansJP-Regular");
    assert_string_equal(files("zh-Hant", TEXT_BODY, "直"), "NotoSansTC-Regular");
    assert_string_equal(files("ja", TEXT_BOLD, "2直A"), "NotoSans-SemiBold+NotoSansJP-Bold+NotoSans-SemiBold");
    assert_string_equal(files("ja", TEXT_BODY, "妳"), "NotoSansTC-Regular");
    assert_string_equal(files("zh-Hant", TEXT_BODY, "畑"), "NotoSansJP-Regular");
    assert_string_equal(files("th", TEXT_BODY, "หมา 3 A"), "Sarabun-Regular");
    assert_string_equal(files("th", TEXT_BODY, "หมา直"), "Sarabun-Regular+NotoSansJP-Regular");
    assert_string_equal(files("de", TEXT_BOLD, "A หมา"), "NotoSans-SemiBold+Sarabun-SemiBold");
}

static void in_other_languages_the_string_tells_itself(void **state) {
    (void)state;
    assert_string_equal(files("en", TEXT_BODY, "直は"), "NotoSansJP-Regular");
    assert_string_equal(files("en", TEXT_BODY, "直ㄅ"), "NotoSansTC-Regular");
    assert_string_equal(files("en", TEXT_BODY, "直妳"), "NotoSansTC-Regular");
    assert_string_equal(files("en", TEXT_BODY, "直"), "NotoSansJP-Regular");
    assert_string_equal(text_lang_of_name("直は", "zh-Hant"), "ja");
    assert_string_equal(text_lang_of_name("直ㄅ", "ja"), "zh-Hant");
    assert_string_equal(text_lang_of_name("หมา", "ja"), "th");
    assert_string_equal(text_lang_of_name("直", "zh-Hant"), "zh-Hant");
    assert_string_equal(text_lang_of_name("Zo\xC3\xAB", "th"), "th");
}

static void dashes_and_dots_are_as_wide_as_their_letters(void **state) {
    (void)state;
    assert_string_equal(files("ja", TEXT_BODY, "待って……"), "NotoSansJP-Regular");
    assert_string_equal(files("ja", TEXT_BODY, "……待"), "NotoSansJP-Regular");
    assert_string_equal(files("ja", TEXT_BODY, "Wait…"), "NotoSans-Regular");
    assert_string_equal(files("en", TEXT_BODY, "Wait…"), "NotoSans-Regular");
}

/* Fraktur stands alone; a bold name that the bold face has not whole is plain. */
static void one_string_has_one_look(void **state) {
    (void)state;
    assert_string_equal(files("ja", TEXT_TITLE, "Growl 2"), "GrenzeGotisch-SemiBold");
    assert_string_equal(files("en", TEXT_TITLE, "Wolf II"), "GrenzeGotisch-SemiBold");
    assert_string_equal(files("ja", TEXT_TITLE, "2夜"), "NotoSans-SemiBold+NotoSansJP-Bold");
    assert_string_equal(files("th", TEXT_TITLE, "คืน 2"), "Sarabun-SemiBold");
    assert_string_equal(files("ja", TEXT_BOLD, "渡邊"), "NotoSansJP-Regular");
    assert_string_equal(files("en", TEXT_BOLD, "渡邊"), "NotoSansJP-Regular");
    assert_string_equal(files("zh-Hant", TEXT_BOLD, "渡邊"), "NotoSansTC-Bold");
}

/* Fraktur has no words of capitals. */
static void a_word_of_capitals_is_bold(void **state) {
    (void)state;
    assert_string_equal(files("en", TEXT_TITLE, "GROWL: options"), "NotoSans-SemiBold+GrenzeGotisch-SemiBold");
    assert_string_equal(files("de", TEXT_TITLE, "Das GROWL"), "GrenzeGotisch-SemiBold+NotoSans-SemiBold");
    assert_string_equal(files("en", TEXT_TITLE, "OWLs"), "GrenzeGotisch-SemiBold");
}

static void a_name_in_a_title_is_of_one_face(void **state) {
    char name[32];
    (void)state;
    text_title_name("en", "GROWL", name, sizeof name);
    assert_string_equal(name, "Growl");
    assert_string_equal(files("en", TEXT_TITLE, name), "GrenzeGotisch-SemiBold");
    text_title_name("de", "Das ÄRGER II!", name, sizeof name);
    assert_string_equal(name, "Das Ärger II!");
    text_title_name("ja", "GROWL", name, sizeof name); /* beside names in letters of its own */
    assert_string_equal(name, "GROWL");
    text_title_name("en", "GROWL", name, 4);
    assert_string_equal(name, "Gro");
}

/* Not half of it in one face and half in another, which number their glyphs differently. */
static void what_the_menu_says_needs_no_large_face(void **state) {
    (void)state;
    bool asked[32] = {false};
    text_run run[4];
    assert_string_equal(files("ja", TEXT_BODY, "秘の 3"), "NotoSansJP-Menu+NotoSans-Regular");
    assert_string_equal(files("ja", TEXT_BOLD, "秘"), "NotoSansJP-MenuBold");
    assert_string_equal(files("zh-Hant", TEXT_TITLE, "秘"), "NotoSansTC-MenuBold");
    assert_string_equal(files("en", TEXT_BODY, "秘"), "NotoSansJP-Menu");
    assert_string_equal(files("ja", TEXT_BODY, "秘 3 直"), "NotoSansJP-Regular+NotoSans-Regular+NotoSansJP-Regular");
    assert_true(text_face_is_own("ja", TEXT_BOLD, face_named("JP-MenuBold")));
    assert_false(text_face_is_own("ja", TEXT_BOLD, face_named("TC-MenuBold")));
    assert_int_equal(text_runs("ja", TEXT_BOLD, "秘の", strlen("秘の"), has_own, asked, run, 4), 1);
    for (int i = 0; i < text_face_count(); i++) {
        const char *file = text_face_at(i)->file;
        assert_false(asked[i] && strstr(file, ".otf") != NULL && strstr(file, "Menu") == NULL);
    }
}

static void a_face_that_nobody_needs_is_not_asked(void **state) {
    (void)state;
    bool asked[32] = {false};
    const char *text = "Ol\xC3\xA9, na\xC3\xAF"
                       "f \xF0\x9F\x90\xBA 3!";
    text_run run[8];
    for (int style = 0; style < TEXT_STYLES; style++) {
        text_runs("en", (text_style)style, text, strlen(text), has_own, asked, run, 8);
    }
    for (int i = 0; i < text_face_count(); i++) {
        bool east = strstr(text_face_at(i)->file, ".otf") != NULL;
        assert_false(asked[i] && (east || text_face_at(i)->script != NULL));
    }
}

static void faces_are_the_language_s_own_or_not(void **state) {
    (void)state;
    assert_true(text_face_is_own("ja", TEXT_BODY, face_named("JP-Regular")));
    assert_false(text_face_is_own("ja", TEXT_BODY, face_named("TC-Regular")));
    assert_false(text_face_is_own("ja", TEXT_BOLD, face_named("JP-Regular")));
    assert_true(text_face_is_own("ja", TEXT_BOLD, face_named("Sans-SemiBold")));
    assert_true(text_face_is_own("zh-Hant", TEXT_BOLD, face_named("TC-Bold")));
    assert_false(text_face_is_own("en", TEXT_BODY, face_named("JP-Regular")));
    assert_true(text_face_is_own("th", TEXT_BODY, face_named("Sarabun-Regular")));
}

static void few_marks_are_left(void **state) {
    (void)state;
    char out[32];
    const char *tower = "e\xCC\x81\xCC\x80\xCC\x82x";
    assert_int_equal(text_with_few_marks(tower, strlen(tower), 2, out), 6);
    assert_string_equal(out, "e\xCC\x81\xCC\x80x");
    assert_int_equal(text_with_few_marks(tower, strlen(tower), 0, out), 2);
    assert_string_equal(out, "ex");
}

static void every_face_is_shipped(void **state) {
    (void)state;
    for (int i = 0; i < text_face_count(); i++) {
        char path[512];
        snprintf(path, sizeof path, "%s/fonts/%s", NT_SOURCE_DIR, text_face_at(i)->file);
        FILE *f = fopen(path, "rb");
        assert_non_null(f);
        fclose(f);
    }
}

static void lines_are_apart_as_the_language_needs(void **state) {
    (void)state;
    text_lines en = text_lines_of("en"), unknown = text_lines_of("a-language-nobody-knows");
    assert_float_equal(en.skip, 1.40f, 0.001f);
    assert_float_equal(unknown.skip, en.skip, 0.001f);
    assert_float_equal(text_lines_of("ja").skip, 1.55f, 0.001f);
    assert_float_equal(text_lines_of("zh-Hant").skip, 1.55f, 0.001f);
    assert_float_equal(text_lines_of("th").skip, 1.60f * 1.1f, 0.001f);
    assert_true(text_lines_of("th").above > en.above && text_lines_of("th").below > en.below);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(splits_a_string_by_face),
        cmocka_unit_test(covers_the_whole_string_when_runs_are_short),
        cmocka_unit_test(the_language_of_the_string_chooses_the_forms),
        cmocka_unit_test(in_other_languages_the_string_tells_itself),
        cmocka_unit_test(dashes_and_dots_are_as_wide_as_their_letters),
        cmocka_unit_test(one_string_has_one_look),
        cmocka_unit_test(a_word_of_capitals_is_bold),
        cmocka_unit_test(a_name_in_a_title_is_of_one_face),
        cmocka_unit_test(what_the_menu_says_needs_no_large_face),
        cmocka_unit_test(a_face_that_nobody_needs_is_not_asked),
        cmocka_unit_test(faces_are_the_language_s_own_or_not),
        cmocka_unit_test(few_marks_are_left),
        cmocka_unit_test(every_face_is_shipped),
        cmocka_unit_test(lines_are_apart_as_the_language_needs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
