/* Motion is the pictures', pace is the bots' and the events'; no wait that keeps no secret outlasts a press. */
#include "app/kit_app_hands.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/files/paths.h"
#include "app/rise.h"
#include "app/stack.h"
#include "app/table/table_scene.h"
#include "engine/match.h"
#include "engine/playback.h"
#include "ui/differ.h"
#include "ui/focus.h"

enum { LONG = 60000, MOST_ACTS = 4000, UNKNOWN = 250 };

static void begin(hands *h, const char *game, app_motion motion, app_pace pace) {
    hands_begin(h, game, MOUSE);
    hands_start(h, motion, pace);
}

/* The event that is being told, or one of kind 0. */
static nt_event told(const app *a, float *part) {
    nt_event event, last;
    app_director_event(a->table, a->now, &event, part, &last);
    return event;
}

/* On by what ends a choice where the frame says what that is: nobody calls a game off by chance. */
static void act(hands *h) {
    const ui_zone *ends = strcmp(app_scene_name(h->app), "table") == 0 ? ui_zone_default(h->app->shown) : NULL;
    assert_true(ends != NULL ? player_press(&h->time, ends->name, ends->n) : player_act(&h->time));
}

/* Whether the words lie on a button. */
static bool on_a_zone(const ui_draw *d, ui_rect words) {
    return ui_zone_under(d, words.x + words.w / 2, words.y + words.h / 2) != NULL;
}

/* What came of a question stands alone: the apron begins with its sentence, and asks nothing beside it. */
static void says_the_result(const hands *h, const nt_event *event) {
    app *a = h->app;
    ui_seat seats[NT_MAX_SEATS];
    static ui_draw scratch;
    const ui_draw *d = a->shown;
    const char *first = NULL;
    float top = 0;
    table_scene_names(a, NULL, seats);
    ui_begin(&scratch, d->ui);
    const table_telling told = {app_director_told_view(a->table, NT_SPECTATOR), seats, event, true};
    const char *sentence = app_director_table(a->table)->sentence(&told, &scratch.words);
    for (int i = 0; i < d->n_boxes; i++) {
        const ui_box *box = &d->box[i];
        if (box->at.y >= d->ui->height - ui_apron_height(d->ui) && !on_a_zone(d, box->at) &&
            (first == NULL || box->at.y < top)) {
            first = d->arena + box->text;
            top = box->at.y;
        }
    }
    if (sentence != NULL && (first == NULL || strcmp(first, sentence) != 0)) {
        fail_msg("%s: while \"%s\" stands, the apron says \"%s\"", app_director_game(a->table)->id, sentence, first);
    }
}

/* Every result of the game, whatever it is, stands in its last picture until "Go on" is pressed. */
static void results_stand(const char *game, app_motion motion, app_pace pace) {
    hands h;
    int results = 0;
    begin(&h, game, motion, pace);
    for (int i = 0; i < MOST_ACTS && results < 12 && !nt_match_over(app_director_match(h.app->table)); i++) {
        float part = 0;
        const nt_event event = told(h.app, &part);
        if (event.kind != 0 && app_find_table(h.app, game)->show(&event).result) {
            results++;
            assert_float_equal(part, 1.0f, 0.0f);
            player_wait(&h.time, LONG);
            float later = 0;
            const nt_event still = told(h.app, &later);
            assert_memory_equal(&still, &event, sizeof event);
            assert_non_null(player_zone(&h.time, ZONE_REVEAL_NEXT, -1));
            says_the_result(&h, &event);
            const int begun = app_director_begun(h.app->table);
            assert_true(player_press(&h.time, ZONE_REVEAL_NEXT, -1));
            player_wait(&h.time, 1);
            assert_true(app_director_begun(h.app->table) > begun || told(h.app, &later).kind == 0);
        } else {
            act(&h);
        }
    }
    if (results < 2) { /* the night and the vote of a short game */
        fail_msg("%s: %d results", game, results);
    }
    hands_end(&h);
}

static void without_motion_each_result_stands(void **state) {
    (void)state;
    for (int i = 0; nt_games[i] != NULL; i++) {
        results_stand(nt_games[i]->id, APP_MOTION_OFF, APP_PACE_NORMAL);
    }
    results_stand("sabbath", APP_MOTION_ON, APP_PACE_AT_ONCE);
}

