/* What stands in place of the ring: looks for the open chair, and how many play. */
#include <math.h>

#include "app/menus/menu.h"
#include "app/rise.h"
#include "app/seating/seating_parts.h"

static bool has(const app *a, int emblem, int *who) {
    for (int i = 0; i < a->plan.seating.n; i++) {
        if (a->plan.seating.seat[i].emblem == emblem) {
            *who = i;
            return true;
        }
    }
    return false;
}

static void draw_look(ui_draw *d, ui_rect at, const char *zone, int n, const ui_seat *looks, bool now, bool others) {
    ui_zone_add(d, zone, n, at, UI_ZONE_OPTION | (now ? UI_ZONE_DEFAULT : 0));
    ui_plate(d, at, 44u + (unsigned)n % 5u, now ? UI_PAPER_100 : others ? UI_INK_900 : UI_INK_700, 0, 1.6f, false);
    const float side = fminf(at.w, at.h) * 0.8f, sign = side * 0.4f;
    const ui_rect disc = ui_centre(at, side, side);
    ui_seat_emblem(d, disc, looks);
    if (others) {
        const ui_rect mark = {disc.x + side * 0.78f, disc.y + side * 0.62f, sign, sign};
        ui_disc(d, mark, UI_PAPER_100, UI_INK_900, 2.0f);
        ui_figure(d, "person", ui_inset(mark, sign * 0.16f), UI_INK_900);
    }
    ui_focus(d, at, zone, n);
}

/* Colours where the open chair has none beside it; none where seats have none. */
static void draw_colours(ui_draw *d, ui_rect at, const ui_seat *own) {
    for (int i = 0; i < UI_SEAT_COLOURS; i++) {
        ui_seat looks = *own;
        looks.colour = (uint8_t)i;
        draw_look(d, ui_column(at, i, UI_SEAT_COLOURS, 8), ZONE_COLOUR, i, &looks, i == own->colour, false);
    }
}

/* An emblem that somebody has is in that one's colour, with a person's sign: whoever takes it gives the own one for
 * it. */
void seating_draw_looks(const seating_scene *v, const app *a, ui_draw *d, ui_rect r) {
    enum { COLUMNS = 5, ROWS = UI_EMBLEMS / COLUMNS };
    const ui_seat *own = &a->plan.seating.seat[v->seat];
    const ui_rect in = ui_inset(r, 18);
    const bool asks = !seating_has_swatches(d->ui) && !d->ui->high_contrast;
    const float each = menu_button_height(d->ui), colours = asks ? fmaxf(each, 64.0f) : 0.0f, gap = 8;
    const ui_rect grid = {in.x, in.y, in.w, in.h - colours - each - (asks ? 32.0f : 16.0f)};
    rise_panel_begin(a, d, r);
    ui_plate(d, r, 38, 0xD20D111Du, 0, 0, true);
    for (int i = 0; i < UI_EMBLEMS; i++) {
        int who = v->seat;
        const bool others = has(a, i, &who) && who != v->seat;
        ui_seat looks = a->plan.seating.seat[who];
        looks.emblem = (uint8_t)i;
        draw_look(d, ui_column(ui_row(grid, i / COLUMNS, ROWS, gap), i % COLUMNS, COLUMNS, gap), ZONE_EMBLEM, i,
                  &looks, i == own->emblem, others);
    }
    if (asks) {
        draw_colours(d, (ui_rect){in.x, grid.y + grid.h + 16, in.w, colours}, own);
    }
    ui_button(d, (ui_rect){in.x + in.w * 0.3f, in.y + in.h - each, in.w * 0.4f, each}, ZONE_DONE, 0,
              ui_say(d, "menu.done"), NULL, UI_PRIMARY, 0);
    rise_panel_end(a, d);
}

/* Full rows, where some number of columns has them. */
static int number_columns(int n) {
    static const int wish[] = {5, 6, 4, 7};
    for (int i = 0; n > 5 && i < 4; i++) {
        if (n % wish[i] == 0) {
            return wish[i];
        }
    }
    return n < 5 ? n : 5;
}

void seating_draw_numbers(const app *a, ui_draw *d, ui_rect r) {
    const nt_game *game = a->plan.game;
    const int n = game->max_seats - game->min_seats + 1, columns = number_columns(n),
              rows = (n + columns - 1) / columns;
    const float gap = 12, high = 54,
                each = fminf(fmaxf(84, ui_target(d->ui)), (r.h - high - 40 - (float)rows * gap) / (float)rows);
    const float w = fminf(r.w - 40, (float)columns * 130), all = (float)rows * (each + gap) - gap;
    const ui_rect in = ui_centre(r, w, all + high + 16);
    ui_label_style style = UI_STYLE_SENTENCE;
    style.colour = UI_INK_900;
    ui_picture(d, "seating", ui_centre(r, r.w * 0.86f, r.h * 0.86f), 1.0f);
    rise_panel_begin(a, d, ui_inset(in, -24));
    menu_sheet(d, ui_inset(in, -24));
    ui_label(d, (ui_rect){in.x, in.y, in.w, high}, &style, ui_say(d, "seating.count"));
    for (int i = 0; i < n; i++) {
        const int number = game->min_seats + i;
        const bool now = number == a->plan.seating.n;
        const int line = i / columns;
        const ui_rect row = {in.x, in.y + high + 16 + (float)line * (each + gap), in.w, each};
        ui_button_sized(d, ui_column(row, i % columns, columns, gap), ZONE_NUMBER, number,
                        UI_SAY(d, "options.number", TEXT_NUM("n", number)), fminf(34.0f, 0.42f * each),
                        now ? UI_PRIMARY : UI_PLAIN, UI_ZONE_OPTION | (now ? UI_ZONE_DEFAULT : 0));
    }
    rise_panel_end(a, d);
}
