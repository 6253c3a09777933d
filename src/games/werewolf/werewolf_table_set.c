/* The roles of a set by their two sides, as a bill: figures with their names below. */
#include "werewolf_table_set.h"

#include <math.h>

#include "ui/rim.h"

bool werewolf_of_wolves(int role) {
    return werewolf_role[role].camp == WEREWOLF_CAMP_WOLF;
}

int werewolf_wolves_in(const uint8_t set[WEREWOLF_ROLES]) {
    int n = 0;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        n += set[role] > 0 && werewolf_of_wolves(role);
    }
    return n;
}

static ui_label_style letters_of(const ui_frame *ui, float there) {
    ui_label_style style = UI_STYLE_SMALL;

    style.size = ui_rim_read(ui, style.size, there / ui->text_scale);
    return style;
}

/* On a flat table names are read from all of its edges. */
ui_label_style werewolf_set_letters(const ui_frame *ui) {
    static const float there = 26.0f;

    return letters_of(ui, there);
}

/* ---- the two sides ---- */

/* Above the roles of a side; large words leave it no room. */
float werewolf_set_side_high(const ui_frame *ui) {
    return ui_large_words(ui) ? 0.0f : ui_rim_read(ui, 32.0f, 40.0f);
}

static ui_label_style head_style(const ui_frame *ui) {
    static const float there = 25.0f;
    ui_label_style style = UI_STYLE_NAME;

    style.align = UI_MIDDLE;
    style.lines = 1;
    style.size = ui_rim_read(ui, style.size, there / ui->text_scale);
    return style;
}

/* Over columns so wide, and half of what is between the sides. */
static ui_rect head_place(const ui_frame *ui, float x, float w, float foot) {
    static const float beyond = 12.0f;
    const float high = werewolf_set_side_high(ui);

    return (ui_rect){x - beyond, foot - high, w + 2 * beyond, high - 4};
}

static const char *head_words(ui_draw *d, const uint8_t set[WEREWOLF_ROLES], bool wolves) {
    int n = 0;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        n += werewolf_of_wolves(role) == wolves ? set[role] : 0;
    }
    return UI_SAY(d, "werewolf.setup.side", TEXT_STR("camp", wolves ? "wolf" : "good"), TEXT_NUM("n", n));
}

float werewolf_set_head_letters(ui_draw *d, float wolves, float others, const uint8_t set[WEREWOLF_ROLES]) {
    const ui_label_style style = head_style(d->ui);

    return fminf(ui_label_size(d->ui, head_place(d->ui, 0.0f, wolves, 0.0f), &style, head_words(d, set, true)),
                 ui_label_size(d->ui, head_place(d->ui, 0.0f, others, 0.0f), &style, head_words(d, set, false)));
}

void werewolf_set_head(ui_draw *d, float x, float w, float foot, float letters, const uint8_t set[WEREWOLF_ROLES],
                       bool wolves) {
    ui_label_style style = head_style(d->ui);

    style.size = letters;
    style.colour = !wolves || d->ui->high_contrast ? UI_INK_900 : WEREWOLF_RED;
    ui_label(d, head_place(d->ui, x, w, foot), &style, head_words(d, set, wolves));
}

/* Between them, beside the roles and what stands so high over these. */
void werewolf_set_part(ui_draw *d, float x, ui_rect roles, float high) {
    ui_fill(d, (ui_rect){x - 0.75f, roles.y - high, 1.5f, roles.h + high}, ui_theme(d->ui, UI_BARK));
}

/* ---- the bill ---- */

/* Below a figure: a name in two lines, or where each has room in one of usual letters, that. */
static float bill_words(const ui_frame *ui, const ui_label_style *names, bool one) {
    const float least = ui_label_least(ui, names);

    return one ? 1.45f * fmaxf(least, names->size * ui->text_scale) : 2.25f * least;
}

const char *werewolf_set_name(ui_draw *d, int role, int copies) {
    return UI_SAY(d, "werewolf.setup.role", TEXT_NUM("n", copies),
                  TEXT_STR("role", werewolf_role_name(&d->words, role)));
}

