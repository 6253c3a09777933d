/* Hands and roles, as they are opened at the end of a deal. */
#include <math.h>

#include "robbers_table_summary.h"

static const robbers_tile_size in_hand = {136, 96};

/* Large words are read on tiles. */
static bool tiles(const ui_frame *ui) {
    return ui->text_scale > 1.2f;
}

static const float card_gap = 5.0f;
static const float least_card = 80.0f; /* high: below it a tile is read better */

/* How wide each of so many cards is in a room: where they fill it they lie a little over each other. */
static float card_in(float w, float h, int cards) {
    static const float step = 0.8f; /* of a card's width, from one to the next */

    return fminf(h * TABLE_CARD, w / (1.0f + step * (float)(cards - 1)));
}

/* From a card to the one after it; `lit`: behind one that made the role. */
typedef struct {
    float number, special, lit;
} hand_steps;

static float even_step(float free, float w, int n) {
    static const float widest_gap = 28.0f; /* with more room they lie a little apart */

    return n > 1 ? fminf(free / (float)(n - 1), w + widest_gap) : 0.0f;
}

static const float edge = 4.0f; /* of the light around a card */

/* Evenly; where names are a few points wider than that the cards that have them lie so much further apart, as long as
 * of the others their number is seen whole. */
static hand_steps named_steps(ui_draw *d, float free, float w, const uint8_t *card, int n) {
    static const float least = 0.75f; /* of a card's width */
    const float even = even_step(free, w, n), name = robbers_name_room(d, w);
    int specials = 0;

    for (int i = 0; i < n - 1; i++) {
        specials += robbers_rank(card[i]) == 0;
    }
    const int numbers = n - 1 - specials;
    const float rest = numbers > 0 ? (free - name * (float)specials) / (float)numbers : 0.0f;
    return even < w && even < name && rest >= least * w ? (hand_steps){rest, name, name}
                                                        : (hand_steps){even, even, even};
}

/* What made the role lies whole where the others still show their number; with their names, if these have room. */
static hand_steps steps_of(ui_draw *d, float free, float w, const uint8_t *card, int n, int decides) {
    static const float least = 0.7f; /* of a card's width */
    const float name = robbers_name_room(d, w);
    int lit = 0, specials = 0;

    for (int i = 0; i < n - 1; i++) {
        lit += card[i] == decides;
        specials += card[i] != decides && robbers_rank(card[i]) == 0;
    }
    const int others = n - 1 - lit, numbers = others - specials;
    const float left = free - w * (float)lit, rest = others > 0 ? left / (float)others : 0.0f;
    const float named = numbers > 0 ? (left - name * (float)specials) / (float)numbers : 0.0f;
    if (lit == 0 || even_step(free, w, n) >= w || rest < least * w) {
        return named_steps(d, free, w, card, n);
    }
    return name > rest && named >= least * w ? (hand_steps){named, name, w} : (hand_steps){rest, rest, w};
}

/* The cards that made their owner one of the wolf side stand in its light, once the row is told. */
static void lit(ui_draw *d, ui_rect card, bool decides) {
    if (decides) {
        ui_plate(d, ui_inset(card, -edge), 34, UI_EMBER, 0, 0.0f, false);
    }
}

/* A little dusk over the others beside a card that made the role: that counts. */
static void shaded(ui_draw *d, ui_rect card) {
    if (!d->ui->high_contrast) {
        ui_plate(d, ui_inset(card, -1), 7, ui_fade(UI_INK_950, 0.24f), 0, 0.0f, false);
    }
}

/* The cards of a closed hand can be counted; it is spread before they turn. */
static const float closed_step = 0.62f; /* of a card's width */
static const float spread_from = 0.4f, turns_from = 0.25f;

/* A row opens card by card: each turns over while the next ones begin. Closed cards lie evenly and make room as the
 * row is told, so that no back says what it hides. What made the role lies on top then. */
