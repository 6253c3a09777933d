/* The picker and the book's list with more games than a page holds: the games that there are, over and over. */
#include "app/kit_app_hands.h"

#include <stdio.h>
#include <string.h>

#include "app/languages.h"
#include "app/scripts/demo.h"
#include "app/scripts/stage.h"
#include "app/stack.h"
#include "platform/platform.h"
#include "table/frames.h"

enum { MOST_GAMES = 16 };

typedef struct {
    const nt_game *games[MOST_GAMES + 1];
    const nt_table *tables[MOST_GAMES + 1];
    int n;
} shelf;

/* The games that there are, over and over. */
static shelf shelf_of(int n) {
    shelf s = {.n = n};
    int real = 0;
    while (nt_tables[real] != NULL) {
        real++;
    }
    for (int i = 0; i < n; i++) {
        s.games[i] = nt_games[i % real];
        s.tables[i] = nt_tables[i % real];
    }
    return s;
}

/* ---- layout ---- */

static bool is_cover(const char *picture) {
    int i = 0;
    while (nt_tables[i] != NULL && strcmp(nt_tables[i]->cover, picture) != 0) {
        i++;
    }
    return nt_tables[i] != NULL;
}

static const ui_zone *game_under(const ui_draw *d, float x, float y) {
    for (int i = 0; i < d->n_zones; i++) {
        if (strcmp(d->zone[i].name, "game") == 0 && ui_inside(d->zone[i].at, x, y)) {
            return &d->zone[i];
        }
    }
    return NULL;
}

/* Where a cover is seen: by itself, or through a place that shows a part of it. */
static ui_rect seen_of(const ui_draw *d, int cover) {
    const bool place = cover > 1 && d->command[cover - 2].kind == UI_PLACE; /* then its ground */
    return d->command[place ? cover - 2 : cover].at;
}

/* A cover fills the tile that is pressed, however large the words are, and is higher than broad. */
static int check_covers(const ui_draw *d) {
    int covers = 0;
    for (int i = 0; i < d->n; i++) {
        const ui_command *c = &d->command[i];
        if (c->kind == UI_COVER && is_cover(d->arena + c->text)) {
            const ui_rect at = seen_of(d, i);
            const ui_zone *tile = game_under(d, at.x + at.w / 2, at.y + at.h / 2);
            assert_non_null(tile);
            assert_true(at.w > tile->at.w - 12 && at.h > tile->at.h - 12);
            assert_true(c->at.h > 1.6f * c->at.w);
            covers++;
        }
    }
    return covers;
}

/* Every page of a list, from where it is to the end; each game stands on one of them. */
static void see_pages(player *p, frames *found, int n) {
    bool seen[MOST_GAMES] = {false};
    for (int i = 0; i < n; i++) {
        const ui_draw *d = p->app->shown;
        int games = 0;
        for (int j = 0; j < d->n_zones; j++) {
            if (strcmp(d->zone[j].name, "game") == 0) {
                assert_false(seen[d->zone[j].n]);
                seen[d->zone[j].n] = true;
                games++;
            }
        }
        frames_texts(found, d, app_scene_name(p->app), false);
        frames_zones(found, d, app_scene_name(p->app));
        assert_int_equal(check_covers(d), games);
        const ui_zone *next = player_zone(p, "page", 1);
        if (next == NULL || next->flags & UI_ZONE_OFF) {
            break;
        }
        assert_true(player_press(p, "page", 1));
    }
    for (int i = 0; i < n; i++) {
        assert_true(seen[i]);
    }
}

static void see_lists(player *p, frames *found, int n) {
    assert_true(player_press(p, "play", -1));
    player_wait(p, 400);
    see_pages(p, found, n);
    assert_true(player_press(p, "rules", -1));
    player_wait(p, 400);
    see_pages(p, found, n);
    player_key(p, UI_KEY_BACK, false);
    player_wait(p, 400);
    player_key(p, UI_KEY_BACK, false);
    player_wait(p, 400);
    assert_string_equal(app_scene_name(p->app), "title");
}

