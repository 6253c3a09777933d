/* How GROWL's cards, pile and marks look. Places inside a card are given in 63rds of its width, the pictures' grid.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "growl_table.h"

enum { PILE_LAYERS = 8 };

/* How a card of the night lies, in degrees. */
static const float night_tilt = 1.5f;

/* With its white cross and rim as light as the parchment that it covers. */
static const ui_colour MARK = 0xFFC0523Du;

/* The outline of a card, with its cut corners. */
static void outline(ui_draw *d, ui_rect at, const char *paint) {
    const double w = at.w, h = at.h, c = at.w * 0.05;
    char svg[256];

    snprintf(svg, sizeof svg, "<path d=\"M%.1f 0H%.1fL%.1f %.1fV%.1fL%.1f %.1fH%.1fL0 %.1fV%.1fZ\" %s/>", c, w - c, w,
             c, h - c, w - c, h, c, h - c, c, paint);
    ui_shape(d, at, svg);
}

/* A hard shadow that falls away from the lamp. */
static void shadow(ui_draw *d, ui_rect at) {
    outline(d, (ui_rect){at.x + at.w * 0.024f, at.y + at.w * 0.042f, at.w, at.h},
            "fill=\"#000000\" fill-opacity=\"0.5\"");
}

static void card_picture(ui_draw *d, ui_rect at, const char *id, float alpha) {
    char name[64];

    snprintf(name, sizeof name, "growl/%s", id);
    ui_picture(d, name, at, alpha);
}

/* At the smallest size a label may take, whatever the reader's scale. */
bool growl_text_fits(const ui_frame *ui, const ui_label_style *style, float w, float h, const char *text) {
    ui_frame plain = *ui;
    ui_label_style least = *style;
    char word[64];

    plain.text_scale = 1.0f;
    /* As label.h promises: 85 % of the style and four millimetres, in whole pixels; four fifths of it for a name. */
    const float em = fmaxf(style->size * 0.85f, fminf(4.0f * ui->mm, style->size * 1.25f));
    const float px = ceilf(em * ui->u - 0.01f);
    least.size = (style->name ? floorf(px * 0.8f) : px) / ui->u;
    least.lines = 0;
    plain.mm = 0.0f; /* they are in it: measured, it would grow for them once more */
    if (style->lines == 1) {
        return ui_label_width(&plain, &least, text) <= w;
    }
    for (const char *at = text; *at != '\0';) {
        const size_t len = strcspn(at, " ");
        snprintf(word, sizeof word, "%.*s", (int)(len < sizeof word ? len : sizeof word - 1), at);
        if (ui_label_width(&plain, &least, word) > w) {
            return false;
        }
        at += len + strspn(at + len, " ");
    }
    return ui_label_height(&plain, &least, w, text) <= h;
}

/* The size at which this box holds the name of each kind; 0: it does not. So a hand has all names or none. */
static float day_name_size(ui_draw *d, ui_rect box, const ui_label_style *style) {
    float size = style->size;

    for (int kind = 0; kind < GROWL_KINDS; kind++) {
        const char *name = growl_card_name(&d->words, growl_kind_id[kind]);
        if (!growl_text_fits(d->ui, style, box.w, box.h, name)) {
            return 0.0f;
        }
        size = fminf(size, ui_label_size(d->ui, box, style, name));
    }
    return size;
}

static ui_label_style day_name_style(float card_w) {
    ui_label_style style = UI_STYLE_NAME;

    style.size = card_w * 8.4f / 63.0f;
    style.colour = UI_INK_900;
    style.align = UI_LEFT;
    style.valign = UI_CENTRE;
    style.lines = 1;
    return style;
}

/* Beside the index, or over it. */
static ui_rect day_name_box(ui_rect at, bool over) {
    return over ? table_part_of_card(at, 2.2f, 2.2f, 58.6f, 13.4f)
                : table_part_of_card(at, 16.2f, 2.2f, 45.6f, 13.4f);
}

growl_day_name growl_day_name_within(ui_draw *d, ui_rect card, float seen) {
    const ui_label_style style = day_name_style(card.w);
    ui_rect box = day_name_box(card, false);
    box.w = fminf(box.w, card.x + seen - box.x - 2.0f);
    return (growl_day_name){box.w > 0.0f ? day_name_size(d, box, &style) : 0.0f, false};
}

