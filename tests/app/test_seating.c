/* The seating: in how few presses the first decision of each game is reached, and what one press does. */
#include "app/kit_app_hands.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/flat/flat.h"
#include "app/seating/people_file.h"
#include "app/seating/seating_draw.h"
#include "app/stack.h"
#include "app/table/table_scene.h"
#include "hosting/house.h"

enum { PATIENCE_MS = 60000, STEP_MS = 50 };

/* ---- presses from the title to the first decision ---- */

static app *fresh_in(const char *dir, int w, int h) {
    char problem[256] = "";
    const app_options options = {
        .data_dir = NT_SOURCE_DIR, .hosting = &hosting_house, .save_dir = dir, .seed = 5, .quiet = true};
    app *a = app_create(&options, kit_type(), w, h, 3.78f, problem, sizeof problem);
    assert_non_null(a);
    return a;
}

static app *fresh(const char *dir) {
    return fresh_in(dir, 1280, 800);
}

typedef struct {
    player hand;
    int presses;
} visitor;

static void press(visitor *v, const char *zone, int n) {
    if (!player_press(&v->hand, zone, n)) {
        fail_msg("no %s %d in %s", zone, n, app_scene_name(v->hand.app));
    }
    player_wait(&v->hand, 400);
    v->presses++;
}

/* Somebody is asked: behind a curtain, on the own page, or on the table. */
static bool asks(const app *a) {
    static const char *const scenes[] = {"curtain", "private", "call", "judge"};
    const table_scene *shown = a->table != NULL ? table_scene_shown(a) : NULL;
    for (size_t i = 0; i < sizeof scenes / sizeof scenes[0]; i++) {
        if (strcmp(app_scene_name(a), scenes[i]) == 0) {
            return true;
        }
    }
    return shown != NULL && shown->ui.frame == TABLE_PUBLIC && shown->ui.asked != NT_SPECTATOR &&
           shown->ui.n_legal > 0;
}

static int game_at(const app *a, const char *game) {
    for (int i = 0; a->tables[i] != NULL; i++) {
        if (strcmp(a->tables[i]->game, game) == 0) {
            return i;
        }
    }
    fail_msg("there is no game %s", game);
    return -1;
}

/* From the title to where somebody is asked; `seats` 0: as many as are proposed. */
static int presses_to(const char *dir, const char *game, int seats, int people) {
    visitor v = {.presses = 0};
    app *a = fresh(dir);
    player_begin(&v.hand, a, 1);
    press(&v, "play", 0);
    press(&v, "game", game_at(a, game));
    if (seats > 0 && a->plan.seating.n != seats) {
        press(&v, "count", 0);
        press(&v, "number", seats);
    }
    if (people >= 0) {
        press(&v, "people", people);
    }
    press(&v, "start", 0);
    if (strcmp(app_scene_name(a), "options") == 0) { /* a warning is confirmed */
        press(&v, "next", 0);
    }
    for (int ms = 0; !asks(a) && ms < PATIENCE_MS; ms += STEP_MS) {
        player_wait(&v.hand, STEP_MS);
    }
    assert_true(asks(a));
    app_destroy(a);
    return v.presses;
}

typedef struct {
    const char *who, *game;
    int seats, people, before, most;
} opening;

/* `before`: as long as the seating began with one person, each chair took two presses, each player more or less one,
 * and the options came between. */
static void the_first_decision_is_near(void **state) {
    (void)state;
    static const opening all[] = {
        {"a family's first", "growl", 0, -1, 14, 3},      {"one alone", "growl", 0, SEATING_ALONE, 4, 4},
        {"five people", "sabbath", 0, -1, 12, 3},         {"one alone", "sabbath", 0, SEATING_ALONE, 4, 4},
        {"five people", "robbers", 0, -1, 12, 3},         {"one alone", "robbers", 0, SEATING_ALONE, 4, 4},
        {"four people", "eatme", 4, -1, 12, 5},           {"one alone", "eatme", 0, SEATING_ALONE, 4, 4},
        {"eight people round", "werewolf", 0, -1, 15, 3}, {"nine people round", "werewolf", 9, -1, 23, 5},
    };
    fprintf(stderr, "presses from the title to the first decision\n%-20s %-10s %6s %6s\n", "", "", "before", "now");
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        char dir[64];
        kit_folder(dir, sizeof dir);
        const int presses = presses_to(dir, all[i].game, all[i].seats, all[i].people);
        fprintf(stderr, "%-20s %-10s %6d %6d\n", all[i].who, all[i].game, all[i].before, presses);
        assert_in_range(presses, 1, all[i].most);
        /* The next evening the same people sit there. */
        assert_in_range(presses_to(dir, all[i].game, 0, -1), 1, 4);
        kit_remove(dir);
    }
}

