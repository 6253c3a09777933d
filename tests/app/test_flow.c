/* Seats, curtain and secrets: who sees what, when, and what makes it go. */
#include "app/kit_app.h"

#include <string.h>

#include "app/sound/heard.h"
#include "app/stack.h"

static const char *scene_of(const table_for_tests *t) {
    return app_scene_name(t->app);
}

static void two_people_meet_the_curtain(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 1);
    kit_start(&t, 2);
    player_wait(&t.hand, 10);
    assert_string_equal(scene_of(&t), "curtain");
    kit_guess(&t, 3);
    assert_string_equal(scene_of(&t), "curtain");
    kit_guess(&t, 4);
    player_wait(&t.hand, 3000);
    assert_string_equal(app_screen_name(t.app), "lift");
    assert_true(player_press(&t.hand, "lift", -1));
    player_wait(&t.hand, 3000);
    assert_string_equal(scene_of(&t), "results");
    kit_end(&t);
}

static void one_person_needs_no_curtain_unless_set(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 1);
    kit_start(&t, 1);
    player_wait(&t.hand, 10);
    assert_string_equal(scene_of(&t), "private");
    t.app->settings.curtain_alone = true;
    kit_start(&t, 1);
    player_wait(&t.hand, 10);
    assert_string_equal(scene_of(&t), "curtain");
    kit_end(&t);
}

static void a_short_press_does_not_open(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 1);
    kit_start(&t, 2);
    player_wait(&t.hand, 1000);
    const ui_zone *pad = player_zone(&t.hand, "open", -1);
    assert_non_null(pad);
    player_tap(&t.hand, (pad->at.x + pad->at.w / 2) * t.app->frame.u, (pad->at.y + pad->at.h / 2) * t.app->frame.u);
    player_wait(&t.hand, 2000);
    assert_string_equal(scene_of(&t), "curtain");
    kit_end(&t);
}

/* Interface guide 4.1: what is pressed in the first 300 ms of a hand-over is dropped. */
static void input_is_locked_after_the_curtain_falls(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 1);
    kit_start(&t, 2);
    player_wait(&t.hand, 10);
    assert_in_range(t.app->map.locked_until, t.app->now + 250, t.app->now + 300);
    kit_end(&t);
}

static void the_least_time_holds_every_seat(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 1);
    kit_start(&t, 2);
    player_wait(&t.hand, 10);
    assert_true(player_press(&t.hand, "open", -1));
    const nt_match *match = app_director_match(t.app->table);
    const uint64_t opened = t.app->now;
    assert_true(player_press(&t.hand, "guess", 2));
    assert_true(player_press(&t.hand, "done", -1));
    while (t.app->now < opened + 2900) {
        assert_string_equal(scene_of(&t), "still");
        assert_int_equal(((const blank_pub *)app_director_view(t.app->table, NT_SPECTATOR).pub)->sealed[0], 0);
        player_wait(&t.hand, 50);
    }
    player_wait(&t.hand, 200);
    assert_int_equal(((const blank_pub *)app_director_view(t.app->table, NT_SPECTATOR).pub)->sealed[0], 1);
    assert_true(nt_match_plies(match) > 1);
    kit_end(&t);
}

static void opened(table_for_tests *t) {
    kit_begin(t, 1);
    kit_start(t, 2);
    player_wait(&t->hand, 10);
    assert_true(player_press(&t->hand, "open", -1));
    assert_string_equal(scene_of(t), "private");
}

static void covered_in_the_next_frame(table_for_tests *t) {
    const ui_draw *frame = app_frame(t->app);
    assert_non_null(frame);
    assert_string_equal(scene_of(t), "curtain");
    for (int i = 0; i < frame->n_zones; i++) {
        assert_string_not_equal(frame->zone[i].name, "guess");
    }
    kit_end(t);
}

static void focus_loss_covers(void **state) {
    (void)state;
    table_for_tests t;
    opened(&t);
    app_handle(t.app, &(ui_raw){.kind = UI_RAW_COVER});
    covered_in_the_next_frame(&t);
}

static void a_new_size_covers(void **state) {
    (void)state;
    table_for_tests t;
    opened(&t);
    app_handle(t.app, &(ui_raw){.kind = UI_RAW_RESIZE, .w = 1024, .h = 600, .px_per_mm = 4});
    covered_in_the_next_frame(&t);
}

static void the_pause_key_covers(void **state) {
    (void)state;
    table_for_tests t;
    opened(&t);
    player_wait(&t.hand, 400);
    app_handle(t.app, &(ui_raw){.kind = UI_RAW_KEY_DOWN, .key = UI_KEY_PAUSE});
    covered_in_the_next_frame(&t);
}

static void an_idle_view_is_covered(void **state) {
    (void)state;
    table_for_tests t;
    opened(&t);
    player_wait(&t.hand, 19000);
    assert_string_equal(scene_of(&t), "private");
    player_wait(&t.hand, 1500);
    assert_string_equal(scene_of(&t), "curtain");
    kit_end(&t);
}

static void a_cover_goes_through_the_rules_page(void **state) {
    (void)state;
    table_for_tests t;
    opened(&t);
    player_key(&t.hand, UI_KEY_RULES, false);
    assert_string_equal(scene_of(&t), "rules");
    app_handle(t.app, &(ui_raw){.kind = UI_RAW_COVER});
    covered_in_the_next_frame(&t);
}

static void look(table_for_tests *t) {
    app_look(t->app, 0);
    stack_settle(t->app);
    player_wait(&t->hand, 400);
}

