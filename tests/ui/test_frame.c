/* A frame for a place: whoever draws in it draws as for a window of its size, its zones lie where they are shown, and
 * those of two places are told apart whatever their names. */
#include "stage.h"

#include <math.h>

#include "ui/focus.h"
#include "ui/input.h"
#include "ui/widgets.h"

/* A bit of everything that a private frame holds, spread over its frame. */
static void draw_some(ui_draw *d) {
    const float w = d->ui->width, h = d->ui->height;
    ui_cover(d, "title", (ui_rect){0, 0, w, h});
    ui_zone_add(d, "ground", 0, (ui_rect){0, 0, w, h}, UI_ZONE_QUIET);
    ui_button(d, (ui_rect){w - 220, h - 90, 200, 60}, "done", 0, ui_say(d, "apron.pause"), NULL, UI_PRIMARY, 0);
    ui_group(d, (ui_rect){100, 100, 200, 300}, 1, 12.0f);
    ui_picture(d, "growl/card_bite", (ui_rect){120, 100, 126, 176}, 1.0f);
    ui_label(d, (ui_rect){100, 300, 200, 60}, &UI_STYLE_BODY, "turned");
    ui_zone_add(d, "card", 3, (ui_rect){120, 100, 126, 176}, 0);
    ui_group_end(d);
    ui_hold_pad(d, (ui_rect){w / 2, h / 2, 90, 90}, "pad", 0, "wolf");
    ui_apron(d, ui_say(d, "apron.log"), NULL, true);
}

static void same_commands(const ui_draw *a, int from_a, const ui_draw *b, int from_b, int n) {
    for (int i = 0; i < n; i++) {
        const ui_command *x = &a->command[from_a + i], *y = &b->command[from_b + i];
        assert_int_equal(x->kind, y->kind);
        assert_int_equal(x->style, y->style);
        assert_int_equal(x->turn, y->turn);
        assert_memory_equal(&x->angle, &y->angle, sizeof x->angle);
        assert_memory_equal(&x->scale_x, &y->scale_x, 2 * sizeof x->scale_x);
        assert_memory_equal(&x->at, &y->at, sizeof x->at);
        assert_int_equal(x->colour, y->colour);
        assert_int_equal(x->tint, y->tint);
        assert_string_equal(a->arena + x->text, b->arena + y->text);
        assert_true(x->lang == y->lang || strcmp(x->lang, y->lang) == 0);
    }
}

/* Where a rectangle in pixels of a frame of w x h lies on the window when the frame is turned into the place at x, y.
 */
static ui_rect turned_into(ui_rect r, int turn, float x, float y, float w, float h) {
    switch (turn) {
    case 1:
        return (ui_rect){x + h - r.y - r.h, y + r.x, r.h, r.w};
    case 2:
        return (ui_rect){x + w - r.x - r.w, y + h - r.y - r.h, r.w, r.h};
    case 3:
        return (ui_rect){x + r.y, y + w - r.x - r.w, r.h, r.w};
    default:
        return (ui_rect){x + r.x, y + r.y, r.w, r.h};
    }
}

static void same_rect(ui_rect du, float u, ui_rect px) {
    assert_float_equal(du.x * u, px.x, 0.05f);
    assert_float_equal(du.y * u, px.y, 0.05f);
    assert_float_equal(du.w * u, px.w, 0.05f);
    assert_float_equal(du.h * u, px.h, 0.05f);
}

static ui_rect in_pixels(ui_rect r, float u) {
    return (ui_rect){r.x * u, r.y * u, r.w * u, r.h * u};
}

