/* What GROWL's table is drawn on in tests: an off-screen platform's frame at 1280x800 in English, and its chairs. */
#ifndef NT_TESTS_GROWL_TABLE_STAGE_H
#define NT_TESTS_GROWL_TABLE_STAGE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "games/growl/growl.h"
#include "platform/platform.h"
#include "ui/seats.h"

static inline pf *stage_open(ui_frame *frame) {
    char problem[512] = "";
    const pf_options options = {.data_dir = NT_SOURCE_DIR, .w = 1280, .h = 800, .offscreen = true};
    pf *screen = pf_open(&options, problem, sizeof problem);
    assert_non_null(screen);
    *frame = (ui_frame){.pixel_w = 1280,
                        .pixel_h = 800,
                        .u = 1,
                        .width = 1280,
                        .height = 800,
                        .mm = 3.78f,
                        .text_scale = 1,
                        .motion = 1,
                        .type = pf_type(screen),
                        .focus_n = -1,
                        .held_n = -1,
                        .hover_n = -1};
    frame->words = text_open(NT_SOURCE_DIR "/locales", "en", problem, sizeof problem);
    assert_non_null(frame->words);
    return screen;
}

static inline void stage_chairs(ui_seat seat[GROWL_SEATS]) {
    for (int i = 0; i < GROWL_SEATS; i++) {
        snprintf(seat[i].name, sizeof seat[i].name, "Seat %d", i + 1);
        seat[i].colour = (uint8_t)(i % UI_SEAT_COLOURS);
        seat[i].emblem = (uint8_t)i;
    }
}

#endif
