/* What the table of Werewolves and Robbers is drawn on in tests: an off-screen platform's frame, its chairs, and a
 * match with a view of each kind. */
#ifndef NT_TESTS_ROBBERS_TABLE_STAGE_H
#define NT_TESTS_ROBBERS_TABLE_STAGE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/match.h"
#include "engine/port.h"
#include "games/robbers/robbers.h"
#include "platform/platform.h"
#include "ui/table.h"

extern const nt_table robbers_table;

typedef struct {
    pf *screen;
    ui_frame frame;
    ui_draw *list, *other;
    ui_seat seat[ROBBERS_SEATS];
    nt_move legal[NT_MAX_LEGAL];
    unsigned char view[NT_VIEW_MAX];
} stage;

/* w x h pixels; the frame is at least 1280 x 800 du, or 800 x 1280. */
static inline stage *stage_open(const char *locales, const char *lang, int w, int h, float text_scale) {
    stage *s = calloc(1, sizeof *s);
    char problem[512] = "";
    const pf_options options = {.data_dir = NT_SOURCE_DIR, .w = w, .h = h, .offscreen = true};
    const float u = (float)w / (w > h ? 1280.0f : 800.0f), v = (float)h / (w > h ? 800.0f : 1280.0f);

    assert_non_null(s);
    s->screen = pf_open(&options, problem, sizeof problem);
    assert_non_null(s->screen);
    s->frame = (ui_frame){.pixel_w = w,
                          .pixel_h = h,
                          .u = u < v ? u : v,
                          .text_scale = text_scale,
                          .motion = 1,
                          .type = pf_type(s->screen),
                          .focus_n = -1,
                          .held_n = -1,
                          .hover_n = -1};
    s->frame.width = (float)w / s->frame.u;
    s->frame.height = (float)h / s->frame.u;
    s->frame.mm = 3.78f / s->frame.u;
    s->frame.words = text_open(locales, lang, problem, sizeof problem);
    assert_non_null(s->frame.words);
    s->list = calloc(1, sizeof *s->list);
    s->other = calloc(1, sizeof *s->other);
    for (int i = 0; i < ROBBERS_SEATS; i++) {
        snprintf(s->seat[i].name, sizeof s->seat[i].name, "Seat %d", i + 1);
        s->seat[i].colour = (uint8_t)i;
        s->seat[i].emblem = (uint8_t)i;
    }
    return s;
}

static inline void stage_close(stage *s) {
    text_close(s->frame.words);
    pf_close(s->screen);
    free(s->list);
    free(s->other);
    free(s);
}

static inline nt_match *stage_match(uint8_t seats, uint64_t seed) {
    nt_err err = NT_OK;
    const nt_config config = nt_config_standard(&robbers_game, seats);
    nt_match *match = nt_match_create(&robbers_game, &config, seed, &err);

    assert_non_null(match);
    return match;
}

static inline int stage_asked(nt_match *match) {
    const uint32_t seats = nt_match_to_act(match);

    for (int i = 0; i < ROBBERS_SEATS; i++) {
        if (seats >> i & 1u) {
            return i;
        }
    }
    return -1;
}

static inline table_ui stage_ui(stage *s, nt_match *match, table_frame frame) {
    return (table_ui){.frame = frame,
                      .seat = s->seat,
                      .config = nt_match_config(match),
                      .asked = NT_SPECTATOR,
                      .humans = ~0u,
                      .part = 1.0f};
}

/* What the seat sees that is asked. */
static inline table_ui stage_private(stage *s, nt_match *match, int seat) {
    table_ui ui = stage_ui(s, match, TABLE_PRIVATE);

    ui.asked = (uint8_t)seat;
    ui.legal = s->legal;
    ui.n_legal = nt_port_legal(nt_match_port(match, (uint8_t)seat), s->legal, NT_MAX_LEGAL);
    return ui;
}

static inline nt_view stage_view(stage *s, nt_match *match, int seat) {
    return nt_port_view(nt_match_port(match, (uint8_t)seat), s->view);
}

static inline void stage_draw(stage *s, ui_draw *list, nt_view view, const table_ui *ui) {
    ui_begin(list, &s->frame);
    robbers_table.draw(view, ui, list);
    assert_false(list->overflow);
}

static inline bool stage_shows(const ui_draw *list, const char *part) {
    for (int i = 0; i < list->n_boxes; i++) {
        if (strstr(list->arena + list->box[i].text, part) != NULL) {
            return true;
        }
    }
    return false;
}

#endif
