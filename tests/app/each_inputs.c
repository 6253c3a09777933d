/* Each input device alone is enough: the same whole game, named by the first argument, from the title to the results
 * and back to the title, by mouse, by touch, by keys and by gamepad. */
#include "app/kit_app_hands.h"

#include <stdio.h>
#include <string.h>

#include "app/inside.h"
#include "games/robbers/robbers.h"
#include "ui/focus.h"

enum { INSPECT_MS = 520, MOST_PRESSES = 6000 };

/* What has been tried once in this game. */
typedef struct {
    int inspected;
    bool read_rules, paused;
} tried;

static void open_pause_and_settings(hands *h) {
    const int before = h->app->settings.text_percent;
    hands_must_press(h, "pause", 0);
    hands_must_be(h, "pause");
    hands_must_press(h, "settings", 0);
    hands_must_be(h, "settings");
    hands_must_press(h, "more", 0);
    assert_int_not_equal(h->app->settings.text_percent, before);
    hands_must_press(h, "less", 0);
    assert_int_equal(h->app->settings.text_percent, before);
    hands_read_rules(h, "settings");
    hands_go_back(h);
    hands_must_press(h, "resume", 0);
}

/* ---- the match ---- */

/* What is held in the hand first: things on the table may open at a mere press. */
static const ui_zone *to_inspect(const ui_draw *d) {
    const ui_zone *any = NULL;
    for (int i = 0; i < d->n_zones; i++) {
        const ui_zone *z = &d->zone[i];
        if ((z->flags & UI_ZONE_INSPECT) && strcmp(z->name, "card") == 0) {
            return z;
        }
        if (z->flags & UI_ZONE_INSPECT) {
            any = z;
        }
    }
    return any;
}

/* How many things were looked at closely: 1 or 0. */
static int inspect(hands *h) {
    const ui_zone *z = to_inspect(h->app->shown);
    if (z == NULL) {
        return 0;
    }
    hands_settle(h);
    const char *name = z->name;
    const int n = z->n;
    ui_raw raw = {.kind = UI_RAW_DOWN, .touch = h->by == TOUCH, .finger = h->by == TOUCH ? 1 : 0};
    if (h->by == KEYS || h->by == PAD) {
        assert_true(hands_walk_to(h, name, n));
        raw = (ui_raw){.kind = UI_RAW_KEY_DOWN, .key = UI_KEY_INSPECT, .pad = h->by == PAD};
    } else {
        assert_true(hands_point(h->app, player_zone(&h->time, name, n), &raw.x, &raw.y));
    }
    const int boxes = h->app->shown->n_boxes;
    hands_feed(h, raw);
    player_wait(&h->time, INSPECT_MS);
    if (!h->app->map.inspecting) {
        fail_msg("%s %d in %s is not inspected", name, n, app_scene_name(h->app));
    }
    assert_true(h->app->shown->n_boxes > boxes);
    raw.kind = raw.kind == UI_RAW_DOWN ? UI_RAW_UP : UI_RAW_KEY_UP;
    hands_feed(h, raw);
    assert_int_equal(h->app->shown->n_boxes, boxes);
    return 1;
}

/* Once a game each: the rules inside a private view, a card looked at closely, the menu and the log at the table. */
static void look_round(hands *h, tried *t) {
    const char *scene_name = app_scene_name(h->app);
    if (strcmp(scene_name, "private") == 0 && !t->read_rules) {
        hands_read_rules(h, "private");
        t->read_rules = true;
        t->inspected += inspect(h);
    } else if (strcmp(scene_name, "table") == 0 && !t->paused && player_zone(&h->time, "pause", 0)) {
        open_pause_and_settings(h);
        t->paused = true;
        if (strcmp(app_scene_name(h->app), "table") == 0 && hands_press(h, "log", 0)) {
            hands_must_be(h, "log");
            hands_go_back(h);
        }
    }
}

static void play_to_the_end(hands *h, tried *t) {
    while (player_zone(&h->time, "app.title", -1) == NULL) {
        assert_true(h->presses < MOST_PRESSES);
        assert_string_not_equal(app_scene_name(h->app), "notice");
        look_round(h, t);
        if (!hands_press_some(h)) {
            player_wait(&h->time, 200);
        }
    }
    hands_must_be(h, "results");
    assert_true(nt_match_over(app_director_match(h->app->table)));
}

/* A game of as many deals as people goes the same ways again and again: the mouse alone plays it. */
static void shorten(hands *h) {
    if (strcmp(h->game->id, "robbers") == 0 && h->by != MOUSE) {
        h->app->plan.config.opt[ROBBERS_OPT_DEALS] = ROBBERS_DEALS_ONE;
    }
}

static void whole_game(const char *game, device by) {
    hands h;
    tried t = {0};
    hands_begin(&h, game, by);
    hands_from_title_to_options(&h);
    shorten(&h);
    hands_from_options_to_table(&h);
    play_to_the_end(&h, &t);
    const int plies = nt_match_plies(app_director_match(h.app->table));
    player_wait(&h.time, 1000); /* presses that were meant for the reveal do nothing for a moment */
    hands_must_press(&h, "app.title", 0);
    player_wait(&h.time, 500);
    hands_must_be(&h, "title");
    assert_true(t.read_rules && t.paused && t.inspected > 0);
    assert_int_equal(h.app->matches.open, 0);
    print_message("%d plies, %d presses, %d steps of the focus, %d of them by Tab\n", plies, h.presses, h.steps,
                  h.tabs);
    hands_end(&h);
}

static void a_finger_alone(void **state) {
    whole_game(*state, TOUCH);
}

static void the_keyboard_alone(void **state) {
    whole_game(*state, KEYS);
}

#ifndef __SANITIZE_ADDRESS__
static void the_mouse_alone(void **state) {
    whole_game(*state, MOUSE);
}

static void a_gamepad_alone(void **state) {
    whole_game(*state, PAD);
}
#endif

int main(int argc, char **argv) {
    char *game = argc == 2 && nt_game_find(argv[1]) ? argv[1] : NULL;
    if (game == NULL) {
        fprintf(stderr, "each_inputs GAME\n");
        return 2;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_prestate(a_finger_alone, game),
        cmocka_unit_test_prestate(the_keyboard_alone, game),
#ifndef __SANITIZE_ADDRESS__ /* the other two take the same ways through the code */
        cmocka_unit_test_prestate(the_mouse_alone, game),
        cmocka_unit_test_prestate(a_gamepad_alone, game),
#endif
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
