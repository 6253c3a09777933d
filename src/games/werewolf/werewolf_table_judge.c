/* The judge's face: who is who, tools for a seat, and the list of events with undo, redo and corrections. */
#include <math.h>
#include <string.h>

#include "werewolf_table.h"

/* t->keep: 0, or 1 + the line that is picked. t->pick[WEREWOLF_PICK_SEAT]: 1 + seat. t->pick[WEREWOLF_PICK_MENU]: 1
 * while the ways to end the game are shown. */

static const werewolf_priv *seat_of(const table_ui *t, int seat) {
    return (const werewolf_priv *)t->whole->seats + seat;
}

static const werewolf_hid *hidden(const table_ui *t) {
    return t->whole->hid;
}

static int picked_seat(const table_ui *t) {
    return t->pick[WEREWOLF_PICK_SEAT] - 1;
}

/* Whether the first argument of a move is a seat that may be another one. */
static bool names_seat(nt_move move) {
    return move.n == 1 && move.kind != WEREWOLF_MOVE_DIRECTION && move.kind != WEREWOLF_MOVE_DECIDE &&
           move.kind != WEREWOLF_MOVE_CORRECTED;
}

bool werewolf_amend(const table_ui *t, nt_move was, nt_move *now) {
    if (picked_seat(t) < 0 || !names_seat(was)) {
        return false;
    }
    *now = was;
    now->arg[0] = (uint8_t)picked_seat(t);
    return true;
}

/* ---- input ---- */

static const nt_move *legal_with(const table_ui *t, int kind, int a, int b) {
    for (int i = 0; i < t->n_legal; i++) {
        const nt_move *m = &t->legal[i];
        if (m->kind == kind && (a < 0 || m->arg[0] == a) && (b < 0 || m->arg[1] == b)) {
            return m;
        }
    }
    return NULL;
}

static bool give(const nt_move *found, nt_move *move, bool *has_move) {
    if (found != NULL) {
        *move = *found;
        *has_move = true;
    }
    return true;
}

bool werewolf_judge_input(const werewolf_look *look, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    const int seat = picked_seat(t);

    (void)look;
    if (in->kind != UI_CHOOSE || in->zone == NULL || (in->flags & UI_ZONE_OFF) != 0) {
        return false;
    }
    if (strcmp(in->zone, "seat") == 0) {
        t->pick[WEREWOLF_PICK_SEAT] = seat == in->n ? 0 : (uint8_t)(in->n + 1);
    } else if (strcmp(in->zone, "line") == 0) {
        t->keep = t->keep == in->n + 1 ? 0 : (uint8_t)(in->n + 1);
    } else if (strcmp(in->zone, "ends") == 0) {
        t->pick[WEREWOLF_PICK_MENU] = !t->pick[WEREWOLF_PICK_MENU];
    } else if (strcmp(in->zone, "role") == 0) {
        return give(legal_with(t, WEREWOLF_MOVE_CARD, seat, in->n), move, has_move);
    } else if (strcmp(in->zone, "decide") == 0) {
        return give(legal_with(t, WEREWOLF_MOVE_DECIDE, in->n, -1), move, has_move);
    } else if (strcmp(in->zone, "tool") == 0) {
        const int kind = in->n % 64;
        return give(
            legal_with(t, kind, in->n >= 128 ? WEREWOLF_NONE : seat, kind == WEREWOLF_MOVE_VOICE ? in->n / 64 : -1),
            move, has_move);
    } else {
        return false;
    }
    return true;
}

/* ---- seats ---- */

static void draw_seat(const werewolf_look *look, const werewolf_ring *ring, int seat) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const ui_rect at = ring->plate[seat];
    const float r = at.h * 0.84f;

    werewolf_draw_seat(look, ring, seat);
    werewolf_draw_role(d, (ui_rect){at.x + 4, at.y + (at.h - r) / 2, r, r}, seat_of(t, seat)->role);
    if (hidden(t)->doomed[seat]) {
        ui_figure(d, "tomb", (ui_rect){at.x + at.w - 34, at.y + at.h - 34, 26, 26}, UI_EMBER);
    }
    if (picked_seat(t) == seat) {
        ui_plate(d, ui_inset(at, -5), 24, 0x00000000u, UI_MOSS, 4.0f, false);
    }
    ui_zone_add(d, "seat", seat, at, 0);
    ui_focus(d, at, "seat", seat);
}

/* ---- the middle ---- */

typedef struct {
    const char *zone, *key;
    int n;
    unsigned flags;
} tool;

enum { TOOLS = 12 };

static void add(tool *list, int *n, bool may, tool one) {
    if (may && *n < TOOLS) {
        list[(*n)++] = one;
    }
}

