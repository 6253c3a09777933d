/* What the judge presses, and the moves that come of it. */
#include "werewolf_table_judge.h"

/* ---- moves ---- */

/* Whether the first argument of a move is a seat that may be another one. */
static bool names_seat(nt_move move) {
    return move.n == 1 && move.kind != WEREWOLF_MOVE_DIRECTION && move.kind != WEREWOLF_MOVE_DECIDE &&
           move.kind != WEREWOLF_MOVE_CORRECTED;
}

/* A card that was entered for the picked seat becomes the picked role; every other move gets the picked seat. */
bool werewolf_amend(const hosting_frame *h, nt_move was, nt_move *now) {
    *now = was;
    if (was.kind == WEREWOLF_MOVE_CARD) {
        const int role = h->table->pick[WEREWOLF_PICK_KIND] - 1;
        if (werewolf_judge_picked(h) != was.arg[0] || role < 0 || role >= WEREWOLF_ROLES) {
            return false;
        }
        now->arg[1] = (uint8_t)role;
        return true;
    }
    if (werewolf_judge_picked(h) < 0 || !names_seat(was)) {
        return false;
    }
    now->arg[0] = (uint8_t)werewolf_judge_picked(h);
    return true;
}

const nt_move *werewolf_judge_move(const hosting_frame *h, int kind, int a, int b) {
    for (int i = 0; i < h->table->n_legal; i++) {
        const nt_move *m = &h->table->legal[i];
        if (m->kind == kind && (a < 0 || m->arg[0] == a) && (b < 0 || m->arg[1] == b)) {
            return m;
        }
    }
    return NULL;
}

const nt_move *werewolf_judge_entry(const hosting_frame *h) {
    const int kind = h->table->pick[WEREWOLF_PICK_KIND] ? h->table->pick[WEREWOLF_PICK_KIND] - 1
                     : h->n_open > 0                    ? h->open[0].kind
                                                        : -1;
    const int seat = werewolf_judge_picked(h);

    for (int i = 0; i < h->n_open; i++) {
        const nt_move *m = &h->open[i];
        const int named = m->n > 0 ? m->arg[0] : -1;
        const bool fits = m->n == 0 ? h->table->pick[WEREWOLF_PICK_KIND] != 0
                          : named == seat
                              ? true
                              : seat < 0 && named == WEREWOLF_NONE && h->table->pick[WEREWOLF_PICK_KIND] != 0;
        if (m->kind == kind && fits) {
            return m;
        }
    }
    return NULL;
}

/* ---- input ---- */

static bool give(const nt_move *found, nt_move *move, bool *has_move) {
    if (found != NULL) {
        *move = *found;
        *has_move = true;
    }
    return true;
}

static bool press_seat(hosting_frame *h, int seat) {
    h->table->pick[WEREWOLF_PICK_SEAT] = werewolf_judge_picked(h) == seat ? 0 : (uint8_t)(seat + 1);
    h->table->pick[WEREWOLF_PICK_WHY_KIND] = 0;
    h->table->picks = h->table->pick[WEREWOLF_PICK_SEAT] != 0;
    return true;
}

/* A role's button while cards are entered. */
static bool press_role(hosting_frame *h, const ui_input *in, nt_move *move, bool *has_move) {
    const int seat = werewolf_card_seat(h);

    h->table->pick[WEREWOLF_PICK_WHY_KIND] = 0;
    if (werewolf_cards_left(h, in->n) <= 0) {
        h->table->pick[WEREWOLF_PICK_WHY_KIND] = (uint8_t)(in->n + 1);
        return true;
    }
    h->table->pick[WEREWOLF_PICK_SEAT] = (uint8_t)(seat + 1);
    h->table->pick[WEREWOLF_PICK_KIND] = (uint8_t)(in->n + 1);
    return ui_chose(in, WEREWOLF_ZONE_ROLE)
               ? give(werewolf_judge_move(h, WEREWOLF_MOVE_CARD, seat, in->n), move, has_move)
               : true;
}

static bool press_rest(const hosting_frame *h, nt_move *move, bool *has_move) {
    return give(werewolf_judge_move(h, WEREWOLF_MOVE_CARD, -1, werewolf_last_card(h)), move, has_move);
}

static bool press_tool(const hosting_frame *h, int n, nt_move *move, bool *has_move) {
    const int kind = n % 64;

    return give(werewolf_judge_move(h, kind, n >= 128 ? WEREWOLF_NONE : werewolf_judge_picked(h),
                                    kind == WEREWOLF_MOVE_VOICE ? n / 64 : -1),
                move, has_move);
}

static bool press_choice(hosting_frame *h, const ui_input *in) {
    if (ui_chose(in, WEREWOLF_ZONE_LINE)) {
        h->line = h->line == in->n + 1 ? 0 : (uint8_t)(in->n + 1);
    } else if (ui_chose(in, WEREWOLF_ZONE_ENDS)) {
        h->table->pick[WEREWOLF_PICK_MENU] = !h->table->pick[WEREWOLF_PICK_MENU];
    } else if (ui_chose(in, WEREWOLF_ZONE_FACE_TAB)) {
        h->tab = (uint8_t)in->n;
        h->line = 0;
    } else if (ui_chose(in, WEREWOLF_ZONE_ENTER_KIND)) {
        h->table->pick[WEREWOLF_PICK_KIND] = (uint8_t)(in->n + 1);
    } else {
        return false;
    }
    return true;
}

bool werewolf_judge_input(const werewolf_look *look, hosting_frame *h, const ui_input *in, nt_move *move,
                          bool *has_move) {
    (void)look;
    if (in->kind == UI_INSPECT && table_touched(in, ZONE_SEAT) && !werewolf_judge_registers(h)) {
        h->table->pick[WEREWOLF_PICK_SEAT] = (uint8_t)(in->n + 1);
        return true;
    }
    if (in->kind != UI_CHOOSE || in->zone == NULL) {
        return false;
    }
    if (ui_chose(in, WEREWOLF_ZONE_ROLE) || ui_chose(in, ZONE_JUDGE_RECARD)) {
        return press_role(h, in, move, has_move);
    }
    if ((in->flags & UI_ZONE_OFF) != 0) {
        return false;
    }
    if (ui_chose(in, ZONE_SEAT)) {
        return press_seat(h, in->n);
    }
    if (ui_chose(in, ZONE_JUDGE_TAKE)) { /* the card as it stands, so that the event is found */
        h->table->pick[WEREWOLF_PICK_KIND] = (uint8_t)(werewolf_judge_seat(h, werewolf_judge_picked(h))->role + 1);
        return true;
    }
    if (ui_chose(in, ZONE_ROLE_REST)) {
        return press_rest(h, move, has_move);
    }
    if (ui_chose(in, WEREWOLF_ZONE_DECIDE)) {
        return give(werewolf_judge_move(h, WEREWOLF_MOVE_DECIDE, in->n, -1), move, has_move);
    }
    if (ui_chose(in, WEREWOLF_ZONE_TOOL)) {
        return press_tool(h, in->n, move, has_move);
    }
    if (ui_chose(in, ZONE_JUDGE_ENTER) || ui_chose(in, ZONE_JUDGE_INSTEAD)) {
        give(werewolf_judge_entry(h), move, has_move);
        move->seat = *has_move ? h->open_seat : move->seat;
        return true;
    }
    return press_choice(h, in);
}
