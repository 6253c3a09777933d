/* What is pressed on both pages of an end, and names on both, are never seen to go and come again: all the way from
 * the one to the other each is drawn whole. Whoever has won: test_same_winners. */
#include "app/kit_app_flat.h"
#include "app/kit_app_same.h"

#include <string.h>

#include "app/inside.h"
#include "app/rise.h"
#include "app/table/table_scene.h"
#include "ui/extent.h"
#include "ui/motion.h"
#include "ui/same.h"

extern const nt_table eatme_table, growl_table, sabbath_table;

enum { SEED = 5, STEP_STANDS = 10000, DEEP = 8, ROUND = 96, MOST_SHOWN = 48 };

/* Buttons of the foot, which the table and its end both have; in large words, too. The log, which is shut at the
 * end's first page, goes over into a pale one and is never gone. */
static void what_is_pressed_on_both_stays(void **state) {
    (void)state;
    static const char *const words[] = {"Rules", "Pause"};
    static const float text[] = {1.0f, 1.75f};
    for (int k = 0; k < 2; k++) {
        table_for_tests t;
        int pictures = 0;
        kit_same_begin(&t, "sabbath", &sabbath_table, 4, text[k]);
        assert_int_equal(t.app->rise.way, RISE_OUT_OF_PAGE);
        for (; rise_moves(t.app); pictures++) {
            for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
                assert_int_equal(kit_same_seen(t.app->shown, words[i]), 255);
            }
            assert_in_range(kit_same_seen(t.app->shown, "Log"), 1, 255);
            assert_false(t.app->shown->overflow);
            player_wait(&t.hand, MOTION_FRAME);
        }
        assert_true(pictures >= MOTION_PAGE / MOTION_FRAME / 2);
        kit_end(&t);
    }
}

/* What stood there that night folds first; names are seen once all the time, in a row of houses and in a list. */
static void names_stay_from_the_last_night_to_the_points(void **state) {
    (void)state;
    static const float text[] = {1.0f, 1.75f};
    for (int k = 0; k < 2; k++) {
        table_for_tests t;
        int folds = 0, glides = 0;
        kit_same_begin(&t, "eatme", &eatme_table, 6, text[k]);
        player_wait(&t.hand, STEP_STANDS);
        kit_same_go_on(&t, "reveal.next");
        const table_ui *ui = &table_scene_shown(t.app)->ui;
        while (ui->opening > 0.0f) {
            for (int i = 0; i < t.app->plan.seating.n; i++) {
                assert_int_equal(kit_same_places(t.app->shown, ui->seat[i].name), 1);
                assert_int_equal(kit_same_seen(t.app->shown, ui->seat[i].name), 255);
            }
            assert_false(t.app->shown->overflow);
            folds += glides == 0 && !rise_moves(t.app);
            glides += rise_moves(t.app) && t.app->rise.way == RISE_WITH_SAME;
            player_wait(&t.hand, MOTION_FRAME);
        }
        assert_true(folds > 1 && glides >= MOTION_SAME / MOTION_FRAME / 2);
        kit_end(&t);
    }
}

/* Until nothing moves; returns in how many pictures all of this was seen as a whole. */
static int stay_whole(table_for_tests *t, const char *const word[], int n) {
    int pictures = 0;
    for (; rise_moves(t->app); pictures++) {
        for (int i = 0; i < n; i++) {
            assert_int_equal(kit_same_seen(t->app->shown, word[i]), 255);
        }
        player_wait(&t->hand, MOTION_FRAME);
    }
    return pictures;
}

/* Also where Enter presses another one of them, or where one has another name on either page. */
static void what_two_menus_have_stays(void **state) {
    (void)state;
    static const char *const words[] = {"Back", "Start"};
    const nt_game *games[] = {nt_game_find("growl"), nt_game_find("sabbath"), NULL};
    const nt_table *tables[] = {&growl_table, &sabbath_table, NULL};
    table_for_tests t;
    kit_folder(t.dir, sizeof t.dir);
    t.app = kit_app_with(t.dir, SEED, games, tables, kit_type());
    player_begin(&t.hand, t.app, SEED);
    player_wait(&t.hand, STEP_STANDS);
    kit_same_go_on(&t, "play");
    player_wait(&t.hand, STEP_STANDS);
    assert_true(player_press(&t.hand, "game", 0));
    player_wait(&t.hand, 0);
    assert_true(stay_whole(&t, words, 1) > 1);
    kit_same_go_on(&t, "next");
    assert_true(stay_whole(&t, words, 2) > 1);
    kit_same_go_on(&t, "back");
    assert_true(stay_whole(&t, words, 2) > 1);
    kit_same_go_on(&t, "back");
    assert_true(stay_whole(&t, words, 1) > 1);
    kit_end(&t);
}

/* Words round the middle of a flat table, and how much is seen of each through what lies over it; of 255. */
typedef struct {
    int n;
    const char *word[ROUND];
    ui_rect where[ROUND];
    unsigned alpha[ROUND];
} round_words;

/* Letters reach beyond their line. */
static void cover(round_words *r, ui_rect by, unsigned alpha) {
    for (int i = 0; i < r->n; i++) {
        const ui_rect at = ui_centre(r->where[i], r->where[i].w / 2, r->where[i].h / 3);
        if (by.x <= at.x && by.y <= at.y && by.x + by.w >= at.x + at.w && by.y + by.h >= at.y + at.h) {
            r->alpha[i] = r->alpha[i] * (255 - alpha) / 255;
        }
    }
}

