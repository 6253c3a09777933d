/* The middle of the table at night, and the marks that choices leave over the table: threads, counts, hands. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "growl_table.h"

bool growl_wants_pair(const table_ui *t) {
    return t->n_legal > 0 && t->legal[0].kind == GROWL_MOVE_PAIR;
}

/* ---- the night card and its rule ---- */

float growl_balanced(const ui_frame *ui, const ui_label_style *style, float most, const char *text) {
    const float high = ui_label_height(ui, style, most, text);
    float low = 0.3f * most, fits = most;

    for (int i = 0; i < 6; i++) {
        const float w = (low + fits) / 2;
        if (ui_label_height(ui, style, w, text) > high) {
            low = w;
        } else {
            fits = w;
        }
    }
    return fits;
}

/* A card too small for its name has it here. `under`: the card, not beside it; `open`: how far, words and all. */
typedef struct {
    ui_rect space;
    bool named, under;
    float open;
} rule_look;

static const float rule_beside = 18.0f; /* from the paper's edge to its words */

typedef struct {
    ui_label_style head, body;
    float name_h, air;
    ui_rect at; /* all of it */
} rule_lines;

/* As large as its text: in the middle of its space, or beside the card. */
static rule_lines rule_lines_of(const growl_look *look, const rule_look *r, const char *id) {
    const ui_frame *ui = look->d->ui;
    const ui_rect space = r->space;
    const char *text = growl_card_text(&look->d->words, id), *name = growl_card_name(&look->d->words, id);
    const float most = space.w - 2 * rule_beside;
    rule_lines l = {.head = UI_STYLE_NAME, .body = UI_STYLE_BODY, .air = space.h < 160 ? 3.0f : 14.0f};
    float least = 0.0f;

    l.body.size = 22;
    l.body.valign = UI_CENTRE;
    l.head.name = false;
    l.head.size = 22;
    l.head.colour = UI_LANTERN;
    if (r->named) {
        l.name_h = fminf(ui_label_height(ui, &l.head, most, name) + 4, fmaxf(30.0f, space.h * 0.2f));
        least = fminf(ui_label_width(ui, &l.head, name) + 4, most);
    }
    const float wish = ui_label_height(ui, &l.body, most, text) + l.name_h + 2 * l.air + 8;
    const float h = fminf(space.h, wish);
    const float w =
        wish <= space.h ? fmaxf(growl_balanced(ui, &l.body, most, text), least) + 2 * rule_beside : space.w;
    l.at = (ui_rect){r->under ? space.x + (space.w - w) / 2 : space.x, space.y + (space.h - h) / 2, w, h};
    return l;
}

static void rule_paper(ui_draw *d, ui_rect at) {
    ui_plate(d, at, 14, 0xF605070Du, d->ui->high_contrast ? UI_PAPER_400 : UI_INK_700, 1.6f, false);
}

/* Returns what it takes. */
static ui_rect rule_panel(const growl_look *look, const rule_look *r, const char *id) {
    ui_draw *d = look->d;
    const rule_lines l = rule_lines_of(look, r, id);
    const ui_rect at = l.at;
    const ui_rect words = {at.x + rule_beside, at.y + l.air, at.w - 2 * rule_beside, at.h - 2 * l.air};

    if (r->open < 1.0f) {
        ui_scale(d, (ui_rect){.w = at.w * r->open, .h = at.h}, at);
        ui_group(d, at, 0, 0.0f);
    }
    rule_paper(d, at);
    if (r->named) {
        ui_label(d, (ui_rect){words.x, words.y, words.w, l.name_h}, &l.head, growl_card_name(&d->words, id));
    }
    ui_label(d, (ui_rect){words.x, words.y + l.name_h, words.w, words.h - l.name_h}, &l.body,
             growl_card_text(&d->words, id));
    if (r->open < 1.0f) {
        ui_group_end(d);
    }
    return at;
}

/* Whether every card's word has room on a button of this width beside its picture. */
static bool words_fit(const growl_look *look, float w) {
    const float picture = 70;
    float widest = 0;

    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        const char *name = growl_card_name(look->w, growl_kind_id[kind]);
        widest = fmaxf(widest, ui_label_width(look->d->ui, &UI_STYLE_BUTTON, name));
    }
    return widest <= w - picture;
}

