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
        cmocka_unit_test(every_face_is_shipped),
        cmocka_unit_test(lines_are_apart_as_the_language_needs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
