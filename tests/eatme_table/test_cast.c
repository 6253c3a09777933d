/* Handing out the characters: what has changed so far, and what would, is seen in the yard. */
#include <math.h>

#include "eatme_table/stage.h"
#include "games/eatme/eatme_table.h"
#include "ui/edges.h"
#include "ui/frame.h"
#include "ui/rim.h"

/* A golden arrow; the sign on a plate has black ones. */
static bool is_arrow(const ui_draw *list, int i) {
    char stroke[24];
    const char *text = list->command[i].kind == UI_SHAPE ? list->arena + list->command[i].text : "";

    snprintf(stroke, sizeof stroke, "stroke=\"#%06X\"", (unsigned)UI_LANTERN & 0xFFFFFFu);
    return strstr(text, stroke) != NULL && strstr(text, "stroke-linejoin") != NULL;
}

static int arrows(const ui_draw *list) {
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        n += is_arrow(list, i);
    }
    return n;
}

static int first_arrow(const ui_draw *list) {
    int i = 0;

    while (i < list->n && !is_arrow(list, i)) {
        i++;
    }
    return i;
}

static int drawn(bench *b, const table_ui *ui) {
    bench_draw(b, b->on.list, ui);
    return arrows(b->on.list);
}

/* The Wolf has been somewhere, and the loser hands out. */
static table_ui to_hand_out(bench *b) {
    bench_deal(b, 5, NULL);
    bench_lock_all(b, "s");
    bench_attack(b, 2);
    bench_reveal(b);
    return bench_public(b);
}

static void an_arrow_joins_what_has_changed(void **state) {
    bench *b = *state;
    nt_move move;

    table_ui ui = to_hand_out(b);
    assert_int_equal(drawn(b, &ui), 0);
    bench_press(b, &ui, ZONE_SEAT, 1, &move);
    assert_int_equal(drawn(b, &ui), 0);
    b->on.frame.hover_name = ZONE_SEAT; /* with whom it would change */
    b->on.frame.hover_n = 3;
    assert_int_equal(drawn(b, &ui), 1);
    b->on.frame.hover_name = NULL;
    bench_press(b, &ui, ZONE_SEAT, 3, &move);
    assert_int_equal(drawn(b, &ui), 1);
    bench_press(b, &ui, ZONE_SEAT, 4, &move);
    bench_press(b, &ui, ZONE_SEAT, 3, &move);
    assert_int_equal(drawn(b, &ui), 2);
    bench_press(b, &ui, ZONE_BACK, 0, &move);
    assert_int_equal(drawn(b, &ui), 1);
    bench_press(b, &ui, ZONE_BACK, 0, &move);
    assert_int_equal(drawn(b, &ui), 0);
}

/* Where it lies in the order of drawing, -1: there is none. */
static int last_picture(const ui_draw *list, const char *const name[], int names) {
    int last = -1;

    for (int i = 0; i < list->n; i++) {
        const char *of = list->command[i].kind == UI_PICTURE ? list->arena + list->command[i].text : "";
        for (int k = 0; k < names; k++) {
            last = strncmp(of, name[k], strlen(name[k])) == 0 ? i : last;
        }
    }
    return last;
}

/* Whole over the wolf and the houses between the two. */
static void an_arrow_goes_over_what_stands_in_the_middle(void **state) {
    static const char *const standing[] = {"eatme/wolf", "eatme/house"};
    bench *b = *state;
    nt_move move;

    bench_deal(b, 3, NULL);
    bench_lock_all(b, "s");
    bench_attack(b, 1);
    bench_reveal(b);
    table_ui ui = bench_public(b);
    bench_press(b, &ui, ZONE_SEAT, 1, &move);
    bench_press(b, &ui, ZONE_SEAT, 2, &move);
    assert_int_equal(drawn(b, &ui), 1);
    assert_true(first_arrow(b->on.list) > last_picture(b->on.list, standing, 2));
    assert_true(last_picture(b->on.list, standing, 1) >= 0);
}

/* However close they stand, whoever they are. */
static void an_arrow_joins_any_two(void **state) {
    bench *b = *state;
    nt_move move;

    for (int k = 0; k < 2 * (EATME_SEATS - 2); k++) {
        const int n = 3 + k / 2;
        b->on.frame.width = k % 2 == 0 ? 1280 : 800;
        b->on.frame.height = k % 2 == 0 ? 800 : 1280;
        bench_deal(b, n, NULL);
        bench_lock_all(b, "s");
        bench_attack(b, 1);
        bench_reveal(b);
        table_ui ui = bench_public(b);
        for (int pair = 0; pair < n * n; pair++) {
            if (pair / n < pair % n) {
                bench_press(b, &ui, ZONE_SEAT, pair / n, &move);
                bench_press(b, &ui, ZONE_SEAT, pair % n, &move);
                assert_int_equal(drawn(b, &ui), 1);
                bench_press(b, &ui, ZONE_BACK, 0, &move);
            }
        }
    }
}

/* Two that have swapped and swapped back are as they were: nothing joins them. */
static void no_arrow_joins_what_is_as_it_was(void **state) {
    bench *b = *state;
    nt_move move;

    table_ui ui = to_hand_out(b);
    for (int times = 1; times <= 2; times++) {
        bench_press(b, &ui, ZONE_SEAT, 1, &move);
        bench_press(b, &ui, ZONE_SEAT, 3, &move);
        assert_int_equal(drawn(b, &ui), times % 2);
    }
    bench_press(b, &ui, ZONE_BACK, 0, &move);
    assert_int_equal(drawn(b, &ui), 1);
}

