/* What all read before the first night: the roles of the set, by sides, on a board in the middle of the stage, and
 * behind a button what is to be said of them in words and numbers. */
#include <math.h>

#include "werewolf_table.h"
#include "werewolf_table_board.h"

static bool of_wolves(int role) {
    return werewolf_role[role].camp == WEREWOLF_CAMP_WOLF;
}

static int wolves_in(const uint8_t set[WEREWOLF_ROLES]) {
    int n = 0;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        n += set[role] > 0 && of_wolves(role);
    }
    return n;
}

/* ---- the two sides ---- */

/* Above the roles of a side; large words leave it no room. */
static float side_high(const ui_frame *ui) {
    return ui_large_words(ui) ? 0.0f : 32.0f;
}

/* How many are on it, over these columns of roles. */
static void head_side(ui_draw *d, float x, float w, float foot, const uint8_t set[WEREWOLF_ROLES], bool wolves) {
    const float high = side_high(d->ui);
    ui_label_style style = UI_STYLE_NAME;
    int n = 0;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        n += of_wolves(role) == wolves ? set[role] : 0;
    }
    style.align = UI_MIDDLE;
    style.lines = 1;
    style.colour = !wolves || d->ui->high_contrast ? UI_INK_900 : WEREWOLF_RED;
    ui_label(d, (ui_rect){x, foot - high, w, high - 4}, &style,
             UI_SAY(d, "werewolf.setup.side", TEXT_STR("camp", wolves ? "wolf" : "good"), TEXT_NUM("n", n)));
}

/* Between them, beside the roles and what stands so high over these. */
static void part_sides(ui_draw *d, float x, ui_rect roles, float high) {
    ui_fill(d, (ui_rect){x - 0.75f, roles.y - high, 1.5f, roles.h + high}, ui_theme(d->ui, UI_BARK));
}

/* ---- the set as a bill: figures with their names below ---- */

static const float bill_gap = 10.0f, bill_apart = 28.0f; /* between roles, and between the sides */

/* Below a figure: a name in two lines, or where each has room in one of usual letters, that. */
static float bill_words(const ui_frame *ui, bool one) {
    const float least = ui_label_least(ui, &UI_STYLE_SMALL);

    return one ? 1.45f * fmaxf(least, UI_STYLE_SMALL.size * ui->text_scale) : 2.25f * least;
}

static const char *billed_name(ui_draw *d, int role, int copies) {
    return UI_SAY(d, "werewolf.setup.role", TEXT_NUM("n", copies),
                  TEXT_STR("role", werewolf_role_name(&d->words, role)));
}

static float widest_name(ui_draw *d, const uint8_t set[WEREWOLF_ROLES]) {
    float w = 0.0f;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        w = set[role] > 0 ? fmaxf(w, ui_label_width(d->ui, &UI_STYLE_SMALL, billed_name(d, role, set[role]))) : w;
    }
    return w + 2.0f;
}

/* Wolves, then all others, each in columns of their own. */
typedef struct {
    int rows, kinds[2], columns[2];
    float size, wide, high; /* of a figure; of its place */
    float words;            /* below it */
} bill;

/* Of a place so wide, above names that are so high. */
static void size_bill(const ui_frame *ui, float wide, float words, bill *b) {
    b->words = words;
    b->size = wide < 104.0f * fminf(ui->text_scale, 1.6f) ? 0.0f : fminf(fminf(wide * 0.8f, b->high - words), 170.0f);
    b->wide = fminf(wide, b->size * 1.8f + 60.0f);
}

