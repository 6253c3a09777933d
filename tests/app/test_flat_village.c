/* Werewolf on a flat table: what anybody may press for all stands in both long bars, and what stands in the middle
 * faces whoever is asked, at the far edge, too. */
#include "app/kit_app_flat.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/inside.h"
#include "app/rise.h"
#include "ui/edges.h"
#include "ui/seats.h"

enum { SEATS = 8, FAR_EDGE = 2 };

static table_for_tests T;

static int pressed_at(const char *name, bool lower) {
    const ui_draw *d = T.app->shown;
    int n = 0;
    for (int i = 0; i < d->n_zones; i++) {
        const ui_rect at = d->zone[i].at;
        n += strcmp(d->zone[i].name, name) == 0 && (at.y + at.h / 2 > T.app->frame.height / 2) == lower;
    }
    return n;
}

/* The pause is on the left of half a minute more, as whoever speaks sees it. */
static void see_clock(int seen[2]) {
    const app_step step = app_director_step(T.app->table);
    const ui_zone *pause = player_zone(&T.hand, ZONE_CLOCK_PAUSE, -1),
                  *more = player_zone(&T.hand, ZONE_CLOCK_MORE, -1);
    if (pause == NULL || more == NULL || step.kind != STEP_OPEN) {
        return;
    }
    const bool far = ui_edge_of(SEATS, step.seat, false) == FAR_EDGE;
    assert_true((pause->at.x > more->at.x) == far);
    seen[far]++;
}

/* Which day it is stands once for either long side. */
static void see_day(void) {
    const ui_draw *d = T.app->shown;
    int n = 0;
    for (int i = 0; i < d->n_boxes; i++) {
        int day, end = 0;
        const char *text = d->arena + d->box[i].text;
        n += sscanf(text, "Day %d%n", &day, &end) == 1 && text[end] == '\0';
    }
    assert_true(n == 0 || n == 2);
}

/* Whoever is to act has a wedge at the chip, not its colour alone. */
static int see_wedge(void) {
    static const float wide = 24.0f, high = 10.0f;
    const ui_draw *d = T.app->shown;
    int chips = 0, wedges = 0;
    for (int i = 0; i < d->n_marks; i++) {
        chips += strcmp(d->mark[i].name, UI_MARK_LIT) == 0;
    }
    for (int i = 0; i < d->n; i++) {
        const ui_command *c = &d->command[i];
        wedges += c->kind == UI_SHAPE && fabsf(c->at.w - wide) < 0.1f && fabsf(c->at.h - high) < 0.1f;
    }
    assert_true(wedges >= chips);
    return chips;
}

static bool had_it(const ui_draw *d, const ui_zone *z) {
    int i = 0;
    while (i < d->n_zones &&
           !(d->zone[i].n == z->n && strcmp(d->zone[i].name, z->name) == 0 && ui_same_place(d->zone[i].at, z->at))) {
        i++;
    }
    return i < d->n_zones;
}

/* A button that comes beside a line which changes comes with that, behind all that stood there: the ground, bare, of
 * what goes lies over all of it. */
static void see_buttons_come(void *user, app *a) {
    static const float beside = 12.0f;
    const ui_draw *d = a->shown;
    int *seen = user;
    if (strcmp(app_scene_name(a), "flat") != 0 || !rise_moves(a) || a->rise.way != RISE_ON_TABLE) {
        return;
    }
    for (int i = 0; i < d->n_zones; i++) {
        const ui_zone *z = &d->zone[i];
        for (int k = 0; z->place == 0 && !had_it(a->rise.before, z) && k < a->rise.n_sentences; k++) {
            const ui_rect said = a->rise.sentence[k];
            const bool in_bar = said.w > said.h && z->at.y >= said.y && z->at.y + z->at.h <= said.y + said.h;
            if (in_bar && ui_meet(said, ui_inset(z->at, -beside))) {
                assert_true(ui_same_place(ui_both(said, z->at), said));
                ++*seen;
            }
        }
    }
}

static void a_village_is_read_from_both_sides(void **state) {
    int clocks[2] = {0, 0}, ends = 0, lit = 0;
    (void)state;
    kit_flat_begin(&T, "werewolf", SEATS, 1280, 800, 3.78f, 0);
    for (int i = 0; i < 3000 && (clocks[0] == 0 || clocks[1] == 0 || ends == 0); i++) {
        if (strcmp(app_scene_name(T.app), "flat") == 0) {
            assert_int_equal(pressed_at("end-hands", false), pressed_at("end-hands", true));
            ends += pressed_at("end-hands", true);
            see_clock(clocks);
            see_day();
            lit += see_wedge();
        }
        assert_true(player_act(&T.hand));
    }
    assert_true(clocks[0] > 0 && clocks[1] > 0 && ends > 0 && lit > 0);
    kit_end(&T);
}

/* With pictures that move, unlike the other one. */
static void buttons_come_with_the_line_beside_them(void **state) {
    int buttons = 0;
    (void)state;
    kit_flat_begin(&T, "werewolf", SEATS, 1280, 800, 3.78f, 0);
    T.app->settings.pace = APP_PACE_FAST;
    app_settings_changed(T.app);
    T.hand.seen = see_buttons_come;
    T.hand.user = &buttons;
    for (int i = 0; i < 3000 && buttons < 30; i++) {
        assert_true(player_act(&T.hand));
    }
    assert_true(buttons >= 30);
    kit_end(&T);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_village_is_read_from_both_sides),
                                       cmocka_unit_test(buttons_come_with_the_line_beside_them)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
