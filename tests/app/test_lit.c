/* Who is to act comes and goes on the public table in a few steps, in every game alike, and keeps nobody waiting. */
#include "app/kit_app_hands.h"

#include <string.h>

#include "app/rise.h"
#include "app/stack.h"
#include "ui/motion.h"
#include "ui/seats.h"
#include "ui/widgets.h"

typedef struct {
    bool on_table;  /* the last picture was of the table */
    bool table;     /* and nothing came across it */
    int lit;        /* the chair whose plate was in gold there, or -1 */
    bool still;     /* without motion */
    int changes;    /* of it */
    int said;       /* what the apron says, as its mark tells it, or 0 */
    int sentences;  /* of which one came after the other */
    uint64_t begun; /* of the one that is seen, or 0 */
} watch;

static int lit_on(const ui_draw *d) {
    int lit = -1;
    for (const ui_mark *m = NULL; (m = ui_mark_next(d, UI_MARK_LIT, m)) != NULL;) {
        lit = m->n;
    }
    return lit;
}

static int said_on(const ui_draw *d) {
    int said = 0;
    for (const ui_mark *m = NULL; (m = ui_mark_next(d, UI_MARK_SENTENCE, m)) != NULL;) {
        said = m->n;
    }
    return said;
}

/* Another sentence has come onto the table that was seen: nothing of it is seen before the old one has gone. */
static void another_sentence(watch *w, const app *a) {
    const ui_draw *d = a->shown;
    const ui_rect at = a->rise.sentence;
    w->sentences++;
    assert_true(rise_moves(a) != w->still);
    if (w->still) {
        return;
    }
    assert_int_equal(a->rise.way, RISE_ON_TABLE);
    assert_true(at.w > 0.0f);
    int covers = 0;
    for (int i = 0; i + 1 < d->n; i++) {
        const ui_command *c = &d->command[i];
        covers += c->kind == UI_GROUP && c[1].cuts && c->at.x == at.x && c->at.y == at.y && c->colour >> 24 == 255;
    }
    assert_true(covers >= 1); /* the bare apron */
}

static bool lies_in_a_part(const ui_differ *parts, ui_rect r) {
    for (int i = 0; i < parts->n; i++) {
        const ui_rect p = parts->at[i];
        if (p.x <= r.x && p.y <= r.y && p.x + p.w >= r.x + r.w && p.y + p.h >= r.y + r.h) {
            return true;
        }
    }
    return false;
}

/* Each plate that was or is in gold, and not the other one, is among what comes across. */
static void covers_what_changes(const app *a) {
    const ui_draw *const list[] = {a->rise.before, a->shown};
    for (int k = 0; k < 2; k++) {
        for (const ui_mark *m = NULL; (m = ui_mark_next(list[k], UI_MARK_LIT, m)) != NULL;) {
            const bool alone = lit_on(list[1 - k]) != m->n;
            assert_true(!alone || lies_in_a_part(a->rise.parts, m->at));
        }
    }
}

static void look(void *user, app *a) {
    watch *w = user;
    const bool table = strcmp(app_scene_name(a), "table") == 0;
    const int lit = lit_on(a->shown);
    if (w->begun != 0 && !rise_moves(a)) {
        assert_in_range(a->now - a->rise.begun, 0, MOTION_PANEL);
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
            covers_what_changes(a);
        }
    }
    if (table && w->on_table && said_on(a->shown) != w->said) {
        another_sentence(w, a);
    }
    w->on_table = table;
    w->said = said_on(a->shown);
    w->table = table && !rise_moves(a);
    w->lit = lit;
}

static watch changes_of(const char *game, app_motion motion) {
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
    return w;
}

static void whoever_is_to_act_comes_across_the_table(void **state) {
    static const char *const game[] = {"growl", "sabbath", "robbers", "eatme"};
    (void)state;
    for (size_t i = 0; i < sizeof game / sizeof game[0]; i++) {
        const watch w = changes_of(game[i], APP_MOTION_ON);
        assert_true(w.changes > 2);
        assert_true(w.sentences > 5);
    }
}

static void without_motion_it_is_there_at_once(void **state) {
    (void)state;
    const watch w = changes_of("sabbath", APP_MOTION_OFF);
    assert_true(w.changes > 2);
    assert_true(w.sentences > 5);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whoever_is_to_act_comes_across_the_table),
        cmocka_unit_test(without_motion_it_is_there_at_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
