/* How the wolf walks. On a flat table inside the ring of houses: once round, large, and clear of all that stands
 * there; and on any to the door that somebody chooses. */
#include <math.h>

#include "eatme_table/stage.h"
#include "games/eatme/eatme_table.h"

typedef struct {
    bench *b;
    ui_rim rim;
    ui_frame around;
    table_ui ui;
    eatme_look look;
    eatme_yard yard;
} flat;

static flat *flat_of(bench *b, flat *f, int n, int wolf, bool tall) {
    bench_deal(b, n, NULL);
    b->s.pub.wolf = (uint8_t)wolf;
    *f = (flat){.b = b, .rim = {.seat = b->on.seat}, .around = b->on.frame};
    f->around.width = tall ? 836 : 1700;
    f->around.height = tall ? 1280 : 800;
    f->around.rim = &f->rim;
    b->on.list->ui = &f->around;
    f->ui = bench_public(b);
    f->look = (eatme_look){.pub = &b->s.pub, .t = &f->ui, .d = b->on.list};
    f->yard = eatme_yard_before(&f->look);
    return f;
}

static ui_rect box_of(eatme_stand at) {
    const float w = at.high * EATME_WOLF_SHAPE;

    return (ui_rect){at.x - w / 2, at.feet - at.high, w, at.high};
}

/* What tells whose house it is: the disc in the plate's middle. */
static ui_rect disc_of(const eatme_spot *s) {
    const ui_rect p = s->place.plate;

    return ui_centre(p, p.h, p.h);
}

static void seen_well(const flat *f, eatme_stand at, eatme_stand home) {
    const ui_rect wolf = box_of(at), body = ui_centre(wolf, wolf.w / 2, wolf.h / 2);

    assert_true(at.high >= 0.7f * home.high);
    assert_true(wolf.x > 0 && wolf.x + wolf.w < f->around.width && at.feet < f->yard.bottom);
    for (int place = 1; place < f->yard.n; place++) {
        assert_false(ui_meet(body, disc_of(&f->yard.at[place])));
        assert_false(ui_meet(body, f->yard.at[place].wheel));
    }
}

static float turn_between(float from, float to) {
    return remainderf(to - from, 6.2831853f);
}

enum { PARTS = 60 };

/* Of where it is no larger than on its round. */
static eatme_stand middle_of_way(const eatme_yard *yard) {
    const float high = eatme_walk_round(yard, 0.5f).high;
    eatme_stand middle = {0};
    float n = 0.0f;

    for (int i = 1; i < PARTS; i++) {
        const eatme_stand at = eatme_walk_round(yard, (float)i / PARTS);
        if (at.high <= high) {
            middle.x += at.x;
            middle.feet += at.feet;
            n += 1.0f;
        }
    }
    middle.x /= n;
    middle.feet /= n;
    return middle;
}

static void it_goes_round(const flat *f) {
    const eatme_stand home = eatme_stand_home(&f->yard), middle = middle_of_way(&f->yard);
    float turned = 0.0f, before = atan2f(home.feet - middle.feet, home.x - middle.x), walked = 0.0f;

    for (int i = 1; i < PARTS; i++) {
        const eatme_stand at = eatme_walk_round(&f->yard, (float)i / PARTS);
        const float now = atan2f(at.feet - middle.feet, at.x - middle.x);
        seen_well(f, at, home);
        assert_true(at.stride > walked);
        turned += turn_between(before, now);
        before = now;
        walked = at.stride;
    }
    assert_true(turned > 5.4f && turned < 7.2f); /* clockwise, and once */
    assert_true(walked > 6.0f);
}

static void on_its_round_it_is_seen_all_the_while(void **state) {
    bench *b = *state;
    flat f;

    for (int n = 3; n <= EATME_SEATS; n++) {
        for (int wolf = 0; wolf < 2 * n; wolf++) {
            it_goes_round(flat_of(b, &f, n, wolf / 2, wolf % 2));
        }
    }
}

/* At a door, too. */
static void at_a_door_it_is_large(void **state) {
    bench *b = *state;
    flat f;

    for (int n = 3; n <= EATME_SEATS; n++) {
        for (int wolf = 0; wolf < 2 * n; wolf++) {
            flat_of(b, &f, n, wolf / 2, wolf % 2);
            for (int place = 1; place < n; place++) {
                assert_true(eatme_stand_door(&f.yard, place).high >= 0.7f * eatme_stand_home(&f.yard).high);
            }
        }
    }
}

