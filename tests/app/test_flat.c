/* Hands on a table that lies flat: who looks, what covers, what a finger decides (interface guide 4.2, 4.3, 7). */
#include "app/kit_app_flat.h"

#include <math.h>
#include <string.h>

#include "app/files/paths.h"
#include "app/hosted.h"
#include "app/stack.h"
#include "games/growl/growl.h"
#include "games/werewolf/werewolf.h"

enum { FAR = 30 }; /* a finger of nobody's */

static table_for_tests T;

static int growl(void **state) {
    (void)state;
    kit_flat_begin(&T, "growl", 6, 1280, 800, 5.9f, 0);
    return 0;
}

static int with_a_bot(void **state) {
    (void)state;
    kit_flat_begin(&T, "growl", 6, 1280, 800, 5.9f, 1);
    return 0;
}

static int robbers(void **state) {
    (void)state;
    kit_flat_begin(&T, "robbers", 4, 1280, 800, 5.9f, 0);
    return 0;
}

static int end(void **state) {
    (void)state;
    kit_end(&T);
    return 0;
}

static void open(int seat) {
    assert_true(player_hold_chip(&T.hand, seat));
    player_wait(&T.hand, 320);
    assert_true(flat_looks(kit_flat(&T), seat));
}

static void middle(const ui_zone *z, float *x, float *y) {
    assert_non_null(z);
    *x = (z->at.x + z->at.w / 2) * T.app->frame.u;
    *y = (z->at.y + z->at.h / 2) * T.app->frame.u;
}

/* Presses something and lets go so many millimetres away, as its owner sees it. */
static void push(int seat, const ui_zone *z, float right, float down) {
    float x, y;
    const int turn = ui_edge_of(kit_flat(&T)->edge.n, seat, T.app->frame.pixel_h > T.app->frame.pixel_w);
    const float k = T.app->frame.px_per_mm;
    const float dx[] = {right, -down, -right, down}, dy[] = {down, right, -down, -right};
    middle(z, &x, &y);
    player_finger(&T.hand, UI_RAW_DOWN, FAR - 1, x, y);
    player_wait(&T.hand, 20);
    for (int i = 1; i <= 4; i++) {
        const float part = (float)i / 4 * k;
        player_finger(&T.hand, UI_RAW_MOVE, FAR - 1, x + dx[turn] * part, y + dy[turn] * part);
    }
    player_finger(&T.hand, UI_RAW_UP, FAR - 1, x + dx[turn] * k, y + dy[turn] * k);
}

static int next_of_growl(int seat) {
    while (!kit_flat_until_picks(&T, seat)) {
        fail();
    }
    return seat;
}

/* ---- looking ---- */

static void a_hand_is_open_as_long_as_the_finger_lies(void **state) {
    (void)state;
    assert_int_equal(kit_flat_cards(&T, 0), 0);
    assert_true(player_hold_chip(&T.hand, 0));
    player_wait(&T.hand, 200);
    assert_int_equal(kit_flat_cards(&T, 0), 0);
    player_wait(&T.hand, 120);
    assert_int_equal(kit_flat_cards(&T, 0), 4);
    player_lift_chip(&T.hand, 0);
    assert_int_equal(kit_flat_cards(&T, 0), 0);
}

static void a_press_opens_and_a_press_closes_where_that_is_wished(void **state) {
    (void)state;
    T.app->settings.hold_toggle = true;
    for (int i = 0; i < 2; i++) {
        assert_true(player_hold_chip(&T.hand, 0));
        player_wait(&T.hand, 60);
        player_lift_chip(&T.hand, 0);
        assert_int_equal(kit_flat_cards(&T, 0), i == 0 ? 4 : 0);
        player_wait(&T.hand, 300);
    }
    assert_true(player_hold_chip(&T.hand, 0));
    player_lift_chip(&T.hand, 0);
    player_wait(&T.hand, 4900);
    assert_int_equal(kit_flat_cards(&T, 0), 4);
    player_wait(&T.hand, 200); /* nobody touches it any more */
    assert_int_equal(kit_flat_cards(&T, 0), 0);
}

static void the_mouse_opens_by_a_press_and_can_choose(void **state) {
    (void)state;
    float x, y;
    middle(player_own_zone(&T.hand, 0, ZONE_LOOK, 1), &x, &y);
    player_feed(&T.hand, (ui_raw){.kind = UI_RAW_DOWN, .x = x, .y = y});
    player_wait(&T.hand, 50);
    player_feed(&T.hand, (ui_raw){.kind = UI_RAW_UP, .x = x, .y = y});
    assert_int_equal(kit_flat_cards(&T, 0), 4);
    player_wait(&T.hand, 3100);
    const int before = nt_match_plies(app_director_match(T.app->table));
    middle(player_own_zone(&T.hand, 0, ZONE_DONE, -1), &x, &y);
    player_feed(&T.hand, (ui_raw){.kind = UI_RAW_DOWN, .x = x, .y = y});
    player_feed(&T.hand, (ui_raw){.kind = UI_RAW_UP, .x = x, .y = y});
    assert_int_equal(nt_match_plies(app_director_match(T.app->table)), before + 1);
    assert_int_equal(kit_flat_cards(&T, 0), 0);
}

