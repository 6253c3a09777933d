/* Where lines may end. The strings are our own; "|" shows the places wanted. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "text/break.h"

/* Opened once a language, as a catalogue does it. */
static struct {
    const char *lang;
    text_breaker *rules;
} opened[16];
static int languages;

static text_breaker *rules_of(const char *lang) {
    for (int i = 0; i < languages; i++) {
        if (strcmp(opened[i].lang, lang) == 0) {
            return opened[i].rules;
        }
    }
    assert_true(languages < 16);
    opened[languages].lang = lang;
    opened[languages].rules = text_breaker_open(lang);
    assert_non_null(opened[languages].rules);
    return opened[languages++].rules;
}

static int close_rules(void **state) {
    (void)state;
    while (languages > 0) {
        text_breaker_close(opened[--languages].rules);
    }
    return 0;
}

static void assert_wraps(const char *lang, text_wrap wrap, const char *shown) {
    char text[256] = "", got[512];
    size_t n = 0, g = 0;
    for (const char *at = shown; *at != '\0'; at++) {
        if (*at != '|') {
            text[n++] = *at;
        }
    }
    int at[64];
    int count = text_breaks(rules_of(lang), wrap, text, n, at, 64), next = 0;
    assert_int_equal(at[count - 1], n);
    for (size_t i = 0; i < n; i++) {
        if (at[next] == (int)i) {
            got[g++] = '|';
            next++;
        }
        got[g++] = text[i];
    }
    got[g] = '\0';
    assert_string_equal(got, shown);
}

static void assert_breaks(const char *lang, const char *shown) {
    assert_wraps(lang, TEXT_RUNNING, shown);
}

static void breaks_by_the_rules_of_the_language(void **state) {
    (void)state;
    assert_breaks("en", "Who |died? |Not |me.");
    assert_breaks("de", "Nacht\xC2\xAD"
                        "|wache");
    assert_breaks("en", "12,000 |gold|—|now");
    assert_breaks("fr", "Qui\xC2\xA0? |Moi\xE2\x80\xAF!");
    assert_breaks("ja", "夜|に|な|り|ま|し|た。|「は|い」");
    assert_breaks("ja", "待っ|て……|く|れ"); /* strict: no small kana and no pair of dots torn apart */
    assert_breaks("zh-Hant", "天|黑，|請|閉|眼。");
    assert_breaks("th", "หมาป่า|ตื่น|แล้ว");
    assert_breaks("en", "a\xE2\x80\x8B"
                        "|b |c\xE2\x81\xA0"
                        "d");
}

static void hard_lines_of_each_script(void **state) {
    (void)state;
    assert_breaks("th", "น้ำ|ใน|ห้ำ|ที่|ผู้|ปี่|ญูฐู |เด็ก ๆ |หลับ ฯ |จริง |ฯลฯ");
    assert_breaks("ja", "「ちょっ|と、|待っ|てー。」|――|『え……』|（3|人）");
    assert_breaks("zh-Hant", "「狼|人」|們|——|請|睜|眼……|「（真|的|嗎？）」|女|巫；|三！");
    assert_breaks("de", "Donau\xC2\xAD"
                        "|dampf\xC2\xAD"
                        "|schifffahrt |– |„Ja“, |12.000");
    assert_breaks("fr", "«\xC2\xA0Qui\xE2\x80\xAF? |Moi\xC2\xA0» |l’œil\xC2\xA0: |oui\xE2\x80\xAF!");
    assert_breaks("th", "หมา\xE2\x80\x8B|ป่า\xE2\x81\xA0ตื่น");
    assert_breaks("ja", "人\xE2\x81\xA0狼\xE2\x80\x8B|は");
}

/* Between phrases, and never where the strict rules forbid it: ICU's phrases alone part ー from its word. */
static void titles_break_between_phrases(void **state) {
    (void)state;
    assert_wraps("ja", TEXT_PHRASES, "獲物を|ひとり|選びます");
    assert_wraps("ja", TEXT_PHRASES, "「はい」|と|答えたら、|ちょっと|待ってー。");
    assert_wraps("zh-Hant", TEXT_PHRASES, "天|黑，|請");
    assert_wraps("en", TEXT_PHRASES, "Who |died?");
}

static void never_breaks_inside_a_cluster(void **state) {
    (void)state;
    const char *text = "e\xCC\x81\xCC\x80"
                       "x \xF0\x9F\x90\xBA\xEF\xB8\x8F y"; /* e with two marks; a wolf with a selector */
    int at[32];
    int n = text_breaks(rules_of("en"), TEXT_RUNNING, text, strlen(text), at, 32);
    for (int i = 0; i < n; i++) {
        assert_int_equal(text_cluster_before(rules_of("en"), text, strlen(text), (size_t)at[i]), at[i]);
    }
    assert_int_equal(text_cluster_before(rules_of("en"), text, strlen(text), 0), 0);
    assert_int_equal(text_cluster_before(rules_of("en"), text, strlen(text), 1), 0);
    assert_int_equal(text_cluster_before(rules_of("en"), text, strlen(text), 4), 0);
    assert_int_equal(text_cluster_before(rules_of("en"), text, strlen(text), 5), 5);
    assert_int_equal(text_cluster_before(rules_of("en"), text, strlen(text), 8), 7);
    assert_int_equal(text_cluster_before(rules_of("en"), text, strlen(text), 999), strlen(text));
    assert_int_equal(text_cluster_before(rules_of("th"), "น้ำ", strlen("น้ำ"), 4), 0);
}

static void holds_the_limits(void **state) {
    (void)state;
    int at[2] = {-1, -1};
    assert_int_equal(text_breaks(rules_of("en"), TEXT_RUNNING, "", 0, at, 2), 0);
    assert_int_equal(text_breaks(rules_of("en"), TEXT_RUNNING, "a b c d", 7, at, 2), 2);
    assert_int_equal(at[1], 7);
    assert_int_equal(text_breaks(rules_of("en"), TEXT_RUNNING, "a b", 3, at, 0), 0);
    assert_int_equal(text_breaks(rules_of("a-language-without-rules"), TEXT_RUNNING, "a b", 3, at, 2), 2);
    assert_int_equal(text_breaks(rules_of("en"), TEXT_RUNNING, "\xff\xfe z", 4, at, 2), 2);
    assert_int_equal(at[1], 4);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(breaks_by_the_rules_of_the_language),
        cmocka_unit_test(hard_lines_of_each_script),
        cmocka_unit_test(titles_break_between_phrases),
        cmocka_unit_test(never_breaks_inside_a_cluster),
        cmocka_unit_test(holds_the_limits),
    };
    return cmocka_run_group_tests(tests, NULL, close_rules);
}
