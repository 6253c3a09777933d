/* How the cards, their emblems and what they count look. Places inside a card are given in 63rds of its width, the
 * pictures' grid. Chests and masks differ by shape, and by tissue besides. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "robbers_table.h"

static ui_colour tissue(int suit) {
    return suit == ROBBERS_CHEST ? UI_YELLOW : suit == ROBBERS_ROBBER ? UI_BLUE : UI_PAPER_200;
}

/* Figure of a card's, a role's emblem. */
static const char *emblem(int card) {
    static const char *const special[] = {"werewolf", "knife", "traitor", "seer"};
    const int suit = card < ROBBERS_WEREWOLF ? robbers_suit((uint8_t)card) : ROBBERS_NOBODY;

    if (card >= ROBBERS_WEREWOLF && card < ROBBERS_CARDS) {
        return special[card - ROBBERS_WEREWOLF];
    }
    return suit == ROBBERS_CHEST ? "chest" : "mask";
}

/* A mask of few pixels has a cut of its own. */
static void draw_figure(ui_draw *d, const char *figure, ui_rect at, ui_colour colour) {
    static const float few = 30.0f;
    const bool small = at.w * d->ui->u < few && strcmp(figure, "mask") == 0;

    ui_figure(d, small ? "mask_small" : figure, at, colour);
}

const char *robbers_role_figure(int role) {
    static const char *const figure[ROBBERS_ROLES] = {"robber", "traitor", "werewolf"};

    return figure[role < ROBBERS_ROLES ? role : 0];
}

void robbers_draw_suit(ui_draw *d, ui_rect at, int suit) {
    const float r = fminf(at.w, at.h);
    const ui_rect disc = ui_centre(at, r, r);

    ui_disc(d, disc, tissue(suit), UI_INK_900, 1.6f);
    draw_figure(d, suit == ROBBERS_CHEST ? "chest" : "mask", ui_inset(disc, r * 0.17f), UI_INK_900);
}

/* ---- a whole card ---- */

static ui_label_style number_style(float size) {
    ui_label_style style = UI_STYLE_NAME;

    style.face = TEXT_TITLE;
    style.size = size;
    style.align = UI_MIDDLE;
    return style;
}

/* One that stands on its head: 6 and 9, which are one another turned round, stand over a line. */
static void both_ways(ui_draw *d, ui_rect box, int rank, float size, ui_colour colour, bool turned) {
    ui_label_style style = number_style(size);

    style.colour = colour;
    ui_label_number(d, box, &style, rank, turned);
}

/* As they do wherever it lies flat. */
static void number(ui_draw *d, ui_rect box, int rank, float size, ui_colour colour) {
    both_ways(d, box, rank, size, colour, d->ui->rim != NULL);
}

/* In a corner, of which there is another one that is turned. */
static void index_number(ui_draw *d, ui_rect box, int rank, float size) {
    both_ways(d, box, rank, size, UI_INK_900, true);
}

/* Icons of one suit in the dark ground of the window. */
static void icons(ui_draw *d, ui_rect card, int suit, int n, float y, float size) {
    for (int i = 0; i < n; i++) {
        draw_figure(d, suit == ROBBERS_CHEST ? "chest" : "mask",
                    table_part_of_card(card, 8.8f + (float)i * (size + 0.4f), y, size, size),
                    ui_theme(d->ui, ui_mix(tissue(suit), UI_PAPER_100, 0.35f)));
    }
}

/* Returns whether it has some. */
static bool draw_icons(const robbers_look *look, ui_rect at, int card) {
    const uint8_t c = (uint8_t)card;
    const int chests = robbers_icons(look->pub->opt, ROBBERS_CHEST, c);
    const int masks = robbers_icons(look->pub->opt, ROBBERS_ROBBER, c);

    if (chests > 0 && masks > 0) {
        icons(look->d, at, ROBBERS_CHEST, chests, 68.6f, 5.8f);
        icons(look->d, at, ROBBERS_ROBBER, masks, 74.8f, 5.8f);
    } else {
        const float most = 33.4f, each = most / (float)(chests + masks); /* they end before the index in the corner */
        const float size = fminf(8.4f, each - 0.4f);
        icons(look->d, at, chests > 0 ? ROBBERS_CHEST : ROBBERS_ROBBER, chests + masks, 78.6f - size, size);
    }
    return chests + masks > 0;
}

