/* What the menu scenes are made of: ground and title, foot, pager, rows with two arrows. */
#include "app/menu.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "app/aside.h"
#include "app/languages.h"
#include "text/faces.h"
#include "ui/card_table.h"
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
    ui_rect frame = {0, 0, d->ui->width, d->ui->height};
    if (d->ui->high_contrast) {
        ui_fill(d, frame, 0xFF000000u);
    } else {
        ui_cover(d, "parlour", frame);
    }
    ui_ground(d);
    if (!d->ui->high_contrast) {
        draw_counter(d);
    }
}

void menu_page(ui_draw *d, const char *title) {
    ui_label_style style = UI_STYLE_TITLE;
    const float room = d->ui->width - 2 * (margin + 72);
    style.lines = 1;
    style.size *= fminf(1.0f, fmaxf(0.6f, room / ui_label_width(d->ui, &style, title))); /* rather than cut */
    ground(d);
    const float marks = text_lines_of(text_lang(d->ui->words)).above > 1.0f ? 7.0f : 0.0f; /* stacks reach higher */
    ui_label(d, (ui_rect){margin + 72, 18 + marks, room, 74}, &style, title);
}

void menu_game_name(text_catalogue *words, const char *game, char *buf, size_t cap) {
    char key[64], title[256];
    snprintf(key, sizeof key, "%s.title", game);
    text_format(words, key, NULL, 0, title, sizeof title);
    text_title_name(text_lang(words), title, buf, cap);
}

/* Large words stand side by side, as wide together as the room: the name, and smaller what is shown of the game. */
static void beside(ui_draw *d, ui_rect at, ui_label_style name, const char *title, const char *what) {
    static const float gap = 22, less = 0.66f, down = 5;
    ui_label_style small = UI_STYLE_BUTTON;
    small.size = less * name.size;
    const float both = ui_label_width(d->ui, &name, title) + ui_label_width(d->ui, &small, what) + gap;
    name.size *= fminf(1.0f, fmaxf(0.5f, at.w / both));
    name.size = ui_label_size(d->ui, at, &name, title); /* what is not as high as it could be is not as wide */
    small.size = less * name.size;
    const float first = ui_label_width(d->ui, &name, title), second = ui_label_width(d->ui, &small, what);
    const float x = at.x + fmaxf(0.0f, at.w - first - second - gap) / 2;
    name.align = small.align = UI_LEFT;
    small.lines = 1;
    small.colour = UI_LANTERN;
    ui_label(d, (ui_rect){x, at.y, first + 4, at.h}, &name, title);
    ui_label(d, (ui_rect){x + first + gap, at.y + down, second + 4, at.h}, &small, what); /* on one line */
}

void menu_page_of(ui_draw *d, const char *game, const char *what) {
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
    if (ui_large_words(d->ui)) {
        beside(d, at, name, title, what);
        return;
    }
    small.align = UI_MIDDLE;
    small.colour = UI_LANTERN;
    small.size = 21;
    name.size = 40.0f * fminf(1.0f, fmaxf(0.6f, at.w / ui_label_width(d->ui, &name, title)));
    ui_label(d, (ui_rect){at.x, 10, at.w, 54}, &name, title);
    ui_label(d, (ui_rect){at.x, 62, at.w, 30}, &small, what);
}

/* The picture of 1280 x 800 covers the frame and is cropped evenly. */
static ui_rect cropped(const ui_frame *ui, float high) {
    const float scale = fmaxf(ui->width / 1280.0f, ui->height / 800.0f);
    return (ui_rect){(ui->width - 1280 * scale) / 2, (ui->height - 800 * scale) / 2, 1280 * scale, high * scale};
}

void menu_curtain(ui_draw *d) {
    menu_curtain_over(d, 1.0f);
}