/* The list of a window of w x h, and the same drawn in a place of that size. */
static void compare_at(stage *s, int w, int h, int turn) {
    const int x = 37, y = 21;
    ui_frame own = s->ui;
    ui_draw *alone = test_calloc(1, sizeof *alone);
    ui_frame_fit(&own, w, h, 3.78f);
    ui_begin(alone, &own);
    draw_some(alone);
    assert_false(alone->overflow);

    stage_size(s, 1700, 1700);
    const float u = s->ui.u, of_w = (float)(turn % 2 ? h : w), of_h = (float)(turn % 2 ? w : h);
    ui_begin(s->d, &s->ui);
    assert_true(ui_place_begin(s->d, 4, (ui_rect){(float)x / u, (float)y / u, of_w / u, of_h / u}, turn, NULL, 0));
    assert_memory_equal(&s->d->ui->width, &own.width, sizeof own.width);
    assert_memory_equal(&s->d->ui->height, &own.height, sizeof own.height);
    assert_memory_equal(&s->d->ui->mm, &own.mm, sizeof own.mm);
    draw_some(s->d);
    ui_place_end(s->d);
    assert_ptr_equal(s->d->ui, &s->ui);
    assert_false(s->d->overflow);
    assert_int_equal(s->d->n, alone->n + 3); /* the place, its ground, its end */
    same_commands(s->d, 2, alone, 0, alone->n);
    assert_int_equal(s->d->n_zones, alone->n_zones);
    for (int i = 0; i < alone->n_zones; i++) {
        const ui_zone *there = &s->d->zone[i], *here = &alone->zone[i];
        assert_string_equal(there->name, here->name);
        assert_int_equal(there->n, here->n);
        assert_int_equal(there->flags, here->flags);
        assert_int_equal(there->place, 4);
        same_rect(there->at, u,
                  turned_into(in_pixels(here->at, own.u), turn, (float)x, (float)y, (float)w, (float)h));
    }
    assert_int_equal(s->d->n_boxes, alone->n_boxes);
    for (int i = 0; i < alone->n_boxes; i++) {
        assert_int_equal(s->d->box[i].place, 4);
        assert_string_equal(s->d->arena + s->d->box[i].text, alone->arena + alone->box[i].text);
        same_rect(s->d->box[i].at, u,
                  turned_into(in_pixels(alone->box[i].at, own.u), turn, (float)x, (float)y, (float)w, (float)h));
    }
    test_free(alone);
}

static void a_place_is_a_window_of_its_size(void **state) {
    for (int turn = 0; turn < 4; turn++) {
        compare_at(*state, 1280, 800, turn);
        compare_at(*state, 640, 401, turn);
        compare_at(*state, 503, 777, turn);
        compare_at(*state, 1500, 700, turn);
    }
}

/* A turned window, and a place in it: as a window that stands so. */
static void turn_at(stage *s, int w, int h, int turn) {
    const bool across = turn % 2 == 0;
    const ui_rect part = {60, 40, 500, 300};
    ui_frame own = s->ui;
    ui_draw *alone = test_calloc(1, sizeof *alone);
    ui_frame_fit(&own, across ? w : h, across ? h : w, 3.78f);
    ui_begin(alone, &own);
    draw_some(alone);
    assert_true(ui_place_begin(alone, 4, part, 1, NULL, 0));
    draw_some(alone);
    ui_place_end(alone);

    stage_size(s, w, h);
    ui_begin(s->d, &s->ui);
    assert_true(ui_turn_begin(s->d, turn));
    draw_some(s->d);
    assert_true(ui_place_begin(s->d, 4, part, 1, NULL, 0));
    draw_some(s->d);
    ui_group_end(s->d); /* none is open: said, and nothing ends */
    assert_true(s->d->overflow);
    s->d->overflow = false;
    ui_place_end(s->d);
    assert_false(ui_turn_begin(s->d, 2)); /* it is turned already */
    s->d->overflow = false;
    ui_turn_end(s->d);
    assert_ptr_equal(s->d->ui, &s->ui);
    assert_false(s->d->overflow);
    assert_int_equal(s->d->n, alone->n + 2); /* the turn and its end */
    same_commands(s->d, 1, alone, 0, alone->n);
    assert_int_equal(s->d->n_zones, alone->n_zones);
    for (int i = 0; i < alone->n_zones; i++) {
        assert_string_equal(s->d->zone[i].name, alone->zone[i].name);
        assert_int_equal(s->d->zone[i].place, alone->zone[i].place);
        const ui_rect here = in_pixels(alone->zone[i].at, own.u), there = in_pixels(s->d->zone[i].at, s->ui.u);
        const ui_rect should = turned_into(here, turn, 0, 0, (float)(across ? w : h), (float)(across ? h : w));
        const float right = fminf(should.x + should.w, (float)w), low = fminf(should.y + should.h, (float)h);
        const float x = fmaxf(should.x, 0), y = fmaxf(should.y, 0);
        same_rect(there, 1, (ui_rect){x, y, right - x, low - y});
    }
    test_free(alone);
}