/* A smaller card has no room for words: it is on its way, or lies in a small fan. On a coarse screen it is as large
 * to the eye. */
static bool has_words(const ui_draw *d, ui_rect at) {
    const float least = 56.0f, least_mm = 14.8f;

    return at.w >= fminf(least, least_mm * d->ui->mm);
}

/* Its number still has room on a card that words have left, as nine lie side by side on a flat table. */
static bool has_number(const ui_draw *d, ui_rect at) {
    const float least = 48.0f;

    return at.w >= least || has_words(d, at);
}

static float turned_em(ui_rect at) {
    return table_part_of_card(at, 0.0f, 0.0f, 11.6f, 12.0f).h * 0.92f;
}

/* One of many in an opened hand: it has its number large, or its emblem, and nothing in the corner below, which would
 * be too small to read. */
static bool is_small(const ui_draw *d, ui_rect at) {
    static const float least = 92.0f, in_hand = 104.0f;

    return at.w < least || (at.w < in_hand && turned_em(at) < 4.0f * d->ui->mm);
}

/* Where that is as large as the upper one. */
static bool reads_across(const ui_draw *d, ui_rect at, int card, bool whole) {
    return d->ui->rim != NULL && whole && robbers_rank((uint8_t)card) != 0 && !is_small(d, at) && has_words(d, at);
}

/* On a table that lies whoever sits opposite reads a card as well as those near it: number and emblem are as large as
 * in the upper corner, on paper that takes a corner of the window's ground. */
static void large_turned_index(ui_draw *d, ui_rect at, int card) {
    const int rank = robbers_rank((uint8_t)card);
    const float wide = rank > 9 ? 18.0f : 13.5f, high = 29.0f, right = 61.0f, foot = 86.0f;
    const ui_rect paper = table_part_of_card(at, right - wide, foot - high, wide, high);
    const float part = at.w / 63.0f, size = 10.5f * part;

    ui_fill(d, paper, UI_PAPER_100);
    ui_group(d, paper, 2, 0.0f);
    const float number_w = (rank > 9 ? 19.0f : 12.0f) * part;
    index_number(d, (ui_rect){paper.x + (paper.w - number_w) / 2, paper.y, number_w, 16.0f * part}, rank,
                 20.0f * part);
    draw_figure(d, emblem(card), (ui_rect){paper.x + (paper.w - size) / 2, paper.y + 17.0f * part, size, size},
                UI_INK_900);
    ui_group_end(d);
}

/* The index in the lower right corner stands on its head, for whoever sits opposite: the number down to a size at
 * which the cards of a trick, smaller than those in hand, have it, too. */
static void turned_index(ui_draw *d, ui_rect at, int card, bool whole) {
    static const float mostly = 0.8f, enlarged = 1.25f; /* what labels make of letters that are too small */
    const ui_rect notch = table_part_of_card(at, 47.4f, 72.6f, 11.6f, 12.0f);
    const int rank = robbers_rank((uint8_t)card);
    const float em = turned_em(at), least = 4.0f * d->ui->mm;

    if (!whole || is_small(d, at) || !has_words(d, at)) {
        robbers_whole_window(d, at);
        return;
    }
    if (reads_across(d, at, card, whole)) {
        large_turned_index(d, at, card);
        return;
    }
    ui_group(d, notch, 2, 0.0f);
    if (rank != 0 && em >= mostly * least) {
        index_number(d, notch, rank, em < least ? em / enlarged : em);
    } else {
        draw_figure(d, emblem(card), ui_inset(notch, notch.w * 0.06f), UI_INK_900);
    }
    ui_group_end(d);
}

/* The number close to the corner, where a fan of cards shows it, and its emblem behind it. */
static void normal_index(ui_draw *d, ui_rect at, int card) {
    const float larger = is_small(d, at) ? 1.2f : 1.0f, two = robbers_rank((uint8_t)card) > 9 ? 7.0f * larger : 0.0f;

    if (has_number(d, at)) {
        index_number(d, table_part_of_card(at, 2.6f, 0.6f, 12.0f * larger + two, 16.0f), robbers_rank((uint8_t)card),
                     at.w * 20.0f * larger / 63.0f);
    }
    draw_figure(d, emblem(card), table_part_of_card(at, 4.0f + 12.0f * larger + two, 3.0f, 12.0f, 12.0f), UI_INK_900);
}

