#include "stage.h"

#include "ui/input.h"

typedef struct {
    stage *s;
    ui_map map;
    ui_input in[8];
    int n;
    uint64_t now;
} hands;

/* Two buttons side by side, a hold pad below, a card that can be dragged, its slot, a field, a background. */
static hands hands_at(stage *s) {
    ui_begin(s->d, &s->ui);
    ui_zone_add(s->d, "ground", 0, (ui_rect){0, 0, 1280, 800}, UI_ZONE_QUIET);
    ui_zone_add(s->d, "left", 0, (ui_rect){100, 100, 100, 50}, UI_ZONE_DEFAULT | UI_ZONE_OPTION);
    ui_zone_add(s->d, "right", 0, (ui_rect){300, 100, 100, 50}, UI_ZONE_OPTION);
    ui_zone_add(s->d, "pad", 0, (ui_rect){100, 300, 100, 100}, UI_ZONE_HOLD);
    ui_zone_add(s->d, "card", 3, (ui_rect){300, 300, 100, 100}, UI_ZONE_DRAG | UI_ZONE_INSPECT);
    ui_zone_add(s->d, "slot", 1, (ui_rect){500, 300, 100, 100}, UI_ZONE_DROP);
    ui_zone_add(s->d, "field", 0, (ui_rect){500, 100, 200, 50}, UI_ZONE_FIELD);
    hands h = {.s = s, .now = 1000};
    ui_map_init(&h.map);
    return h;
}

static void feed(hands *h, ui_raw r) {
    r.at = h->now;
    h->n = ui_map_feed(&h->map, h->s->d, &r, h->in);
}

static void pass(hands *h, uint64_t ms) {
    h->now += ms;
    h->n = ui_map_tick(&h->map, h->s->d, h->now, h->in);
}

static void mouse(hands *h, ui_raw_kind kind, float x, float y) {
    feed(h, (ui_raw){.kind = kind, .x = x, .y = y});
}

static void touch(hands *h, ui_raw_kind kind, int finger, float x, float y) {
    feed(h, (ui_raw){.kind = kind, .touch = true, .finger = finger, .x = x, .y = y});
}

static void key(hands *h, ui_key k) {
    feed(h, (ui_raw){.kind = UI_RAW_KEY_DOWN, .key = k});
}

static void key_let_go(hands *h, ui_key k) {
    feed(h, (ui_raw){.kind = UI_RAW_KEY_UP, .key = k});
}

static void expect(const hands *h, int i, ui_input_kind kind, const char *zone) {
    assert_true(h->n > i);
    assert_int_equal(h->in[i].kind, kind);
    if (zone != NULL) {
        assert_string_equal(h->in[i].zone, zone);
    }
}

static void every_device_chooses(void **state) {
    hands h = hands_at(*state);
    mouse(&h, UI_RAW_DOWN, 350, 120);
    assert_int_equal(h.n, 0);
    mouse(&h, UI_RAW_UP, 350, 120);
    expect(&h, 0, UI_CHOOSE, "right");
    h = hands_at(*state);
    touch(&h, UI_RAW_DOWN, 1, 350, 120);
    touch(&h, UI_RAW_UP, 1, 350, 120);
    expect(&h, 0, UI_CHOOSE, "right");
    for (int pad = 0; pad < 2; pad++) {
        h = hands_at(*state);
        feed(&h, (ui_raw){.kind = UI_RAW_KEY_DOWN, .key = UI_KEY_RIGHT, .pad = pad == 1});
        feed(&h, (ui_raw){.kind = UI_RAW_KEY_DOWN, .key = UI_KEY_RIGHT, .pad = pad == 1});
        feed(&h, (ui_raw){.kind = UI_RAW_KEY_DOWN, .key = UI_KEY_CHOOSE, .pad = pad == 1});
        expect(&h, 0, UI_CHOOSE, "right");
    }
    key(&h, UI_KEY_DIGIT_1);
    expect(&h, 0, UI_CHOOSE, "left");
}