/* Whether some text of this seat's zone has these letters in it. */
static bool zone_says(int seat, const char *letters) {
    const ui_draw *d = T.app->shown;
    bool says = false;
    for (int i = 0; i < d->n_boxes; i++) {
        says |= d->box[i].place == FLAT_PLACE(seat) && strstr(d->arena + d->box[i].text, letters) != NULL;
    }
    return says;
}

/* Two who sit opposite look at once; beside each other at the corner only one after the other, and the chip tells
 * after whom. */
static void hands_open_beside_each_other_where_they_do_not_touch(void **state) {
    (void)state;
    open(0);
    open(4);
    assert_true(kit_flat_cards(&T, 0) == 4 && kit_flat_cards(&T, 4) == 4);
    assert_true(player_hold_chip(&T.hand, 5)); /* at the right edge, between them */
    player_wait(&T.hand, 320);
    assert_int_equal(kit_flat_cards(&T, 5), 0);
    assert_true(kit_flat(&T)->seat[5].waits_until > T.app->now);
    assert_true(zone_says(5, "first"));
    assert_true(kit_flat_cards(&T, 0) == 4 && kit_flat_cards(&T, 4) == 4);
    player_wait(&T.hand, 2600);
    assert_false(zone_says(5, "first"));
}

/* Each reads the own language, also at the bottom edge, and two at once. */
static void a_zone_speaks_its_seats_language(void **state) {
    (void)state;
    app_choose_language(T.app, 0, "de");
    player_wait(&T.hand, 50);
    open(0);
    open(4);
    assert_true(zone_says(0, "ersten Karte") && !zone_says(0, "first card"));
    assert_true(zone_says(4, "first card") && !zone_says(4, "ersten Karte"));
}

/* A bot's chip opens nothing. */
static void nobody_looks_for_a_bot(void **state) {
    (void)state;
    float x, y;
    middle(player_own_zone(&T.hand, 1, ZONE_LOOK, 2), &x, &y);
    assert_null(player_own_zone(&T.hand, 0, ZONE_LOOK, 1));
    x = (float)T.app->frame.pixel_w - x; /* seat 0 sits beside it */
    player_finger(&T.hand, UI_RAW_DOWN, 0, x, y);
    player_wait(&T.hand, 400);
    assert_int_equal(kit_flat_cards(&T, 0), 0);
    assert_string_equal(app_scene_name(T.app), "flat");
}

/* ---- what covers (4.2) ---- */

static void raw(ui_raw_kind kind) {
    player_feed(&T.hand, (ui_raw){.kind = kind, .w = 1280, .h = 800, .px_per_mm = 5.9f});
}

static void lost_focus_and_another_size_cover(void **state) {
    (void)state;
    static const ui_raw_kind covers[] = {UI_RAW_COVER, UI_RAW_RESIZE};
    for (size_t i = 0; i < 2; i++) {
        open(0);
        raw(covers[i]);
        assert_int_equal(kit_flat_cards(&T, 0), 0);
        assert_int_equal(kit_flat(&T)->edge.n_open, 0);
        player_lift_chip(&T.hand, 0); /* what comes from nowhere is dropped */
        assert_int_equal(kit_flat_cards(&T, 0), 0);
    }
}

/* A tablet that is picked up stands another way up. */
static void a_turned_tablet_covers(void **state) {
    (void)state;
    open(0);
    player_feed(&T.hand, (ui_raw){.kind = UI_RAW_RESIZE, .w = 800, .h = 1280, .px_per_mm = 5.9f});
    assert_int_equal(kit_flat(&T)->edge.n_open, 0);
    open(0);
    assert_int_equal(kit_flat_cards(&T, 0), 4);
}

static void whatever_lies_over_the_table_covers(void **state) {
    (void)state;
    static const ui_key keys[] = {UI_KEY_PAUSE, UI_KEY_RULES, UI_KEY_LOG, UI_KEY_HELP};
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        open(0);
        player_key(&T.hand, keys[i], false);
        assert_int_equal(kit_flat_cards(&T, 0), 0);
        assert_string_not_equal(app_scene_name(T.app), "flat");
        player_wait(&T.hand, 400);
        player_key(&T.hand, UI_KEY_BACK, false);
        player_wait(&T.hand, 400);
        assert_int_equal(kit_flat_cards(&T, 0), 0);
        assert_int_equal(kit_flat(&T)->edge.n_open, 0);
    }
}

/* A sentence for the players comes by itself. */
static void a_notice_covers(void **state) {
    (void)state;
    open(0);
    app_notice(T.app, "trouble.start", NULL, 0);
    player_feed(&T.hand, (ui_raw){.kind = UI_RAW_MOVE, .x = 3, .y = 3});
    player_wait(&T.hand, 50);
    assert_string_equal(app_scene_name(T.app), "notice");
    assert_int_equal(kit_flat_cards(&T, 0), 0);
    for (int i = 0; i < T.app->shown->n_boxes; i++) {
        assert_true(T.app->shown->box[i].place != FLAT_PLACE(0) || T.app->shown->box[i].name);
    }
    player_wait(&T.hand, 400);
    assert_true(player_press(&T.hand, ZONE_OK, -1));
    player_wait(&T.hand, 400);
    assert_int_equal(kit_flat(&T)->edge.n_open, 0);
}

