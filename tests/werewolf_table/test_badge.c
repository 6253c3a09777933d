/* The picture of the Sheriff's badge: who gets it, from whom, or that it breaks. The arrow of the way that the
 * Sheriff chooses ends at whoever lives. Whoever may get the badge is marked. */
#include <math.h>
#include <string.h>

#include "werewolf_table/stage.h"

#include "games/werewolf/werewolf_table_public.h"
#include "games/werewolf/werewolf_table_slide.h"

enum { SEATS = 8, FROM = 2, TO = 5 };

static void draw_badge(stage *s, nt_match *match, const werewolf_pub *pub, int from, int to, float part) {
    const table_ui ui = {
        .frame = TABLE_PUBLIC,
        .seat = s->seat,
        .config = nt_match_config(match),
        .asked = NT_SPECTATOR,
        .locked = true,
        .event = {.to = NT_ALL, .kind = WEREWOLF_EV_BADGE, .n = 2, .arg = {(uint8_t)from, (uint8_t)to}},
        .part = part};

    stage_draw(s, s->list, (nt_view){.pub = pub}, &ui);
}

static werewolf_pub by_day(nt_match *match) {
    uint64_t bytes[NT_VIEW_MAX / 8];
    werewolf_pub pub = *(const werewolf_pub *)nt_port_view(nt_match_port(match, NT_SPECTATOR), bytes).pub;

    pub.round = 1;
    pub.step = WEREWOLF_STEP_BADGE;
    return pub;
}

/* How often a picture whose name begins so is drawn; *at: where it was last. */
static int pictures(const ui_draw *list, const char *begins, ui_rect *at) {
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        if (c->kind == UI_PICTURE && strncmp(list->arena + c->text, begins, strlen(begins)) == 0) {
            *at = c->at;
            n++;
        }
    }
    return n;
}

/* Pieces of the badge: no other shape is as large as all of it is drawn. */
static int pieces(const stage *s, ui_rect at[2]) {
    int n = 0;

    for (int i = 0; i < s->list->n; i++) {
        const ui_command *c = &s->list->command[i];
        if (c->kind == UI_SHAPE && fabsf(c->at.w - 190.0f) < 1.0f && n < 2) {
            at[n++] = c->at;
        }
    }
    return n;
}

static void it_is_seen_large_with_its_holder(void **state) {
    static const struct {
        uint8_t from, to;
    } told[] = {{WEREWOLF_NONE, TO}, {FROM, TO}, {FROM, WEREWOLF_NONE}, {WEREWOLF_NONE, WEREWOLF_NONE}};
    stage *s = *state;
    nt_match *match = stage_match(SEATS, 7, WEREWOLF_HOST_PASS);
    werewolf_pub pub = by_day(match);

    pub.alive[FROM] = 0;
    for (size_t i = 0; i < sizeof told / sizeof told[0]; i++) {
        ui_rect sheet, person, at[2];
        draw_badge(s, match, &pub, told[i].from, told[i].to, 0.7f);
        stage_fits(s->list);
        assert_int_equal(pictures(s->list, "werewolf/slide_field", &sheet), 1);
        assert_int_equal(pieces(s, at), told[i].to < SEATS ? 1 : 2);
        assert_int_equal(pictures(s->list, "figures/spirit_", &person) > 0, told[i].from == FROM);
        assert_int_equal(pictures(s->list, "figures/folk_", &person) > 0, told[i].to == TO);
    }
    nt_match_destroy(match);
}

/* How far the sheet's middle is from a plate's. */
static float off_plate(const stage *s, int seat) {
    const werewolf_ring ring = werewolf_ring_of(&s->frame, SEATS, false);
    ui_rect sheet = {0};

    for (int i = 0; i < s->list->n; i++) {
        const ui_command *c = &s->list->command[i];
        sheet = c->kind == UI_GROUP ? c->at : sheet;
        if (c->kind == UI_PICTURE && strcmp(s->list->arena + c->text, "werewolf/slide_field") == 0) {
            break;
        }
    }
    const ui_rect plate = ring.plate[seat];
    return hypotf(sheet.x + sheet.w / 2 - plate.x - plate.w / 2, sheet.y + sheet.h / 2 - plate.y - plate.h / 2);
}

