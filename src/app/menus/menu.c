/* What the menu scenes are made of: ground and title, foot, pager, sentence, button of the language. */
#include "app/menus/menu.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/languages.h"
#include "text/faces.h"
#include "ui/frame.h"

static const float margin = 48.0f;

bool menu_narrow(const ui_frame *ui) {
    return ui->width < 1000.0f;
}

bool menu_has_pictures(const ui_frame *ui) {
    return ui->text_scale < 1.4f;
}

float menu_button_height(const ui_frame *ui) {
    return fmaxf(52.0f, ui_target(ui));
}

/* At the foot of the wall, under the buttons. */
static void draw_counter(ui_draw *d) {
    const float h = menu_button_height(d->ui) + 36.0f;
    const ui_rect at = {0, d->ui->height - h, d->ui->width, h};
    const double w = (double)at.w;
    char svg[640];
    snprintf(svg, sizeof svg,
             "<defs><linearGradient id=\"g\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"0\" "
             "y2=\"%.0f\"><stop offset=\"0\" stop-color=\"#4A2E24\"/><stop offset=\"0.2\" "
             "stop-color=\"#2A1B1D\"/><stop offset=\"1\" stop-color=\"#0E0C14\"/></linearGradient></defs>"
             "<path d=\"M0 3L%.0f 1L%.0f 3L%.0f %.0fL0 %.0fZ\" fill=\"#B4703C\"/>"
             "<path d=\"M0 5L%.0f 3L%.0f 5L%.0f %.0fL0 %.0fZ\" fill=\"url(#g)\"/>",
             (double)h, w / 2, w, w, (double)h, (double)h, w / 2, w, w, (double)h, (double)h);
    ui_shape(d, at, svg);
}

static void ground(ui_draw *d) {
    ui_cover_or_black(d, "parlour", (ui_rect){0, 0, d->ui->width, d->ui->height});
    ui_ground(d);
    if (!d->ui->high_contrast) {
        draw_counter(d);
    }
}

ui_colour menu_piece_ground(bool threatens, bool some) {
    return threatens ? (some ? 0xF0532A33u : 0xE62B1822u) : (some ? 0xF0303049u : 0xE6151B2Cu);
}

void menu_sheet(ui_draw *d, ui_rect at) {
    ui_plate(d, at, 36, UI_PARCHMENT, UI_PARCHMENT_EDGE, 2.0f, true);
    ui_plate(d, ui_inset(at, 9), 37, 0, ui_fade(UI_PARCHMENT_EDGE, 0.45f), 1.2f, false);
}

void menu_page(ui_draw *d, const char *title) {
    ui_label_style style = UI_STYLE_TITLE;
    const float room = d->ui->width - 2 * (margin + 72);
    style.lines = 1;
    style.size *= fminf(1.0f, fmaxf(0.6f, room / ui_label_width(d->ui, &style, title))); /* rather than cut */
    ground(d);
    const float lower = text_lines_of(text_lang(d->ui->words)).above > 1.0f ? 8.0f : 0.0f; /* its line lies low */
    ui_label(d, (ui_rect){margin + 72, 18 - lower, room, 74}, &style, title);
}

void menu_game_name(text_catalogue *words, const char *game, char *buf, size_t cap) {
    char key[64], title[256];
    snprintf(key, sizeof key, "%s.title", game);
    text_format(words, key, NULL, 0, title, sizeof title);
    text_title_name(text_lang(words), title, buf, cap);
}

/* Large words stand side by side, as wide together as the room: the name, and smaller what is shown of the game.
 * False: they would be too small for that. */
static bool beside(ui_draw *d, ui_rect at, ui_label_style name, const char *title, const char *what) {
    static const float gap = 22, less = 0.66f, least = 0.5f;
    ui_label_style small = UI_STYLE_BUTTON;
    small.size = less * name.size;
    const float both = ui_label_width(d->ui, &name, title) + ui_label_width(d->ui, &small, what) + gap;
    if (at.w < least * both) {
        return false;
    }
    name.size *= fminf(1.0f, at.w / both);
    name.size = ui_label_size(d->ui, at, &name, title); /* what is not as high as it could be is not as wide */
    small.size = less * name.size;
    const float first = ui_label_width(d->ui, &name, title), second = ui_label_width(d->ui, &small, what);
    const float x = at.x + fmaxf(0.0f, at.w - first - second - gap) / 2;
    name.align = small.align = UI_LEFT;
    small.lines = 1;
    small.colour = UI_LANTERN;
    const ui_rect left = {x, at.y, first + 4, at.h};
    ui_rect right = {x + first + gap, at.y, second + 4, at.h};
    right.y += ui_label_base(d->ui, left, &name, title) - ui_label_base(d->ui, right, &small, what); /* on one line */
    ui_label(d, left, &name, title);
    ui_label(d, right, &small, what);
    return true;
}

