/* Who is to act comes and goes on the public table in a few steps, in every game alike, and keeps nobody waiting; on
 * one that lies flat as long as no hand is open there. */
#include "app/kit_app_hands.h"

#include <string.h>

#include "app/flat/flat.h"
#include "app/laid.h"
#include "app/rise.h"
#include "app/rise_said.h"
#include "app/stack.h"
#include "ui/motion.h"
#include "ui/seats.h"
#include "ui/widgets.h"

enum { MINUTE = 60000, A_DEAL = 4 * MINUTE }; /* and its end */

typedef struct {
    const char *scene; /* of the table */
    bool on_table;     /* the last picture was of the table */
    bool table;        /* and nothing came across it */
    int lit;           /* the chair whose plate was in gold there, or -1 */
    bool still;        /* without motion */
    int changes;       /* of it */
    int said;          /* what the table says, as its marks tell it, or 0 */
    int sentences;     /* of which one came after the other */
    bool page;         /* it shows another page than its own */
    int turns;         /* from the one to the other */
    int kept;          /* lines that stayed while the other one changed */
    uint64_t begun;    /* of the one that is seen, or 0 */
} watch;

static int lit_on(const ui_draw *d) {
    int lit = -1;
    for (const ui_mark *m = NULL; (m = ui_mark_next(d, UI_MARK_LIT, m)) != NULL;) {
        lit = m->n;
    }
    return lit;
}

static int said_on(const ui_draw *d) {
    unsigned said = 0;
    for (const ui_mark *m = NULL; (m = ui_mark_next(d, UI_MARK_SENTENCE, m)) != NULL;) {
        said = said * 31 + (unsigned)m->n;
    }
    return (int)said;
}

/* What it stands on, bare, lies over the new one. */
static bool is_covered(const ui_draw *d, ui_rect at) {
    int covers = 0;
    for (int i = 0; i + 1 < d->n; i++) {
        const ui_command *c = &d->command[i];
        covers += c->kind == UI_GROUP && c[1].cuts && c->at.x == at.x && c->at.y == at.y && c->colour >> 24 == 255;
    }
    return covers >= 1;
}

/* One that is as it was is not touched. */
static bool keeps_a_line(const app *a) {
    bool keeps = false;
    for (const ui_mark *was = NULL; (was = ui_mark_next(a->rise.before, UI_MARK_SENTENCE, was)) != NULL;) {
        bool stays = false, touched = false;
        for (const ui_mark *is = NULL; (is = ui_mark_next(a->shown, UI_MARK_SENTENCE, is)) != NULL;) {
            stays |= is->n == was->n && is->at.x == was->at.x && is->at.y == was->at.y && is->at.h == was->at.h;
        }
        for (int i = 0; i < a->rise.n_sentences; i++) {
            touched |= ui_meet(a->rise.sentence[i], was->at);
        }
        keeps |= stays && !touched;
    }
    return keeps;
}

/* Where something else stood, at each side that says something. */
static bool all_others_come(const app *a) {
    for (const ui_mark *was = NULL; (was = ui_mark_next(a->rise.before, UI_MARK_SENTENCE, was)) != NULL;) {
        for (const ui_mark *is = NULL; (is = ui_mark_next(a->shown, UI_MARK_SENTENCE, is)) != NULL;) {
            bool comes = is->n == was->n || !ui_meet(is->at, was->at);
            for (int i = 0; i < a->rise.n_sentences; i++) {
                comes |= ui_meet(a->rise.sentence[i], was->at);
            }
            if (!comes) {
                return false;
            }
        }
    }
    return true;
}

