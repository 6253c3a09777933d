/* The judge's face: who is who, how things stand, tools, cards that lie on the table, the list of events with undo,
 * redo and corrections. */
#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "werewolf_table.h"

/* h->line: 0, or 1 + the line that is picked. h->table->pick[WEREWOLF_PICK_SEAT]: 1 + seat; _KIND: 1 + kind of the
 * move that is entered in a correction, or 1 + role of a card that is changed; _MENU: 1 while the ways to end the
 * game are shown. */
enum { TAB_STANDING, TAB_EVENTS };

static const werewolf_priv *seat_of(const hosting_frame *h, int seat) {
    return (const werewolf_priv *)h->whole->seats + seat;
}

static const werewolf_pub *pub_of(const hosting_frame *h) {
    return h->whole->pub;
}

static int picked_seat(const hosting_frame *h) {
    return h->table->pick[WEREWOLF_PICK_SEAT] - 1;
}

int werewolf_picked_role(const hosting_frame *h) {
    const int seat = picked_seat(h);

    return seat < 0 || h->whole == NULL ? WEREWOLF_NONE : seat_of(h, seat)->role;
}

static bool corrects(const hosting_frame *h) {
    return h->waiting_events > 0;
}

static bool registers(const hosting_frame *h) {
    return pub_of(h)->step == WEREWOLF_STEP_REGISTER && !corrects(h);
}

/* ---- what he reads ---- */

static const werewolf_hid *hidden(const hosting_frame *h) {
    return h->whole->hid;
}

/* The picture that stands before a line. */
typedef struct {
    int seat, role; /* a seat's emblem, or a role's figure; neither: a lantern */
} mark;

static void draw_mark(const werewolf_look *look, ui_rect at, mark m) {
    if (m.role < WEREWOLF_ROLES) {
        werewolf_draw_role(look->d, at, m.role);
    } else if (m.seat < look->pub->n) {
        ui_seat_emblem(look->d, at, &look->t->seat[m.seat]);
    } else {
        ui_figure(look->d, "lantern", ui_inset(at, at.w * 0.14f), ui_theme(look->d->ui, UI_LANTERN));
    }
}

static void line_words(const werewolf_look *look, ui_rect at, bool on, const char *text, mark m) {
    ui_draw *d = look->d;
    ui_label_style style = UI_STYLE_SMALL;
    const float most = fminf(at.h - 6, 40.0f);
    const float room = at.w - most - 36;
    const bool long_words =
        ui_label_width(d->ui, &style, text) > 1.3f * room || ui_label_height(d->ui, &style, room, text) > at.h - 4;
    const float r = long_words ? 0.0f : most, in = r > 0 ? r + 18 : 14.0f;

    if (r > 0) {
        draw_mark(look, (ui_rect){at.x + 8, at.y + (at.h - r) / 2, r, r}, m);
    }
    style.lines = at.h > 80 ? 3 : 2;
    style.colour = on ? UI_INK_900 : UI_PAPER_100;
    ui_label(d, (ui_rect){at.x + in, at.y, at.w - in - 14, at.h}, &style, text);
}

static void plain_line(const werewolf_look *look, ui_rect at, unsigned seed, bool on, const char *text, mark m) {
    ui_plate(look->d, at, seed, on ? UI_LANTERN : ui_fade(UI_INK_950, 0.86f), 0, 0.0f, false);
    line_words(look, at, on, text, m);
}

/* The part of the middle's upper edge, so high, that no plate reaches into. */
static ui_rect head_row(const werewolf_look *look, const werewolf_ring *ring, float high) {
    const ui_rect low = werewolf_button_row(look->d->ui, ring->middle);
    const float gap = 8, centre = low.x + low.w / 2;
    float left = low.x + gap, right = low.x + low.w - gap;

    for (int seat = 0; seat < look->pub->n; seat++) {
        const ui_rect at = ring->plate[seat];
        if (at.y >= low.y + high || at.y + at.h <= low.y) {
            continue;
        }
        if (at.x + at.w / 2 < centre) {
            left = fmaxf(left, at.x + at.w + gap);
        } else {
            right = fminf(right, at.x - gap);
        }
    }
    return (ui_rect){left, low.y, right - left, high};
}

/* Undo and redo are always there, beside each other over the list; when it is stands in the corner, as on the table.
 */