static int tools_of_seat(const table_ui *t, int seat, tool *list) {
    int n = 0;

    add(list, &n, legal_with(t, WEREWOLF_MOVE_REMOVE, seat, -1),
        (tool){"tool", "remove", WEREWOLF_MOVE_REMOVE, UI_ZONE_HOLD});
    add(list, &n, legal_with(t, WEREWOLF_MOVE_REVIVE, seat, -1),
        (tool){"tool", "revive", WEREWOLF_MOVE_REVIVE, UI_ZONE_HOLD});
    add(list, &n, legal_with(t, WEREWOLF_MOVE_BADGE, seat, -1),
        (tool){"tool", "badge", WEREWOLF_MOVE_BADGE, UI_ZONE_HOLD});
    add(list, &n, legal_with(t, WEREWOLF_MOVE_VOICE, seat, 0),
        (tool){"tool", "voice_off", WEREWOLF_MOVE_VOICE, UI_ZONE_HOLD});
    add(list, &n, legal_with(t, WEREWOLF_MOVE_VOICE, seat, 1),
        (tool){"tool", "voice_on", WEREWOLF_MOVE_VOICE + 64, UI_ZONE_HOLD});
    return n;
}

static int tools_of_game(const table_ui *t, tool *list) {
    int n = 0;

    add(list, &n, true, (tool){"judge-undo", "undo", 0, t->can_undo ? UI_ZONE_HOLD : UI_ZONE_OFF});
    add(list, &n, true, (tool){"judge-redo", "redo", 0, t->can_redo ? UI_ZONE_HOLD : UI_ZONE_OFF});
    add(list, &n, legal_with(t, WEREWOLF_MOVE_BADGE, WEREWOLF_NONE, -1),
        (tool){"tool", "no_badge", WEREWOLF_MOVE_BADGE + 128, UI_ZONE_HOLD});
    add(list, &n, legal_with(t, WEREWOLF_MOVE_DECIDE, -1, -1), (tool){"ends", "end", 0, 0});
    add(list, &n, true, (tool){"judge-close", "close", 0, UI_ZONE_DEFAULT});
    return n;
}

static int tools_of(const werewolf_look *look, tool *list) {
    const table_ui *t = look->t;
    const bool line = t->keep > 0 || t->waiting_events > 0;
    nt_move now;
    int n = 0;

    if (line) {
        const int at = t->waiting_events > 0 ? 0 : t->keep - 1;
        const bool fits = at < t->n_past && werewolf_amend(t, t->past[at], &now);
        add(list, &n, true, (tool){"judge-correct", "correct", 0, fits ? UI_ZONE_HOLD : UI_ZONE_OFF});
        add(list, &n, true, (tool){"judge-drop", "drop", 0, UI_ZONE_HOLD});
        return n;
    }
    if (t->pick[WEREWOLF_PICK_MENU]) {
        static const char *const key[] = {NULL, "wolf", "good", "draw"};
        for (int won = WEREWOLF_WON_WOLF; won <= WEREWOLF_WON_DRAW; won++) {
            add(list, &n, legal_with(t, WEREWOLF_MOVE_DECIDE, won, -1),
                (tool){"decide", key[won], won, UI_ZONE_HOLD});
        }
        add(list, &n, true, (tool){"ends", "close", 0, 0});
        return n;
    }
    return picked_seat(t) >= 0 ? tools_of_seat(t, picked_seat(t), list) : tools_of_game(t, list);
}

static float buttons(const werewolf_look *look, ui_rect at) {
    tool list[TOOLS];
    const int n = tools_of(look, list), most = at.w < 430 ? 2 : at.w < 760 ? 3 : 5, rows = (n + most - 1) / most;
    ui_draw *d = look->d;
    const float high = fmaxf(48.0f, ui_target(d->ui)), gap = 10;

    for (int i = 0; i < n; i++) {
        const int row = i / most, here = row == rows - 1 ? n - row * most : most;
        const float w = fminf(210.0f, (at.w - gap * (float)(here - 1)) / (float)here);
        const float left = at.x + (at.w - w * (float)here - gap * (float)(here - 1)) / 2;
        const float y = at.y + at.h - (float)(rows - row) * (high + gap) + gap;
        ui_button(d, (ui_rect){left + (float)(i % most) * (w + gap), y, w, high}, list[i].zone, list[i].n,
                  werewolf_say(d, "judge", list[i].key), NULL, UI_PLAIN, list[i].flags);
    }
    return (float)rows * (high + gap);
}