/* ---- by keys ---- */

static void key(visitor *v, ui_key key) {
    player_key(&v->hand, key, false);
    player_wait(&v->hand, 400);
    v->presses++;
}

/* Tab with shift. */
static void key_before(visitor *v) {
    ui_raw raw = {.kind = UI_RAW_KEY_DOWN, .key = UI_KEY_NEXT, .shift = true, .at = v->hand.app->now};
    app_handle(v->hand.app, &raw);
    raw.kind = UI_RAW_KEY_UP;
    app_handle(v->hand.app, &raw);
    player_wait(&v->hand, 400);
    v->presses++;
}

static bool is_marked(const visitor *v, const char *zone, int n) {
    const ui_map *map = &v->hand.app->map;
    return map->focus_name != NULL && strcmp(map->focus_name, zone) == 0 && map->focus_n == n;
}

/* Enter deals from where the focus rests; everybody, or one alone, is a Tab or two away from there and back. */
static void who_plays_is_near_by_keys(void **state) {
    (void)state;
    char dir[64];
    visitor v = {.presses = 0};
    kit_folder(dir, sizeof dir);
    app *a = fresh(dir);
    player_begin(&v.hand, a, 1);
    key(&v, UI_KEY_CHOOSE);                                  /* play */
    key(&v, (ui_key)(UI_KEY_DIGIT_1 + game_at(a, "growl"))); /* the game */
    assert_string_equal(app_scene_name(a), "seating");
    assert_true(is_marked(&v, ZONE_START, 0));
    key(&v, UI_KEY_NEXT);
    assert_true(is_marked(&v, ZONE_PEOPLE, SEATING_ALL));
    key(&v, UI_KEY_NEXT);
    assert_true(is_marked(&v, ZONE_PEOPLE, SEATING_ALONE));
    key(&v, UI_KEY_CHOOSE);
    assert_int_equal(app_seating_humans(&a->plan.seating), 1);
    key_before(&v);
    key_before(&v);
    assert_true(is_marked(&v, ZONE_START, 0));
    key(&v, UI_KEY_CHOOSE);
    assert_true(app_is_alone(a));
    assert_int_equal(v.presses, 8);
    app_destroy(a);
    kit_remove(dir);
}

/* ---- the chairs ---- */

static void open_seating_in(app *a, visitor *v, const char *game) {
    player_begin(&v->hand, a, 1);
    press(v, "play", 0);
    press(v, "game", game_at(a, game));
    assert_string_equal(app_scene_name(a), "seating");
}

static void open_seating(visitor *v, const char *dir, const char *game) {
    open_seating_in(fresh(dir), v, game);
}

/* The name that stands on a chair; NULL: none. */
static const ui_box *name_on(const visitor *v, int chair, const char *name) {
    const ui_draw *d = v->hand.app->shown;
    const ui_rect at = player_zone(&v->hand, "chair", chair)->at;
    for (int i = 0; i < d->n_boxes; i++) {
        const ui_box *box = &d->box[i];
        const float x = box->at.x + box->at.w / 2, y = box->at.y + box->at.h / 2;
        const bool on = x > at.x && x < at.x + at.w && y > at.y && y < at.y + at.h && box->at.w <= at.w;
        if (on && strcmp(d->arena + box->text, name) == 0) {
            return box;
        }
    }
    return NULL;
}

enum { OWN = 2 }; /* the chair of somebody with an own name */

/* On every chair, in letters of one size where nobody has an own name, but for one long name of many; an own one may
 * have two lines. */
static void names_are_whole(visitor *v, bool with_own) {
    app *a = v->hand.app;
    int px = 0, smaller = 0;
    for (int i = 0; i < a->plan.seating.n; i++) {
        char name[UI_NAME_BYTES];
        app_seat_name(&a->plan.seating.seat[i], app_words(a, NULL), name, sizeof name);
        const ui_box *box = name_on(v, i, name);
        const bool is_own = with_own && i == OWN;
        smaller += box != NULL && !is_own && px != 0 && box->px != px;
        if (box == NULL || box->cut || smaller > a->plan.seating.n / 8) {
            fail_msg("%s of %d at %.0f x %.0f, text %d %%: %s", name, a->plan.seating.n, (double)a->frame.width,
                     (double)a->frame.height, a->settings.text_percent,
                     box == NULL ? "none"
                     : box->cut  ? "cut"
                                 : "size");
        }
        px = is_own || box->px < px ? px : box->px;
    }
}