/* Where two views of the table look different above its apron, where the first tells what no game knows. */
static void find_other(const app *a, const table_ui *of, nt_view was, nt_view is, const nt_event *event,
                       ui_differ *parts) {
    static ui_draw before, now;
    const nt_table *table = app_director_table(a->table);
    const ui_frame *frame = a->shown->ui;
    table_ui ui = *of;
    ui_begin(&before, frame);
    ui_begin(&now, frame);
    ui.part = 1.0f;
    ui.event = (nt_event){.to = NT_ALL, .kind = UNKNOWN, .n = 1};
    table->draw(was, &ui, &before);
    ui.event = event != NULL ? *event : ui.event;
    table->draw(is, &ui, &now);
    memset(parts, 0, sizeof *parts);
    ui_differ_find(parts, &before, &now);
    ui_differ_within(parts, (ui_rect){0, 0, frame->width, frame->height - ui_apron_height(frame)});
}

static bool meet(const ui_differ *a, const ui_differ *b) {
    bool any = false;
    for (int i = 0; i < a->n * b->n; i++) {
        any |= ui_meet(a->at[i / b->n], b->at[i % b->n]);
    }
    return any;
}

/* Without motion whatever an event changes on the table is seen as long as it is told. */
static void told_and_seen(const char *game) {
    static ui_differ changes, shows;
    hands h;
    int seen = 0;
    begin(&h, game, APP_MOTION_OFF, APP_PACE_NORMAL);
    app *a = h.app;
    nt_match *match = app_director_match(a->table);
    const size_t size = nt_port_view_size(nt_match_port(match, NT_SPECTATOR));
    nt_playback *playback = nt_playback_create(match);
    void *was = malloc(size), *is = malloc(size);
    for (int i = 0; i < MOST_ACTS && seen < 40 && !nt_match_over(match); i++) {
        float part = 0;
        const nt_event event = told(a, &part);
        const table_scene *t = table_scene_shown(a);
        const bool tells = event.kind != 0 || event.n > 0;
        if (tells && t != NULL && t->ui.frame == TABLE_PUBLIC && !app_find_table(a, game)->show(&event).result) {
            const int n = app_director_begun(a->table);
            const nt_view before = nt_playback_view(playback, n - 1, NT_SPECTATOR, was);
            const nt_view after = nt_playback_view(playback, n, NT_SPECTATOR, is);
            const nt_view shown = app_director_told_view(a->table, NT_SPECTATOR);
            const table_ui ui = t->ui;
            find_other(a, &ui, before, after, NULL, &changes);
            find_other(a, &ui, before, shown, &event, &shows);
            if (changes.n > 0) {
                seen++;
                if (!meet(&changes, &shows)) {
                    fail_msg("%s: nothing of event %d of kind %d is seen while it is told", game, n - 1, event.kind);
                }
            }
        }
        if (app_director_step(a->table).kind == STEP_EVENTS) {
            player_wait(&h.time, 50);
        } else {
            act(&h);
        }
    }
    assert_true(seen > 0);
    free(was);
    free(is);
    nt_playback_destroy(playback);
    hands_end(&h);
}

static void without_motion_each_event_is_seen_while_it_is_told(void **state) {
    (void)state;
    for (int i = 0; nt_games[i] != NULL; i++) {
        told_and_seen(nt_games[i]->id);
    }
}

/* A press beside everything. */
static void press_the_ground(const hands *h) {
    const ui_frame *ui = h->app->shown->ui;
    ui_raw down = {.kind = UI_RAW_DOWN};
    for (float x = 10; x < ui->width; x += 10) {
        for (float y = 10; y < ui->height && ui_zone_under(h->app->shown, x, y) == NULL; y += 10) {
            down.x = x * ui->u;
            down.y = y * ui->u;
        }
    }
    assert_true(down.x > 0);
    app_handle(h->app, &down);
}

/* Until the first bot has moved, from when it is asked. */
static uint64_t first_pause(app_motion motion, app_pace pace, bool press) {
    hands h;
    begin(&h, "sabbath", motion, pace);
    for (app_step_kind step; (step = app_director_step(h.app->table).kind) != STEP_BOTS;) {
        if (step == STEP_EVENTS) {
            player_wait(&h.time, 1);
        } else {
            assert_true(player_act(&h.time));
        }
    }
    const int plies = nt_match_plies(app_director_match(h.app->table));
    const uint64_t asked = h.app->now;
    player_wait(&h.time, 20);
    if (press) {
        press_the_ground(&h);
    }
    while (nt_match_plies(app_director_match(h.app->table)) == plies) {
        player_wait(&h.time, 1);
        assert_true(h.app->now < asked + LONG);
    }
    const uint64_t lasted = h.app->now - asked;
    hands_end(&h);
    return lasted;
}

