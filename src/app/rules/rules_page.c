/* Draws a page of rules as it lies. */
#include <math.h>

#include "app/menus/menu.h"
#include "app/rules/rules_found.h"
#include "app/rules/rules_layout.h"
#include "ui/lines.h"
#include "ui/widgets.h"
#include "ui/zones.h"

enum { PLACE = 200, STRIPS = 6 };

static void draw_picture(ui_draw *d, const nt_table *table, const book_picture *picture, ui_rect at) {
    if (picture->piece >= 0) {
        ui_frame plain = *d->ui; /* letters on a card are part of its picture */
        const ui_frame *usual = d->ui;
        plain.text_scale = 1.0f;
        d->ui = &plain;
        const int boxes = d->n_boxes;
        table->piece(picture->piece, d, at);
        d->n_boxes = boxes;
        d->ui = usual;
        return;
    }
    ui_disc(d, at, ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f), UI_INK_900, 1.6f);
    ui_figure(d, picture->figure, ui_inset(at, at.w * 0.17f), UI_INK_900);
}

static void draw_told(ui_draw *d, const rules_page *page, ui_rect at, ui_colour ink) {
    const char *words = position_words(page->moves, d);
    ui_label_style style = UI_STYLE_SMALL;
    style.align = UI_MIDDLE;
    style.colour = ink;
    if (words != NULL) {
        ui_label(d, at, &style, words);
    }
}

static const float frame_wide = 6.0f, under = 3.0f; /* the corners of what it holds end below those cut round */

/* A low table in a frame, and beside it on the page's paper what is told. */
static void draw_low_position(ui_draw *d, const rules_page *page, ui_rect at) {
    static const float air = 14.0f;
    const ui_rect in = ui_inset(at, under), seen = rules_low_table(d->ui, page->moves, in);
    const ui_rect framed = {at.x, at.y, seen.w + 2 * under, at.h};
    const float right = framed.x + framed.w + air;
    ui_plate(d, framed, 61, UI_INK_950, 0, 0, true);
    position_draw(page->moves, d, PLACE, seen, seen.h - in.h);
    ui_mount(d, framed, 61, frame_wide, UI_INK_900, UI_PARCHMENT_EDGE, 2.0f);
    draw_told(d, page, (ui_rect){right, at.y + air, at.x + at.w - right, at.h - 2 * air}, UI_INK_900);
}

/* The table in a frame, and below it what is told: its own apron says the same once more, and has buttons. */
static void draw_position(ui_draw *d, const rules_page *page, ui_rect at) {
    const position *moves = page->moves;
    const float caption = rules_caption_high(d->ui, at.w);
    const ui_rect in = ui_inset(at, under);
    ui_rect seen = {in.x, in.y, in.w, in.h - caption};
    const ui_rect below = {in.x, in.y + in.h - caption, in.w, caption};
    seen.h += fminf(position_apron(moves, d->ui, seen), caption);
    ui_plate(d, at, 61, UI_INK_950, 0, 0, true);
    position_draw(moves, d, PLACE, seen, 0.0f);
    ui_fill(d, below, ui_theme(d->ui, UI_INK_900));
    ui_mount(d, at, 61, frame_wide, UI_INK_900, UI_PARCHMENT_EDGE, 2.0f);
    draw_told(d, page, (ui_rect){below.x + 12, below.y + 4, below.w - 24, below.h - 12}, UI_PAPER_200);
}

static float wide_to(const ui_frame *ui, const ui_lines *lines, const char *text, int from, int to) {
    return ui_wide(ui, &UI_STYLE_BODY, lines->lang, lines->px, text + from, (size_t)(to - from));
}

/* What was looked for, wherever it stands in these lines. */
static void mark_words(ui_draw *d, const char *words, const rules_part *p, ui_rect at, const char *text,
                       const ui_lines *lines) {
    text_found found[RULES_FOUND];
    const int n = words != NULL ? rules_found(text, words, found) : 0;
    const float line = ui_skip(d->ui, lines->lang, lines->px);
    for (int i = p->from; i < p->to && i < lines->n; i++) {
        const ui_line *l = &lines->at[i];
        for (int k = 0; k < n; k++) {
            const int from = (int)found[k].from > l->from ? (int)found[k].from : l->from;
            const int to = (int)found[k].to < l->to ? (int)found[k].to : l->to;
            if (from < to) {
                const float x = wide_to(d->ui, lines, text, l->from, from),
                            end = wide_to(d->ui, lines, text, l->from, to);
                rules_mark(d, (ui_rect){at.x + x, at.y + (float)(i - p->from) * line, end - x, line}, UI_LANTERN);
            }
        }
    }
}