static void see_windows(app *a, frames *found, const char *lang, int n) {
    static const int size[][2] = {{1024, 600}, {1280, 800}, {1920, 1080}, {1024, 768}, {800, 1280}};
    static const int percent[] = {100, 115, 130, 150, 175};
    player p;
    player_begin(&p, a, 1);
    for (size_t i = 0; i < sizeof size / sizeof size[0]; i++) {
        for (size_t j = 0; j < sizeof percent / sizeof percent[0]; j++) {
            snprintf(found->where, sizeof found->where, "%s %d games %dx%d %d%%", lang, n, size[i][0], size[i][1],
                     percent[j]);
            a->settings.text_percent = percent[j];
            app_settings_changed(a);
            app_handle(a, &(ui_raw){.kind = UI_RAW_RESIZE, .w = size[i][0], .h = size[i][1], .px_per_mm = 3.78f});
            player_wait(&p, 400);
            see_lists(&p, found, n);
        }
    }
}

static void walk(pf *screen, frames *found, const char *lang, int n) {
    char dir[256], problem[256] = "";
    const shelf s = shelf_of(n);
    kit_folder(dir, sizeof dir);
    const app_options options = {.data_dir = NT_SOURCE_DIR,
                                 .locales_dir = NT_BUILD_DIR "/locales",
                                 .save_dir = dir,
                                 .lang = lang,
                                 .seed = 1,
                                 .quiet = true,
                                 .games = s.games,
                                 .tables = s.tables};
    app *a = app_create(&options, pf_type(screen), 1280, 800, 3.78f, problem, sizeof problem);
    assert_non_null(a);
    found->spoken = strcmp(lang, "en-XA") != 0;
    see_windows(a, found, lang, n);
    app_destroy(a);
    kit_remove(dir);
}

#ifndef __SANITIZE_ADDRESS__
static app_languages languages(void) {
    char dir[256];
    kit_folder(dir, sizeof dir);
    app *a = kit_app(dir, 1);
    const app_languages all = app_find_languages(a);
    app_destroy(a);
    kit_remove(dir);
    return all;
}
#endif

/* The made-up language has each number of games; one that is spoken has one, the next language another. */
static void every_game_of_a_long_list_can_be_read(void **state) {
    static const int count[] = {6, 10, 16, 5};
    static frames found;
    char problem[256] = "";
    (void)state;
    pf *screen =
        pf_open(&(pf_options){.data_dir = NT_SOURCE_DIR, .title = "", .w = 1280, .h = 800, .offscreen = true},
                problem, sizeof problem);
    assert_non_null(screen);
    for (int i = 0; i < 4; i++) {
        walk(screen, &found, "en-XA", count[i]);
    }
#ifndef __SANITIZE_ADDRESS__ /* for sanitizers the made-up one is enough */
    const app_languages all = languages();
    for (int i = 0; i < all.n; i++) {
        walk(screen, &found, all.tag[i], count[i % 3]);
    }
#endif
    pf_close(screen);
    frames_end(&found, 400);
}

/* ---- every device ---- */

static void open_shelf(hands *h, const shelf *s, device by) {
    *h = (hands){.by = by, .game = s->games[0], .rng = nt_rng_seed(5), .seats = 4};
    kit_folder(h->dir, sizeof h->dir);
    h->app = kit_app_with(h->dir, 1, s->games, s->tables, kit_type());
    player_begin(&h->time, h->app, 1);
}

static void each_device_reaches_the_last_game(void **state) {
    static const device by[] = {MOUSE, TOUCH, KEYS, PAD};
    const shelf s = shelf_of(16);
    (void)state;
    for (size_t i = 0; i < sizeof by / sizeof by[0]; i++) {
        hands h;
        open_shelf(&h, &s, by[i]);
        hands_must_press(&h, "rules", 0);
        hands_pick(&h, 15);
        hands_must_press(&h, "subject", 1);
        hands_go_back(&h);
        hands_go_back(&h);
        hands_must_be(&h, "title");
        hands_must_press(&h, "play", 0);
        hands_pick(&h, 15);
        hands_must_be(&h, "seating");
        assert_ptr_equal(h.app->plan.game, s.games[15]);
        hands_go_back(&h);
        assert_non_null(player_zone(&h.time, "game", 15)); /* the page that was left */
        hands_must_press(&h, "page", -1);
        assert_null(player_zone(&h.time, "game", 15));
        hands_end(&h);
    }
}

static void turn_window(hands *h, int w, int hgh) {
    app_handle(h->app, &(ui_raw){.kind = UI_RAW_RESIZE, .w = w, .h = hgh, .px_per_mm = 3.78f});
    player_wait(&h->time, 400);
}

