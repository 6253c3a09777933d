/* Witches of the Sabbath: what a seat holds and may play, in the zone at its edge of a flat table. */
#include "sabbath_table.h"

static uint8_t piece_of(int card) {
    return (uint8_t)(sabbath_colour(card) * SABBATH_NUMBERS + sabbath_number(card) - 1);
}

/* Which way she goes, and what she is worth there. */
static const char *way_words(const sabbath_pub *pub, text_words *w, int way) {
    const bool up = way == SABBATH_UP;
    const int at = sabbath_place(pub, sabbath_moving(pub)) + (up ? -1 : 1);

    return TEXT_SAY(w, "sabbath.way", TEXT_STR("way", up ? "up" : "down"), TEXT_NUM("n", sabbath_value(pub, at)));
}

/* Of a witch the two ways along the column, in a draft the faces that lie there. */
static void put_choices(const sabbath_pub *pub, const table_ui *t, text_words *w, table_held *out) {
    static const char *const arrow[] = {[SABBATH_UP] = "thumb_up", [SABBATH_DOWN] = "thumb_down"};

    for (int i = 0; i < t->n_legal && out->n_signs < TABLE_SIGNS; i++) {
        const nt_move *move = &t->legal[i];
        if (move->kind == SABBATH_MOVE_WITCH) {
            out->sign[out->n_signs++] =
                (table_sign){.figure = arrow[move->arg[0] % 2], .word = way_words(pub, w, move->arg[0])};
        } else if (move->kind == SABBATH_MOVE_TAKE) {
            const int card = move->arg[0];
            out->sign[out->n_signs++] = (table_sign){
                .piece = piece_of(card),
                .word = TEXT_SAY(w, "sabbath.card.name", TEXT_STR("colour", sabbath_colour_id[sabbath_colour(card)]),
                                 TEXT_NUM("n", sabbath_number(card)))};
        }
    }
}

/* Which of the legal moves it is: signs stand in their order. */
static uint8_t sign_of(const table_ui *t, nt_move move) {
    uint8_t at = 0;

    while (at + 1 < t->n_legal && t->legal[at].arg[0] != move.arg[0]) {
        at++;
    }
    return at;
}

void sabbath_held_cards(nt_view view, const table_ui *t, text_words *w, table_held *out) {
    const sabbath_priv *me = view.me;

    *out = (table_held){0};
    if (t->frame == TABLE_PUBLIC) {
        put_choices(view.pub, t, w, out);
        return;
    }
    for (int card = 0; card < SABBATH_FACES; card++) {
        for (int k = sabbath_held(me->hand, card); k > 0 && out->n_cards < TABLE_HELD; k--) {
            out->card[out->n_cards++] = piece_of(card);
        }
    }
    if (t->n_legal == 0) {
        out->news = sabbath_goal_edge(view, w);
    }
}

/* Whether it lies face down is the rules' choice and nobody's. */
int sabbath_parts(const table_ui *t, nt_move move, table_part out[TABLE_PARTS]) {
    const bool open = move.kind == SABBATH_MOVE_WITCH || move.kind == SABBATH_MOVE_TAKE;

    if (!open && move.kind != SABBATH_MOVE_PLAY && move.kind != SABBATH_MOVE_FACE_DOWN) {
        return -1;
    }
    out[0] =
        open ? (table_part){TABLE_PART_SIGN, sign_of(t, move)} : (table_part){TABLE_PART_CARD, piece_of(move.arg[0])};
    return 1;
}
