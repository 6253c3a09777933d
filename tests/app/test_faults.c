/* Things that are missing, damaged, full or not allowed: each is said, the program goes on, and no file of the user
 * is overwritten with less. Disks that are full or closed, and saves that are damaged, are in test_saves.c. */
#include "app/kit_app.h"
#include "hosting/house.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "app/files/paths.h"
#include "app/stack.h"
#include "platform/platform.h"

static const ui_box *text_with(const app *a, const char *part) {
    for (int i = 0; i < a->shown->n_boxes; i++) {
        if (strstr(a->shown->arena + a->shown->box[i].text, part)) {
            return &a->shown->box[i];
        }
    }
    return NULL;
}

static void put_file(const char *dir, const char *name, const char *text) {
    char path[400];
    snprintf(path, sizeof path, "%s/%s", dir, name);
    assert_true(paths_write_whole(path, text, strlen(text)));
}

static char *get_file(const char *dir, const char *name) {
    char path[400];
    size_t len = 0;
    snprintf(path, sizeof path, "%s/%s", dir, name);
    return paths_read_whole(path, 1 << 20, &len);
}

static void shell(const char *form, const char *a, const char *b) {
    char command[900];
    snprintf(command, sizeof command, form, a, b);
    assert_int_equal(system(command), 0);
}

/* Like the saves beside it, the log is for its user alone. */
static void kept_private(const table_for_tests *t) {
    char path[400];
    struct stat file;
    snprintf(path, sizeof path, "%s/night-table.log", t->dir);
    assert_int_equal(stat(path, &file), 0);
    assert_int_equal(file.st_mode & 0777, 0600);
}

/* The sentence stands on the screen and in the log, and a press takes it away. */
static void said(table_for_tests *t, const char *part) {
    player_wait(&t->hand, 0);
    assert_string_equal(app_scene_name(t->app), "notice");
    assert_non_null(strstr(t->app->notice, part));
    char *log = get_file(t->dir, "night-table.log");
    assert_non_null(log);
    assert_non_null(strstr(log, part));
    free(log);
    kept_private(t);
    assert_true(player_press(&t->hand, "ok", -1));
    assert_string_not_equal(app_scene_name(t->app), "notice");
}

static void again(table_for_tests *t) {
    t->app = kit_app(t->dir, 7);
    player_begin(&t->hand, t->app, 7);
}

/* ---- notices ---- */

static void a_path_has_its_own_line(void **state) {
    (void)state;
    static const struct {
        const char *key, *name, *text;
    } say[] = {
        {"log.saved", "file", "The log was saved as\n/\u200Ba\u00A0b/\u200B1.txt."},
        {"trouble.locked", "folder",
         "Night Table is already open with these matches. Close the other window "
         "first.\n(/\u200Ba\u00A0b/\u200B1.txt)"},
        {"matches.still", "file",
         "It still cannot be used: cut. It stays where it is, as\n/\u200Ba\u00A0b/\u200B1.txt."},
    };
    for (size_t i = 0; i < sizeof say / sizeof say[0]; i++) {
        table_for_tests t;
        kit_folder(t.dir, sizeof t.dir);
        again(&t);
        app_notice(t.app, say[i].key, (text_arg[]){TEXT_STR(say[i].name, "/a b/1.txt"), TEXT_STR("detail", "cut")},
                   2);
        assert_string_equal(t.app->notice, say[i].text);
        app_destroy(t.app);
        kit_remove(t.dir);
    }
}

/* Why a match cannot be used is said in the language that is read; the log has it exactly. */
static void reasons_are_translated(void **state) {
    (void)state;
    table_for_tests t;
    kit_folder(t.dir, sizeof t.dir);
    put_file(t.dir, "settings.json", "{\"language\": \"de\"}");
    put_file(t.dir, "open.nighttable", "no match at all");
    again(&t);
    assert_false(app_continue(t.app));
    assert_non_null(strstr(t.app->notice, "war nicht zu lesen: es beginnt nicht wie ein gespeichertes Spiel."));
    assert_null(strstr(t.app->notice, "it does not"));
    char *log = get_file(t.dir, "night-table.log");
    assert_non_null(log);
    assert_non_null(strstr(log, "it does not begin as a saved match does"));
    free(log);
    kit_end(&t);
}

/* ---- settings ---- */

static void settings_that_are_cut_are_kept_aside(void **state) {
    (void)state;
    static const char *const bad[] = {"{\"text_percent\": 1", "\x01\x02\xff", "[1, 2]", ""};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        table_for_tests t;
        kit_folder(t.dir, sizeof t.dir);
        put_file(t.dir, "settings.json", bad[i]);
        again(&t);
        player_wait(&t.hand, 0);
        const char *own_line = strchr(t.app->notice, '\n'); /* of its path */
        assert_non_null(own_line);
        assert_non_null(strstr(own_line, "/\u200B"));
        said(&t, "settings.json.damaged-1");
        t.app->settings.mute = true;
        app_settings_changed(t.app);
        char *kept = get_file(t.dir, "settings.json.damaged-1");
        assert_string_equal(kept, bad[i]);
        free(kept);
        kit_end(&t);
    }
}

static void settings_of_wrong_types_are_named_and_others_kept(void **state) {
    (void)state;
    table_for_tests t;
    kit_folder(t.dir, sizeof t.dir);
    put_file(t.dir, "settings.json",
             "{\"text_percent\": 130, \"motion\": 7, \"mute\": \"x\", \"later\": {\"a\": [1]}}");
    again(&t);
    said(&t, "(\"mute\", \"motion\")");
    assert_int_equal(t.app->settings.text_percent, 130);
    app_settings_changed(t.app);
    char *text = get_file(t.dir, "settings.json");
    assert_non_null(strstr(text, "\"later\""));
    assert_non_null(strstr(text, "\"text_percent\": 130"));
    free(text);
    kit_end(&t);
}

