/* In the middle of a flat table whatever stands for a seat stands nearest to the chip of its own. */
#include "app/flat/flat_bars.h"
#include "app/kit_app_flat.h"
#include "app/stack.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static table_for_tests T;

/* How far a point of the window lies from a chip, px. */
static float apart(ui_rect chip, float x, float y) {
    const float dx = fmaxf(fmaxf(chip.x - x, x - chip.x - chip.w), 0.0f);
    const float dy = fmaxf(fmaxf(chip.y - y, y - chip.y - chip.h), 0.0f);
    return hypotf(dx, dy);
}

static void see_nearest(const char *game, const ui_mark *mark, const ui_rect chip[], int n) {
    const ui_frame *ui = &T.app->frame;
    const float x = mark->at.x + mark->at.w / 2, y = mark->at.y + mark->at.h / 2;
    for (int other = 0; other < n; other++) {
        if (other != mark->n && apart(chip[other], x, y) <= apart(chip[mark->n], x, y)) {
            fail_msg("%s for %d on %d x %d: what stands for %d at %.0f,%.0f is nearer to the chip of %d", game, n,
                     ui->pixel_w, ui->pixel_h, mark->n + 1, (double)x, (double)y, other + 1);
        }
    }
}

/* The bars beside the middle, between it and who sits at the edges there, are no way from one to the other. */
static void bring_to_middle(ui_rect chip[], int n, float below, float above, float side) {
    const ui_frame *ui = &T.app->frame;
    for (int seat = 0; seat < n; seat++) {
        const int edge = ui_edge_of(n, seat, ui->height > ui->width);
        chip[seat].y += edge == 0 ? -below : edge == 2 ? above : 0.0f;
        chip[seat].x += edge == 1 ? side : edge == 3 ? -side : 0.0f;
    }
}

/* All seats that something stands for. */
static uint32_t see_places(const char *game, int n) {
    const ui_draw *d = T.app->shown;
    ui_rect chip[UI_EDGE_SEATS];
    uint32_t seen = 0;
    ui_edge_chips(&T.app->frame, &kit_flat(&T)->edge, chip);
    const float bar = flat_bar_high(&T.app->frame), side = flat_bar_at(&T.app->frame, n, 1);
    bring_to_middle(chip, n, bar, bar, side);
    for (int i = 0; i < d->n_marks; i++) {
        if (strcmp(d->mark[i].name, UI_MARK_STANDS) == 0) {
            see_nearest(game, &d->mark[i], chip, n);
            seen |= 1u << d->mark[i].n;
        }
    }
    return seen;
}

static void see_game(const char *game, int least, int most) {
    static const int sizes[][2] = {{1280, 800}, {800, 1280}, {1024, 600}, {600, 1024}, {1920, 1080}};
    for (int n = least; n <= most; n++) {
        for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
            kit_flat_begin(&T, game, n, sizes[i][0], sizes[i][1], 3.78f, 0);
            assert_int_equal(see_places(game, n), (1u << n) - 1);
            kit_end(&T);
        }
    }
}

static void discs_of_a_village_stand_before_their_chips(void **state) {
    (void)state;
    see_game("werewolf", 6, 20);
}

static void tricks_lie_before_their_chips(void **state) {
    (void)state;
    see_game("robbers", 3, 5);
}

static void houses_stand_before_their_chips(void **state) {
    (void)state;
    see_game("growl", 4, 15);
}

/* With closed eyes round the table people still sit at their edges. */
static void discs_of_a_call_stand_before_their_chips(void **state) {
    static const int sizes[][2] = {{1280, 800}, {800, 1280}, {1024, 600}};
    static const int seats[] = {6, 8, 11, 12, 16, 20};
    static const float buttons = 84.0f; /* below the discs, with their air */
    (void)state;
    for (int i = 0; i < 18; i++) {
        const int n = seats[i / 3];
        const ui_edge_table sit = {.n = n};
        ui_rect chip[UI_EDGE_SEATS];
        uint32_t seen = 0;
        kit_flat_begin(&T, "werewolf", n, sizes[i % 3][0], sizes[i % 3][1], 3.78f, 0);
        for (int plies = 0; plies < 400 && seen == 0; plies++) {
            const ui_draw *d = T.app->shown;
            const bool called = strcmp(app_scene_name(T.app), "call") == 0;
            ui_edge_chips(&T.app->frame, &sit, chip);
            bring_to_middle(chip, n, buttons, 0.0f, 0.0f);
            for (int k = 0; k < d->n_marks && called; k++) {
                if (strcmp(d->mark[k].name, UI_MARK_DISC) == 0) {
                    see_nearest("a call", &d->mark[k], chip, n);
                    seen |= 1u << d->mark[k].n;
                }
            }
            assert_true(player_act(&T.hand));
        }
        assert_int_equal(seen, (1u << n) - 1);
        kit_end(&T);
    }
}

