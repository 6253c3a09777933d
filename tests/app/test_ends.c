/* The end of a match is not lost: closed on the way it goes on at its step, no press meant for "Go on" leaves it, and
 * it can be seen again until the next match of its game is over. */
#include "app/kit_app.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/files/paths.h"
#include "app/rise.h"
#include "app/stack.h"
#include "app/table/table_scene.h"

#include "games/growl/growl.h"
#include "ui/crowning.h"
#include "ui/motion.h"

extern const nt_table growl_table, sabbath_table, robbers_table, eatme_table;

enum { SEED = 5, MOST = 20000, STEP_STANDS = 10000 };

static void open_on(table_for_tests *t, const nt_table *table) {
    static const nt_game *games[2];
    static const nt_table *tables[2];
    games[0] = nt_game_find(table->game);
    tables[0] = table;
    t->app = kit_app_with(t->dir, SEED, games, tables, kit_type());
    player_begin(&t->hand, t->app, SEED);
    t->hand.coarse = 2 * MOTION_FRAME; /* every second picture of what moves */
}

static void start(table_for_tests *t, const nt_table *table, int people) {
    app *a = t->app;
    a->plan.game = nt_game_find(table->game);
    a->plan.config = nt_config_standard(a->plan.game, a->plan.game->min_seats);
    a->plan.seating = app_seating_standard(a->plan.game->min_seats, true);
    for (int i = 0; i < people; i++) {
        a->plan.seating.seat[i].bot = false;
    }
    assert_true(app_start(a));
    stack_settle(a);
    player_wait(&t->hand, 0);
}

static void play_to(table_for_tests *t, const char *wanted) {
    for (int i = 0; i < MOST && strcmp(app_scene_name(t->app), wanted) != 0; i++) {
        assert_true(player_act(&t->hand));
    }
    assert_string_equal(app_scene_name(t->app), wanted);
}

static int step(const table_for_tests *t) {
    return table_scene_shown(t->app)->ui.step;
}

/* A press while a step still moves only shows it whole. */
static void go_on(table_for_tests *t) {
    player_wait(&t->hand, STEP_STANDS);
    assert_true(player_press(&t->hand, "reveal.next", -1));
    player_wait(&t->hand, 10);
}

static bool at_the_end(const table_for_tests *t) {
    const table_scene *shown = table_scene_shown(t->app);
    return shown->ui.step >= shown->base.ops->state(&shown->base, t->app).results_steps;
}

static void restart(table_for_tests *t, const nt_table *table) {
    app_destroy(t->app);
    open_on(t, table);
    player_wait(&t->hand, 500);
}

static int count_evenings(const table_for_tests *t) {
    char command[400];
    int n = 0;
    snprintf(command, sizeof command, "ls %s/evenings 2>/dev/null | wc -l", t->dir);
    FILE *out = popen(command, "r");
    assert_non_null(out);
    assert_int_equal(fscanf(out, "%d", &n), 1);
    pclose(out);
    return n;
}

static void begin_results(table_for_tests *t, const nt_table *table) {
    kit_folder(t->dir, sizeof t->dir);
    open_on(t, table);
    start(t, table, 2);
    t->hand.coarse = 16 * MOTION_FRAME; /* the match itself is played where frames are looked at */
    play_to(t, "results");
    t->hand.coarse = 2 * MOTION_FRAME;
}

/* Closed at each of its steps, one after the other. */
static void an_end_goes_on_at_the_step_where_it_was_closed(void **state) {
    (void)state;
    table_for_tests t;
    begin_results(&t, &sabbath_table);
    for (int at = 0; !at_the_end(&t); at++) {
        assert_int_equal(step(&t), at);
        assert_int_equal(count_evenings(&t), 0);
        restart(&t, &sabbath_table);
        assert_int_equal(t.app->matches.open, 1);
        assert_true(t.app->matches.at[0].clear.ends);
        assert_true(player_press(&t.hand, "continue", -1));
        player_wait(&t.hand, 500);
        assert_string_equal(app_scene_name(t.app), "curtain");
        assert_true(player_press(&t.hand, "open", -1));
        player_wait(&t.hand, 500);
        assert_string_equal(app_scene_name(t.app), "results");
        assert_int_equal(step(&t), at);
        go_on(&t);
    }
    assert_int_equal(count_evenings(&t), 1);
    restart(&t, &sabbath_table);
    assert_int_equal(t.app->matches.open, 0);
    kit_end(&t);
}

