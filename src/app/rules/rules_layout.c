/* Lays out a page of rules: pictures beside their paragraphs, the position that moves beside the first ones. */
#include "app/rules/rules_layout.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ui/lines.h"

enum { WORDS = 4096 };

static const float gap = 22.0f, air = 18.0f;
/* Of a position: its width by its height, and how much of a sheet it has where what is told stands beside it. */
static const float shape = 1.6f, low_part = 0.56f;

bool rules_paragraph(const char *text, int n, const char **from, size_t *len) {
    for (; n > 0 && text != NULL; n--) {
        text = strstr(text, "\n\n");
        text = text != NULL ? text + strspn(text, "\n") : NULL;
    }
    if (text == NULL || *text == '\0') {
        return false;
    }
    const char *end = strstr(text, "\n\n");
    *from = text;
    *len = end != NULL ? (size_t)(end - text) : strlen(text);
    return true;
}

/* ---- pictures ---- */

static float shape_of(const nt_table *table, const book_picture *picture) {
    return picture->piece < 0 ? 1.0f : table->shape(picture->piece);
}

/* Cards are high, discs and figures small. */
static float picture_high(float wide) {
    return wide < 0.9f ? 118.0f : 76.0f;
}

/* Large words want the width: two small ones stand below each other then. */
static bool stands(const ui_frame *ui, const nt_table *table, const book_row *row) {
    return ui->text_scale > 1.3f && row->n == 2 && shape_of(table, &row->at[0]) >= 0.9f &&
           shape_of(table, &row->at[1]) >= 0.9f;
}

/* How large a row is: its pictures beside each other, or standing. */
static ui_rect row_size(const ui_frame *ui, const nt_table *table, const book_row *row, float scale) {
    static const float smaller = 0.84f;
    const bool up = stands(ui, table, row);
    ui_rect all = {0};
    for (int i = 0; i < row->n; i++) {
        const float wide = shape_of(table, &row->at[i]), h = picture_high(wide) * (up ? smaller : 1.0f);
        const float more = i > 0 ? gap * (up ? 0.3f : 0.6f) : 0.0f;
        all.w = up ? fmaxf(all.w, wide * h) : all.w + wide * h + more;
        all.h = up ? all.h + h + more : fmaxf(all.h, h);
    }
    return (ui_rect){0, 0, all.w * scale, all.h * scale};
}

static const book_row *row_of(const rules_page *page, int paragraph) {
    static const book_row none = {0};
    return paragraph < BOOK_PARAGRAPHS ? &page->of->row[paragraph] : &none;
}

/* One stands beside its paragraph, and two where they have room there, more above it: a row of cards where it saves
 * room. */
static bool beside(const rules_layout *l, const book_row *row) {
    enum { ROW = 4 };
    const ui_frame *ui = l->ui;
    return row->n <= (ui->text_scale > 1.3f ? 1 : l->abreast ? ROW : 2) || stands(ui, l->page->table, row);
}

/* ---- laying out ---- */

static rules_part *add(rules_layout *l, rules_part_kind kind, int paragraph, ui_rect at) {
    rules_part *p = l->n < RULES_PARTS ? &l->at[l->n++] : &l->lost;
    *p = (rules_part){.kind = kind, .sheet = l->sheet, .paragraph = paragraph, .at = at};
    return p;
}

static void put_row(rules_layout *l, int paragraph, ui_rect at, float scale) {
    const book_row *row = row_of(l->page, paragraph);
    const bool up = stands(l->ui, l->page->table, row);
    const ui_rect all = row_size(l->ui, l->page->table, row, scale);
    /* At the edge where the title begins, and words that have no picture. */
    float x = at.x, y = at.y + (at.h - all.h) / 2;
    for (int i = 0; i < row->n; i++) {
        const float wide = shape_of(l->page->table, &row->at[i]);
        const float h = up ? all.w / wide : picture_high(wide) * scale, w = h * wide;
        add(l, PART_PICTURE, paragraph, (ui_rect){x, up ? y : at.y + (at.h - h) / 2, w, h})->picture = row->at[i];
        x += up ? 0.0f : w + gap * 0.6f * scale;
        y += h + gap * 0.3f * scale;
    }
}