/* Which card is named: four buttons with the card's picture, where there is room for it, and its word. */
static void name_buttons(const growl_look *look, ui_rect at) {
    ui_draw *d = look->d;
    const bool pairs = (at.h - 30) / 4 < ui_target(d->ui);
    at.w = pairs ? at.w : fminf(at.w, 320.0f * d->ui->text_scale);
    const bool pictures = !pairs || words_fit(look, (at.w - 10) / 2);
    int shown = 0;

    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        if (table_find_move(look->t, GROWL_MOVE_NAME, kind, TABLE_ANY) == NULL) {
            continue;
        }
        const ui_rect cell =
            pairs ? ui_column(ui_row(at, shown / 2, 2, 10), shown % 2, 2, 10) : ui_row(at, shown, 4, 10);
        static const char *const figure[GROWL_KINDS] = {"fangs", "horseshoe", "slashes", "leaf", "coin"};
        ui_button(d, cell, GROWL_ZONE_KIND, kind, growl_card_name(&d->words, growl_kind_id[kind]),
                  pictures ? figure[kind] : NULL, UI_PLAIN, UI_ZONE_OPTION | (shown == 0 ? UI_ZONE_DEFAULT : 0u));
        shown++;
    }
}

static void confirm_button(const growl_look *look, ui_rect at) {
    const table_ui *t = look->t;
    const bool ready = t->pick[0] != 0 && t->pick[1] != 0;

    ui_button(look->d, at, ZONE_CONFIRM, 0, ui_say(look->d, "growl.table.confirm"), NULL, UI_PRIMARY,
              ready ? UI_ZONE_DEFAULT : UI_ZONE_OFF);
}

/* named: the card is large enough to carry its name. */
typedef struct {
    growl_night_places places;
    bool named;
} night_layout;

/* Of the pile at this place beside the card; h 0: there is no room. */
static ui_rect pile_at(const growl_ring *ring, int n, const growl_night_places *at, float x, float w,
                       bool over_rule) {
    const float h = w / TABLE_CARD, thick = 0.24f * w;
    const ui_rect free = growl_free_at(ring, n, x - 4, w + 8);
    const float bottom = over_rule ? fminf(free.y + free.h, at->panel.y) : free.y + free.h;
    const float room = bottom - free.y - 16 - h - thick;
    const float middle = at->card.y + at->card.h / 2 - h / 2 - free.y - 16;

    if (x < ring->centre.x || room < 0) {
        return (ui_rect){0};
    }
    return (ui_rect){x, free.y + 16 + fmaxf(0.0f, fminf(room, middle)), w, h};
}

/* Left of the card, above the rule where there is room for it, else beside the rule, too. */
static bool central_pile(const growl_ring *ring, int n, float s, growl_night_places *at) {
    const float w = 130.0f * fminf(s, 0.92f), far = fminf(at->panel.x - 24, at->card.x - 36) - w;

    at->pile = pile_at(ring, n, at, at->card.x - 36 - w, w, true);
    if (at->pile.h <= 0) {
        at->pile = pile_at(ring, n, at, far, w, false);
    }
    return at->pile.h > 0;
}

/* The card in the very middle with its rule below it; false: there is no room. */
static bool central(const growl_ring *ring, int n, float s, float panel_w, growl_night_places *at) {
    const ui_rect c = ring->centre;
    const float mid = c.x + c.w / 2, w = 190.0f * s, h = w / TABLE_CARD;
    const ui_rect card = growl_free_at(ring, n, mid - w / 2 - 10, w + 20);
    const ui_rect panel = growl_free_at(ring, n, mid - panel_w / 2 - 14, panel_w + 28);
    const float y = card.y + 10, rule_y = y + h + 16;

    if (panel_w < w || rule_y < panel.y || rule_y + 84 > panel.y + panel.h) {
        return false;
    }
    at->card = (ui_rect){mid - w / 2, y, w, h};
    at->panel = (ui_rect){mid - panel_w / 2, rule_y, panel_w, panel.y + panel.h - rule_y};
    at->central = true;
    return central_pile(ring, n, s, at);
}

/* Pile, card and rule beside each other, in a space of at least 640 x 256 at scale 1. */
static growl_night_places beside(ui_rect c, float s, float widest) {
    const float pile_w = 100.0f * s, pile_h = 140.0f * s;
    const float words = fmaxf(312.0f * s, fminf(widest, c.w - 340.0f * s));
    const ui_rect all = ui_centre(c, 328.0f * s + words, 248.0f * s);
    growl_night_places at = {.central = false};

    at.pile = (ui_rect){all.x, all.y + (all.h - pile_h) / 2, pile_w, pile_h};
    at.card = (ui_rect){all.x + pile_w + 28 * s, all.y, 178.0f * s, 248.0f * s};
    const float x = at.card.x + at.card.w + 22 * s;
    const float h = fminf(c.h, fmaxf(all.h, 250.0f));
    at.panel = (ui_rect){x, c.y + (c.h - h) / 2, all.x + all.w - x, h};
    return at;
}

