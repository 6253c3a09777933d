/* Input of Werewolf's frames: touches of seats and buttons become moves. */
#include <string.h>

#include "werewolf_table.h"

bool werewolf_in_vote(const werewolf_pub *pub) {
    switch (pub->step) {
    case WEREWOLF_STEP_ELECT:
    case WEREWOLF_STEP_ELECT_COUNT:
    case WEREWOLF_STEP_VOTE:
    case WEREWOLF_STEP_COUNT:
    case WEREWOLF_STEP_PK_VOTE:
    case WEREWOLF_STEP_PK_COUNT:
        return true;
    default:
        return false;
    }
}

/* ---- public ---- */

uint8_t werewolf_seat_kind(const werewolf_look *look, bool *confirmed) {
    static const uint8_t of_menu[WEREWOLF_MENU_KINDS] = {[WEREWOLF_MENU_DECLARE] = WEREWOLF_MOVE_DECLARE,
                                                         [WEREWOLF_MENU_WITHDRAW] = WEREWOLF_MOVE_WITHDRAW,
                                                         [WEREWOLF_MENU_DUEL] = WEREWOLF_MOVE_DUEL,
                                                         [WEREWOLF_MENU_EXPLODE] = WEREWOLF_MOVE_EXPLODE,
                                                         [WEREWOLF_MENU_TAKE] = WEREWOLF_MOVE_EXPLODE};
    const table_ui *t = look->t;
    const int menu = t->pick[WEREWOLF_PICK_MENU];

    *confirmed = false;
    if (t->n_legal == 0) {
        return WEREWOLF_NONE;
    }
    if (menu > WEREWOLF_MENU_NONE && menu < WEREWOLF_MENU_VOTER) {
        *confirmed = true;
        return menu == WEREWOLF_MENU_EXPLODE ? WEREWOLF_NONE : of_menu[menu];
    }
    switch (look->pub->step) {
    case WEREWOLF_STEP_BADGE:
        *confirmed = true;
        return WEREWOLF_MOVE_GIVE;
    case WEREWOLF_STEP_SAY:
        *confirmed = true;
        return WEREWOLF_MOVE_NAME;
    case WEREWOLF_STEP_ELECT:
    case WEREWOLF_STEP_VOTE:
    case WEREWOLF_STEP_PK_VOTE:
        *confirmed = (t->keep & WEREWOLF_KEEP_LIST) != 0;
        return WEREWOLF_MOVE_VOTE;
    case WEREWOLF_STEP_ELECT_COUNT:
    case WEREWOLF_STEP_COUNT:
    case WEREWOLF_STEP_PK_COUNT:
        return WEREWOLF_MOVE_RECALL;
    default:
        return WEREWOLF_NONE;
    }
}

/* Counting hands: the seats that raise one for the candidate. */
static int hands_for(const werewolf_look *look) {
    const table_ui *t = look->t;
    const bool vote = look->pub->step == WEREWOLF_STEP_ELECT || look->pub->step == WEREWOLF_STEP_VOTE ||
                      look->pub->step == WEREWOLF_STEP_PK_VOTE;

    return vote && (t->keep & WEREWOLF_KEEP_LIST) == 0 ? (t->keep & 0x7F) - 1 : -1;
}

static bool may_vote(const werewolf_look *look, int seat) {
    return look->pub->voter[seat] &&
           ((look->pub->asked[seat] && (look->t->humans >> seat & 1)) ||
            (look->pub->voted[seat] && table_find_move(look->t, WEREWOLF_MOVE_RECALL, seat, TABLE_ANY)));
}

bool werewolf_seat_legal(const werewolf_look *look, int seat) {
    bool confirmed;
    const uint8_t kind = werewolf_seat_kind(look, &confirmed);

    if (hands_for(look) >= 0 || look->t->pick[WEREWOLF_PICK_MENU] == WEREWOLF_MENU_VOTER) {
        return may_vote(look, seat);
    }
    return kind != WEREWOLF_NONE && table_find_move(look->t, kind, seat, TABLE_ANY) != NULL;
}

