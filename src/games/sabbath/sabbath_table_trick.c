/* The trick in the middle: cards in the order of play, its lead on a banner, who played each, who took it. */
#include <math.h>
#include <stdio.h>

#include "sabbath_table.h"

static const float tilt[SABBATH_SEATS] = {-2.0f, 1.0f, -1.2f, 1.6f, -0.8f};

/* Whether the card of this position is moved or turned by the event of that kind, which says so at arg[2]. */
static bool is_shown(const sabbath_look *look, int kind, int position) {
    const nt_event *e = sabbath_shown(look, kind);

    return e != NULL && e->arg[2] == position;
}

/* The card that would take the trick now (4.4). */
static int best_so_far(const sabbath_pub *pub) {
    if (pub->won != SABBATH_NONE) {
        return pub->won; /* the witch may have moved since */
    }
    return sabbath_winning(pub->trick, pub->played, pub->lead, pub->column);
}

/* ---- the lead ---- */

/* The emblem or the number that may be followed, on a disc of paper. */
static void lead_mark(ui_draw *d, ui_rect at, const char *emblem, int number) {
    ui_label_style style = UI_STYLE_NAME;
    char text[12];

    ui_disc(d, at, UI_PAPER_100, UI_INK_900, 1.6f);
    if (emblem != NULL) {
        ui_figure(d, emblem, ui_inset(at, at.w * 0.15f), UI_INK_900);
        return;
    }
    snprintf(text, sizeof text, "%d", number);
    style.face = TEXT_TITLE;
    style.size = at.h * 0.72f / fmaxf(d->ui->text_scale, 1.0f);
    style.colour = UI_INK_900;
    style.align = UI_MIDDLE;
    ui_label(d, at, &style, text);
}

/* What may be followed as pictures and in words: dark while both may, lit once one of them is fixed. */
static void banner(const sabbath_look *look, const sabbath_row_places *p) {
    const sabbath_pub *pub = look->pub;
    ui_draw *d = look->d;
    const bool fixed = pub->lead != SABBATH_LEAD_OPEN;
    const int c1 = pub->trick[0] % SABBATH_FACES;
    const char *text = sabbath_lead_words(look);
    ui_label_style style = UI_STYLE_BUTTON;

    style.size = 22;
    style.lines = 1;
    style.align = UI_LEFT;
    style.colour = fixed ? UI_INK_900 : UI_PAPER_100;
    const float icon = p->banner.h * 0.72f, pad = 9.0f, step = icon + 6.0f;
    const float marks = fixed ? step : 2 * step;
    const float wide = marks + ui_label_width(d->ui, &style, text) + 2 * pad + 10;
    const ui_rect at = {p->banner.x, p->banner.y + 1, fminf(wide, p->banner.w), p->banner.h - 4};
    ui_rect mark = {at.x + pad, at.y + (at.h - icon) / 2, icon, icon};
    ui_group(d, at, 0, -1.2f);
    ui_plate(d, at, 33, fixed ? UI_LANTERN : UI_INK_900, fixed ? 0 : UI_LANTERN, fixed ? 0.0f : 2.2f, true);
    if (pub->lead != SABBATH_LEAD_NUMBER) {
        lead_mark(d, mark, sabbath_emblem_id[sabbath_colour(c1)], 0);
        mark.x += step;
    }
    if (pub->lead != SABBATH_LEAD_COLOUR) {
        lead_mark(d, mark, NULL, sabbath_number(c1));
    }
    const float x = at.x + pad + marks + 2;
    ui_label(d, (ui_rect){x, at.y + 1, at.x + at.w - pad - x + 4, at.h - 2}, &style, text);
    ui_group_end(d);
}

/* ---- one place of the row ---- */

static void empty_place(ui_draw *d, ui_rect card, bool next) {
    ui_slot(d, ui_inset(card, 3), next ? UI_LANTERN : ui_fade(UI_PAPER_400, 0.55f));
}

