/* Widths and the pictures of lines. */
#include "canvas.h"

#include <stdio.h>

#include "platform/type.h"

static const char sentence[] = "Give one card to each neighbour \xE2\x80\x93 \xC3\x84\xC3\x96\xC3\x9C, 12,345";

static int open_fonts(void **state) {
    static pf_trouble trouble;
    *state = pf_fonts_new(NT_SOURCE_DIR, &trouble);
    return *state ? 0 : -1;
}

static int close_fonts(void **state) {
    pf_fonts_free(*state);
    return 0;
}

static pf_line line(const char *text, size_t len, int px, text_style style) {
    return (pf_line){"en", style, px, text, len};
}

static size_t character_end(const char *text, size_t at) {
    do {
        at++;
    } while (((unsigned char)text[at] & 0xC0) == 0x80);
    return at;
}

static void width_grows_with_each_character(void **state) {
    for (int style = 0; style < TEXT_STYLES; style++) {
        int before = 0;
        for (size_t len = 0; sentence[len];) {
            len = character_end(sentence, len);
            pf_line l = line(sentence, len, 24, (text_style)style);
            int w = pf_line_width(*state, &l);
            assert_true(w + 1 >= before); /* a pair may stand closer by less than a pixel */
            before = w;
        }
        assert_true(before > 200);
    }
}

static void width_grows_with_size(void **state) {
    for (int px = 8, before = 0; px < 90; px++) {
        pf_line l = line(sentence, strlen(sentence), px, TEXT_BOLD);
        int w = pf_line_width(*state, &l);
        assert_true(w > before);
        before = w;
    }
}

static void picture_is_as_wide_as_measured(void **state) {
    static const char *const words[] = {"A", "to act", "jay", "AVATAR", "W\xC3\xB6lfe!", "fi ffl"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        for (int style = 0; style < TEXT_STYLES; style++) {
            pf_line l = line(words[i], strlen(words[i]), 31, (text_style)style);
            pf_image *image = pf_line_make(*state, &l);
            assert_non_null(image);
            assert_int_equal(image->w, pf_line_width(*state, &l));
            pf_image_free(image);
        }
    }
}

static bool inked_row(const pf_image *image, int y) {
    for (int x = 0; x < image->w; x++) {
        if (image->cover[y * image->w + x] > 96) {
            return true;
        }
    }
    return false;
}

/* Letters without descenders stand on the baseline, however tall their marks. */
static void letters_stand_on_the_baseline(void **state) {
    static const char *const words[] = {"HEH", "H\xC3\x82H", "H\xE1\xBA\xA4H", "ill"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        pf_line l = line(words[i], strlen(words[i]), 40, TEXT_BODY);
        pf_image *image = pf_line_make(*state, &l);
        int last = image->h - 1;
        while (last > 0 && !inked_row(image, last)) {
            last--;
        }
        assert_in_range(last + image->y + 2, 0, 2); /* -2, -1 or 0: the row above the baseline */
        pf_image_free(image);
    }
}

static bool same_picture(pf_fonts *fonts, const pf_line *one, const pf_line *other) {
    pf_image *a = pf_line_make(fonts, one), *b = pf_line_make(fonts, other);
    bool same = a->w == b->w && a->h == b->h && memcmp(a->cover, b->cover, (size_t)(a->w * a->h)) == 0;
    pf_image_free(a);
    pf_image_free(b);
    return same;
}

/* A tone over a vowel over a letter is the tallest stack there is; the tone is what tells words apart. */
static void thai_stacks_keep_their_tones(void **state) {
    static const char *const vowels[] = {"ั", "ิ", "ี", "ึ", "ื"}, *const tones[] = {"่", "้", "๊", "๋", "์"};
    for (int letter = 0x01; letter <= 0x2E; letter++) {
        for (int i = 0; i < 25; i++) {
            char with[16], without[16];
            int n = snprintf(without, sizeof without, "\xE0\xB8%c%s", 0x80 + letter, vowels[i / 5]);
            int m = snprintf(with, sizeof with, "%s%s", without, tones[i % 5]);
            pf_line one = {"th", i % 2 ? TEXT_BODY : TEXT_BOLD, 20 + letter % 7, with, (size_t)m}, other = one;
            other.text = without;
            other.len = (size_t)n;
            if (same_picture(*state, &one, &other)) {
                fail_msg("the tone is lost: %s", with);
            }
        }
    }
}

/* However many marks somebody types, the letters stand on the baseline and no line gets taller. */
static void towers_of_marks_are_cut(void **state) {
    char tower[256] = "H";
    for (int i = 0; i < 40; i++) {
        strcat(tower, i % 2 ? "\xCC\x82" : "\xCC\xA3");
    }
    pf_line plain = line("H", 1, 40, TEXT_BODY), tall = line(tower, strlen(tower), 40, TEXT_BODY);
    pf_image *a = pf_line_make(*state, &plain), *b = pf_line_make(*state, &tall);
    assert_int_equal(b->h, a->h);
    assert_int_equal(b->y, a->y);
    assert_true(inked_row(b, -b->y - 2) && inked_row(b, -b->y - 12)); /* the stems of the H */
    pf_image_free(a);
    pf_image_free(b);
}

static void covers_what_the_faces_have(void **state) {
    ui_type type = pf_fonts_type(*state);
    assert_true(type.covers(type.user, "en", TEXT_BODY, sentence, strlen(sentence)));
    assert_true(type.covers(type.user, "en", TEXT_TITLE, "a\xC2\xA0z\xE2\x80\x8B!", 8));
    assert_false(type.covers(type.user, "en", TEXT_BODY, "\xF0\x9F\x90\xBA", 4));
}

static void an_empty_line_has_no_picture(void **state) {
    pf_line nothing = line("", 0, 20, TEXT_BODY);
    assert_int_equal(pf_line_width(*state, &nothing), 0);
    assert_null(pf_line_make(*state, &nothing));
}

static void invisible_characters_take_no_room(void **state) {
    pf_line plain = line("HH", 2, 40, TEXT_BODY), with = line("H\xE2\x80\x8B\xE2\x81\xA0H", 8, 40, TEXT_BODY);
    pf_image *a = pf_line_make(*state, &plain), *b = pf_line_make(*state, &with);
    assert_int_equal(a->w, b->w);
    assert_int_equal(a->h, b->h);
    assert_memory_equal(a->cover, b->cover, (size_t)(a->w * a->h));
    pf_image_free(a);
    pf_image_free(b);
}

static void the_whole_line_is_measured_not_the_string(void **state) {
    pf_line part = line(sentence, 4, 20, TEXT_BODY), alone = line("Give", 4, 20, TEXT_BODY);
    assert_int_equal(pf_line_width(*state, &part), pf_line_width(*state, &alone));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(width_grows_with_each_character),
        cmocka_unit_test(width_grows_with_size),
        cmocka_unit_test(picture_is_as_wide_as_measured),
        cmocka_unit_test(letters_stand_on_the_baseline),
        cmocka_unit_test(thai_stacks_keep_their_tones),
        cmocka_unit_test(towers_of_marks_are_cut),
        cmocka_unit_test(covers_what_the_faces_have),
        cmocka_unit_test(an_empty_line_has_no_picture),
        cmocka_unit_test(invisible_characters_take_no_room),
        cmocka_unit_test(the_whole_line_is_measured_not_the_string),
    };
    return cmocka_run_group_tests(tests, open_fonts, close_fonts);
}
