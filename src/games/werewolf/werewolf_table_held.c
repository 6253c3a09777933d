/* Werewolf on a flat table: a hidden ballot is given in the seat's own zone; what a seat knows is read on a whole
 * frame. */
#include "werewolf_table.h"

void werewolf_held(nt_view view, const table_ui *t, text_words *w, table_held *out) {
    const werewolf_pub *pub = view.pub;

    *out = (table_held){.whole = t->frame != TABLE_PUBLIC};
    if (out->whole || !pub->opt[WEREWOLF_OPT_BALLOTS] || !werewolf_in_vote(pub)) {
        return;
    }
    out->sealed = true;
    for (int i = 0; i < t->n_legal; i++) {
        if (t->legal[i].kind == WEREWOLF_MOVE_VOTE) {
            out->persons |= 1u << t->legal[i].arg[0];
        } else if (t->legal[i].kind == WEREWOLF_MOVE_ABSTAIN) {
            out->sign[out->n_signs++] =
                (table_sign){.figure = "lowered", .word = werewolf_say(w, "button", "abstain")};
        }
    }
}

int werewolf_parts(const table_ui *t, nt_move move, table_part out[TABLE_PARTS]) {
    (void)t;
    if (move.kind == WEREWOLF_MOVE_VOTE) {
        out[0] = (table_part){TABLE_PART_PERSON, move.arg[0]};
        return 1;
    }
    out[0] = (table_part){TABLE_PART_SIGN, 0};
    return move.kind == WEREWOLF_MOVE_ABSTAIN ? 1 : -1;
}
