/* What was resolved for the list before is found for equal questions in the same order, and for no others. */
#include "canvas.h"

#include "platform/recall.h"

#include <stdlib.h>
#include <string.h>

static pf_recall *recall;

static int begin(void **state) {
    (void)state;
    recall = calloc(1, sizeof *recall);
    return recall == NULL;
}

static int end(void **state) {
    (void)state;
    free(recall);
    return 0;
}

static pf_asked asked(float left, const char *text) {
    return (pf_asked){.kind = UI_TEXT, .at = {left, 0, 10, 10}, .len = (uint32_t)strlen(text), .u = 1};
}

/* `shows` tells them apart. */
static void keep(float left, const char *text, const char *lang, uint64_t shows) {
    const pf_resolved resolved = {.asked = asked(left, text), .shows = shows};
    pf_recall_keep(recall, &resolved, text, lang);
}

static uint64_t found(float left, const char *text, const char *lang) {
    const pf_asked is = asked(left, text);
    const pf_resolved *resolved = pf_recall_find(recall, &is, text, lang);
    return resolved != NULL ? resolved->shows : 0;
}

static void the_list_before_is_recalled(void **state) {
    (void)state;
    pf_recall_begin(recall);
    keep(1, "one", "en", 11);
    keep(2, "two", "en", 12);
    assert_int_equal(found(1, "one", "en"), 0); /* of this list */
    pf_recall_begin(recall);
    assert_int_equal(found(1, "one", "en"), 11);
    assert_int_equal(found(2, "two", "en"), 12);
    pf_recall_begin(recall);
    assert_int_equal(found(2, "two", "en"), 12); /* what was found is kept */
    pf_recall_begin(recall);
    assert_int_equal(found(1, "one", "en"), 0); /* nobody asked for it */
    assert_int_equal(found(2, "two", "en"), 12);
}

static void all_of_the_question_counts(void **state) {
    (void)state;
    pf_recall_begin(recall);
    keep(1, "one", "en", 11);
    pf_recall_begin(recall);
    assert_int_equal(found(1.5F, "one", "en"), 0);
    assert_int_equal(found(1, "two", "en"), 0);
    assert_int_equal(found(1, "on", "en"), 0);
    assert_int_equal(found(1, "one", "de"), 0);
    assert_int_equal(found(1, "one", "e"), 0);
    assert_int_equal(found(1, "one", "en"), 11);
}

static void what_came_between_or_is_gone_is_passed(void **state) {
    (void)state;
    pf_recall_begin(recall);
    for (int i = 0; i < 8; i++) {
        keep((float)i, "same", "", (uint64_t)i + 1);
    }
    pf_recall_begin(recall);
    assert_int_equal(found(0, "same", ""), 1);
    assert_int_equal(found(0, "new", ""), 0);
    assert_int_equal(found(5, "same", ""), 6);
    assert_int_equal(found(3, "same", ""), 0); /* behind: the order is another one */
    assert_int_equal(found(6, "same", ""), 7);
}

static void without_room_all_is_forgotten(void **state) {
    (void)state;
    static char large[UI_ARENA + 1];
    memset(large, 'x', UI_ARENA - 1);
    pf_recall_begin(recall);
    keep(1, "one", "", 11);
    keep(2, large, "", 12);
    pf_recall_begin(recall);
    assert_int_equal(found(1, "one", ""), 0);
    assert_int_equal(found(2, large, ""), 12);
    large[UI_ARENA - 1] = 'x';
    keep(3, large, "", 13); /* never fits */
    pf_recall_begin(recall);
    assert_int_equal(found(2, large, ""), 0);
    assert_int_equal(found(3, large, ""), 0);
}

static void more_than_a_list_is_never_kept(void **state) {
    (void)state;
    pf_recall_begin(recall);
    for (int i = 0; i < UI_MAX_COMMANDS; i++) {
        keep((float)i, "", "", 13);
    }
    pf_recall_begin(recall);
    for (int i = 0; i < UI_MAX_COMMANDS; i++) {
        assert_int_equal(found((float)i, "", ""), 13);
    }
    keep(0.5F, "", "", 14);
    pf_recall_begin(recall);
    assert_int_equal(found(0.5F, "", ""), 14);
    assert_int_equal(found(1, "", ""), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_list_before_is_recalled, begin, end),
        cmocka_unit_test_setup_teardown(all_of_the_question_counts, begin, end),
        cmocka_unit_test_setup_teardown(what_came_between_or_is_gone_is_passed, begin, end),
        cmocka_unit_test_setup_teardown(without_room_all_is_forgotten, begin, end),
        cmocka_unit_test_setup_teardown(more_than_a_list_is_never_kept, begin, end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