/* Left by the menu, and another match begun: the end still waits in the list. */
static void an_end_that_was_left_is_no_match_that_is_lost(void **state) {
    (void)state;
    table_for_tests t;
    begin_results(&t, &sabbath_table);
    go_on(&t);
    start(&t, &sabbath_table, 1);
    app_leave_table(t.app);
    player_wait(&t.hand, 500);
    assert_int_equal(t.app->matches.open, 2);
    assert_false(t.app->matches.at[0].clear.ends);
    assert_true(t.app->matches.at[1].clear.ends);
    kit_end(&t);
}

/* Who is crowned in the list and at the end are the richest of all games, whoever won the last one; seen again, the
 * end of a series is not the reveal of its last game. */
static void the_end_of_a_series_is_that_of_the_series(void **state) {
    (void)state;
    table_for_tests t;
    begin_results(&t, &growl_table);
    while (player_zone(&t.hand, "finish", -1) == NULL) {
        go_on(&t);
    }
    player_wait(&t.hand, 5000); /* what is counted stands: a press before that ends the counting alone */
    assert_true(player_press(&t.hand, "finish", -1));
    for (int i = 0; i < 20 && !app_has_ended(t.app); i++) {
        player_wait(&t.hand, STEP_STANDS);
        player_press(&t.hand, "title", 0);
    }
    assert_true(app_has_ended(t.app));
    const growl_pub *pub = app_director_view(t.app->table, NT_SPECTATOR).pub;
    uint32_t richest = 0;
    for (int seat = 0; seat < pub->n; seat++) {
        richest |= pub->richest[seat] ? 1u << seat : 0u;
    }
    assert_int_not_equal(richest, nt_game_find("growl")->winners(pub)); /* else this shows nothing */
    player_wait(&t.hand, STEP_STANDS);
    assert_true(player_press(&t.hand, "app.title", -1));
    player_wait(&t.hand, 500);
    assert_int_equal(t.app->matches.at[0].clear.won, richest);
    assert_true(player_press(&t.hand, "matches", -1));
    player_wait(&t.hand, 500);
    assert_true(player_press(&t.hand, "see-end", 0));
    player_wait(&t.hand, 500);
    assert_string_equal(app_scene_name(t.app), "results");
    assert_true(at_the_end(&t));
    kit_end(&t);
}

static void a_seen_end_can_be_seen_again_until_the_next(void **state) {
    (void)state;
    table_for_tests t;
    begin_results(&t, &sabbath_table);
    while (!at_the_end(&t)) {
        go_on(&t);
    }
    const uint64_t seed = t.app->match_seed;
    player_wait(&t.hand, STEP_STANDS);
    assert_true(player_press(&t.hand, "app.title", -1));
    player_wait(&t.hand, 500);
    for (int round = 0; round < 2; round++) { /* looking changes nothing: it can be seen as often as one likes */
        assert_int_equal(t.app->matches.n, 1);
        assert_true(player_press(&t.hand, "matches", -1));
        player_wait(&t.hand, 500);
        assert_true(player_press(&t.hand, "see-end", 0));
        player_wait(&t.hand, 500);
        assert_string_equal(app_scene_name(t.app), "results");
        assert_true(t.app->match_seed == seed);
        while (!at_the_end(&t)) {
            go_on(&t);
        }
        player_wait(&t.hand, STEP_STANDS);
        assert_true(player_press(&t.hand, "app.title", -1));
        player_wait(&t.hand, 500);
        assert_string_equal(app_scene_name(t.app), "title");
    }
    assert_int_equal(count_evenings(&t), 1);
    /* The next match of the game: its end takes the place. */
    start(&t, &sabbath_table, 1);
    app_leave_table(t.app);
    player_wait(&t.hand, 500);
    assert_int_equal(t.app->matches.n, 2);
    assert_int_equal(t.app->matches.at[0].clear.won, 0); /* it runs */
    assert_true(app_continue(t.app));
    stack_settle(t.app);
    play_to(&t, "results");
    while (!at_the_end(&t)) {
        go_on(&t);
    }
    app_look_at_matches(t.app);
    assert_int_equal(t.app->matches.n, 1);
    assert_int_equal(t.app->matches.at[0].kind, MATCH_END);
    const uint32_t won = nt_game_find("sabbath")->winners(app_director_view(t.app->table, NT_SPECTATOR).pub);
    assert_true(won != 0 && t.app->matches.at[0].clear.won == won);
    saves_open now;
    char problem[256];
    static const nt_game *games[2];
    games[0] = nt_game_find("sabbath");
    assert_int_equal(saves_read_file(t.dir, t.app->matches.at[0].file, games, &now, problem, sizeof problem),
                     SAVES_READ);
    assert_true(now.seed != seed);
    nt_match_destroy(now.match);
    assert_int_equal(count_evenings(&t), 2);
    kit_end(&t);
}

