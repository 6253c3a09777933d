/* Input of the frames: presses on doors, the ground, seats and wheels become moves. */

#include "eatme_table.h"

/* Both sides take a press on the wheel and one on Done; the choice may be changed as often as one likes. */
static bool private_input(table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    if (table_inspected(t, in, EATME_ZONE_WHEEL, 0)) {
        return true;
    }
    if (in->kind != UI_CHOOSE || in->zone == NULL) {
        return false;
    }
    t->page = 0;
    if (ui_chose(in, EATME_ZONE_WHEEL)) {
        if (in->n == EATME_SLEEP || in->n == EATME_TRAP) {
            t->pick[0] = (uint8_t)in->n;
            t->picks = 1;
        }
        return true;
    }
    if (ui_chose(in, ZONE_DONE)) {
        return table_take(t->pick[0] == 0 ? NULL : table_find_move(t, EATME_MOVE_LOCK, t->pick[0], TABLE_ANY), move,
                          has_move);
    }
    return false;
}

/* Who lives there, as long as the house is held. */
static bool told_about(table_ui *t, const ui_input *in) {
    if (in->kind == UI_INSPECT && table_touched(in, EATME_ZONE_HOUSE)) {
        t->page = in->n + 1;
        return true;
    }
    if (in->kind == UI_INSPECT_END && t->page > 0 && t->page <= EATME_SEATS) {
        t->page = 0;
        return true;
    }
    return false;
}

/* The sheet of past choices opens at the round's sign, and any press puts it away. */
static bool past_panel(table_ui *t, const ui_input *in) {
    if (t->page == EATME_PAGE_PAST && (in->kind == UI_CHOOSE || in->kind == UI_ANY)) {
        t->page = 0;
        return true;
    }
    if (ui_chose(in, EATME_ZONE_HISTORY)) {
        t->page = EATME_PAGE_PAST;
        return true;
    }
    return false;
}

static bool prowl_input(table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    const int door = t->pick[EATME_PICK_DOOR] - 1;

    t->page = 0;
    if (ui_chose(in, ZONE_CONFIRM)) {
        return table_take(door < 0 ? NULL : table_find_move(t, EATME_MOVE_ATTACK, door, TABLE_ANY), move, has_move);
    }
    if (ui_chose(in, EATME_ZONE_HOUSE) && table_find_move(t, EATME_MOVE_ATTACK, in->n, TABLE_ANY) != NULL) {
        t->pick[EATME_PICK_DOOR] = (uint8_t)(in->n + 1);
        t->pick[EATME_PICK_PATH] = 0;
    } else if (ui_chose(in, EATME_ZONE_PATH) && in->n >= 0 && in->n < EATME_PATHS * EATME_PATH_ROWS) {
        t->pick[EATME_PICK_DOOR] = 0;
        t->pick[EATME_PICK_PATH] = (uint8_t)(in->n + 1);
    } else if (!ui_chose(in, EATME_ZONE_WOLF)) {
        return false;
    }
    t->picks = t->pick[EATME_PICK_DOOR] != 0 ? 2 : 0;
    return true;
}

bool eatme_input(nt_view view, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    const eatme_look look = eatme_look_of(view, t, NULL);

    *has_move = false;
    if (t->frame == TABLE_PRIVATE && view.me != NULL) {
        return private_input(t, in, move, has_move);
    }
    if (t->frame != TABLE_PUBLIC) {
        return false;
    }
    if (past_panel(t, in) || told_about(t, in)) {
        return true;
    }
    if (in->kind != UI_CHOOSE || in->zone == NULL || t->locked || t->n_legal == 0) {
        return false;
    }
    return eatme_hands_out(&look) ? eatme_cast_input(&look, t, in, move, has_move)
                                  : prowl_input(t, in, move, has_move);
}
