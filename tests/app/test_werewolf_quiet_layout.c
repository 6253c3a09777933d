/* What the dead see (option dead_see), in every language: with 6, 12 and 20 seats, at each window, small text and
 * large, nothing is cut, missing or over another, on any of its pages. */
#include <stdio.h>
#include <string.h>

#include "app/kit_app.h"
#include "app/stack.h"
#include "app/table_scene.h"
#include "engine/match.h"
#include "games/werewolf/werewolf.h"
#include "hosting/house.h"
#include "platform/platform.h"
#include "table/frames.h"

extern const nt_table werewolf_table;

typedef struct {
    app *a;
    player hand;
    char dir[256];
} walk;

static void begin(walk *w, pf *screen, const char *lang, int seats, int percent) {
    static const nt_game *const games[] = {&werewolf_game, NULL};
    static const nt_table *const tables[] = {&werewolf_table, NULL};
    char problem[256] = "";
    int wide, high;
    float mm;

    kit_folder(w->dir, sizeof w->dir);
    pf_size(screen, &wide, &high, &mm);
    const app_options options = {.data_dir = NT_SOURCE_DIR,
                                 .hosting = &hosting_house,
                                 .save_dir = w->dir,
                                 .locales_dir = NT_BUILD_DIR "/locales",
                                 .lang = lang,
                                 .seed = 7,
                                 .quiet = true,
                                 .text_percent = percent,
                                 .games = games,
                                 .tables = tables};
    w->a = app_create(&options, pf_type(screen), 1280, 800, 3.78f, problem, sizeof problem);
    assert_non_null(w->a);
    w->a->settings.pace = APP_PACE_AT_ONCE;
    app_settings_changed(w->a);
    player_begin(&w->hand, w->a, 7);
    w->hand.coarse = 60;
    w->a->plan.game = &werewolf_game;
    w->a->plan.config = nt_config_standard(&werewolf_game, (uint8_t)seats);
    w->a->plan.config.opt[WEREWOLF_OPT_HOST] = WEREWOLF_HOST_TABLE;
    w->a->plan.config.opt[WEREWOLF_OPT_DEAD_SEE] = 1;
    w->a->plan.seating = app_seating_standard(seats, true);
    for (int i = 0; i < seats; i++) {
        w->a->plan.seating.seat[i].bot = false;
    }
    assert_true(app_start(w->a));
    stack_settle(w->a);
}

/* The held place of somebody who is out, or NULL. */
static const ui_zone *look_of_the_dead(const walk *w) {
    const ui_draw *d = w->a->shown;

    for (int i = 0; i < d->n_zones && strcmp(app_scene_name(w->a), "table") == 0; i++) {
        if (strcmp(d->zone[i].name, "look") == 0 && (d->zone[i].flags & UI_ZONE_HOLD)) {
            return &d->zone[i];
        }
    }
    return NULL;
}

static void check(walk *w, frames *found) {
    char name[96];

    player_wait(&w->hand, 0);
    snprintf(name, sizeof name, "%s %s", app_scene_name(w->a), app_screen_name(w->a));
    frames_texts(found, w->a->shown, name, false);
    frames_zones(found, w->a->shown, name);
}

static void look(walk *w, frames *found, const int size[2]) {
    app_handle(w->a, &(ui_raw){.kind = UI_RAW_RESIZE, .w = size[0], .h = size[1], .px_per_mm = 3.78f});
    player_wait(&w->hand, 400);
    const ui_zone *zone = look_of_the_dead(w);
    assert_non_null(zone);
    assert_true(player_press(&w->hand, "look", zone->n));
    assert_true(player_press(&w->hand, "open", 0));
    player_wait(&w->hand, 400);
    assert_string_equal(app_scene_name(w->a), "quiet");
    check(w, found);
    for (int tab = 0; tab < 4 && player_press(&w->hand, "tab", tab); tab++) {
        player_wait(&w->hand, 320);
        check(w, found);
    }
    assert_true(player_press(&w->hand, "close", 0));
    player_wait(&w->hand, 400);
}

static void what_the_dead_see_holds_its_words(void **state) {
    static const char *const lang[] = {"en-XA", "de", "en", "es", "fr", "it", "ja", "th", "zh-Hant"};
    static const int size[][2] = {{1024, 600}, {1280, 800}, {1920, 1080}, {800, 1280}}, seats[] = {6, 12, 20};
    static frames found;

    found.names_cut = true;
    for (int i = 0; i < 9; i++) {
        for (int percent = 100; percent <= 175; percent += 75) {
            const int n = seats[(i + percent) % 3];
            walk w;
            found.spoken = i > 0;
            begin(&w, *state, lang[i], n, percent);
            for (int step = 0; step < 20000 && look_of_the_dead(&w) == NULL; step++) {
                assert_true(player_act(&w.hand));
            }
            for (int k = 0; k < 4; k++) {
                snprintf(found.where, sizeof found.where, "%s %dx%d %d%% %d seats", lang[i], size[k][0], size[k][1],
                         percent, n);
                look(&w, &found, size[k]);
            }
            app_destroy(w.a);
            kit_remove(w.dir);
        }
    }
    frames_end(&found, 140);
}

static int open_screen(void **state) {
    char problem[512] = "";
    const pf_options options = {.data_dir = NT_SOURCE_DIR, .title = "", .w = 1280, .h = 800, .offscreen = true};

    *state = pf_open(&options, problem, sizeof problem);
    return *state == NULL;
}

static int close_screen(void **state) {
    pf_close(*state);
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(what_the_dead_see_holds_its_words)};

    return cmocka_run_group_tests(tests, open_screen, close_screen);
}
