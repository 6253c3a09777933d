/* The private frame, top to bottom: role and side, the trick as it stands, the hand, Done. The same places and pieces
 * for every role. */
#include <math.h>
#include <stdio.h>

#include "robbers_table.h"

typedef struct {
    ui_rect role, trick, hand, notes, done, pile, fan;
} frame;

/* Names that are large for the window need its width: there the curtains are drawn back from the hand. */
static float wing(const ui_frame *ui) {
    static const float back = 40.0f;
    const bool large = ui->width >= 1000.0f && 4.0f * ui->mm > 18.0f;

    return large ? fminf(table_wing(ui), back) : table_wing(ui);
}

/* Of the role's words: beside its figure and the suit that it counts. */
static const float role_disc = 88.0f, beside_words = 214.0f;

static ui_label_style role_head(void) {
    ui_label_style head = UI_STYLE_NAME;

    head.name = false;
    head.size = 24;
    return head;
}

static const char *role_is(ui_draw *d, int role) {
    return UI_SAY(d, "robbers.private.role", TEXT_STR("role", robbers_role_id[role]));
}

static const char *role_counts(ui_draw *d, int role) {
    return UI_SAY(d, "robbers.private.counts", TEXT_STR("role", robbers_role_id[role]));
}

/* What the words of whatever role take at this width: the frame tells no role. */
static float role_high(ui_draw *d, float w) {
    static const float air = 14.0f;
    const ui_label_style head = role_head();
    float most = 0.0f;

    for (int role = 0; role < ROBBERS_ROLES; role++) {
        most = fmaxf(most, ui_label_height(d->ui, &head, w - beside_words, role_is(d, role)) +
                               ui_label_height(d->ui, &UI_STYLE_SMALL, w - beside_words, role_counts(d, role)));
    }
    return most + air;
}

/* Large words have all of the width, so that they leave the cards the height. */
static frame frame_of(ui_draw *d) {
    const ui_frame *ui = d->ui;
    const float w = ui->width;
    const bool narrow = w < 1000.0f, large = ui_large_words(ui);
    const float side = wing(ui) + 8, larger = fmaxf(1.0f, 4.0f * ui->mm / 18.0f); /* letters than wished */
    const float role_w = large ? w - 2 * side : fminf(880.0f * larger, w - 2 * side);
    frame f;

    const float role_h = narrow ? 154 : 108, most = 52.0f * (ui->text_scale - 1.0f),
                more = large ? fminf(most, fmaxf(role_high(d, role_w) - role_h, 0.0f)) : most;
    f.role = (ui_rect){(w - role_w) / 2, 12, role_w, role_h + more};
    f.done = table_done_place(ui, 340);
    const float from = f.role.y + f.role.h + 10, to = f.done.y - 14, all = to - from;
    const float hand_h = narrow ? all * 0.49f : fminf(all * 0.38f, 226.0f);
    f.trick = (ui_rect){side, from, w - 2 * side, all - hand_h - 8};
    /* At the hand's height the curtains are gathered. */
    const float hem = fminf(side, fmaxf(side * 0.68f, 46.0f));
    f.hand = (ui_rect){hem, to - hand_h, w - 2 * hem, hand_h};
    const float note_y = f.role.y + role_h + 6; /* large words need that much, over the role's lower end */
    f.notes = (ui_rect){f.trick.x, note_y, f.trick.w, f.hand.y - f.role.y - role_h};
    f.pile = (ui_rect){f.done.x + f.done.w + 20, f.done.y, fminf(190.0f, w - f.done.x - f.done.w - 40), f.done.h};
    f.fan = (ui_rect){f.done.x - 80, f.done.y + (f.done.h - 60) / 2, 60, 60};
    return f;
}

static void role(const robbers_look *look, ui_rect at) {
    ui_draw *d = look->d;
    const int mine = look->me->role < ROBBERS_ROLES ? look->me->role : 0;
    const float r = role_disc;
    const ui_rect disc = {at.x + 14, at.y + (at.h - r) / 2, r, r};
    const ui_label_style head = role_head();
    ui_label_style small = UI_STYLE_SMALL;

    ui_plate(d, at, 3, UI_INK_900, 0, 0.0f, true);
    ui_disc(d, disc, ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f), UI_INK_900, 0.0f);
    ui_figure(d, robbers_role_figure(look->me->role), ui_inset(disc, r * 0.12f), UI_INK_900);
    const float whose = r * 0.42f, out = whose * 0.8f; /* at its rim whose it is */
    ui_seat_emblem(d, (ui_rect){disc.x + r - out, disc.y + r - out, whose, whose}, &look->t->seat[look->seat]);
    const ui_rect suit = {at.x + at.w - r + 4, at.y + (at.h - r) / 2 + 8, r - 16, r - 16};
    robbers_draw_suit(d, suit, robbers_counts(look->me->role));
    const ui_rect words = {disc.x + r + 16, at.y + 6, at.w - beside_words, at.h - 12};
    small.colour = UI_PAPER_200;
    small.lines = 3;
    const char *is = role_is(d, mine), *counts = role_counts(d, mine);
    const float head_h = fminf(ui_label_height(d->ui, &head, words.w, is), words.h * 0.39f);
    const float small_h = fminf(ui_label_height(d->ui, &small, words.w, counts), words.h - head_h);
    const float y = words.y + (words.h - head_h - small_h) / 2;
    ui_label(d, (ui_rect){words.x, y, words.w, head_h}, &head, is);
    ui_label(d, (ui_rect){words.x, y + head_h, words.w, small_h}, &small, counts);
}

/* ---- the hand ---- */

