/* A menu over a table that moves: the press that opens it stops the table's time, the one that closes it lets it go
 * on from there, and neither does anything else. What comes and goes is the menu alone, over a whole table. */
#include "app/kit_app_hands.h"

#include <string.h>

#include "app/rise.h"
#include "app/table/stands.h"
#include "engine/match.h"
#include "ui/motion.h"

enum { LONG = 5000, MOST_ACTS = 4000, TRIES = 9, LOCKED = 121, TWO_FRAMES = 2 * MOTION_FRAME };

static void begin(hands *h, const char *game) {
    hands_begin(h, game, MOUSE);
    hands_start(h, APP_MOTION_ON, APP_PACE_NORMAL);
}

/* In no time at all. */
static void key(hands *h, ui_key k) {
    app_handle(h->app, &(ui_raw){.kind = UI_RAW_KEY_DOWN, .key = k});
    app_handle(h->app, &(ui_raw){.kind = UI_RAW_KEY_UP, .key = k});
    app_frame(h->app);
}

static nt_event told(const app *a, float *part) {
    nt_event event, last;
    app_director_event(a->table, stands_time(a), &event, part, &last);
    return event;
}

static bool moves(const app *a) {
    float part = 0;
    return strcmp(app_scene_name(a), "table") == 0 && told(a, &part).kind != 0 && part > 0.0f && part < 0.5f &&
           !rise_moves(a);
}

/* Up to an event that is on its way. */
static void play_until_it_moves(hands *h) {
    for (int i = 0; i < MOST_ACTS && !moves(h->app); i++) {
        if (strcmp(app_scene_name(h->app), "table") == 0 && app_director_step(h->app->table).kind != STEP_OPEN) {
            player_wait(&h->time, 10);
        } else {
            assert_true(player_act(&h->time));
        }
    }
    assert_true(moves(h->app));
}

/* The table's own part of the list, as it is drawn. */
typedef struct {
    int n;
    ui_command command[UI_MAX_COMMANDS];
} page;

static void keep_page(const app *a, page *p) {
    p->n = a->shown->over;
    memcpy(p->command, a->shown->command, (size_t)p->n * sizeof p->command[0]);
}

static void has_page(const app *a, const page *p) {
    assert_int_equal(a->shown->over, p->n);
    assert_memory_equal(a->shown->command, p->command, (size_t)p->n * sizeof p->command[0]);
}

/* The menu is one group, and nothing of anything else is laid over the list. */
static void is_whole(const app *a) {
    const ui_draw *d = a->shown;
    const bool comes = a->rise.way == RISE_ONTO_PAGE && rise_moves(a);
    assert_true(d->over > 0 && d->over_end == d->n);
    assert_int_equal(d->command[d->over].kind == UI_GROUP && d->command[d->over].colour >> 24 < 255, comes);
}

static void close_pause(hands *h) {
    key(h, UI_KEY_BACK);
    assert_string_equal(app_scene_name(h->app), "table");
}

/* However long the menu lies there, the table is drawn as at the press. */
static void stands_below(hands *h, const nt_event *event, float part, uint64_t ms) {
    static page kept;
    const uint64_t ends = h->app->now + ms;
    keep_page(h->app, &kept);
    while (h->app->now < ends) {
        float now = 0;
        const nt_event is = told(h->app, &now);
        assert_memory_equal(&is, event, sizeof is);
        assert_float_equal(now, part, 0.0f);
        has_page(h->app, &kept);
        is_whole(h->app);
        player_wait(&h->time, 10);
        app_frame(h->app);
    }
}

/* And goes on from there, for as long as was left of it. */
static void goes_on(hands *h, const nt_event *event, float part, int begun) {
    float now = 0;
    const nt_event is = told(h->app, &now);
    assert_memory_equal(&is, event, sizeof is);
    assert_float_equal(now, part, 0.0f);
    assert_int_equal(app_director_begun(h->app->table), begun);
    player_wait(&h->time, TWO_FRAMES);
    const nt_event later = told(h->app, &now);
    assert_true(app_director_begun(h->app->table) > begun || later.kind == 0 || now > part);
}

static void pause_for(hands *h, uint64_t ms) {
    float part = 0;
    app_frame(h->app);
    const nt_event event = told(h->app, &part);
    const int begun = app_director_begun(h->app->table);
    key(h, UI_KEY_PAUSE);
    assert_string_equal(app_scene_name(h->app), "pause");
    stands_below(h, &event, part, ms);
    close_pause(h);
    goes_on(h, &event, part, begun);
}

static void the_pause_stops_what_moves_and_lets_it_go_on(void **state) {
    (void)state;
    for (int i = 0; nt_games[i] != NULL; i++) {
        hands h;
        begin(&h, nt_games[i]->id);
        play_until_it_moves(&h);
        pause_for(&h, LONG);
        hands_end(&h);
    }
}

/* How strong the veil is that has come onto the page, or has not gone off it yet, of 255. */
static unsigned veil_seen(const app *a) {
    const ui_draw *d = a->shown;
    int at = d->over_end > 0 ? d->over : d->n - 1;
    while (at > 0 && (d->command[at].kind != UI_GROUP || d->command[at + 1].kind != UI_FILL ||
                      d->command[at + 1].at.w < d->ui->width)) {
        at--;
    }
    return d->command[at].colour >> 24;
}

