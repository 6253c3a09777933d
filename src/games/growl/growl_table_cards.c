/* How GROWL's cards, pile and marks look. Places inside a card are given in 63rds of its width, the pictures' grid.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "growl_table.h"

/* A hard shadow that falls away from the lamp, with the card's cut corners. */
static void shadow(ui_draw *d, ui_rect at) {
    const double w = at.w, h = at.h, c = at.w * 0.05;
    char svg[256];

    snprintf(svg, sizeof svg,
             "<path d=\"M%.1f 0H%.1fL%.1f %.1fV%.1fL%.1f %.1fH%.1fL0 %.1fV%.1fZ\" fill=\"#000000\" "
             "fill-opacity=\"0.5\"/>",
             c, w - c, w, c, h - c, w - c, h, c, h - c, c);
    ui_shape(d, (ui_rect){at.x + at.w * 0.024f, at.y + at.w * 0.042f, at.w, at.h}, svg);
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
    /* As label.h promises: 85 % of the style and four millimetres, in whole pixels. */
    const float em = fmaxf(style->size * 0.85f, fminf(4.0f * ui->mm, style->size * 1.25f));
    least.size = ceilf(em * ui->u - 0.01f) / ui->u;
    least.lines = 0;
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

void growl_draw_day_card(ui_draw *d, ui_rect at, const char *id, float degrees, bool grey) {
    char picture[48];

    ui_group(d, at, 0, degrees);
    shadow(d, at);
    snprintf(picture, sizeof picture, "card_%s", id);
    card_picture(d, at, picture, 1.0f);
    ui_label_style style = UI_STYLE_NAME;
    style.size = at.w * 8.4f / 63.0f;
    style.colour = UI_INK_900;
    style.align = UI_LEFT;
    style.valign = UI_CENTRE;
    style.lines = 1;
    style.name = false;
    const ui_rect box = table_part_of_card(at, 16.2f, 2.2f, 45.6f, 13.4f);
    /* A torn word says less than the index beside it: a card too small for its name has the index alone. */
    if (growl_text_fits(d->ui, &style, box.w, box.h, growl_card_name(&d->words, id))) {
        ui_label(d, box, &style, growl_card_name(&d->words, id));
    }
    if (grey) {
        ui_plate(d, at, 1, ui_fade(UI_INK_800, 0.62f), 0, 0.0f, false);
    }
    ui_group_end(d);
}

/* Which of a game's three nights a card belongs to, as on the printed cards: the first two, or the last. */
static void night_mark(ui_draw *d, ui_rect at, bool final) {
    const float r = at.w * 2.1f / 63.0f;

    for (int i = 0; i < 3; i++) {
        const ui_rect disc = table_part_of_card(at, 31.5f + (float)(i - 1) * 6.9f, 72.4f, 0.0f, 0.0f);
        const bool lit = final == (i == 2);
        ui_disc(d, (ui_rect){disc.x - r, disc.y - r, 2 * r, 2 * r}, lit ? UI_LANTERN : 0,
                lit ? UI_LANTERN : UI_INK_500, 1.4f);
    }
}

static ui_label_style night_name_style(ui_rect at) {
    ui_label_style style = UI_STYLE_NAME;

    style.size = at.w * 7.4f / 63.0f;
    style.align = UI_MIDDLE;
    style.valign = UI_CENTRE;
    style.lines = 2;
    style.name = false;
    return style;
}

bool growl_night_name_fits(ui_draw *d, ui_rect at, const char *id) {
    const ui_label_style style = night_name_style(at);
    const ui_rect box = table_part_of_card(at, 2.6f, 1.2f, 57.8f, 15.0f);

    return growl_text_fits(d->ui, &style, box.w, box.h, growl_card_name(&d->words, id));
}

void growl_draw_night_card(ui_draw *d, ui_rect at, const char *id, bool final) {
    const ui_rect under = table_part_of_card(at, 2.6f, 75.4f, 57.8f, 11.0f);
    const char *kind = ui_say(d, final ? "growl.table.final_night" : "growl.table.night");
    ui_label_style style = night_name_style(at);
    char picture[48];

    ui_group(d, at, 0, 1.5f);
    shadow(d, at);
    snprintf(picture, sizeof picture, "night_%s", id);
    card_picture(d, at, picture, 1.0f);
    night_mark(d, at, final);
    if (growl_night_name_fits(d, at, id)) {
        ui_label(d, table_part_of_card(at, 2.6f, 1.2f, 57.8f, 15.0f), &style, growl_card_name(&d->words, id));
    }
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

void growl_draw_seat_card(ui_draw *d, ui_rect at, const char *id, float degrees) {
    char picture[48];

    ui_group(d, at, 0, degrees);
    shadow(d, at);
    snprintf(picture, sizeof picture, "seat_%s", id);
    card_picture(d, at, picture, 1.0f);
    ui_group_end(d);
}

void growl_draw_pile(ui_draw *d, ui_rect top, int layers) {
    for (int i = layers; i > 0; i--) {
        const float by = (float)i * top.w * 0.033f;
        ui_plate(d, (ui_rect){top.x - (i % 2 ? 0.6f : 0.0f), top.y + by, top.w, top.h}, 7, UI_PAPER_400, UI_BARK,
                 1.2f, i == layers);
    }
    growl_draw_back(d, top, 0.0f);
}
