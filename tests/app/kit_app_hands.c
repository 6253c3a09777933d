#include "app/kit_app_hands.h"
#include "hosting/house.h"

#include <stdio.h>
#include <string.h>

#include "app/keyboard.h"
#include "app/seating/seating_draw.h"
#include "app/stack.h"
#include "ui/focus.h"

enum { HOLD_MS = 640, GUARD_MS = 260, MOST_STEPS = 300 };

/* ---- what a device can do ---- */

void hands_feed(hands *h, ui_raw raw) {
    app_handle(h->app, &raw);
    player_wait(&h->time, 0);
}

void hands_settle(hands *h) {
    player_wait(&h->time, GUARD_MS);
    if (h->app->map.locked_until > h->app->now) {
        player_wait(&h->time, h->app->map.locked_until - h->app->now);
    }
}

void hands_key(hands *h, ui_key k, uint64_t ms) {
    hands_feed(h, (ui_raw){.kind = UI_RAW_KEY_DOWN, .key = k, .pad = h->by == PAD});
    player_wait(&h->time, ms);
    hands_feed(h, (ui_raw){.kind = UI_RAW_KEY_UP, .key = k, .pad = h->by == PAD});
}

/* Any point of the zone that nothing covers, in pixels. */
bool hands_point(const app *a, const ui_zone *z, float *x, float *y) {
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
    if (!hands_point(h->app, z, &raw.x, &raw.y)) {
        fail_msg("%s %d in %s cannot be pointed at", z->name, z->n, app_scene_name(h->app));
    }
    if (h->by == MOUSE) {
        hands_feed(h, raw);
    }
    raw.kind = UI_RAW_DOWN;
    hands_feed(h, raw);
    player_wait(&h->time, ms);
    raw.kind = UI_RAW_UP;
    hands_feed(h, raw);
}

/* In whichever place it lies. */
static const ui_zone *marked(const app *a) {
    return ui_zone_at(a->shown, (ui_spot){a->map.focus_name, a->map.focus_n, a->map.focus_place});
}

static const ui_zone *focus(const app *a) {
    const ui_zone *z = marked(a);
    return z ? z : ui_zone_decision(a->shown);
}

static bool is_marked(const app *a) {
    return a->map.show_focus && marked(a) != NULL;
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
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < 4; j++) {
            const ui_zone *next = ui_zone_towards(d, &d->zone[queue[i]], arrows[j].dx, arrows[j].dy);
            const int at = next ? (int)(next - d->zone) : -1;
            if (next == NULL || next == from || first[at] != UI_KEY_NONE) {
                continue;
            }
            first[at] = i == 0 ? arrows[j].key : first[queue[i]];
            if (next == to) {
                return first[at];
            }
            queue[n++] = at;
        }
    }
    return UI_KEY_NONE;
}

/* Moves the focus by arrows, and by Tab (a pad's shoulder) where no arrow leads. False when the zone went away. */
bool hands_walk_to(hands *h, const char *name, int n) {
    for (int i = 0; i < MOST_STEPS; i++, h->steps++) {
        const ui_zone *to = player_zone(&h->time, name, n), *at = focus(h->app);
        if (to == NULL) {
            return false;
        }
        if (!is_marked(h->app)) {
            hands_key(h, UI_KEY_UP, TAP_MS); /* the first one only shows where it is */
            continue;
        }
        if (at == to) {
            return true;
        }
        ui_key k = at == NULL ? UI_KEY_UP : way(h->app->shown, at, to);
        if (k == UI_KEY_NONE) {
            k = UI_KEY_NEXT;
            h->tabs++;
        }
        hands_key(h, k, TAP_MS);
    }
    fail_msg("%s %d in %s cannot be reached by keys", name, n, app_scene_name(h->app));
    return false;
}

bool hands_press(hands *h, const char *name, int n) {
    hands_settle(h);
    const ui_zone *z = player_zone(&h->time, name, n);
    if (z == NULL) {
        return false;
    }
    const int number = z->n;
    const uint64_t ms = z->flags & UI_ZONE_HOLD ? HOLD_MS : TAP_MS;
    h->presses++;
    if (h->by == MOUSE || h->by == TOUCH) {
        point_and_press(h, z, ms);
    } else if (hands_walk_to(h, name, number)) {
        hands_key(h, h->by == KEYS && ms == HOLD_MS ? UI_KEY_HOLD : UI_KEY_CHOOSE, ms);
    }
    player_wait(&h->time, TAP_MS);
    player_wait_for_curtain(&h->time);
    return true;
}

