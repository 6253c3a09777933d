/* GROWL's private frame, where cards are chosen: the question, and the slots in which they are laid. */
#include <math.h>
#include <stdio.h>

#include "growl_table_private.h"

static ui_rect slot_card(ui_rect slot) {
    const float h = slot.h - 40;

    return ui_centre(slot, h * 63.0f / 88.0f, h);
}

/* What a slot says of itself: amber is what is still to choose, and what is held may go where a frame is. */
typedef enum { OPEN, WANTED, FILLED } slot_state;

static slot_state state_of(const growl_look *look, int pick) {
    return look->t->pick[pick] != 0 ? FILLED : look->t->pick[GROWL_PICK_HELD] != 0 ? WANTED : OPEN;
}

/* At the lower corner towards the middle, where no card's sign is. */
static void tick(ui_draw *d, ui_rect at, int side) {
    static const float r = 36.0f, in = 9.0f;
    const float x = side == GROWL_SIDE_RIGHT ? at.x - r + in + 14 : at.x + at.w - in - 14;
    const ui_rect disc = {x, at.y + at.h - r + in, r, r};

    ui_disc(d, disc, UI_MOSS, UI_INK_900, 2.0f);
    ui_figure(d, "check", ui_inset(disc, 7), UI_INK_900);
}

static void draw_empty(ui_draw *d, ui_rect at, slot_state state) {
    ui_label_style small = UI_STYLE_SMALL;

    ui_slot(d, slot_card(at), UI_LANTERN);
    small.align = UI_MIDDLE;
    small.colour = state == WANTED ? UI_LANTERN : UI_PAPER_200;
    ui_label(d, ui_inset(slot_card(at), 8), &small, ui_say(d, "growl.private.one_card"));
    if (state == WANTED) {
        ui_seat_frame(d, ui_inset(at, -2), UI_LANTERN, true);
    }
}

static void draw_head(ui_draw *d, ui_rect at, int side, const ui_seat *seat, const char *label) {
    const float r = 54, over = growl_is_low(d->ui) ? 130 : 70;
    const bool right = side == GROWL_SIDE_RIGHT;
    const ui_rect disc = {right ? at.x + at.w - r * 0.88f : at.x - r * 0.12f, at.y - r * 0.55f, r, r};
    const ui_rect words = {right ? at.x - over : at.x + r + 6, at.y - 36, at.w - r + over, 32};
    ui_label_style style = UI_STYLE_NAME;

    ui_seat_emblem(d, disc, seat);
    style.name = false;
    style.lines = 1;
    style.valign = UI_BOTTOM;
    style.align = right ? UI_RIGHT : UI_LEFT;
    ui_label(d, words, &style, label);
}

static void draw_slot(ui_draw *d, ui_rect at, int side, const ui_seat *seat, const char *label, slot_state state) {
    const ui_colour arrow = state == FILLED ? UI_PAPER_400 : UI_LANTERN;

    ui_plate(d, at, 20u + (unsigned)side, UI_INK_900, ui_seat_colour[seat->colour % UI_SEAT_COLOURS], 2.6f, true);
    if (state != FILLED) {
        draw_empty(d, at, state);
    }
    draw_head(d, at, side, seat, label);
    if (side == GROWL_SIDE_LEFT) {
        ui_wedge(d, (ui_rect){at.x - 44, at.y + at.h / 2 - 26, 33, 52}, 3, arrow);
    } else if (side == GROWL_SIDE_RIGHT) {
        ui_wedge(d, (ui_rect){at.x + at.w + 11, at.y + at.h / 2 - 26, 33, 52}, 1, arrow);
    }
}

/* What is said below a question: a rule with the mark that its cards wear, a warning, or what was seen. */
typedef struct {
    const char *words, *mark; /* a figure, or NULL; of a warning the card that it is about */
    const char *seen;         /* below a rule, or in its place where both have no room; or NULL */
    bool warns;
} hint;

