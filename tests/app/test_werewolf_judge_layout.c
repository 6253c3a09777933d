/* The judge's frames in the made-up locale, whose words are longer: his face with everything that can be picked on
 * it, corrections, calls with their questions, cards, the page to choose cards from, and cards that lie on the table;
 * with 6, 12 and 20 seats, landscape and portrait, small text and large. Nothing is cut, too small or over another.
 */
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

static bool press(village *v, const char *zone, int n) {
    const bool pressed = player_press(&v->hand, zone, n);

    player_wait(&v->hand, 320);
    village_check(v);
    return pressed;
}

/* false: the match was over before. */
static bool comes_to(village *v, const char *screen) {
    bool goes_on = true;

    for (int i = 0; i < 6000 && goes_on && strcmp(app_screen_name(v->a), screen) != 0; i++) {
        goes_on = player_act(&v->hand);
    }
    return strcmp(app_screen_name(v->a), screen) == 0;
}

static void play_until(village *v, const char *screen) {
    if (!comes_to(v, screen)) {
        fail_msg("%s: %s instead of %s", v->found->where, app_screen_name(v->a), screen);
    }
}

static void walk_cards(village *v) {
    press(v, "cards", 0);
    for (int card = 0; card < 10; card++) {
        press(v, "card-step", 1);
    }
    press(v, "card-all", 0);
    press(v, "card-close", 0);
}

static void walk_call(village *v) {
    village_check(v);
    press(v, "skip", 0);
    press(v, "skip", 0);
    press(v, "again", 0);
    press(v, "again", 0);
    press(v, "pick", 5);
    walk_cards(v);
    press(v, "confirm", 0);
    press(v, "confirm", 0);
    press(v, "confirm", 0);
    press(v, "confirm", 0);
}

static void walk_face(village *v) {
    press(v, "judge", 0);
    press(v, "seat", 1);
    press(v, "seat", 1);
    press(v, "ends", 0);
    press(v, "ends", 0);
    press(v, "face-tab", 1);
    press(v, "page", 1);
    press(v, "line", 0);
    press(v, "seat", 2);
    press(v, "judge-before", 0);
    press(v, "judge-keep", 0);
    press(v, "line", 2);
    press(v, "judge-drop", 0);
    for (int i = 0;
         i < 60 && player_zone(&v->hand, "judge-drop", 0) != NULL && strcmp(app_screen_name(v->a), "waiting") == 0;
         i++) {
        press(v, "judge-drop", 0);
    }
    press(v, "judge-undo", 0);
}

static void begin_in(village *v, pf *screen, const char *lang, int seats, int percent, int deal) {
    nt_config config = nt_config_standard(&werewolf_game, (uint8_t)seats);

    config.opt[WEREWOLF_OPT_DEAL] = (int16_t)deal;
    village_begin(v, screen, lang, percent, &config);
}

static void begin(village *v, pf *screen, int seats, int percent, int deal) {
    begin_in(v, screen, "en-XA", seats, percent, deal);
}

static void walk_through(pf *screen, frames *found, const int size[2], int percent, int seats, int deal) {
    village v = {.found = found};

    begin(&v, screen, seats, percent, deal);
    village_resize(&v, size[0], size[1]);
    snprintf(found->where, sizeof found->where, "%dx%d %d%% %d seats", size[0], size[1], percent, seats);
    if (deal) {
        play_until(&v, "register");
        village_check(&v);
        press(&v, "role", WEREWOLF_SEER);
        press(&v, "role", WEREWOLF_SEER);
        press(&v, "seat", 0);
    } else {
        play_until(&v, "n1");
        walk_call(&v);
        play_until(&v, "n4");
        walk_call(&v);
        play_until(&v, "words");
        walk_face(&v);
    }
    village_end(&v);
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
static void turn_window(village *v, const int size[2], int percent, int seats) {
    snprintf(v->found->where, sizeof v->found->where, "%dx%d %d%% %d seats", size[0], size[1], percent, seats);
    village_resize(v, size[0], size[1]);
    if (strcmp(app_scene_name(v->a), "curtain") == 0) {
        assert_true(player_press(&v->hand, "open", 0));
        player_wait(&v->hand, 320);
    }
    village_check(v);
}

static void look_at_face(village *v) {
    press(v, "judge", 0);
    assert_string_equal(app_scene_name(v->a), "judge");
    press(v, "face-tab", 1);
    press(v, "line", 0);
    press(v, "line", 0);
    press(v, "seat", 1);
    press(v, "seat", 1);
    press(v, "ends", 0);
    press(v, "ends", 0);
    press(v, "face-tab", 0);
    press(v, "judge-close", 0);
}

/* A touch meant for the one must not meet the other: undo, redo, buttons, lines and seats of each table size. */
static void nothing_pressed_by_a_judge_lies_over_another(void **state) {
    static const int size[][2] = {{1024, 600}, {1280, 800}, {1920, 1080}, {800, 1280}};
    static frames found;

    found.names_cut = true;
    for (int seats = 6; seats <= 20; seats++) {
        for (int percent = 100; percent <= 175; percent += 75) {
            village v = {.found = &found};
            begin(&v, *state, seats, percent, 0);
            play_until(&v, "n1");
            for (int i = 0; i < 4; i++) {
                turn_window(&v, size[i], percent, seats);
                look_at_face(&v);
            }
            const bool day = comes_to(&v, "stand"); /* a small village may be gone in its first night */
            for (int i = 0; i < 4 && day; i++) {
                turn_window(&v, size[i], percent, seats);
                look_at_face(&v);
            }
            village_end(&v);
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
        village v = {.found = &found};
        begin_in(&v, *state, lang[i], 8, 100, 0);
        play_until(&v, "n1");
        for (size_t k = 0; k < sizeof view / sizeof view[0]; k++) {
            v.a->settings.text_percent = view[k][2];
            app_settings_changed(v.a);
            turn_window(&v, view[k], view[k][2], 8);
            snprintf(found.where, sizeof found.where, "%s %dx%d %d%%", lang[i], view[k][0], view[k][1], view[k][2]);
            look_at_face(&v);
        }
        village_end(&v);
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
