/* Where everything of the results lies: rows that unfold, houses, and the parts of a cell. */
#include <math.h>

#include "sabbath_table_results.h"

/* Whether the step that was pressed for opens this row: it is told now. */
bool sabbath_told(const sabbath_results *t, int row) {
    return t->step == (row >= ROW_SUM ? STEP_SUM : row + 1);
}

/* The row that is told unfolds, 0 to 1, as the one before folds up: its cards are large then, and are counted. */
float sabbath_unfolded(const sabbath_results *t, int row) {
    const float part = motion_smooth(motion_of(1.0f - t->look->t->opening, 0.0f, SABBATH_UNFOLDS_IN));

    if (t->full <= 0.0f || row < 0 || row >= ROW_SUM) {
        return 0.0f;
    }
    return sabbath_told(t, row) ? part : t->step == row + 2 ? 1.0f - part : 0.0f;
}

/* So much of one height has gone over into the other. */
static float mixed(float from, float to, float part) {
    return from + (to - from) * part;
}

/* Without what the last one has below it. */
static float row_inner(const sabbath_results *t, int row) {
    const float own = sabbath_unfolded(t, row),
                others = sabbath_unfolded(t, t->step - 1) + sabbath_unfolded(t, t->step - 2) - own;

    return mixed(mixed(t->row_h, t->full, own), t->thin, others);
}

float sabbath_row_top(const sabbath_results *t, int row) {
    float y = t->grid.y + t->head_h;

    for (int i = 0; i < row; i++) {
        y += row_inner(t, i);
    }
    return y;
}

/* A player's column is a house: the roof's part holds the emblem. */
ui_rect sabbath_house_of(const sabbath_results *t, int seat) {
    const float x = t->grid.x + t->head_w + (float)seat * t->column_w;

    return (ui_rect){x + 3, t->grid.y, t->column_w - 6, t->head_h + t->row_h * (float)t->rows + 12};
}

/* The last one reaches down to the ground. */
float sabbath_row_height(const sabbath_results *t, int row) {
    return row_inner(t, row) + (row == t->rows - 1 ? 12.0f : 0.0f);
}

/* Between its walls. */
ui_rect sabbath_cell(const sabbath_results *t, int row, int seat) {
    const ui_rect house = sabbath_house_of(t, seat);
    const float wall = house.w * SCORE_EAVES + 3;

    return (ui_rect){house.x + wall, sabbath_row_top(t, row), house.w - 2 * wall, sabbath_row_height(t, row)};
}

float sabbath_half_size(const sabbath_results *t) {
    return 29.0f + 10.0f * (t->look->d->ui->text_scale - 1.0f);
}

float sabbath_half_out(const sabbath_results *t) {
    return 0.7f * sabbath_half_size(t);
}

static const float points_w = 56.0f;

static sabbath_cell_parts folded_parts(const sabbath_results *t, int row, ui_rect at) {
    const bool halves = row == ROW_WITCH && t->look->pub->opt[SABBATH_OPT_CONFLICT];
    const float between = halves ? 4.0f + sabbath_half_out(t) : 4.0f;

    if (t->column_w >= 170.0f || t->row_h < 84.0f) {
        return (sabbath_cell_parts){.cards = {at.x, at.y, at.w - points_w - between, at.h},
                                    .points = {at.x + at.w - points_w, at.y, points_w, at.h}};
    }
    return (sabbath_cell_parts){.cards = {at.x, at.y, at.w, at.h / 2},
                                .points = {at.x, at.y + at.h / 2, at.w, at.h / 2}};
}

/* Colours of which a seat took as many as of the one that counts, whose witch stands lower. */
bool sabbath_tied_below(const sabbath_row *r, int colour) {
    return r->colour < SABBATH_COLOURS && colour != r->colour && r->colours[colour] == r->colours[r->colour];
}

int sabbath_ties(const sabbath_row *r) {
    int n = 0;

    for (int colour = 0; colour < SABBATH_COLOURS; colour++) {
        n += sabbath_tied_below(r, colour);
    }
    return n;
}

/* Cards over the whole width, below them how many they are and what that gives. */
static sabbath_cell_parts open_number(ui_rect at) {
    static const float most = 42.0f, apart = 3.0f;
    const float line = fminf(most, at.h * 0.46f), y = at.y + at.h - line, w = fminf(points_w, at.w * 0.56f);

    return (sabbath_cell_parts){.cards = {at.x, at.y + apart, at.w, at.h - line - 2 * apart},
                                .count = {at.x, y, at.w - w, line},
                                .points = {at.x + at.w - w, y, w, line}};
}