/* The number once more, as light through a hole in the dark ground of the window; in the middle of what the corner
 * below leaves of that. */
static void window_number(ui_draw *d, ui_rect at, int card, bool whole) {
    const float wide = reads_across(d, at, card, whole) ? 38.0f : 51.0f;
    const float line = d->ui->rim != NULL ? 3.0f : 0.0f; /* room of that below 6 and 9, off the icons */

    if (has_number(d, at)) {
        number(d, table_part_of_card(at, 6.0f, 46.5f - line, wide, 26.0f), robbers_rank((uint8_t)card),
               at.w * 37.0f / 63.0f, ui_mix(tissue(robbers_suit((uint8_t)card)), UI_PAPER_100, 0.45f));
    }
}

/* At the least size that it may take. */
static float widest_name(ui_draw *d, const ui_label_style *style) {
    float widest = 0;

    for (int card = ROBBERS_WEREWOLF; card < ROBBERS_CARDS; card++) {
        widest = fmaxf(widest, ui_label_least_width(d->ui, style, robbers_card_name(&d->words, card)));
    }
    return widest;
}

static bool all_names_fit(ui_draw *d, const ui_label_style *style, float w) {
    return widest_name(d, style) <= w;
}

/* Cards of one size look alike: the names of all special cards have the size that the longest has room for, or none
 * has room. */
static bool names_fit(ui_draw *d, ui_label_style *style, float w) {
    float longest = 0;

    for (int card = ROBBERS_WEREWOLF; card < ROBBERS_CARDS; card++) {
        longest = fmaxf(longest, ui_label_width(d->ui, style, robbers_card_name(&d->words, card)));
    }
    style->size *= fminf(1.0f, w / fmaxf(longest, 1.0f));
    return all_names_fit(d, style, w);
}

static const float usual_name = 8.6f / 63.0f; /* its size, of a card's width */

static ui_label_style special_name(ui_draw *d, ui_rect card) {
    static const float room = 12.6f / 63.0f; /* of a card's width, above its picture */
    ui_label_style style = UI_STYLE_NAME;

    style.size = card.w * usual_name;
    /* Letters with marks above and below them are a little smaller. */
    const float high = ui_label_height(d->ui, &style, 1000.0f, robbers_card_name(&d->words, ROBBERS_WEREWOLF));
    style.size *= fminf(1.0f, card.w * room / fmaxf(high, 1.0f));
    style.colour = UI_INK_900;
    style.lines = 1;
    style.name = false;
    return style;
}

/* The style, of one that is a little smaller where the names of all special cards then have that room. */
static ui_label_style name_alone(ui_draw *d, ui_label_style style, float w) {
    static const float smaller = 0.72f, step = 0.97f;
    ui_label_style less = style;

    while (less.size > smaller * style.size && !all_names_fit(d, &less, w)) {
        less.size *= step;
    }
    return all_names_fit(d, &less, w) ? less : style;
}

/* Narrower than in a hand: one of an opened hand, where all have their names or none. */
static const float least_for_name = 100;

/* In 63rds of a card: from its edge to emblem or name, to the name beside that, and behind a name. */
static const float name_from = 5.0f, name_beside = 18.6f, name_air = 1.6f;

float robbers_name_room(ui_draw *d, float w) {
    const ui_rect at = {0, 0, w, w / TABLE_CARD};
    const ui_label_style style = special_name(d, at);
    const float edges = (name_from + name_air) * w / 63.0f;

    if (!has_words(d, at) || is_small(d, at) || !all_names_fit(d, &style, w - edges)) {
        return 0.0f;
    }
    return edges + widest_name(d, &style) + 0.5f; /* which a row of steps may lose */
}

/* The emblem and the name; where some name has no room beside it the names alone. A torn word says less than the
 * emblem: one that is too long for its card gives way to that. Of a card in a row so much of its width is `seen`:
 * below another one each has its own name where that has room, in an opened hand where all have on whole cards. */