/* In high contrast it is drawn in lines: folds at both sides, where no words stand, and the swags above. */
static void curtain_lines(ui_draw *d, float alpha) {
    enum { FOLDS = 5, SWAGS = 8, SVG = 3000 };
    const double w = (double)d->ui->width, h = (double)d->ui->height, swag = w / SWAGS, apart = 0.022 * w;
    char svg[SVG];
    int n =
        snprintf(svg, sizeof svg, "<g fill=\"none\" stroke=\"#7C86A8\" stroke-width=\"2\" stroke-opacity=\"%.2f\">",
                 (double)alpha);
    for (int i = 0; i < SWAGS; i++) {
        n += snprintf(svg + n, sizeof svg - (size_t)n, "<path d=\"M%.0f 0C%.0f 44 %.0f 44 %.0f 0\"/>", i * swag,
                      (i + 0.2) * swag, (i + 0.8) * swag, (i + 1) * swag);
    }
    for (int i = 0; i < FOLDS; i++) {
        const double x = (i + 0.6) * apart, out = 0.35 * apart, from = 36 + 6 * (i % 2);
        for (int side = 0; side < 2; side++) {
            const double way = side == 0 ? 1 : -1, edge = side == 0 ? 0 : w;
            n += snprintf(svg + n, sizeof svg - (size_t)n, "<path d=\"M%.0f %.0fC%.0f %.0f %.0f %.0f %.0f %.0f\"/>",
                          edge + way * x, from, edge + way * (x + out), h * 0.35, edge + way * (x - out), h * 0.7,
                          edge + way * (x + out), h - 14);
        }
    }
    snprintf(svg + n, sizeof svg - (size_t)n, "<path d=\"M0 %.0fH%.0f\"/></g>", h - 14, w);
    ui_shape(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, svg);
}

/* The strip hangs before the top of the cloth. */
void menu_curtain_over(ui_draw *d, float alpha) {
    const ui_rect frame = {0, 0, d->ui->width, d->ui->height};
    if (alpha >= 1.0f || d->ui->high_contrast) {
        ui_fill(d, frame, ui_fade(ui_theme(d->ui, UI_INK_950), alpha));
    }
    if (!d->ui->high_contrast) {
        ui_cover_faded(d, "curtain", frame, alpha);
        ui_picture(d, "valance", cropped(d->ui, 112), alpha);
    } else {
        curtain_lines(d, alpha);
    }
}

/* One half of the cloth, as far as it is seen: it slides, so that each of its pictures is the one that was made. */
static void half_curtain(ui_draw *d, uint8_t id, ui_rect at, float from) {
    const float w = d->ui->width, h = d->ui->height;
    if (at.w < 1 || !ui_place_begin(d, id, at, 0, NULL, 0)) {
        return;
    }
    const float scale = d->outer[d->frames - 1]->u / d->ui->u;
    ui_cover(d, "curtain", (ui_rect){-from * scale, 0, w * scale, h * scale});
    ui_place_end(d);
}

/* The hem that catches the lamp, the last folds behind it, and the shadow that the cloth throws into the room, which
 * lies to the `way` of x: one picture, made once, that slides. */
static void curtain_edge(ui_draw *d, float x, float way) {
    static const char shades[] =
        "<defs><linearGradient id=\"f\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"40\" y2=\"0\">"
        "<stop offset=\"0\" stop-color=\"#140608\" stop-opacity=\"0\"/>"
        "<stop offset=\"0.5\" stop-color=\"#140608\" stop-opacity=\"0.22\"/>"
        "<stop offset=\"1\" stop-color=\"#140608\" stop-opacity=\"0.62\"/></linearGradient>"
        "<linearGradient id=\"s\" gradientUnits=\"userSpaceOnUse\" x1=\"40\" y1=\"0\" x2=\"92\" y2=\"0\">"
        "<stop offset=\"0\" stop-color=\"#000000\" stop-opacity=\"0.5\"/>"
        "<stop offset=\"0.35\" stop-color=\"#000000\" stop-opacity=\"0.22\"/>"
        "<stop offset=\"1\" stop-color=\"#000000\" stop-opacity=\"0\"/></linearGradient></defs>";
    static const float cloth = 40.0f, wide = 92.0f;
    const ui_rect picture = cropped(d->ui, 772); /* the hem */
    const double high = (double)(picture.y + picture.h);
    char svg[sizeof shades + 320];
    snprintf(svg, sizeof svg,
             "%s<g transform=\"translate(%d 0) scale(%d 1)\"><path d=\"M0 0H40V%.0fH0Z\" fill=\"url(#f)\"/>"
             "<path d=\"M40 0H92V%.0fH40Z\" fill=\"url(#s)\"/><path d=\"M37 0H40V%.0fH37Z\" fill=\"#D98E4A\"/></g>",
             shades, way > 0 ? 0 : (int)wide, way > 0 ? 1 : -1, high, high, high);
    ui_shape(d, (ui_rect){way > 0 ? x - cloth : x + cloth - wide, 0, wide, (float)high}, svg);
}