/* What stood first on its page is still there when the window is turned, and the arrows go on from there. */
static void turning_the_window_keeps_the_game(void **state) {
    const shelf s = shelf_of(16);
    hands h;
    (void)state;
    open_shelf(&h, &s, MOUSE);
    hands_must_press(&h, "play", 0);
    for (int i = 0; i < s.n && player_zone(&h.time, "game", 15) == NULL; i++) {
        hands_must_press(&h, "page", 1);
    }
    int first = 15;
    while (player_zone(&h.time, "game", first - 1) != NULL) {
        first--;
    }
    turn_window(&h, 800, 1280);
    assert_non_null(player_zone(&h.time, "game", first));
    hands_must_press(&h, "page", -1);
    assert_null(player_zone(&h.time, "game", first));
    turn_window(&h, 1280, 800);
    assert_null(player_zone(&h.time, "game", 0));
    hands_end(&h);
}

/* ---- a demonstration ---- */

typedef struct {
    bool settings, rules, ends_untouched;
} pictures;

static bool keep_picture(void *user, const ui_draw *d, const char *path, char *problem, size_t cap) {
    pictures *p = user;
    (void)problem, (void)cap;
    p->settings |= strstr(path, "-settings.png") != NULL;
    p->rules |= strstr(path, "-rules.png") != NULL;
    if (strstr(path, "-end.png") != NULL) {
        p->ends_untouched = d->ui->hover_name == NULL || strcmp(d->ui->hover_name, ZONE_APP_TITLE) != 0;
    }
    return true;
}

/* A shelf whose last game is the empty one: the demonstration turns the pages as a person does. After the end it
 * shows the settings and the rules; the end is pictured before it is left. */
static void a_demonstration_finds_the_last_game(void **state) {
    pictures taken = {0};
    const app_stage stage = {.shot = keep_picture, .user = &taken};
    shelf s = shelf_of(16);
    hands h;
    (void)state;
    s.games[15] = &blank_game;
    s.tables[15] = &blank_table;
    open_shelf(&h, &s, MOUSE);
    assert_int_equal(demo_play(h.app, &stage, &(demo_options){.game = "blank", .seed = 1, .shots = h.dir}), 0);
    assert_true(taken.ends_untouched && taken.settings && taken.rules);
    hands_end(&h);
}

/* A long series of many seats takes tens of thousands of acts, hundreds from one move to the next. Without a move it
 * ends. */
static void a_demonstration_lasts_as_long_as_moves_are_made(void **state) {
    enum { MOVES = 400, ACTS = 500, STUCK = 10000 };
    demo_idle idle = {0};
    int more = 0;
    (void)state;
    for (int i = 0; i < MOVES * ACTS; i++) {
        assert_true(demo_moves_on(&idle, i / ACTS % (MOVES / 4))); /* of four games */
    }
    while (more < STUCK && demo_moves_on(&idle, idle.plies)) {
        more++;
    }
    assert_true(more < STUCK);
}

/* Letters that need no space to end a line: large ones are a little smaller instead. */
static void no_word_below_a_cover_is_torn(void **state) {
    (void)state;
    char dir[256], problem[256] = "";
    kit_folder(dir, sizeof dir);
    pf *screen =
        pf_open(&(pf_options){.data_dir = NT_SOURCE_DIR, .title = "", .w = 1920, .h = 1080, .offscreen = true},
                problem, sizeof problem);
    assert_non_null(screen);
    const app_options options = {
        .data_dir = NT_SOURCE_DIR, .save_dir = dir, .lang = "ja", .seed = 1, .quiet = true, .text_percent = 175};
    app *a = app_create(&options, pf_type(screen), 1920, 1080, 3.78f, problem, sizeof problem);
    assert_non_null(a);
    app_push(a, &scene_picker, NULL, 0);
    player hand;
    player_begin(&hand, a, 1);
    player_wait(&hand, 500);
    assert_true(frames_say(a->shown, "昼は噛みつき、"));
    assert_true(frames_say(a->shown, "カードを回す。"));
    assert_true(frames_say(a->shown, "狼と"));
    app_destroy(a);
    pf_close(screen);
    kit_remove(dir);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_game_of_a_long_list_can_be_read),
                                       cmocka_unit_test(each_device_reaches_the_last_game),
                                       cmocka_unit_test(a_demonstration_finds_the_last_game),
                                       cmocka_unit_test(a_demonstration_lasts_as_long_as_moves_are_made),
                                       cmocka_unit_test(turning_the_window_keeps_the_game),
                                       cmocka_unit_test(no_word_below_a_cover_is_torn)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
