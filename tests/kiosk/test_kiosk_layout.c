/* The kiosk's own scenes hold their words and what is pressed: in each language, in windows that lie, stand and are
 * small, at the largest text too. */
#include "kiosk/kit_kiosk.h"

#include <stdio.h>
#include <string.h>

#include "app/files/paths.h"
#include "app/inside.h"
#include "app/languages.h"
#include "app/stack.h"
#include "platform/platform.h"
#include "table/frames.h"
#include "ui/zones.h"

typedef struct {
    frames found;
    cafe c;
} walk;

/* Of the attract screen the table is drawn small, as every layout test of a table has it large; its captions are
 * read. */
static void see(void *user, app *a) {
    walk *w = user;
    const char *name = app_scene_name(a);
    w->found.window_only = strcmp(name, "attract") == 0;
    frames_texts(&w->found, a->shown, name, false);
    if (!w->found.window_only) { /* there a touch anywhere does the same */
        frames_zones(&w->found, a->shown, name);
    }
}

/* All games, as long as each is shown. */
static void walk_attract(walk *w) {
    for (int i = 0; w->c.house->shown < 7 && i < 15; i++) {
        player_wait(&w->c.t.hand, MINUTE);
        assert_string_equal(cafe_scene(&w->c), "attract");
    }
    assert_true(w->c.house->shown >= 7);
}

static void press(walk *w, const char *zone, int n) {
    assert_true(player_press(&w->c.t.hand, zone, n));
    player_wait(&w->c.t.hand, 400);
}

static void leave_table(walk *w) {
    app *a = w->c.t.app;
    a->plan.game = nt_games[4];
    a->plan.config = nt_config_standard(a->plan.game, 8);
    a->plan.seating = app_seating_standard(8, false);
    w->c.t.hand.seen = NULL; /* each game's own tests look at its table */
    assert_true(app_start(a));
    stack_settle(a);
    player_wait(&w->c.t.hand, SECOND);
    app_push(a, &scene_ask, NULL, 0);
    stack_settle(a);
    w->c.t.hand.seen = see;
    player_wait(&w->c.t.hand, 3 * SECOND);
    assert_string_equal(cafe_scene(&w->c), "ask");
    player_wait(&w->c.t.hand, 13 * SECOND);
    assert_string_equal(cafe_scene(&w->c), "attract");
}

static void walk_guests(walk *w) {
    walk_attract(w);
    cafe_come(&w->c);
    leave_table(w);
    cafe_come(&w->c);
    assert_non_null(player_zone(&w->c.t.hand, ZONE_CONTINUE, -1));
    player_wait(&w->c.t.hand, 47 * SECOND); /* asked at a page, where there is no table */
    assert_string_equal(cafe_scene(&w->c), "ask");
    player_wait(&w->c.t.hand, 16 * SECOND);
    w->c.minute = 3 * 60;
    player_wait(&w->c.t.hand, MINUTE);
    player_tap(&w->c.t.hand, 500, 400); /* dark, and says so */
    player_wait(&w->c.t.hand, 8 * SECOND);
}

static void walk_pin(walk *w) {
    cafe_set_pin(&w->c, "2468");
    cafe_hold_corner(&w->c, 6 * SECOND);
    cafe_type_pin(&w->c, "2469");
    w->c.house->gate.until = w->c.t.app->now + 59 * SECOND;
    app_dirty(w->c.t.app);
    player_wait(&w->c.t.hand, SECOND);
    w->c.house->gate.until = 0;
    app_dirty(w->c.t.app);
    player_wait(&w->c.t.hand, 50);
    cafe_type_pin(&w->c, "2468");
    assert_string_equal(cafe_scene(&w->c), "owner");
}

static void turn_pages(walk *w) {
    const ui_zone *next = player_zone(&w->c.t.hand, ZONE_PAGE, 1);
    while (next != NULL && next->n == 1 && !(next->flags & UI_ZONE_OFF)) {
        press(w, ZONE_PAGE, 1);
        next = player_zone(&w->c.t.hand, ZONE_PAGE, 1);
    }
}

/* Every page, its days and its games. */
static void walk_owner(walk *w) {
    for (int i = 0; i < 10; i++) {
        press(w, ZONE_GROUP, i);
        turn_pages(w);
        for (int step = 0; step < 8 && (i == 3 || i == 5 || i == 6);
             step++) { /* back to the first page, and the next one */
            for (int page = 0; page < 12 && player_zone(&w->c.t.hand, ZONE_PAGE, -1) != NULL; page++) {
                press(w, ZONE_PAGE, -1);
            }
            press(w, ZONE_MORE, 0);
            turn_pages(w);
        }
        if (i == 9) {
            press(w, ZONE_EXPORT, -1); /* there is no stick, then there is */
            char stick[300];
            assert_true(paths_join(stick, sizeof stick, w->c.t.dir, "stick") && paths_make(stick));
            press(w, ZONE_EXPORT, -1);
        }
        press(w, ZONE_BACK, -1);
    }
}

static void walk_all(walk *w, const char *lang, int wide, int high, int percent) {
    char problem[256] = "", wishes[256];
    float px_per_mm = 0;
    pf *p = pf_open(&(pf_options){.data_dir = NT_SOURCE_DIR, .title = "", .w = wide, .h = high, .offscreen = true},
                    problem, sizeof problem);
    assert_non_null(p);
    pf_size(p, &wide, &high, &px_per_mm);
    snprintf(wishes, sizeof wishes,
             "{\"languages\": [\"%s\"], \"text_percent\": %d, \"open\": {\"every\": \"10:00-23:00\"},"
             "\"volume_by_hour\": [{\"at\": \"22:00-10:00\", \"volume\": 3}]}",
             lang, percent);
    cafe_begin_in(&w->c, wishes, pf_type(p), wide, high, px_per_mm);
    assert_string_equal(text_lang(app_words(w->c.t.app, NULL)), lang);
    w->c.t.hand.coarse = 500;
    w->c.t.hand.seen = see;
    w->c.t.hand.user = w;
    snprintf(w->found.where, sizeof w->found.where, "%s %dx%d %d%%", lang, wide, high, percent);
    walk_guests(w);
    walk_pin(w);
    walk_owner(w);
    cafe_end(&w->c);
    pf_close(p);
}

static void every_scene_holds_its_words(void **state) {
    static const char *const lang[] = {"de", "en", "es", "fr", "it", "ja", "th", "zh-Hant"};
    static walk w = {.found = {.spoken = true, .names_cut = true}};
    (void)state;
    for (size_t i = 0; i < sizeof lang / sizeof lang[0]; i++) {
        walk_all(&w, lang[i], 1024, 600, 175);
        walk_all(&w, lang[i], 800, 1280, 175);
        if (i % 4 == 0) {
            walk_all(&w, lang[i], 1280, 800, 100);
        }
    }
    frames_end(&w.found, 500);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_scene_holds_its_words)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
