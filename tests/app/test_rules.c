/* The contents of the rules where they are longer than their place: marked, and reached by wheel, drag, press and
 * key. On a screen whose fingers need much, in long words: elsewhere two columns or
 * three hold them all. */
#include "app/kit_app.h"

#include <string.h>

#include "hosting/house.h"

enum { W = 800, H = 1280, LONG = 1 /* the game with long titles */ };

typedef struct {
    char dir[64];
    app *app;
    player hand;
    int pages;
} reader;

static void open_rules_in(reader *r, int w, int h) {
    char problem[256] = "";
    kit_folder(r->dir, sizeof r->dir);
    const app_options options = {.data_dir = NT_SOURCE_DIR,
                                 .hosting = &hosting_house,
                                 .save_dir = r->dir,
                                 .lang = "fr",
                                 .seed = 1,
                                 .quiet = true};
    r->app = app_create(&options, kit_type(), w, h, 6.5f, problem, sizeof problem);
    assert_non_null(r->app);
    player_begin(&r->hand, r->app, 1);
    player_wait(&r->hand, 500);
    r->pages = 0;
    while (r->app->tables[LONG]->rules_pages[r->pages] != NULL) {
        r->pages++;
    }
    assert_true(player_press(&r->hand, "rules", -1));
    player_wait(&r->hand, 400);
    assert_true(player_press(&r->hand, "game", LONG));
    player_wait(&r->hand, 400);
    assert_string_equal(app_scene_name(r->app), "rules");
    assert_null(player_zone(&r->hand, "subject", r->pages - 1)); /* they are longer than their place */
    assert_non_null(player_zone(&r->hand, "scroll", 1));
}

static void open_rules(reader *r) {
    open_rules_in(r, W, H);
}

static void close_rules(reader *r) {
    app_destroy(r->app);
    kit_remove(r->dir);
}

static bool sees(const reader *r, int page) {
    const ui_zone *z = player_zone(&r->hand, "subject", page);
    return z != NULL && z->n == page;
}

static void middle(const reader *r, const char *zone, int n, ui_raw *raw) {
    const ui_zone *z = player_zone(&r->hand, zone, n);
    assert_non_null(z);
    raw->x = (z->at.x + z->at.w / 2) * r->app->frame.u;
    raw->y = (z->at.y + z->at.h / 2) * r->app->frame.u;
}

static void what_follows_is_marked_and_pressed(void **state) {
    (void)state;
    reader r;
    open_rules(&r);
    assert_true(player_zone(&r.hand, "scroll", -1)->flags & UI_ZONE_OFF);
    assert_false(player_zone(&r.hand, "scroll", 1)->flags & UI_ZONE_OFF);
    for (int i = 0; i < r.pages && !sees(&r, r.pages - 1); i++) {
        assert_true(player_press(&r.hand, "scroll", 1));
        player_wait(&r.hand, 300);
    }
    assert_true(sees(&r, r.pages - 1));
    assert_false(sees(&r, 0));
    assert_true(player_zone(&r.hand, "scroll", 1)->flags & UI_ZONE_OFF);
    close_rules(&r);
}

static void the_wheel_reaches_all(void **state) {
    (void)state;
    reader r;
    open_rules(&r);
    ui_raw raw = {.kind = UI_RAW_WHEEL};
    middle(&r, "subject", 1, &raw);
    for (int i = 0; i < r.pages && !sees(&r, r.pages - 1); i++) {
        app_handle(r.app, &raw);
        player_wait(&r.hand, 20);
    }
    assert_true(sees(&r, r.pages - 1));
    raw.shift = true;
    for (int i = 0; i < r.pages; i++) {
        app_handle(r.app, &raw);
        player_wait(&r.hand, 20);
    }
    assert_true(sees(&r, 0));
    close_rules(&r);
}

