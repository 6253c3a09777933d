/* Input: presses on the column, the trick, the hand and the places become moves, or say why they do not. */
#include <string.h>

#include "sabbath_table.h"

const nt_move *sabbath_find_move(const table_ui *t, int kind, int arg) {
    for (int i = 0; i < t->n_legal; i++) {
        if (t->legal[i].kind == kind && (arg < 0 || t->legal[i].arg[0] == arg)) {
            return &t->legal[i];
        }
    }
    return NULL;
}

const nt_move *sabbath_play_move(const table_ui *t, int card) {
    const nt_move *open = sabbath_find_move(t, SABBATH_MOVE_PLAY, card);

    return open != NULL ? open : sabbath_find_move(t, SABBATH_MOVE_FACE_DOWN, card);
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

static bool take(const nt_move *found, nt_move *move, bool *has_move) {
    if (found != NULL) {
        *move = *found;
        *has_move = true;
    }
    return true;
}

/* ---- private ---- */

static bool read_card(table_ui *t, const ui_input *in) {
    if (in->kind == UI_INSPECT_END) {
        t->page = 0;
        return true;
    }
    if (in->kind == UI_INSPECT && in->zone != NULL && strcmp(in->zone, "card") == 0) {
        t->page = SABBATH_PAGE_READ + in->n;
        return true;
    }
    return false;
}

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

    if (read_card(t, in)) {
        return true;
    }
    if (in->kind != UI_CHOOSE || in->zone == NULL) {
        return false;
    }
    t->page = 0;
    if (strcmp(in->zone, "card") == 0) {
        press_card(t, cards, n, in->n);
        return true;
    }
    if (strcmp(in->zone, "done") == 0 || strcmp(in->zone, "slot") == 0) {
        const int at = t->pick[0];
        return take(at >= 1 && at <= n ? sabbath_play_move(t, cards[at - 1]) : NULL, move, has_move);
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
    const bool on_seat = in->zone != NULL && strcmp(in->zone, "seat") == 0;

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
    const nt_move *found = sabbath_find_move(t, SABBATH_MOVE_WITCH, direction);

    if (pub->phase == SABBATH_WITCH && !sabbath_may_move(pub, direction)) {
        t->page = SABBATH_PAGE_END;
    }
    return take(found, move, has_move);
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
    if (strcmp(in->zone, "swap") == 0) {
        return press_way(pub, t, in->n, move, has_move);
    }
    if (strcmp(in->zone, "take") == 0 && in->n >= 0 && in->n < pub->n) {
        return take(sabbath_find_move(t, SABBATH_MOVE_TAKE, pub->trick[in->n]), move, has_move);
    }
    if (strcmp(in->zone, "next") == 0) {
        return take(sabbath_find_move(t, SABBATH_MOVE_NEXT, -1), move, has_move);
    }
    return false;
}
