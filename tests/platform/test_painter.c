/* What is painted, when it is painted again, and what happens without pictures and fonts. */
#include "easel.h"

#include "platform/frame.h"
#include "platform/pack.h"
#include "ui/widgets.h"

#include <stdlib.h>

static uint64_t fresh_hash(float at, const char *words) {
    pf_rect r[PF_DIRTY];
    easel *e = set_up(NT_SOURCE_DIR);
    canvas_scene(&e->list, &e->ui, at, words);
    paint(e, r);
    uint64_t hash = pf_image_hash(e->frame);
    put_away(e);
    return hash;
}

static void same_list_same_pixels(void **state) {
    (void)state;
    assert_true(fresh_hash(200, "one") == fresh_hash(200, "one"));
    assert_true(fresh_hash(200, "one") != fresh_hash(202, "one"));
}

/* ---- what comes soon ---- */

static void paint_wolf(easel *e, bool soon) {
    pf_rect r[PF_DIRTY];
    ui_begin(&e->list, &e->ui);
    ui_fill(&e->list, (ui_rect){0, 0, 1280, 800}, 0xFF101830u);
    if (soon) {
        ui_soon(&e->list);
    }
    ui_figure(&e->list, "wolf", (ui_rect){40, 40, 120, 120}, 0xFFFF7A52u);
    if (soon) {
        ui_soon_end(&e->list);
    }
    paint(e, r);
}

static void what_comes_soon_is_the_same_picture(void **state) {
    (void)state;
    easel *e = set_up(NT_SOURCE_DIR), *other = set_up(NT_SOURCE_DIR);
    pf_soon *soon = pf_soon_new(NT_SOURCE_DIR);
    pf_painter_soon(e->painter, soon);
    paint_wolf(e, true);
    const uint64_t without = pf_image_hash(e->frame);
    paint_wolf(e, false);
    paint_wolf(other, false);
    assert_true(pf_image_hash(e->frame) != without); /* it is not shown before */
    assert_true(pf_image_hash(e->frame) == pf_image_hash(other->frame));
    put_away(e);
    put_away(other);
    pf_soon_free(soon);
}

/* Left alone until it is there, nobody waits for it, and it is made once. */
static void what_comes_soon_is_made_once_and_before(void **state) {
    (void)state;
    pf_soon *soon = pf_soon_new(NT_SOURCE_DIR);
    const pf_wish wish = {.key = 7, .is = {.name = "figures/wolf", .w = 60, .h = 60}};
    uint64_t key = 0;
    pf_effort effort;
    pf_soon_ask(soon, &wish);
    pf_soon_ask(soon, &wish);
    pf_soon_leave(soon, UINT32_MAX);
    pf_image *image = pf_soon_next(soon, &key, &effort);
    assert_non_null(image);
    assert_true(key == wish.key);
    assert_int_equal(effort, PF_DOCUMENT);
    pf_image_free(image);
    assert_null(pf_soon_next(soon, &key, &effort));
    assert_null(pf_soon_take(soon, wish.key));
    pf_soon_free(soon);
}

static void equal_lists_paint_nothing(void **state) {
    (void)state;
    pf_rect r[PF_DIRTY];
    easel *e = set_up(NT_SOURCE_DIR);
    canvas_scene(&e->list, &e->ui, 200, "one");
    assert_int_equal(paint(e, r), 1);
    canvas_scene(&e->list, &e->ui, 200, "one");
    assert_int_equal(paint(e, r), 0);
    put_away(e);
}

static void nothing_is_made_twice(void **state) {
    (void)state;
    pf_rect r[PF_DIRTY];
    easel *e = set_up(NT_SOURCE_DIR);
    canvas_scene(&e->list, &e->ui, 200, "one");
    paint(e, r);
    uint64_t made = pf_painter_made(e->painter);
    for (int i = 0; i < 5; i++) {
        canvas_scene(&e->list, &e->ui, (float)(200 + i * 40), "one");
        e->list.command[0].colour = 0xFFFFFFFFu - ((uint32_t)i << 24); /* the whole frame again */
        paint(e, r);
    }
    assert_int_equal(pf_painter_made(e->painter), made);
    put_away(e);
}

static bool inside(const pf_rect *r, int n, int x, int y) {
    for (int i = 0; i < n; i++) {
        if (x >= r[i].x && x < r[i].x + r[i].w && y >= r[i].y && y < r[i].y + r[i].h) {
            return true;
        }
    }
    return false;
}

