/* GROWL's private frame, top to bottom: team, totals, the question with its slots or what is new, the hand, Done; and
 * what is pressed on it. Its pieces stand at the same places and are equally bright for wolf and human. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "growl_table_private.h"

enum { HAND_MAX = 96 };

/* ---- what is chosen ---- */

static int hand_list(const uint8_t hand[GROWL_KINDS], uint8_t *kinds, int cap) {
    int n = 0;

    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        for (int i = 0; i < hand[kind] && n < cap; i++) {
            kinds[n++] = (uint8_t)kind;
        }
    }
    return n;
}

static bool kind_legal(const growl_look *look, int kind) {
    if (growl_choice_of(look->pub) == GROWL_ONE_CARD) {
        return table_find_move(look->t, GROWL_MOVE_CARD, kind, TABLE_ANY) != NULL;
    }
    return table_find_move(look->t, GROWL_MOVE_CARDS, kind, TABLE_ANY) != NULL ||
           table_find_move(look->t, GROWL_MOVE_CARDS, TABLE_ANY, kind) != NULL;
}

static int picked_kind(const growl_look *look, int slot) {
    uint8_t kinds[HAND_MAX];
    const int n = hand_list(look->me->hand, kinds, HAND_MAX);
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

static bool private_move(const growl_look *look, nt_move *move) {
    const nt_move *found = chosen_move(look);

    if (found != NULL) {
        *move = *found;
    }
    return found != NULL;
}

/* ---- the frame ---- */

typedef struct {
    growl_head head;
    ui_rect middle, question, slot[GROWL_SIDES], hand, done;
    float aside;   /* the question with a single slot beside it, so that both are in the middle */
    ui_rect large; /* where a card is held large */
    float widest;  /* of a card of the hand */
} frame;

/* How far the board goes on beside its cards. */
static float board_beyond(const ui_frame *ui) {
    return ui->width < 1000.0f ? 8.0f : 38.0f;
}

/* A window that stands upright has two rows for more cards than this. */
enum { UPRIGHT = 5 };

/* Nothing is asked but to look: the hand of n cards stands large in the light, and what there is to say on the floor
 * below. */
static void look_at_the_hand(const ui_frame *ui, int n, frame *f) {
    const bool narrow = ui->width < 1000.0f;
    const float from = f->middle.y, all = f->hand.y + f->hand.h - from;
    const float words = (narrow ? 150.0f : 108.0f) + 140.0f * (ui->text_scale - 1.0f);
    const float high = fminf(all - words, !narrow ? 380.0f : n > UPRIGHT ? 580.0f : 350.0f);
    const float y = from + (all - words - high) * 0.4f;

    f->hand = (ui_rect){f->hand.x, y, f->hand.w, high};
    f->middle = (ui_rect){f->middle.x, y + high + 4, f->middle.w, words - 4};
    f->widest = 200.0f;
}

/* Places depend on the window and on the viewer's name alone. */
static frame frame_of(const growl_look *look) {
    const ui_frame *ui = look->d->ui;
    const float w = ui->width, cx = w / 2;
    const bool narrow = w < 1000.0f;
    const float total_w = fminf(332.0f, (w - 60.0f) / 2);
    const float team_w = growl_team_width(look), more = ui->text_scale - 1.0f;
    frame f = {.aside = 0.0f};

    f.head.team = (ui_rect){cx - team_w / 2, 20.0f - 12.0f * more, team_w, 98.0f + 24.0f * more};
    f.head.bites = (ui_rect){cx - 10 - total_w, 132, total_w, 92};
    f.head.wounds = (ui_rect){cx + 10, 132, total_w, 92};
    f.done = table_done_place(ui, 260);
    const float from = 240.0f, to = f.done.y - 14, all = to - from;
    const float wide = fminf(w - 2 * (narrow ? 30.0f : 130.0f), 1240.0f);
    f.middle = (ui_rect){cx - wide / 2, from, wide, all * (narrow ? 0.46f : 0.5f)};
    const float stage = narrow ? w - 2 * (table_wing(ui) + board_beyond(ui)) : wide; /* no card before a curtain */
    f.hand = (ui_rect){cx - stage / 2, from + f.middle.h + 8, stage, all - f.middle.h - 8};
    f.large = (ui_rect){f.middle.x, 116, f.middle.w, f.hand.y - 116};
    f.widest = 170.0f;
    const float room = narrow ? f.middle.h - 150 : f.middle.h - 40;
    const float slot_h = fminf(250.0f, room), slot_w = slot_h * 192.0f / 208.0f;
    const float y = f.middle.y + f.middle.h - slot_h - 2;
    const float out = fminf(growl_is_low(ui) ? 520.0f : 424.0f, narrow ? cx - 96 : cx - 216);
    f.slot[GROWL_SIDE_LEFT] = (ui_rect){cx - out, y, slot_w, slot_h};
    f.slot[GROWL_SIDE_RIGHT] = (ui_rect){cx + out - slot_w, y, slot_w, slot_h};
    if (narrow) {
        f.question = (ui_rect){f.middle.x, f.middle.y, f.middle.w, 110};
        f.slot[GROWL_SIDE_ONE] = (ui_rect){cx - slot_w / 2, y, slot_w, slot_h};
    } else {
        const float left = cx - out + slot_w + 16;
        f.question = (ui_rect){left, f.middle.y + 40, 2 * (cx - left), f.middle.h - 46};
        f.slot[GROWL_SIDE_ONE] = f.slot[GROWL_SIDE_LEFT];
        f.aside = (slot_w + 16) / 2;
        f.slot[GROWL_SIDE_ONE].x += f.aside;
    }
    return f;
}

/* ---- the hand ---- */

/* New cards are the last of their kind. */
static void mark_fresh(const growl_priv *me, const uint8_t *kinds, int n, uint8_t from[HAND_MAX]) {
    memset(from, GROWL_NONE, HAND_MAX);
    for (int k = 0; k < me->fresh_n && k < 3; k++) {
        for (int i = n - 1; i >= 0; i--) {
            if (kinds[i] == me->fresh[k] && from[i] == GROWL_NONE) {
                from[i] = me->fresh_from[k];
                break;
            }
        }
    }
}

static void fresh_tab(ui_draw *d, ui_rect card, int from) {
    char key[32];
    ui_label_style style = UI_STYLE_SMALL;

    snprintf(key, sizeof key, "growl.from.%d", from);
    style.colour = UI_INK_900;
    style.face = TEXT_BOLD;
    style.align = UI_MIDDLE;
    style.lines = 1;
    const char *word = ui_say(d, key);
    const float w = fminf(card.w + 4, ui_label_width(d->ui, &style, word) + 26);
    const float h = 28 + 14 * (d->ui->text_scale - 1);
    const ui_rect tab = {card.x + (card.w - w) / 2, card.y + 1 - h, w, h};
    ui_plate(d, tab, 15, UI_MOSS, UI_INK_900, 1.2f, false);
    ui_label(d, ui_inset(tab, 2), &style, word);
}

static unsigned card_flags(const growl_look *look, int kind) {
    const bool choosing = look->t->n_legal > 0 && growl_choice_of(look->pub) != GROWL_NO_CARDS;
    const bool legal = choosing && kind_legal(look, kind);

    return UI_ZONE_INSPECT | (legal ? UI_ZONE_OPTION | UI_ZONE_DRAG : choosing ? UI_ZONE_OFF : 0u);
}

static void hand_card(const growl_look *look, const table_place *p, int i, int kind, int from, growl_day_name name) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const unsigned flags = card_flags(look, kind);
    const bool off = (flags & UI_ZONE_OFF) != 0, held = t->pick[GROWL_PICK_HELD] == i + 1;
    const bool choosing = look->t->n_legal > 0 && growl_choice_of(look->pub) != GROWL_NO_CARDS;
    ui_rect at = p->at, zone = p->seen;

    if (choosing && (t->pick[GROWL_PICK_LEFT] == i + 1 || t->pick[GROWL_PICK_RIGHT] == i + 1)) {
        ui_slot(d, ui_inset(at, 4), UI_PAPER_400);
        ui_zone_add(d, ZONE_CARD, i, zone, flags);
        ui_focus(d, zone, ZONE_CARD, i);
        return;
    }
    if (held) {
        at = table_picked_card(d, at);
    }
    growl_draw_named_card(d, at, growl_kind_id[kind], p->degrees, off, name);
    if (from != GROWL_NONE) {
        fresh_tab(d, at, from);
    }
    ui_zone_add(d, ZONE_CARD, i, zone, flags);
    ui_focus(d, (ui_rect){at.x, at.y, zone.w, zone.h}, ZONE_CARD, i);
}

