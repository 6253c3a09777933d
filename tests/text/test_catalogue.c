/* Catalogues: what is loaded, what is said about what is not, and how messages are formatted. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "text/catalogue.h"
#include "text/message.h"
#include "text/pattern.h"

static char root[64];

static void put(const char *lang, const char *file, const char *text) {
    char path[256];
    snprintf(path, sizeof path, "%s/%s", root, lang);
    mkdir(path, 0755);
    snprintf(path, sizeof path, "%s/%s/%s", root, lang, file);
    FILE *f = fopen(path, "wb");
    assert_non_null(f);
    fputs(text, f);
    fclose(f);
}

static int fresh(void **state) {
    (void)state;
    strcpy(root, "/tmp/nt-catalogue-XXXXXX");
    return mkdtemp(root) == NULL;
}

static int sweep(void **state) {
    (void)state;
    char command[128];
    snprintf(command, sizeof command, "rm -r '%s'", root);
    return system(command);
}

static char problems[4096];

static text_catalogue *opened(const char *lang) {
    text_catalogue *c = text_open(root, lang, problems, sizeof problems);
    assert_non_null(c);
    return c;
}

static void assert_says(text_catalogue *c, const char *key, const text_arg *args, int n, const char *wanted) {
    char buf[512];
    size_t len = text_format(c, key, args, n, buf, sizeof buf);
    assert_string_equal(buf, wanted);
    assert_int_equal(len, strlen(wanted));
}
#define SAYS(c, key, wanted, ...)                                                                                    \
    assert_says((c), (key), (const text_arg[]){__VA_ARGS__},                                                         \
                (int)(sizeof((const text_arg[]){__VA_ARGS__}) / sizeof(text_arg)), (wanted))

static void formats_arguments_of_every_kind(void **state) {
    (void)state;
    put("en", "growl.json",
        "{\"growl.plain\": \"Don't look — it's night\","
        " \"growl.name\": \"{name} died, {name}!\","
        " \"growl.cards\": \"{count, plural, =0 {no card} one {# card} other {# cards}} for {name}\","
        " \"growl.team\": \"{team, select, wolf {Wolves} other {Humans}} win {rank, selectordinal, one {#st} two "
        "{#nd} "
        "few {#rd} other {#th}} place\","
        " \"growl.bare\": \"{n} of {n, plural, one {one} other {many}}, {m, number}\","
        " \"growl.quoted\": \"'{'{x}'}' it''s '{x}'\","
        " \"growl.late\": \"{a} {b} {n, plural, one {{a} has # gold} other {{b} has # gold, {n}}}\"}");
    text_catalogue *c = opened("en");
    assert_string_equal(problems, "");
    SAYS(c, "growl.plain", "Don't look — it's night", TEXT_NUM("unused", 1));
    SAYS(c, "growl.name", "Ånna died, Ånna!", TEXT_STR("name", "Ånna"));
    SAYS(c, "growl.cards", "no card for Bo", TEXT_STR("name", "Bo"), TEXT_NUM("count", 0));
    SAYS(c, "growl.cards", "1 card for Bo", TEXT_STR("name", "Bo"), TEXT_NUM("count", 1));
    SAYS(c, "growl.cards", "1,200 cards for Bo", TEXT_NUM("count", 1200), TEXT_STR("name", "Bo"));
    SAYS(c, "growl.team", "Wolves win 2nd place", TEXT_STR("team", "wolf"), TEXT_NUM("rank", 2));
    SAYS(c, "growl.team", "Humans win 11th place", TEXT_STR("team", "?"), TEXT_NUM("rank", 11));
    SAYS(c, "growl.bare", "3 of many, 1,000", TEXT_NUM("m", 1000), TEXT_NUM("n", 3));
    SAYS(c, "growl.quoted", "{never} it's {x}", TEXT_STR("x", "never"));
    SAYS(c, "growl.late", "A 7 7 has 5 gold, 5", TEXT_STR("a", "A"), TEXT_NUM("b", 7), TEXT_NUM("n", 5));
    text_close(c);
}

static void takes_the_largest_number_of_arguments(void **state) {
    (void)state;
    put("en", "x.json",
        "{\"x.all\": \"{h}{g}{f}{e}{d}{c}{b}{a} {p,number} {q,number} {r,number} {s,number}\","
        " \"x.numbers\": \"{p,number}{q,number}{r,number}{s,number}{t,number}\","
        " \"x.strings\": \"{a}{b}{c}{d}{e}{f}{g}{h}{i}\"}");
    text_catalogue *c = opened("en");
    SAYS(c, "x.all", "hgfedcba 1 2 3 4", TEXT_STR("a", "a"), TEXT_STR("b", "b"), TEXT_STR("c", "c"),
         TEXT_STR("d", "d"), TEXT_STR("e", "e"), TEXT_STR("f", "f"), TEXT_STR("g", "g"), TEXT_STR("h", "h"),
         TEXT_NUM("s", 4), TEXT_NUM("r", 3), TEXT_NUM("q", 2), TEXT_NUM("p", 1));
    assert_false(text_has(c, "x.numbers"));
    assert_false(text_has(c, "x.strings"));
    assert_non_null(strstr(problems, "\"x.numbers\" cannot be used: it has more than 4 numbers"));
    assert_non_null(strstr(problems, "\"x.strings\" cannot be used"));
    text_close(c);
}

static void uses_the_plural_forms_of_the_language(void **state) {
    (void)state;
    put("en", "x.json",
        "{\"x.n\": \"{n, plural, one {one} other {other}}\", \"x.only\": \"{n, plural, one {# en} other "
        "{# ens}}\"}");
    put("fr", "x.json", "{\"x.n\": \"{n, plural, one {un} many {beaucoup} other {autres}}\"}");
    text_catalogue *c = opened("fr");
    assert_string_equal(text_lang(c), "fr");
    SAYS(c, "x.n", "un", TEXT_NUM("n", 0)); /* French: 0 is one, English: 0 is other */
    SAYS(c, "x.only", "0 ens", TEXT_NUM("n", 0));
    text_close(c);
}