/* The rule below the card, in a space of at least 330 x 490 at scale 1. */
static growl_night_places below(ui_rect c, float s) {
    const ui_rect all = ui_centre(c, 320.0f * s, 480.0f * s);
    const float w = fminf(c.w, fmaxf(420.0f * s, 380.0f)), y = all.y + 266 * s;
    growl_night_places at = {.central = false};

    at.pile = (ui_rect){all.x, all.y + 50 * s, 100.0f * s, 140.0f * s};
    at.card = (ui_rect){all.x + 128 * s, all.y, 178.0f * s, 248.0f * s};
    at.panel = (ui_rect){c.x + (c.w - w) / 2, y, w, fminf(c.y + c.h - y, fmaxf(230 * s, 250.0f))};
    return at;
}

/* Pile and card on one side of a seat that stands in the middle, the rule on the other. */
static growl_night_places apart(const ui_rect side[2], float s) {
    const ui_rect all = ui_centre(side[0], 306.0f * s, 248.0f * s);
    growl_night_places at = {.central = false};

    at.pile = (ui_rect){all.x, all.y + 54 * s, 100.0f * s, 140.0f * s};
    at.card = (ui_rect){all.x + 128 * s, all.y, 178.0f * s, 248.0f * s};
    at.panel = ui_centre(side[1], fminf(420.0f, side[1].w), fminf(side[1].h, 300.0f));
    return at;
}

/* Of a column x..x+w that the seats leave free: so high, about a line as far as that goes. */
static ui_rect about(const growl_ring *ring, int n, float x, float w, float line, float h) {
    const ui_rect free = growl_free_at(ring, n, x, w);
    const float high = fmaxf(fminf(h, free.h), 2 * fminf(line - free.y, free.y + free.h - line));

    return (ui_rect){x, fmaxf(free.y, fminf(line - high / 2, free.y + free.h - high)), w, high};
}

/* The card in the very middle, the pile left of it and the rule right, all on one line as far as that goes; false:
 * there is no room. */
static bool in_a_row(const growl_ring *ring, int n, float s, ui_rect panel, growl_night_places *at) {
    const ui_rect c = ring->centre;
    const float mid = c.x + c.w / 2, w = 190.0f * s, h = w / TABLE_CARD, pile_w = 0.66f * w, gap = 0.16f * w;
    const float x = mid + w / 2 + gap, pile_x = mid - w / 2 - gap - pile_w, air = 12.0f; /* the card lies askew */
    const float pile_h = pile_w / TABLE_CARD, thick = 0.24f * pile_w;
    const ui_rect free = growl_free_at(ring, n, mid - w / 2 - air, w + 2 * air);
    const float least = free.y + h / 2 + air, most = free.y + free.h - h / 2 - air;

    if (least > most || pile_x < c.x || x + panel.w > c.x + c.w) {
        return false;
    }
    const float line = fminf(fmaxf(c.y + c.h / 2, least), most);
    const ui_rect left = about(ring, n, pile_x - 4, pile_w + 8, line, pile_h + 2 * thick);

    at->card = (ui_rect){mid - w / 2, line - h / 2, w, h};
    at->pile = (ui_rect){pile_x, left.y + (left.h - pile_h) / 2, pile_w, pile_h};
    at->panel = about(ring, n, x, panel.w, line, panel.h);
    at->central = true;
    return left.h >= pile_h + 2 * thick && at->panel.h > 0;
}

static float apart_scale(const ui_rect side[2]) {
    return fminf(1.25f, fminf(side[0].w / 312.0f, fminf(side[0].h, side[1].h + 40.0f) / 256.0f));
}

/* What the rule's text takes in a panel of this width, at a text scale and at a part of its style's size. */
static float text_height(const growl_look *look, float w, const char *id, float scale, float part) {
    ui_frame reader = *look->d->ui;
    ui_label_style body = UI_STYLE_BODY;

    reader.text_scale = scale;
    body.size = 22.0f * part;
    return ui_label_height(&reader, &body, w - 36, growl_card_text(look->w, id));
}

/* The text at the reader's size, and at the smallest that may be drawn. */
typedef struct {
    float wish, least;
} rule_heights;

static rule_heights heights_of(const growl_look *look, float w, const char *id) {
    return (rule_heights){text_height(look, w, id, look->d->ui->text_scale, 1.0f),
                          text_height(look, w, id, 1.0f, 0.85f)};
}

/* With its air, and the name of a card that is too small for it. */
static float rule_takes(const night_layout *at, float text) {
    return text + 30 + (at->named ? 0.0f : fmaxf(34.0f, at->places.panel.h * 0.2f));
}

static night_layout layout_of(const growl_look *look, growl_night_places at, const char *id) {
    return (night_layout){at, growl_night_name_fits(look->d, at.card, id)};
}

static float least_height(const growl_look *look, const growl_night_places *at, const char *id) {
    const night_layout is = layout_of(look, *at, id);

    return rule_takes(&is, heights_of(look, at->panel.w, id).least);
}

