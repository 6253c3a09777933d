/* Werewolves and Robbers: what a seat holds and may play, in the zone at its edge of a flat table. */
#include "robbers_table.h"

void robbers_held(nt_view view, const table_ui *t, text_words *w, table_held *out) {
    const robbers_priv *me = view.me;

    *out = (table_held){0};
    if (t->frame == TABLE_PUBLIC) {
        return; /* nothing is decided openly */
    }
    while (out->n_cards < ROBBERS_HAND && me->hand[out->n_cards] != ROBBERS_NONE) {
        out->card[out->n_cards] = (uint8_t)(me->hand[out->n_cards] - 1);
        out->n_cards++;
    }
    for (int role = 0; role < ROBBERS_ROLES && t->n_legal == 0; role++) {
        out->other[out->n_others++] = robbers_goal_of(view.pub, view.seat, role, w);
    }
}

int robbers_parts(const table_ui *t, nt_move move, table_part out[TABLE_PARTS]) {
    (void)t;
    out[0] = (table_part){TABLE_PART_CARD, (uint8_t)(move.arg[0] - 1)};
    return 1;
}