/* A warning's is darker, for its words are many: no face tells who is warned. */
static const ui_colour calm_ground = 0xFF28324Eu, warning_ground = 0xFF400A0Au, warning_edge = 0xFF7A2019u;

static const float mark_size = 30.0f, mark_air = 10.0f;

/* A mark stands before its words, and both in the middle. */
static void marked_words(ui_draw *d, ui_rect at, const ui_label_style *style, const char *words, const char *mark) {
    const float beside = mark_size + mark_air;
    const float w = fminf(ui_label_width(d->ui, style, words) + 2.0f, at.w - beside);
    const float x = at.x + (at.w - beside - w) / 2;

    growl_draw_rule_mark(d, (ui_rect){x, at.y + (at.h - mark_size) / 2, mark_size, mark_size}, mark);
    ui_label(d, (ui_rect){x + beside, at.y, w, at.h}, style, words);
}

/* In several lines, with what it is about before them where no letter becomes smaller for it. */
static void warning(ui_draw *d, ui_rect at, const ui_label_style *style, const hint *h) {
    static const float size = 40.0f, beside = 50.0f;
    const ui_rect words = {at.x + beside, at.y, at.w - beside, at.h};

    if (ui_label_size(d->ui, words, style, h->words) < ui_label_size(d->ui, at, style, h->words)) {
        ui_label(d, at, style, h->words);
        return;
    }
    ui_figure(d, h->mark, (ui_rect){at.x, at.y + (at.h - size) / 2, size, size}, ui_theme(d->ui, UI_RED));
    ui_label(d, words, style, h->words);
}

/* What was seen, below the rule where both have room. */
static void rule_and_seen(ui_draw *d, ui_rect at, const ui_label_style *style, const hint *h) {
    static const float air = 6.0f;
    const float rule = fmaxf(34.0f, ui_label_height(d->ui, style, 1000, h->words) + 2.0f);
    const float seen = ui_label_height(d->ui, style, at.w, h->seen), spare = at.h - rule - seen;

    if (spare < 0.0f || ui_label_width(d->ui, style, h->words) > at.w - mark_size - mark_air - 2.0f) {
        ui_label(d, at, style, h->seen);
        return;
    }
    const float y = at.y + fmaxf(0.0f, spare - air) / 2, below = fminf(air, spare);
    marked_words(d, (ui_rect){at.x, y, at.w, rule}, style, h->words, h->mark);
    ui_label(d, (ui_rect){at.x, y + rule + below, at.w, seen}, style, h->seen);
}

/* A hint stands on a ground of one place and size; that of a warning is red. */
static void draw_hint(ui_draw *d, ui_rect at, const hint *h) {
    static const float side = 14.0f;
    const bool high = d->ui->high_contrast;
    ui_label_style style = UI_STYLE_SMALL;
    const ui_rect words = {at.x + side, at.y + 2, at.w - 2 * side, at.h - 4};

    if (h->warns && d->ui->width >= 1000.0f) {
        style.size = 20;
    }
    style.align = UI_MIDDLE;
    style.valign = UI_CENTRE;
    style.colour = h->warns ? UI_PAPER_200 : UI_PAPER_100;
    ui_plate(d, at, 23,
             high       ? UI_INK_900
             : h->warns ? warning_ground
                        : calm_ground,
             high       ? UI_PAPER_400
             : h->warns ? warning_edge
                        : 0,
             high || h->warns ? 1.4f : 0.0f, !h->warns);
    if (h->warns) {
        warning(d, words, &style, h);
    } else if (h->seen != NULL) {
        rule_and_seen(d, words, &style, h);
    } else if (h->mark != NULL) {
        marked_words(d, words, &style, h->words, h->mark);
    } else {
        ui_label(d, words, &style, h->words);
    }
}

