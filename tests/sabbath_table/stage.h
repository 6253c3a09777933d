/* What the table of Witches of the Sabbath is drawn on in tests: an off-screen platform's frame of any size, its
 * chairs, and what a seat or the table is asked in a match. */
#ifndef NT_TESTS_SABBATH_TABLE_STAGE_H
#define NT_TESTS_SABBATH_TABLE_STAGE_H

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "bots/bots.h"
#include "engine/match.h"
#include "engine/port.h"
#include "games/sabbath/sabbath.h"
#include "platform/platform.h"
#include "ui/table.h"
#include "ui/widgets.h"

extern const nt_table sabbath_table;

enum { STAGE_VIEW = 2048, STAGE_LEGAL = 64 };

typedef struct {
    pf *screen;
    ui_frame frame;
    ui_draw *list, *other;
    ui_seat seat[SABBATH_SEATS];
    nt_move legal[STAGE_LEGAL];
    uint64_t view[STAGE_VIEW / 8];
} stage;

static inline void stage_size(stage *s, int w, int h, float text_scale) {
    const bool tall = h > w;
    const float base_w = tall ? 800.0f : 1280.0f, base_h = tall ? 1280.0f : 800.0f;
    const float u = fminf((float)w / base_w, (float)h / base_h);
    ui_frame *f = &s->frame;

    f->pixel_w = w;
    f->pixel_h = h;
    f->u = u;
    f->width = (float)w / u;
    f->height = (float)h / u;
    f->mm = 3.78f / u;
    f->text_scale = text_scale;
}

static inline stage *stage_open(const char *locales, const char *lang) {
    char problem[512] = "";
    const pf_options options = {.data_dir = NT_SOURCE_DIR, .w = 1280, .h = 800, .offscreen = true};
    stage *s = calloc(1, sizeof *s);

    s->screen = pf_open(&options, problem, sizeof problem);
    assert_non_null(s->screen);
    s->list = calloc(1, sizeof *s->list);
    s->other = calloc(1, sizeof *s->other);
    s->frame = (ui_frame){.motion = 1, .type = pf_type(s->screen), .focus_n = -1, .held_n = -1, .hover_n = -1};
    stage_size(s, 1280, 800, 1.0f);
    s->frame.words = text_open(locales, lang, problem, sizeof problem);
    assert_non_null(s->frame.words);
    for (int i = 0; i < SABBATH_SEATS; i++) {
        static const char *const name[SABBATH_SEATS] = {"Owl", "Hare", "Snail", "Hedgehog", "Mushroom"};
        snprintf(s->seat[i].name, sizeof s->seat[i].name, "%s", name[i]);
        s->seat[i].colour = s->seat[i].emblem = (uint8_t)i;
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

static inline nt_match *stage_match(int seats, uint64_t seed, int conflict, int silent, int games) {
    nt_config config = nt_config_standard(&sabbath_game, (uint8_t)seats);
    nt_err err = NT_OK;

    config.opt[SABBATH_OPT_CONFLICT] = (int16_t)conflict;
    config.opt[SABBATH_OPT_SILENT] = (int16_t)silent;
    config.opt[SABBATH_OPT_GAMES] = (int16_t)games;
    nt_match *match = nt_match_create(&sabbath_game, &config, seed, &err);
    assert_non_null(match);
    return match;
}

/* The first seat that is asked, or -1. */
static inline int stage_asked(nt_match *match) {
    const uint32_t seats = nt_match_to_act(match);

    for (int seat = 0; seat < SABBATH_SEATS; seat++) {
        if ((seats >> seat & 1u) != 0) {
            return seat;
        }
    }
    return -1;
}

static inline table_frame stage_frame_of(nt_ask ask) {
    return ask == NT_ASK_TABLE ? TABLE_RESULTS : ask == NT_ASK_HAND ? TABLE_PRIVATE : TABLE_PUBLIC;
}

/* What the table is given when this seat is asked. */
static inline table_ui stage_ui(stage *s, nt_match *match, int seat) {
    nt_port *port = nt_match_port(match, (uint8_t)seat);

    return (table_ui){.frame = stage_frame_of(nt_port_ask(port)),
                      .seat = s->seat,
                      .config = nt_match_config(match),
                      .asked = (uint8_t)seat,
                      .legal = s->legal,
                      .n_legal = nt_port_legal(port, s->legal, STAGE_LEGAL),
                      .humans = ~0u,
                      .part = 1.0f,
                      .step = 99};
}

static inline nt_view stage_view(stage *s, nt_match *match, const table_ui *ui) {
    const uint8_t seat = ui->frame == TABLE_PRIVATE ? ui->asked : NT_SPECTATOR;

    return nt_port_view(nt_match_port(match, seat), s->view);
}

static inline void stage_draw(stage *s, ui_draw *list, nt_view view, const table_ui *ui) {
    ui_begin(list, &s->frame);
    sabbath_table.draw(view, ui, list);
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

static inline void stage_bot(nt_match *match, int seat, nt_rng *luck) {
    nt_bot_play(nt_bot_find("random", "sabbath"), nt_match_port(match, (uint8_t)seat), luck);
}

#endif
