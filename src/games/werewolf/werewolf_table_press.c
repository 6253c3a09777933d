/* What touching the public frame means, what may be touched on it, and what that does. From the public part alone. */
#include <string.h>

#include "werewolf_table_public.h"

/* ---- a seat ---- */

/* The kind of move that it leads to now, or WEREWOLF_NONE; in *confirmed whether it waits for the button. */
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
        *confirmed = werewolf_way_of(look) == WEREWOLF_WAY_LIST;
        return WEREWOLF_MOVE_VOTE;
    case WEREWOLF_STEP_ELECT_COUNT:
    case WEREWOLF_STEP_COUNT:
    case WEREWOLF_STEP_PK_COUNT:
        return WEREWOLF_MOVE_RECALL;
    default:
        return WEREWOLF_NONE;
    }
}

/* Hands are raised here, and seats are touched for them. */
bool werewolf_seats_raise(const werewolf_look *look) {
    return look->t->n_legal > 0 && look->t->pick[WEREWOLF_PICK_MENU] == WEREWOLF_MENU_NONE &&
           (werewolf_by_hands(look) || werewolf_hands_stand(look));
}

static bool seat_legal(const werewolf_look *look, int seat) {
    bool confirmed;
    const uint8_t kind = werewolf_seat_kind(look, &confirmed);

    if (werewolf_seats_raise(look)) {
        return werewolf_hand_legal(look, seat);
    }
    if (look->t->pick[WEREWOLF_PICK_MENU] == WEREWOLF_MENU_VOTER) {
        return werewolf_may_vote(look, seat);
    }
    if (kind == WEREWOLF_MOVE_RECALL && !(look->t->humans >> seat & 1)) { /* nobody changes a bot's mind */
        return false;
    }
    return kind != WEREWOLF_NONE && table_find_move(look->t, kind, seat, TABLE_ANY) != NULL;
}

/* The move that "confirm" makes of what is picked, or NULL. */
const nt_move *werewolf_picked(const werewolf_look *look) {
    const table_ui *t = look->t;
    const int seat = t->pick[WEREWOLF_PICK_SEAT] - 1;
    bool confirmed;
    const uint8_t kind = werewolf_seat_kind(look, &confirmed);

    if (t->pick[WEREWOLF_PICK_MENU] == WEREWOLF_MENU_EXPLODE) {
        return table_find_move(t, WEREWOLF_MOVE_EXPLODE, WEREWOLF_NONE, TABLE_ANY);
    }
    return confirmed && seat >= 0 ? table_find_move(t, kind, seat, TABLE_ANY) : NULL;
}

/* Somebody who is out for good opens everything there is, by a hold on the own seat. */
static void quiet_zone(const werewolf_look *look, ui_rect at, int seat) {
    ui_draw *d = look->d;
    const ui_rect eye = {at.x + at.w - 66, at.y + 8, 28, 28}; /* beside the tomb */

    ui_figure(d, "eye", eye, UI_PAPER_200);
    ui_zone_add(d, ZONE_LOOK, seat + 1, ui_inset(at, -2), UI_ZONE_HOLD);
    ui_focus(d, at, ZONE_LOOK, seat + 1);
}

static bool all_living_legal(const werewolf_look *look) {
    for (int seat = 0; seat < look->pub->n; seat++) {
        if (look->pub->alive[seat] && !seat_legal(look, seat)) {
            return false;
        }
    }
    return true;
}

/* A role may be looked at again before the first night, by a touch of the own seat. */
static bool looks_again(const werewolf_look *look, int seat) {
    return look->pub->step == WEREWOLF_STEP_DUSK && look->pub->round == 0 && (look->t->humans >> seat & 1) &&
           look->pub->opt[WEREWOLF_OPT_PEEK] != 2;
}

static bool is_quiet(const werewolf_look *look, int seat) {
    const table_ui *t = look->t;

    return !t->locked && (t->humans >> seat & 1) && werewolf_sees_all(t->config, look->pub, (uint8_t)seat);
}

/* Whether a seat's place answers at all, be it with why nothing comes of it. */
static bool is_zone(const werewolf_look *look, int seat) {
    bool confirmed;

    return !look->t->locked && (werewolf_seat_kind(look, &confirmed) != WEREWOLF_NONE || looks_again(look, seat) ||
                                werewolf_seats_raise(look));
}