/* Over the index, of which there is another below, where one name has no room beside it. A torn word says less
 * than the index: a card too small even for that has the index alone. */
growl_day_name growl_day_name_of(ui_draw *d, ui_rect card) {
    const ui_label_style style = day_name_style(card.w);
    const float beside = day_name_size(d, day_name_box(card, false), &style);

    return beside > 0.0f ? (growl_day_name){beside, false}
                         : (growl_day_name){day_name_size(d, day_name_box(card, true), &style), true};
}

static void day_face(ui_draw *d, ui_rect at, const char *id, growl_day_name name) {
    char picture[48];
    ui_label_style style = day_name_style(at.w);
    const ui_rect box = day_name_box(at, name.over);

    snprintf(picture, sizeof picture, "card_%s", id);
    card_picture(d, at, picture, 1.0f);
    if (name.size <= 0.0f) {
        return;
    }
    if (name.over) {
        style.align = UI_MIDDLE;
        ui_fill(d, box, UI_PAPER_100);
    }
    style.size = name.size;
    ui_label(d, box, &style, growl_card_name(&d->words, id));
}

void growl_draw_rule_mark(ui_draw *d, ui_rect at, const char *figure) {
    ui_disc(d, at, d->ui->high_contrast ? UI_INK_950 : MARK, UI_PAPER_100, 2.0f);
    ui_figure(d, figure, ui_inset(at, at.w * 0.2f), UI_PAPER_100);
}

void growl_draw_named_card(ui_draw *d, ui_rect at, const char *id, float degrees, bool grey, growl_day_name name) {
    ui_group(d, at, 0, degrees);
    shadow(d, at);
    day_face(d, at, id, name);
    if (grey) { /* a veil would tell by its shade which hand has cards that are kept */
        growl_draw_rule_mark(d, table_part_of_card(at, 45.0f, 17.0f, 15.0f, 15.0f), "cross");
    }
    ui_group_end(d);
}

void growl_draw_day_card(ui_draw *d, ui_rect at, const char *id, float degrees, bool grey) {
    growl_draw_named_card(d, at, id, degrees, grey, growl_day_name_of(d, at));
}

/* Which of a game's three nights it is; a card of no night has those that it may be drawn for, as on the printed
 * cards: the first two, or the last. */
static void night_mark(ui_draw *d, ui_rect at, int card, int night) {
    const float r = at.w * 2.1f / 63.0f;

    for (int i = 0; i < GROWL_NIGHTS; i++) {
        const ui_rect disc = table_part_of_card(at, 31.5f + (float)(i - 1) * 6.9f, 72.4f, 0.0f, 0.0f);
        const bool may = (card >= GROWL_FIRST_FINAL) == (i == GROWL_NIGHTS - 1);
        const bool lit = night == GROWL_NO_NIGHT ? may : i == night;
        ui_disc(d, (ui_rect){disc.x - r, disc.y - r, 2 * r, 2 * r}, lit ? UI_BLUE : 0, lit ? UI_BLUE : UI_INK_500,
                1.4f);
    }
}

/* The longest names are as long as the card is wide: they keep off its edges. Two lines end at the moon. */
static ui_rect night_name_box(ui_rect at) {
    static const float usual = 8.0f, most = 0.09f; /* of the card's width */
    const ui_rect strip = table_part_of_card(at, 0.0f, 0.6f, 63.0f, 15.8f);
    const float air = fminf(usual, most * at.w);

    return (ui_rect){strip.x + air, strip.y, strip.w - 2 * air, strip.h};
}

static bool name_fits(ui_draw *d, ui_rect at, const ui_label_style *style, const char *name) {
    const ui_rect box = night_name_box(at);

    return growl_text_fits(d->ui, style, box.w, box.h, name);
}

/* A long name has smaller letters, in one line if it can, rather than none; the smallest on a large card alone. */
static ui_label_style night_name_style(ui_draw *d, ui_rect at, const char *name) {
    static const struct {
        float size; /* in 63rds of the width */
        int lines;
    } way[] = {{7.4f, 2}, {6.6f, 1}, {6.6f, 2}, {6.1f, 1}, {5.6f, 1},
               {5.6f, 2}, {5.0f, 1}, {5.0f, 2}, {4.4f, 1}, {4.4f, 2}};
    static const float smallest = 11.0f, usual = 5.6f;
    ui_label_style style = UI_STYLE_NAME;

    style.align = UI_MIDDLE;
    style.valign = UI_CENTRE;
    style.name = false;
    for (size_t i = 0; i < sizeof way / sizeof way[0]; i++) {
        const float size = at.w * way[i].size / 63.0f;
        if (way[i].size < usual && size < smallest) {
            break;
        }
        style.size = size;
        style.lines = way[i].lines;
        if (name_fits(d, at, &style, name)) {
            break;
        }
    }
    return style;
}