/* Nothing is ever seen through a sheet that comes. */
static bool sheet_is_whole(const app *a) {
    const ui_draw *d = a->shown;
    const ui_command *sheet = &d->command[d->panel];
    return d->panel > d->over && d->panel_end == d->over_end && sheet->kind == UI_GROUP &&
           sheet->colour >> 24 == 255 && sheet->scale_x < 1.0f;
}

/* As a whole, in steps that are all seen; `way` is which way it goes. */
static void menu_moves(hands *h, rise_way way) {
    const uint64_t begun = h->app->now;
    unsigned before = way == RISE_ONTO_PAGE ? 0 : 255;
    int steps = 0;
    app_frame(h->app);
    assert_int_equal(h->app->rise.way, way);
    while (rise_moves(h->app)) {
        const unsigned seen = veil_seen(h->app);
        assert_true(way != RISE_ONTO_PAGE || sheet_is_whole(h->app));
        assert_true(seen > 0 && seen < 255 && (way == RISE_ONTO_PAGE ? seen >= before : seen <= before));
        steps += seen != before;
        before = seen;
        app_advance(h->app, app_wake(h->app));
        app_frame(h->app);
    }
    assert_int_equal(steps, MOTION_PANEL_STEPS);
    assert_in_range(h->app->now - begun, MOTION_PANEL - MOTION_FRAME, MOTION_PANEL);
}

static void it_comes_and_goes_as_a_whole(void **state) {
    (void)state;
    hands h;
    begin(&h, "growl");
    play_until_it_moves(&h);
    key(&h, UI_KEY_PAUSE);
    menu_moves(&h, RISE_ONTO_PAGE);
    key(&h, UI_KEY_BACK);
    menu_moves(&h, RISE_OFF_PAGE);
    assert_true(moves(h.app));
    hands_end(&h);
}

/* At whatever moment it is pressed, again and again, and closed as soon as that can be. */
static void at_any_moment(void **state) {
    (void)state;
    for (uint64_t i = 0; i < TRIES; i++) {
        hands h;
        begin(&h, "growl");
        play_until_it_moves(&h);
        player_wait(&h.time, i * 13);
        pause_for(&h, LOCKED);
        player_wait(&h.time, LOCKED);
        pause_for(&h, LOCKED + i * 40);
        hands_end(&h);
    }
}

/* The whole of what was told takes as long as without the menu, but for the time of that. */
static uint64_t told_for(uint64_t paused) {
    hands h;
    begin(&h, "growl");
    play_until_it_moves(&h);
    const int begun = app_director_begun(h.app->table);
    const uint64_t since = h.app->now;
    if (paused > 0) {
        key(&h, UI_KEY_PAUSE);
        player_wait(&h.time, paused);
        close_pause(&h);
    }
    float part = 0;
    while (app_director_begun(h.app->table) == begun && told(h.app, &part).kind != 0) {
        player_wait(&h.time, 1);
    }
    const uint64_t took = h.app->now - since;
    hands_end(&h);
    return took;
}

static void what_is_told_keeps_its_length(void **state) {
    (void)state;
    assert_int_equal(told_for(LONG), told_for(0) + LONG);
}

/* A page of its own comes back first, and only then what moved goes on. */
static void behind_a_page_it_waits_until_that_has_gone(void **state) {
    (void)state;
    hands h;
    float part = 0, now = 0;
    begin(&h, "growl");
    play_until_it_moves(&h);
    const nt_event event = told(h.app, &part);
    key(&h, UI_KEY_HELP);
    assert_string_equal(app_scene_name(h.app), "help");
    player_wait(&h.time, LONG);
    close_pause(&h);
    for (; rise_holds(h.app); player_wait(&h.time, 10)) {
        const nt_event is = told(h.app, &now);
        assert_memory_equal(&is, &event, sizeof is);
        assert_float_equal(now, part, 0.0f);
    }
    player_wait(&h.time, TWO_FRAMES);
    assert_true(told(h.app, &now).kind == event.kind && now > part && now < 1.0f);
    hands_end(&h);
}

/* Until the first bot has moved, from when it is asked. */
static uint64_t bots_pause(uint64_t paused) {
    hands h;
    begin(&h, "sabbath");
    for (int i = 0; i < MOST_ACTS && app_director_step(h.app->table).kind != STEP_BOTS; i++) {
        assert_true(player_act(&h.time));
    }
    const int plies = nt_match_plies(app_director_match(h.app->table));
    const uint64_t asked = h.app->now;
    player_wait(&h.time, 20);
    if (paused > 0) {
        key(&h, UI_KEY_PAUSE);
        player_wait(&h.time, paused);
        assert_int_equal(nt_match_plies(app_director_match(h.app->table)), plies);
        close_pause(&h);
    }
    while (nt_match_plies(app_director_match(h.app->table)) == plies) {
        player_wait(&h.time, 1);
    }
    const uint64_t took = h.app->now - asked;
    hands_end(&h);
    return took;
}

static void a_bot_takes_its_time_behind_the_pause(void **state) {
    (void)state;
    assert_int_equal(bots_pause(LONG), bots_pause(0) + LONG);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_pause_stops_what_moves_and_lets_it_go_on),
        cmocka_unit_test(it_comes_and_goes_as_a_whole),
        cmocka_unit_test(at_any_moment),
        cmocka_unit_test(what_is_told_keeps_its_length),
        cmocka_unit_test(behind_a_page_it_waits_until_that_has_gone),
        cmocka_unit_test(a_bot_takes_its_time_behind_the_pause),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