/* Somebody who pressed with a mouse does not see where the focus is: the first key shows it and decides nothing. */
static void the_first_key_only_shows_the_focus(void **state) {
    for (int pad = 0; pad < 2; pad++) {
        hands h = hands_at(*state);
        const ui_raw choose = {.kind = UI_RAW_KEY_DOWN, .key = UI_KEY_CHOOSE, .pad = pad == 1};
        mouse(&h, UI_RAW_DOWN, 350, 120);
        mouse(&h, UI_RAW_UP, 350, 120);
        h.now += 1000;
        feed(&h, choose);
        assert_int_equal(h.n, 0);
        assert_true(h.map.show_focus);
        feed(&h, choose);
        expect(&h, 0, UI_CHOOSE, "right");
    }
    hands h = hands_at(*state);
    mouse(&h, UI_RAW_DOWN, 150, 350);
    mouse(&h, UI_RAW_UP, 150, 350);
    key(&h, UI_KEY_HOLD); /* nor does it begin a hold */
    pass(&h, 1000);
    assert_int_equal(h.n, 0);
    h = hands_at(*state);
    key(&h, UI_KEY_CHOOSE); /* the default is drawn as what a key would choose */
    expect(&h, 0, UI_CHOOSE, "left");
}

static void every_device_holds(void **state) {
    hands h = hands_at(*state);
    mouse(&h, UI_RAW_DOWN, 150, 350);
    pass(&h, 599);
    assert_int_equal(h.n, 0);
    pass(&h, 1);
    expect(&h, 0, UI_CHOOSE, "pad");
    mouse(&h, UI_RAW_UP, 150, 350);
    assert_int_equal(h.n, 0);
    h = hands_at(*state);
    touch(&h, UI_RAW_DOWN, 1, 150, 350);
    pass(&h, 600);
    expect(&h, 0, UI_CHOOSE, "pad");
    h = hands_at(*state);
    key(&h, UI_KEY_NEXT);
    key(&h, UI_KEY_DOWN);
    key(&h, UI_KEY_HOLD);
    assert_int_equal(h.n, 0);
    pass(&h, 600);
    expect(&h, 0, UI_CHOOSE, "pad");
}

static void a_hold_let_go_or_left_does_nothing(void **state) {
    hands h = hands_at(*state);
    mouse(&h, UI_RAW_DOWN, 150, 350);
    pass(&h, 500);
    mouse(&h, UI_RAW_UP, 150, 350);
    pass(&h, 500);
    assert_int_equal(h.n, 0);
    mouse(&h, UI_RAW_DOWN, 150, 350);
    mouse(&h, UI_RAW_MOVE, 350, 120);
    pass(&h, 700);
    assert_int_equal(h.n, 0);
    key(&h, UI_KEY_NEXT);
    key(&h, UI_KEY_DOWN);
    key(&h, UI_KEY_HOLD);
    pass(&h, 300);
    key_let_go(&h, UI_KEY_HOLD);
    pass(&h, 700);
    assert_int_equal(h.n, 0);
}

static void a_hold_can_be_a_press(void **state) {
    hands h = hands_at(*state);
    h.map.hold_toggle = true;
    mouse(&h, UI_RAW_DOWN, 150, 350);
    mouse(&h, UI_RAW_UP, 150, 350);
    pass(&h, 600);
    expect(&h, 0, UI_CHOOSE, "pad");
    pass(&h, 1000);
    touch(&h, UI_RAW_DOWN, 1, 150, 350);
    touch(&h, UI_RAW_UP, 1, 150, 350);
    pass(&h, 200);
    touch(&h, UI_RAW_DOWN, 1, 150, 350); /* the second press ends it */
    touch(&h, UI_RAW_UP, 1, 150, 350);
    pass(&h, 700);
    assert_int_equal(h.n, 0);
}

static void release_outside_cancels(void **state) {
    hands h = hands_at(*state);
    mouse(&h, UI_RAW_DOWN, 350, 120);
    mouse(&h, UI_RAW_MOVE, 700, 600);
    mouse(&h, UI_RAW_UP, 700, 600);
    assert_int_equal(h.n, 0);
}

