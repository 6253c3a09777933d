/* Every lesson: read, played to its end by what is lit, gone through back and forth, left and taken up again. */
#include "app/kit_app_lessons.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/files/paths.h"
#include "app/lessons/lessons.h"
#include "app/stack.h"
#include "app/table/table_scene.h"
#include "hosting/judge.h"

enum { MOST = 16 };

static char ids[MOST][16];
static int n_ids;

static lesson_run begin(const char *id) {
    lesson_run r;
    lesson_open(&r, &(lesson_tour){.id = id, .lang = "en", .w = 1280, .h = 800, .percent = 100});
    return r;
}

static void each_is_played_to_its_end_by_what_is_lit(void **state) {
    (void)state;
    for (int k = 0; k < n_ids; k++) {
        lesson_run r = begin(ids[k]);
        for (int step = 0; step < r.l->n - 1; step++) {
            assert_int_equal(lesson_at(&r), step);
            lesson_do(&r, step);
        }
        assert_int_equal(lesson_at(&r), 0); /* the next time it begins anew */
        assert_true(player_press(&r.hand, "start", 0));
        player_wait(&r.hand, 3000);
        assert_false(r.app->end.again); /* a real game, that is saved */
        assert_true(nt_match_game(app_director_match(r.app->table)) == r.l->game);
        lesson_close(&r);
    }
}

static void nothing_of_it_is_saved_as_a_match(void **state) {
    (void)state;
    lesson_run r = begin(ids[0]);
    for (int step = 0; step < 6; step++) {
        lesson_do(&r, step);
    }
    app_save(r.app); /* as a change of the language does */
    assert_true(player_press(&r.hand, "leave", 0));
    player_wait(&r.hand, 500);
    assert_string_equal(app_scene_name(r.app), "title");
    assert_int_equal(r.app->matches.n, 0);
    assert_null(r.app->table);
    lesson_close(&r);
}

static void each_is_skipped_through_and_gone_back(void **state) {
    (void)state;
    for (int k = 0; k < n_ids; k++) {
        lesson_run r = begin(ids[k]);
        for (int step = 0; step < r.l->n - 1; step++) {
            assert_int_equal(lesson_at(&r), step);
            assert_true(player_press(&r.hand, "skip", 0));
            player_wait(&r.hand, 400);
        }
        assert_null(player_zone(&r.hand, "skip", 0));
        for (int step = r.l->n - 2; step >= 0; step--) {
            assert_true(player_press(&r.hand, "before", 0));
            player_wait(&r.hand, 400);
            assert_int_equal(lesson_at(&r), step);
        }
        assert_true(player_zone(&r.hand, "before", 0)->flags & UI_ZONE_OFF);
        lesson_close(&r);
    }
}

static void it_goes_on_where_it_was_left(void **state) {
    (void)state;
    lesson_run r = begin(ids[0]);
    for (int step = 0; step < 9; step++) {
        lesson_do(&r, step);
    }
    const uint64_t was = kit_frame_hash(r.app);
    assert_true(player_press(&r.hand, "leave", 0));
    player_wait(&r.hand, 500);
    lessons_begin(r.app, ids[0]);
    stack_settle(r.app);
    player_wait(&r.hand, 500);
    assert_int_equal(lesson_at(&r), 9);
    assert_true(kit_frame_hash(r.app) == was);
    lesson_close(&r);
}

/* The step that asks for this move, to be made or to be tried. */
static int step_asking(const lesson_run *r, lesson_kind kind) {
    for (int i = 0; i < r->l->n; i++) {
        if (r->l->step[i].kind == kind && r->l->step[i].n_refused > 1) {
            return i;
        }
    }
    fail_msg("no such step");
    return -1;
}

static void a_wrong_gift_is_answered_and_nothing_happens(void **state) {
    (void)state;
    lesson_run r = begin("growl");
    const int at = step_asking(&r, LESSON_DO);
    for (int step = 0; step < at; step++) {
        lesson_do(&r, step);
    }
    assert_true(player_press(&r.hand, "seat", 2));
    player_wait(&r.hand, 100);
    assert_true(lesson_says(&r, "Snail holds two Bites"));
    assert_int_equal(nt_match_plies(app_director_match(r.app->table)), r.l->step[at].ply);
    assert_true(player_press(&r.hand, "seat", 3));
    player_wait(&r.hand, 100);
    assert_true(lesson_says(&r, "Stag is human"));
    lesson_do(&r, at);
    assert_int_equal(lesson_at(&r), at + 1);
    lesson_close(&r);
}

