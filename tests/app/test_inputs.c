/* Each input device alone is enough: the same whole game of GROWL, from the title to the gold and back to the title,
 * by mouse, by touch, by keys and by gamepad. What is pressed next is chosen among the zones of the frame that is
 * shown; a device reaches them only by what it has. */
#include "app/kit_app.h"

#include <stdio.h>
#include <string.h>

#include "app/seating_draw.h"
#include "app/stack.h"
#include "ui/focus.h"

enum { TAP_MS = 30, HOLD_MS = 640, INSPECT_MS = 520, GUARD_MS = 260, MOST_PRESSES = 6000, MOST_STEPS = 300 };

typedef enum { MOUSE, TOUCH, KEYS, PAD, DEVICES } device;

typedef struct {
    app *app;
    player time; /* lets time pass; presses nothing */
    device by;
    nt_rng rng;
    char dir[256];
    int presses, steps, tabs, inspected;
    bool read_rules, paused;
} hands;

/* ---- what a device can do ---- */

static void feed(hands *h, ui_raw raw) {
    app_handle(h->app, &raw);
    player_wait(&h->time, 0);
}

static void settle(hands *h) {
    player_wait(&h->time, GUARD_MS);
    if (h->app->map.locked_until > h->app->now)
        player_wait(&h->time, h->app->map.locked_until - h->app->now);
}

static void key(hands *h, ui_key k, uint64_t ms) {
    feed(h, (ui_raw){.kind = UI_RAW_KEY_DOWN, .key = k, .pad = h->by == PAD});
    player_wait(&h->time, ms);
    feed(h, (ui_raw){.kind = UI_RAW_KEY_UP, .key = k, .pad = h->by == PAD});
}

/* Any point of the zone that nothing covers, in pixels. */
static bool seen_point(const app *a, const ui_zone *z, float *x, float *y) {
    for (int i = 0; i < 25; i++) {
        const float dx = 0.5f + (float)((i % 5 + 2) % 5 - 2) * 0.2f, dy = 0.5f + (float)((i / 5 + 2) % 5 - 2) * 0.2f;
        const float at_x = z->at.x + z->at.w * dx, at_y = z->at.y + z->at.h * dy;
        if (ui_zone_under(a->shown, at_x, at_y) == z) {
            *x = at_x * a->frame.u;
            *y = at_y * a->frame.u;
            return true;
        }
    }
    return false;
}

static void point_and_press(hands *h, const ui_zone *z, uint64_t ms) {
    ui_raw raw = {.kind = UI_RAW_MOVE, .touch = h->by == TOUCH, .finger = h->by == TOUCH ? 1 : 0};
    if (!seen_point(h->app, z, &raw.x, &raw.y))
        fail_msg("%s %d in %s cannot be pointed at", z->name, z->n, app_scene_name(h->app));
    if (h->by == MOUSE)
        feed(h, raw);
    raw.kind = UI_RAW_DOWN;
    feed(h, raw);
    player_wait(&h->time, ms);
    raw.kind = UI_RAW_UP;
    feed(h, raw);
}

static const ui_zone *focus(const app *a) {
    const ui_zone *z = a->map.focus_name ? ui_zone_named(a->shown, a->map.focus_name, a->map.focus_n) : NULL;
    return z ? z : ui_zone_first(a->shown);
}

/* The first arrow of a shortest way between two zones, or UI_KEY_NONE. */
static ui_key way(const ui_draw *d, const ui_zone *from, const ui_zone *to) {
    static const struct {
        ui_key key;
        int dx, dy;
    } arrows[] = {{UI_KEY_UP, 0, -1}, {UI_KEY_DOWN, 0, 1}, {UI_KEY_LEFT, -1, 0}, {UI_KEY_RIGHT, 1, 0}};
    ui_key first[UI_MAX_ZONES] = {UI_KEY_NONE};
    int queue[UI_MAX_ZONES], n = 0;
    queue[n++] = (int)(from - d->zone);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 4; j++) {
            const ui_zone *next = ui_zone_towards(d, &d->zone[queue[i]], arrows[j].dx, arrows[j].dy);
            const int at = next ? (int)(next - d->zone) : -1;
            if (next == NULL || next == from || first[at] != UI_KEY_NONE)
                continue;
            first[at] = i == 0 ? arrows[j].key : first[queue[i]];
            if (next == to)
                return first[at];
            queue[n++] = at;
        }
    return UI_KEY_NONE;
}

