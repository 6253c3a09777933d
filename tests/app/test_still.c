/* After "done" the secret leaves the screen at once: until the least time is over a still page stands there, which
 * tells nothing, and the choice is made in its time whatever covers that page. */
#include "app/kit_app.h"

#include <string.h>

#include "app/stack.h"
#include "engine/match.h"
#include "games/eatme/eatme.h"
#include "platform/platform.h"

extern const nt_table eatme_table;

static const char *scene_of(const app *a) {
    return app_scene_name(a);
}

static bool sealed(const table_for_tests *t, int seat) {
    return ((const blank_pub *)app_director_view(t->app->table, NT_SPECTATOR).pub)->sealed[seat] != 0;
}

/* Two people and two bots; the first of them has opened the curtain. */
static void opened(table_for_tests *t) {
    kit_begin(t, 3);
    t->app->settings.dwell_seconds = 3;
    kit_start(t, 2);
    assert_true(player_press(&t->hand, "open", -1));
    assert_string_equal(scene_of(t->app), "private");
}

static void choose(table_for_tests *t, int card) {
    assert_true(player_press(&t->hand, "guess", kit_legal_guess(t, card)));
    assert_true(player_press(&t->hand, "done", -1));
}

/* "Done" is let go, and nothing else happens: the very next list is looked at. */
static void the_next_frame_holds_nothing_of_it(void **state) {
    (void)state;
    table_for_tests t;
    opened(&t);
    assert_true(player_press(&t.hand, "guess", kit_legal_guess(&t, 3)));
    player_wait(&t.hand, 300);
    const ui_zone *done = player_zone(&t.hand, "done", -1);
    ui_raw raw = {.kind = UI_RAW_DOWN,
                  .at = t.app->now,
                  .x = (done->at.x + done->at.w / 2) * t.app->frame.u,
                  .y = (done->at.y + done->at.h / 2) * t.app->frame.u};
    const unsigned before = app_hand_overs(t.app);
    app_handle(t.app, &raw);
    raw.kind = UI_RAW_UP;
    app_handle(t.app, &raw);
    const ui_draw *frame = app_frame(t.app);
    assert_non_null(frame);
    assert_string_equal(scene_of(t.app), "still");
    assert_int_equal(frame->n_zones, 0);
    assert_int_equal(frame->n_boxes, 2); /* why it waits, and that it does */
    assert_string_equal(frame->arena + frame->box[0].text,
                        "It goes on by itself. How long it takes tells nobody anything.");
    assert_string_equal(frame->arena + frame->box[1].text, "One moment …");
    assert_true(app_hand_overs(t.app) > before); /* the pointer does not stay where the choice was */
    assert_false(sealed(&t, 0));
    kit_end(&t);
}

/* What was heard up to here. */
static void forget_sounds(app *a) {
    const char *name = NULL;
    float volume = 0;
    while (app_next_sound(a, &name, &volume)) {
    }
}

/* Nothing that moves or counts: no other list until the choice is made, whatever is pressed. */
static void it_stands_still(void **state) {
    (void)state;
    table_for_tests t;
    const char *name = NULL;
    float volume = 0;
    opened(&t);
    choose(&t, 3);
    player_wait(&t.hand, 400);
    forget_sounds(t.app);
    const uint64_t frame = kit_frame_hash(t.app), until = app_director_kept_until(t.app->table);
    assert_true(until > t.app->now + 1500 && until < t.app->now + 3000);
    player_key(&t.hand, UI_KEY_RIGHT, false);
    player_key(&t.hand, UI_KEY_CHOOSE, false);
    player_key(&t.hand, UI_KEY_BACK, false);
    player_key(&t.hand, UI_KEY_RULES, false);
    player_key(&t.hand, UI_KEY_LOG, false);
    player_tap(&t.hand, 640, 400);
    while (t.app->now < until - 50) {
        assert_string_equal(scene_of(t.app), "still");
        assert_true(kit_frame_hash(t.app) == frame);
        assert_false(app_next_sound(t.app, &name, &volume));
        player_wait(&t.hand, 40);
    }
    assert_false(sealed(&t, 0));
    player_wait(&t.hand, 60);
    assert_true(sealed(&t, 0));
    assert_string_equal(scene_of(t.app), "curtain");
    kit_end(&t);
}