/* From one list to the next: the pixels of a whole repaint, and nothing touched outside what was said. */
static void change(float at_1, const char *words_1, float at_2, const char *words_2, long most_pixels) {
    enum { MARK = 0x12345678 };
    pf_rect r[PF_DIRTY];
    easel *e = set_up(NT_SOURCE_DIR);
    canvas_scene(&e->list, &e->ui, at_1, words_1);
    paint(e, r);
    canvas_scene(&e->list, &e->ui, at_2, words_2);
    pf_image *before = pf_image_new(CANVAS_W, CANVAS_H);
    memcpy(before->px, e->frame->px, CANVAS_W * CANVAS_H * sizeof *before->px);
    for (int i = 0; i < CANVAS_W * CANVAS_H; i++) {
        e->frame->px[i] = MARK;
    }
    int n = paint(e, r);
    assert_true(n > 0);
    long pixels = 0;
    for (int i = 0; i < CANVAS_W * CANVAS_H; i++) {
        bool painted = inside(r, n, i % CANVAS_W, i / CANVAS_W);
        assert_true((e->frame->px[i] == MARK) == !painted);
        pixels += painted;
        if (!painted) {
            e->frame->px[i] = before->px[i];
        }
    }
    assert_true(pixels <= most_pixels);
    assert_true(pf_image_hash(e->frame) == fresh_hash(at_2, words_2));
    pf_image_free(before);
    put_away(e);
}

static void a_change_paints_its_rectangle_only(void **state) {
    (void)state;
    change(200, "one", 200, "two", 6000);
    change(200, "12", 200, "21", 6000); /* equally wide */
    change(200, "one", 204, "one", 6000);
    change(40, "one", 900, "one", 9000);
    change(200, "one", 900, "a longer sentence", 30000);
}

static void each_colour_counts(void **state) {
    (void)state;
    static const ui_kind kinds[] = {UI_FILL, UI_TEXT, UI_PICTURE, UI_PICTURE, UI_COVER};
    static const char *const texts[] = {"", "words", "figures/wolf", "figures/wolf", "title"};
    pf_rect r[PF_DIRTY];
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        uint64_t hash[2];
        easel *e = set_up(NT_SOURCE_DIR);
        for (int k = 0; k < 2; k++) {
            canvas_start(&e->list, &e->ui);
            ui_command *c = canvas_add(&e->list, kinds[i], (ui_rect){100, 100, 200, 60}, texts[i]);
            c->colour = i != 3 && k ? 0x80FF8040u : 0xFFFFFFFFu;
            c->tint = kinds[i] == UI_PICTURE ? (i == 3 && k ? 0xFF0D111Du : 0xFFFF8040u) : 0; /* the ink itself too */
            assert_int_equal(paint(e, r), 1);
            hash[k] = pf_image_hash(e->frame);
        }
        assert_true(hash[0] != hash[1]);
        put_away(e);
    }
}

/* Steps that come, go and change places. */
static void any_order_paints_like_afresh(void **state) {
    (void)state;
    static const unsigned from[][4] = {{1, 2, 3, 4}, {1, 3, 4, 0}, {4, 3, 2, 1},
                                       {2, 1, 0, 0}, {0, 0, 0, 0}, {3, 1, 2, 4}};
    pf_rect r[PF_DIRTY];
    easel *e = set_up(NT_SOURCE_DIR);
    for (size_t i = 0; i < sizeof from / sizeof *from; i++) {
        easel *afresh = set_up(NT_SOURCE_DIR);
        canvas_start(&e->list, &e->ui);
        canvas_start(&afresh->list, &afresh->ui);
        for (int k = 0; k < 4; k++) {
            unsigned v = from[i][k];
            ui_rect at = {(float)v * 60, (float)v * 50, 200, 200};
            if (v) {
                canvas_fill(&e->list, at, 0x90000000u | v * 0x3F1F4Fu);
                canvas_fill(&afresh->list, at, 0x90000000u | v * 0x3F1F4Fu);
            }
        }
        paint(e, r);
        paint(afresh, r);
        assert_true(pf_image_hash(e->frame) == pf_image_hash(afresh->frame));
        put_away(afresh);
    }
    put_away(e);
}