static float widest_name(ui_draw *d, const ui_label_style *names, const uint8_t set[WEREWOLF_ROLES]) {
    float w = 0.0f;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        w = set[role] > 0 ? fmaxf(w, ui_label_width(d->ui, names, werewolf_set_name(d, role, set[role]))) : w;
    }
    return w + 2.0f;
}

/* Wolves, then all others, each in columns of their own: beside each other, or, stacked, one above the other in rows
 * of as many. */
typedef struct {
    bool stacked;
    int rows, kinds[2], columns[2];
    float size, wide, high; /* of a figure; of its place */
    float words;            /* below it */
    ui_label_style names;
} bill;

/* Of a place so wide, above names that are so high. */
static void size_bill(const ui_frame *ui, float wide, float words, bill *b) {
    b->words = words;
    b->size = wide < 104.0f * fminf(ui->text_scale, 1.6f) ? 0.0f : fminf(fminf(wide * 0.8f, b->high - words), 170.0f);
    b->wide = fminf(wide, b->size * 1.8f + 60.0f);
}

static void size_for_names(ui_draw *d, float wide, const uint8_t set[WEREWOLF_ROLES], bill *b) {
    size_bill(d->ui, wide, bill_words(d->ui, &b->names, true), b);
    if (widest_name(d, &b->names, set) > b->wide) {
        size_bill(d->ui, wide, bill_words(d->ui, &b->names, false), b);
    }
}

static int rows_of(const bill *b, bool wolves) {
    return (b->kinds[!wolves] + b->columns[!wolves] - 1) / b->columns[!wolves];
}

static bill bill_in(ui_draw *d, ui_rect at, const ui_label_style *names, const uint8_t set[WEREWOLF_ROLES],
                    int rows) {
    const int wolves = werewolf_wolves_in(set), others = werewolf_kinds_in(set) - wolves;
    bill b = {.rows = rows,
              .kinds = {wolves, others},
              .columns = {(wolves + rows - 1) / rows, (others + rows - 1) / rows},
              .names = *names};
    const int all = b.columns[0] + b.columns[1];
    const float wide = (at.w - WEREWOLF_SET_APART - WEREWOLF_SET_GAP * (float)(all - 2)) / (float)all;

    b.high = (at.h - WEREWOLF_SET_GAP * (float)(rows - 1)) / (float)rows;
    size_for_names(d, wide, set, &b);
    return b;
}

/* The lower side's head stands between both. */
static bill stacked_in(ui_draw *d, ui_rect at, float head, const ui_label_style *names,
                       const uint8_t set[WEREWOLF_ROLES], int columns) {
    const int wolves = werewolf_wolves_in(set), others = werewolf_kinds_in(set) - wolves;
    bill b = {.stacked = true,
              .kinds = {wolves, others},
              .columns = {wolves < columns ? wolves : columns, others < columns ? others : columns},
              .names = *names};

    b.rows = rows_of(&b, true) + rows_of(&b, false);
    b.high = (at.h - head - WEREWOLF_SET_APART - WEREWOLF_SET_GAP * (float)(b.rows - 2)) / (float)b.rows;
    size_for_names(d, (at.w - WEREWOLF_SET_GAP * (float)(columns - 1)) / (float)columns, set, &b);
    return b;
}

/* In two lines each at most. */
static bool names_fit(ui_draw *d, const bill *b, const uint8_t set[WEREWOLF_ROLES]) {
    const ui_rect at = {0, 0, b->wide, b->words};

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (set[role] > 0 && !ui_label_fits(d->ui, at, &b->names, werewolf_set_name(d, role, set[role]))) {
            return false;
        }
    }
    return true;
}

/* Takes its place if figures are larger, or if it alone leaves names their width. */
static void keep_better(ui_draw *d, const bill *here, const uint8_t set[WEREWOLF_ROLES], bill *best, bool *holds) {
    const bool fits = names_fit(d, here, set);

    if ((fits && !*holds) || (fits == *holds && here->size > best->size * 1.03f)) {
        *best = *here;
        *holds = fits;
    }
}

