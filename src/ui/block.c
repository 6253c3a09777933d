/* Blocks of words: texts broken into the same number of lines, each of them spaced out to the same width, letters and
 * words alike. */
#include "ui/block.h"

#include <math.h>
#include <string.h>

#include "text/break.h"
#include "text/catalogue.h"
#include "ui/lines.h"
#include "ui/theme.h"

enum { PLACES = 320, MOST_LINES = 12 };

/* Where lines of a text may end, and how wide it is up to there. */
typedef struct {
    int n, at[PLACES];
    float inked[PLACES]; /* du, without the spaces before that place */
    float next[PLACES];  /* with them: where the next line begins */
} places;

typedef struct {
    const ui_frame *ui;
    const ui_label_style *style;
    const char *text, *lang;
    int px;
} setting;

static setting setting_of(const ui_frame *ui, const ui_label_style *s, int px, const char *text) {
    return (setting){ui, s, text, ui_lang_of(ui, s, text), px};
}

static float wide(const setting *t, int from, int to) {
    return ui_wide(t->ui, t->style, t->lang, t->px, t->text + from, (size_t)(to - from));
}

/* ---- where lines end ---- */

/* Between words; where there are too few of them, or one is too wide, at any place that is allowed, and at last
 * between any letters. */
typedef enum { BETWEEN_WORDS, ANYWHERE, BETWEEN_LETTERS } ends_at;

static int cluster_after(const setting *t, int from, int len) {
    int to = from;
    for (int want = from + 1; to <= from && want < len; want++) {
        to = (int)text_cluster_before(text_breaker_of(t->ui->words), t->text, (size_t)len, (size_t)want);
    }
    return to > from ? to : len;
}

static void find_places(const setting *t, ends_at where, places *p) {
    const int len = (int)strlen(t->text);
    p->n = 0;
    if (where == BETWEEN_LETTERS) {
        for (int to = cluster_after(t, 0, len); p->n < PLACES; to = cluster_after(t, to, len)) {
            p->at[p->n++] = to;
            if (to == len) {
                break;
            }
        }
    } else {
        const text_wrap wrap = where == ANYWHERE ? TEXT_ANYWHERE : TEXT_RUNNING;
        p->n = text_breaks(text_breaker_of(t->ui->words), wrap, t->text, (size_t)len, p->at, PLACES);
    }
    for (int i = 0; i < p->n; i++) {
        p->inked[i] = wide(t, 0, ui_line_end(t->text, 0, p->at[i]));
        p->next[i] = wide(t, 0, p->at[i]);
    }
}

/* ---- so many lines, as equal as may be ---- */

/* Exactly so many, none wider than w, of which the squares of the widths are least. False: there are none. */
static bool split_at(const setting *t, const places *p, int lines, float w, ui_lines *out) {
    static const float never = 1e20f, slack = 0.5f;
    float cost[MOST_LINES + 1][PLACES + 1];
    int before[MOST_LINES + 1][PLACES + 1];
    for (int k = 0; k <= lines; k++) {
        for (int end = 0; end <= p->n; end++) {
            cost[k][end] = k == 0 && end == 0 ? 0 : never;
            before[k][end] = 0;
            for (int from = k > 0 ? k - 1 : end; from < end; from++) {
                const float line = p->inked[end - 1] - (from > 0 ? p->next[from - 1] : 0);
                const float sum = line > w + slack ? never : cost[k - 1][from] + line * line;
                if (sum < cost[k][end]) {
                    cost[k][end] = sum;
                    before[k][end] = from;
                }
            }
        }
    }
    if (cost[lines][p->n] >= never) {
        return false;
    }
    out->n = lines;
    for (int k = lines, end = p->n; k > 0; end = before[k][end], k--) {
        const int from = before[k][end] > 0 ? p->at[before[k][end] - 1] : 0;
        const int to = ui_line_end(t->text, from, p->at[end - 1]);
        out->at[k - 1] = (ui_line){from, to, wide(t, from, to)};
    }
    return true;
}

/* False only where there are more lines than letters, or one is wider than w. */
static bool split(const setting *t, int lines, float w, ui_lines *out) {
    places p;
    *out = (ui_lines){.px = t->px, .lang = t->lang};
    for (int where = BETWEEN_WORDS; where <= BETWEEN_LETTERS; where++) {
        find_places(t, (ends_at)where, &p);
        if (split_at(t, &p, lines, w, out)) {
            return true;
        }
    }
    return false;
}

/* ---- what has room ---- */

static float high(const ui_frame *ui, const ui_label_style *s, const char *lang, int px, int lines) {
    return (float)(lines - 1) * ui_skip_of(ui, s, lang, px) + ui_ink(ui, lang, px);
}

/* How many lines the longest of them takes; 0: a word of one is wider than w. */
static int lines_at(const ui_frame *ui, const ui_label_style *s, int px, float w, const char *const text[], int n) {
    ui_lines l;
    int lines = 1;
    for (int i = 0; i < n; i++) {
        ui_break_whole(ui, s, px, w, text[i], &l);
        if (l.broken || l.more) {
            return 0;
        }
        lines = l.n > lines ? l.n : lines;
    }
    return lines < MOST_LINES ? lines : MOST_LINES;
}

/* Of all that is read there, on the ground that it has at the least. */
static float palest(const ui_frame *ui, const ui_label_style *s, int px, const char *const text[], int n) {
    float most = 0;
    for (int i = 0; i < n && ui->type.ink != NULL; i++) {
        const ui_inked ink =
            ui->type.ink(ui->type.user, ui_lang_of(ui, s, text[i]), s->face, (float)px, text[i], strlen(text[i]));
        most = fmaxf(most, ink.cover);
    }
    return most * ui_light(ui_theme(ui, s->colour)) / (ui->u * ui->u);
}