static void the_same_choice_waits_a_quarter_second(void **state) {
    hands h = hands_at(*state);
    mouse(&h, UI_RAW_DOWN, 350, 120);
    mouse(&h, UI_RAW_UP, 350, 120);
    h.now += 249;
    mouse(&h, UI_RAW_DOWN, 350, 120);
    mouse(&h, UI_RAW_UP, 350, 120);
    assert_int_equal(h.n, 0);
    h.now += 1;
    mouse(&h, UI_RAW_DOWN, 350, 120);
    mouse(&h, UI_RAW_UP, 350, 120);
    expect(&h, 0, UI_CHOOSE, "right");
}

static void a_drag_is_two_choices_and_so_are_two_presses(void **state) {
    hands h = hands_at(*state);
    mouse(&h, UI_RAW_DOWN, 350, 350);
    mouse(&h, UI_RAW_MOVE, 450, 350);
    mouse(&h, UI_RAW_MOVE, 550, 350);
    mouse(&h, UI_RAW_UP, 550, 350);
    assert_int_equal(h.n, 2);
    expect(&h, 0, UI_CHOOSE, "card");
    expect(&h, 1, UI_CHOOSE, "slot");
    mouse(&h, UI_RAW_DOWN, 350, 350);
    mouse(&h, UI_RAW_MOVE, 450, 650);
    mouse(&h, UI_RAW_UP, 450, 650);
    assert_int_equal(h.n, 0);
}

static void inspecting_chooses_nothing(void **state) {
    hands h = hands_at(*state);
    mouse(&h, UI_RAW_DOWN, 350, 350);
    pass(&h, 500);
    expect(&h, 0, UI_INSPECT, "card");
    mouse(&h, UI_RAW_UP, 350, 350);
    assert_int_equal(h.n, 1);
    expect(&h, 0, UI_INSPECT_END, "card");
    h.map.focus_name = "card";
    h.map.focus_n = 3;
    key(&h, UI_KEY_INSPECT);
    expect(&h, 0, UI_INSPECT, "card");
    key_let_go(&h, UI_KEY_INSPECT);
    expect(&h, 0, UI_INSPECT_END, "card");
}

static void a_second_finger_covers_and_decides_nothing(void **state) {
    hands h = hands_at(*state);
    touch(&h, UI_RAW_DOWN, 1, 350, 120);
    touch(&h, UI_RAW_DOWN, 2, 150, 120);
    expect(&h, 0, UI_COVERED, NULL);
    touch(&h, UI_RAW_UP, 2, 150, 120);
    assert_int_equal(h.n, 0);
    touch(&h, UI_RAW_UP, 1, 350, 120);
    expect(&h, 0, UI_CHOOSE, "right");
}

static void a_touch_does_not_press_again_as_a_mouse(void **state) {
    hands h = hands_at(*state);
    touch(&h, UI_RAW_DOWN, 1, 350, 120);
    touch(&h, UI_RAW_UP, 1, 350, 120);
    h.now += 400; /* the guard is over; only time after the touch counts */
    touch(&h, UI_RAW_DOWN, 1, 150, 120);
    touch(&h, UI_RAW_UP, 1, 150, 120);
    h.now += 50;
    mouse(&h, UI_RAW_DOWN, 160, 125);
    assert_false(h.map.down);
    h.now += 11;
    mouse(&h, UI_RAW_DOWN, 160, 125);
    assert_true(h.map.down);
}

static void a_pointer_is_one_until_a_finger_touches(void **state) {
    hands h = hands_at(*state);
    ui_map_show(&h.map, &h.s->ui, h.now);
    assert_false(h.s->ui.pointer);
    mouse(&h, UI_RAW_MOVE, 150, 120);
    ui_map_show(&h.map, &h.s->ui, h.now);
    assert_true(h.s->ui.pointer);
    touch(&h, UI_RAW_DOWN, 0, 150, 120);
    ui_map_show(&h.map, &h.s->ui, h.now);
    assert_false(h.s->ui.pointer);
}