static float light_on(stage *s, nt_match *match, const werewolf_pub *pub, int seat, float part) {
    const nt_event e = {.to = NT_ALL, .kind = WEREWOLF_EV_BADGE, .n = 2, .arg = {FROM, TO}};
    table_ui ui = stage_telling(s, match, e, part);

    ui.last = e;
    ui_begin(s->list, &s->frame);
    const werewolf_look look = werewolf_look_of((nt_view){.pub = pub}, &ui, s->list);
    return werewolf_light(&look, seat);
}

/* Whoever hands it on is lit from the first, who gets it when it lands there. */
static void the_lamp_comes_with_the_badge(void **state) {
    enum { PARTS = 100, LANDS = 45, LIT = 52 };
    stage *s = *state;
    nt_match *match = stage_match(SEATS, 7, WEREWOLF_HOST_PASS);
    const werewolf_pub pub = by_day(match);
    float before = 0.0f;

    s->frame.motion = true;
    for (int i = 0; i < PARTS; i++) {
        const float now = light_on(s, match, &pub, TO, (float)i / PARTS);
        assert_true(i > LANDS || now <= 0.0f);
        assert_true(now >= before && (i < LIT || now >= 1.0f));
        assert_float_equal(light_on(s, match, &pub, FROM, (float)i / PARTS), 1.0f, 0.0f);
        before = now;
    }
    nt_match_destroy(match);
}

/* The sheet comes out of whose badge it was at once, and goes home with it; votes are drawn in before one that nobody
 * had. */
static void its_sheet_goes_to_whoever_has_it(void **state) {
    static const float near = 60.0f;
    stage *s = *state;
    nt_match *match = stage_match(SEATS, 7, WEREWOLF_HOST_PASS);
    const werewolf_pub pub = by_day(match);
    ui_rect at;

    s->frame.motion = true;
    draw_badge(s, match, &pub, FROM, TO, 0.005f);
    assert_true(off_plate(s, FROM) < near);
    draw_badge(s, match, &pub, FROM, TO, 0.975f);
    assert_true(off_plate(s, TO) < near);
    draw_badge(s, match, &pub, WEREWOLF_NONE, TO, WEREWOLF_VOTES_GONE - 0.01f);
    assert_true(pictures(s->list, "werewolf/slide_field", &at) == 0 || at.x > s->frame.width);
    draw_badge(s, match, &pub, WEREWOLF_NONE, TO, WEREWOLF_VOTES_GONE + 0.005f);
    assert_true(off_plate(s, TO) < near);
    nt_match_destroy(match);
}

/* Where an arrow's head is, its last piece. */
static table_point head_of(stage *s, nt_match *match, const werewolf_pub *pub, int way) {
    const nt_event chosen = {.to = NT_ALL, .kind = WEREWOLF_EV_DIRECTION, .n = 1, .arg = {(uint8_t)way}};
    table_ui ui = stage_telling(s, match, chosen, 1.0f); /* told to the end */
    const werewolf_ring ring = werewolf_ring_of(&s->frame, pub->n, false);

    ui_begin(s->other, &s->frame);
    const werewolf_look look = werewolf_look_of((nt_view){.pub = pub}, &ui, s->other);
    werewolf_draw_direction(&look, &ring);
    assert_true(s->other->n > 0);
    return table_middle(s->other->command[s->other->n - 1].at);
}

/* The seat at whose plate it is. */
static int seat_at_head(stage *s, nt_match *match, const werewolf_pub *pub, int way) {
    const werewolf_ring ring = werewolf_ring_of(&s->frame, pub->n, false);
    const table_point head = head_of(s, match, pub, way);
    int nearest = 0;
    float least = INFINITY;

    for (int seat = 0; seat < pub->n; seat++) {
        const table_point p = table_middle(ring.plate[seat]);
        const float far = hypotf(p.x - head.x, p.y - head.y);
        nearest = far < least ? seat : nearest;
        least = fminf(least, far);
    }
    return nearest;
}

