/* Input of the frames: presses on doors, the ground, seats and wheels become moves. */
#include <string.h>

#include "eatme_table.h"

const nt_move *eatme_find_move(const table_ui *t, int kind, int arg) {
    for (int i = 0; i < t->n_legal; i++) {
        if (t->legal[i].kind == kind && t->legal[i].arg[0] == arg) {
            return &t->legal[i];
        }
    }
    return NULL;
}

static bool take(const nt_move *found, nt_move *move, bool *has_move) {
    if (found != NULL) {
        *move = *found;
        *has_move = true;
    }
    return true;
}

/* Both sides take a press on the wheel and one on Done; the choice may be changed as often as one likes. */
static bool private_input(table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    if (in->kind == UI_INSPECT_END) {
        t->page = 0;
        return true;
    }
    if (in->kind == UI_INSPECT && in->zone != NULL && strcmp(in->zone, "wheel") == 0) {
        t->page = in->n;
        return true;
    }
    if (in->kind != UI_CHOOSE || in->zone == NULL) {
        return false;
    }
    t->page = 0;
    if (strcmp(in->zone, "wheel") == 0) {
        if (in->n == EATME_SLEEP || in->n == EATME_TRAP) {
            t->pick[0] = (uint8_t)in->n;
            t->picks = 1;
        }
        return true;
    }
    if (strcmp(in->zone, "done") == 0) {
        return take(t->pick[0] == 0 ? NULL : eatme_find_move(t, EATME_MOVE_LOCK, t->pick[0]), move, has_move);
    }
    return false;
}

/* Who lives there, as long as the house is held. */
static bool told_about(table_ui *t, const ui_input *in) {
    if (in->kind == UI_INSPECT && in->zone != NULL && strcmp(in->zone, "house") == 0) {
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
    if (in->kind == UI_CHOOSE && in->zone != NULL && strcmp(in->zone, "history") == 0) {
        t->page = EATME_PAGE_PAST;
        return true;
    }
    return false;
}

static bool prowl_input(table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    const int door = t->pick[EATME_PICK_DOOR] - 1;

    t->page = 0;
    if (strcmp(in->zone, "confirm") == 0) {
        return take(eatme_find_move(t, EATME_MOVE_ATTACK, door), move, has_move);
    }
    if (strcmp(in->zone, "house") == 0 && eatme_find_move(t, EATME_MOVE_ATTACK, in->n) != NULL) {
        t->pick[EATME_PICK_DOOR] = (uint8_t)(in->n + 1);
        t->pick[EATME_PICK_PATH] = 0;
    } else if (strcmp(in->zone, "path") == 0 && in->n >= 0 && in->n < EATME_PATHS * EATME_PATH_ROWS) {
        t->pick[EATME_PICK_DOOR] = 0;
        t->pick[EATME_PICK_PATH] = (uint8_t)(in->n + 1);
    } else if (strcmp(in->zone, "wolf") != 0) {
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