static void covers_pass_every_lock(void **state) {
    hands h = hands_at(*state);
    ui_map_reset(&h.map, h.now + 300);
    mouse(&h, UI_RAW_DOWN, 350, 120);
    assert_false(h.map.down);
    feed(&h, (ui_raw){.kind = UI_RAW_COVER});
    expect(&h, 0, UI_COVERED, NULL);
    feed(&h, (ui_raw){.kind = UI_RAW_RESIZE, .w = 1024, .h = 600});
    expect(&h, 0, UI_COVERED, NULL);
}

/* The zones of a frame that is gone may be a secret one's. */
static void the_focus_waits_for_the_next_frame(void **state) {
    hands h = hands_at(*state);
    key(&h, UI_KEY_RIGHT);
    assert_non_null(h.map.focus_name);
    ui_map_reset(&h.map, h.now);
    pass(&h, 0);
    assert_null(h.map.focus_name);
    ui_map_show(&h.map, &h.s->ui, h.now);
    pass(&h, 10);
    assert_non_null(h.map.focus_name);
}

static void keys_in_a_field_are_text(void **state) {
    hands h = hands_at(*state);
    mouse(&h, UI_RAW_DOWN, 550, 120);
    mouse(&h, UI_RAW_UP, 550, 120);
    static const ui_key letters[] = {UI_KEY_LOG,     UI_KEY_PAUSE, UI_KEY_MUTE,
                                     UI_KEY_INSPECT, UI_KEY_HOLD,  UI_KEY_DIGIT_1};
    for (size_t i = 0; i < sizeof letters / sizeof letters[0]; i++) {
        key(&h, letters[i]);
        assert_int_equal(h.n, 0);
    }
    feed(&h, (ui_raw){.kind = UI_RAW_TEXT, .text = "é"});
    expect(&h, 0, UI_TYPE, NULL);
    assert_string_equal(h.in[0].text, "é");
    key(&h, UI_KEY_ERASE);
    expect(&h, 0, UI_ERASE, NULL);
    key(&h, UI_KEY_BACK);
    expect(&h, 0, UI_BACK, NULL);
}

static void focus_walks_everywhere_and_skips_the_background(void **state) {
    hands h = hands_at(*state);
    bool seen[8] = {false};
    for (int i = 0; i < 7; i++) {
        key(&h, UI_KEY_NEXT);
        for (int z = 0; z < h.s->d->n_zones; z++) {
            const ui_zone *zone = &h.s->d->zone[z];
            seen[z] |= strcmp(zone->name, h.map.focus_name) == 0 && zone->n == h.map.focus_n;
        }
    }
    assert_false(seen[0]);
    for (int z = 1; z < h.s->d->n_zones; z++) {
        assert_true(seen[z]);
    }
    h = hands_at(*state);
    key(&h, UI_KEY_DOWN); /* shows the default */
    assert_string_equal(h.map.focus_name, "left");
    key(&h, UI_KEY_DOWN);
    assert_string_equal(h.map.focus_name, "pad");
    key(&h, UI_KEY_RIGHT);
    assert_string_equal(h.map.focus_name, "card");
    key(&h, UI_KEY_UP);
    assert_string_equal(h.map.focus_name, "right");
    feed(&h, (ui_raw){.kind = UI_RAW_KEY_DOWN, .key = UI_KEY_LEFT, .shift = true});
    expect(&h, 0, UI_MOVE, "right");
    assert_int_equal(h.in[0].step, -1);
}

/* A row of twelve cards, the button that plays one below it in the middle, a button in the corner. */
static hands hand_of_cards(stage *s, unsigned play) {
    ui_begin(s->d, &s->ui);
    for (int i = 0; i < 12; i++) {
        ui_zone_add(s->d, "card", i, (ui_rect){20 + 100.0f * (float)i, 400, 90, 140}, UI_ZONE_OPTION);
    }
    ui_zone_add(s->d, "rules", 0, (ui_rect){24, 730, 92, 46}, 0);
    ui_zone_add(s->d, "play", 0, (ui_rect){510, 720, 260, 52}, play);
    hands h = {.s = s, .now = 1000};
    ui_map_init(&h.map);
    return h;
}

