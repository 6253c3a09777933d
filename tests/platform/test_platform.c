/* The platform without a screen: its clock, its pictures on disk. */
#include "canvas.h"

#include "platform/platform.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wundef"
#pragma GCC diagnostic ignored "-Wcast-qual"
#define STB_IMAGE_IMPLEMENTATION
#define STBI_ONLY_PNG
#include <stb/stb_image.h>
#pragma GCC diagnostic pop

static ui_draw list;

static pf *open_offscreen(int w, int h) {
    char problem[200];
    pf *p =
        pf_open(&(pf_options){.data_dir = NT_SOURCE_DIR, .title = "Night Table", .w = w, .h = h, .offscreen = true},
                problem, sizeof problem);
    assert_non_null(p);
    return p;
}

static void time_passes_only_when_told(void **state) {
    (void)state;
    ui_raw raw;
    pf *p = open_offscreen(64, 64);
    assert_int_equal(pf_now(p), 0);
    pf_pass(p, 40);
    assert_false(pf_wait(p, 1000, &raw));
    assert_int_equal(pf_now(p), 1000);
    assert_false(pf_wait(p, 10, &raw));
    assert_false(pf_wait(p, UINT64_MAX, &raw));
    assert_int_equal(pf_now(p), 1000);
    pf_close(p);
}

static void size_and_density(void **state) {
    (void)state;
    int w, h;
    float px_per_mm;
    char problem[200] = "";
    pf *p = open_offscreen(1024, 600);
    pf_size(p, &w, &h, &px_per_mm);
    assert_int_equal(w, 1024);
    assert_int_equal(h, 600);
    assert_true(px_per_mm > 3 && px_per_mm < 16);
    pf_close(p);
    assert_null(pf_open(&(pf_options){.data_dir = NT_SOURCE_DIR, .title = "", .w = 0, .h = -4, .offscreen = true},
                        problem, sizeof problem));
    assert_true(strlen(problem) > 0);
}

static void sounds_off_screen_are_silent(void **state) {
    (void)state;
    char said[200];
    pf *p = open_offscreen(64, 64);
    pf_sound(p, "no such sound", 1);
    pf_full_screen(p, true);
    pf_text_input(p, true);
    assert_false(pf_problem(p, said, sizeof said));
    pf_close(p);
}

static void luminance_of_known_frames(void **state) {
    (void)state;
    static const struct {
        ui_colour colour;
        double light;
    } all[] = {{0xFF000000u, 0.0}, {0xFFFFFFFFu, 1.0}, {0xFF00FF00u, 0.7152}, {0xFF808080u, 0.2159}};
    pf *p = open_offscreen(CANVAS_W, CANVAS_H);
    ui_frame ui = canvas_frame(pf_type(p));
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        canvas_start(&list, &ui);
        canvas_fill(&list, (ui_rect){0, 0, 1280, 800}, all[i].colour);
        pf_paint(p, &list);
        double off = pf_frame_luminance(p) - all[i].light;
        assert_true(off < 0.001 && off > -0.001);
    }
    pf_close(p);
}

static size_t bytes_of(const char *path, char *out, size_t cap) {
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t n = fread(out, 1, cap, file);
    fclose(file);
    return n;
}

static void a_shot_holds_the_frame(void **state) {
    (void)state;
    static char file[2][2000000];
    size_t len[2];
    char dir[] = "/tmp/night-table-XXXXXX", path[64], problem[200];
    assert_non_null(mkdtemp(dir));
    snprintf(path, sizeof path, "%s/shot.png", dir);
    for (int i = 0; i < 2; i++) {
        pf *p = open_offscreen(CANVAS_W, CANVAS_H);
        ui_frame ui = canvas_frame(pf_type(p));
        canvas_scene(&list, &ui, 300, "one");
        canvas_fill(&list, (ui_rect){0, 0, 20, 20}, 0xFF123456u);
        pf_paint(p, &list);
        assert_true(pf_shot(p, path, problem, sizeof problem));
        len[i] = bytes_of(path, file[i], sizeof file[i]);
        assert_false(pf_shot(p, "/nonexistent/shot.png", problem, sizeof problem));
        assert_non_null(strstr(problem, "/nonexistent/shot.png"));
        pf_close(p);
    }
    assert_int_equal(len[0], len[1]);
    assert_memory_equal(file[0], file[1], len[0]);
    int w = 0, h = 0, n = 0;
    unsigned char *px = stbi_load(path, &w, &h, &n, 4);
    assert_non_null(px);
    assert_int_equal(w, CANVAS_W);
    assert_int_equal(h, CANVAS_H);
    assert_memory_equal(px, "\x12\x34\x56\xFF", 4);
    for (int i = 0; i < w * h; i++) {
        assert_int_equal(px[i * 4 + 3], 255);
    }
    stbi_image_free(px);
    unlink(path);
    rmdir(dir);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(time_passes_only_when_told),   cmocka_unit_test(size_and_density),
        cmocka_unit_test(sounds_off_screen_are_silent), cmocka_unit_test(luminance_of_known_frames),
        cmocka_unit_test(a_shot_holds_the_frame),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