/* A raised hand is a ballot of that seat; touched again it goes down. In the list a ballot that was given is taken
 * back in the same way. */
static bool raise_hand(const werewolf_look *look, int seat, nt_move *move, bool *has_move) {
    const werewolf_pub *pub = look->pub;

    if (pub->voted[seat]) {
        return table_take(table_find_move(look->t, WEREWOLF_MOVE_RECALL, seat, TABLE_ANY), move, has_move);
    }
    table_take(table_find_move(look->t, WEREWOLF_MOVE_VOTE, hands_for(look), TABLE_ANY), move, has_move);
    move->seat = (uint8_t)seat;
    return true;
}

static bool press_seat(const werewolf_look *look, table_ui *t, int seat, nt_move *move, bool *has_move) {
    bool confirmed;
    const uint8_t kind = werewolf_seat_kind(look, &confirmed);

    if (!werewolf_seat_legal(look, seat)) {
        return true;
    }
    if (hands_for(look) >= 0) {
        return raise_hand(look, seat, move, has_move);
    }
    if (t->pick[WEREWOLF_PICK_MENU] == WEREWOLF_MENU_VOTER) {
        if (look->pub->voted[seat]) {
            return table_take(table_find_move(t, WEREWOLF_MOVE_RECALL, seat, TABLE_ANY), move, has_move);
        }
        t->pick[WEREWOLF_PICK_MENU] = WEREWOLF_MENU_NONE;
        t->pick[WEREWOLF_PICK_KIND] = (uint8_t)(seat + 1);
        return true;
    }
    if (!confirmed) {
        return table_take(table_find_move(t, kind, seat, TABLE_ANY), move, has_move);
    }
    t->pick[WEREWOLF_PICK_SEAT] = t->pick[WEREWOLF_PICK_SEAT] == seat + 1 ? 0 : (uint8_t)(seat + 1);
    t->picks = t->pick[WEREWOLF_PICK_SEAT] != 0;
    return true;
}

const nt_move *werewolf_picked(const werewolf_look *look) {
    const table_ui *t = look->t;
    const int seat = t->pick[WEREWOLF_PICK_SEAT] - 1;
    bool confirmed;

    if (t->frame == TABLE_PUBLIC) {
        const uint8_t kind = werewolf_seat_kind(look, &confirmed);
        if (t->pick[WEREWOLF_PICK_MENU] == WEREWOLF_MENU_EXPLODE) {
            return table_find_move(t, WEREWOLF_MOVE_EXPLODE, WEREWOLF_NONE, TABLE_ANY);
        }
        return confirmed && seat >= 0 ? table_find_move(t, kind, seat, TABLE_ANY) : NULL;
    }
    if (t->n_legal == 1 && t->legal[0].kind == WEREWOLF_MOVE_SEEN) {
        return &t->legal[0];
    }
    if (t->pick[WEREWOLF_PICK_KIND] == 0) {
        return NULL;
    }
    const int kind = t->pick[WEREWOLF_PICK_KIND] - 1;
    return table_find_move(t, kind, kind == WEREWOLF_MOVE_CHOOSE && seat < 0 ? WEREWOLF_NONE : seat, TABLE_ANY);
}

static bool confirm(const werewolf_look *look, const table_ui *t, nt_move *move, bool *has_move) {
    table_take(werewolf_picked(look), move, has_move);
    if (*has_move && t->pick[WEREWOLF_PICK_KIND] > 0 && move->kind == WEREWOLF_MOVE_VOTE) {
        move->seat = (uint8_t)(t->pick[WEREWOLF_PICK_KIND] - 1);
    }
    return true;
}

static bool press_mode(table_ui *t, int n) {
    memset(t->pick, 0, sizeof t->pick);
    t->picks = 0;
    t->keep = n < 0 ? WEREWOLF_KEEP_LIST : (uint8_t)n;
    return true;
}