/* The empty stage behind the cloth is a picture. */
static bool shows_stage(app *a) {
    static const char stage[] = "private";
    const ui_draw *d = a->shown;
    bool shows = false;
    for (int i = 0; i < d->n; i++) {
        const ui_command *c = &d->command[i];
        shows |= c->len >= sizeof stage - 1 && memcmp(d->arena + c->text, stage, sizeof stage - 1) == 0;
    }
    return shows;
}

/* It closes when the hand is left, and hangs when the next one is called: then only the sign changes. */
static void the_cloth_closes_once(void **state) {
    (void)state;
    table_for_tests t;
    opened(&t);
    choose(&t, 3);
    assert_string_equal(scene_of(t.app), "still");
    assert_true(shows_stage(t.app));
    player_wait(&t.hand, 400);
    assert_false(shows_stage(t.app));
    while (strcmp(scene_of(t.app), "curtain") != 0) {
        player_wait(&t.hand, 20);
    }
    for (int i = 0; i < 20; i++) {
        assert_false(shows_stage(t.app));
        player_wait(&t.hand, 20);
    }
    assert_string_equal(scene_of(t.app), "curtain");
    kit_end(&t);
}

/* ---- the same for all ---- */

static void paint(app *a, pf *screen, uint64_t *pixels) {
    assert_string_equal(scene_of(a), "still");
    a->dirty = true;
    (void)app_frame(a);
    pf_paint(screen, a->shown);
    *pixels = pf_frame_hash(screen);
}

/* Of one seat of the empty game, which is dealt by `seed` and guesses `card`. */
static uint64_t page_of(pf *screen, uint64_t seed, int seat, int card, const char *lang) {
    table_for_tests t;
    uint64_t pixels = 0;
    kit_begin(&t, seed);
    t.app->type = t.app->frame.type = pf_type(screen);
    kit_start(&t, 2);
    app_director_set_language(t.app->table, 0, lang);
    app_director_set_language(t.app->table, 1, lang);
    for (int i = 0; i < seat; i++) {
        kit_guess(&t, 1);
    }
    assert_true(player_press(&t.hand, "open", -1));
    choose(&t, card);
    paint(t.app, screen, &pixels);
    kit_end(&t);
    return pixels;
}

/* A match of people alone, up to its first still page. */
static void begin_game(table_for_tests *t, ui_type type, const char *game, int seats, uint64_t seed) {
    static const nt_game *games[2];
    static const nt_table *tables[2];
    kit_folder(t->dir, sizeof t->dir);
    for (int i = 0; nt_games[i]; i++) {
        if (strcmp(nt_games[i]->id, game) == 0) {
            games[0] = nt_games[i];
            tables[0] = nt_tables[i];
        }
    }
    app *a = t->app = kit_app_with(t->dir, seed, games, tables, type);
    player_begin(&t->hand, a, seed);
    a->settings.dwell_seconds = 10;
    a->plan.game = games[0];
    a->plan.config = nt_config_standard(games[0], (uint8_t)seats);
    a->plan.seating = app_seating_standard(seats, true);
    for (int i = 0; i < seats; i++) {
        a->plan.seating.seat[i].bot = false;
    }
    assert_true(app_start(a));
    stack_settle(a);
    for (int i = 0; i < 4000 && strcmp(scene_of(a), "still") != 0; i++) {
        assert_true(player_act(&t->hand));
    }
}

static uint64_t page_in(pf *screen, const char *game, int seats, uint64_t seed) {
    uint64_t pixels = 0;
    table_for_tests t;
    begin_game(&t, pf_type(screen), game, seats, seed);
    paint(t.app, screen, &pixels);
    kit_end(&t);
    return pixels;
}

static void it_is_one_page_for_every_seat_choice_and_game(void **state) {
    char problem[200];
    pf *screen =
        pf_open(&(pf_options){.data_dir = NT_SOURCE_DIR, .title = "", .w = 1280, .h = 800, .offscreen = true},
                problem, sizeof problem);
    (void)state;
    assert_non_null(screen);
    const uint64_t page = page_of(screen, 1, 0, 2, "");
    assert_true(page_of(screen, 1, 0, 5, "") == page);
    assert_true(page_of(screen, 4, 1, 5, "") == page);
    assert_true(page_in(screen, "growl", 5, 3) == page);
    assert_true(page_in(screen, "eatme", 3, 9) == page);
    assert_true(page_in(screen, "werewolf", 7, 2) == page); /* passed round */
    const uint64_t other = page_of(screen, 1, 0, 2, "th");
    assert_true(other != page);
    assert_true(page_of(screen, 4, 1, 5, "th") == other);
    pf_close(screen);
}

