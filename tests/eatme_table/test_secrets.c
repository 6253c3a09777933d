/* Two truths of the choice: the table shows the same until a wheel is turned round, and the private frame of one who
 * sleeps has the shape and the light of one who sets a trap (eat-me.md 7). */
#include <math.h>

#include "eatme_table/stage.h"

/* Plays the same open moves with these wheels, and draws every public frame of the way up to `stop` of them. */
static int frames_of(bench *b, int n, const char *wheels, int stop, ui_draw *into) {
    int drawn = 0;

    bench_deal(b, n, NULL);
    for (int k = 1; k < n && drawn <= stop; k++) {
        bench_lock(b, k, wheels[k - 1] == 's' ? EATME_SLEEP : EATME_TRAP);
        for (int i = 0; i < b->events.n && drawn <= stop; i++, drawn++) {
            bench_tell(b, into, i, 0.4f);
        }
        if (drawn <= stop) {
            const table_ui ui = bench_public(b);
            bench_draw(b, into, &ui);
            drawn++;
        }
    }
    return drawn;
}

static void the_table_shows_no_wheel_before_its_time(void **state) {
    bench *b = *state;
    static const char *const truth[] = {"sssss", "ttttt", "stsst", "tsttt"};

    for (int n = 3; n <= 6; n++) {
        const int all = frames_of(b, n, truth[0], 10000, b->on.list);
        assert_true(all > n);
        for (int stop = 0; stop < all; stop++) {
            for (size_t i = 1; i < sizeof truth / sizeof truth[0]; i++) {
                frames_of(b, n, truth[0], stop, b->on.list);
                frames_of(b, n, truth[i], stop, b->on.other);
                stage_same(b->on.list, b->on.other);
            }
        }
    }
}

/* Between the victim's wheel and the others' the table knows the first alone. */
static void the_others_stay_hidden_after_the_attack(void **state) {
    bench *b = *state;

    for (int n = 3; n <= 6; n++) {
        ui_draw *list[2] = {b->on.list, b->on.other};
        for (int i = 0; i < 2; i++) {
            bench_deal(b, n, NULL);
            bench_lock(b, 1, EATME_SLEEP);
            for (int k = 2; k < n; k++) {
                bench_lock(b, k, (k + i) % 2 ? EATME_SLEEP : EATME_TRAP);
            }
            bench_attack(b, 1);
            const table_ui ui = bench_public(b);
            bench_draw(b, list[i], &ui);
        }
        stage_same(b->on.list, b->on.other);
    }
}

/* ---- the private frame ---- */

static void choose(bench *b, ui_draw *list, int wheel, uint32_t shuffle) {
    table_ui ui = bench_private(b, 1);
    nt_move move;

    ui.shuffle = shuffle;
    bench_press(b, &ui, "wheel", wheel, &move);
    bench_draw(b, list, &ui);
}

static void assert_same_shape(bench *b) {
    double light[2];

    stage_same_places(b->on.list, b->on.other);
    for (int i = 0; i < b->on.list->n_zones; i++) {
        assert_int_equal(b->on.list->zone[i].flags, b->on.other->zone[i].flags);
    }
    assert_int_equal(b->on.list->n_boxes, b->on.other->n_boxes);
    for (int i = 0; i < 2; i++) {
        pf_paint(b->on.screen, i ? b->on.other : b->on.list);
        light[i] = pf_frame_luminance(b->on.screen);
    }
    if (light[1] > light[0] * 1.01 || light[1] < light[0] * 0.99) {
        fail_msg("light %.5f or %.5f", light[0], light[1]);
    }
}

/* Somebody who sees from the side which half was pressed knows nothing, since the halves change places; and seen
 * without its pictures a press on sleep is a press on trap. */
static void sleep_and_trap_have_one_shape(void **state) {
    bench *b = *state;
    static const float text[] = {1.0f, 1.75f};

    bench_deal(b, 4, NULL);
    for (int i = 0; i < 2; i++) {
        b->on.frame.text_scale = text[i];
        choose(b, b->on.list, EATME_SLEEP, 0);
        choose(b, b->on.other, EATME_TRAP, 1);
        assert_same_shape(b);
        choose(b, b->on.list, EATME_SLEEP, 1);
        choose(b, b->on.other, EATME_TRAP, 0);
        assert_same_shape(b);
    }
    b->on.frame.text_scale = 1.0f;
}

/* ---- light ---- */

static double light_of(bench *b, const table_ui *ui) {
    bench_draw(b, b->on.list, ui);
    pf_paint(b->on.screen, b->on.list);
    return pf_frame_luminance(b->on.screen);
}

static double apart(double a, double b) {
    return fabs(a - b) / fmax(a, b);
}