static void shows_a_missing_key_and_a_missing_argument(void **state) {
    (void)state;
    put("en", "x.json", "{\"x.name\": \"{name}\", \"x.n\": \"{n, plural, other {#}}\"}");
    text_catalogue *c = opened("en");
    SAYS(c, "x.absent", "⟨x.absent⟩", TEXT_NUM("n", 0));
    SAYS(c, "x.name", "⟨x.name⟩", TEXT_STR("nom", "a"));
    SAYS(c, "x.n", "⟨x.n⟩", TEXT_STR("n", "not a number"));
    assert_false(text_has(c, "x.absent"));
    text_close(c);
}

static void falls_back_to_english_by_key_and_keeps_order(void **state) {
    (void)state;
    put("en", "common.json", "{\"title.play\": \"Play\", \"@title.play\": \"A button\", \"title.quit\": \"Quit\"}");
    put("de", "common.json", "{\"title.play\": \"Spielen\"}");
    put("de", "other.json", "{\"a.first\": \"Zuerst\"}");
    put("de", "notes.txt", "not a catalogue");
    text_catalogue *c = opened("de");
    assert_string_equal(problems, "");
    SAYS(c, "title.play", "Spielen", TEXT_NUM("n", 0));
    SAYS(c, "title.quit", "Quit", TEXT_NUM("n", 0));
    assert_string_equal(text_key(c, 0), "a.first");
    assert_string_equal(text_key(c, 1), "title.play");
    assert_string_equal(text_key(c, 2), "title.quit");
    assert_null(text_key(c, 3));
    assert_null(text_key(c, -1));
    text_close(c);
}

/* What a language lacks is English in English's own plurals, ordinals and numbers, not in those of the language. */
static void an_english_message_keeps_the_rules_of_english(void **state) {
    (void)state;
    static const char *const langs[] = {"ja", "pl", "fr"};
    put("en", "common.json",
        "{\"cards\": \"{n, plural, one {# card} other {# cards}}\","
        " \"place\": \"{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}\"}");
    for (size_t i = 0; i < sizeof langs / sizeof langs[0]; i++) {
        put(langs[i], "common.json", "{\"title\": \"...\"}");
        text_catalogue *c = opened(langs[i]);
        assert_string_equal(text_lang(c), langs[i]);
        SAYS(c, "cards", "0 cards", TEXT_NUM("n", 0));
        SAYS(c, "cards", "1 card", TEXT_NUM("n", 1));
        SAYS(c, "cards", "1,234 cards", TEXT_NUM("n", 1234));
        SAYS(c, "place", "22nd", TEXT_NUM("n", 22));
        text_close(c);
    }
}

/* A folder is enough: no other language need know the new one. */
static void a_new_language_tells_its_own_name(void **state) {
    (void)state;
    put("en", "common.json", "{\"language.en\": \"English\", \"language.de\": \"Deutsch\"}");
    put("de", "common.json", "{\"language.de\": \"anders\"}");
    put("eo", "common.json", "{\"language.eo\": \"Esperanto\"}");
    put("pl", "common.json", "{\"title\": \"no name\"}");
    put("pt", "common.json", "{\"language.pt\": damaged");
    text_catalogue *c = opened("en");
    assert_string_equal(problems, "");
    SAYS(c, "language.eo", "Esperanto", TEXT_NUM("n", 0));
    SAYS(c, "language.de", "Deutsch", TEXT_NUM("n", 0));
    assert_false(text_has(c, "language.pl"));
    assert_false(text_has(c, "language.pt"));
    text_close(c);
}

