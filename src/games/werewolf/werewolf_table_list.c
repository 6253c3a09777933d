/* The list of advanced voting: a line for each voter, empty until the ballot is given: who for whom by name, with a
 * cross that takes it back. Where names have no room there are numbers and signs. */
#include <math.h>
#include <stdio.h>

#include "werewolf_table.h"

enum { OPEN = -2, SEALED, NOBODY }; /* no ballot yet, a target that is not seen yet, and none; else 1 + its seat */

static bool is_listed(const werewolf_pub *pub, int seat) {
    return pub->voter[seat] || pub->voted[seat];
}

/* Whom the line of a ballot names. It tells no more than the plate does, that it is given, until the vote is seen. */
static int told_target(const werewolf_look *look, int seat) {
    const werewolf_pub *pub = look->pub;

    if (!pub->voted[seat]) {
        return OPEN;
    }
    if (!werewolf_sees_ballot(look, seat)) {
        return SEALED;
    }
    return pub->ballot[seat] < pub->n ? pub->ballot[seat] + 1 : NOBODY;
}

/* What stands in place of a name, by the target alone. */
static const char *without_name(const werewolf_look *look, int target) {
    return werewolf_say(look->w, "list", target == SEALED ? "given" : "abstains");
}

static const float gap = 10.0f, edge = 12.0f, cross_wide = 36.0f;

/* ---- its shape ---- */

/* Of all who sit there: lines do not grow as the vote goes on, nor by what it says. */
static float widest(const werewolf_look *look, const ui_label_style *style) {
    const ui_frame *ui = look->d->ui;
    float w = fmaxf(ui_label_width(ui, style, without_name(look, SEALED)),
                    ui_label_width(ui, style, without_name(look, NOBODY)));

    for (int seat = 0; seat < look->pub->n; seat++) {
        w = fmaxf(w, ui_label_width(ui, style, werewolf_seat_name(look, seat)));
    }
    return w + 2;
}

static bool with_names(const werewolf_look *look, float w, float h, float size, werewolf_list *l) {
    const ui_frame *ui = look->d->ui;
    ui_label_style style = UI_STYLE_NAME;

    style.size = size;
    l->size = size;
    l->line = ui_label_height(ui, &style, 1e4f, "0") + 10;
    l->sign = l->line * 0.5f;
    l->name = widest(look, &style);
    l->column = 2 * l->name + l->sign + 2 * gap + 2 * edge + cross_wide;
    const int most = (int)((w + gap) / (l->column + gap));
    l->rows = most > 0 ? (l->n + most - 1) / most : l->n;
    l->columns = l->rows > 0 ? (l->n + l->rows - 1) / l->rows : 1;
    l->named = most > 0 && l->line * (float)l->rows <= h;
    return l->named;
}

static void with_numbers(const ui_frame *ui, float w, werewolf_list *l) {
    static const float line = 40.0f, column = 150.0f, with_emblems = 182.0f;
    const int most = w > 620 ? 4 : w > 420 ? 3 : 2;

    l->line = line;
    l->sign = 18.0f;
    l->column = fmaxf(column * ui->text_scale, fminf(with_emblems, (w + gap) / (float)most - gap));
    l->rows = (l->n + most - 1) / most;
    l->columns = l->rows > 0 ? (l->n + l->rows - 1) / l->rows : 1;
}

/* Names as large as fits, not much smaller than elsewhere. */
werewolf_list werewolf_list_in(const werewolf_look *look, float w, float h) {
    static const float part[] = {1.0f, 0.9f, 0.8f, 0.7f};
    werewolf_list l = {0};

    for (int seat = 0; seat < look->pub->n; seat++) {
        l.n += is_listed(look->pub, seat);
    }
    for (size_t i = 0; i < sizeof part / sizeof part[0]; i++) {
        if (with_names(look, w, h, UI_STYLE_NAME.size * part[i], &l)) {
            return l;
        }
    }
    with_numbers(look->d->ui, w, &l);
    return l;
}

float werewolf_list_width(const werewolf_list *l, float w) {
    return fminf(w, (l->column + gap) * (float)l->columns - gap);
}

/* ---- a line ---- */

static void draw_sign(ui_draw *d, ui_rect cell, float size, int target) {
    if (target == OPEN) {
        return;
    }
    ui_figure(d,
              target > NOBODY    ? "arrow_right"
              : target == SEALED ? "ballot"
                                 : "lowered",
              ui_centre(cell, size, size), UI_PAPER_400);
}

