/* The roles as cards on the dawn's ground: they lie face down, and turn over seat by seat after the end. */
#include <math.h>

#include "werewolf_table_results.h"

static const float gap = 14.0f, strip_gap = 8.0f; /* of cards, of the strips below them */

/* How wide a name's strip may be in a column of this width. */
static float strip_in(const ui_frame *ui, float wide, float card) {
    return fminf(wide - strip_gap, fmaxf(card * 1.5f, 250.0f * ui->text_scale));
}

/* No wider than names of the same size need, so that it is one with its card. */
static float strip_for(const werewolf_look *look, float most, float card) {
    static const float step = 12.0f;
    const float letters = werewolf_name_strip_letters(look, most);
    float wide = most;

    while (wide - step > card * 1.5f && werewolf_name_strip_letters(look, wide - step) >= 0.99f * letters &&
           werewolf_name_strips_hold(look, wide - step)) {
        wide -= step;
    }
    return wide;
}

/* Rows in which n cards are largest of those whose strips hold all names; hardly smaller ones in a row more leave
 * less of the stage bare. */
static int rows_for(const werewolf_look *look, ui_rect at, int n) {
    enum { MOST = 5 };
    const ui_frame *ui = look->d->ui;
    int best = MOST;
    float most = 0.0f;

    for (int rows = 1; rows <= MOST; rows++) {
        const int per = (n + rows - 1) / rows;
        const float wide = at.w / (float)per, strip = werewolf_name_strip_height(ui);
        const float h = (at.h - gap * (float)(rows - 1)) / (float)rows - strip;
        const float size = fminf(h, (wide - gap) / TABLE_CARD);
        if (size > most * 0.9f && werewolf_name_strips_hold(look, strip_in(ui, wide, 0.0f))) {
            most = size;
            best = rows;
        }
    }
    return best;
}

/* Paper with a window in it; in high contrast nothing but its figure is there to be seen. lies: with its shadow. */
static ui_rect draw_paper(ui_draw *d, ui_rect at, const char *picture, ui_colour plain, bool lies) {
    const ui_rect in = ui_inset(at, at.w * 0.06f);

    ui_plate(d, at, 61, UI_PAPER_100, 0, 0.0f, lies);
    if (d->ui->high_contrast) {
        ui_plate(d, in, 62, plain, 0, 0.0f, false);
    } else {
        ui_picture(d, picture, in, 1.0f);
    }
    return in;
}

static void draw_back(ui_draw *d, ui_rect at, bool lies) {
    const ui_rect in = draw_paper(d, at, "werewolf/card_back", UI_INK_800, lies);

    if (d->ui->high_contrast) {
        const ui_rect disc = ui_centre(in, in.h * 0.46f, in.h * 0.46f);
        ui_disc(d, disc, UI_PAPER_100, 0, 0.0f);
        ui_figure(d, "wolf", ui_inset(disc, disc.w * 0.08f), UI_INK_950);
    }
}

/* Whoever it is stands on the ground of the picture, before a moon in the colour of the side. */
static void draw_face(ui_draw *d, ui_rect at, int role, bool lies) {
    static const float ground = 72.0f / 80.4f, feet = 0.95f; /* of the window, and of a figure's square */
    const bool wolf = werewolf_role[role % WEREWOLF_ROLES].camp == WEREWOLF_CAMP_WOLF;
    const ui_rect in = draw_paper(d, at, wolf ? "werewolf/card_wolf" : "werewolf/card_good", UI_PAPER_100, lies);
    const float size = in.w * 0.98f;

    ui_figure(d, werewolf_role[role % WEREWOLF_ROLES].id,
              (ui_rect){in.x + (in.w - size) / 2, in.y + in.h * ground - size * feet, size, size}, UI_INK_950);
}