static float draw_undo(const werewolf_look *look, const werewolf_ring *ring) {
    static const float usual = 230.0f, church = 56.0f;
    const hosting_frame *h = look->h;
    const werewolf_pub *pub = pub_of(h);
    ui_draw *d = look->d;
    const char *undo = werewolf_say(&d->words, "judge", "undo"), *redo = werewolf_say(&d->words, "judge", "redo");
    const float high = fmaxf(48.0f, ui_target(d->ui));
    const ui_rect room = head_row(look, ring, high), at = ui_centre(room, fminf(room.w, 2 * usual + church), high);
    const float gap = room.w < 2 * usual + church ? 8.0f : church;

    ui_button(d, ui_column(at, 0, 2, gap), ZONE_JUDGE_UNDO, 0, undo, NULL, UI_PLAIN,
              h->can_undo ? UI_ZONE_HOLD : UI_ZONE_OFF);
    ui_button(d, ui_column(at, 1, 2, gap), ZONE_JUDGE_REDO, 0, redo, NULL, UI_PLAIN,
              h->can_redo ? UI_ZONE_HOLD : UI_ZONE_OFF);
    ui_corner_plate(d, d->ui->left_handed, werewolf_when(look),
                    pub->round == 0 ? NULL
                    : pub->night    ? "moon"
                                    : "sun",
                    false);
    return high + 8;
}

/* ---- how things stand ---- */

enum { FACTS = 12 };

static void add_fact(const char **list, int *n, const char *words) {
    if (*n < FACTS && words != NULL) {
        list[(*n)++] = words;
    }
}

const char *werewolf_chosen(const werewolf_look *look, const char *id, int seat) {
    char key[48];

    snprintf(key, sizeof key, "werewolf.face.%s", id);
    return UI_SAY(look->d, key, TEXT_STR("whom", seat < look->pub->n ? "seat" : "nobody"),
                  TEXT_STR("name", werewolf_seat_name(look, seat)));
}

/* The night's choices so far, in the order of the calls. */
static int add_night(const werewolf_look *look, const char **list, int n) {
    const werewolf_pub *pub = look->h->whole->pub;
    const werewolf_night *night = &hidden(look->h)->nights[pub->round];
    static const struct {
        uint8_t call;
        const char *id;
        size_t of; /* in werewolf_night */
    } lines[] = {{WEREWOLF_CALL_GHOST, "knife", offsetof(werewolf_night, knife)},
                 {WEREWOLF_CALL_BEAUTY, "charm", offsetof(werewolf_night, charm)},
                 {WEREWOLF_CALL_WITCH, "poison", offsetof(werewolf_night, poison)},
                 {WEREWOLF_CALL_SEER, "check", offsetof(werewolf_night, check)},
                 {WEREWOLF_CALL_GUARDIAN, "guard", offsetof(werewolf_night, guard)},
                 {WEREWOLF_CALL_STATUE, "investigate", offsetof(werewolf_night, investigate)},
                 {WEREWOLF_CALL_SILENCER, "silence", offsetof(werewolf_night, silence)}};

    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        const bool made =
            lines[i].call == WEREWOLF_CALL_GHOST || hidden(look->h)->set[werewolf_call[lines[i].call].role];
        if (!made || pub->call <= lines[i].call) {
            continue;
        }
        if (lines[i].call == WEREWOLF_CALL_WITCH && night->saved) {
            add_fact(list, &n, werewolf_chosen(look, "save", night->knife));
            if (night->poison >= pub->n) {
                continue;
            }
        }
        add_fact(list, &n, werewolf_chosen(look, lines[i].id, ((const uint8_t *)night)[lines[i].of]));
    }
    return n;
}

/* Whoever a line names first, by role. */
static mark mark_of(const werewolf_look *look, const char *line) {
    const char *first = NULL;
    mark m = {.seat = WEREWOLF_NONE, .role = WEREWOLF_NONE};

    for (int seat = 0; seat < look->pub->n; seat++) {
        const char *at = strstr(line, werewolf_seat_name(look, seat));
        const bool whole = at != NULL && (at == line || at[-1] < '0' || at[-1] > '9');
        if (whole && (first == NULL || at < first)) {
            first = at;
            m.role = seat_of(look->h, seat)->role;
        }
    }
    return m;
}

/* Whoever is picked stands large beside it. */
static ui_rect draw_picked(const werewolf_look *look, ui_rect at) {
    static const float most = 150.0f, air = 16.0f;
    const int seat = picked_seat(look->h);
    const float r = fminf(at.h - 4, most), least = 640.0f * look->d->ui->text_scale;

    if (seat < 0 || r < 60 || at.w - r - air < least) {
        return at;
    }
    werewolf_draw_role(look->d, (ui_rect){at.x, at.y + 2, r, r}, seat_of(look->h, seat)->role);
    return (ui_rect){at.x + r + air, at.y, at.w - r - air, at.h};
}

