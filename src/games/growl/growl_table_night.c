/* The middle of the table at night: the card, its rule, and what is pressed there. */
#include <math.h>
#include <stdio.h>

#include "growl_table.h"
#include "ui/rim.h"

bool growl_wants_pair(const table_ui *t) {
    return t->n_legal > 0 && t->legal[0].kind == GROWL_MOVE_PAIR;
}

bool growl_names_pair(int card) {
    return card == GROWL_GIFT || card == GROWL_HYPNOSIS || card == GROWL_SLEEPWALKERS;
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

/* A card too small for its name has it here. `under`: the card, not beside it; `open`: how much
 * of it is seen: words are never squeezed. */
typedef struct {
    ui_rect space;
    bool named, under;
    float open;
} rule_look;

static const float rule_beside = 18.0f;                 /* from the paper's edge to its words */
static const float rule_air = 14.0f, rule_tight = 3.0f; /* above and below them */

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
    rule_lines l = {.head = UI_STYLE_NAME, .body = UI_STYLE_BODY, .air = rule_air};
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
    const float words = ui_label_height(ui, &l.body, most, text) + l.name_h + 8;
    if (space.h < 160 || (r->named && words + 2 * rule_air > space.h)) {
        l.air = rule_tight;
    }
    const float wish = words + 2 * l.air;
    const float h = fminf(space.h, wish);
    const float w =
        wish <= space.h ? fmaxf(growl_balanced(ui, &l.body, most, text), least) + 2 * rule_beside : space.w;
    l.at = (ui_rect){r->under ? space.x + (space.w - w) / 2 : space.x, space.y + (space.h - h) / 2, w, h};
    return l;
}

/* As dark as the card that it belongs to, with an edge in the light of the same lamp. */
static void rule_paper(ui_draw *d, ui_rect at) {
    const ui_colour lit = ui_mix(UI_BARK, UI_LANTERN, 0.3f);

    ui_plate(d, at, 14, UI_INK_900, d->ui->high_contrast ? UI_PAPER_400 : lit, 1.8f, true);
}

/* What is read to act is turned to a person at a flat table's far edge who alone is asked. */
static bool face_asked(const growl_look *look, ui_rect at) {
    return table_face(look->d, look->t, look->pub->n, table_tells(look->t) ? -1 : growl_asked_alone(look->pub), at);
}