static const float fits_whole = 1000.0f;

/* A rule that fits counts more than any card; one that fits at the reader's size is worth a good part of a card. */
static float score_of(const night_layout *at, rule_heights text, float below_rule) {
    const float space = at->places.panel.h - below_rule, room = space - rule_takes(at, text.least);
    const float wish = rule_takes(at, text.wish);
    /* What is lit in the middle is found first; but no word becomes smaller for it. */
    const float lamp = at->places.central && space >= wish ? 40.0f : 0.0f;

    const float narrow = 0.4f * fmaxf(0.0f, 420.0f - at->places.panel.w); /* many short lines */

    return room >= 0 ? fits_whole + lamp - narrow + at->places.card.w + 200.0f * fminf(1.0f, space / wish) : room;
}

static float score(const growl_look *look, const growl_night_places *at, const char *id, float below_rule) {
    const night_layout is = layout_of(look, *at, id);

    return score_of(&is, heights_of(look, at->panel.w, id), below_rule);
}

/* What the panel needs besides the rule where two seats are named and confirmed. */
static float below_rule_of(const growl_look *look) {
    return fmaxf(ui_target(look->d->ui), 48.0f) + 12;
}

/* Large letters have that room, too: the one rule with a button below it has smaller ones. */
static float kept_below(const growl_look *look) {
    return look->d->ui->text_scale > 1.4f ? 0.0f : below_rule_of(look);
}

/* The card with the longest rule: where that has room every other has. */
static int longest_rule(const growl_look *look) {
    size_t most = 0;
    int card = 0;

    for (int i = 0; i < GROWL_NIGHT_CARDS; i++) {
        const size_t long_is = strlen(growl_card_text(look->w, growl_night_id[i]));
        if (long_is > most) {
            most = long_is;
            card = i;
        }
    }
    return card;
}

/* The largest card in the middle whose rule has room below it. A text is measured once for each width. */
static float best_central(const growl_look *look, const growl_ring *ring, const char *id, growl_night_places *best) {
    enum { WIDTHS = 6 };
    static const float wide[WIDTHS] = {560.0f, 480.0f, 420.0f, 360.0f, 300.0f, 250.0f};
    const float buttons = 2 * ui_target(look->d->ui) + 10; /* of a card that is named */
    const float below_rule = kept_below(look);
    rule_heights text[WIDTHS];
    float most = 0.0f, worth = 0.0f, lines = 0.0f;

    for (int i = 0; i < WIDTHS; i++) {
        text[i] = heights_of(look, wide[i], id);
    }
    for (int smaller = 0; smaller < 9; smaller++) {
        const float s = 1.2f - 0.08f * (float)smaller, w = 190.0f * s;
        const bool named = growl_night_name_fits(look->d, (ui_rect){0, 0, w, w / TABLE_CARD}, id);
        for (int i = 0; i < WIDTHS; i++) {
            night_layout at = {{.central = true}, named};
            if (!central(ring, look->pub->n, s, wide[i], &at.places) || at.places.panel.h < buttons) {
                continue;
            }
            /* A narrow rule has many lines. */
            const float takes = rule_takes(&at, text[i].wish);
            const float is = score_of(&at, text[i], below_rule);
            if (is - takes / 2 > most) {
                most = is - takes / 2;
                worth = is;
                lines = takes;
                *best = at.places;
            }
        }
    }
    if (most > 0.0f) { /* rule and card as one block, in the middle of their room */
        const float h = fminf(best->panel.h, fmaxf(fmaxf(lines + below_rule, 84.0f), buttons));
        const float down = fminf((best->panel.h - h) / 2, 64.0f);
        best->panel.h = h;
        best->panel.y += down;
        best->card.y += down;
    }
    return worth;
}

/* From the middle of the card down to that of the rule beside it. */
static float off_line(const growl_night_places *at) {
    return fabsf(at->panel.y + at->panel.h / 2 - at->card.y - at->card.h / 2);
}

/* The largest card in the middle beside which the rule has room, rather in few lines and level with it. */
static float best_row(const growl_look *look, const growl_ring *ring, const char *id, growl_night_places *best) {
    static const float wide[] = {420.0f, 490.0f, 560.0f, 370.0f, 320.0f, 280.0f};
    const float below_rule = kept_below(look);
    float most = 0.0f, worth = 0.0f;

    if (look->d->ui->height > look->d->ui->width) { /* that has its room below the card */
        return 0.0f;
    }
    for (size_t i = 0; i < sizeof wide / sizeof wide[0]; i++) {
        const rule_heights text = heights_of(look, wide[i], id);
        for (int smaller = 0; smaller < 9; smaller++) {
            const float s = 1.2f - 0.06f * (float)smaller, w = 190.0f * s;
            night_layout at = {.named = growl_night_name_fits(look->d, (ui_rect){0, 0, w, w / TABLE_CARD}, id)};
            const float takes = rule_takes(&at, text.wish);
            const ui_rect rule = {.w = wide[i], .h = takes + below_rule};
            /* Large letters are not made smaller for a place in the middle. */
            if (!in_a_row(ring, look->pub->n, s, rule, &at.places) ||
                (look->d->ui->text_scale > 1.5f && at.places.panel.h < rule.h)) {
                continue;
            }
            const float is = score_of(&at, text, below_rule), costs = takes / 2 + off_line(&at.places);
            if (is - costs > most) {
                most = is - costs;
                worth = is;
                *best = at.places;
            }
        }
    }
    return worth;
}

