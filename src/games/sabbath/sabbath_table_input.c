/* Input: presses on the column, the trick, the hand and the places become moves, or say why they do not. */

#include "sabbath_table.h"

const nt_move *sabbath_play_move(const table_ui *t, int card) {
    const nt_move *open = table_find_move(t, SABBATH_MOVE_PLAY, card, TABLE_ANY);

    return open != NULL ? open : table_find_move(t, SABBATH_MOVE_FACE_DOWN, card, TABLE_ANY);
}

int sabbath_hand_list(const uint8_t set[SABBATH_SET], uint8_t *cards, int cap) {
    int n = 0;

    for (int card = 0; card < SABBATH_FACES; card++) {
        for (int k = sabbath_held(set, card); k > 0 && n < cap; k--) {
            cards[n++] = (uint8_t)card;
        }
    }
    return n;
}

/* ---- private ---- */

/* Not a toggle: a drag presses the card once more before it is dropped. */
static void press_card(table_ui *t, const uint8_t *cards, int n, int index) {
    if (index < 0 || index >= n) {
        return;
    }
    if (sabbath_play_move(t, cards[index]) != NULL) {
        t->pick[0] = (uint8_t)(index + 1);
        t->picks = 1;
    } else if (t->n_legal > 0) {
        t->page = index + 1;
    }
}

static bool private_input(nt_view view, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    const sabbath_priv *me = view.me;
    uint8_t cards[SABBATH_HAND_MAX];
    const int n = sabbath_hand_list(me->hand, cards, SABBATH_HAND_MAX);

    if (table_inspected(t, in, ZONE_CARD, SABBATH_PAGE_READ)) {
        return true;
    }
    if (in->kind != UI_CHOOSE || in->zone == NULL) {
        return false;
    }
    t->page = 0;
    if (ui_chose(in, ZONE_CARD)) {
        press_card(t, cards, n, in->n);
        return true;
    }
    if (ui_chose(in, ZONE_DONE) || ui_chose(in, SABBATH_ZONE_SLOT)) {
        const int at = t->pick[0];
        return table_take(at >= 1 && at <= n ? sabbath_play_move(t, cards[at - 1]) : NULL, move, has_move);
    }
    return false;
}

/* ---- public ---- */

/* While a sheet is open bots and events wait: cards can be counted at any time (5.3). */
static bool open_sheet(table_ui *t, int page) {
    t->page = page;
    t->reading = page != 0;
    return true;
}

/* A sheet that is read hides what lies below it: the next press only puts it away. */
static bool read_sheet(const sabbath_pub *pub, table_ui *t, const ui_input *in) {
    const bool reading = t->page >= 1 && t->page <= pub->n;
    const bool on_seat = table_touched(in, ZONE_SEAT);

    if (in->kind == UI_INSPECT && on_seat) {
        return open_sheet(t, in->n + 1);
    }
    if (in->kind == UI_CHOOSE && on_seat) {
        return open_sheet(t, t->page == in->n + 1 ? 0 : in->n + 1);
    }
    if (reading && (in->kind == UI_CHOOSE || in->kind == UI_ANY || in->kind == UI_INSPECT_END)) {
        return open_sheet(t, 0);
    }
    return false;
}

static bool press_way(const sabbath_pub *pub, table_ui *t, int direction, nt_move *move, bool *has_move) {
    const nt_move *found = table_find_move(t, SABBATH_MOVE_WITCH, direction, TABLE_ANY);

    if (pub->phase == SABBATH_WITCH && !sabbath_may_move(pub, direction)) {
        t->page = SABBATH_PAGE_END;
    }
    return table_take(found, move, has_move);
}

bool sabbath_input(nt_view view, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    const sabbath_pub *pub = view.pub;

    *has_move = false;
    if (t->frame == TABLE_PRIVATE && view.me != NULL) {
        return private_input(view, t, in, move, has_move);
    }
    if (t->frame == TABLE_PUBLIC && read_sheet(pub, t, in)) {
        return true;
    }
    if (in->kind != UI_CHOOSE || in->zone == NULL || t->locked) {
        return false;
    }
    t->page = 0;
    if (ui_chose(in, SABBATH_ZONE_SWAP)) {
        return press_way(pub, t, in->n, move, has_move);
    }
    if (ui_chose(in, SABBATH_ZONE_TAKE) && in->n >= 0 && in->n < pub->n) {
        return table_take(table_find_move(t, SABBATH_MOVE_TAKE, pub->trick[in->n], TABLE_ANY), move, has_move);
    }
    if (ui_chose(in, ZONE_NEXT)) {
        return table_take(table_find_move(t, SABBATH_MOVE_NEXT, TABLE_ANY, TABLE_ANY), move, has_move);
    }
    return false;
}
