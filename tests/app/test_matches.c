/* Matches that were left: any number is kept, listed with what the table showed, continued, deleted; files that were
 * set aside are tried again and copied. */
#include "app/kit_app.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#include <utime.h>

#include "app/files/paths.h"
#include "app/match/match_words.h"
#include "app/stack.h"

static void leave(table_for_tests *t) {
    app_leave_table(t->app);
    player_wait(&t->hand, 500);
    assert_string_equal(app_scene_name(t->app), "title");
}

static void begin_three(table_for_tests *t) {
    kit_begin(t, 1);
    for (int people = 2; people <= 4; people++) {
        kit_start(t, people);
        leave(t);
    }
}

static void press(table_for_tests *t, const char *zone, int n) {
    assert_true(player_press(&t->hand, zone, n));
    player_wait(&t->hand, 500);
}

static int people_of(const match_file *m) {
    int n = 0;
    for (int i = 0; i < m->clear.seating.n; i++) {
        n += !m->clear.seating.seat[i].bot;
    }
    return n;
}

static void path_of(const table_for_tests *t, const char *name, char path[400]) {
    snprintf(path, 400, "%s/%s", t->dir, name);
}

static void every_match_that_was_left_is_listed(void **state) {
    (void)state;
    table_for_tests t;
    begin_three(&t);
    assert_int_equal(t.app->matches.n, 3);
    assert_int_equal(t.app->matches.open, 3);
    assert_int_equal(people_of(&t.app->matches.at[0]), 4);
    press(&t, "matches", 0);
    assert_string_equal(app_scene_name(t.app), "matches");
    for (int i = 0; i < 3; i++) {
        assert_non_null(player_zone(&t.hand, "continue", i));
        assert_non_null(player_zone(&t.hand, "delete", i));
    }
    kit_end(&t);
}

/* How large names of people are on the page: least and most, pixels. */
static void sizes_of_names(const table_for_tests *t, const char *name, int *least, int *most) {
    const ui_draw *d = t->app->shown;
    *least = 1000;
    *most = 0;
    for (int i = 0; i < d->n_boxes; i++) {
        const ui_box *b = &d->box[i];
        const char *words = d->arena + b->text;
        if (strcmp(words, "Owl") == 0 || strcmp(words, name) == 0) {
            *least = b->px < *least ? b->px : *least;
            *most = b->px > *most ? b->px : *most;
        }
    }
}

/* Long names make those of one table smaller: they are so at all of them. */
static void names_on_a_page_are_of_one_size(void **state) {
    (void)state;
    table_for_tests t;
    begin_three(&t);
    press(&t, "matches", 0);
    for (int n = 4; n < UI_NAME_BYTES - 1; n++) {
        char name[UI_NAME_BYTES] = "";
        int least, most;
        memset(name, 'n', (size_t)n);
        memcpy(t.app->matches.at[1].clear.seating.seat[1].name, name, sizeof name);
        app_dirty(t.app);
        player_wait(&t.hand, 100);
        sizes_of_names(&t, name, &least, &most);
        assert_true(most > 0);
        assert_int_equal(least, most);
    }
    kit_end(&t);
}

/* Each of them, one after the other, behind a curtain; nothing is lost by changing between them. */
static void each_of_them_is_continued(void **state) {
    (void)state;
    table_for_tests t;
    bool came[5] = {false};
    begin_three(&t);
    for (int i = 0; i < 3; i++) {
        press(&t, "matches", 0);
        press(&t, "continue", 2); /* the one that was not played for longest */
        assert_string_equal(app_scene_name(t.app), "curtain");
        int people = 0;
        for (int seat = 0; seat < BLANK_SEATS; seat++) {
            people += !app_director_seating(t.app->table)->seat[seat].bot;
        }
        came[people] = true;
        kit_guess(&t, 1);
        leave(&t);
        assert_int_equal(t.app->matches.open, 3);
        /* files bear whole seconds: the others were left before */
        char path[400];
        struct utimbuf when = {.modtime = time(NULL) - 1000 + 100 * i};
        path_of(&t, t.app->matches.at[0].file, path);
        assert_int_equal(utime(path, &when), 0);
        for (int other = 1; other < 3; other++) {
            path_of(&t, t.app->matches.at[other].file, path);
            when.modtime = came[people_of(&t.app->matches.at[other])] ? time(NULL) - 900 : time(NULL) - 5000;
            assert_int_equal(utime(path, &when), 0);
        }
        app_go(t.app, &scene_title, NULL, 0);
        player_wait(&t.hand, 500);
    }
    assert_true(came[2] && came[3] && came[4]);
    kit_end(&t);
}

static void press_delete(table_for_tests *t, int n) {
    press(t, "delete", n);
    assert_string_equal(app_scene_name(t->app), "delete");
    press(t, "delete", 0);
    assert_string_equal(app_scene_name(t->app), "matches");
}

