/* Nothing is lost, and nothing that is not ours is overwritten. */
#include "app/kit_app.h"
#include "hosting/house.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/files/paths.h"
#include "app/files/saves.h"
#include "app/files/seal.h"
#include "app/stack.h"

static const nt_game *const games[] = {&blank_game, NULL};

static char *read_save(const table_for_tests *t, size_t *len) {
    char path[400];
    snprintf(path, sizeof path, "%s/open.nighttable", t->dir);
    return paths_read_whole(path, 1 << 20, len);
}

static void write_save(const table_for_tests *t, const char *text, size_t len) {
    char path[400];
    snprintf(path, sizeof path, "%s/open.nighttable", t->dir);
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(text, 1, len, file), len);
    fclose(file);
}

static void a_seal_opens_only_whole(void **state) {
    (void)state;
    static const char secret[] = "seed 0123\ncard 5\n";
    size_t len = 0;
    char *sealed = seal_close("line", secret, strlen(secret), 99);
    char *opened = seal_open("line", sealed, strlen(sealed), &len);
    assert_string_equal(opened, secret);
    free(opened);
    assert_null(seal_open("lime", sealed, strlen(sealed), &len));
    for (size_t i = 0; sealed[i]; i++) {
        assert_null(seal_open("line", sealed, i, &len));
        sealed[i] ^= 1;
        assert_null(seal_open("line", sealed, strlen(sealed), &len));
        sealed[i] ^= 1;
    }
    free(sealed);
}

/* Letters of the base64 that were seen at each place of the text; each lies in a word of 64 bits. */
static void note_letters(const char *sealed, uint64_t seen[], size_t most) {
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const size_t len = strlen(sealed) - strlen("end\n");
    assert_true(len <= most);
    for (size_t i = 0; i < len; i++) {
        const char *letter = strchr(letters, sealed[i]);
        assert_true(letter != NULL || sealed[i] == '\n');
        seen[i] |= letter != NULL ? (uint64_t)1 << (letter - letters) : ~(uint64_t)0;
    }
}

static int count_bits(uint64_t bits) {
    int n = 0;
    for (; bits != 0; bits &= bits - 1) {
        n++;
    }
    return n;
}

/* Nothing of what is sealed can be read by who decodes the lines: at no place does a bit stay as it was. */
static void every_letter_of_a_seal_hangs_on_its_salt(void **state) {
    enum { SALTS = 400, LEAST = 48, SECRET = 302 /* with its head whole groups of three */, MOST = 600 };
    static char secret[SECRET] = "seed 0123456789abcdef\nchance 5\n"; /* and zeros, which a save is filled up with */
    static uint64_t seen[MOST];
    nt_rng luck = nt_rng_seed(3);
    (void)state;
    for (int i = 0; i < SALTS; i++) {
        char *sealed = seal_close("line", secret, SECRET, nt_rng_next(&luck));
        note_letters(sealed, seen, MOST);
        free(sealed);
    }
    for (size_t i = 0; i < MOST && seen[i] != 0; i++) {
        if (count_bits(seen[i]) < LEAST) {
            fail_msg("letter %d is one of %d alone", (int)i, count_bits(seen[i]));
        }
    }
}

static void a_save_shows_no_secret(void **state) {
    (void)state;
    table_for_tests t;
    size_t len = 0;
    kit_begin(&t, 1);
    kit_start(&t, 2);
    char *text = read_save(&t, &len);
    assert_non_null(text);
    assert_null(strstr(text, "chance"));
    assert_null(strstr(text, "seed"));
    assert_non_null(strstr(text, "\"bot\":true"));
    free(text);
    kit_end(&t);
}

static void a_save_tells_in_the_clear_what_continues(void **state) {
    (void)state;
    table_for_tests t;
    saves_clear clear;
    kit_begin(&t, 1);
    assert_false(saves_glance(t.dir, saves_open_file, &clear));
    kit_start(&t, 2);
    assert_true(saves_glance(t.dir, saves_open_file, &clear));
    assert_string_equal(clear.game, blank_game.id);
    assert_int_equal(clear.seating.n, app_director_seating(t.app->table)->n);
    assert_string_equal(clear.far.key, "blank.far");
    assert_int_equal(clear.far.of, 3);
    assert_false(clear.ends);
    assert_int_equal(clear.won, 0);
    write_save(&t, "nighttable-sealed 1\n{\"game\":7}\n", 31);
    assert_false(saves_glance(t.dir, saves_open_file, &clear));
    kit_end(&t);
}