void hands_must_press(hands *h, const char *name, int n) {
    if (!hands_press(h, name, n)) {
        fail_msg("no %s %d in %s", name, n, app_scene_name(h->app));
    }
}

void hands_must_be(const hands *h, const char *name) {
    assert_string_equal(app_scene_name(h->app), name);
}

/* ---- the menus ---- */

void hands_go_back(hands *h) {
    hands_settle(h);
    if (h->by == MOUSE || h->by == TOUCH) {
        hands_must_press(h, "back", 0);
    } else {
        hands_key(h, UI_KEY_BACK, TAP_MS);
    }
}

/* A name by the keyboard where there is one, else letter by letter on the screen. */
static void type_name(hands *h) {
    char letter[16], want[32] = "";
    if (h->by == KEYS) {
        assert_true(hands_walk_to(h, "name", 0));
        assert_true(app_wants_text(h->app));
        hands_feed(h, (ui_raw){.kind = UI_RAW_TEXT, .text = "A"});
        hands_feed(h, (ui_raw){.kind = UI_RAW_TEXT, .text = "d"});
        hands_feed(h, (ui_raw){.kind = UI_RAW_TEXT, .text = "a"});
        assert_string_equal(h->app->plan.seating.seat[0].name, "Ada");
        return;
    }
    hands_must_press(h, "name", 0);
    static const int letters[] = {7, 2, 11};
    for (int i = 0; i < 3; i++) {
        hands_must_press(h, "letter", letters[i]);
        assert_true(keyboard_letter(app_words(h->app, NULL), 0, letters[i], i == 0, letter, sizeof letter));
        snprintf(want + strlen(want), sizeof want - strlen(want), "%s", letter);
    }
    hands_must_press(h, "space", 0);
    hands_must_press(h, "erase", 0);
    assert_string_equal(h->app->plan.seating.seat[0].name, want);
    hands_must_press(h, "done", 0);
    assert_null(player_zone(&h->time, "letter", -1));
}

static void seat_two_people_and_bots(hands *h) {
    app_seating *s = &h->app->plan.seating;
    hands_must_be(h, "seating");
    while (s->n > h->seats) {
        hands_must_press(h, "less", SEATING_COUNT);
    }
    while (s->n < h->seats) {
        hands_must_press(h, "more", SEATING_COUNT);
    }
    type_name(h);
    hands_must_press(h, "looks", 0);
    hands_must_press(h, "emblem", UI_EMBLEMS - 1);
    hands_must_press(h, "colour", UI_SEAT_COLOURS - 1);
    hands_must_press(h, "done", 0);
    assert_int_equal(s->seat[0].emblem, UI_EMBLEMS - 1);
    assert_int_equal(s->seat[0].colour, UI_SEAT_COLOURS - 1);
    hands_must_press(h, "people", SEATING_ALONE);
    hands_must_press(h, "chair", 1);
    if (s->seat[1].bot) {
        hands_must_press(h, "more", SEATING_WHO);
    }
    assert_int_equal(s->n, h->seats);
    assert_int_equal(app_seating_humans(s), 3);
    hands_must_press(h, "next", 0);
}

/* Changes the log for all, where the game has that choice, so that it can be read; else the first option. */
void hands_from_options_to_table(hands *h) {
    const nt_config *c = &h->app->plan.config;
    hands_must_be(h, "options");
    const int log = nt_option_find(h->game, "public_log"), option = log < 0 ? 0 : log, was = c->opt[option];
    while (player_zone(&h->time, "more", option) == NULL) {
        hands_must_press(h, "page", 1);
    }
    hands_must_press(h, "more", option);
    assert_int_equal(c->opt[option], was + h->game->options[option].step);
    hands_must_press(h, "next", 0);
    if (strcmp(app_scene_name(h->app), "options") == 0) { /* warnings are confirmed once */
        hands_must_press(h, "next", 0);
    }
}

static int picker_index(const nt_game *game) {
    int i = 0;
    while (nt_games[i] != game) {
        i++;
    }
    return i;
}