ui_block ui_block_of(const ui_frame *ui, float w, float h, const ui_label_style *s, float least,
                     const char *const text[], int n) {
    ui_label_style small = *s;
    small.size = fminf(s->size, least);
    const int to = ui_px_least(ui, &small);
    ui_block b = {.px = ui_px_wish(ui, s), .lines = 1};
    ui_lines l;
    for (;; b.px--) {
        b.lines = lines_at(ui, s, b.px, w, text, n);
        b.h = high(ui, s, ui_lang_of(ui, s, text[0]), b.px, b.lines > 0 ? b.lines : MOST_LINES);
        if (b.px <= to || (b.lines > 0 && b.h <= h)) {
            break;
        }
    }
    if (b.lines == 0) { /* rather torn words than lost ones */
        for (int i = 0; i < n; i++) {
            ui_break(ui, s, b.px, w, text[i], &l);
            b.lines = l.n > b.lines ? l.n : b.lines;
        }
        b.lines = b.lines < MOST_LINES ? b.lines : MOST_LINES;
        b.h = high(ui, s, ui_lang_of(ui, s, text[0]), b.px, b.lines);
    }
    for (int i = 0; i < n; i++) {
        const setting t = setting_of(ui, s, b.px, text[i]);
        split(&t, b.lines, w, &l);
        for (int k = 0; k < l.n; k++) {
            b.w = fmaxf(b.w, l.at[k].w);
        }
    }
    b.light = palest(ui, s, b.px, text, n);
    return b;
}

/* ---- its picture ---- */

/* Of a line that is spaced out: its letters, or its words, and the spaces among them, each up to where the next one
 * stands. */
static int pieces_of(const setting *t, const ui_line *line, bool letters, ui_line out[PLACES]) {
    int n = 0;
    float before = 0;
    for (int from = line->from; from < line->to && n < PLACES; n++) {
        int to = cluster_after(t, from, line->to);
        while (!letters && t->text[from] != ' ' && to < line->to && t->text[to] != ' ') {
            to++;
        }
        const float w = wide(t, line->from, to);
        out[n] = (ui_line){from, to, w - before};
        before = w;
        from = to;
    }
    return n;
}

/* Languages that set no spaces between words are spaced out between letters alone, as they do it themselves. */
static bool sets_no_spaces(const char *lang) {
    return strncmp(lang, "ja", 2) == 0 || strncmp(lang, "zh", 2) == 0 || strncmp(lang, "th", 2) == 0;
}

static bool is_space(const setting *t, const ui_line *piece) {
    return t->text[piece->from] == ' ';
}

/* What is added after each letter, and after each space more than that: words are set wide as on a sign, and do not
 * fall apart. Whole pixels after letters, or they stand unevenly; 0: words stay as they are. */
static void spread(const setting *t, const ui_line letter[], int n, float w, float *after, float *space) {
    static const float share = 3.0f, most = 0.35f, round = 0.25f; /* of a space to that of a letter; of an em; up */
    int spaces = 0;
    float inked = 0;
    for (int i = 0; i < n; i++) {
        inked += letter[i].w;
        spaces += is_space(t, &letter[i]) && !sets_no_spaces(t->lang);
    }
    const float left = w - inked, px = 1.0f / t->ui->u;
    *after = n > 1 ? left / ((float)(n - 1) + share * (float)spaces) : 0;
    *space = 0;
    if (spaces > 0) {
        *after = fmaxf(0, floorf(fminf(*after / px, most * (float)t->px) + round) * px);
        *space = (left - *after * (float)(n - 1)) / (float)spaces;
    }
}

/* From x to x + w. */
static bool draw_line(ui_draw *d, const setting *t, const ui_lines *l, const ui_line *line, float x, float base,
                      float w) {
    ui_line piece[PLACES];
    int n = pieces_of(t, line, true, piece);
    float after, space;
    bool covered = true;
    spread(t, piece, n, w, &after, &space);
    if (after == 0) {
        n = pieces_of(t, line, false, piece);
    }
    for (int i = 0; i < n; i++) {
        if (is_space(t, &piece[i])) {
            x += space;
        } else {
            covered &= ui_put_text(d, t->style, l, (ui_rect){x, base, piece[i].w, 0}, t->text + piece[i].from,
                                   (size_t)(piece[i].to - piece[i].from));
        }
        x += piece[i].w + after;
    }
    return covered;
}

void ui_block_draw(ui_draw *d, ui_rect box, const ui_label_style *s, const ui_block *b, const char *text) {
    const ui_frame *ui = d->ui;
    const setting t = setting_of(ui, s, b->px, text);
    ui_lines l;
    const bool whole = split(&t, b->lines, box.w, &l);
    const text_lines lies = text_lines_of(t.lang);
    const float em = (float)b->px / ui->u, skip = ui_skip_of(ui, s, t.lang, b->px);
    const float tall = (float)(b->lines - 1) * skip + em * (lies.above + lies.below);
    const ui_rect ink = ui_centre(box, b->w, tall);
    bool covered = true;
    for (int i = 0; i < l.n; i++) {
        covered &= draw_line(d, &t, &l, &l.at[i], ink.x, ink.y + em * lies.above + (float)i * skip, b->w);
    }
    ui_note_ink(d, ink, text, strlen(text),
                (ui_box){.cut = !whole, .missing = !covered, .px = (uint16_t)b->px, .scale = ui->text_scale});
}
