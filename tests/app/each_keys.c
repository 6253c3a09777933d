/* A match to its end by the keyboard alone, in as many presses as by the mouse: each_keys GAME. Whatever decides
 * anything is one number or one Enter away; arrows and Tab are never needed. */
#include "app/kit_app_hands.h"

#include <stdio.h>
#include <string.h>

#include "app/table/table_scene.h"
#include "engine/match.h"
#include "ui/focus.h"

enum { MOST_KEYS = 6000, MOST_IDLE = 4000, NUMBERS = 20, HOLD = 640 };

static void begin(hands *h, const char *game) {
    hands_begin(h, game, KEYS);
    hands_start(h, APP_MOTION_ON, APP_PACE_FAST);
}

static void press(hands *h, ui_key key, bool shift) {
    ui_raw raw = {.kind = UI_RAW_KEY_DOWN, .key = key, .shift = shift};
    hands_settle(h);
    h->presses++;
    hands_feed(h, raw);
    player_wait(&h->time, key == UI_KEY_HOLD ? HOLD : TAP_MS);
    raw.kind = UI_RAW_KEY_UP;
    hands_feed(h, raw);
    player_wait(&h->time, 260); /* the same choice twice counts once before that */
}

static int options(const ui_draw *d) {
    int n = 0;
    while (n < NUMBERS && ui_zone_option(d, n) != NULL) {
        n++;
    }
    assert_null(ui_zone_option(d, NUMBERS));
    return n;
}

/* What a mouse would do with one press: end the choice, or one of the options. */
static void one_key(hands *h) {
    const ui_draw *d = h->app->shown;
    const ui_zone *ends = ui_zone_default(d);
    const int n = options(d);
    if (ends != NULL && (n == 0 || (ends->flags & UI_ZONE_OPTION) == 0)) {
        press(h, ends->flags & UI_ZONE_HOLD ? UI_KEY_HOLD : UI_KEY_CHOOSE, false);
    } else if (n > 0) {
        const int at = (int)nt_rng_below(&h->rng, (uint32_t)n);
        press(h, at % 10 == 9 ? UI_KEY_LAST : (ui_key)(UI_KEY_DIGIT_1 + at % 10), at >= 10);
    } else {
        player_wait(&h->time, 200);
    }
}

/* Says where it stood when it does not come on. */
static void stuck(const hands *h) {
    const ui_draw *d = h->app->shown;
    for (int i = 0; i < d->n_zones; i++) {
        print_message("%s %d flags %u\n", d->zone[i].name, d->zone[i].n, d->zone[i].flags);
    }
    fail_msg("stuck in %s, %s", app_scene_name(h->app), app_screen_name(h->app));
}

static void to_the_end(void **state) {
    hands h;
    int turns = 0;
    begin(&h, *state);
    nt_match *match = app_director_match(h.app->table);
    for (; player_zone(&h.time, "app.title", -1) == NULL; turns++) {
        if (h.presses == MOST_KEYS || turns == MOST_KEYS + MOST_IDLE) {
            stuck(&h);
        }
        const char *scene_name = app_scene_name(h.app);
        const bool plays = strcmp(scene_name, "table") == 0 || strcmp(scene_name, "private") == 0 ||
                           strcmp(scene_name, "results") == 0;
        if (!plays) {
            fail_msg("a key opened %s", scene_name);
        }
        one_key(&h);
        match = app_director_match(h.app->table);
    }
    assert_true(nt_match_over(match));
    print_message("%d plies, %d keys\n", nt_match_plies(match), h.presses);
    hands_end(&h);
}

int main(int argc, char **argv) {
    char *game = argc == 2 && nt_game_find(argv[1]) ? argv[1] : NULL;
    if (game == NULL) {
        fprintf(stderr, "each_keys GAME\n");
        return 2;
    }
    const struct CMUnitTest tests[] = {cmocka_unit_test_prestate(to_the_end, game)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