static void a_lift_that_never_comes_ages_out(void **state) {
    (void)state;
    open(0);
    player_wait(&T.hand, (uint64_t)T.app->settings.idle_seconds * 1000 - 400);
    assert_int_equal(kit_flat_cards(&T, 0), 4);
    player_wait(&T.hand, 500);
    assert_int_equal(kit_flat_cards(&T, 0), 0);
    open(0); /* the seat can look again */
}

/* The system gives its number to another finger. */
static void a_finger_that_comes_down_again_was_lifted(void **state) {
    (void)state;
    float x, y;
    open(0);
    middle(player_own_zone(&T.hand, 3, ZONE_LOOK, 4), &x, &y);
    player_finger(&T.hand, UI_RAW_DOWN, 0, x, y);
    assert_int_equal(kit_flat_cards(&T, 0), 0);
    player_wait(&T.hand, 320);
    assert_int_equal(kit_flat_cards(&T, 3), 4);
}

static void a_palm_covers(void **state) {
    (void)state;
    float x, y;
    open(0);
    middle(player_own_zone(&T.hand, 0, ZONE_CARD, 2), &x, &y);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(kit_flat_cards(&T, 0), 4);
        player_finger(&T.hand, UI_RAW_DOWN, 20 + i, x + 9.0f * (float)i, y);
    }
    assert_int_equal(kit_flat_cards(&T, 0), 0);
    for (int i = 0; i < 3; i++) {
        player_finger(&T.hand, UI_RAW_UP, 20 + i, x, y);
    }
    assert_int_equal(kit_flat_cards(&T, 0), 0);
}

static void a_touch_beside_covers_where_that_is_wished(void **state) {
    (void)state;
    for (int wished = 0; wished < 2; wished++) {
        T.app->settings.flat_alarm = wished;
        open(0);
        assert_true(player_hold_chip(&T.hand, 3)); /* opposite: too far to lean over */
        assert_int_equal(kit_flat_cards(&T, 0), 4);
        player_lift_chip(&T.hand, 3);
        assert_true(player_hold_chip(&T.hand, 1));
        assert_int_equal(kit_flat_cards(&T, 0), wished ? 0 : 4);
        player_lift_chip(&T.hand, 1);
        player_lift_chip(&T.hand, 0);
        player_wait(&T.hand, 50);
    }
}

/* ---- fingers ---- */

static void a_finger_that_crosses_a_border_decides_nothing(void **state) {
    (void)state;
    float x, y, to_x, to_y;
    open(0);
    player_wait(&T.hand, 3100);
    const int before = nt_match_plies(app_director_match(T.app->table));
    middle(player_own_zone(&T.hand, 0, ZONE_DONE, -1), &x, &y);
    middle(player_own_zone(&T.hand, 1, ZONE_LOOK, 2), &to_x, &to_y);
    player_finger(&T.hand, UI_RAW_DOWN, FAR, x, y);
    player_finger(&T.hand, UI_RAW_MOVE, FAR, to_x, to_y);
    player_finger(&T.hand, UI_RAW_MOVE, FAR, x, y);
    player_finger(&T.hand, UI_RAW_UP, FAR, x, y);
    assert_int_equal(nt_match_plies(app_director_match(T.app->table)), before);
    player_finger(&T.hand, UI_RAW_DOWN, FAR, x, y);
    player_finger(&T.hand, UI_RAW_UP, FAR, x, y);
    assert_int_equal(nt_match_plies(app_director_match(T.app->table)), before + 1);
}

/* The system may say a touch once more as a mouse press. */
static void a_touch_and_its_mouse_are_one(void **state) {
    (void)state;
    float x, y;
    middle(player_own_zone(&T.hand, 0, ZONE_LOOK, 1), &x, &y);
    player_finger(&T.hand, UI_RAW_DOWN, 0, x, y);
    player_feed(&T.hand, (ui_raw){.kind = UI_RAW_DOWN, .x = x + 2, .y = y});
    player_wait(&T.hand, 320);
    assert_int_equal(kit_flat_cards(&T, 0), 4);
    player_feed(&T.hand, (ui_raw){.kind = UI_RAW_UP, .x = x + 2, .y = y});
    assert_int_equal(kit_flat_cards(&T, 0), 4);
    player_finger(&T.hand, UI_RAW_UP, 0, x, y);
    assert_int_equal(kit_flat_cards(&T, 0), 0);
}

