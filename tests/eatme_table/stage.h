/* What the table of Eat Me If You Can! is drawn on in tests: an off-screen platform's frame of any size in one
 * language, its chairs, and a game that is played as far as a test wants. */
#ifndef NT_TESTS_EATME_TABLE_STAGE_H
#define NT_TESTS_EATME_TABLE_STAGE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games/eatme/eatme.h"
#include "games/eatme/eatme_state.h"
#include "platform/platform.h"
#include "ui/table.h"

extern const nt_table eatme_table;

typedef struct {
    pf *screen;
    ui_frame frame;
    ui_draw *list, *other;
    ui_seat seat[EATME_SEATS];
    nt_move legal[NT_MAX_LEGAL];
    struct eatme_state s;
    nt_events events; /* of the last move */
} bench;

/* As the application lays a window out: at least 1280 x 800 units, or 800 x 1280. */
static inline void bench_size(bench *b, int w, int h, float px_per_mm, float text) {
    const bool tall = h > w;
    const float ux = (float)w / (tall ? 800.0f : 1280.0f), uy = (float)h / (tall ? 1280.0f : 800.0f);
    ui_frame *f = &b->frame;

    f->pixel_w = w;
    f->pixel_h = h;
    f->u = ux < uy ? ux : uy;
    f->width = (float)w / f->u;
    f->height = (float)h / f->u;
    f->mm = px_per_mm / f->u;
    f->text_scale = text;
}

static inline void bench_words(bench *b, const char *folder, const char *lang) {
    char problem[512] = "";

    text_close(b->frame.words);
    b->frame.words = text_open(folder, lang, problem, sizeof problem);
    assert_non_null(b->frame.words);
}

static inline int bench_open(void **state) {
    bench *b = calloc(1, sizeof *b);
    char problem[512] = "";
    const pf_options options = {.data_dir = NT_SOURCE_DIR, .w = 1280, .h = 800, .offscreen = true};

    b->screen = pf_open(&options, problem, sizeof problem);
    assert_non_null(b->screen);
    b->frame = (ui_frame){.motion = 1, .type = pf_type(b->screen), .focus_n = -1, .held_n = -1, .hover_n = -1};
    bench_size(b, 1280, 800, 3.78f, 1.0f);
    bench_words(b, NT_SOURCE_DIR "/locales", "en");
    b->list = calloc(1, sizeof *b->list);
    b->other = calloc(1, sizeof *b->other);
    for (int i = 0; i < EATME_SEATS; i++) {
        snprintf(b->seat[i].name, sizeof b->seat[i].name, "Player %d", i + 1);
        b->seat[i].colour = b->seat[i].emblem = (uint8_t)i;
    }
    *state = b;
    return 0;
}

static inline int bench_close(void **state) {
    bench *b = *state;

    text_close(b->frame.words);
    pf_close(b->screen);
    free(b->list);
    free(b->other);
    free(b);
    return 0;
}

/* ---- the game ---- */

static inline void bench_move(bench *b, nt_move move) {
    b->events.n = 0;
    if (eatme_game.apply(&b->s, move, &b->events) != NT_OK)
        fail_msg("seat %d may not make move %d", move.seat, move.kind);
}

/* A game of n with the Wolf at seat 0 and the houses clockwise from it in the order of their ids. */
static inline void bench_deal(bench *b, int n, const nt_config *config) {
    const nt_config standard = nt_config_standard(&eatme_game, (uint8_t)n);

    assert_int_equal(eatme_game.setup(&b->s, config ? config : &standard), NT_OK);
    bench_move(b, (nt_move){.seat = NT_CHANCE, .n = 8});
    int next = EATME_WOLF;
    for (int seat = 0; seat < n && b->s.pub.phase == EATME_PHASE_CHOOSE; seat++) {
        while (!eatme_in_play(&b->s.pub, next))
            next++;
        b->s.pub.cast[seat] = (uint8_t)next++;
        b->s.pub.wolf = 0;
    }
}