/* Houses of a low table of many leave the cards between them a good part of its height. */
static void cards_between_many_houses_are_large(void **state) {
    static const float part = 0.25f; /* of what is between the bars, for the smallest of the cards */
    (void)state;
    for (int n = 7; n <= 9; n++) {
        kit_flat_begin(&T, "growl", n, 1024, 600, 3.78f, 0);
        const ui_draw *d = T.app->shown;
        const ui_frame *ui = &T.app->frame;
        const float field = ui->height - 2 * (ui_edge_rim(ui) + flat_bar_high(ui));
        float high = 0.0f;
        for (int i = 0; i < d->n_marks; i++) {
            high = strcmp(d->mark[i].name, "nights") == 0 ? d->mark[i].at.h : high;
        }
        assert_true(high >= part * field);
        kit_end(&T);
    }
}

static const char long_name[] = "Schnecken";

/* Where it stands on this seat's plate, as its owner sees it. */
static ui_rect name_on_plate(int seat, int turn) {
    const ui_draw *d = T.app->shown;
    for (int i = 0; i < d->n_boxes; i++) {
        const ui_box *box = &d->box[i];
        if (box->place == FLAT_PLACE(seat) && box->name && strcmp(d->arena + box->text, long_name) == 0) {
            assert_false(box->cut);
            return ui_edge_rect_from_window(&T.app->frame, turn, box->at);
        }
    }
    fail();
    return (ui_rect){0};
}

/* A hand or an eye lay over the end of a long name, and large letters cut it. */
static void names_are_whole_beside_their_sign(void **state) {
    static const int size[][3] = {{1024, 600, 100}, {1024, 600, 175}, {1280, 800, 100}, {1280, 800, 175}};
    (void)state;
    for (int i = 0; i < 4; i++) {
        enum { SEATS = 6 };
        ui_edge_seat at[UI_EDGE_SEATS];
        kit_flat_begin(&T, "growl", SEATS, size[i][0], size[i][1], 3.78f, 0);
        T.app->settings.text_percent = size[i][2];
        app_settings_changed(T.app);
        for (int seat = 0; seat < SEATS; seat++) {
            strcpy(((flat_scene *)stack_top(T.app))->t.seats[seat].name, long_name);
        }
        app_dirty(T.app);
        player_wait(&T.hand, 20);
        ui_edge_seats(&T.app->frame, &kit_flat(&T)->edge, at);
        for (int seat = 0; seat < SEATS; seat++) {
            const ui_rect sign = flat_chip_sign(&at[seat]), name = name_on_plate(seat, at[seat].turn);
            assert_true(apart(name, sign.x + sign.w / 2, sign.y + sign.h / 2) > sign.w / 2 - 1.0f);
        }
        kit_end(&T);
    }
}

/* On a low table of many it lay over the number of the disc beside it. */
static void the_plate_of_the_day_is_off_the_discs(void **state) {
    static const char *const lang[] = {"en", "de", "es", "fr", "it", "ja"};
    (void)state;
    for (int i = 0; i < 12; i++) {
        char start[64];
        kit_flat_begin(&T, "werewolf", i / 6 == 0 ? 20 : 17, 1024, 600, 3.78f, 0);
        snprintf(T.app->settings.lang, sizeof T.app->settings.lang, "%s", lang[i % 6]);
        app_settings_changed(T.app);
        app_dirty(T.app);
        player_wait(&T.hand, 20);
        text_format(app_words(T.app, lang[i % 6]), "werewolf.when.start", NULL, 0, start, sizeof start);
        const ui_box *day = kit_box(T.app, start);
        assert_non_null(day);
        assert_false(day->cut);
        const ui_draw *d = T.app->shown;
        for (int k = 0; k < d->n_boxes; k++) {
            assert_true(&d->box[k] == day || !ui_meet(ui_inset(d->box[k].at, -3), day->at));
        }
        kit_end(&T);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_plate_of_the_day_is_off_the_discs),
                                       cmocka_unit_test(names_are_whole_beside_their_sign),
                                       cmocka_unit_test(cards_between_many_houses_are_large),
                                       cmocka_unit_test(houses_stand_before_their_chips),
                                       cmocka_unit_test(discs_of_a_village_stand_before_their_chips),
                                       cmocka_unit_test(discs_of_a_call_stand_before_their_chips),
                                       cmocka_unit_test(tricks_lie_before_their_chips)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