/* The layout whose card is largest, among those that can hold the rule (or all, when none can). */
growl_night_places growl_night_places_of(const growl_look *look, const growl_ring *ring) {
    const char *id = growl_night_id[longest_rule(look)];
    const float below_rule = kept_below(look);
    const int n = look->pub->n;
    const ui_rect c = ring->centre;
    const float whole = fminf(1.25f, fminf(c.w / 640.0f, c.h / 256.0f));
    const growl_night_places widest = beside(c, whole, c.w);
    /* Lines that are not too long to read, as long as the rule fits. */
    growl_night_places best = beside(c, whole, 560.0f);
    float most = score(look, &best, id, below_rule);
    growl_night_places middle = best;
    ui_rect side[2];

    if (score(look, &widest, id, below_rule) > most) {
        best = widest;
        most = score(look, &widest, id, below_rule);
    }
    float w = c.w;
    while (w > 200.0f) {
        const ui_rect free = growl_free_middle(ring, n, w);
        const float wide = fminf(1.25f, fminf(free.w / 640.0f, free.h / 256.0f));
        const float high = fminf(1.25f, fminf(free.w / 330.0f, free.h / 490.0f));
        const growl_night_places at[2] = {beside(free, wide, 420.0f), below(free, high)};
        for (int i = 0; i < 2; i++) {
            const float worth = score(look, &at[i], id, below_rule);
            if (worth > most) {
                most = worth;
                best = at[i];
            }
        }
        w *= 0.93f;
    }
    const float lit = best_central(look, ring, id, &middle);
    /* Not for a card that becomes small: a language of short words would have another table. */
    if (lit > most && (most < fits_whole || middle.card.w >= 0.9f * best.card.w)) {
        most = lit;
        best = middle;
    }
    /* What is lit in the middle, and what everybody reads beside it, hold the table in balance. */
    const float row = best_row(look, ring, id, &middle);
    if (row > most || (row >= fits_whole && middle.card.w >= 0.7f * best.card.w)) {
        return middle;
    }
    if (growl_free_sides(ring, n, side)) {
        const growl_night_places at = apart(side, apart_scale(side));
        return score(look, &at, id, below_rule) > most + 18.0f ? at : best;
    }
    return best;
}

/* Its picture is drawn once and shown in few steps: around it a good part of the frame is painted at each of them. */
void growl_draw_glow(ui_draw *d, ui_rect card, float part) {
    const float lit = motion_stepped(part, 3);
    const ui_rect at = ui_inset(card, -card.w * 0.8f);
    char svg[640];

    if (d->ui->high_contrast || lit <= 0.0f) {
        return;
    }
    snprintf(svg, sizeof svg,
             "<defs><radialGradient id=\"g\" gradientUnits=\"userSpaceOnUse\" cx=\"%.0f\" cy=\"%.0f\" r=\"%.0f\">"
             "<stop offset=\"0\" stop-color=\"#F7C273\" stop-opacity=\"0.60\"/><stop offset=\"0.6\" "
             "stop-color=\"#F7C273\" stop-opacity=\"0.24\"/><stop offset=\"1\" "
             "stop-color=\"#F7C273\" stop-opacity=\"0\"/></radialGradient></defs>"
             "<rect x=\"0\" y=\"0\" width=\"%.0f\" height=\"%.0f\" fill=\"url(#g)\"/>",
             (double)at.w / 2, (double)at.h / 2, (double)fminf(at.w, at.h) / 2, (double)at.w, (double)at.h);
    ui_shape_faded(d, at, svg, lit);
}

/* Where even the rule is tight the apron has to name the card. */
static rule_look rule_of(const growl_look *look, const growl_night_places *at, const char *id) {
    return (rule_look){.space = at->panel,
                       .named = !growl_night_name_fits(look->d, at->card, id) &&
                                at->panel.h - below_rule_of(look) >= least_height(look, at, id),
                       .under = at->panel.y >= at->card.y + at->card.h,
                       .open = 1.0f};
}