/* The cards stand in the light of a lamp, on a board. */
static void ledge(ui_draw *d, const table_place *places, int n) {
    const ui_rect last = places[n - 1].at;
    const float foot = last.y + last.h;
    float left = last.x, right = last.x + last.w;
    char svg[512];

    for (int i = 0; i < n; i++) {
        left = fminf(left, places[i].at.x);
        right = fmaxf(right, places[i].at.x + places[i].at.w);
    }
    const float w = right - left + 2 * board_beyond(d->ui), mid = (left + right) / 2;
    const ui_rect board = {mid - w / 2, foot - 5, w, 17}, glow = {mid - w * 0.72f, foot - 300, w * 1.44f, 470};
    if (!d->ui->high_contrast) {
        snprintf(svg, sizeof svg,
                 "<defs><radialGradient id=\"g\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"100\">"
                 "<stop offset=\"0\" stop-color=\"#F7C273\" stop-opacity=\"0.5\"/><stop offset=\"0.55\" "
                 "stop-color=\"#D58B45\" stop-opacity=\"0.2\"/><stop offset=\"1\" stop-color=\"#965A3C\" "
                 "stop-opacity=\"0\"/></radialGradient></defs><g transform=\"translate(%.1f %.1f) scale(%.3f %.3f)\">"
                 "<rect x=\"-100\" y=\"-100\" width=\"200\" height=\"200\" fill=\"url(#g)\"/></g>",
                 (double)glow.w / 2, (double)glow.h / 2, (double)glow.w / 200, (double)glow.h / 200);
        ui_shape(d, glow, svg);
    }
    ui_plate(d, (ui_rect){board.x, board.y - 2, board.w, board.h}, 19, ui_mix(UI_BARK, UI_LANTERN, 0.6f), 0, 0.0f,
             true);
    ui_plate(d, board, 19, UI_BARK, 0, 0.0f, false);
}

