/* Text that is too long for its box, shown by pages with two buttons. */
#include <math.h>

#include "ui/lines.h"
#include "ui/widgets.h"
#include "ui/zones.h"

static int lines_that_fit(const ui_frame *ui, const ui_lines *lines, float h) {
    int n = (int)floorf(h / ui_skip(ui, lines->lang, lines->px));
    return n < 1 ? 1 : n;
}

/* Between two buttons there is room for large words as long as they do not become much larger. */
void ui_page_number(ui_draw *d, ui_rect at, ui_colour colour, int page, int pages) {
    static const float most = 1.3f;
    ui_label_style style = UI_STYLE_SMALL;
    style.align = UI_MIDDLE;
    style.lines = 1;
    style.colour = colour;
    style.size *= fminf(1.0f, most / d->ui->text_scale);
    ui_label(d, at, &style, UI_SAY(d, "page.of", TEXT_NUM("page", page + 1), TEXT_NUM("pages", pages)));
}

void ui_page_buttons(ui_draw *d, ui_rect at, ui_colour colour, int page, int pages) {
    float w = fminf(at.w * 0.3f, fmaxf(at.h * 1.4f, 88.0f));
    ui_button(d, (ui_rect){at.x, at.y, w, at.h}, ZONE_PAGE, -1, NULL, "arrow_left", UI_PLAIN,
              page == 0 ? UI_ZONE_OFF : 0);
    ui_button(d, (ui_rect){at.x + at.w - w, at.y, w, at.h}, ZONE_PAGE, 1, NULL, "arrow_right", UI_PLAIN,
              page == pages - 1 ? UI_ZONE_OFF : 0);
    ui_page_number(d, (ui_rect){at.x + w + 8, at.y, at.w - 2 * w - 16, at.h}, colour, page, pages);
}

/* The first line of a page: none begins with the empty line between two paragraphs. lines->n: there is no such page.
 */
static int page_start(const ui_lines *lines, int on_one, int page) {
    int at = 0;
    for (int before = 0; before <= page; before++) {
        at += before > 0 ? on_one : 0;
        while (at < lines->n && lines->at[at].to <= lines->at[at].from) {
            at++;
        }
    }
    return at < lines->n ? at : lines->n;
}

int ui_pages(ui_draw *d, ui_rect at, const ui_label_style *style, const char *text, int page) {
    const ui_frame *ui = d->ui;
    ui_lines lines = {0};
    ui_break_even(ui, style, ui_px_wish(ui, style), at.w, text, &lines);
    int on_one = lines_that_fit(ui, &lines, at.h);
    if (lines.n <= on_one) {
        ui_put_lines(d, at, style, text, &lines, 0, lines.n, lines.more);
        return 1;
    }
    float strip = fmaxf(46.0f, ui_target(ui));
    on_one = lines_that_fit(ui, &lines, at.h - strip - 14.0f);
    int pages = 1;
    while (page_start(&lines, on_one, pages) < lines.n) {
        pages++;
    }
    page = page < 0 ? 0 : page >= pages ? pages - 1 : page;
    const int from = page_start(&lines, on_one, page), to = from + on_one < lines.n ? from + on_one : lines.n;
    ui_put_lines(d, at, style, text, &lines, from, to, false);
    ui_page_buttons(d, (ui_rect){at.x, at.y + at.h - strip, at.w, strip}, style->colour, page, pages);
    return pages;
}

/* ---- many paragraphs ---- */

typedef struct {
    const ui_margin *margin;
    void *user;
    float h[UI_MAX_PARAGRAPHS];
    int n;
} paragraphs;

/* What a paragraph keeps free above it, where it is not the first of its column. */
static float air_above(const paragraphs *p, int i) {
    return p->h[i] > 0.0f && p->margin->above != NULL ? p->margin->above(p->user, i) : 0.0f;
}

/* The first paragraph of each column, filled from the first one on, and behind the last; returns how many there are.
 */
static int columns_down(const paragraphs *p, float room, int first[UI_MAX_PARAGRAPHS + 1]) {
    float y = 0.0f;
    int n = 1;

    first[0] = 0;
    for (int i = 0; i < p->n; i++) {
        const float more = p->h[i] + (y > 0.0f ? air_above(p, i) : 0.0f);
        const bool full = y > 0.0f && y + more > room;
        y = full ? p->h[i] : y + more;
        if (full) {
            first[n++] = i;
        }
    }
    first[n] = p->n;
    return n;
}

/* The same filled from the last one on, so that the first column may be short. */
static int columns_up(const paragraphs *p, float room, int first[UI_MAX_PARAGRAPHS + 1]) {
    float y = 0.0f;
    int n = 0, top = p->n, from_last[UI_MAX_PARAGRAPHS];

    for (int i = p->n - 1; i >= 0; i--) {
        if (p->h[i] <= 0.0f) {
            continue;
        }
        const float more = p->h[i] + (y > 0.0f ? air_above(p, top) : 0.0f);
        const bool full = y > 0.0f && y + more > room;
        if (full) {
            from_last[n++] = top;
        }
        y = full ? p->h[i] : y + more;
        top = i;
    }
    first[0] = 0;
    for (int i = 0; i < n; i++) {
        first[i + 1] = from_last[n - 1 - i];
    }
    first[n + 1] = p->n;
    return n + 1;
}

/* Each paragraph is worded twice at most and measured once; what was worded only to be measured leaves the list's
 * arena again. */