static void a_chip_is_dragged_to_where_its_owner_sits(void **state) {
    (void)state;
    float x, y, now_x, now_y;
    middle(player_own_zone(&T.hand, 2, ZONE_LOOK, 3), &x, &y); /* the left edge */
    player_finger(&T.hand, UI_RAW_DOWN, 2, x, y);
    for (int i = 1; i <= 10; i++) {
        player_finger(&T.hand, UI_RAW_MOVE, 2, x, y + 10.0f * (float)i);
    }
    player_finger(&T.hand, UI_RAW_UP, 2, x, y + 100);
    middle(player_own_zone(&T.hand, 2, ZONE_LOOK, 3), &now_x, &now_y);
    assert_true(fabsf(now_x - x) < 1 && now_y > y + 40);
    assert_int_equal(kit_flat_cards(&T, 2), 0);
    open(2); /* and opens there */
    player_lift_chip(&T.hand, 2);
    player_key(&T.hand, UI_KEY_PAUSE, false);
    player_wait(&T.hand, 400);
    player_key(&T.hand, UI_KEY_BACK, false);
    player_wait(&T.hand, 400);
    middle(player_own_zone(&T.hand, 2, ZONE_LOOK, 3), &x, &y);
    assert_true(fabsf(now_x - x) < 1 && fabsf(now_y - y) < 1);
}

/* ---- choosing ---- */

static void nothing_is_taken_before_the_least_time(void **state) {
    (void)state;
    open(0);
    const int before = nt_match_plies(app_director_match(T.app->table));
    const ui_zone *done = player_own_zone(&T.hand, 0, ZONE_DONE, -1);
    player_tap_own(&T.hand, 0, done);
    assert_int_equal(nt_match_plies(app_director_match(T.app->table)), before);
    assert_int_equal(kit_flat_cards(&T, 0), 4);
    player_wait(&T.hand, 3000);
    player_tap_own(&T.hand, 0, player_own_zone(&T.hand, 0, ZONE_DONE, -1));
    assert_int_equal(nt_match_plies(app_director_match(T.app->table)), before + 1);
}

/* What passed in GROWL was pushed: to the left and to the right. */
static void cards_are_pushed_to_the_neighbours(void **state) {
    (void)state;
    const int seat = next_of_growl(0);
    for (int tries = 0; tries < 40; tries++) {
        open(seat);
        nt_move legal[NT_MAX_LEGAL];
        const int n = nt_port_legal(app_director_port(T.app->table, (uint8_t)seat), legal, NT_MAX_LEGAL);
        if (n > 0 && legal[0].n == 2) {
            break;
        }
        player_wait(&T.hand, 3100);
        player_choose_own(&T.hand, seat);
        player_lift_chip(&T.hand, seat);
        next_of_growl(seat);
    }
    player_wait(&T.hand, 3100);
    const flat_pick *pick = &kit_flat(&T)->seat[seat].pick;
    push(seat, player_own_zone(&T.hand, seat, ZONE_CARD, 0), -12, 0);
    assert_true(pick->card[0] == 1 && pick->card[1] == 0);
    push(seat, player_own_zone(&T.hand, seat, ZONE_CARD, 0), 12, 1);
    assert_true(pick->card[0] == 0 && pick->card[1] == 1);
    push(seat, player_own_zone(&T.hand, seat, ZONE_CARD, 1), -12, 2);
    assert_true(pick->card[0] == 2 && pick->card[1] == 1);
    /* By presses alone: once to the left, twice to the right. */
    player_tap_own(&T.hand, seat, player_own_zone(&T.hand, seat, ZONE_CARD, 1));
    assert_true(pick->card[1] == 2 && pick->card[0] == 0);
    player_tap_own(&T.hand, seat, player_own_zone(&T.hand, seat, ZONE_CARD, 0));
    assert_true(pick->card[0] == 1 && pick->card[1] == 2);
    player_lift_chip(&T.hand, seat);
    assert_int_equal(kit_flat_cards(&T, seat), 0);
}

/* Under Truth Serum whoever has nothing to show takes up a card like all others before it is done. */
static void nothing_is_shown_like_something(void **state) {
    (void)state;
    const app_director *d = T.app->table;
    const nt_move nothing = {.kind = GROWL_MOVE_CARD, .n = 1, .arg = {GROWL_NONE}};
    static flat_hand hand;
    hand.ui = (table_ui){.legal = hand.legal, .n_legal = 1};
    hand.legal[0] = nothing;
    hand.held = (table_held){.n_cards = 2, .card = {GROWL_BITE, GROWL_BITE}};
    assert_null(flat_picked(&hand, d, &(flat_pick){0}));
    assert_true(flat_may_pick(&hand, d, TABLE_PART_CARD, GROWL_BITE));
    assert_ptr_equal(flat_picked(&hand, d, &(flat_pick){.card = {2}}), &hand.legal[0]);
    hand.held.n_cards = 0; /* as all know */
    assert_ptr_equal(flat_picked(&hand, d, &(flat_pick){0}), &hand.legal[0]);
}

static int who_plays(void) {
    for (int seat = 0; seat < 4; seat++) {
        if (kit_flat_asked(&T, seat)) {
            return seat;
        }
    }
    fail();
    return 0;
}

