/* On a flat table the end stays within the edges: what it says and what presses it on stand at both long sides, and
 * whoever has won has a crown at the own edge, but not before the last step has shown it. */
#include "app/kit_app_flat.h"

#include <math.h>
#include <string.h>

#include "app/inside.h"
#include "app/rise.h"

static table_for_tests T;

/* How often something of this name can be pressed in the upper half and in the lower one. */
static void assert_on_both_sides(const char *name, int each) {
    const ui_draw *d = T.app->shown;
    int at[2] = {0, 0};
    for (int i = 0; i < d->n_zones; i++) {
        const ui_zone *z = &d->zone[i];
        if (strcmp(z->name, name) == 0) {
            at[z->at.y + z->at.h / 2 > T.app->frame.height / 2]++;
        }
    }
    assert_int_equal(at[0], each);
    assert_int_equal(at[1], each);
}

/* Crowns beside the middle, which is a place smaller than the window; none reaches over the plate that it stands on.
 */
static int crowns_at_the_edges(void) {
    const ui_draw *d = T.app->shown;
    int depth = 0, middle = 0, n = 0;
    for (int i = 0; i < d->n; i++) {
        const ui_command *c = &d->command[i];
        const bool opens = c->kind == UI_PLACE || c->kind == UI_GROUP;
        depth += opens - (c->kind == UI_GROUP_END);
        if (c->kind == UI_PLACE && middle == 0 && fmaxf(c->at.w, c->at.h) + 1 < fmaxf(d->ui->width, d->ui->height)) {
            middle = depth;
        }
        middle = depth < middle ? 0 : middle;
        n += c->kind == UI_PICTURE && middle == 0 && strstr(d->arena + c->text, "crown") != NULL;
    }
    return n;
}

static void to_the_last_step(void) {
    for (int i = 0; i < 40 && player_zone(&T.hand, ZONE_REVEAL_NEXT, -1) != NULL; i++) {
        assert_on_both_sides(ZONE_REVEAL_NEXT, 1);
        assert_int_equal(crowns_at_the_edges(), 0);
        assert_true(player_press(&T.hand, ZONE_REVEAL_NEXT, -1));
        player_wait(&T.hand, 5000);
    }
}

static void both_long_sides_lead_on(void **state) {
    static const struct {
        const char *game;
        int seats, w, h;
    } tables[] = {{"eatme", 5, 1280, 800}, {"sabbath", 4, 800, 1280}, {"robbers", 5, 1024, 600}};
    (void)state;
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        kit_flat_until_results(&T, tables[i].game, tables[i].seats, tables[i].w, tables[i].h, 3.78f);
        to_the_last_step();
        assert_on_both_sides(ZONE_REVEAL_NEXT, 0);
        assert_on_both_sides(ZONE_APP_AGAIN, 1);
        assert_on_both_sides(ZONE_APP_PICKER, 1);
        assert_on_both_sides(ZONE_APP_TITLE, 1);
        const uint32_t won =
            app_director_game(T.app->table)->winners(app_director_view(T.app->table, NT_SPECTATOR).pub);
        assert_int_equal(crowns_at_the_edges(), nt_count(won));
        kit_end(&T);
    }
}

/* What has no title yet stands without a dash before it. */
static void no_words_begin_with_a_dash(void) {
    static const char dash[] = "\xE2\x80\x93 ";
    const ui_draw *d = T.app->shown;
    for (int i = 0; i < d->n; i++) {
        const ui_command *c = &d->command[i];
        assert_true(c->kind != UI_TEXT || strncmp(d->arena + c->text, dash, strlen(dash)) != 0);
    }
}

static void a_title_that_is_missing_leaves_no_dash(void **state) {
    static const char *const games[] = {"growl", "eatme"};
    (void)state;
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        kit_flat_until_results(&T, games[i], 6, 1280, 800, 3.78f);
        no_words_begin_with_a_dash();
        for (int step = 0; step < 40 && player_press(&T.hand, ZONE_REVEAL_NEXT, -1); step++) {
            for (int ms = 0; ms < 5000; ms += 100) {
                player_wait(&T.hand, 100);
                no_words_begin_with_a_dash();
            }
        }
        kit_end(&T);
    }
}

/* What the bar at the lower side says, or NULL. */
static const ui_mark *said_below(void) {
    const ui_frame *window = &T.app->frame;
    const ui_mark *m = ui_mark_next(T.app->shown, UI_MARK_SENTENCE, NULL);
    while (m != NULL && (m->place != 0 || m->at.w < m->at.h || m->at.y < window->height / 2)) {
        m = ui_mark_next(T.app->shown, UI_MARK_SENTENCE, m);
    }
    return m;
}