static bool public_input(const werewolf_look *look, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    if (in->kind != UI_CHOOSE || in->zone == NULL || (in->flags & UI_ZONE_OFF) != 0 || t->locked) {
        return false;
    }
    if (ui_chose(in, ZONE_SEAT)) {
        return press_seat(look, t, in->n, move, has_move);
    }
    if (ui_chose(in, WEREWOLF_ZONE_ACT)) {
        return table_take(table_find_move(t, in->n % 64, in->n >= 64 ? in->n / 64 - 1 : TABLE_ANY, TABLE_ANY), move,
                          has_move);
    }
    if (ui_chose(in, WEREWOLF_ZONE_MENU)) {
        memset(t->pick, 0, sizeof t->pick);
        t->pick[WEREWOLF_PICK_MENU] = (uint8_t)in->n;
        t->picks = in->n != 0;
        return true;
    }
    if (ui_chose(in, ZONE_PAGE)) {
        t->page += in->n;
        return true;
    }
    if (ui_chose(in, WEREWOLF_ZONE_HANDS)) {
        return press_mode(t, in->n);
    }
    if (ui_chose(in, WEREWOLF_ZONE_LINE)) {
        return table_take(table_find_move(t, WEREWOLF_MOVE_RECALL, in->n, TABLE_ANY), move, has_move);
    }
    return ui_chose(in, ZONE_CONFIRM) && confirm(look, t, move, has_move);
}

/* ---- private and called ---- */

static void pick(table_ui *t, int kind, int seat) {
    const uint8_t of_kind = (uint8_t)(kind + 1), of_seat = (uint8_t)(seat + 1);
    const bool same = t->pick[WEREWOLF_PICK_KIND] == of_kind && t->pick[WEREWOLF_PICK_SEAT] == of_seat;

    t->pick[WEREWOLF_PICK_KIND] = same ? 0 : of_kind;
    t->pick[WEREWOLF_PICK_SEAT] = same ? 0 : of_seat;
    t->picks = !same;
}

/* On the frame of a call: true when this choice is refused; the frame then says why. A private frame has only legal
 * choices. */
static bool refuses(const werewolf_look *look, table_ui *t, int kind, int seat) {
    if (look->h->kind != HOSTING_CALL || werewolf_why_not(look->pub, look->me, look->seat, kind, seat) == NULL) {
        return false;
    }
    t->pick[WEREWOLF_PICK_KIND] = t->pick[WEREWOLF_PICK_SEAT] = 0;
    t->picks = 0;
    t->pick[WEREWOLF_PICK_WHY_KIND] = (uint8_t)(kind + 1);
    t->pick[WEREWOLF_PICK_WHY_SEAT] = (uint8_t)(seat + 1);
    return true;
}

/* With both potions allowed a victim saved stays so while a second seat is chosen. */
static void press_target(const werewolf_look *look, table_ui *t, int seat) {
    const int chosen = t->pick[WEREWOLF_PICK_KIND] - 1;
    const bool saves = chosen == WEREWOLF_MOVE_SAVE || chosen == WEREWOLF_MOVE_BOTH;
    const bool both = saves && look->pub->opt[WEREWOLF_OPT_BOTH_POTIONS] != 0;
    const int kind = look->pub->step == WEREWOLF_STEP_RITES ? WEREWOLF_MOVE_SHOOT
                     : both                                 ? WEREWOLF_MOVE_BOTH
                                                            : WEREWOLF_MOVE_CHOOSE;

    if (!refuses(look, t, kind, seat)) {
        pick(t, kind, seat);
    }
}

static void press_kind(const werewolf_look *look, table_ui *t, int kind) {
    if (!refuses(look, t, kind, -1)) {
        pick(t, kind, -1);
    }
}