/* Another sentence has come onto the table that was seen: nothing of it is seen before the old one has gone. */
static void another_sentence(watch *w, const app *a) {
    w->sentences++;
    assert_true(rise_moves(a) != w->still);
    if (w->still) {
        return;
    }
    assert_int_equal(a->rise.way, RISE_ON_TABLE);
    assert_true(a->rise.n_sentences >= 1);
    assert_true(all_others_come(a));
    for (int i = 0; i < a->rise.n_sentences; i++) {
        assert_true(is_covered(a->shown, a->rise.sentence[i]));
    }
    w->kept += keeps_a_line(a);
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

/* The page before is seen only as long as nothing is of the one that comes. */
static bool turns_over(const ui_draw *d) {
    bool turned = false;
    for (int i = 0; i + 3 < d->n; i++) {
        const ui_command *c = &d->command[i];
        if (c->kind == UI_GROUP && c->cuts && c[1].kind == UI_COVER && c[2].kind == UI_GROUP_END) {
            const bool over = c[3].kind == UI_GROUP && c[3].at.w >= d->ui->width && c[3].colour >> 24 < 255;
            assert_true(!over || c[1].colour >> 24 == 255);
            turned = true;
        }
    }
    return turned;
}

static void look_at_page(watch *w, const app *a, bool table) {
    const bool page = ui_mark_next(a->shown, UI_MARK_PAGE, NULL) != NULL;
    if (table && w->on_table && page != w->page) {
        assert_true(rise_moves(a) && a->rise.turns);
        w->turns++;
    }
    assert_true(!table || turns_over(a->shown) == (rise_moves(a) && a->rise.way == RISE_ON_TABLE && a->rise.turns));
    w->page = page;
}

static void look(void *user, app *a) {
    watch *w = user;
    const bool table = strcmp(app_scene_name(a), w->scene) == 0;
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

/* Bots play by themselves for a minute; after each picture `seen` is called. */
static void let_play(const char *game, app_mode mode, app_motion motion, uint64_t ms, void (*seen)(void *, app *),
                     void *user) {
    hands h;
    hands_begin(&h, game, MOUSE);
    h.app->settings.motion = motion;
    h.app->settings.mode = mode;
    h.app->settings.curtain_alone = true; /* nobody plays alone: it lies flat where it shall */
    app_settings_changed(h.app);
    h.app->plan.game = nt_game_find(game);
    h.app->plan.config = nt_config_standard(h.app->plan.game, h.app->plan.game->min_seats);
    h.app->plan.seating = app_seating_standard(h.app->plan.config.seats, true);
    h.app->plan.seating.seat[0].bot = true;
    h.time.seen = seen;
    h.time.user = user;
    assert_true(app_start(h.app));
    stack_settle(h.app);
    player_wait(&h.time, ms);
    hands_end(&h);
}

static watch changes_of(const char *game, app_mode mode, app_motion motion) {
    watch w = {.still = motion == APP_MOTION_OFF, .scene = mode == APP_FLAT ? "flat" : "table"};
    let_play(game, mode, motion, MINUTE, look, &w);
    return w;
}

static void whoever_is_to_act_comes_across_the_table(void **state) {
    static const char *const game[] = {"growl", "sabbath", "robbers", "eatme"};
    (void)state;
    for (size_t i = 0; i < sizeof game / sizeof game[0]; i++) {
        for (int flat = 0; flat < 2; flat++) {
            const watch w = changes_of(game[i], flat ? APP_FLAT : APP_UPRIGHT, APP_MOTION_ON);
            assert_true(w.changes > 2);
            assert_true(w.sentences > 5);
            assert_true(flat || strcmp(game[i], "robbers") != 0 || w.kept > 2);
        }
    }
}

static void without_motion_it_is_there_at_once(void **state) {
    (void)state;
    for (int flat = 0; flat < 2; flat++) {
        const watch w = changes_of("sabbath", flat ? APP_FLAT : APP_UPRIGHT, APP_MOTION_OFF);
        assert_true(w.changes > 2);
        assert_true(w.sentences > 5);
    }
}

static void look_for_pages(void *user, app *a) {
    watch *w = user;
    const bool table = strcmp(app_scene_name(a), "table") == 0;
    look_at_page(w, a, table);
    w->on_table = table;
}

/* Two full pages are never seen in each other. */
static void one_page_goes_before_the_other_comes(void **state) {
    (void)state;
    watch w = {.scene = "table"};
    let_play("robbers", APP_UPRIGHT, APP_MOTION_ON, A_DEAL, look_for_pages, &w);
    assert_true(w.turns >= 2);
}

static int said_below(const app *a, const char *second) {
    static ui_draw d;
    ui_begin(&d, &a->frame);
    ui_apron(&d, "Every house: sleep or trap?", second, true);
    return said_on(&d);
}

/* What only counts on does so at once. */
static void a_number_alone_is_no_other_line(void **state) {
    (void)state;
    hands h;
    hands_begin(&h, "eatme", MOUSE);
    const int said = said_below(h.app, "9 of 12 have set their wheels.");
    assert_int_equal(said, said_below(h.app, "10 of 12 have set their wheels."));
    assert_int_not_equal(said, said_below(h.app, "10 of 12 have set all wheels."));
    assert_int_equal(said_below(h.app, "Votes for Hare: 1."), said_below(h.app, "Votes for Hare: 2.5."));
    assert_int_equal(said_below(h.app, "Hase: 1."), said_below(h.app, "Hase: 2,5."));
    assert_int_not_equal(said_below(h.app, "Votes: 1"), said_below(h.app, "Votes: 1."));
    hands_end(&h);
}

static void says(ui_draw *d, const app *a, ui_rect line, const char *words, const ui_rect *strip) {
    ui_begin(d, &a->frame);
    ui_sentence_mark(d, line, words, NULL);
    if (strip != NULL) {
        ui_sentence_mark(d, *strip, "Hare gains 1.", NULL);
    }
}

/* A line and a strip that only touch change each in its own place: between them stand a chip and buttons. */
static void what_touches_is_not_one_line(void **state) {
    static ui_draw before, now;
    static const ui_rect line = {100, 700, 800, 40};
    (void)state;
    hands h;
    hands_begin(&h, "eatme", MOUSE);
    for (int over = 0; over < 2; over++) {
        const ui_rect strip = {600, over ? 725 : 735, 400, 60};
        ui_rect at[UI_DIFFER_APART];
        says(&before, h.app, line, "Now the other doors open.", &strip);
        says(&now, h.app, line, "Stag slept well.", NULL);
        assert_int_equal(rise_said_other(&before, &now, at), 1);
        assert_true(ui_same_place(at[0], over ? ui_both(line, strip) : line));
    }
    hands_end(&h);
}

/* Round a flat table buttons go and come with the line that they stand beside, as one: what takes their place never
 * lies on them. What both have stays, and so does what stands round the corner. */
static void buttons_change_with_the_line_beside_them(void **state) {
    static ui_draw before, now;
    static const ui_rect line = {100, 700, 600, 40}, longer = {708, 698, 400, 46}, shorter = {868, 698, 240, 46};
    static const ui_rect corner = {1120, 698, 46, 46}, round = {1112, 640, 46, 50}, far = {10, 300, 46, 46};
    (void)state;
    hands h;
    hands_begin(&h, "eatme", MOUSE);
    says(&before, h.app, line, "Hare votes.", NULL);
    says(&now, h.app, line, "Who leaves?", NULL);
    ui_zone_add(&before, "undo", 0, longer, 0);
    ui_zone_add(&now, "end", 0, shorter, 0);
    ui_zone_add(&now, "undo", 0, (ui_rect){708, 698, 152, 46}, 0);
    ui_zone_add(&now, "round", 0, round, 0);
    ui_zone_add(&now, "far", 0, far, 0);
    for (int i = 0; i < 2; i++) {
        ui_zone_add(i ? &now : &before, "help", 0, corner, 0);
    }
    ui_rect at[UI_DIFFER_APART];
    assert_int_equal(rise_said_other(&before, &now, at), 1);
    rise_said_with_buttons(&before, &now, at, 1);
    assert_true(ui_same_place(at[0], ui_both(line, ui_both(longer, shorter))));
    hands_end(&h);
}

static void shows_open(app *a, int n) {
    flat_scene *f = (flat_scene *)stack_top(a);
    f->edge.open[0] = 0;
    f->edge.n_open = n;
    app_dirty(a);
    assert_non_null(app_frame(a));
}

static void open_a_hand(void *user, app *a) {
    int *opened = user;
    if (strcmp(app_scene_name(a), "flat") == 0 && rise_moves(a) && laid_left(a) > 0.0f) {
        (*opened)++;
        shows_open(a, 1);
        assert_false(rise_moves(a));
        assert_true(laid_left(a) == 0.0f);
        rise_on_table(a);
        assert_false(rise_moves(a));
        shows_open(a, 0);
        assert_false(rise_moves(a));
        assert_true(laid_left(a) == 0.0f);
    }
}

/* Nothing comes while a hand lies open, neither over it nor out of it. */
static void a_hand_that_opens_ends_it(void **state) {
    int opened = 0;
    (void)state;
    let_play("growl", APP_FLAT, APP_MOTION_ON, MINUTE, open_a_hand, &opened);
    assert_true(opened > 3);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whoever_is_to_act_comes_across_the_table),
        cmocka_unit_test(without_motion_it_is_there_at_once),
        cmocka_unit_test(one_page_goes_before_the_other_comes),
        cmocka_unit_test(a_number_alone_is_no_other_line),
        cmocka_unit_test(what_touches_is_not_one_line),
        cmocka_unit_test(buttons_change_with_the_line_beside_them),
        cmocka_unit_test(a_hand_that_opens_ends_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