static ui_label_style billed_style(const ui_frame *ui, float there) {
    ui_label_style style = letters_of(ui, there);

    style.lines = 2;
    style.align = UI_MIDDLE;
    style.valign = UI_TOP;
    style.colour = UI_INK_900;
    return style;
}

/* How large all names can be in a place. */
static float billed_letters(ui_draw *d, const bill *b, const uint8_t set[WEREWOLF_ROLES]) {
    float letters = b->names.size;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (set[role] > 0) {
            letters = fminf(letters, ui_label_size(d->ui, (ui_rect){0, 0, b->wide, b->words}, &b->names,
                                                   werewolf_set_name(d, role, set[role])));
        }
    }
    return letters;
}

/* In the rows in which figures are largest, of those that leave names their width; in a narrow place one side may be
 * above the other. */
static bill bill_with(ui_draw *d, ui_rect at, float head, const ui_label_style *names,
                      const uint8_t set[WEREWOLF_ROLES]) {
    enum { ROWS = 6, COLUMNS = 4 };
    const int kinds = werewolf_kinds_in(set), wolves = werewolf_wolves_in(set);
    bill best = bill_in(d, at, names, set, 1);
    bool holds = names_fit(d, &best, set);

    for (int rows = 2; rows <= ROWS && rows <= kinds; rows++) {
        const bill here = bill_in(d, at, names, set, rows);
        keep_better(d, &here, set, &best, &holds);
    }
    for (int columns = 1; columns <= COLUMNS && at.h > at.w && wolves > 0 && wolves < kinds; columns++) {
        const bill here = stacked_in(d, at, head, names, set, columns);
        keep_better(d, &here, set, &best, &holds);
    }
    return best;
}

/* Large enough, and its names whole; on a flat table hardly smaller than they should be. */
static bool is_legible(ui_draw *d, const bill *b, const uint8_t set[WEREWOLF_ROLES]) {
    const bool flat = d->ui->rim != NULL;
    const float least_figure = ui_rim_read(d->ui, 44.0f, 72.0f), least_letters = !flat                   ? 0.0f
                                                                                 : ui_large_words(d->ui) ? 0.97f
                                                                                                         : 0.85f;

    return b->size >= least_figure && names_fit(d, b, set) &&
           billed_letters(d, b, set) >= least_letters * b->names.size;
}

/* With the largest letters of those that are legible, the smallest of few roles alone; upright all are alike. */
static bill bill_of(ui_draw *d, ui_rect at, float head, const uint8_t set[WEREWOLF_ROLES]) {
    enum { LETTERS = 3, FEW = 8 };
    static const float there[LETTERS] = {26.0f, 23.0f, 20.0f};
    const int n = werewolf_kinds_in(set) <= FEW ? LETTERS : LETTERS - 1;
    bill b = {0};

    for (int i = 0; i < n; i++) {
        const ui_label_style names = billed_style(d->ui, there[i]);
        b = bill_with(d, at, head, &names, set);
        if (d->ui->rim == NULL || is_legible(d, &b, set)) {
            break;
        }
    }
    return b;
}

ui_colour werewolf_set_ink(const ui_draw *d, int role) {
    return werewolf_of_wolves(role) && !d->ui->high_contrast ? WEREWOLF_RED : UI_INK_950;
}

/* Where nothing is written over the sides, of each role: red is not to tell it alone. At its figure's foot. */
void werewolf_set_sign(ui_draw *d, ui_rect figure, int role) {
    const float size = fmaxf(18.0f, 0.36f * figure.w);
    werewolf_draw_side(d, (ui_rect){figure.x + figure.w - 0.8f * size, figure.y + figure.h - size, size, size},
                       werewolf_of_wolves(role));
}