void werewolf_draw_card(ui_draw *d, ui_rect at, int role, float part, bool lies) {
    const bool turns = part > 0.0f && part < 1.0f;
    bool over = part >= 1.0f;

    if (turns) { /* seen from the side */
        const float open = motion_turned(part, &over);
        ui_scale(d, (ui_rect){at.x + at.w * (1.0f - open) / 2, at.y, at.w * open, at.h}, at);
        ui_group(d, at, 0, 0.0f);
    }
    if (over) {
        draw_face(d, at, role, lies);
    } else {
        draw_back(d, at, lies);
    }
    if (turns) {
        ui_group_end(d);
    }
}

/* Round what the last press has turned up, once it is seen. */
static void draw_fresh(ui_draw *d, ui_rect at, unsigned seed, float part) {
    enum { STEPS = 4 };
    static const float seen_from = 0.5f, out = 3.0f, line = 4.5f, rim = 8.0f; /* dark: the sun is as bright */
    const float seen = motion_stepped(motion_of(part, seen_from, 1.0f), STEPS);

    if (seen > 0.0f) {
        ui_plate(d, ui_inset(at, -out), seed, 0x00000000u, ui_fade(UI_INK_900, seen), rim, false);
        ui_plate(d, ui_inset(at, -out), seed, 0x00000000u, ui_fade(UI_LANTERN, seen), line, false);
    }
}

/* Where a card's name and role need much more width than the card, they stand beside it on one paper. */
typedef struct {
    int rows, per;
    float w, h, gap; /* of one paper; gap: between two */
} tickets;

static const float ticket_edge = 9.0f;

/* Nothing lies on the card, which is the paper's left end: whose it is stands before the name. */
typedef struct {
    ui_rect card, words;
    float emblem;
} ticket;

static ticket ticket_in(ui_rect at) {
    static const float most = 46.0f, part = 0.38f, of_words = 0.22f, air = 5.0f;
    const float x = at.x + at.h * TABLE_CARD + ticket_edge;
    const ui_rect words = {x, at.y + air, at.x + at.w - 6 - x, at.h - 2 * air};

    return (ticket){.card = {at.x, at.y, at.h * TABLE_CARD, at.h},
                    .words = words,
                    .emblem = fminf(fminf(most, part * at.h), of_words * words.w)};
}

static tickets tickets_in(ui_rect area, int n, int columns) {
    enum { MANY = 4 };
    const int rows = (n + columns - 1) / columns, per = (n + rows - 1) / rows;
    const float between = rows < MANY && per < MANY ? gap : 0.6f * gap; /* what many have is for words */
    const float h = (area.h - between * (float)(rows - 1)) / (float)rows;

    return (tickets){rows, per, (area.w - between * (float)(per - 1)) / (float)per, fminf(h, 150.0f), between};
}

/* Those on which names are largest, then cards; *letters: how large, as part of their usual size, 0: none hold all.
 */
static tickets best_tickets(const werewolf_look *look, ui_rect area, float *letters) {
    enum { LEAST = 2, MOST = 6 };
    static const float enough = 0.85f; /* then cards are more than letters */
    tickets best = tickets_in(area, look->pub->n, MOST);

    *letters = 0.0f;
    for (int columns = LEAST; columns <= MOST; columns++) {
        const tickets t = tickets_in(area, look->pub->n, columns);
        const ticket k = ticket_in((ui_rect){0, 0, t.w, t.h});
        const float now = fminf(enough, werewolf_name_beside_letters(look, k.words.w, k.words.h, k.emblem));
        const bool larger = now > 1.02f * *letters || (now > 0.98f * *letters && t.h > best.h + 1.0f);
        if (larger && werewolf_names_beside_hold(look, k.words.w, k.words.h, k.emblem)) {
            best = t;
            *letters = now;
        }
    }
    return best;
}

/* With the face, at the left end of the card's foot: red alone is not to tell it. */
static void draw_side_on(const werewolf_look *look, ui_rect card, float part, float size, int seat) {
    static const float out = 4.0f;

    if (part >= 0.5f) {
        werewolf_draw_side(look->d, (ui_rect){card.x - out, card.y + card.h - size + out, size, size},
                           werewolf_was_wolf(look->pub, seat));
    }
}

