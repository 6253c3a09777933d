/* Input of GROWL's frames: presses on the pile, seats, cards and slots become moves. */

#include "growl_table.h"

bool growl_wants_pair(const table_ui *t) {
    return t->n_legal > 0 && t->legal[0].kind == GROWL_MOVE_PAIR;
}

bool growl_seat_legal(const table_ui *t, int seat) {
    for (int i = 0; i < t->n_legal; i++) {
        const nt_move *m = &t->legal[i];
        switch (m->kind) {
        case GROWL_MOVE_GIVE:
        case GROWL_MOVE_TARGET:
        case GROWL_MOVE_VOTE:
            if (m->arg[0] == seat) {
                return true;
            }
            break;
        case GROWL_MOVE_PAIR:
            if (m->arg[0] == seat || m->arg[1] == seat) {
                return true;
            }
            break;
        default:
            break;
        }
    }
    return false;
}

growl_choice growl_choice_of(const growl_pub *pub) {
    switch (pub->step) {
    case GROWL_STEP_PASS:
    case GROWL_STEP_HALLOWS_CARDS:
        return GROWL_TWO_CARDS;
    case GROWL_STEP_GIFT_CARD:
    case GROWL_STEP_SERUM_SHOW:
    case GROWL_STEP_TEMPEST_CARD:
        return GROWL_ONE_CARD;
    default:
        return GROWL_NO_CARDS;
    }
}

int growl_hand_list(const uint8_t hand[GROWL_KINDS], uint8_t *kinds, int cap) {
    int n = 0;

    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        for (int i = 0; i < hand[kind] && n < cap; i++) {
            kinds[n++] = (uint8_t)kind;
        }
    }
    return n;
}

bool growl_kind_legal(const growl_look *look, int kind) {
    if (growl_choice_of(look->pub) == GROWL_ONE_CARD) {
        return table_find_move(look->t, GROWL_MOVE_CARD, kind, TABLE_ANY) != NULL;
    }
    return table_find_move(look->t, GROWL_MOVE_CARDS, kind, TABLE_ANY) != NULL ||
           table_find_move(look->t, GROWL_MOVE_CARDS, TABLE_ANY, kind) != NULL;
}

/* ---- private ---- */

static int picked_kind(const growl_look *look, int slot) {
    uint8_t kinds[GROWL_HAND_MAX];
    const int n = growl_hand_list(look->me->hand, kinds, GROWL_HAND_MAX);
    const int at = look->t->pick[slot];

    return at >= 1 && at <= n ? kinds[at - 1] : GROWL_NONE;
}

static const nt_move *chosen_move(const growl_look *look) {
    const table_ui *t = look->t;

    if (t->n_legal == 0) {
        return NULL;
    }
    switch (growl_choice_of(look->pub)) {
    case GROWL_TWO_CARDS:
        return table_find_move(t, GROWL_MOVE_CARDS, picked_kind(look, GROWL_PICK_LEFT),
                               picked_kind(look, GROWL_PICK_RIGHT));
    case GROWL_ONE_CARD:
        return table_find_move(t, GROWL_MOVE_CARD, picked_kind(look, GROWL_PICK_LEFT), TABLE_ANY);
    default:
        break;
    }
    const uint8_t kind = t->legal[0].kind;
    if (kind == GROWL_MOVE_VIEW || kind == GROWL_MOVE_PEEK_DONE) {
        return &t->legal[0];
    }
    return t->pick[0] == 0 ? NULL : table_find_move(t, kind, t->pick[0] - 1, TABLE_ANY);
}

bool growl_private_move(const growl_look *look, nt_move *move) {
    const nt_move *found = chosen_move(look);

    if (found != NULL) {
        *move = *found;
    }
    return found != NULL;
}

static int count_picks(const uint8_t *pick) {
    return (pick[GROWL_PICK_LEFT] != 0) + (pick[GROWL_PICK_RIGHT] != 0);
}

/* Choose, then place; with one slot a chosen card is placed at once. */
static void press_card(const growl_look *look, table_ui *t, int index) {
    uint8_t kinds[GROWL_HAND_MAX];
    const int n = growl_hand_list(look->me->hand, kinds, GROWL_HAND_MAX);
    const uint8_t held = (uint8_t)(index + 1);

    if (index < 0 || index >= n || !growl_kind_legal(look, kinds[index])) {
        return;
    }
    if (growl_choice_of(look->pub) == GROWL_ONE_CARD) {
        t->pick[GROWL_PICK_LEFT] = t->pick[GROWL_PICK_LEFT] == held ? 0 : held;
        return;
    }
    if (t->pick[GROWL_PICK_LEFT] == held || t->pick[GROWL_PICK_RIGHT] == held) {
        t->pick[t->pick[GROWL_PICK_LEFT] == held ? GROWL_PICK_LEFT : GROWL_PICK_RIGHT] = 0;
        t->pick[GROWL_PICK_HELD] = held;
        return;
    }
    t->pick[GROWL_PICK_HELD] = held; /* not a toggle: a drag presses the card once more */
}

static void press_slot(table_ui *t, int slot) {
    const uint8_t held = t->pick[GROWL_PICK_HELD];

    /* The only slot is filled when its card is taken up: nothing more to do when the card is dropped there. */
    if (slot == GROWL_LEFT || slot == GROWL_RIGHT) {
        t->pick[slot] = held;
        t->pick[GROWL_PICK_HELD] = 0;
    }
}

