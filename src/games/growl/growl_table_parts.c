/* The pieces of GROWL's private frame: who I am, how much of me is bitten and wounded, where cards go. They stand at
 * the same places and are equally bright for wolf and human. */
#include <math.h>

#include "growl_table.h"

enum { DISCS = 3 };

float growl_team_width(ui_draw *d) {
    const char *night = UI_SAY(d, "growl.when.night", TEXT_NUM("night", GROWL_NIGHTS), TEXT_NUM("of", GROWL_NIGHTS));
    const char *wolf = UI_SAY(d, "growl.private.team", TEXT_STR("team", "wolf"), TEXT_STR("alive", "no"));
    const char *human = UI_SAY(d, "growl.private.team", TEXT_STR("team", "human"), TEXT_STR("alive", "no"));
    ui_label_style style = UI_STYLE_NAME;

    style.size = 24;
    style.name = false;
    float w = ui_label_width(d->ui, &UI_STYLE_SMALL, UI_SAY(d, "growl.private.zero", TEXT_STR("when", night)));
    w = fmaxf(w, fmaxf(ui_label_width(d->ui, &style, wolf), ui_label_width(d->ui, &style, human)));
    return fminf(fmaxf(340.0f, w + 142.0f), fminf(620.0f, d->ui->width - 120.0f));
}

void growl_draw_team(ui_draw *d, ui_rect at, bool wolf, const char *team, const char *when) {
    const float r = at.h - 22;
    const ui_rect disc = {at.x + 18, at.y + 11, r, r};
    ui_label_style style = UI_STYLE_NAME;

    ui_plate(d, at, 3, UI_INK_900, 0, 0.0f, true);
    ui_disc(d, disc, ui_mix(UI_LANTERN, UI_PAPER_100, 0.35f), UI_INK_900, 0.0f);
    ui_figure(d, wolf ? "werewolf" : "villager", ui_inset(disc, r * 0.12f), UI_INK_900);
    const ui_rect words = {disc.x + r + 18, at.y + 8, at.x + at.w - disc.x - r - 32, at.h - 16};
    style.name = false;
    style.size = 24;
    style.valign = UI_BOTTOM;
    style.lines = 1;
    ui_label(d, (ui_rect){words.x, words.y, words.w, words.h * 0.56f}, &style, team);
    ui_label_style small = UI_STYLE_SMALL;
    small.colour = UI_PAPER_400;
    small.lines = 1;
    ui_label(d, (ui_rect){words.x, words.y + words.h * 0.58f, words.w, words.h * 0.36f}, &small, when);
}

void growl_draw_total(ui_draw *d, ui_rect at, const char *figure, ui_colour tissue, int total, float text_w,
                      const char *count, const char *what) {
    const int lit = total < 0 ? 0 : total > DISCS ? DISCS : total;
    const float gap = 13;
    float r = at.h - 32;

    ui_plate(d, at, (unsigned)figure[0], UI_INK_900, 0, 0.0f, true);
    if (r * DISCS + gap * (DISCS + 1) > at.w - text_w) {
        r = (at.w - text_w - gap * (DISCS + 1)) / DISCS;
    }
    for (int i = 0; i < DISCS; i++) {
        const ui_rect disc = {at.x + gap + 6 + (float)i * (r + gap), at.y + (at.h - r) / 2, r, r};
        const bool on = i < lit;
        ui_disc(d, disc, on ? ui_mix(tissue, UI_PAPER_100, 0.28f) : UI_INK_900, on ? UI_INK_900 : UI_PAPER_400,
                on ? 0.0f : 1.6f);
        ui_figure(d, figure, ui_inset(disc, r * 0.2f), on ? UI_INK_900 : ui_mix(UI_INK_500, UI_INK_900, 0.35f));
    }
    ui_label_style style = UI_STYLE_NAME;
    style.name = false;
    style.align = UI_RIGHT;
    style.valign = UI_BOTTOM;
    const ui_rect words = {at.x + at.w - text_w - 2, at.y + 10, text_w - 16, at.h - 20};
    ui_label(d, (ui_rect){words.x, words.y, words.w, words.h * 0.5f}, &style, count);
    ui_label_style small = UI_STYLE_SMALL;
    small.align = UI_RIGHT;
    small.valign = UI_TOP;
    small.colour = UI_PAPER_400;
    small.lines = 1;
    ui_label(d, (ui_rect){words.x, words.y + words.h * 0.53f, words.w, words.h * 0.47f}, &small, what);
}

ui_rect growl_slot_card(ui_rect slot) {
    const float h = slot.h - 40;

    return ui_centre(slot, h * 63.0f / 88.0f, h);
}

void growl_draw_slot(ui_draw *d, ui_rect at, int side, const ui_seat *seat, const char *label, const char *hint) {
    const float r = 54;
    const ui_rect disc = {side == GROWL_RIGHT ? at.x + at.w - r * 0.88f : at.x - r * 0.12f, at.y - r * 0.55f, r, r};
    ui_label_style style = UI_STYLE_NAME;

    ui_plate(d, at, 20u + (unsigned)side, UI_INK_900, ui_seat_colour[seat->colour % UI_SEAT_COLOURS], 2.6f, true);
    if (hint != NULL) {
        ui_slot(d, growl_slot_card(at), UI_PAPER_400);
    }
    ui_seat_emblem(d, disc, seat);
    style.name = false;
    style.lines = 1;
    style.valign = UI_BOTTOM;
    style.align = side == GROWL_RIGHT ? UI_RIGHT : UI_LEFT;
    const float over = 70;
    const ui_rect head = {side == GROWL_RIGHT ? at.x - over : at.x + r, at.y - 36, at.w - r + over - 6, 32};
    ui_label(d,
             side == GROWL_RIGHT ? (ui_rect){head.x, head.y, head.w + 6, head.h}
                                 : (ui_rect){head.x + 6, head.y, head.w, head.h},
             &style, label);
    if (hint != NULL) {
        ui_label_style small = UI_STYLE_SMALL;
        small.align = UI_MIDDLE;
        small.colour = UI_PAPER_400;
        ui_label(d, ui_inset(growl_slot_card(at), 8), &small, hint);
    }
    if (side == GROWL_LEFT) {
        ui_wedge(d, (ui_rect){at.x - 44, at.y + at.h / 2 - 26, 33, 52}, 3, UI_LANTERN);
    } else if (side == GROWL_RIGHT) {
        ui_wedge(d, (ui_rect){at.x + at.w + 11, at.y + at.h / 2 - 26, 33, 52}, 1, UI_LANTERN);
    }
}

void growl_draw_question(ui_draw *d, ui_rect at, const char *question, const char *hint) {
    ui_label_style style = UI_STYLE_SENTENCE;
    ui_label_style small = UI_STYLE_SMALL;

    style.size = 26;
    style.valign = UI_BOTTOM;
    const bool two = hint != NULL;
    ui_label(d, (ui_rect){at.x, at.y, at.w, at.h * (two ? 0.58f : 0.8f)}, &style, question);
    if (two) {
        small.align = UI_MIDDLE;
        small.valign = UI_TOP;
        small.colour = UI_PAPER_400;
        ui_label(d, (ui_rect){at.x, at.y + at.h * 0.64f, at.w, at.h * 0.36f}, &small, hint);
    }
}