static void four_nested_quarters_change_nothing(void **state) {
    (void)state;
    pf_rect r[PF_DIRTY];
    ui_rect box = {200, 200, 126, 176};
    uint64_t hash[2];
    for (int turned = 0; turned < 2; turned++) {
        easel *e = set_up(NT_SOURCE_DIR);
        canvas_start(&e->list, &e->ui);
        for (int i = 0; i < 4 && turned; i++) {
            canvas_group(&e->list, box, 1, 0);
        }
        canvas_add(&e->list, UI_PICTURE, box, "growl/card_bite");
        for (int i = 0; i < 4 && turned; i++) {
            canvas_end(&e->list);
        }
        paint(e, r);
        hash[turned] = pf_image_hash(e->frame);
        put_away(e);
    }
    assert_true(hash[0] == hash[1]);
}

/* A ground that is there already: nothing is made for what lies below, and none of it is seen. */
static void what_is_hidden_costs_nothing(void **state) {
    (void)state;
    const ui_rect all = {0, 0, 2 * CANVAS_W, 2 * CANVAS_H};
    pf_rect r[PF_DIRTY];
    easel *e = set_up(NT_SOURCE_DIR);
    canvas_start(&e->list, &e->ui);
    canvas_add(&e->list, UI_COVER, all, "title");
    paint(e, r);
    const uint64_t made = pf_painter_made(e->painter), hash = pf_image_hash(e->frame);
    canvas_start(&e->list, &e->ui);
    canvas_add(&e->list, UI_PICTURE, (ui_rect){100, 100, 200, 200}, "figures/wolf");
    canvas_add(&e->list, UI_COVER, all, "title");
    assert_int_equal(paint(e, r), 1);
    assert_int_equal(pf_painter_made(e->painter), made);
    assert_true(pf_image_hash(e->frame) == hash);
    put_away(e);
}

/* What is seen of a ground below a picture that is there already. */
static uint64_t hash_over(uint32_t ground, float left, uint32_t colour) {
    pf_rect r[PF_DIRTY];
    easel *e = set_up(NT_SOURCE_DIR);
    for (int i = 0; i < 2; i++) {
        canvas_start(&e->list, &e->ui);
        canvas_fill(&e->list, (ui_rect){0, 0, 2 * CANVAS_W, 2 * CANVAS_H}, i ? ground : 0xFFFFFFFFu);
        canvas_add(&e->list, UI_COVER, (ui_rect){left, 0, 2 * CANVAS_W, 2 * CANVAS_H}, "title")->colour = colour;
        paint(e, r);
    }
    const uint64_t hash = pf_image_hash(e->frame);
    put_away(e);
    return hash;
}

static void what_shows_is_painted(void **state) {
    (void)state;
    const uint32_t red = 0xFFFF0000u, green = 0xFF00FF00u, whole = 0xFFFFFFFFu;
    assert_true(hash_over(red, 0, whole) == hash_over(green, 0, whole));
    assert_true(hash_over(red, 0, 0xF0FFFFFFu) != hash_over(green, 0, 0xF0FFFFFFu));
    assert_true(hash_over(red, 2, whole) != hash_over(green, 2, whole));
    assert_true(hash_over(red, -2, whole) != hash_over(green, -2, whole));
}

static void draw_over_ground(easel *e, const char *ground, float at) {
    canvas_start(&e->list, &e->ui);
    canvas_add(&e->list, UI_COVER, (ui_rect){0, 0, 2 * CANVAS_W, 2 * CANVAS_H}, ground);
    if (at >= 0) {
        canvas_add(&e->list, UI_PICTURE, (ui_rect){at, 100, 200, 200}, "figures/wolf");
    }
}

/* A ground is its document's pixels: as it comes, where something has gone, behind a hand-over, after another. */
static void a_kept_ground_is_the_picture(void **state) {
    (void)state;
    static const char *const grounds[] = {"title", "curtain", "title"};
    const char *why;
    pf_rect r[PF_DIRTY];
    easel *e = set_up(NT_SOURCE_DIR);
    for (size_t i = 0; i < sizeof grounds / sizeof grounds[0]; i++) {
        const pf_picture p = {grounds[i], CANVAS_W, CANVAS_H, 0, true};
        pf_image *alone = pf_unpacked(pf_picture_make(NT_SOURCE_DIR, &p, &why));
        static const float ways[] = {-1, 100, 300, -1};
        for (size_t k = 0; k < sizeof ways / sizeof ways[0]; k++) {
            draw_over_ground(e, grounds[i], ways[k]);
            paint(e, r);
            assert_true(ways[k] >= 0 || pf_image_same(e->frame, alone));
        }
        pf_painter_forget(e->painter);
        paint(e, r);
        assert_true(pf_image_same(e->frame, alone));
        pf_image_free(alone);
    }
    put_away(e);
}