static void a_turned_window_is_a_window_that_stands_so(void **state) {
    stage *s = *state;
    for (int turn = 1; turn < 4; turn++) {
        turn_at(s, 1280, 800, turn);
        turn_at(s, 700, 1100, turn);
    }
    ui_begin(s->d, &s->ui);
    assert_false(ui_turn_begin(s->d, 4));
    assert_int_equal(s->d->n, 0);
    assert_false(s->d->overflow);
    ui_turn_end(s->d);
    assert_true(s->d->overflow);
}

static void a_place_has_its_readers_words_and_the_rooms_looks(void **state) {
    stage *s = *state;
    char problems[512];
    text_catalogue *german = text_open(NT_SOURCE_DIR "/locales", "de", problems, sizeof problems);
    s->ui.high_contrast = s->ui.left_handed = true;
    s->ui.motion = false;
    assert_true(ui_place_begin(s->d, 1, (ui_rect){0, 0, 640, 400}, 0, german, 1.5f));
    assert_ptr_equal(s->d->ui->words, german);
    assert_float_equal(s->d->ui->text_scale, 1.5f, 0.0f);
    assert_true(s->d->ui->high_contrast && s->d->ui->left_handed);
    assert_false(s->d->ui->motion);
    assert_float_equal(s->d->ui->mm * s->d->ui->u, s->ui.mm * s->ui.u, 0.001f); /* a millimetre is one */
    ui_place_end(s->d);
    assert_ptr_equal(s->d->ui->words, s->ui.words);
    text_close(german);
}

static void what_lies_beyond_a_place_cannot_be_pressed(void **state) {
    stage *s = *state;
    const ui_rect at = {100, 100, 640, 400};
    ui_place_begin(s->d, 1, at, 1, NULL, 0);
    ui_zone_add(s->d, "over", 0, (ui_rect){-500, -500, 5000, 5000}, 0);
    ui_zone_add(s->d, "gone", 0, (ui_rect){-500, 0, 400, 100}, 0);
    ui_place_end(s->d);
    assert_int_equal(s->d->n_zones, 1);
    same_rect(s->d->zone[0].at, 1.0f, at);
}

static void marks_of_a_name_follow_each_other(void **state) {
    ui_draw *d = ((stage *)*state)->d;
    assert_null(ui_mark_next(d, "card", NULL));
    ui_mark_add(d, "plate", 1, (ui_rect){0, 0, 10, 10});
    ui_mark_add(d, "card", 2, (ui_rect){0, 0, 10, 10});
    assert_true(ui_place_begin(d, 3, (ui_rect){1000, 0, 200, 200}, 0, NULL, 0.0f));
    ui_mark_add(d, "plate", 4, (ui_rect){0, 0, 10, 10});
    ui_mark_add(d, "card", 5, (ui_rect){0, 0, 10, 10});
    ui_place_end(d);
    const ui_mark *first = ui_mark_next(d, "card", NULL);
    assert_int_equal(first->n, 2);
    const ui_mark *second = ui_mark_next(d, "card", first);
    assert_int_equal(second->n, 5);
    assert_int_equal(second->place, 3);
    assert_null(ui_mark_next(d, "card", second));
}

static void what_is_drawn_wrongly_is_refused(void **state) {
    stage *s = *state;
    assert_true(ui_place_begin(s->d, 1, (ui_rect){0, 0, 640, 400}, 0, NULL, 0));
    assert_false(ui_place_begin(s->d, 2, (ui_rect){0, 0, 64, 40}, 0, NULL, 0));
    assert_true(s->d->overflow);
    s->d->overflow = false;
    ui_group_end(s->d); /* not the place's end */
    assert_true(s->d->overflow);
    assert_int_equal(s->d->place, 1);
    ui_group(s->d, (ui_rect){0, 0, 10, 10}, 1, 0);
    s->d->overflow = false;
    ui_place_end(s->d);
    assert_true(s->d->overflow);
    assert_int_equal(s->d->depth, 0);
    ui_begin(s->d, &s->ui);
    ui_place_end(s->d);
    assert_true(s->d->overflow);
    assert_false(ui_place_begin(s->d, 0, (ui_rect){0, 0, 640, 400}, 0, NULL, 0));
    assert_false(ui_place_begin(s->d, 1, (ui_rect){0, 0, 0, 400}, 0, NULL, 0));
    s->d->n = UI_MAX_COMMANDS;
    assert_false(ui_place_begin(s->d, 1, (ui_rect){0, 0, 640, 400}, 0, NULL, 0));
    assert_ptr_equal(s->d->ui, &s->ui);
}

