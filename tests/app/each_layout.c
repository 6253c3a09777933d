/* Walks every scene of one game: each_layout GAME [LANGUAGE [whole]]. Without a language in the made-up locale, whose
 * words are longer, accented and in ⟦ ⟧: at three sizes and five sizes of text, every second pair of them. A language
 * that is spoken has two of the windows at one size of text each, others for the next language; with "whole" it has
 * everything ("en-XA whole" the same for the made-up one). A frame fails with a string that no catalogue holds (in
 * the made-up locale), a word cut off, a missing glyph, text that is too small, two texts that overlap, or a list
 * that overflows. */
#include "app/kit_app.h"
#include "hosting/house.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/languages.h"
#include "app/stack.h"
#include "platform/platform.h"
#include "table/frames.h"

typedef struct {
    frames found;
    const nt_game *game;
    const char *lang;
    int nth;    /* of the languages */
    bool whole; /* every window at every size of text */
} layout;

/* A card that flies to a seat passes over names. */
static bool moving(const app *a) {
    nt_event event, last;
    float part = 1.0f;
    if (a->table) {
        app_director_event(a->table, a->now, &event, &part, &last);
    }
    return part < 1.0f;
}

static void see(void *user, app *a) {
    layout *l = user;
    char screen[80];
    snprintf(screen, sizeof screen, "%s/%s", app_scene_name(a), app_screen_name(a));
    frames_texts(&l->found, a->shown, screen, moving(a));
}

/* Presses a zone, and back again. */
static void visit(player *p, const char *zone) {
    if (!player_press(p, zone, -1)) {
        return;
    }
    player_wait(p, 400);
    for (int i = 0; i < 12 && player_zone(p, "page", 1); i++) {
        player_press(p, "page", 1);
    }
    player_key(p, UI_KEY_BACK, false);
    player_wait(p, 400);
}

static void walk_menus(player *p, int game) {
    player_wait(p, 50);
    visit(p, "rules");
    visit(p, "settings");
    assert_true(player_press(p, "play", -1));
    player_wait(p, 400);
    assert_true(player_turn_to(p, "game", game));
    assert_true(player_press(p, "game", game));
    player_wait(p, 400);
    assert_string_equal(app_scene_name(p->app), "seating");
    assert_true(player_press(p, "next", -1));
    player_wait(p, 400);
    assert_string_equal(app_scene_name(p->app), "options");
    for (const ui_zone *z = player_zone(p, "page", 1); z && !(z->flags & UI_ZONE_OFF);
         z = player_zone(p, "page", 1)) {
        player_press(p, "page", 1);
    }
}