static void next_sheet(rules_layout *l) {
    l->sheet++;
    l->y = 0.0f;
    if (l->again) {
        add(l, PART_POSITION, -1, l->taken);
    }
}

bool rules_has_right(const rules_layout *l, int sheet) {
    return (sheet == 0 || l->again) && l->taken.w > 0.0f && l->taken.w < l->w;
}

/* Where a paragraph may lie: beside the position as long as it is not below it. */
static ui_rect free_place(const rules_layout *l) {
    const ui_rect *t = &l->taken;
    const bool narrow = rules_has_right(l, l->sheet) && l->y < t->h;
    return (ui_rect){0, l->y, narrow ? l->w - t->w - gap : l->w, l->room - l->y};
}

/* Of pictures that stand beside their words or above them. */
static float scale_on(const rules_layout *l, int sheet) {
    return rules_has_right(l, sheet) || sheet < l->grow_from ? 1.0f : l->grow;
}

/* Left of words beside which such pictures stand; 0: there are none. */
static float own_margin(const rules_layout *l, const book_row *row, int sheet) {
    return row->n > 0 ? row_size(l->ui, l->page->table, row, scale_on(l, sheet)).w + gap : 0.0f;
}

static float margin_here(const rules_layout *l) {
    return l->sheet < RULES_SHEETS ? l->margin[l->sheet] : 0.0f;
}

/* Its words, and beside or above them its pictures. */
typedef struct {
    ui_rect words, pictures;
    float high, scale, line;
    ui_lines lines;
} block;

static void measure(const rules_layout *l, int paragraph, const char *text, block *b) {
    const ui_rect in = free_place(l);
    const book_row *row = row_of(l->page, paragraph);
    const nt_table *table = l->page->table;
    const bool above = !beside(l, row) || in.w < l->w; /* beside the position there is no room for both */
    const bool near = rules_has_right(l, l->sheet);    /* the position or what lies beside it */
    const float usual = scale_on(l, l->sheet), own = own_margin(l, row, l->sheet);
    float left = above || (row->n == 0 && l->loose) ? 0.0f : fmaxf(margin_here(l), own), top = 0.0f;
    b->scale = usual;
    if (left > in.w * 0.4f) {
        b->scale = usual * in.w * 0.4f / left;
        left = in.w * 0.4f;
    }
    if (row->n > 0 && above) {
        b->scale = fminf(near ? 0.8f : usual, in.w / row_size(l->ui, table, row, 1.0f).w);
        top = row_size(l->ui, table, row, b->scale).h + air * 0.7f;
    }
    const float pictures = row_size(l->ui, table, row, b->scale).h;
    const float w =
        ui_break_even(l->ui, &UI_STYLE_BODY, ui_px_wish(l->ui, &UI_STYLE_BODY), in.w - left, text, &b->lines);
    b->line = ui_skip(l->ui, b->lines.lang, b->lines.px);
    const float words = (float)b->lines.n * b->line;
    b->high = left > 0.0f ? fmaxf(words, pictures) : top + words;
    b->words = (ui_rect){in.x + left, in.y + top + (left > 0.0f ? (b->high - words) / 2 : 0.0f), w, words};
    b->pictures =
        left > 0.0f ? (ui_rect){in.x, in.y, left - gap * b->scale, b->high} : (ui_rect){in.x, in.y, in.w, pictures};
}

/* So many of a paragraph's lines go on a sheet with room for `fit`; none goes on alone, nor two of many. */
static int lines_here(int left, int fit) {
    const int most = fit < 1 ? 1 : fit, least = left > 6 ? 3 : 2;
    if (left <= most) {
        return left;
    }
    return left - most < least && left > least ? left - least : most;
}

