/* Draw lists by hand and a folder with nothing in it, for the tests of the painter. */
#ifndef NT_TESTS_PLATFORM_CANVAS_H
#define NT_TESTS_PLATFORM_CANVAS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

#include "ui/draw.h"

enum { CANVAS_W = 640, CANVAS_H = 400 };

/* A frame of 1280 x 800 du at half a pixel each. */
static inline ui_frame canvas_frame(ui_type type) {
    return (ui_frame){.pixel_w = CANVAS_W,
                      .pixel_h = CANVAS_H,
                      .u = 0.5F,
                      .width = 1280,
                      .height = 800,
                      .mm = 7.56F,
                      .text_scale = 1,
                      .motion = 1,
                      .type = type};
}

static inline ui_command *canvas_add(ui_draw *d, ui_kind kind, ui_rect at, const char *text) {
    ui_command *c = &d->command[d->n++];
    *c = (ui_command){.kind = (uint8_t)kind, .at = at, .colour = 0xFFFFFFFFu, .lang = "en"};
    c->text = (uint32_t)d->words.used;
    c->len = (uint32_t)strlen(text);
    memcpy(d->arena + d->words.used, text, c->len + 1);
    d->words.used += c->len + 1;
    return c;
}

static inline void canvas_start(ui_draw *d, const ui_frame *ui) {
    d->ui = ui;
    d->n = 0;
    d->words.used = 0;
}

static inline void canvas_fill(ui_draw *d, ui_rect at, ui_colour colour) {
    canvas_add(d, UI_FILL, at, "")->colour = colour;
}

static inline void canvas_text(ui_draw *d, float x, float y, float px, const char *text) {
    canvas_add(d, UI_TEXT, (ui_rect){x, y, 0, px}, text)->style = TEXT_BODY;
}

static inline ui_command *canvas_group(ui_draw *d, ui_rect box, int turn, float angle) {
    ui_command *c = canvas_add(d, UI_GROUP, box, "");
    c->turn = (uint8_t)turn;
    c->angle = angle;
    c->scale_x = c->scale_y = 1;
    return c;
}

static inline void canvas_end(ui_draw *d) {
    canvas_add(d, UI_GROUP_END, (ui_rect){0, 0, 0, 0}, "");
}

/* Everything a list can hold; `at` moves one plate, `words` is one text. */
static inline void canvas_scene(ui_draw *d, const ui_frame *ui, float at, const char *words) {
    canvas_start(d, ui);
    canvas_add(d, UI_COVER, (ui_rect){0, 0, 1280, 800}, "title");
    canvas_add(d, UI_PICTURE, (ui_rect){100, 100, 126, 176}, "growl/card_bite");
    canvas_add(d, UI_PICTURE, (ui_rect){300, 100, 100, 100}, "figures/wolf")->tint = 0xFFFF7A52u;
    canvas_group(d, (ui_rect){500, 100, 126, 176}, 0, 11.0F);
    canvas_add(d, UI_PICTURE, (ui_rect){500, 100, 126, 176}, "growl/card_gold");
    canvas_text(d, 510, 260, 14, "turned");
    canvas_end(d);
    canvas_group(d, (ui_rect){700, 100, 126, 176}, 0, 3.0F)->scale_x = 0.375F;
    canvas_add(d, UI_PICTURE, (ui_rect){700, 100, 126, 176}, "growl/card_gold");
    canvas_text(d, 710, 260, 14, "scaled");
    canvas_end(d);
    canvas_fill(d, (ui_rect){0, 600, 1280, 200}, 0xC0000000u);
    canvas_add(d, UI_SHAPE, (ui_rect){at, 620, 200, 80},
               "<path d=\"M4 4L196 8 190 76 8 72Z\" fill=\"#212A42\" stroke=\"#FFB547\" stroke-width=\"3\"/>");
    canvas_text(d, 520, 670, 24, words);
    canvas_group(d, (ui_rect){900, 300, 120, 60}, 1, 0);
    canvas_fill(d, (ui_rect){900, 300, 120, 60}, 0xFF7F43B8u);
    canvas_text(d, 905, 340, 16, "quarter");
    canvas_end(d);
}

#endif
