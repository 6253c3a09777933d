/* The private frame of Werewolves and Robbers under mouse, finger, keyboard and gamepad; what events sound like and
 * how long they are shown. */
#include "games/robbers/robbers_table_summary.h"
#include "robbers_table/stage.h"

typedef enum { MOUSE, TOUCH, KEYS, PAD, WAYS } way;

typedef struct {
    stage *s;
    nt_match *match;
    table_ui ui;
    ui_map map;
    uint64_t now;
    nt_move move;
    bool has_move;
    way way;
} seat_view;

static nt_view view_of(seat_view *v) {
    return stage_view(v->s, v->match, v->ui.asked);
}

static void draw(seat_view *v) {
    ui_map_show(&v->map, &v->s->frame, v->now);
    stage_draw(v->s, v->s->list, view_of(v), &v->ui);
}

static void feed(seat_view *v, ui_raw raw) {
    ui_input in[4];

    v->now += 300;
    raw.at = v->now;
    const int n = ui_map_feed(&v->map, v->s->list, &raw, in);
    for (int i = 0; i < n; i++) {
        robbers_table.input(view_of(v), &v->ui, &in[i], &v->move, &v->has_move);
    }
    draw(v);
}

static void key(seat_view *v, ui_key k) {
    feed(v, (ui_raw){.kind = UI_RAW_KEY_DOWN, .key = k, .pad = v->way == PAD});
    feed(v, (ui_raw){.kind = UI_RAW_KEY_UP, .key = k, .pad = v->way == PAD});
}

static bool focused(const seat_view *v, const char *zone, int n) {
    return v->map.focus_name != NULL && strcmp(v->map.focus_name, zone) == 0 && v->map.focus_n == n;
}

/* Tab goes round all zones. */
static void tab_to(seat_view *v, const char *zone, int n) {
    for (int i = 0; i < 60 && !focused(v, zone, n); i++) {
        key(v, UI_KEY_NEXT);
    }
    assert_true(focused(v, zone, n));
}

