/* Labels: the size at which a text fits its box, and where in the box its lines stand. */
#include "ui/label.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "text/break.h"
#include "text/catalogue.h"
#include "text/faces.h"
#include "ui/frame.h"
#include "ui/lines.h"
#include "ui/theme.h"

#define STYLE(f, sz, c, al)                                                                                          \
    { .face = (f), .size = (sz), .colour = (c), .align = (al), .valign = UI_CENTRE }

const ui_label_style UI_STYLE_TITLE = STYLE(TEXT_TITLE, 46, UI_PAPER_100, UI_MIDDLE);
const ui_label_style UI_STYLE_HEAD = STYLE(TEXT_TITLE, 34, UI_PAPER_100, UI_LEFT);
const ui_label_style UI_STYLE_SENTENCE = STYLE(TEXT_BOLD, 28, UI_PAPER_100, UI_MIDDLE);
const ui_label_style UI_STYLE_BODY = STYLE(TEXT_BODY, 20, UI_PAPER_100, UI_LEFT);
const ui_label_style UI_STYLE_NAME = {.face = TEXT_BOLD,
                                      .size = 20,
                                      .colour = UI_PAPER_100,
                                      .align = UI_LEFT,
                                      .valign = UI_CENTRE,
                                      .lines = 1,
                                      .name = true};
const ui_label_style UI_STYLE_BUTTON = {
    .face = TEXT_BOLD, .size = 20, .colour = UI_PAPER_100, .align = UI_MIDDLE, .valign = UI_CENTRE, .lines = 2};
const ui_label_style UI_STYLE_SMALL = STYLE(TEXT_BODY, 19, UI_PAPER_200, UI_LEFT);

/* One line needs less than its skip: the ink and a little air. */
static float height_of(const ui_frame *ui, const ui_label_style *s, const ui_lines *l, int lines) {
    return lines < 1 ? 0.0f : (float)(lines - 1) * ui_skip_of(ui, s, l->lang, l->px) + ui_ink(ui, l->lang, l->px);
}

/* A number with its sign: a part of it would be another number. */
static bool is_number(const char *text) {
    static const char *const signs[] = {"\u00D7", "\u00B1", "\u2212", "\u2013"}; /* times, either, minus, to */
    bool digit = false;
    while (*text != '\0') {
        size_t len = strspn(text, "+-/:.,% 0123456789");
        digit |= strcspn(text, "0123456789") < len;
        for (size_t i = 0; len == 0 && i < sizeof signs / sizeof *signs; i++) {
            len = strncmp(text, signs[i], strlen(signs[i])) == 0 ? strlen(signs[i]) : 0;
        }
        if (len == 0) {
            return false;
        }
        text += len;
    }
    return digit;
}

/* From the top of the highest mark of so many lines to the foot of the deepest, du from where ui_put_lines begins. */
typedef struct {
    float top, foot;
} ink_span;

/* From the top of a line to its letters' foot, em. */
static float base_of(const text_lines *lies) {
    return (lies->skip - lies->above - lies->below) / 2 + lies->above;
}

static ink_span ink_of(const ui_frame *ui, const ui_label_style *s, const char *text, const ui_lines *l, int lines) {
    const text_lines lies = text_lines_of(l->lang);
    const float em = (float)l->px / ui->u, base = em * base_of(&lies);
    const ui_line first = l->at[0], last = l->at[lines - 1];
    const text_reach up = text_reach_of(l->lang, text + first.from, (size_t)(first.to - first.from));
    const text_reach down = text_reach_of(l->lang, text + last.from, (size_t)(last.to - last.from));
    const float below = (float)(lines - 1) * ui_skip_of(ui, s, l->lang, l->px);
    return (ink_span){base - em * up.above, base + below + em * down.below};
}

/* Rare stacks of marks over deep letters are higher than the ink of a usual line: rather smaller letters. Never below
 * the least size: there they come out by a little. */
static bool holds_ink(const ui_frame *ui, const ui_label_style *s, ui_rect box, const char *text, const ui_lines *l) {
    if (text_lines_of(l->lang).stacks <= 0.0f || l->n < 1 || l->px <= ui_px_least(ui, s)) {
        return true;
    }
    static const float air = 0.10f; /* em */
    const ink_span ink = ink_of(ui, s, text, l, l->n);
    return ink.foot - ink.top + air * (float)l->px / ui->u <= box.h + 0.5f;
}