/* A flick to the middle plays at once; a press only takes the card up. */
static void cards_are_flicked_to_the_middle(void **state) {
    (void)state;
    int seat = who_plays();
    const int before = nt_match_plies(app_director_match(T.app->table));
    open(seat);
    player_wait(&T.hand, 20);
    player_tap_own(&T.hand, seat, player_own_zone(&T.hand, seat, ZONE_CARD, 3));
    assert_int_equal(nt_match_plies(app_director_match(T.app->table)), before);
    assert_int_equal(kit_flat(&T)->seat[seat].pick.card[0], 4);
    push(seat, player_own_zone(&T.hand, seat, ZONE_CARD, 5), 2, -15);
    assert_int_equal(nt_match_plies(app_director_match(T.app->table)), before + 1);
    assert_int_equal(kit_flat_cards(&T, seat), 0);
    player_lift_chip(&T.hand, seat);
}

/* Plays until somebody chooses a person openly. */
static int asked_for_a_person(void) {
    for (int i = 0; i < 400; i++) {
        const app_step step = app_director_step(T.app->table);
        const bool asks = strcmp(app_scene_name(T.app), "flat") == 0 && step.kind == STEP_OPEN;
        if (asks && player_own_zone(&T.hand, step.seat, FLAT_ZONE_PERSON, -1) != NULL) {
            return step.seat;
        }
        player_act(&T.hand);
    }
    fail();
    return 0;
}

/* What is decided openly is decided in the own zone, which shows nothing of the hand; held, it shows the hand. */
static void an_open_turn_has_its_zone(void **state) {
    (void)state;
    const int seat = asked_for_a_person();
    assert_int_equal(kit_flat_cards(&T, seat), 0);
    assert_false(flat_looks(kit_flat(&T), seat));
    open(seat);
    assert_true(kit_flat_cards(&T, seat) >= 4);
    player_lift_chip(&T.hand, seat);
    player_wait(&T.hand, 100);
    assert_int_equal(kit_flat_cards(&T, seat), 0);
    const int before = nt_match_plies(app_director_match(T.app->table));
    player_tap_own(&T.hand, seat, player_own_zone(&T.hand, seat, FLAT_ZONE_PERSON, -1));
    player_tap_own(&T.hand, seat, player_own_zone(&T.hand, seat, ZONE_DONE, -1));
    assert_int_equal(nt_match_plies(app_director_match(T.app->table)), before + 1);
}

/* Where somebody stands in an open zone, as its owner sees it. */
static void stands_at(int seat, int who, float *x, float *y) {
    const int turn = ui_edge_of(kit_flat(&T)->edge.n, seat, false);
    middle(player_own_zone(&T.hand, seat, FLAT_ZONE_PERSON, who), x, y);
    *x /= T.app->frame.u;
    *y /= T.app->frame.u;
    ui_edge_from_window(&T.app->frame, turn, x, y);
}

/* Whoever sits left of the chooser stands left, and who sits opposite between them and no nearer. */
static void persons_stand_as_they_sit(void **state) {
    (void)state;
    const int seat = asked_for_a_person();
    float left[2], across[2], right[2];
    stands_at(seat, (seat + 1) % 6, &left[0], &left[1]);
    stands_at(seat, (seat + 3) % 6, &across[0], &across[1]);
    stands_at(seat, (seat + 5) % 6, &right[0], &right[1]);
    assert_true(left[0] < across[0] && across[0] < right[0]);
    assert_true(across[1] <= left[1] && across[1] <= right[1]);
}

/* As a window does it that sleeps until the program wants to be woken, at most a second. */
static void sleep_like_a_window(void) {
    const uint64_t until = T.app->now + 1000;
    for (app_frame(T.app); app_wake(T.app) <= until; app_frame(T.app)) {
        app_advance(T.app, app_wake(T.app) > T.app->now ? app_wake(T.app) : T.app->now + 1);
    }
}

/* It opens by itself as soon as there is something to decide, not with the next touch. */
static void its_zone_waits_for_no_touch(void **state) {
    (void)state;
    int opened = 0;
    for (int i = 0; i < 400 && opened < 2; i++) {
        const app_step step = app_director_step(T.app->table);
        if (strcmp(app_scene_name(T.app), "flat") != 0 || step.kind != STEP_OPEN ||
            !player_press(&T.hand, "pile", -1)) {
            player_act(&T.hand);
            continue;
        }
        app_advance(T.app, T.app->now);
        sleep_like_a_window();
        const app_step then = app_director_step(T.app->table);
        if (then.kind == STEP_OPEN && player_zone(&T.hand, ZONE_SEAT, -1) != NULL) {
            assert_non_null(player_own_zone(&T.hand, then.seat, FLAT_ZONE_PERSON, -1));
            opened++;
        }
    }
    assert_int_equal(opened, 2);
}

/* Whoever is not asked sees the own hand, and can do nothing. */
static void others_look_and_do_nothing(void **state) {
    (void)state;
    const int seat = (who_plays() + 1) % 4, before = nt_match_plies(app_director_match(T.app->table));
    open(seat);
    assert_int_equal(kit_flat_cards(&T, seat), 9);
    assert_null(player_own_zone(&T.hand, seat, ZONE_DONE, -1));
    push(seat, player_own_zone(&T.hand, seat, ZONE_CARD, 5), 2, -15);
    player_tap_own(&T.hand, seat, player_own_zone(&T.hand, seat, ZONE_CARD, 5));
    assert_int_equal(nt_match_plies(app_director_match(T.app->table)), before);
}

