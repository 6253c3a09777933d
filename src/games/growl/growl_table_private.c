/* GROWL's private frame, top to bottom: team, totals, the question with its slots or news, the hand, Done. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "growl_table.h"

typedef struct {
    ui_rect team, bites, wounds, middle, question, slot[3], hand, done;
} frame;

/* Places depend on the window alone. */
static frame frame_of(ui_draw *d) {
    const ui_frame *ui = d->ui;
    const float w = ui->width, cx = w / 2;
    const bool narrow = w < 1000.0f;
    const float total_w = fminf(332.0f, (w - 60.0f) / 2);
    const float team_w = growl_team_width(d);
    frame f;

    f.team = (ui_rect){cx - team_w / 2, 20, team_w, 98};
    f.bites = (ui_rect){cx - 10 - total_w, 132, total_w, 92};
    f.wounds = (ui_rect){cx + 10, 132, total_w, 92};
    f.done = table_done_place(ui, 260);
    const float from = 240.0f, to = f.done.y - 14, all = to - from;
    const float wide = fminf(w - 2 * (narrow ? 30.0f : 130.0f), 1240.0f);
    f.middle = (ui_rect){cx - wide / 2, from, wide, all * (narrow ? 0.46f : 0.5f)};
    f.hand = (ui_rect){cx - wide / 2, from + f.middle.h + 8, wide, all - f.middle.h - 8};
    const float room = narrow ? f.middle.h - 150 : f.middle.h - 40;
    const float slot_h = fminf(250.0f, room), slot_w = slot_h * 192.0f / 208.0f;
    const float y = f.middle.y + f.middle.h - slot_h - 2;
    const float out = fminf(424.0f, narrow ? cx - 96 : cx - 216);
    f.slot[GROWL_LEFT] = (ui_rect){cx - out, y, slot_w, slot_h};
    f.slot[GROWL_RIGHT] = (ui_rect){cx + out - slot_w, y, slot_w, slot_h};
    if (narrow) {
        f.question = (ui_rect){f.middle.x, f.middle.y, f.middle.w, 104};
        f.slot[GROWL_ONE] = (ui_rect){cx - slot_w / 2, y, slot_w, slot_h};
    } else {
        const float left = cx - out + slot_w + 16;
        f.question = (ui_rect){left, f.middle.y + 40, 2 * (cx - left), f.middle.h - 46};
        f.slot[GROWL_ONE] = f.slot[GROWL_LEFT];
    }
    return f;
}

static const char *totals_word(const growl_look *look, int total) {
    return total <= 3 ? UI_SAY(look->d, "growl.private.of_three", TEXT_NUM("n", total < 0 ? 0 : total))
                      : UI_SAY(look->d, "growl.private.over_three", TEXT_NUM("n", total));
}

/* Room for the words of both totals at any count. */
static float words_width(ui_draw *d, float most) {
    const char *bites = UI_SAY(d, "growl.private.bites", TEXT_NUM("n", 2));
    const char *wounds = UI_SAY(d, "growl.private.wounds", TEXT_NUM("n", 2));
    const char *count = UI_SAY(d, "growl.private.of_three", TEXT_NUM("n", 2));
    const float w =
        fmaxf(ui_label_width(d->ui, &UI_STYLE_SMALL, wounds), ui_label_width(d->ui, &UI_STYLE_SMALL, bites));

    return fminf(fmaxf(w, ui_label_width(d->ui, &UI_STYLE_BUTTON, count)) + 30, most * 0.52f);
}

