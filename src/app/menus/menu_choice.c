/* A line of a list: name and help as one block, and its value as a switch, as two names or between two arrows. */
#include "app/menus/menu_choice.h"

#include <math.h>

#include "app/menus/menu.h"

typedef struct {
    ui_label_style name, help;
    ui_rect name_at, help_at;
} choice_block;

/* A high row of a tall window has a larger name, as it has a larger picture: less bare ground round small ones. */
static float choice_scale(const ui_frame *ui, float high) {
    static const float usual = 190.0f, most = 1.2f;
    return menu_narrow(ui) && !ui_large_words(ui) ? fmaxf(1.0f, fminf(high / usual, most)) : 1.0f;
}

/* Name and help as one block in the middle of the row's height; what both lack is shared by what they need. */
static choice_block choice_block_of(const ui_frame *ui, ui_rect at, const menu_choice *c) {
    choice_block b = {.name = UI_STYLE_BUTTON, .help = UI_STYLE_SMALL, .name_at = at};
    b.name.align = UI_LEFT;
    b.name.name = c->name_lang != NULL;
    b.name.lang = c->name_lang;
    b.name.size *= choice_scale(ui, at.h);
    b.name.colour = c->idle ? UI_PAPER_400 : b.name.colour;
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
    const bool more = ui_large_words(ui) && !helped;
    return fminf(w * (w < 450 ? 0.58f : w > 1000 ? (more ? 0.31f : 0.26f) : (more ? 0.5f : 0.45f)), 380.0f);
}

float menu_choice_height(const ui_frame *ui, float w, const char *name) {
    return ui_label_height(ui, &UI_STYLE_BUTTON, w - choice_value_width(ui, w, false) - 34, name) + 6;
}

