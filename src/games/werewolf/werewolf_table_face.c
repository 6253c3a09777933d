/* What the judge reads on his face: how things stand, the list of events, the cards that lie on the table. */
#include <math.h>
#include <stddef.h>
#include <stdio.h>

#include "werewolf_table.h"

static const werewolf_priv *seat_of(const hosting_frame *h, int seat) {
    return (const werewolf_priv *)h->whole->seats + seat;
}

static const werewolf_hid *hidden(const hosting_frame *h) {
    return h->whole->hid;
}

static void plain_line(ui_draw *d, ui_rect at, unsigned seed, bool on, const char *text) {
    ui_label_style style = UI_STYLE_SMALL;

    ui_plate(d, at, seed, on ? UI_LANTERN : ui_fade(UI_INK_950, 0.86f), 0, 0.0f, false);
    style.lines = 2;
    style.colour = on ? UI_INK_900 : UI_PAPER_100;
    ui_label(d, (ui_rect){at.x + 14, at.y, at.w - 28, at.h}, &style, text);
}

/* The part of the middle that is free of plates at its upper edge: as wide as at its lower one. */
static ui_rect head_row(const ui_frame *ui, ui_rect middle) {
    const ui_rect low = werewolf_button_row(ui, middle);

    return (ui_rect){low.x + 8, middle.y, low.w - 16, middle.h};
}

/* Undo and redo are always there, on both sides of the title. */
float werewolf_draw_undo(const werewolf_look *look, ui_rect middle) {
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;
    const ui_rect at = head_row(d->ui, middle);
    const float high = fmaxf(48.0f, ui_target(d->ui)), w = fminf(190.0f, at.w * 0.31f);
    ui_label_style title = UI_STYLE_HEAD;

    title.align = UI_MIDDLE;
    title.lines = 2;
    ui_button(d, (ui_rect){at.x, at.y, w, high}, ZONE_JUDGE_UNDO, 0, werewolf_say(&d->words, "judge", "undo"), NULL,
              UI_PLAIN, h->can_undo ? UI_ZONE_HOLD : UI_ZONE_OFF);
    ui_button(d, (ui_rect){at.x + at.w - w, at.y, w, high}, ZONE_JUDGE_REDO, 0,
              werewolf_say(&d->words, "judge", "redo"), NULL, UI_PLAIN, h->can_redo ? UI_ZONE_HOLD : UI_ZONE_OFF);
    ui_label(d, (ui_rect){at.x + w + 8, at.y, at.w - 2 * w - 16, high}, &title, werewolf_when(look));
    return high + 8;
}

/* ---- how things stand ---- */

enum { FACTS = 12 };

static void add(const char **list, int *n, const char *words) {
    if (*n < FACTS && words != NULL) {
        list[(*n)++] = words;
    }
}

static const char *chosen(const werewolf_look *look, const char *id, int seat) {
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
            add(list, &n, chosen(look, "save", night->knife));
            if (night->poison >= pub->n) {
                continue;
            }
        }
        add(list, &n, chosen(look, lines[i].id, ((const uint8_t *)night)[lines[i].of]));
    }
    return n;
}

void werewolf_draw_standing(const werewolf_look *look, ui_rect at) {
    const char *list[FACTS];
    const bool night = ((const werewolf_pub *)look->h->whole->pub)->night != 0;
    int n = night ? add_night(look, list, 0) : 0;

    n += werewolf_reminders(look, list + n, FACTS - n);
    if (n == 0) {
        list[n++] = ui_say(look->d, "werewolf.face.nothing");
    }
    const int columns = at.w > 640 && n > 4 ? 2 : 1, rows = (n + columns - 1) / columns;
    const float high = fminf(58.0f, at.h / (float)rows);
    for (int i = 0; i < n; i++) {
        const ui_rect column = ui_column(at, i / rows, columns, 12);
        plain_line(look->d, (ui_rect){column.x, at.y + (float)(i % rows) * high, column.w, high - 5},
                   30u + (unsigned)i, false, list[i]);
    }
}

/* ---- events ---- */

static const char *event_words(const werewolf_look *look, nt_move move) {
    const int role = move.seat < look->pub->n ? seat_of(look->h, move.seat)->role : WEREWOLF_NONE;

    return werewolf_move_words(look, move, role);
}

