/* Witches of the Sabbath: what a seat holds and may play, in the zone at its edge of a flat table. */
#include "sabbath_table.h"

static uint8_t piece_of(int card) {
    return (uint8_t)(sabbath_colour(card) * SABBATH_NUMBERS + sabbath_number(card) - 1);
}

void sabbath_held_cards(nt_view view, const table_ui *t, text_words *w, table_held *out) {
    const sabbath_priv *me = view.me;

    (void)t;
    (void)w;
    *out = (table_held){0};
    for (int card = 0; card < SABBATH_FACES; card++) {
        for (int k = sabbath_held(me->hand, card); k > 0 && out->n_cards < TABLE_HELD; k--) {
            out->card[out->n_cards++] = piece_of(card);
        }
    }
}

/* Whether it lies face down is the rules' choice and nobody's. */
int sabbath_parts(const table_ui *t, nt_move move, table_part out[TABLE_PARTS]) {
    (void)t;
    out[0] = (table_part){TABLE_PART_CARD, piece_of(move.arg[0])};
    return 1;
}
