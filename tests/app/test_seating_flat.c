/* The chairs of the seating where the screen will lie flat: people sit down where they will play. */
#include "app/kit_app_hands.h"

#include "app/seating/seating_draw.h"
#include "hosting/house.h"
#include "ui/edges.h"

enum { BOTTOM, LEFT, TOP, RIGHT };

static void press(player *p, const char *zone, int n) {
    if (!player_press(p, zone, n)) {
        fail_msg("no %s %d in %s", zone, n, app_scene_name(p->app));
    }
    player_wait(p, 400);
}

static int game_at(const app *a, const char *game) {
    int i = 0;
    while (strcmp(a->tables[i]->game, game) != 0) {
        i++;
    }
    return i;
}

static ui_rect chair(const player *p, int seat) {
    return player_zone(p, ZONE_CHAIR, seat)->at;
}

/* How far out it is at that edge. */
static float outwards(ui_rect at, int edge) {
    return edge == BOTTOM ? at.y + at.h : edge == LEFT ? -at.x : edge == TOP ? -at.y : at.x + at.w;
}

/* How far it is along that edge, clockwise. */
static float along(ui_rect at, int edge) {
    return edge == BOTTOM ? -at.x : edge == LEFT ? -at.y : edge == TOP ? at.x : at.y;
}

/* Nobody is farther out at the edge where this chair's seat will play, whoever else plays there is as far, in the
 * same order; and nobody sits on anybody's lap. */
static void sits_where_it_plays(const player *p, int n, int seat, bool portrait) {
    const int edge = ui_edge_of(n, seat, portrait);
    const ui_rect at = chair(p, seat);
    for (int other = 0; other < n; other++) {
        const ui_rect its = chair(p, other);
        const bool same = ui_edge_of(n, other, portrait) == edge;
        const float ahead = outwards(at, edge) - outwards(its, edge);
        const bool in_order = !same || other == seat || (other < seat) == (along(its, edge) < along(at, edge));
        if (ahead < -0.5f || (same && ahead > 0.5f) || !in_order || (other != seat && ui_meet(at, its))) {
            fail_msg("%d at a table %s: chair %d is not at edge %d, beside %d", n, portrait ? "upright" : "across",
                     seat, edge, other);
        }
    }
}

static void each_count(const char *game, int from, int to, int w, int h, int percent) {
    char dir[64], problem[256] = "";
    kit_folder(dir, sizeof dir);
    const app_options options = {
        .data_dir = NT_SOURCE_DIR, .hosting = &hosting_house, .save_dir = dir, .seed = 5, .quiet = true};
    app *a = app_create(&options, kit_type(), w, h, 3.78f, problem, sizeof problem);
    assert_non_null(a);
    player p;
    player_begin(&p, a, 1);
    a->settings.text_percent = percent;
    app_settings_changed(a);
    press(&p, "play", 0);
    press(&p, "game", game_at(a, game));
    for (int n = from; n <= to; n++) {
        press(&p, "count", 0);
        press(&p, "number", n);
        press(&p, "mode", APP_FLAT);
        assert_int_equal(a->plan.seating.n, n);
        for (int seat = 0; seat < n; seat++) {
            sits_where_it_plays(&p, n, seat, h > w);
        }
    }
    app_destroy(a);
    kit_remove(dir);
}

static void each_sits_down_at_the_own_edge(void **state) {
    static const int screen[][3] = {{1280, 800, 100}, {1024, 600, 100}, {1280, 800, 175},
                                    {800, 1280, 100}, {800, 1280, 175}, {1080, 1920, 100}};
    (void)state;
    for (size_t i = 0; i < sizeof screen / sizeof screen[0]; i++) {
        each_count("sabbath", 3, 5, screen[i][0], screen[i][1], screen[i][2]);
        each_count("werewolf", 6, 20, screen[i][0], screen[i][1], screen[i][2]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(each_sits_down_at_the_own_edge)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