static bill bill_in(ui_draw *d, ui_rect at, const uint8_t set[WEREWOLF_ROLES], int rows) {
    const int wolves = wolves_in(set), others = werewolf_kinds_in(set) - wolves;
    bill b = {
        .rows = rows, .kinds = {wolves, others}, .columns = {(wolves + rows - 1) / rows, (others + rows - 1) / rows}};
    const int all = b.columns[0] + b.columns[1];
    const float wide = (at.w - bill_apart - bill_gap * (float)(all - 2)) / (float)all;

    b.high = (at.h - bill_gap * (float)(rows - 1)) / (float)rows;
    size_bill(d->ui, wide, bill_words(d->ui, true), &b);
    if (widest_name(d, set) > b.wide) {
        size_bill(d->ui, wide, bill_words(d->ui, false), &b);
    }
    return b;
}

/* In two lines each at most. */
static bool names_fit(ui_draw *d, float w, float h, const uint8_t set[WEREWOLF_ROLES]) {
    ui_label_style style = UI_STYLE_SMALL;

    style.lines = 2;
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (set[role] > 0 && !ui_label_fits(d->ui, (ui_rect){0, 0, w, h}, &style, billed_name(d, role, set[role]))) {
            return false;
        }
    }
    return true;
}

/* In the rows in which figures are largest, of those that leave names their width. */
static bill bill_of(ui_draw *d, ui_rect at, const uint8_t set[WEREWOLF_ROLES]) {
    bill best = bill_in(d, at, set, 1);
    bool holds = names_fit(d, best.wide, best.words, set);

    for (int rows = 2; rows <= 6 && rows <= werewolf_kinds_in(set); rows++) {
        const bill here = bill_in(d, at, set, rows);
        const bool fits = names_fit(d, here.wide, here.words, set);
        if ((fits && !holds) || (fits == holds && here.size > best.size * 1.03f)) {
            best = here;
            holds = fits;
        }
    }
    return best;
}

static ui_colour paper_of(const ui_draw *d, int role) {
    return of_wolves(role) && !d->ui->high_contrast ? WEREWOLF_RED : UI_INK_950;
}

static ui_label_style billed_style(void) {
    ui_label_style style = UI_STYLE_SMALL;

    style.lines = 2;
    style.align = UI_MIDDLE;
    style.valign = UI_TOP;
    style.colour = UI_INK_900;
    return style;
}

/* How large all names can be in a place. */
static float billed_letters(ui_draw *d, const bill *b, const uint8_t set[WEREWOLF_ROLES]) {
    const ui_label_style style = billed_style();
    float letters = style.size;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (set[role] > 0) {
            letters = fminf(letters, ui_label_size(d->ui, (ui_rect){0, 0, b->wide, b->words}, &style,
                                                   billed_name(d, role, set[role])));
        }
    }
    return letters;
}

/* Where nothing is written over the sides, of each role: red is not to tell it alone. At its figure's foot. */
static void sign_side(ui_draw *d, ui_rect figure, int role) {
    const float size = fmaxf(18.0f, 0.36f * figure.w);
    werewolf_draw_side(d, (ui_rect){figure.x + figure.w - 0.8f * size, figure.y + figure.h - size, size, size},
                       of_wolves(role));
}

/* Cut from paper on paper, the wolves in red; whoever is there more than once has others behind. */
static void draw_billed(ui_draw *d, ui_rect at, const bill *b, float letters, int role, int copies, bool signs) {
    const int behind = d->ui->high_contrast ? 0 : copies > 3 ? 2 : copies - 1;
    const float size = b->size, out = size * 0.16f, high = size + b->words;
    const ui_rect figure = {at.x + (at.w - size) / 2 - out * (float)behind / 2, at.y + (at.h - high) / 2, size, size};
    ui_label_style style = billed_style();

    for (int i = behind; i > 0; i--) {
        ui_figure(d, werewolf_role[role].id, (ui_rect){figure.x + out * (float)i, figure.y, size, size},
                  i == 1 ? UI_PAPER_400 : UI_PAPER_200);
    }
    ui_figure(d, werewolf_role[role].id, figure, paper_of(d, role));
    if (signs) {
        sign_side(d, figure, role);
    }
    style.size = letters;
    ui_label(d, (ui_rect){at.x, figure.y + size, at.w, high - size}, &style, billed_name(d, role, copies));
}