void menu_page_of(ui_draw *d, const char *game, const char *what) {
    static const float clear = 14.0f; /* of the button beside them */
    const ui_rect at = {margin + 72, 18, d->ui->width - 2 * (margin + 72), 74};
    char title[256];
    menu_game_name(d->ui->words, game, title, sizeof title);
    if (what == NULL) {
        menu_page(d, title);
        return;
    }
    ui_label_style name = UI_STYLE_TITLE, small = UI_STYLE_BUTTON;
    name.lines = small.lines = 1;
    ground(d);
    if (ui_large_words(d->ui) &&
        beside(d, (ui_rect){at.x + clear, at.y, at.w - 2 * clear, at.h}, name, title, what)) {
        return;
    }
    small.align = UI_MIDDLE;
    small.colour = UI_LANTERN;
    small.size = 21;
    name.size = 40.0f * fminf(1.0f, fmaxf(0.6f, at.w / ui_label_width(d->ui, &name, title)));
    ui_label(d, (ui_rect){at.x, 10, at.w, 54}, &name, title);
    ui_label(d, (ui_rect){at.x, 62, at.w, 30}, &small, what);
}

ui_rect menu_area(const ui_frame *ui) {
    float foot = menu_button_height(ui) + 44.0f;
    float in = menu_narrow(ui) ? 32.0f : margin;
    return (ui_rect){in, 100, ui->width - 2 * in, ui->height - 100 - foot};
}

/* The button at the outer side of the foot, beside "back". */
typedef struct {
    const char *zone, *text; /* NULL: none */
    ui_button_look look;
    unsigned flags, back_flags;
} foot;

float menu_button_width(const ui_frame *ui, const char *text, float usual, float most) {
    return fminf(fmaxf(usual, ui_label_width(ui, &UI_STYLE_BUTTON, text) + 28.0f), most);
}

/* Large words leave "back" no wider than it needs: the sentence beside it wants the room. */
static float back_width(const ui_frame *ui, const char *back) {
    static const float arrow = 62.0f, least = 150.0f;
    const float usual = menu_narrow(ui) ? 170.0f : 220.0f;
    return ui_large_words(ui) ? fminf(usual, fmaxf(least, ui_label_width(ui, &UI_STYLE_BUTTON, back) + arrow))
                              : usual;
}

static ui_rect draw_foot(ui_draw *d, const char *back, const foot *f) {
    float h = menu_button_height(d->ui), w = back_width(d->ui, back);
    const float usual = menu_narrow(d->ui) ? 170.0f : 220.0f;
    float y = d->ui->height - h - 22.0f, in = menu_area(d->ui).x;
    const bool two = f->text != NULL, other = d->ui->left_handed && two;
    const float on = two ? menu_button_width(d->ui, f->text, usual, d->ui->width * 0.36f) : 0.0f;
    const ui_rect left = {in, y, other ? on : w, h};
    const ui_rect right = {d->ui->width - in - (other ? w : on), y, other ? w : on, h};
    const ui_button_of row[] = {
        {other ? right : left, ZONE_BACK, 0, back, "arrow_left", UI_PLAIN, f->back_flags},
        {other ? left : right, f->zone, 0, f->text, NULL, f->look, f->flags},
    };
    ui_button_row(d, row, two ? 2 : 1);
    const float from = left.x + left.w + 20, to = two ? right.x - 20 : d->ui->width - in;
    return (ui_rect){from, y - 18, to - from, h + 36};
}

ui_rect menu_foot(ui_draw *d, const char *back, const char *next, unsigned next_flags) {
    return draw_foot(d, back, &(foot){ZONE_NEXT, next, UI_PRIMARY, next_flags, next == NULL ? UI_ZONE_DEFAULT : 0u});
}

