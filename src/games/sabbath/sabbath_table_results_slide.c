/* The cards that everybody took go from the rows of their numbers to those of their colours: the same ones are
 * counted twice. */
#include "sabbath_table_results.h"

/* Its number turns to its witch as it leaves: where cards pass each other none could be read. */
static void slide(const sabbath_results *t, ui_rect from, ui_rect to, int card) {
    ui_draw *d = t->look->d;
    const bool lies = t->slid <= 0.0f;
    const ui_rect seen = table_between(from, to, t->slid), of = lies ? from : to;
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

    for (int row = ROW_NUMBER; row < ROW_SUM; row++) {
        const sabbath_cell_parts p = sabbath_parts_of(t, row, seat);
        const int n = sabbath_taken_of(t, row, seat, card);
        for (int k = 0; k < n; k++) {
            const int colour = sabbath_colour(card[k]), lane = sabbath_place(t->look->pub, colour);
            slide(t, sabbath_tile_of(t, &p, n, k), sabbath_witch_card(t, seat, lane, of_colour[colour]++), card[k]);
        }
    }
}