/* Many roles: a list of small figures, each with its name beside it, column by column; by pages where there is no
 * room for all. */
typedef struct {
    int columns, rows, pages;
    int wolves; /* the wolves have these columns for themselves; 0: the others follow below */
    float high; /* of a row */
} listing;

static float listed_figure(float high, float column) {
    return fminf(high * 0.84f, column * 0.28f); /* no head touches the feet above */
}

/* Large words leave no room over the sides: then each figure has its side's sign before it. */
static float sign_before(const ui_frame *ui, float figure) {
    return side_high(ui) > 0.0f ? 0.0f : 0.7f * figure;
}

static float to_names(const ui_frame *ui, const listing *l, float column) {
    return sign_before(ui, listed_figure(l->high, column)) + listed_figure(l->high, column) + 8;
}

static int columns_of(int n, int rows) {
    return (n + rows - 1) / rows;
}

/* In so many columns, of rows that are no lower. */
static listing laid(ui_rect at, const uint8_t set[WEREWOLF_ROLES], int columns, float least) {
    const int kinds = werewolf_kinds_in(set), wolves = wolves_in(set), all = columns_of(kinds, columns);
    listing l = {.columns = columns, .rows = (int)fmaxf(1.0f, fminf(at.h / least, (float)all))};

    l.pages = columns_of(all, l.rows);
    l.high = at.h / (float)l.rows;
    if (l.pages == 1 && columns_of(wolves, l.rows) + columns_of(kinds - wolves, l.rows) == columns) {
        l.wolves = columns_of(wolves, l.rows);
    }
    return l;
}

/* Column by column, from 0 on the first page. Roles are numbered wolves first. */
static int cell_of(const uint8_t set[WEREWOLF_ROLES], const listing *l, int role) {
    int cell = l->wolves > 0 && !of_wolves(role) ? l->wolves * l->rows - wolves_in(set) : 0;

    for (int before = 0; before < role; before++) {
        cell += set[before] > 0;
    }
    return cell;
}

/* The cell of a role on this page, or -1: it is on none, or on another one. */
static int cell_on(const uint8_t set[WEREWOLF_ROLES], const listing *l, int page, int role) {
    const int cells = l->columns * l->rows, cell = cell_of(set, l, role) - page * cells;

    return set[role] > 0 && cell >= 0 && cell < cells ? cell : -1;
}

/* How wide a column is with its names in one line each. */
static float column_width(ui_draw *d, const uint8_t set[WEREWOLF_ROLES], const listing *l, int page, int column) {
    float names = 0.0f;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        const int cell = cell_on(set, l, page, role);
        if (cell >= 0 && cell / l->rows == column) {
            names = fmaxf(names, ui_label_width(d->ui, &UI_STYLE_SMALL, billed_name(d, role, set[role])) + 2);
        }
    }
    return names;
}

/* In two lines each, of letters as large as they all have. */
static bool names_unshrunk(ui_draw *d, float w, float h, const uint8_t set[WEREWOLF_ROLES]) {
    ui_label_style style = UI_STYLE_SMALL;

    style.lines = 2;
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        const ui_rect at = {0, 0, w, h};
        const char *name = billed_name(d, role, set[role]);
        if (set[role] > 0 &&
            (!ui_label_fits(d->ui, at, &style, name) || ui_label_size(d->ui, at, &style, name) < style.size)) {
            return false;
        }
    }
    return true;
}

/* Whether no name of any page is cut, or has smaller letters: in one line, or in two of equal columns. */
static bool listing_holds(ui_draw *d, ui_rect at, const uint8_t set[WEREWOLF_ROLES], const listing *l, bool one) {
    const float equal = ui_column(at, 0, l->columns, bill_gap).w, before = to_names(d->ui, l, equal);

    if (!one) {
        return names_unshrunk(d, equal - before, l->high, set);
    }
    for (int page = 0; page < l->pages; page++) {
        float wide = bill_gap * (float)(l->columns - 1);
        for (int i = 0; i < l->columns; i++) {
            wide += before + column_width(d, set, l, page, i);
        }
        if (wide > at.w) {
            return false;
        }
    }
    return true;
}