static void a_mistake_is_seen_and_taken_back(void **state) {
    (void)state;
    lesson_run r = begin("growl");
    const int at = step_asking(&r, LESSON_TRY);
    for (int step = 0; step < at; step++) {
        lesson_do(&r, step);
    }
    assert_true(player_press(&r.hand, "seat", 2));
    lesson_wait(&r);
    assert_true(lesson_says(&r, "Three Bites."));
    assert_true(lesson_says(&r, "You are a wolf now"));
    assert_true(player_press(&r.hand, "before", 0)); /* again */
    lesson_wait(&r);
    assert_int_equal(lesson_at(&r), at);
    lesson_do(&r, at);
    assert_int_equal(nt_match_plies(app_director_match(r.app->table)), r.l->step[at + 1].ply);
    lesson_close(&r);
}

/* ---- of a judge ---- */

/* A hand that is only shown has one way on, the strip's; the one that the end draws itself is the strip's too. */
/* On the way the game's own sentences stand there, not yet what the step says of their end. */
static void words_wait_for_their_picture(void **state) {
    (void)state;
    lesson_run r = begin("eatme");
    int at = 0;
    while (strcmp(r.l->step[at].words, "trap") != 0) {
        lesson_do(&r, at++);
    }
    assert_true(player_press(&r.hand, "wheel", 2));
    player_wait(&r.hand, 400);
    assert_true(player_press(&r.hand, "done", 0));
    player_wait(&r.hand, 400);
    assert_int_equal(lesson_at(&r), at + 1);
    assert_false(lesson_says(&r, "All have chosen"));
    assert_true(lesson_says(&r, "All wheels are set."));
    lesson_wait(&r);
    assert_true(lesson_says(&r, "All have chosen"));
    lesson_close(&r);
}

/* No button would play it. */
static void where_nothing_is_asked_nothing_is_picked(void **state) {
    (void)state;
    lesson_run r = begin("sabbath");
    int at = 0;
    while (strcmp(r.l->step[at].words, "follow") != 0) {
        lesson_do(&r, at++);
    }
    assert_true(player_press(&r.hand, "card", 9));
    player_wait(&r.hand, 400);
    assert_int_equal(table_scene_shown(r.app)->ui.picks, 0);
    lesson_do(&r, at++);
    assert_true(player_press(&r.hand, "card", 9));
    player_wait(&r.hand, 400);
    assert_int_not_equal(table_scene_shown(r.app)->ui.picks, 0);
    lesson_close(&r);
}

static void there_is_one_way_on(void **state) {
    (void)state;
    lesson_run r = begin("growl");
    for (int step = 0; r.l->step[step].kind != LESSON_END; step++) {
        const lesson_step *s = &r.l->step[step];
        if (s->kind == LESSON_TELL && s->frame < NT_MAX_SEATS) {
            assert_null(player_zone(&r.hand, "done", 0));
        }
        lesson_do(&r, step);
    }
    /* The reveal: by the strip's button, or by one that the table has in its middle. */
    for (int i = 0; i < 20 && player_zone(&r.hand, "start", 0) == NULL; i++) {
        const bool table = player_zone(&r.hand, "reveal.next", 0) != NULL;
        assert_true(player_press(&r.hand, table ? "reveal.next" : "next", 0));
        player_wait(&r.hand, 900);
    }
    assert_non_null(player_zone(&r.hand, "start", 0));
    assert_null(player_zone(&r.hand, "reveal.next", 0));
    assert_null(player_zone(&r.hand, "next", 0));
    lesson_close(&r);
}

/* ---- the light round what is spoken of ---- */

static bool holds(ui_rect all, ui_rect part) {
    return part.x >= all.x && part.y >= all.y && part.x + part.w <= all.x + all.w && part.y + part.h <= all.y + all.h;
}

/* No word lies under it, and it ends on the window. */
static void light_is_clear(const lesson_run *r, const lesson_step *s, ui_rect at) {
    const float in = 2.0f, out = 13.0f, pale = 11.25f; /* of its lines, from what it is about */
    const ui_draw *d = r->app->shown;
    const ui_rect inner = ui_inset(at, -in), outer = ui_inset(at, -out), seen = ui_inset(at, -pale);

    if (!holds((ui_rect){0, 0, d->ui->width, d->ui->height}, seen)) {
        fail_msg("%s, %s: the light leaves the window", r->id, s->words);
    }
    for (int i = 0; i < d->n_boxes; i++) {
        const ui_box *box = &d->box[i];
        if (box->place != 0 && ui_meet(box->at, outer) && !holds(inner, box->at)) {
            fail_msg("%s, %s: the light covers \"%s\"", r->id, s->words, d->arena + box->text);
        }
    }
}