/* The lamp behind the cloth, seen through the gap: one light, made once, that goes as the wings do and is gone when
 * the stage lies open. */
static void stage_light(ui_draw *d, float part) {
    const ui_rect all = {0, 0, d->ui->width, d->ui->height};
    const float lit = 1.0f - motion_smooth(motion_of(part, 0.3f, 1.0f));
    if (lit > 0.0f) {
        ui_glow(d, ui_centre(all, all.w * 0.7f, all.h * 1.1f), ui_fade(UI_LANTERN, lit));
    }
}

float menu_valance_up(const ui_frame *ui, float part) {
    return ui->high_contrast ? 0.0f : roundf(cropped(ui, 112).h * motion_of(part, 0.6f, 1.0f) * ui->u) / ui->u;
}

void menu_stage_over(ui_draw *d, float alpha, float wings) {
    const ui_rect all = {0, 0, d->ui->width, d->ui->height};
    const float wing = table_wing(d->ui);
    if (d->ui->high_contrast) {
        ui_fill(d, all, ui_fade(ui_theme(d->ui, UI_INK_900), alpha));
        return;
    }
    ui_cover_faded(d, "private", all, alpha);
    ui_picture(d, "curtain_left", (ui_rect){0, 0, wing, all.h}, wings);
    ui_picture(d, "curtain_right", (ui_rect){all.w - wing, 0, wing, all.h}, wings);
}

/* It lies where a private page will lie, so that nothing of it moves when that comes. */
void menu_stage(ui_draw *d) {
    enum { PLACE = 3 };
    const ui_rect above = aside_above(d->ui);
    if (ui_place_begin(d, PLACE, above, 0, NULL, 0)) {
        menu_stage_over(d, 1.0f, 1.0f);
        ui_place_end(d);
    }
    ui_fill(d, (ui_rect){0, above.h, d->ui->width, d->ui->height - above.h}, UI_INK_950);
}

/* The cloth slides out whole: what stands at its end are the wings of the private page, and its valance is drawn up.
 */
void menu_curtain_parted(ui_draw *d, float part) {
    const float w = d->ui->width, h = d->ui->height, slid = w * 0.5f * part;
    if (d->ui->high_contrast) {
        ui_fill(d, (ui_rect){0, 0, w, h}, ui_theme(d->ui, UI_INK_950));
        return;
    }
    menu_stage(d);
    stage_light(d, part);
    const ui_rect cloth = cropped(d->ui, 774); /* the stage's boards lie under its hem */
    ui_fill(d, (ui_rect){0, cloth.y + cloth.h, w, h - cloth.y - cloth.h}, UI_INK_950);
    half_curtain(d, 1, (ui_rect){0, 0, w / 2 - slid, h}, slid);
    half_curtain(d, 2, (ui_rect){w / 2 + slid, 0, w / 2 - slid, h}, w / 2);
    for (int side = 0; side < 2; side++) {
        curtain_edge(d, side == 0 ? w / 2 - slid : w / 2 + slid, side == 0 ? 1.0f : -1.0f);
    }
    const ui_rect strip = cropped(d->ui, 112);
    ui_picture(d, "valance", (ui_rect){strip.x, strip.y - menu_valance_up(d->ui, part), strip.w, strip.h}, 1.0f);
}