static void a_damaged_save_is_kept_aside(void **state) {
    (void)state;
    table_for_tests t;
    size_t len = 0;
    kit_begin(&t, 1);
    kit_start(&t, 2);
    char *text = read_save(&t, &len);
    for (size_t cut = 0; cut < len; cut += 7) {
        saves_open open;
        char problem[256] = "";
        write_save(&t, text, cut);
        assert_int_equal(saves_read(t.dir, games, &open, problem, sizeof problem), SAVES_DAMAGED);
        assert_true(problem[0] != '\0');
    }
    text[len / 2] ^= 2;
    write_save(&t, text, len);
    t.app->notice[0] = '\0';
    assert_false(app_continue(t.app));
    assert_non_null(strstr(t.app->notice, "open.nighttable.damaged-1"));
    assert_int_equal(t.app->matches.open, 0);
    char path[400];
    snprintf(path, sizeof path, "%s/open.nighttable.damaged-1", t.dir);
    size_t kept_len = 0;
    char *kept = paths_read_whole(path, 1 << 20, &kept_len);
    assert_int_equal(kept_len, len);
    assert_memory_equal(kept, text, len);
    free(kept);
    free(text);
    kit_end(&t);
}

/* The line in the clear may be changed by anybody: nobody is crowned who does not sit there. */
static void nobody_else_has_won(void **state) {
    (void)state;
    static const struct {
        const char *bits;
        uint32_t won;
    } at[] = {{"3", 3}, {"16", 0}, {"17", 0}, {"-1", 0}, {"4294967297", 0}, {"\"1\"", 0}};
    table_for_tests t;
    size_t len = 0;
    char changed[8192];
    kit_begin(&t, 1);
    kit_start(&t, 2); /* of four */
    char *text = read_save(&t, &len);
    const char *line = strchr(text, '{');
    assert_true(line != NULL && len < sizeof changed - 40);
    for (size_t i = 0; i < sizeof at / sizeof at[0]; i++) {
        saves_clear clear;
        const int n =
            snprintf(changed, sizeof changed, "%.*s{\"won\":%s,%s", (int)(line - text), text, at[i].bits, line + 1);
        write_save(&t, changed, (size_t)n);
        assert_true(saves_glance(t.dir, saves_open_file, &clear));
        assert_int_equal(clear.won, at[i].won);
    }
    free(text);
    kit_end(&t);
}

/* Where the record begins, behind what is kept beside it. */
static size_t record_of(const char *secret) {
    static const char *const kept[] = {"seed ", "call ", "took ", "told ", "ends ", "lock "};
    const char *at = secret;
    for (size_t i = 0; i < sizeof kept / sizeof kept[0];) {
        const bool is = strncmp(at, kept[i], strlen(kept[i])) == 0;
        at = is ? strchr(at, '\n') + 1 : at;
        i = is ? 0 : i + 1;
    }
    return (size_t)(at - secret);
}

/* The save with one more line inside, under a seal that is whole. */
static void write_with(const table_for_tests *t, const char *text, size_t text_len, const char *more) {
    const char *line = strchr(text, '\n') + 1, *sealed = strchr(line, '\n') + 1;
    char *clear = strndup(line, (size_t)(sealed - 1 - line)), inside[8192], whole[24000];
    size_t len = 0;
    char *secret = seal_open(clear, sealed, text_len - (size_t)(sealed - text), &len);
    assert_non_null(secret);
    const size_t at = record_of(secret), added = strlen(more);
    assert_true(len + added < sizeof inside);
    memcpy(inside, secret, at);
    memcpy(inside + at, more, added);
    memcpy(inside + at + added, secret + at, len - at);
    char *again = seal_close(clear, inside, len + added, 5);
    const int n = snprintf(whole, sizeof whole, "%.*s%s", (int)(sealed - text), text, again);
    assert_true(n > 0 && (size_t)n < sizeof whole);
    write_save(t, whole, (size_t)n);
    free(again);
    free(secret);
    free(clear);
}