/* On as few pages as it can be, then with the largest figures; names in one line are worth smaller ones. */
static listing listed(ui_draw *d, ui_rect at, const uint8_t set[WEREWOLF_ROLES]) {
    static const float worth_one = 1.4f;
    const float line = ui_label_least(d->ui, &UI_STYLE_SMALL), one = fmaxf(38.0f, 1.3f * line),
                two = fmaxf(40.0f, 2.3f * line);
    const int most = (int)fmaxf(1.0f, at.w / (160.0f * fminf(d->ui->text_scale, 1.4f)));
    listing best = laid(at, set, 1, two);
    float worth = 0.0f;

    for (int i = 0; i < 2 * most; i++) {
        const bool in_one = i % 2 == 0;
        const listing l = laid(at, set, 1 + i / 2, in_one ? one : two);
        const float here = listed_figure(l.high, at.w / (float)l.columns) * (in_one ? worth_one : 1.0f);
        if ((l.pages < best.pages || (l.pages == best.pages && here > worth)) &&
            listing_holds(d, at, set, &l, in_one)) {
            best = l;
            worth = here;
        }
    }
    return best;
}

/* The columns of a page, each as wide as what stands in it where there is room; together they stand in the middle. */
static void set_columns(ui_draw *d, ui_rect at, const uint8_t set[WEREWOLF_ROLES], const listing *l, int page,
                        ui_rect column[WEREWOLF_ROLES]) {
    static const float widest_gap = 48.0f;
    const float equal = ui_column(at, 0, l->columns, bill_gap).w, before = to_names(d->ui, l, equal);
    const float gaps = (float)(l->columns - 1);
    float free = at.w;

    for (int i = 0; i < l->columns; i++) {
        column[i] = (ui_rect){0, at.y, before + column_width(d, set, l, page, i), at.h};
        free -= column[i].w;
    }
    if (free < gaps * bill_gap) { /* the longest names take two lines */
        free = at.w;
        for (int i = 0; i < l->columns; i++) {
            column[i].w = fminf(column[i].w, equal);
            free -= column[i].w;
        }
    }
    const float gap = gaps > 0.0f ? fminf(widest_gap, free / gaps) : 0.0f;
    float x = at.x + (free - gap * gaps) / 2;
    for (int i = 0; i < l->columns; i++) {
        column[i].x = x;
        x += column[i].w + gap;
    }
}

static void draw_list(ui_draw *d, ui_rect at, const uint8_t set[WEREWOLF_ROLES], const listing *l, int page,
                      bool headed) {
    const float size = listed_figure(l->high, ui_column(at, 0, l->columns, bill_gap).w);
    const float sign = sign_before(d->ui, size);
    ui_rect column[WEREWOLF_ROLES];
    ui_label_style style = UI_STYLE_SMALL;

    set_columns(d, at, set, l, page, column);
    if (l->wolves > 0) {
        const ui_rect last = column[l->wolves - 1], first = column[l->wolves], end = column[l->columns - 1];
        if (headed) {
            head_side(d, column[0].x, last.x + last.w - column[0].x, at.y, set, true);
            head_side(d, first.x, end.x + end.w - first.x, at.y, set, false);
        }
        part_sides(d, (last.x + last.w + first.x) / 2, at, headed ? side_high(d->ui) : 0.0f);
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
            ui_figure(d, werewolf_role[role].id, figure, paper_of(d, role));
            if (sign > 0.0f) {
                const float side = 0.8f * sign;
                ui_figure(d, of_wolves(role) ? "moon" : "home", (ui_rect){in.x, y + (l->high - side) / 2, side, side},
                          paper_of(d, role));
            } else if (!headed || l->wolves == 0) {
                sign_side(d, figure, role);
            }
            ui_label(d, (ui_rect){name, y, in.x + in.w - name, l->high}, &style, billed_name(d, role, set[role]));
        }
    }
}

