/* The search of the rules: a field, what was found, and where it stands. */
#include "app/rules/rules_search.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/keyboard.h"
#include "app/menus/menu.h"
#include "app/rules/rules_found.h"
#include "app/rules/rules_page.h"
#include "ui/lines.h"

enum { KEY = 96, TEXT = 16384 };

static const float gap = 8.0f;

/* A looking glass, in a box of 30. */
static const char glass[] = "<circle cx=\"12.5\" cy=\"12.5\" r=\"8.5\" fill=\"none\" stroke=\"#5a4b2e\" "
                            "stroke-width=\"3\"/><path d=\"M18.6 18.6L26.4 26.4\" fill=\"none\" stroke=\"#5a4b2e\" "
                            "stroke-width=\"4.6\"/>";

/* The same on a dark sheet, in a box of 56. */
static const char large_glass[] = "<circle cx=\"23\" cy=\"23\" r=\"16\" fill=\"none\" stroke=\"#c9b483\" "
                                  "stroke-width=\"5\"/><path d=\"M35 35L50 50\" fill=\"none\" stroke=\"#c9b483\" "
                                  "stroke-width=\"8\" stroke-linecap=\"round\"/>";

/* ---- finding ---- */

static void note(rules_search *s, int page, int paragraph) {
    if (s->n < SEARCH_HITS) {
        s->hit[s->n++] = (search_hit){page, paragraph};
    }
}

static void page_text(text_catalogue *words, const nt_table *table, int page, const char *what, char text[TEXT]) {
    char key[KEY];
    snprintf(key, sizeof key, "%s.rules.%s.%s", table->game, table->rules_pages[page], what);
    text_format(words, key, NULL, 0, text, TEXT);
}

/* The first paragraph from this one on that has the words, or -1. */
static int paragraph_with(const char *words, const char *text, int i) {
    char paragraph[TEXT];
    const char *from;
    size_t len;
    for (; rules_paragraph(text, i, &from, &len); i++) {
        snprintf(paragraph, sizeof paragraph, "%.*s", (int)len, from);
        if (rules_holds(paragraph, words)) {
            return i;
        }
    }
    return -1;
}

static bool title_has(const rules_search *s, text_catalogue *words, const nt_table *table, int page) {
    char text[TEXT];
    page_text(words, table, page, "title", text);
    return rules_holds(text, s->text);
}

/* A page whose title has the words is listed with its first paragraph that has them, too, and this not once more. */
void search_run(rules_search *s, text_catalogue *words, const nt_table *table) {
    char text[TEXT];
    s->n = s->first = 0;
    for (int page = 0; table->rules_pages[page] != NULL; page++) {
        if (title_has(s, words, table, page)) {
            page_text(words, table, page, "text", text);
            note(s, page, paragraph_with(s->text, text, 0));
        }
    }
    for (int page = 0; table->rules_pages[page] != NULL; page++) {
        page_text(words, table, page, "text", text);
        int i = paragraph_with(s->text, text, 0);
        for (bool listed = title_has(s, words, table, page); i >= 0; listed = false) {
            if (!listed) {
                note(s, page, i);
            }
            i = paragraph_with(s->text, text, i + 1);
        }
    }
}

/* ---- typing ---- */

static void type(rules_search *s, const char *utf8) {
    const size_t have = strlen(s->text), more = strlen(utf8);
    const bool fits = have + more < sizeof s->text && !(have == 0 && utf8[0] == ' ');
    for (const char *c = utf8; *c != '\0'; c++) {
        if ((unsigned char)*c < 0x20 || *c == 0x7F) {
            return;
        }
    }
    if (fits) {
        memcpy(s->text + have, utf8, more + 1);
    }
}

static void erase(rules_search *s, text_breaker *rules) {
    const size_t len = strlen(s->text);
    if (len > 0) {
        s->text[text_cluster_before(rules, s->text, len, len - 1)] = '\0';
    }
}

static void press_letter(rules_search *s, text_catalogue *words, int n) {
    char letter[16];
    if (keyboard_letter(words, s->letters, n, false, letter, sizeof letter)) {
        type(s, letter);
    }
}