/* Moves the focus by arrows, and by Tab (a pad's shoulder) where no arrow leads. False when the zone went away. */
static bool walk_to(hands *h, const char *name, int n) {
    for (int i = 0; i < MOST_STEPS; i++, h->steps++) {
        const ui_zone *to = ui_zone_named(h->app->shown, name, n), *at = focus(h->app);
        if (to == NULL)
            return false;
        if (at == to && h->app->map.show_focus)
            return true;
        ui_key k = at == to ? UI_KEY_UP : way(h->app->shown, at, to);
        if (k == UI_KEY_NONE) {
            k = UI_KEY_NEXT;
            h->tabs++;
        }
        key(h, k, TAP_MS);
    }
    fail_msg("%s %d in %s cannot be reached by keys", name, n, app_scene_name(h->app));
    return false;
}

static bool press(hands *h, const char *name, int n) {
    settle(h);
    const ui_zone *z = player_zone(&h->time, name, n);
    if (z == NULL)
        return false;
    const int number = z->n;
    const uint64_t ms = z->flags & UI_ZONE_HOLD ? HOLD_MS : TAP_MS;
    h->presses++;
    if (h->by == MOUSE || h->by == TOUCH)
        point_and_press(h, z, ms);
    else if (walk_to(h, name, number))
        key(h, h->by == KEYS && ms == HOLD_MS ? UI_KEY_HOLD : UI_KEY_CHOOSE, ms);
    player_wait(&h->time, TAP_MS);
    return true;
}

static void must_press(hands *h, const char *name, int n) {
    if (!press(h, name, n))
        fail_msg("no %s %d in %s", name, n, app_scene_name(h->app));
}

static void must_be(const hands *h, const char *name) {
    assert_string_equal(app_scene_name(h->app), name);
}

/* ---- the menus ---- */

static void go_back(hands *h) {
    settle(h);
    if (h->by == MOUSE || h->by == TOUCH)
        must_press(h, "back", 0);
    else
        key(h, UI_KEY_BACK, TAP_MS);
}

/* A name by the keyboard where there is one, else letter by letter on the screen. */
static void type_name(hands *h) {
    char letter[8], want[32] = "";
    if (h->by == KEYS) {
        assert_true(walk_to(h, "name", 0));
        assert_true(app_wants_text(h->app));
        feed(h, (ui_raw){.kind = UI_RAW_TEXT, .text = "A"});
        feed(h, (ui_raw){.kind = UI_RAW_TEXT, .text = "d"});
        feed(h, (ui_raw){.kind = UI_RAW_TEXT, .text = "a"});
        assert_string_equal(h->app->plan.seating.seat[0].name, "Ada");
        return;
    }
    must_press(h, "name", 0);
    static const int letters[] = {7, 2, 11};
    for (int i = 0; i < 3; i++) {
        must_press(h, "letter", letters[i]);
        assert_true(seating_letter(app_words(h->app, NULL), letters[i], i == 0, letter, sizeof letter));
        snprintf(want + strlen(want), sizeof want - strlen(want), "%s", letter);
    }
    must_press(h, "space", 0);
    must_press(h, "erase", 0);
    assert_string_equal(h->app->plan.seating.seat[0].name, want);
    must_press(h, "done", 0);
    assert_null(player_zone(&h->time, "letter", -1));
}

static void seat_four_with_two_people(hands *h) {
    app_seating *s = &h->app->plan.seating;
    must_be(h, "seating");
    while (s->n > 4)
        must_press(h, "less", SEATING_COUNT);
    type_name(h);
    must_press(h, "more", SEATING_EMBLEM);
    must_press(h, "chair", 1);
    if (s->seat[1].bot)
        must_press(h, "more", SEATING_WHO);
    assert_int_equal(s->n, 4);
    assert_int_equal(app_seating_humans(s), 3);
    must_press(h, "next", 0);
}