/* A leaning group that the ground covers is painted alike whether the ground is kept by then or not. */
static void a_ground_in_a_group_is_no_frame(void **state) {
    (void)state;
    pf_rect r[PF_DIRTY];
    uint64_t hash[2];
    for (int kept = 0; kept < 2; kept++) {
        easel *e = set_up(NT_SOURCE_DIR);
        draw_over_ground(e, "curtain", -1);
        if (kept) {
            paint(e, r);
        }
        canvas_group(&e->list, (ui_rect){400, 200, 400, 300}, 0, 12.0F);
        canvas_add(&e->list, UI_COVER, (ui_rect){400, 200, 400, 300}, "title");
        canvas_end(&e->list);
        paint(e, r);
        hash[kept] = pf_image_hash(e->frame);
        put_away(e);
    }
    assert_true(hash[0] == hash[1]);
}

static const uint32_t *middle_of(const easel *e) {
    return &e->frame->px[(ptrdiff_t)(CANVAS_H / 2) * CANVAS_W + CANVAS_W / 2];
}

/* Opacity is laid and not drawn: one picture for all, half of white over black is grey. */
static void a_shape_is_lit_by_its_opacity(void **state) {
    (void)state;
    static const unsigned alpha[] = {255, 128, 64, 0};
    pf_rect r[PF_DIRTY];
    uint64_t made = 0;
    easel *e = set_up(NT_SOURCE_DIR);
    const uint32_t *middle = middle_of(e);
    for (size_t i = 0; i < sizeof alpha / sizeof alpha[0]; i++) {
        canvas_start(&e->list, &e->ui);
        canvas_fill(&e->list, (ui_rect){0, 0, 2 * CANVAS_W, 2 * CANVAS_H}, 0xFF000000u);
        canvas_add(&e->list, UI_SHAPE, (ui_rect){CANVAS_W - 100, CANVAS_H - 100, 200, 200},
                   "<path d=\"M0 0H200V200H0Z\" fill=\"#FFFFFF\"/>")
            ->colour = alpha[i] << 24 | 0xFFFFFFu;
        assert_int_equal(paint(e, r), 1);
        assert_true(abs((int)(*middle & 255u) - (int)alpha[i]) <= 1);
        assert_true(i == 0 || pf_painter_made(e->painter) == made);
        made = pf_painter_made(e->painter);
    }
    put_away(e);
}

/* A small one, too, is gone at the rim of its picture: what is drawn small and scaled up would end in a box. */
static void a_glow_has_no_edge(void **state) {
    (void)state;
    enum { LEFT = 50, TOP = 50, WIDE = 35, HIGH = 25 }; /* pixels */
    pf_rect r[PF_DIRTY];
    easel *e = set_up(NT_SOURCE_DIR);
    ui_begin(&e->list, &e->ui);
    ui_fill(&e->list, (ui_rect){0, 0, 2 * CANVAS_W, 2 * CANVAS_H}, 0xFF000000u);
    ui_glow(&e->list, (ui_rect){2 * LEFT, 2 * TOP, 2 * WIDE, 2 * HIGH}, 0xFFFFFFFFu);
    paint(e, r);
    const uint32_t *row = e->frame->px + (ptrdiff_t)(TOP + HIGH / 2) * CANVAS_W;
    assert_in_range(row[LEFT] & 255u, 0, 6);
    assert_in_range(row[LEFT + WIDE - 1] & 255u, 0, 6);
    assert_in_range(row[LEFT + WIDE / 2] & 255u, 120, 200);
    put_away(e);
}

