/* Where lines may end. The strings are our own; "|" shows the places wanted. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>
#include <unicode/ubrk.h>
#include <unicode/utext.h>

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
    assert_wraps("ja", TEXT_ANYWHERE, "夜|に|な|り|ま|し|た。|「は|い」");
    assert_wraps("ja", TEXT_ANYWHERE, "待っ|て……|く|れ"); /* strict: no small kana and no pair of dots torn apart */
    assert_wraps("ja", TEXT_ANYWHERE, "プログラム|が|配|る"); /* a word of katakana stays whole */
    assert_wraps("ja", TEXT_ANYWHERE, "ハウス|ルール");       /* two do not */
    assert_wraps("zh-Hant", TEXT_ANYWHERE, "天|黑，|請|閉|眼。");
    assert_breaks("th", "หมาป่า|ตื่น|แล้ว");
    assert_breaks("en", "a\xE2\x80\x8B"
                        "|b |c\xE2\x81\xA0"
                        "d");
}

static void hard_lines_of_each_script(void **state) {
    (void)state;
    assert_breaks("th", "น้ำ|ใน|ห้ำ|ที่|ผู้|ปี่|ญูฐู |เด็ก ๆ |หลับ ฯ |จริง |ฯลฯ");
    assert_wraps("ja", TEXT_ANYWHERE, "「ちょっ|と、|待っ|てー。」|――|『え……』|（3|人）");
    assert_wraps("zh-Hant", TEXT_ANYWHERE, "「狼|人」|們|——|請|睜|眼……|「（真|的|嗎？）」|女|巫；|三！");
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
    assert_wraps("ja", TEXT_PHRASES, "「はい」と|答えたら、|ちょっと|待ってー。");
    assert_wraps("zh-Hant", TEXT_PHRASES, "天黑，|請");
    assert_wraps("en", TEXT_PHRASES, "Who |died?");
}

static void a_number_keeps_its_counter(void **state) {
    (void)state;
    assert_breaks("ja", "手を|下ろして|1人を|救い、|カードを|3枚受け取ります。");
    assert_breaks("ja", "第2夜の前、|3–5人で|遊びます。|人狼×2、|こぶたAは|5点を|得ます。");
    assert_breaks("ja", "緑3、|次に|黄3なら、|リードは|数字の|3で、|宝箱10とどろぼう1。");
    assert_breaks("zh-Hant", "例如綠3之後|出黃3：|條件|是|數字3，|寶箱15輸給|盜賊1。");
    assert_breaks("ja", "2つの薬を|同じ|夜に|使えます。|変更中は|3か所です。");
    assert_wraps("ja", TEXT_PHRASES, "第1夜の前に|1人を|占います。");
    assert_breaks("zh-Hant", "每位|玩家|有|3張手牌，|先|選|一張，|1號貓|得|2分，|輪到|第3夜開始。");
    assert_breaks("zh-Hant", "3–5人|遊玩，|小豬A|在|這一墩|拿|兩張牌，|狼人×2。");
    assert_breaks("zh-Hant", "已經|過了|10秒\n|請再等|3秒");
}

static void a_number_keeps_its_word(void **state) {
    (void)state;
    assert_breaks("de", "mit |mindestens |10 Punkten |am |Schluss");
    assert_breaks("es", "gana |Cerditos 1. |Después, |2 de |los 3.");
    assert_breaks("en", "Then |Chest 12 |beats |Robber 1, |by |40 to 16: |a |point.");
    assert_breaks("en", "Won. |With |6 players |or |3–5 bots, |not |12,000 |or |1000.");
    assert_breaks("fr", "la |1re |nuit |à |85\xC2\xA0%");
    assert_breaks("zh-Hant", "小豬 1。");
    assert_breaks("th", "อีก |12 คน");
    assert_wraps("de", TEXT_ANYWHERE, "mindestens |10 |Punkte");
}

static void words_of_two_letters_stay_whole(void **state) {
    (void)state;
    assert_breaks("ja", "人狼は|声を|出さずに、|襲う|1人を|決めます。");
    assert_breaks("ja", "狼美人と|白狼王、|保安官は|決選|投票、|どろぼう側の|取り札。");
    assert_breaks("ja", "決闘騎士は|決闘できます。|悪霊騎士を|占います。");
    assert_breaks("ja", "噛みつき|1つを|打ち消します。|相手を|選んでください。");
    assert_breaks("ja", "そのままにして|おく|ことは|できません。");
    assert_breaks("ja", "投票|済み：|2/8人。|まだの人：|1番フクロウ"); /* a short word and its noun */
    assert_wraps("ja", TEXT_PHRASES, "自分の席に|タッチすると、|ほかの人が|第2夜の前に");
    assert_breaks("ja", "最後まで|手を|挙げていた|人が|死亡します。");
    assert_breaks("ja", "わざと|間違えましょう。|狼は|届いたか|どうか。|一夜だけ|よみがえります。");
    assert_breaks("ja", "もう一方のどろぼう。|もう1人を|指さし直します。|長押しすると、|2番目にする。");
    assert_breaks("ja", "「はい」と|Anna2の|Hannaは|0点から。|得点が|ありません。|眠れなくなる前に");
    assert_breaks("zh-Hant", "夜晚時|全員|閉眼，|狼人|與|隱狼，|惡靈騎士、|石像鬼、|守墓人。");
    assert_breaks("zh-Hant", "大野狼的|玩家板，|玩家們|不能|跟牌，|輪到|你首引。");
}

