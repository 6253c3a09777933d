/* The judge's face: who is who, how things stand, tools, cards that lie on the table, the list of events with undo,
 * redo and corrections. */
#include <math.h>
#include <stddef.h>
#include <stdio.h>

#include "werewolf_table_judge.h"

int werewolf_picked_role(const hosting_frame *h) {
    const int seat = werewolf_judge_picked(h);

    return seat < 0 || h->whole == NULL ? WEREWOLF_NONE : werewolf_judge_seat(h, seat)->role;
}

/* ---- what he reads ---- */

/* The picture that stands before a line. */
typedef struct {
    int seat, role; /* a role's figure, a seat's emblem, or both; neither: a lantern */
} mark;

/* A role and, smaller before it, the seat that it has to do with; or a seat alone. */
static void draw_mark(const werewolf_look *look, ui_rect at, mark m) {
    static const float part = 0.55f, out = 0.62f;

    if (m.role < WEREWOLF_ROLES) {
        werewolf_draw_role(look->d, at, m.role);
        if (m.seat < look->pub->n) {
            const ui_rect small = {at.x + out * at.w, at.y + out * at.h, part * at.w, part * at.h};
            ui_seat_emblem(look->d, small, &look->t->seat[m.seat]);
        }
    } else if (m.seat < look->pub->n) {
        ui_seat_emblem(look->d, at, &look->t->seat[m.seat]);
    } else {
        ui_figure(look->d, "lantern", ui_inset(at, at.w * 0.14f), ui_theme(look->d->ui, UI_LANTERN));
    }
}

static void line_words(const werewolf_look *look, ui_rect at, bool on, const char *text, mark m, float size) {
    ui_draw *d = look->d;
    ui_label_style style = UI_STYLE_SMALL;
    const float most = fminf(at.h - 6, 40.0f);
    const float room = at.w - most - 32;
    const bool long_words =
        ui_label_width(d->ui, &style, text) > 1.3f * room || ui_label_height(d->ui, &style, room, text) > at.h - 4;
    const float r = long_words ? 0.0f : most, in = r > 0 ? r + 18 : 14.0f;

    if (r > 0) {
        draw_mark(look, (ui_rect){at.x + 8, at.y + (at.h - r) / 2, r, r}, m);
    }
    style.size = size;
    style.lines = at.h > 80 ? 3 : 2;
    style.colour = on ? UI_INK_900 : UI_PAPER_100;
    ui_label(d, (ui_rect){at.x + in, at.y, at.w - in - 14, at.h}, &style, text);
}