void growl_draw_rule(const growl_look *look, const growl_night_places *at, int card, float open) {
    const char *id = growl_night_id[card];
    rule_look rule = rule_of(look, at, id);

    rule.open = open;
    if (open > 0.0f) {
        rule_panel(look, &rule, id);
    }
}

void growl_rule_soon(const growl_look *look, const growl_night_places *at, int card) {
    const char *id = growl_night_id[card];
    const rule_look rule = rule_of(look, at, id);

    ui_soon(look->d);
    rule_paper(look->d, rule_lines_of(look, &rule, id).at);
    ui_soon_end(look->d);
}

void growl_draw_night(const growl_look *look, const growl_ring *ring) {
    const growl_pub *pub = look->pub;
    const char *id = growl_night_id[pub->night_card];
    const float button = fmaxf(ui_target(look->d->ui), 48.0f);
    const bool pair = growl_wants_pair(look->t) && !look->t->locked;
    const growl_night_places at = growl_night_places_of(look, ring);
    const bool names = table_find_move(look->t, GROWL_MOVE_NAME, TABLE_ANY, TABLE_ANY) != NULL;
    rule_look rule = rule_of(look, &at, id);

    growl_draw_glow(look->d, at.card, 1.0f);
    growl_draw_stock(look, at.pile);
    growl_draw_night_card(look->d, at.card, pub->night_card, pub->nights);
    if (growl_is_telling(look->t, GROWL_EV_DEATH)) {
        return; /* no words below the one who dies */
    }
    if (names && !look->t->locked) {
        name_buttons(look, at.panel);
        return;
    }
    rule.space.h -= pair ? button + 12 : 0.0f;
    const ui_rect words = rule_panel(look, &rule, id);
    if (pair) {
        confirm_button(look, (ui_rect){at.panel.x, words.y + words.h + 12, at.panel.w, button});
    }
}

/* ---- marks ---- */

static ui_rect plate_of(const growl_look *look, const growl_ring *ring, int seat) {
    return ring->at[look->pub->place[seat]].plate;
}

/* What a thread goes round: the card of the night, its rule, the pile, the sign of silence. */
typedef struct {
    const growl_look *look;
    const growl_ring *ring;
    ui_rect block[4];
} thread_room;

static bool holds(ui_rect r, float x, float y) {
    return x > r.x && x < r.x + r.w && y > r.y && y < r.y + r.h;
}

/* Where a line from the middle of a plate towards (x, y) leaves it. */
static void leaves(ui_rect r, float x, float y, float *out_x, float *out_y) {
    const float dx = x - r.x - r.w / 2, dy = y - r.y - r.h / 2;
    const float part = fminf(r.w / 2 / fmaxf(fabsf(dx), 1.0f), r.h / 2 / fmaxf(fabsf(dy), 1.0f));

    *out_x = r.x + r.w / 2 + dx * fminf(part, 1.0f);
    *out_y = r.y + r.h / 2 + dy * fminf(part, 1.0f);
}

/* How much of a bow from a to b, drawn towards (x, y), lies where it should not: on the middle, on the seats of
 * others, beyond the table. */
static float in_the_way(const thread_room *room, ui_rect a, ui_rect b, float x, float y) {
    enum { STEPS = 24 };
    const ui_rect table = {12, 12, room->look->d->ui->width - 24, room->ring->bottom - 12};
    float ax, ay, bx, by;
    leaves(a, x, y, &ax, &ay);
    leaves(b, x, y, &bx, &by);
    /* As table_thread bends. */
    const float mx = (ax + bx) / 2 * 0.55f + x * 0.45f, my = (ay + by) / 2 * 0.55f + y * 0.45f;
    float hits = 0.0f;

    for (int i = 1; i < STEPS; i++) {
        const float t = (float)i / STEPS, u = 1.0f - t;
        const float px = u * u * ax + 2 * u * t * mx + t * t * bx, py = u * u * ay + 2 * u * t * my + t * t * by;
        for (int k = 0; k < 4; k++) {
            hits += holds(ui_inset(room->block[k], -9.0f), px, py) ? 12.0f : 0.0f;
        }
        for (int k = 0; k < room->look->pub->n; k++) {
            const ui_rect plate = room->ring->at[k].plate;
            const bool own = (plate.x == a.x && plate.y == a.y) || (plate.x == b.x && plate.y == b.y);
            hits += !own && holds(plate, px, py) ? 4.0f : 0.0f;
        }
        hits += holds(table, px, py) ? 0.0f : 12.0f;
    }
    return hits;
}

/* Threads bend to the table's middle, and round what lies there; two that run to and fro between the same plates
 * part. One that is being told has come `part` of its way. */
