/* A file that cannot be read for a moment stays where it is and is tried again; what is no file at all is refused
 * with a sentence and never waited for. */
#include "app/kit_app.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/files/paths.h"
#include "app/files/saves.h"
#include "app/stack.h"

enum { NOBODY = 65534, LONGEST_S = 60 };

static const nt_game *const games[] = {&blank_game, NULL};

static void in_folder(const table_for_tests *t, const char *name, char path[400]) {
    snprintf(path, 400, "%s/%s", t->dir, name);
}

static bool is_there(const table_for_tests *t, const char *name) {
    char path[400];
    in_folder(t, name, path);
    return paths_exists(path);
}

/* Root may read everything, so the test is somebody else while it matters. */
static void be_nobody(const table_for_tests *t, bool on) {
    if (on) {
        assert_int_equal(chmod(t->dir, 0777), 0);
    }
    if (getuid() == 0) {
        assert_int_equal(seteuid(on ? NOBODY : 0), 0);
    }
}

static void leave(table_for_tests *t) {
    app_leave_table(t->app);
    player_wait(&t->hand, 10);
    assert_string_equal(app_scene_name(t->app), "title");
}

static void begin_and_leave(table_for_tests *t) {
    kit_begin(t, 1);
    kit_start(t, 2);
    leave(t);
}

static void a_save_that_may_not_be_read_stays_and_is_tried_again(void **state) {
    (void)state;
    table_for_tests t;
    char path[400];
    begin_and_leave(&t);
    in_folder(&t, "open.nighttable", path);
    assert_int_equal(chmod(path, 0), 0);
    be_nobody(&t, true);
    const bool went_on = app_continue(t.app);
    be_nobody(&t, false);
    assert_false(went_on);
    assert_non_null(strstr(t.app->notice, "Permission denied"));
    assert_true(is_there(&t, "open.nighttable"));
    assert_false(is_there(&t, "open.nighttable.damaged-1"));
    stack_settle(t.app);
    player_wait(&t.hand, 10);
    assert_true(player_press(&t.hand, "ok", -1));
    assert_int_equal(chmod(path, 0600), 0);
    assert_true(player_press(&t.hand, "continue", -1));
    player_wait(&t.hand, 10);
    assert_string_equal(app_scene_name(t.app), "curtain");
    kit_end(&t);
}

/* No descriptor is free: another program has them all, for a moment. */
static void too_many_open_files_damage_no_save(void **state) {
    (void)state;
    table_for_tests t;
    saves_open open;
    char problem[256] = "";
    struct rlimit old, none;
    begin_and_leave(&t);
    assert_int_equal(getrlimit(RLIMIT_NOFILE, &old), 0);
    none = (struct rlimit){0, old.rlim_max};
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &none), 0);
    const saves_result result = saves_read(t.dir, games, &open, problem, sizeof problem);
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &old), 0);
    assert_int_equal(result, SAVES_UNREADABLE);
    assert_non_null(strstr(problem, "Too many open files"));
    assert_int_equal(saves_read(t.dir, games, &open, problem, sizeof problem), SAVES_READ);
    nt_match_destroy(open.match);
    kit_end(&t);
}

static void a_pipe_is_no_saved_match(void **state) {
    (void)state;
    table_for_tests t;
    char path[400];
    alarm(LONGEST_S);
    begin_and_leave(&t);
    in_folder(&t, "open.nighttable", path);
    assert_int_equal(unlink(path), 0);
    assert_int_equal(mkfifo(path, 0600), 0);
    assert_false(app_continue(t.app));
    assert_non_null(strstr(t.app->notice, "not a file"));
    assert_true(is_there(&t, "open.nighttable"));
    alarm(0);
    kit_end(&t);
}