/* Sleep or trap: lit on either side; the wheel that is set, with no question left; each held and told of. */
static void light_is_one(bench *b, const char *where) {
    double choice[4], set[2], held[2];

    for (int k = 0; k < 2; k++) {
        bench_deal(b, 4, NULL);
        table_ui ui = bench_private(b, 1);
        ui.picks = 1;
        for (int side = 0; side < 2; side++) {
            ui.shuffle = (uint32_t)side;
            ui.pick[0] = (uint8_t)(EATME_SLEEP + k);
            choice[2 * k + side] = light_of(b, &ui);
        }
        ui.page = EATME_SLEEP + k;
        ui.pick[0] = EATME_SLEEP;
        held[k] = light_of(b, &ui);
        bench_lock(b, 1, EATME_SLEEP + k);
        ui = bench_private(b, 1);
        set[k] = light_of(b, &ui);
    }
    for (int i = 1; i < 4; i++) {
        if (apart(choice[i], choice[0]) > 0.01) {
            fail_msg("%s: choice of light %.5f or %.5f", where, choice[0], choice[i]);
        }
    }
    if (apart(held[0], held[1]) > 0.01 || apart(set[0], set[1]) > 0.01) {
        fail_msg("%s: held %.5f or %.5f, set %.5f or %.5f", where, held[0], held[1], set[0], set[1]);
    }
}

static void sleep_and_trap_give_one_light(void **state) {
    static const char *const lang[] = {"en", "de", "es", "fr", "it", "ja", "th", "zh-Hant"};
    static const int size[][2] = {{1280, 800}, {800, 1280}, {1920, 1080}};
    stage *s = &((bench *)*state)->on;
    const char *frames = getenv("NT_FRAMES");
    const bool all = frames != NULL && strcmp(frames, "all") == 0;
    char where[80];

    for (int i = 0; i < 8; i++) {
        stage_words(s, NT_SOURCE_DIR "/locales", lang[i]);
        for (int k = all ? 0 : i % 3; k < 12;
             k += all ? 1 : 3) { /* each window, each size of text, either contrast */
            const int *at = size[(k + k / 3) % 3], percent = k / 3 % 2 ? 175 : 100;
            stage_size(s, at[0], at[1], 3.78f, (float)percent / 100);
            s->frame.high_contrast = k >= 6;
            snprintf(where, sizeof where, "%s, %dx%d, %d %%%s", lang[i], at[0], at[1], percent,
                     s->frame.high_contrast ? ", high contrast" : "");
            light_is_one(*state, where);
        }
    }
    s->frame.high_contrast = false;
    stage_words(s, NT_SOURCE_DIR "/locales", "en");
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

static void the_sides_change_places(void **state) {
    bench *b = *state;
    table_ui ui;

    bench_deal(b, 4, NULL);
    ui = bench_private(b, 1);
    for (uint32_t shuffle = 0; shuffle < 2; shuffle++) {
        ui.shuffle = shuffle;
        bench_draw(b, b->on.list, &ui);
        const bool sleep_left = ui_zone_named(b->on.list, "wheel", EATME_SLEEP)->at.x <
                                ui_zone_named(b->on.list, "wheel", EATME_TRAP)->at.x;
        assert_int_equal(sleep_left, shuffle == 0);
    }
}

/* One press on a side and one on Done, whatever is chosen; the choice may be changed before. */
static void both_choices_take_as_many_presses(void **state) {
    bench *b = *state;

    bench_deal(b, 4, NULL);
    for (int wheel = EATME_SLEEP; wheel <= EATME_TRAP; wheel++) {
        table_ui ui = bench_private(b, 2);
        nt_move move = {0};
        assert_false(bench_press(b, &ui, ZONE_DONE, 0, &move));
        assert_false(bench_press(b, &ui, "wheel", EATME_SLEEP + EATME_TRAP - wheel, &move));
        assert_false(bench_press(b, &ui, "wheel", wheel, &move));
        assert_true(bench_press(b, &ui, ZONE_DONE, 0, &move));
        assert_int_equal(move.kind, EATME_MOVE_LOCK);
        assert_int_equal(move.arg[0], wheel);
    }
}

/* A seat's own frame knows nothing of the others' wheels. */
static void a_private_frame_holds_its_own_wheel_alone(void **state) {
    bench *b = *state;
    ui_draw *list[2] = {b->on.list, b->on.other};

    for (int i = 0; i < 2; i++) {
        bench_deal(b, 5, NULL);
        bench_lock(b, 1, EATME_SLEEP);
        for (int k = 2; k < 5; k++) {
            bench_lock(b, k, i ? EATME_SLEEP : EATME_TRAP);
        }
        const table_ui ui = bench_private(b, 1);
        assert_int_equal(ui.n_legal, 0);
        bench_draw(b, list[i], &ui);
        assert_true(stage_shows(list[i], "you sleep"));
    }
    stage_same(b->on.list, b->on.other);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_table_shows_no_wheel_before_its_time),
        cmocka_unit_test(the_others_stay_hidden_after_the_attack),
        cmocka_unit_test(sleep_and_trap_have_one_shape),
        cmocka_unit_test(sleep_and_trap_give_one_light),
        cmocka_unit_test(the_sides_change_places),
        cmocka_unit_test(both_choices_take_as_many_presses),
        cmocka_unit_test(a_private_frame_holds_its_own_wheel_alone),
    };
    return cmocka_run_group_tests(tests, bench_open, bench_close);
}
