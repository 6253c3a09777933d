/* A language for the table and one for each seat: chosen by a press, seen in the next frame, told by nothing else. */
#include "app/kit_app.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/files/saves.h"
#include "app/keyboard.h"
#include "app/languages.h"
#include "app/stack.h"
#include "engine/match.h"
#include "engine/record.h"

enum { RECORD = 65536, LINE = 256 };

/* Number of the tile of a language on the page of languages. */
static int tile_of(const table_for_tests *t, const char *tag) {
    const app_languages all = app_find_languages(t->app);
    for (int i = 0; i < all.n; i++) {
        if (strcmp(all.tag[i], tag) == 0) {
            return i;
        }
    }
    fail_msg("there is no language %s", tag);
    return -1;
}

static bool shows(const table_for_tests *t, const char *want) {
    const ui_draw *d = t->app->shown;
    for (int i = 0; i < d->n_boxes; i++) {
        if (strcmp(d->arena + d->box[i].text, want) == 0) {
            return true;
        }
    }
    return false;
}

/* Whether the frame says a message without arguments in a language. */
static bool says(const table_for_tests *t, const char *lang, const char *key) {
    char want[LINE];
    text_format(app_words(t->app, lang), key, NULL, 0, want, sizeof want);
    return shows(t, want);
}

static void press(table_for_tests *t, const char *zone, int n) {
    if (!player_press(&t->hand, zone, n)) {
        fail_msg("there is no %s %d on %s", zone, n, app_scene_name(t->app));
    }
    player_wait(&t->hand, 400);
}

/* A kiosk may offer fewer games than there are: the line below the name counts none. */
static void the_line_below_the_name_counts_no_games(void **state) {
    static const struct {
        const char *lang, *five;
    } all[] = {{"en", "five"},   {"de", "fünf"}, {"es", "cinco"}, {"fr", "cinq"},
               {"it", "cinque"}, {"ja", "5"},    {"th", "ห้า"},    {"zh-Hant", "五"}};
    table_for_tests t;
    (void)state;
    kit_begin(&t, 1);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        char line[LINE];
        text_format(app_words(t.app, all[i].lang), "title.tagline", NULL, 0, line, sizeof line);
        assert_null(strstr(line, all[i].five));
        assert_null(strpbrk(line, "0123456789"));
    }
    kit_end(&t);
}

/* Two people and bots; the first of the two is called. */
static void begin_at_curtain(table_for_tests *t) {
    kit_begin(t, 1);
    kit_start(t, 2);
    player_wait(&t->hand, 400);
}

static void choose_at_curtain(table_for_tests *t, const char *tag) {
    assert_string_equal(app_scene_name(t->app), "curtain");
    press(t, "language", -1);
    assert_string_equal(app_scene_name(t->app), "languages");
    press(t, "language", tag[0] ? tile_of(t, tag) : -1);
    assert_string_equal(app_scene_name(t->app), "curtain");
}

static size_t record_of(const table_for_tests *t, char buf[RECORD]) {
    const size_t len = nt_record_write(app_director_match(t->app->table), buf, RECORD);
    assert_in_range(len, 1, RECORD - 1);
    return len;
}

static void the_table_reads_another_language_in_the_next_frame(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 1);
    player_wait(&t.hand, 100);
    assert_true(says(&t, "en", "title.play"));
    press(&t, "language", 0);
    press(&t, "language", tile_of(&t, "es"));
    assert_string_equal(app_scene_name(t.app), "title");
    assert_true(says(&t, "es", "title.play"));
    assert_false(says(&t, "en", "title.play"));
    kit_end(&t);
}

static void the_curtain_speaks_the_seats_language_and_the_tables(void **state) {
    (void)state;
    table_for_tests t;
    begin_at_curtain(&t);
    assert_true(says(&t, "en", "play.curtain.open"));
    choose_at_curtain(&t, "ja");
    assert_true(says(&t, "ja", "play.curtain.open"));
    assert_true(says(&t, "en", "play.curtain.open")); /* smaller, for the table */
    choose_at_curtain(&t, "");
    assert_true(says(&t, "en", "play.curtain.open"));
    assert_false(says(&t, "ja", "play.curtain.open"));
    kit_end(&t);
}