static void another_match_from_an_end_seen_again_saves_over_nothing(void **state) {
    (void)state;
    table_for_tests t;
    begin_results(&t, &sabbath_table);
    while (!at_the_end(&t)) {
        go_on(&t);
    }
    start(&t, &sabbath_table, 1); /* one is open beside it */
    app_leave_table(t.app);
    player_wait(&t.hand, 500);
    assert_true(app_see_end(t.app, "ends/sabbath.nighttable"));
    stack_settle(t.app);
    while (!at_the_end(&t)) {
        go_on(&t);
    }
    player_wait(&t.hand, STEP_STANDS);
    assert_true(player_press(&t.hand, "app.again", -1));
    player_wait(&t.hand, 500);
    app_leave_table(t.app);
    player_wait(&t.hand, 500);
    assert_int_equal(t.app->matches.open, 2);
    assert_int_equal(t.app->matches.n, 3);
    kit_end(&t);
}

/* One press more than there are steps, at the same place and as fast as a hand is, and one as slow as one likes: the
 * end stays. */
static void no_press_for_the_reveal_leaves_the_end(void **state) {
    (void)state;
    static const nt_table *const tables[] = {&sabbath_table, &robbers_table, &eatme_table};
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        table_for_tests t;
        begin_results(&t, tables[i]);
        ui_rect place = {0};
        while (!at_the_end(&t)) {
            place = player_zone(&t.hand, "reveal.next", -1)->at;
            go_on(&t);
        }
        const float u = t.app->frame.u, x = (place.x + place.w / 2) * u, y = (place.y + place.h / 2) * u;
        for (int press = 0; press < 12; press++) {
            player_tap(&t.hand, x, y);
            player_wait(&t.hand, press < 6 ? 280 : 3000);
            assert_string_equal(app_scene_name(t.app), "results");
        }
        /* Enter, again and again, leads nowhere that the end is lost. */
        for (int press = 0; press < 6; press++) {
            player_key(&t.hand, UI_KEY_CHOOSE, false);
            player_wait(&t.hand, 900);
            assert_non_null(t.app->table);
            assert_true(nt_match_over(app_director_match(t.app->table)));
        }
        kit_end(&t);
    }
}

/* It would tell the end at once. */
static bool log_is_shut(const table_for_tests *t) {
    return (player_zone(&t->hand, "log", -1)->flags & UI_ZONE_OFF) != 0;
}

static void right_after_the_last_step_a_press_does_nothing(void **state) {
    (void)state;
    table_for_tests t;
    begin_results(&t, &sabbath_table);
    t.app->settings.motion = APP_MOTION_OFF; /* else there is nothing to press yet */
    player_wait(&t.hand, STEP_STANDS);
    while (!at_the_end(&t)) {
        assert_true(log_is_shut(&t));
        assert_true(player_press(&t.hand, "reveal.next", -1));
        player_wait(&t.hand, 0);
    }
    assert_false(log_is_shut(&t));
    assert_true(player_press(&t.hand, "app.picker", -1));
    player_wait(&t.hand, 0);
    assert_string_equal(app_scene_name(t.app), "results");
    player_wait(&t.hand, 1000);
    assert_true(player_press(&t.hand, "app.picker", -1));
    player_wait(&t.hand, 500);
    assert_string_equal(app_scene_name(t.app), "picker");
    kit_end(&t);
}

