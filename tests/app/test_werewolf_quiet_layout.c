/* What the dead see (option dead_see), in every language: with 6, 12 and 20 seats, at each window, small text and
 * large, nothing is cut, missing or over another, on any of its pages. */
#include <stdio.h>
#include <string.h>

#include "app/kit_app.h"
#include "app/kit_app_village.h"
#include "app/stack.h"
#include "app/table/table_scene.h"
#include "engine/match.h"
#include "games/werewolf/werewolf.h"
#include "platform/platform.h"
#include "table/frames.h"

static void begin(village *v, pf *screen, const char *lang, int seats, int percent) {
    nt_config config = nt_config_standard(&werewolf_game, (uint8_t)seats);

    config.opt[WEREWOLF_OPT_HOST] = WEREWOLF_HOST_TABLE;
    config.opt[WEREWOLF_OPT_DEAD_SEE] = 1;
    village_begin(v, screen, lang, percent, &config);
}

/* The held place of somebody who is out, or NULL. */
static const ui_zone *look_of_the_dead(const village *v) {
    const ui_draw *d = v->a->shown;

    for (int i = 0; i < d->n_zones && strcmp(app_scene_name(v->a), "table") == 0; i++) {
        if (strcmp(d->zone[i].name, "look") == 0 && (d->zone[i].flags & UI_ZONE_HOLD)) {
            return &d->zone[i];
        }
    }
    return NULL;
}

static void look(village *v, const int size[2]) {
    village_resize(v, size[0], size[1]);
    const ui_zone *zone = look_of_the_dead(v);
    assert_non_null(zone);
    assert_true(player_press(&v->hand, "look", zone->n));
    assert_true(player_press(&v->hand, "open", 0));
    player_wait(&v->hand, 400);
    assert_string_equal(app_scene_name(v->a), "quiet");
    village_check(v);
    for (int tab = 0; tab < 4 && player_press(&v->hand, "tab", tab); tab++) {
        player_wait(&v->hand, 320);
        village_check(v);
    }
    assert_true(player_press(&v->hand, "close", 0));
    player_wait(&v->hand, 400);
}

static void what_the_dead_see_holds_its_words(void **state) {
    static const char *const lang[] = {"en-XA", "de", "en", "es", "fr", "it", "ja", "th", "zh-Hant"};
    static const int size[][2] = {{1024, 600}, {1280, 800}, {1920, 1080}, {800, 1280}}, seats[] = {6, 12, 20};
    static frames found;

    found.names_cut = true;
    for (int i = 0; i < 9; i++) {
        for (int percent = 100; percent <= 175; percent += 75) {
            const int n = seats[(i + percent) % 3];
            village v = {.found = &found};
            found.spoken = i > 0;
            begin(&v, *state, lang[i], n, percent);
            for (int step = 0; step < 20000 && look_of_the_dead(&v) == NULL; step++) {
                assert_true(player_act(&v.hand));
            }
            for (int k = 0; k < 4; k++) {
                snprintf(found.where, sizeof found.where, "%s %dx%d %d%% %d seats", lang[i], size[k][0], size[k][1],
                         percent, n);
                look(&v, size[k]);
            }
            village_end(&v);
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