static int most_lines(const ui_label_style *s) {
    return s->name ? 1 : s->lines > 0 ? s->lines : UI_MAX_LINES;
}

static bool fits(const ui_frame *ui, const ui_label_style *s, ui_rect box, const char *text, const ui_lines *l) {
    if (l->n > most_lines(s) || l->broken || l->more || height_of(ui, s, l, l->n) > box.h + 0.5f ||
        !holds_ink(ui, s, box, text, l)) {
        return false;
    }
    for (int i = 0; i < l->n; i++) {
        if (l->at[i].w > box.w + 0.5f) {
            return false;
        }
    }
    return true;
}

static int lines_in(const ui_frame *ui, const ui_label_style *s, ui_rect box, const ui_lines *l) {
    int n = l->n < most_lines(s) ? l->n : most_lines(s);
    while (n > 1 && height_of(ui, s, l, n) > box.h + 0.5f) {
        n--;
    }
    return n;
}

/* How far a line in the middle of a box is moved so that its ink keeps so far off the ends, or lies in its middle. */
static float ink_kept(ui_rect box, float y, ink_span ink, float air) {
    const float free = box.h - (ink.foot - ink.top);
    const float off = fmaxf(fminf(free / 2, air), 0.0f);
    const float least = box.y + off - ink.top, most = box.y + box.h - off - ink.foot;
    return free <= 0.0f ? (least + most) / 2 - y : fmaxf(least - y, 0.0f) + fminf(most - y, 0.0f);
}

/* Of a line whose letters have as many marks above as there may be, and one below. */
static ink_span stacked_ink(const ui_frame *ui, const ui_lines *l) {
    static const char stacked[] = "\u0E17\u0E35\u0E48\u0E17\u0E39"; /* tho thahan, sara ii, mai ek; with sara uu */
    const text_lines lies = text_lines_of(l->lang);
    const text_reach reach = text_reach_of(l->lang, stacked, sizeof stacked - 1);
    const float em = (float)l->px / ui->u, base = em * base_of(&lies);
    return (ink_span){base - em * reach.above, base + em * reach.below};
}

/* How far lines in the middle of a box are moved so that their ink, which may be all above the usual or none below,
 * keeps off its ends: single lines, names too, stand equally high beside each other, whichever have such marks,
 * unless nothing stands beside them. */
static float kept_in(const ui_frame *ui, const ui_label_style *s, ui_rect box, float y, const char *text,
                     const ui_lines *l, int n) {
    static const float off = 0.12f, rim = 1.0f; /* em, plates leave names some; px, letters have soft edges */
    if (text_lines_of(l->lang).stacks <= 0.0f || s->valign == UI_TOP || n < 1) {
        return 0.0f;
    }
    const float soft = rim / ui->u,
                air =
                    fmaxf(s->valign == UI_BOTTOM || (s->name && !s->lone) ? 0.0f : off * (float)l->px / ui->u, soft);
    const bool alone = n == 1 && s->valign != UI_BOTTOM && !s->lone && !is_number(text);
    const float as_all = alone ? ink_kept(box, y, stacked_ink(ui, l), air) : 0.0f;
    return as_all + ink_kept(box, y + as_all, ink_of(ui, s, text, l, n), alone ? soft : air);
}

static ui_rect placed(const ui_frame *ui, const ui_label_style *s, ui_rect box, const char *text, const ui_lines *l,
                      int n) {
    float h = (float)(n - 1) * ui_skip_of(ui, s, l->lang, l->px) + ui_skip(ui, l->lang, l->px);
    float y = s->valign == UI_TOP ? box.y : s->valign == UI_BOTTOM ? box.y + box.h - h : box.y + (box.h - h) / 2;
    /* The air above a first line may not push a full box past its end. */
    y = n > 1 && s->valign == UI_TOP && h > box.h ? box.y - (h - box.h) / 2 : y;
    return (ui_rect){box.x, y + kept_in(ui, s, box, y, text, l, n), box.w, h};
}

/* A name that fits at no size ends at the last cluster that does, which may be none. */
static void clip_name(const ui_frame *ui, const ui_label_style *s, float w, const char *text, ui_lines *l) {
    const size_t all = strlen(text);
    size_t len = all;
    float wide = ui_wide(ui, s, l->lang, l->px, text, len);
    while (wide > w + 0.5f && len > 0) {
        len = text_cluster_before(text_breaker_of(ui->words), text, all, len - 1);
        wide = ui_wide(ui, s, l->lang, l->px, text, len);
    }
    l->n = 1;
    l->at[0] = (ui_line){0, (int)len, wide};
    l->broken = len < all;
}