static void a_drag_reaches_all_and_chooses_nothing(void **state) {
    (void)state;
    reader r;
    open_rules(&r);
    for (int i = 0; i < 6 && !sees(&r, r.pages - 1); i++) {
        ui_raw raw = {.kind = UI_RAW_DOWN, .touch = true, .finger = 1};
        middle(&r, "scroll", 1, &raw);
        raw.y -= 90 * r.app->frame.u; /* a row near the end */
        app_handle(r.app, &raw);
        for (int step = 0; step < 8; step++) {
            player_wait(&r.hand, 16);
            raw.kind = UI_RAW_MOVE;
            raw.y -= 30 * r.app->frame.u;
            app_handle(r.app, &raw);
        }
        raw.kind = UI_RAW_UP;
        app_handle(r.app, &raw);
        player_wait(&r.hand, 300);
    }
    assert_true(sees(&r, r.pages - 1));
    for (int i = 0; i < r.pages; i++) { /* the first page is still the open one */
        assert_true(player_zone(&r.hand, "subject", i) == NULL || i == 0 ||
                    !(player_zone(&r.hand, "subject", i)->flags & UI_ZONE_DEFAULT));
    }
    close_rules(&r);
}

static void keys_reach_all(void **state) {
    (void)state;
    reader r;
    open_rules(&r);
    player_key(&r.hand, UI_KEY_DOWN, false); /* shows where the focus is */
    for (int i = 0; i < 4 * r.pages && !sees(&r, r.pages - 1); i++) {
        const char *at = r.app->map.focus_name;
        const bool on_arrow = at != NULL && strcmp(at, "scroll") == 0 && r.app->map.focus_n == 1;
        player_key(&r.hand, on_arrow ? UI_KEY_CHOOSE : UI_KEY_DOWN, false);
        player_wait(&r.hand, 300);
    }
    assert_true(sees(&r, r.pages - 1));
    close_rules(&r);
}

/* What is less than an entry is shared by all: none of it stands empty above the arrow. */
static void entries_reach_down_to_the_arrow(void **state) {
    static const int window[][2] = {{W, H}, {1280, 800}, {1280, 700}};
    static const float most = 12.0f; /* a gap */
    (void)state;
    for (size_t k = 0; k < sizeof window / sizeof window[0]; k++) {
        reader r;
        float bottom = 0.0f;
        open_rules_in(&r, window[k][0], window[k][1]);
        for (int i = 0; i < r.pages && sees(&r, i); i++) {
            const ui_rect at = player_zone(&r.hand, "subject", i)->at;
            bottom = at.y + at.h;
        }
        assert_true(bottom > 0.0f && player_zone(&r.hand, "scroll", 1)->at.y - bottom < most);
        close_rules(&r);
    }
}

/* In how many columns the contents of a game lie. */
static int columns_of(const char *lang, const char *game) {
    reader r;
    char problem[256] = "";
    kit_folder(r.dir, sizeof r.dir);
    const app_options options = {.data_dir = NT_SOURCE_DIR,
                                 .hosting = &hosting_house,
                                 .save_dir = r.dir,
                                 .lang = lang,
                                 .seed = 1,
                                 .quiet = true};
    r.app = app_create(&options, kit_type(), W, H, 3.78f, problem, sizeof problem);
    assert_non_null(r.app);
    player_begin(&r.hand, r.app, 1);
    const rules_arg arg = {.game = game};
    app_push(r.app, &scene_rules, &arg, sizeof arg);
    player_wait(&r.hand, 400);
    int n = 1;
    ui_raw first, next;
    middle(&r, "subject", 0, &first);
    for (middle(&r, "subject", n, &next); next.y == first.y; middle(&r, "subject", n, &next)) {
        assert_true(next.x > first.x);
        n++;
    }
    assert_true(next.x == first.x && next.y > first.y);
    close_rules(&r);
    return n;
}

/* So many stand side by side, so that more are seen at once: as far as no title is made smaller for it. */
static void a_tall_window_has_columns(void **state) {
    (void)state;
    assert_int_equal(columns_of("en", "robbers"), 3);
    assert_int_equal(columns_of("fr", "sabbath"), 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_follows_is_marked_and_pressed),
        cmocka_unit_test(the_wheel_reaches_all),
        cmocka_unit_test(a_drag_reaches_all_and_chooses_nothing),
        cmocka_unit_test(keys_reach_all),
        cmocka_unit_test(a_tall_window_has_columns),
        cmocka_unit_test(entries_reach_down_to_the_arrow),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
