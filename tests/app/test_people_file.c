/* Who sat at the table last, as the file says it: what was written is read, and nothing else that it may hold. */
#include "app/kit_app.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/files/paths.h"
#include "app/seating/people.h"
#include "app/seating/people_file.h"

static void write_text(const table_for_tests *t, const char *text, size_t len) {
    char path[400];
    snprintf(path, sizeof path, "%s/people.json", t->dir);
    assert_true(paths_write_whole(path, text, len));
}

static app_seating four(void) {
    static const char *const names[] = {"Ana", "\xE3\x81\x82\xE3\x82\x84", "\xE0\xB8\xA1\xE0\xB8\xB2", ""};
    app_seating s = app_seating_standard(4, false);
    for (int i = 0; i < s.n; i++) {
        snprintf(s.seat[i].name, sizeof s.seat[i].name, "%s", names[i]);
        people_take_emblem(&s, i, 2 * i + 5);
        people_take_colour(&s, i, i + 3);
    }
    snprintf(s.seat[2].lang, sizeof s.seat[2].lang, "th");
    s.seat[3].bot = true;
    return s;
}

static void assert_same(const app_seating *a, const app_seating *b) {
    assert_int_equal(a->n, b->n);
    for (int i = 0; i < a->n; i++) {
        const ui_seat *x = &a->seat[i], *y = &b->seat[i];
        assert_string_equal(x->name, y->name);
        assert_string_equal(x->lang, y->lang);
        assert_true(x->emblem == y->emblem && x->colour == y->colour && x->pattern == y->pattern && x->bot == y->bot);
    }
}

static void what_is_written_is_read(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 1);
    const app_seating written = four();
    app_seating read = {0};
    people_file_write(t.app, &written);
    assert_true(people_file_read(t.app, &read));
    assert_same(&written, &read);
    people_set_count(&read, 20); /* whoever comes later looks like none of them */
    for (int i = 0; i < read.n; i++) {
        for (int j = 0; j < i; j++) {
            assert_true(read.seat[i].emblem != read.seat[j].emblem);
        }
    }
    kit_end(&t);
}

/* A chair of the file, with another name, language, emblem and colour. */
static const char chair[] =
    "{\"name\": \"%s\", \"language\": \"%s\", \"emblem\": %d, \"colour\": %d, \"pattern\": 0, "
    "\"bot\": false}";

static bool reads_two(table_for_tests *t, const char *name, const char *lang, int emblem, int colour,
                      app_seating *out) {
    char text[800], one[300], two[300];
    snprintf(one, sizeof one, chair, "Ana", "", 1, 1);
    snprintf(two, sizeof two, chair, name, lang, emblem, colour);
    const int len = snprintf(text, sizeof text, "{\"seats\": [%s, %s]}", one, two);
    write_text(t, text, (size_t)len);
    return people_file_read(t->app, out);
}

static void what_was_not_written_here_is_cleaned_or_refused(void **state) {
    (void)state;
    table_for_tests t;
    app_seating read = {0};
    kit_begin(&t, 1);
    assert_true(reads_two(&t, "Bo", "de", 2, 2, &read));
    assert_string_equal(read.seat[1].lang, "de");
    assert_true(reads_two(&t, "B\\u0007o\\u202e\\nx", "../../de", 2, 2, &read)); /* bells, turns, lines, paths */
    assert_null(strpbrk(read.seat[1].name, "\a\n"));
    assert_null(strstr(read.seat[1].name, "\xE2\x80\xAE"));
    assert_string_equal(read.seat[1].lang, "");
    const app_seating before = read;
    assert_false(reads_two(&t, "Bo", "", 1, 2, &read)); /* one emblem */
    assert_false(reads_two(&t, "Bo", "", 2, 1, &read)); /* one colour */
    assert_false(reads_two(&t, "Bo", "", 99, 2, &read));
    assert_false(reads_two(&t, "Bo", "", 2, -1, &read));
    assert_same(&before, &read);
    kit_end(&t);
}

/* Half of it is lost, or a bit of it has turned: either it is read as something that may sit there, or not at all. */
static void a_damaged_one_seats_nobody_twice(void **state) {
    (void)state;
    table_for_tests t;
    size_t len = 0;
    char path[400];
    kit_begin(&t, 1);
    const app_seating written = four();
    people_file_write(t.app, &written);
    snprintf(path, sizeof path, "%s/people.json", t.dir);
    char *text = paths_read_whole(path, 1 << 16, &len);
    assert_non_null(text);
    for (size_t i = 0; i < len; i += 3) {
        app_seating read = {0};
        write_text(&t, text, i);
        assert_false(people_file_read(t.app, &read));
        text[i] ^= (char)(1 << i % 8);
        write_text(&t, text, len);
        if (people_file_read(t.app, &read)) {
            assert_in_range(read.n, 1, NT_MAX_SEATS);
            for (int seat = 0; seat < read.n; seat++) {
                assert_true(strlen(read.seat[seat].name) < UI_NAME_BYTES);
                assert_true(read.seat[seat].emblem < UI_EMBLEMS && read.seat[seat].colour < UI_SEAT_COLOURS);
            }
        }
        text[i] ^= (char)(1 << i % 8);
    }
    free(text);
    kit_end(&t);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_written_is_read),
        cmocka_unit_test(what_was_not_written_here_is_cleaned_or_refused),
        cmocka_unit_test(a_damaged_one_seats_nobody_twice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