/* ---- hidden ballots ---- */

static int werewolf(void **state) {
    (void)state;
    kit_flat_begin(&T, "werewolf", 8, 1920, 1080, 3.6f, 0);
    return 0;
}

/* All who vote may do so at once, each in the own zone; until then nothing of a ballot is shown. */
static void hidden_ballots_are_given_in_zones(void **state) {
    (void)state;
    int first = -1, second = -1;
    for (int i = 0; i < 4000 && second < 0; i++) {
        first = second = -1;
        for (int seat = 0; strcmp(app_scene_name(T.app), "flat") == 0 && seat < 8; seat++) {
            if (flat_is_sealed(kit_flat(&T), T.app, (uint8_t)seat)) {
                second = first >= 0 && second < 0 ? seat : second;
                first = first < 0 ? seat : first;
            }
        }
        if (second < 0) {
            assert_true(player_act(&T.hand));
        }
    }
    assert_true(second >= 0);
    player_wait(&T.hand, 100);
    open(first);
    open(second);
    assert_int_equal(kit_flat_cards(&T, first), 0);
    const int before = nt_match_plies(app_director_match(T.app->table));
    player_wait(&T.hand, 10000);
    const int seats[] = {second, first};
    for (int i = 0; i < 2; i++) {
        player_wait(&T.hand, 300); /* that somebody has voted is told */
        player_tap_own(&T.hand, seats[i], player_own_zone(&T.hand, seats[i], FLAT_ZONE_PERSON, -1));
        player_tap_own(&T.hand, seats[i], player_own_zone(&T.hand, seats[i], ZONE_DONE, -1));
    }
    assert_int_equal(nt_match_plies(app_director_match(T.app->table)), before + 2);
    assert_null(player_own_zone(&T.hand, first, FLAT_ZONE_PERSON, -1));
}

static bool is_asked_untold(void) {
    bool asked = false;
    for (int seat = 0; seat < 8 && app_director_holds(T.app->table); seat++) {
        asked |= kit_flat_asked(&T, seat);
    }
    return asked && strcmp(app_scene_name(T.app), "flat") == 0;
}

/* Who is asked for last rites has died: while that is told nobody's chip, by a finger or by keys, is another's. */
static void chips_do_not_tell_who_is_asked_next(void **state) {
    (void)state;
    for (int i = 0; i < 4000 && !is_asked_untold(); i++) {
        assert_true(player_act(&T.hand));
    }
    assert_true(is_asked_untold());
    for (int seat = 0; seat < 8; seat++) {
        assert_true(player_hold_chip(&T.hand, seat));
        player_wait(&T.hand, 400);
        assert_string_equal(app_scene_name(T.app), "flat");
        assert_false(flat_is_open(kit_flat(&T), seat));
        player_lift_chip(&T.hand, seat);
        player_wait(&T.hand, 50);
        stack_input(T.app, &(ui_input){.kind = UI_CHOOSE, .zone = ZONE_LOOK, .n = seat + 1, .place = 1});
        player_wait(&T.hand, 50);
        assert_string_equal(app_scene_name(T.app), "flat");
    }
    assert_true(is_asked_untold());
}

static int who_sees_all(void) {
    int seat = 0;
    while (seat < 8 && !app_sees_all(T.app, (uint8_t)seat)) {
        seat++;
    }
    return seat;
}

/* Where the table has chosen so, who is out sees everything; by day nobody else looks. */
static void who_is_out_looks_at_the_chip(void **state) {
    (void)state;
    T.app->plan.config.opt[WEREWOLF_OPT_DEAD_SEE] = 1;
    assert_true(app_start(T.app));
    stack_settle(T.app);
    for (int i = 0; i < 4000 && (who_sees_all() == 8 || strcmp(app_scene_name(T.app), "flat") != 0); i++) {
        assert_true(player_act(&T.hand));
    }
    const int out = who_sees_all();
    for (int i = 0; i < 2; i++) {
        assert_true(player_hold_chip(&T.hand, i == 0 ? (out + 1) % 8 : out));
        player_wait(&T.hand, 400);
        assert_string_equal(app_scene_name(T.app), i == 0 ? "flat" : "curtain");
        player_lift_chip(&T.hand, (out + 1) % 8);
    }
    player_lift_chip(&T.hand, out);
    player_wait(&T.hand, 500);
    assert_true(player_press(&T.hand, ZONE_OPEN, -1));
    assert_string_equal(app_scene_name(T.app), "quiet");
}

/* ---- what fails ---- */

/* Which picture it is tells what the hand holds. */
static void trouble_over_an_open_hand_waits(void **state) {
    (void)state;
    char path[300];
    assert_true(paths_join(path, sizeof path, T.dir, "night-table.log"));
    next_of_growl(2);
    open(2);
    app_report(T.app, "trouble.outside", "The picture growl/bite cannot be read.");
    player_lift_chip(&T.hand, 2);
    player_wait(&T.hand, 500);
    assert_string_equal(app_scene_name(T.app), "flat");
    assert_false(paths_exists(path));
    app_leave_table(T.app);
    player_wait(&T.hand, 500);
    assert_string_equal(app_scene_name(T.app), "notice");
    assert_true(paths_exists(path));
}