static void the_rules_over_a_private_view_are_in_its_language(void **state) {
    (void)state;
    table_for_tests t;
    begin_at_curtain(&t);
    choose_at_curtain(&t, "es");
    press(&t, "open", -1);
    assert_string_equal(app_scene_name(t.app), "private");
    player_key(&t.hand, UI_KEY_RULES, false);
    player_wait(&t.hand, 400);
    assert_string_equal(app_scene_name(t.app), "rules");
    assert_true(says(&t, "es", "menu.back"));
    kit_end(&t);
}

/* The same presses in two languages: the record is the same to the byte, and so is the time that passes. */
static void a_language_changes_nothing_but_words(void **state) {
    (void)state;
    static char plain[RECORD], spoken[RECORD];
    table_for_tests one, two;
    kit_begin(&one, 3);
    kit_begin(&two, 3);
    kit_start(&one, 2);
    kit_start(&two, 2);
    player_wait(&one.hand, 400);
    player_wait(&two.hand, 400);
    const uint64_t slept = app_wake(one.app);
    assert_int_equal(slept, app_wake(two.app));
    app_choose_language(two.app, app_director_step(two.app->table).seat, "ja");
    snprintf(two.app->settings.lang, sizeof two.app->settings.lang, "es");
    app_settings_changed(two.app);
    player_wait(&two.hand, 0);
    assert_int_equal(slept, app_wake(two.app));
    for (int guess = 2; guess <= 3; guess++) {
        kit_guess(&one, guess);
        kit_guess(&two, guess);
    }
    assert_int_equal(record_of(&one, plain), record_of(&two, spoken));
    assert_string_equal(plain, spoken);
    assert_int_equal(one.app->now, two.app->now);
    kit_end(&one);
    kit_end(&two);
}

static void a_continued_match_remembers_each_seats_language(void **state) {
    (void)state;
    table_for_tests t;
    begin_at_curtain(&t);
    const uint8_t seat = app_director_step(t.app->table).seat;
    choose_at_curtain(&t, "ja");
    app_destroy(t.app);
    t.app = kit_app(t.dir, 2);
    player_begin(&t.hand, t.app, 2);
    player_wait(&t.hand, 100);
    press(&t, "continue", -1);
    assert_string_equal(app_director_seating(t.app->table)->seat[seat].lang, "ja");
    assert_true(says(&t, "ja", "play.curtain.open"));
    kit_end(&t);
}

static void the_next_table_knows_what_a_seat_reads(void **state) {
    (void)state;
    table_for_tests t;
    begin_at_curtain(&t);
    const uint8_t seat = app_director_step(t.app->table).seat;
    choose_at_curtain(&t, "es");
    assert_string_equal(t.app->plan.seating.seat[seat].lang, "es");
    kit_end(&t);
}

static void feed(table_for_tests *t, ui_raw_kind kind, const char *text) {
    ui_raw raw = {.kind = kind, .at = t->app->now};
    snprintf(raw.text, sizeof raw.text, "%s", text);
    app_handle(t->app, &raw);
    player_wait(&t->hand, 50);
}

static void what_an_input_method_composes_is_seen_and_is_no_name_yet(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 1);
    player_wait(&t.hand, 400);
    press(&t, "play", -1);
    press(&t, "game", 0);
    const ui_seat *seat = &t.app->plan.seating.seat[0];
    feed(&t, UI_RAW_COMPOSE, "しば");
    assert_true(shows(&t, "しば"));
    assert_string_equal(seat->name, "");
    feed(&t, UI_RAW_TEXT, "柴");
    assert_string_equal(seat->name, "柴");
    assert_true(shows(&t, "柴"));
    assert_false(shows(&t, "しば"));
    kit_end(&t);
}

static void tags_are_names_of_folders_and_nothing_else(void **state) {
    (void)state;
    assert_true(app_is_language_tag("zh-Hant", 12));
    assert_false(app_is_language_tag("", 12));
    assert_false(app_is_language_tag("../../etc", 12));
    assert_false(app_is_language_tag("a/b", 12));
    assert_false(app_is_language_tag("averylongtag", 12));
}