static void hand_cards(const robbers_look *look, ui_rect at, const uint8_t *card, int n, float part, int decides) {
    const float w = card_in(at.w, at.h, n), high = w / TABLE_CARD;
    const float wide = even_step(at.w - w, w, n), apart = motion_out(motion_of(part, 0.0f, spread_from)),
                even = closed_step * w + (wide - closed_step * w) * apart, turned = motion_of(part, turns_from, 1.0f),
                smooth = motion_smooth(turned);
    const hand_steps own = steps_of(look->d, at.w - w, w, card, n, decides);
    const bool told = part >= 1.0f;
    ui_rect place[ROBBERS_HAND] = {{at.x, at.y + (at.h - high) / 2, w, high}};

    for (int i = 0; i < n; i++) {
        const float own_step = card[i] == decides ? own.lit : robbers_rank(card[i]) == 0 ? own.special : own.number;
        if (i + 1 < n) {
            place[i + 1] = place[i];
            place[i + 1].x += even + (own_step - even) * smooth;
        }
        if (!told || card[i] != decides) {
            robbers_draw_turning(look, place[i], card[i], motion_dealt(turned, i, n, 0.45f),
                                 n > 1 ? own_step / w : 1.0f, i == n - 1);
        }
        if (told && decides != ROBBERS_NONE && card[i] != decides) {
            shaded(look->d, place[i]);
        }
    }
    for (int i = 0; told && i < n; i++) {
        if (card[i] == decides) {
            lit(look->d, place[i], true);
            robbers_draw_card(look, place[i], card[i], 0.0f);
        }
    }
}

/* `decides`: the kind of card that made the role; ROBBERS_NONE: none. */
static void hand(const robbers_look *look, ui_rect at, const uint8_t *card, int n, float part, int decides) {
    if (card_in(at.w, at.h, n) / TABLE_CARD >= least_card && !tiles(look->d->ui)) {
        hand_cards(look, at, card, n, part, decides);
        return;
    }
    for (int i = 0; i < n; i++) {
        const bool turned = motion_dealt(part, i, n, 0.45f) > 0.5f;
        const ui_rect tile = robbers_tile_at(at, in_hand, n, i);
        lit(look->d, tile, card[i] == decides && part >= 1.0f);
        robbers_draw_tile(look->d, tile, turned ? card[i] : ROBBERS_NONE);
    }
}

/* Until it is told who somebody was a medal with the keyhole of the cards' backs lies there. */
static void medal(ui_draw *d, ui_rect disc) {
    ui_disc(d, disc, UI_INK_700, UI_PAPER_400, 1.4f);
    robbers_draw_lock(d, ui_inset(disc, disc.w * 0.1f));
}

/* Who somebody was stands large at the head of the hand: the medal turns over, and its light comes with the face. */
static void portrait(ui_draw *d, ui_rect disc, int role, float turned) {
    const float r = disc.w, light = motion_stepped(2.0f * turned - 1.0f, MOTION_PAGE_STEPS);
    const bool wolf = robbers_team((uint8_t)role) == ROBBERS_TEAM_WOLVES;
    bool over = false;
    const float open = motion_turned(turned, &over);

    if (light > 0.0f && !d->ui->high_contrast) {
        ui_glow(d, ui_centre(disc, r * 1.5f, r * 1.5f), ui_fade(wolf ? UI_EMBER : UI_LANTERN, light));
    }
    ui_scale(d, (ui_rect){.w = disc.w * open, .h = disc.h}, disc);
    ui_group(d, disc, 0, 0.0f);
    if (over) {
        ui_disc(d, disc, wolf ? UI_EMBER : UI_PAPER_200, UI_INK_900, 2.0f);
        ui_figure(d, robbers_role_figure(role), ui_inset(disc, r * 0.13f), UI_INK_900);
    } else {
        medal(d, disc);
    }
    ui_group_end(d);
}

/* How hands lie: one below the other, or two beside each other. At the head of each is its owner's portrait, then the
 * cards; name and role stand on a plate before the cards, or above them behind the portrait. */
typedef struct {
    ui_rect all;
    int columns;
    float each;     /* height of one */
    float portrait; /* its disc is as wide and high */
    float names;    /* width of name and role before the cards */
    bool above;
} spread;

static const float head_gap = 9.0f; /* behind a portrait */
static const float gutter = 28.0f;  /* between two columns: a portrait is its own row's */

/* Above cards name and role lie close together, so that the cards have the height. */
static float hand_line(const ui_frame *ui) {
    return ui_large_words(ui) ? robbers_names_line(ui) : 40.0f;
}

/* In a low row, and in a narrow one, it leaves the cards their room. */
static float portrait_in(const ui_frame *ui, float w, float h) {
    static const float widest = 118.0f, part = 0.112f;

    return fminf(fminf(widest, h - 8), w * (ui_large_words(ui) ? 0.11f : part));
}

static float head_of(float portrait) {
    return portrait + head_gap;
}

static ui_rect hand_cell(const spread *s, int i) {
    const float w = (s->all.w + gutter) / (float)s->columns - gutter;
    const int row = i / s->columns, column = i % s->columns;

    return (ui_rect){s->all.x + (w + gutter) * (float)column, s->all.y + (s->each + ROBBERS_ROW_GAP) * (float)row, w,
                     s->each};
}