bool growl_night_name_fits(ui_draw *d, ui_rect at, const char *id) {
    const char *name = growl_card_name(&d->words, id);
    const ui_label_style style = night_name_style(d, at, name);

    return name_fits(d, at, &style, name);
}

static void night_face(ui_draw *d, ui_rect at, int card, int night) {
    const char *name = growl_card_name(&d->words, growl_night_id[card]);
    const ui_label_style style = night_name_style(d, at, name);
    char picture[48];

    snprintf(picture, sizeof picture, "night_%s", growl_night_id[card]);
    card_picture(d, at, picture, 1.0f);
    if (d->ui->high_contrast) { /* black on black */
        outline(d, at, "fill=\"none\" stroke=\"#FFFFFF\" stroke-width=\"2.5\"");
    }
    night_mark(d, at, card, night);
    if (name_fits(d, at, &style, name)) {
        ui_label(d, night_name_box(at), &style, name);
    }
}

void growl_draw_moving_night(ui_draw *d, ui_rect seen, ui_rect whole, int card, int night) {
    ui_scale(d, seen, whole);
    ui_group(d, whole, 0, night_tilt);
    shadow(d, whole);
    night_face(d, whole, card, night);
    ui_group_end(d);
}

void growl_draw_night_card(ui_draw *d, ui_rect at, int card, int night) {
    const ui_rect under = table_part_of_card(at, 2.6f, 75.4f, 57.8f, 11.0f);
    const char *kind = ui_say(d, card >= GROWL_FIRST_FINAL ? "growl.table.final_night" : "growl.table.night");
    ui_label_style style = night_name_style(d, at, kind);

    ui_group(d, at, 0, night_tilt);
    shadow(d, at);
    night_face(d, at, card, night);
    style.face = TEXT_BODY;
    style.size = at.w * 6.4f / 63.0f;
    style.colour = UI_PAPER_400;
    style.lines = 1;
    if (growl_text_fits(d->ui, &style, under.w, under.h, kind)) {
        ui_label(d, under, &style, kind);
    }
    ui_group_end(d);
}

void growl_draw_back(ui_draw *d, ui_rect at, float degrees) {
    ui_group(d, at, 0, degrees);
    shadow(d, at);
    card_picture(d, at, "back", 1.0f);
    ui_group_end(d);
}

/* Dark as a back is, at this size on the night it would not be seen. */
void growl_draw_small_back(ui_draw *d, ui_rect at, float degrees) {
    static const float rim = 0.055f;
    const ui_rect paper = ui_inset(at, -at.w * rim);

    ui_group(d, paper, 0, degrees);
    shadow(d, at);
    outline(d, paper, d->ui->high_contrast ? "fill=\"#FFFFFF\"" : "fill=\"#E6D9BC\"");
    card_picture(d, at, "back", 1.0f);
    ui_group_end(d);
}

void growl_draw_flying_back(ui_draw *d, ui_rect from, ui_rect to, float part) {
    const motion_card card = motion_fly(from, to, part);

    table_flying_shadow(d, &card);
    ui_carry(d, card.at, card.whole);
    growl_draw_back(d, card.whole, card.degrees);
}

/* The card has been told, and is not seen yet. */
void growl_night_card_soon(ui_draw *d, ui_rect at, int card) {
    char picture[48];

    snprintf(picture, sizeof picture, "night_%s", growl_night_id[card]);
    ui_soon(d);
    shadow(d, at);
    card_picture(d, at, picture, 1.0f);
    ui_soon_end(d);
}

typedef struct {
    ui_rect seen, whole;
    bool over;
} turning;