/* Who has won comes first, what can be pressed then last; a press shows all of it, and so does a picture without
 * motion. */
static void the_end_can_be_pressed_last(void **state) {
    (void)state;
    static const nt_table *const tables[] = {&robbers_table, &eatme_table};
    for (int i = 0; i < 6; i++) {
        table_for_tests t;
        const bool still = i % 3 == 2, pressed = i % 3 == 1;
        begin_results(&t, tables[i / 3]);
        t.app->settings.motion = still ? APP_MOTION_OFF : APP_MOTION_ON;
        while (!at_the_end(&t)) {
            go_on(&t);
        }
        assert_true((player_zone(&t.hand, "app.again", -1) != NULL) == still);
        if (pressed) {
            player_key(&t.hand, UI_KEY_CHOOSE, false);
            player_wait(&t.hand, 0);
        } else if (!still) {
            player_wait(&t.hand, CROWNING_MS - MOTION_PAGE - 40);
            assert_null(player_zone(&t.hand, "app.again", -1));
            player_wait(&t.hand, MOTION_PAGE + 40);
        }
        assert_non_null(player_zone(&t.hand, "app.again", -1));
        assert_string_equal(app_scene_name(t.app), "results");
        kit_end(&t);
    }
}

/* A press while a step moves ends its movement and shows no other step; without motion nothing moves. */
static void a_press_ends_what_moves(void **state) {
    (void)state;
    for (int still = 0; still < 2; still++) {
        table_for_tests t;
        begin_results(&t, &growl_table);
        const table_ui *ui = &table_scene_shown(t.app)->ui;
        t.app->settings.motion = still ? APP_MOTION_OFF : APP_MOTION_ON;
        assert_true(ui->opening > 0.0f); /* the moon comes up */
        player_wait(&t.hand, 2000);
        assert_true(ui->opening == 0.0f);
        const int first = step(&t);
        assert_true(player_press(&t.hand, "reveal.next", -1));
        player_wait(&t.hand, 100);
        assert_int_equal(step(&t), first + 1);
        assert_true(still ? ui->opening == 0.0f : ui->opening > 0.0f && ui->opening < 1.0f);
        assert_true(player_press(&t.hand, "reveal.next", -1));
        player_wait(&t.hand, 0);
        assert_int_equal(step(&t), first + 1 + still);
        assert_true(ui->opening == 0.0f);
        player_wait(&t.hand, 2000);
        assert_true(player_press(&t.hand, "reveal.next", -1));
        player_wait(&t.hand, 2000);
        assert_int_equal(step(&t), first + 2 + still);
        assert_true(ui->opening == 0.0f);
        kit_end(&t);
    }
}

/* In the window and under each other, however large the words and the window are, for either hand. */
static void go_on_ends_where_pause_ends(void **state) {
    (void)state;
    static const int size[][2] = {{1280, 800}, {1024, 600}, {1920, 1080}}, percent[] = {100, 150, 175};
    table_for_tests t;
    begin_results(&t, &sabbath_table);
    for (int i = 0; i < 18; i++) {
        const int *window = size[i % 3];
        t.app->settings.text_percent = percent[i / 3 % 3];
        t.app->settings.left_handed = i >= 9;
        app_settings_changed(t.app);
        app_handle(t.app, &(ui_raw){.kind = UI_RAW_RESIZE, .w = window[0], .h = window[1], .px_per_mm = 3.78f});
        player_wait(&t.hand, 400);
        const ui_zone *on = player_zone(&t.hand, "reveal.next", -1), *pause = player_zone(&t.hand, "pause", -1);
        assert_non_null(on);
        assert_non_null(pause);
        const float far = i >= 9 ? 0.0f : 1.0f;
        assert_float_equal(on->at.x + far * on->at.w, pause->at.x + far * pause->at.w, 0.1);
    }
    kit_end(&t);
}

