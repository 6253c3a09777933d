/* Many roles of a set: a list of small figures, each with its name beside it, column by column. */
#include <math.h>

#include "werewolf_table_set.h"

static float listed_figure(float high, float column) {
    return fminf(high * 0.84f, column * 0.28f); /* no head touches the feet above */
}

/* Large words leave no room over the sides: then each figure has its side's sign before it. */
static float sign_before(const ui_frame *ui, float figure) {
    return werewolf_set_side_high(ui) > 0.0f ? 0.0f : 0.7f * figure;
}

static float to_names(const ui_frame *ui, const werewolf_listing *l, float column) {
    return sign_before(ui, listed_figure(l->high, column)) + listed_figure(l->high, column) + 8;
}

static int columns_of(int n, int rows) {
    return (n + rows - 1) / rows;
}

/* In so many columns, of rows that are no lower. */
static werewolf_listing laid(ui_rect at, const uint8_t set[WEREWOLF_ROLES], int columns, float least) {
    const int kinds = werewolf_kinds_in(set), wolves = werewolf_wolves_in(set), all = columns_of(kinds, columns);
    werewolf_listing l = {.columns = columns, .rows = (int)fmaxf(1.0f, fminf(at.h / least, (float)all))};

    l.pages = columns_of(all, l.rows);
    l.high = at.h / (float)l.rows;
    if (l.pages == 1 && columns_of(wolves, l.rows) + columns_of(kinds - wolves, l.rows) == columns) {
        l.wolves = columns_of(wolves, l.rows);
    }
    return l;
}

/* Column by column, from 0 on the first page. Roles are numbered wolves first. */
static int cell_of(const uint8_t set[WEREWOLF_ROLES], const werewolf_listing *l, int role) {
    int cell = l->wolves > 0 && !werewolf_of_wolves(role) ? l->wolves * l->rows - werewolf_wolves_in(set) : 0;

    for (int before = 0; before < role; before++) {
        cell += set[before] > 0;
    }
    return cell;
}

/* The cell of a role on this page, or -1: it is on none, or on another one. */
static int cell_on(const uint8_t set[WEREWOLF_ROLES], const werewolf_listing *l, int page, int role) {
    const int cells = l->columns * l->rows, cell = cell_of(set, l, role) - page * cells;

    return set[role] > 0 && cell >= 0 && cell < cells ? cell : -1;
}

/* How wide a column is with its names in one line each. */
static float column_width(ui_draw *d, const uint8_t set[WEREWOLF_ROLES], const werewolf_listing *l, int page,
                          int column) {
    const ui_label_style style = werewolf_set_letters(d->ui);
    float names = 0.0f;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        const int cell = cell_on(set, l, page, role);
        if (cell >= 0 && cell / l->rows == column) {
            names = fmaxf(names, ui_label_width(d->ui, &style, werewolf_set_name(d, role, set[role])) + 2);
        }
    }
    return names;
}

/* In two lines each, of letters as large as they all have. */
static bool names_unshrunk(ui_draw *d, float w, float h, const uint8_t set[WEREWOLF_ROLES]) {
    ui_label_style style = werewolf_set_letters(d->ui);

    style.lines = 2;
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        const ui_rect at = {0, 0, w, h};
        const char *name = werewolf_set_name(d, role, set[role]);
        if (set[role] > 0 &&
            (!ui_label_fits(d->ui, at, &style, name) || ui_label_size(d->ui, at, &style, name) < style.size)) {
            return false;
        }
    }
    return true;
}

/* Whether no name of any page is cut, or has smaller letters: in one line, or in two of equal columns. */
static bool listing_holds(ui_draw *d, ui_rect at, const uint8_t set[WEREWOLF_ROLES], const werewolf_listing *l,
                          bool one) {
    static const float air = 24.0f; /* between what ends and what begins, with the sides' rule there */
    const float equal = ui_column(at, 0, l->columns, WEREWOLF_SET_GAP).w, before = to_names(d->ui, l, equal);

    if (!one) {
        return names_unshrunk(d, equal - before, l->high, set);
    }
    for (int page = 0; page < l->pages; page++) {
        float wide = air * (float)(l->columns - 1);
        for (int i = 0; i < l->columns; i++) {
            wide += before + column_width(d, set, l, page, i);
        }
        if (wide > at.w) {
            return false;
        }
    }
    return true;
}

/* On as few pages as it can be, then with the largest figures; names in one line are worth smaller ones, and so are
 * sides that stand apart on a flat table, where no title tells what it is. */