static void a_layer_in_a_place_forgets_the_places_zones_only(void **state) {
    stage *s = *state;
    ui_zone_add(s->d, "log", 0, (ui_rect){0, 0, 10, 10}, 0);
    for (uint8_t id = 1; id <= 2; id++) {
        ui_place_begin(s->d, id, (ui_rect){100.0f * id, 0, 100, 100}, 0, NULL, 0);
        ui_zone_add(s->d, "card", 0, (ui_rect){0, 0, 100, 100}, 0);
        if (id == 2) {
            ui_next_layer(s->d, true);
            ui_zone_add(s->d, "close", 0, (ui_rect){0, 0, 100, 100}, 0);
        }
        ui_place_end(s->d);
    }
    assert_int_equal(s->d->n_zones, 3);
    assert_non_null(ui_zone_named(s->d, "log", 0));
    assert_non_null(ui_zone_at(s->d, (ui_spot){"card", 0, 1}));
    assert_null(ui_zone_at(s->d, (ui_spot){"card", 0, 2}));
    assert_non_null(ui_zone_at(s->d, (ui_spot){"close", 0, 2}));
    ui_next_layer(s->d, true);
    assert_int_equal(s->d->n_zones, 0);
}

/* ---- two places with the same zones, and one of that name on the window ---- */

typedef struct {
    stage *s;
    ui_map map;
    ui_input in[4];
    int n;
    uint64_t now;
    bool ring[3], held[3], hover[3]; /* what each frame saw of its own card when it was drawn */
} table;

static bool is_card(const char *name, int n) {
    return name != NULL && strcmp(name, "card") == 0 && n == 3;
}

static void put_card(table *t) {
    ui_draw *d = t->s->d;
    const ui_frame *ui = d->ui;
    t->ring[d->place] = ui->show_focus && is_card(ui->focus_name, ui->focus_n);
    t->held[d->place] = is_card(ui->held_name, ui->held_n);
    t->hover[d->place] = is_card(ui->hover_name, ui->hover_n);
    ui_zone_add(d, "card", 3, (ui_rect){100, 100, 400, 200}, UI_ZONE_INSPECT);
    ui_zone_add(d, "pad", 0, (ui_rect){100, 400, 200, 200}, UI_ZONE_HOLD | UI_ZONE_QUIET);
}

/* The window's card on the left, that of place 1 in the middle, that of place 2 on the right, upside down. */
static void show(table *t) {
    ui_map_show(&t->map, &t->s->ui, t->now);
    ui_begin(t->s->d, &t->s->ui);
    put_card(t);
    for (uint8_t id = 1; id <= 2; id++) {
        ui_place_begin(t->s->d, id, (ui_rect){id == 1 ? 600.0f : 950.0f, 0, 320, 200}, id == 1 ? 0 : 2, NULL, 0);
        put_card(t);
        ui_place_end(t->s->d);
    }
}

static table set_table(void **state) {
    table t = {.s = *state, .now = 5000};
    ui_map_init(&t.map);
    show(&t);
    return t;
}

static void feed(table *t, ui_raw r) {
    t->now += 300;
    r.at = t->now;
    t->n = ui_map_feed(&t->map, t->s->d, &r, t->in);
    show(t);
}

static ui_raw at_zone(const table *t, ui_raw_kind kind, const char *name, int n, uint8_t place) {
    const ui_zone *z = ui_zone_at(t->s->d, (ui_spot){name, n, place});
    assert_non_null(z);
    return (ui_raw){
        .kind = kind, .x = (z->at.x + z->at.w / 2) * t->s->ui.u, .y = (z->at.y + z->at.h / 2) * t->s->ui.u};
}

