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

static ui_rect part_of_card(ui_rect at, float x, float y, float w, float h) {
    const float s = at.w / 63.0f;

    return (ui_rect){at.x + x * s, at.y + y * s, w * s, h * s};
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
    const ui_rect box = part_of_card(at, 16.2f, 2.2f, 45.6f, 13.4f);
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
        const ui_rect disc = part_of_card(at, 31.5f + (float)(i - 1) * 6.9f, 72.4f, 0.0f, 0.0f);
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
    const ui_rect box = part_of_card(at, 2.6f, 1.2f, 57.8f, 15.0f);

    return growl_text_fits(d->ui, &style, box.w, box.h, growl_card_name(&d->words, id));
}

void growl_draw_night_card(ui_draw *d, ui_rect at, const char *id, bool final) {
    const ui_rect under = part_of_card(at, 2.6f, 75.4f, 57.8f, 11.0f);
    const char *kind = ui_say(d, final ? "growl.table.final_night" : "growl.table.night");
    ui_label_style style = night_name_style(at);
    char picture[48];

    ui_group(d, at, 0, 1.5f);
    shadow(d, at);
    snprintf(picture, sizeof picture, "night_%s", id);
    card_picture(d, at, picture, 1.0f);
    night_mark(d, at, final);
    if (growl_night_name_fits(d, at, id)) {
        ui_label(d, part_of_card(at, 2.6f, 1.2f, 57.8f, 15.0f), &style, growl_card_name(&d->words, id));
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

ui_rect growl_between(ui_rect a, ui_rect b, float part) {
    return (ui_rect){a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part, a.w + (b.w - a.w) * part,
                     a.h + (b.h - a.h) * part};
}

void growl_draw_turning(ui_draw *d, ui_rect pile, ui_rect to, float part, const char *face) {
    const float open = fabsf(1.0f - part / GROWL_FACE_FROM);
    ui_rect box = growl_between(pile, to, fminf(part * 1.4f, 1.0f));

    box.x += box.w * (1.0f - open) / 2;
    box.w *= fmaxf(open, 0.04f);
    card_picture(d, box, part < GROWL_FACE_FROM ? "back" : face, 1.0f);
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

/* One end of a thread leaves a plate where the line to the other plate's middle cuts its edge. */
static void edge_point(ui_rect from, float tx, float ty, float *x, float *y) {
    const float cx = from.x + from.w / 2, cy = from.y + from.h / 2;
    const float dx = tx - cx, dy = ty - cy;
    const float kx = fabsf(dx) > 0.5f ? from.w / 2 / fabsf(dx) : 1e6f;
    const float ky = fabsf(dy) > 0.5f ? from.h / 2 / fabsf(dy) : 1e6f;
    const float k = fminf(fminf(kx, ky), 1.0f);

    *x = cx + dx * k;
    *y = cy + dy * k;
}

void growl_draw_thread(ui_draw *d, ui_rect from, ui_rect to, float bend_x, float bend_y, ui_colour colour) {
    float x0, y0, x1, y1;
    char svg[512];

    edge_point(from, bend_x, bend_y, &x0, &y0);
    edge_point(to, bend_x, bend_y, &x1, &y1);
    const float mx = (x0 + x1) / 2 * 0.55f + bend_x * 0.45f, my = (y0 + y1) / 2 * 0.55f + bend_y * 0.45f;
    const float left = fminf(fminf(x0, x1), mx) - 8, right = fmaxf(fmaxf(x0, x1), mx) + 8;
    const float top = fminf(fminf(y0, y1), my) - 8, bottom = fmaxf(fmaxf(y0, y1), my) + 8;
    const float dx = x1 - mx, dy = y1 - my, len = fmaxf(hypotf(dx, dy), 1.0f);
    const float nx = -dy / len, ny = dx / len;
    const double w0 = 1.0, w1 = 4.0, ax = x0 - left, ay = y0 - top, bx = x1 - left, by = y1 - top, cx = mx - left,
                 cy = my - top;
    snprintf(svg, sizeof svg,
             "<path d=\"M%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1fQ%.1f %.1f %.1f %.1fZ\" fill=\"#%06X\" "
             "stroke=\"#0D111D\" stroke-width=\"1.6\"/>",
             ax + nx * w0, ay + ny * w0, cx + nx * 2.2, cy + ny * 2.2, bx + nx * w1, by + ny * w1, bx - nx * w1,
             by - ny * w1, cx - nx * 2.2, cy - ny * 2.2, ax - nx * w0, ay - ny * w0,
             (unsigned)(ui_theme(d->ui, colour) & 0xFFFFFFu));
    ui_shape(d, (ui_rect){left, top, right - left, bottom - top}, svg);
}

void growl_draw_number(ui_draw *d, ui_rect disc, int number, ui_colour fill) {
    char text[8];
    ui_label_style style = UI_STYLE_NAME;

    ui_disc(d, disc, fill, UI_INK_900, 2.0f);
    style.colour = UI_INK_900;
    style.size = disc.h * 0.5f;
    style.align = UI_MIDDLE;
    style.valign = UI_CENTRE;
    style.name = true;
    snprintf(text, sizeof text, "%d", number);
    ui_label(d, disc, &style, text);
}
