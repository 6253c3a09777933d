/* The walk over every scene of one game, from the title to the lists that a match leaves behind. */
#include "app/kit_app_scenes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/kit_app.h"
#include "app/stack.h"
#include "hosting/house.h"
#include "platform/platform.h"

/* Presses a zone, and back again. */
static void visit(player *p, const char *zone) {
    const int below = p->app->depth;
    if (!player_press(p, zone, -1)) {
        return;
    }
    player_wait(p, 400);
    for (int i = 0; i < 12 && player_zone(p, "page", 1); i++) {
        player_press(p, "page", 1);
    }
    if (p->app->depth > below) { /* else the press ended what moved, and on a curtain "back" would open the menu */
        player_key(p, UI_KEY_BACK, false);
    }
    player_wait(p, 400);
}

/* Every sheet of every page, and what a search finds. Their positions stand still: each frame once. */
static void walk_rules(player *p, int game) {
    const app_motion motion = p->app->settings.motion;
    p->app->settings.motion = APP_MOTION_OFF;
    assert_true(player_press(p, "rules", -1));
    player_wait(p, 400);
    assert_true(player_turn_to(p, "game", game));
    assert_true(player_press(p, "game", game));
    player_wait(p, 400);
    for (int i = 0; p->app->tables[game]->rules_pages[i] != NULL; i++) {
        const ui_zone *z = player_zone(p, "subject", i);
        if (z == NULL || z->n != i) {
            player_press(p, "scroll", 1);
        }
        assert_true(player_press(p, "subject", i));
        for (z = player_zone(p, "page", 1); z != NULL && !(z->flags & UI_ZONE_OFF); z = player_zone(p, "page", 1)) {
            player_press(p, "page", 1);
        }
    }
    assert_true(player_press(p, "search", 0));
    player_wait(p, 400);
    assert_true(player_press(p, "letter", 0));
    player_wait(p, 400);
    for (int i = 0; i < 3; i++) { /* out of the search, the pages, the list */
        player_key(p, UI_KEY_BACK, false);
        player_wait(p, 400);
    }
    p->app->settings.motion = motion;
}

static void walk_menus(player *p, int game) {
    player_wait(p, 50);
    visit(p, "rules");
    walk_rules(p, game);
    visit(p, "settings");
    assert_true(player_press(p, "play", -1));
    player_wait(p, 400);
    assert_true(player_turn_to(p, "game", game));
    assert_true(player_press(p, "game", game));
    player_wait(p, 400);
    assert_string_equal(app_scene_name(p->app), "seating");
    if (p->app->tables[game]->lobby != NULL) {
        assert_true(player_press(p, "count", 0));
        player_wait(p, 400);
        assert_true(player_press(p, "number", p->app->games[game]->min_seats));
        player_wait(p, 400);
    }
    assert_true(player_press(p, "next", -1));
    player_wait(p, 400);
    assert_string_equal(app_scene_name(p->app), "options");
    for (const ui_zone *z = player_zone(p, "page", 1); z && !(z->flags & UI_ZONE_OFF);
         z = player_zone(p, "page", 1)) {
        player_press(p, "page", 1);
    }
    if (p->app->tables[game]->lobby != NULL) { /* so few players are warned */
        assert_true(player_press(p, "next", -1));
        player_wait(p, 400);
        assert_non_null(player_zone(p, "mend", -1));
    }
}

enum { HELPED = 64 };

/* What can be done, once on each screen that has its button. */
static void read_help(player *p, char known[HELPED][96], int *n) {
    char key[96];
    snprintf(key, sizeof key, "%s/%s", app_scene_name(p->app), app_screen_name(p->app));
    for (int i = 0; i < *n; i++) {
        if (strcmp(known[i], key) == 0) {
            return;
        }
    }
    if (*n < HELPED && player_press(p, "help", -1)) {
        memcpy(known[(*n)++], key, sizeof key);
        player_wait(p, 400);
        assert_true(player_press(p, "back", -1));
        player_wait(p, 400);
    }
}