void hands_pick(hands *h, int game) {
    for (int i = 0; i <= game && player_zone(&h->time, "game", game) == NULL; i++) {
        hands_must_press(h, "page", 1);
    }
    hands_must_press(h, "game", game);
}

void hands_read_rules(hands *h, const char *from) {
    hands_settle(h);
    if (h->by == MOUSE || h->by == TOUCH) {
        hands_must_press(h, "rules", 0);
    } else {
        hands_key(h, UI_KEY_RULES, TAP_MS);
    }
    hands_must_be(h, "rules");
    /* Outside a match with several games the book asks which one, and Back leads to that list first. */
    const bool asks = player_zone(&h->time, "game", -1) != NULL;
    if (asks) {
        hands_pick(h, picker_index(h->game));
    }
    hands_must_press(h, "subject", 1);
    hands_must_be(h, "rules");
    hands_go_back(h);
    if (asks) {
        hands_go_back(h);
    }
    hands_must_be(h, from);
}

/* ---- the match ---- */

/* Zones that are no decision of the match. */
static bool is_general(const char *name) {
    static const char *const general[] = {"log",   "rules", "pause", "undo",   "look",       "back",      "close",
                                          "page",  "next",  "leave", "resume", "app.picker", "app.again", "app.title",
                                          "judge", "cards", "again", "help",   "hide"};
    for (size_t i = 0; i < sizeof general / sizeof general[0]; i++) {
        if (strcmp(name, general[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* What ends a choice or the series first, else any zone. */
bool hands_press_some(hands *h) {
    static const char *const ends[] = {"done", "confirm", "reveal.next", "finish"};
    const ui_draw *d = h->app->shown;
    const ui_zone *open[UI_MAX_ZONES];
    int n = 0;
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        const ui_zone *z = player_zone(&h->time, ends[i], -1);
        if (z && !(z->flags & UI_ZONE_OFF)) {
            return hands_press(h, z->name, z->n);
        }
    }
    for (int i = 0; i < d->n_zones; i++) {
        if (!(d->zone[i].flags & (UI_ZONE_OFF | UI_ZONE_QUIET)) && !is_general(d->zone[i].name)) {
            open[n++] = &d->zone[i];
        }
    }
    if (n == 0) {
        return false;
    }
    const ui_zone *z = open[nt_rng_below(&h->rng, (uint32_t)n)];
    return hands_press(h, z->name, z->n);
}

static app *fresh_app(const char *dir) {
    char problem[256] = "";
    const app_options options = {
        .data_dir = NT_SOURCE_DIR, .hosting = &hosting_house, .save_dir = dir, .seed = 11, .quiet = true};
    app *a = app_create(&options, kit_type(), 1280, 800, 3.78f, problem, sizeof problem);
    assert_non_null(a);
    return a;
}

void hands_begin(hands *h, const char *game, device by) {
    *h = (hands){.by = by, .game = nt_game_find(game), .rng = nt_rng_seed(5)};
    assert_non_null(h->game);
    h->seats = h->game->min_seats > 4 ? h->game->min_seats : 4;
    kit_folder(h->dir, sizeof h->dir);
    h->app = fresh_app(h->dir);
    player_begin(&h->time, h->app, 1);
}

void hands_start(hands *h, app_motion motion, app_pace pace) {
    app *a = h->app;
    a->settings.motion = motion;
    a->settings.pace = pace;
    app_settings_changed(a);
    a->plan.game = h->game;
    a->plan.config = nt_config_standard(h->game, (uint8_t)h->seats);
    a->plan.seating = app_seating_standard(h->seats, true);
    assert_true(app_start(a));
    stack_settle(a);
    player_wait(&h->time, 0);
}

void hands_end(hands *h) {
    app_destroy(h->app);
    kit_remove(h->dir);
}

void hands_from_title_to_options(hands *h) {
    hands_must_be(h, "title");
    hands_read_rules(h, "title");
    hands_must_press(h, "play", 0);
    hands_must_be(h, "picker");
    hands_read_rules(h, "picker");
    hands_pick(h, picker_index(h->game));
    seat_two_people_and_bots(h);
    hands_must_be(h, "options");
}

void hands_from_title_to_table(hands *h) {
    hands_from_title_to_options(h);
    hands_from_options_to_table(h);
}