static void plain_line(const werewolf_look *look, ui_rect at, unsigned seed, bool on, const char *text, mark m) {
    ui_plate(look->d, at, seed, on ? UI_LANTERN : ui_fade(UI_INK_950, 0.86f), 0, 0.0f, false);
    line_words(look, at, on, text, m, UI_STYLE_SMALL.size);
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

/* How wide the night's moon is, with air, on a wide frame; on a tall one its church alone stands between them. */
static float moon_of(const ui_frame *ui) {
    static const float moon = 222.0f, church = 56.0f; /* on a frame of the picture's own shape */

    return ui->height > ui->width ? church : moon * fmaxf(ui->width / 1280.0f, ui->height / 800.0f);
}

/* Undo and redo are always there, beside the moon over the list, or where their words need it before the moon, beside
 * the church; when it is stands in the corner, as on the table. */
static float draw_undo(const werewolf_look *look, const werewolf_ring *ring) {
    static const float usual = 230.0f, church = 56.0f, sign = 78.0f; /* sign: what it takes of a button */
    const hosting_frame *h = look->h;
    const werewolf_pub *pub = werewolf_judge_pub(h);
    ui_draw *d = look->d;
    const char *undo = werewolf_say(&d->words, "judge", "undo"), *redo = werewolf_say(&d->words, "judge", "redo");
    const float high = fmaxf(48.0f, ui_target(d->ui)), moon = moon_of(d->ui);
    const ui_rect room = head_row(look, ring, high);
    const float wish = sign + ceilf(fmaxf(ui_label_width(d->ui, &UI_STYLE_BUTTON, undo),
                                          ui_label_width(d->ui, &UI_STYLE_BUTTON, redo)));
    const float beside = fminf(wish, (room.w - moon) / 2); /* off the plates beside it */
    const bool clear =
        ui_button_fits(d->ui, beside, high, undo, UI_PLAIN) && ui_button_fits(d->ui, beside, high, redo, UI_PLAIN);
    const float gap = clear ? moon : room.w < 2 * usual + church ? 8.0f : church;
    const ui_rect at = ui_centre(room, clear ? 2 * beside + gap : fminf(room.w, 2 * usual + church), high);
    const bool signs = ui_column(at, 0, 2, gap).w >= wish;

    ui_button(d, ui_column(at, 0, 2, gap), ZONE_JUDGE_UNDO, 0, undo, signs ? "counter" : NULL, UI_PLAIN,
              h->can_undo ? UI_ZONE_HOLD : UI_ZONE_OFF);
    ui_button(d, ui_column(at, 1, 2, gap), ZONE_JUDGE_REDO, 0, redo, signs ? "clockwise" : NULL, UI_PLAIN,
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

typedef struct {
    const char *words[FACTS];
    mark m[FACTS];
    int n;
} facts;

/* By whom, as a role, and to whom. */
static void add_fact(facts *f, const char *words, int role, int seat) {
    if (f->n < FACTS && words != NULL) {
        f->m[f->n] = (mark){.seat = seat, .role = role};
        f->words[f->n++] = words;
    }
}

const char *werewolf_chosen(const werewolf_look *look, const char *id, int seat) {
    char key[48];

    snprintf(key, sizeof key, "werewolf.face.%s", id);
    return UI_SAY(look->d, key, TEXT_STR("whom", seat < look->pub->n ? "seat" : "nobody"),
                  TEXT_STR("name", werewolf_seat_name(look, seat)));
}

/* The night's choices so far, in the order of the calls. */
static void add_night(const werewolf_look *look, facts *f) {
    const werewolf_pub *pub = look->h->whole->pub;
    const werewolf_night *night = &werewolf_judge_hidden(look->h)->nights[pub->round];
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
        const bool made = lines[i].call == WEREWOLF_CALL_GHOST ||
                          werewolf_judge_hidden(look->h)->set[werewolf_call[lines[i].call].role];
        if (!made || pub->call <= lines[i].call) {
            continue;
        }
        if (lines[i].call == WEREWOLF_CALL_WITCH && night->saved) {
            add_fact(f, werewolf_chosen(look, "save", night->knife), WEREWOLF_WITCH, night->knife);
            if (night->poison >= pub->n) {
                continue;
            }
        }
        const int whom = ((const uint8_t *)night)[lines[i].of];
        const int role = lines[i].call == WEREWOLF_CALL_GHOST ? WEREWOLF_WEREWOLF : werewolf_call[lines[i].call].role;
        add_fact(f, werewolf_chosen(look, lines[i].id, whom), role, whom);
    }
}

static void add_reminders(const werewolf_look *look, facts *f) {
    uint8_t about[FACTS] = {0};
    const int n = werewolf_reminders(look, f->words + f->n, about, FACTS - f->n);

    for (int i = 0; i < n; i++, f->n++) {
        f->m[f->n] = (mark){.seat = WEREWOLF_NONE, .role = about[i]};
    }
}

/* Where something so high stands: on the square below the village where there is room. */
static float below_village(const ui_frame *ui, ui_rect at, float high) {
    return fmaxf(at.y, fminf(0.44f * ui->height, at.y + at.h - high));
}

static const float card_high = 136.0f, card_shape = 0.7f;

/* What the card of whoever is picked takes beside the facts, where these are whole beside it: many have two columns.
 * 0: it has no room, or nobody is picked. */
static float beside_card(const werewolf_look *look, ui_rect at, const facts *f) {
    static const float space = 16.0f, sign = 76.0f, two = 640.0f;
    const float card = card_shape * card_high + space;
    float least = f->n > 4 ? two * look->d->ui->text_scale : 0.0f;

    for (int i = 0; i < f->n; i++) {
        least = fmaxf(least, sign + ui_label_width(look->d->ui, &UI_STYLE_SMALL, f->words[i]));
    }
    return werewolf_picked_role(look->h) < WEREWOLF_ROLES && at.h >= card_high && at.w - card >= least ? card : 0.0f;
}

/* Where nothing else is to be said: the card of whoever is picked, and what it can do. */
static void draw_picked_card(const werewolf_look *look, ui_rect at) {
    static const float in = 12.0f;
    ui_draw *d = look->d;
    const int role = werewolf_picked_role(look->h);
    const float card = fminf(at.h - 2 * in, card_high), left = card_shape * card + 2 * in;
    const char *text = werewolf_role_text(look->w, role);
    ui_label_style style = UI_STYLE_BODY;

    if (role >= WEREWOLF_ROLES || card < 48) {
        return;
    }
    const float high = card + 2 * in;
    const ui_rect plate = {at.x, below_village(d->ui, at, high), at.w, high};
    ui_plate(d, plate, 30, ui_fade(UI_INK_950, 0.86f), 0, 0.0f, true);
    werewolf_draw_card(d, (ui_rect){plate.x + in, plate.y + in, card_shape * card, card}, role, 1.0f, false);
    style.colour = UI_PAPER_100;
    style.lines = 5;
    ui_label(d, (ui_rect){plate.x + left, plate.y + in, plate.w - left - in, card}, &style, text);
}

/* How it stands is read in one size: large, where each fact has room in one line beside its sign. */
static float facts_size(const werewolf_look *look, const char *const list[], int n, float w, float high) {
    static const float large = 24.0f, sign = 76.0f, line = 44.0f;
    ui_label_style style = UI_STYLE_SMALL;

    style.size = large;
    for (int i = 0; i < n; i++) {
        if (high < line || ui_label_width(look->d->ui, &style, list[i]) > w - sign) {
            return UI_STYLE_SMALL.size;
        }
    }
    return large;
}

/* One plate for all of it, on the square below the village where there is room. */
static void draw_standing(const werewolf_look *look, ui_rect area) {
    static const float air = 6.0f;
    facts f = {.n = 0};
    const bool night = ((const werewolf_pub *)look->h->whole->pub)->night != 0;

    if (night) {
        add_night(look, &f);
    }
    add_reminders(look, &f);
    if (f.n == 0) {
        draw_picked_card(look, area);
        return;
    }
    const int n = f.n;
    const float card = beside_card(look, area, &f);
    const ui_rect at = {area.x + card, area.y, area.w - card, area.h};
    const int columns = at.w > 640 && n > 4 ? 2 : 1, rows = (n + columns - 1) / columns;
    const float high = fminf(56.0f, (at.h - 2 * air) / (float)rows);
    const float all = high * (float)rows + 2 * air;
    const ui_rect plate = {at.x, below_village(look->d->ui, at, all), at.w, all};
    if (card > 0.0f) { /* in the middle of the plate's side */
        const float y = fminf(plate.y + (plate.h - card_high) / 2, at.y + at.h - card_high);
        werewolf_draw_card(look->d, (ui_rect){area.x, y, card_shape * card_high, card_high},
                           werewolf_picked_role(look->h), 1.0f, true);
    }
    ui_plate(look->d, plate, 30, ui_fade(UI_INK_950, 0.86f), 0, 0.0f, true);
    const float size = facts_size(look, f.words, n, ui_column(ui_inset(plate, air), 0, columns, 12).w, high);
    for (int i = 0; i < n; i++) {
        const ui_rect column = ui_column(ui_inset(plate, air), i / rows, columns, 12);
        line_words(look, (ui_rect){column.x, plate.y + air + (float)(i % rows) * high, column.w, high}, false,
                   f.words[i], f.m[i], size);
    }
}

/* ---- events ---- */

static const char *event_words(const werewolf_look *look, nt_move move) {
    const int role = move.seat < look->pub->n ? werewolf_judge_seat(look->h, move.seat)->role : WEREWOLF_NONE;

    return werewolf_move_words(look, move, role);
}

/* Before the first of them. */
static void draw_no_event(const werewolf_look *look, ui_rect at) {
    static const float high = 76.0f, sign = 38.0f, in = 18.0f;
    ui_draw *d = look->d;
    const bool plain = d->ui->high_contrast;
    const ui_colour ink = plain ? UI_PAPER_100 : UI_INK_900;
    const char *words = ui_say(d, "werewolf.face.no_event");
    ui_label_style style = UI_STYLE_NAME;
    const float wish = ui_label_width(d->ui, &style, words) + sign + 3.5f * in, w = fminf(wish, at.w);
    const ui_rect strip = {at.x + (at.w - w) / 2, below_village(d->ui, at, high), w, fminf(high, at.h)};

    ui_plate(d, strip, 30, plain ? UI_INK_950 : UI_PAPER_200, plain ? UI_PAPER_100 : 0, 1.4f, true);
    ui_figure(d, "log", (ui_rect){strip.x + in, strip.y + (strip.h - sign) / 2, sign, sign}, ink);
    style.colour = ink;
    style.lines = 2;
    const float left = sign + 2 * in;
    ui_label(d, (ui_rect){strip.x + left, strip.y, strip.w - left - in, strip.h}, &style, words);
}

/* Where the i-th of a page stands: those that wait come oldest first and those that happened newest first, and both
 * are read from the oldest on, as the arrows lead. */
static int place_of_event(const hosting_frame *h, int i) {
    return h->waiting_events > 0 ? i : h->n_past - 1 - i;
}

/* Events in the order in which they happened, and arrows to the older ones; or those that wait. */
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
        const int place = place_of_event(h, i);
        const ui_rect column = ui_column(list, place / rows, columns, 10);
        const ui_rect line = {column.x, top + (float)(place % rows) * step, column.w, line_high};
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
    const bool picked =
        werewolf_judge_registers(h) ? werewolf_card_seat(h) == seat : werewolf_judge_picked(h) == seat;

    werewolf_draw_seat(look, ring, seat, picked ? WEREWOLF_TOUCH_ON : WEREWOLF_TOUCH_NONE);
    werewolf_draw_given(look, ring, seat);
    const ui_rect disc = ui_inset(werewolf_emblem_of(look, ring, seat), -2); /* it covers the emblem */
    draw_role(d, disc,
              werewolf_judge_registers(h) && !werewolf_judge_pub(h)->registered[seat]
                  ? WEREWOLF_NONE
                  : werewolf_judge_seat(h, seat)->role);
    if (((const werewolf_hid *)h->whole->hid)->doomed[seat]) {
        ui_figure(d, werewolf_out_sign(look->pub, seat), (ui_rect){at.x + at.w - 34, at.y + at.h - 34, 26, 26},
                  UI_EMBER);
    }
    ui_zone_add(d, ZONE_SEAT, seat, at, UI_ZONE_INSPECT);
    ui_focus(d, at, ZONE_SEAT, seat);
}

/* ---- the frame ---- */

/* What would come of what is picked, in the words of the list. */
static const char *preview(const werewolf_look *look) {
    const hosting_frame *h = look->h;
    nt_move now;

    if (werewolf_judge_corrects(h)) {
        const nt_move *move = werewolf_judge_entry(h);
        if (move == NULL) {
            return NULL;
        }
        now = *move;
        now.seat = h->open_seat;
    } else if (h->line == 0 || h->line > h->n_past || !werewolf_amend(h, h->past[h->line - 1], &now)) {
        return NULL;
    }
    return werewolf_move_words(look, now,
                               now.seat < look->pub->n ? werewolf_judge_seat(h, now.seat)->role : WEREWOLF_NONE);
}

static const char *sentence(const werewolf_look *look) {
    const hosting_frame *h = look->h;
    const int seat = werewolf_judge_picked(h);
    const char *what = preview(look);
    ui_draw *d = look->d;

    if (werewolf_judge_registers(h)) {
        return werewolf_card_words(look);
    }
    if (h->refused) {
        return ui_say(d, "werewolf.face.refused");
    }
    if (what != NULL) {
        return UI_SAY(d, "werewolf.face.becomes", TEXT_STR("what", what));
    }
    if (werewolf_judge_corrects(h)) {
        return h->can_close ? ui_say(d, "werewolf.face.opened") : werewolf_why_it_waits(look, h->past[0]);
    }
    if (h->line > 0) {
        return ui_say(d, "werewolf.judge.line");
    }
    const char *touch = h->tab != WEREWOLF_TAB_EVENTS ? "werewolf.face.pick_seat"
                        : h->n_past == 0              ? "werewolf.face.events_come"
                                                      : "werewolf.face.pick_event";
    return seat < 0 ? ui_say(d, touch)
                    : UI_SAY(d, "werewolf.judge.seat", TEXT_STR("name", werewolf_seat_name(look, seat)),
                             TEXT_STR("role", werewolf_role_name(&d->words, werewolf_judge_seat(h, seat)->role)));
}

/* Below the sentence: who is called to show a card, who is asked where a correction stands, that all roles are known,
 * or the most pressing reminder. */
static const char *second(const werewolf_look *look) {
    const hosting_frame *h = look->h;
    const char *reminder[1];

    if (werewolf_judge_registers(h)) {
        return werewolf_card_call(look);
    }
    if (werewolf_judge_corrects(h)) {
        const char *name = werewolf_seat_name(look, h->open_seat);
        return h->open_seat >= look->pub->n ? NULL
               : h->can_close               ? UI_SAY(look->d, "werewolf.face.asked", TEXT_STR("name", name))
                                            : UI_SAY(look->d, "werewolf.face.waits", TEXT_STR("name", name));
    }
    if (werewolf_judge_pub(h)->ended) {
        return ui_say(look->d, "werewolf.face.after_end");
    }
    return h->tab != WEREWOLF_TAB_STANDING && h->line == 0 && werewolf_reminders(look, reminder, NULL, 1) > 0
               ? reminder[0]
               : NULL;
}

/* Where the public frame has the pad that opens this one by a hold, and nothing else: a press that slips and comes
 * twice closes the face and does no more. Not while it cannot be closed. */
static void draw_way_out(const werewolf_look *look) {
    const hosting_frame *h = look->h;
    ui_draw *d = look->d;
    const char *word = werewolf_say(&d->words, h->over_call ? "face" : "judge", h->over_call ? "to_call" : "close");

    if (!werewolf_judge_corrects(h) && !werewolf_judge_registers(h)) {
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
    const float above = draw_undo(look, &ring), below = werewolf_draw_tools(look, werewolf_button_row(d->ui, c));
    const float in = d->ui->height > d->ui->width ? 0.0f : 24.0f; /* beside the highest plates of the sides */
    const ui_rect list = {c.x + in, c.y + above, c.w - 2 * in, c.h - above - below - 6};
    if (werewolf_judge_registers(h)) {
        werewolf_draw_card_roles(look, list);
    } else if (h->n_past == 0 && h->tab == WEREWOLF_TAB_EVENTS) {
        draw_no_event(look, list);
    } else if (werewolf_judge_corrects(h) || h->tab == WEREWOLF_TAB_EVENTS) {
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