static void find_round(const ui_draw *d, round_words *r) {
    ui_extents walk = {.list = d};
    unsigned alpha[DEEP] = {255};
    ui_rect where;
    int depth = 0, place = 0;
    r->n = 0;
    for (ui_extent is; (is = ui_extent_next(&walk, &where)) != UI_EXTENT_END;) {
        const ui_command *c = &d->command[walk.at];
        if (c->kind == UI_GROUP_END) {
            place = place == depth-- ? 0 : place;
        } else if (is == UI_EXTENT_AROUND) {
            alpha[depth + 1] = alpha[depth] * (c->kind == UI_GROUP ? c->colour >> 24 : 255) / 255;
            depth++;
            place = c->kind == UI_PLACE && place == 0 ? depth : place;
        } else if (c->kind == UI_TEXT && place == 0) {
            assert_true(r->n < ROUND);
            r->word[r->n] = d->arena + c->text;
            r->where[r->n] = where;
            r->alpha[r->n++] = alpha[depth];
        } else if (c->kind != UI_TEXT) {
            cover(r, where, (c->kind == UI_PICTURE ? 0 : c->colour >> 24) * alpha[depth] / 255);
        }
    }
}

static bool says(const ui_draw *d, const char *word) {
    int i = 0;
    while (i < d->n && (d->command[i].kind != UI_TEXT || strcmp(d->arena + d->command[i].text, word) != 0)) {
        i++;
    }
    return i < d->n;
}

/* Of the words that this list says and the other does not, the most that is seen on `shown`. */
static unsigned most_of(const round_words *shown, const ui_draw *list, const ui_draw *other) {
    unsigned most = 0;
    for (int i = 0; i < shown->n; i++) {
        const bool its = says(list, shown->word[i]) && !says(other, shown->word[i]);
        most = its && shown->alpha[i] > most ? shown->alpha[i] : most;
    }
    return most;
}

/* From one page to the next that has the same on it. */
static void words_take_turns(table_for_tests *t) {
    static ui_draw before, after, shown[MOST_SHOWN];
    static round_words words;
    int n = 0, old = 0, new = 0;
    before = *t->app->rise.before;
    for (; rise_moves(t->app); n++) {
        assert_true(n < MOST_SHOWN);
        shown[n] = *t->app->shown;
        player_wait(&t->hand, MOTION_FRAME);
    }
    after = *t->app->shown;
    for (int i = 0; i < n; i++) {
        find_round(&shown[i], &words);
        const unsigned goes = most_of(&words, &before, &after), comes = most_of(&words, &after, &before);
        assert_true(goes == 255 || i > 0);
        assert_true(goes == 0 || comes == 0);
        old += goes > 0;
        new += comes > 0;
    }
    assert_true(old > 1 && new > 1);
}

/* What is said and pressed in the bars goes before anything else comes there. */
static void words_round_a_flat_table_go_first(void **state) {
    (void)state;
    table_for_tests t;
    int pages = 0;
    kit_flat_begin(&t, "growl", 6, 1280, 800, 5.9f, 0);
    kit_same_play_to_results(&t);
    t.app->settings.pace = APP_PACE_NORMAL;
    app_settings_changed(t.app);
    player_wait(&t.hand, STEP_STANDS);
    while (player_zone(&t.hand, "reveal.next", -1) != NULL) {
        kit_same_go_on(&t, "reveal.next");
        if (rise_moves(t.app) && t.app->rise.way == RISE_WITH_SAME) {
            words_take_turns(&t);
            pages++;
        }
        player_wait(&t.hand, STEP_STANDS);
    }
    assert_int_equal(pages, 2); /* to who has won, and to the gold, where other buttons stand */
    kit_end(&t);
}

/* What stays is found by who it is, with its commands; in a place by where that lies on the window. */
static void same_things_are_told(void **state) {
    (void)state;
    static ui_draw d;
    const ui_frame ui = {.pixel_w = 1280, .pixel_h = 800, .u = 1.0f, .width = 1280, .height = 800};
    ui_same all[UI_SAME_MOST];
    ui_begin(&d, &ui);
    ui_fill(&d, (ui_rect){0, 0, 10, 10}, 0);
    assert_int_equal(ui_same_all(&d, all), 0);
    const int from = d.n;
    ui_fill(&d, (ui_rect){5, 6, 7, 8}, 0);
    ui_same_add(&d, UI_SAME_MOST - 1, from, (ui_rect){5, 6, 7, 8});
    ui_same_add(&d, UI_SAME_MOST, from, (ui_rect){5, 6, 7, 8});
    assert_int_equal(ui_same_all(&d, all), 1);
    assert_int_equal(all[0].who, UI_SAME_MOST - 1);
    assert_int_equal(all[0].drawn.from, 1);
    assert_int_equal(all[0].drawn.to, 2);
    assert_true(all[0].at.x == 5 && all[0].at.w == 7);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_pressed_on_both_stays),
        cmocka_unit_test(what_two_menus_have_stays),
        cmocka_unit_test(words_round_a_flat_table_go_first),
        cmocka_unit_test(names_stay_from_the_last_night_to_the_points),
        cmocka_unit_test(same_things_are_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