/* A chair whose name says all says no more; a bot is called one. */
static void a_chair_says_that_a_bot_plays(void **state) {
    char dir[64];
    visitor v = {.presses = 0};
    (void)state;
    kit_folder(dir, sizeof dir);
    open_seating(&v, dir, "growl");
    for (int bot = 0; bot < 2; bot++) {
        v.hand.app->plan.seating.seat[1].bot = bot != 0;
        app_dirty(v.hand.app);
        player_wait(&v.hand, 100);
        assert_int_equal(name_on(&v, 1, "Bot") != NULL, bot);
        assert_null(name_on(&v, 1, "Person"));
    }
    app_destroy(v.hand.app);
    kit_remove(dir);
}

static void names_on_chairs_are_whole_and_alike(void **state) {
    (void)state;
    static const struct {
        int w, h, percent;
    } frames[] = {{1280, 800, 100}, {1280, 800, 175}, {1024, 600, 100},
                  {1024, 600, 175}, {800, 1280, 100}, {800, 1280, 175}};
    static const int counts[] = {6, 10, 11, 14, 17, 20};
    for (size_t f = 0; f < sizeof frames / sizeof frames[0]; f++) {
        char dir[64];
        visitor v = {.presses = 0};
        kit_folder(dir, sizeof dir);
        app *a = fresh_in(dir, frames[f].w, frames[f].h);
        open_seating_in(a, &v, "werewolf");
        a->settings.text_percent = frames[f].percent;
        app_settings_changed(a);
        player_wait(&v.hand, 400);
        for (size_t c = 0; c < sizeof counts / sizeof counts[0]; c++) {
            press(&v, "count", 0);
            press(&v, "number", counts[c]);
            names_are_whole(&v, false);
            snprintf(a->plan.seating.seat[OWN].name, UI_NAME_BYTES, "Maximiliane Freifrau");
            app_dirty(a);
            player_wait(&v.hand, 100);
            names_are_whole(&v, true);
            a->plan.seating.seat[OWN].name[0] = '\0';
        }
        app_destroy(a);
        kit_remove(dir);
    }
}

static void those_of_the_last_time_sit_down_with_one_press(void **state) {
    (void)state;
    char dir[64];
    visitor v = {.presses = 0};
    kit_folder(dir, sizeof dir);
    open_seating(&v, dir, "growl");
    app *a = v.hand.app;
    assert_true(player_zone(&v.hand, "people", SEATING_LAST)->flags & UI_ZONE_OFF);
    assert_null(player_zone(&v.hand, "clear", -1)); /* nothing is written that it could take away */
    press(&v, "name", 0);
    player_text(&v.hand, "Ada");
    press(&v, "done", 0);
    press(&v, "chair", 2);
    press(&v, "chair", 2); /* a bot */
    press(&v, "start", 0);
    app_destroy(a);
    open_seating(&v, dir, "growl");
    a = v.hand.app;
    const app_seating *s = &a->plan.seating;
    assert_string_equal(s->seat[0].name, "Ada");
    assert_true(s->seat[2].bot);
    press(&v, "people", SEATING_ALL);
    press(&v, "clear", 0);
    press(&v, "count", 0);
    press(&v, "number", 8);
    assert_int_equal(app_seating_humans(s), 0xFF);
    press(&v, "people", SEATING_LAST);
    assert_int_equal(s->n, 6);
    assert_string_equal(s->seat[0].name, "Ada");
    assert_true(s->seat[2].bot);
    app_destroy(a);
    kit_remove(dir);
}

