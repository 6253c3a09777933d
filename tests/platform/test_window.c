/* What reaches a window, by SDL's driver without a screen: which rectangles, and when. */
#include "canvas.h"

#include "platform/platform.h"
#include "platform/present.h"
#include "platform/window.h"

#include <stdlib.h>
#include <time.h>

static ui_draw list;

/* ---- what would go to the screen, and the day's clock, are the test's ---- */

static int updates, refusals; /* refusals: so many of the next are */
static SDL_Rect largest;
static time_t slept;

int SDL_UpdateWindowSurfaceRects(SDL_Window *window, const SDL_Rect *rects, int n) {
    (void)window;
    if (refusals > 0) {
        refusals--;
        return -1;
    }
    for (int i = 0; i < n; i++) {
        if (rects[i].w * rects[i].h > largest.w * largest.h) {
            largest = rects[i];
        }
    }
    updates++;
    return 0;
}

time_t time(time_t *at) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (at) {
        *at = now.tv_sec + slept;
    }
    return now.tv_sec + slept;
}

/* So is the frame that a window manager draws: none, until a test says how wide. */
static int edge[4]; /* top, left, bottom, right */
static const char *driver = "dummy";
static int undressed; /* times that the frame was taken off, or put on again */

int SDL_GetWindowBordersSize(SDL_Window *window, int *top, int *left, int *bottom, int *right) {
    (void)window;
    *top = edge[0];
    *left = edge[1];
    *bottom = edge[2];
    *right = edge[3];
    return 0;
}

const char *SDL_GetCurrentVideoDriver(void) {
    return driver;
}

void SDL_SetWindowBordered(SDL_Window *window, SDL_bool on) {
    (void)window;
    (void)on;
    undressed++;
}

static Uint64 passed; /* ms that nobody has to wait for */

Uint64 SDL_GetTicks64(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (Uint64)now.tv_sec * 1000 + (Uint64)now.tv_nsec / 1000000 + passed;
}

static void set_frame(int top, int each) {
    edge[0] = top;
    edge[1] = edge[2] = edge[3] = each;
}

/* ---- a window ---- */

static void drain(pf *p) {
    ui_raw raw;
    while (pf_wait(p, pf_now(p), &raw)) {
    }
    updates = 0;
    largest = (SDL_Rect){0};
}

static pf *open_window(void) {
    char problem[200] = "";
    slept = 0;
    pf *p = pf_open(&(pf_options){.data_dir = NT_SOURCE_DIR, .title = "Night Table", .w = 1280, .h = 800}, problem,
                    sizeof problem);
    assert_non_null(p);
    drain(p);
    return p;
}

/* A ground, and one small thing at x. */
static void paint(pf *p, ui_frame *ui, float x) {
    canvas_start(&list, ui);
    canvas_fill(&list, (ui_rect){0, 0, 1280, 800}, 0xFF102030u);
    canvas_fill(&list, (ui_rect){x, 100, 20, 20}, 0xFFFFFFFFu);
    updates = 0;
    largest = (SDL_Rect){0};
    pf_paint(p, &list);
}

static void a_hand_over_paints_the_whole_window(void **state) {
    (void)state;
    int w, h;
    float density;
    pf *p = open_window();
    ui_frame ui = canvas_frame(pf_type(p));
    pf_size(p, &w, &h, &density);
    ui.pixel_w = w;
    ui.pixel_h = h;
    paint(p, &ui, 100);
    paint(p, &ui, 300);
    assert_in_range(largest.w, 1, w / 2); /* what differs alone */
    pf_hand_over(p);
    paint(p, &ui, 500);
    assert_int_equal(largest.w, w);
    assert_int_equal(largest.h, h);
    paint(p, &ui, 700);
    assert_in_range(largest.w, 1, w / 2);
    pf_close(p);
}

static SDL_Window *the_window(void) {
    SDL_Window *window = NULL;
    for (Uint32 id = 1; window == NULL && id < 100; id++) {
        window = SDL_GetWindowFromID(id);
    }
    assert_non_null(window);
    return window;
}

static uint32_t in_window(int x, int y) {
    SDL_Window *window = the_window();
    const SDL_Surface *surface = SDL_GetWindowSurface(window);
    assert_non_null(surface);
    return ((const uint32_t *)surface->pixels)[y * surface->pitch / 4 + x] | 0xFF000000u;
}