static void hand(const growl_look *look, const frame *f, const uint8_t *kinds, int n, bool own) {
    const bool upright = look->d->ui->width < 1000.0f, apart = upright && n > UPRIGHT && n <= 2 * UPRIGHT;
    const table_hand held = {.widest = f->widest,
                             .gap = 7,
                             .row_gap = apart ? 10 : 7,
                             .step = apart ? 1.0f : 0.5f, /* two rows stand clear, more lie over each other */
                             .squeezed = 92,
                             .one_row = upright ? UPRIGHT : 14,
                             .slant_max = 1.4f};
    table_place places[HAND_MAX];
    uint8_t from[HAND_MAX];
    ui_rect area = f->hand;

    /* Room for the board below and for new or chosen cards above. */
    area.y += 26;
    area.h -= 26 + 14;
    table_hand_places(area, &held, n, places);
    mark_fresh(look->me, kinds, n, from);
    if (n == 0) {
        return;
    }
    const growl_day_name name = growl_day_name_of(look->d, places[0].at);
    ledge(look->d, places, n);
    for (int i = 0; i < n; i++) {
        if (own) {
            hand_card(look, &places[i], i, kinds[i], from[i], name);
        } else {
            growl_draw_named_card(look->d, places[i].at, growl_kind_id[kinds[i]], places[i].degrees, false, name);
        }
    }
}