static void change_an_option(hands *h) {
    const nt_config *c = &h->app->plan.config;
    const nt_game *game = h->app->plan.game;
    const int option = nt_option_find(game, "public_log");
    must_be(h, "options");
    assert_true(option >= 0);
    while (player_zone(&h->time, "more", option) == NULL)
        must_press(h, "page", 1);
    must_press(h, "more", option);
    assert_int_equal(c->opt[option], game->options[option].standard + 1);
    must_press(h, "next", 0);
}

static void read_rules(hands *h, const char *from) {
    settle(h);
    if (h->by == MOUSE || h->by == TOUCH)
        must_press(h, "rules", 0);
    else
        key(h, UI_KEY_RULES, TAP_MS);
    must_be(h, "rules");
    must_press(h, "subject", 1);
    must_be(h, "rules");
    go_back(h);
    must_be(h, from);
}

static void open_pause_and_settings(hands *h) {
    const int before = h->app->settings.text_percent;
    must_press(h, "pause", 0);
    must_be(h, "pause");
    must_press(h, "settings", 0);
    must_be(h, "settings");
    must_press(h, "more", 0);
    assert_int_not_equal(h->app->settings.text_percent, before);
    must_press(h, "less", 0);
    assert_int_equal(h->app->settings.text_percent, before);
    read_rules(h, "settings");
    go_back(h);
    must_press(h, "resume", 0);
    h->paused = true;
}

/* ---- the match ---- */

static void inspect(hands *h) {
    const ui_zone *z = NULL;
    for (int i = 0; i < h->app->shown->n_zones && z == NULL; i++)
        if (h->app->shown->zone[i].flags & UI_ZONE_INSPECT)
            z = &h->app->shown->zone[i];
    if (z == NULL)
        return;
    settle(h);
    const char *name = z->name;
    const int n = z->n;
    ui_raw raw = {.kind = UI_RAW_DOWN, .touch = h->by == TOUCH, .finger = h->by == TOUCH ? 1 : 0};
    if (h->by == KEYS || h->by == PAD) {
        assert_true(walk_to(h, name, n));
        raw = (ui_raw){.kind = UI_RAW_KEY_DOWN, .key = UI_KEY_INSPECT, .pad = h->by == PAD};
    } else {
        assert_true(seen_point(h->app, ui_zone_named(h->app->shown, name, n), &raw.x, &raw.y));
    }
    const int boxes = h->app->shown->n_boxes;
    feed(h, raw);
    player_wait(&h->time, INSPECT_MS);
    assert_true(h->app->map.inspecting);
    assert_true(h->app->shown->n_boxes > boxes);
    raw.kind = raw.kind == UI_RAW_DOWN ? UI_RAW_UP : UI_RAW_KEY_UP;
    feed(h, raw);
    assert_int_equal(h->app->shown->n_boxes, boxes);
    h->inspected++;
}

/* Zones that are no decision of the match. */
static bool is_general(const char *name) {
    static const char *const general[] = {"log",  "rules", "pause", "undo",   "look",       "back",      "close",
                                          "page", "next",  "leave", "resume", "app.picker", "app.again", "app.title"};
    for (size_t i = 0; i < sizeof general / sizeof general[0]; i++)
        if (strcmp(name, general[i]) == 0)
            return true;
    return false;
}

/* What ends a choice or the series first, else any zone. */
static bool press_some(hands *h) {
    static const char *const ends[] = {"done", "confirm", "reveal.next", "finish"};
    const ui_draw *d = h->app->shown;
    const ui_zone *open[UI_MAX_ZONES];
    int n = 0;
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        const ui_zone *z = player_zone(&h->time, ends[i], -1);
        if (z && !(z->flags & UI_ZONE_OFF))
            return press(h, z->name, z->n);
    }
    for (int i = 0; i < d->n_zones; i++)
        if (!(d->zone[i].flags & UI_ZONE_OFF) && !is_general(d->zone[i].name))
            open[n++] = &d->zone[i];
    if (n == 0)
        return false;
    const ui_zone *z = open[nt_rng_below(&h->rng, (uint32_t)n)];
    return press(h, z->name, z->n);
}