/* The window has been resized, and whoever paints has not heard of it yet. */
static void a_window_with_other_memory_shows_the_frame_all_the_same(void **state) {
    (void)state;
    int w, h;
    float density;
    pf *p = open_window();
    ui_frame ui = canvas_frame(pf_type(p));
    pf_size(p, &w, &h, &density);
    paint(p, &ui, 100);
    assert_int_equal(in_window(55, 55), 0xFFFFFFFFu);
    assert_int_equal(in_window(155, 55), 0xFF102030u);
    refusals = 1;
    paint(p, &ui, 300);
    assert_true(pf_shows(p));
    assert_int_equal(largest.w, w); /* all of it */
    assert_int_equal(in_window(55, 55), 0xFF102030u);
    assert_int_equal(in_window(155, 55), 0xFFFFFFFFu);
    paint(p, &ui, 100);
    assert_int_equal(in_window(55, 55), 0xFFFFFFFFu);
    refusals = 1;
    paint(p, &ui, 300); /* there is no third */
    assert_false(pf_shows(p));
    pf_close(p);
}

/* Whoever wakes the machine may be somebody else: what lay on the window is not shown again before it was covered. */
static void a_frame_of_before_the_sleep_is_not_shown_again(void **state) {
    (void)state;
    ui_raw raw;
    SDL_Event exposed = {.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_EXPOSED}};
    pf *p = open_window();
    ui_frame ui = canvas_frame(pf_type(p));
    paint(p, &ui, 100);
    updates = 0;
    assert_int_equal(SDL_PushEvent(&exposed), 1);
    slept = 3600;
    assert_true(pf_wait(p, pf_now(p), &raw));
    assert_int_equal(raw.kind, UI_RAW_COVER);
    assert_int_equal(updates, 0);
    paint(p, &ui, 300);
    updates = 0;
    assert_false(pf_wait(p, pf_now(p), &raw));
    assert_int_equal(updates, 1); /* what is there now */
    pf_close(p);
}

/* A projector was plugged in, or a screen turned. */
static void another_screen_covers(void **state) {
    (void)state;
    ui_raw raw;
    SDL_Event came = {.display = {.type = SDL_DISPLAYEVENT, .event = SDL_DISPLAYEVENT_CONNECTED}};
    pf *p = open_window();
    assert_int_equal(SDL_PushEvent(&came), 1);
    assert_true(pf_wait(p, pf_now(p), &raw));
    assert_int_equal(raw.kind, UI_RAW_COVER);
    pf_close(p);
}

/* The driver's screen is smaller than the usual window. */
static void the_window_is_no_larger_than_the_screen(void **state) {
    (void)state;
    SDL_Rect all;
    int w, h;
    float density;
    pf *p = open_window();
    assert_int_equal(SDL_GetDisplayUsableBounds(0, &all), 0);
    pf_size(p, &w, &h, &density);
    assert_in_range(w, 1, all.w);
    assert_in_range(h, 1, all.h);
    const ui_window kept = pf_where(p);
    assert_true(kept.placed);
    assert_int_equal(kept.w, w);
    assert_int_equal(kept.h, h);
    pf_close(p);
}

static void filling_the_screen_forgets_no_place(void **state) {
    (void)state;
    pf *p = open_window();
    const ui_window before = pf_where(p);
    pf_full_screen(p, true);
    drain(p);
    const ui_window full = pf_where(p);
    assert_memory_equal(&full, &before, sizeof full);
    pf_full_screen(p, false);
    drain(p);
    const ui_window after = pf_where(p);
    assert_int_equal(after.w, before.w);
    assert_int_equal(after.h, before.h);
    pf_close(p);
}

/* A window that began as the whole screen has its frame for the first time when it no longer fills it. */
static void a_frame_that_comes_late_fits_the_screen(void **state) {
    (void)state;
    SDL_Rect all;
    int w, h, x, y;
    char problem[200] = "";
    const pf_options options = {
        .data_dir = NT_SOURCE_DIR, .title = "Night Table", .w = 1280, .h = 800, .full_screen = true};
    pf *p = pf_open(&options, problem, sizeof problem);
    assert_non_null(p);
    passed += 10000;
    drain(p);
    assert_int_equal(SDL_GetDisplayUsableBounds(0, &all), 0);
    pf_full_screen(p, false);
    set_frame(20, 1); /* and no event tells of it */
    drain(p);
    SDL_GetWindowSize(the_window(), &w, &h);
    SDL_GetWindowPosition(the_window(), &x, &y);
    assert_in_range(w, 1, all.w - 2);
    assert_in_range(h, 1, all.h - 21);
    assert_in_range(x, all.x + 1, all.x + all.w - 1 - w);
    assert_in_range(y, all.y + 20, all.y + all.h - 1 - h);
    set_frame(0, 0);
    pf_close(p);
}