/* Voter, arrow, target; a word where no name is to be read. */
static void draw_names(const werewolf_look *look, ui_rect row, const werewolf_list *l, int seat, int target) {
    ui_label_style style = UI_STYLE_NAME;
    const ui_rect voter = {row.x + edge, row.y, l->name, row.h};
    const ui_rect arrow = {voter.x + l->name + gap, row.y, l->sign, row.h};
    const ui_rect to = {arrow.x + l->sign + gap, row.y, l->name, row.h};

    style.size = l->size;
    style.lines = 1;
    ui_label(look->d, voter, &style, werewolf_seat_name(look, seat));
    draw_sign(look->d, arrow, l->sign, target);
    style.colour = target > NOBODY ? UI_PAPER_100 : UI_PAPER_400;
    if (target != OPEN) {
        ui_label(look->d, to, &style,
                 target > NOBODY ? werewolf_seat_name(look, target - 1) : without_name(look, target));
    }
}

/* Emblem and number: whose it is; the number alone where both have no room. */
static void draw_whose(const werewolf_look *look, ui_rect cell, const ui_label_style *style, int seat) {
    static const float air = 3.0f, least = 14.0f;
    const float number = fminf(cell.w, ui_label_width(look->d->ui, style, "20") + air);
    const float room = fminf(cell.h * 0.66f, cell.w - number - air), disc = room < least ? 0.0f : room;
    const float x = disc > 0.0f ? cell.x + disc + air : cell.x;
    char text[12];

    if (disc > 0.0f) {
        ui_seat_emblem(look->d, (ui_rect){cell.x, cell.y + (cell.h - disc) / 2, disc, disc}, &look->t->seat[seat]);
    }
    snprintf(text, sizeof text, "%d", seat + 1);
    ui_label(look->d, (ui_rect){x, cell.y, disc > 0.0f ? number : cell.w, cell.h}, style, text);
}

static void draw_numbers(const werewolf_look *look, ui_rect row, const werewolf_list *l, int voter, int target) {
    const float edge_in = 6.0f, each = (row.w - 2 * edge_in - l->sign - cross_wide) / 2;
    const ui_rect from = {row.x + edge_in, row.y, each, row.h}, arrow = {from.x + each, row.y, l->sign, row.h};
    ui_label_style style = UI_STYLE_NAME;

    style.align = UI_MIDDLE;
    style.size = fminf(style.size, row.h / (1.4f * look->d->ui->text_scale)); /* twenty lines stand close */
    draw_whose(look, from, &style, voter);
    draw_sign(look->d, arrow, l->sign, target);
    if (target > NOBODY) {
        draw_whose(look, (ui_rect){arrow.x + l->sign + edge_in, row.y, each, row.h}, &style, target - 1);
    }
}

static void draw_line(const werewolf_look *look, ui_rect row, const werewolf_list *l, int seat) {
    const int target = told_target(look, seat);
    ui_draw *d = look->d;

    ui_plate(d, row, 30u + (unsigned)seat, UI_INK_700, 0, 0.0f, false);
    if (l->named) {
        draw_names(look, row, l, seat, target);
    } else {
        draw_numbers(look, row, l, seat, target);
    }
    const bool own = target >= NOBODY || (target == SEALED && !look->chair[seat].bot);
    if (own && table_find_move(look->t, WEREWOLF_MOVE_RECALL, seat, TABLE_ANY) != NULL && !look->t->locked) {
        const ui_rect cross = {row.x + row.w - cross_wide, row.y, cross_wide, row.h};
        ui_figure(d, "cross", ui_centre(cross, 18, 18), UI_EMBER);
        ui_zone_add(d, WEREWOLF_ZONE_LINE, seat, cross, UI_ZONE_OPTION);
        ui_focus(d, cross, WEREWOLF_ZONE_LINE, seat);
    }
}

void werewolf_draw_list(const werewolf_look *look, ui_rect at, const werewolf_list *l) {
    const float high = at.h / fmaxf(1.0f, (float)l->rows), w = werewolf_list_width(l, at.w);
    const ui_rect list = ui_centre(at, w, at.h);
    int line = 0;

    for (int seat = 0; seat < look->pub->n; seat++) {
        if (is_listed(look->pub, seat)) {
            const ui_rect column = ui_column(list, line / l->rows, l->columns, gap);
            draw_line(look, (ui_rect){column.x, list.y + (float)(line % l->rows) * high, column.w, high - 3}, l,
                      seat);
            line++;
        }
    }
}