/* A card on its way from the pile, with its shadow, and its back as long as that is seen. */
static turning draw_turning(ui_draw *d, ui_rect pile, ui_rect to, float part) {
    motion_card card = motion_fly(pile, to, fminf(part * 1.4f, 1.0f));
    turning t = {.whole = card.whole};
    const float open = motion_turned(part, &t.over);

    card.at.x += card.at.w * (1.0f - open) / 2;
    card.at.w *= open;
    card.lift = fmaxf(card.lift, sinf(3.14159f * part));
    table_flying_shadow(d, &card);
    if (!t.over) {
        ui_carry(d, card.at, card.whole);
        ui_group(d, card.whole, 0, 0.0f);
        card_picture(d, card.whole, "back", 1.0f);
        ui_group_end(d);
    }
    t.seen = card.at;
    return t;
}

void growl_draw_turning_day(ui_draw *d, ui_rect pile, ui_rect to, float part, const char *id) {
    const turning t = draw_turning(d, pile, to, part);

    if (!t.over) {
        char name[48];
        snprintf(name, sizeof name, "card_%s", id);
        ui_soon(d);
        card_picture(d, t.whole, name, 1.0f);
        ui_soon_end(d);
    }
    if (t.over) { /* seen from the side nobody sees it tilt */
        ui_scale(d, t.seen, t.whole);
        ui_group(d, t.whole, 0, growl_day_tilt);
        day_face(d, t.whole, id, growl_day_name_of(d, t.whole));
        ui_group_end(d);
    }
}

void growl_draw_turning_night(ui_draw *d, ui_rect pile, ui_rect to, float part, int card, int night) {
    const turning t = draw_turning(d, pile, to, part);

    if (!t.over) {
        growl_night_card_soon(d, t.whole, card);
    }
    if (t.over) {
        ui_scale(d, t.seen, t.whole);
        ui_group(d, t.whole, 0, night_tilt);
        night_face(d, t.whole, card, night);
        ui_group_end(d);
    }
}

void growl_draw_seat_card(ui_draw *d, ui_rect at, const char *id, float degrees) {
    char picture[48];

    ui_group(d, at, 0, degrees);
    shadow(d, at);
    snprintf(picture, sizeof picture, "seat_%s", id);
    card_picture(d, at, picture, 1.0f);
    ui_group_end(d);
}

static float layer_of(ui_rect top) {
    return top.w * 0.026f;
}

static void pile(ui_draw *d, ui_rect top, int layers) {
    for (int i = layers; i > 0; i--) {
        const float by = (float)i * layer_of(top);
        ui_plate(d, (ui_rect){top.x - (i % 2 ? 0.6f : 0.0f), top.y + by, top.w, top.h}, 7, UI_PAPER_400, UI_BARK,
                 1.2f, i == layers);
    }
    growl_draw_back(d, top, 0.0f);
}

static int layers_of(const growl_pub *pub) {
    return pub->pile_full == 0 ? 0 : (pub->pile * PILE_LAYERS + pub->pile_full - 1) / pub->pile_full;
}

void growl_draw_stock(const growl_look *look, ui_rect at) {
    const growl_pub *pub = look->pub;
    const table_ui *t = look->t;
    ui_draw *d = look->d;
    const bool may_turn = !t->locked && table_find_move(t, GROWL_MOVE_TURN, TABLE_ANY, TABLE_ANY) != NULL;

    /* What is dealt lies on what will be left, and goes down to it. */
    const bool dealing = growl_is_telling(t, GROWL_EV_DEALT);
    if (dealing || pub->step == GROWL_STEP_DEAL) {
        const float left = dealing ? growl_left_to_deal(look) : 1.0f;
        const int more = (int)ceilf(left * (float)PILE_LAYERS);
        pile(d, (ui_rect){at.x, at.y - (float)more * layer_of(at), at.w, at.h}, PILE_LAYERS + more);
        return;
    }
    if (pub->pile == 0) { /* its last card tells of the final night */
        return;
    }
    pile(d, at, layers_of(pub));
    if (pub->opt[GROWL_OPT_PILE_COUNT]) {
        const float r = fminf(fmaxf(at.w * 0.34f, 42.0f), at.w * 0.6f);
        table_disc_number(d, (ui_rect){at.x - r * 0.3f, at.y - r * 0.3f, r, r}, pub->pile, UI_PAPER_200);
    }
    if (may_turn) {
        ui_plate(d, ui_inset(at, -6), 25, 0x00000000u, UI_LANTERN, 3.0f, false);
        ui_zone_add(d, GROWL_ZONE_PILE, 0, ui_inset(at, -6), UI_ZONE_DEFAULT | UI_ZONE_OPTION);
        ui_focus(d, at, GROWL_ZONE_PILE, 0);
    }
}