static void a_number_picks_and_enter_plays(void **state) {
    static const struct {
        ui_key key;
        bool shift;
        int card;
    } by[] = {{UI_KEY_DIGIT_1, false, 0}, {UI_KEY_LAST, false, 9}, {UI_KEY_DIGIT_1 + 1, true, 11}};
    for (size_t i = 0; i < sizeof by / sizeof by[0]; i++) {
        hands h = hand_of_cards(*state, UI_ZONE_OFF);
        feed(&h, (ui_raw){.kind = UI_RAW_KEY_DOWN, .key = by[i].key, .shift = by[i].shift});
        expect(&h, 0, UI_CHOOSE, "card");
        assert_int_equal(h.in[0].n, by[i].card);
        const ui_map picked = h.map;
        h = hand_of_cards(*state, UI_ZONE_DEFAULT); /* the next frame: it may be played */
        h.map = picked;
        h.now += 10;
        key(&h, UI_KEY_CHOOSE);
        expect(&h, 0, UI_CHOOSE, "play");
    }
    hands h = hand_of_cards(*state, UI_ZONE_DEFAULT);
    key(&h, UI_KEY_DIGIT_1);
    key(&h, UI_KEY_RIGHT);
    h.now += 1000;
    key(&h, UI_KEY_CHOOSE);
    expect(&h, 0, UI_CHOOSE, "card"); /* not after an arrow */
    assert_int_equal(h.in[0].n, 1);
}

/* The card is marked, as after an arrow; what plays it can be pressed once one is picked. */
static void enter_picks_and_enter_plays(void **state) {
    hands h = hand_of_cards(*state, UI_ZONE_OFF);
    h.map.show_focus = true;
    h.map.focus_name = "card";
    h.map.focus_n = 3;
    key(&h, UI_KEY_CHOOSE);
    expect(&h, 0, UI_CHOOSE, "card");
    const ui_map picked = h.map;
    for (int i = 0; i < 2; i++) {
        h = hand_of_cards(*state, UI_ZONE_DEFAULT);
        h.map = picked;
        h.now += 1000;
        if (i == 1) {
            /* the number of no card in between changes nothing */
            feed(&h, (ui_raw){.kind = UI_RAW_KEY_DOWN, .key = UI_KEY_DIGIT_1 + 2, .shift = true});
            assert_int_equal(h.n, 0);
        }
        key(&h, UI_KEY_CHOOSE);
        expect(&h, 0, UI_CHOOSE, "play");
    }
}

/* What may be changed as often as one likes before it ends: a chair, a house rule. */
static void enter_on_an_option_stays_where_the_end_was_open_before(void **state) {
    hands h = hand_of_cards(*state, UI_ZONE_DEFAULT);
    h.map.show_focus = true;
    h.map.focus_name = "card";
    h.map.focus_n = 3;
    for (int i = 0; i < 2; i++) {
        key(&h, UI_KEY_CHOOSE);
        expect(&h, 0, UI_CHOOSE, "card");
        h.now += 1000;
    }
}

static void below_every_card_is_what_plays_it(void **state) {
    for (int i = 0; i < 12; i++) {
        hands h = hand_of_cards(*state, UI_ZONE_DEFAULT);
        h.map.show_focus = true;
        h.map.focus_name = "card";
        h.map.focus_n = i;
        key(&h, UI_KEY_DOWN);
        assert_string_equal(h.map.focus_name, "play");
        key(&h, UI_KEY_LEFT);
        assert_string_equal(h.map.focus_name, "rules");
    }
}

