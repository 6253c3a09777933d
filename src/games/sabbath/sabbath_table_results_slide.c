/* The cards that everybody took go from the rows of their numbers to those of their colours: the same ones are
 * counted twice. */
#include "sabbath_table_results.h"

/* Sorted first: in its row each goes to the column of its colour, the columns come together at the height of their
 * witch, and then go to where they lie. So no colour crosses another one. */
static ui_rect on_way(const sabbath_results *t, ui_rect from, ui_rect to, float column) {
    static const float sorted = 0.4f, joins = 0.3f, joined = 0.8f, leaves = 0.65f;
    const float sorts = motion_smooth(motion_of(t->slid, 0.0f, sorted)),
                falls = motion_smooth(motion_of(t->slid, joins, joined)),
                goes = motion_smooth(motion_of(t->slid, leaves, 1.0f));
    const float first = from.x + from.w / 2, last = to.x + to.w / 2;
    const float x = first + (column - first) * sorts + (last - column) * goes;
    ui_rect at = table_between(from, to, falls);

    at.x = x - at.w / 2;
    return at;
}

/* Its number turns to its witch as it leaves: where cards pass each other none could be read. */
static void slide(const sabbath_results *t, ui_rect from, ui_rect to, float column, int card) {
    ui_draw *d = t->look->d;
    const bool lies = t->slid <= 0.0f;
    const ui_rect seen = on_way(t, from, to, column), of = lies ? from : to;
    const ui_rect whole = ui_centre(seen, of.w, of.h);

    ui_scale(d, seen, whole);
    ui_group(d, whole, 0, 0.0f);
    if (lies) {
        sabbath_draw_number_tile(d, whole, card, false);
    } else {
        sabbath_draw_tile(d, whole, sabbath_colour(card));
    }
    ui_group_end(d);
}

void sabbath_slide_cards(const sabbath_results *t, int seat) {
    uint8_t card[SABBATH_COLOURS * SABBATH_COPIES];
    int of_colour[SABBATH_COLOURS] = {0};

    const ui_rect stage = sabbath_stage(t, seat);

    for (int row = ROW_NUMBER; row < ROW_SUM; row++) {
        const sabbath_cell_parts p = sabbath_parts_of(t, row, seat);
        const int n = sabbath_taken_of(t, row, seat, card);
        for (int k = 0; k < n; k++) {
            const int colour = sabbath_colour(card[k]), lane = sabbath_place(t->look->pub, colour);
            const float column = stage.x + stage.w * ((float)lane + 0.5f) / SABBATH_COLOURS;
            slide(t, sabbath_tile_of(t, &p, n, k), sabbath_witch_card(t, seat, lane, of_colour[colour]++), column,
                  card[k]);
        }
    }
}