/* A folder of catalogues with one language more, of which three messages are translated. */
static void begin_with_a_ninth(table_for_tests *t) {
    static const nt_game *const games[] = {&blank_game, NULL};
    static const nt_table *const tables[] = {&blank_table, NULL};
    char locales[300], command[2000], problem[256] = "";
    kit_folder(t->dir, sizeof t->dir);
    snprintf(locales, sizeof locales, "%s/locales", t->dir);
    snprintf(command, sizeof command,
             "mkdir -p %s/eo && for l in %s/locales/*; do ln -s $l %s; done && cat >%s/eo/common.json <<'END'\n"
             "{\"language.eo\": \"Esperanto\", \"title.play\": \"Ludi\", \"menu.back\": \"Reen\"}\nEND",
             locales, NT_SOURCE_DIR, locales, locales);
    assert_int_equal(system(command), 0);
    const app_options options = {.data_dir = NT_SOURCE_DIR,
                                 .locales_dir = locales,
                                 .save_dir = t->dir,
                                 .seed = 1,
                                 .quiet = true,
                                 .games = games,
                                 .tables = tables};
    t->app = app_create(&options, kit_type(), 1280, 800, 3.78f, problem, sizeof problem);
    assert_non_null(t->app);
    player_begin(&t->hand, t->app, 1);
}

static void a_language_that_has_hardly_begun_can_be_chosen(void **state) {
    (void)state;
    table_for_tests t;
    begin_with_a_ninth(&t);
    player_wait(&t.hand, 100);
    press(&t, "language", 0);
    assert_true(shows(&t, "Esperanto"));
    press(&t, "language", tile_of(&t, "eo"));
    assert_string_equal(app_scene_name(t.app), "title");
    assert_true(shows(&t, "Ludi"));
    assert_true(says(&t, "en", "title.rules"));
    press(&t, "settings", -1);
    assert_true(shows(&t, "Esperanto") && shows(&t, "Reen"));
    assert_true(says(&t, "en", "settings.head"));
    assert_string_equal(t.app->notice, "");
    kit_end(&t);
}

/* Beside moon and wolf in a wide window, above them in a tall one. */
static void tiles_leave_the_night_to_be_seen(void **state) {
    (void)state;
    static const struct {
        int w, h;
        float right, foot; /* how far tiles reach, as part of the window */
    } size[] = {{1280, 800, 0.47f, 1.0f}, {800, 1280, 1.0f, 0.52f}};
    table_for_tests t;
    kit_begin(&t, 1);
    press(&t, "language", 0);
    for (int k = 0; k < 2; k++) {
        const ui_raw raw = {.kind = UI_RAW_RESIZE, .w = size[k].w, .h = size[k].h, .px_per_mm = 3.78f};
        app_handle(t.app, &raw);
        player_wait(&t.hand, 100);
        const ui_draw *d = t.app->shown;
        for (int i = 0; i < d->n_zones; i++) {
            const ui_rect *at = &d->zone[i].at;
            if (strcmp(d->zone[i].name, "language") == 0) {
                assert_true(at->x + at->w < size[k].right * d->ui->width);
                assert_true(at->y + at->h < size[k].foot * d->ui->height);
            }
        }
    }
    kit_end(&t);
}

/* Every page of every language: letters, no two alike on a page, and what is typed is one letter. */
static void every_language_has_a_keyboard(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 1);
    const app_languages all = app_find_languages(t.app);
    assert_in_range(all.n, 8, APP_LANGS);
    for (int i = 0; i < all.n; i++) {
        text_catalogue *words = app_words(t.app, all.tag[i]);
        for (int page = 0; page < keyboard_pages(words); page++) {
            char letter[16], before[16];
            int n = 0;
            for (; keyboard_letter(words, page, n, true, letter, sizeof letter); n++) {
                for (int j = 0; j < n; j++) {
                    assert_true(keyboard_letter(words, page, j, true, before, sizeof before));
                    assert_string_not_equal(letter, before);
                }
            }
            assert_in_range(n, 10, 60);
        }
    }
    kit_end(&t);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_line_below_the_name_counts_no_games),
        cmocka_unit_test(the_table_reads_another_language_in_the_next_frame),
        cmocka_unit_test(the_curtain_speaks_the_seats_language_and_the_tables),
        cmocka_unit_test(the_rules_over_a_private_view_are_in_its_language),
        cmocka_unit_test(a_language_changes_nothing_but_words),
        cmocka_unit_test(a_continued_match_remembers_each_seats_language),
        cmocka_unit_test(the_next_table_knows_what_a_seat_reads),
        cmocka_unit_test(what_an_input_method_composes_is_seen_and_is_no_name_yet),
        cmocka_unit_test(tags_are_names_of_folders_and_nothing_else),
        cmocka_unit_test(a_language_that_has_hardly_begun_can_be_chosen),
        cmocka_unit_test(tiles_leave_the_night_to_be_seen),
        cmocka_unit_test(every_language_has_a_keyboard),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
