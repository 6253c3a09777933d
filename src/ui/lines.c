#include "ui/lines.h"

#include <math.h>
#include <string.h>

#include "text/break.h"
#include "ui/theme.h"

enum { MAX_BREAKS = 2048 };

static const float ascent = 0.80f, descent = 0.22f; /* of the ink, em */

static int px_legible(const ui_frame *, const ui_label_style *);

int ui_px_wish(const ui_frame *ui, const ui_label_style *s) {
    int least = px_legible(ui, s), wish = (int)lroundf(s->size * ui->text_scale * ui->u);
    return wish > least ? wish : least;
}

/* A screen that claims very small pixels must not blow up every label: four millimetres count up to a quarter more.
 */
static int px_legible(const ui_frame *ui, const ui_label_style *s) {
    float em = fmaxf(s->size * 0.85f, fminf(4.0f * ui->mm, s->size * 1.25f));
    int px = (int)ceilf(em * ui->u - 0.01f);
    return px < 6 ? 6 : px;
}

/* A name has one line and no other words beside it: a whole small name tells more than a large cut one. */
int ui_px_least(const ui_frame *ui, const ui_label_style *s) {
    return s->name ? px_legible(ui, s) * 4 / 5 : px_legible(ui, s);
}

const char *ui_lang(const ui_frame *ui, const ui_label_style *s) {
    return s->lang != NULL ? s->lang : text_lang(ui->words);
}

float ui_skip(const ui_frame *ui, const ui_label_style *s, int px) {
    return (float)px / ui->u * text_line_skip(ui_lang(ui, s));
}

static float width_of(const ui_frame *ui, const ui_label_style *s, int px, const char *text, int from, int to) {
    if (to <= from) {
        return 0.0f;
    }
    return ui->type.width(ui->type.user, ui_lang(ui, s), s->face, (float)px, text + from, (size_t)(to - from)) /
           ui->u;
}

static int without_spaces(const char *text, int from, int to) {
    while (to > from && (text[to - 1] == ' ' || text[to - 1] == '\n')) {
        to--;
    }
    return to;
}

static void add_line(ui_lines *l, int from, int to, float w) {
    if (l->n == UI_MAX_LINES) {
        l->more = true;
        return;
    }
    l->at[l->n++] = (ui_line){from, to, w};
}

/* The longest beginning of text[from..to) that is at most w wide and ends between clusters. */
static int fitting(const ui_frame *ui, const ui_label_style *s, int px, const char *text, int from, int to, float w) {
    text_breaker *breaker = text_breaker_of(ui->words);
    int low = from, high = to;
    while (low < high) {
        int want = (low + high + 1) / 2;
        int at = from + (int)text_cluster_before(breaker, text + from, (size_t)(to - from), (size_t)(want - from));
        if (at <= low) {
            if (want == high) {
                break;
            }
            low = want;
            continue;
        }
        if (width_of(ui, s, px, text, from, at) <= w) {
            low = want > at ? want : at;
        } else {
            high = at - 1;
        }
    }
    return from + (int)text_cluster_before(breaker, text + from, (size_t)(to - from), (size_t)(low - from));
}

/* A piece that is wider than the box on its own is broken between clusters. Returns where the rest begins. */
static int break_word(const ui_frame *ui, const ui_label_style *s, int px, const char *text, int from, int to,
                      float w, ui_lines *l) {
    l->broken = true;
    while (width_of(ui, s, px, text, from, to) > w) {
        int at = fitting(ui, s, px, text, from, to, w);
        if (at <= from || at >= to) {
            break;
        }
        add_line(l, from, at, width_of(ui, s, px, text, from, at));
        from = at;
    }
    return from;
}

void ui_break(const ui_frame *ui, const ui_label_style *s, int px, float w, const char *text, ui_lines *l) {
    static const float slack = 0.5f;
    int at[MAX_BREAKS];
    int len = (int)strlen(text), n = text_breaks(text_breaker_of(ui->words), text, (size_t)len, at, MAX_BREAKS);
    l->n = 0;
    l->px = px;
    l->broken = l->more = false;
    int from = 0, end = 0; /* the open line is text[from..end) */
    for (int i = 0; i < n; i++) {
        int ink = without_spaces(text, from, at[i]);
        bool fits = width_of(ui, s, px, text, from, ink) <= w + slack;
        if (!fits && end > from) {
            int cut = without_spaces(text, from, end);
            add_line(l, from, cut, width_of(ui, s, px, text, from, cut));
            from = end;
            ink = without_spaces(text, from, at[i]);
            fits = width_of(ui, s, px, text, from, ink) <= w + slack;
        }
        if (!fits) {
            from = break_word(ui, s, px, text, from, ink, w, l);
        }
        end = at[i];
        if (text[end - 1] == '\n') {
            int cut = without_spaces(text, from, end);
            add_line(l, from, cut, width_of(ui, s, px, text, from, cut));
            from = end;
        }
    }
    int last = without_spaces(text, from, len);
    if (last > from || l->n == 0) {
        add_line(l, from, last, width_of(ui, s, px, text, from, last));
    }
}