static bool is_bill(ui_draw *d, ui_rect at, const uint8_t set[WEREWOLF_ROLES]) {
    static const float least_figure = 44.0f;
    const bill b = bill_of(d, at, set);

    return b.size >= least_figure && names_fit(d, b.wide, b.words, set);
}

/* A side, its roles from x on. */
static void draw_side(ui_draw *d, ui_rect at, float x, const bill *b, bool wolves, bool headed,
                      const uint8_t set[WEREWOLF_ROLES]) {
    const int n = b->kinds[!wolves], per = b->columns[!wolves], rows = (n + per - 1) / per;
    const float letters = billed_letters(d, b, set), step = b->wide + bill_gap;
    const float y = at.y + (at.h - b->high * (float)rows - bill_gap * (float)(rows - 1)) / 2;
    int i = 0;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (set[role] > 0 && of_wolves(role) == wolves) {
            const int row = i / per, here = row == rows - 1 ? n - row * per : per;
            const float left = x + step * ((float)(per - here) / 2 + (float)(i % per));
            draw_billed(d, (ui_rect){left, y + (b->high + bill_gap) * (float)row, b->wide, b->high}, b, letters, role,
                        set[role], !headed);
            i++;
        }
    }
    if (headed) {
        head_side(d, x, step * (float)per - bill_gap, at.y, set, wolves);
    }
}

/* head: how high it is over each side; 0: there is none. */
static void draw_bill(ui_draw *d, ui_rect at, float head, const uint8_t set[WEREWOLF_ROLES]) {
    const bill b = bill_of(d, at, set);
    const float step = b.wide + bill_gap, wolves = step * (float)b.columns[0] - bill_gap,
                others = step * (float)b.columns[1] - bill_gap;
    const float x = at.x + (at.w - wolves - bill_apart - others) / 2;

    draw_side(d, at, x, &b, true, head > 0.0f, set);
    draw_side(d, at, x + wolves + bill_apart, &b, false, head > 0.0f, set);
    part_sides(d, x + wolves + bill_apart / 2, at, head);
}

/* ---- the sheet ---- */

/* From the edge of the board to what stands on it. */
static float pad_of(const ui_frame *ui) {
    return werewolf_board_frame(ui) + 8.0f;
}

/* What is written over the roles, where there is room for it. */
static float title_high(const ui_frame *ui, ui_rect page) {
    return ui_large_words(ui) || page.h < 280.0f ? 0.0f : 44.0f;
}

/* What is small on the bill: how far the rules differ, and how to see the own role once more. */
static const char *footnote(const werewolf_look *look) {
    text_words *w = look->w;
    int differ = 0;

    for (int i = 0; i < WEREWOLF_OPTIONS; i++) {
        differ += werewolf_differs(look->t->config, i);
    }
    const char *changed = differ > 0 ? TEXT_SAY(w, "options.changed", TEXT_NUM("n", differ)) : NULL;
    const char *again = look->t->config->opt[WEREWOLF_OPT_PEEK] == 2 ? NULL : text_say(w, "werewolf.note.look_again");
    return changed != NULL && again != NULL
               ? TEXT_SAY(w, "werewolf.setup.lines", TEXT_STR("a", changed), TEXT_STR("b", again))
           : changed != NULL ? changed
                             : again;
}

static float side_of(const ui_frame *ui) {
    return fmaxf(48.0f, ui_target(ui));
}