void menu_wax(ui_draw *d, ui_rect at) {
    ui_disc(d, at, 0xFFA63B26u, 0xFFD9694Bu, 2.0f);
    ui_figure(d, "moon", ui_inset(at, at.w * 0.24f), UI_PAPER_100);
}

float menu_valance(const ui_frame *ui) {
    const ui_rect strip = cropped(ui, 96);
    return ui->high_contrast ? 40.0f : strip.y + strip.h;
}

/* Where a cord at x comes out behind the fringe: eight swags, deepest in their middles. */
static float below_valance(const ui_frame *ui, float x) {
    const ui_rect strip = cropped(ui, 1);
    const float swag = strip.w / 8, along = fmodf(x - strip.x, swag) / swag;
    return ui->high_contrast ? 0 : strip.y + strip.h * (46.0f + 48.0f * powf(sinf(3.14159f * along), 0.8f));
}

void menu_hung_sign(ui_draw *d, ui_rect at, float up) {
    const ui_colour paper = 0xFFDCCBA6u, cord = ui_theme(d->ui, 0xFFC9743Fu);
    const float in = 46.0f, nail = 10.0f;
    for (int side = 0; side < 2; side++) {
        const float x = side == 0 ? at.x + in : at.x + at.w - in, from = below_valance(d->ui, x) - up;
        ui_fill(d, (ui_rect){x - 1.5f, from, 3, at.y + 12 - from}, cord);
    }
    ui_plate(d, at, 41, paper, 0xFF8A6A3Eu, 2.0f, true);
    for (int side = 0; side < 2; side++) {
        const float x = side == 0 ? at.x + in : at.x + at.w - in;
        ui_disc(d, (ui_rect){x - nail / 2, at.y + 7, nail, nail}, UI_INK_900, cord, 2.0f);
    }
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
    if (warning) {
        ui_warning(d, fits ? middle : at, &style, text);
    } else {
        ui_label(d, fits ? middle : at, &style, text);
    }
}

typedef struct {
    ui_label_style name, help;
    ui_rect name_at, help_at;
} choice_block;

/* Name and help as one block in the middle of the row's height; what both lack is shared by what they need. */
static choice_block choice_block_of(const ui_frame *ui, ui_rect at, const menu_choice *c) {
    choice_block b = {.name = UI_STYLE_BUTTON, .help = UI_STYLE_SMALL, .name_at = at};
    b.name.align = UI_LEFT;
    b.name.name = c->name_lang != NULL;
    b.name.lang = c->name_lang;
    b.help.colour = UI_PAPER_400;
    b.help.valign = UI_TOP;
    if (c->help == NULL || c->help[0] == '\0') {
        return b;
    }
    b.help.size = c->help_size > 0.0f ? c->help_size : b.help.size;
    b.name.lines = 2;
    const float needs = ui_label_height(ui, &b.name, at.w, c->name);
    const float rest = ui_label_height(ui, &b.help, at.w, c->help);
    const float line = fmaxf(fmaxf(27.0f, at.h * 0.24f), fminf(needs, at.h * needs / (needs + rest)));
    const float under = fminf(rest, at.h - line), y = at.y + (at.h - line - under) / 2;
    b.name_at = (ui_rect){at.x, y, at.w, line};
    b.help_at = (ui_rect){at.x, y + line, at.w, under + 1};
    return b;
}

/* Of a row: the value between its buttons; the words have the rest, and where they are a name alone they leave a
 * large value more. */
static float choice_value_width(const ui_frame *ui, float w, bool helped) {
    const float of_wide = ui_large_words(ui) && !helped ? 0.31f : 0.26f;
    return fminf(w * (w < 450 ? 0.58f : w > 1000 ? of_wide : 0.45f), 380.0f);
}

float menu_choice_height(const ui_frame *ui, float w, const char *name) {
    return ui_label_height(ui, &UI_STYLE_BUTTON, w - choice_value_width(ui, w, false) - 34, name) + 6;
}