static void draw_ticket(const werewolf_look *look, ui_rect at, int seat, float part, bool now) {
    ui_draw *d = look->d;
    const ticket k = ticket_in(at);

    if (now) {
        draw_fresh(d, at, 63u + (unsigned)seat, part);
    }
    ui_plate(d, at, 63u + (unsigned)seat, UI_PAPER_100, 0, 0.0f, true);
    werewolf_draw_card(d, k.card, look->pub->role[seat], part, false);
    draw_side_on(look, k.card, part, fmaxf(18.0f, 0.24f * k.card.h), seat);
    werewolf_draw_name_beside(look, k.words, k.emblem, seat, part >= 0.5f);
}

static void draw_tickets(const werewolf_look *look, ui_rect area, const tickets *t, const float part[WEREWOLF_SEATS],
                         const bool now[WEREWOLF_SEATS]) {
    const float top = area.y + (area.h - t->h * (float)t->rows - t->gap * (float)(t->rows - 1)) / 2;
    const int n = look->pub->n;

    for (int seat = 0; seat < n; seat++) {
        const int row = seat / t->per, here = row < t->rows - 1 ? t->per : n - t->per * row;
        const float left = area.x + (area.w - (t->w + t->gap) * (float)here + t->gap) / 2;
        draw_ticket(look,
                    (ui_rect){left + (t->w + t->gap) * (float)(seat % t->per), top + (t->h + t->gap) * (float)row,
                              t->w, t->h},
                    seat, part[seat], now[seat]);
    }
}

void werewolf_draw_turned(const werewolf_look *look, ui_rect area, const float part[WEREWOLF_SEATS],
                          const bool now[WEREWOLF_SEATS]) {
    static const float over = 8.0f, off = 6.0f; /* the strip lies over the card's foot; a sign stands off it */
    const int n = look->pub->n;
    const int rows = rows_for(look, area, n), per = (n + rows - 1) / rows;
    const float wide = fminf(area.w / (float)per, 270.0f * look->d->ui->text_scale),
                high = (area.h - gap * (float)(rows - 1)) / (float)rows;
    const float strip = werewolf_name_strip_height(look->d->ui);
    const float card_h = fminf(fminf(high - strip, (wide - gap) / TABLE_CARD), 250.0f), card_w = card_h * TABLE_CARD;
    const float named = strip_for(look, strip_in(look->d->ui, wide, card_w), card_w);
    float letters;
    const tickets t = best_tickets(look, area, &letters);
    /* Also where large words would be small below a card, or leave it no room, and beside one do not. */
    const bool cramped = card_h < strip || werewolf_name_strip_letters(look, named) < 0.8f * letters;
    const bool apart = named > 1.8f * card_w && t.h > 1.6f * strip;
    if ((cramped || apart) && letters > 0.0f) {
        draw_tickets(look, area, &t, part, now);
        return;
    }
    const float top = area.y + (area.h - (card_h + strip) * (float)rows - gap * (float)(rows - 1)) / 2;

    for (int seat = 0; seat < n; seat++) {
        const int row = seat / per, here = row < rows - 1 ? per : n - per * row;
        const float left = area.x + (area.w - wide * (float)here) / 2 + wide * (float)(seat % per);
        const float y = top + (card_h + strip + gap) * (float)row;
        const ui_rect card = {left + (wide - card_w) / 2, y, card_w, card_h};
        if (now[seat]) {
            draw_fresh(look->d, card, 61, part[seat]);
        }
        werewolf_draw_card(look->d, card, look->pub->role[seat], part[seat], true);
        werewolf_draw_name_strip(look, (ui_rect){left + (wide - named) / 2, y + card_h - over, named, strip}, seat,
                                 part[seat] >= 0.5f); /* with the face */
        draw_side_on(look, (ui_rect){card.x, card.y, card.w, card.h - over - off}, part[seat],
                     fmaxf(18.0f, 0.17f * card_h), seat);
    }
}