static void step_is_clear(const lesson_run *r, const lesson_step *s) {
    const ui_draw *d = r->app->shown;
    for (int k = 0; k < s->n_seen; k++) {
        for (const ui_mark *mark = NULL; (mark = ui_mark_next(d, s->seen[k].zone, mark)) != NULL;) {
            if (mark->place != 0 && mark->n == s->seen[k].n) {
                light_is_clear(r, s, mark->at);
            }
        }
    }
    for (int k = 0; k < s->n_lit; k++) {
        const ui_zone *zone = player_zone(&r->hand, s->lit[k].zone, s->lit[k].n);
        if (zone != NULL && zone->n == s->lit[k].n) {
            light_is_clear(r, s, zone->at);
        }
    }
}

static void lights_are_clear(const lesson_tour *tour) {
    lesson_run r;
    lesson_open(&r, tour);
    for (int step = 0; step < r.l->n - 1; step++) {
        if (r.l->step[step].kind == LESSON_TELL) {
            step_is_clear(&r, &r.l->step[step]);
        }
        lesson_do(&r, step);
    }
    lesson_close(&r);
}

static void what_is_told_of_is_lit_and_hides_no_word(void **state) {
    (void)state;
    for (int k = 0; k < n_ids; k++) {
        lights_are_clear(&(lesson_tour){.id = ids[k], .lang = "en", .w = 1280, .h = 800, .percent = 100});
    }
    lights_are_clear(&(lesson_tour){.id = "eatme", .lang = "de", .w = 800, .h = 1280, .percent = 100});
    lights_are_clear(&(lesson_tour){.id = "sabbath", .lang = "de", .w = 800, .h = 1280, .percent = 100});
    lights_are_clear(&(lesson_tour){.id = "sabbath", .lang = "th", .w = 1024, .h = 600, .percent = 100});
}

/* The way out of the menu leads back to the step, or out of the lesson: none to another game. */
static void the_menu_calls_no_lesson_off(void **state) {
    (void)state;
    lesson_run r = begin("werewolf");
    for (int step = 0; step < r.l->n - 1; step++) {
        player_key(&r.hand, UI_KEY_BACK, false);
        player_wait(&r.hand, 100);
        assert_string_equal(app_scene_name(r.app), "pause");
        assert_null(player_zone(&r.hand, "spoiled", -1));
        assert_true(player_press(&r.hand, "resume", -1));
        player_wait(&r.hand, 100);
        assert_string_equal(app_scene_name(r.app), "lesson");
        assert_true(player_press(&r.hand, "skip", 0));
        player_wait(&r.hand, 400);
    }
    lesson_close(&r);
}

static void a_judge_chooses_his_lesson_from_the_rules(void **state) {
    (void)state;
    lesson_run r = begin("werewolf");
    assert_true(player_press(&r.hand, "leave", 0));
    player_wait(&r.hand, 500);
    lessons_open(r.app, "werewolf");
    stack_settle(r.app);
    player_wait(&r.hand, 500);
    assert_string_equal(app_scene_name(r.app), "offer");
    assert_true(player_press(&r.hand, "lesson", 1));
    lesson_wait(&r);
    assert_string_equal(app_scene_name(r.app), "lesson");
    assert_true(lesson_says(&r, "You are the judge"));
    lesson_close(&r);
}

static void a_judge_enters_what_the_table_shows(void **state) {
    (void)state;
    lesson_run r = begin("werewolf_judge");
    int at = 0;
    while (r.l->step[at].kind != LESSON_TRY) {
        lesson_do(&r, at++);
    }
    assert_true(player_press(&r.hand, "pick", 1));
    assert_true(player_press(&r.hand, "confirm", 0));
    player_wait(&r.hand, 100);
    assert_true(lesson_says(&r, "First the mistake"));
    assert_int_equal(nt_match_plies(app_director_match(r.app->table)), r.l->step[at].ply);
    lesson_do(&r, at++);
    assert_int_equal(nt_match_plies(app_director_match(r.app->table)), r.l->step[at].ply); /* taken back */
    assert_true(player_press(&r.hand, "pick", 1));
    assert_true(player_press(&r.hand, "confirm", 0));
    player_wait(&r.hand, 100);
    assert_true(lesson_says(&r, "They point at"));
    lesson_do(&r, at);
    assert_int_equal(lesson_at(&r), at + 1);
    lesson_close(&r);
}