/* Low at the right: what turns from the roles to what is said of them, and back. */
static void draw_turner(const werewolf_look *look, ui_rect page, int to) {
    const float side = side_of(look->d->ui), pad = pad_of(look->d->ui);
    const ui_rect at = {page.x + page.w - side - pad, page.y + page.h - side - pad, side, side};

    ui_button(look->d, at, WEREWOLF_ZONE_SHEET, to, NULL, to == 0 ? "cross" : "book", UI_PLAIN, 0);
}

/* Behind so many pages of roles. */
static void draw_words(const werewolf_look *look, ui_rect page, int behind) {
    ui_label_style style = UI_STYLE_SMALL;
    ui_rect in = ui_inset(page, pad_of(look->d->ui));

    in.h -= behind > 0 ? side_of(look->d->ui) + 4 : 0.0f;
    style.colour = UI_INK_900;
    ui_pages(look->d, in, &style, werewolf_setup_words(look->t->config, look->w), look->t->page - behind);
    if (behind > 0) {
        draw_turner(look, page, 0);
    }
}

/* As wide as the ring's plates leave it beside them. */
static ui_rect page_in(const werewolf_look *look, ui_rect at) {
    static const float air = 12.0f;
    const ui_frame *ui = look->d->ui;
    const werewolf_ring ring = werewolf_ring_of(ui, look->pub->n, false);
    const float most = ui->height > ui->width ? 1.0f : ui->rim != NULL ? 0.68f : 0.515f;
    float half = fminf(at.w, ui->width * most) / 2;

    for (int seat = 0; seat < look->pub->n; seat++) {
        const ui_rect plate = ring.plate[seat];
        const float beside = fabsf(plate.x + plate.w / 2 - at.x - at.w / 2) - plate.w / 2 - air;
        if (plate.y < at.y + at.h && plate.y + plate.h > at.y && beside > half / 2) {
            half = fminf(half, beside);
        }
    }
    return ui_centre(at, 2 * half, at.h);
}

/* How the roles of a set stand: over what is written below them, and under what is written above. */
typedef struct {
    ui_rect at;
    bool bill;
    float title, side; /* how high; 0: there is none */
    listing list;      /* of what is no bill */
} roles;

/* Large sets have no title, and those of several pages no sides either. */
static roles roles_in(const werewolf_look *look, ui_rect page, float foot) {
    enum { WAYS = 3 };
    const uint8_t *set = look->pub->set;
    ui_draw *d = look->d;
    const ui_rect in = ui_inset(page, pad_of(d->ui));
    roles r = {0};

    for (int way = 0; way < WAYS; way++) {
        r.title = way == 0 ? title_high(d->ui, page) : 0.0f;
        r.side = way < WAYS - 1 ? side_high(d->ui) : 0.0f;
        r.at = (ui_rect){in.x, in.y + r.title + r.side, in.w, in.h - foot - r.title - r.side};
        r.bill = is_bill(d, r.at, set);
        r.list.pages = 1;
        if (!r.bill) {
            r.list = listed(d, r.at, set);
        }
        if (r.bill || r.list.wolves > 0) {
            break;
        }
    }
    return r;
}

/* All roles at once, with the note below them where there is room for it (else NULL), or by pages that are turned
 * there. */
static void draw_roles(const werewolf_look *look, ui_rect in, const roles *r, float foot, const char *note) {
    const float side = side_of(look->d->ui) + 12, top = in.y + in.h - foot + 12;
    ui_label_style small = UI_STYLE_SMALL, title = UI_STYLE_HEAD;
    ui_draw *d = look->d;

    if (r->title > 0.0f) {
        title.align = UI_MIDDLE;
        title.lines = 1;
        title.colour = UI_INK_900;
        const ui_rect at = {in.x, in.y - 2, in.w, r->title};
        const char *words = ui_say(d, "werewolf.setup.tonight");
        title.size = ui_label_size(d->ui, at, &title, words);
        ui_label(d, at, &title, words);
    }
    if (r->bill) {
        draw_bill(d, r->at, r->side, look->pub->set);
    } else {
        draw_list(d, r->at, look->pub->set, &r->list, look->t->page, r->side > 0.0f);
    }
    small.colour = UI_BARK;
    small.align = UI_MIDDLE;
    if (r->list.pages > 1) {
        ui_page_buttons(d, (ui_rect){in.x, top, in.w - side, foot - 12}, UI_INK_900, look->t->page, r->list.pages);
    } else {
        ui_label(d, (ui_rect){in.x + side, top, in.w - 2 * side, foot - 12}, &small, note);
    }
}

