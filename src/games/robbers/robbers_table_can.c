/* Werewolves and Robbers: what a player collects and how the game stands, and what can be done on a frame. */
#include "robbers_table.h"
#include "ui/choices.h"

/* Piles are remembered and not shown: nothing here counts them. */
const char *robbers_goal(nt_view view, const table_ui *t, text_words *w) {
    const robbers_pub *pub = view.pub;
    const robbers_priv *me = view.me;
    int most = 0;

    (void)t;
    for (int other = 0; other < pub->n; other++) {
        most = other != view.seat && pub->points[other] > most ? pub->points[other] : most;
    }
    return TEXT_SAY(w, "robbers.goal", TEXT_STR("role", robbers_role_id[me->role < ROBBERS_ROLES ? me->role : 0]),
                    TEXT_NUM("n", pub->points[view.seat]), TEXT_NUM("most", most));
}

int robbers_choices(nt_view view, const table_ui *t, text_words *w, const char *out[TABLE_CHOICES]) {
    const robbers_look look = {.pub = view.pub, .me = view.me, .seat = view.seat, .chair = t->seat, .w = w, .t = t};
    table_can can = {.w = w, .out = out};
    const bool open = t->frame == TABLE_PUBLIC;
    const char *may = NULL;

    table_can_say(&can, open || t->n_legal > 0 ? robbers_question(&look) : NULL);
    if (open || t->n_legal == 0) {
        table_can_none(&can, t);
        return can.n;
    }
    for (int i = 0; i < t->n_legal; i++) {
        may = table_can_and(&can, may, robbers_card_name(w, t->legal[i].arg[0]));
    }
    table_can_choose(&can, may);
    table_can_key(&can, "robbers.can.any");
    return can.n;
}