static void special_index(ui_draw *d, ui_rect at, int card, float seen) {
    const float to = 63.0f * fminf(seen, 1.0f) - name_air;
    const ui_rect sign = table_part_of_card(at, name_from, 3.4f, 11.2f, 11.2f);
    const ui_rect beside = table_part_of_card(at, name_beside, 1.4f, to - name_beside, 13.4f);
    const ui_rect whole = table_part_of_card(at, name_from, 1.4f, to - name_from, 13.4f);
    const char *name = robbers_card_name(&d->words, card);
    ui_label_style small = special_name(d, at);
    const float on_whole = (63.0f - name_air - name_from) * at.w / 63.0f;
    const ui_label_style large = name_alone(d, small, on_whole);
    const bool words = has_words(d, at), both = words && !is_small(d, at) && names_fit(d, &small, beside.w);
    const bool alike = at.w < least_for_name || (seen >= 1.0f && is_small(d, at));
    const bool fits =
        (!alike || (words && all_names_fit(d, &large, on_whole))) && robbers_fits(d->ui, &large, whole.w, name);
    const bool alone = fits && !both;

    if (!alone) {
        draw_figure(d, emblem(card), sign, UI_INK_900);
    }
    if (both || alone) {
        ui_rect place = both ? beside : whole;
        place.y += large.size < usual_name * at.w ? at.w * 1.6f / 63.0f : 0.0f; /* most marks stand above */
        ui_label(d, place, both ? &small : &large, name);
    }
}

static void face_name(char *out, size_t size, int card) {
    const int rank = robbers_rank((uint8_t)card);
    const bool normal = robbers_suit((uint8_t)card) != ROBBERS_NOBODY;

    snprintf(out, size, normal ? "robbers/card_%s_%d" : "robbers/card_%s", robbers_card_word(card),
             rank > 10  ? 3
             : rank > 5 ? 2
                        : 1);
}

/* Of each card of a row so much of its width is `seen`: no piece of a number stands at its edge. The last lies on top
 * of them. */
static void draw_card(const robbers_look *look, ui_rect at, int card, float degrees, float seen, bool last) {
    const float of_number = robbers_rank((uint8_t)card) > 9 ? 0.75f : 0.66f;
    const bool whole = last || seen >= 1.0f;
    ui_draw *d = look->d;
    char picture[48];

    ui_group(d, at, 0, degrees);
    ui_plate(d, at, 7, UI_PAPER_200, 0, 0.0f, true);
    face_name(picture, sizeof picture, card);
    ui_picture(d, picture, at, 1.0f);
    if (robbers_suit((uint8_t)card) != ROBBERS_NOBODY) {
        normal_index(d, at, card);
        if (last || seen >= of_number) {
            window_number(d, at, card, whole);
        }
    } else {
        special_index(d, at, card, last ? 1.0f : seen);
    }
    const bool icons = draw_icons(look, at, card);
    if (!whole || icons || !robbers_draw_foot(d, at, card)) {
        turned_index(d, at, card, whole);
    }
    ui_group_end(d);
}

void robbers_draw_card(const robbers_look *look, ui_rect at, int card, float degrees) {
    draw_card(look, at, card, degrees, 1.0f, true);
}

void robbers_draw_back(ui_draw *d, ui_rect at, float degrees) {
    ui_group(d, at, 0, degrees);
    ui_plate(d, at, 7, UI_PAPER_400, 0, 0.0f, true);
    ui_picture(d, "robbers/back", at, 1.0f);
    ui_group_end(d);
}

void robbers_draw_turning(const robbers_look *look, ui_rect at, int card, float part, float seen, bool last) {
    bool over = false;
    const float open = motion_turned(part, &over);

    ui_scale(look->d, (ui_rect){.w = at.w * open, .h = at.h}, at);
    if (over) {
        draw_card(look, at, card, 0.0f, seen, last);
    } else {
        robbers_draw_back(look->d, at, 0.0f);
    }
}

/* ---- small ---- */