/* Killed between the evening and the move of the save, or while the evening was written: the end is offered again,
 * and then there is one evening. */
static void a_killed_end_has_one_evening(const char *left_behind) {
    table_for_tests t;
    char command[2000];
    begin_results(&t, &sabbath_table);
    while (!at_the_end(&t)) {
        snprintf(command, sizeof command, "cp %s/open.nighttable %s/before", t.dir, t.dir);
        assert_int_equal(system(command), 0);
        go_on(&t);
    }
    assert_int_equal(count_evenings(&t), 1);
    snprintf(command, sizeof command,
             "mv %s/before %s/open.nighttable && rm -r %s/ends && cd %s/evenings && for f in *; do %s; done", t.dir,
             t.dir, t.dir, t.dir, left_behind);
    assert_int_equal(system(command), 0);
    restart(&t, &sabbath_table);
    assert_true(app_continue(t.app));
    stack_settle(t.app);
    play_to(&t, "results");
    while (!at_the_end(&t)) {
        go_on(&t);
    }
    snprintf(command, sizeof command, "rm -f %s/evenings/*.new", t.dir);
    assert_int_equal(system(command), 0);
    assert_int_equal(count_evenings(&t), 1);
    restart(&t, &sabbath_table);
    assert_int_equal(t.app->matches.open, 0);
    assert_int_equal(t.app->matches.n, 1);
    kit_end(&t);
}

static void one_killed_behind_its_evening_writes_no_second(void **state) {
    (void)state;
    a_killed_end_has_one_evening("true");
}

static void one_killed_in_its_evening_writes_it_again(void **state) {
    (void)state;
    a_killed_end_has_one_evening("mv $f $f.new");
}

/* The sheet of a deal, which stays until it is pressed on: closed there, it is there again. */
static void a_sheet_in_mid_game_is_there_again(void **state) {
    (void)state;
    table_for_tests t;
    nt_event event, last, after;
    float part;
    kit_folder(t.dir, sizeof t.dir);
    open_on(&t, &robbers_table);
    start(&t, &robbers_table, 2);
    for (int i = 0; i < MOST && !app_director_holds(t.app->table); i++) {
        assert_true(player_act(&t.hand));
    }
    for (int sheets = 0; sheets < 3 && app_director_holds(t.app->table); sheets++) {
        app_director_event(t.app->table, t.app->now, &event, &part, &last);
        restart(&t, &robbers_table);
        assert_true(player_press(&t.hand, "continue", -1));
        player_wait(&t.hand, 500);
        assert_true(player_press(&t.hand, "open", -1));
        player_wait(&t.hand, 500);
        assert_true(app_director_holds(t.app->table));
        app_director_event(t.app->table, t.app->now, &after, &part, &last);
        assert_memory_equal(&after, &event, sizeof event);
        assert_true(player_press(&t.hand, "reveal.next", -1));
        player_wait(&t.hand, 100);
    }
    kit_end(&t);
}

/* GROWL's gold is a page of its own. */
static void begin_before_the_gold(table_for_tests *t, app_motion motion) {
    kit_folder(t->dir, sizeof t->dir);
    open_on(t, &growl_table);
    t->app->settings.motion = motion;
    app_settings_changed(t->app);
    start(t, &growl_table, 2);
    play_to(t, "results");
    player_wait(&t->hand, 2000);
    while (
        step(t) + 1 <
        growl_table.state(app_director_view(t->app->table, NT_SPECTATOR), &(table_ui){.seat = NULL}).results_steps) {
        go_on(t);
        assert_true(!rise_moves(t->app) || t->app->rise.way == RISE_ON_TABLE || t->app->rise.way == RISE_WITH_SAME);
        player_wait(&t->hand, 2000);
    }
}

