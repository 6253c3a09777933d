/* The judge's frames in the made-up locale, whose words are longer: his face with everything that can be picked on
 * it, corrections, calls with their questions, cards, the page to choose cards from, and cards that lie on the table;
 * with 6, 12 and 20 seats, landscape and portrait, small text and large. Nothing is cut, too small or over another.
 */
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
    frames *found;
} walk;

static void check(walk *w) {
    char name[96];

    player_wait(&w->hand, 0);
    snprintf(name, sizeof name, "%s %s", app_scene_name(w->a), app_screen_name(w->a));
    frames_texts(w->found, w->a->shown, name, false);
    frames_zones(w->found, w->a->shown, name);
}

static bool press(walk *w, const char *zone, int n) {
    const bool pressed = player_press(&w->hand, zone, n);

    player_wait(&w->hand, 320);
    check(w);
    return pressed;
}

/* false: the match was over before. */
static bool comes_to(walk *w, const char *screen) {
    bool goes_on = true;

    for (int i = 0; i < 6000 && goes_on && strcmp(app_screen_name(w->a), screen) != 0; i++) {
        goes_on = player_act(&w->hand);
    }
    return strcmp(app_screen_name(w->a), screen) == 0;
}

static void play_until(walk *w, const char *screen) {
    if (!comes_to(w, screen)) {
        fail_msg("%s: %s instead of %s", w->found->where, app_screen_name(w->a), screen);
    }
}

static void walk_cards(walk *w) {
    press(w, "cards", 0);
    for (int card = 0; card < 10; card++) {
        press(w, "card-step", 1);
    }
    press(w, "card-all", 0);
    press(w, "card-close", 0);
}

static void walk_call(walk *w) {
    check(w);
    press(w, "skip", 0);
    press(w, "skip", 0);
    press(w, "again", 0);
    press(w, "again", 0);
    press(w, "pick", 5);
    walk_cards(w);
    press(w, "confirm", 0);
    press(w, "confirm", 0);
    press(w, "confirm", 0);
    press(w, "confirm", 0);
}

static void walk_face(walk *w) {
    press(w, "judge", 0);
    press(w, "seat", 1);
    press(w, "seat", 1);
    press(w, "ends", 0);
    press(w, "ends", 0);
    press(w, "face-tab", 1);
    press(w, "page", 1);
    press(w, "line", 0);
    press(w, "seat", 2);
    press(w, "judge-before", 0);
    press(w, "judge-keep", 0);
    press(w, "line", 2);
    press(w, "judge-drop", 0);
    for (int i = 0;
         i < 60 && player_zone(&w->hand, "judge-drop", 0) != NULL && strcmp(app_screen_name(w->a), "waiting") == 0;
         i++) {
        press(w, "judge-drop", 0);
    }
    press(w, "judge-undo", 0);
}

static void begin_in(walk *w, pf *screen, const char *lang, int seats, int percent, int deal) {
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
    w->a->plan.config.opt[WEREWOLF_OPT_DEAL] = (int16_t)deal;
    w->a->plan.seating = app_seating_standard(seats, true);
    for (int i = 0; i < seats; i++) {
        w->a->plan.seating.seat[i].bot = false;
    }
    assert_true(app_start(w->a));
    stack_settle(w->a);
}

static void begin(walk *w, pf *screen, int seats, int percent, int deal) {
    begin_in(w, screen, "en-XA", seats, percent, deal);
}

static void resize(walk *w, int wide, int high) {
    app_handle(w->a, &(ui_raw){.kind = UI_RAW_RESIZE, .w = wide, .h = high, .px_per_mm = 3.78f});
    player_wait(&w->hand, 400);
}

static void walk_through(pf *screen, frames *found, const int size[2], int percent, int seats, int deal) {
    walk w = {.found = found};

    begin(&w, screen, seats, percent, deal);
    resize(&w, size[0], size[1]);
    snprintf(found->where, sizeof found->where, "%dx%d %d%% %d seats", size[0], size[1], percent, seats);
    if (deal) {
        play_until(&w, "register");
        check(&w);
        press(&w, "role", WEREWOLF_SEER);
        press(&w, "role", WEREWOLF_SEER);
        press(&w, "seat", 0);
    } else {
        play_until(&w, "n1");
        walk_call(&w);
        play_until(&w, "n4");
        walk_call(&w);
        play_until(&w, "words");
        walk_face(&w);
    }
    app_destroy(w.a);
    kit_remove(w.dir);
}

