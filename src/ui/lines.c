/* Text broken into lines at a width, measured, and put on the draw list. */
#include "ui/lines.h"

#include <math.h>
#include <string.h>

#include "text/break.h"
#include "ui/found.h"
#include "ui/theme.h"

enum { MAX_BREAKS = 2048 };

static const float air = 0.10f; /* em: above and below the ink of a line that stands alone */
static const char soft_hyphen[] = "\xC2\xAD", word_joiner[] = "\xE2\x81\xA0";

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

const char *ui_lang_of(const ui_frame *ui, const ui_label_style *s, const char *text) {
    const char *lang = s->lang != NULL ? s->lang : text_lang(ui->words);
    return s->name ? text_lang_of_name(text, lang) : lang;
}

float ui_skip(const ui_frame *ui, const char *lang, int px) {
    return (float)px / ui->u * text_lines_of(lang).skip;
}

/* Never so near that their ink touches. */
float ui_skip_of(const ui_frame *ui, const ui_label_style *s, const char *lang, int px) {
    static const float nearer = 0.8f;
    const text_lines lies = text_lines_of(lang);
    const float part = s->tight ? fminf(lies.skip, fmaxf(nearer * lies.skip, lies.above + lies.below)) : lies.skip;
    return (float)px / ui->u * part;
}

float ui_ink(const ui_frame *ui, const char *lang, int px) {
    text_lines lines = text_lines_of(lang);
    return (float)px / ui->u * (lines.above + lines.below + air);
}

float ui_wide(const ui_frame *ui, const ui_label_style *s, const char *lang, int px, const char *text, size_t len) {
    return len == 0 ? 0.0f : ui->type.width(ui->type.user, lang, s->face, (float)px, text, len) / ui->u;
}

static bool ends_softly(const char *text, size_t len) {
    size_t of_hyphen = sizeof soft_hyphen - 1;
    return len >= of_hyphen && memcmp(text + len - of_hyphen, soft_hyphen, of_hyphen) == 0;
}

/* How a label is broken: what the functions below pass on. */
typedef struct {
    const ui_frame *ui;
    const ui_label_style *style;
    const char *lang;
    int px;
    const char *text;
    float w;
    ui_lines *l; /* NULL where nothing is added */
} breaking;

static float wide(const breaking *b, const char *text, size_t len) {
    return ui_wide(b->ui, b->style, b->lang, b->px, text, len);
}

static float width_of(const breaking *b, int from, int to) {
    if (to <= from) {
        return 0.0f;
    }
    size_t len = (size_t)(to - from);
    float hyphen = ends_softly(b->text + from, len) ? wide(b, "-", 1) : 0.0f;
    return wide(b, b->text + from, len) + hyphen;
}

/* Bytes of the space that ends text[from..to): plain, a new line, or a full-width one; 0 when it ends in none. */
static int space_before(const char *text, int from, int to) {
    static const char wide[] = "\xE3\x80\x80";
    int of_wide = (int)sizeof wide - 1;
    if (to > from && (text[to - 1] == ' ' || text[to - 1] == '\n')) {
        return 1;
    }
    return to - from >= of_wide && memcmp(text + to - of_wide, wide, sizeof wide - 1) == 0 ? of_wide : 0;
}

