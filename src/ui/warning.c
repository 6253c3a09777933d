/* A sentence that warns: its sign is seen where colours are not, its words are no darker than others. */
#include <math.h>

#include "ui/cut.h"
#include "ui/frame.h"
#include "ui/widgets.h"

static const float of_size = 1.3f, gap = 9.0f;

static float sign_size(const ui_frame *ui, const ui_label_style *style) {
    return of_size * style->size * ui->text_scale;
}

float ui_warning_sign(const ui_frame *ui, const ui_label_style *style) {
    return sign_size(ui, style) + gap;
}

void ui_warning_mark(ui_draw *d, ui_rect at, ui_colour disc) {
    const float w = at.w, bar = 0.13f * w, dot = 0.17f * w;
    cut_svg s;
    cut_begin(&s);
    ui_disc(d, at, disc, 0, 0);
    cut_text(&s, "<path d=\"");
    cut_point(&s, 'M', w / 2, 0.24f * w);
    cut_point(&s, 'L', w / 2, 0.54f * w);
    cut_text(&s, "\" fill=\"none\" stroke-linecap=\"round\"");
    cut_paint(&s, "stroke", ui_theme(d->ui, UI_INK_900));
    cut_text(&s, " stroke-width=\"");
    cut_number(&s, bar);
    cut_text(&s, "\"/>");
    ui_shape(d, at, s.at);
    ui_disc(d, (ui_rect){at.x + (w - dot) / 2, at.y + 0.67f * w, dot, dot}, UI_INK_900, 0, 0);
}

void ui_warning(ui_draw *d, ui_rect at, const ui_label_style *style, const char *text) {
    ui_label_style words = *style;
    words.colour = UI_PAPER_100;
    words.face = TEXT_BOLD;
    words.align = UI_LEFT;
    const float size = sign_size(d->ui, style), before = size + gap;
    const float one_line = fminf(ui_label_width(d->ui, &words, text) + 2, at.w - before);
    const bool wraps = ui_label_height(d->ui, &words, one_line, text) > 1.9f * size;
    float x = style->align == UI_MIDDLE ? at.x + (at.w - before - one_line) / 2 : at.x;
    words.align = wraps ? style->align : UI_LEFT;
    const ui_rect box = {x + before, at.y, one_line, at.h};
    const float high = ui_label(d, box, &words, text);
    x += wraps && words.align == UI_MIDDLE ? (box.w - ui_label_longest(d->ui, box, &words, text)) / 2 : 0.0f;
    const float top = style->valign == UI_TOP      ? at.y
                      : style->valign == UI_BOTTOM ? at.y + at.h - high
                                                   : at.y + (at.h - high) / 2;
    ui_warning_mark(d, (ui_rect){x, top + (high - size) / 2, size, size}, UI_EMBER);
}
