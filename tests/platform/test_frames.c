/* Frames in places, painted: the pixels of a window of the place's size, at every quarter turn, for the private
 * frames of every game, two languages at once beside the public frame; and nothing beyond the places changes. */
#include "table/stage.h"

#include <math.h>

#include "engine/rng.h"
#include "platform/painter.h"
#include "twins/drawn_once.h"
#include "ui/frame.h"

enum { ROOM_W = 1500, ROOM_H = 1100, PLACES = 2 };

typedef struct {
    stage on;
    pf_trouble trouble;
    pf_fonts *fonts;
    text_catalogue *words[PLACES];
} easel;

/* Where a place lies, in pixels; w x h is its own frame, before it is turned. */
typedef struct {
    int x, y, w, h, turn;
} spot;

static void set_up(easel *e, const nt_table *table) {
    static const char *const langs[PLACES] = {"de", "ja"};
    char problem[512];
    stage_open(&e->on, table);
    e->trouble = (pf_trouble){0};
    e->fonts = pf_fonts_new(NT_SOURCE_DIR, &e->trouble);
    e->on.frame.type = pf_fonts_type(e->fonts);
    for (int i = 0; i < PLACES; i++) {
        e->words[i] = text_open(NT_SOURCE_DIR "/locales", langs[i], problem, sizeof problem);
        assert_non_null(e->words[i]);
    }
    stage_size(&e->on, ROOM_W, ROOM_H, 3.78f, 1.0f);
}

static void put_away(easel *e) {
    for (int i = 0; i < PLACES; i++) {
        text_close(e->words[i]);
    }
    pf_fonts_free(e->fonts);
    stage_close(&e->on);
}

static pf_image *paint_with(pf_painter *painter, const ui_draw *list, pf_image *frame) {
    pf_rect painted[PF_DIRTY];
    assert_false(list->overflow);
    pf_painter_paint(painter, list, frame, painted);
    return frame;
}

static pf_image *paint(easel *e, const ui_draw *list, int w, int h) {
    pf_painter *painter = pf_painter_new(NT_SOURCE_DIR, e->fonts, &e->trouble);
    pf_image *frame = paint_with(painter, list, pf_image_new(w, h));
    pf_painter_free(painter);
    return frame;
}

static bool is_private(nt_match *match, int seat) {
    const nt_ask ask = nt_port_ask(nt_match_port(match, (uint8_t)seat));
    return ask == NT_ASK_HAND || ask == NT_ASK_SECRET;
}

/* A match played by chance until seats are asked privately, some of them behind this one. */
static nt_match *match_of(easel *e, const nt_game *game) {
    nt_err err = NT_OK;
    const uint8_t seats = game->max_seats < 6 ? game->max_seats : game->min_seats > 6 ? game->min_seats : 6;
    const nt_config config = nt_config_standard(game, seats);
    nt_match *match = nt_match_create(game, &config, 7, &err);
    nt_rng luck = nt_rng_seed(3);
    assert_non_null(match);
    for (int plies = 0; stage_asked(match) >= 0 && (plies < 6 || !is_private(match, stage_asked(match))); plies++) {
        nt_port *port = nt_match_port(match, (uint8_t)stage_asked(match));
        const int n = nt_port_legal(port, e->on.legal, NT_MAX_LEGAL);
        assert_int_equal(nt_port_submit(port, e->on.legal[nt_rng_below(&luck, (uint32_t)n)]), NT_OK);
    }
    assert_true(stage_asked(match) >= 0);
    return match;
}

static void draw_seat(easel *e, nt_match *match, int seat, ui_draw *list) {
    table_ui ui = stage_ui(&e->on, match, seat);
    ui.frame = TABLE_PRIVATE;
    e->on.table->draw(stage_view(&e->on, match, seat), &ui, list);
}

static void draw_public(easel *e, nt_match *match, ui_draw *list) {
    table_ui ui = stage_ui(&e->on, match, NT_SPECTATOR);
    ui.frame = TABLE_PUBLIC;
    ui_begin(list, &e->on.frame);
    e->on.table->draw(stage_view(&e->on, match, NT_SPECTATOR), &ui, list);
}

static void draw_places(easel *e, nt_match *match, const spot at[PLACES], const int seat[PLACES]) {
    const float u = e->on.frame.u;
    draw_public(e, match, e->on.list);
    for (int i = 0; i < PLACES; i++) {
        const int w = at[i].turn % 2 ? at[i].h : at[i].w, h = at[i].turn % 2 ? at[i].w : at[i].h;
        const ui_rect lies = {(float)at[i].x / u, (float)at[i].y / u, (float)w / u, (float)h / u};
        assert_true(
            ui_place_begin(e->on.list, (uint8_t)(i + 1), lies, at[i].turn, e->words[i], 1.0f + 0.2f * (float)i));
        draw_seat(e, match, seat[i], e->on.list);
        ui_place_end(e->on.list);
    }
}

/* What the place's frame shows as a window of its own. */
static pf_image *own_window(easel *e, nt_match *match, const spot *at, int seat, int i) {
    ui_frame own = e->on.frame;
    ui_frame_fit(&own, at->w, at->h, 3.78f);
    own.words = e->words[i];
    own.text_scale = 1.0f + 0.2f * (float)i;
    ui_begin(e->on.other, &own);
    draw_seat(e, match, seat, e->on.other);
    return paint(e, e->on.other, at->w, at->h);
}