bool search_type(rules_search *s, app *a, text_catalogue *words, const ui_input *in) {
    if (in->kind == UI_COMPOSE) {
        memcpy(s->composing, in->text, sizeof s->composing);
    } else if (in->kind == UI_TYPE) {
        s->composing[0] = '\0';
        type(s, in->text);
    } else if (in->kind == UI_PASTE && a->pasted != NULL && strlen(a->pasted) < sizeof s->text) {
        type(s, a->pasted);
    } else if (s->open && (in->kind == UI_ERASE || menu_pressed(in, ZONE_ERASE))) {
        erase(s, text_breaker_of(words));
    } else if (menu_pressed(in, ZONE_LETTERS)) {
        s->letters = (s->letters + 1) % keyboard_pages(words);
    } else if (menu_pressed(in, ZONE_LETTER)) {
        press_letter(s, words, in->n);
    } else if (menu_pressed(in, ZONE_SPACE)) {
        type(s, " ");
    } else if (menu_pressed(in, ZONE_CLEAR)) {
        s->text[0] = '\0';
    } else {
        return false;
    }
    return true;
}

void search_close(rules_search *s) {
    memset(s, 0, sizeof *s);
}

/* ---- drawing ---- */

/* What is written, at its size: of more than has room the end, where the next letter goes. */
static const char *end_of(ui_draw *d, const ui_label_style *style, float w, const char *text) {
    char part[SEARCH_BYTES + KEY];
    const size_t len = strlen(text);
    size_t from = len;
    if (ui_label_width(d->ui, style, text) <= w) {
        return text_keep(&d->words, text, len);
    }
    snprintf(part, sizeof part, "…");
    while (from > 0) {
        char longer[sizeof part];
        const size_t before = text_cluster_before(text_breaker_of(d->ui->words), text, len, from - 1);
        snprintf(longer, sizeof longer, "…%s", text + before);
        if (ui_label_width(d->ui, style, longer) > w) {
            break;
        }
        memcpy(part, longer, sizeof part);
        from = before;
    }
    return text_keep(&d->words, part, strlen(part));
}

void search_draw_field(const rules_search *s, ui_draw *d, ui_rect at) {
    char shown[sizeof s->text + sizeof s->composing];
    const bool writing = s->text[0] != '\0' || s->composing[0] != '\0';
    const float sign = 30.0f, clear = writing ? at.h + 6 : 0.0f;
    const ui_rect field = {at.x, at.y, at.w - clear, at.h};
    const float left = sign + (s->open && !writing ? 32.0f : 24.0f); /* the mark where letters go stands before it */
    const ui_rect in = {field.x + left, field.y + 4, field.w - left - 10, field.h - 8};
    ui_label_style style = UI_STYLE_NAME;
    snprintf(shown, sizeof shown, "%s%s", s->text, s->composing);
    style.size = 22;
    style.lines = 1;
    style.name = writing;
    style.colour = writing ? UI_INK_900 : UI_BARK;
    ui_zone_add(d, ZONE_SEARCH, 0, field, UI_ZONE_FIELD);
    ui_plate(d, field, 37, UI_PAPER_100, s->open ? UI_LANTERN : 0, 3.0f, false);
    ui_shape(d, (ui_rect){field.x + 12, field.y + (field.h - sign) / 2, sign, sign}, glass);
    const char *words = writing ? end_of(d, &style, in.w - 4, shown) : ui_say(d, "rules.search");
    ui_label(d, in, &style, words);
    if (s->open) {
        const float whole = writing ? ui_label_name_end(d->ui, in, &style, words, strlen(words)) : -8.0f;
        const float end = fminf(whole, in.w - 2);
        ui_fill(d, (ui_rect){in.x + 1 + end, in.y + 6, 2.5f, in.h - 12}, UI_AMBER_INK);
    }
    ui_focus(d, field, ZONE_SEARCH, 0);
    if (writing) {
        ui_button(d, (ui_rect){at.x + at.w - at.h, at.y, at.h, at.h}, ZONE_CLEAR, 0, NULL, "cross", UI_PLAIN, 0);
    }
}

static float row_high(const ui_frame *ui) {
    const float line = ui_skip(ui, text_lang(ui->words), ui_px_wish(ui, &UI_STYLE_SMALL));
    return fmaxf(ui_target(ui), 2.0f * line + 18.0f);
}

int search_rows(const ui_frame *ui, ui_rect at) {
    const int all = (int)floorf((at.h + gap) / (row_high(ui) + gap));
    return all < 1 ? 1 : all;
}