/* Once a game each: the rules inside a private view, a card looked at closely, the menu and the log at the table. */
static void look_round(hands *h) {
    const char *scene_name = app_scene_name(h->app);
    if (strcmp(scene_name, "private") == 0 && !h->read_rules) {
        read_rules(h, "private");
        h->read_rules = true;
        inspect(h);
    } else if (strcmp(scene_name, "table") == 0 && !h->paused && player_zone(&h->time, "pause", 0)) {
        open_pause_and_settings(h);
        must_be(h, "table");
        must_press(h, "log", 0);
        must_be(h, "log");
        go_back(h);
    }
}

static void play_to_the_end(hands *h) {
    while (player_zone(&h->time, "app.title", -1) == NULL) {
        assert_true(h->presses < MOST_PRESSES);
        assert_string_not_equal(app_scene_name(h->app), "notice");
        look_round(h);
        if (!press_some(h))
            player_wait(&h->time, 200);
    }
    must_be(h, "results");
    assert_true(nt_match_over(app_director_match(h->app->table)));
}

static app *growl_app(const char *dir) {
    char problem[256] = "";
    const app_options options = {.data_dir = NT_SOURCE_DIR, .save_dir = dir, .seed = 11, .quiet = true};
    app *a = app_create(&options, kit_type(), 1280, 800, 3.78f, problem, sizeof problem);
    assert_non_null(a);
    return a;
}

static void begin(hands *h, device by) {
    *h = (hands){.by = by, .rng = nt_rng_seed(5)};
    kit_folder(h->dir, sizeof h->dir);
    h->app = growl_app(h->dir);
    player_begin(&h->time, h->app, 1);
}

static void end(hands *h) {
    app_destroy(h->app);
    kit_remove(h->dir);
}

static void from_title_to_table(hands *h) {
    must_be(h, "title");
    read_rules(h, "title");
    must_press(h, "play", 0);
    must_be(h, "picker");
    read_rules(h, "picker");
    must_press(h, "game", 0);
    seat_four_with_two_people(h);
    change_an_option(h);
}

static void whole_game(device by) {
    hands h;
    begin(&h, by);
    from_title_to_table(&h);
    play_to_the_end(&h);
    const int plies = nt_match_plies(app_director_match(h.app->table));
    must_press(&h, "app.title", 0);
    player_wait(&h.time, 500);
    must_be(&h, "title");
    assert_true(h.read_rules && h.paused && h.inspected > 0);
    assert_false(h.app->open_game);
    print_message("%d plies, %d presses, %d steps of the focus, %d of them by Tab\n", plies, h.presses, h.steps,
                  h.tabs);
    end(&h);
}

static void the_mouse_alone(void **state) {
    (void)state;
    whole_game(MOUSE);
}

static void a_finger_alone(void **state) {
    (void)state;
    whole_game(TOUCH);
}

static void the_keyboard_alone(void **state) {
    (void)state;
    whole_game(KEYS);
}

static void a_gamepad_alone(void **state) {
    (void)state;
    whole_game(PAD);
}

/* ---- what covers a private view ---- */

static void into_a_private_view(hands *h, device by) {
    begin(h, by);
    from_title_to_table(h);
    for (int i = 0; i < 200 && strcmp(app_scene_name(h->app), "private") != 0; i++)
        if (!press_some(h))
            player_wait(&h->time, 200);
    must_be(h, "private");
    settle(h);
}

/* The very next frame holds the curtain and nothing of the hand. */
static void covered(hands *h) {
    must_be(h, "curtain");
    assert_null(ui_zone_named(h->app->shown, "card", 0));
    assert_non_null(ui_zone_named(h->app->shown, "open", 0));
    end(h);
}

static ui_raw finger_on(const hands *h, const char *zone, int finger) {
    ui_raw raw = {.kind = UI_RAW_DOWN, .touch = true, .finger = finger};
    assert_true(seen_point(h->app, ui_zone_named(h->app->shown, zone, 0), &raw.x, &raw.y));
    return raw;
}

static void a_second_finger_covers(void **state) {
    (void)state;
    hands h;
    into_a_private_view(&h, TOUCH);
    const ui_raw first = finger_on(&h, "card", 1), second = finger_on(&h, "done", 2);
    app_handle(h.app, &first);
    must_be(&h, "private");
    app_handle(h.app, &second);
    assert_non_null(app_frame(h.app));
    covered(&h);
}