/* On a table that stands upright the button that knocks has a row of its own. */
static void the_button_lies_on_no_house(void **state) {
    bench *b = *state;
    flat f;

    for (int n = 3; n <= EATME_SEATS; n++) {
        for (int wolf = 0; wolf < n; wolf++) {
            flat_of(b, &f, n, wolf, true);
            const ui_rect button = ui_centre(f.yard.knock, 260.0f, f.yard.knock.h);
            for (int place = 1; place < n; place++) {
                const eatme_spot *s = &f.yard.at[place];
                assert_false(ui_meet(button, ui_inset(s->place.house, 10.0f * s->size)));
                assert_false(ui_meet(button, disc_of(s)) || ui_meet(button, s->wheel));
            }
        }
    }
}

/* On its way to a door nothing is drawn over it; on its round it covers no roof that stands lower, but goes behind it
 * and is seen above the eaves. */
static void no_house_is_before_it(void **state) {
    bench *b = *state;
    flat f;

    flat_of(b, &f, EATME_SEATS, 0, false);
    f.ui.event = (nt_event){.to = NT_ALL, .kind = EATME_EV_ATTACK, .n = 2, .arg = {0, 1}};
    f.ui.part = 0.2f;
    assert_false(eatme_wolf_is_behind(&f.look));
    f.ui.event.kind = EATME_EV_PROWL;
    assert_true(eatme_wolf_is_behind(&f.look));
    for (int wolf = 0; wolf < EATME_SEATS; wolf++) {
        flat_of(b, &f, EATME_SEATS, wolf, false);
        for (int i = 1; i < PARTS; i++) {
            const eatme_stand at = eatme_walk_round(&f.yard, (float)i / PARTS);
            for (int place = 1; place < f.yard.n; place++) {
                const eatme_spot *s = &f.yard.at[place];
                const bool lower = s->place.plate.y > at.feet && ui_meet(box_of(at), s->place.house);
                assert_false(lower && at.feet - 0.8f * at.high > s->feet - 100.0f * s->size);
            }
        }
    }
}

/* ---- where it stands when characters are handed out ---- */

static void ends_at_home(const flat *f, const char *how) {
    eatme_stand at;
    const eatme_yard yard = eatme_yard_of(&f->look);
    const uint8_t *cast = f->ui.event.arg + 2;
    const int wolf = f->ui.event.kind == EATME_EV_WOLF ? f->ui.event.arg[0] : eatme_wolf_in(&f->b->s.pub, cast);

    assert_true(eatme_wolf_stands(&f->look, &yard, &at));
    f->b->s.pub.wolf = (uint8_t)wolf;
    const eatme_yard still = eatme_yard_before(&f->look);
    const eatme_stand home = eatme_stand_home(&still);
    if (fabsf(at.x - home.x) > 0.5f || fabsf(at.feet - home.feet) > 0.5f || fabsf(at.high - home.high) > 0.5f ||
        at.right != home.right) {
        fail_msg("%s, %d seats, seat %d: the wolf ends at %g, %g and is at %g, %g", how, still.n, wolf, (double)at.x,
                 (double)at.feet, (double)home.x, (double)home.feet);
    }
}

/* Of the cast that stands the Wolf's and another's are swapped: the first one, a program's later one, a person's. */
static void handed_out(bench *b, flat *f, int n, int wolf, bool is_flat, bool tall) {
    static const char *const how[] = {"the first cast", "a program's cast", "a person's cast", "the first Wolf"};

    for (int way = 0; way < 4; way++) {
        flat_of(b, f, n, 0, tall);
        f->around.rim = is_flat ? &f->rim : NULL;
        f->ui.n_legal = 0;
        f->ui.asked = NT_SPECTATOR;
        f->ui.humans = way == 2 ? ~0u : 0u;
        f->ui.part = 1.0f;
        f->ui.event = (nt_event){.to = NT_ALL, .kind = EATME_EV_CAST, .n = (uint8_t)(2 + n)};
        f->ui.event.arg[0] = way == 0 ? EATME_BY_CHANCE : EATME_BY_LOSER;
        f->ui.event.arg[1] = 1;
        memcpy(f->ui.event.arg + 2, b->s.pub.cast, (size_t)n);
        f->ui.event.arg[2] = b->s.pub.cast[wolf];
        f->ui.event.arg[2 + wolf] = EATME_WOLF;
        if (way == 3) {
            f->ui.event = (nt_event){.to = NT_ALL, .kind = EATME_EV_WOLF, .n = 1, .arg = {(uint8_t)wolf}};
        }
        if (way == 0 || way == 3) {
            b->s.pub.wolf = EATME_NONE;
            memset(b->s.pub.cast, EATME_NONE, sizeof b->s.pub.cast);
        }
        ends_at_home(f, how[way]);
    }
}