/* ---- the lock of a seat ---- */

static int locked(void **state) {
    growl(state);
    T.app->settings.seat_lock = true;
    return 0;
}

/* The sign of this figure, wherever it lies now. */
static void give_sign(int seat, int sign) {
    const seat_lock *lock = &kit_flat(&T)->seat[seat].lock;
    for (int place = 0; place < LOCK_SIGNS; place++) {
        if (lock->order[place] == sign) {
            player_tap_own(&T.hand, seat, player_own_zone(&T.hand, seat, ZONE_LOCK, place));
            return;
        }
    }
}

static void give_signs(int seat, int a, int b, int c) {
    give_sign(seat, a);
    give_sign(seat, b);
    assert_int_equal(kit_flat_cards(&T, seat), 0);
    give_sign(seat, c);
}

/* Something that could stand in the hand's zone is among the frame's words, drawn or not. */
static bool makes_the_hand(void) {
    char state[256];
    text_format(app_words(T.app, NULL), "growl.private.first_human", NULL, 0, state, sizeof state);
    app_dirty(T.app);
    app_frame(T.app);
    const ui_draw *d = T.app->shown;
    bool found = false;
    for (size_t at = 0; at + strlen(state) <= d->words.used; at++) {
        found |= memcmp(d->arena + at, state, strlen(state)) == 0;
    }
    return found;
}

/* Chosen at the first opening, asked for at each other; without them nothing of the hand is there. */
static void a_locked_hand_opens_by_its_signs(void **state) {
    (void)state;
    open(0);
    assert_int_equal(kit_flat_cards(&T, 0), 0);
    assert_false(makes_the_hand());
    give_signs(0, 1, 4, 4);
    assert_int_equal(kit_flat_cards(&T, 0), 4);
    assert_true(makes_the_hand());
    player_lift_chip(&T.hand, 0);
    player_wait(&T.hand, 100);
    open(0);
    assert_int_equal(kit_flat_cards(&T, 0), 0);
    give_signs(0, 1, 4, 3);
    assert_int_equal(kit_flat_cards(&T, 0), 0);
    assert_true(kit_flat(&T)->seat[0].lock.wrong);
    give_signs(0, 1, 4, 4);
    assert_int_equal(kit_flat_cards(&T, 0), 4);
    player_lift_chip(&T.hand, 0);
}

/* The same signs open it on the whole screen, by keys. */
static void its_signs_open_it_on_the_whole_screen(void **state) {
    (void)state;
    open(0);
    give_signs(0, 2, 2, 5);
    player_lift_chip(&T.hand, 0);
    player_wait(&T.hand, 300);
    player_feed(&T.hand, (ui_raw){.kind = UI_RAW_RESIZE, .w = 1280, .h = 800, .px_per_mm = 15.0f}); /* no room */
    player_wait(&T.hand, 50);
    assert_true(player_hold_chip(&T.hand, 0));
    player_wait(&T.hand, 400);
    assert_string_equal(app_scene_name(T.app), "curtain");
    player_wait(&T.hand, 1500);
    assert_true(player_press(&T.hand, ZONE_OPEN, -1));
    player_wait(&T.hand, 1500);
    assert_string_equal(app_scene_name(T.app), "lock");
    for (int i = 0; i < 3; i++) {
        assert_string_equal(app_scene_name(T.app), "lock");
        player_press(&T.hand, ZONE_LOCK, 0); /* one and the same sign: not these */
        player_wait(&T.hand, 300);
    }
    assert_string_equal(app_scene_name(T.app), "lock");
    raw(UI_RAW_COVER);
    player_wait(&T.hand, 100);
    assert_string_equal(app_scene_name(T.app), "curtain");
}

/* Whoever leaves the match and continues it, or turns the setting off, does not come past another's signs. */
static void signs_hold_as_long_as_the_match(void **state) {
    (void)state;
    open(0);
    give_signs(0, 1, 4, 4);
    player_lift_chip(&T.hand, 0);
    player_wait(&T.hand, 100);
    app_leave_match(T.app);
    player_wait(&T.hand, 500);
    assert_null(T.app->table);
    assert_true(app_continue(T.app));
    player_wait(&T.hand, 500);
    T.app->settings.seat_lock = false;
    app_settings_changed(T.app);
    open(0);
    assert_int_equal(kit_flat_cards(&T, 0), 0);
    give_signs(0, 1, 4, 3);
    assert_int_equal(kit_flat_cards(&T, 0), 0);
    give_signs(0, 1, 4, 4);
    assert_int_equal(kit_flat_cards(&T, 0), 4);
    player_lift_chip(&T.hand, 0);
    assert_false(seat_lock_wanted(T.app, 1)); /* nobody has chosen any there */
}