static int hand_cards(const robbers_look *look) {
    int n = 0;

    while (n < ROBBERS_HAND && look->me->hand[n] != ROBBERS_NONE) {
        n++;
    }
    return n;
}

static void hand_card(const robbers_look *look, const table_place *place, int i) {
    ui_draw *d = look->d;
    const int card = look->me->hand[i];
    const bool asked = look->t->n_legal > 0, held = asked && look->t->pick[0] == i + 1;
    const ui_rect at = held ? table_picked_card(d, place->at) : place->at;

    robbers_draw_card(look, at, card, place->degrees);
    ui_zone_add(d, ZONE_CARD, i, place->at, UI_ZONE_INSPECT | (asked ? UI_ZONE_OPTION : 0u));
    ui_focus(d, at, ZONE_CARD, i);
}

static void hand(const robbers_look *look, ui_rect area) {
    static const table_hand held = {.widest = 160, .gap = 9, .row_gap = 9, .step = 1, .slant_max = 1};
    table_place place[ROBBERS_HAND];
    const int n = hand_cards(look);

    area.y += 16;
    area.h -= 16;
    table_hand_places(area, &held, n, place);
    for (int i = 0; i < n; i++) {
        hand_card(look, &place[i], i);
    }
}

/* ---- what can be read ---- */

/* The card, its rule, and what it would count if it were played to the trick as it lies. */
static void inspector(const robbers_look *look, ui_rect area, const robbers_spot *spot) {
    ui_draw *d = look->d;
    const int i = look->t->page - 1;
    uint8_t trick[ROBBERS_SEATS];
    char key[48];

    if (i < 0 || i >= hand_cards(look)) {
        return;
    }
    const int card = look->me->hand[i], down = look->pub->down < look->pub->n ? look->pub->down : 0;
    for (int k = 0; k < down; k++) {
        trick[k] = look->pub->trick[look->pub->tricks].card[k];
    }
    trick[down] = (uint8_t)card;
    const robbers_reading r = robbers_read(trick, down + 1);
    /* What the card shows: its own suit's icons; a special card those that the viewer collects. */
    const uint8_t suit = robbers_suit((uint8_t)card);
    const uint8_t shown = suit < ROBBERS_SUITS ? suit : robbers_counts(look->me->role);
    snprintf(key, sizeof key, "robbers.text.%s", robbers_card_word(card));
    const char *text = UI_SAY(d, key, TEXT_NUM("icons", robbers_icons(look->pub->opt, shown, (uint8_t)card)));
    const char *below = UI_SAY(d, "robbers.private.would", TEXT_STR("as", r.strong[down] ? "trump" : "lead"),
                               TEXT_NUM("value", r.rank[down]), TEXT_STR("ahead", r.best == down ? "yes" : "no"));
    const bool asked = look->t->n_legal > 0;
    robbers_draw_note(
        look, area, spot,
        &(robbers_note_of){ZONE_CARD, i, card, robbers_card_name(&d->words, card), text, asked ? below : NULL,
                           asked && r.best != down ? robbers_beaten(&d->words, &r, trick, down, false) : NULL});
}

static void own_pile(const robbers_look *look, ui_rect area) {
    const robbers_pub *pub = look->pub;
    uint8_t card[ROBBERS_PILE];
    const int n = robbers_pile(pub->trick, pub->tricks, pub->n, look->seat, card);

    robbers_draw_pile(look->d, area,
                      UI_SAY(look->d, "robbers.private.pile_head", TEXT_NUM("n", pub->taken[look->seat])), card, n);
}

/* ---- the frame ---- */

/* A picked card is seen where it would lie, with all that it would change. */
static robbers_shown with_picked(const robbers_look *look, robbers_shown s) {
    const int i = look->t->pick[0] - 1;
    const bool picked = look->t->n_legal > 0 && i >= 0 && i < hand_cards(look);

    return picked ? robbers_with_card(look, s, look->me->hand[i]) : s;
}

static void done_button(const robbers_look *look, ui_rect at) {
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const int i = t->pick[0] - 1;
    const bool ready = i >= 0 && i < hand_cards(look);

    const char *word = ready ? UI_SAY(d, "robbers.private.play", ROBBERS_CARD_ARGS(look->me->hand[i]))
                             : ui_say(d, "robbers.private.choose");
    table_done(d, t, at, word, ready ? 0u : UI_ZONE_OFF);
}

void robbers_draw_private(const robbers_look *look) {
    ui_draw *d = look->d;
    const frame f = frame_of(d);

    table_stage(d, "private", wing(d->ui), wing(d->ui));
    role(look, f.role);
    const robbers_shown shown = with_picked(look, robbers_shown_of(look));
    const robbers_spot spot = {.area = f.trick};
    robbers_draw_below(look, &shown, &spot);
    robbers_draw_trick(look, &shown, &spot);
    hand(look, f.hand);
    robbers_draw_fan(look, f.fan);
    if (look->pub->opt[ROBBERS_OPT_PILE_REVIEW] != 0) {
        ui_button(d, f.pile, ROBBERS_ZONE_PILE, 0, ui_say(d, "robbers.private.pile"), "cards", UI_PLAIN, 0);
    }
    done_button(look, f.done);
    if (look->t->page == ROBBERS_PAGE_PILE) {
        own_pile(look, f.notes);
    } else if (look->t->page >= ROBBERS_PAGE_OLD) {
        robbers_draw_trick_page(look, (ui_rect){0, 20, d->ui->width, f.done.y - 26}, &spot);
    } else {
        inspector(look, f.notes, &spot);
    }
}