static void a_damaged_list_of_people_is_none(void **state) {
    (void)state;
    static const char *const bad[] = {
        "",
        "{",
        "{}",
        "{\"seats\": []}",
        "{\"seats\": [{}]}",
        "{\"seats\": [{\"name\": \"A\", \"colour\": 99, \"pattern\": 0, \"emblem\": 0, "
        "\"bot\": false, \"language\": \"\"}]}",
        "{\"seats\": [{\"name\": \"A\", \"colour\": 1, \"pattern\": 0, \"emblem\": 7, \"bot\": true, \"language\": "
        "\"\"},"
        "{\"name\": \"B\", \"colour\": 2, \"pattern\": 0, \"emblem\": 7, \"bot\": true, \"language\": \"\"}]}"};
    char dir[64], path[128];
    visitor v = {.presses = 0};
    kit_folder(dir, sizeof dir);
    snprintf(path, sizeof path, "%s/people.json", dir);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        FILE *file = fopen(path, "wb");
        assert_non_null(file);
        fputs(bad[i], file);
        fclose(file);
        open_seating(&v, dir, "growl");
        assert_int_equal(app_seating_humans(&v.hand.app->plan.seating), 0x3F);
        app_destroy(v.hand.app);
    }
    kit_remove(dir);
}

/* ---- the name ---- */

static void enter_ends_a_name(void **state) {
    (void)state;
    char dir[64];
    visitor v = {.presses = 0};
    kit_folder(dir, sizeof dir);
    open_seating(&v, dir, "growl");
    app *a = v.hand.app;
    press(&v, "name", 0); /* by mouse, then typed */
    assert_non_null(player_zone(&v.hand, "letter", -1));
    player_text(&v.hand, "Bo");
    player_key(&v.hand, UI_KEY_CHOOSE, false);
    player_wait(&v.hand, 50);
    assert_null(player_zone(&v.hand, "letter", -1));
    assert_false(app_wants_text(a));
    player_key(&v.hand, UI_KEY_CHOOSE, false); /* the next one opens the next chair, and changes nobody */
    player_wait(&v.hand, 50);
    assert_int_equal(app_seating_humans(&a->plan.seating), 0x3F);
    press(&v, "name", 0);
    player_text(&v.hand, "Cy");
    assert_string_equal(a->plan.seating.seat[1].name, "Cy");
    assert_string_equal(a->plan.seating.seat[0].name, "Bo");
    app_destroy(a);
    kit_remove(dir);
}

static void paste(visitor *v, const char *text) {
    player_key(&v->hand, UI_KEY_PASTE, false);
    if (app_wants_paste(v->hand.app)) {
        app_paste(v->hand.app, text);
    }
    player_wait(&v->hand, 20);
}

static bool says(const visitor *v, const char *key) {
    char want[256];
    const ui_draw *d = v->hand.app->shown;
    text_format(app_words(v->hand.app, NULL), key, NULL, 0, want, sizeof want);
    for (int i = 0; i < d->n_boxes; i++) {
        if (strcmp(d->arena + d->box[i].text, want) == 0) {
            return true;
        }
    }
    return false;
}

static void a_name_is_pasted_into_its_field_alone(void **state) {
    (void)state;
    char dir[64];
    visitor v = {.presses = 0};
    kit_folder(dir, sizeof dir);
    open_seating(&v, dir, "growl");
    app *a = v.hand.app;
    paste(&v, "Nobody"); /* no field has the focus */
    assert_string_equal(a->plan.seating.seat[0].name, "");
    press(&v, "name", 0);
    paste(&v, "  Grace\nHopper ");
    assert_string_equal(a->plan.seating.seat[0].name, "Grace Hopper");
    assert_false(says(&v, "seating.no_name"));
    paste(&v, " \n");
    assert_string_equal(a->plan.seating.seat[0].name, "Grace Hopper");
    assert_true(says(&v, "seating.no_name"));
    paste(&v, "!");
    assert_false(says(&v, "seating.no_name"));
    app_destroy(a);
    kit_remove(dir);
}

/* What the seating says of "flat" is what the table then does. */
static void it_says_which_game(void **state) {
    static const char *const game[] = {"eatme", "werewolf"};
    (void)state;
    for (size_t i = 0; i < sizeof game / sizeof game[0]; i++) {
        char dir[64], key[64];
        visitor v = {.presses = 0};
        kit_folder(dir, sizeof dir);
        open_seating(&v, dir, game[i]);
        snprintf(key, sizeof key, "%s.title", game[i]);
        assert_true(says(&v, key));
        assert_true(says(&v, "seating.head"));
        app_destroy(v.hand.app);
        kit_remove(dir);
    }
}