static void draw_page(const werewolf_look *look, ui_rect page) {
    ui_draw *d = look->d;
    const ui_rect in = ui_inset(page, pad_of(d->ui));
    const float side = side_of(d->ui);
    const char *note = footnote(look);
    float foot = 12 + fmaxf(side, ui_label_height(d->ui, &UI_STYLE_SMALL, in.w - 2 * (side + 12), note));
    roles r = {.list = {.pages = 0}};

    werewolf_draw_board(d, page, 37, werewolf_board_ropes(look, page));
    if (!look->pub->opt[WEREWOLF_OPT_HIDDEN_SET]) {
        r = roles_in(look, page, foot);
    }
    if (r.list.pages > 1) {
        foot = side + 12;
        note = NULL;
        r = roles_in(look, page, foot);
    }
    if (look->t->page >= r.list.pages) {
        draw_words(look, page, r.list.pages);
        return;
    }
    draw_roles(look, in, &r, foot, note);
    draw_turner(look, page, r.list.pages);
}

float werewolf_sheet_gone(const werewolf_look *look) {
    static const float from = 0.045f; /* of nightfall: what asked has gone from it */
    const table_ui *t = look->t;

    return t->event.kind != WEREWOLF_EV_NIGHTFALL || t->part >= 1.0f ? motion_smooth(werewolf_sheet_to_come(look))
           : !look->d->ui->motion                                    ? 1.0f
                                  : motion_smooth(motion_of(t->part, from, WEREWOLF_SHEET_UP));
}

/* What is rolled up already, at the lower edge of what still hangs: paper that turns away from the light above and
 * below. */
static void draw_roll(ui_draw *d, ui_rect page, float foot, float gone) {
    static const float thin = 12.0f, thicker = 8.0f, beyond = 3.0f, shade = 5.0f;
    static const struct {
        ui_colour paper;
        float high;
    } band[] = {{UI_PAPER_200, 0.2f}, {UI_PAPER_100, 0.35f}, {UI_PAPER_200, 0.25f}, {UI_BARK, 0.2f}};
    const float high = thin + thicker * gone, w = page.w + 2 * beyond;
    float y = foot - high / 2;

    ui_fill(d, (ui_rect){page.x, y - shade, page.w, shade}, ui_fade(UI_INK_950, 0.14f));
    for (size_t i = 0; i < sizeof band / sizeof band[0]; i++) {
        ui_fill(d, (ui_rect){page.x - beyond, y, w, band[i].high * high}, ui_theme(d->ui, band[i].paper));
        y += band[i].high * high;
    }
    ui_fill(d, (ui_rect){page.x, y, page.w, shade}, ui_fade(UI_INK_950, 0.3f));
}

void werewolf_draw_sheet(const werewolf_look *look, ui_rect at) {
    static const float rim = 16.0f; /* beyond its edges: its shadow */
    const float gone = werewolf_sheet_gone(look);
    const ui_rect page = page_in(look, at);

    if (gone <= 0.0f) {
        draw_page(look, page);
        return;
    }
    if (gone < 1.0f) {
        const float hangs = (page.y + page.h) * (1.0f - gone); /* its ropes go with it */
        ui_group_cut(look->d, (ui_rect){page.x - rim, 0, page.w + 2 * rim, hangs});
        draw_page(look, page);
        ui_group_end(look->d);
        draw_roll(look->d, page, hangs, gone);
    }
}
