/* A lesson that is wrong says in one sentence what is wrong and where. */
#include "app/kit_app.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/lessons/lesson.h"

static const char *const records = NT_SOURCE_DIR "/assets/lessons/growl.ntr";

static void write_file(const char *dir, const char *name, const char *text) {
    char path[400];
    snprintf(path, sizeof path, "%s/%s", dir, name);
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

/* A folder with GROWL's record, one of its hashes changed when a rule is to have changed. */
static void folder(char *dir, size_t cap, bool changed) {
    static char text[1 << 16];
    FILE *file = fopen(records, "rb");
    kit_folder(dir, cap);
    assert_non_null(file);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    char *hash = strstr(text, "0 give 1 #");
    assert_non_null(hash);
    if (changed) {
        hash += strlen("0 give 1 #");
        *hash = *hash == '0' ? '1' : '0';
    }
    write_file(dir, "growl.ntr", text);
}

static void read_as(const char *json, bool changed, char problem[320]) {
    char dir[256];
    folder(dir, sizeof dir, changed);
    write_file(dir, "one.json", json);
    lesson_free(lesson_load(dir, "one", nt_games, problem, 320));
    kit_remove(dir);
}

static void each_mistake_is_one_sentence(void **state) {
    static const struct {
        const char *steps, *says;
    } wrong[] = {
        {"{}", "step 1: \"ply\" is to be a number, the plies that were played before"},
        {"{\"ply\": 1}", "step 1: has no \"words\""},
        {"{\"ply\": 1, \"words\": \"a\", \"colour\": 1}", "step 1: there is no \"colour\" in a lesson"},
        {"{\"ply\": 900, \"words\": \"a\"}", "step 1: ply 900 is chance, or the record has no so many"},
        {"{\"ply\": 39, \"words\": \"a\"}", "step 1: ply 39 is chance, or the record has no so many"},
        {"{\"ply\": 5, \"words\": \"a\"}, {\"ply\": 1, \"words\": \"a\"}",
         "step 2: ply 1 lies before that of the step before"},
        {"{\"ply\": 1, \"words\": \"a\", \"do\": \"dance\"}",
         "step 1: seat 0 may not make the move \"dance\" at ply 1"},
        {"{\"ply\": 9, \"words\": \"a\", \"do\": \"give 2\"}",
         "step 1: the record does not make the move \"give 2\" of seat 0 at ply 9"},
        {"{\"ply\": 9, \"words\": \"a\", \"try\": \"give 2\"}",
         "step 1: a \"try\" needs \"then\", what is said when it is seen"},
        {"{\"ply\": 9, \"words\": \"a\", \"do\": \"give 1\", \"refused\": {\"give 1\": \"b\"}}",
         "step 1: \"give 1\" is what the learner is to do, and is refused"},
        {"{\"ply\": 1, \"words\": \"a\", \"frame\": \"seat 7\"}",
         "step 1: \"frame\" is to be \"table\", \"own\" or \"seat N\" with a seat from 0"},
        {"{\"ply\": 1, \"words\": \"a\", \"opens\": 3}", "step 1: \"opens\" is to be a zone, \"NAME\" or \"NAME N\""},
        {"{\"ply\": 1, \"words\": \"a\", \"frame\": \"call\"}",
         "step 1: \"frame\" is to be \"table\", \"own\" or \"seat N\" with a seat from 0"},
        {"{\"ply\": 1, \"words\": \"a\"}, {\"ply\": 1, \"words\": \"a\", \"do\": \"view\"}",
         "step 2: the last step is to be one that tells"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char json[1024], problem[320];
        snprintf(json, sizeof json, "{\"record\": \"growl.ntr\", \"seat\": 0, \"steps\": [%s%s]}", wrong[i].steps,
                 strstr(wrong[i].steps, "}, {") ? "" : ", {\"ply\": 1, \"words\": \"a\"}");
        read_as(json, false, problem);
        assert_string_equal(problem, wrong[i].says);
    }
}

static void a_rule_that_changes_is_found(void **state) {
    char problem[320];
    (void)state;
    const char *json = "{\"record\": \"growl.ntr\", \"seat\": 0, \"steps\": ["
                       "{\"ply\": 1, \"words\": \"a\"}, {\"ply\": 1, \"words\": \"a\"}]}";
    read_as(json, false, problem);
    assert_string_equal(problem, "");
    read_as(json, true, problem);
    assert_non_null(strstr(problem, "growl.ntr: line "));
    assert_non_null(strstr(problem, "ply 9"));
}

static void what_is_no_lesson_is_said(void **state) {
    char problem[320];
    (void)state;
    read_as("{", false, problem);
    assert_non_null(strstr(problem, "line 1"));
    read_as("[]", false, problem);
    assert_string_equal(problem, "is to be an object");
    read_as("{\"record\": \"none.ntr\"}", false, problem);
    assert_string_equal(problem, "none.ntr cannot be read");
    read_as("{\"record\": \"growl.ntr\", \"seat\": 4, \"steps\": []}", false, problem);
    assert_string_equal(problem, "\"seat\" is to be the learner's, from 0, or \"judge\"");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_mistake_is_one_sentence),
        cmocka_unit_test(a_rule_that_changes_is_found),
        cmocka_unit_test(what_is_no_lesson_is_said),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