werewolf_touch werewolf_seat_touch(const werewolf_look *look, int seat) {
    const bool looks = looks_again(look, seat);

    if (is_quiet(look, seat) || !is_zone(look, seat) || (!looks && !seat_legal(look, seat))) {
        return WEREWOLF_TOUCH_NONE;
    }
    if (look->t->pick[WEREWOLF_PICK_SEAT] == seat + 1 || werewolf_hand_up(look, seat)) {
        return WEREWOLF_TOUCH_ON;
    }
    return !looks && all_living_legal(look) ? WEREWOLF_TOUCH_ANY : WEREWOLF_TOUCH_MAY;
}

/* As its plate, or its disc at the edge of a flat table. */
static void draw_spent(ui_draw *d, ui_rect at) {
    const ui_colour dim = ui_fade(UI_INK_950, 0.4f); /* its name is read still */

    if (d->ui->rim != NULL) {
        ui_disc(d, at, dim, 0, 0.0f);
    } else {
        ui_plate(d, at, 21, dim, 0, 0.0f, false);
    }
}

void werewolf_seat_zone(const werewolf_look *look, ui_rect at, int seat) {
    const bool looks = looks_again(look, seat);
    ui_draw *d = look->d;

    if (is_quiet(look, seat)) {
        quiet_zone(look, at, seat);
        return;
    }
    if (!is_zone(look, seat)) {
        return;
    }
    if (werewolf_hand_spent(look, seat) && werewolf_candidate(look) != seat) { /* whom hands go up for stays lit */
        draw_spent(d, at);
    }
    ui_zone_add(d, looks ? ZONE_LOOK : ZONE_SEAT, looks ? seat + 1 : seat, ui_inset(at, -2),
                looks || seat_legal(look, seat) ? UI_ZONE_OPTION : UI_ZONE_OFF);
    ui_focus(d, at, looks ? ZONE_LOOK : ZONE_SEAT, looks ? seat + 1 : seat);
}

/* ---- input ---- */

static bool press_seat(const werewolf_look *look, table_ui *t, int seat, nt_move *move, bool *has_move) {
    bool confirmed;
    const uint8_t kind = werewolf_seat_kind(look, &confirmed);

    if (!seat_legal(look, seat)) {
        return true;
    }
    if (werewolf_seats_raise(look)) {
        werewolf_touch_hand(look, t, seat, move, has_move);
        return true;
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

static bool confirm(const werewolf_look *look, const table_ui *t, nt_move *move, bool *has_move) {
    table_take(werewolf_picked(look), move, has_move);
    if (*has_move && t->pick[WEREWOLF_PICK_KIND] > 0 && move->kind == WEREWOLF_MOVE_VOTE) {
        move->seat = (uint8_t)(t->pick[WEREWOLF_PICK_KIND] - 1);
    }
    return true;
}

static bool press_way(table_ui *t, int way) {
    memset(t->pick, 0, sizeof t->pick);
    t->picks = 0;
    werewolf_choose_way(t, way);
    return true;
}

bool werewolf_public_input(const werewolf_look *look, table_ui *t, const ui_input *in, nt_move *move,
                           bool *has_move) {
    if (in->kind == UI_BACK && t->pick[WEREWOLF_PICK_MENU] != WEREWOLF_MENU_NONE) {
        memset(t->pick, 0, sizeof t->pick);
        t->picks = 0;
        return true;
    }
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
    if (ui_chose(in, WEREWOLF_ZONE_SHEET)) {
        t->page = in->n;
        return true;
    }
    if (ui_chose(in, WEREWOLF_ZONE_WAY)) {
        return press_way(t, in->n);
    }
    if (ui_chose(in, WEREWOLF_ZONE_NEXT)) {
        werewolf_next_candidate(t);
        return true;
    }
    if (ui_chose(in, WEREWOLF_ZONE_END)) {
        werewolf_end_hands(look, t);
        return true;
    }
    if (ui_chose(in, WEREWOLF_ZONE_LINE)) {
        return table_take(table_find_move(t, WEREWOLF_MOVE_RECALL, in->n, TABLE_ANY), move, has_move);
    }
    return ui_chose(in, ZONE_CONFIRM) && confirm(look, t, move, has_move);
}