/* A window manager puts a window back by itself; where X11 has none the window goes without a frame meanwhile. */
static void only_a_window_without_a_frame_is_moved_by_us(void **state) {
    (void)state;
    for (int framed = 0; framed < 2; framed++) {
        pf *p = open_window();
        driver = "x11";
        undressed = 0;
        set_frame(framed * 20, framed);
        pf_full_screen(p, true);
        drain(p);
        pf_full_screen(p, false);
        drain(p);
        assert_int_equal(undressed == 0, framed);
        driver = "dummy";
        set_frame(0, 0);
        pf_close(p);
    }
}

/* Wayland and macOS have textures alone. SDL's own drawing does as well here. */
static uint32_t seen_at(SDL_Window *window, int x, int y) {
    const SDL_Rect at = {x, y, 1, 1};
    uint32_t pixel = 0;
    assert_int_equal(
        SDL_RenderReadPixels(SDL_GetRenderer(window), &at, SDL_PIXELFORMAT_ARGB8888, &pixel, (int)sizeof pixel), 0);
    return pixel | 0xFF000000u;
}

static void a_texture_shows_what_changed_and_all_of_a_new_size(void **state) {
    (void)state;
    pf_image *frame = pf_image_new(64, 40), *larger = pf_image_new(96, 40);
    assert_int_equal(SDL_Init(SDL_INIT_VIDEO), 0);
    SDL_Window *window = SDL_CreateWindow("texture", 0, 0, 64, 40, 0);
    for (int i = 0; i < 64 * 40; i++) {
        frame->px[i] = 0xFF102030u;
    }
    for (int i = 0; i < 96 * 40; i++) {
        larger->px[i] = 0xFF908070u;
    }
    /* The first time all of it, whatever has changed. */
    assert_true(pf_present_by_texture(window, frame, &(pf_rect){0, 0, 1, 1}, 1));
    assert_int_equal(seen_at(window, 60, 30), 0xFF102030u);
    frame->px[5 * 64 + 7] = 0xFFABCDEFu;
    frame->px[30 * 64 + 60] = 0xFFABCDEFu;
    assert_true(pf_present_by_texture(window, frame, &(pf_rect){4, 4, 8, 8}, 1));
    assert_int_equal(seen_at(window, 7, 5), 0xFFABCDEFu);
    assert_int_equal(seen_at(window, 60, 30), 0xFF102030u);
    assert_true(pf_present_by_texture(window, larger, &(pf_rect){90, 30, 99, 99}, 1));
    assert_int_equal(seen_at(window, 2, 2), 0xFF908070u);
    pf_present_end(window);
    SDL_DestroyWindow(window);
    SDL_Quit();
    pf_image_free(frame);
    pf_image_free(larger);
}

/* Without a screen, and without whatever drivers for drawing the machine has. */
static int without_a_screen(void **state) {
    (void)state;
    return setenv("SDL_VIDEODRIVER", "dummy", 1) || setenv("SDL_RENDER_DRIVER", "software", 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_texture_shows_what_changed_and_all_of_a_new_size),
        cmocka_unit_test(the_window_is_no_larger_than_the_screen),
        cmocka_unit_test(filling_the_screen_forgets_no_place),
        cmocka_unit_test(a_frame_that_comes_late_fits_the_screen),
        cmocka_unit_test(only_a_window_without_a_frame_is_moved_by_us),
        cmocka_unit_test(a_hand_over_paints_the_whole_window),
        cmocka_unit_test(a_frame_of_before_the_sleep_is_not_shown_again),
        cmocka_unit_test(another_screen_covers),
        cmocka_unit_test(a_window_with_other_memory_shows_the_frame_all_the_same),
    };
    return cmocka_run_group_tests(tests, without_a_screen, NULL);
}