static void came(const table *t, ui_input_kind kind, const char *zone, uint8_t place) {
    assert_int_equal(t->n, 1);
    assert_int_equal(t->in[0].kind, kind);
    assert_string_equal(t->in[0].zone, zone);
    assert_int_equal(t->in[0].place, place);
}

static void only(const bool seen[3], int place) {
    for (int i = 0; i < 3; i++) {
        assert_int_equal(seen[i], i == place);
    }
}

static void a_press_is_its_places(void **state) {
    table t = set_table(state);
    for (uint8_t place = 0; place < 3; place++) {
        feed(&t, at_zone(&t, UI_RAW_MOVE, "card", 3, place));
        only(t.hover, place);
        feed(&t, at_zone(&t, UI_RAW_DOWN, "card", 3, place));
        only(t.held, place);
        feed(&t, at_zone(&t, UI_RAW_UP, "card", 3, place));
        came(&t, UI_CHOOSE, "card", place);
        assert_true(ui_chose(&t.in[0], "card"));
        assert_false(ui_chose(&t.in[0], "pad"));
    }
    feed(&t, at_zone(&t, UI_RAW_DOWN, "card", 3, 1));
    feed(&t, at_zone(&t, UI_RAW_UP, "card", 3, 2)); /* pressed in one, let go in the other */
    assert_int_equal(t.n, 0);
}

/* Two presses of one zone within a quarter of a second are one; those of two seats are two. */
static void two_seats_choose_at_once(void **state) {
    table t = set_table(state);
    for (uint8_t place = 1; place < 3; place++) {
        for (int k = 0; k < 2; k++) {
            ui_raw r = at_zone(&t, k == 0 ? UI_RAW_DOWN : UI_RAW_UP, "card", 3, place);
            r.at = t.now;
            t.n = ui_map_feed(&t.map, t.s->d, &r, t.in);
        }
        came(&t, UI_CHOOSE, "card", place);
    }
}

static void a_hold_and_a_look_are_their_places(void **state) {
    table t = set_table(state);
    for (uint8_t place = 0; place < 3; place++) {
        feed(&t, at_zone(&t, UI_RAW_DOWN, "pad", 0, place));
        t.n = ui_map_tick(&t.map, t.s->d, t.now + 600, t.in);
        came(&t, UI_CHOOSE, "pad", place);
        feed(&t, at_zone(&t, UI_RAW_UP, "pad", 0, place));
        feed(&t, at_zone(&t, UI_RAW_DOWN, "card", 3, place));
        t.n = ui_map_tick(&t.map, t.s->d, t.now + 600, t.in);
        came(&t, UI_INSPECT, "card", place);
        feed(&t, at_zone(&t, UI_RAW_UP, "card", 3, place));
        came(&t, UI_INSPECT_END, "card", place);
    }
}

static void a_hold_ends_in_the_place_where_it_began(void **state) {
    table t = set_table(state);
    feed(&t, at_zone(&t, UI_RAW_DOWN, "pad", 0, 1));
    feed(&t, at_zone(&t, UI_RAW_MOVE, "pad", 0, 2));
    t.n = ui_map_tick(&t.map, t.s->d, t.now + 2000, t.in);
    assert_int_equal(t.n, 0);
}

static void keys_walk_over_the_window_and_choose_where_they_are(void **state) {
    table t = set_table(state);
    const ui_raw right = {.kind = UI_RAW_KEY_DOWN, .key = UI_KEY_RIGHT},
                 choose = {.kind = UI_RAW_KEY_DOWN, .key = UI_KEY_CHOOSE};
    feed(&t, right); /* shows the focus */
    for (uint8_t place = 0; place < 3; place++) {
        only(t.ring, place);
        feed(&t, choose);
        came(&t, UI_CHOOSE, "card", place);
        feed(&t, right);
    }
}

/* What is drawn for one size and seen in another is pressed where it is seen; the next group has its own size again.
 */