/* One plate for all of it, on the square below the village where there is room. */
static void draw_standing(const werewolf_look *look, ui_rect area) {
    static const float air = 6.0f;
    const char *list[FACTS];
    const ui_rect at = draw_picked(look, area);
    const bool night = ((const werewolf_pub *)look->h->whole->pub)->night != 0;
    int n = night ? add_night(look, list, 0) : 0;

    n += werewolf_reminders(look, list + n, FACTS - n);
    if (n == 0) {
        list[n++] = ui_say(look->d, "werewolf.face.nothing");
    }
    const int columns = at.w > 640 && n > 4 ? 2 : 1, rows = (n + columns - 1) / columns;
    const float high = fminf(56.0f, (at.h - 2 * air) / (float)rows);
    const float all = high * (float)rows + 2 * air, low = fminf(0.44f * look->d->ui->height, at.y + at.h - all);
    const ui_rect plate = {at.x, fmaxf(at.y, low), at.w, all};
    ui_plate(look->d, plate, 30, ui_fade(UI_INK_950, 0.86f), 0, 0.0f, true);
    for (int i = 0; i < n; i++) {
        const ui_rect column = ui_column(ui_inset(plate, air), i / rows, columns, 12);
        line_words(look, (ui_rect){column.x, plate.y + air + (float)(i % rows) * high, column.w, high}, false,
                   list[i], mark_of(look, list[i]));
    }
}

/* ---- events ---- */

static const char *event_words(const werewolf_look *look, nt_move move) {
    const int role = move.seat < look->pub->n ? seat_of(look->h, move.seat)->role : WEREWOLF_NONE;

    return werewolf_move_words(look, move, role);
}

/* Events, newest first, and arrows to the older ones; or those that wait, oldest first. */
static void draw_events(const werewolf_look *look, ui_rect at) {
    const table_ui *t = look->t;
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;
    const float arrow = fmaxf(56.0f, ui_target(d->ui)), least = fmaxf(46.0f, ui_target(d->ui)) + 4;
    const bool paged = h->past_pages > 1;
    const float side = arrow + 10; /* also without arrows: plates stand there */
    const ui_rect list = {at.x + side, at.y, at.w - 2 * side, at.h};
    const int two = least * HOSTING_PAST > at.h && list.w > 500 ? 2 : 1;
    const bool flat = two == 2 && at.h * 2 / HOSTING_PAST - 3 < ui_target(d->ui); /* for a finger */
    const int columns = flat ? 3 : two, rows = HOSTING_PAST / columns;
    const float wish = list.w < 400 ? 88.0f : 62.0f; /* narrow lines take a third row of words */
    const float high = fminf(fmaxf(wish, least), at.h / (float)rows), line_high = high - 3;
    /* What room is left parts them, as buttons are, and the first from "undo". */
    const float spare = at.h - high * (float)rows, part = fminf(5.0f, spare / (float)(rows + 2));
    const float step = high + part, top = at.y + 2 * part;

    for (int i = 0; i < h->n_past; i++) {
        const ui_rect column = ui_column(list, i / rows, columns, 10);
        const ui_rect line = {column.x, top + (float)(i % rows) * step, column.w, line_high};
        plain_line(look, line, 30u + (unsigned)i, h->line == i + 1, event_words(look, h->past[i]),
                   (mark){.seat = h->past[i].seat, .role = WEREWOLF_NONE});
        if (h->waiting_events == 0) {
            ui_zone_add(d, WEREWOLF_ZONE_LINE, i, line, 0);
            ui_focus(d, line, WEREWOLF_ZONE_LINE, i);
        }
    }
    if (paged) {
        const float y = top + fmaxf(0.0f, (step * (float)rows - arrow) / 2);
        ui_button(d, (ui_rect){at.x, y, arrow, arrow}, ZONE_PAGE, 1, NULL, "arrow_left", UI_PLAIN,
                  t->page >= h->past_pages - 1 ? UI_ZONE_OFF : 0u);
        ui_button(d, (ui_rect){at.x + at.w - arrow, y, arrow, arrow}, ZONE_PAGE, -1, NULL, "arrow_right", UI_PLAIN,
                  t->page == 0 ? UI_ZONE_OFF : 0u);
    }
}

/* ---- cards that lie on the table ---- */

static int cards_left(const hosting_frame *h, int role) {
    const werewolf_pub *pub = h->whole->pub;
    int left = hidden(h)->set[role];

    for (int seat = 0; seat < pub->n; seat++) {
        left -= pub->registered[seat] && seat_of(h, seat)->role == role;
    }
    return left;
}

static int card_seat(const hosting_frame *h) {
    const werewolf_pub *pub = h->whole->pub;

    if (h->table->pick[WEREWOLF_PICK_SEAT] > 0) {
        return h->table->pick[WEREWOLF_PICK_SEAT] - 1;
    }
    for (int seat = 0; seat < pub->n; seat++) {
        if (!pub->registered[seat]) {
            return seat;
        }
    }
    return 0;
}

static int last_card(const hosting_frame *h) {
    int found = -1;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (cards_left(h, role) > 0) {
            if (found >= 0) {
                return -1;
            }
            found = role;
        }
    }
    return found;
}