static void pace_is_the_bots(void **state) {
    (void)state;
    const uint64_t normal = first_pause(APP_MOTION_ON, APP_PACE_NORMAL, false);
    assert_true(normal >= 600);
    assert_true(first_pause(APP_MOTION_OFF, APP_PACE_NORMAL, false) == normal);
    assert_true(first_pause(APP_MOTION_OFF, APP_PACE_FAST, false) < normal);
    assert_true(first_pause(APP_MOTION_ON, APP_PACE_SLOW, false) > normal);
}

/* Soon, and always as soon, however long the bot would think. */
static void a_press_ends_a_bots_pause(void **state) {
    (void)state;
    assert_in_range(first_pause(APP_MOTION_ON, APP_PACE_SLOW, true), 100, 160);
}

static app_settings read_from(const char *text) {
    char dir[256], path[400], problems[400] = "";
    app_settings read;
    kit_folder(dir, sizeof dir);
    snprintf(path, sizeof path, "%s/settings.json", dir);
    assert_true(paths_write_whole(path, text, strlen(text)));
    assert_true(app_settings_read(path, &read, problems, sizeof problems));
    assert_string_equal(problems, "");
    kit_remove(dir);
    return read;
}

/* The one setting of before was both. */
static void old_settings_are_read(void **state) {
    (void)state;
    static const struct {
        const char *text;
        app_motion motion;
        app_pace pace;
    } old[] = {{"{\"motion\": \"off\"}", APP_MOTION_OFF, APP_PACE_NORMAL},
               {"{\"motion\": \"fast\"}", APP_MOTION_ON, APP_PACE_FAST},
               {"{\"motion\": \"normal\"}", APP_MOTION_ON, APP_PACE_NORMAL},
               {"{\"motion\": \"slow\"}", APP_MOTION_ON, APP_PACE_SLOW},
               {"{\"motion\": \"off\", \"pace\": \"at_once\"}", APP_MOTION_OFF, APP_PACE_AT_ONCE}};
    for (size_t i = 0; i < sizeof old / sizeof old[0]; i++) {
        const app_settings read = read_from(old[i].text);
        assert_int_equal(read.motion, old[i].motion);
        assert_int_equal(read.pace, old[i].pace);
    }
}

/* ---- what is told while the table still comes up ---- */

typedef struct {
    int waiting; /* pictures of an event that stands at its beginning */
    bool moved;
} coming;

static void look_at_the_page(void *user, app *a) {
    coming *c = user;
    float part = 0;
    if (strcmp(app_scene_name(a), "table") == 0 && rise_holds(a) && told(a, &part).kind != 0 &&
        !app_director_holds(a->table)) {
        c->waiting++;
        c->moved |= part > 0;
    }
}

static void nothing_is_told_while_the_page_comes(void **state) {
    static const char *const game[] = {"growl", "sabbath", "robbers"};
    (void)state;
    for (size_t i = 0; i < sizeof game / sizeof game[0]; i++) {
        hands h;
        coming c = {0};
        hands_begin(&h, game[i], MOUSE);
        h.time.seen = look_at_the_page;
        h.time.user = &c;
        player_wait(&h.time, 500);
        hands_start(&h, APP_MOTION_ON, APP_PACE_NORMAL);
        player_wait(&h.time, LONG);
        for (int k = 0; k < 30; k++) {
            act(&h);
            player_wait(&h.time, 1000);
        }
        assert_true(c.waiting > 0);
        assert_false(c.moved);
        hands_end(&h);
    }
}

static void count_bells(void *user, const char *name) {
    *(int *)user += strcmp(name, "bell") == 0;
}

/* The cup that is lifted, of three people who have guessed. */
static app_director *lifted(int *bells) {
    nt_err err;
    const nt_config config = nt_config_standard(&blank_game, 3);
    const app_seating seating = app_seating_standard(3, false);
    app_director *d = app_director_create(nt_match_create(&blank_game, &config, 5, &err), &blank_table, &seating, 7,
                                          (app_director_hooks){.user = bells, .sound = count_bells});
    nt_move legal[NT_MAX_LEGAL];
    assert_non_null(d);
    while (!nt_match_over(app_director_match(d))) {
        for (uint8_t seat = 0; seat < 3; seat++) {
            if (nt_port_legal(app_director_port(d, seat), legal, NT_MAX_LEGAL) > 0) {
                assert_int_equal(app_director_submit(d, seat, legal[0]), NT_OK);
            }
        }
    }
    return d;
}