ui_rect menu_foot_plain(ui_draw *d, const char *back, const char *other, const char *zone) {
    return draw_foot(d, back, &(foot){zone, other, UI_PLAIN, 0, UI_ZONE_DEFAULT});
}

ui_rect menu_foot_start(ui_draw *d, const char *back, const char *next, const char *start) {
    static const float usual = 220.0f, least = 150.0f, most = 0.21f, gap = 14.0f;
    const float h = menu_button_height(d->ui);
    const float w = ui_large_words(d->ui) ? menu_button_width(d->ui, start, least, usual) : usual;
    const float aside = menu_button_width(d->ui, next, usual, fmaxf(usual, d->ui->width * most));
    const float y = d->ui->height - h - 22.0f, in = menu_area(d->ui).x;
    const float first = back_width(d->ui, back);
    const bool other = d->ui->left_handed;
    const ui_rect left = {in, y, other ? w : first, h};
    const ui_rect right = {d->ui->width - in - (other ? first : w), y, other ? first : w, h};
    const float beside = other ? left.x + w + gap : right.x - aside - gap;
    const ui_button_of row[] = {
        {other ? right : left, ZONE_BACK, 0, back, "arrow_left", UI_PLAIN, 0},
        {{beside, y, aside, h}, ZONE_NEXT, 0, next, NULL, UI_PLAIN, 0},
        {other ? left : right, ZONE_START, 0, start, NULL, UI_PRIMARY, UI_ZONE_DEFAULT},
    };
    ui_button_row(d, row, 3);
    const float from = other ? beside + aside + 20 : left.x + first + 20, to = (other ? right.x : beside) - 20;
    return (ui_rect){from, y - 18, to - from, h + 36};
}

static const float pager_arrow = 84.0f, pager_words = 116.0f, pager_gap = 6.0f;

float menu_pager_width(void) {
    return 2 * pager_arrow + pager_words + 2 * pager_gap;
}

float menu_pager(ui_draw *d, float x, float y, int page, int pages) {
    const float h = menu_button_height(d->ui);
    if (pages < 2) {
        return 0.0f;
    }
    ui_button(d, (ui_rect){x, y, pager_arrow, h}, ZONE_PAGE, -1, NULL, "arrow_left", UI_PLAIN,
              page == 0 ? UI_ZONE_OFF : 0);
    x += pager_arrow + pager_gap;
    ui_page_number(d, (ui_rect){x, y, pager_words, h}, UI_STYLE_SMALL.colour, page, pages);
    x += pager_words + pager_gap;
    ui_button(d, (ui_rect){x, y, pager_arrow, h}, ZONE_PAGE, 1, NULL, "arrow_right", UI_PLAIN,
              page == pages - 1 ? UI_ZONE_OFF : 0);
    return menu_pager_width();
}

void menu_foot_pages(ui_draw *d, ui_rect room, int page, int pages) {
    menu_pager(d, room.x + room.w - menu_pager_width(), room.y + 18, page, pages);
}

int menu_turned(int first, int n, int per, int by) {
    const int last = n > 0 ? (n - 1) / per : 0, page = first / per + by;
    return (page < 0 ? 0 : page > last ? last : page) * per;
}

void menu_rules_button(ui_draw *d) {
    float side = menu_button_height(d->ui), in = menu_area(d->ui).x;
    ui_rect at = {d->ui->left_handed ? in : d->ui->width - in - side, 24, side, side};
    ui_button(d, at, ZONE_RULES, 0, NULL, "book", UI_PLAIN, 0);
}

bool menu_wants_rules(const ui_input *in) {
    return in->kind == UI_RULES || menu_pressed(in, ZONE_RULES);
}

/* The room of a sentence clear of the counter's edge; stacks of marks reach above their first line of two. */
static ui_rect below_edge(const ui_frame *ui, ui_rect room, const ui_label_style *style, const char *text) {
    static const float stacks = 8, lower = 2;
    const float edge = ui_large_words(ui) ? 4 : 8;
    const ui_rect at = {room.x, room.y + edge, room.w, room.h - 2 * edge};
    const text_lines lies = text_lines_of(text_lang(ui->words));
    if (lies.above < 1.0f || ui_label_width(ui, style, text) <= at.w) {
        return at;
    }
    return (ui_rect){at.x, at.y + stacks, at.w, at.h - stacks + lower};
}