void robbers_draw_lock(ui_draw *d, ui_rect disc) {
    const float r = disc.w, hole = r * 0.34f, slit = r * 0.16f, mid = disc.x + r / 2, y = disc.y + r * 0.13f;

    ui_disc(d, disc, ui_mix(UI_LANTERN, UI_INK_900, 0.15f), 0, 0.0f);
    ui_disc(d, (ui_rect){mid - hole / 2, y, hole, hole}, UI_INK_900, 0, 0.0f);
    ui_fill(d, (ui_rect){mid - slit / 2, y + hole * 0.6f, slit, r * 0.5f}, ui_theme(d->ui, UI_INK_900));
}

void robbers_draw_tile(ui_draw *d, ui_rect at, int card) {
    const int rank = robbers_rank((uint8_t)card), suit = robbers_suit((uint8_t)card);
    const bool open = card != ROBBERS_NONE;
    const ui_colour paper = open ? ui_mix(tissue(suit), UI_PAPER_100, 0.25f) : UI_INK_700, ink = UI_INK_900;
    const float lock = 0.6f * fminf(at.w, at.h), pad = fminf(4.0f, at.h * 0.1f),
                icon = fminf(at.h - 2 * pad, at.w * (rank != 0 ? 0.5f : 0.9f));

    ui_plate(d, at, 27, paper, open ? 0 : UI_INK_500, 1.2f, false);
    if (!open) {
        robbers_draw_lock(d, ui_centre(at, lock, lock));
        return;
    }
    if (rank == 0) {
        draw_figure(d, emblem(card), ui_centre(at, icon, icon), ui_theme(d->ui, ink));
        return;
    }
    /* The number first: where a narrow tile has no room for both, its paper tells the suit. */
    const float size = fminf(at.h * 0.72f, fmaxf(18.0f, at.w * 0.34f)), least = 10.0f;
    const ui_label_style style = number_style(size);
    const float digits = ui_label_width(d->ui, &style, "14") + 4; /* of any number: signs of a row are equal */
    const float left = fminf(icon, at.w - digits - pad - 2), sign = left < least ? 0.0f : left;
    if (sign > 0.0f) {
        draw_figure(d, emblem(card), (ui_rect){at.x + pad - 1, at.y + (at.h - sign) / 2, sign, sign},
                    ui_theme(d->ui, ink));
    }
    const float from = sign > 0.0f ? pad + sign : 1.0f;
    number(d, (ui_rect){at.x + from, at.y, at.w - from - 1, at.h}, rank, size, ink);
}

/* What a card adds to the points, or does to them. */
static void adds(ui_draw *d, ui_rect at, int points, ui_colour ink) {
    ui_label_style style = UI_STYLE_NAME;
    char text[16];

    style.lang = "en"; /* as high in every language */
    style.align = UI_MIDDLE;
    style.colour = ink;
    style.size = fminf(at.h * 0.9f, style.size);
    snprintf(text, sizeof text, points > 0 ? "+%d" : "\xC2\xBD", points);
    ui_label(d, at, &style, text);
}

/* What of a figure is seen, parts of its picture: a chest is low and a mask flat. */
static ui_rect seen_of(int card) {
    const int suit = robbers_suit((uint8_t)card);

    return suit == ROBBERS_CHEST    ? (ui_rect){0.07f, 0.19f, 0.86f, 0.74f}
           : suit == ROBBERS_ROBBER ? (ui_rect){0.04f, 0.11f, 0.96f, 0.58f}
                                    : (ui_rect){0, 0, 1, 1};
}

/* How large the picture is whose figure fills so much room. */
static float filled_by(int card, float w, float h) {
    const ui_rect seen = seen_of(card);

    return fminf(w / seen.w, h / seen.h);
}

/* Its emblem, as large as what is seen of it has room; returns how wide that is. */
static float whole_emblem(ui_draw *d, ui_rect at, int card, ui_colour ink) {
    const ui_rect seen = seen_of(card);
    const float size = filled_by(card, at.w, at.h);

    draw_figure(d, emblem(card),
                (ui_rect){at.x + at.w / 2 - (seen.x + seen.w / 2) * size,
                          at.y + at.h / 2 - (seen.y + seen.h / 2) * size, size, size},
                ink);
    return seen.w * size;
}

