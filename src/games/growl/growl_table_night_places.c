/* Where pile, card and rule lie in the middle of GROWL's table at night. */
#include <math.h>
#include <string.h>

#include "growl_table.h"

bool growl_passes(const growl_look *look) {
    return growl_is_telling(look->t, GROWL_EV_PASSED) && look->pub->night_open &&
           look->pub->night_card < GROWL_NIGHT_CARDS;
}

/* name_h: of the name over the rule; 0: the card is large enough to carry it. */
typedef struct {
    growl_night_places places;
    float name_h;
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

/* The card in the very middle with its rule below it, so much free at both sides of it; false: there is no room. */
static bool central(const growl_ring *ring, int n, float s, float panel_w, float beside, growl_night_places *at) {
    const ui_rect c = ring->centre;
    const float mid = c.x + c.w / 2, w = 190.0f * s, h = w / TABLE_CARD;
    const ui_rect card = growl_free_at(ring, n, mid - w / 2 - beside, w + 2 * beside);
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
static growl_night_places apart(const ui_rect side[2]) {
    const float s = fminf(1.25f, fminf(side[0].w / 312.0f, fminf(side[0].h, side[1].h + 40.0f) / 256.0f));
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

/* The card in the middle, the pile left of it and the rule right, all on one line as far as that goes. A rule that is
 * too wide for its side moves them to the left, by a part of the table at most. False: there is no room. */
static bool in_a_row(const growl_ring *ring, int n, float s, ui_rect panel, growl_night_places *at) {
    static const float aside = 0.13f;
    const ui_rect c = ring->centre;
    const float w = 190.0f * s, h = w / TABLE_CARD, pile_w = 0.66f * w, gap = 0.16f * w, air = 12.0f; /* askew */
    const float over = fmaxf(0.0f, w / 2 + gap + panel.w - c.w / 2);
    const float mid = c.x + c.w / 2 - over, x = mid + w / 2 + gap, pile_x = mid - w / 2 - gap - pile_w;
    const float pile_h = pile_w / TABLE_CARD, thick = 0.24f * pile_w;
    const ui_rect free = growl_free_at(ring, n, mid - w / 2 - air, w + 2 * air);
    const float least = free.y + h / 2 + air, most = free.y + free.h - h / 2 - air;

    if (least > most || pile_x < c.x || over > aside * c.w) {
        return false;
    }
    const float line = fminf(fmaxf(c.y + c.h / 2, least), most);
    const ui_rect left = about(ring, n, pile_x - 4, pile_w + 8, line, pile_h + 2 * thick);

    at->card = (ui_rect){mid - w / 2, line - h / 2, w, h};
    at->pile = (ui_rect){pile_x, left.y + (left.h - pile_h) / 2, pile_w, pile_h};
    at->panel = about(ring, n, x, panel.w, line, panel.h);
    at->central = over <= 0.0f;
    return left.h >= pile_h + 2 * thick && at->panel.h > 0;
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
    return text + 30 + fminf(at->name_h, fmaxf(34.0f, at->places.panel.h * 0.2f));
}

/* What a name takes over a rule of this width. */
static float name_high(const growl_look *look, float w, const char *id) {
    ui_label_style head = UI_STYLE_NAME;

    head.name = false;
    head.size = 22;
    return ui_label_height(look->d->ui, &head, w - 36, growl_card_name(look->w, id)) + 4;
}

static bool carries_name(const growl_look *look, float w, const char *id) {
    return growl_night_name_fits(look->d, (ui_rect){.w = w, .h = w / TABLE_CARD}, id);
}

static night_layout layout_of(const growl_look *look, growl_night_places at, const char *id) {
    return (night_layout){at, carries_name(look, at.card.w, id) ? 0.0f : name_high(look, at.panel.w, id)};
}

float growl_least_rule(const growl_look *look, const growl_night_places *at, const char *id) {
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
float growl_below_rule(const growl_look *look) {
    return fmaxf(ui_target(look->d->ui), 48.0f) + 12;
}

/* Large letters have that room, too: the one rule with a button below it has smaller ones. */
static float kept_below(const growl_look *look) {
    return look->d->ui->text_scale > 1.4f ? 0.0f : growl_below_rule(look);
}

/* The card with the longest rule, of all or of those with a button: where that has room every other has. */
static int longest_rule(const growl_look *look, bool pairs) {
    size_t most = 0;
    int card = 0;

    for (int i = 0; i < GROWL_NIGHT_CARDS; i++) {
        const bool counts = !pairs || growl_names_pair(i);
        const size_t long_is = counts ? strlen(growl_card_text(look->w, growl_night_id[i])) : 0;
        if (long_is > most) {
            most = long_is;
            card = i;
        }
    }
    return card;
}

/* Card and rule as one block, so high below the card, in the middle of their room, and the pile beside the card as
 * far as it has room there. */
static void go_to_middle(const growl_look *look, const growl_ring *ring, float h, growl_night_places *at) {
    static const float usual = 64.0f;
    const float spare = fmaxf(at->panel.h - h, 0.0f) / 2;
    const float down = look->d->ui->height > look->d->ui->width ? spare : fminf(spare, usual);
    growl_night_places moved = *at;

    moved.panel.h = fminf(at->panel.h, h);
    moved.panel.y += down;
    moved.card.y += down;
    *at = moved;
    moved.pile =
        pile_at(ring, look->pub->n, &moved, at->pile.x, at->pile.w, moved.pile.x + moved.pile.w > moved.panel.x);
    if (moved.pile.h > 0) {
        at->pile = moved.pile;
    }
}

/* The largest card in the middle whose rule has room below it. A text is measured once for each width. */
static float best_with(const growl_look *look, const growl_ring *ring, const char *id, float beside,
                       growl_night_places *best) {
    enum { WIDTHS = 6 };
    static const float wide[WIDTHS] = {560.0f, 480.0f, 420.0f, 360.0f, 300.0f, 250.0f};
    const float buttons = 2 * ui_target(look->d->ui) + 10; /* of a card that is named */
    const float below_rule = kept_below(look);
    const float largest = look->d->ui->height > look->d->ui->width ? 1.44f : 1.2f;
    rule_heights text[WIDTHS];
    float name[WIDTHS], most = 0.0f, worth = 0.0f, lines = 0.0f;

    for (int i = 0; i < WIDTHS; i++) {
        text[i] = heights_of(look, wide[i], id);
        name[i] = name_high(look, wide[i], id);
    }
    for (int smaller = 0; smaller < 9; smaller++) {
        const float s = largest - 0.08f * (float)smaller, w = 190.0f * s;
        const bool named = carries_name(look, w, id);
        for (int i = 0; i < WIDTHS; i++) {
            night_layout at = {{.central = true}, named ? 0.0f : name[i]};
            if (!central(ring, look->pub->n, s, wide[i], beside, &at.places) || at.places.panel.h < buttons) {
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
    if (most > 0.0f) {
        const float h = fmaxf(fmaxf(lines + below_rule, 84.0f), buttons);
        go_to_middle(look, ring, h, best);
    }
    return worth;
}

/* On a window that stands not between two seats of a row, as long as there is room below them; large words want all
 * there is. */
static float best_central(const growl_look *look, const growl_ring *ring, const char *id, growl_night_places *best) {
    static const float air = 10.0f, row = 160.0f; /* with the pile */
    const ui_frame *ui = look->d->ui;
    const bool stands = ring->rim == NULL && ui->height > ui->width && !ui_large_words(ui);
    const float below = stands ? best_with(look, ring, id, row, best) : 0.0f;

    return below >= fits_whole ? below : best_with(look, ring, id, air, best);
}

/* From the middle of the card down to that of the rule beside it. */
static float off_line(const growl_night_places *at) {
    return fabsf(at->panel.y + at->panel.h / 2 - at->card.y - at->card.h / 2);
}

/* A card aside of the very middle, as large as it may be: it gives way to a wide rule before it becomes small. */
static float aside_costs(const growl_ring *ring, const growl_night_places *at) {
    static const float usual = 200.0f, smaller = 2.2f, away = 0.5f;
    const float off = ring->centre.x + ring->centre.w / 2 - at->card.x - at->card.w / 2;

    return smaller * fmaxf(0.0f, usual - at->card.w) + away * off;
}

/* The best of some rows so far. */
typedef struct {
    float most, worth; /* what it is worth less what it costs; 0: there is none */
    growl_night_places at;
} row_found;

static void keep_better(row_found *best, const growl_night_places *at, float worth, float costs) {
    if (worth - costs > best->most) {
        *best = (row_found){worth - costs, worth, *at};
    }
}

/* What the longest rule takes, or the longest with a button below it. */
static rule_heights most_of(const growl_look *look, float w, const char *longest, const char *pair) {
    const rule_heights words = heights_of(look, w, longest), above = heights_of(look, w, pair);
    static const float air = 7.0f; /* more: it stays as wide as its words */
    const float below = kept_below(look) + air;

    return (rule_heights){fmaxf(words.wish, above.wish + below), fmaxf(words.least, above.least + below)};
}

/* The largest card in the middle beside which the rule has room, rather in few lines and level with it; aside where
 * no rule fits whole beside the very middle, or only beside a card that is much smaller there. */
static float best_row(const growl_look *look, const growl_ring *ring, const char *id, growl_night_places *best) {
    static const float wide[] = {420.0f, 490.0f, 560.0f, 370.0f, 340.0f, 320.0f, 280.0f}, usual = 420.0f,
                       wider = 0.4f;
    static const float much_smaller = 0.85f;
    const char *pair = growl_night_id[longest_rule(look, true)];
    row_found middle = {.most = 0.0f}, any = middle;

    if (look->d->ui->height > look->d->ui->width) { /* that has its room below the card */
        return 0.0f;
    }
    for (size_t i = 0; i < sizeof wide / sizeof wide[0]; i++) {
        const rule_heights text = most_of(look, wide[i], id, pair);
        const float name = name_high(look, wide[i], id);
        for (int smaller = 0; smaller < 9; smaller++) {
            const float s = 1.2f - 0.06f * (float)smaller, w = 190.0f * s;
            night_layout at = {.name_h = carries_name(look, w, id) ? 0.0f : name};
            const float takes = rule_takes(&at, text.wish);
            const ui_rect rule = {.w = wide[i], .h = takes};
            /* Large letters are not made smaller for a place in the middle. */
            if (!in_a_row(ring, look->pub->n, s, rule, &at.places) ||
                (look->d->ui->text_scale > 1.5f && at.places.panel.h < rule.h)) {
                continue;
            }
            const float is = score_of(&at, text, 0.0f);
            const float leans = wider * fmaxf(0.0f, wide[i] - usual); /* the table, to the side of the rule */
            const float costs = takes / 2 + off_line(&at.places) + leans;
            keep_better(&any, &at.places, is, costs + aside_costs(ring, &at.places));
            if (at.places.central) {
                keep_better(&middle, &at.places, is, costs);
            }
        }
    }
    const bool large = middle.at.card.w >= much_smaller * any.at.card.w;
    const row_found *found = middle.worth >= fits_whole && large ? &middle : &any;
    if (found->most > 0.0f) {
        *best = found->at;
    }
    return found->worth;
}

/* The card that lies in the middle this night, or comes there. */
static const char *tonight(const growl_look *look, const char *otherwise) {
    const int card = growl_is_telling(look->t, GROWL_EV_NIGHT) ? look->t->event.arg[1] : look->pub->night_card;

    return card < GROWL_NIGHT_CARDS ? growl_night_id[card] : otherwise;
}

/* What lies beside each other, with its rule as wide as that is drawn, is moved into the table's middle. There is no
 * pile in the last night. */
static growl_night_places centred(const growl_look *look, const growl_ring *ring, growl_night_places at,
                                  const char *longest) {
    const float paper = 36.0f, most = at.panel.w - paper; /* beside the words */
    const char *id = tonight(look, longest);
    const bool pile = look->pub->nights + 1 < GROWL_NIGHTS;
    ui_label_style body = UI_STYLE_BODY;

    body.size = 22.0f;
    if (at.central || at.panel.x < at.card.x + at.card.w || at.pile.x > at.card.x ||
        text_height(look, at.panel.w, id, look->d->ui->text_scale, 1.0f) > at.panel.h) {
        return at;
    }
    const float w = growl_balanced(look->d->ui, &body, most, growl_card_text(look->w, id)) + paper;
    const float off = ring->centre.x + ring->centre.w / 2 - ((pile ? at.pile.x : at.card.x) + at.panel.x + w) / 2;
    const float dx = fmaxf(at.pile.x - at.card.x, fminf(off, at.panel.w - w));
    at.pile.x += dx;
    at.card.x += dx;
    at.panel.x += dx;
    at.panel.w -= fmaxf(dx, 0.0f);
    return at;
}

/* Whether a pile, as thick as it is, has room there. */
static bool pile_fits(const growl_ring *ring, int n, ui_rect pile) {
    const float thick = 0.24f * pile.w;
    const ui_rect free = growl_free_at(ring, n, pile.x - 4, pile.w + 8);

    return pile.x >= 0 && pile.y - thick >= free.y && pile.y + pile.h + thick <= free.y + free.h;
}

/* All that lies there moved so far aside, a little higher or lower, or the card a little smaller, where seats want
 * it; false: it has no room there. */
static bool moved_aside(const growl_ring *ring, int n, float dx, bool pile, ui_rect rule, growl_night_places *at) {
    static const float askew = 2.0f, least_size = 0.88f, hair = 0.5f;
    const ui_rect lies = growl_free_at(ring, n, at->card.x + dx, at->card.w);
    const float h = fminf(at->card.h, lies.h - 2 * askew), less = (at->card.h - h) * TABLE_CARD;
    const float mid = at->card.y + at->card.h / 2, top = lies.y + askew + h / 2;
    const float dy = fminf(fmaxf(mid, top), top + lies.h - 2 * askew - h) - mid;
    const ui_rect words = growl_free_at(ring, n, rule.x + dx, rule.w);
    const float down = fminf(fmaxf(dy, words.y - rule.y), words.y + words.h - rule.h - rule.y);
    ui_rect stock = at->pile;

    stock.x += dx + less / 2;
    if (h < least_size * at->card.h || rule.h > words.h + hair || (pile && !pile_fits(ring, n, stock))) {
        return false;
    }
    at->pile = stock;
    at->card = (ui_rect){at->card.x + dx + less / 2, mid + dy - h / 2, at->card.w - less, h};
    at->panel.x += dx - less / 2;
    at->panel.y += down;
    return true;
}

/* The card goes into the middle sideways, so far, and the pile with it. It stays where seats leave it no room. */
static void card_to_middle(const growl_ring *ring, int n, float part, bool pile, growl_night_places *at) {
    static const float air = 6.0f; /* askew */
    const float x = ring->centre.x + (ring->centre.w - at->card.w) / 2, dx = x - at->card.x;
    const ui_rect free = growl_free_at(ring, n, x - air, at->card.w + 2 * air);
    const ui_rect stock = {at->pile.x + dx, at->pile.y, at->pile.w, at->pile.h};

    if (at->card.y >= free.y && at->card.y + at->card.h <= free.y + free.h && (!pile || pile_fits(ring, n, stock))) {
        at->card.x += dx * part;
        at->pile.x += dx * part;
    }
}

/* Pile, card and rule, as wide as that is drawn, have the middle between them, or stand as near to it as they may,
 * unless the card has the very middle; and it has that alone, over its rule or when that has gone. In the last night
 * no pile lies left of it. */
static growl_night_places in_middle(const growl_look *look, const growl_ring *ring, growl_night_places at) {
    enum { STEPS = 8 };
    static const float rolled = 0.5f, row = 60.0f; /* the rule gives way before the card comes; between them */
    const bool pile = look->pub->nights + 1 < GROWL_NIGHTS;
    const int card = growl_is_telling(look->t, GROWL_EV_NIGHT) ? look->t->event.arg[1] : look->pub->night_card;
    const float end = at.card.x + at.card.w;

    if (card >= GROWL_NIGHT_CARDS || (pile && (at.central || at.panel.x < end || at.panel.x > end + row))) {
        return at;
    }
    if (at.panel.x < end) {
        card_to_middle(ring, look->pub->n, 1.0f, pile, &at);
        return at;
    }
    const ui_rect rule = growl_rule_at(look, &at, card);
    const float from = pile ? at.pile.x : at.card.x;
    const float off = ring->centre.x + ring->centre.w / 2 - (from + rule.x + rule.w) / 2;
    for (int k = STEPS; k > 0; k--) {
        if (moved_aside(ring, look->pub->n, off * (float)k / STEPS, pile, rule, &at)) {
            break;
        }
    }
    const float gone = motion_smooth(motion_of(1.0f - growl_rule_left(look), rolled, 1.0f));
    card_to_middle(ring, look->pub->n, gone, pile, &at);
    return at;
}

/* The layout whose card is largest, among those that can hold the rule (or all, when none can). */
static growl_night_places with_pile(const growl_look *look, const growl_ring *ring) {
    const char *id = growl_night_id[longest_rule(look, false)];
    const float below_rule = kept_below(look);
    const int n = look->pub->n;
    const ui_rect c = ring->centre;
    const float whole = fminf(1.25f, fminf(c.w / 640.0f, c.h / 256.0f));
    static const float usual = 560.0f, wider = 840.0f;
    const float lines[] = {wider, c.w};
    /* Lines that are not too long to read, and no longer than the rule needs to fit. */
    growl_night_places best = beside(c, whole, usual);
    float most = score(look, &best, id, below_rule);
    growl_night_places middle = best;
    ui_rect side[2];

    for (int i = 0; i < 2; i++) {
        const growl_night_places at = beside(c, whole, lines[i]);
        const float worth = score(look, &at, id, below_rule);
        if (worth > most) {
            best = at;
            most = worth;
        }
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
    const bool sides = growl_free_sides(ring, n, side);
    const growl_night_places at = sides ? apart(side) : best;
    return sides && score(look, &at, id, below_rule) > most + 18.0f ? at : centred(look, ring, best, id);
}

static growl_night_places usual_places(const growl_look *look, const growl_ring *ring) {
    growl_night_found none = {0}, *laid = ring->night != NULL ? &ring->night->usual : &none;

    if (!laid->known) {
        const size_t used = look->w->used;
        *laid = (growl_night_found){true, with_pile(look, ring)};
        look->w->used = used; /* rules that were worded only to be measured: beside each hand some hundred */
    }
    return in_middle(look, ring, laid->at);
}

/* Whether no hand lies over what is read there. */
static bool all_clear(const growl_look *look, const growl_ring *ring, const growl_night_places *at) {
    const int card = growl_is_telling(look->t, GROWL_EV_NIGHT) ? look->t->event.arg[1] : look->pub->night_card;
    const bool pile = look->pub->nights + 1 < GROWL_NIGHTS;

    return growl_is_clear(ring, at->card) && (!pile || growl_is_clear(ring, at->pile)) &&
           (card >= GROWL_NIGHT_CARDS || growl_is_clear(ring, growl_rule_at(look, at, card)));
}

/* Where they lie when no hand is over them; else beside those that are open, as well as may be. */
static growl_night_places find_beside(const growl_look *look, const growl_ring *ring) {
    const growl_night_places usual = usual_places(look, ring);
    growl_night_places best = usual;
    growl_ring way[GROWL_CLEAR_WAYS];
    float most = -fits_whole;

    if (ring->rim == NULL || ring->rim->n_open == 0 || all_clear(look, ring, &usual)) {
        return usual;
    }
    const char *id = tonight(look, growl_night_id[longest_rule(look, false)]);
    growl_clear_rings(ring, way);
    for (int i = 0; i < GROWL_CLEAR_WAYS; i++) {
        const growl_night_places at = usual_places(look, &way[i]);
        const float worth = score(look, &at, id, 0.0f);
        if (worth > most && all_clear(look, ring, &at)) {
            most = worth;
            best = at;
        }
    }
    return best;
}

static growl_night_places places_beside(const growl_look *look, const growl_ring *ring) {
    const bool before = ring->rim != NULL && ring->rim == look->d->ui->rim->was;
    growl_night_found none = {0}, *found = ring->night != NULL ? &ring->night->beside[before] : &none;

    if (!found->known) {
        *found = (growl_night_found){true, find_beside(look, ring)};
    }
    return found->at;
}

growl_night_places growl_night_places_of(const growl_look *look, const growl_ring *ring) {
    const growl_night_places now = places_beside(look, ring);
    growl_ring before;

    if (!growl_ring_before(ring, &before)) {
        return now;
    }
    const growl_night_places was = places_beside(look, &before);
    const float part = ring->rim->glides;
    return (growl_night_places){motion_area(was.pile, now.pile, part), motion_area(was.card, now.card, part),
                                motion_area(was.panel, now.panel, part), now.central};
}