static inline void bench_lock(bench *b, int seat, int wheel) {
    bench_move(b, (nt_move){.seat = (uint8_t)seat, .kind = EATME_MOVE_LOCK, .n = 1, .arg = {(uint8_t)wheel}});
}

/* Every house in turn takes the next of these wheels, 's' or 't', again and again. */
static inline void bench_lock_all(bench *b, const char *wheels) {
    const eatme_pub *pub = &b->s.pub;

    for (int k = 1, i = 0; k < pub->n; k++, i++)
        bench_lock(b, (pub->wolf + k) % pub->n, wheels[(size_t)i % strlen(wheels)] == 's' ? EATME_SLEEP : EATME_TRAP);
}

static inline void bench_attack(bench *b, int victim) {
    bench_move(b, (nt_move){.seat = b->s.pub.wolf, .kind = EATME_MOVE_ATTACK, .n = 1, .arg = {(uint8_t)victim}});
}

static inline void bench_reveal(bench *b) {
    bench_move(b, (nt_move){.seat = b->s.pub.wolf, .kind = EATME_MOVE_REVEAL});
}

/* ---- the frames ---- */

static inline nt_view bench_view(bench *b, uint8_t seat) {
    return nt_look(&eatme_game, &b->s, seat);
}

/* The public frame, with the question of the seat that is asked in the open, if one is. */
static inline table_ui bench_public(bench *b) {
    table_ui ui = {
        .frame = TABLE_PUBLIC, .seat = b->seat, .asked = NT_SPECTATOR, .humans = ~0u, .part = 1.0f, .time_left = 120};

    for (uint8_t i = 0; i < b->s.pub.n; i++)
        if (eatme_game.ask(&b->s.pub, i) == NT_ASK_OPEN) {
            ui.asked = i;
            ui.legal = b->legal;
            ui.n_legal = eatme_game.legal((nt_view){&b->s.pub, NULL, i}, b->legal, NT_MAX_LEGAL);
        }
    return ui;
}

static inline table_ui bench_private(bench *b, uint8_t seat) {
    return (table_ui){.frame = TABLE_PRIVATE,
                      .seat = b->seat,
                      .asked = seat,
                      .legal = b->legal,
                      .n_legal = eatme_game.legal(bench_view(b, seat), b->legal, NT_MAX_LEGAL),
                      .humans = ~0u,
                      .time_left = 120,
                      .part = 1.0f};
}

static inline void bench_draw(bench *b, ui_draw *list, const table_ui *ui) {
    const nt_view view = bench_view(b, ui->frame == TABLE_PRIVATE ? ui->asked : NT_SPECTATOR);

    ui_begin(list, &b->frame);
    eatme_table.draw(view, ui, list);
    assert_false(list->overflow);
}

/* A press on a zone of the public or private frame; true when it made a move. */
static inline bool bench_press(bench *b, table_ui *ui, const char *zone, int n, nt_move *move) {
    const nt_view view = bench_view(b, ui->frame == TABLE_PRIVATE ? ui->asked : NT_SPECTATOR);
    const ui_input in = {.kind = UI_CHOOSE, .zone = zone, .n = n};
    bool has_move = false;

    eatme_table.input(view, ui, &in, move, &has_move);
    return has_move;
}

static inline const ui_zone *zone_of(const ui_draw *list, const char *name, int n) {
    for (int i = 0; i < list->n_zones; i++)
        if (strcmp(list->zone[i].name, name) == 0 && (n < 0 || list->zone[i].n == n))
            return &list->zone[i];
    return NULL;
}

static inline bool shows(const ui_draw *list, const char *part) {
    for (int i = 0; i < list->n_boxes; i++)
        if (strstr(list->arena + list->box[i].text, part) != NULL)
            return true;
    return false;
}

/* How often a picture is drawn. */
static inline int pictures(const ui_draw *list, const char *name) {
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        const ui_command *c = &list->command[i];
        n += (c->kind == UI_PICTURE || c->kind == UI_COVER) && strcmp(list->arena + c->text, name) == 0;
    }
    return n;
}

#endif