/* A seal that is whole is no reason to believe what it holds. */
static void what_is_sealed_has_to_fit_its_match(void **state) {
    (void)state;
    static const struct {
        const char *line;
        saves_result result;
    } at[] = {{"", SAVES_READ},
              {"lock 0 6 1 1\n", SAVES_READ},
              {"lock 0 7 1 1\n", SAVES_DAMAGED},
              {"lock 0 0 1 1\n", SAVES_DAMAGED},
              {"lock 4 1 1 1\n", SAVES_DAMAGED},
              {"lock 0 1 1\n", SAVES_DAMAGED},
              {"told 0\n", SAVES_READ},
              {"told 99999\n", SAVES_DAMAGED},
              {"told -1\n", SAVES_DAMAGED},
              {"call 1 0 0 0 0 0\n", SAVES_READ},
              {"call 1 0 0 99999 0 0\n", SAVES_DAMAGED},
              {"call 1 0 0 0 99999 0\n", SAVES_DAMAGED},
              {"call 1 9 0 0 0 0\n", SAVES_DAMAGED},
              {"took 99 5\n", SAVES_DAMAGED}};
    table_for_tests t;
    size_t len = 0;
    kit_begin(&t, 1);
    kit_start(&t, 2);
    char *text = read_save(&t, &len);
    for (size_t i = 0; i < sizeof at / sizeof at[0]; i++) {
        saves_open open = {0};
        char problem[256] = "";
        write_with(&t, text, len, at[i].line);
        const saves_result result = saves_read(t.dir, games, &open, problem, sizeof problem);
        if (result != at[i].result) {
            fail_msg("%s: %d, %s", at[i].line, (int)result, problem);
        }
        assert_true(result == SAVES_READ || problem[0] != '\0');
        if (result == SAVES_READ) {
            nt_match_destroy(open.match);
        }
    }
    free(text);
    kit_end(&t);
}

/* Whatever is set aside stays, however often that happens. */
static void nothing_set_aside_is_written_over(void **state) {
    (void)state;
    char dir[256], path[300], kept[400], want[400];
    size_t len = 0;
    kit_folder(dir, sizeof dir);
    snprintf(path, sizeof path, "%s/open.nighttable", dir);
    for (int i = 1; i <= 3; i++) {
        const char text[] = {(char)('0' + i), '\0'};
        assert_true(paths_write_whole(path, text, 1));
        assert_true(paths_keep_aside(path, kept, sizeof kept));
    }
    for (int i = 1; i <= 3; i++) {
        snprintf(want, sizeof want, "%s.damaged-%d", path, i);
        char *text = paths_read_whole(want, 100, &len);
        assert_non_null(text);
        assert_true(len == 1 && text[0] == '0' + i);
        free(text);
    }
    kit_remove(dir);
}

static void a_new_match_does_not_overwrite_another(void **state) {
    (void)state;
    table_for_tests t;
    char command[400];
    kit_begin(&t, 1);
    kit_start(&t, 2);
    kit_start(&t, 2);
    snprintf(command, sizeof command, "test $(ls %s/left | wc -l) = 1", t.dir);
    assert_int_equal(system(command), 0);
    kit_end(&t);
}

static void finished_matches_become_plain_records(void **state) {
    (void)state;
    table_for_tests t;
    char command[400];
    kit_begin(&t, 1);
    kit_start(&t, 1);
    player_wait(&t.hand, 10);
    kit_guess(&t, 1);
    player_wait(&t.hand, 4000);
    assert_true(player_press(&t.hand, "lift", -1));
    player_wait(&t.hand, 1000);
    assert_string_equal(app_scene_name(t.app), "results");
    assert_true(player_press(&t.hand, "reveal.next", -1));
    assert_false(saves_there(t.dir));
    snprintf(command, sizeof command, "grep -q '^result' %s/evenings/*-blank-1.nighttable", t.dir);
    assert_int_equal(system(command), 0);
    kit_end(&t);
}

/* A limit on file sizes fails in the midst of writing, as a full disk does. */
static void a_full_disk_is_said_once_and_the_match_goes_on(void **state) {
    (void)state;
    table_for_tests t;
    size_t len = 0, len_after = 0;
    kit_begin(&t, 1);
    kit_start(&t, 1);
    char *before = read_save(&t, &len);
    struct rlimit old, full = {64, 64};
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &old), 0);
    full.rlim_max = old.rlim_max;
    signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &full), 0);
    player_wait(&t.hand, 10);
    kit_guess(&t, 1);
    const bool said = strstr(t.app->notice, "could not be saved") != NULL;
    t.app->notice[0] = '\0';
    player_wait(&t.hand, 4000);
    const bool again = t.app->notice[0] != '\0';
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &old), 0);
    assert_true(said);
    assert_false(again);
    char *after = read_save(&t, &len_after); /* the old file is whole */
    assert_int_equal(len, len_after);
    assert_memory_equal(before, after, len);
    assert_true(nt_match_plies(app_director_match(t.app->table)) > 2);
    free(before);
    free(after);
    kit_end(&t);
}