/* A finger that lies beside everything is a finger, too. */
static void a_second_finger_covers_from_the_ground(void **state) {
    (void)state;
    hands h;
    into_a_private_view(&h, TOUCH);
    const ui_raw ground = {.kind = UI_RAW_DOWN, .touch = true, .finger = 1, .x = 640, .y = 250};
    assert_null(ui_zone_under(h.app->shown, 640, 250));
    app_handle(h.app, &ground);
    const ui_raw second = finger_on(&h, "card", 2);
    app_handle(h.app, &second);
    assert_non_null(app_frame(h.app));
    covered(&h);
}

/* Fingers that are lifted while the curtain drops all input are not taken for fingers that still lie there. */
static void a_finger_lifted_behind_the_curtain_is_gone(void **state) {
    (void)state;
    hands h;
    into_a_private_view(&h, TOUCH);
    ui_raw first = finger_on(&h, "card", 1), second = finger_on(&h, "done", 2);
    feed(&h, first);
    feed(&h, second);
    must_be(&h, "curtain");
    assert_true(h.app->map.locked_until > h.app->now);
    first.kind = second.kind = UI_RAW_UP;
    feed(&h, first);
    feed(&h, second);
    must_press(&h, "open", 0);
    must_be(&h, "private");
    must_press(&h, "card", 0);
    must_be(&h, "private");
    end(&h);
}

/* On a public frame a second finger elsewhere does nothing at all. */
static void a_second_finger_is_ignored_in_public(void **state) {
    (void)state;
    hands h;
    begin(&h, TOUCH);
    settle(&h);
    ui_raw first = finger_on(&h, "play", 1), second = finger_on(&h, "settings", 2);
    feed(&h, first);
    feed(&h, second);
    second.kind = first.kind = UI_RAW_UP;
    feed(&h, second);
    must_be(&h, "title");
    feed(&h, first);
    must_be(&h, "picker");
    end(&h);
}

static void losing_the_window_covers(void **state) {
    (void)state;
    hands h;
    into_a_private_view(&h, MOUSE);
    app_handle(h.app, &(ui_raw){.kind = UI_RAW_COVER});
    assert_non_null(app_frame(h.app));
    covered(&h);
}

static void twenty_idle_seconds_cover(void **state) {
    (void)state;
    hands h;
    into_a_private_view(&h, KEYS);
    const uint64_t last = h.app->last_input;
    app_advance(h.app, last + 19990);
    must_be(&h, "private");
    assert_true(app_wake(h.app) <= last + 20000);
    app_advance(h.app, last + 20000);
    assert_non_null(app_frame(h.app));
    covered(&h);
}

/* The rules over a private view: general text alone, no log, no menu, and what covers the view covers them. */
static void rules_inside_a_private_view_stay_there(void **state) {
    (void)state;
    hands h;
    into_a_private_view(&h, PAD);
    key(&h, UI_KEY_RULES, TAP_MS);
    must_be(&h, "rules");
    settle(&h);
    for (int i = 0; i < h.app->shown->n_zones; i++) {
        const char *name = h.app->shown->zone[i].name;
        assert_true(strcmp(name, "subject") == 0 || strcmp(name, "page") == 0 || strcmp(name, "back") == 0);
    }
    key(&h, UI_KEY_LOG, TAP_MS);
    must_be(&h, "rules");
    key(&h, UI_KEY_PAUSE, TAP_MS);
    assert_string_not_equal(app_scene_name(h.app), "pause");
    app_handle(h.app, &(ui_raw){.kind = UI_RAW_COVER});
    player_wait(&h.time, 0);
    covered(&h);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_mouse_alone),
        cmocka_unit_test(a_finger_alone),
        cmocka_unit_test(the_keyboard_alone),
        cmocka_unit_test(a_gamepad_alone),
        cmocka_unit_test(a_second_finger_covers),
        cmocka_unit_test(a_second_finger_covers_from_the_ground),
        cmocka_unit_test(a_finger_lifted_behind_the_curtain_is_gone),
        cmocka_unit_test(a_second_finger_is_ignored_in_public),
        cmocka_unit_test(losing_the_window_covers),
        cmocka_unit_test(twenty_idle_seconds_cover),
        cmocka_unit_test(rules_inside_a_private_view_stay_there),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