/* Down to which a name shrinks for the width's sake. A whole small name tells more than a large cut one; but to
 * readers of the largest text one that is cut at any size is none when it is smaller than any words may be. */
static int least_wide(const ui_frame *ui, const ui_label_style *s, float w, const char *lang, const char *text) {
    static const float largest = 1.75f;
    const float large = fminf(fmaxf((ui->text_scale - 1.0f) / (largest - 1.0f), 0.0f), 1.0f);
    const int least = ui_px_least(ui, s);
    const bool whole = large > 0.0f && ui_wide(ui, s, lang, least + 1, text, strlen(text)) <= w + 0.5f;
    return whole ? least + 1 : least + (int)lroundf((float)least * 0.25f * large);
}

/* A name stays on its line: it shrinks, a number until it is whole. */
static void size_name(const ui_frame *ui, const ui_label_style *s, ui_rect box, const char *text, ui_lines *l) {
    static const int least_number = 6;
    const size_t len = strlen(text);
    l->lang = ui_lang_of(ui, s, text);
    const int least = ui_px_least(ui, s);
    const int whole = is_number(text) ? least_number : least_wide(ui, s, box.w, l->lang, text);
    l->px = ui_px_wish(ui, s);
    l->n = 1;
    l->at[0] = (ui_line){0, (int)len, 0.0f};
    while ((l->px > least && (height_of(ui, s, l, 1) > box.h + 0.5f || /* first: it measures nothing */
                              !holds_ink(ui, s, box, text, l))) ||
           (l->px > whole && ui_wide(ui, s, l->lang, l->px, text, len) > box.w + 0.5f)) {
        l->px--;
    }
}

/* Only at its least size is it clipped. */
static void lay_name(const ui_frame *ui, const ui_label_style *s, ui_rect box, const char *text, ui_lines *l) {
    size_name(ui, s, box, text, l);
    clip_name(ui, s, box.w, text, l);
}

/* The largest size that fits; steps are a pixel near the end and wider before, since each one measures the text.
 * Whole: what fits at no size has no lines. */
static void lay_text(const ui_frame *ui, const ui_label_style *s, ui_rect box, const char *text, bool whole,
                     ui_lines *l) {
    int px = ui_px_wish(ui, s), least = ui_px_least(ui, s);
    for (;;) {
        ui_break_whole(ui, s, px, box.w, text, l);
        if (l->broken && (s->face == TEXT_BODY || px <= least)) { /* a title is rather smaller than torn */
            ui_break(ui, s, px, box.w, text, l);
        }
        if (fits(ui, s, box, text, l)) {
            ui_even_out(ui, s, px, box.w, text, l);
            return;
        }
        if (px <= least) { /* rather torn words than lost ones */
            ui_break_anywhere(ui, s, px, box.w, text, whole, l);
            return;
        }
        int step = px / 16 > 1 ? px / 16 : 1;
        px = px - step > least ? px - step : least;
    }
}

float ui_label(ui_draw *d, ui_rect box, const ui_label_style *s, const char *text) {
    if (text == NULL || text[0] == '\0') {
        return 0.0f;
    }
    ui_lines l = {0};
    if (s->name) {
        lay_name(d->ui, s, box, text, &l);
    } else {
        lay_text(d->ui, s, box, text, false, &l);
    }
    int n = lines_in(d->ui, s, box, &l);
    ui_rect at = placed(d->ui, s, box, text, &l, n);
    ui_put_lines(d, at, s, text, &l, 0, n, !s->name && (n < l.n || l.more));
    return at.h;
}

bool ui_label_fits(const ui_frame *ui, ui_rect box, const ui_label_style *s, const char *text) {
    ui_lines l = {0};
    if (s->name) {
        size_name(ui, s, box, text, &l);
        const size_t len = strlen(text);
        l.n = 1;
        l.at[0] = (ui_line){0, (int)len, ui_wide(ui, s, l.lang, l.px, text, len)};
    } else {
        lay_text(ui, s, box, text, true, &l);
    }
    return fits(ui, s, box, text, &l);
}