/* Of two people the second reads another language, where the table's is one that is spoken. */
static void walk_match(player *p, int seats, const char *second) {
    app *a = p->app;
    a->plan.seating = app_seating_standard(seats, true);
    a->plan.seating.seat[0].bot = a->plan.seating.seat[1].bot = false;
    snprintf(a->plan.seating.seat[1].lang, sizeof a->plan.seating.seat[1].lang, "%s", second);
    assert_true(app_start(a));
    stack_settle(a);
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

/* The most players that the printed rules seat. */
static int most_seats(const nt_game *game) {
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

static void walk(layout *l, int w, int h, int percent, int seats) {
    char dir[256], locales[300], problem[256] = "";
    snprintf(l->found.where, sizeof l->found.where, "%s %s %dx%d %d%% %d seats", l->game->id, l->lang, w, h, percent,
             seats);
    kit_folder(dir, sizeof dir);
    snprintf(locales, sizeof locales, "%s/locales", NT_BUILD_DIR);
    pf *p = pf_open(&(pf_options){.data_dir = NT_SOURCE_DIR, .title = "", .w = w, .h = h, .offscreen = true}, problem,
                    sizeof problem);
    assert_non_null(p);
    const app_options options = {.data_dir = NT_SOURCE_DIR,
                                 .hosting = &hosting_house,
                                 .locales_dir = locales,
                                 .save_dir = dir,
                                 .lang = l->lang,
                                 .seed = 3,
                                 .text_percent = percent,
                                 .quiet = true};
    float px_per_mm = 0;
    pf_size(p, &w, &h, &px_per_mm);
    app *a = app_create(&options, pf_type(p), w, h, px_per_mm, problem, sizeof problem);
    assert_string_equal(problem, "");
    assert_non_null(a);
    assert_string_equal(text_lang(app_words(a, NULL)), l->lang);
    if (!l->whole) {
        a->settings.pace = APP_PACE_FAST; /* half as many frames of the same movements */
    }
    player hand;
    player_begin(&hand, a, 3);
    hand.seen = see;
    hand.user = l;
    app_dirty(a);
    walk_menus(&hand, index_of(l->game));
    walk_match(&hand, seats, !l->found.spoken ? "" : strcmp(l->lang, "ja") == 0 ? "de" : "ja");
    walk_left(&hand, dir);
    app_destroy(a);
    pf_close(p);
    kit_remove(dir);
}

/* Odd sizes of text have a small table, the others a full one; where a full table is a long match, each window has it
 * once, at another size of text each: the smallest window at the largest. */
static bool full_table(int seats, size_t window, size_t text) {
    static const size_t once[] = {4, 0, 2};
    return seats > 12 ? text == once[window] : text % 2 == 0;
}

/* Sanitizers look at the code, not at the layout: for them one end is enough. Of a language that is spoken one window
 * a game, another one for the next language; the made-up one has longer words than all of them. */
static bool walked(const layout *l, size_t window, size_t text) {
#ifdef __SANITIZE_ADDRESS__
    (void)l;
    return window == 0 && text == 4;
#else
    if (l->whole) {
        return true;
    }
    if (!l->found.spoken) {
        return (window * 2 + text) % 3 == 0;
    }
    return window == (size_t)l->nth % 3 && (window * 2 + text + (size_t)l->nth) % 5 == 0;
#endif
}

static void every_scene_holds_its_words(void **state) {
    static const int size[][2] = {{1024, 600}, {1280, 800}, {1920, 1080}};
    static const int percent[] = {100, 115, 130, 150, 175};
    layout *l = *state;
    const int few = l->game->min_seats + 1, many = most_seats(l->game);
    for (size_t i = 0; i < 3; i++) {
        for (size_t j = 0; j < 5; j++) {
            if (walked(l, i, j)) {
                walk(l, size[i][0], size[i][1], percent[j], full_table(many, i, j) ? many : few);
            }
        }
    }
    frames_end(&l->found, 250);
}

/* The place of a language among those that are there, or -1. */
static int nth_of(const char *lang) {
    char dir[256];
    int nth = -1;
    kit_folder(dir, sizeof dir);
    app *a = kit_app(dir, 1);
    const app_languages all = app_find_languages(a);
    for (int i = 0; i < all.n; i++) {
        if (strcmp(all.tag[i], lang) == 0) {
            nth = i;
        }
    }
    app_destroy(a);
    kit_remove(dir);
    return nth;
}

int main(int argc, char **argv) {
    static layout l = {.found = {.names_cut = true}, .lang = "en-XA"};
    l.game = argc > 1 ? nt_game_find(argv[1]) : NULL;
    if (argc > 2) {
        l.found.spoken = strcmp(argv[2], l.lang) != 0;
        l.lang = argv[2];
        l.nth = l.found.spoken ? nth_of(argv[2]) : 0;
        l.whole = argc > 3 && strcmp(argv[3], "whole") == 0;
    }
    if (l.game == NULL || l.nth < 0 || argc > 4) {
        fprintf(stderr, "each_layout GAME [LANGUAGE [whole]]\n");
        return 2;
    }
    const struct CMUnitTest tests[] = {cmocka_unit_test_prestate(every_scene_holds_its_words, &l)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
