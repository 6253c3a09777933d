/* What all read before the first night: the roles of the set on a bill in the middle of the stage, and behind a
 * button what is to be said of them in words and numbers. */
#include <math.h>

#include "werewolf_table.h"

static int kinds_in(const uint8_t set[WEREWOLF_ROLES]) {
    int n = 0;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        n += set[role] > 0;
    }
    return n;
}

/* ---- the set as a bill: figures with their names below ---- */

static const float bill_gap = 10.0f;

static float bill_words(const ui_frame *ui) {
    return 2.25f * ui_label_least(ui, &UI_STYLE_SMALL);
}

/* How large the figures are in so many rows. */
static float bill_size(const ui_frame *ui, ui_rect at, int n, int rows) {
    const int per = (n + rows - 1) / rows;
    const float wide = (at.w - bill_gap * (float)(per - 1)) / (float)per;
    const float high = (at.h - bill_gap * (float)(rows - 1)) / (float)rows - bill_words(ui);

    return wide < 132.0f * fminf(ui->text_scale, 1.6f) ? 0.0f : fminf(fminf(wide * 0.8f, high), 170.0f);
}

static int bill_rows(const ui_frame *ui, ui_rect at, int n, float *size) {
    int best = 1;

    *size = 0.0f;
    for (int rows = 1; rows <= 6 && rows <= n; rows++) {
        const float here = bill_size(ui, at, n, rows);
        if (here > *size * 1.03f) {
            *size = here;
            best = rows;
        }
    }
    return best;
}

static ui_colour paper_of(const ui_draw *d, int role) {
    const bool wolf = werewolf_role[role].camp == WEREWOLF_CAMP_WOLF;

    return wolf && !d->ui->high_contrast ? 0xFF7E1010u : UI_INK_950;
}

static const char *billed_name(ui_draw *d, int role, int copies) {
    return UI_SAY(d, "werewolf.setup.role", TEXT_NUM("n", copies),
                  TEXT_STR("role", werewolf_role_name(&d->words, role)));
}

/* Cut from paper on paper, the wolves in red; whoever is there more than once has others behind. */
static void draw_billed(ui_draw *d, ui_rect at, float size, int role, int copies) {
    const int behind = d->ui->high_contrast ? 0 : copies > 3 ? 2 : copies - 1;
    const float out = size * 0.16f, high = size + bill_words(d->ui);
    const ui_rect figure = {at.x + (at.w - size) / 2 - out * (float)behind / 2, at.y + (at.h - high) / 2, size, size};
    ui_label_style style = UI_STYLE_SMALL;

    for (int i = behind; i > 0; i--) {
        ui_figure(d, werewolf_role[role].id, (ui_rect){figure.x + out * (float)i, figure.y, size, size},
                  i == 1 ? UI_PAPER_400 : UI_PAPER_200);
    }
    ui_figure(d, werewolf_role[role].id, figure, paper_of(d, role));
    style.lines = 2;
    style.align = UI_MIDDLE;
    style.valign = UI_TOP;
    style.colour = UI_INK_900;
    ui_label(d, (ui_rect){at.x, figure.y + size, at.w, high - size}, &style, billed_name(d, role, copies));
}

/* Many roles: a list of small figures, each with its name beside it. */
static int listed_columns(const ui_frame *ui, float w) {
    return (int)fmaxf(1.0f, w / (196.0f * fminf(ui->text_scale, 1.4f)));
}

static float listed_height(const ui_frame *ui, ui_rect at, int n) {
    const int columns = listed_columns(ui, at.w), rows = (n + columns - 1) / columns;

    return at.h / (float)rows;
}

static void draw_list(ui_draw *d, ui_rect at, const uint8_t set[WEREWOLF_ROLES]) {
    const int columns = listed_columns(d->ui, at.w);
    const float high = listed_height(d->ui, at, kinds_in(set));
    const float size = fminf(high, ui_column(at, 0, columns, bill_gap).w * 0.28f);
    ui_label_style style = UI_STYLE_SMALL;
    int i = 0;

    style.lines = 2;
    style.colour = UI_INK_900;
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (set[role] > 0) {
            const ui_rect column = ui_column(at, i % columns, columns, bill_gap);
            const int row = i / columns;
            const float y = at.y + high * (float)row;
            ui_figure(d, werewolf_role[role].id, (ui_rect){column.x, y + (high - size) / 2, size, size},
                      paper_of(d, role));
            ui_label(d, (ui_rect){column.x + size + 8, y, column.w - size - 8, high}, &style,
                     billed_name(d, role, set[role]));
            i++;
        }
    }
}

typedef enum { BILL, LIST, NO_ROOM } layout;