static const char *card_words(const werewolf_look *look) {
    const table_ui *t = look->t;
    const hosting_frame *h = look->h;
    const werewolf_pub *pub = h->whole->pub;
    const int over = t->pick[WEREWOLF_PICK_WHY_KIND] - 1, seat = card_seat(h);
    uint8_t holds[WEREWOLF_SEATS] = {0};

    if (over >= 0 && over < WEREWOLF_ROLES) {
        for (int i = 0; i < pub->n; i++) {
            holds[i] = pub->registered[i] && seat_of(h, i)->role == over;
        }
        const char *names = werewolf_marked(look, holds);
        return UI_SAY(look->d, "werewolf.face.too_many", TEXT_STR("role", werewolf_role_name(look->w, over)),
                      TEXT_NUM("n", hidden(h)->set[over]), TEXT_STR("names", names != NULL ? names : ""));
    }
    if (pub->registered[seat]) {
        return UI_SAY(look->d, "werewolf.face.card_known", TEXT_STR("name", werewolf_seat_name(look, seat)),
                      TEXT_STR("role", werewolf_role_name(look->w, seat_of(h, seat)->role)));
    }
    return UI_SAY(look->d, "werewolf.face.card", TEXT_STR("name", werewolf_seat_name(look, seat)));
}

/* Who is called next while all eyes are closed (9, `deal` cards): the roles in their order, but for the last one,
 * whose cards all others hold. */
static const char *card_call(const werewolf_look *look) {
    if (last_card(look->h) >= 0) {
        return NULL;
    }
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (cards_left(look->h, role) > 0) {
            return UI_SAY(look->d, "werewolf.face.card_call", TEXT_STR("role", werewolf_role_name(look->w, role)));
        }
    }
    return NULL;
}

/* All roles of the set with the cards that are left; one that is used up says so when it is pressed. */
static void draw_card_roles(const werewolf_look *look, ui_rect at) {
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;
    const bool known = ((const werewolf_pub *)h->whole->pub)->registered[card_seat(h)] != 0;
    int n = 0, i = 0;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        n += hidden(h)->set[role] > 0;
    }
    const int columns = at.w < 600 ? 2 : at.w < 760 ? 3 : 4, rows = (n + columns - 1) / columns;
    const float high = fminf(74.0f, at.h / (float)rows);
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (hidden(h)->set[role] == 0) {
            continue;
        }
        const ui_rect column = ui_column(at, i % columns, columns, 10);
        const int row = i / columns;
        const ui_rect box = {column.x, at.y + (float)row * high, column.w, high - 7};
        const int left = cards_left(h, role);
        ui_button(d, box, known ? ZONE_JUDGE_RECARD : WEREWOLF_ZONE_ROLE, role,
                  UI_SAY(d, "werewolf.face.role_left", TEXT_STR("role", werewolf_role_name(&d->words, role)),
                         TEXT_NUM("n", left)),
                  column.w >= 190.0f * d->ui->text_scale ? werewolf_role[role].id : NULL, UI_PLAIN,
                  left > 0 ? UI_ZONE_OPTION : UI_ZONE_OFF);
        i++;
    }
}

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
        if (picked_seat(h) != was.arg[0] || role < 0 || role >= WEREWOLF_ROLES) {
            return false;
        }
        now->arg[1] = (uint8_t)role;
        return true;
    }
    if (picked_seat(h) < 0 || !names_seat(was)) {
        return false;
    }
    now->arg[0] = (uint8_t)picked_seat(h);
    return true;
}

static const nt_move *legal_with(const hosting_frame *h, int kind, int a, int b) {
    for (int i = 0; i < h->table->n_legal; i++) {
        const nt_move *m = &h->table->legal[i];
        if (m->kind == kind && (a < 0 || m->arg[0] == a) && (b < 0 || m->arg[1] == b)) {
            return m;
        }
    }
    return NULL;
}

/* In a correction: what is picked, as a move of whoever is asked there; NULL until it is whole. */
static const nt_move *entered(const hosting_frame *h) {
    const int kind = h->table->pick[WEREWOLF_PICK_KIND] ? h->table->pick[WEREWOLF_PICK_KIND] - 1
                     : h->n_open > 0                    ? h->open[0].kind
                                                        : -1;
    const int seat = picked_seat(h);

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
    h->table->pick[WEREWOLF_PICK_SEAT] = picked_seat(h) == seat ? 0 : (uint8_t)(seat + 1);
    h->table->pick[WEREWOLF_PICK_WHY_KIND] = 0;
    h->table->picks = h->table->pick[WEREWOLF_PICK_SEAT] != 0;
    return true;
}

/* A role's button while cards are entered. */
static bool press_role(hosting_frame *h, const ui_input *in, nt_move *move, bool *has_move) {
    const int seat = card_seat(h);

    h->table->pick[WEREWOLF_PICK_WHY_KIND] = 0;
    if (cards_left(h, in->n) <= 0) {
        h->table->pick[WEREWOLF_PICK_WHY_KIND] = (uint8_t)(in->n + 1);
        return true;
    }
    h->table->pick[WEREWOLF_PICK_SEAT] = (uint8_t)(seat + 1);
    h->table->pick[WEREWOLF_PICK_KIND] = (uint8_t)(in->n + 1);
    return ui_chose(in, WEREWOLF_ZONE_ROLE) ? give(legal_with(h, WEREWOLF_MOVE_CARD, seat, in->n), move, has_move)
                                            : true;
}