static void the_judges_frames_hold_longer_words(void **state) {
    static const int size[][2] = {{1024, 600}, {1280, 800}, {800, 1280}};
    static const int percent[] = {100, 175}, seats[] = {6, 12, 20};
    static frames found;

    found.names_cut = true;
    for (int i = 0; i < 3; i++) {
        for (int j = 0; j < 2; j++) {
            const int few = seats[(i + j) % 3], many = 20;
            walk_through(*state, &found, size[i], percent[j], few, 0);
            walk_through(*state, &found, size[i], percent[j], many, j);
        }
    }
    frames_end(&found, 200);
}

/* In this window: what lies over it first, if the new size laid a curtain there. */
static void turn_window(walk *w, const int size[2], int percent, int seats) {
    snprintf(w->found->where, sizeof w->found->where, "%dx%d %d%% %d seats", size[0], size[1], percent, seats);
    resize(w, size[0], size[1]);
    if (strcmp(app_scene_name(w->a), "curtain") == 0) {
        assert_true(player_press(&w->hand, "open", 0));
        player_wait(&w->hand, 320);
    }
    check(w);
}

static void look_at_face(walk *w) {
    press(w, "judge", 0);
    assert_string_equal(app_scene_name(w->a), "judge");
    press(w, "face-tab", 1);
    press(w, "line", 0);
    press(w, "line", 0);
    press(w, "seat", 1);
    press(w, "seat", 1);
    press(w, "ends", 0);
    press(w, "ends", 0);
    press(w, "face-tab", 0);
    press(w, "judge-close", 0);
}

/* A touch meant for the one must not meet the other: undo, redo, buttons, lines and seats of each table size. */
static void nothing_pressed_by_a_judge_lies_over_another(void **state) {
    static const int size[][2] = {{1024, 600}, {1280, 800}, {1920, 1080}, {800, 1280}};
    static frames found;

    found.names_cut = true;
    for (int seats = 6; seats <= 20; seats++) {
        for (int percent = 100; percent <= 175; percent += 75) {
            walk w = {.found = &found};
            begin(&w, *state, seats, percent, 0);
            play_until(&w, "n1");
            for (int i = 0; i < 4; i++) {
                turn_window(&w, size[i], percent, seats);
                look_at_face(&w);
            }
            const bool day = comes_to(&w, "stand"); /* a small village may be gone in its first night */
            for (int i = 0; i < 4 && day; i++) {
                turn_window(&w, size[i], percent, seats);
                look_at_face(&w);
            }
            app_destroy(w.a);
            kit_remove(w.dir);
        }
    }
    frames_end(&found, 1000);
}

/* Thai and Japanese need more room than the made-up words: a button that is cut there is one nobody can read. */
static void the_judges_page_holds_the_words_of_every_language(void **state) {
    static const char *const lang[] = {"en", "de", "es", "fr", "it", "ja", "th", "zh-Hant"};
    static const int view[][3] = {
        {1024, 600, 100}, {1280, 800, 100}, {1280, 800, 175}, {800, 1280, 130}, {1024, 600, 175}};
    static frames found;

    found.names_cut = found.spoken = true;
    for (size_t i = 0; i < sizeof lang / sizeof lang[0]; i++) {
        walk w = {.found = &found};
        begin_in(&w, *state, lang[i], 8, 100, 0);
        play_until(&w, "n1");
        for (size_t v = 0; v < sizeof view / sizeof view[0]; v++) {
            w.a->settings.text_percent = view[v][2];
            app_settings_changed(w.a);
            turn_window(&w, view[v], view[v][2], 8);
            snprintf(found.where, sizeof found.where, "%s %dx%d %d%%", lang[i], view[v][0], view[v][1], view[v][2]);
            look_at_face(&w);
        }
        app_destroy(w.a);
        kit_remove(w.dir);
    }
    frames_end(&found, 400);
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
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_judges_frames_hold_longer_words),
                                       cmocka_unit_test(nothing_pressed_by_a_judge_lies_over_another),
                                       cmocka_unit_test(the_judges_page_holds_the_words_of_every_language)};

    return cmocka_run_group_tests(tests, open_screen, close_screen);
}