bool ui_label_is_speck(const ui_frame *ui, const ui_label_style *s) {
    return (float)ui_px_wish(ui, s) < UI_SPECK;
}

float ui_label_size(const ui_frame *ui, ui_rect box, const ui_label_style *s, const char *text) {
    ui_lines l = {0};
    lay_text(ui, s, box, text, true, &l);
    return (float)l.px / (ui->text_scale * ui->u);
}

float ui_label_height(const ui_frame *ui, const ui_label_style *s, float w, const char *text) {
    ui_lines l = {0};
    if (text == NULL || text[0] == '\0') {
        return 0.0f;
    }
    ui_break(ui, s, ui_px_wish(ui, s), w, text, &l);
    return (float)(l.n - 1) * ui_skip_of(ui, s, l.lang, l.px) + ui_skip(ui, l.lang, l.px);
}

float ui_label_least(const ui_frame *ui, const ui_label_style *s) {
    return ui_ink(ui, s->lang != NULL ? s->lang : text_lang(ui->words), ui_px_least(ui, s));
}

float ui_label_line(const ui_frame *ui, const ui_label_style *s) {
    return ui_ink(ui, s->lang != NULL ? s->lang : text_lang(ui->words), ui_px_wish(ui, s));
}

float ui_label_stacks(const ui_frame *ui, const ui_label_style *s) {
    const char *lang = s->lang != NULL ? s->lang : text_lang(ui->words);
    return (float)ui_px_wish(ui, s) / ui->u * text_lines_of(lang).stacks;
}

float ui_label_width(const ui_frame *ui, const ui_label_style *s, const char *text) {
    return ui_wide(ui, s, ui_lang_of(ui, s, text), ui_px_wish(ui, s), text, strlen(text));
}

float ui_label_least_width(const ui_frame *ui, const ui_label_style *s, const char *text) {
    return ui_wide(ui, s, ui_lang_of(ui, s, text), ui_px_least(ui, s), text, strlen(text));
}

float ui_label_two_lines(const ui_frame *ui, const ui_label_style *style, const char *text) {
    static const float step = 6.0f;
    const float one = ui_label_width(ui, style, text), high = 2.2f * ui_label_height(ui, style, one + step, text);
    float wide = one / 2;

    while (wide < one && ui_label_height(ui, style, wide, text) > high) {
        wide += step;
    }
    return wide + step;
}

float ui_label_base(const ui_frame *ui, ui_rect box, const ui_label_style *s, const char *text) {
    ui_lines l = {0};
    lay_text(ui, s, box, text, false, &l);
    const text_lines lies = text_lines_of(l.lang);
    return placed(ui, s, box, text, &l, lines_in(ui, s, box, &l)).y + (float)l.px / ui->u * base_of(&lies);
}

float ui_label_longest(const ui_frame *ui, ui_rect box, const ui_label_style *s, const char *text) {
    ui_lines l = {0};
    float longest = 0.0f;
    lay_text(ui, s, box, text, false, &l);
    for (int i = 0; i < lines_in(ui, s, box, &l); i++) {
        longest = fmaxf(longest, l.at[i].w);
    }
    return longest;
}

float ui_label_name_end(const ui_frame *ui, ui_rect box, const ui_label_style *s, const char *text, size_t bytes) {
    ui_lines l = {0};
    lay_name(ui, s, box, text, &l);
    const size_t seen = (size_t)l.at[0].to;
    return ui_wide(ui, s, l.lang, l.px, text, bytes < seen ? bytes : seen);
}

void ui_label_number(ui_draw *d, ui_rect box, const ui_label_style *style, int number, bool from_all_edges) {
    static const float below = 0.41f, thick = 0.09f, part = 0.9f; /* of its size, and of its width */
    char text[12];
    snprintf(text, sizeof text, "%d", number);
    ui_label(d, box, style, text);
    if (from_all_edges && (number == 6 || number == 9)) {
        ui_label_style as = *style;
        as.size = ui_label_size(d->ui, box, style, text);
        const float high = as.size * d->ui->text_scale, w = part * ui_label_width(d->ui, &as, text);
        const float y = box.y + box.h / 2 + below * high, x = box.x + (box.w - w) / 2;
        ui_fill(d, (ui_rect){x, y, w, fmaxf(thick * high, 1.5f)}, ui_theme(d->ui, style->colour));
    }
}