bool sabbath_any_tied(const sabbath_results *t) {
    for (int seat = 0; seat < t->look->pub->n; seat++) {
        if (sabbath_ties(&t->row[seat]) > 0) {
            return true;
        }
    }
    return false;
}

/* Of the witches: a pile of cards, how many they are and what that gives in one line, or where a column is narrow in
 * two; where colours tie anywhere, a line below for those that do not count. */
static sabbath_cell_parts open_witch(const sabbath_results *t, ui_rect at) {
    static const float count_w = 46.0f, narrow = 150.0f;
    const bool halves = t->look->pub->opt[SABBATH_OPT_CONFLICT], two = at.w < narrow;
    const float below = sabbath_any_tied(t) ? at.h * (two ? 0.3f : 0.42f) : 0.0f;
    const float line = (at.h - below) / (two ? 2.0f : 1.0f), y = at.y + (two ? line : 0.0f);
    const float w = two ? at.w : points_w, beside = two ? 0.0f : w + 2.0f + (halves ? sabbath_half_out(t) : 0.0f);

    return (sabbath_cell_parts){.cards = {at.x, at.y, at.w - beside - count_w, line},
                                .count = {at.x + at.w - beside - count_w, at.y, count_w, line},
                                .points = {at.x + at.w - w, y, w, line},
                                .ties = {at.x, at.y + at.h - below, at.w, below}};
}

sabbath_cell_parts sabbath_parts_of(const sabbath_results *t, int row, int seat) {
    const ui_rect in = sabbath_cell(t, row, seat);
    const float pad = in.w < 120.0f ? 3.0f : 5.0f;
    const ui_rect at = {in.x + pad, in.y + 2, in.w - 2 * pad, in.h - 4};
    const float part = sabbath_unfolded(t, row);
    const sabbath_cell_parts folded = folded_parts(t, row, at),
                             open = row == ROW_WITCH ? open_witch(t, at) : open_number(at);

    return (sabbath_cell_parts){.cards = table_between(folded.cards, open.cards, part),
                                .points = table_between(folded.points, open.points, part),
                                .count = open.count,
                                .ties = open.ties};
}

/* How many cards a row counts of this seat's. */
int sabbath_counted(const sabbath_results *t, int row, int seat) {
    const sabbath_row *r = &t->row[seat];

    return row != ROW_WITCH ? r->numbers[row - ROW_NUMBER] : r->colour < SABBATH_COLOURS ? r->colours[r->colour] : 0;
}

/* Of the seat that has the most of them. */
static int longest(const sabbath_results *t, int row) {
    int most = 2;

    for (int seat = 0; seat < t->look->pub->n; seat++) {
        const int n = sabbath_counted(t, row, seat);
        most = n > most ? n : most;
    }
    return most;
}

/* A cell that is so high has two lines of cards: tied colours have one of their own. */
static bool in_two_lines(ui_rect at) {
    return at.h >= 84.0f;
}

/* Higher than they are wide, so that their numbers are large where their place is narrow. */
static sabbath_tiles tiles_in(const sabbath_results *t, ui_rect room, int most, int lines, float least,
                              float widest) {
    static const float air = 2.0f;
    const int per_line = (most + lines - 1) / lines > 1 ? (most + lines - 1) / lines : 2;
    const float line = room.h / (float)lines, fits = (room.w + air) / (float)per_line - air;
    const float w = fminf(fminf(fmaxf(fits, least), widest), line * 0.84f);
    const float slim = line > 40.0f && !ui_large_words(t->look->d->ui) ? 1.6f : 1.3f;

    return (sabbath_tiles){w, fminf(line - 4, fmaxf(w * slim, 29.0f)),
                           fminf(w + air, (room.w - w) / (float)(per_line - 1)), line, per_line};
}

sabbath_tiles sabbath_folded_tiles(const sabbath_results *t, ui_rect room) {
    int most = 2;

    for (int i = 0; i < ROW_SUM; i++) {
        const int n = longest(t, i);
        most = n > most ? n : most;
    }
    return tiles_in(t, room, most, 1, 20.0f, 26.0f);
}

sabbath_tiles sabbath_open_tiles(const sabbath_results *t, int row, ui_rect room) {
    const sabbath_tiles one = tiles_in(t, room, longest(t, row), 1, 20.0f, 38.0f),
                        two = tiles_in(t, room, longest(t, row), 2, 20.0f, 44.0f);

    return in_two_lines(room) && two.w > one.w ? two : one;
}

ui_rect sabbath_tile_of(const sabbath_tiles *all, ui_rect room, int k) {
    const int line = k / all->per_line, in_line = k % all->per_line;

    return (ui_rect){room.x + (float)in_line * all->step, room.y + (float)line * all->line + (all->line - all->h) / 2,
                     all->w, all->h};
}