/* Nothing in it is seen through anything else in it, and it is made once. */
static void a_group_is_seen_through_as_a_whole(void **state) {
    (void)state;
    static const unsigned alpha[] = {192, 128, 64, 0};
    const ui_rect all = {0, 0, 2 * CANVAS_W, 2 * CANVAS_H};
    pf_rect r[PF_DIRTY];
    uint64_t made = 0;
    easel *e = set_up(NT_SOURCE_DIR);
    const uint32_t *middle = middle_of(e);
    for (size_t i = 0; i < sizeof alpha / sizeof alpha[0]; i++) {
        canvas_start(&e->list, &e->ui);
        canvas_fill(&e->list, all, 0xFF000000u);
        canvas_group(&e->list, all, 0, 0)->colour = alpha[i] << 24 | 0xFFFFFFu;
        canvas_fill(&e->list, all, 0xFFFF0000u);
        canvas_fill(&e->list, all, 0xFFFFFFFFu);
        canvas_end(&e->list);
        paint(e, r);
        for (int shift = 0; shift < 24; shift += 8) {
            assert_in_range(*middle >> shift & 255, alpha[i] > 0 ? alpha[i] - 1 : 0, alpha[i] + 1);
        }
        assert_true(i == 0 || made == pf_painter_made(e->painter));
        made = pf_painter_made(e->painter);
    }
    put_away(e);
}

static void a_group_that_cuts_shows_its_box(void **state) {
    (void)state;
    pf_rect r[PF_DIRTY];
    easel *e = set_up(NT_SOURCE_DIR);
    canvas_start(&e->list, &e->ui);
    canvas_group(&e->list, (ui_rect){0, 0, 1280, 200}, 0, 0)->cuts = true;
    canvas_fill(&e->list, (ui_rect){0, 100, 1280, 300}, 0xFFFFFFFFu);
    canvas_end(&e->list);
    paint(e, r);
    assert_int_equal(e->frame->px[99 * CANVAS_W], 0xFFFFFFFFu);
    assert_int_not_equal(e->frame->px[100 * CANVAS_W], 0xFFFFFFFFu);
    put_away(e);
}

static void draw_leaning(easel *e, float degrees) {
    const ui_rect box = {120, 120, 252, 352};
    canvas_start(&e->list, &e->ui);
    canvas_group(&e->list, box, 0, degrees);
    canvas_add(&e->list, UI_PICTURE, box, "growl/card_bite");
    canvas_end(&e->list);
}

/* A picture that is kept for the next angle that is nearly the same is what that angle gives. */
static void what_was_painted_before_leaves_no_trace(void **state) {
    (void)state;
    const float hardly = 0.0004F;
    pf_rect r[PF_DIRTY];
    for (int degrees = 1; degrees < 12; degrees++) {
        easel *e = set_up(NT_SOURCE_DIR), *afresh = set_up(NT_SOURCE_DIR);
        draw_leaning(e, (float)degrees);
        paint(e, r);
        canvas_start(&e->list, &e->ui);
        paint(e, r);
        draw_leaning(e, (float)degrees + hardly);
        paint(e, r);
        draw_leaning(afresh, (float)degrees + hardly);
        paint(afresh, r);
        assert_true(pf_image_same(e->frame, afresh->frame));
        put_away(e);
        put_away(afresh);
    }
}

/* A wolf stands at x, and over the middle a plate, if there is one. */
static void wolf_and_plate(easel *e, float x, bool plate) {
    ui_begin(&e->list, &e->ui);
    ui_fill(&e->list, (ui_rect){0, 0, e->ui.width, e->ui.height}, 0xFF101830u);
    ui_figure(&e->list, "wolf", (ui_rect){x, 320, 60, 60}, 0xFFFF7A52u);
    if (plate) {
        ui_plate(&e->list, (ui_rect){200, 100, 800, 600}, 17, UI_INK_800, UI_PAPER_400, 1.6f, true);
    }
}

/* Behind a plate's middle nothing is drawn, and the frame is what it is when all is; at its rim all is seen. */
static void what_a_plate_hides_is_not_drawn(void **state) {
    (void)state;
    pf_rect r[PF_DIRTY];
    easel *e = set_up(NT_SOURCE_DIR), *afresh = set_up(NT_SOURCE_DIR);
    wolf_and_plate(e, 20, true); /* the plate is there from now on */
    e->list.command[1].at.w = e->list.command[1].at.h = 1;
    paint(e, r);
    const uint64_t made = pf_painter_made(e->painter);
    static const float at[] = {500, 170, 960, 20};
    for (size_t i = 0; i < sizeof at / sizeof *at; i++) {
        wolf_and_plate(e, at[i], true);
        pf_painter_forget(e->painter);
        paint(e, r);
        assert_int_equal(pf_painter_made(e->painter) == made, i == 0);
        wolf_and_plate(afresh, at[i], true);
        paint(afresh, r);
        assert_true(pf_image_same(e->frame, afresh->frame));
        wolf_and_plate(afresh, at[i], false);
        paint(afresh, r);
    }
    put_away(e);
    put_away(afresh);
}