/* Whoever lives, the heads of both ways: far enough that each is read. */
static void two_arrows_never_meet(void **state) {
    enum { SHERIFF = 2 };
    static const float least = 100.0f;
    stage *s = *state;
    nt_match *match = stage_match(SEATS, 7, WEREWOLF_HOST_PASS);
    werewolf_pub pub = stage_pub(match);

    stage_size(s, 1280, 800, 3.78f, 1.0f);
    pub.round = 1;
    pub.sheriff = SHERIFF;
    for (int alive = 1; alive < 1 << SEATS; alive++) {
        for (int seat = 0; seat < SEATS; seat++) {
            pub.alive[seat] = seat == SHERIFF || (alive >> seat & 1) != 0;
        }
        if ((alive & ~(1 << SHERIFF)) == 0) { /* nobody else */
            continue;
        }
        const table_point a = head_of(s, match, &pub, 0), b = head_of(s, match, &pub, 1);
        assert_true(hypotf(a.x - b.x, a.y - b.y) >= least);
    }
    nt_match_destroy(match);
}

static void an_arrow_ends_at_whoever_lives(void **state) {
    enum { SHERIFF = 4 };
    stage *s = *state;
    nt_match *match = stage_match(SEATS, 7, WEREWOLF_HOST_PASS);
    werewolf_pub pub = by_day(match);

    stage_size(s, 1280, 800, 3.78f, 1.0f);
    pub.sheriff = SHERIFF;
    assert_int_equal(seat_at_head(s, match, &pub, 0), 7);
    assert_int_equal(seat_at_head(s, match, &pub, 1), 1);
    pub.alive[7] = pub.alive[1] = pub.alive[0] = 0;
    assert_int_equal(seat_at_head(s, match, &pub, 0), 6);
    assert_int_equal(seat_at_head(s, match, &pub, 1), 2);
    nt_match_destroy(match);
}

/* Its tip is off all plates: a head that touches one points at its edge. */
static void a_head_ends_before_plates(void **state) {
    static const float air = 16.0f; /* also of its middle */
    stage *s = *state;

    stage_size(s, 1280, 800, 3.78f, 1.0f);
    for (int seats = 6; seats <= WEREWOLF_SEATS; seats += 7) {
        nt_match *match = stage_match(seats, 7, WEREWOLF_HOST_PASS);
        const werewolf_ring ring = werewolf_ring_of(&s->frame, seats, false);
        werewolf_pub pub = stage_pub(match);
        pub.round = 1;
        for (int i = 0; i < 2 * seats * seats; i++) {
            pub.sheriff = (uint8_t)(i / 2 / seats);
            const table_point head = head_of(s, match, &pub, i % 2);
            const ui_rect off = ui_inset(ring.plate[i / 2 % seats], -air);
            assert_true(i / 2 % seats == pub.sheriff || !ui_inside(off, head.x, head.y));
        }
        nt_match_destroy(match);
    }
}

/* Pieces of both arrows that lie on a button of the question. */
static int on_buttons(stage *s, nt_match *match, const werewolf_pub *pub) {
    static const nt_move way[] = {{.kind = WEREWOLF_MOVE_DIRECTION, .n = 1, .arg = {0}},
                                  {.kind = WEREWOLF_MOVE_DIRECTION, .n = 1, .arg = {1}}};
    const table_ui ui = {.frame = TABLE_PUBLIC,
                         .seat = s->seat,
                         .config = nt_match_config(match),
                         .asked = pub->sheriff,
                         .legal = way,
                         .n_legal = 2,
                         .part = 1.0f};
    const werewolf_ring ring = werewolf_ring_of(&s->frame, pub->n, false);
    int on = 0;

    ui_begin(s->other, &s->frame);
    const werewolf_look look = werewolf_look_of((nt_view){.pub = pub}, &ui, s->other);
    const werewolf_middle m = werewolf_middle_of(&look, &ring);
    ui_begin(s->other, &s->frame);
    werewolf_draw_direction(&look, &ring);
    assert_true(s->other->n > 2 && m.buttons.n == 2);
    for (int i = 0; i < s->other->n * m.buttons.n; i++) {
        on += ui_meet(s->other->command[i / m.buttons.n].at, werewolf_button_seen(&m.buttons, i % m.buttons.n));
    }
    return on;
}