/* What is picked towards a secret choice, on a private frame and in a call; true = the zone was one of these. */
static bool press_secret(const werewolf_look *look, table_ui *t, const ui_input *in) {
    if (in->kind != UI_CHOOSE || in->zone == NULL ||
        ((in->flags & UI_ZONE_OFF) != 0 && !ui_chose(in, WEREWOLF_ZONE_PICK))) {
        return false;
    }
    t->pick[WEREWOLF_PICK_WHY_KIND] = t->pick[WEREWOLF_PICK_WHY_SEAT] = 0;
    if (ui_chose(in, WEREWOLF_ZONE_PICK)) {
        press_target(look, t, in->n);
    } else if (ui_chose(in, WEREWOLF_ZONE_NOBODY)) {
        press_kind(look, t, WEREWOLF_MOVE_CHOOSE);
    } else if (ui_chose(in, WEREWOLF_ZONE_KIND)) {
        press_kind(look, t, in->n);
    } else {
        return false;
    }
    return true;
}

static bool private_input(const werewolf_look *look, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    if (table_inspected(t, in, ZONE_CARD, 1) || press_secret(look, t, in)) {
        return true;
    }
    if (in->kind != UI_CHOOSE || in->zone == NULL || (in->flags & UI_ZONE_OFF) != 0 || !ui_chose(in, ZONE_DONE)) {
        return false;
    }
    return table_take(werewolf_picked(look), move, has_move);
}

/* ---- calls ---- */

/* On the frame of a call the device answers for every seat: what is picked is enough. A judge who skips picks nobody.
 */
static void confirm_call(const hosting_frame *h, nt_move *move, bool *has_move) {
    *move = (nt_move){0};
    *has_move = h->phase != HOSTING_CALL_ASKS || h->table->pick[WEREWOLF_PICK_KIND] != 0 || h->call.judged;
}

/* A judge goes back: to his choice, or to the sentence that he read last. Never to a page that was closed. */
static bool judge_back(const hosting_frame *h) {
    table_ui *t = h->table;

    if (!h->call.judged || h->phase == HOSTING_CALL_TELLS || h->phase == HOSTING_CALL_TELLS_FIRST) {
        return false;
    }
    if (t->pick[WEREWOLF_PICK_MENU]) {
        t->pick[WEREWOLF_PICK_MENU] = 0;
    } else {
        t->page = t->page == WEREWOLF_CALL_AGAIN ? WEREWOLF_CALL_NOW : WEREWOLF_CALL_AGAIN;
    }
    return true;
}

bool werewolf_call_input(const werewolf_look *look, hosting_frame *h, const ui_input *in, nt_move *move,
                         bool *has_move) {
    table_ui *t = h->table;

    if (in->kind == UI_BACK) {
        return judge_back(h);
    }
    if (press_secret(look, t, in)) {
        return true;
    }
    if (in->kind != UI_CHOOSE || in->zone == NULL || (in->flags & UI_ZONE_OFF) != 0) {
        return false;
    }
    if (ui_chose(in, ZONE_AGAIN)) {
        return judge_back(h);
    }
    if (ui_chose(in, WEREWOLF_ZONE_SKIP)) {
        t->pick[WEREWOLF_PICK_MENU] = !t->pick[WEREWOLF_PICK_MENU];
        return true;
    }
    if (ui_chose(in, ZONE_CONFIRM)) {
        confirm_call(h, move, has_move);
        return true;
    }
    return false;
}

/* ---- the table's frames ---- */

/* t->page is the tab, t->keep the page of its list. */
static bool results_input(table_ui *t, const ui_input *in) {
    if (in->kind != UI_CHOOSE || in->zone == NULL || (in->flags & UI_ZONE_OFF) != 0) {
        return false;
    }
    if (ui_chose(in, WEREWOLF_ZONE_TAB)) {
        t->page = in->n;
        t->keep = 0;
        return true;
    }
    if (ui_chose(in, ZONE_PAGE)) {
        t->keep = (uint8_t)(t->keep + in->n);
        return true;
    }
    return false;
}

bool werewolf_input(nt_view view, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    const werewolf_look look = werewolf_look_of(view, t, NULL);

    *has_move = false;
    if (t->frame == TABLE_RESULTS) {
        return results_input(t, in);
    }
    return t->frame == TABLE_PUBLIC ? public_input(&look, t, in, move, has_move)
                                    : private_input(&look, t, in, move, has_move);
}