/* The shortest way there by arrows. */
static void steer_to(seat_view *v, const char *zone, int n) {
    static const int step[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    static const ui_key arrow[4] = {UI_KEY_LEFT, UI_KEY_RIGHT, UI_KEY_UP, UI_KEY_DOWN};
    const ui_draw *d = v->s->list;
    int from[UI_MAX_ZONES], by[UI_MAX_ZONES] = {0}, queue[UI_MAX_ZONES], path[UI_MAX_ZONES], head = 0, tail = 0,
                            steps = 0;

    if (v->map.focus_name == NULL) {
        key(v, UI_KEY_NEXT);
    }
    const int start = (int)(ui_zone_named(d, v->map.focus_name, v->map.focus_n) - d->zone);
    const int goal = (int)(ui_zone_named(d, zone, n) - d->zone);
    memset(from, -1, sizeof from);
    from[start] = start;
    queue[tail++] = start;
    while (head < tail) {
        const int at = queue[head++];
        for (int k = 0; k < 4; k++) {
            const ui_zone *next = ui_zone_towards(d, &d->zone[at], step[k][0], step[k][1]);
            const int to = next == NULL ? at : (int)(next - d->zone);
            if (from[to] < 0) {
                from[to] = at;
                by[to] = k;
                queue[tail++] = to;
            }
        }
    }
    assert_true(from[goal] >= 0);
    for (int at = goal; at != start; at = from[at]) {
        path[steps++] = by[at];
    }
    while (steps > 0) {
        key(v, arrow[path[--steps]]);
    }
    assert_true(focused(v, zone, n));
}

static void press(seat_view *v, const char *zone, int n) {
    const ui_zone *at = ui_zone_named(v->s->list, zone, n);

    assert_non_null(at);
    if (v->way == MOUSE || v->way == TOUCH) {
        const float u = v->s->frame.u;
        ui_raw raw = {.kind = UI_RAW_DOWN,
                      .touch = v->way == TOUCH,
                      .finger = v->way == TOUCH,
                      .x = (at->at.x + at->at.w / 2) * u,
                      .y = (at->at.y + at->at.h / 2) * u};
        feed(v, raw);
        raw.kind = UI_RAW_UP;
        feed(v, raw);
        return;
    }
    if (v->way == KEYS) {
        tab_to(v, zone, n);
    } else {
        steer_to(v, zone, n);
    }
    key(v, UI_KEY_CHOOSE);
}

static seat_view sit(stage *s, nt_match *match, int seat, way how) {
    seat_view v = {.s = s, .match = match, .ui = stage_private(s, match, seat), .way = how, .now = 1000};

    ui_map_init(&v.map);
    draw(&v);
    return v;
}

static int cards_of(seat_view *v) {
    const robbers_priv *me = view_of(v).me;
    int n = 0;

    while (n < ROBBERS_HAND && me->hand[n] != ROBBERS_NONE) {
        n++;
    }
    return n;
}

/* Takes one card up, thinks better of it, and plays another. */
static void play_one(stage *s, nt_match *match, int seat, way how, nt_rng *luck) {
    seat_view v = sit(s, match, seat, how);
    const int n = cards_of(&v), want = (int)nt_rng_below(luck, (uint32_t)n);
    const uint8_t card = ((const robbers_priv *)view_of(&v).me)->hand[want];

    press(&v, "card", (want + 1) % n);
    press(&v, "done", 0);
    if (n > 1) {
        v.has_move = false;
        press(&v, "card", want);
        assert_false(v.has_move);
        press(&v, "done", 0);
    }
    assert_true(v.has_move);
    assert_int_equal(v.move.arg[0], card);
    assert_int_equal(nt_port_submit(nt_match_port(match, (uint8_t)seat), v.move), NT_OK);
}

static void a_deal_can_be_played_by_each_input_alone(void **state) {
    nt_rng luck = nt_rng_seed(4);

    for (int how = MOUSE; how < WAYS; how++) {
        const uint8_t seats = (uint8_t)(ROBBERS_MIN_SEATS + how % 3);
        nt_match *match = stage_match(seats, 20u + (unsigned)how);
        for (int plays = 0; plays < seats * robbers_hand_size(seats); plays++) {
            play_one(*state, match, stage_asked(match), (way)how, &luck);
        }
        nt_match_destroy(match);
    }
}

static void nothing_is_played_before_a_card_is_chosen(void **state) {
    nt_match *match = stage_match(4, 3);
    seat_view v = sit(*state, match, stage_asked(match), MOUSE);

    press(&v, "done", 0);
    assert_false(v.has_move);
    press(&v, "card", 2);
    press(&v, "card", 2);
    press(&v, "done", 0);
    assert_false(v.has_move);
    nt_match_destroy(match);
}

/* A finger that rests on a zone for long enough, and lets go. */
static void hold(seat_view *v, const char *zone, int n) {
    const ui_rect at = ui_zone_named(v->s->list, zone, n)->at;
    const float u = v->s->frame.u;
    ui_raw raw = {
        .kind = UI_RAW_DOWN, .touch = true, .finger = 1, .x = (at.x + at.w / 2) * u, .y = (at.y + at.h / 2) * u};
    ui_input in[4];

    feed(v, raw);
    v->now += 600;
    const int ticks = ui_map_tick(&v->map, v->s->list, v->now, in);
    for (int i = 0; i < ticks; i++) {
        robbers_table.input(view_of(v), &v->ui, &in[i], &v->move, &v->has_move);
    }
    draw(v);
    assert_true(stage_shows(v->s->list, "Played now it would count as"));
    raw.kind = UI_RAW_UP;
    feed(v, raw);
}

/* Held or inspected, a card says what it does and what it would count; the next press only puts it away. */
static void a_card_of_the_hand_can_be_read(void **state) {
    nt_match *match = stage_match(4, 3);
    seat_view v = sit(*state, match, stage_asked(match), KEYS);

    tab_to(&v, "card", 0);
    feed(&v, (ui_raw){.kind = UI_RAW_KEY_DOWN, .key = UI_KEY_INSPECT});
    assert_true(stage_shows(v.s->list, "Played now it would count as"));
    feed(&v, (ui_raw){.kind = UI_RAW_KEY_UP, .key = UI_KEY_INSPECT});
    assert_false(stage_shows(v.s->list, "Played now it would count as"));
    assert_int_equal(v.ui.picks, 0);
    hold(&v, "card", 1);
    assert_false(stage_shows(v.s->list, "Played now it would count as"));
    assert_int_equal(v.ui.picks, 0);
    nt_match_destroy(match);
}

/* Whoever merely looks sees the own hand and no button to play. */
static void a_look_offers_no_move(void **state) {
    stage *s = *state;
    nt_match *match = stage_match(5, 3);
    const int seat = (stage_asked(match) + 1) % 5;
    table_ui ui = stage_private(s, match, seat);

    assert_int_equal(ui.n_legal, 0);
    stage_draw(s, s->list, stage_view(s, match, seat), &ui);
    assert_null(ui_zone_named(s->list, "done", 0));
    const ui_input in = {.kind = UI_CHOOSE, .zone = "card", .n = 0};
    nt_move move;
    bool has_move = true;
    robbers_table.input(stage_view(s, match, seat), &ui, &in, &move, &has_move);
    assert_false(has_move);
    assert_int_equal(ui.picks, 0);
    nt_match_destroy(match);
}

/* Two seats with the same cards see the same, but for names: what others hold changes nothing. */
static void a_private_frame_depends_on_the_own_view_alone(void **state) {
    stage *s = *state;
    nt_match *match = stage_match(4, 3);
    const int seat = stage_asked(match);
    table_ui ui = stage_private(s, match, seat);
    robbers_pub pub;
    robbers_priv me;
    const nt_view view = stage_view(s, match, seat);

    memcpy(&pub, view.pub, sizeof pub);
    memcpy(&me, view.me, sizeof me);
    stage_draw(s, s->list, view, &ui);
    for (uint8_t role = 0; role < ROBBERS_ROLES; role++) {
        me.role = role;
        stage_draw(s, s->other, (nt_view){&pub, &me, (uint8_t)seat}, &ui);
        stage_same_zones(s->list, s->other);
    }
    nt_match_destroy(match);
}

/* Two seconds of a Werewolf sound and last as long as those of a Chest. A pile's count alone lasts by the number
 * that it tells everybody, of 1 as long as of 0; and before the first one, whoever's it is, all go over to their
 * sides.
 */
static void time_and_sound_depend_on_the_kind_alone(void **state) {
    const nt_event first = {.kind = ROBBERS_EV_POINTS}, second = {.kind = ROBBERS_EV_POINTS, .arg[0] = 1};

    (void)state;
    stage_time_and_sound_by_kind(&robbers_table, ROBBERS_EVENTS,
                                 (nt_event){.n = 5, .arg = {0, ROBBERS_WEREWOLF, 1, 1, 7}});
    stage_time_and_sound_by_kind(&robbers_table, ROBBERS_EV_POINTS,
                                 (nt_event){.n = 5, .arg = {2, ROBBERS_WEREWOLF, 1, 1, 7}});
    assert_int_equal(robbers_table.show(&first).ms, robbers_table.show(&second).ms + ROBBERS_GO_OVER);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_deal_can_be_played_by_each_input_alone),
        cmocka_unit_test(nothing_is_played_before_a_card_is_chosen),
        cmocka_unit_test(a_card_of_the_hand_can_be_read),
        cmocka_unit_test(a_look_offers_no_move),
        cmocka_unit_test(a_private_frame_depends_on_the_own_view_alone),
        cmocka_unit_test(time_and_sound_depend_on_the_kind_alone),
    };

    return cmocka_run_group_tests(tests, open_stage, stage_teardown);
}