static void it_ends_where_it_stands(void **state) {
    bench *b = *state;
    flat f;

    for (int n = 3; n <= EATME_SEATS; n++) {
        for (int i = 0; i < 4 * n; i++) {
            handed_out(b, &f, n, i / 4, i & 1, i & 2);
        }
    }
}

/* Nobody else's disc, wheel or house is covered as it comes in. */
static void it_comes_in_from_its_own_edge(void **state) {
    bench *b = *state;
    flat f;

    for (int n = 3; n <= EATME_SEATS; n++) {
        for (int wolf = 0; wolf < 2 * n; wolf++) {
            flat_of(b, &f, n, wolf / 2, wolf % 2);
            for (int i = 0; i <= PARTS; i++) {
                const eatme_stand at = eatme_walk_in(&f.yard, (float)i / PARTS);
                const ui_rect all = box_of(at), body = ui_centre(all, 0.7f * all.w, 0.8f * all.h);
                for (int place = 1; place < n; place++) {
                    const eatme_spot *s = &f.yard.at[place];
                    const bool farther = s->place.plate.y <= at.feet;
                    const ui_rect house = ui_inset(s->place.house, 10.0f * s->size);
                    const bool covers = ui_meet(body, disc_of(s)) || ui_meet(body, s->wheel) || ui_meet(body, house);
                    if (farther && covers) {
                        fail_msg("%d seats, seat %d%s: the wolf covers place %d at %d of %d", n, wolf / 2,
                                 wolf % 2 ? ", upright" : "", place, i, PARTS);
                    }
                }
            }
        }
    }
}

/* ---- where somebody sends it ---- */

static eatme_stand stands(flat *f) {
    eatme_stand at;

    assert_true(eatme_wolf_stands(&f->look, &f->yard, &at));
    return at;
}

static float apart(eatme_stand a, eatme_stand b) {
    return hypotf(a.x - b.x, a.feet - b.feet);
}

/* As the window does at its next tick. */
static uint32_t tick(flat *f) {
    const table_state now = eatme_table.state((nt_view){&f->b->s.pub, NULL, NT_SPECTATOR}, &f->ui);

    assert_true(now.stands_aside);
    if (now.stands == f->ui.stands) {
        return 0;
    }
    f->ui.stood = f->ui.stands;
    f->ui.stands = now.stands;
    f->ui.change_left = now.stands_ms > 0 ? 1.0f : 0.0f;
    return now.stands_ms;
}

static void send(flat *f, int door, bool dropped) {
    const ui_input in = {.kind = UI_CHOOSE, .zone = "house", .n = door, .dropped = dropped};
    nt_move move;
    bool has_move;

    assert_true(eatme_table.input((nt_view){&f->b->s.pub, NULL, NT_SPECTATOR}, &f->ui, &in, &move, &has_move));
}

/* From where it waits, with its legs; from the first picture to the last it is nowhere at once. */
static void walks(flat *f, eatme_stand from, eatme_stand to) {
    eatme_stand last = stands(f);

    assert_true(apart(last, from) < 0.1f);
    for (int i = 1; i <= PARTS; i++) {
        f->ui.change_left = 1.0f - (float)i / PARTS;
        const eatme_stand at = stands(f);
        assert_true(apart(at, last) < 0.06f * apart(from, to) + 8.0f);
        assert_true(at.stride > last.stride || i == PARTS);
        last = at;
    }
    assert_true(apart(last, to) < 0.1f);
}

static flat *asks_the_wolf(bench *b, flat *f, int n, bool tall) {
    flat_of(b, f, n, 0, tall);
    bench_lock_all(b, "st");
    f->ui = bench_public(b);
    assert_true(eatme_wolf_decides(&f->look));
    assert_int_equal(tick(f), 0); /* it is there */
    return f;
}

/* It jumped there at once. As long to each door, so that no house is told by it. */
static void it_walks_to_the_door_that_is_chosen(void **state) {
    bench *b = *state;
    flat f;

    for (int i = 0; i < 8; i++) {
        const int n = 3 + i / 2;
        asks_the_wolf(b, &f, n, i % 2);
        eatme_stand before = eatme_stand_home(&f.yard);
        for (int door = 1; door < n; door++) {
            const eatme_stand to = eatme_stand_door(&f.yard, eatme_place_of(&f.yard, door));
            send(&f, door, false);
            assert_true(apart(stands(&f), before) < 0.1f); /* nor for one picture */
            const uint32_t ms = tick(&f);
            assert_true(ms >= 300 && ms <= 450);
            walks(&f, before, to);
            before = to;
        }
    }
}

static void a_hand_that_leads_it_has_brought_it(void **state) {
    flat f;

    asks_the_wolf(*state, &f, 4, false);
    send(&f, 2, true);
    assert_int_equal(tick(&f), 0);
    assert_true(apart(stands(&f), eatme_stand_door(&f.yard, eatme_place_of(&f.yard, 2))) < 0.1f);
    send(&f, 1, false);
    assert_true(tick(&f) > 0);
}