/* In the middle of a flat table that lies across, or stands upright. */
static void draw_in_rim(bench *b, const table_ui *ui, bool tall, ui_rim *rim) {
    ui_draw *list = b->on.list;

    ui_begin(list, &b->on.frame);
    assert_true(
        ui_place_begin(list, 255, tall ? (ui_rect){360, 10, 560, 780} : (ui_rect){60, 120, 1160, 560}, 0, NULL, 0));
    list->inner[list->frames - 1].rim = rim;
    eatme_table.draw(bench_view(b, NT_SPECTATOR), ui, list);
    list->inner[list->frames - 1].rim = NULL;
    ui_place_end(list);
    assert_false(ui_overflowed(list));
}

static ui_rim draw_on_flat(bench *b, const table_ui *ui, bool tall) {
    ui_rim rim = {.seat = b->on.seat};

    draw_in_rim(b, ui, tall, &rim);
    return rim;
}

static ui_rect zone_on_flat(bench *b, const table_ui *ui, bool tall, const char *name) {
    const ui_draw *list = b->on.list;
    ui_rect at = {0};

    draw_on_flat(b, ui, tall);
    for (int i = 0; i < list->n_zones; i++) {
        at = strcmp(list->zone[i].name, name) == 0 ? list->zone[i].at : at;
    }
    assert_true(at.w > 0);
    return at;
}

/* Whoever hands out presses at the own chip, and reads past choices from the own edge. */
static void on_a_flat_table_it_faces_whoever_hands_out(void **state) {
    bench *b = *state;

    table_ui ui = to_hand_out(b);
    for (int i = 0; i < 10; i++) {
        const int seat = i % 5, tall = i / 5, edge = ui_edge_of(5, seat, tall);
        b->s.pub.loser = (uint8_t)seat;
        ui.page = 0;
        const ui_rim rim = draw_on_flat(b, &ui, tall);
        assert_int_equal(rim.n_own, 2);
        assert_int_equal(rim.owner, seat);
        assert_string_equal(rim.own[0].zone, ZONE_BACK);
        assert_true(rim.own[0].flags & UI_ZONE_OFF); /* its place is kept */
        assert_string_equal(rim.own[1].zone, EATME_ZONE_GIVE);
        ui.page = EATME_PAGE_PAST;
        const ui_rect away = zone_on_flat(b, &ui, tall, EATME_ZONE_AWAY);
        assert_int_equal(away.h > away.w, edge % 2 != 0);
        /* The button that closes the sheet is below, where that edge sees it. */
        const float x = away.x + away.w / 2 - 640.0f, y = away.y + away.h / 2 - 400.0f;
        assert_true((edge == 0 && y > 0) || (edge == 1 && x < 0) || (edge == 2 && y < 0) || (edge == 3 && x > 0));
    }
}

static const ui_box *said(const ui_draw *list, const char *text) {
    for (int i = 0; i < list->n_boxes; i++) {
        if (strcmp(list->arena + list->box[i].text, text) == 0) {
            return &list->box[i];
        }
    }
    return NULL;
}

static bool at_one(ui_rect at, ui_rect a, ui_rect b) {
    return (fabsf(at.x - a.x) < 1.0f && fabsf(at.y - a.y) < 1.0f) ||
           (fabsf(at.x - b.x) < 1.0f && fabsf(at.y - b.y) < 1.0f);
}

/* A hand opens over the round's corner: it goes there and comes beside, and does not travel across what stands
 * between. */
static void a_corner_changes_its_place_unseen(void **state) {
    enum { PARTS = 20 };
    bench *b = *state;
    ui_rim closed = {.seat = b->on.seat}, open = {.seat = b->on.seat, .n_open = 1, .open = {{0, 0, 400, 300}}};

    bench_deal(b, 5, NULL);
    const table_ui ui = bench_public(b);
    draw_in_rim(b, &ui, false, &closed);
    const ui_rect own = said(b->on.list, "Round 1")->at;
    draw_in_rim(b, &ui, false, &open);
    const ui_rect beside = said(b->on.list, "Round 1")->at;
    assert_false(at_one(beside, own, own));
    open.was = &closed;
    for (int i = 0; i <= PARTS; i++) {
        open.glides = (float)i / PARTS;
        draw_in_rim(b, &ui, false, &open);
        const ui_box *round = said(b->on.list, "Round 1");
        assert_true(round == NULL || at_one(round->at, own, beside));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(an_arrow_joins_what_has_changed, bench_open, bench_close),
        cmocka_unit_test_setup_teardown(an_arrow_goes_over_what_stands_in_the_middle, bench_open, bench_close),
        cmocka_unit_test_setup_teardown(an_arrow_joins_any_two, bench_open, bench_close),
        cmocka_unit_test_setup_teardown(no_arrow_joins_what_is_as_it_was, bench_open, bench_close),
        cmocka_unit_test_setup_teardown(a_corner_changes_its_place_unseen, bench_open, bench_close),
        cmocka_unit_test_setup_teardown(on_a_flat_table_it_faces_whoever_hands_out, bench_open, bench_close)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