/* Going back from the curtain does not make the next look at the view one without it. */
static void a_covered_look_comes_back_only_through_the_curtain(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 1);
    t.app->settings.curtain_alone = true;
    kit_start(&t, 1);
    player_wait(&t.hand, 10);
    kit_guess(&t, 3);
    player_wait(&t.hand, 5000);
    assert_string_equal(scene_of(&t), "table");
    look(&t);
    assert_string_equal(scene_of(&t), "curtain");
    assert_true(player_press(&t.hand, "open", -1));
    assert_string_equal(scene_of(&t), "private");
    app_handle(t.app, &(ui_raw){.kind = UI_RAW_COVER});
    player_wait(&t.hand, 400);
    assert_string_equal(scene_of(&t), "curtain");
    assert_true(player_press(&t.hand, "back", -1));
    assert_string_equal(scene_of(&t), "table");
    look(&t);
    assert_string_equal(scene_of(&t), "curtain");
    kit_end(&t);
}

static void private_views_are_silent(void **state) {
    (void)state;
    table_for_tests t;
    const char *name = NULL;
    float volume = 0;
    opened(&t);
    while (app_next_sound(t.app, &name, &volume)) {
    }
    app_sound(t.app, "card");
    assert_false(app_next_sound(t.app, &name, &volume));
    app_handle(t.app, &(ui_raw){.kind = UI_RAW_COVER});
    assert_true(app_next_sound(t.app, &name, &volume));
    assert_string_equal(name, "sounds/curtain");
    app_sound(t.app, "card");
    assert_true(app_next_sound(t.app, &name, &volume));
    assert_string_equal(name, "sounds/card");
    kit_end(&t);
}

static void nothing_is_made_when_nothing_changed(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 1);
    kit_start(&t, 2);
    player_wait(&t.hand, 3000);
    assert_string_equal(scene_of(&t), "curtain");
    assert_true(app_wake(t.app) == UINT64_MAX);
    for (uint64_t i = 1; i < 50; i++) {
        app_advance(t.app, t.app->now + 100);
        assert_null(app_frame(t.app));
    }
    kit_end(&t);
}

static void a_continued_match_lies_behind_a_curtain(void **state) {
    (void)state;
    table_for_tests t;
    for (int phase = 0; phase < 2; phase++) {
        kit_begin(&t, 1);
        kit_start(&t, 2);
        player_wait(&t.hand, 10);
        for (int seat = 0; phase == 1 && seat < 2; seat++) {
            kit_guess(&t, 5);
            player_wait(&t.hand, 5000);
        }
        if (phase == 1) {
            assert_string_equal(app_screen_name(t.app), "lift");
        }
        const int plies = nt_match_plies(app_director_match(t.app->table));
        app_destroy(t.app);
        t.app = kit_app(t.dir, 7);
        player_begin(&t.hand, t.app, 7);
        assert_int_equal(t.app->matches.open, 1);
        assert_true(app_continue(t.app));
        stack_settle(t.app);
        player_wait(&t.hand, 0);
        assert_string_equal(scene_of(&t), "curtain");
        assert_int_equal(nt_match_plies(app_director_match(t.app->table)), plies);
        assert_true(player_press(&t.hand, "open", -1));
        assert_string_equal(scene_of(&t), phase == 1 ? "table" : "private");
        kit_end(&t);
    }
}

static void leaving_keeps_the_match(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 1);
    kit_start(&t, 2);
    app_leave_table(t.app);
    player_wait(&t.hand, 10);
    app_handle(t.app, &(ui_raw){.kind = UI_RAW_MOVE});
    assert_string_equal(scene_of(&t), "title");
    assert_null(t.app->table);
    assert_int_equal(t.app->matches.open, 1);
    kit_end(&t);
}

/* The curtain counts on where a secret step was left: as before, and not from nought. */
static void a_continued_step_counts_on(void **state) {
    (void)state;
    table_for_tests t;
    kit_begin(&t, 1);
    kit_start(&t, BLANK_SEATS);
    for (int done = 1; done < BLANK_SEATS; done++) {
        kit_guess(&t, 2);
        player_wait(&t.hand, 400);
        const uint64_t before = kit_frame_hash(t.app);
        app_leave_table(t.app);
        player_wait(&t.hand, 400);
        app_handle(t.app, &(ui_raw){.kind = UI_RAW_MOVE});
        assert_string_equal(scene_of(&t), "title");
        assert_true(player_press(&t.hand, "continue", -1));
        player_wait(&t.hand, 400);
        const app_step step = app_director_step(t.app->table);
        assert_int_equal(step.done, done);
        assert_int_equal(step.of, BLANK_SEATS);
        assert_true(kit_frame_hash(t.app) == before);
    }
    kit_end(&t);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_people_meet_the_curtain),
        cmocka_unit_test(one_person_needs_no_curtain_unless_set),
        cmocka_unit_test(a_short_press_does_not_open),
        cmocka_unit_test(input_is_locked_after_the_curtain_falls),
        cmocka_unit_test(the_least_time_holds_every_seat),
        cmocka_unit_test(focus_loss_covers),
        cmocka_unit_test(a_new_size_covers),
        cmocka_unit_test(the_pause_key_covers),
        cmocka_unit_test(an_idle_view_is_covered),
        cmocka_unit_test(a_cover_goes_through_the_rules_page),
        cmocka_unit_test(a_covered_look_comes_back_only_through_the_curtain),
        cmocka_unit_test(private_views_are_silent),
        cmocka_unit_test(nothing_is_made_when_nothing_changed),
        cmocka_unit_test(a_continued_match_lies_behind_a_curtain),
        cmocka_unit_test(leaving_keeps_the_match),
        cmocka_unit_test(a_continued_step_counts_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