static float longest_name(const robbers_look *look) {
    const ui_label_style name = UI_STYLE_NAME;
    float longest = 0;

    for (int i = 0; i < look->pub->n; i++) {
        longest = fmaxf(longest, ui_label_width(look->d->ui, &name, robbers_name(look, i)));
    }
    return longest;
}

static float role_room(const robbers_look *look) {
    const ui_label_style style = robbers_role_news();

    return robbers_widest_role_word(look->d, &style) + 12;
}

/* Name and role on one line: the role follows the longest name, and has what its words need, at most half of it. */
static float names_part(const robbers_look *look, float w, float line) {
    static const float apart = 22.0f;
    const float most = fmaxf(w / 2, w - ROBBERS_ROW_PAD - role_room(look) - 4);

    return fminf(most, ROBBERS_ROW_PAD + robbers_player_emblem(line) + 8 + longest_name(look) + apart);
}

/* Name above role, before the cards: as wide as the longest of them, so that no name is far from its cards. */
static float names_beside(const robbers_look *look, float line) {
    static const float spare = 16.0f, most = 240.0f;
    const float name = ROBBERS_ROW_PAD + robbers_player_emblem(line) + 8 + longest_name(look),
                role = ROBBERS_ROW_PAD + robbers_player_emblem(line) + 8 + role_room(look);

    return fminf(fmaxf(name, role) + spare, most);
}

/* The kind of card that makes a role. */
static int deciding(int role) {
    return role == ROBBERS_ROLE_WEREWOLF  ? ROBBERS_WEREWOLF
           : role == ROBBERS_ROLE_TRAITOR ? ROBBERS_TRAITOR
                                          : ROBBERS_NONE;
}

/* Where the parts of a hand lie. */
typedef struct {
    ui_rect portrait, plate, name, role, cards;
} hand_parts;

static hand_parts parts_of(const robbers_look *look, const spread *s, int i, bool told) {
    static const float two_lines = 84.0f;
    const ui_rect at = hand_cell(s, i);
    const float head = head_of(s->portrait), x = at.x + head, w = at.w - head, p = s->portrait;
    hand_parts h = {.portrait = {at.x, at.y + (at.h - p) / 2, p, p}};

    if (s->above) {
        const float line = hand_line(look->d->ui), left = names_part(look, w, line);
        const float whole = fminf(w, left + role_room(look));
        /* The portrait lies on the plate's end, its middle on the name's line, or not far below. */
        h.portrait.y = at.y + fmaxf((line - p) / 2, -2 * ROBBERS_ROW_GAP);
        h.plate = (ui_rect){at.x + p / 2, at.y, head - p / 2 + (told ? whole : left), line};
        h.name = (ui_rect){x, at.y, left - 8, line};
        h.role = (ui_rect){x + left - 4, at.y + 2, whole - left - 2, line - 4};
        h.cards = (ui_rect){x, at.y + line + 4, w, at.h - line - 8};
        return h;
    }
    const float high = fminf(at.h, ui_large_words(look->d->ui) ? 1.4f * two_lines : two_lines), line = high / 2;
    const float under = ROBBERS_ROW_PAD + robbers_player_emblem(line) + 8; /* the name */
    h.plate = (ui_rect){x, at.y + (at.h - high) / 2, s->names - 12, told ? high : line};
    h.name = (ui_rect){x, h.plate.y, h.plate.w - 6, line};
    h.role = (ui_rect){x + under, h.plate.y + line, h.plate.w - under - 6, line - 4};
    h.cards = (ui_rect){x + s->names, at.y + 4, w - s->names, at.h - 8};
    return h;
}

static void opened_hand(const robbers_look *look, const spread *s, int seat, const robbers_opened *o) {
    const int n = robbers_hand_size(look->pub->n), role = o->last.role[seat];
    const float part = seat >= o->hands ? 0.0f : seat == o->hands - 1 ? o->part : 1.0f;
    const float turned = seat >= o->hands ? 0.0f : seat == o->hands - 1 ? o->turned : 1.0f;
    const bool told = turned >= 1.0f;
    const hand_parts h = parts_of(look, s, seat, told);

    hand(look, h.cards, o->last.dealt[seat], n, part, deciding(role));
    robbers_draw_player(look, h.plate, &(robbers_gain_place){.line = h.name}, seat, 0);
    portrait(look->d, h.portrait, role, turned);
    if (told) {
        robbers_draw_role_news(look->d, role, h.role);
    }
}

