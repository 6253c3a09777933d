/* What all read in the middle of GROWL's flat table lies below no open hand. */
#include "app/kit_app_flat.h"
#include "games/growl/growl.h"
#include "games/growl/growl_table.h"
#include "ui/motion.h"

#include <math.h>
#include <string.h>

static table_for_tests T;
static int houses, low, choices; /* seen beside a zone; zones that are low; all */

/* Of any seat: the public part is the same. */
static bool is_night(void) {
    static _Alignas(16) char view[4096];
    const nt_port *port = app_director_port(T.app->table, 0);
    assert_true(nt_port_view_size(port) <= sizeof view);
    return ((const growl_pub *)nt_port_view(port, view).pub)->night_open != 0;
}

static const ui_mark *mark_at(const char *name, int n) {
    const ui_mark *m = NULL;
    while ((m = ui_mark_next(T.app->shown, name, m)) != NULL && m->n != n) {
    }
    return m;
}

/* Whoever chooses sees what it is about, and no house cut by the own zone. */
static void see_choice(void) {
    static const float air = 6.0f; /* du */
    const app_step step = app_director_step(T.app->table);
    if (step.kind != STEP_OPEN || !flat_is_open(kit_flat(&T), step.seat)) {
        return;
    }
    ui_edge_seat at[UI_EDGE_SEATS];
    ui_edge_seats(&T.app->frame, &kit_flat(&T)->edge, at);
    const ui_rect zone = ui_edge_on_window(&T.app->frame, at[step.seat].turn, at[step.seat].zone);
    const ui_mark *house = mark_at(GROWL_MARK_HOUSE, step.seat), *card = mark_at(GROWL_MARK_READ, GROWL_READ_TURNED);
    assert_true(house == NULL || !ui_meet(house->at, zone));
    assert_true(card == NULL || !ui_meet(ui_inset(card->at, -air), zone));
    houses += house != NULL;
    low += (int)(kit_flat(&T)->edge.low >> step.seat & 1u);
    choices++;
}

/* Until a night is open and all hands are closed; false: the match ends before. */
static bool play_to_night(void) {
    for (int i = 0; i < 2000; i++) {
        if (strcmp(app_scene_name(T.app), "flat") == 0 && is_night() &&
            app_director_step(T.app->table).kind == STEP_PRIVATE) {
            player_wait(&T.hand, 3 * MOTION_PAGE);
            return true;
        }
        if (strcmp(app_scene_name(T.app), "flat") == 0) {
            see_choice();
        }
        if (!player_act(&T.hand)) {
            return false;
        }
    }
    return false;
}

/* Silence, the hour, the card and its rule are there, off the hand and off each other. */
static void see_all_read(ui_rect zone, int seats) {
    static const int all[] = {GROWL_READ_SILENCE, GROWL_READ_HOUR, GROWL_READ_CARD, GROWL_READ_RULE};
    for (int i = 0; i < 4; i++) {
        const ui_mark *m = mark_at(GROWL_MARK_READ, all[i]);
        if (m == NULL || ui_meet(m->at, zone)) {
            fail_msg("%d seats on %d x %d: %d lies below a hand", seats, T.app->frame.pixel_w, T.app->frame.pixel_h,
                     all[i]);
        }
        for (int k = 0; k < i; k++) {
            assert_false(ui_meet(m->at, mark_at(GROWL_MARK_READ, all[k])->at));
        }
    }
}

static void see_beside_each(int seats, int w, int h) {
    ui_edge_seat at[UI_EDGE_SEATS];
    kit_flat_begin(&T, "growl", seats, w, h, 3.78f, 0);
    assert_true(play_to_night());
    for (int seat = 0; seat < seats; seat++) {
        if (!ui_edge_opens(&T.app->frame, &kit_flat(&T)->edge, seat) || !player_hold_chip(&T.hand, seat)) {
            continue;
        }
        player_wait(&T.hand, 3 * MOTION_PAGE);
        assert_true(flat_looks(kit_flat(&T), seat));
        ui_edge_seats(&T.app->frame, &kit_flat(&T)->edge, at);
        see_all_read(ui_edge_on_window(&T.app->frame, at[seat].turn, at[seat].zone), seats);
        player_lift_chip(&T.hand, seat);
        player_wait(&T.hand, 3 * MOTION_PAGE);
    }
    kit_end(&T);
}