static void a_held_press_deletes_a_short_one_does_not(void **state) {
    (void)state;
    table_for_tests t;
    begin_three(&t);
    press(&t, "matches", 0);
    press(&t, "delete", 1);
    assert_string_equal(app_scene_name(t.app), "delete");
    press(&t, "back", 0);
    assert_string_equal(app_scene_name(t.app), "matches");
    press(&t, "delete", 1);
    player_key(&t.hand, UI_KEY_CHOOSE, false); /* what comes first keeps it */
    player_wait(&t.hand, 500);
    assert_int_equal(t.app->matches.open, 3);
    press(&t, "delete", 1);
    const ui_zone *zone = player_zone(&t.hand, "delete", 0);
    assert_true(zone->flags & UI_ZONE_HOLD);
    const float x = (zone->at.x + zone->at.w / 2) * t.app->frame.u,
                y = (zone->at.y + zone->at.h / 2) * t.app->frame.u;
    app_handle(t.app, &(ui_raw){.kind = UI_RAW_DOWN, .at = t.app->now, .x = x, .y = y});
    app_handle(t.app, &(ui_raw){.kind = UI_RAW_UP, .at = t.app->now + 100, .x = x, .y = y});
    player_wait(&t.hand, 1000);
    assert_int_equal(t.app->matches.open, 3);
    press(&t, "delete", 0);
    assert_int_equal(t.app->matches.open, 2);
    assert_int_equal(people_of(&t.app->matches.at[0]), 4);
    assert_int_equal(people_of(&t.app->matches.at[1]), 2);
    press_delete(&t, 1);
    press_delete(&t, 0);
    assert_int_equal(t.app->matches.n, 0);
    press(&t, "play", 0); /* an empty list leads on */
    assert_string_equal(app_scene_name(t.app), "picker");
    press(&t, "back", 0);
    press(&t, "back", 0);
    assert_string_equal(app_scene_name(t.app), "title");
    assert_null(player_zone(&t.hand, "continue", -1));
    kit_end(&t);
}

/* As earlier programs left them: the line in the clear says neither how far nor anything of an end. */
static void saves_of_before_are_found(void **state) {
    (void)state;
    table_for_tests t;
    char from[400], to[400], words[MATCH_WORDS];
    kit_begin(&t, 1);
    kit_start(&t, 2);
    leave(&t);
    path_of(&t, "left", to);
    assert_true(paths_make(to));
    path_of(&t, saves_open_file, from);
    path_of(&t, "left/2026-01-05-1.nighttable", to);
    assert_true(paths_move(from, to));
    app_look_at_matches(t.app);
    assert_int_equal(t.app->matches.open, 1);
    t.app->matches.at[0].clear.far = (saves_far){.n = 0};
    match_when(&t.app->matches.at[0], t.app->words[0], words);
    assert_null(strstr(words, "·"));
    assert_true(app_continue(t.app));
    stack_settle(t.app);
    assert_string_equal(app_scene_name(t.app), "curtain");
    assert_true(paths_exists(from));
    kit_end(&t);
}

/* What the list says is what the public table showed: nothing of a save's sealed part. */
static void a_match_says_its_game_people_day_and_how_far(void **state) {
    (void)state;
    table_for_tests t;
    char words[MATCH_WORDS], path[400];
    struct utimbuf when = {.modtime = 1767614400}; /* 5 January 2026 at noon, by UTC */
    kit_begin(&t, 1);
    kit_start(&t, 2);
    snprintf(t.app->plan.seating.seat[0].name, UI_NAME_BYTES, "Anna");
    assert_true(app_start(t.app));
    stack_settle(t.app);
    leave(&t);
    path_of(&t, saves_open_file, path);
    assert_int_equal(utime(path, &when), 0);
    app_look_at_matches(t.app);
    const match_file *m = &t.app->matches.at[0];
    match_title(t.app, m, t.app->words[0], words);
    assert_string_equal(words, "Under the Cup");
    match_people(m, true, t.app->words[0], words);
    assert_non_null(strstr(words, "4 players: Anna, "));
    match_people(m, false, t.app->words[0], words);
    assert_string_equal(words, "4 players");
    match_when(m, t.app->words[0], words);
    assert_non_null(strstr(words, "Step "));
    assert_non_null(strstr(words, " of 3 · "));
    assert_non_null(strstr(words, "2026"));
    kit_end(&t);
}

static int kept_far(const table_for_tests *t) {
    app_look_at_matches(t->app);
    return t->app->matches.at[0].clear.far.n;
}

static int told_far(const table_for_tests *t) {
    return ((const blank_pub *)app_director_told_view(t->app->table, NT_SPECTATOR).pub)->phase;
}