/* ---- an older match that cannot be put aside ---- */

static void an_older_match_is_not_saved_over(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 1);
    kit_start(&t, 2);
    char *before = get_file(t.dir, "open.nighttable");
    put_file(t.dir, "left", "a file where the folder should be");
    kit_start(&t, 2);
    said(&t, "could not be saved");
    kit_guess(&t, 3);
    char *after = get_file(t.dir, "open.nighttable");
    assert_string_equal(after, before);
    free(after);
    /* As soon as there is room for it, the older one is put aside whole and the new one saved. */
    shell("rm %s/%s", t.dir, "left");
    kit_guess(&t, 4);
    after = get_file(t.dir, "open.nighttable");
    assert_string_not_equal(after, before);
    put_file(t.dir, "before", before);
    shell("cmp %s/left/*.nighttable %s/before", t.dir, t.dir);
    free(after);
    free(before);
    kit_end(&t);
}

/* ---- words, pictures and fonts ---- */

typedef struct {
    table_for_tests t;
    char data[300];
    pf *pf;
} own_data;

/* The program's data copied, spoiled by a shell command with the folder's name, and the real program's type. */
static void open_spoiled(own_data *o, const char *spoil) {
    char problem[256] = "";
    kit_folder(o->t.dir, sizeof o->t.dir);
    snprintf(o->data, sizeof o->data, "%s/data", o->t.dir);
    shell("mkdir %s && cp -r " NT_SOURCE_DIR "/assets " NT_SOURCE_DIR "/fonts " NT_SOURCE_DIR "/locales %s", o->data,
          o->data);
    shell(spoil, o->data, o->data);
    o->pf = pf_open(&(pf_options){.data_dir = o->data, .title = "", .w = 1280, .h = 800, .offscreen = true}, problem,
                    sizeof problem);
    assert_non_null(o->pf);
    const app_options options = {
        .data_dir = o->data, .hosting = &hosting_house, .save_dir = o->t.dir, .seed = 1, .quiet = true};
    o->t.app = app_create(&options, pf_type(o->pf), 1280, 800, 3.78f, problem, sizeof problem);
    assert_non_null(o->t.app);
    player_begin(&o->t.hand, o->t.app, 1);
}

/* Paints what is shown and passes on what could not be painted, as the program does. */
static void paint(own_data *o) {
    char problem[512];
    pf_paint(o->pf, o->t.app->shown);
    while (pf_problem(o->pf, problem, sizeof problem)) {
        app_report(o->t.app, "trouble.outside", problem);
    }
}

static void close_spoiled(own_data *o) {
    app_destroy(o->t.app);
    pf_close(o->pf);
    kit_remove(o->t.dir);
}

static void english_words_that_are_cut_or_gone_are_said(void **state) {
    (void)state;
    static const char *const spoil[] = {
        "truncate -s 3000 %s/locales/en/growl.json && test -d %s",
        "head -c 999 /dev/urandom > %s/locales/en/growl.json && test -d %s",
        "rm %s/locales/en/growl.json && test -d %s",
    };
    for (size_t i = 0; i < sizeof spoil / sizeof spoil[0]; i++) {
        own_data o = {0};
        open_spoiled(&o, spoil[i]);
        said(&o.t, "growl.json");
        assert_string_equal(app_scene_name(o.t.app), "title");
        close_spoiled(&o);
    }
}

static void a_missing_or_cut_picture_is_said(void **state) {
    (void)state;
    static const char *const spoil[] = {"rm %s/assets/pictures/title.svg && test -d %s",
                                        "truncate -s 900 %s/assets/pictures/title.svg && test -d %s"};
    for (size_t i = 0; i < sizeof spoil / sizeof spoil[0]; i++) {
        own_data o = {0};
        open_spoiled(&o, spoil[i]);
        paint(&o);
        said(&o.t, "The picture title cannot be shown");
        assert_string_equal(app_scene_name(o.t.app), "title");
        close_spoiled(&o);
    }
}

/* Another font stands in: the sentence can be read, no letter of it is missing. */
static void a_missing_or_damaged_font_is_said_in_another(void **state) {
    (void)state;
    static const char *const spoil[] = {"rm %s/fonts/NotoSans-Regular.ttf && test -d %s",
                                        "head -c 3000 /dev/urandom > %s/fonts/NotoSans-Regular.ttf && test -d %s"};
    for (size_t i = 0; i < sizeof spoil / sizeof spoil[0]; i++) {
        own_data o = {0};
        open_spoiled(&o, spoil[i]);
        paint(&o);
        player_wait(&o.t.hand, 0);
        const ui_box *box = text_with(o.t.app, "NotoSans-Regular");
        assert_non_null(box);
        assert_false(box->missing);
        said(&o.t, "The font NotoSans-Regular.ttf cannot be used");
        close_spoiled(&o);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_path_has_its_own_line),
        cmocka_unit_test(reasons_are_translated),
        cmocka_unit_test(settings_that_are_cut_are_kept_aside),
        cmocka_unit_test(settings_of_wrong_types_are_named_and_others_kept),
        cmocka_unit_test(an_older_match_is_not_saved_over),
        cmocka_unit_test(english_words_that_are_cut_or_gone_are_said),
        cmocka_unit_test(a_missing_or_cut_picture_is_said),
        cmocka_unit_test(a_missing_or_damaged_font_is_said_in_another),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