/* A pipe would be waited for, and a folder is no damaged file. */
static void reads_nothing_but_files(void **state) {
    char path[128];
    (void)state;
    put("en", "a.json", "{\"a.x\": \"fine\"}");
    snprintf(path, sizeof path, "%s/en/common.json", root);
    assert_int_equal(mkfifo(path, 0600), 0);
    snprintf(path, sizeof path, "%s/en/d.json", root);
    assert_int_equal(mkdir(path, 0700), 0);
    text_catalogue *c = opened("en");
    SAYS(c, "a.x", "fine", TEXT_NUM("n", 0));
    assert_non_null(strstr(problems, "/common.json: it is not a file."));
    assert_non_null(strstr(problems, "/d.json: it is not a file."));
    text_close(c);
}

static void says_what_is_damaged_and_uses_the_rest(void **state) {
    (void)state;
    put("en", "a.json", "{\"a.x\": \"fine\", \"a.y\": 7, \"a.z\": \"{n, plural, one {x}}\", \"a.z2\": \"{open\"}");
    put("en", "b.json", "{\"b.x\": \"cut");
    put("en", "c.json", "{\"c.x\": \"one\", \"c.x\": \"two\", \"a.x\": \"again\"}");
    put("en", "d.json", "[1, 2]");
    put("en", "e.json", "\xff\xfe");
    put("en", "f.json", "");
    put("en", "g.json",
        "{\"g.style\": \"{n, number, integer}\", \"g.date\": \"{n, date}\", \"g.more\": \"a } b\","
        " \"g.mixed\": \"{n, select, other {}} {n, plural, other {#}}\", \"g.ok\": \"ok\"}");
    text_catalogue *c = opened("en");
    SAYS(c, "a.x", "fine", TEXT_NUM("n", 0));
    SAYS(c, "c.x", "two", TEXT_NUM("n", 0));
    SAYS(c, "g.ok", "ok", TEXT_NUM("n", 0));
    assert_null(text_key(c, 3));
    assert_non_null(strstr(problems, "/a.json: \"a.y\" is not a string."));
    assert_non_null(strstr(problems, "\"a.z\" cannot be used: the form \"other\" is missing."));
    assert_non_null(strstr(problems, "\"a.z2\" cannot be used: a brace is not closed."));
    assert_non_null(strstr(problems, "/b.json, line 1: the file cannot be read"));
    assert_non_null(strstr(problems, "/c.json, line 1: a key stands there twice"));
    assert_non_null(strstr(problems, "/c.json: the key \"a.x\" stands in another file too"));
    assert_non_null(strstr(problems, "/d.json: the file is not an object"));
    assert_non_null(strstr(problems, "/e.json, line 1: the file cannot be read"));
    assert_non_null(strstr(problems, "/f.json"));
    assert_non_null(strstr(problems, "\"g.style\" cannot be used: a number takes no style."));
    assert_non_null(strstr(problems, "\"g.date\" cannot be used"));
    assert_non_null(strstr(problems, "\"g.more\" cannot be used: a closing brace is too many."));
    assert_non_null(strstr(problems, "\"g.mixed\" cannot be used: an argument is a number in one place"));
    text_close(c);
}

static void refuses_a_language_that_is_none(void **state) {
    (void)state;
    put("en", "x.json", "{\"x.a\": \"a\"}");
    const char *bad[] = {"../../etc", "", "xx", "a-name-that-is-too-long"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        text_catalogue *c = opened(bad[i]);
        assert_string_equal(text_lang(c), "en");
        assert_int_not_equal(strlen(problems), 0);
        SAYS(c, "x.a", "a", TEXT_NUM("n", 0));
        text_close(c);
    }
}

static void gives_nothing_when_there_is_nothing(void **state) {
    (void)state;
    char tiny[24];
    assert_null(text_open(root, "en", problems, sizeof problems));
    assert_non_null(strstr(problems, "There are no words below"));
    assert_null(text_open(root, "en", NULL, 0));
    assert_null(text_open("/nowhere/at/all", "de", tiny, sizeof tiny));
    assert_true(strlen(tiny) < sizeof tiny);
    text_close(NULL);
}

static void cuts_at_a_character_and_gives_the_whole_length(void **state) {
    (void)state;
    put("en", "x.json", "{\"x.plain\": \"aé\", \"x.arg\": \"{a}é\"}");
    text_catalogue *c = opened("en");
    char buf[3];
    assert_int_equal(text_format(c, "x.plain", NULL, 0, buf, sizeof buf), 3);
    assert_string_equal(buf, "a");
    text_arg a = TEXT_STR("a", "a");
    assert_int_equal(text_format(c, "x.arg", &a, 1, buf, sizeof buf), 3);
    assert_string_equal(buf, "a");
    assert_int_equal(text_format(c, "x.arg", &a, 1, NULL, 0), 3);
    text_close(c);
}