/* Where the knock came from a zone at the edge it has not been sent there before. */
static void it_comes_to_the_door_before_it_knocks(void **state) {
    flat f;

    asks_the_wolf(*state, &f, 5, false);
    f.ui.n_legal = 0;
    f.ui.locked = true;
    f.ui.event = (nt_event){.to = NT_ALL, .kind = EATME_EV_ATTACK, .n = 2, .arg = {0, 3}};
    f.ui.part = 0.0f;
    assert_int_equal(tick(&f), 0);
    assert_true(eatme_knocks_from(&f.look) > 0.3f);
    assert_true(apart(stands(&f), eatme_stand_home(&f.yard)) < 0.1f);
    asks_the_wolf(*state, &f, 5, false);
    send(&f, 3, false);
    tick(&f);
    f.ui.n_legal = 0;
    f.ui.locked = true;
    f.ui.event = (nt_event){.to = NT_ALL, .kind = EATME_EV_ATTACK, .n = 2, .arg = {0, 3}};
    f.ui.part = 0.0f;
    memset(f.ui.pick, 0, sizeof f.ui.pick);
    assert_int_equal(tick(&f), 0);
    assert_true(eatme_knocks_from(&f.look) < 0.01f);
    f.ui.change_left = 0.5f; /* somebody pressed on while it walked: it goes on */
    assert_true(stands(&f).stride > 0.0f);
    f.ui.change_left = 0.0f;
    assert_true(apart(stands(&f), eatme_stand_door(&f.yard, eatme_place_of(&f.yard, 3))) < 0.1f);
}

/* One that chose lay half below the zone in which its owner did. */
static void it_gives_way_to_an_open_hand(void **state) {
    static const ui_rect hand[] = {
        {-60, 300, 300, 500}, {-60, -70, 330, 560}, {400, 600, 420, 300}, {300, -60, 420, 280}};
    bench *b = *state;
    flat f;

    for (int n = 3; n <= EATME_SEATS; n++) {
        for (int i = 0; i < 8 * n; i++) {
            flat_of(b, &f, n, i / 8, i / 4 % 2);
            const eatme_stand alone = eatme_stand_home(&f.yard);
            const ui_rect lies = hand[i % 4];
            f.rim.open[0] = lies.y > 400 ? (ui_rect){lies.x, f.around.height - 220, lies.w, lies.h} : lies;
            f.rim.n_open = 1;
            f.yard = eatme_yard_before(&f.look);
            const eatme_stand beside = eatme_stand_home(&f.yard);
            assert_false(ui_meet(box_of(beside), f.rim.open[0]) || ui_meet(disc_of(&f.yard.at[0]), f.rim.open[0]));
            assert_true(apart(alone, beside) < 0.1f || ui_meet(box_of(alone), ui_inset(f.rim.open[0], -60)));
            ui_rim before = f.rim;
            before.n_open = 0;
            f.rim.was = &before;
            f.rim.glides = 0.0f;
            f.yard = eatme_yard_before(&f.look);
            assert_true(apart(eatme_stand_home(&f.yard), alone) < 0.1f);
            f.rim.glides = 0.5f;
            f.yard = eatme_yard_before(&f.look);
            const float half = apart(eatme_stand_home(&f.yard), alone);
            assert_true(fabsf(half - 0.5f * apart(alone, beside)) < 1.0f);
            assert_true(half < 1.0f || eatme_stand_home(&f.yard).stride > 0.0f);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(on_its_round_it_is_seen_all_the_while, bench_open, bench_close),
        cmocka_unit_test_setup_teardown(at_a_door_it_is_large, bench_open, bench_close),
        cmocka_unit_test_setup_teardown(the_button_lies_on_no_house, bench_open, bench_close),
        cmocka_unit_test_setup_teardown(it_walks_to_the_door_that_is_chosen, bench_open, bench_close),
        cmocka_unit_test_setup_teardown(a_hand_that_leads_it_has_brought_it, bench_open, bench_close),
        cmocka_unit_test_setup_teardown(it_comes_to_the_door_before_it_knocks, bench_open, bench_close),
        cmocka_unit_test_setup_teardown(it_gives_way_to_an_open_hand, bench_open, bench_close),
        cmocka_unit_test_setup_teardown(it_ends_where_it_stands, bench_open, bench_close),
        cmocka_unit_test_setup_teardown(it_comes_in_from_its_own_edge, bench_open, bench_close),
        cmocka_unit_test_setup_teardown(no_house_is_before_it, bench_open, bench_close)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
