/* Where everything of the results lies, and when it comes: rows, houses, and the parts of a cell. */
#include <math.h>

#include "sabbath_table_results.h"
#include "ui/rim.h"

bool sabbath_tells_row(int step) {
    return step >= STEP_WITCH && step < STEP_SUM;
}

/* Cards that are counted come one after the other, however many. */
unsigned sabbath_results_ms(int step) {
    enum { ROW = MOTION_DEAL + 240 }; /* with the way into the sum */
    const unsigned row = step == STEP_WITCH ? ROW + (SABBATH_COLOURS - 1) * SABBATH_NEXT_WITCH : ROW;

    return sabbath_tells_row(step) ? row : MOTION_REVEAL;
}

/* ---- when: in parts of the time of a step that tells of one number ---- */

static const float page_until = 0.2f, cards_until = 0.6f, answer_until = 0.72f, given_until = 0.82f,
                   brought_until = 1.18f, slides_from = 0.03f, slid_until = 0.58f,
                   next_witch = (float)SABBATH_NEXT_WITCH / (float)MOTION_DEAL;

static float since(const sabbath_results *t) {
    return sabbath_tells_row(t->step) ? t->since * (float)sabbath_results_ms(t->step) / (float)MOTION_DEAL : t->since;
}

/* Of the lane that is told, if it is one of several. */
static float later(const sabbath_results *t, int lane) {
    return t->step == STEP_WITCH ? next_witch * (float)lane : 0.0f;
}

float sabbath_page_part(const sabbath_results *t) {
    return t->step == 0 ? 1.0f : 2.0f * motion_of(since(t), 0.0f, page_until) - 1.0f;
}

float sabbath_comes(const sabbath_results *t, int k, int n) {
    const float each = (cards_until - page_until) / (float)(n > 0 ? n : 1), from = page_until + (float)k * each;

    return motion_out(motion_of(since(t), from, from + each));
}

float sabbath_answered(const sabbath_results *t, int lane) {
    return motion_smooth(motion_of(since(t) - later(t, lane), cards_until, answer_until));
}

float sabbath_given(const sabbath_results *t, int lane) {
    return motion_out(motion_of(since(t) - later(t, lane), answer_until, given_until));
}

float sabbath_brought(const sabbath_results *t, int lane) {
    return motion_smooth(motion_of(since(t) - later(t, lane), given_until, brought_until));
}

float sabbath_cards_slid(const sabbath_results *t) {
    return t->step == STEP_WITCH ? motion_of(since(t), slides_from, slid_until) : 1.0f;
}

/* ---- where ---- */

float sabbath_row_top(const sabbath_results *t, int row) {
    return t->grid.y + t->head_h + t->row_h * (float)row;
}

/* The last one reaches down to the ground. */
float sabbath_row_height(const sabbath_results *t, int row) {
    return t->row_h + (row == t->rows - 1 ? 12.0f : 0.0f);
}

ui_rect sabbath_house_of(const sabbath_results *t, int seat) {
    const float x = t->grid.x + t->head_w + (float)seat * t->column_w;

    return (ui_rect){x + 3, t->grid.y, t->column_w - 6, t->head_h + t->row_h * (float)t->rows + 12};
}

ui_rect sabbath_cell(const sabbath_results *t, int row, int seat) {
    const ui_rect house = sabbath_house_of(t, seat);
    const float wall = house.w * SCORE_EAVES + 3;

    return (ui_rect){house.x + wall, sabbath_row_top(t, row), house.w - 2 * wall, sabbath_row_height(t, row)};
}

ui_rect sabbath_stage(const sabbath_results *t, int seat) {
    return ui_both(sabbath_cell(t, ROW_WITCH, seat), sabbath_cell(t, ROW_SUM - 1, seat));
}

ui_rect sabbath_stage_head(const sabbath_results *t) {
    const ui_rect stage = sabbath_stage(t, 0);

    return (ui_rect){t->grid.x - 2, stage.y, t->head_w, stage.h};
}

float sabbath_answer_height(ui_rect stage) {
    return fminf(54.0f, stage.h * 0.28f);
}

ui_rect sabbath_lane(ui_rect stage, int i) {
    return ui_row(stage, i, SABBATH_COLOURS, 0.0f);
}