static void survives_long_and_broken_strings(void **state) {
    (void)state;
    put("en", "x.json", "{\"x.twice\": \"{a}{a}{a}{a}\", \"x.two\": \"{a}|{b}\"}");
    text_catalogue *c = opened("en");
    static char longer[20001], buf[40000];
    memset(longer, 'm', sizeof longer - 1);
    text_arg args[] = {TEXT_STR("a", longer), TEXT_STR("b", "end")};
    size_t len = text_format(c, "x.twice", args, 1, buf, sizeof buf);
    assert_int_equal(len, strlen(buf));
    assert_true(len > 6000 && len % 4 == 0);
    len = text_format(c, "x.two", args, 2, buf, sizeof buf);
    assert_int_equal(len, strlen(buf));
    args[0].string = "\xF0\x9F\x90\xBA\xF0\x9F";
    SAYS(c, "x.two", "\xF0\x9F\x90\xBA\xEF\xBF\xBD|end", args[0], args[1]);
    text_close(c);
}

/* A select inside a select inside ... */
static void put_nested(int depth) {
    static char json[128 * 1024];
    size_t n = (size_t)snprintf(json, sizeof json, "{\"growl.nested\": \"");
    for (int i = 0; i < depth; i++) {
        n += (size_t)snprintf(json + n, sizeof json - n, "{a, select, other {");
    }
    n += (size_t)snprintf(json + n, sizeof json - n, "in");
    for (int i = 0; i < depth; i++) {
        n += (size_t)snprintf(json + n, sizeof json - n, "}}");
    }
    n += (size_t)snprintf(json + n, sizeof json - n, "\"}");
    assert_true(n < sizeof json);
    put("en", "growl.json", json);
}

static void refuses_forms_that_nest_too_deep(void **state) {
    (void)state;
    put("en", "common.json", "{\"common.yes\": \"Yes\"}");
    put_nested(PATTERN_DEPTH);
    text_catalogue *c = opened("en");
    assert_string_equal(problems, "");
    SAYS(c, "growl.nested", "in", TEXT_STR("a", "x"));
    text_close(c);
    static const int deeper[] = {PATTERN_DEPTH + 1, 6000};
    for (size_t i = 0; i < sizeof deeper / sizeof *deeper; i++) {
        put_nested(deeper[i]);
        c = opened("en");
        assert_non_null(strstr(problems, "growl.nested"));
        assert_non_null(strstr(problems, "nested too deep"));
        assert_false(text_has(c, "growl.nested"));
        text_close(c);
    }
}

static void reads_a_folder_of_many_files(void **state) {
    (void)state;
    for (int i = 0; i < 120; i++) {
        char file[16], text[256];
        snprintf(file, sizeof file, "f%d.json", i);
        int len = snprintf(text, sizeof text, "{");
        for (int k = 0; k < 5; k++) {
            len +=
                snprintf(text + len, sizeof text - (size_t)len, "%s\"f%d.k%d\": \"%d\"", k > 0 ? "," : "", i, k, k);
        }
        snprintf(text + len, sizeof text - (size_t)len, "}");
        put("en", file, text);
    }
    text_catalogue *c = opened("en");
    assert_string_equal(problems, "");
    assert_non_null(text_key(c, 599));
    assert_null(text_key(c, 600));
    for (int i = 1; i < 600; i++) {
        assert_true(strcmp(text_key(c, i - 1), text_key(c, i)) < 0);
    }
    SAYS(c, "f119.k4", "4", TEXT_NUM("n", 0));
    text_close(c);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, fresh, sweep)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(formats_arguments_of_every_kind),
        TEST(takes_the_largest_number_of_arguments),
        TEST(uses_the_plural_forms_of_the_language),
        TEST(shows_a_missing_key_and_a_missing_argument),
        TEST(falls_back_to_english_by_key_and_keeps_order),
        TEST(an_english_message_keeps_the_rules_of_english),
        TEST(a_new_language_tells_its_own_name),
        TEST(reads_nothing_but_files),
        TEST(says_what_is_damaged_and_uses_the_rest),
        TEST(refuses_a_language_that_is_none),
        TEST(gives_nothing_when_there_is_nothing),
        TEST(cuts_at_a_character_and_gives_the_whole_length),
        TEST(refuses_forms_that_nest_too_deep),
        TEST(survives_long_and_broken_strings),
        TEST(reads_a_folder_of_many_files),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