/* How strong these words are seen, of 255: a group may be seen through, and what is opaque lies over them. */
static unsigned seen(const ui_draw *d, const char *words) {
    unsigned through = 255, over = 0;
    int depth = 0;
    for (int i = 0; i < d->n; i++) {
        const ui_command *c = &d->command[i];
        if (c->kind == UI_GROUP && depth++ == 0) {
            through = c->colour >> 24;
        } else if (c->kind == UI_GROUP_END && --depth == 0) {
            through = 255;
        } else if (c->kind == UI_COVER && i > 0 && depth == 0) {
            over = over * (255 - (c->colour >> 24)) / 255; /* what lies below it */
        } else if (c->kind == UI_TEXT && strstr(d->arena + c->text, words) != NULL) {
            over = through;
        }
    }
    return over;
}

/* Words never lie over words: the page of the step before has gone when the next one is seen. */
static void a_step_to_another_page_lets_the_first_go(void **state) {
    (void)state;
    int before = 0, after = 0;
    table_for_tests t;
    begin_before_the_gold(&t, APP_MOTION_ON);
    assert_true(seen(t.app->shown, "Next game") == 0);
    assert_true(player_press(&t.hand, "reveal.next", -1));
    const uint64_t begun = t.app->now;
    app_frame(t.app);
    while (rise_moves(t.app)) {
        const unsigned old = seen(t.app->shown, "Go on"), new = seen(t.app->shown, "Next game");
        assert_true(old == 0 || new == 0);
        before += old > 0;
        after += new > 0;
        app_advance(t.app, app_wake(t.app));
        app_frame(t.app);
    }
    assert_in_range(t.app->now - begun, MOTION_SAME - 2 * MOTION_FRAME, MOTION_SAME);
    assert_in_range(before, 1, MOTION_PAGE / MOTION_FRAME);
    assert_in_range(after, 1, MOTION_PAGE / MOTION_FRAME);
    kit_end(&t);
}

static void a_press_brings_the_next_page_and_does_nothing_else(void **state) {
    (void)state;
    table_for_tests t;
    begin_before_the_gold(&t, APP_MOTION_ON);
    assert_true(player_press(&t.hand, "reveal.next", -1));
    const int at = step(&t);
    assert_true(rise_moves(t.app));
    const float opening = table_scene_shown(t.app)->ui.opening;
    app_handle(t.app, &(ui_raw){.kind = UI_RAW_DOWN, .x = 640, .y = 500, .at = t.app->now});
    app_handle(t.app, &(ui_raw){.kind = UI_RAW_UP, .x = 640, .y = 500, .at = t.app->now});
    assert_false(rise_moves(t.app));
    assert_int_equal(step(&t), at);
    assert_true(table_scene_shown(t.app)->ui.opening >= opening);
    kit_end(&t);
}

static void without_motion_the_next_page_is_there_at_once(void **state) {
    (void)state;
    table_for_tests t;
    begin_before_the_gold(&t, APP_MOTION_OFF);
    assert_true(player_press(&t.hand, "reveal.next", -1));
    assert_false(rise_moves(t.app));
    app_frame(t.app);
    assert_int_equal(seen(t.app->shown, "Next game"), 255);
    kit_end(&t);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_end_goes_on_at_the_step_where_it_was_closed),
        cmocka_unit_test(an_end_that_was_left_is_no_match_that_is_lost),
        cmocka_unit_test(the_end_of_a_series_is_that_of_the_series),
        cmocka_unit_test(a_seen_end_can_be_seen_again_until_the_next),
        cmocka_unit_test(another_match_from_an_end_seen_again_saves_over_nothing),
        cmocka_unit_test(no_press_for_the_reveal_leaves_the_end),
        cmocka_unit_test(right_after_the_last_step_a_press_does_nothing),
        cmocka_unit_test(the_end_can_be_pressed_last),
        cmocka_unit_test(a_press_ends_what_moves),
        cmocka_unit_test(a_step_to_another_page_lets_the_first_go),
        cmocka_unit_test(a_press_brings_the_next_page_and_does_nothing_else),
        cmocka_unit_test(without_motion_the_next_page_is_there_at_once),
        cmocka_unit_test(go_on_ends_where_pause_ends),
        cmocka_unit_test(one_killed_behind_its_evening_writes_no_second),
        cmocka_unit_test(one_killed_in_its_evening_writes_it_again),
        cmocka_unit_test(a_sheet_in_mid_game_is_there_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
