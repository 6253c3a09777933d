/* Posters above switches, or above arrows. */
#include "kiosk/owner_posters.h"

#include <math.h>

#include "app/menus/menu.h"
#include "app/menus/shelf.h"

enum { MOST = 6, IN_ROW = 5, IN_NARROW_ROW = 3 };

static const float gap = 18.0f, under = 8.0f, board = 62.0f;

bool owner_posters_fit(const owner_view *v, const kiosk *k, const ui_frame *ui) {
    const int n = owner_rows(v, k), most = menu_narrow(ui) ? MOST : IN_ROW;
    return v->page == OWNER_GAMES && n <= most && !ui_large_words(ui) && menu_has_pictures(ui);
}

/* Its name on the dark foot, paler where it is off. */
static void draw_name(ui_draw *d, ui_rect at, const menu_choice *c) {
    static const float over = 40.0f, in = 10.0f;
    ui_label_style style = UI_STYLE_HEAD;
    style.size = 25;
    style.lines = 2;
    style.align = UI_MIDDLE;
    style.tight = true;
    style.colour = c->on ? UI_PAPER_100 : UI_PAPER_400;
    const float high = fminf(2.0f * ui_label_height(d->ui, &style, 4 * at.w, c->name) + 8, at.h / 2);
    const ui_rect foot = {at.x, at.y + at.h - high - over, at.w, high + over};
    ui_dusk(d, foot, over);
    ui_dusk(d, foot, over);
    ui_label(d, (ui_rect){at.x + in, foot.y + over, at.w - 2 * in, high - in}, &style, c->name);
}

/* What is pressed lies below it, without its name. */
static void draw_poster(ui_draw *d, ui_rect at, const nt_table *table, const menu_choice *is, unsigned seed) {
    static const float rim = 7.0f;
    const float below = fmaxf(board, ui_target(d->ui) + 8);
    const ui_rect poster = {at.x, at.y, at.w, at.h - below - under}, in = ui_inset(poster, rim - 2);
    menu_choice c = *is;
    ui_plate(d, poster, seed, UI_INK_950, 0, 0, true);
    shelf_cover(d, 1, table, in, c.on ? 1.0f : 0.4f);
    draw_name(d, in, &c);
    ui_mount(d, poster, seed, rim, c.on ? 0xFF4A2E24u : UI_INK_800, c.on ? 0xFFB4703Cu : UI_INK_500, 1.4f);
    c.name = "";
    c.figure = NULL;
    c.picture = false;
    menu_choice_draw(d, (ui_rect){at.x, at.y + at.h - below, at.w, below}, &c);
}

void owner_poster_draw(const owner_view *v, const kiosk *k, ui_draw *d, ui_rect at) {
    menu_choice c = owner_row(v, k, d, 0);
    int all = 0;
    while (all < WISH_GAMES && k->built[all] != NULL) {
        all++;
    }
    c.name = c.value;
    c.value = UI_SAY(d, "owner.now.some", TEXT_NUM("n", v->game + 1), TEXT_NUM("all", all));
    c.on = c.first = true;
    draw_poster(d, at, k->built_tables[v->game], &c, 60u + (unsigned)v->game);
}

/* Rows stand in the middle, the last one, too. */
void owner_posters_draw(const owner_view *v, const kiosk *k, ui_draw *d, ui_rect area) {
    const int n = owner_rows(v, k), most = menu_narrow(d->ui) ? IN_NARROW_ROW : IN_ROW;
    const int rows = (n + most - 1) / most, columns = (n + rows - 1) / rows;
    const float w = fminf(ui_column(area, 0, columns, gap).w, 280.0f);
    for (int i = 0; i < n; i++) {
        const int row = i / columns, left = n - row * columns, in_row = left < columns ? left : columns;
        const ui_rect line = ui_row(area, row, rows, gap);
        const float x = line.x + (line.w - (float)in_row * (w + gap) + gap) / 2;
        menu_choice c = owner_row(v, k, d, i);
        c.first = i == 0;
        draw_poster(d, (ui_rect){x + (float)(i % columns) * (w + gap), line.y, w, line.h}, k->built_tables[i], &c,
                    60u + (unsigned)i);
    }
}