/* They lie in the match's file: neither another match in between nor a new start of the program forgets them. */
static void signs_are_the_match_s_own(void **state) {
    (void)state;
    open(0);
    give_signs(0, 5, 0, 2);
    player_lift_chip(&T.hand, 0);
    player_wait(&T.hand, 100);
    app_leave_match(T.app);
    player_wait(&T.hand, 500);
    memset(T.app->lock_code, 0, sizeof T.app->lock_code); /* as a new program has it */
    assert_true(app_start(T.app));
    player_wait(&T.hand, 500);
    assert_int_equal(T.app->lock_code[0][0], 0); /* another match has its own */
    app_leave_match(T.app);
    player_wait(&T.hand, 500);
    assert_int_equal(T.app->matches.open, 2);
    assert_true(app_continue_file(T.app, T.app->matches.at[1].file));
    player_wait(&T.hand, 500);
    open(0);
    give_signs(0, 5, 0, 3);
    assert_int_equal(kit_flat_cards(&T, 0), 0);
    give_signs(0, 5, 0, 2);
    assert_int_equal(kit_flat_cards(&T, 0), 4);
    player_lift_chip(&T.hand, 0);
    assert_int_equal(T.app->lock_code[1][0], 0);
}

/* ---- true sizes ---- */

/* A chip is as wide as somebody has measured it on this screen. */
static void chips_follow_the_measure(void **state) {
    (void)state;
    open(0);
    ui_edge_seat before[UI_EDGE_SEATS], after[UI_EDGE_SEATS];
    ui_edge_seats(&T.app->frame, &kit_flat(&T)->edge, before);
    T.app->settings.measured_percent = 80;
    app_settings_changed(T.app);
    ui_edge_seats(&T.app->frame, &kit_flat(&T)->edge, after);
    assert_true(fabsf(after[0].chip.w - 0.8f * before[0].chip.w) < 1);
}

/* Another way of sharing the screen is chosen in the middle of a match: the table is the other one at once. */
static void the_way_of_sharing_changes_at_any_time(void **state) {
    (void)state;
    T.app->settings.mode = APP_UPRIGHT;
    app_settings_changed(T.app);
    player_wait(&T.hand, 100);
    assert_string_equal(app_scene_name(T.app), "curtain");
    T.app->settings.mode = APP_FLAT;
    app_settings_changed(T.app);
    player_wait(&T.hand, 2000);
    assert_true(player_press(&T.hand, ZONE_OPEN, -1));
    player_wait(&T.hand, 2000);
    player_key(&T.hand, UI_KEY_PAUSE, false); /* covered, and then the flat table again when it goes on */
    for (int i = 0; i < 40 && strcmp(app_scene_name(T.app), "flat") != 0; i++) {
        player_act(&T.hand);
    }
    assert_string_equal(app_scene_name(T.app), "flat");
}

#define WITH(name, begin) cmocka_unit_test_setup_teardown(name, begin, end)

int main(void) {
    const struct CMUnitTest tests[] = {
        WITH(a_hand_is_open_as_long_as_the_finger_lies, growl),
        WITH(a_press_opens_and_a_press_closes_where_that_is_wished, growl),
        WITH(the_mouse_opens_by_a_press_and_can_choose, growl),
        WITH(hands_open_beside_each_other_where_they_do_not_touch, growl),
        WITH(a_zone_speaks_its_seats_language, growl),
        WITH(nobody_looks_for_a_bot, with_a_bot),
        WITH(lost_focus_and_another_size_cover, growl),
        WITH(a_turned_tablet_covers, growl),
        WITH(whatever_lies_over_the_table_covers, growl),
        WITH(a_notice_covers, growl),
        WITH(a_lift_that_never_comes_ages_out, growl),
        WITH(a_finger_that_comes_down_again_was_lifted, growl),
        WITH(a_palm_covers, growl),
        WITH(a_touch_beside_covers_where_that_is_wished, growl),
        WITH(a_finger_that_crosses_a_border_decides_nothing, growl),
        WITH(a_touch_and_its_mouse_are_one, growl),
        WITH(a_chip_is_dragged_to_where_its_owner_sits, growl),
        WITH(nothing_is_taken_before_the_least_time, growl),
        WITH(cards_are_pushed_to_the_neighbours, growl),
        WITH(nothing_is_shown_like_something, growl),
        WITH(cards_are_flicked_to_the_middle, robbers),
        WITH(others_look_and_do_nothing, robbers),
        WITH(an_open_turn_has_its_zone, growl),
        WITH(persons_stand_as_they_sit, growl),
        WITH(its_zone_waits_for_no_touch, growl),
        WITH(chips_do_not_tell_who_is_asked_next, werewolf),
        WITH(who_is_out_looks_at_the_chip, werewolf),
        WITH(trouble_over_an_open_hand_waits, growl),
        WITH(hidden_ballots_are_given_in_zones, werewolf),
        WITH(a_locked_hand_opens_by_its_signs, locked),
        WITH(its_signs_open_it_on_the_whole_screen, locked),
        WITH(signs_hold_as_long_as_the_match, locked),
        WITH(signs_are_the_match_s_own, locked),
        WITH(chips_follow_the_measure, growl),
        WITH(the_way_of_sharing_changes_at_any_time, growl),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