/* What stood there before is gone when they come. */
static void arrows_come_with_their_question(void **state) {
    stage *s = *state;
    nt_match *match = stage_match(9, 7, WEREWOLF_HOST_PASS);
    uint64_t bytes[NT_VIEW_MAX / 8];
    werewolf_pub pub = *(const werewolf_pub *)nt_port_view(nt_match_port(match, NT_SPECTATOR), bytes).pub;
    const werewolf_ring ring = werewolf_ring_of(&s->frame, pub.n, false);
    int drawn[2];

    pub.round = 1;
    pub.step = WEREWOLF_STEP_DIRECTION;
    pub.sheriff = 2;
    for (int i = 0; i < 2; i++) {
        const table_ui ui = {.frame = TABLE_PUBLIC,
                             .seat = s->seat,
                             .config = nt_match_config(match),
                             .asked = pub.sheriff,
                             .part = 1.0f,
                             .question_left = i == 0 ? 1.0f : 0.0f};
        ui_begin(s->other, &s->frame);
        const werewolf_look look = werewolf_look_of((nt_view){.pub = &pub}, &ui, s->other);
        werewolf_draw_direction(&look, &ring);
        drawn[i] = s->other->n;
    }
    assert_int_equal(drawn[0], 0);
    assert_true(drawn[1] > 2);
    nt_match_destroy(match);
}

static void an_arrow_is_clear_of_the_buttons(void **state) {
    stage *s = *state;

    stage_size(s, 800, 1280, 3.78f, 1.0f);
    for (int seats = 8; seats <= 14; seats++) {
        nt_match *match = stage_match(seats, 7, WEREWOLF_HOST_PASS);
        uint64_t bytes[NT_VIEW_MAX / 8];
        werewolf_pub pub = *(const werewolf_pub *)nt_port_view(nt_match_port(match, NT_SPECTATOR), bytes).pub;
        pub.round = 1;
        pub.step = WEREWOLF_STEP_DIRECTION;
        for (int sheriff = 0; sheriff < seats; sheriff++) {
            pub.sheriff = (uint8_t)sheriff;
            assert_int_equal(on_buttons(s, match, &pub), 0);
        }
        nt_match_destroy(match);
    }
    stage_size(s, 1280, 800, 3.78f, 1.0f);
}

/* Plates with brackets. */
static int bracketed(const ui_draw *d) {
    int n = 0;

    for (int i = 0; i < d->n; i++) {
        const ui_command *c = &d->command[i];
        n += c->kind == UI_SHAPE && strstr(d->arena + c->text, "stroke-width=\"5.6\"") != NULL;
    }
    return n;
}

/* Where all who live may get it, too, and nobody else. */
static void whoever_may_get_it_has_brackets(void **state) {
    enum { SHERIFF = 4, DEAD = 2 };
    stage *s = *state;
    nt_match *match = stage_match(SEATS, 7, WEREWOLF_HOST_PASS);
    werewolf_pub pub = stage_pub(match);
    nt_move give[SEATS];
    int n = 0;

    pub.round = 1;
    pub.step = WEREWOLF_STEP_BADGE;
    pub.sheriff = SHERIFF;
    pub.alive[SHERIFF] = pub.alive[DEAD] = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        give[n] = (nt_move){.seat = SHERIFF, .kind = WEREWOLF_MOVE_GIVE, .arg = {(uint8_t)seat}};
        n += pub.alive[seat];
    }
    table_ui ui = stage_telling(s, match, (nt_event){0}, 1.0f);
    ui.legal = give;
    ui.n_legal = n;
    stage_draw(s, s->list, (nt_view){.pub = &pub}, &ui);
    assert_int_equal(bracketed(s->list), SEATS - 2);
    nt_match_destroy(match);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(it_is_seen_large_with_its_holder, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(its_sheet_goes_to_whoever_has_it, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(the_lamp_comes_with_the_badge, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(an_arrow_ends_at_whoever_lives, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(a_head_ends_before_plates, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(arrows_come_with_their_question, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(an_arrow_is_clear_of_the_buttons, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(two_arrows_never_meet, open_stage, stage_teardown),
        cmocka_unit_test_setup_teardown(whoever_may_get_it_has_brackets, open_stage, stage_teardown)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