float sabbath_half_size(const sabbath_results *t) {
    return 29.0f + 10.0f * (t->look->d->ui->text_scale - 1.0f);
}

float sabbath_half_out(const sabbath_results *t) {
    return 0.7f * sabbath_half_size(t);
}

/* ---- cells of the table ---- */

float sabbath_points_grown(const ui_frame *ui, float high) {
    const bool across = ui->rim != NULL && ui->width > ui->height && !ui_large_words(ui);

    return across ? fmaxf(1.0f, fminf(high / 46.0f, 1.36f)) : 1.0f;
}

sabbath_cell_parts sabbath_parts_of(const sabbath_results *t, int row, int seat) {
    const ui_rect in = sabbath_cell(t, row, seat);
    const float points_w = 56.0f * sabbath_points_grown(t->look->d->ui, t->row_h - 4);
    const float pad = in.w < 120.0f ? 3.0f : 5.0f;
    const ui_rect at = {in.x + pad, in.y + 2, in.w - 2 * pad, in.h - 4};
    const bool halves = row == ROW_WITCH && t->look->pub->opt[SABBATH_OPT_CONFLICT];
    const float between = halves ? 4.0f + sabbath_half_out(t) : 4.0f;

    if (t->row_h < 84.0f) {
        return (sabbath_cell_parts){.cards = {at.x, at.y, at.w - points_w - between, at.h},
                                    .points = {at.x + at.w - points_w, at.y, points_w, at.h}};
    }
    if (t->step < STEP_SUM) {
        return (sabbath_cell_parts){.cards = at, .alone = true};
    }
    const float cards = fmaxf(at.h / 2, at.h - 50.0f); /* of what is left the points need no more */
    return (sabbath_cell_parts){
        .cards = {at.x, at.y, at.w, cards}, .points = {at.x, at.y + cards, at.w, at.h - cards}, .alone = true};
}

/* How many cards a row counts of this seat's. */
static int counted(const sabbath_results *t, int row, int seat) {
    const sabbath_row *r = &t->row[seat];

    return row != ROW_WITCH ? r->numbers[row - ROW_NUMBER] : r->colour < SABBATH_COLOURS ? r->colours[r->colour] : 0;
}

int sabbath_longest(const sabbath_results *t, int row) {
    int most = 2;

    for (int seat = 0; seat < t->look->pub->n; seat++) {
        const int n = counted(t, row, seat);
        most = n > most ? n : most;
    }
    return most;
}

/* Of the longest row of all. */
static int most_of_all(const sabbath_results *t) {
    int most = 2;

    for (int i = 0; i < ROW_SUM; i++) {
        const int longest = sabbath_longest(t, i);
        most = longest > most ? longest : most;
    }
    return most;
}

/* Higher than they are wide: they hold a number over an emblem. In two lines where one would make them small, and a
 * cell is high enough. */
ui_rect sabbath_tile_of(const sabbath_results *t, const sabbath_cell_parts *p, int n, int k) {
    static const float air = 2.0f, least = 20.0f, slim = 1.7f, low = 36.0f;
    const float widest = p->alone ? 34.0f : 32.0f * sabbath_points_grown(t->look->d->ui, p->cards.h);
    const int all = most_of_all(t);
    const bool two = p->alone && p->cards.h >= 2 * low && (p->cards.w + air) / (float)all - air < widest;
    const int most = two ? (all + 1) / 2 : all, lines = n > most ? 2 : 1, in_line = (n + lines - 1) / lines;
    const ui_rect block = two ? ui_centre(p->cards, p->cards.w, p->cards.h / 2 * (float)lines) : p->cards;
    const ui_rect room = ui_row(block, k / in_line, lines, 0.0f);
    const int nth = k % in_line, here = k < in_line ? in_line : n - in_line;
    const float fits = (room.w + air) / (float)most - air;
    const float w = fminf(fminf(fmaxf(fits, least), widest), room.h * 0.84f);
    const float h = fminf(room.h - 4, fmaxf(w * slim, 29.0f));
    const float step = most > 1 ? fminf(w + air, (room.w - w) / (float)(most - 1)) : 0.0f;

    const float x = room.x + (p->alone ? (room.w - w - step * (float)(here - 1)) / 2 : 0.0f);

    return (ui_rect){x + (float)nth * step, room.y + (room.h - h) / 2, w, h};
}