/* A move is kept before the table tells what came of it; here nothing is, as if the disk had been full. */
static int told_unkept(table_for_tests *t) {
    kit_begin(t, 1);
    kit_start(t, 2);
    for (int i = 0; i < 200 && kept_far(t) == told_far(t); i++) {
        t->app->end.again = true;
        assert_true(player_act(&t->hand));
    }
    t->app->end.again = false;
    assert_int_not_equal(kept_far(t), told_far(t));
    return told_far(t);
}

/* Who leaves keeps it. */
static void leaving_keeps_how_far_the_table_has_told(void **state) {
    (void)state;
    table_for_tests t;
    const int told = told_unkept(&t);
    player_key(&t.hand, UI_KEY_PAUSE, false);
    assert_string_equal(app_scene_name(t.app), "pause");
    press(&t, "leave", 0);
    assert_string_equal(app_scene_name(t.app), "title");
    assert_int_equal(kept_far(&t), told);
    kit_end(&t);
}

/* And who closes the window. */
static void closing_keeps_how_far_the_table_has_told(void **state) {
    (void)state;
    table_for_tests t;
    const int told = told_unkept(&t);
    app_handle(t.app, &(ui_raw){.kind = UI_RAW_QUIT, .at = t.app->now});
    assert_true(app_wants_quit(t.app));
    assert_int_equal(kept_far(&t), told);
    kit_end(&t);
}

/* Once it is told, the file says so by itself: a program that is killed leaves no older words. */
static void what_was_told_is_kept(void **state) {
    (void)state;
    table_for_tests t;
    int turns = 0;
    kit_begin(&t, 1);
    kit_start(&t, 2);
    for (int i = 0, before = told_far(&t); i < 200 && turns < 1; i++) {
        assert_true(player_act(&t.hand));
        if (told_far(&t) != before && app_director_step(t.app->table).kind != STEP_EVENTS) {
            before = told_far(&t);
            assert_int_equal(kept_far(&t), before);
            turns++;
        }
    }
    assert_int_equal(turns, 1);
    kit_end(&t);
}

static void a_key_of_elsewhere_is_no_word(void **state) {
    (void)state;
    table_for_tests t;
    char words[MATCH_WORDS];
    begin_three(&t);
    match_file m = t.app->matches.at[0];
    static const char *const wrong[] = {"title.quit", "blank.nothing", "", "blankfar", "blank"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        snprintf(m.clear.far.key, sizeof m.clear.far.key, "%s", wrong[i]);
        match_when(&m, t.app->words[0], words);
        assert_null(strstr(words, "·"));
    }
    kit_end(&t);
}

/* Its record among the evenings stays. */
static void an_end_is_deleted_after_a_question(void **state) {
    (void)state;
    table_for_tests t;
    char path[400], evenings[400];
    kit_begin(&t, 1);
    kit_start(&t, 2);
    for (int i = 0; i < 400 && !t.app->end.whole; i++) {
        assert_true(player_act(&t.hand));
    }
    leave(&t);
    assert_int_equal(t.app->matches.n, 1);
    assert_int_equal(t.app->matches.at[0].kind, MATCH_END);
    path_of(&t, t.app->matches.at[0].file, path);
    path_of(&t, "evenings", evenings);
    press(&t, "matches", 0);
    press(&t, "delete", 0);
    press(&t, "back", 0);
    assert_true(paths_exists(path));
    press_delete(&t, 0);
    assert_int_equal(t.app->matches.n, 0);
    assert_false(paths_exists(path));
    assert_true(paths_exists(evenings));
    kit_end(&t);
}

/* ---- files set aside ---- */

/* One letter of the only match is changed, and it was tried. */
static void spoil(table_for_tests *t, char path[400]) {
    size_t len = 0;
    kit_begin(t, 1);
    kit_start(t, 2);
    leave(t);
    path_of(t, saves_open_file, path);
    char *text = paths_read_whole(path, 1 << 20, &len);
    text[len / 2] ^= 1;
    assert_true(paths_write_whole(path, text, len));
    free(text);
    press(t, "continue", -1);
    assert_string_equal(app_scene_name(t->app), "notice");
    press(t, "ok", -1);
    assert_int_equal(t->app->matches.open, 0);
    assert_int_equal(t->app->matches.n, 1);
    press(t, "matches", 0);
    path_of(t, "open.nighttable.damaged-1", path);
    assert_true(paths_exists(path));
}