static void an_open_hand_leaves_the_night_read(void **state) {
    static const int size[][2] = {{800, 1280}, {1200, 1920}, {1280, 800}, {1920, 1080}}, seats[] = {4, 6, 10, 15};
    (void)state;
    for (size_t i = 0; i < sizeof size / sizeof size[0]; i++) {
        for (size_t k = 0; k < sizeof seats / sizeof seats[0]; k++) {
            see_beside_each(seats[k], size[i][0], size[i][1]);
        }
    }
    assert_true(houses > 0.8f * (float)choices);
    assert_true(low > choices / 2);
}

static int seen_coming;

static void see_silence(void *user, app *a) {
    const ui_draw *d = a->shown;
    const ui_mark *m = mark_at(GROWL_MARK_READ, GROWL_READ_SILENCE);
    (void)user;
    for (int i = 0; i < d->n_boxes && m != NULL; i++) {
        const ui_rect at = d->box[i].at;
        if (strcmp(d->arena + d->box[i].text, "Silence till dawn") == 0) {
            assert_true(at.y >= m->at.y && at.y + at.h <= m->at.y + m->at.h);
            seen_coming++;
        }
    }
}

/* It left below the bar at the near side, and was cut there. */
static void silence_comes_and_goes_in_its_place(void **state) {
    (void)state;
    kit_flat_begin(&T, "growl", 6, 1280, 800, 3.78f, 0);
    T.hand.seen = see_silence;
    for (int i = 0; i < 2000 && !is_night(); i++) {
        T.app->settings.pace = app_director_step(T.app->table).kind == STEP_OPEN ? APP_PACE_NORMAL : APP_PACE_AT_ONCE;
        assert_true(player_act(&T.hand));
    }
    player_wait(&T.hand, 10000);
    assert_true(seen_coming > 1);
    kit_end(&T);
}

/* Larger words let hands reach so far over a window that stands that nothing is between them. */
static void cards_keep_their_shape_beside_large_words(void **state) {
    static const int size[][2] = {{800, 1280}, {1280, 800}}, seats[] = {4, 5, 6, 8, 10};
    (void)state;
    for (int i = 0; i < 10; i++) {
        kit_flat_begin(&T, "growl", seats[i / 2], size[i % 2][0], size[i % 2][1], 3.78f, 0);
        T.app->settings.text_percent = 175;
        app_settings_changed(T.app);
        player_wait(&T.hand, 20000);
        const ui_mark *slot = ui_mark_next(T.app->shown, GROWL_MARK_NIGHTS, NULL);
        assert_non_null(slot);
        assert_float_equal(slot->at.w / slot->at.h, TABLE_CARD, 0.02f);
        assert_true(slot->at.w > 0.05f * fminf(T.app->frame.width, T.app->frame.height));
        kit_end(&T);
    }
}

static void see_whole(void *user, app *a) {
    (void)user;
    assert_false(ui_overflowed(a->shown));
}

/* Places for the night's rule beside the hand of who chooses are sought by its words, again and again. */
static void fifteen_leave_nothing_out_of_a_frame(void **state) {
    (void)state;
    kit_flat_begin(&T, "growl", 15, 1280, 800, 3.78f, 0);
    T.hand.seen = see_whole;
    assert_true(play_to_night());
    while (is_night() && player_act(&T.hand)) {
    }
    kit_end(&T);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_open_hand_leaves_the_night_read),
        cmocka_unit_test(silence_comes_and_goes_in_its_place),
        cmocka_unit_test(cards_keep_their_shape_beside_large_words),
        cmocka_unit_test(fifteen_leave_nothing_out_of_a_frame),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