static ui_rect joined(ui_rect a, ui_rect b) {
    float x = fminf(a.x, b.x), y = fminf(a.y, b.y);
    float right = fmaxf(a.x + a.w, b.x + b.w), bottom = fmaxf(a.y + a.h, b.y + b.h);
    return (ui_rect){x, y, right - x, bottom - y};
}

static bool put_line(ui_draw *d, const ui_label_style *s, int px, ui_rect at, const char *text, size_t len) {
    const ui_frame *ui = d->ui;
    if (d->n == UI_MAX_COMMANDS) {
        d->overflow = true;
        return true;
    }
    const char *kept = ui_keep(d, text, len);
    if (kept < d->arena || kept >= d->arena + UI_ARENA) {
        return true;
    }
    d->command[d->n++] = (ui_command){.kind = UI_TEXT,
                                      .style = (uint8_t)s->face,
                                      .at = {at.x, at.y, at.w, (float)px},
                                      .colour = ui_theme(ui, s->colour),
                                      .text = (uint32_t)(kept - d->arena),
                                      .len = (uint32_t)len,
                                      .lang = ui_lang(ui, s)};
    return ui->type.covers(ui->type.user, ui_lang(ui, s), s->face, text, len);
}

/* The line with an ellipsis, in buf; returns its length and sets its width. */
static size_t with_ellipsis(const ui_frame *ui, const ui_label_style *s, int px, float w, const char *text,
                            ui_line *l, char *buf, size_t cap) {
    static const char dots[] = "…";
    int from = l->from, to = l->to, room = (int)(cap - sizeof dots);
    float of_dots = width_of(ui, s, px, dots, 0, (int)sizeof dots - 1);
    to = fitting(ui, s, px, text, from, to - from > room ? from + room : to, w - of_dots);
    to = without_spaces(text, from, to);
    memcpy(buf, text + from, (size_t)(to - from));
    memcpy(buf + (to - from), dots, sizeof dots);
    size_t len = (size_t)(to - from) + sizeof dots - 1;
    l->w = width_of(ui, s, px, buf, 0, (int)len);
    return len;
}

static float left_edge(ui_rect box, const ui_label_style *s, float w) {
    return s->align == UI_LEFT ? box.x : s->align == UI_RIGHT ? box.x + box.w - w : box.x + (box.w - w) / 2;
}

static void note_box(ui_draw *d, ui_rect ink, const char *text, size_t len, ui_box box) {
    const char *kept = ui_keep(d, text, len);
    if (d->n_boxes == UI_MAX_BOXES || kept < d->arena || kept >= d->arena + UI_ARENA) {
        d->overflow = true;
        return;
    }
    box.at = ui_on_frame(d, ink);
    box.text = (uint32_t)(kept - d->arena);
    box.layer = d->layer;
    d->box[d->n_boxes++] = box;
}

void ui_put_lines(ui_draw *d, ui_rect box, const ui_label_style *s, const char *text, const ui_lines *l, int from,
                  int to, bool cut) {
    const ui_frame *ui = d->ui;
    float em = (float)l->px / ui->u, skip = ui_skip(ui, s, l->px);
    /* The ink of one line stands in the middle of its skip, so that single lines look centred in their box. */
    float base = box.y + (skip - (ascent + descent) * em) / 2 + ascent * em;
    ui_rect ink = {0, 0, 0, 0};
    bool covered = true, any = false;
    for (int i = from; i < to; i++) {
        ui_line line = l->at[i];
        char buf[512];
        const char *start = text + line.from;
        size_t len = (size_t)(line.to - line.from);
        if (cut && i == to - 1) {
            ui_line whole = line;
            len = with_ellipsis(ui, s, l->px, box.w, text, &whole, buf, sizeof buf);
            line.w = whole.w;
            start = buf;
        }
        if (len == 0) {
            continue;
        }
        float below = base + (float)(i - from) * skip;
        ui_rect at = {left_edge(box, s, line.w), below, line.w, 0};
        covered &= put_line(d, s, l->px, at, start, len);
        ui_rect of_line = {at.x, below - ascent * em, line.w, (ascent + descent) * em};
        ink = any ? joined(ink, of_line) : of_line;
        any = true;
    }
    if (any) { /* from the beginning, so that a page in the middle of a text is known by its first words */
        note_box(
            d, ink, text, (size_t)l->at[to - 1].to,
            (ui_box){
                .cut = cut || l->broken, .missing = !covered, .name = s->name, .small = l->px < ui_px_least(ui, s)});
    }
}