const char *growl_held_card(const growl_pub *pub, const growl_priv *me, const table_ui *t) {
    const bool hound = t->n_legal > 0 && pub->step == GROWL_STEP_PEEK && pub->night_card == GROWL_HOUND;
    uint8_t kinds[HAND_MAX];
    const int i = t->page - 1, n = hand_list(hound ? me->hound_hand : me->hand, kinds, HAND_MAX);

    return i >= 0 && i < n ? growl_kind_id[kinds[i]] : NULL;
}

static void inspector(const growl_look *look, const frame *f, const uint8_t *kinds, int n) {
    ui_draw *d = look->d;
    const int i = look->t->page - 1;

    if (i < 0 || i >= n) {
        return;
    }
    const char *id = growl_kind_id[kinds[i]];
    ui_rect words;
    const ui_rect card = table_large_card(d, f->large, 600, 352, &words);
    ui_label_style body = UI_STYLE_BODY;
    growl_draw_day_card(d, card, id, 0.0f, false);
    body.size = 22;
    ui_label(d, words, &body, growl_card_text(&d->words, id));
}

/* ---- all of it ---- */

static bool looks_at_the_hand(const growl_look *look) {
    const uint8_t step = look->pub->step;

    return look->t->n_legal == 0 || (growl_choice_of(look->pub) == GROWL_NO_CARDS && step != GROWL_STEP_PEEK &&
                                     step != GROWL_STEP_POINT && step != GROWL_STEP_PURGE);
}

void growl_draw_private(const growl_look *look) {
    const growl_pub *pub = look->pub;
    const growl_priv *me = look->me;
    frame f = frame_of(look);
    uint8_t kinds[HAND_MAX];
    nt_move move;
    const bool asked = look->t->n_legal > 0; /* else the seat only looks at its own, whatever others are asked */
    const bool hound = asked && pub->step == GROWL_STEP_PEEK && pub->night_card == GROWL_HOUND;
    const int n = hand_list(hound ? me->hound_hand : me->hand, kinds, HAND_MAX);
    const growl_choice choice = asked ? growl_choice_of(pub) : GROWL_NO_CARDS;

    if (looks_at_the_hand(look)) {
        look_at_the_hand(look->d->ui, n, &f);
    }
    table_stage(look->d, "private", table_wing(look->d->ui), table_wing(look->d->ui));
    growl_draw_head(look, &f.head, kinds, n);
    if (choice != GROWL_NO_CARDS) {
        growl_draw_slots(look, f.slot, kinds, n);
        f.question.x += choice == GROWL_ONE_CARD ? f.aside : 0.0f;
        growl_draw_asking(look, f.question, kinds, n);
    } else {
        growl_draw_news(look, f.middle);
    }
    hand(look, &f, kinds, n, !hound);
    inspector(look, &f, kinds, n);
    table_done(look->d, look->t, f.done, ui_say(look->d, "growl.private.done"),
               private_move(look, &move) ? 0u : UI_ZONE_OFF);
}

/* ---- input ---- */

/* Choose, then place; with one slot a chosen card is placed at once. */
static void press_card(const growl_look *look, table_ui *t, int index) {
    uint8_t kinds[HAND_MAX];
    const int n = hand_list(look->me->hand, kinds, HAND_MAX);
    const uint8_t held = (uint8_t)(index + 1);

    if (index < 0 || index >= n || !kind_legal(look, kinds[index])) {
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
    if (slot == GROWL_SIDE_LEFT || slot == GROWL_SIDE_RIGHT) {
        t->pick[slot] = held;
        t->pick[GROWL_PICK_HELD] = 0;
    }
}

bool growl_private_input(const growl_look *look, table_ui *t, const ui_input *in, nt_move *move, bool *has_move) {
    if (table_inspected(t, in, ZONE_CARD, 1)) {
        return true;
    }
    if (in->kind != UI_CHOOSE || in->zone == NULL) {
        return false;
    }
    t->page = 0;
    if (ui_chose(in, ZONE_DONE)) {
        *has_move = private_move(look, move);
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
    t->picks = (t->pick[GROWL_PICK_LEFT] != 0) + (t->pick[GROWL_PICK_RIGHT] != 0);
    return true;
}