static void draw_question(ui_draw *d, ui_rect at, const char *question, const hint *h) {
    static const float air = 8.0f, most = 684.0f; /* the totals above; larger letters need more */
    const float more =
        growl_is_low(d->ui) || d->ui->width < 1000.0f ? 0.0f : 12.0f; /* above the cards there is air */
    const float w = fminf(at.w, most * d->ui->text_scale);
    ui_label_style style = UI_STYLE_SENTENCE;

    style.size = 26;
    style.valign = UI_BOTTOM;
    const float from = at.h * (growl_is_low(d->ui)      ? 0.46f
                               : d->ui->width < 1000.0f ? 0.48f
                                                        : 0.54f); /* of the hint */
    ui_label(d, (ui_rect){at.x, at.y, at.w, from - air}, &style, question);
    draw_hint(d, (ui_rect){at.x + (at.w - w) / 2, at.y + from, w, at.h - from + more}, h);
}

/* ---- the middle: the question for cards ---- */

/* What the viewer saw of somebody's hand tonight, while the night is open. */
static const char *looked_at(const growl_look *look) {
    const growl_priv *me = look->me;
    ui_draw *d = look->d;

    if (!me->peek_open) {
        return NULL;
    }
    if (me->serum_seat != 0 && me->serum_night == look->pub->nights + 1) {
        return UI_SAY(d, "growl.private.serum_seen", TEXT_STR("name", growl_name(look, me->serum_seat - 1)),
                      TEXT_STR("card", growl_kind_or_none(me->serum_kind)));
    }
    if (me->hound_seat != 0 && me->hound_night == look->pub->nights + 1) {
        const uint8_t *h = me->hound_hand;
        return UI_SAY(d, "growl.private.hound_seen", TEXT_STR("name", growl_name(look, me->hound_seat - 1)),
                      TEXT_NUM("bites", h[GROWL_BITE]), TEXT_NUM("charms", h[GROWL_CHARM]),
                      TEXT_NUM("wounds", h[GROWL_WOUND]), TEXT_NUM("salves", h[GROWL_SALVE]),
                      TEXT_NUM("gold", h[GROWL_GOLD]));
    }
    return NULL;
}

static const char *two_cards(const growl_look *look, const uint8_t *kinds, int n) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const int held = t->pick[GROWL_PICK_HELD];
    const bool left = t->pick[GROWL_PICK_LEFT] != 0, right = t->pick[GROWL_PICK_RIGHT] != 0;

    if (held >= 1 && held <= n) {
        return UI_SAY(d, "growl.private.place", TEXT_STR("card", growl_kind_or_none(kinds[held - 1])));
    }
    if (left && right) {
        return ui_say(d, "growl.private.ready_two");
    }
    if (left || right) {
        const int to = growl_neighbour(look->pub, look->seat, left ? 1 : 0);
        return UI_SAY(d, left ? "growl.private.now_right" : "growl.private.now_left",
                      TEXT_STR("name", growl_name(look, to)));
    }
    return ui_say(d, "growl.private.choose_two");
}

/* The mark is as light for a wolf as for a human. */
static hint hint_of(const growl_look *look, int turns) {
    const growl_pub *pub = look->pub;
    ui_draw *d = look->d;
    char key[48];

    if (turns > 0) {
        return (hint){
            .words = UI_SAY(d, "growl.private.turns", TEXT_NUM("n", turns)), .mark = "fangs", .warns = true};
    }
    const char *seen = looked_at(look); /* tonight, before cards are passed */
    const bool ready = look->t->pick[GROWL_PICK_LEFT] != 0 && look->t->pick[GROWL_PICK_RIGHT] != 0;
    if (pub->step == GROWL_STEP_PASS && ready && seen == NULL) {
        return (hint){.words = ui_say(d, "growl.private.take_back")};
    }
    if (pub->step == GROWL_STEP_PASS) {
        const bool wolf = look->me->team == GROWL_WOLF;
        return (hint){.words = ui_say(d, wolf ? "growl.private.pass_wolf" : "growl.private.pass_human"),
                      .mark = wolf ? "check" : "cross",
                      .seen = seen};
    }
    if (pub->step == GROWL_STEP_SERUM_SHOW) {
        const bool bite = look->me->team == GROWL_WOLF && look->me->hand[GROWL_BITE] > 0;
        return (hint){.words = UI_SAY(d, "growl.private.serum_show_hint", TEXT_STR("card", bite ? "bite" : "other")),
                      .mark = "cross"};
    }
    snprintf(key, sizeof key, "growl.private.%s_hint", growl_step_id[pub->step]);
    return (hint){.words = ui_say(d, key)};
}