static void a_file_set_aside_is_tried_again(void **state) {
    (void)state;
    table_for_tests t;
    char path[400];
    size_t len = 0;
    spoil(&t, path);
    press(&t, "retry", 0);
    assert_string_equal(app_scene_name(t.app), "notice");
    assert_non_null(strstr(t.app->notice, "still cannot be used"));
    press(&t, "ok", -1);
    assert_int_equal(t.app->matches.open, 0);
    char *text = paths_read_whole(path, 1 << 20, &len);
    text[len / 2] ^= 1; /* mended by somebody who knows how */
    assert_true(paths_write_whole(path, text, len));
    free(text);
    press(&t, "retry", 0);
    assert_non_null(strstr(t.app->notice, "can be read again"));
    press(&t, "ok", -1);
    assert_int_equal(t.app->matches.open, 1);
    press(&t, "continue", 0);
    assert_string_equal(app_scene_name(t.app), "curtain");
    kit_end(&t);
}

static void a_file_set_aside_is_copied_to_where_it_is_found(void **state) {
    (void)state;
    table_for_tests t;
    char path[400], home[600], copy[800], here[300], notice[1024];
    size_t len = 0, len_copy = 0;
    spoil(&t, path);
    assert_non_null(getcwd(here, sizeof here));
    snprintf(home, sizeof home, "%s/%s/home", here, t.dir);
    assert_true(paths_make(home));
    assert_int_equal(setenv("HOME", home, 1), 0);
    assert_int_equal(unsetenv("XDG_CONFIG_HOME"), 0);
    for (int i = 1; i <= 2; i++) {
        static const char *const name[] = {"Night Table/open.nighttable.damaged-1",
                                           "Night Table/2-open.nighttable.damaged-1"};
        press(&t, "export", 0);
        snprintf(copy, sizeof copy, "%s/%s", home, name[i - 1]);
        kit_plain(t.app->notice, notice, sizeof notice);
        assert_non_null(strstr(notice, copy));
        press(&t, "ok", -1);
        char *text = paths_read_whole(path, 1 << 20, &len), *same = paths_read_whole(copy, 1 << 20, &len_copy);
        assert_non_null(same);
        assert_int_equal(len, len_copy);
        assert_memory_equal(text, same, len);
        free(text);
        free(same);
    }
    press_delete(&t, 0);
    assert_int_equal(t.app->matches.n, 0);
    assert_false(paths_exists(path));
    kit_end(&t);
}

/* The second of two cannot be mended and is deleted. */
static void settings_set_aside_are_listed_and_hold_again(void **state) {
    static const char broken[] = "{\"text_percent\": 150", whole[] = "{\"text_percent\": 150}";
    (void)state;
    table_for_tests t;
    char path[400], other[400];
    kit_begin(&t, 1);
    path_of(&t, "settings.json.damaged-1", path);
    path_of(&t, "settings.json.damaged-2", other);
    assert_true(paths_write_whole(path, broken, sizeof broken - 1));
    assert_true(paths_write_whole(other, broken, sizeof broken - 1));
    app_go(t.app, &scene_title, NULL, 0);
    player_wait(&t.hand, 500);
    assert_int_equal(t.app->matches.n, 2);
    assert_int_equal(t.app->matches.open, 0);
    press(&t, "matches", 0);
    assert_non_null(player_zone(&t.hand, "export", 1));
    assert_string_equal(t.app->matches.at[0].file, "settings.json.damaged-2");
    press(&t, "retry", 1);
    assert_non_null(strstr(t.app->notice, "still cannot be used"));
    assert_int_equal(t.app->settings.text_percent, 100);
    press(&t, "ok", -1);
    assert_true(paths_write_whole(path, whole, sizeof whole - 1)); /* mended by somebody who knows how */
    press_delete(&t, 0);
    assert_false(paths_exists(other));
    press(&t, "retry", 0);
    assert_non_null(strstr(t.app->notice, "apply from now on"));
    press(&t, "ok", -1);
    assert_int_equal(t.app->settings.text_percent, 150);
    assert_false(paths_exists(path));
    assert_int_equal(t.app->matches.n, 0);
    app_settings held;
    assert_true(app_settings_read(t.app->settings_file, &held, other, sizeof other));
    assert_int_equal(held.text_percent, 150);
    kit_end(&t);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_match_that_was_left_is_listed),
        cmocka_unit_test(names_on_a_page_are_of_one_size),
        cmocka_unit_test(each_of_them_is_continued),
        cmocka_unit_test(a_held_press_deletes_a_short_one_does_not),
        cmocka_unit_test(saves_of_before_are_found),
        cmocka_unit_test(a_match_says_its_game_people_day_and_how_far),
        cmocka_unit_test(leaving_keeps_how_far_the_table_has_told),
        cmocka_unit_test(closing_keeps_how_far_the_table_has_told),
        cmocka_unit_test(what_was_told_is_kept),
        cmocka_unit_test(an_end_is_deleted_after_a_question),
        cmocka_unit_test(a_key_of_elsewhere_is_no_word),
        cmocka_unit_test(a_file_set_aside_is_tried_again),
        cmocka_unit_test(settings_set_aside_are_listed_and_hold_again),
        cmocka_unit_test(a_file_set_aside_is_copied_to_where_it_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