static void measure(ui_draw *d, float w, const ui_label_style *style, float least, int n, ui_paragraph *word,
                    void *user, float *h) {
    for (int i = 0; i < n; i++) {
        const size_t used = d->words.used;
        h[i] = ui_label_height(d->ui, style, w, word(user, i, &d->words));
        h[i] = h[i] > 0.0f ? fmaxf(h[i] + (least > 0.0f ? 12.0f : 0.0f), least) : 0.0f;
        d->words.used = used;
    }
}

static void put_paragraph(ui_draw *d, ui_rect at, const ui_label_style *style, const char *text) {
    ui_lines lines = {0};

    ui_break_even(d->ui, style, ui_px_wish(d->ui, style), at.w, text, &lines);
    const float high = (float)lines.n * ui_skip(d->ui, lines.lang, lines.px);
    ui_put_lines(d, (ui_rect){at.x, at.y + fmaxf(0.0f, (at.h - high) / 2), at.w, at.h}, style, text, &lines, 0,
                 lines.n, lines.more);
}

int ui_pages_of(ui_draw *d, ui_rect at, const ui_label_style *style, int n, ui_paragraph *word, void *user,
                int page) {
    return ui_pages_beside(d, at, style, &(ui_margin){0}, n, word, user, page);
}

/* From one paragraph to before another, one below the other. */
static void put_column(ui_draw *d, ui_rect column, const ui_label_style *style, const paragraphs *p, int from, int to,
                       ui_paragraph *word) {
    const ui_margin *margin = p->margin;
    float y = 0.0f;

    for (int i = from; i < to; i++) {
        if (p->h[i] <= 0.0f) {
            continue;
        }
        y += y > 0.0f ? air_above(p, i) : 0.0f;
        const char *text = word(p->user, i, &d->words);
        const ui_rect at = {column.x, column.y + y, column.w, p->h[i]};
        if (margin->draw != NULL) { /* it may lie below the words */
            margin->draw(p->user, i, text, d, at);
        }
        if (margin->alone == NULL || !margin->alone(p->user, i)) {
            put_paragraph(d, (ui_rect){at.x + margin->wide, at.y, at.w - margin->wide, at.h}, style, text);
        }
        y += p->h[i];
    }
}

static const float between_columns = 36.0f;

static int columns_in(const ui_margin *margin) {
    return margin->columns > 1 ? margin->columns : 1;
}

static paragraphs measured(ui_draw *d, ui_rect at, const ui_label_style *style, const ui_margin *margin, int n,
                           ui_paragraph *word, void *user) {
    const float wide = ui_column(at, 0, columns_in(margin), between_columns).w;
    paragraphs p = {.margin = margin, .user = user, .n = n < UI_MAX_PARAGRAPHS ? n : UI_MAX_PARAGRAPHS};
    measure(d, wide - margin->wide, style, margin->high, p.n, word, user, p.h);
    return p;
}

/* The least height, to a few du, in which they take no more columns than there are: these are of about one length. */
static float even_height(const paragraphs *p, float most) {
    static const float step = 4.0f;
    const int columns = columns_in(p->margin);
    int first[UI_MAX_PARAGRAPHS + 1];
    float high = most;
    while (high > step && columns_down(p, high - step + 1.0f, first) <= columns) {
        high -= step;
    }
    return high;
}

float ui_pages_height(ui_draw *d, ui_rect at, const ui_label_style *style, const ui_margin *margin, int n,
                      ui_paragraph *word, void *user) {
    const paragraphs p = measured(d, at, style, margin, n, word, user);
    int first[UI_MAX_PARAGRAPHS + 1];
    float tallest = 0.0f;
    for (int i = 0; i < p.n; i++) {
        tallest = fmaxf(tallest, p.h[i]);
    }
    return columns_down(&p, at.h + 1.0f, first) > columns_in(margin) ? at.h : fmaxf(even_height(&p, at.h), tallest);
}

int ui_pages_beside(ui_draw *d, ui_rect at, const ui_label_style *style, const ui_margin *margin, int n,
                    ui_paragraph *word, void *user, int page) {
    const int columns = columns_in(margin);
    const float strip = fmaxf(46.0f, ui_target(d->ui));
    const paragraphs p = measured(d, at, style, margin, n, word, user);
    int first[UI_MAX_PARAGRAPHS + 1], missing = 0;
    int all = columns_down(&p, at.h + 1.0f, first);
    if (all > columns) {
        const float room = at.h - strip - 14.0f;
        all = page < 0 ? columns_up(&p, room, first) : columns_down(&p, room, first);
        missing = page < 0 ? (columns - all % columns) % columns : 0; /* on the first page */
    } else if (columns > 1) {
        all = columns_down(&p, even_height(&p, at.h) + 1.0f, first);
    }
    const int last = (all - 1) / columns;
    page = page < 0 ? last + 1 + page : page;
    page = page < 0 ? 0 : page > last ? last : page;
    const int from = page > 0 ? page * columns - missing : 0, to = (page + 1) * columns - missing;
    for (int c = from; c < to && c < all; c++) {
        put_column(d, ui_column(at, c - from, columns, between_columns), style, &p, first[c], first[c + 1], word);
    }
    if (last > 0) {
        ui_page_buttons(d, (ui_rect){at.x, at.y + at.h - strip, at.w, strip}, style->colour, page, last + 1);
    }
    return last + 1;
}