static void a_judges_lesson_deals_a_game_with_a_judge(void **state) {
    (void)state;
    lesson_run r = begin("werewolf_judge");
    for (int step = 0; step < r.l->n - 1; step++) {
        assert_true(player_press(&r.hand, "skip", 0));
        player_wait(&r.hand, 400);
    }
    assert_true(player_press(&r.hand, "start", 0));
    player_wait(&r.hand, 3000);
    assert_non_null(nt_match_judge(app_director_match(r.app->table)));
    assert_int_equal(app_seating_humans(app_director_seating(r.app->table)), 0xFF); /* eight people around him */
    lesson_close(&r);
}

/* ---- offered ---- */

static void a_lesson_is_offered_once(void **state) {
    (void)state;
    char dir[256];
    kit_folder(dir, sizeof dir);
    app *a = kit_app_with(dir, 0, nt_games, nt_tables, kit_type()); /* without a seed, as people start it */
    player hand;
    player_begin(&hand, a, 1);
    player_wait(&hand, 50);
    for (int time = 0; time < 2; time++) {
        assert_true(player_press(&hand, "play", -1));
        player_wait(&hand, 400);
        assert_true(player_turn_to(&hand, "game", 0));
        assert_true(player_press(&hand, "game", 0));
        player_wait(&hand, 400);
        assert_string_equal(app_scene_name(a), time == 0 ? "offer" : "seating");
        if (time == 0) {
            assert_true(player_press(&hand, "play", -1));
            player_wait(&hand, 400);
            assert_string_equal(app_scene_name(a), "seating");
        }
        app_go(a, &scene_title, NULL, 0);
        stack_settle(a);
        player_wait(&hand, 400);
    }
    app_destroy(a);
    kit_remove(dir);
}

/* Pictures and tests begin with a seed: nothing comes between. */
static void with_a_seed_none_is_offered(void **state) {
    (void)state;
    char dir[256];
    kit_folder(dir, sizeof dir);
    app *a = kit_app_with(dir, 7, nt_games, nt_tables, kit_type());
    assert_true(lessons_has(a, "growl"));
    assert_false(lessons_offers(a, "growl"));
    app_destroy(a);
    kit_remove(dir);
}

/* A file from another hand: a lesson begins at a step that it may have. */
static void a_step_that_no_lesson_has_is_the_first(void **state) {
    (void)state;
    static const struct {
        const char *text;
        int step;
    } at[] = {{"{\"growl\": {\"step\": 9}}", 9},
              {"{\"growl\": {\"step\": 99999}}", 0},
              {"{\"growl\": {\"step\": -3}}", 0},
              {"{\"growl\": {\"step\": \"9\"}}", 0},
              {"{\"growl\": [9]}", 0},
              {"[]", 0},
              {"{\"growl\": {\"step\": 9", 0},
              {"", 0}};
    char dir[256], path[300];
    kit_folder(dir, sizeof dir);
    snprintf(path, sizeof path, "%s/lessons.json", dir);
    app *a = kit_app_with(dir, 7, nt_games, nt_tables, kit_type());
    for (size_t i = 0; i < sizeof at / sizeof at[0]; i++) {
        assert_true(paths_write_whole(path, at[i].text, strlen(at[i].text)));
        assert_int_equal(lessons_step(a, "growl"), at[i].step);
    }
    app_destroy(a);
    kit_remove(dir);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_is_played_to_its_end_by_what_is_lit),
        cmocka_unit_test(nothing_of_it_is_saved_as_a_match),
        cmocka_unit_test(each_is_skipped_through_and_gone_back),
        cmocka_unit_test(it_goes_on_where_it_was_left),
        cmocka_unit_test(with_a_seed_none_is_offered),
        cmocka_unit_test(a_step_that_no_lesson_has_is_the_first),
        cmocka_unit_test(a_wrong_gift_is_answered_and_nothing_happens),
        cmocka_unit_test(a_mistake_is_seen_and_taken_back),
        cmocka_unit_test(words_wait_for_their_picture),
        cmocka_unit_test(where_nothing_is_asked_nothing_is_picked),
        cmocka_unit_test(there_is_one_way_on),
        cmocka_unit_test(what_is_told_of_is_lit_and_hides_no_word),
        cmocka_unit_test(the_menu_calls_no_lesson_off),
        cmocka_unit_test(a_judge_chooses_his_lesson_from_the_rules),
        cmocka_unit_test(a_judge_enters_what_the_table_shows),
        cmocka_unit_test(a_judges_lesson_deals_a_game_with_a_judge),
        cmocka_unit_test(a_lesson_is_offered_once),
    };
    n_ids = lessons_ids(ids, MOST);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