int ui_line_end(const char *text, int from, int to) {
    for (int space = space_before(text, from, to); space > 0; space = space_before(text, from, to)) {
        to -= space;
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

static void add_cut(const breaking *b, int from, int to) {
    int cut = ui_line_end(b->text, from, to);
    add_line(b->l, from, cut, width_of(b, from, cut));
}

/* The longest beginning of text[from..to) that is at most w wide and ends between clusters. */
static int fitting(const breaking *b, int from, int to, float w) {
    text_breaker *breaker = text_breaker_of(b->ui->words);
    const char *text = b->text + from;
    int low = from, high = to;
    while (low < high) {
        int want = (low + high + 1) / 2;
        int at = from + (int)text_cluster_before(breaker, text, (size_t)(to - from), (size_t)(want - from));
        if (at <= low) {
            if (want == high) {
                break;
            }
            low = want;
            continue;
        }
        if (width_of(b, from, at) <= w) {
            low = want > at ? want : at;
        } else {
            high = at - 1;
        }
    }
    return from + (int)text_cluster_before(breaker, text, (size_t)(to - from), (size_t)(low - from));
}

/* Where a piece that is wider than the box may end in the box by the rules of a laxer wrap, the strictest that knows
 * a place; `from` for none. Whole: no word is torn, only a number parted from its own. */
static int place_within(const breaking *b, text_wrap wrap, bool whole, int from, int to) {
    int at[MAX_BREAKS], best = from;
    const bool joined = strstr(b->text, word_joiner) != NULL;
    while (wrap > TEXT_ANYWHERE && best == from) {
        wrap--;
        const int n = text_breaks(text_breaker_of(b->ui->words), wrap, b->text, strlen(b->text), at, MAX_BREAKS);
        for (int i = 0; i < n && at[i] < to; i++) {
            const bool ends_word = wrap > TEXT_ANYWHERE || joined || space_before(b->text, from, at[i]) > 0;
            if (at[i] > from && (ends_word || !whole) &&
                width_of(b, from, ui_line_end(b->text, from, at[i])) <= b->w) {
                best = at[i];
            }
        }
    }
    return best;
}

/* A piece that is wider than the box on its own is broken at any place that is allowed, or else between clusters.
 * Returns where the rest begins; -1 where it must stay whole. */
static int break_word(const breaking *b, text_wrap wrap, bool whole, int from, int to) {
    while (width_of(b, from, to) > b->w) {
        int at = place_within(b, wrap, whole, from, to);
        if (at == from && whole) {
            return -1;
        }
        if (at == from) {
            b->l->broken = true;
            at = fitting(b, from, to, b->w);
        }
        if (at <= from || at >= to) {
            break;
        }
        add_cut(b, from, at);
        from = at;
    }
    return from;
}

static void break_as(const breaking *b, text_wrap wrap, bool whole) {
    static const float slack = 0.5f;
    int at[MAX_BREAKS];
    int len = (int)strlen(b->text);
    b->l->n = 0;
    b->l->broken = b->l->more = false;
    if (strchr(b->text, '\n') == NULL && width_of(b, 0, ui_line_end(b->text, 0, len)) <= b->w + slack) {
        add_cut(b, 0, len); /* nothing is looked up where nothing has to break */
        return;
    }
    int n = text_breaks(text_breaker_of(b->ui->words), wrap, b->text, (size_t)len, at, MAX_BREAKS);
    int from = 0, end = 0; /* the open line is text[from..end) */
    for (int i = 0; i < n; i++) {
        int ink = ui_line_end(b->text, from, at[i]);
        bool fits = width_of(b, from, ink) <= b->w + slack;
        if (!fits && end > from) {
            add_cut(b, from, end);
            from = end;
            ink = ui_line_end(b->text, from, at[i]);
            fits = width_of(b, from, ink) <= b->w + slack;
        }
        if (!fits) {
            from = break_word(b, wrap, whole, from, ink);
        }
        if (from < 0) { /* gives up */
            b->l->n = 0;
            b->l->broken = true;
            return;
        }
        end = at[i];
        if (b->text[end - 1] == '\n') {
            add_cut(b, from, end);
            from = end;
        }
    }
    int last = ui_line_end(b->text, from, len);
    if (last > from || b->l->n == 0) {
        add_line(b->l, from, last, width_of(b, from, last));
    }
}

static text_wrap wrap_of(const ui_label_style *s) {
    return s->face == TEXT_BODY ? TEXT_RUNNING : TEXT_PHRASES;
}

/* Of everything that the lines follow from; `wrap` is where they may end. */
static uint64_t key_of(const breaking *b, int wrap) {
    const int32_t numbers[] = {(int32_t)b->style->face, b->px, wrap};
    const float sizes[] = {b->w, b->ui->u};
    const char *const texts[] = {text_lang(b->ui->words), b->lang, b->text};
    uint64_t key = ui_found_key(0, numbers, sizeof numbers);
    key = ui_found_key(key, sizes, sizeof sizes);
    for (int i = 0; i < 3; i++) {
        key = ui_found_key(key, texts[i], strlen(texts[i]));
    }
    return key;
}

static size_t bytes_of(const ui_lines *l) {
    return offsetof(ui_lines, at) + (size_t)l->n * sizeof l->at[0];
}

static void break_or_recall(const ui_frame *ui, const ui_label_style *s, int px, float w, const char *text,
                            text_wrap wrap, bool whole, ui_lines *l) {
    const breaking b = {ui, s, ui_lang_of(ui, s, text), px, text, w, l};
    const uint64_t key = ui->found != NULL ? key_of(&b, (int)wrap * 2 + whole) : 0;
    size_t bytes = 0;
    const void *before = ui_found_at(ui->found, key, &bytes);
    if (before != NULL) {
        memcpy(l, before, bytes);
    } else {
        break_as(&b, wrap, whole);
        ui_found_keep(ui->found, key, l, bytes_of(l));
    }
    l->px = px;
    l->lang = b.lang;
}

void ui_break_anywhere(const ui_frame *ui, const ui_label_style *s, int px, float w, const char *text, bool whole,
                       ui_lines *l) {
    break_or_recall(ui, s, px, w, text, TEXT_ANYWHERE, whole, l);
}

void ui_break(const ui_frame *ui, const ui_label_style *s, int px, float w, const char *text, ui_lines *l) {
    break_or_recall(ui, s, px, w, text, wrap_of(s), false, l);
}

void ui_break_whole(const ui_frame *ui, const ui_label_style *s, int px, float w, const char *text, ui_lines *l) {
    break_or_recall(ui, s, px, w, text, wrap_of(s), true, l);
}

/* Lines of a label, which are made about as long; more are a paragraph. */
enum { FEW = 4 };

/* Whether the last line is a word alone or, where fewer lines would show it, one that is much shorter. */
static bool ends_short(const ui_label_style *s, const char *text, const ui_lines *l) {
    const ui_line last = l->at[l->n - 1];
    const bool word = memchr(text + last.from, ' ', (size_t)(last.to - last.from)) == NULL;
    float widest = 0.0f;
    for (int i = 0; i < l->n; i++) {
        widest = fmaxf(widest, l->at[i].w);
    }
    const float part = l->n > FEW ? 0.2f : s->align == UI_MIDDLE || word ? 0.5f : 0.3f;
    return last.w <= widest * part;
}

/* As narrow as makes no more lines of the text than there are. */
static float narrowest(const ui_frame *ui, const ui_label_style *s, int px, float w, const char *text,
                       const ui_lines *l) {
    enum { STEPS = 4 };
    float least = 0.0f, most = w;
    for (int i = 0; i < l->n; i++) {
        least += l->at[i].w / (float)l->n;
    }
    ui_lines even;
    for (int i = 0; i < STEPS; i++) {
        const float mid = (least + most) / 2;
        ui_break_whole(ui, s, px, mid, text, &even);
        if (even.n == l->n && !even.broken && !even.more) {
            most = mid;
        } else {
            least = mid;
        }
    }
    return most;
}

/* The widest at which the last line of many has company; w where there is none. */
static float with_company(const ui_frame *ui, const ui_label_style *s, int px, float w, const char *text,
                          const ui_lines *l) {
    ui_lines even;
    const int least = l->n == 2 ? 73 : 85; /* of two, each that is brought down is much of a line */
    for (int percent = 97; percent >= least; percent -= 3) {
        const float narrow = w * (float)percent / 100.0f;
        ui_break_whole(ui, s, px, narrow, text, &even);
        if (even.n != l->n || even.broken || even.more) {
            break;
        }
        if (!ends_short(s, text, &even)) {
            return narrow;
        }
    }
    return w;
}

float ui_even_out(const ui_frame *ui, const ui_label_style *s, int px, float w, const char *text, ui_lines *l) {
    if (l->n < 2 || l->broken || l->more || !ends_short(s, text, l)) {
        return w;
    }
    const bool as_long = l->n <= FEW && s->align == UI_MIDDLE;
    float even = as_long ? w : with_company(ui, s, px, w, text, l); /* beside others it stays about as wide as they */
    if (even >= w && l->n <= FEW) {
        even = narrowest(ui, s, px, w, text, l);
    }
    if (even < w) {
        ui_break(ui, s, px, even, text, l);
    }
    return even;
}

float ui_break_even(const ui_frame *ui, const ui_label_style *s, int px, float w, const char *text, ui_lines *l) {
    ui_break(ui, s, px, w, text, l);
    return ui_even_out(ui, s, px, w, text, l);
}

bool ui_put_text(ui_draw *d, const ui_label_style *s, const ui_lines *l, ui_rect at, const char *text, size_t len) {
    const ui_frame *ui = d->ui;
    if (d->n == UI_MAX_COMMANDS) {
        d->overflow = true;
        return true;
    }
    const char *kept = text_keep(&d->words, text, len);
    if (kept < d->arena || kept >= d->arena + UI_ARENA) {
        return true;
    }
    d->command[d->n++] = (ui_command){.kind = UI_TEXT,
                                      .style = (uint8_t)s->face,
                                      .at = {at.x, at.y, at.w, (float)l->px},
                                      .colour = ui_theme(ui, s->colour),
                                      .text = (uint32_t)(kept - d->arena),
                                      .len = (uint32_t)len,
                                      .lang = l->lang};
    return ui->type.covers(ui->type.user, l->lang, s->face, text, len);
}

enum { SHOWN = 512 };

/* The line with an ellipsis, in buf; returns its length and sets its width. */
static size_t with_ellipsis(const breaking *b, ui_line *line, char buf[SHOWN]) {
    static const char dots[] = "…";
    int from = line->from, to = line->to, room = (int)(SHOWN - sizeof dots);
    float of_dots = wide(b, dots, sizeof dots - 1);
    to = fitting(b, from, to - from > room ? from + room : to, b->w - of_dots);
    to = ui_line_end(b->text, from, to);
    memcpy(buf, b->text + from, (size_t)(to - from));
    memcpy(buf + (to - from), dots, sizeof dots);
    size_t len = (size_t)(to - from) + sizeof dots - 1;
    line->w = wide(b, buf, len);
    return len;
}

/* What is drawn of a line: as it stands, with the hyphen that its break asks for, or cut. Returns its length. */
static size_t shown(const breaking *b, ui_line *line, bool cut, char buf[SHOWN], const char **start) {
    size_t len = (size_t)(line->to - line->from), of_hyphen = sizeof soft_hyphen - 1;
    *start = b->text + line->from;
    if (cut) {
        *start = buf;
        return with_ellipsis(b, line, buf);
    }
    if (ends_softly(*start, len) && len < SHOWN) {
        memcpy(buf, *start, len - of_hyphen);
        buf[len - of_hyphen] = '-';
        *start = buf;
        return len - of_hyphen + 1;
    }
    return len;
}

static float left_edge(ui_rect box, const ui_label_style *s, float w) {
    return s->align == UI_LEFT ? box.x : s->align == UI_RIGHT ? box.x + box.w - w : box.x + (box.w - w) / 2;
}

void ui_note_ink(ui_draw *d, ui_rect ink, const char *text, size_t len, ui_box box) {
    const char *kept = text_keep(&d->words, text, len);
    if (d->n_boxes == UI_MAX_BOXES || kept < d->arena || kept >= d->arena + UI_ARENA) {
        d->overflow = true;
        return;
    }
    box.at = ui_on_window(d, ink);
    box.text = (uint32_t)(kept - d->arena);
    box.layer = d->layer;
    box.place = d->place;
    d->box[d->n_boxes++] = box;
}

void ui_put_lines(ui_draw *d, ui_rect box, const ui_label_style *s, const char *text, const ui_lines *l, int from,
                  int to, bool cut) {
    const ui_frame *ui = d->ui;
    const text_lines lies = text_lines_of(l->lang);
    float em = (float)l->px / ui->u, skip = em * lies.skip, above = em * lies.above, tall = above + em * lies.below;
    /* The ink of one line stands in the middle of its skip, so that single lines look centred in their box. */
    float base = box.y + (skip - tall) / 2 + above;
    const breaking b = {ui, s, l->lang, l->px, text, box.w, NULL};
    ui_rect ink = {0, 0, 0, 0};
    bool covered = true, any = false;
    for (int i = from; i < to; i++) {
        ui_line line = l->at[i];
        char buf[SHOWN];
        const char *start;
        size_t len = shown(&b, &line, cut && i == to - 1, buf, &start);
        if (len == 0) {
            continue;
        }
        float below = base + (float)(i - from) * ui_skip_of(ui, s, l->lang, l->px);
        ui_rect at = {left_edge(box, s, line.w), below, line.w, 0};
        covered &= ui_put_text(d, s, l, at, start, len);
        const text_reach reach = text_reach_of(l->lang, start, len);
        const float up = em * fminf(reach.above, lies.above); /* rare stacks may reach between the letters above */
        ui_rect of_line = {at.x, below - up, line.w, up + em * reach.below};
        ink = any ? ui_both(ink, of_line) : of_line;
        any = true;
    }
    if (any) { /* from the beginning, so that a page in the middle of a text is known by its first words */
        ui_note_ink(d, ink, text, (size_t)l->at[to - 1].to,
                    (ui_box){.cut = cut || l->broken,
                             .missing = !covered,
                             .name = s->name,
                             .small = l->px < ui_px_least(ui, s),
                             .px = (uint16_t)l->px,
                             .scale = ui->text_scale});
    }
}