/* Where a pixel of the place's frame lies on the window. */
static uint32_t *pixel_of(pf_image *room, const spot *at, int x, int y) {
    const int to_x = at->turn == 0 ? x : at->turn == 1 ? at->h - 1 - y : at->turn == 2 ? at->w - 1 - x : y;
    const int to_y = at->turn == 0 ? y : at->turn == 1 ? x : at->turn == 2 ? at->h - 1 - y : at->w - 1 - x;
    return &room->px[(ptrdiff_t)(at->y + to_y) * room->w + at->x + to_x];
}

/* The place holds the pixels of the window, which are then replaced by those of the public frame. */
static void compare_place(pf_image *room, const pf_image *below, const pf_image *own, const spot *at) {
    for (int y = 0; y < own->h; y++) {
        for (int x = 0; x < own->w; x++) {
            uint32_t *there = pixel_of(room, at, x, y);
            assert_int_equal(*there, own->px[(ptrdiff_t)y * own->w + x]);
            *there = below->px[there - room->px];
        }
    }
}

static void compare(easel *e, nt_match *match, const spot at[PLACES], const int seat[PLACES]) {
    draw_public(e, match, e->on.other);
    pf_image *below = paint(e, e->on.other, ROOM_W, ROOM_H);
    draw_places(e, match, at, seat);
    pf_image *room = paint(e, e->on.list, ROOM_W, ROOM_H);
    for (int i = 0; i < PLACES; i++) {
        pf_image *own = own_window(e, match, &at[i], seat[i], i);
        compare_place(room, below, own, &at[i]);
        pf_image_free(own);
    }
    assert_memory_equal(room->px, below->px, ROOM_W * ROOM_H * sizeof *room->px);
    pf_image_free(room);
    pf_image_free(below);
}

static const spot across[][PLACES] = {
    {{33, 41, 640, 400, 0}, {700, 17, 523, 777, 1}},
    {{33, 41, 800, 503, 2}, {901, 219, 777, 521, 3}},
};

static void for_each_game(void (*check)(easel *, nt_match *)) {
    for (int i = 0; nt_tables[i] != NULL; i++) {
        easel e;
        set_up(&e, nt_tables[i]);
        nt_match *match = match_of(&e, nt_games[i]);
        check(&e, match);
        nt_match_destroy(match);
        put_away(&e);
    }
}

static void compare_all(easel *e, nt_match *match) {
    const int seat[PLACES] = {0, 1};
    for (size_t k = 0; k < sizeof across / sizeof *across; k++) {
        compare(e, match, across[k], seat);
    }
}

static void places_show_what_windows_of_their_size_show(void **state) {
    (void)state;
    for_each_game(compare_all);
}

/* From one pair of places to the next, only what differs is painted; it must come to the same. */
static void repaint(easel *e, nt_match *match) {
    static const int seats[][PLACES] = {{0, 1}, {1, 1}, {1, 2}, {0, 1}};
    pf_painter *painter = pf_painter_new(NT_SOURCE_DIR, e->fonts, &e->trouble);
    pf_image *frame = pf_image_new(ROOM_W, ROOM_H);
    for (size_t k = 0; k < sizeof seats / sizeof *seats; k++) {
        draw_places(e, match, across[k / 2], seats[k]);
        paint_with(painter, e->on.list, frame);
        pf_image *afresh = paint(e, e->on.list, ROOM_W, ROOM_H);
        assert_memory_equal(frame->px, afresh->px, ROOM_W * ROOM_H * sizeof *frame->px);
        pf_image_free(afresh);
    }
    pf_image_free(frame);
    pf_painter_free(painter);
}

static void a_change_in_a_place_paints_like_afresh(void **state) {
    (void)state;
    easel e;
    set_up(&e, nt_tables[0]);
    nt_match *match = match_of(&e, nt_games[0]);
    repaint(&e, match);
    nt_match_destroy(match);
    put_away(&e);
}

/* Whatever is drawn in it, and however it is turned inside, stays inside. */
static void nothing_spills(void **state) {
    (void)state;
    easel e;
    set_up(&e, nt_tables[0]);
    for (int turn = 0; turn < 4; turn++) {
        ui_begin(e.on.list, &e.on.frame);
        const float u = e.on.frame.u;
        ui_place_begin(e.on.list, 1, (ui_rect){300 / u, 200 / u, 401 / u, 303 / u}, turn, NULL, 0);
        ui_fill(e.on.list, (ui_rect){-900, -900, 5000, 5000}, 0xFF123456u);
        ui_picture(e.on.list, "figures/wolf", (ui_rect){-100, -100, 3000, 3000}, 1.0f);
        ui_group(e.on.list, (ui_rect){0, 0, 1280, 800}, 1, 30.0f);
        ui_fill(e.on.list, (ui_rect){-100, -100, 2000, 100}, 0xFFFFFFFFu);
        ui_group_end(e.on.list);
        ui_place_end(e.on.list);
        pf_image *room = paint(&e, e.on.list, ROOM_W, ROOM_H);
        for (int i = 0; i < ROOM_W * ROOM_H; i++) {
            const int x = i % ROOM_W, y = i / ROOM_W;
            const bool within = x >= 300 && x < 701 && y >= 200 && y < 503;
            assert_int_equal(room->px[i] != 0xFF000000u, within);
        }
        pf_image_free(room);
    }
    put_away(&e);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(places_show_what_windows_of_their_size_show),
        cmocka_unit_test(a_change_in_a_place_paints_like_afresh),
        cmocka_unit_test(nothing_spills),
    };
    drawn_once();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
