/* The rows of the numbers, and the sums below them. */
#include <math.h>

#include "sabbath_table_results.h"

/* The cards of a number. Where others have more they step back. */
static void cards(const sabbath_results *t, ui_rect at, int seat, int row, bool back) {
    ui_draw *d = t->look->d;
    const sabbath_tiles folded = sabbath_folded_tiles(t, at), open = sabbath_open_tiles(t, row, at);
    int i = 0;

    for (int card = 0; card < SABBATH_FACES; card++) {
        const bool counts = sabbath_number(card) == row - ROW_NUMBER + 1;
        for (int k = counts ? sabbath_held(t->look->pub->taken[seat], card) : 0; k > 0; k--, i++) {
            const ui_rect tile = table_between(sabbath_tile_of(&folded, at, i), sabbath_tile_of(&open, at, i),
                                               sabbath_unfolded(t, row));
            if (folded.step < folded.w || open.step < open.w) { /* an edge on the one below */
                ui_plate(d, ui_inset(tile, -1.2f), 3, UI_INK_900, 0, 0.0f, false);
            }
            sabbath_draw_number_tile(d, tile, card, back);
        }
    }
}

/* The cards of the number; once the row is open, who has the most: the others step back. */
void sabbath_number_cell(const sabbath_results *t, int row, int seat, bool open) {
    const bool most = t->row[seat].most[row - ROW_NUMBER] != 0;
    const sabbath_cell_parts p = sabbath_parts_of(t, row, seat);

    cards(t, p.cards, seat, row, open && !most);
    sabbath_card_count(t, p.count, row, seat, most);
    if (open) {
        sabbath_points_won(t, p.points, row, most ? SABBATH_MOST : 0);
    }
}

/* Of the numbers that are told already, and of the witch, so many points. */
static int sum_after(const sabbath_results *t, int seat, int step) {
    const sabbath_row *r = &t->row[seat];
    int sum = step >= STEP_WITCH ? r->witch : 0;

    for (int i = 0; i < SABBATH_NUMBERS; i++) {
        sum += step >= STEP_NUMBER + i && r->most[i] != 0 ? SABBATH_MOST : 0;
    }
    return sum;
}

/* The sum in its place, which grows with each row; at the end it stands there large. */
void sabbath_running_sum(const sabbath_results *t, int seat) {
    const ui_rect at = sabbath_cell(t, ROW_SUM, seat);
    const ui_rect place = ui_centre(at, fminf(at.w * 0.5f, 64.0f), fminf(at.h - 5, 46.0f));
    const int before = sum_after(t, seat, t->step - 1), after = sum_after(t, seat, t->step);

    ui_slot(t->look->d, place, UI_PAPER_400);
    if (t->step >= STEP_WITCH) {
        const int shown = before + table_counted_up(after - before, t->look->t->opening);
        sabbath_draw_number(t->look->d, place, place.h * 0.8f, UI_PAPER_100, shown);
    }
}

void sabbath_sum_cell(const sabbath_results *t, int row, int seat) {
    const bool won = (t->winners >> seat & 1u) != 0;
    const int all = row == ROW_ALL ? sabbath_total(t->look->pub, seat) : sum_after(t, seat, STEP_SUM);
    const int shown = row == ROW_ALL && sabbath_told(t, row) ? table_counted_up(all, t->look->t->opening) : all;

    const ui_rect at = sabbath_cell(t, row, seat);
    sabbath_draw_number(t->look->d, at, fminf(48.0f, at.h * 0.8f), won ? UI_LANTERN : UI_PAPER_100, shown);
}

void sabbath_sum_to_come(ui_draw *d, ui_rect at) {
    ui_slot(d, ui_centre(at, fminf(at.w * 0.5f, 64.0f), fminf(at.h - 14, 40.0f)), UI_PAPER_400);
}
