/* Where the program finds its data and the player's files, wherever it was installed or moved. */
#include "app/kit_app.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/files/folders.h"
#include "app/files/paths.h"
#include "platform/platform.h"

enum { CAP = 1024 };

static char dir[256];

static int begin(void **state) {
    (void)state;
    kit_folder(dir, sizeof dir);
    return 0;
}

static int end(void **state) {
    (void)state;
    kit_remove(dir);
    return 0;
}

static const char *below(const char *name) {
    static char path[2 * CAP];
    snprintf(path, sizeof path, "%s/%s", dir, name);
    return path;
}

static void make(const char *name) {
    assert_true(paths_make(below(name)));
}

static void make_data(const char *name) {
    static const char *const parts[] = {"assets/pictures", "fonts", "locales"};
    char path[CAP];
    for (int i = 0; i < 3; i++) {
        snprintf(path, sizeof path, "%s/%s", name, parts[i]);
        make(path);
    }
}

/* Whether the program in one folder takes its data from another. */
static bool finds(const char *program, const char *data) {
    char found[CAP], *is, *should;
    if (!folders_data(found, sizeof found, below(program))) {
        return data == NULL;
    }
    is = realpath(found, NULL);
    should = data ? realpath(below(data), NULL) : NULL;
    const bool same = is && should && strcmp(is, should) == 0;
    free(is);
    free(should);
    return same;
}

static void data_lies_beside_the_program(void **state) {
    (void)state;
    make("usr/bin");
    assert_true(finds("usr/bin", NULL));
    make("usr/share/night-table/assets/pictures");
    make("usr/share/night-table/fonts");
    assert_true(finds("usr/bin", NULL)); /* a part is not enough */
    make_data("usr/share/night-table");
    assert_true(finds("usr/bin", "usr/share/night-table"));
    make_data("usr");
    assert_true(finds("usr/bin", "usr/share/night-table"));
}

static void data_lies_in_the_programs_folder(void **state) {
    (void)state;
    make_data("zip");
    assert_true(finds("zip", "zip"));
}

static void data_lies_in_an_application(void **state) {
    (void)state;
    make("Night Table.app/Contents/MacOS");
    make_data("Night Table.app/Contents/Resources");
    assert_true(finds("Night Table.app/Contents/MacOS", "Night Table.app/Contents/Resources"));
    assert_true(finds("Night Table.app/Contents/Resources", "Night Table.app/Contents/Resources"));
}

static const char *carried(const char *program) {
    static char path[CAP];
    folders_carried(path, sizeof path, program);
    return path;
}

static void what_is_carried_lies_beside_the_application(void **state) {
    (void)state;
    assert_string_equal(carried("/Volumes/a stick/Night Table.app/Contents/MacOS"), "/Volumes/a stick");
    assert_string_equal(carried("/Volumes/a stick/Night Table.app/Contents/Resources"), "/Volumes/a stick");
    assert_string_equal(carried("/Night Table.app/Contents/Resources"), "/");
    assert_string_equal(carried("/usr/games"), "/usr/games");
    assert_string_equal(carried("/"), "/");
    assert_string_equal(carried("/a/Contents/Resources"), "/a/Contents/Resources");
    assert_string_equal(carried("/a/Night Table.app/Contents"), "/a/Night Table.app/Contents");
}

static void a_build_takes_the_tree_above(void **state) {
    (void)state;
    make_data("tree");
    make("tree/build/release/Debug/deeper");
    assert_true(finds("tree/build", "tree"));
    assert_true(finds("tree/build/release", "tree"));
    assert_true(finds("tree/build/release/Debug", "tree"));
    assert_true(finds("tree/build/release/Debug/deeper", NULL));
}

static void make_program(const char *name) {
    FILE *file = fopen(below(name), "wb");
    assert_non_null(file);
    fclose(file);
    assert_int_equal(chmod(below(name), 0755), 0);
}

/* Whether what was called so lies in that folder. */
static bool lies_in(const char *called, const char *folder) {
    char found[CAP];
    if (!folders_called(found, sizeof found, called)) {
        return false;
    }
    char *should = realpath(below(folder), NULL);
    const bool same = should && strcmp(found, should) == 0;
    free(should);
    return same;
}

static void the_name_a_program_was_called_by_tells_its_folder(void **state) {
    (void)state;
    char old[CAP * 4], path[CAP], found[CAP];
    make("opt/bin");
    make("links");
    make_program("opt/bin/nt-program");
    assert_int_equal(symlink("../opt/bin/nt-program", below("links/nt-link")), 0);
    assert_true(lies_in(below("opt/bin/nt-program"), "opt/bin"));
    assert_true(lies_in(below("links/nt-link"), "opt/bin"));
    snprintf(old, sizeof old, "%s", getenv("PATH"));
    assert_false(folders_called(found, sizeof found, "nt-program"));
    char *links = realpath(below("links"), NULL);
    assert_non_null(links);
    snprintf(path, sizeof path, "/nonexistent:%.900s:/bin", links);
    free(links);
    setenv("PATH", path, 1);
    assert_true(lies_in("nt-link", "opt/bin"));
    assert_false(folders_called(found, sizeof found, "nt-program"));
    setenv("PATH", old, 1);
    assert_false(folders_called(found, sizeof found, ""));
    assert_false(folders_called(found, sizeof found, NULL));
    assert_false(folders_called(found, 3, below("opt/bin/nt-program")));
}

static void the_system_tells_where_this_program_lies(void **state) {
    (void)state;
    char own[CAP], data[CAP];
    assert_true(pf_program_folder(own, sizeof own));
    assert_true(own[strlen(own) - 1] != '/');
    assert_false(pf_program_folder(own, 2));
    assert_true(pf_program_folder(own, sizeof own));
    assert_true(folders_data(data, sizeof data, own)); /* tests lie in build/PRESET/tests */
}

static void players_files_lie_where_xdg_says(void **state) {
    (void)state;
    char path[CAP];
    setenv("HOME", "/home/somebody", 1);
    unsetenv("XDG_DATA_HOME");
    setenv("XDG_CONFIG_HOME", "relative", 1); /* to be ignored */
    assert_true(folders_saves(path, sizeof path));
    assert_string_equal(path, "/home/somebody/.local/share/night-table");
    assert_true(folders_settings(path, sizeof path));
    assert_string_equal(path, "/home/somebody/.config/night-table/settings.json");
    setenv("XDG_DATA_HOME", "/data", 1);
    setenv("XDG_CONFIG_HOME", "/config", 1);
    assert_true(folders_saves(path, sizeof path));
    assert_string_equal(path, "/data/night-table");
    assert_true(folders_settings(path, sizeof path));
    assert_string_equal(path, "/config/night-table/settings.json");
    unsetenv("XDG_DATA_HOME");
    setenv("HOME", "", 1);
    assert_false(folders_saves(path, sizeof path));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(data_lies_beside_the_program, begin, end),
        cmocka_unit_test_setup_teardown(data_lies_in_the_programs_folder, begin, end),
        cmocka_unit_test_setup_teardown(data_lies_in_an_application, begin, end),
        cmocka_unit_test(what_is_carried_lies_beside_the_application),
        cmocka_unit_test_setup_teardown(a_build_takes_the_tree_above, begin, end),
        cmocka_unit_test_setup_teardown(the_name_a_program_was_called_by_tells_its_folder, begin, end),
        cmocka_unit_test(the_system_tells_where_this_program_lies),
        cmocka_unit_test(players_files_lie_where_xdg_says),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
