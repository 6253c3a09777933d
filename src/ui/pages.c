/* Text that is too long for its box, shown by pages with two buttons. */
#include <math.h>

#include "ui/lines.h"
#include "ui/widgets.h"
#include "ui/zones.h"

static int lines_that_fit(const ui_frame *ui, const ui_lines *lines, float h) {
    int n = (int)floorf(h / ui_skip(ui, lines->lang, lines->px));
    return n < 1 ? 1 : n;
}

void ui_page_buttons(ui_draw *d, ui_rect at, ui_colour colour, int page, int pages) {
    float w = fminf(at.w * 0.3f, fmaxf(at.h * 1.4f, 88.0f));
    ui_label_style style = UI_STYLE_SMALL;
    style.align = UI_MIDDLE;
    style.lines = 1;
    style.colour = colour;
    ui_button(d, (ui_rect){at.x, at.y, w, at.h}, ZONE_PAGE, -1, NULL, "arrow_left", UI_PLAIN,
              page == 0 ? UI_ZONE_OFF : 0);
    ui_button(d, (ui_rect){at.x + at.w - w, at.y, w, at.h}, ZONE_PAGE, 1, NULL, "arrow_right", UI_PLAIN,
              page == pages - 1 ? UI_ZONE_OFF : 0);
    ui_label(d, (ui_rect){at.x + w + 8, at.y, at.w - 2 * w - 16, at.h}, &style,
             UI_SAY(d, "page.of", TEXT_NUM("page", page + 1), TEXT_NUM("pages", pages)));
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
    ui_break(ui, style, ui_px_wish(ui, style), at.w, text, &lines);
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

/* Where a paragraph begins: y from the top of the text, and its column, those of all pages counted. */
typedef struct {
    float y;
    int page;
} spot;

static spot next_spot(spot at, float h, float room) {
    return at.y > 0.0f && at.y + h > room ? (spot){0.0f, at.page + 1} : at;
}

/* What a paragraph keeps free above it, where it is not the first of its column. */
static float air_above(const ui_margin *margin, void *user, int i, float h, spot at) {
    return at.y > 0.0f && h > 0.0f && margin->above != NULL ? margin->above(user, i) : 0.0f;
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

    ui_break(d->ui, style, ui_px_wish(d->ui, style), at.w, text, &lines);
    const float high = (float)lines.n * ui_skip(d->ui, lines.lang, lines.px);
    ui_put_lines(d, (ui_rect){at.x, at.y + fmaxf(0.0f, (at.h - high) / 2), at.w, at.h}, style, text, &lines, 0,
                 lines.n, lines.more);
}

int ui_pages_of(ui_draw *d, ui_rect at, const ui_label_style *style, int n, ui_paragraph *word, void *user,
                int page) {
    return ui_pages_beside(d, at, style, &(ui_margin){0}, n, word, user, page);
}

/* Where the i-th paragraph begins, its words after the air above them. */
static spot placed(spot at, const ui_margin *margin, void *user, int i, float h, float room) {
    at = next_spot(at, h + air_above(margin, user, i, h, at), room);
    at.y += air_above(margin, user, i, h, at);
    return at;
}

/* The column in which the last paragraph ends, from 0. */
static int last_column(const ui_margin *margin, void *user, const float *h, int n, float room) {
    spot at = {0};

    for (int i = 0; i < n; i++) {
        at = placed(at, margin, user, i, h[i], room);
        at.y += h[i];
    }
    return at.page;
}

int ui_pages_beside(ui_draw *d, ui_rect at, const ui_label_style *style, const ui_margin *margin, int n,
                    ui_paragraph *word, void *user, int page) {
    static const float between = 36.0f;
    float h[UI_MAX_PARAGRAPHS];
    const int columns = margin->columns > 1 ? margin->columns : 1;
    const float strip = fmaxf(46.0f, ui_target(d->ui)), wide = ui_column(at, 0, columns, between).w;
    const float w = wide - margin->wide;

    n = n < UI_MAX_PARAGRAPHS ? n : UI_MAX_PARAGRAPHS;
    measure(d, w, style, margin->high, n, word, user, h);
    const bool one = last_column(margin, user, h, n, at.h + 1.0f) < columns;
    const float room = one ? at.h + 1.0f : at.h - strip - 14.0f;
    const int last = last_column(margin, user, h, n, room) / columns;
    page = page < 0 ? last + 1 + page : page;
    page = page < 0 ? 0 : page > last ? last : page;
    spot here = {0};
    for (int i = 0; i < n && here.page / columns <= page; i++) {
        here = placed(here, margin, user, i, h[i], room);
        if (here.page / columns == page && h[i] > 0.0f) {
            const char *text = word(user, i, &d->words);
            const ui_rect column = ui_column(at, here.page % columns, columns, between);
            put_paragraph(d, (ui_rect){column.x + margin->wide, at.y + here.y, w, h[i]}, style, text);
            if (margin->draw != NULL) {
                margin->draw(user, i, text, d, (ui_rect){column.x, at.y + here.y, wide, h[i]});
            }
        }
        here.y += h[i];
    }
    if (last > 0) {
        ui_page_buttons(d, (ui_rect){at.x, at.y + at.h - strip, at.w, strip}, style->colour, page, last + 1);
    }
    return last + 1;
}
