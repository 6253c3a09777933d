/* Eat Me If You Can!: the two sides of a seat's wheel, in the zone at its edge of a flat table. */
#include "eatme_table.h"

/* The sides change places at random for each opening, as on the whole frame. */
static int side_at(const table_ui *t, int at) {
    const bool swapped = (t->shuffle & 1u) != 0;

    return (at == 1) != swapped ? EATME_TRAP : EATME_SLEEP;
}

/* What its owner gains or loses, when the Wolf knocks at this door and when at another. */
static table_sign sign_of(const eatme_look *look, int wheel) {
    const bool sleep = wheel == EATME_SLEEP;
    const int value = eatme_value(look->pub, look->seat);
    const int knocked = sleep ? -eatme_duel(look->pub, look->seat, wheel).loss : value;

    return (table_sign){.piece = (uint8_t)(EATME_CHARACTERS + wheel),
                        .word = text_say(look->w, sleep ? "eatme.wheel.sleep" : "eatme.wheel.trap"),
                        .outcome = {{"paw", eatme_points(look, knocked), "coin"},
                                    {"wolf", eatme_points(look, sleep ? value : 0), "coin"}}};
}

void eatme_held(nt_view view, const table_ui *t, text_words *w, table_held *out) {
    const eatme_pub *pub = view.pub;

    *out = (table_held){0};
    if (t->frame == TABLE_PUBLIC) {
        for (int i = 0; i < t->n_legal; i++) {
            out->persons |= t->legal[i].kind == EATME_MOVE_ATTACK ? 1u << t->legal[i].arg[0] : 0;
        }
        return;
    }
    out->card[out->n_cards++] = pub->cast[view.seat];
    if (t->n_legal == 0) { /* all know who the Wolf is */
        const bool waits = pub->phase == EATME_PHASE_CHOOSE && pub->cast[view.seat] == EATME_WOLF;
        out->news = waits ? text_say(w, "eatme.private.wolf_waits") : NULL;
        return;
    }
    const eatme_look look = {.pub = pub, .seat = view.seat, .w = w};
    for (int at = 0; at < 2; at++) {
        out->sign[out->n_signs++] = sign_of(&look, side_at(t, at));
    }
    out->news = text_say(w, "eatme.private.question");
}

int eatme_parts(const table_ui *t, nt_move move, table_part out[TABLE_PARTS]) {
    if (move.kind == EATME_MOVE_ATTACK) {
        out[0] = (table_part){TABLE_PART_PERSON, move.arg[0]};
        return 1;
    }
    if (move.kind != EATME_MOVE_LOCK) {
        return -1;
    }
    out[0] = (table_part){TABLE_PART_SIGN, (uint8_t)(side_at(t, 0) == move.arg[0] ? 0 : 1)};
    return 1;
}