static void flat_says_when_it_stands(void **state) {
    (void)state;
    static const struct {
        const char *game;
        int who;
        const char *said;
    } each[] = {{"growl", SEATING_ALONE, "seating.mode.flat.alone"},
                {"werewolf", SEATING_ALONE, "seating.mode.flat.alone"},
                {"werewolf", SEATING_ALL, "seating.mode.flat.judged"},
                {"growl", SEATING_ALL, NULL}};
    for (size_t i = 0; i < sizeof each / sizeof each[0]; i++) {
        char dir[64];
        visitor v = {.presses = 0};
        kit_folder(dir, sizeof dir);
        open_seating(&v, dir, each[i].game);
        app *a = v.hand.app;
        press(&v, "people", each[i].who);
        press(&v, "mode", APP_FLAT);
        for (size_t j = 0; j < sizeof each / sizeof each[0]; j++) {
            assert_true(each[j].said == NULL ||
                        says(&v, each[j].said) == (each[i].said && strcmp(each[i].said, each[j].said) == 0));
        }
        press(&v, "start", 0);
        if (a->table == NULL) { /* its options have something to say */
            press(&v, "next", 0);
        }
        assert_int_equal(app_in_zones(a), each[i].said == NULL);
        app_destroy(a);
        kit_remove(dir);
    }
}

/* A name is written before anything else: beside the keys stands the way back to the chairs, and nothing that leads
 * on or speaks of chairs; what else that chair is waits. */
static void keys_stand_alone(void **state) {
    char dir[64];
    visitor v = {.presses = 0};
    (void)state;
    kit_folder(dir, sizeof dir);
    open_seating(&v, dir, "growl");
    app *a = v.hand.app;
    press(&v, "chair", 1);
    assert_true(says(&v, "seating.help"));
    press(&v, "name", -1);
    assert_null(player_zone(&v.hand, "next", -1));
    assert_null(player_zone(&v.hand, "start", -1));
    assert_false(says(&v, "seating.help"));
    static const char *const waits[] = {"looks", "colour", "more", "swap", "language", "mode"};
    for (size_t i = 0; i < sizeof waits / sizeof waits[0]; i++) {
        assert_null(player_zone(&v.hand, waits[i], -1));
    }
    const ui_zone *name = player_zone(&v.hand, "name", -1), *key = player_zone(&v.hand, "letter", 0);
    assert_true(name != NULL && key != NULL);
    assert_true(name->at.y + name->at.h < key->at.y && key->at.y < name->at.y + 3 * name->at.h); /* right below it */
    press(&v, "back", 0);
    assert_string_equal(app_scene_name(a), "seating");
    assert_non_null(player_zone(&v.hand, "start", -1));
    press(&v, "back", 0);
    assert_string_equal(app_scene_name(a), "picker");
    app_destroy(a);
    kit_remove(dir);
}

/* With one person among bots and nothing else chosen, also where bots of another game filled a smaller table. */
static void a_first_table_starts_unwarned(void **state) {
    static const char *const after[] = {NULL, "growl", "eatme"};
    (void)state;
    for (size_t i = 0; i < sizeof after / sizeof after[0]; i++) {
        char dir[64];
        kit_folder(dir, sizeof dir);
        for (int evening = after[i] == NULL; evening < 2; evening++) {
            visitor v = {.presses = 0};
            open_seating(&v, dir, evening == 0 ? after[i] : "werewolf");
            app *a = v.hand.app;
            press(&v, "people", SEATING_ALONE);
            assert_int_equal(a->plan.seating.n, evening == 0 ? 6 : 8);
            press(&v, "start", 0);
            assert_non_null(a->table);
            app_destroy(a);
        }
        kit_remove(dir);
    }
}

/* From the least table to the largest by a finger that stays where it is. */
static void counting_moves_no_button(void **state) {
    static const struct {
        int w, h;
    } window[] = {{1280, 800}, {1024, 600}, {1920, 1080}, {800, 1280}, {1080, 1920}};
    (void)state;
    for (size_t i = 0; i < sizeof window / sizeof window[0]; i++) {
        char dir[64];
        visitor v = {.presses = 0};
        kit_folder(dir, sizeof dir);
        app *a = fresh_in(dir, window[i].w, window[i].h);
        open_seating_in(a, &v, "werewolf");
        while (!(player_zone(&v.hand, "less", SEATING_COUNT)->flags & UI_ZONE_OFF)) {
            press(&v, "less", SEATING_COUNT);
        }
        const ui_rect first = player_zone(&v.hand, "more", SEATING_COUNT)->at;
        const float x = first.x + first.w / 2, y = first.y + first.h / 2;
        for (int n = 7; n <= 20; n++) {
            press(&v, "more", SEATING_COUNT);
            assert_int_equal(a->plan.seating.n, n);
            const ui_rect now = player_zone(&v.hand, "more", SEATING_COUNT)->at;
            if (fabsf(now.x + now.w / 2 - x) > 0.5f || y < now.y || y > now.y + now.h) {
                fail_msg("%d x %d, %d at the table: from %.0f,%.0f to %.0f,%.0f", window[i].w, window[i].h, n, x, y,
                         now.x + now.w / 2, now.y + now.h / 2);
            }
        }
        app_destroy(a);
        kit_remove(dir);
    }
}

