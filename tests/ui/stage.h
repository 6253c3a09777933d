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

#include "ui/frame.h"

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

/* A screen of 3.78 pixels a millimetre. */
static void stage_size(stage *s, int w, int h) {
    ui_frame_fit(&s->ui, w, h, 3.78f);
}

static int stage_open(void **state) {
    static char problems[512];
    stage *s = calloc(1, sizeof *s);
    assert_non_null(s);
    s->d = calloc(1, sizeof *s->d);
    assert_non_null(s->d);
    stage_size(s, 1280, 800);
    s->ui.text_scale = 1.0f;
    s->ui.motion = true;
    s->ui.type = (ui_type){.width = stage_width, .covers = stage_covers};
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