/* A track with a knob that lies right, with a tick, when it is on. */
static void draw_switch(ui_draw *d, ui_rect at, const menu_choice *c, const ui_label_style *value) {
    const float target = fmaxf(50.0f, ui_target(d->ui)), h = 42.0f, w = 88.0f, knob = h - 10;
    const ui_rect press = {at.x, at.y + (at.h - target) / 2, at.w, target};
    const ui_rect track = {at.x + at.w - w - 6, at.y + (at.h - h) / 2, w, h};
    const ui_rect disc = {c->on ? track.x + w - knob - 5 : track.x + 5, track.y + 5, knob, knob};
    const bool hover =
        d->ui->hover_name != NULL && d->ui->hover_n == c->n && strcmp(d->ui->hover_name, ZONE_MORE) == 0;
    ui_label_style style = *value;
    style.align = UI_RIGHT;
    ui_zone_add(d, ZONE_MORE, c->n, press, c->first ? UI_ZONE_DEFAULT : 0);
    ui_plate(d, track, 47, c->on ? UI_LANTERN : UI_INK_900,
             hover   ? UI_PAPER_100
             : c->on ? UI_LANTERN
                     : UI_INK_500,
             2.0f, false);
    ui_disc(d, disc, c->on ? UI_INK_900 : UI_PAPER_400, 0, 0);
    if (c->on) {
        ui_figure(d, "check", ui_inset(disc, 6), ui_theme(d->ui, UI_LANTERN));
    }
    ui_label(d, (ui_rect){at.x, at.y + 3, track.x - 14 - at.x, at.h - 6}, &style, c->value);
    ui_focus(d, press, ZONE_MORE, c->n);
}

/* The value between two arrows. */
static void draw_arrows(ui_draw *d, ui_rect at, const menu_choice *c, const ui_label_style *value) {
    const float button = fmaxf(50.0f, ui_target(d->ui)), y = at.y + (at.h - button) / 2;
    ui_button(d, (ui_rect){at.x, y, button, button}, ZONE_LESS, c->n, NULL, "arrow_left", UI_PLAIN,
              c->less ? 0 : UI_ZONE_OFF);
    ui_button(d, (ui_rect){at.x + at.w - button, y, button, button}, ZONE_MORE, c->n, NULL, "arrow_right", UI_PLAIN,
              (c->more ? 0 : UI_ZONE_OFF) | (c->first ? UI_ZONE_DEFAULT : 0));
    ui_label(d, (ui_rect){at.x + button + 8, at.y + 3, at.w - 2 * button - 16, at.h - 6}, value, c->value);
}

static const float both_gap = 8.0f, both_tick = 20.0f;

/* How wide the i-th is: half, or as much as keeps both on one line. */
static float both_width(const ui_frame *ui, float w, const menu_choice *c, const ui_label_style *value, int i) {
    static const float around = 20.0f + both_tick, most_of_half = 1.3f;
    const float room = w - both_gap, half = room / 2;
    const float mine = ui_label_width(ui, value, c->both[i]) + around;
    const float other = ui_label_width(ui, value, c->both[1 - i]) + around;
    if (fmaxf(mine, other) <= half || mine + other > room + 2 * around) {
        return half;
    }
    return fminf(fmaxf(room * mine / (mine + other), half * (2.0f - most_of_half)), half * most_of_half);
}

/* The place of its words, a tick beside them. */
static ui_rect both_words(const ui_frame *ui, float w, float h, const menu_choice *c, const ui_label_style *value,
                          int i) {
    return (ui_rect){0, 0, both_width(ui, w, c, value, i) - 20 - both_tick, h - 4};
}

/* As high as two lines with air need where a value has so many. */
static float both_height(const ui_frame *ui, float w, float h, const menu_choice *c, const ui_label_style *value) {
    float high = fmaxf(50.0f, ui_target(ui));
    for (int i = 0; i < 2 && c->both[0] != NULL; i++) {
        const ui_rect words = both_words(ui, w, high, c, value, i);
        if (ui_button_lines(ui, value, words, c->both[i]) > 1) {
            high = fmaxf(high, ui_label_height(ui, value, words.w, c->both[i]) + 10);
        }
    }
    return fminf(h - 8, high);
}