static void a_scaled_group_is_pressed_where_it_is_seen(void **state) {
    stage *s = *state;
    ui_begin(s->d, &s->ui);
    ui_scale(s->d, (ui_rect){.w = 50, .h = 100}, (ui_rect){.w = 100, .h = 100});
    ui_group(s->d, (ui_rect){100, 100, 100, 100}, 0, 0);
    ui_zone_add(s->d, "part", 0, (ui_rect){100, 100, 20, 20}, 0);
    ui_group_end(s->d);
    ui_group(s->d, (ui_rect){100, 100, 100, 100}, 0, 0);
    ui_zone_add(s->d, "part", 1, (ui_rect){100, 100, 20, 20}, 0);
    ui_group_end(s->d);
    same_rect(s->d->zone[0].at, 1.0f, (ui_rect){125, 100, 10, 20});
    same_rect(s->d->zone[1].at, 1.0f, (ui_rect){100, 100, 20, 20});
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, stage_open, stage_close)

/* Half of it in the same place is twice as large, and begins at the place's corner. */
static void a_part_of_a_miniature_fills_its_place(void **state) {
    stage *s = *state;
    const ui_rect seen = {100, 100, 320, 200}, twice = {100 - 0.5f * 640, 100 - 0.25f * 400, 640, 400};
    ui_miniature m;
    float u[2];
    for (int i = 0; i < 2; i++) {
        ui_begin(s->d, &s->ui);
        assert_true(ui_miniature_begin(s->d, &m, 1, i == 0 ? seen : twice, seen));
        u[i] = s->d->ui->u;
        ui_fill(s->d, (ui_rect){s->d->ui->width / 2, s->d->ui->height / 4, 10, 10}, UI_PAPER_100);
        ui_miniature_end(s->d, &m);
    }
    assert_float_equal(u[1], 2 * u[0], 0.01f);
    assert_float_equal(s->d->command[m.commands].at.x, 0.0f, 1.0f);
    assert_float_equal(s->d->command[m.commands].at.y, 0.0f, 1.0f);
}

static void sign_on_a_plate(ui_draw *d, ui_rect at, const char *text, float size) {
    ui_label_style style = UI_STYLE_NAME;
    style.size = size;
    style.name = true;
    ui_plate(d, at, 1, UI_INK_900, 0, 0, false);
    ui_group(d, (ui_rect){at.x, at.y, at.h, at.h}, 0, 0);
    ui_disc(d, (ui_rect){at.x, at.y, at.h, at.h}, UI_PAPER_100, 0, 0);
    ui_group_end(d);
    ui_label(d, (ui_rect){at.x + at.h, at.y, at.w - at.h, at.h}, &style, text);
}

/* The plate of a line goes with letters that nobody could read, and the sign beside them; that of others, and a large
 * one, stay. */
static void a_miniature_has_no_plate_without_its_words(void **state) {
    static const struct {
        float size, high;
        int left; /* commands: plate, group, disc, its end, letters */
    } plate[] = {{12, 40, 0}, {40, 120, 5}, {12, 300, 4}};
    stage *s = *state;
    for (size_t i = 0; i < sizeof plate / sizeof plate[0]; i++) {
        ui_miniature m;
        ui_begin(s->d, &s->ui);
        assert_true(ui_miniature_begin(s->d, &m, 1, (ui_rect){0, 0, 400, 250}, (ui_rect){0, 0, 400, 250}));
        sign_on_a_plate(s->d, (ui_rect){100, 100, 400, plate[i].high}, "a word", plate[i].size);
        ui_miniature_end(s->d, &m);
        assert_int_equal(s->d->n - m.commands - 1, plate[i].left); /* and the place's end */
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(a_place_is_a_window_of_its_size),
        TEST(a_turned_window_is_a_window_that_stands_so),
        TEST(a_place_has_its_readers_words_and_the_rooms_looks),
        TEST(what_lies_beyond_a_place_cannot_be_pressed),
        TEST(marks_of_a_name_follow_each_other),
        TEST(what_is_drawn_wrongly_is_refused),
        TEST(a_scaled_group_is_pressed_where_it_is_seen),
        TEST(a_layer_in_a_place_forgets_the_places_zones_only),
        TEST(a_press_is_its_places),
        TEST(two_seats_choose_at_once),
        TEST(a_hold_and_a_look_are_their_places),
        TEST(a_hold_ends_in_the_place_where_it_began),
        TEST(keys_walk_over_the_window_and_choose_where_they_are),
        TEST(a_part_of_a_miniature_fills_its_place),
        TEST(a_miniature_has_no_plate_without_its_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