/* Where nothing is to be decided Enter presses on, and opens nothing that was never looked at. */
static void enter_opens_nothing_unseen(void **state) {
    stage *s = *state;
    ui_begin(s->d, &s->ui);
    ui_zone_add(s->d, "log", 0, (ui_rect){100, 100, 100, 50}, 0);
    hands h = {.s = s, .now = 1000};
    ui_map_init(&h.map);
    h.map.show_focus = true;
    h.map.focus_name = "gone";
    for (int i = 0; i < 2; i++) {
        pass(&h, 1000);
        key(&h, UI_KEY_CHOOSE);
        expect(&h, 0, UI_ANY, NULL);
    }
    key(&h, UI_KEY_NEXT);
    key(&h, UI_KEY_CHOOSE);
    expect(&h, 0, UI_CHOOSE, "log");
}

/* A seat that lies open all the time, and later a choice; where a key looks at the seat meanwhile. */
static hands seat_and_choice(stage *s, bool choice, const ui_map *map) {
    ui_begin(s->d, &s->ui);
    ui_zone_add(s->d, "seat", 0, (ui_rect){100, 100, 100, 50}, UI_ZONE_INSPECT);
    if (choice) {
        ui_zone_add(s->d, "take", 0, (ui_rect){300, 300, 100, 50}, UI_ZONE_OPTION | UI_ZONE_DEFAULT);
    }
    hands h = {.s = s, .now = 1000, .map = *map};
    pass(&h, 20);
    return h;
}

static void a_choice_takes_the_focus_from_what_was_looked_at_once(void **state) {
    ui_map fresh;
    ui_map_init(&fresh);
    hands h = seat_and_choice(*state, false, &fresh);
    key(&h, UI_KEY_RIGHT);
    assert_string_equal(h.map.focus_name, "seat");
    h = seat_and_choice(*state, true, &h.map);
    assert_string_equal(h.map.focus_name, "take");
    key(&h, UI_KEY_UP);
    assert_string_equal(h.map.focus_name, "seat");
    h = seat_and_choice(*state, true, &h.map); /* whoever goes back there stays */
    assert_string_equal(h.map.focus_name, "seat");
}

static void nothing_to_do_means_no_waking(void **state) {
    hands h = hands_at(*state);
    assert_true(ui_map_wake(&h.map, h.now) == UINT64_MAX);
    mouse(&h, UI_RAW_DOWN, 350, 350);
    assert_true(ui_map_wake(&h.map, h.now) == h.now + 500);
    mouse(&h, UI_RAW_UP, 350, 350);
    assert_true(ui_map_wake(&h.map, h.now) == UINT64_MAX);
    mouse(&h, UI_RAW_DOWN, 150, 350);
    assert_true(ui_map_wake(&h.map, h.now) <= h.now + 16);
    ui_map_show(&h.map, &h.s->ui, h.now + 300);
    assert_float_equal(h.s->ui.held_part, 0.5f, 0.01f);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, stage_open, stage_close)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(every_device_chooses),
        TEST(the_first_key_only_shows_the_focus),
        TEST(every_device_holds),
        TEST(a_hold_let_go_or_left_does_nothing),
        TEST(a_hold_can_be_a_press),
        TEST(release_outside_cancels),
        TEST(the_same_choice_waits_a_quarter_second),
        TEST(a_drag_is_two_choices_and_so_are_two_presses),
        TEST(inspecting_chooses_nothing),
        TEST(a_second_finger_covers_and_decides_nothing),
        TEST(a_touch_does_not_press_again_as_a_mouse),
        TEST(a_pointer_is_one_until_a_finger_touches),
        TEST(covers_pass_every_lock),
        TEST(the_focus_waits_for_the_next_frame),
        TEST(keys_in_a_field_are_text),
        TEST(focus_walks_everywhere_and_skips_the_background),
        TEST(a_number_picks_and_enter_plays),
        TEST(enter_picks_and_enter_plays),
        TEST(enter_on_an_option_stays_where_the_end_was_open_before),
        TEST(below_every_card_is_what_plays_it),
        TEST(enter_opens_nothing_unseen),
        TEST(a_choice_takes_the_focus_from_what_was_looked_at_once),
        TEST(nothing_to_do_means_no_waking),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
