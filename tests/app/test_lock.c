/* One program for each folder of saves: the second one says so, in the window and on standard error, and touches
 * nothing; whoever is killed leaves no lock behind. */
#include "app/kit_app.h"
#include "hosting/house.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/files/lock.h"
#include "app/files/paths.h"
#include "app/stack.h"

static app *open_alone(const char *dir, const char *lang, bool hidden_folders) {
    static const nt_game *const games[] = {&blank_game, NULL};
    static const nt_table *const tables[] = {&blank_table, NULL};
    char problem[256] = "";
    const app_options options = {.data_dir = NT_SOURCE_DIR,
                                 .hosting = &hosting_house,
                                 .save_dir = dir,
                                 .lang = lang,
                                 .seed = 1,
                                 .quiet = true,
                                 .alone = true,
                                 .hidden_folders = hidden_folders,
                                 .games = games,
                                 .tables = tables};
    app *a = app_create(&options, kit_type(), 1280, 800, 3.78f, problem, sizeof problem);
    assert_non_null(a);
    return a;
}

static bool says(app *a, const char *part) {
    app_frame(a);
    for (int i = 0; i < a->shown->n_boxes; i++) {
        if (strstr(a->shown->arena + a->shown->box[i].text, part)) {
            return true;
        }
    }
    return false;
}

static void a_second_program_is_kept_out_until_the_first_has_ended(void **state) {
    (void)state;
    char dir[256];
    player hand;
    kit_folder(dir, sizeof dir);
    app *first = open_alone(dir, "en", false), *second = open_alone(dir, "de", false);
    assert_string_equal(app_scene_name(first), "title");
    assert_string_equal(app_scene_name(second), "locked");
    assert_true(app_is_locked_out(second) && !app_is_locked_out(first));
    assert_true(says(second, "Schließt zuerst das andere Fenster"));
    assert_true(says(second, dir));
    player_begin(&hand, second, 1);
    assert_true(player_press(&hand, "retry", -1));
    player_wait(&hand, 500);
    assert_string_equal(app_scene_name(second), "locked");
    app_destroy(first);
    assert_true(player_press(&hand, "retry", -1));
    player_wait(&hand, 500);
    assert_string_equal(app_scene_name(second), "title");
    assert_false(app_is_locked_out(second));
    app_destroy(second);
    kit_remove(dir);
}

/* In a browser's page: the tab is named, and no folder, which nobody could find. */
static void where_no_folder_can_be_seen_none_is_told(void **state) {
    (void)state;
    char dir[256];
    kit_folder(dir, sizeof dir);
    app *first = open_alone(dir, "en", true), *second = open_alone(dir, "en", true);
    assert_string_equal(app_scene_name(second), "locked");
    assert_true(says(second, "in another tab or window"));
    assert_false(says(second, dir));
    assert_string_equal(app_told_file(second, "/home/me/copies/a match.nighttable"), "a match.nighttable");
    assert_string_equal(app_told_file(second, ""), "");
    app_destroy(first);
    app_destroy(second);
    kit_remove(dir);
}

static void other_folders_are_free(void **state) {
    (void)state;
    char one[256], two[256];
    kit_folder(one, sizeof one);
    kit_folder(two, sizeof two);
    app *first = open_alone(one, "en", false), *second = open_alone(two, "en", false);
    assert_string_equal(app_scene_name(second), "title");
    app_destroy(first);
    app_destroy(second);
    kit_remove(one);
    kit_remove(two);
}

static void the_killed_leave_no_lock(void **state) {
    (void)state;
    char dir[256], done;
    int ends[2], status = 0;
    app_lock *lock = NULL;
    kit_folder(dir, sizeof dir);
    assert_int_equal(pipe(ends), 0);
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        const bool took = lock_take(dir, &lock) && lock != NULL && write(ends[1], "x", 1) == 1;
        pause();
        _exit(took);
    }
    assert_int_equal(read(ends[0], &done, 1), 1);
    assert_false(lock_take(dir, &lock));
    kill(child, SIGKILL);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(lock_take(dir, &lock));
    assert_non_null(lock);
    lock_drop(lock);
    kit_remove(dir);
}

static void a_folder_without_room_for_a_lock_keeps_nobody_out(void **state) {
    (void)state;
    app_lock *lock = NULL;
    assert_true(lock_take("/dev/null/saves", &lock));
    assert_null(lock);
}

/* The real program beside one that has the folder: its code, its sentence, and that it leaves the match alone. */
static void the_program_ends_with_1_and_a_sentence(void **state) {
    (void)state;
    char dir[256], command[2400], said[600];
    app_lock *lock = NULL;
    kit_folder(dir, sizeof dir);
    assert_true(lock_take(dir, &lock));
    snprintf(command, sizeof command,
             "echo 'press play' > %s.txt; " NT_BUILD_DIR "/night-table --data-dir " NT_SOURCE_DIR
             " --offscreen 1280x800 --script %s.txt --save-dir %s --lang fr 2>&1; c=$?; rm %s.txt; exit $c",
             dir, dir, dir, dir);
    FILE *out = popen(command, "r");
    assert_non_null(out);
    said[fread(said, 1, sizeof said - 1, out)] = '\0';
    const int code = pclose(out);
    assert_int_equal(WEXITSTATUS(code), 1);
    assert_non_null(strstr(said, "Fermez d’abord l’autre fenêtre"));
    snprintf(command, sizeof command, "%s/night-table.log", dir);
    assert_false(paths_exists(command));
    lock_drop(lock);
    kit_remove(dir);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_second_program_is_kept_out_until_the_first_has_ended),
        cmocka_unit_test(where_no_folder_can_be_seen_none_is_told),
        cmocka_unit_test(other_folders_are_free),
        cmocka_unit_test(the_killed_leave_no_lock),
        cmocka_unit_test(a_folder_without_room_for_a_lock_keeps_nobody_out),
        cmocka_unit_test(the_program_ends_with_1_and_a_sentence),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
