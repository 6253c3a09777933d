/* Whoever has won stays the same from the village to the gold: each name is seen once all the way, and whole. */
#include "app/kit_app_same.h"

#include "app/inside.h"
#include "app/rise.h"
#include "app/table/table_scene.h"
#include "games/growl/growl.h"
#include "games/growl/growl_table.h"
#include "ui/focus.h"
#include "ui/motion.h"

extern const nt_table growl_table;

enum { STEP_STANDS = 10000 };

/* On both pages, at the same place. */
static bool leads_on(const app *a) {
    const ui_zone *was = ui_zone_named(a->rise.before, "reveal.next", 0);
    const ui_zone *is = ui_zone_named(a->shown, "reveal.next", 0);
    return was != NULL && is != NULL && was->at.x == is->at.x && was->at.y == is->at.y;
}

static bool has_won(const app *a, int seat) {
    const growl_pub *pub = app_director_view(a->table, NT_SPECTATOR).pub;
    return growl_lit_seats(pub) >> seat & 1u;
}

/* Each is seen once; of the others some are gone meanwhile, where they go. Returns in how many pictures they were on
 * their way. */
static int all_stay(table_for_tests *t, bool others_go, int *leads) {
    const table_ui *ui = &table_scene_shown(t->app)->ui;
    const bool on = leads_on(t->app);
    int pictures = 0, gone = 0;
    *leads += on;
    assert_int_equal(t->app->rise.way, RISE_WITH_SAME);
    while (rise_moves(t->app)) {
        for (int i = 0; i < t->app->plan.seating.n; i++) {
            const char *name = ui->seat[i].name;
            assert_true(kit_same_places(t->app->shown, name) <= 1);
            assert_true((others_go && !has_won(t->app, i)) || kit_same_seen(t->app->shown, name) == 255);
            gone += kit_same_places(t->app->shown, name) == 0;
        }
        assert_int_equal(kit_same_seen(t->app->shown, "Pause"), 255);
        assert_true(!on || kit_same_seen(t->app->shown, "Go on") == 255);
        assert_false(t->app->shown->overflow);
        player_wait(&t->hand, MOTION_FRAME);
        pictures++;
    }
    assert_int_equal(gone > 0, others_go);
    return pictures;
}

static void whoever_has_won_stays_the_same(void **state) {
    (void)state;
    static const int seats[] = {4, 10};
    for (size_t i = 0; i < sizeof seats / sizeof seats[0]; i++) {
        table_for_tests t;
        int pages = 0, leads = 0;
        kit_same_begin(&t, "growl", &growl_table, seats[i], 1.0f);
        player_wait(&t.hand, STEP_STANDS);
        while (player_zone(&t.hand, "next", -1) == NULL) {
            const int step = table_scene_shown(t.app)->ui.step;
            kit_same_go_on(&t, "reveal.next");
            if (rise_moves(t.app) && t.app->rise.way == RISE_WITH_SAME) {
                assert_true(all_stay(&t, pages > 0, &leads) >= MOTION_SAME / MOTION_FRAME / 2);
                pages++;
            }
            player_wait(&t.hand, STEP_STANDS);
            assert_int_equal(table_scene_shown(t.app)->ui.step, step + 1);
        }
        assert_int_equal(pages, 2); /* from the village to who has won, and to the gold */
        assert_true(leads > 0);
        kit_same_go_on(&t, "finish");
        player_wait(&t.hand, STEP_STANDS);
        kit_end(&t);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(whoever_has_won_stays_the_same)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