/* ---- from one turn to the next ---- */

/* What a choice tells everybody takes no time: it is told, and heard, before the next frame. */
static void no_table_lies_between_two_turns(void **state) {
    (void)state;
    table_for_tests t;
    opened(&t);
    choose(&t, 3);
    t.app->sounds = t.app->sounds_taken = 0;
    app_advance(t.app, app_director_kept_until(t.app->table));
    assert_string_equal(scene_of(t.app), "curtain");
    assert_non_null(app_frame(t.app));
    assert_int_equal(t.app->sounds, 4);
    for (int i = 0; i < 3; i++) { /* the bots have chosen meanwhile, too */
        assert_string_equal(t.app->sound[i], "sounds/card");
    }
    assert_string_equal(t.app->sound[3], "sounds/curtain");
    kit_end(&t);
}

static void no_table_lies_between_two_turns_of_any_game(void **state) {
    static const char *const game[] = {"growl", "eatme", "werewolf"};
    (void)state;
    for (size_t i = 0; i < sizeof game / sizeof game[0]; i++) {
        table_for_tests t;
        begin_game(&t, kit_type(), game[i], 6, 3);
        app_step now = app_director_step(t.app->table);
        for (int turn = 0; now.kind == STEP_PRIVATE && now.done + 1 < now.of; turn++) {
            app_advance(t.app, app_director_kept_until(t.app->table));
            assert_string_equal(scene_of(t.app), "curtain");
            for (int k = 0; k < 400 && strcmp(scene_of(t.app), "still") != 0; k++) {
                assert_true(player_act(&t.hand));
                assert_string_not_equal(scene_of(t.app), "table");
            }
            now = app_director_step(t.app->table);
            assert_int_equal(now.done, turn + 1);
        }
        kit_end(&t);
    }
}

/* ---- what covers it ---- */

/* The curtain lies there, and the choice waits. Gives when it is made. */
static uint64_t covered(table_for_tests *t, int card) {
    opened(t);
    choose(t, card);
    const uint64_t until = app_director_kept_until(t->app->table);
    app_handle(t->app, &(ui_raw){.kind = UI_RAW_COVER});
    assert_non_null(app_frame(t->app));
    assert_string_equal(scene_of(t->app), "curtain");
    assert_false(sealed(t, 0));
    return until;
}

static void made_at(table_for_tests *t, uint64_t until) {
    player_wait(&t->hand, until - 1 - t->app->now);
    assert_false(sealed(t, 0));
    player_wait(&t->hand, 1);
    assert_true(sealed(t, 0));
}

/* Behind the curtain the choice is made at the same moment, whatever it was; then the next one is called. */
static void a_cover_loses_no_choice(void **state) {
    (void)state;
    uint64_t frame[2];
    for (int i = 0; i < 2; i++) {
        table_for_tests t;
        const uint64_t until = covered(&t, i == 0 ? 2 : 6);
        made_at(&t, until);
        assert_string_equal(scene_of(t.app), "curtain");
        assert_int_equal(app_director_step(t.app->table).seat, 1);
        frame[i] = kit_frame_hash(t.app);
        kit_guess(&t, 1);
        assert_true(sealed(&t, 1));
        kit_end(&t);
    }
    assert_true(frame[0] == frame[1]);
}

static void what_covers_a_view_covers_this(void **state) {
    (void)state;
    table_for_tests t;
    opened(&t);
    choose(&t, 3);
    app_handle(t.app, &(ui_raw){.kind = UI_RAW_RESIZE, .w = 1024, .h = 768, .px_per_mm = 4});
    assert_string_equal(scene_of(t.app), "curtain");
    kit_end(&t);
    opened(&t);
    t.app->settings.idle_seconds = 10;
    app_advance(t.app, t.app->now + 300);
    choose(&t, 3);
    t.app->last_input = t.app->now - 9000;
    player_wait(&t.hand, 1000);
    assert_string_equal(scene_of(t.app), "curtain");
    assert_false(sealed(&t, 0));
    kit_end(&t);
    opened(&t);
    choose(&t, 3);
    player_wait(&t.hand, 310);
    app_handle(t.app, &(ui_raw){.kind = UI_RAW_KEY_DOWN, .at = t.app->now, .key = UI_KEY_PAUSE});
    assert_string_equal(scene_of(t.app), "curtain");
    kit_end(&t);
}

