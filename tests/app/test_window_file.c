/* Where the window was: kept beside the settings, and what makes no sense there is nothing. */
#include "app/kit_app.h"

#include <stdio.h>
#include <string.h>

#include "app/files/paths.h"
#include "app/files/window_file.h"

static void written(const char *dir, const char *text) {
    char path[128];
    assert_true(paths_join(path, sizeof path, dir, "window.json"));
    assert_true(paths_write_whole(path, text, strlen(text)));
}

static void what_is_written_is_read(void **state) {
    (void)state;
    char dir[64];
    kit_folder(dir, sizeof dir);
    const app_options o = {.save_dir = dir};
    ui_window was = {.w = 1100, .h = 700, .placed = true, .x = -3, .y = 40, .screen = 1, .largest = true};
    snprintf(was.screen_name, sizeof was.screen_name, "Beamer \"Ö\"");
    assert_int_equal(window_file_read(&o).w, 0);
    window_file_write(&o, &was);
    const ui_window is = window_file_read(&o);
    assert_memory_equal(&is, &was, sizeof is);
    kit_remove(dir);
}

static void what_makes_no_sense_is_nothing(void **state) {
    (void)state;
    static const char *const bad[] = {"",
                                      "{",
                                      "[]",
                                      "{\"w\": 1100}",
                                      "{\"w\": 0, \"h\": 700}",
                                      "{\"w\": 1100, \"h\": 99999999999}",
                                      "{\"w\": \"1100\", \"h\": 700}"};
    char dir[64];
    kit_folder(dir, sizeof dir);
    const app_options o = {.save_dir = dir};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        written(dir, bad[i]);
        assert_int_equal(window_file_read(&o).w, 0);
    }
    written(dir, "{\"w\": 1100, \"h\": 700, \"x\": 40, \"y\": 9999999, \"screen\": 0, \"screen_name\": \"A\"}");
    assert_int_equal(window_file_read(&o).w, 1100);
    assert_false(window_file_read(&o).placed);
    kit_remove(dir);
}

static void it_lies_beside_the_settings(void **state) {
    (void)state;
    char dir[64], settings[128], beside[128];
    kit_folder(dir, sizeof dir);
    assert_true(paths_join(settings, sizeof settings, dir, "deep/own.json"));
    assert_true(paths_join(beside, sizeof beside, dir, "deep/window.json"));
    window_file_write(&(app_options){.settings_file = settings, .save_dir = "nowhere"},
                      &(ui_window){.w = 900, .h = 700});
    assert_true(paths_exists(beside));
    kit_remove(dir);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_written_is_read),
        cmocka_unit_test(what_makes_no_sense_is_nothing),
        cmocka_unit_test(it_lies_beside_the_settings),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