static float billed_width(ui_rect at, int per, float size) {
    return fminf((at.w - bill_gap * (float)(per - 1)) / (float)per, size * 1.8f + 60.0f);
}

/* In two lines each. */
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

static layout layout_of(ui_draw *d, ui_rect at, const uint8_t set[WEREWOLF_ROLES]) {
    static const float least_figure = 44.0f;
    const int n = kinds_in(set);
    float size;

    const int rows = bill_rows(d->ui, at, n, &size);
    if (size >= least_figure && names_fit(d, billed_width(at, (n + rows - 1) / rows, size), bill_words(d->ui), set)) {
        return BILL;
    }
    const float high = listed_height(d->ui, at, n),
                column = ui_column(at, 0, listed_columns(d->ui, at.w), bill_gap).w;
    const float figure = fminf(high, column * 0.28f);
    return high >= fmaxf(40.0f, bill_words(d->ui)) && names_fit(d, column - figure - 8, high, set) ? LIST : NO_ROOM;
}

static void draw_bill(ui_draw *d, ui_rect at, const uint8_t set[WEREWOLF_ROLES]) {
    const int n = kinds_in(set);
    float size;
    const int rows = bill_rows(d->ui, at, n, &size), per = (n + rows - 1) / rows;
    const float high = (at.h - bill_gap * (float)(rows - 1)) / (float)rows;
    const float wide = billed_width(at, per, size);
    int i = 0;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (set[role] > 0) {
            const int row = i / per, here = row == rows - 1 ? n - row * per : per;
            const float all = wide * (float)here + bill_gap * (float)(here - 1);
            const float x = at.x + (at.w - all) / 2 + (wide + bill_gap) * (float)(i % per);
            draw_billed(d, (ui_rect){x, at.y + (high + bill_gap) * (float)row, wide, high}, size, role, set[role]);
            i++;
        }
    }
}

/* ---- the sheet ---- */

static const float pad = 14.0f;

bool werewolf_has_sheet(const werewolf_pub *pub) {
    return pub->step == WEREWOLF_STEP_DUSK && pub->round == 0;
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

/* Low at the right: what turns from the one page to the other. */
static void draw_turner(const werewolf_look *look, ui_rect page, bool words) {
    const float side = side_of(look->d->ui);
    const ui_rect at = {page.x + page.w - side - pad, page.y + page.h - side - pad, side, side};

    ui_button(look->d, at, WEREWOLF_ZONE_SHEET, words ? 0 : 1, NULL, words ? "cross" : "book", UI_PLAIN, 0);
}

static void draw_words(const werewolf_look *look, ui_rect page, bool turns) {
    const int first = turns ? 1 : 0;
    ui_rect in = ui_inset(page, pad);

    in.h -= turns ? side_of(look->d->ui) + 4 : 0.0f;
    ui_plate(look->d, page, 35, UI_INK_950, UI_INK_500, 1.4f, true);
    ui_pages(look->d, in, &UI_STYLE_SMALL, werewolf_setup_words(look->t->config, true, look->w),
             look->t->page - first);
    if (turns) {
        draw_turner(look, page, true);
    }
}

void werewolf_draw_sheet(const werewolf_look *look, ui_rect at) {
    ui_draw *d = look->d;
    const bool tall = d->ui->height > d->ui->width;
    const ui_rect page = ui_centre(at, fminf(at.w, d->ui->width * (tall ? 1.0f : 0.515f)), at.h);
    const ui_rect in = ui_inset(page, pad);
    const char *note = footnote(look);
    const float beside = in.w - side_of(d->ui) - 12;
    const float lines = note != NULL ? ui_label_height(d->ui, &UI_STYLE_SMALL, beside, note) : 0.0f;
    const float foot = fmaxf(side_of(d->ui), lines) + 4;
    const ui_rect roles = {in.x, in.y, in.w, in.h - foot};
    const layout how = look->pub->opt[WEREWOLF_OPT_HIDDEN_SET] ? NO_ROOM : layout_of(d, roles, look->pub->set);
    ui_label_style small = UI_STYLE_SMALL;

    if (how == NO_ROOM || look->t->page > 0) {
        draw_words(look, page, how != NO_ROOM);
        return;
    }
    ui_plate(d, page, 37, UI_PAPER_100, 0, 0.0f, true);
    (how == BILL ? draw_bill : draw_list)(d, roles, look->pub->set);
    small.colour = UI_BARK;
    if (note != NULL) {
        ui_label(d, (ui_rect){in.x, in.y + in.h - foot + 4, beside, foot - 4}, &small, note);
    }
    draw_turner(look, page, false);
}
