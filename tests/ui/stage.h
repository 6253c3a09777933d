/* A frame without fonts for the tests of this folder: every character is 0.55 of the size wide. */
#ifndef NT_TESTS_UI_STAGE_H
#define NT_TESTS_UI_STAGE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ui/draw.h"

typedef struct {
    ui_frame ui;
    ui_draw *d;
} stage;

static float stage_width(void *user, const char *lang, text_style style, float px, const char *utf8, size_t len) {
    (void)user, (void)lang, (void)style;
    size_t letters = 0;
    for (size_t i = 0; i < len; i++) {
        letters += ((unsigned char)utf8[i] & 0xC0u) != 0x80u;
    }
    return 0.55f * px * (float)letters;
}

static bool stage_covers(void *user, const char *lang, text_style style, const char *utf8, size_t len) {
    (void)user, (void)lang, (void)style;
    return memchr(utf8, '?', len) == NULL;
}

/* The shape that the application gives a window: 1280 x 800 du in landscape fit, the rest spreads. */
static void stage_size(stage *s, int w, int h) {
    float least_w = w >= h ? 1280.0f : 800.0f, least_h = w >= h ? 800.0f : 1280.0f;
    float u = (float)w / least_w < (float)h / least_h ? (float)w / least_w : (float)h / least_h;
    s->ui.pixel_w = w;
    s->ui.pixel_h = h;
    s->ui.u = u;
    s->ui.width = (float)w / u;
    s->ui.height = (float)h / u;
    s->ui.mm = 3.78f / u;
}

static int stage_open(void **state) {
    static char problems[512];
    stage *s = calloc(1, sizeof *s);
    assert_non_null(s);
    s->d = calloc(1, sizeof *s->d);
    assert_non_null(s->d);
    stage_size(s, 1280, 800);
    s->ui.text_scale = 1.0f;
    s->ui.motion = 1.0f;
    s->ui.type = (ui_type){NULL, stage_width, stage_covers};
    s->ui.words = text_open(NT_SOURCE_DIR "/locales", "en", problems, sizeof problems);
    assert_non_null(s->ui.words);
    ui_begin(s->d, &s->ui);
    *state = s;
    return 0;
}

static int stage_close(void **state) {
    stage *s = *state;
    text_close(s->ui.words);
    free(s->d);
    free(s);
    return 0;
}

#endif