werewolf_listing werewolf_listed(ui_draw *d, ui_rect at, const uint8_t set[WEREWOLF_ROLES]) {
    static const float worth_one = 1.4f;
    const float worth_sides = d->ui->rim != NULL ? 1.5f : 1.0f;
    const ui_label_style style = werewolf_set_letters(d->ui);
    const float line = ui_label_least(d->ui, &style), one = fmaxf(35.0f, 1.3f * line),
                two = fmaxf(40.0f, 2.3f * line);
    const int most = (int)fmaxf(1.0f, at.w / (160.0f * fminf(d->ui->text_scale, 1.4f)));
    werewolf_listing best = laid(at, set, 1, two);
    float worth = 0.0f;

    for (int i = 0; i < 2 * most; i++) {
        const bool in_one = i % 2 == 0;
        const werewolf_listing l = laid(at, set, 1 + i / 2, in_one ? one : two);
        const float here = listed_figure(l.high, at.w / (float)l.columns) * (in_one ? worth_one : 1.0f) *
                           (l.wolves > 0 ? worth_sides : 1.0f);
        if ((l.pages < best.pages || (l.pages == best.pages && here > worth)) &&
            listing_holds(d, at, set, &l, in_one)) {
            best = l;
            worth = here;
        }
    }
    return best;
}

/* The columns of a page, each as wide as what stands in it where there is room; together they stand in the middle. */
static void set_columns(ui_draw *d, ui_rect at, const uint8_t set[WEREWOLF_ROLES], const werewolf_listing *l,
                        int page, ui_rect column[WEREWOLF_ROLES]) {
    static const float widest_gap = 48.0f;
    const float equal = ui_column(at, 0, l->columns, WEREWOLF_SET_GAP).w, before = to_names(d->ui, l, equal);
    const float gaps = (float)(l->columns - 1);
    float free = at.w;

    for (int i = 0; i < l->columns; i++) {
        column[i] = (ui_rect){0, at.y, before + column_width(d, set, l, page, i), at.h};
        free -= column[i].w;
    }
    if (free < gaps * WEREWOLF_SET_GAP) { /* the longest names take two lines */
        free = at.w;
        for (int i = 0; i < l->columns; i++) {
            column[i].w = fminf(column[i].w, equal);
            free -= column[i].w;
        }
    }
    const float least = gaps > 0.0f ? fminf(WEREWOLF_SET_GAP, free / gaps) : 0.0f;
    const float gap = fmaxf(least, fminf(widest_gap, free / (gaps + 1))); /* half of one is before each edge */
    float x = at.x + (free - gap * gaps) / 2;
    for (int i = 0; i < l->columns; i++) {
        column[i].x = x;
        x += column[i].w + gap;
    }
}

void werewolf_draw_listing(ui_draw *d, ui_rect at, const uint8_t set[WEREWOLF_ROLES], const werewolf_listing *l,
                           int page, bool headed) {
    const float size = listed_figure(l->high, ui_column(at, 0, l->columns, WEREWOLF_SET_GAP).w);
    const float sign = sign_before(d->ui, size);
    ui_rect column[WEREWOLF_ROLES] = {{0}};
    ui_label_style style = werewolf_set_letters(d->ui);

    set_columns(d, at, set, l, page, column);
    if (l->wolves > 0) {
        const ui_rect last = column[l->wolves - 1], first = column[l->wolves], end = column[l->columns - 1];
        if (headed) {
            const float wolves = last.x + last.w - column[0].x, others = end.x + end.w - first.x;
            const float letters = werewolf_set_head_letters(d, wolves, others, set);
            werewolf_set_head(d, column[0].x, wolves, at.y, letters, set, true);
            werewolf_set_head(d, first.x, others, at.y, letters, set, false);
        }
        werewolf_set_part(d, (last.x + last.w + first.x) / 2, at, headed ? werewolf_set_side_high(d->ui) : 0.0f);
    }
    style.lines = 2;
    style.colour = UI_INK_900;
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        const int cell = cell_on(set, l, page, role);
        if (cell >= 0) {
            const ui_rect in = column[cell / l->rows];
            const float y = at.y + l->high * (float)(cell % l->rows);
            const ui_rect figure = {in.x + sign, y + (l->high - size) / 2, size, size};
            const float name = figure.x + size + 8;
            ui_figure(d, werewolf_role[role].id, figure, werewolf_set_ink(d, role));
            if (sign > 0.0f) {
                const float side = 0.8f * sign;
                ui_figure(d, werewolf_of_wolves(role) ? "moon" : "home",
                          (ui_rect){in.x, y + (l->high - side) / 2, side, side}, werewolf_set_ink(d, role));
            } else if (!headed || l->wolves == 0) {
                werewolf_set_sign(d, figure, role);
            }
            ui_label(d, (ui_rect){name, y, in.x + in.w - name, l->high}, &style,
                     werewolf_set_name(d, role, set[role]));
        }
    }
}