/* A card that is drafted leaves its place; whose it is now stands there. */
static void drafted_place(const sabbath_look *look, ui_rect card, int taker) {
    const float size = fminf(card.w * 0.44f, 56.0f);

    ui_slot(look->d, ui_inset(card, 3), ui_fade(UI_PAPER_400, 0.55f));
    ui_seat_emblem(look->d, ui_centre(card, size, size), &look->t->seat[taker]);
}

/* It comes down on the card that has won. */
static void crown(const sabbath_look *look, ui_rect card) {
    ui_draw *d = look->d;
    const bool has_won = sabbath_shown(look, SABBATH_EV_TRICK) != NULL;
    const float falls = has_won ? fmaxf(0.0f, 1.0f - 3.0f * look->t->part) : 0.0f;
    const float size = fmaxf(34.0f, card.w * 0.27f) * (1.0f + falls);
    const ui_rect disc = {card.x + card.w - size * 0.78f, card.y - size * 0.3f, size, size};

    ui_disc(d, disc, UI_LANTERN, UI_INK_900, 2.0f);
    ui_figure(d, "crown", ui_inset(disc, size * 0.18f), UI_INK_900);
}

static bool may_take(const sabbath_look *look, int card) {
    return look->me == NULL && look->pub->phase == SABBATH_DRAFT && !look->t->locked &&
           table_find_move(look->t, SABBATH_MOVE_TAKE, card, TABLE_ANY) != NULL;
}

static void lying_card(const sabbath_look *look, ui_rect at, int position, bool best) {
    const sabbath_pub *pub = look->pub;
    ui_draw *d = look->d;
    const int card = pub->trick[position];
    const bool down = card == SABBATH_FACE_DOWN;
    const bool off = position > 0 && (down || !sabbath_fits(pub->lead, pub->trick[0], card));

    if (may_take(look, card)) {
        ui_plate(d, ui_inset(at, -5), 34, 0x00000000u, UI_PAPER_200, 2.2f, false);
    }
    if (is_shown(look, SABBATH_EV_TURNED_UP, position)) {
        sabbath_draw_turning(d, at, look->t->event.arg[1], look->t->part);
    } else if (down) {
        sabbath_draw_back(d, at, tilt[position]);
    } else {
        sabbath_draw_card(d, at, card, tilt[position], false);
    }
    if (off) {
        sabbath_draw_tab(d, at.x + at.w + 3, at.y - 16, at.w + 3, ui_say(d, "sabbath.trick.off"));
    }
    if (best) {
        crown(look, at);
    }
    if (may_take(look, card)) {
        bool first = true;
        for (int k = 0; k < position; k++) {
            first = first && pub->taker[k] != SABBATH_NONE;
        }
        ui_zone_add(d, SABBATH_ZONE_TAKE, position, at, UI_ZONE_OPTION | (first ? UI_ZONE_DEFAULT : 0u));
        ui_focus(d, at, SABBATH_ZONE_TAKE, position);
    }
}

void sabbath_draw_trick(const sabbath_look *look, const sabbath_row_places *p) {
    const sabbath_pub *pub = look->pub;
    const bool fresh = pub->played == 0 && pub->phase == SABBATH_PLAY;
    const int played = pub->played;
    const int best = played > 0 ? best_so_far(pub) : -1;

    if (pub->phase == SABBATH_DEAL) {
        return;
    }
    for (int i = 0; i < pub->n; i++) {
        if (i >= played) {
            empty_place(look->d, p->card[i], i == played && pub->phase == SABBATH_PLAY);
        } else if (is_shown(look, SABBATH_EV_TOOK, i)) {
            empty_place(look->d, p->card[i], false);
        } else if (pub->taker[i] != SABBATH_NONE) {
            drafted_place(look, p->card[i], pub->taker[i]);
        } else {
            lying_card(look, p->card[i], i, i == best);
        }
        if (played > 0 || fresh) {
            const int seat = sabbath_seat_at(pub, i);
            ui_seat_emblem(look->d, p->disc[i], &look->t->seat[seat % SABBATH_SEATS]);
        }
    }
    if (played > 0) {
        banner(look, p);
    }
}