static void a_save_folder_that_cannot_be_made_is_said(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 1);
    snprintf(t.app->save_dir, sizeof t.app->save_dir, "/dev/null/saves");
    kit_start(&t, 1);
    assert_string_equal(app_scene_name(t.app), "private");
    assert_non_null(strstr(t.app->notice, "could not be saved"));
    kit_end(&t);
}

/* Nobody loses a match by a slip of the hand that its file cannot hold. */
static void closing_asks(int people, const char *asks) {
    table_for_tests t;
    const ui_raw close = {.kind = UI_RAW_CLOSE};
    kit_begin(&t, 1);
    char good[sizeof t.app->save_dir];
    snprintf(good, sizeof good, "%s", t.app->save_dir);
    kit_start(&t, people);
    snprintf(t.app->save_dir, sizeof t.app->save_dir, "/dev/null/saves");
    app_handle(t.app, &close);
    assert_false(app_wants_quit(t.app));
    assert_string_equal(app_scene_name(t.app), asks);
    snprintf(t.app->save_dir, sizeof t.app->save_dir, "%s", good); /* there is room for one move ... */
    app_keep_told(t.app);
    snprintf(t.app->save_dir, sizeof t.app->save_dir, "/dev/null/saves"); /* ... and then no more */
    app_handle(t.app, &close);
    assert_false(app_wants_quit(t.app));
    app_handle(t.app, &close);
    assert_true(app_wants_quit(t.app));
    kit_end(&t);
}

static void closing_over_a_match_that_cannot_be_saved_asks_first(void **state) {
    (void)state;
    closing_asks(1, "pause"); /* whose own page is open */
    closing_asks(2, "notice");
}

static void closing_over_a_match_that_is_saved_does_not_ask(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 1);
    kit_start(&t, 1);
    app_handle(t.app, &(ui_raw){.kind = UI_RAW_CLOSE, .at = t.app->now});
    assert_true(app_wants_quit(t.app));
    kit_end(&t);
}

static void settings_survive_and_damage_is_said(void **state) {
    (void)state;
    char dir[256], path[400], problems[400] = "";
    kit_folder(dir, sizeof dir);
    snprintf(path, sizeof path, "%s/settings.json", dir);
    app_settings set = app_settings_standard(), read;
    assert_true(app_settings_read(path, &read, problems, sizeof problems));
    assert_string_equal(problems, "");
    set.text_percent = 150;
    set.motion = APP_MOTION_OFF;
    set.pace = APP_PACE_SLOW;
    set.level[APP_EFFECTS] = 3;
    assert_true(app_settings_write(path, &set, problems, sizeof problems));
    assert_true(app_settings_read(path, &read, problems, sizeof problems));
    assert_int_equal(read.text_percent, 150);
    assert_int_equal(read.motion, APP_MOTION_OFF);
    assert_int_equal(read.pace, APP_PACE_SLOW);
    assert_int_equal(read.level[APP_EFFECTS], 3);
    static const char wrong[] =
        "{\"text_percent\": 151, \"idle_seconds\": 9000, \"language\": \"../x\", \"mute\": true}";
    assert_true(paths_write_whole(path, wrong, strlen(wrong)));
    assert_true(app_settings_read(path, &read, problems, sizeof problems));
    assert_int_equal(read.text_percent, 100);
    assert_int_equal(read.idle_seconds, 20);
    assert_string_equal(read.lang, "en");
    assert_true(read.mute);
    assert_non_null(strstr(problems, "idle_seconds"));
    assert_true(paths_write_whole(path, "{\"mute\": tr", 11));
    assert_false(app_settings_read(path, &read, problems, sizeof problems));
    assert_non_null(strstr(problems, "damaged-1"));
    assert_false(paths_exists(path));
    kit_remove(dir);
}