static void thread(const thread_room *room, int from, int to, ui_colour colour, float part) {
    enum { FURTHER = 60 };
    const ui_rect a = plate_of(room->look, room->ring, from), b = plate_of(room->look, room->ring, to);
    const float mx = (a.x + a.w / 2 + b.x + b.w / 2) / 2, my = (a.y + a.h / 2 + b.y + b.h / 2) / 2;
    const ui_rect c = room->ring->centre;
    const float dx = b.x + b.w / 2 - a.x - a.w / 2, dy = b.y + b.h / 2 - a.y - a.h / 2;
    const float len = fmaxf(hypotf(dx, dy), 1.0f), off = 16.0f;
    const float x = mx + (c.x + c.w / 2 - mx) * 0.35f, y = my + (c.y + c.h / 2 - my) * 0.35f;
    const float side = from < to ? 1.0f : -1.0f; /* to and fro take the same way round */
    float best = 1e6f, bow = 0.0f;

    for (int k = -FURTHER; k <= FURTHER; k++) {
        const float by = 18.0f * (float)k * side;
        const float cost = in_the_way(room, a, b, x - dy / len * by, y + dx / len * by) + fabsf((float)k) * 0.05f;
        if (cost < best) {
            best = cost;
            bow = by;
        }
    }
    if (part > 0.0f) {
        table_part_of_thread(room->look->d, a, b, x - dy / len * (bow + off), y + dx / len * (bow + off),
                             motion_out(part), colour);
    }
}

static bool votes_open(const growl_pub *pub) {
    return pub->night_card == GROWL_ACCUSED || pub->night_card == GROWL_PURGE || pub->night_card == GROWL_TRUSTED;
}

static int most_votes(const growl_pub *pub) {
    int most = 0;

    for (int i = 0; i < pub->n; i++) {
        most = pub->votes[i] > most ? pub->votes[i] : most;
    }
    return most;
}

static void votes(const thread_room *room) {
    const growl_look *look = room->look;
    const growl_pub *pub = look->pub;
    const int most = most_votes(pub);

    for (int i = 0; i < pub->n; i++) {
        const int to = pub->vote[i];
        if (to < pub->n && to != i) {
            thread(room, i, to, pub->votes[to] == most ? UI_LANTERN : UI_PAPER_200, 1.0f);
        }
    }
    if (growl_is_telling(look->t, GROWL_EV_VOTE) && look->t->event.arg[1] != look->t->event.arg[2]) {
        thread(room, look->t->event.arg[1], look->t->event.arg[2], UI_PAPER_200, look->t->part);
    }
}

static void counts(const growl_look *look, const growl_ring *ring) {
    const growl_pub *pub = look->pub;
    const int most = most_votes(pub);

    for (int i = 0; i < pub->n; i++) {
        const ui_rect p = plate_of(look, ring, i);
        if (pub->votes[i] > 0) {
            table_disc_number(look->d, (ui_rect){p.x - 14, p.y - 22, 44, 44}, pub->votes[i],
                              pub->votes[i] == most ? UI_LANTERN : UI_PAPER_100);
        }
    }
}

static int pointed_at(const growl_pub *pub, int seat) {
    for (int k = 1; k < pub->n; k++) {
        const int step = pub->point[seat] == 0 ? k : pub->n - k;
        const int other = pub->who[(pub->place[seat] + step) % pub->n];
        /* A round that is told pointer by pointer is the group's; when it is over the group may be smaller. */
        if (pub->point[other] != GROWL_NONE || pub->group[other]) {
            return other;
        }
    }
    return seat;
}

static bool is_unwanted(const growl_look *look, int seat) {
    const nt_event *e = &look->t->event;

    for (int i = 0; growl_is_telling(look->t, GROWL_EV_UNWANTED) && i < e->arg[1]; i++) {
        if (e->arg[2 + i] == seat) {
            return true;
        }
    }
    return look->pub->unwanted[seat] != 0;
}

static void pointing(const thread_room *room) {
    const growl_look *look = room->look;
    enum { QUICK = 4 }; /* the thread is there long before its sentence has been read */
    const growl_pub *pub = look->pub;
    const table_ui *t = look->t;
    /* The first pointer of a round sweeps the last round away. */
    const bool begins = growl_is_telling(t, GROWL_EV_POINT) && t->event.arg[0] > pub->round;

    for (int i = 0; i < pub->n && !begins && pub->round > 0; i++) {
        if (pub->point[i] != GROWL_NONE) {
            const int to = pointed_at(pub, i);
            thread(room, i, to, is_unwanted(look, to) ? UI_LANTERN : UI_PAPER_200, 1.0f);
        }
    }
    if (growl_is_telling(t, GROWL_EV_POINT)) {
        thread(room, t->event.arg[1], t->event.arg[3], UI_PAPER_200, fminf(QUICK * t->part, 1.0f));
    }
}

