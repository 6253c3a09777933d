/* Who is to act comes and goes on the public table in a few steps, in every game alike, and keeps nobody waiting. */
#include "app/kit_app_hands.h"

#include <string.h>

#include "app/rise.h"
#include "app/stack.h"
#include "ui/motion.h"
#include "ui/seats.h"

typedef struct {
    bool table;     /* the last picture was of the table, and nothing came across it */
    int lit;        /* the chair whose plate was in gold there, or -1 */
    bool still;     /* without motion */
    int changes;    /* of it */
    uint64_t begun; /* of the one that is seen, or 0 */
} watch;

static int lit_on(const ui_draw *d) {
    int lit = -1;
    for (int i = 0; i < d->n_marks; i++) {
        lit = strcmp(d->mark[i].name, UI_MARK_LIT) == 0 ? d->mark[i].n : lit;
    }
    return lit;
}

static void look(void *user, app *a) {
    watch *w = user;
    const bool table = strcmp(app_scene_name(a), "table") == 0;
    const int lit = lit_on(a->shown);
    if (w->begun != 0 && !rise_moves(a)) {
        assert_in_range(a->now - w->begun, 0, MOTION_PANEL);
        assert_true(rise_wake(a) == UINT64_MAX);
        w->begun = 0;
    }
    if (table && w->table && lit != w->lit) {
        w->changes++;
        assert_true(rise_moves(a) != w->still);
        assert_false(rise_holds(a));
        if (!w->still) {
            assert_int_equal(a->rise.way, RISE_ON_TABLE);
            w->begun = a->now;
        }
    }
    w->table = table && !rise_moves(a);
    w->lit = lit;
}

static int changes_of(const char *game, app_motion motion) {
    hands h;
    watch w = {.still = motion == APP_MOTION_OFF};
    hands_begin(&h, game, MOUSE);
    h.app->settings.motion = motion;
    app_settings_changed(h.app);
    h.app->plan.game = nt_game_find(game);
    h.app->plan.config = nt_config_standard(h.app->plan.game, h.app->plan.game->min_seats);
    h.app->plan.seating = app_seating_standard(h.app->plan.config.seats, true);
    h.app->plan.seating.seat[0].bot = true;
    h.time.seen = look;
    h.time.user = &w;
    assert_true(app_start(h.app));
    stack_settle(h.app);
    player_wait(&h.time, 60000);
    hands_end(&h);
    return w.changes;
}

static void whoever_is_to_act_comes_across_the_table(void **state) {
    static const char *const game[] = {"growl", "sabbath", "robbers", "eatme"};
    (void)state;
    for (size_t i = 0; i < sizeof game / sizeof game[0]; i++) {
        assert_true(changes_of(game[i], APP_MOTION_ON) > 2);
    }
}

static void without_motion_it_is_there_at_once(void **state) {
    (void)state;
    assert_true(changes_of("sabbath", APP_MOTION_OFF) > 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whoever_is_to_act_comes_across_the_table),
        cmocka_unit_test(without_motion_it_is_there_at_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