/* Somebody's card over plates, ground and a wolf that walks below; or all of it in groups that are turned until it is
 * upright again, in which all is drawn. */
static void card_over_plates(easel *e, float x, float wolf, bool in_groups) {
    const ui_rect all = {0, 0, e->ui.width, e->ui.height}, square = {0, 0, all.h, all.h};
    ui_begin(&e->list, &e->ui);
    ui_fill(&e->list, all, 0xFF000000u);
    for (int i = 0; i < 4 && in_groups; i++) {
        ui_group(&e->list, square, 1, 0.0f);
    }
    ui_group_cut(&e->list, square);
    ui_cover(&e->list, "title", all);
    ui_plate(&e->list, (ui_rect){120, 90, 300, 420}, 17, UI_INK_800, UI_PAPER_400, 1.6f, true);
    ui_figure(&e->list, "wolf", (ui_rect){wolf, 250, 60, 60}, 0xFFFF7A52u);
    ui_plate(&e->list, (ui_rect){150, 140, 240, 320}, 33, UI_PAPER_200, UI_INK_900, 2.0f, true);
    ui_scale(&e->list, (ui_rect){.w = 180, .h = 240}, (ui_rect){.w = 240, .h = 320});
    ui_group(&e->list, (ui_rect){x, 120, 240, 320}, 0, 6.0f);
    ui_plate(&e->list, (ui_rect){x, 120, 240, 320}, 7, UI_PAPER_100, UI_INK_900, 2.0f, false);
    ui_group_end(&e->list);
    ui_plate(&e->list, (ui_rect){x + 60, 220, 90, 90}, 61, UI_RED, 0, 0.0f, false);
    ui_group_end(&e->list);
    for (int i = 0; i < 4 && in_groups; i++) {
        ui_group_end(&e->list);
    }
}

static void around_what_hides_it_is_the_same_picture(void **state) {
    (void)state;
    static const float at[][2] = {{200, 20}, {230, 20}, {500, 130}, {500, 240}, {40, 240}, {170, 240}, {170, 330}};
    pf_rect r[PF_DIRTY];
    easel *e = set_up(NT_SOURCE_DIR);
    for (size_t i = 0; i < sizeof at / sizeof *at; i++) {
        easel *whole = set_up(NT_SOURCE_DIR);
        card_over_plates(e, at[i][0], at[i][1], false);
        paint(e, r);
        card_over_plates(whole, at[i][0], at[i][1], true);
        paint(whole, r);
        assert_true(pf_image_same(e->frame, whole->frame));
        put_away(whole);
    }
    put_away(e);
}

/* What changes below a plate changes nothing on it: what somebody has put there stays, until the frame is new. */
static void what_stays_on_top_is_not_painted_again(void **state) {
    (void)state;
    pf_rect r[PF_DIRTY];
    easel *e = set_up(NT_SOURCE_DIR);
    wolf_and_plate(e, 500, true);
    paint(e, r);
    uint32_t *middle = &e->frame->px[CANVAS_H / 2 * CANVAS_W + CANVAS_W / 2];
    const uint32_t plate = *middle, mark = 0xFF123456u;
    *middle = mark;
    wolf_and_plate(e, 500, true);
    e->list.command[0].colour = 0xFF301810u;
    assert_int_equal(paint(e, r), 1);
    assert_true(inside(r, 1, CANVAS_W / 2, CANVAS_H / 2) && *middle == mark);
    assert_int_equal(e->frame->px[0], 0xFF301810u);
    pf_painter_forget(e->painter);
    paint(e, r);
    assert_int_equal(*middle, plate);
    put_away(e);
}