/* Until it is read who has won the words before that stand as they stood, all of them, where they were before it was
 * pressed on; those come beside the room of the buttons. */
static void words_stay_until_the_last_ones_come(void **state) {
    (void)state;
    kit_flat_until_results(&T, "eatme", 5, 1280, 800, 3.78f);
    T.app->settings.pace = APP_PACE_NORMAL;
    app_settings_changed(T.app);
    assert_true(player_press(&T.hand, ZONE_REVEAL_NEXT, -1));
    player_wait(&T.hand, 5000);
    const int before = said_below()->n;
    const ui_rect stood = said_below()->at;
    int others = 0, last = before;
    assert_true(player_press(&T.hand, ZONE_REVEAL_NEXT, -1));
    for (int i = 0; i < 400 && player_zone(&T.hand, ZONE_APP_AGAIN, -1) == NULL; i++) {
        player_wait(&T.hand, 10);
        const ui_mark *m = said_below();
        assert_non_null(m);
        assert_true(ui_same_place(m->at, stood) == (m->n == before));
        others += m->n != last;
        last = m->n;
    }
    assert_int_equal(others, 1);
    assert_int_equal(said_below()->n, last);
    kit_end(&T);
}

/* Hands may have been open at its edges, and it lies on another picture. */
static void it_goes_dark_before_the_title(void **state) {
    (void)state;
    kit_flat_until_results(&T, "sabbath", 4, 1280, 800, 3.78f);
    to_the_last_step();
    T.app->settings.pace = APP_PACE_SLOW;
    assert_true(player_press(&T.hand, ZONE_APP_TITLE, -1));
    assert_string_equal(app_scene_name(T.app), "title");
    assert_true(rise_moves(T.app));
    assert_int_equal(T.app->rise.way, RISE_THROUGH_DARK);
    kit_end(&T);
}

/* Where the buttons have a row of their own, as on a table that stands upright, they are large and in its middle. */
static void assert_in_the_middle(const char *const zone[], int n) {
    float left = 1e6f, right = 0.0f;
    for (int i = 0; i < n; i++) {
        const ui_zone *z = player_zone(&T.hand, zone[i], -1);
        assert_non_null(z);
        assert_true(z->at.w > 200.0f);
        left = fminf(left, z->at.x);
        right = fmaxf(right, z->at.x + z->at.w);
    }
    assert_true(fabsf(left + right - T.app->frame.width) < 4.0f);
}

static void a_row_of_buttons_is_large(void **state) {
    static const char *const next[] = {ZONE_REVEAL_NEXT}, *const end[] = {ZONE_APP_AGAIN, ZONE_APP_PICKER,
                                                                          ZONE_APP_TITLE};
    (void)state;
    kit_flat_until_results(&T, "eatme", 5, 800, 1280, 3.78f);
    assert_in_the_middle(next, 1);
    to_the_last_step();
    assert_in_the_middle(end, 3);
    kit_end(&T);
}

/* What is opened from there faces whoever opened it. */
static void the_pause_faces_its_side(void **state) {
    (void)state;
    kit_flat_until_results(&T, "eatme", 5, 1280, 800, 3.78f);
    for (int turn = 0; turn <= 2; turn += 2) {
        assert_true(player_press(&T.hand, ZONE_PAUSE, turn));
        player_wait(&T.hand, 400);
        const ui_zone *resume = player_zone(&T.hand, ZONE_RESUME, -1), *leave = player_zone(&T.hand, ZONE_LEAVE, -1);
        assert_true(turn == 0 ? resume->at.y < leave->at.y : resume->at.y > leave->at.y);
        app_pop(T.app);
        player_wait(&T.hand, 400);
        assert_string_equal(app_scene_name(T.app), "results");
    }
    kit_end(&T);
}

/* A telephone has few pixels for a finger: the end fills it, as on any table. */
static void a_small_screen_is_filled(void **state) {
    (void)state;
    kit_flat_until_results(&T, "eatme", 5, 1280, 800, 14.0f);
    assert_non_null(player_zone(&T.hand, ZONE_REVEAL_NEXT, -1));
    int next = 0;
    for (int i = 0; i < T.app->shown->n_zones; i++) {
        next += strcmp(T.app->shown->zone[i].name, ZONE_REVEAL_NEXT) == 0;
    }
    assert_int_equal(next, 1);
    kit_end(&T);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(both_long_sides_lead_on),
        cmocka_unit_test(a_title_that_is_missing_leaves_no_dash),
        cmocka_unit_test(words_stay_until_the_last_ones_come),
        cmocka_unit_test(it_goes_dark_before_the_title),
        cmocka_unit_test(a_row_of_buttons_is_large),
        cmocka_unit_test(the_pause_faces_its_side),
        cmocka_unit_test(a_small_screen_is_filled),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