static void its_sound_and_its_time_wait_for_the_page(void **state) {
    enum { STANDS = 240, TAKES = 400 };
    (void)state;
    int bells = 0;
    nt_event event, last;
    float part = 1;
    app_director *d = lifted(&bells);
    for (uint64_t now = 0; now < STANDS; now += 20) {
        app_director_comes(d, now, (app_tempo){1, false});
        app_director_event(d, now + 19, &event, &part, &last);
        assert_int_equal(event.kind, BLANK_EVENT_CUP);
        assert_float_equal(part, 0, 0);
        assert_int_equal(bells, 0);
    }
    app_director_tick(d, STANDS, (app_tempo){1, false}, true);
    assert_int_equal(bells, 1);
    app_director_tick(d, STANDS + TAKES - 1, (app_tempo){1, false}, true);
    assert_int_equal(app_director_step(d).kind, STEP_EVENTS);
    app_director_tick(d, STANDS + TAKES, (app_tempo){1, false}, true);
    assert_true(app_director_step(d).kind != STEP_EVENTS);
    assert_int_equal(bells, 1);
    app_director_destroy(d);
}

/* What stays until it is pressed on, and moves at first: the first press ends that, the next one presses on. */
static void a_press_ends_what_moves_before_it_goes_on(void **state) {
    (void)state;
    hands h;
    begin(&h, "robbers", APP_MOTION_ON, APP_PACE_NORMAL);
    for (int i = 0; i < MOST_ACTS && !app_director_holds(h.app->table); i++) {
        act(&h);
    }
    assert_true(app_director_holds(h.app->table));
    press_the_ground(&h);
    assert_true(app_director_holds(h.app->table));
    press_the_ground(&h);
    assert_false(app_director_holds(h.app->table));
    hands_end(&h);
}

/* Bots alone play a game to the last step of its end, which is pressed on to; how long they leave it to be read.
 * `press`: somebody has read it before. */
static uint64_t end_stands(app_pace pace, bool press) {
    enum { BEFORE = 1000 }; /* from then on a press is no slip */
    hands h;
    begin(&h, "growl", APP_MOTION_OFF, pace);
    h.app->plan.seating.seat[0].bot = true;
    assert_true(app_start(h.app));
    stack_settle(h.app);
    for (int i = 0; i < LONG && !h.app->seen_results; i++) {
        player_wait(&h.time, 200);
        if (strcmp(app_scene_name(h.app), "results") == 0 && player_zone(&h.time, ZONE_REVEAL_NEXT, -1) != NULL) {
            assert_true(player_press(&h.time, ZONE_REVEAL_NEXT, -1));
        }
    }
    assert_true(h.app->seen_results);
    const uint64_t shown = h.app->now;
    const int plies = nt_match_plies(app_director_match(h.app->table));
    player_wait(&h.time, BEFORE);
    if (press) {
        press_the_ground(&h);
    }
    while (nt_match_plies(app_director_match(h.app->table)) == plies) {
        player_wait(&h.time, 10);
        assert_true(h.app->now < shown + LONG);
    }
    const uint64_t stood = h.app->now - shown;
    hands_end(&h);
    return stood;
}

static void bots_leave_time_to_read_the_end(void **state) {
    (void)state;
    const uint64_t normal = end_stands(APP_PACE_NORMAL, false);
    assert_in_range(normal, 2600, 3500);
    assert_true(end_stands(APP_PACE_SLOW, false) > normal);
    assert_in_range(end_stands(APP_PACE_NORMAL, true), 1600, 2500);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_motion_each_result_stands),
        cmocka_unit_test(without_motion_each_event_is_seen_while_it_is_told),
        cmocka_unit_test(pace_is_the_bots),
        cmocka_unit_test(a_press_ends_a_bots_pause),
        cmocka_unit_test(old_settings_are_read),
        cmocka_unit_test(nothing_is_told_while_the_page_comes),
        cmocka_unit_test(its_sound_and_its_time_wait_for_the_page),
        cmocka_unit_test(a_press_ends_what_moves_before_it_goes_on),
        cmocka_unit_test(bots_leave_time_to_read_the_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