/* The ground and something over the plate change at once: it comes, and goes. */
static void what_comes_over_what_stays_is_painted(void **state) {
    (void)state;
    pf_rect r[PF_DIRTY];
    easel *e = set_up(NT_SOURCE_DIR);
    for (uint32_t step = 0; step < 4; step++) {
        easel *afresh = set_up(NT_SOURCE_DIR);
        easel *both[] = {e, afresh};
        for (int i = 0; i < 2; i++) {
            wolf_and_plate(both[i], 500, true);
            both[i]->list.command[0].colour = 0xFF301810u + 0x20u * step;
            if (step % 2 == 1) {
                ui_fill(&both[i]->list, (ui_rect){CANVAS_W / 2.0f - 20, CANVAS_H / 2.0f - 20, 40, 40}, UI_RED);
            }
            paint(both[i], r);
        }
        assert_true(pf_image_same(e->frame, afresh->frame));
        put_away(afresh);
    }
    put_away(e);
}

static void a_moved_group_keeps_its_picture(void **state) {
    (void)state;
    pf_rect r[PF_DIRTY];
    easel *e = set_up(NT_SOURCE_DIR);
    uint64_t made = 0;
    for (int i = 0; i < 12; i++) {
        ui_rect box = {100.0F + (float)i * 7.3F, 100.0F + (float)i * 3.1F, 126, 176};
        canvas_start(&e->list, &e->ui);
        canvas_group(&e->list, box, 0, 8);
        canvas_add(&e->list, UI_PICTURE, box, "growl/card_bite");
        canvas_end(&e->list);
        paint(e, r);
        made = i == 0 ? pf_painter_made(e->painter) : made;
    }
    assert_int_equal(pf_painter_made(e->painter), made);
    put_away(e);
}

/* A plate with a wolf, `seen` of its size, carried or laid piece by piece. */
static uint64_t lay_card(easel *e, float x, float seen, bool carried) {
    const ui_rect all = {0, 0, e->ui.width, e->ui.height}, at = {x, 100, 126, 176};
    pf_rect r[PF_DIRTY];
    ui_begin(&e->list, &e->ui);
    ui_fill(&e->list, all, 0xFF204060u);
    (carried ? ui_carry : ui_scale)(&e->list, (ui_rect){.w = seen * at.w, .h = seen * at.h}, at);
    ui_group(&e->list, at, 0, 0.0f);
    ui_plate(&e->list, at, 7, UI_PAPER_200, UI_INK_900, 2.0f, true);
    ui_figure(&e->list, "wolf", ui_inset(at, 20), 0xFFFF7A52u);
    ui_group_end(&e->list);
    paint(e, r);
    return pf_painter_made(e->painter);
}

static int farthest(const pf_image *a, const pf_image *b) {
    int most = 0;
    for (int i = 0; i < a->w * a->h; i++) {
        for (int shift = 0; shift < 32; shift += 8) {
            const int by = abs((int)(a->px[i] >> shift & 255) - (int)(b->px[i] >> shift & 255));
            most = by > most ? by : most;
        }
    }
    return most;
}

static void what_is_carried_lies_as_one_picture(void **state) {
    (void)state;
    easel *e = set_up(NT_SOURCE_DIR), *pieces = set_up(NT_SOURCE_DIR);
    const uint64_t made = lay_card(e, 100, 1.0f, true);
    assert_int_equal(lay_card(e, 107, 1.0f, true), made);
    assert_int_equal(lay_card(e, 114, 0.5f, true), made + 1); /* from the picture that is there */
    assert_int_equal(lay_card(e, 121, 1.0f, true), made + 1);
    lay_card(pieces, 121, 1.0f, false);
    assert_in_range(farthest(e->frame, pieces->frame), 0, 2); /* rims are rounded once more */
    put_away(e);
    put_away(pieces);
}

static void a_missing_picture_is_told_once(void **state) {
    (void)state;
    char said[300];
    pf_rect r[PF_DIRTY];
    easel *e = set_up(NT_SOURCE_DIR);
    for (int i = 0; i < 3; i++) {
        canvas_start(&e->list, &e->ui);
        canvas_add(&e->list, UI_PICTURE, (ui_rect){100, 100, 200, (float)(200 + i * 10)}, "no/such");
        paint(e, r);
    }
    assert_true(pf_trouble_next(&e->trouble, said, sizeof said));
    assert_non_null(strstr(said, "no/such"));
    assert_false(pf_trouble_next(&e->trouble, said, sizeof said));
    assert_int_not_equal(e->frame->px[50 * CANVAS_W + 52], 0xFF000000u); /* the outline */
    put_away(e);
}

