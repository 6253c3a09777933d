/* Input: a card is chosen from the hand and then played; cards of the trick, of the hand, the own pile and the last
 * deal are read. */
#include "robbers_table.h"

static void read_page(table_ui *t, int page) {
    t->page = page;
    t->reading = page != 0 && t->frame == TABLE_PUBLIC;
}

/* What is read is put away by the next press, whatever it hits; but a pile lies over the summary, and a row of the
 * summary opens one. */
static bool put_away(table_ui *t, const ui_input *in) {
    const bool press = in->kind == UI_CHOOSE || in->kind == UI_ANY || in->kind == UI_BACK;
    const bool over = t->page >= ROBBERS_PAGE_SHOWN && !robbers_opens_summary(t);

    if (t->page == 0 || !(press || in->kind == UI_INSPECT_END)) {
        return false;
    }
    if (t->page == ROBBERS_PAGE_LAST && ui_chose(in, ROBBERS_ZONE_SHOWN)) {
        read_page(t, ROBBERS_PAGE_SHOWN + in->n);
    } else {
        read_page(t, over ? ROBBERS_PAGE_LAST : 0);
    }
    return true;
}

/* Cards of the trick and the last deal open at a press, and, like cards of the hand, while they are inspected. */
static bool open_page(table_ui *t, const ui_input *in) {
    const bool look = in->kind == UI_INSPECT;

    if (table_touched(in, ROBBERS_ZONE_TRICK)) {
        read_page(t, ROBBERS_PAGE_WHY + in->n);
    } else if (ui_chose(in, ROBBERS_ZONE_LAST)) {
        read_page(t, ROBBERS_PAGE_LAST);
    } else if (ui_chose(in, ROBBERS_ZONE_SHOWN)) {
        read_page(t, ROBBERS_PAGE_SHOWN + in->n);
    } else if (ui_chose(in, ROBBERS_ZONE_PILE)) {
        read_page(t, ROBBERS_PAGE_PILE);
    } else if (look && table_touched(in, ZONE_CARD)) {
        read_page(t, 1 + in->n);
    } else {
        return false;
    }
    return true;
}

static const nt_move *chosen(const robbers_priv *me, const table_ui *t) {
    const int i = t->pick[0] - 1;

    return i >= 0 && i < ROBBERS_HAND ? table_find_move(t, ROBBERS_MOVE_PLAY, me->hand[i], TABLE_ANY) : NULL;
}

static bool private_input(const robbers_priv *me, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    if (in->kind != UI_CHOOSE) {
        return false;
    }
    if (ui_chose(in, ZONE_CARD) && in->n >= 0 && in->n < ROBBERS_HAND && t->n_legal > 0) {
        t->pick[0] = t->pick[0] == in->n + 1 ? 0 : (uint8_t)(in->n + 1);
        t->picks = t->pick[0] != 0;
        return true;
    }
    if (ui_chose(in, ZONE_DONE)) {
        const nt_move *found = chosen(me, t);
        *has_move = found != NULL;
        if (found != NULL) {
            *move = *found;
        }
        return true;
    }
    return false;
}

bool robbers_input(nt_view view, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    *has_move = false;
    if (put_away(t, in) || open_page(t, in)) {
        return true;
    }
    if (t->frame == TABLE_PRIVATE && view.me != NULL) {
        return private_input(view.me, t, in, move, has_move);
    }
    return false;
}