/* A sign that stands on a seat's plate beside its house: clear of the name, of a card that leans there, and of the
 * sign of silence. Between two cards it stands before the house. */
static ui_rect sign_of(const growl_look *look, const growl_ring *ring, int seat) {
    const growl_pub *pub = look->pub;
    const ui_frame *ui = look->d->ui;
    const int place = pub->place[seat];
    const ui_place *at = &ring->at[place];
    const ui_rect p = at->plate, h = at->house;
    const int cards = (pub->bullet_place == place) + (pub->seance_place == place);
    const float size = ui->rim != NULL ? 48.0f : 40.0f, y = fmaxf(p.y - size - 1, 8);
    const ui_rect right = {fminf(h.x + h.w + 6, p.x + p.w - size), y, size, size};
    const ui_rect left = {fmaxf(h.x - 6 - size, p.x), y, size, size};

    if (cards > 1) {
        return (ui_rect){h.x + (h.w - size) / 2, y, size, size};
    }
    if (cards == 1) {
        return growl_leans_right(ui, at) ? left : right;
    }
    return growl_touches(right, ui_inset(growl_banner_place(ui, pub->n), -6)) ? left : right;
}

/* Of whoever dies the signs go as the house leaves its place: how much of them is left, 0 to 1. */
static float signs_left(const growl_look *look, int seat) {
    static const float leaves = 0.1f; /* of its time */
    const bool dies = growl_is_telling(look->t, GROWL_EV_DEATH) && look->t->event.arg[0] == seat;

    return dies ? 1.0f - motion_out(motion_of(look->t->part, 0.0f, leaves)) : 1.0f;
}

static void raised_hands(const growl_look *look, const growl_ring *ring) {
    for (int i = 0; i < look->pub->n; i++) {
        const ui_rect disc = sign_of(look, ring, i);
        const float left = signs_left(look, i);
        if (look->pub->raised[i] && left > 0.0f) {
            ui_scale(look->d, ui_centre(disc, disc.w * left, disc.h * left), disc);
            ui_group(look->d, disc, 0, 0.0f);
            ui_disc(look->d, disc, UI_PAPER_100, UI_INK_900, 2.0f);
            ui_figure(look->d, "hand", ui_inset(disc, disc.w * 0.15f), UI_INK_900);
            ui_group_end(look->d);
        }
    }
}

/* A bar across the plate of whoever sits in the cage; an open eye for who lies awake. */
static void night_signs(const growl_look *look, const growl_ring *ring) {
    const growl_pub *pub = look->pub;

    if (pub->insomnia < pub->n && signs_left(look, pub->insomnia) >= 1.0f) {
        const ui_rect disc = sign_of(look, ring, pub->insomnia);
        ui_disc(look->d, disc, UI_INK_900, UI_LANTERN, 2.0f);
        ui_figure(look->d, "eye", ui_inset(disc, disc.w * 0.15f), UI_LANTERN);
    }
    if (pub->caged < pub->n && signs_left(look, pub->caged) >= 1.0f) {
        const ui_rect h = ring->at[pub->place[pub->caged]].house;
        for (int i = 0; i < 5; i++) {
            const float x = h.x + h.w * (0.08f + 0.2f * (float)i);
            ui_fill(look->d, (ui_rect){x, h.y + h.h * 0.1f, 4, h.h * 0.9f}, UI_PAPER_400);
        }
        ui_fill(look->d, (ui_rect){h.x + h.w * 0.04f, h.y + h.h * 0.1f, h.w * 0.9f, 5}, UI_PAPER_400);
    }
}

/* What was chosen stands until the cards are passed. */
static bool is_choosing(const growl_pub *pub) {
    return pub->night_open && pub->step < GROWL_STEP_PASS;
}

void growl_draw_threads(const growl_look *look, const growl_ring *ring) {
    const growl_pub *pub = look->pub;

    if (is_choosing(pub) && (votes_open(pub) || pub->night_card == GROWL_UNWANTED)) {
        const growl_night_places at = growl_night_places_of(look, ring);
        const thread_room room = {
            look, ring, {at.pile, at.card, at.panel, growl_banner_place(look->d->ui, look->pub->n)}};
        if (pub->night_card == GROWL_UNWANTED) {
            pointing(&room);
        } else {
            votes(&room);
        }
    }
}

void growl_draw_marks(const growl_look *look, const growl_ring *ring) {
    const growl_pub *pub = look->pub;

    if (!pub->night_open || !growl_shows_night(look)) {
        return;
    }
    night_signs(look, ring);
    if (is_choosing(pub) && votes_open(pub)) {
        counts(look, ring);
    } else if (is_choosing(pub) && pub->night_card == GROWL_UNSAVED) {
        raised_hands(look, ring);
    }
}