/* Cut from paper on paper, the wolves in red; whoever is there more than once has others behind. */
static void draw_billed(ui_draw *d, ui_rect at, const bill *b, float letters, int role, int copies, bool signs) {
    const int behind = d->ui->high_contrast ? 0 : copies > 3 ? 2 : copies - 1;
    const float size = b->size, out = size * 0.16f, high = size + b->words;
    const ui_rect figure = {at.x + (at.w - size) / 2 - out * (float)behind / 2, at.y + (at.h - high) / 2, size, size};
    ui_label_style style = b->names;

    for (int i = behind; i > 0; i--) {
        ui_figure(d, werewolf_role[role].id, (ui_rect){figure.x + out * (float)i, figure.y, size, size},
                  i == 1 ? UI_PAPER_400 : UI_PAPER_200);
    }
    ui_figure(d, werewolf_role[role].id, figure, werewolf_set_ink(d, role));
    if (signs) {
        werewolf_set_sign(d, figure, role);
    }
    style.size = letters;
    ui_label(d, (ui_rect){at.x, figure.y + size, at.w, high - size}, &style, werewolf_set_name(d, role, copies));
}

bool werewolf_is_bill(ui_draw *d, ui_rect at, float head, const uint8_t set[WEREWOLF_ROLES]) {
    const bill b = bill_of(d, at, head, set);

    return is_legible(d, &b, set);
}

static float side_wide(const bill *b, bool wolves) {
    return (b->wide + WEREWOLF_SET_GAP) * (float)b->columns[!wolves] - WEREWOLF_SET_GAP;
}

/* A side, its roles from x on. */
static void draw_side(ui_draw *d, ui_rect at, float x, const bill *b, bool wolves, bool headed,
                      const uint8_t set[WEREWOLF_ROLES]) {
    const int n = b->kinds[!wolves], per = b->columns[!wolves], rows = rows_of(b, wolves);
    const float letters = billed_letters(d, b, set), step = b->wide + WEREWOLF_SET_GAP;
    const float y = at.y + (at.h - b->high * (float)rows - WEREWOLF_SET_GAP * (float)(rows - 1)) / 2;
    int i = 0;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (set[role] > 0 && werewolf_of_wolves(role) == wolves) {
            const int row = i / per, here = row == rows - 1 ? n - row * per : per;
            const float left = x + step * ((float)(per - here) / 2 + (float)(i % per));
            draw_billed(d, (ui_rect){left, y + (b->high + WEREWOLF_SET_GAP) * (float)row, b->wide, b->high}, b,
                        letters, role, set[role], !headed);
            i++;
        }
    }
    if (headed) {
        const float heads = werewolf_set_head_letters(d, side_wide(b, true), side_wide(b, false), set);
        werewolf_set_head(d, x, side_wide(b, wolves), at.y, heads, set, wolves);
    }
}

static float side_deep(const bill *b, bool wolves) {
    return (b->high + WEREWOLF_SET_GAP) * (float)rows_of(b, wolves) - WEREWOLF_SET_GAP;
}

static void draw_stacked(ui_draw *d, ui_rect at, float head, const bill *b, const uint8_t set[WEREWOLF_ROLES]) {
    const float mid = at.x + at.w / 2, line = at.y + side_deep(b, true) + WEREWOLF_SET_APART / 2;
    const ui_rect wolves = {at.x, at.y, at.w, side_deep(b, true)},
                  others = {at.x, line + WEREWOLF_SET_APART / 2 + head, at.w, side_deep(b, false)};

    draw_side(d, wolves, mid - side_wide(b, true) / 2, b, true, head > 0.0f, set);
    draw_side(d, others, mid - side_wide(b, false) / 2, b, false, head > 0.0f, set);
    ui_fill(d, (ui_rect){at.x, line - 0.75f, at.w, 1.5f}, ui_theme(d->ui, UI_BARK));
}

/* head: how high it is over each side; 0: there is none. */
void werewolf_draw_bill(ui_draw *d, ui_rect at, float head, const uint8_t set[WEREWOLF_ROLES]) {
    const bill b = bill_of(d, at, head, set);
    const float wolves = side_wide(&b, true),
                x = at.x + (at.w - wolves - WEREWOLF_SET_APART - side_wide(&b, false)) / 2;

    if (b.stacked) {
        draw_stacked(d, at, head, &b, set);
        return;
    }
    draw_side(d, at, x, &b, true, head > 0.0f, set);
    draw_side(d, at, x + wolves + WEREWOLF_SET_APART, &b, false, head > 0.0f, set);
    werewolf_set_part(d, x + wolves + WEREWOLF_SET_APART / 2, at, head);
}