/* Longer than a sheet: as many lines on each as it holds. */
static void put_long(rules_layout *l, int paragraph, const block *b) {
    int from = 0;
    float x = b->words.x, w = b->words.w, y = b->words.y;
    while (from < b->lines.n) {
        const int to = from + lines_here(b->lines.n - from, (int)floorf((l->room - y) / b->line));
        rules_part *p = add(l, PART_TEXT, paragraph, (ui_rect){x, y, w, (float)(to - from) * b->line});
        p->from = from;
        p->to = to;
        l->y = y + (float)(to - from) * b->line + air;
        from = to;
        if (from < b->lines.n) {
            next_sheet(l);
            y = 0.0f;
        }
    }
}

/* What is longer than a sheet goes on to the next one anyway: it may as well begin below what stands here. So does
 * what would leave half a sheet here; its pictures stay with its first lines. */
static bool begins_here(const rules_layout *l, int paragraph, const block *b) {
    enum { LINES = 3 };
    static const float hole = 0.5f;
    const bool beside_words = b->pictures.x < b->words.x;
    const float pictures = row_size(l->ui, l->page->table, row_of(l->page, paragraph), b->scale).h;
    const float words = (beside_words ? l->y : fmaxf(b->words.y, b->pictures.y + b->pictures.h)) + LINES * b->line;
    return (b->high > l->room || l->room - l->y > hole * l->room) && b->lines.n > LINES &&
           fmaxf(words, l->y + pictures) <= l->room;
}

/* Beside the position, but longer than it: below it has the whole width, if that leaves no hole beside it. */
static bool reaches_below(const rules_layout *l, const block *b) {
    static const float over = 12.0f, hole = 0.45f;
    const float t = l->taken.h, bottom = l->y + b->high;
    return rules_has_right(l, l->sheet) && l->y > 0.0f && l->y < t &&
           (bottom > l->room || (bottom > t + over && t - l->y < hole * t));
}

/* What had room beside the position stays there rather than on another sheet. */
static void put_below(rules_layout *l, int paragraph, const char *text, block *b) {
    const float beside = l->y;
    const bool fits = l->y + b->high <= l->room;
    l->y = l->taken.h + air;
    measure(l, paragraph, text, b);
    if (fits && l->y + b->high > l->room) {
        l->y = beside;
        measure(l, paragraph, text, b);
        return;
    }
    if (l->sheet == 0) {
        l->beside = paragraph;
        l->beside_high = beside - air;
    }
}

static void put_paragraph(rules_layout *l, int paragraph, const char *text) {
    block b;
    measure(l, paragraph, text, &b);
    if (reaches_below(l, &b)) {
        put_below(l, paragraph, text, &b);
    }
    if (l->y > 0.0f && l->y + b.high > l->room && !begins_here(l, paragraph, &b)) {
        next_sheet(l);
        measure(l, paragraph, text, &b);
    }
    b.pictures.h = fminf(b.pictures.h, l->room - b.pictures.y); /* of a long one, beside its first sheet */
    put_row(l, paragraph, b.pictures, b.scale);
    if (l->y + b.high > l->room) {
        b.words.y = b.pictures.x < b.words.x ? l->y : b.words.y;
        put_long(l, paragraph, &b);
        return;
    }
    rules_part *p = add(l, PART_TEXT, paragraph, b.words);
    p->to = b.lines.n;
    l->y += b.high + air;
}

float rules_caption_high(const ui_frame *ui, float w) {
    return fminf(3.0f, w < 420.0f ? 3.0f : 2.0f) *
               ui_skip(ui, text_lang(ui->words), ui_px_wish(ui, &UI_STYLE_SMALL)) +
           14.0f;
}

ui_rect rules_low_table(const ui_frame *ui, const position *moves, ui_rect at) {
    enum { TRIES = 3 };
    const float most = 0.7f - 0.1f * (ui->text_scale - 1.0f);
    float h = at.h;
    for (int i = 0; i < TRIES; i++) {
        h = fminf(at.h + position_apron(moves, ui, (ui_rect){0, 0, h * shape, h}), at.w * most / shape);
    }
    return (ui_rect){at.x, at.y, h * shape, h};
}

/* As high as is seen of that table. */
static float low_high(const rules_layout *l, float most) {
    const ui_rect table = rules_low_table(l->ui, l->page->moves, (ui_rect){0, 0, l->w, most});
    return fminf(most, table.h - position_apron(l->page->moves, l->ui, table));
}