/* A track with a knob that lies right, with a tick, when it is on. */
static void draw_switch(ui_draw *d, ui_rect at, const menu_choice *c, const ui_label_style *value) {
    const float target = fmaxf(50.0f, ui_target(d->ui)), h = 42.0f, w = 88.0f, knob = h - 10;
    const ui_rect press = {at.x, at.y + (at.h - target) / 2, at.w, target};
    const ui_rect track = {at.x + at.w - w, at.y + (at.h - h) / 2, w, h};
    const float way = w - knob - 10, lies = c->on ? 1.0f - c->turns : c->turns;
    const ui_rect disc = {track.x + 5 + way * lies, track.y + 5, knob, knob};
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

/* A number is read as one: large, and over dots that show how much of what it can be it is. */
static void draw_number(ui_draw *d, ui_rect at, const menu_choice *c, ui_colour colour) {
    static const float least = 76.0f, most = 62.0f, dot = 10.0f;
    ui_label_style style = UI_STYLE_HEAD;
    const bool dots = c->dots > 0 && at.h >= least;
    const float high = fminf(at.h, most), y = at.y + (at.h - high) / 2;
    style.align = UI_MIDDLE;
    style.lines = 1;
    style.colour = colour;
    ui_label(d, (ui_rect){at.x, y - (dots ? dot : 0.0f), at.w, high}, &style, c->value);
    if (dots) {
        ui_dots(d, (ui_rect){at.x, y + high - dot - 4, at.w, dot}, c->dots, c->lit, ui_theme(d->ui, UI_LANTERN));
    }
}

/* Between two arrows in `at`. */
static ui_rect between_arrows(const ui_frame *ui, ui_rect at) {
    const float button = fmaxf(50.0f, ui_target(ui)), air = 8.0f;
    return (ui_rect){at.x + button + air, at.y + 3, at.w - 2 * (button + air), at.h - 6};
}

/* The value between two arrows. */
static void draw_arrows(ui_draw *d, ui_rect at, const menu_choice *c, const ui_label_style *value) {
    const float button = fmaxf(50.0f, ui_target(d->ui)), y = at.y + (at.h - button) / 2;
    ui_button(d, (ui_rect){at.x, y, button, button}, ZONE_LESS, c->n, NULL, "arrow_left", UI_PLAIN,
              c->less ? 0 : UI_ZONE_OFF);
    ui_button(d, (ui_rect){at.x + at.w - button, y, button, button}, ZONE_MORE, c->n, NULL, "arrow_right", UI_PLAIN,
              (c->more ? 0 : UI_ZONE_OFF) | (c->first ? UI_ZONE_DEFAULT : 0));
    const ui_rect between = between_arrows(d->ui, at);
    if (c->number) {
        draw_number(d, between, c, value->colour);
    } else {
        ui_label(d, between, value, c->value);
    }
}

static const float both_gap = 8.0f, both_tick = 20.0f, both_around = 20.0f + both_tick;

float menu_choice_both(const ui_frame *ui, const menu_choice *c) {
    static const float air = 12.0f;
    float widest = 0.0f;
    for (int i = 0; i < 2 && c->both[0] != NULL && !c->two_way; i++) {
        widest = fmaxf(widest, ui_label_width(ui, &UI_STYLE_BUTTON, c->both[i]) + both_around + air);
    }
    return widest > 0.0f ? 2 * widest + both_gap : 0.0f;
}

/* How wide the i-th is: half, or as much as keeps both on one line. */
static float both_width(const ui_frame *ui, float w, const menu_choice *c, const ui_label_style *value, int i) {
    static const float around = both_around, most_of_half = 1.3f;
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
    if (c->both[0] == NULL || menu_narrow(ui)) {
        return false;
    }
    const float high = both_height(ui, w, h, c, value);
    style.lines = 2;
    return ui_label_fits(ui, both_words(ui, w, high, c, value, 0), &style, c->both[0]) &&
           ui_label_fits(ui, both_words(ui, w, high, c, value, 1), &style, c->both[1]);
}

/* Both have the size that the longer one has room for in its place. */
static float both_size(const ui_frame *ui, const ui_rect words[2], const menu_choice *c,
                       const ui_label_style *value) {
    float least = value->size;
    for (int i = 0; i < 2; i++) {
        ui_label_style style = *value;
        style.lines = ui_button_lines(ui, value, words[i], c->both[i]);
        least = fminf(least, ui_label_size(ui, words[i], &style, c->both[i]));
    }
    return least;
}

/* One of two values; lit and ticked when it is chosen. */
static void draw_one(ui_draw *d, ui_rect box, const menu_choice *c, const ui_label_style *words, int i) {
    const float tick = both_tick;
    const bool on = (i == 1) == c->on;
    const char *zone = i == 0 ? ZONE_LESS : ZONE_MORE;
    ui_label_style style = *words;
    style.align = UI_MIDDLE;
    style.colour = on ? UI_INK_900 : UI_PAPER_100;
    if (on) {
        ui_plate(d, box, 47u + (unsigned)i, UI_LANTERN, 0, 0.0f, false);
        ui_zone_add(d, zone, c->n, box, UI_ZONE_OFF | UI_ZONE_QUIET);
    } else {
        ui_button(d, box, zone, c->n, NULL, NULL, UI_PLAIN, c->first ? UI_ZONE_DEFAULT : 0);
    }
    ui_label(d, (ui_rect){box.x + 8, box.y + 2, box.w - 16 - (on ? tick + 4 : 0), box.h - 4}, &style, c->both[i]);
    if (on) {
        ui_figure(d, "check", (ui_rect){box.x + box.w - tick - 8, box.y + (box.h - tick) / 2, tick, tick},
                  UI_INK_900);
    }
}

/* Two values side by side. */
static void draw_both(ui_draw *d, ui_rect at, const menu_choice *c, const ui_label_style *value) {
    const float high = both_height(d->ui, at.w, at.h, c, value), y = at.y + (at.h - high) / 2;
    const float first = both_width(d->ui, at.w, c, value, 0);
    ui_label_style style = *value;
    const ui_rect words[] = {both_words(d->ui, at.w, high, c, value, 0), both_words(d->ui, at.w, high, c, value, 1)};
    style.size = both_size(d->ui, words, c, value);
    for (int i = 0; i < 2; i++) {
        const float w = i == 0 ? first : at.w - both_gap - first;
        const ui_rect box = {i == 0 ? at.x : at.x + first + both_gap, y, w, high};
        style.lines = ui_button_lines(d->ui, value, words[i], c->both[i]);
        draw_one(d, box, c, &style, i);
    }
}

/* In a tall window two values stand below each other, as wide as a value is, where a row is high enough. */
static ui_rect stacked(const ui_frame *ui, ui_rect at, int i) {
    const float high = fmaxf(56.0f, ui_target(ui)), all = 2 * high + both_gap;
    return (ui_rect){at.x, at.y + (at.h - all) / 2 + (high + both_gap) * (float)i, at.w, high};
}

static bool is_stacked(const ui_frame *ui, float w, float h, const menu_choice *c) {
    static const float air = 24.0f;
    const ui_rect row = {0, 0, w, h}, last = stacked(ui, row, 1);
    ui_label_style style = UI_STYLE_BUTTON;
    style.lines = 2;
    if (c->both[0] == NULL || c->two_way || !menu_narrow(ui) || last.y + last.h + air / 2 > h) {
        return false;
    }
    const ui_rect words = {0, 0, w - both_around, last.h - 4};
    return ui_label_fits(ui, words, &style, c->both[0]) && ui_label_fits(ui, words, &style, c->both[1]);
}

static void draw_stacked(ui_draw *d, ui_rect at, const menu_choice *c, const ui_label_style *value) {
    const ui_rect words = {0, 0, at.w - both_around, stacked(d->ui, at, 0).h - 4}, both[] = {words, words};
    ui_label_style style = *value;
    style.size = both_size(d->ui, both, c, value);
    for (int i = 0; i < 2; i++) {
        style.lines = ui_button_lines(d->ui, value, words, c->both[i]);
        draw_one(d, stacked(d->ui, at, i), c, &style, i);
    }
}

static const float edge = 14.0f; /* of a row, off its sign and off its value */

ui_rect menu_choice_picture(ui_rect row, const menu_choice *c) {
    static const float least = 76.0f, most = 148.0f, upright = 1.5f;
    const float high = row.h - 12, wide = fminf(fmaxf(least, high / upright), most);
    return (ui_rect){row.x + edge, row.y + 6, c->picture_w > 0.0f ? c->picture_w : wide, high};
}

static float choice_sign(ui_rect at) {
    return at.h > 84 ? 44.0f : 30.0f;
}

/* How wide its value is where a picture takes room, too: a long one gets more of it than the words. */
static float beside_picture(const ui_frame *ui, ui_rect at, const menu_choice *c) {
    const float usual = menu_narrow(ui) ? 240.0f : 296.0f, arrows = 2 * fmaxf(50.0f, ui_target(ui)) + 16;
    const bool fits = (c->both[0] != NULL && !menu_narrow(ui)) || c->two_way || c->value == NULL ||
                      ui_label_fits(ui, (ui_rect){0, 0, usual - arrows, at.h - 6}, &UI_STYLE_BUTTON, c->value);
    return fits ? usual : usual + 24;
}

static const float both_most = 0.42f; /* of the row */

/* Where its words stand, and from where on its value does. */
static ui_rect choice_words_at(const ui_frame *ui, ui_rect at, const menu_choice *c, float *part) {
    const bool tall = ui->width <= ui->height;
    const float gutter = c->picture && tall ? 38.0f : c->picture || !tall ? 30.0f : 28.0f;
    const float sign = choice_sign(at), shown = menu_choice_picture(at, c).w + (tall ? 16.0f : 8.0f);
    const float words = at.x + 18 + (c->picture ? shown : c->figure != NULL ? sign + 12 : 0.0f);
    *part = choice_value_width(ui, at.w, c->help != NULL && c->help[0] != '\0');
    const bool close = c->picture || (c->figure != NULL && c->help != NULL);
    *part = close ? fminf(*part, beside_picture(ui, at, c)) : *part;
    const bool across = c->both[0] != NULL && !menu_narrow(ui);
    *part = across ? fmaxf(*part, fminf(c->both_w, at.w * both_most)) : *part;
    *part = c->name[0] == '\0' ? at.w - 2 * edge : *part; /* the value alone */
    *part = c->two_way ? fminf(*part, ui_label_width(ui, &UI_STYLE_BUTTON, c->value) + 124.0f) : *part;
    return (ui_rect){words, at.y + 3, at.x + at.w - *part - gutter - words, at.h - 6};
}

float menu_choice_help_size(const ui_frame *ui, ui_rect row, const menu_choice *c) {
    float part = 0.0f;
    const choice_block b = choice_block_of(ui, choice_words_at(ui, row, c, &part), c);
    return c->help == NULL || c->help[0] == '\0' ? b.help.size : ui_label_size(ui, b.help_at, &b.help, c->help);
}

float menu_choice_value_size(const ui_frame *ui, ui_rect row, const menu_choice *c) {
    static const float air = 6.0f; /* off the arrows */
    ui_label_style value = UI_STYLE_BUTTON;
    float part = 0.0f;
    choice_words_at(ui, row, c, &part);
    const ui_rect at = between_arrows(ui, (ui_rect){0, 0, part, row.h}), in = {0, 0, at.w - 2 * air, at.h};
    const bool both = is_stacked(ui, part, row.h, c) || both_fit(ui, part, row.h, c, &value);
    const bool named = c->two_way || c->number || both;
    if (named || ui_button_lines(ui, &value, in, c->value) > 1) {
        return value.size;
    }
    value.lines = 1;
    return ui_label_size(ui, in, &value, c->value);
}

float menu_choice_needs(const ui_frame *ui, ui_rect row, const menu_choice *c) {
    static const float air = 24.0f;
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
        ui_figure(d, c->figure, (ui_rect){at.x + edge, at.y + (at.h - sign) / 2, sign, sign},
                  ui_theme(d->ui, c->idle ? UI_INK_500 : ui_mix(UI_LANTERN, UI_PAPER_200, 0.45f)));
    }
    ui_label(d, b.name_at, &b.name, c->name);
    if (b.help_at.h > 0.0f) {
        ui_label(d, b.help_at, &b.help, c->help);
    }
    value.colour = c->changed ? UI_LANTERN : c->idle ? UI_PAPER_400 : UI_PAPER_100;
    value.lines = 3;
    value.size = c->value_size > 0.0f ? c->value_size : value.size;
    value.name = c->value_lang != NULL;
    value.lang = c->value_lang;
    const ui_rect room = {at.x + at.w - part - edge, at.y, part, at.h};
    if (c->two_way) {
        draw_switch(d, room, c, &value);
    } else if (is_stacked(d->ui, part, at.h, c)) {
        draw_stacked(d, room, c, &value);
    } else if (both_fit(d->ui, part, at.h, c, &value)) {
        draw_both(d, room, c, &value);
    } else {
        draw_arrows(d, room, c, &value);
    }
}
