/* What Werewolf's table is drawn on in tests: an off-screen platform's frame of any size, its chairs, and what a seat
 * or the table is asked in a match. */
#ifndef NT_TESTS_WEREWOLF_TABLE_STAGE_H
#define NT_TESTS_WEREWOLF_TABLE_STAGE_H

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
#include "engine/judge.h"
#include "engine/match.h"
#include "engine/port.h"
#include "games/werewolf/werewolf.h"
#include "platform/platform.h"
#include "ui/focus.h"
#include "ui/table.h"
#include "ui/widgets.h"

extern const nt_table werewolf_table;

typedef struct {
    pf *screen;
    ui_frame frame;
    ui_draw *list, *other;
    ui_seat seat[WEREWOLF_SEATS];
    nt_move legal[NT_MAX_LEGAL];
    uint64_t view[NT_VIEW_MAX / 8];
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
    static const char *const name[WEREWOLF_SEATS] = {
        "Owl",      "Hare",     "Snail", "Stag", "Cat",     "Bell",   "Key",     "Boat",   "Fish",  "Heron",
        "Hedgehog", "Mushroom", "Frog",  "Swan", "Rooster", "Beetle", "Lantern", "Anchor", "Acorn", "Windmill"};
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
    for (int i = 0; i < WEREWOLF_SEATS; i++) {
        snprintf(s->seat[i].name, sizeof s->seat[i].name, "%s", name[i]);
        s->seat[i].colour = (uint8_t)(i % UI_SEAT_COLOURS);
        s->seat[i].pattern = (uint8_t)(i / UI_SEAT_COLOURS);
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

static inline nt_match *stage_match(int seats, uint64_t seed, int host) {
    nt_config config = nt_config_standard(&werewolf_game, (uint8_t)seats);
    nt_err err = NT_OK;

    config.opt[WEREWOLF_OPT_HOST] = (int16_t)host;
    nt_match *match = nt_match_create(&werewolf_game, &config, seed, &err);
    assert_non_null(match);
    return match;
}

/* The first seat that is asked, or -1. */
static inline int stage_asked(nt_match *match) {
    const uint32_t seats = nt_match_to_act(match);

    for (int seat = 0; seat < WEREWOLF_SEATS; seat++) {
        if ((seats >> seat & 1u) != 0) {
            return seat;
        }
    }
    return -1;
}

/* What the table is given when this seat is asked behind the curtain or on the public frame. */
static inline table_ui stage_ui(stage *s, nt_match *match, int seat) {
    nt_port *port = nt_match_port(match, (uint8_t)seat);

    return (table_ui){.frame = nt_port_ask(port) == NT_ASK_SECRET ? TABLE_PRIVATE : TABLE_PUBLIC,
                      .seat = s->seat,
                      .config = nt_match_config(match),
                      .asked = (uint8_t)seat,
                      .legal = s->legal,
                      .n_legal = nt_port_legal(port, s->legal, NT_MAX_LEGAL),
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
    werewolf_table.draw(view, ui, list);
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

/* The game's own bot moves for the seat. */
static inline void stage_bot(stage *s, nt_match *match, int seat, nt_rng *luck) {
    nt_port *port = nt_match_port(match, (uint8_t)seat);
    const int n = nt_port_legal(port, s->legal, NT_MAX_LEGAL);
    const nt_view view = nt_port_view(port, s->view);

    assert_true(n > 0);
    const nt_move move = s->legal[nt_bot_best("werewolf")->choose(view, s->legal, n, luck)];
    assert_int_equal(nt_port_submit(port, move), NT_OK);
}

static inline void stage_same(const ui_draw *a, const ui_draw *b) {
    assert_int_equal(a->n, b->n);
    assert_int_equal(a->n_zones, b->n_zones);
    assert_int_equal(a->used, b->used);
    assert_memory_equal(a->arena, b->arena, a->used);
    for (int i = 0; i < a->n; i++) {
        const ui_command *x = &a->command[i], *y = &b->command[i];
        assert_int_equal(x->kind, y->kind);
        assert_int_equal(x->colour, y->colour);
        assert_int_equal(x->tint, y->tint);
        assert_memory_equal(&x->at, &y->at, sizeof x->at);
    }
    for (int i = 0; i < a->n_zones; i++) {
        assert_string_equal(a->zone[i].name, b->zone[i].name);
        assert_int_equal(a->zone[i].n, b->zone[i].n);
        assert_int_equal(a->zone[i].flags, b->zone[i].flags);
        assert_memory_equal(&a->zone[i].at, &b->zone[i].at, sizeof(ui_rect));
    }
}

#endif