static bool press_rest(const hosting_frame *h, nt_move *move, bool *has_move) {
    return give(legal_with(h, WEREWOLF_MOVE_CARD, -1, last_card(h)), move, has_move);
}

static bool press_tool(const hosting_frame *h, int n, nt_move *move, bool *has_move) {
    const int kind = n % 64;

    return give(
        legal_with(h, kind, n >= 128 ? WEREWOLF_NONE : picked_seat(h), kind == WEREWOLF_MOVE_VOICE ? n / 64 : -1),
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
    if (in->kind == UI_INSPECT && table_touched(in, ZONE_SEAT) && !registers(h)) {
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
        h->table->pick[WEREWOLF_PICK_KIND] = (uint8_t)(seat_of(h, picked_seat(h))->role + 1);
        return true;
    }
    if (ui_chose(in, ZONE_ROLE_REST)) {
        return press_rest(h, move, has_move);
    }
    if (ui_chose(in, WEREWOLF_ZONE_DECIDE)) {
        return give(legal_with(h, WEREWOLF_MOVE_DECIDE, in->n, -1), move, has_move);
    }
    if (ui_chose(in, WEREWOLF_ZONE_TOOL)) {
        return press_tool(h, in->n, move, has_move);
    }
    if (ui_chose(in, ZONE_JUDGE_ENTER) || ui_chose(in, ZONE_JUDGE_INSTEAD)) {
        give(entered(h), move, has_move);
        move->seat = *has_move ? h->open_seat : move->seat;
        return true;
    }
    return press_choice(h, in);
}

/* ---- seats ---- */

/* Wolves on red: he sees both sides at a glance. In high contrast the figures tell it alone. */
static void draw_role(ui_draw *d, ui_rect disc, int role) {
    werewolf_draw_role(d, disc, role);
    if (role < WEREWOLF_ROLES && werewolf_role[role].camp == WEREWOLF_CAMP_WOLF && !d->ui->high_contrast) {
        ui_disc(d, disc, UI_EMBER, UI_INK_900, 0.0f);
        ui_figure(d, werewolf_role[role].id, ui_inset(disc, 0.14f * disc.w), UI_INK_900);
    }
}

static void draw_seat(const werewolf_look *look, const werewolf_ring *ring, int seat) {
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;
    const ui_rect at = ring->plate[seat];
    const bool picked = registers(h) ? card_seat(h) == seat : picked_seat(h) == seat;

    werewolf_draw_seat(look, ring, seat);
    const ui_rect disc = ui_inset(werewolf_emblem_of(look, ring, seat), -2); /* it covers the emblem */
    draw_role(d, disc, registers(h) && !pub_of(h)->registered[seat] ? WEREWOLF_NONE : seat_of(h, seat)->role);
    if (((const werewolf_hid *)h->whole->hid)->doomed[seat]) {
        ui_figure(d, "tomb", (ui_rect){at.x + at.w - 34, at.y + at.h - 34, 26, 26}, UI_EMBER);
    }
    if (picked) {
        ui_plate(d, ui_inset(at, -5), 24, 0x00000000u, UI_MOSS, 4.0f, false);
    }
    ui_zone_add(d, ZONE_SEAT, seat, at, UI_ZONE_INSPECT);
    ui_focus(d, at, ZONE_SEAT, seat);
}

/* ---- tools ---- */

typedef struct {
    const char *zone, *group, *key;
    int n;
    unsigned flags;
} tool;

enum { TOOLS = 12 };

static void add(tool *list, int *n, bool may, tool one) {
    if (may && *n < TOOLS) {
        list[(*n)++] = one;
    }
}

static int tools_of_seat(const hosting_frame *h, int seat, tool *list) {
    int n = 0;

    add(list, &n, legal_with(h, WEREWOLF_MOVE_REMOVE, seat, -1),
        (tool){WEREWOLF_ZONE_TOOL, "judge", "remove", WEREWOLF_MOVE_REMOVE, UI_ZONE_HOLD});
    add(list, &n, legal_with(h, WEREWOLF_MOVE_REVIVE, seat, -1),
        (tool){WEREWOLF_ZONE_TOOL, "judge", "revive", WEREWOLF_MOVE_REVIVE, UI_ZONE_HOLD});
    add(list, &n, legal_with(h, WEREWOLF_MOVE_BADGE, seat, -1),
        (tool){WEREWOLF_ZONE_TOOL, "judge", "badge", WEREWOLF_MOVE_BADGE, UI_ZONE_HOLD});
    add(list, &n, legal_with(h, WEREWOLF_MOVE_VOICE, seat, 0),
        (tool){WEREWOLF_ZONE_TOOL, "judge", "voice_off", WEREWOLF_MOVE_VOICE, UI_ZONE_HOLD});
    add(list, &n, legal_with(h, WEREWOLF_MOVE_VOICE, seat, 1),
        (tool){WEREWOLF_ZONE_TOOL, "judge", "voice_on", WEREWOLF_MOVE_VOICE + 64, UI_ZONE_HOLD});
    add(list, &n, !pub_of(h)->alive[seat], (tool){ZONE_JUDGE_HAND, "face", "hand_seat", seat, UI_ZONE_HOLD});
    add(list, &n, true, (tool){ZONE_CARDS, "face", "card_seat", 0, 0});
    add(list, &n, true, (tool){ZONE_SEAT, "face", "done", seat, 0});
    return n;
}

static int tools_of_game(const hosting_frame *h, tool *list) {
    const bool events = h->tab == TAB_EVENTS;
    int n = 0;

    add(list, &n, true,
        (tool){WEREWOLF_ZONE_FACE_TAB, "face", events ? "standing" : "events", events ? TAB_STANDING : TAB_EVENTS,
               0});
    add(list, &n, true, (tool){ZONE_CARDS, "face", "cards", 0, 0});
    add(list, &n, true, (tool){ZONE_JUDGE_HAND, "face", "hand", NT_SPECTATOR, UI_ZONE_HOLD});
    add(list, &n, legal_with(h, WEREWOLF_MOVE_BADGE, WEREWOLF_NONE, -1),
        (tool){WEREWOLF_ZONE_TOOL, "judge", "no_badge", WEREWOLF_MOVE_BADGE + 128, UI_ZONE_HOLD});
    add(list, &n, legal_with(h, WEREWOLF_MOVE_DECIDE, -1, -1), (tool){WEREWOLF_ZONE_ENDS, "judge", "end", 0, 0});
    return n;
}

static int tools_of_cards(const hosting_frame *h, tool *list) {
    const int last = last_card(h), seat = picked_seat(h);
    int n = 0;

    add(list, &n, seat >= 0 && pub_of(h)->registered[seat],
        (tool){ZONE_JUDGE_TAKE, "face", "uncard", 0, UI_ZONE_HOLD});
    add(list, &n, last >= 0 && cards_left(h, last) > 1, (tool){ZONE_ROLE_REST, "face", "rest", last, UI_ZONE_HOLD});
    add(list, &n, true, (tool){ZONE_JUDGE_HAND, "face", "hand", NT_SPECTATOR, UI_ZONE_HOLD});
    return n;
}

static int tools_of_line(const hosting_frame *h, tool *list) {
    nt_move now;
    const bool fits = h->line <= h->n_past && werewolf_amend(h, h->past[h->line - 1], &now);
    int n = 0;

    add(list, &n, true, (tool){ZONE_JUDGE_CORRECT, "judge", "correct", 0, fits ? UI_ZONE_HOLD : UI_ZONE_OFF});
    add(list, &n, true, (tool){ZONE_JUDGE_BEFORE, "face", "before", 0, UI_ZONE_HOLD});
    add(list, &n, true, (tool){ZONE_JUDGE_DROP, "judge", "drop", 0, UI_ZONE_HOLD});
    add(list, &n, true, (tool){WEREWOLF_ZONE_LINE, "face", "done", h->line - 1, 0});
    return n;
}

/* What may be entered where the correction stands, then what is done with it. */
static int tools_of_correction(const hosting_frame *h, tool *list) {
    const bool whole = entered(h) != NULL;
    int n = 0;

    for (int i = 0; i < h->n_open && n < 5; i++) {
        bool known = false;
        for (int k = 0; k < i && !known; k++) {
            known = h->open[k].kind == h->open[i].kind;
        }
        add(list, &n, !known,
            (tool){WEREWOLF_ZONE_ENTER_KIND, "kind", werewolf_move_id(h->open[i].kind), h->open[i].kind,
                   UI_ZONE_OPTION});
    }
    add(list, &n, h->open_more, (tool){ZONE_JUDGE_BY, "face", "by", 0, 0});
    add(list, &n, true, (tool){ZONE_JUDGE_ENTER, "face", "enter", 0, whole ? UI_ZONE_HOLD : UI_ZONE_OFF});
    add(list, &n, true, (tool){ZONE_JUDGE_INSTEAD, "face", "instead", 0, whole ? UI_ZONE_HOLD : UI_ZONE_OFF});
    add(list, &n, true, (tool){ZONE_JUDGE_DROP, "judge", "drop", 0, UI_ZONE_HOLD});
    add(list, &n, h->can_close, (tool){ZONE_JUDGE_KEEP, "face", "keep", 0, 0});
    return n;
}

static int tools_of_end(const hosting_frame *h, tool *list) {
    static const char *const key[] = {NULL, "wolf", "good", "draw"};
    int n = 0;

    for (int won = WEREWOLF_WON_WOLF; won <= WEREWOLF_WON_DRAW; won++) {
        add(list, &n, legal_with(h, WEREWOLF_MOVE_DECIDE, won, -1),
            (tool){WEREWOLF_ZONE_DECIDE, "judge", key[won], won, UI_ZONE_HOLD});
    }
    add(list, &n, true, (tool){WEREWOLF_ZONE_ENDS, "face", "done", 0, 0});
    return n;
}

static int tools_of(const hosting_frame *h, tool *list) {
    return corrects(h)                          ? tools_of_correction(h, list)
           : registers(h)                       ? tools_of_cards(h, list)
           : h->line > 0                        ? tools_of_line(h, list)
           : h->table->pick[WEREWOLF_PICK_MENU] ? tools_of_end(h, list)
           : picked_seat(h) >= 0                ? tools_of_seat(h, picked_seat(h), list)
                                                : tools_of_game(h, list);
}

/* Signs of the tools that are reached for most, and how grave they are. */
static const struct {
    const char *key, *figure;
    ui_button_look look;
} tool_looks[] = {{"standing", "eye", UI_PLAIN},    {"events", "log", UI_PLAIN},    {"cards", "cards", UI_PLAIN},
                  {"card_seat", "cards", UI_PLAIN}, {"hand", "person", UI_PLAIN},   {"hand_seat", "person", UI_PLAIN},
                  {"end", "flag", UI_PLAIN},        {"keep", "check", UI_PLAIN},    {"remove", "cross", UI_DANGER},
                  {"drop", "cross", UI_DANGER},     {"enter", "check", UI_PRIMARY}, {"correct", "check", UI_PRIMARY}};

static ui_button_look look_of(const tool *one, const char **figure) {
    *figure = NULL;
    for (size_t i = 0; i < sizeof tool_looks / sizeof tool_looks[0]; i++) {
        if (strcmp(tool_looks[i].key, one->key) == 0) {
            *figure = tool_looks[i].figure;
            return tool_looks[i].look;
        }
    }
    return UI_PLAIN;
}

static const char *tool_words(const werewolf_look *look, const tool *one) {
    ui_draw *d = look->d;

    if (strcmp(one->zone, ZONE_ROLE_REST) == 0) {
        return UI_SAY(d, "werewolf.face.rest", TEXT_STR("role", werewolf_role_name(&d->words, one->n)));
    }
    return werewolf_say(&d->words, one->group, one->key);
}

static float tool_height(const ui_frame *ui) {
    return fmaxf(56.0f, ui_target(ui));
}

static bool tools_fit(const werewolf_look *look, const tool *list, int n, float w) {
    const char *figure;

    for (int i = 0; i < n; i++) {
        const ui_button_look kind = look_of(&list[i], &figure);
        if (!ui_button_fits(look->d->ui, w, tool_height(look->d->ui), tool_words(look, &list[i]), kind)) {
            return false;
        }
    }
    return true;
}

/* How many stand side by side, and how wide: as many as may, unless the words of one would be cut there. */
static int tools_in_row(const werewolf_look *look, const tool *list, int n, float room, float *w) {
    static const float usual = 240.0f, gap = 8.0f;
    const float four = corrects(look->h) ? 700.0f : 860.0f; /* a correction has many, and a list above them */
    const int most = room < 560 ? 2 : room < four ? 3 : 4, rows = (n + most - 1) / most;
    int each = rows > 0 ? (n + rows - 1) / rows : 1;
    float widest = (room - gap * (float)(each - 1)) / (float)each;

    while (each > 1 && !tools_fit(look, list, n, widest)) {
        each--;
        widest = (room - gap * (float)(each - 1)) / (float)each;
    }
    *w = widest > usual && tools_fit(look, list, n, usual) ? usual : widest;
    return each;
}

static float buttons(const werewolf_look *look, ui_rect at) {
    tool list[TOOLS];
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;
    const float high = tool_height(d->ui), gap = 8;
    float w;
    const int n = tools_of(h, list), each = tools_in_row(look, list, n, at.w, &w), rows = (n + each - 1) / each;

    for (int i = 0; i < n; i++) {
        const int row = i / each, here = row == rows - 1 ? n - row * each : each;
        const float left = at.x + (at.w - w * (float)here - gap * (float)(here - 1)) / 2;
        const float y = at.y + at.h - (float)(rows - row) * (high + gap) + gap;
        const bool on = strcmp(list[i].zone, WEREWOLF_ZONE_ENTER_KIND) == 0 &&
                        h->table->pick[WEREWOLF_PICK_KIND] == list[i].n + 1;
        const ui_rect box = {left + (float)(i % each) * (w + gap), y, w, high};
        const char *figure;
        const ui_button_look plain = look_of(&list[i], &figure);
        const char *words = tool_words(look, &list[i]);
        const bool fits = ui_label_width(d->ui, &UI_STYLE_BUTTON, words) + 78.0f <= w;
        ui_button(d, box, list[i].zone, list[i].n, words, fits ? figure : NULL, on ? UI_PRIMARY : plain,
                  list[i].flags);
    }
    return (float)rows * (high + gap);
}

/* ---- the frame ---- */

/* What would come of what is picked, in the words of the list. */
static const char *preview(const werewolf_look *look) {
    const hosting_frame *h = look->h;
    nt_move now;

    if (corrects(h)) {
        const nt_move *move = entered(h);
        if (move == NULL) {
            return NULL;
        }
        now = *move;
        now.seat = h->open_seat;
    } else if (h->line == 0 || h->line > h->n_past || !werewolf_amend(h, h->past[h->line - 1], &now)) {
        return NULL;
    }
    return werewolf_move_words(look, now, now.seat < look->pub->n ? seat_of(h, now.seat)->role : WEREWOLF_NONE);
}

static const char *sentence(const werewolf_look *look) {
    const hosting_frame *h = look->h;
    const int seat = picked_seat(h);
    const char *what = preview(look);
    ui_draw *d = look->d;

    if (registers(h)) {
        return card_words(look);
    }
    if (h->refused) {
        return ui_say(d, "werewolf.face.refused");
    }
    if (what != NULL) {
        return UI_SAY(d, "werewolf.face.becomes", TEXT_STR("what", what));
    }
    if (corrects(h)) {
        return h->can_close ? ui_say(d, "werewolf.face.opened") : werewolf_why_it_waits(look, h->past[0]);
    }
    if (h->line > 0) {
        return ui_say(d, "werewolf.judge.line");
    }
    return seat < 0 ? ui_say(d, h->tab == TAB_EVENTS ? "werewolf.face.pick_event" : "werewolf.face.pick_seat")
                    : UI_SAY(d, "werewolf.judge.seat", TEXT_STR("name", werewolf_seat_name(look, seat)),
                             TEXT_STR("role", werewolf_role_name(&d->words, seat_of(h, seat)->role)));
}

/* Below the sentence: who is called to show a card, who is asked where a correction stands, that all roles are known,
 * or the most pressing reminder. */
static const char *second(const werewolf_look *look) {
    const hosting_frame *h = look->h;
    const char *reminder[1];

    if (registers(h)) {
        return card_call(look);
    }
    if (corrects(h)) {
        const char *name = werewolf_seat_name(look, h->open_seat);
        return h->open_seat >= look->pub->n ? NULL
               : h->can_close               ? UI_SAY(look->d, "werewolf.face.asked", TEXT_STR("name", name))
                                            : UI_SAY(look->d, "werewolf.face.waits", TEXT_STR("name", name));
    }
    if (pub_of(h)->ended) {
        return ui_say(look->d, "werewolf.face.after_end");
    }
    return h->tab != TAB_STANDING && h->line == 0 && werewolf_reminders(look, reminder, 1) > 0 ? reminder[0] : NULL;
}

/* Where the public frame has the pad that opens this one by a hold, and nothing else: a press that slips and comes
 * twice closes the face and does no more. Not while it cannot be closed. */
static void draw_way_out(const werewolf_look *look) {
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;
    const char *word = werewolf_say(&d->words, h->over_call ? "face" : "judge", h->over_call ? "to_call" : "close");

    if (!corrects(h) && !registers(h)) {
        ui_button(d, werewolf_judge_place(d->ui, word, false), ZONE_JUDGE_CLOSE, 0, word, NULL, UI_PLAIN,
                  UI_ZONE_DEFAULT);
    }
}

void werewolf_draw_judge(const werewolf_look *look) {
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;
    werewolf_ring ring = werewolf_ring_of(d->ui, look->pub->n, false);
    const ui_rect c = ring.middle;

    table_ground(d, d->ui->height > d->ui->width ? "werewolf/table_night_tall" : "werewolf/table_night");
    ui_fill(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, ui_fade(UI_INK_900, 0.6f));
    werewolf_size_names(look, &ring);
    const float above = draw_undo(look, &ring), below = buttons(look, werewolf_button_row(d->ui, c));
    const float in = d->ui->height > d->ui->width ? 0.0f : 24.0f; /* beside the highest plates of the sides */
    const ui_rect list = {c.x + in, c.y + above, c.w - 2 * in, c.h - above - below - 6};
    if (registers(h)) {
        draw_card_roles(look, list);
    } else if (corrects(h) || h->tab == TAB_EVENTS) {
        draw_events(look, (ui_rect){list.x, list.y - 6, list.w, list.h + 12}); /* each line for a finger */
    } else {
        const ui_rect row = werewolf_button_row(d->ui, c);
        draw_standing(look, (ui_rect){row.x, list.y, row.w, list.h}); /* no plate reaches in there */
    }
    for (int seat = 0; seat < look->pub->n; seat++) {
        draw_seat(look, &ring, seat);
    }
    draw_way_out(look);
    ui_apron(d, sentence(look), second(look), false);
}