/* The code of a seal, in all languages, and where words are torn, too. */
static void a_code_stays_whole(void **state) {
    (void)state;
    assert_breaks("ja", "封印|8d82-6cdb-efd8-12b0を|c5e10544f6fで|開きました。");
    assert_wraps("ja", TEXT_ANYWHERE, "封|印|8d82-6cdb-efd8-12b0|を|c5e10544f6f|で|開|き|ま|し|た。");
    assert_breaks("de", "Siegel |8d82-6cdb-efd8-12b0, |Nord-|Süd-|Bahn |Rot-|Gelb-|Blau");
}

/* A text of two short lines may end in two letters, a longer one may not; each paragraph by itself. */
static void no_last_line_of_two_letters(void **state) {
    (void)state;
    assert_breaks("zh-Hant", "確認|隊友");
    assert_breaks("zh-Hant", "狼人|挑選|一位|玩家，|沒人救的|人死亡。");
    assert_breaks("zh-Hant", "狼人|挑選|一位|玩家，|沒人救的|人死亡。\n|狼人|挑選|一位|玩家，|沒人救的|人死亡。");
    assert_breaks("ja", "人狼陣営と|村人陣営は|ほぼ|互角です。");
    assert_wraps("ja", TEXT_PHRASES, "端末を|中央に|置くか、|回すかです。");
    assert_breaks("ja", "狼美人が|自爆");
}

static void where_a_line_must_or_may_end_it_ends(void **state) {
    (void)state;
    assert_breaks("ja", "人\n|狼。\xE2\x80\x8B|夜に");
    assert_breaks("zh-Hant", "狼\n|人。\n|狼");
}

/* What was found once is kept for the frames that follow: it must be the same, and not another text's. */
static void says_the_same_each_time(void **state) {
    (void)state;
    char text[64];
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < 1000; i++) {
            snprintf(text, sizeof text, "%s第%d夜です。", i % 2 != 0 ? "人狼は夜の" : "人狼の", i);
            int at[64], fresh[64];
            text_breaker *other = text_breaker_open("ja");
            int n = text_breaks(rules_of("ja"), TEXT_RUNNING, text, strlen(text), at, 64);
            assert_int_equal(text_breaks(other, TEXT_RUNNING, text, strlen(text), fresh, 64), n);
            assert_memory_equal(at, fresh, (size_t)n * sizeof *at);
            text_breaker_close(other);
        }
    }
    assert_wraps("ja", TEXT_PHRASES, "全員から|1枚ずつ|受け取ります。");
    assert_wraps("ja", TEXT_RUNNING, "全員から|1枚ずつ|受け取ります。");
    assert_wraps("ja", TEXT_PHRASES, "全員から|1枚ずつ|受け取ります。");
    int one;
    assert_int_equal(text_breaks(rules_of("ja"), TEXT_RUNNING, "夜は目を閉じます。", 27, &one, 1), 1);
    assert_int_equal(one, 27);
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

static int32_t put_letter(char *to, unsigned letter) {
    if (letter < 0x80) {
        to[0] = (char)letter;
        return 1;
    }
    to[0] = (char)(0xC0 | letter >> 6);
    to[1] = (char)(0x80 | (letter & 0x3F));
    return 2;
}

/* Every pair of characters up to the first marks: those are not asked of ICU. */
static void letters_before_the_marks_are_cut_as_icu_cuts_them(void **state) {
    enum { FIRST = 1, END = 0x308, MOST = 2 * 2 * END };
    (void)state;
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *clusters = ubrk_open(UBRK_CHARACTER, "en", NULL, 0, &status);
    assert_true(U_SUCCESS(status));
    for (unsigned with = FIRST; with < END; with++) {
        char text[MOST];
        int32_t n = 0;
        for (unsigned other = FIRST; other < END; other++) {
            n += put_letter(text + n, with);
            n += put_letter(text + n, other);
        }
        UText all = UTEXT_INITIALIZER;
        utext_openUTF8(&all, text, n, &status);
        ubrk_setUText(clusters, &all, &status);
        assert_true(U_SUCCESS(status));
        int32_t begins = ubrk_first(clusters);
        for (int32_t at = 0, next = ubrk_next(clusters); at < n; at++) {
            begins = at == next ? at : begins;
            next = at == next ? ubrk_next(clusters) : next;
            assert_int_equal(text_cluster_before(rules_of("en"), text, (size_t)n, (size_t)at), begins);
        }
        utext_close(&all);
    }
    ubrk_close(clusters);
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
        cmocka_unit_test(a_number_keeps_its_counter),
        cmocka_unit_test(a_number_keeps_its_word),
        cmocka_unit_test(a_code_stays_whole),
        cmocka_unit_test(words_of_two_letters_stay_whole),
        cmocka_unit_test(no_last_line_of_two_letters),
        cmocka_unit_test(where_a_line_must_or_may_end_it_ends),
        cmocka_unit_test(says_the_same_each_time),
        cmocka_unit_test(never_breaks_inside_a_cluster),
        cmocka_unit_test(letters_before_the_marks_are_cut_as_icu_cuts_them),
        cmocka_unit_test(holds_the_limits),
    };
    return cmocka_run_group_tests(tests, NULL, close_rules);
}