/* A line in which the words that were found are marked. */
static void draw_marked(const rules_search *s, ui_draw *d, ui_rect at, const ui_label_style *style, bool chosen,
                        const char *text) {
    text_found found[RULES_FOUND];
    const int n = rules_found(text, s->text, found);
    const ui_colour patch = chosen ? UI_PAPER_100 : ui_mix(UI_INK_700, UI_LANTERN, 0.4f);
    for (int i = 0; i < n; i++) {
        const float from = ui_label_name_end(d->ui, at, style, text, found[i].from);
        const float to = ui_label_name_end(d->ui, at, style, text, found[i].to);
        rules_mark(d, (ui_rect){at.x + from, at.y, to - from, at.h}, patch);
    }
    ui_label(d, at, style, text);
}

/* A paragraph on one line. */
static const char *line_of(ui_draw *d, const rules_search *s, const ui_label_style *style, float w,
                           const char *paragraph, size_t len) {
    char text[TEXT];
    snprintf(text, sizeof text, "%.*s", (int)len, paragraph);
    for (char *c = strchr(text, '\n'); c != NULL; c = strchr(c, '\n')) {
        *c = ' ';
    }
    return rules_excerpt(d, style, w, text, s->text);
}

static void draw_hit(const rules_search *s, ui_draw *d, ui_rect at, int n, const nt_table *table) {
    const search_hit *hit = &s->hit[n];
    const bool chosen = s->reading && n == s->chosen;
    ui_label_style title = UI_STYLE_SMALL, words = UI_STYLE_SMALL;
    char text[TEXT];
    const char *from = "";
    size_t len = 0;
    const ui_rect in = {at.x + 14, at.y + 6, at.w - 28, at.h - 12};
    title.face = TEXT_BOLD;
    title.colour = chosen ? UI_INK_900 : UI_LANTERN;
    words.colour = chosen ? UI_INK_900 : words.colour;
    title.lines = words.lines = 1;
    title.name = words.name = true;
    ui_button(d, at, ZONE_FOUND, n, NULL, NULL, chosen ? UI_CHOSEN : UI_QUIET,
              UI_ZONE_OPTION | UI_ZONE_SCROLL | (n == s->first ? UI_ZONE_DEFAULT : 0u));
    page_text(d->ui->words, table, hit->page, "title", text);
    draw_marked(s, d, (ui_rect){in.x, in.y, in.w, in.h / 2}, &title, chosen,
                text_keep(&d->words, text, strlen(text)));
    page_text(d->ui->words, table, hit->page, "text", text);
    if (rules_paragraph(text, hit->paragraph < 0 ? 0 : hit->paragraph, &from, &len)) {
        draw_marked(s, d, (ui_rect){in.x, in.y + in.h / 2, in.w, in.h / 2}, &words, chosen,
                    line_of(d, s, &words, in.w, from, len));
    }
}

/* What will be listed there, or that there is nothing, on a sheet as large as the list. */
static void draw_none(ui_draw *d, ui_rect at, const char *words) {
    static const float in = 18.0f, sign = 56.0f, least = 150.0f;
    ui_label_style style = UI_STYLE_BODY;
    style.align = UI_MIDDLE;
    style.colour = UI_PAPER_200;
    style.lines = 8;
    const float w = at.w - 2 * in, high = ui_label_height(d->ui, &style, w, words) + 2;
    const bool has_sign = at.h >= high + least;
    const float all = high + (has_sign ? sign + in : 0.0f), y = at.y + fmaxf(0.0f, (at.h - all) * 0.4f);
    ui_plate(d, at, 36, 0xF0151B2Cu, 0, 0, false);
    if (has_sign) {
        ui_shape(d, (ui_rect){at.x + (at.w - sign) / 2, y, sign, sign}, large_glass);
    }
    ui_label(d, (ui_rect){at.x + in, y + all - high, w, fminf(high, at.h)}, &style, words);
}

void search_draw_hits(const rules_search *s, ui_draw *d, ui_rect at, const nt_table *table) {
    const float high = row_high(d->ui);
    if (s->n == 0) {
        draw_none(d, at, ui_say(d, s->text[0] != '\0' ? "rules.nothing" : "rules.search.help"));
        return;
    }
    for (int i = 0; i < search_rows(d->ui, at) && s->first + i < s->n; i++) {
        draw_hit(s, d, (ui_rect){at.x, at.y + (float)i * (high + gap), at.w, high}, s->first + i, table);
    }
}