/* Whether two values have room side by side, each with a tick when it is chosen. */
static bool both_fit(const ui_frame *ui, float w, float h, const menu_choice *c, const ui_label_style *value) {
    ui_label_style style = *value;
    if (c->both[0] == NULL) {
        return false;
    }
    const float high = both_height(ui, w, h, c, value);
    style.lines = 2;
    return ui_label_fits(ui, both_words(ui, w, high, c, value, 0), &style, c->both[0]) &&
           ui_label_fits(ui, both_words(ui, w, high, c, value, 1), &style, c->both[1]);
}

/* Two values side by side; the chosen one is lit and ticked. */
static void draw_both(ui_draw *d, ui_rect at, const menu_choice *c, const ui_label_style *value) {
    const float high = both_height(d->ui, at.w, at.h, c, value), y = at.y + (at.h - high) / 2;
    const float first = both_width(d->ui, at.w, c, value, 0), tick = both_tick;
    for (int i = 0; i < 2; i++) {
        const float w = i == 0 ? first : at.w - both_gap - first;
        const ui_rect box = {i == 0 ? at.x : at.x + first + both_gap, y, w, high};
        const bool on = (i == 1) == c->on;
        const char *zone = i == 0 ? ZONE_LESS : ZONE_MORE;
        ui_label_style style = *value;
        style.align = UI_MIDDLE;
        style.lines = ui_button_lines(d->ui, value, both_words(d->ui, at.w, high, c, value, i), c->both[i]);
        style.colour = on ? UI_INK_900 : UI_PAPER_100;
        if (on) {
            ui_plate(d, box, 47u + (unsigned)i, UI_LANTERN, 0, 0.0f, false);
            ui_zone_add(d, zone, c->n, box, UI_ZONE_OFF | UI_ZONE_QUIET);
        } else {
            ui_button(d, box, zone, c->n, NULL, NULL, UI_PLAIN, c->first ? UI_ZONE_DEFAULT : 0);
        }
        ui_label(d, (ui_rect){box.x + 8, y + 2, w - 16 - (on ? tick + 4 : 0), high - 4}, &style, c->both[i]);
        if (on) {
            ui_figure(d, "check", (ui_rect){box.x + w - tick - 8, y + (high - tick) / 2, tick, tick}, UI_INK_900);
        }
    }
}

ui_rect menu_choice_picture(ui_rect row) {
    static const float least = 76.0f, upright = 1.5f;
    const float high = row.h - 12;
    return (ui_rect){row.x + 14, row.y + 6, fmaxf(least, high / upright), high};
}

static float choice_sign(ui_rect at) {
    return at.h > 84 ? 44.0f : 30.0f;
}

/* How wide its value is where a picture takes room, too: a long one gets more of it than the words. */
static float beside_picture(const ui_frame *ui, ui_rect at, const menu_choice *c) {
    const float usual = menu_narrow(ui) ? 240.0f : 296.0f, arrows = 2 * fmaxf(50.0f, ui_target(ui)) + 16;
    const bool fits = c->both[0] != NULL || c->two_way || c->value == NULL ||
                      ui_label_fits(ui, (ui_rect){0, 0, usual - arrows, at.h - 6}, &UI_STYLE_BUTTON, c->value);
    return fits ? usual : usual + 24;
}

/* Where its words stand, and from where on its value does. */
static ui_rect choice_words_at(const ui_frame *ui, ui_rect at, const menu_choice *c, float *part) {
    const float sign = choice_sign(at), shown = menu_choice_picture(at).w + 8;
    const float words = at.x + 18 + (c->picture ? shown : c->figure != NULL ? sign + 12 : 0.0f);
    *part = choice_value_width(ui, at.w, c->help != NULL && c->help[0] != '\0');
    *part = c->picture ? fminf(*part, beside_picture(ui, at, c)) : *part;
    *part = c->two_way ? fminf(*part, ui_label_width(ui, &UI_STYLE_BUTTON, c->value) + 124.0f) : *part;
    return (ui_rect){words, at.y + 3, at.x + at.w - *part - (c->picture ? 28.0f : 16.0f) - words, at.h - 6};
}

