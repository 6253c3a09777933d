/* The trick in the middle: cards in the order of play, its lead on a banner, who played each, who took it. */
#include <math.h>
#include <stdio.h>

#include "sabbath_table.h"

static const float tilt[SABBATH_SEATS] = {-2.0f, 1.0f, -1.2f, 1.6f, -0.8f};

static bool shows(const sabbath_look *look, int kind) {
    return look->t->event.kind == kind && look->t->part < 1.0f;
}

/* The position of a card that is on its way to the trick, or -1. */
static int arriving(const sabbath_look *look) {
    const uint8_t *a = look->t->event.arg;

    return shows(look, SABBATH_EV_PLAYED) ? a[2] : shows(look, SABBATH_EV_FACE_DOWN) ? a[1] : -1;
}

/* Face-down cards are turned up one after the other: the later ones still lie face down, and all of them while the
 * witch moves (9.2). */
static bool still_down(const sabbath_look *look, int position) {
    const sabbath_pub *pub = look->pub;
    const int card = pub->trick[position];

    if (card == SABBATH_FACE_DOWN) {
        return true;
    }
    if (!pub->opt[SABBATH_OPT_SILENT] || position == 0 || sabbath_fits(pub->lead, pub->trick[0], card)) {
        return false;
    }
    return shows(look, SABBATH_EV_WITCH) || (shows(look, SABBATH_EV_TURNED_UP) && position > look->t->event.arg[2]);
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
    const float falls = shows(look, SABBATH_EV_TRICK) ? fmaxf(0.0f, 1.0f - 3.0f * look->t->part) : 0.0f;
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
    const bool down = still_down(look, position);
    const bool off = position > 0 && (down || !sabbath_fits(pub->lead, pub->trick[0], card));

    if (may_take(look, card)) {
        ui_plate(d, ui_inset(at, -5), 34, 0x00000000u, UI_PAPER_200, 2.2f, false);
    }
    if (shows(look, SABBATH_EV_TURNED_UP) && look->t->event.arg[2] == position) {
        sabbath_draw_turning(d, at, card, look->t->part);
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
    const int played = pub->played, on_its_way = arriving(look);
    const int best = played > 0 ? best_so_far(pub) : -1;

    if (pub->phase == SABBATH_DEAL) {
        return;
    }
    for (int i = 0; i < pub->n; i++) {
        if (i >= played || i == on_its_way) {
            empty_place(look->d, p->card[i], i == played && pub->phase == SABBATH_PLAY);
        } else if (pub->taker[i] != SABBATH_NONE) {
            drafted_place(look, p->card[i], pub->taker[i]);
        } else {
            lying_card(look, p->card[i], i, i == best && on_its_way < 0);
        }
        if (played > 0 || fresh) {
            const int seat = sabbath_seat_at(pub, i);
            ui_seat_emblem(look->d, p->disc[i], &look->t->seat[seat % SABBATH_SEATS]);
        }
    }
    if (played > 0 && pub->lead != SABBATH_LEAD_EMPTY && !(played == 1 && on_its_way == 0)) {
        banner(look, p);
    }
}

/* ---- cards on their way ---- */

/* A back for everybody, from the middle, one after the other clockwise from the starting player. */
static void deal(const sabbath_look *look, const sabbath_ring *ring, const sabbath_row_places *p) {
    const int n = look->pub->n, starter = look->t->event.arg[1], middle = n / 2;
    const ui_rect from = p->card[middle];

    for (int i = 0; i < n; i++) {
        const ui_rect plate = ring->at[(starter + i) % n].plate;
        const float part = fminf(fmaxf(look->t->part * 2.4f - 0.25f * (float)i, 0.0f), 1.0f);
        if (part < 1.0f) {
            sabbath_draw_back(look->d, table_between(from, ui_centre(plate, from.w * 0.3f, from.h * 0.3f), part),
                              6.0f * (float)(i - middle));
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
        deal(look, ring, p);
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