/* Number and sign of the suit on the head of a tile. */
typedef struct {
    ui_label_style digits;
    float wide; /* of any number */
    ui_rect beside, below;
} head_parts;

static const float head_pad = 4.0f, upper_part = 0.5f;

static head_parts head_parts_of(ui_draw *d, ui_rect at) {
    static const float largest = 27;
    const ui_label_style digits = number_style(fminf(largest, fminf(at.h * 0.86f, at.w * 0.46f)));
    const float wide = ui_label_width(d->ui, &digits, "14") + 2;
    const ui_rect in = ui_inset(at, head_pad);

    return (head_parts){digits, wide, .beside = {in.x, in.y, at.w - wide - 2 * head_pad - 1, in.h},
                        .below = {in.x, at.y + at.h * upper_part, in.w, at.h * (1 - upper_part) - head_pad}};
}

/* The sign of either suit, as large as both of them can be. */
static float least_filled(ui_rect at) {
    return fminf(filled_by(robbers_card(ROBBERS_CHEST, 1), at.w, at.h),
                 filled_by(robbers_card(ROBBERS_ROBBER, 1), at.w, at.h));
}

static float foot_of(ui_draw *d, float high) {
    return high * (ui_large_words(d->ui) ? 0.56f : 0.44f);
}

robbers_worth_form robbers_worth_form_of(ui_draw *d, float w, float h) {
    static const float least = 18;
    const head_parts p = head_parts_of(d, (ui_rect){0, 0, w, h - foot_of(d, h)});
    const float side = least_filled(p.beside), low = least_filled(p.below);

    return ui_large_words(d->ui) || fmaxf(side, low) < least ? ROBBERS_WORTH_SIGN
           : side >= low                                     ? ROBBERS_WORTH_BESIDE
                                                             : ROBBERS_WORTH_BELOW;
}

static void worth_head(ui_draw *d, ui_rect at, int card, robbers_worth_form form) {
    const int rank = robbers_rank((uint8_t)card);
    const ui_colour ink = ui_theme(d->ui, UI_INK_900);
    const head_parts p = head_parts_of(d, at);

    if (rank == 0 || form == ROBBERS_WORTH_SIGN) {
        whole_emblem(d, ui_inset(at, fminf(head_pad, at.h * 0.08f)), card, ink);
    } else if (form == ROBBERS_WORTH_BESIDE) {
        whole_emblem(d, p.beside, card, ink);
        number(d, (ui_rect){at.x + at.w - p.wide - head_pad + 1, at.y, p.wide, at.h}, rank, p.digits.size,
               UI_INK_900);
    } else {
        whole_emblem(d, p.below, card, ink);
        number(d, (ui_rect){at.x, at.y - 2, at.w, at.h * upper_part + 4}, rank, fminf(p.digits.size, at.h * 0.56f),
               UI_INK_900);
    }
}

void robbers_draw_worth(ui_draw *d, ui_rect at, int card, int points, robbers_worth_form form) {
    static const float least_card = 46.0f;
    const float foot = foot_of(d, at.h);
    const ui_colour paper = ui_mix(tissue(robbers_suit((uint8_t)card)), UI_PAPER_100, 0.25f);

    ui_plate(d, at, 27, paper, 0, 0.0f, false);
    if (at.h >= least_card) {
        const ui_rect low = {at.x + 2, at.y + at.h - foot, at.w - 4, foot - 2};
        ui_plate(d, low, 29, UI_INK_950, 0, 0.0f, false);
        worth_head(d, (ui_rect){at.x, at.y, at.w, at.h - foot}, card, form);
        adds(d, low, points, points > 0 ? UI_PAPER_100 : UI_EMBER);
        return;
    }
    const float icon =
        whole_emblem(d, (ui_rect){at.x + 4, at.y + 3, at.w * 0.4f, at.h - 6}, card, ui_theme(d->ui, UI_INK_900));
    adds(d, (ui_rect){at.x + icon + 4, at.y, at.w - icon - 5, at.h}, points, UI_INK_900);
}

void robbers_draw_side_sign(ui_draw *d, ui_rect at, int team) {
    ui_disc(d, at, team == ROBBERS_TEAM_WOLVES ? UI_EMBER : UI_PAPER_200, UI_INK_900, 1.6f);
    ui_figure(d, team == ROBBERS_TEAM_WOLVES ? "werewolf" : "robber", ui_inset(at, at.w * 0.13f), UI_INK_900);
}