float menu_choice_help_size(const ui_frame *ui, ui_rect row, const menu_choice *c) {
    float part = 0.0f;
    const choice_block b = choice_block_of(ui, choice_words_at(ui, row, c, &part), c);
    return c->help == NULL || c->help[0] == '\0' ? b.help.size : ui_label_size(ui, b.help_at, &b.help, c->help);
}

float menu_choice_needs(const ui_frame *ui, ui_rect row, const menu_choice *c) {
    static const float air = 16.0f;
    float part = 0.0f;
    const float w = choice_words_at(ui, row, c, &part).w;
    const float help =
        c->help != NULL && c->help[0] != '\0' ? ui_label_height(ui, &UI_STYLE_SMALL, w, c->help) : 0.0f;
    return ui_label_height(ui, &UI_STYLE_BUTTON, w, c->name) + help + air;
}

/* What is not as printed has a ribbon at its edge besides the lamp's colour. */
void menu_choice_draw(ui_draw *d, ui_rect at, const menu_choice *c) {
    const float sign = choice_sign(at);
    ui_label_style value = UI_STYLE_BUTTON;
    float part = 0.0f;
    const ui_rect words = choice_words_at(d->ui, at, c, &part);
    const choice_block b = choice_block_of(d->ui, words, c);
    ui_plate(d, at, 40u + (unsigned)c->n % 5u, c->changed ? 0xF0303049u : 0xE6151B2Cu, c->changed ? UI_LANTERN : 0,
             1.6f, false);
    if (c->changed) {
        ui_fill(d, (ui_rect){at.x + 4, at.y + 9, 6, at.h - 18}, ui_theme(d->ui, UI_LANTERN));
    }
    if (c->figure != NULL) {
        ui_figure(d, c->figure, (ui_rect){at.x + 16, at.y + (at.h - sign) / 2, sign, sign},
                  ui_theme(d->ui, ui_mix(UI_LANTERN, UI_PAPER_200, 0.45f)));
    }
    ui_label(d, b.name_at, &b.name, c->name);
    if (b.help_at.h > 0.0f) {
        ui_label(d, b.help_at, &b.help, c->help);
    }
    value.colour = c->changed ? UI_LANTERN : UI_PAPER_100;
    value.lines = 3;
    value.name = c->value_lang != NULL;
    value.lang = c->value_lang;
    const ui_rect room = {at.x + at.w - part - 8, at.y, part, at.h};
    if (c->two_way) {
        draw_switch(d, room, c, &value);
    } else if (both_fit(d->ui, part, at.h, c, &value)) {
        draw_both(d, room, c, &value);
    } else {
        draw_arrows(d, room, c, &value);
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

/* Sign and name stand in its middle together. */
void menu_language_button(ui_draw *d, ui_rect at, const char *tag, ui_button_look look) {
    const ui_label_style style = tongue_style(tag);
    const char *name = app_language_name(d, tag);
    const float before = tongue_sign + tongue_gap, words = ui_label_width(d->ui, &style, name) + 2;
    const float wide = fminf(before + words, at.w - tongue_in), x = at.x + (at.w - wide) / 2;
    ui_button(d, at, ZONE_LANGUAGE, 0, NULL, NULL, look, 0);
    ui_figure(d, "speech", (ui_rect){x, at.y + (at.h - tongue_sign) / 2, tongue_sign, tongue_sign},
              ui_theme(d->ui, UI_LANTERN));
    ui_label(d, (ui_rect){x + before, at.y + 3, wide - before, at.h - 6}, &style, name);
}

bool menu_pressed(const ui_input *in, const char *zone) {
    return in->kind == UI_CHOOSE && (in->flags & UI_ZONE_OFF) == 0 && strcmp(in->zone, zone) == 0;
}

bool menu_back(const ui_input *in) {
    return in->kind == UI_BACK || menu_pressed(in, ZONE_BACK);
}