/* The last one counts, that is said, and the file is kept before it is written anew. */
static void a_setting_that_stands_twice_is_said_and_kept(void **state) {
    (void)state;
    static const char twice[] = "{\"text_percent\": 115, \"mute\": true, \"text_percent\": 150}";
    char dir[256], path[400], before[500], problem[400] = "";
    size_t len = 0;
    kit_folder(dir, sizeof dir);
    snprintf(path, sizeof path, "%s/settings.json", dir);
    assert_true(app_settings_before(path, before, sizeof before));
    assert_true(paths_write_whole(path, twice, strlen(twice)));
    const app_options options = {
        .data_dir = NT_SOURCE_DIR, .save_dir = dir, .settings_file = path, .lang = "en", .seed = 1, .quiet = true};
    app *a = app_create(&options, kit_type(), 1280, 800, 3.78f, problem, sizeof problem);
    assert_non_null(a);
    assert_int_equal(a->settings.text_percent, 150);
    assert_string_equal(a->settings.twice, "text_percent");
    assert_string_equal(app_scene_name(a), "notice");
    assert_non_null(strstr(a->notice, "\"text_percent\" stands more than once"));
    assert_false(paths_exists(before));
    app_settings_changed(a);
    app_destroy(a);
    char *kept = paths_read_whole(before, 1000, &len);
    assert_non_null(kept);
    assert_memory_equal(kept, twice, strlen(twice));
    free(kept);
    app_settings set;
    assert_true(app_settings_read(path, &set, problem, sizeof problem));
    assert_int_equal(set.text_percent, 150);
    assert_true(set.mute);
    assert_string_equal(set.twice, "");
    kit_remove(dir);
}

static void a_damaged_catalogue_is_said_and_english_stands_in(void **state) {
    (void)state;
    char dir[256], command[1200], problem[256] = "";
    kit_folder(dir, sizeof dir);
    snprintf(command, sizeof command,
             "cp -r %s/locales %s/locales && mkdir %s/locales/xx && echo '{' > %s/locales/xx/common.json",
             NT_SOURCE_DIR, dir, dir, dir);
    assert_int_equal(system(command), 0);
    snprintf(command, sizeof command, "%s/locales", dir);
    table_for_tests t;
    kit_begin(&t, 1);
    const app_options options = {.data_dir = NT_SOURCE_DIR,
                                 .hosting = &hosting_house,
                                 .locales_dir = command,
                                 .save_dir = t.dir,
                                 .lang = "xx",
                                 .quiet = true,
                                 .games = games,
                                 .tables = t.app->tables};
    app *a = app_create(&options, t.app->type, 1280, 800, 4, problem, sizeof problem);
    assert_non_null(a);
    assert_non_null(strstr(a->notice, "could not be read"));
    assert_string_equal(app_scene_name(a), "notice");
    app_destroy(a);
    kit_end(&t);
    kit_remove(dir);
}

static void what_is_missing_is_said_once(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 1);
    app_report(t.app, "trouble.outside", "no sound device");
    assert_string_equal(app_scene_name(t.app), "notice");
    assert_non_null(strstr(t.app->notice, "no sound device"));
    assert_true(player_press(&t.hand, "ok", -1));
    player_wait(&t.hand, 10);
    assert_string_equal(app_scene_name(t.app), "title");
    app_report(t.app, "trouble.outside", "no sound device");
    assert_string_equal(app_scene_name(t.app), "title");
    kit_end(&t);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_seal_opens_only_whole),
        cmocka_unit_test(every_letter_of_a_seal_hangs_on_its_salt),
        cmocka_unit_test(a_save_shows_no_secret),
        cmocka_unit_test(a_save_tells_in_the_clear_what_continues),
        cmocka_unit_test(a_damaged_save_is_kept_aside),
        cmocka_unit_test(nobody_else_has_won),
        cmocka_unit_test(what_is_sealed_has_to_fit_its_match),
        cmocka_unit_test(nothing_set_aside_is_written_over),
        cmocka_unit_test(a_new_match_does_not_overwrite_another),
        cmocka_unit_test(finished_matches_become_plain_records),
        cmocka_unit_test(a_full_disk_is_said_once_and_the_match_goes_on),
        cmocka_unit_test(a_save_folder_that_cannot_be_made_is_said),
        cmocka_unit_test(closing_over_a_match_that_cannot_be_saved_asks_first),
        cmocka_unit_test(closing_over_a_match_that_is_saved_does_not_ask),
        cmocka_unit_test(settings_survive_and_damage_is_said),
        cmocka_unit_test(a_setting_that_stands_twice_is_said_and_kept),
        cmocka_unit_test(a_damaged_catalogue_is_said_and_english_stands_in),
        cmocka_unit_test(what_is_missing_is_said_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