/* Each way of sharing says what it means, and the language of a chair what it is for; and the buttons stay. */
static void sharing_is_explained_and_moves_no_button(void **state) {
    static const int window[][2] = {{1280, 800}, {1024, 600}, {1920, 1080}, {800, 1280}};
    static const char *const help[APP_MODES] = {"seating.mode.upright.help", "seating.mode.pass.help",
                                                "seating.mode.flat.help"};
    (void)state;
    for (size_t i = 0; i < sizeof window / sizeof window[0]; i++) {
        char dir[64];
        visitor v = {.presses = 0};
        kit_folder(dir, sizeof dir);
        app *a = fresh_in(dir, window[i][0], window[i][1]);
        open_seating_in(a, &v, "growl");
        press(&v, "people", SEATING_ALL);
        assert_true(says(&v, "seating.reads"));
        const ui_rect at = player_zone(&v.hand, "mode", 0)->at;
        for (int mode = 0; mode < APP_MODES; mode++) {
            press(&v, "mode", mode);
            const ui_rect now = player_zone(&v.hand, "mode", 0)->at;
            assert_true(says(&v, help[mode]));
            assert_true(fabsf(now.y - at.y) < 0.5f && fabsf(now.h - at.h) < 0.5f);
        }
        app_destroy(a);
        kit_remove(dir);
    }
}

/* People who sit there are no bots: no chair is added to theirs. */
static void people_keep_their_number(void **state) {
    char dir[64];
    visitor v = {.presses = 0};
    (void)state;
    kit_folder(dir, sizeof dir);
    app *a = fresh(dir);
    a->plan.seating = app_seating_standard(6, false);
    open_seating_in(a, &v, "werewolf");
    assert_int_equal(a->plan.seating.n, 6);
    app_destroy(a);
    kit_remove(dir);
}

/* ---- the ring ---- */

/* Chairs beside the number of players would look like more of its buttons. */
static int chairs_beside_the_number(const visitor *v) {
    const ui_zone *number = player_zone(&v->hand, ZONE_COUNT, -1);
    int n = 0;
    assert_non_null(number);
    for (int i = 0; i < 3; i++) {
        const ui_zone *chair = player_zone(&v->hand, ZONE_CHAIR, i);
        assert_non_null(chair);
        n += chair->at.y < number->at.y + number->at.h && number->at.y < chair->at.y + chair->at.h;
    }
    return n;
}

static void three_sit_in_a_triangle(void **state) {
    char dir[64];
    visitor v = {.presses = 0};
    (void)state;
    kit_folder(dir, sizeof dir);
    open_seating(&v, dir, "sabbath");
    press(&v, "count", 0);
    press(&v, "number", 3);
    assert_int_equal(chairs_beside_the_number(&v), 0);
    press(&v, "mode", APP_FLAT); /* there they sit where their zones will be */
    assert_int_equal(chairs_beside_the_number(&v), 2);
    app_destroy(v.hand.app);
    kit_remove(dir);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_first_decision_is_near),
        cmocka_unit_test(who_plays_is_near_by_keys),
        cmocka_unit_test(names_on_chairs_are_whole_and_alike),
        cmocka_unit_test(a_chair_says_that_a_bot_plays),
        cmocka_unit_test(those_of_the_last_time_sit_down_with_one_press),
        cmocka_unit_test(a_damaged_list_of_people_is_none),
        cmocka_unit_test(enter_ends_a_name),
        cmocka_unit_test(a_name_is_pasted_into_its_field_alone),
        cmocka_unit_test(it_says_which_game),
        cmocka_unit_test(flat_says_when_it_stands),
        cmocka_unit_test(keys_stand_alone),
        cmocka_unit_test(a_first_table_starts_unwarned),
        cmocka_unit_test(counting_moves_no_button),
        cmocka_unit_test(sharing_is_explained_and_moves_no_button),
        cmocka_unit_test(people_keep_their_number),
        cmocka_unit_test(three_sit_in_a_triangle),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