/* Events, newest first, and arrows to the older ones; or those that wait, oldest first. */
void werewolf_draw_events(const werewolf_look *look, ui_rect at) {
    const table_ui *t = look->t;
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;
    const float arrow = fmaxf(56.0f, ui_target(d->ui)), least = fmaxf(46.0f, ui_target(d->ui)) + 4;
    const bool paged = h->past_pages > 1;
    const float side = arrow + 10; /* also without arrows: plates stand there */
    const ui_rect list = {at.x + side, at.y, at.w - 2 * side, at.h};
    const int columns = least * HOSTING_PAST > at.h && list.w > 500 ? 2 : 1, rows = HOSTING_PAST / columns;
    const float high = fminf(fmaxf(62.0f, least), at.h / (float)rows);

    for (int i = 0; i < h->n_past; i++) {
        const ui_rect column = ui_column(list, i / rows, columns, 10);
        const ui_rect line = {column.x, at.y + (float)(i % rows) * high, column.w, high - 4};
        plain_line(d, line, 30u + (unsigned)i, h->line == i + 1, event_words(look, h->past[i]));
        if (h->waiting_events == 0) {
            ui_zone_add(d, WEREWOLF_ZONE_LINE, i, line, 0);
            ui_focus(d, line, WEREWOLF_ZONE_LINE, i);
        }
    }
    if (paged) {
        const float y = at.y + fmaxf(0.0f, (high * (float)rows - arrow) / 2);
        ui_button(d, (ui_rect){at.x, y, arrow, arrow}, ZONE_PAGE, 1, NULL, "arrow_left", UI_PLAIN,
                  t->page >= h->past_pages - 1 ? UI_ZONE_OFF : 0u);
        ui_button(d, (ui_rect){at.x + at.w - arrow, y, arrow, arrow}, ZONE_PAGE, -1, NULL, "arrow_right", UI_PLAIN,
                  t->page == 0 ? UI_ZONE_OFF : 0u);
    }
}

/* ---- cards that lie on the table ---- */

int werewolf_cards_left(const hosting_frame *h, int role) {
    const werewolf_pub *pub = h->whole->pub;
    int left = hidden(h)->set[role];

    for (int seat = 0; seat < pub->n; seat++) {
        left -= pub->registered[seat] && seat_of(h, seat)->role == role;
    }
    return left;
}

int werewolf_card_seat(const hosting_frame *h) {
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

int werewolf_last_card(const hosting_frame *h) {
    int found = -1;

    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (werewolf_cards_left(h, role) > 0) {
            if (found >= 0) {
                return -1;
            }
            found = role;
        }
    }
    return found;
}

const char *werewolf_card_words(const werewolf_look *look) {
    const table_ui *t = look->t;
    const hosting_frame *h = look->h;
    const werewolf_pub *pub = h->whole->pub;
    const int over = t->pick[WEREWOLF_PICK_WHY_KIND] - 1, seat = werewolf_card_seat(h);
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
const char *werewolf_card_call(const werewolf_look *look) {
    if (werewolf_last_card(look->h) >= 0) {
        return NULL;
    }
    for (int role = 0; role < WEREWOLF_ROLES; role++) {
        if (werewolf_cards_left(look->h, role) > 0) {
            return UI_SAY(look->d, "werewolf.face.card_call", TEXT_STR("role", werewolf_role_name(look->w, role)));
        }
    }
    return NULL;
}

/* All roles of the set with the cards that are left; one that is used up says so when it is pressed. */
void werewolf_draw_card_roles(const werewolf_look *look, ui_rect at) {
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;
    const bool known = ((const werewolf_pub *)h->whole->pub)->registered[werewolf_card_seat(h)] != 0;
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
        const int left = werewolf_cards_left(h, role);
        ui_button(d, box, known ? ZONE_JUDGE_RECARD : WEREWOLF_ZONE_ROLE, role,
                  UI_SAY(d, "werewolf.face.role_left", TEXT_STR("role", werewolf_role_name(&d->words, role)),
                         TEXT_NUM("n", left)),
                  NULL, UI_PLAIN, left > 0 ? UI_ZONE_OPTION : UI_ZONE_OFF);
        i++;
    }
}