static bool private_input(const growl_look *look, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    if (table_inspected(t, in, ZONE_CARD, 1)) {
        return true;
    }
    if (in->kind != UI_CHOOSE || in->zone == NULL) {
        return false;
    }
    t->page = 0;
    if (ui_chose(in, ZONE_DONE)) {
        *has_move = growl_private_move(look, move);
    } else if (ui_chose(in, ZONE_CARD)) {
        if (growl_choice_of(look->pub) != GROWL_NO_CARDS) {
            press_card(look, t, in->n);
        }
    } else if (ui_chose(in, GROWL_ZONE_SLOT)) {
        press_slot(t, in->n);
    } else if (ui_chose(in, GROWL_ZONE_PICK)) {
        t->pick[0] = t->pick[0] == in->n + 1 ? 0 : (uint8_t)(in->n + 1);
    } else {
        return false;
    }
    t->picks = count_picks(t->pick);
    return true;
}

/* ---- public ---- */

/* Two picks, each taken back by pressing it again; a third takes the place of the second. */
static void press_pair(table_ui *t, int seat) {
    const uint8_t held = (uint8_t)(seat + 1);

    if (t->pick[0] == held) {
        t->pick[0] = t->pick[1];
        t->pick[1] = 0;
    } else if (t->pick[1] == held) {
        t->pick[1] = 0;
    } else if (t->pick[0] == 0) {
        t->pick[0] = held;
    } else {
        t->pick[1] = held;
    }
    t->picks = count_picks(t->pick);
}

static bool press_seat(table_ui *t, int seat, nt_move *move, bool *has_move) {
    t->page = 0;
    if (!growl_seat_legal(t, seat)) {
        t->page = seat + 1;
        return true;
    }
    if (growl_wants_pair(t)) {
        press_pair(t, seat);
        return true;
    }
    const nt_move *found = table_find_move(t, GROWL_MOVE_GIVE, seat, TABLE_ANY);
    if (found == NULL) {
        found = table_find_move(t, GROWL_MOVE_TARGET, seat, TABLE_ANY);
    }
    if (found == NULL) {
        found = table_find_move(t, GROWL_MOVE_VOTE, seat, TABLE_ANY);
    }
    return table_take(found, move, has_move);
}

static bool confirm_pair(table_ui *t, nt_move *move, bool *has_move) {
    const int a = t->pick[0] - 1, b = t->pick[1] - 1;

    if (a < 0 || b < 0) {
        return true;
    }
    return table_take(a < b ? table_find_move(t, GROWL_MOVE_PAIR, a, b) : table_find_move(t, GROWL_MOVE_PAIR, b, a),
                      move, has_move);
}

/* The card on a seat is read as long as it is held, or from one press to the next. */
static bool read_lying(table_ui *t, const ui_input *in) {
    const bool on_card = table_touched(in, GROWL_ZONE_LYING);

    if (in->kind == UI_INSPECT_END && t->page >= GROWL_PAGE_LYING) {
        t->page = 0;
        return true;
    }
    if ((in->kind == UI_INSPECT || in->kind == UI_CHOOSE) && on_card) {
        t->page = in->kind == UI_CHOOSE && t->page == GROWL_PAGE_LYING + in->n ? 0 : GROWL_PAGE_LYING + in->n;
        return true;
    }
    /* The card that is read hides what lies below it: the next press only puts it away. */
    if ((in->kind == UI_ANY || in->kind == UI_CHOOSE) && t->page >= GROWL_PAGE_LYING) {
        t->page = 0;
        return true;
    }
    return false;
}

bool growl_input(nt_view view, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    const growl_look look = growl_look_of(view, t, NULL);

    *has_move = false;
    if (t->frame == TABLE_PRIVATE && view.me != NULL) {
        return private_input(&look, t, in, move, has_move);
    }
    if (t->frame == TABLE_PUBLIC && read_lying(t, in)) {
        return true;
    }
    if (in->kind != UI_CHOOSE || in->zone == NULL || t->locked) {
        return false;
    }
    t->page = 0;
    if (ui_chose(in, GROWL_ZONE_PILE)) {
        return table_take(table_find_move(t, GROWL_MOVE_TURN, TABLE_ANY, TABLE_ANY), move, has_move);
    }
    if (ui_chose(in, ZONE_SEAT)) {
        return press_seat(t, in->n, move, has_move);
    }
    if (ui_chose(in, GROWL_ZONE_KIND)) {
        return table_take(table_find_move(t, GROWL_MOVE_NAME, in->n, TABLE_ANY), move, has_move);
    }
    if (ui_chose(in, ZONE_CONFIRM)) {
        return confirm_pair(t, move, has_move);
    }
    if (ui_chose(in, ZONE_NEXT)) {
        return table_take(table_find_move(t, GROWL_MOVE_NEXT, TABLE_ANY, TABLE_ANY), move, has_move);
    }
    if (ui_chose(in, GROWL_ZONE_FINISH)) {
        return table_take(table_find_move(t, GROWL_MOVE_FINISH, TABLE_ANY, TABLE_ANY), move, has_move);
    }
    if (ui_chose(in, GROWL_ZONE_TITLE)) {
        return table_take(table_find_move(t, GROWL_MOVE_TITLE, in->n, TABLE_ANY), move, has_move);
    }
    return false;
}
