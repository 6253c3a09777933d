/* Esc closes what lies on top before it pauses; Enter opens nothing that is not marked. */
#include "app/kit_app.h"

#include <string.h>

#include "app/stack.h"
#include "app/table/table_scene.h"
#include "hosting/house.h"

typedef struct {
    char dir[64];
    app *app;
    player hand;
} house;

/* A game that bots play. */
static void begin(house *h, const char *game) {
    char problem[256] = "";
    kit_folder(h->dir, sizeof h->dir);
    const app_options options = {
        .data_dir = NT_SOURCE_DIR, .hosting = &hosting_house, .save_dir = h->dir, .seed = 1, .quiet = true};
    app *a = h->app = app_create(&options, kit_type(), 1280, 800, 3.78f, problem, sizeof problem);
    assert_non_null(a);
    a->plan.game = nt_game_find(game);
    assert_non_null(a->plan.game);
    const uint8_t seats = a->plan.game->max_seats < 5 ? a->plan.game->max_seats : 5;
    a->plan.config = nt_config_standard(a->plan.game, seats);
    a->plan.seating = app_seating_standard(seats, true);
    a->plan.seating.seat[0].bot = true;
    assert_true(app_start(a));
    stack_settle(a);
    player_begin(&h->hand, a, 1);
}

static void end(house *h) {
    app_destroy(h->app);
    kit_remove(h->dir);
}

static bool reads(const house *h) {
    const table_scene *shown = table_scene_shown(h->app);
    return shown != NULL && shown->ui.reading;
}

/* To where somebody's cards can be opened. */
static void wait_for_plates(house *h) {
    for (int i = 0; i < 400 && !reads(h); i++) {
        player_wait(&h->hand, 100);
        if (player_zone(&h->hand, "seat", -1) != NULL) {
            assert_true(player_press(&h->hand, "seat", player_zone(&h->hand, "seat", -1)->n));
        }
    }
    assert_true(reads(h));
}

static void esc_closes_what_is_read_and_then_pauses(void **state) {
    (void)state;
    house h;
    begin(&h, "sabbath");
    wait_for_plates(&h);
    player_key(&h.hand, UI_KEY_BACK, false);
    assert_false(reads(&h));
    assert_string_equal(app_scene_name(h.app), "table");
    player_key(&h.hand, UI_KEY_BACK, false);
    player_wait(&h.hand, 20);
    assert_string_equal(app_scene_name(h.app), "pause");
    end(&h);
}

/* A key was used before: marks are shown. Nobody is asked anything. */
static void enter_opens_nothing_while_bots_play(void **state) {
    (void)state;
    static const char *const games[] = {"growl", "sabbath", "robbers", "eatme"};
    for (size_t g = 0; g < sizeof games / sizeof games[0]; g++) {
        house h;
        begin(&h, games[g]);
        h.app->map.show_focus = true;
        for (int i = 0; i < 60 && strcmp(app_scene_name(h.app), "table") == 0; i++) {
            player_key(&h.hand, UI_KEY_CHOOSE, false);
            player_wait(&h.hand, 150);
            assert_false(reads(&h));
            assert_string_not_equal(app_scene_name(h.app), "log");
            assert_string_not_equal(app_scene_name(h.app), "pause");
            assert_string_not_equal(app_scene_name(h.app), "rules");
        }
        end(&h);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(esc_closes_what_is_read_and_then_pauses),
        cmocka_unit_test(enter_opens_nothing_while_bots_play),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