void robbers_draw_unsure(ui_draw *d, ui_rect at, unsigned seed, ui_colour ground, ui_colour line) {
    if (d->ui->high_contrast) {
        ui_fill(d, at, ui_theme(d->ui, UI_INK_950)); /* a plate would have a whole line beside the dashed one */
    } else {
        ui_plate(d, at, seed, ground, 0, 0.0f, false);
    }
    ui_slot(d, at, line);
}

static const char *as_word(ui_draw *d, bool trump) {
    return ui_say(d, trump ? "robbers.sign.trump.word" : "robbers.sign.lead.word");
}

static ui_label_style as_style(ui_colour ink) {
    ui_label_style style = UI_STYLE_SMALL;

    style.colour = ink;
    style.lines = 1;
    return style;
}

/* What stands between flag or crown and the number: their word; where the longer of both has no room, the sign of the
 * suit, if it is known. */
typedef struct {
    bool word;
    float w; /* 0: nothing */
} value_middle;

static value_middle middle_of(ui_draw *d, float room, float icon, bool strong, bool known) {
    const ui_label_style style = as_style(0);
    const float own = ui_label_width(d->ui, &style, as_word(d, strong)) + 2,
                other = ui_label_width(d->ui, &style, as_word(d, !strong)) + 2;

    return fmaxf(own, other) <= room ? (value_middle){true, own} : (value_middle){false, known ? icon : 0.0f};
}

/* In black and white, too, trump is the brighter one; the card that has won is yellow. */
static void value_ground(ui_draw *d, ui_rect at, bool strong, bool sure, bool won) {
    if (sure && d->ui->high_contrast) {
        ui_plate(d, at, 28, won ? UI_LANTERN : strong ? UI_PAPER_100 : UI_INK_950, UI_PAPER_100, 2.0f, false);
    } else if (sure) {
        ui_plate(d, at, 28, strong ? UI_PAPER_100 : UI_PAPER_400, 0, 0.0f, true);
    } else {
        robbers_draw_unsure(d, at, 28, UI_INK_950, UI_PAPER_200);
    }
}

void robbers_draw_value(ui_draw *d, ui_rect at, const robbers_reading *r, int position, bool final) {
    const bool strong = r->strong[position] != 0, sure = final || !robbers_unsure(r, position),
               won = final && r->best == position, dark = !sure || (d->ui->high_contrast && !strong && !won);
    const ui_colour ink = dark ? UI_PAPER_100 : UI_INK_900;
    const float icon = fminf(at.h - 12, at.w * 0.25f), gap = fminf(6.0f, at.w * 0.03f);
    const float wish = fminf(at.h * 0.78f, 32.0f), least = wish * 1.15f;
    const value_middle middle =
        middle_of(d, at.w - icon - 2 * gap - least - 10, icon, strong, r->lead != ROBBERS_NOBODY);
    const float marks = icon + gap + (middle.w > 0.0f ? middle.w + gap : 0.0f),
                room = fminf(at.w - marks - 8, wish * 1.3f);
    /* Large letters have no more room than any number needs: none is cut. */
    const ui_label_style digits = number_style(wish), word = as_style(ink);
    const float size = wish * fminf(1.0f, room / (ui_label_width(d->ui, &digits, "16") + 2));
    const float y = at.y + (at.h - icon) / 2;
    float x = at.x + (at.w - marks - room) / 2;

    value_ground(d, at, strong, sure, won);
    ui_figure(d, strong ? "crown" : "flag", (ui_rect){x, y, icon, icon}, ui_theme(d->ui, ink));
    x += icon + gap;
    if (middle.word) {
        ui_label(d, (ui_rect){x, at.y, middle.w, at.h}, &word, as_word(d, strong));
    } else if (middle.w > 0.0f) {
        robbers_draw_suit(d, (ui_rect){x, y, icon, icon}, strong ? r->trump : r->lead);
    }
    number(d, (ui_rect){at.x + (at.w + marks - room) / 2, at.y, room, at.h}, r->rank[position], size, ink);
}