static void head(const growl_look *look, const frame *f) {
    const growl_priv *me = look->me;
    const growl_pub *pub = look->pub;
    ui_draw *d = look->d;
    const int lies = pub->bullet_place < pub->n && pub->who[pub->bullet_place] == look->seat;
    const int bullet = lies && pub->alive[look->seat] ? (me->team == GROWL_WOLF ? 2 : 1) : 0;
    const int bites = me->hand[GROWL_BITE] - me->hand[GROWL_CHARM];
    const int wounds = me->hand[GROWL_WOUND] + bullet - me->hand[GROWL_SALVE];
    const char *team = UI_SAY(d, "growl.private.team", TEXT_STR("team", me->team == GROWL_WOLF ? "wolf" : "human"),
                              TEXT_STR("alive", pub->alive[look->seat] ? "yes" : "no"));
    const char *when =
        me->zero ? UI_SAY(d, "growl.private.zero", TEXT_STR("when", growl_when(look))) : growl_when(look);

    const float words = words_width(d, f->bites.w);
    growl_draw_team(d, f->team, me->team == GROWL_WOLF, team, when);
    growl_draw_total(d, f->bites, "fangs", UI_RED, bites, words, totals_word(look, bites),
                     UI_SAY(d, "growl.private.bites", TEXT_NUM("n", bites < 0 ? 0 : bites)));
    growl_draw_total(d, f->wounds, "slashes", UI_VIOLET, wounds, words, totals_word(look, wounds),
                     UI_SAY(d, "growl.private.wounds", TEXT_NUM("n", wounds < 0 ? 0 : wounds)));
}

/* ---- slots ---- */

static void slot_zone(const growl_look *look, ui_rect at, int side) {
    ui_zone_add(look->d, GROWL_ZONE_SLOT, side, at, UI_ZONE_DROP);
    ui_focus(look->d, at, GROWL_ZONE_SLOT, side);
}

static void filled_slot(const growl_look *look, ui_rect slot, int pick, const uint8_t *kinds, int n) {
    const int at = look->t->pick[pick];

    if (at >= 1 && at <= n) {
        growl_draw_day_card(look->d, growl_slot_card(slot), growl_kind_id[kinds[at - 1]], -1.5f, false);
    }
}

/* To whom a card placed on this side goes. */
static int slot_seat(const growl_look *look, int side) {
    const growl_pub *pub = look->pub;

    if (pub->step == GROWL_STEP_GIFT_CARD) {
        return pub->target[0] == look->seat ? pub->target[1] : pub->target[0];
    }
    if (pub->step == GROWL_STEP_SERUM_SHOW) {
        return pub->active;
    }
    if (pub->step == GROWL_STEP_TEMPEST_CARD) {
        return look->seat;
    }
    return growl_neighbour(pub, look->seat, side);
}

static void slots(const growl_look *look, const frame *f, const uint8_t *kinds, int n) {
    const growl_pub *pub = look->pub;
    ui_draw *d = look->d;
    static const char *const key[] = {"growl.private.left", "growl.private.right"};

    if (growl_choice_of(pub) == GROWL_ONE_CARD) {
        const int to = slot_seat(look, GROWL_ONE);
        const char *label = pub->step == GROWL_STEP_TEMPEST_CARD
                                ? ui_say(d, "growl.private.storm")
                                : UI_SAY(d, "growl.private.for", TEXT_STR("name", growl_name(look, to)));
        growl_draw_slot(d, f->slot[GROWL_ONE], GROWL_ONE, &look->t->seat[to], label,
                        look->t->pick[GROWL_PICK_LEFT] ? NULL : ui_say(d, "growl.private.one_card"));
        filled_slot(look, f->slot[GROWL_ONE], GROWL_PICK_LEFT, kinds, n);
        slot_zone(look, f->slot[GROWL_ONE], GROWL_ONE);
        return;
    }
    for (int side = 0; side < 2; side++) {
        const int to = slot_seat(look, side);
        growl_draw_slot(d, f->slot[side], side, &look->t->seat[to],
                        UI_SAY(d, key[side], TEXT_STR("name", growl_name(look, to))),
                        look->t->pick[side] ? NULL : ui_say(d, "growl.private.one_card"));
        filled_slot(look, f->slot[side], side, kinds, n);
        slot_zone(look, f->slot[side], side);
    }
}

/* ---- the hand ---- */

/* New cards are the last of their kind. */
static void mark_fresh(const growl_priv *me, const uint8_t *kinds, int n, uint8_t from[GROWL_HAND_MAX]) {
    memset(from, GROWL_NONE, GROWL_HAND_MAX);
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
    const ui_rect tab = {card.x + (card.w - w) / 2, card.y - 27, w, 28};
    ui_plate(d, tab, 15, UI_MOSS, UI_INK_900, 1.2f, false);
    ui_label(d, ui_inset(tab, 2), &style, word);
}