static void draw_words(ui_draw *d, const rules_page *page, const rules_part *p, ui_rect at) {
    const char *from;
    size_t len;
    ui_lines lines = {0};
    if (!rules_paragraph(page->text, p->paragraph, &from, &len)) {
        return;
    }
    const char *text = text_keep(&d->words, from, len);
    if (p->paragraph == page->lit) {
        ui_plate(d, (ui_rect){at.x - 12, at.y - 6, at.w + 24, at.h + 12}, 23, 0x70FFE9B8u, UI_AMBER_INK, 1.6f, false);
    }
    ui_break(d->ui, &UI_STYLE_BODY, ui_px_wish(d->ui, &UI_STYLE_BODY), at.w, text, &lines);
    if (p->paragraph == page->lit) {
        mark_words(d, page->words, p, at, text, &lines);
    }
    ui_label_style ink = UI_STYLE_BODY;
    ink.colour = UI_INK_900;
    ui_put_lines(d, at, &ink, text, &lines, p->from, p->to < lines.n ? p->to : lines.n, false);
}

static void draw_parts(ui_draw *d, const rules_page *page, const rules_layout *l, int sheet, ui_rect in) {
    for (int i = 0; i < l->n; i++) {
        const rules_part *p = &l->at[i];
        const ui_rect at = {in.x + p->at.x, in.y + p->at.y, p->at.w, p->at.h};
        if (p->sheet != sheet) {
            continue;
        }
        if (p->kind == PART_TEXT) {
            draw_words(d, page, p, at);
        } else if (p->kind == PART_PICTURE) {
            draw_picture(d, page->table, &p->picture, at);
        } else if (p->aside) {
            draw_low_position(d, page, at);
        } else {
            draw_position(d, page, at);
        }
    }
}

/* To the side, as leaves are turned: up and down are the contents' arrows. */
static void turn_button(ui_draw *d, ui_rect at, int by, bool on) {
    ui_button(d, at, ZONE_PAGE, by, NULL, by < 0 ? "arrow_left" : "arrow_right", by > 0 && on ? UI_PRIMARY : UI_PLAIN,
              on ? 0 : UI_ZONE_OFF);
}

/* Under a rule, on every sheet alike; as long as more follows, what leads there is lit. */
static void draw_turning(ui_draw *d, ui_rect in, int sheet, int sheets) {
    const float high = rules_strip_high(d->ui), w = fminf(in.w * 0.3f, fmaxf(high * 1.8f, 110.0f));
    const ui_rect strip = {in.x, in.y + in.h - high, in.w, high};
    ui_fill(d, (ui_rect){in.x, strip.y - 8.0f, in.w, 2.0f}, ui_theme(d->ui, ui_fade(UI_AMBER_INK, 0.5f)));
    turn_button(d, (ui_rect){strip.x, strip.y, w, high}, -1, sheet > 0);
    turn_button(d, (ui_rect){strip.x + strip.w - w, strip.y, w, high}, 1, sheet < sheets - 1);
    ui_page_number(d, (ui_rect){strip.x + w + 8, strip.y, strip.w - 2 * w - 16, high}, UI_BARK, sheet, sheets);
}

void rules_page_draw(ui_draw *d, const rules_page *page, ui_rect at) {
    const ui_rect in = rules_text_room(at);
    ui_label_style head = UI_STYLE_HEAD;
    rules_layout l;
    rules_lay(&l, d->ui, page, at);
    const int sheets = l.sheet + 1, sheet = page->sheet < 0 ? 0 : page->sheet < sheets ? page->sheet : sheets - 1;
    head.lines = 1;
    head.colour = UI_INK_900;
    menu_sheet(d, at);
    for (int i = 0; i < STRIPS; i++) {
        ui_zone_add(d, ZONE_READING, i, ui_row(in, i, STRIPS, 0), UI_ZONE_QUIET | UI_ZONE_SCROLL);
    }
    ui_label(d, (ui_rect){in.x, in.y - RULES_TITLE - 10, in.w, 62}, &head, page->title);
    if (sheets > 1) {
        draw_turning(d, in, sheet, sheets);
    }
    draw_parts(d, page, &l, sheet, in);
}