/* Of two people the second reads another language, where the table's is one that is spoken. */
static void walk_match(player *p, const scenes_tour *t) {
    app *a = p->app;
    ui_seat *seat = a->plan.seating.seat;
    a->plan.seating = app_seating_standard(t->seats, true);
    seat[0].bot = false;
    seat[1].bot = t->alone;
    snprintf(seat[1].lang, sizeof seat[1].lang, "%s", t->alone ? "" : t->second);
    for (int i = 0; i < t->seats && t->long_names; i++) {
        snprintf(seat[i].name, sizeof seat[i].name, "%d Maximiliane Hohenlohe", i + 1);
    }
    assert_true(app_start(a));
    stack_settle(a);
    assert_true(app_is_alone(a) == t->alone);
    player_wait(p, 3000);
    app_notice(a, "trouble.save", (text_arg[]){TEXT_STR("detail", "⟦/home: no space⟧")}, 1);
    player_wait(p, 50);
    int look = 30; /* ever more rarely: what is told grows with the match */
    for (int i = 0; i < 20000; i++) {
        if (i == look) {
            visit(p, "pause");
            visit(p, "log");
            look *= 2;
        }
        if (!player_act(p)) {
            break;
        }
    }
    assert_true(nt_match_over(app_director_match(a->table)));
}

/* The beginning of another match, with what can be done on each of its screens. */
static void walk_help(player *p) {
    enum { ACTS = 90 };
    char helped[HELPED][96];
    int n = 0;
    assert_true(app_start(p->app));
    stack_settle(p->app);
    player_wait(p, 3000);
    for (int i = 0; i < ACTS && player_act(p); i++) {
        read_help(p, helped, &n);
    }
    assert_true(n > 1);
}

/* The title and the list of a match that is over, one that was left, and two copies of it, of which one was set
 * aside; and the page of a second program. */
static void walk_left(player *p, const char *dir) {
    app *a = p->app;
    char command[1600];
    app_leave_table(a);
    player_wait(p, 400);
    assert_true(app_start(a));
    stack_settle(a);
    player_wait(p, 400);
    app_leave_table(a);
    player_wait(p, 400);
    snprintf(command, sizeof command,
             "mkdir -p %s/left && cp %s/open.nighttable %s/left/2026-01-01-10.nighttable && "
             "cp %s/open.nighttable %s/left/2026-01-01-11.nighttable.damaged-1",
             dir, dir, dir, dir, dir);
    assert_int_equal(system(command), 0);
    app_go(a, &scene_title, NULL, 0);
    player_wait(p, 400);
    assert_int_equal(a->matches.open, 2);
    assert_true(player_press(p, "matches", -1));
    player_wait(p, 400);
    player_turn_to(p, "retry", a->matches.n - 1);
    assert_non_null(player_zone(p, "retry", a->matches.n - 1));
    app_go(a, &scene_locked, NULL, 0);
    player_wait(p, 400);
}

/* The place of the game among those that the picker offers. */
static int index_of(const nt_game *game) {
    int i = 0;
    while (nt_games[i] != game) {
        i++;
    }
    return i;
}

int scenes_most_seats(const nt_game *game) {
    nt_err err = NT_BAD_CONFIG;
    for (int seats = game->max_seats; seats > game->min_seats; seats--) {
        const nt_config config = nt_config_standard(game, (uint8_t)seats);
        nt_match *match = nt_match_create(game, &config, 1, &err);
        nt_match_destroy(match);
        if (match != NULL) {
            return seats;
        }
    }
    return game->min_seats;
}

void scenes_walk(const scenes_tour *t) {
    char dir[256], locales[300], problem[256] = "";
    int w = t->w, h = t->h;
    kit_folder(dir, sizeof dir);
    snprintf(locales, sizeof locales, "%s/locales", NT_BUILD_DIR);
    pf *p = pf_open(&(pf_options){.data_dir = NT_SOURCE_DIR, .title = "", .w = w, .h = h, .offscreen = true}, problem,
                    sizeof problem);
    assert_non_null(p);
    const app_options options = {.data_dir = NT_SOURCE_DIR,
                                 .hosting = &hosting_house,
                                 .locales_dir = locales,
                                 .save_dir = dir,
                                 .lang = t->lang,
                                 .seed = 3,
                                 .text_percent = t->percent,
                                 .quiet = true};
    float px_per_mm = 0;
    pf_size(p, &w, &h, &px_per_mm);
    app *a = app_create(&options, pf_type(p), w, h, px_per_mm, problem, sizeof problem);
    assert_string_equal(problem, "");
    assert_non_null(a);
    assert_string_equal(text_lang(app_words(a, NULL)), t->lang);
    if (!t->slow) {
        a->settings.pace = APP_PACE_FAST; /* half as many frames of the same movements */
    }
    player hand;
    player_begin(&hand, a, 3);
    hand.coarse = t->slow ? 0 : 60;
    hand.seen = t->seen;
    hand.user = t->user;
    app_dirty(a);
    walk_menus(&hand, index_of(t->game));
    walk_match(&hand, t);
    walk_left(&hand, dir);
    walk_help(&hand);
    app_destroy(a);
    pf_close(p);
    kit_remove(dir);
}