static unsigned card_flags(const growl_look *look, int kind) {
    const bool choosing = look->t->n_legal > 0 && growl_choice_of(look->pub) != GROWL_NO_CARDS;
    const bool legal = choosing && growl_kind_legal(look, kind);

    return UI_ZONE_INSPECT | (legal ? UI_ZONE_OPTION | UI_ZONE_DRAG : choosing ? UI_ZONE_OFF : 0u);
}

static void hand_card(const growl_look *look, const table_place *p, int i, int kind, int from) {
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
    } else if (off) {
        at.y += 14.0f;
    }
    growl_draw_day_card(d, at, growl_kind_id[kind], p->degrees, off);
    if (from != GROWL_NONE) {
        fresh_tab(d, at, from);
    }
    ui_zone_add(d, ZONE_CARD, i, zone, flags);
    ui_focus(d, (ui_rect){at.x, at.y, zone.w, zone.h}, ZONE_CARD, i);
}

static void hand(const growl_look *look, const frame *f, const uint8_t *kinds, int n, bool own) {
    static const table_hand held = {
        .widest = 170, .gap = 7, .row_gap = 7, .step = 0.5f, .squeezed = 92, .one_row = 9, .slant_max = 1.4f};
    table_place places[GROWL_HAND_MAX];
    uint8_t from[GROWL_HAND_MAX];
    ui_rect area = f->hand;

    /* Room for greyed cards below and for new or chosen ones above. */
    area.y += 26;
    area.h -= 26 + 14;
    table_hand_places(area, &held, n, places);
    mark_fresh(look->me, kinds, n, from);
    for (int i = 0; i < n; i++) {
        if (own) {
            hand_card(look, &places[i], i, kinds[i], from[i]);
        } else {
            growl_draw_day_card(look->d, places[i].at, growl_kind_id[kinds[i]], places[i].degrees, false);
        }
    }
}

static void inspector(const growl_look *look, const frame *f, const uint8_t *kinds, int n) {
    ui_draw *d = look->d;
    const int i = look->t->page - 1;

    if (i < 0 || i >= n) {
        return;
    }
    const char *id = growl_kind_id[kinds[i]];
    const ui_rect area = {f->middle.x, 116, f->middle.w, f->hand.y - 116};
    ui_rect words;
    const ui_rect card = table_large_card(d, area, 600, 352, &words);
    ui_label_style body = UI_STYLE_BODY;
    growl_draw_day_card(d, card, id, 0.0f, false);
    body.size = 22;
    ui_label(d, words, &body, growl_card_text(&d->words, id));
}

/* ---- the frame ---- */

void growl_draw_private(const growl_look *look) {
    const growl_pub *pub = look->pub;
    const growl_priv *me = look->me;
    const frame f = frame_of(look->d);
    uint8_t kinds[GROWL_HAND_MAX];
    nt_move move;
    const bool asked = look->t->n_legal > 0; /* else the seat only looks at its own, whatever others are asked */
    const bool hound = asked && pub->step == GROWL_STEP_PEEK && pub->night_card == GROWL_HOUND;
    const int n = growl_hand_list(hound ? me->hound_hand : me->hand, kinds, GROWL_HAND_MAX);
    const growl_choice choice = asked ? growl_choice_of(pub) : GROWL_NO_CARDS;

    table_stage(look->d, "private", table_wing(look->d->ui), table_wing(look->d->ui));
    head(look, &f);
    if (choice != GROWL_NO_CARDS) {
        slots(look, &f, kinds, n);
        growl_draw_asking(look, f.question, kinds, n);
    } else {
        growl_draw_news(look, f.middle);
    }
    hand(look, &f, kinds, n, !hound);
    inspector(look, &f, kinds, n);
    table_done(look->d, look->t, f.done, ui_say(look->d, "growl.private.done"),
               ui_say(look->d, "growl.private.waiting"), growl_private_move(look, &move) ? 0u : UI_ZONE_OFF);
}