/* Among hands it lies like one of them, its words where their names stand. */
static void undealt_hand(const robbers_look *look, const spread *s, const robbers_opened *o) {
    ui_label_style style = UI_STYLE_SMALL;
    const char *word = ui_say(look->d, "robbers.summary.undealt");
    const int n = robbers_hand_size(look->pub->n);
    const hand_parts h = parts_of(look, s, look->pub->n, false);
    const float one =
        tiles(look->d->ui) ? robbers_tile_at(h.cards, in_hand, n, 0).w : card_in(h.cards.w, h.cards.h, n);
    const float most = s->above ? h.cards.w : h.plate.w,
                w = fminf(ui_label_width(look->d->ui, &style, word) + 2 * ROBBERS_ROW_PAD + 8, most);
    const ui_rect plate = {s->above ? h.cards.x : h.plate.x + h.plate.w - w,
                           s->above ? h.plate.y : h.cards.y + (h.cards.h - h.plate.h) / 2, w, h.plate.h};

    ui_plate(look->d, plate, 45, UI_INK_800, 0, 0.0f, true);
    style.lines = 1;
    style.align = UI_MIDDLE;
    ui_label(look->d, ui_inset(plate, 4), &style, word);
    hand(look, (ui_rect){h.cards.x, h.cards.y, one, h.cards.h}, &o->last.undealt, 1, o->undealt, ROBBERS_NONE);
}

/* With few players it has a row like theirs. */
static bool undealt_has_row(int n) {
    return robbers_leaves_one(n) && n <= 3;
}

/* One below the other a row is as wide as its cards need. With an odd number two beside each other leave the last
 * place for the card that was not dealt; they are taken where cards are larger so. */
static spread spread_of(const robbers_look *look, const robbers_sheet *s, bool one_left) {
    const ui_frame *ui = look->d->ui;
    const int n = look->pub->n, cards = robbers_hand_size(n), pairs = (n + 1) / 2;
    const bool narrow = ui->width < 1000.0f;
    const float highest = 166.0f, foot = hand_line(ui) + 8;
    const int rows = n + undealt_has_row(n);
    const float high = s->body.h - (one_left && rows == n ? s->bar.h + ROBBERS_ROW_GAP : 0);
    const float share = fminf(narrow ? 230.0f : highest, (high + ROBBERS_ROW_GAP) / (float)rows - ROBBERS_ROW_GAP);
    const float below = card_in(s->body.w - head_of(portrait_in(ui, s->body.w, share)), share - foot, cards);
    const float row = narrow && !tiles(ui) ? fminf(share, below / TABLE_CARD + foot) : share;
    const float names_w = names_beside(look, row / 2), face = portrait_in(ui, s->body.w, row), head = head_of(face);
    const float beside = card_in(s->body.w - head - names_w, row - 8, cards);
    const float free = high - (row + ROBBERS_ROW_GAP) * (float)rows + ROBBERS_ROW_GAP;
    spread in_rows = {{s->body.x, s->body.y + free / 2, s->body.w, high}, 1, row, face, names_w, narrow};
    const float half = (s->body.w - gutter) / 2,
                cell = (s->body.h + ROBBERS_ROW_GAP) / (float)pairs - ROBBERS_ROW_GAP;
    const float half_face = portrait_in(ui, half, cell);
    const float in_half = card_in(half - head_of(half_face), cell - foot, cards);

    if (one_left && rows == n && !narrow && in_half > beside) {
        const float each = fminf(cell, in_half / TABLE_CARD + foot);
        const float spare = s->body.h - (each + ROBBERS_ROW_GAP) * (float)pairs + ROBBERS_ROW_GAP;
        return (spread){
            {s->body.x, s->body.y + spare / 2, s->body.w, s->body.h - spare}, 2, each, half_face, 0, true};
    }
    if (!narrow && !tiles(ui)) {
        in_rows.all =
            ui_centre(in_rows.all, fminf(s->body.w, head + names_w + (beside + card_gap) * (float)cards), high);
    }
    return in_rows;
}

ui_rect robbers_name_at_hand(const robbers_look *look, const robbers_sheet *s, int seat) {
    const spread all = spread_of(look, s, robbers_leaves_one(look->pub->n));

    return parts_of(look, &all, seat, true).name;
}

void robbers_draw_hands(const robbers_look *look, const robbers_opened *o, const robbers_sheet *s) {
    const int n = look->pub->n;
    const bool one_left = robbers_leaves_one(n);
    const spread all = spread_of(look, s, one_left);
    const ui_rect last = hand_cell(&all, n - 1);

    for (int i = 0; i < n; i++) {
        opened_hand(look, &all, i, o);
    }
    if (undealt_has_row(n) || (one_left && all.columns > 1)) {
        undealt_hand(look, &all, o);
    } else if (one_left) {
        robbers_draw_undealt(look, o, (ui_rect){s->bar.x, fminf(s->bar.y, last.y + last.h + 18), s->bar.w, s->bar.h});
    }
}