static void a_device_is_no_saved_match(void **state) {
    (void)state;
    table_for_tests t;
    char path[400];
    alarm(LONGEST_S);
    begin_and_leave(&t);
    in_folder(&t, "open.nighttable", path);
    assert_int_equal(unlink(path), 0);
    assert_int_equal(symlink("/dev/zero", path), 0);
    assert_false(app_continue(t.app));
    assert_non_null(strstr(t.app->notice, "not a file"));
    alarm(0);
    kit_end(&t);
}

/* What a save is written into first. */
static void a_pipe_where_a_save_is_written_is_refused(void **state) {
    (void)state;
    table_for_tests t;
    char path[400];
    alarm(LONGEST_S);
    kit_begin(&t, 1);
    in_folder(&t, "open.nighttable.new", path);
    assert_int_equal(mkfifo(path, 0600), 0);
    kit_start(&t, 2);
    assert_non_null(strstr(t.app->notice, "could not be saved"));
    assert_non_null(strstr(t.app->notice, "not a file"));
    assert_true(is_there(&t, "open.nighttable.new"));
    alarm(0);
    kit_end(&t);
}

static void a_pipe_is_no_log(void **state) {
    (void)state;
    table_for_tests t;
    char path[400];
    alarm(LONGEST_S);
    kit_begin(&t, 1);
    in_folder(&t, "night-table.log", path);
    assert_int_equal(mkfifo(path, 0600), 0);
    app_report(t.app, "trouble.outside", "no sound device");
    assert_non_null(strstr(t.app->notice, "no sound device"));
    assert_non_null(strstr(t.app->notice, "not a file"));
    alarm(0);
    kit_end(&t);
}

/* Opens an application on a folder where `settings.json` was spoiled. */
static void reopen(table_for_tests *t) {
    app_destroy(t->app);
    t->app = kit_app(t->dir, 7);
    player_begin(&t->hand, t->app, 7);
}

static void a_pipe_is_no_settings(void **state) {
    (void)state;
    table_for_tests t;
    char path[400];
    struct stat is;
    alarm(LONGEST_S);
    kit_begin(&t, 1);
    in_folder(&t, "settings.json", path);
    assert_int_equal(mkfifo(path, 0600), 0);
    reopen(&t);
    assert_non_null(strstr(t.app->notice, "not a file"));
    t.app->settings.mute = true;
    app_settings_changed(t.app);
    assert_int_equal(stat(path, &is), 0);
    assert_true(S_ISFIFO(is.st_mode));
    alarm(0);
    kit_end(&t);
}

/* They may be read again at the next start: standards are not written over them meanwhile. */
static void settings_that_may_not_be_read_are_left_alone(void **state) {
    (void)state;
    static const char mine[] = "{\"text_percent\": 150}";
    table_for_tests t;
    char path[400];
    size_t len = 0;
    kit_begin(&t, 1);
    in_folder(&t, "settings.json", path);
    assert_true(paths_write_whole(path, mine, strlen(mine)));
    assert_int_equal(chmod(path, 0), 0);
    be_nobody(&t, true);
    reopen(&t);
    t.app->settings.mute = true;
    app_settings_changed(t.app);
    be_nobody(&t, false);
    assert_non_null(strstr(t.app->notice, "Permission denied"));
    assert_false(is_there(&t, "settings.json.damaged-1"));
    assert_int_equal(chmod(path, 0600), 0);
    t.app->settings.high_contrast = true;
    app_settings_changed(t.app);
    char *text = paths_read_whole(path, 4096, &len);
    assert_non_null(text);
    assert_string_equal(text, mine);
    free(text);
    kit_end(&t);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_save_that_may_not_be_read_stays_and_is_tried_again),
        cmocka_unit_test(too_many_open_files_damage_no_save),
        cmocka_unit_test(a_pipe_is_no_saved_match),
        cmocka_unit_test(a_device_is_no_saved_match),
        cmocka_unit_test(a_pipe_where_a_save_is_written_is_refused),
        cmocka_unit_test(a_pipe_is_no_log),
        cmocka_unit_test(a_pipe_is_no_settings),
        cmocka_unit_test(settings_that_may_not_be_read_are_left_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