/* ---- cards on their way ---- */

enum { PILE = 3 /* backs that show that there is more than one card */ };

/* How far the k-th of all cards is on its way in the deal, below 0 while it lies on the pile. */
static float dealt_part(float part, int k, int all) {
    const float flight = 0.2f, last = 0.95f - flight;

    return fminf((part - last * (float)k / (float)all) / flight, 1.0f);
}

int sabbath_dealt_to(const sabbath_look *look, int seat) {
    const nt_event *e = sabbath_shown(look, SABBATH_EV_DEALT);
    const int n = look->pub->n, all = n * sabbath_tricks(n);
    int landed = 0;

    for (int k = 0; e != NULL && k < all; k++) {
        landed += (e->arg[1] + k) % n == seat && dealt_part(look->t->part, k, all) >= 1.0f;
    }
    return landed;
}

/* From a pile in the middle, card by card clockwise from the starting player. */
static void deal(const sabbath_look *look, const nt_event *e, const sabbath_ring *ring, const sabbath_row_places *p) {
    const int n = look->pub->n, all = n * sabbath_tricks(n);
    const ui_rect middle = p->card[n / 2], pile = ui_centre(middle, middle.w * 0.6f, middle.h * 0.6f);
    int left = SABBATH_FACES * SABBATH_COPIES;

    for (int k = 0; k < all; k++) {
        left -= dealt_part(look->t->part, k, all) >= 0.0f;
    }
    for (int i = 0; i < PILE && i < left; i++) {
        const float up = 3.0f * (float)i;
        sabbath_draw_back(look->d, (ui_rect){pile.x + up, pile.y - up, pile.w, pile.h}, 0.0f);
    }
    for (int k = 0; k < all; k++) {
        const float part = dealt_part(look->t->part, k, all);
        const ui_rect plate = ring->at[(e->arg[1] + k) % n].plate;
        if (part >= 0.0f && part < 1.0f) {
            const ui_rect emblem = {plate.x + 10, plate.y, plate.h * 0.7f, plate.h};
            const ui_rect to = ui_centre(emblem, pile.w * 0.4f, pile.h * 0.4f);
            sabbath_draw_back(look->d, table_between(pile, to, part * (2.0f - part)), 6.0f * (float)(k % n - n / 2));
        }
    }
}

void sabbath_draw_flights(const sabbath_look *look, const sabbath_ring *ring, const sabbath_row_places *p) {
    const nt_event *e = &look->t->event;
    const float part = look->t->part, ease = part * (2.0f - part);

    if (part >= 1.0f) {
        return;
    }
    if (e->kind == SABBATH_EV_DEALT) {
        deal(look, e, ring, p);
        return;
    }
    const int seat = e->arg[0] % SABBATH_SEATS;
    const ui_rect plate = ring->at[seat].plate, house = ring->at[seat].house;
    if (e->kind == SABBATH_EV_PLAYED || e->kind == SABBATH_EV_FACE_DOWN) {
        const int position = (e->kind == SABBATH_EV_PLAYED ? e->arg[2] : e->arg[1]) % SABBATH_SEATS;
        const ui_rect to = p->card[position], from = ui_centre(plate, to.w * 0.4f, to.h * 0.4f);
        const ui_rect at = table_between(from, to, ease);
        if (e->kind == SABBATH_EV_PLAYED) {
            sabbath_draw_card(look->d, at, e->arg[1], tilt[position], false);
        } else {
            sabbath_draw_back(look->d, at, tilt[position]);
        }
    } else if (e->kind == SABBATH_EV_TOOK) {
        const ui_rect from = p->card[e->arg[2] % SABBATH_SEATS];
        sabbath_draw_card(look->d, table_between(from, ui_centre(house, from.w * 0.3f, from.h * 0.3f), ease),
                          e->arg[1], 0.0f, false);
    }
}
