/* Werewolves and Robbers: what a seat holds and may play, in the zone at its edge of a flat table. */
#include "robbers_table.h"

/* One line, so that the cards are as large as when one is to be played; points stand at the chips. */
static const char *goal_of(int role, text_words *w) {
    return TEXT_SAY(w, "robbers.goal.edge", TEXT_STR("role", robbers_role_id[role < ROBBERS_ROLES ? role : 0]));
}

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
    if (t->n_legal > 0) {
        return;
    }
    out->news = goal_of(me->role, w);
    for (int role = 0; role < ROBBERS_ROLES; role++) {
        out->other[out->n_others++] = goal_of(role, w);
    }
}

int robbers_parts(const table_ui *t, nt_move move, table_part out[TABLE_PARTS]) {
    (void)t;
    out[0] = (table_part){TABLE_PART_CARD, (uint8_t)(move.arg[0] - 1)};
    return 1;
}