/* Above the first paragraphs, with what is told beside it, so that words have room below it. */
static void put_position_low(rules_layout *l) {
    const float h = low_high(l, l->whole * low_part);
    add(l, PART_POSITION, -1, (ui_rect){0, 0, l->w, h})->aside = true;
    l->taken = (ui_rect){0, 0, l->w, h};
    l->y = h + air;
}

/* How wide it is at the right of the first paragraphs, as far as these keep room. 0: they keep none there. */
static float wide_beside(const rules_layout *l) {
    static const float usual = 0.56f, least_words = 290.0f;
    const float scale = fmaxf(1.0f, 0.9f * l->ui->text_scale);
    if (l->w * (1.0f - fminf(l->share, usual)) - gap < least_words * scale) {
        return 0.0f;
    }
    return fminf(l->w * l->share, fmaxf(l->w * usual, l->w - gap - least_words * scale));
}

/* So much of a table over the width lies behind what is told below it: its apron. */
static float broad_hidden(const rules_layout *l, float caption) {
    return fminf(position_apron(l->page->moves, l->ui, (ui_rect){0, 0, l->w, l->w / shape}), caption);
}

ui_rect rules_whole_table(const rules_layout *l, float most) {
    const float caption = rules_caption_high(l->ui, l->w), w = fminf(l->w, (most - caption) * shape);
    return (ui_rect){(l->w - w) / 2, 0, w, w / shape + caption};
}

/* At the right of the first paragraphs where those keep room for their words, else above them. */
static void put_position(rules_layout *l) {
    static const float most_above = 0.62f;
    const float beside = wide_beside(l);
    const bool right = beside > 0.0f;
    float w = right ? beside : l->w;
    const float caption = rules_caption_high(l->ui, w);
    const float hidden = l->broad && !right ? broad_hidden(l, caption) : 0.0f;
    if (!right && !l->broad && w / shape + caption > most_above * l->whole) {
        put_position_low(l);
        return;
    }
    w = fminf(w, (l->whole - caption) * shape);
    const float h = w / shape + caption - hidden;
    const ui_rect at = {right ? l->w - w : (l->w - w) / 2, 0, w, h};
    add(l, PART_POSITION, -1, at);
    l->taken = (ui_rect){at.x, 0, right ? w : l->w, h};
    l->y = right ? 0.0f : h + air;
}

float rules_strip_high(const ui_frame *ui) {
    return fmaxf(46.0f, ui_target(ui));
}

static void lay_once(rules_layout *l, float room, float whole) {
    const char *from;
    size_t len;
    char text[WORDS];
    l->room = room;
    l->whole = whole;
    l->n = l->sheet = 0;
    l->y = 0.0f;
    l->taken = (ui_rect){0};
    l->beside = 0;
    if (l->page->moves != NULL && !l->alone) {
        put_position(l);
    }
    for (int i = 0; rules_paragraph(l->page->text, i, &from, &len); i++) {
        snprintf(text, sizeof text, "%.*s", (int)len, from);
        put_paragraph(l, i, text);
    }
}

/* One margin for each sheet, as wide as the widest that stands in it. Whether any was another. */
static bool set_margins(rules_layout *l) {
    float margin[RULES_SHEETS] = {0};
    for (int i = 0; i < l->n; i++) {
        const rules_part *p = &l->at[i];
        if (p->kind == PART_TEXT && p->at.x > 0.0f && p->sheet < RULES_SHEETS) {
            margin[p->sheet] = fmaxf(margin[p->sheet], own_margin(l, row_of(l->page, p->paragraph), p->sheet));
        }
    }
    bool other = false;
    for (int i = 0; i < RULES_SHEETS; i++) {
        other = other || margin[i] != l->margin[i];
        l->margin[i] = margin[i];
    }
    return other;
}

void rules_fill(rules_layout *l, float room, float whole) {
    enum { TRIES = 3 };
    memset(l->margin, 0, sizeof l->margin);
    for (int i = 0; i < TRIES; i++) {
        lay_once(l, room, whole);
        if (!set_margins(l)) {
            break;
        }
    }
}