/* Returns what it takes. */
static ui_rect rule_panel(const growl_look *look, const rule_look *r, const char *id) {
    static const float shadow = 12.0f;
    ui_draw *d = look->d;
    const rule_lines l = rule_lines_of(look, r, id);
    const ui_rect at = l.at;
    const ui_rect words = {at.x + rule_beside, at.y + l.air, at.w - 2 * rule_beside, at.h - 2 * l.air};

    const bool turned = face_asked(look, at);
    ui_seen_begin(d, ui_inset(at, -shadow), r->open);
    rule_paper(d, at);
    if (r->named) {
        ui_label(d, (ui_rect){words.x, words.y, words.w, l.name_h}, &l.head, growl_card_name(&d->words, id));
    }
    ui_label(d, (ui_rect){words.x, words.y + l.name_h, words.w, words.h - l.name_h}, &l.body,
             growl_card_text(&d->words, id));
    ui_seen_end(d, r->open);
    if (turned) {
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
    const bool turned = face_asked(look, at);
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
    if (turned) {
        ui_group_end(d);
    }
}

/* Below the rule and as wide; wider where its word wants that, within the panel. */
static void confirm_button(const growl_look *look, ui_rect rule, ui_rect panel, float h) {
    static const float air = 12.0f, beside = 50.0f; /* a word and its edges */
    const table_ui *t = look->t;
    const bool ready = t->pick[0] != 0 && t->pick[1] != 0;
    const char *word = ui_say(look->d, "growl.table.confirm");
    const float wish = ui_label_width(look->d->ui, &UI_STYLE_BUTTON, word) + beside;
    const float w = fmaxf(rule.w, fminf(wish, panel.w));
    const ui_rect at = {fmaxf(panel.x, rule.x + (rule.w - w) / 2), rule.y + rule.h + air, w, h};
    const bool turned = face_asked(look, at);

    ui_button(look->d, at, ZONE_CONFIRM, 0, word, NULL, UI_PRIMARY, ready ? UI_ZONE_DEFAULT : UI_ZONE_OFF);
    if (turned) {
        ui_group_end(look->d);
    }
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

/* Where even the rule is tight, with the button of a pair below it, the name stands at the card. */
static rule_look rule_of(const growl_look *look, const growl_night_places *at, int card) {
    const char *id = growl_night_id[card];
    const float below = growl_names_pair(card) ? growl_below_rule(look) : 0.0f;

    return (rule_look){.space = at->panel,
                       .named = !growl_night_name_fits(look->d, at->card, id) &&
                                at->panel.h - below + 2 * (rule_air - rule_tight) >= growl_least_rule(look, at, id),
                       .under = at->panel.y >= at->card.y + at->card.h,
                       .open = 1.0f};
}

void growl_draw_rule(const growl_look *look, const growl_night_places *at, int card, float open) {
    const char *id = growl_night_id[card];
    rule_look rule = rule_of(look, at, card);

    rule.open = open;
    if (open > 0.0f) {
        rule_panel(look, &rule, id);
    }
}

ui_rect growl_rule_at(const growl_look *look, const growl_night_places *at, int card) {
    const char *id = growl_night_id[card];
    const rule_look rule = rule_of(look, at, card);

    return rule_lines_of(look, &rule, id).at;
}

void growl_rule_soon(const growl_look *look, const growl_night_places *at, int card) {
    ui_soon(look->d);
    rule_paper(look->d, growl_rule_at(look, at, card));
    ui_soon_end(look->d);
}

static bool dies_by_card(const growl_look *look) {
    return growl_is_telling(look->t, GROWL_EV_DEATH) && look->t->event.arg[1] == GROWL_DIED_BY_CARD;
}

float growl_rule_left(const growl_look *look) {
    static const float hidden_from = 0.2f, hidden_to = 0.8f; /* behind whoever dies */
    const growl_pub *pub = look->pub;
    bool over = pub->step > GROWL_STEP_PASS;

    for (int seat = 0; seat < pub->n; seat++) {
        over |= pub->died_how[seat] == GROWL_DIED_BY_CARD;
    }
    if (over) {
        return 0.0f;
    }
    return growl_is_telling(look->t, GROWL_EV_PASSED)
               ? 1.0f - motion_smooth(motion_of(look->t->part, 0.0f, GROWL_RULE_GONE))
           : dies_by_card(look) ? 1.0f - motion_smooth(motion_of(look->t->part, hidden_from, hidden_to))
                                : 1.0f;
}

static ui_label_style caption_style(void) {
    ui_label_style style = UI_STYLE_NAME;

    style.name = false;
    style.lines = 1;
    style.size = 22;
    style.align = UI_MIDDLE;
    style.colour = UI_LANTERN;
    return style;
}

ui_rect growl_night_caption(const growl_look *look, const growl_ring *ring, const growl_night_places *at, int card) {
    static const float air = 12.0f, edge = 6.0f; /* it lies askew */
    const char *id = growl_night_id[card], *name = growl_card_name(&look->d->words, id);
    const ui_label_style style = caption_style();
    const float w = ui_label_width(look->d->ui, &style, name) + edge,
                h = ui_label_height(look->d->ui, &style, 2 * w, name) + 4;
    const ui_rect c = at->card, free = growl_free_at(ring, look->pub->n, c.x + (c.w - w) / 2, w);
    const float below = c.y + c.h + air, above = c.y - air - h;

    if (growl_night_name_fits(look->d, c, id)) {
        return (ui_rect){0};
    }
    return below + h <= free.y + free.h ? (ui_rect){free.x, below, w, h}
           : above >= free.y            ? (ui_rect){free.x, above, w, h}
                                        : (ui_rect){0};
}

void growl_draw_caption(const growl_look *look, const growl_ring *ring, const growl_night_places *at, int card) {
    const ui_rect box = growl_night_caption(look, ring, at, card);
    const ui_label_style style = caption_style();

    if (box.w > 0 && growl_passes(look)) { /* no way goes through the word */
        ui_plate(look->d, (ui_rect){box.x - 8, box.y - 1, box.w + 16, box.h + 2}, 9, UI_INK_900, UI_INK_900, 0.0f,
                 false);
    }
    const bool turned = face_asked(look, box);
    if (box.w > 0) {
        ui_label(look->d, box, &style, growl_card_name(&look->d->words, growl_night_id[card]));
    }
    if (turned) {
        ui_group_end(look->d);
    }
}

static void draw_card(const growl_look *look, ui_rect at) {
    const bool turned = face_asked(look, at);

    growl_draw_night_card(look->d, at, look->pub->night_card, look->pub->nights);
    if (turned) {
        ui_group_end(look->d);
    }
}

/* On a flat table whoever chooses in an open hand confirms there, unless something was picked in the middle before.
 */
static bool confirms_in_hand(const growl_look *look) {
    const ui_rim *rim = look->d->ui->rim;
    const int seat = growl_asked_alone(look->pub);

    return rim != NULL && seat >= 0 && (rim->looks >> seat & 1u) != 0 && look->t->picks == 0;
}

static void draw_pile(const growl_look *look, ui_rect at, float left) {
    static const float air = 0.25f; /* of its width: it is thick, and a number lies over its corner */

    if (left >= 1.0f) {
        growl_draw_stock(look, at);
    } else if (left > 0.0f) {
        ui_group_faded(look->d, ui_inset(at, -air * at.w), left);
        growl_draw_stock(look, at);
        ui_group_end(look->d);
    }
}

void growl_draw_night(const growl_look *look, const growl_ring *ring, float pile) {
    const growl_pub *pub = look->pub;
    const char *id = growl_night_id[pub->night_card];
    const float button = fmaxf(ui_target(look->d->ui), 48.0f);
    const bool pair = growl_wants_pair(look->t) && !look->t->locked;
    const growl_night_places at = growl_night_places_of(look, ring);
    const bool names = table_find_move(look->t, GROWL_MOVE_NAME, TABLE_ANY, TABLE_ANY) != NULL;
    rule_look rule = rule_of(look, &at, pub->night_card);

    growl_draw_glow(look->d, at.card, 1.0f);
    draw_pile(look, at.pile, pile);
    draw_card(look, at.card);
    ui_mark_add(look->d, GROWL_MARK_READ, GROWL_READ_CARD, at.card);
    if (names && !look->t->locked) {
        name_buttons(look, at.panel);
        return;
    }
    rule.open = growl_rule_left(look) * growl_storm_rule(look);
    if ((rule.open <= 0.0f && !growl_is_telling(look->t, GROWL_EV_TEMPEST)) || (!rule.named && !rule.under)) {
        growl_draw_caption(look, ring, &at, pub->night_card);
    }
    if (rule.open <= 0.0f) {
        return;
    }
    rule.space.h -= pair ? button + 12 : 0.0f;
    const ui_rect words = rule_panel(look, &rule, id);
    ui_mark_add(look->d, GROWL_MARK_READ, GROWL_READ_RULE, words);
    if (pair && !confirms_in_hand(look)) {
        confirm_button(look, words, at.panel, button);
    }
}