static void line(const werewolf_look *look, ui_rect at, int i) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const nt_move move = t->past[i];
    const bool on = t->keep == i + 1 || (t->waiting_events > 0 && i == 0);
    const int role = move.seat < look->pub->n ? seat_of(t, move.seat)->role : WEREWOLF_NONE;
    ui_label_style style = UI_STYLE_SMALL;

    ui_plate(d, at, 30u + (unsigned)i, on ? UI_LANTERN : ui_fade(UI_INK_950, 0.86f), 0, 0.0f, false);
    style.lines = 1;
    style.colour = on ? UI_INK_900 : UI_PAPER_100;
    ui_label(d, (ui_rect){at.x + 14, at.y, at.w - 28, at.h}, &style, werewolf_move_words(look, move, role));
    if (t->waiting_events == 0) {
        ui_zone_add(d, "line", i, at, 0);
        ui_focus(d, at, "line", i);
    }
}

/* Events, newest first, and arrows to the older ones. */
static void past(const werewolf_look *look, ui_rect at) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const float high = fminf(fmaxf(40.0f, ui_target(d->ui)), at.h / TABLE_PAST), arrow = 64;
    const ui_rect list = {at.x + arrow + 10, at.y, at.w - 2 * arrow - 20, at.h};

    for (int i = 0; i < t->n_past; i++) {
        line(look, (ui_rect){list.x, list.y + (float)i * high, list.w, high - 4}, i);
    }
    if (t->past_pages > 1) {
        const float y = at.y + high, side = fmaxf(52.0f, ui_target(d->ui));
        ui_button(d, (ui_rect){at.x, y, arrow, side}, "page", 1, NULL, "arrow_left", UI_PLAIN,
                  t->page >= t->past_pages - 1 ? UI_ZONE_OFF : 0u);
        ui_button(d, (ui_rect){at.x + at.w - arrow, y, arrow, side}, "page", -1, NULL, "arrow_right", UI_PLAIN,
                  t->page == 0 ? UI_ZONE_OFF : 0u);
    }
}

/* Cards on the table: the roles that are left for the seat that is picked. */
static void roles(const werewolf_look *look, ui_rect at) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const int columns = at.w < 600 ? 2 : 4, rows = (WEREWOLF_ROLES + columns - 1) / columns;
    const float high = fminf(56.0f, at.h / (float)rows);
    int n = 0;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (picked_seat(t) < 0 || legal_with(t, WEREWOLF_MOVE_CARD, picked_seat(t), role) == NULL) {
            continue;
        }
        const int row = n / columns;
        const ui_rect column = ui_column(at, n % columns, columns, 10);
        ui_button(d, (ui_rect){column.x, at.y + (float)row * high, column.w, high - 6}, "role", role,
                  werewolf_role_name(d, role), NULL, UI_PLAIN, UI_ZONE_OPTION);
        n++;
    }
}

static const char *sentence(const werewolf_look *look) {
    const table_ui *t = look->t;
    const int seat = picked_seat(t);
    ui_draw *d = look->d;

    if (look->pub->step == WEREWOLF_STEP_REGISTER) {
        return ui_say(d, "werewolf.judge.register");
    }
    if (t->waiting_events > 0) {
        return ui_say(d, "werewolf.judge.waiting");
    }
    if (t->keep > 0) {
        return ui_say(d, "werewolf.judge.line");
    }
    return seat < 0 ? ui_say(d, "werewolf.judge.hint")
                    : UI_SAY(d, "werewolf.judge.seat", TEXT_STR("name", werewolf_seat_name(look, seat)),
                             TEXT_STR("role", werewolf_role_name(d, seat_of(t, seat)->role)));
}

void werewolf_draw_judge(const werewolf_look *look) {
    ui_draw *d = look->d;
    const werewolf_ring ring = werewolf_ring_of(d->ui, look->pub->n, false);
    const ui_rect c = ring.middle;
    const bool registers = look->pub->step == WEREWOLF_STEP_REGISTER;
    ui_label_style title = UI_STYLE_HEAD;

    ui_fill(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, ui_theme(d->ui, UI_INK_900));
    title.align = UI_MIDDLE;
    title.lines = 1;
    ui_label(d, (ui_rect){c.x, c.y, c.w, 44}, &title, werewolf_when(look));
    const float below = registers ? 0.0f : buttons(look, werewolf_button_row(d->ui, c));
    const ui_rect list = {c.x + 10, c.y + 52, c.w - 20, c.h - 58 - below};
    if (registers) {
        roles(look, list);
    } else {
        past(look, list);
    }
    for (int seat = 0; seat < look->pub->n; seat++) {
        draw_seat(look, &ring, seat);
    }
    ui_apron(d, sentence(look), NULL, false);
}