/* Who opens that curtain finds the still page again, and no second choice. */
static void there_is_no_second_choice(void **state) {
    (void)state;
    table_for_tests t;
    const uint64_t until = covered(&t, 3);
    assert_true(player_press(&t.hand, "open", -1));
    assert_string_equal(scene_of(t.app), "still");
    made_at(&t, until);
    kit_end(&t);
}

static void a_menu_over_the_curtain_does_not_stop_it(void **state) {
    (void)state;
    table_for_tests t;
    const uint64_t until = covered(&t, 3);
    assert_true(player_press(&t.hand, "pause", -1));
    assert_string_equal(scene_of(t.app), "pause");
    made_at(&t, until);
    assert_string_equal(scene_of(t.app), "pause");
    assert_true(player_press(&t.hand, "resume", -1));
    player_wait(&t.hand, 10);
    assert_string_equal(scene_of(t.app), "curtain");
    kit_guess(&t, 1);
    assert_true(sealed(&t, 1));
    kit_end(&t);
}

/* Nor does leaving the table, or ending the program. */
static void a_table_that_is_left_keeps_the_choice(void **state) {
    (void)state;
    for (int way = 0; way < 2; way++) {
        table_for_tests t;
        covered(&t, 3);
        if (way == 0) {
            assert_true(player_press(&t.hand, "pause", -1));
            assert_true(player_press(&t.hand, "leave", -1));
        } else {
            app_destroy(t.app);
            t.app = kit_app(t.dir, 3);
            player_begin(&t.hand, t.app, 3);
        }
        player_wait(&t.hand, 400);
        assert_string_equal(scene_of(t.app), "title");
        assert_true(player_press(&t.hand, "continue", -1));
        assert_true(sealed(&t, 0));
        kit_guess(&t, 1);
        assert_true(sealed(&t, 1));
        kit_end(&t);
    }
}

/* ---- a limit of time ---- */

static const eatme_pub *wheels(const app *a) {
    return app_director_view(a->table, NT_SPECTATOR).pub;
}

/* The time of the question ends before the least time: the view is gone then, and the trap is set later. */
static void the_end_of_a_clock_closes_the_view(void **state) {
    enum { SEATS = 3, LIMIT = 5, LEAST = 8 };
    static const nt_table *const tables[] = {&eatme_table, NULL};
    static const nt_game *const games[] = {&eatme_game, NULL};
    char dir[256];
    player hand;
    (void)state;
    kit_folder(dir, sizeof dir);
    app *a = kit_app_with(dir, 5, games, tables, kit_type());
    player_begin(&hand, a, 1);
    a->settings.dwell_seconds = LEAST;
    a->plan.game = &eatme_game;
    a->plan.config = nt_config_standard(&eatme_game, SEATS);
    a->plan.config.opt[EATME_OPT_TIMER] = LIMIT;
    a->plan.seating = app_seating_standard(SEATS, true);
    for (int i = 0; i < SEATS; i++) {
        a->plan.seating.seat[i].bot = false;
    }
    assert_true(app_start(a));
    stack_settle(a);
    player_wait(&hand, 5000);
    assert_true(player_press(&hand, "open", -1));
    assert_string_equal(scene_of(a), "private");
    player_wait(&hand, LIMIT * 1000 + 100);
    assert_string_equal(scene_of(a), "still");
    assert_int_equal(eatme_unlocked(wheels(a)), SEATS - 1);
    player_wait(&hand, (LEAST - LIMIT) * 1000);
    assert_int_equal(eatme_unlocked(wheels(a)), SEATS - 2);
    assert_string_equal(scene_of(a), "curtain");
    app_destroy(a);
    kit_remove(dir);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_next_frame_holds_nothing_of_it),
        cmocka_unit_test(it_stands_still),
        cmocka_unit_test(the_cloth_closes_once),
        cmocka_unit_test(it_is_one_page_for_every_seat_choice_and_game),
        cmocka_unit_test(no_table_lies_between_two_turns),
        cmocka_unit_test(no_table_lies_between_two_turns_of_any_game),
        cmocka_unit_test(a_cover_loses_no_choice),
        cmocka_unit_test(what_covers_a_view_covers_this),
        cmocka_unit_test(there_is_no_second_choice),
        cmocka_unit_test(a_menu_over_the_curtain_does_not_stop_it),
        cmocka_unit_test(a_table_that_is_left_keeps_the_choice),
        cmocka_unit_test(the_end_of_a_clock_closes_the_view),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