/* In the middle of the frame, below the title, where nothing stands at one end of its room or its own middle is near,
 * and it takes no more lines there; else in the middle of its room. */
void menu_sentence(ui_draw *d, ui_rect room, const char *text, bool warning) {
    static const float one_line = 0.82f; /* a little smaller rather than on two, at the counter's edge */
    ui_label_style style = UI_STYLE_BODY;
    style.align = UI_MIDDLE;
    style.face = warning ? TEXT_BOLD : TEXT_BODY;
    style.colour = UI_PAPER_200;
    const ui_rect at = below_edge(d->ui, room, &style, text);
    const float wide = ui_label_width(d->ui, &style, text);
    const bool shrinks = ui_large_words(d->ui) && wide > at.w && wide * one_line <= at.w;
    style.lines = shrinks ? 1 : style.lines;
    style.tight = ui_label_height(d->ui, &style, at.w, text) > at.h;
    const float side = fmaxf(at.x, d->ui->width - at.x - at.w);
    const ui_rect middle = {side, at.y, d->ui->width - 2 * side, at.h};
    const float aside = fabsf(at.x + at.w / 2 - d->ui->width / 2), in = menu_area(d->ui).x + 1;
    const bool free_end = at.x < in || at.x + at.w > d->ui->width - in;
    const bool fits = !shrinks && middle.w > 0 && (free_end || aside < 0.06f * d->ui->width) &&
                      ui_label_height(d->ui, &style, middle.w, text) <= ui_label_height(d->ui, &style, at.w, text);
    const ui_rect words = fits ? middle : at;

    ui_sentence_mark(d, words, text, NULL);
    if (warning) {
        ui_warning(d, words, &style, text);
    } else {
        ui_label(d, words, &style, text);
    }
}

static const float tongue_sign = 28, tongue_gap = 10, tongue_in = 16;

static ui_label_style tongue_style(const char *tag) {
    ui_label_style style = UI_STYLE_NAME;
    style.lang = tag;
    return style;
}

float menu_language_width(ui_draw *d, const char *tag) {
    const ui_label_style style = tongue_style(tag);
    return ceilf(tongue_sign + tongue_gap + 2 * tongue_in + ui_label_width(d->ui, &style, app_language_name(d, tag)) +
                 2);
}

/* Sign and words stand in its middle together; the sign and what is before the name give way to that. */
void menu_language_button(ui_draw *d, ui_rect at, const char *what, const char *tag, ui_button_look look) {
    const ui_label_style style = tongue_style(tag);
    ui_label_style plain = UI_STYLE_BUTTON;
    const char *name = app_language_name(d, tag);
    const float words = ui_label_width(d->ui, &style, name) + 2, room = at.w - tongue_in;
    const float said = what != NULL ? ui_label_width(d->ui, &plain, what) + tongue_gap - 2 : 0.0f;
    const float before = said + words <= room ? said : 0.0f;
    const float sign =
        before > 0.0f && before + words + tongue_sign + tongue_gap > room ? 0.0f : tongue_sign + tongue_gap;
    const float wide = fminf(sign + before + words, room), x = at.x + (at.w - wide) / 2;
    ui_button(d, at, ZONE_LANGUAGE, 0, NULL, NULL, look, 0);
    if (sign > 0.0f) {
        ui_figure(d, "speech", (ui_rect){x, at.y + (at.h - tongue_sign) / 2, tongue_sign, tongue_sign},
                  ui_theme(d->ui, UI_LANTERN));
    }
    if (before > 0.0f) {
        plain.align = UI_LEFT;
        plain.lines = 1;
        plain.face = style.face;
        ui_label(d, (ui_rect){x + sign, at.y + 3, before, at.h - 6}, &plain, what);
    }
    ui_label(d, (ui_rect){x + sign + before, at.y + 3, wide - sign - before, at.h - 6}, &style, name);
}

bool menu_pressed(const ui_input *in, const char *zone) {
    return in->kind == UI_CHOOSE && (in->flags & UI_ZONE_OFF) == 0 && strcmp(in->zone, zone) == 0;
}

bool menu_back(const ui_input *in) {
    return in->kind == UI_BACK || menu_pressed(in, ZONE_BACK);
}
