/* Two rows, and tiles below them. */
#include "kiosk/owner_roles.h"

#include <math.h>

#include "app/menus/menu.h"

enum { HEADS = 2, MOST_COLUMNS = 5 };

static const float gap = 8.0f, column_gap = 12.0f, least_wide = 216.0f, around = 14.0f, air = 10.0f;

typedef struct {
    ui_rect heads, tiles;
    int n, columns, rows;
} roles_place;

static float head_height(const ui_frame *ui) {
    return fmaxf(72.0f, ui_target(ui) + 12);
}

/* Of a name in two lines close to each other, or in one of letters that are high, above its buttons. */
static float least_high(const ui_frame *ui) {
    return 1.4f * ui_label_height(ui, &UI_STYLE_SMALL, 400, "Ag") + menu_button_height(ui) + around;
}

/* As few columns as hold all; 0: there are too many. */
static roles_place place_of(const owner_view *v, const kiosk *k, const ui_frame *ui, ui_rect at) {
    const int lines = menu_narrow(ui) ? HEADS : 1;
    const float head = (float)lines * (head_height(ui) + gap) - gap;
    roles_place p = {.n = owner_rows(v, k) - HEADS};
    p.heads = (ui_rect){at.x, at.y, at.w, head};
    p.tiles = (ui_rect){at.x, at.y + head + 2 * gap, at.w, at.h - head - 2 * gap};
    for (int c = 2; c <= MOST_COLUMNS && p.columns == 0; c++) {
        const int rows = (p.n + c - 1) / c;
        const float w = ui_column(p.tiles, 0, c, column_gap).w, h = ui_row(p.tiles, 0, rows, gap).h;
        if (w >= least_wide && h >= least_high(ui)) {
            p.columns = c;
            p.rows = rows;
        }
    }
    return p;
}

bool owner_roles_fit(const owner_view *v, const kiosk *k, const ui_frame *ui, ui_rect at) {
    return v->page == OWNER_SETS && owner_has_signs(ui) && place_of(v, k, ui, at).columns > 0;
}

typedef struct {
    ui_rect figure, name, buttons;
} role_tile;

/* A figure, `part` of the width, beside it its name over less, how many, and more; these have the whole width where
 * they need it. */
static role_tile tile_of(const ui_frame *ui, ui_rect at, float part) {
    static const float number = 40.0f, beside = 14.0f, below = 7.0f, name_air = 5.0f;
    const float button = menu_button_height(ui), y = at.y + at.h - button - below, high = y - at.y - 5;
    const float large = fminf(at.h - 2 * air, at.w * part), rest = at.w - large - beside - 2 * air;
    const bool close = rest < 2 * button + number;
    const float r = close ? high - 8 : large, x = at.x + air + r + beside, w = at.x + at.w - air - x;
    return (role_tile){.figure = ui_centre((ui_rect){at.x + air, at.y, r, close ? high + 5 : at.h}, r, r),
                       .name = {x, at.y + name_air, w + air - 3, y - at.y - 2 * name_air},
                       .buttons = {close ? at.x + air : x, y, close ? at.w - 2 * air : w, button}};
}

static ui_rect tile_at(const roles_place *p, int i) {
    return ui_column(ui_row(p->tiles, i / p->columns, p->rows, gap), i % p->columns, p->columns, column_gap);
}

static ui_label_style name_style(void) {
    ui_label_style style = UI_STYLE_SMALL;
    style.lines = 2;
    style.tight = true;
    return style;
}

static bool names_fit(const owner_view *v, const kiosk *k, ui_draw *d, const roles_place *p, float part) {
    const ui_label_style style = name_style();
    bool fit = true;
    for (int i = 0; i < p->n && fit; i++) {
        fit = ui_label_fits(d->ui, tile_of(d->ui, tile_at(p, i), part).name, &style,
                            owner_row(v, k, d, i + HEADS).name);
    }
    return fit;
}

/* All figures are as much smaller as the longest name needs. */
static float figure_part(const owner_view *v, const kiosk *k, ui_draw *d, const roles_place *p) {
    static const float usual = 0.32f, least = 0.18f, step = 0.02f;
    float part = usual;
    while (part > least && !names_fit(v, k, d, p, part)) {
        part -= step;
    }
    return part > least ? part : usual;
}

static void draw_role(const owner_view *v, const kiosk *k, ui_draw *d, ui_rect at, float part, int row) {
    const menu_choice c = owner_row(v, k, d, row);
    const role_tile tile = tile_of(d->ui, at, part);
    const ui_rect b = tile.buttons;
    ui_label_style name = name_style(), number = UI_STYLE_HEAD;
    ui_plate(d, at, 40u + (unsigned)row % 5u, menu_piece_ground(owner_row_threatens(v, k, row), c.on), 0, 0.0f,
             false);
    owner_row_draw(v, k, d, tile.figure, row);
    name.colour = c.on ? UI_PAPER_100 : UI_PAPER_400;
    name.valign =
        b.x < tile.name.x ? UI_CENTRE : UI_BOTTOM; /* right above the buttons last lines are on one height */
    ui_label(d, tile.name, &name, c.name);
    number.align = UI_MIDDLE;
    number.colour = c.on ? UI_LANTERN : UI_PAPER_400;
    number.lines = 1;
    ui_button(d, (ui_rect){b.x, b.y, b.h, b.h}, ZONE_LESS, row, NULL, "minus", UI_PLAIN, c.less ? 0 : UI_ZONE_OFF);
    ui_label(d, (ui_rect){b.x + b.h, b.y, b.w - 2 * b.h, b.h}, &number, c.value);
    ui_button(d, (ui_rect){b.x + b.w - b.h, b.y, b.h, b.h}, ZONE_MORE, row, NULL, "plus", UI_PLAIN,
              c.more ? 0 : UI_ZONE_OFF);
}

void owner_roles_draw(const owner_view *v, const kiosk *k, ui_draw *d, ui_rect at) {
    const roles_place p = place_of(v, k, d->ui, at);
    for (int i = 0; i < HEADS; i++) {
        const ui_rect head =
            menu_narrow(d->ui) ? ui_row(p.heads, i, HEADS, gap) : ui_column(p.heads, i, HEADS, column_gap);
        menu_choice c = owner_row(v, k, d, i);
        c.first = i == 0;
        c.value_size = menu_choice_value_size(d->ui, head, &c);
        menu_choice_draw(d, head, &c);
    }
    const float part = figure_part(v, k, d, &p);
    for (int i = 0; i < p.n; i++) {
        draw_role(v, k, d, tile_at(&p, i), part, i + HEADS);
    }
}