void growl_draw_asking(const growl_look *look, ui_rect at, const uint8_t *kinds, int n) {
    const growl_pub *pub = look->pub;
    ui_draw *d = look->d;
    const char *question;
    char key[48];

    if (growl_choice_of(pub) == GROWL_TWO_CARDS) {
        question = two_cards(look, kinds, n);
    } else if (look->t->pick[GROWL_PICK_LEFT] != 0) {
        question = ui_say(d, "growl.private.ready_one");
    } else {
        snprintf(key, sizeof key, "growl.private.%s", growl_step_id[pub->step]);
        const int other = pub->step == GROWL_STEP_SERUM_SHOW ? pub->active
                          : pub->target[0] == look->seat     ? pub->target[1]
                                                             : pub->target[0];
        question = UI_SAY(d, key, TEXT_STR("name", growl_name(look, other)));
    }
    const hint below = hint_of(look, growl_turns_with(look, kinds, n));
    draw_question(d, at, question, &below);
}

/* ---- slots ---- */

/* By keys a card that is taken up goes to the first place that is free. */
static void slot_zone(const growl_look *look, ui_rect at, int side) {
    const bool next = look->t->pick[GROWL_PICK_HELD] != 0 && look->t->pick[side] == 0;

    ui_zone_add(look->d, GROWL_ZONE_SLOT, side, at, UI_ZONE_DROP | (next ? UI_ZONE_DEFAULT : 0u));
    ui_focus(look->d, at, GROWL_ZONE_SLOT, side);
}

static void filled_slot(const growl_look *look, ui_rect slot, int side, const uint8_t *kinds, int n) {
    const int pick = side == GROWL_SIDE_RIGHT ? GROWL_PICK_RIGHT : GROWL_PICK_LEFT, at = look->t->pick[pick];

    if (at >= 1 && at <= n) {
        growl_draw_day_card(look->d, slot_card(slot), growl_kind_id[kinds[at - 1]], -1.5f, false);
        tick(look->d, slot, side);
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

void growl_draw_slots(const growl_look *look, const ui_rect slot[GROWL_SIDES], const uint8_t *kinds, int n) {
    const growl_pub *pub = look->pub;
    ui_draw *d = look->d;
    static const char *const key[] = {"growl.private.left", "growl.private.right"};

    if (growl_choice_of(pub) == GROWL_ONE_CARD) {
        const int to = slot_seat(look, GROWL_SIDE_ONE);
        const char *label = pub->step == GROWL_STEP_TEMPEST_CARD
                                ? ui_say(d, "growl.private.storm")
                                : UI_SAY(d, "growl.private.for", TEXT_STR("name", growl_name(look, to)));
        draw_slot(d, slot[GROWL_SIDE_ONE], GROWL_SIDE_ONE, &look->t->seat[to], label,
                  state_of(look, GROWL_PICK_LEFT));
        filled_slot(look, slot[GROWL_SIDE_ONE], GROWL_SIDE_ONE, kinds, n);
        slot_zone(look, slot[GROWL_SIDE_ONE], GROWL_SIDE_ONE);
        return;
    }
    for (int side = 0; side < 2; side++) {
        const int to = slot_seat(look, side);
        draw_slot(d, slot[side], side, &look->t->seat[to],
                  UI_SAY(d, key[side], TEXT_STR("name", growl_name(look, to))), state_of(look, side));
        filled_slot(look, slot[side], side, kinds, n);
        slot_zone(look, slot[side], side);
    }
}
