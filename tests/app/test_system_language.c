/* The language of the first start: the system's where we have it, and the person's from when one was chosen. */
#include "app/kit_app.h"

#include <stdio.h>
#include <string.h>

#include "app/languages.h"

static app_languages eight(void) {
    static const char *const tags[] = {"de", "en", "es", "fr", "it", "ja", "th", "zh-Hant"};
    app_languages l = {.n = 8};
    for (int i = 0; i < l.n; i++) {
        snprintf(l.tag[i], sizeof l.tag[i], "%s", tags[i]);
    }
    return l;
}

static void wished(const char *wishes, const char *want) {
    const app_languages all = eight();
    char tag[12] = "en";
    app_language_wished(&all, wishes, tag, sizeof tag);
    if (strcmp(tag, want) != 0) {
        fail_msg("%s gives %s, not %s", wishes ? wishes : "nothing", tag, want);
    }
}

static void the_systems_language_is_ours_where_we_have_it(void **state) {
    (void)state;
    wished("de_DE.UTF-8", "de");
    wished("de:de_DE.UTF-8", "de");
    wished("fr-CA", "fr");
    wished("JA_jp.eucJP", "ja");
    wished("it_IT@euro", "it");
    wished("th", "th");
}

static void of_several_the_first_that_we_have(void **state) {
    (void)state;
    wished("nl_NL:sv:es_ES:en", "es");
    wished("en_GB:de", "en");
    wished("::fr", "fr");
}

static void english_where_we_have_none(void **state) {
    (void)state;
    wished("nl_NL.UTF-8", "en");
    wished("e", "en");
    wished("", "en");
    wished(NULL, "en");
    wished("deutsch", "en");
    wished("../../x", "en");
}

/* Traditional characters are the only Chinese we have. */
static void all_chinese_reads_what_we_have_of_it(void **state) {
    (void)state;
    wished("zh_TW.UTF-8", "zh-Hant");
    wished("zh_HK", "zh-Hant");
    wished("zh-Hant-MO", "zh-Hant");
    wished("zh_CN.GB18030", "zh-Hant");
    wished("zh-Hans-SG", "zh-Hant");
    wished("zh", "zh-Hant");
}

static app *start(const char *dir, const char *system) {
    char problem[256] = "";
    const app_options options = {
        .data_dir = NT_SOURCE_DIR, .save_dir = dir, .seed = 1, .quiet = true, .system_languages = system};
    app *a = app_create(&options, kit_type(), 1280, 800, 3.78f, problem, sizeof problem);
    assert_non_null(a);
    return a;
}

static void what_was_chosen_wins(void **state) {
    (void)state;
    char dir[64];
    kit_folder(dir, sizeof dir);
    app *a = start(dir, "ja_JP.UTF-8");
    assert_string_equal(a->settings.lang, "ja");
    assert_string_equal(text_lang(app_words(a, NULL)), "ja");
    a->settings.mute = true; /* another setting is no choice of a language */
    app_settings_changed(a);
    app_destroy(a);
    a = start(dir, "de_DE");
    assert_true(a->settings.mute);
    assert_string_equal(a->settings.lang, "de");
    snprintf(a->settings.lang, sizeof a->settings.lang, "it");
    a->settings.lang_chosen = true;
    app_settings_changed(a);
    app_destroy(a);
    a = start(dir, "de_DE");
    assert_string_equal(a->settings.lang, "it");
    app_destroy(a);
    kit_remove(dir);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_systems_language_is_ours_where_we_have_it),
        cmocka_unit_test(of_several_the_first_that_we_have),
        cmocka_unit_test(english_where_we_have_none),
        cmocka_unit_test(all_chinese_reads_what_we_have_of_it),
        cmocka_unit_test(what_was_chosen_wins),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