static void without_any_data_it_goes_on(void **state) {
    (void)state;
    char said[300];
    pf_rect r[PF_DIRTY];
    easel *e = set_up("/nonexistent");
    canvas_scene(&e->list, &e->ui, 200, "one");
    paint(e, r);
    assert_true(pf_trouble_next(&e->trouble, said, sizeof said));
    assert_true(e->ui.type.width(e->ui.type.user, "en", TEXT_BODY, 20, "abc", 3) > 10);
    assert_false(e->ui.type.covers(e->ui.type.user, "en", TEXT_BODY, "abc", 3));
    put_away(e);
}

/* All that they paint lies in the corner where it was asked for, and the next good list is painted as ever. */
static void damaged_lists_do_no_harm(void **state) {
    enum { CORNER = 40 };
    (void)state;
    pf_rect r[PF_DIRTY];
    easel *e = set_up(NT_SOURCE_DIR);
    canvas_start(&e->list, &e->ui);
    canvas_end(&e->list);
    canvas_add(&e->list, UI_SHAPE, (ui_rect){0, 0, 50, 50}, "<path d=\"M0 0L");
    canvas_add(&e->list, UI_SHAPE, (ui_rect){0, 0, 50, 50}, "");
    canvas_add(&e->list, UI_PICTURE, (ui_rect){0, 0, -5, 0}, "title");
    canvas_add(&e->list, UI_PICTURE, (ui_rect){0, 0, 1e9F, 1e9F}, "title");
    canvas_text(&e->list, 1e30F, -1e30F, 1e9F, "\xFF\xC3");
    canvas_text(&e->list, 10, 10, 0, "");
    canvas_group(&e->list, (ui_rect){0, 0, 0, 0}, 1, 5);
    canvas_fill(&e->list, (ui_rect){0, 0, 10, 10}, 0xFFFFFFFFu);
    assert_int_equal(paint(e, r), 1);
    for (int i = 0; i < CANVAS_W * CANVAS_H; i++) {
        if (i % CANVAS_W >= CORNER || i / CANVAS_W >= CORNER) {
            assert_int_equal(e->frame->px[i], 0xFF000000u);
        }
    }
    canvas_scene(&e->list, &e->ui, 200, "one");
    assert_true(paint(e, r) > 0);
    assert_true(pf_image_hash(e->frame) == fresh_hash(200, "one"));
    put_away(e);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(same_list_same_pixels),
        cmocka_unit_test(equal_lists_paint_nothing),
        cmocka_unit_test(what_comes_soon_is_the_same_picture),
        cmocka_unit_test(what_comes_soon_is_made_once_and_before),
        cmocka_unit_test(nothing_is_made_twice),
        cmocka_unit_test(a_change_paints_its_rectangle_only),
        cmocka_unit_test(each_colour_counts),
        cmocka_unit_test(any_order_paints_like_afresh),
        cmocka_unit_test(four_nested_quarters_change_nothing),
        cmocka_unit_test(what_is_hidden_costs_nothing),
        cmocka_unit_test(what_shows_is_painted),
        cmocka_unit_test(a_kept_ground_is_the_picture),
        cmocka_unit_test(a_ground_in_a_group_is_no_frame),
        cmocka_unit_test(a_shape_is_lit_by_its_opacity),
        cmocka_unit_test(a_glow_has_no_edge),
        cmocka_unit_test(a_group_is_seen_through_as_a_whole),
        cmocka_unit_test(a_group_that_cuts_shows_its_box),
        cmocka_unit_test(what_was_painted_before_leaves_no_trace),
        cmocka_unit_test(a_moved_group_keeps_its_picture),
        cmocka_unit_test(what_is_carried_lies_as_one_picture),
        cmocka_unit_test(what_a_plate_hides_is_not_drawn),
        cmocka_unit_test(around_what_hides_it_is_the_same_picture),
        cmocka_unit_test(what_stays_on_top_is_not_painted_again),
        cmocka_unit_test(what_comes_over_what_stays_is_painted),
        cmocka_unit_test(a_missing_picture_is_told_once),
        cmocka_unit_test(without_any_data_it_goes_on),
        cmocka_unit_test(damaged_lists_do_no_harm),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
