/* What several rows of the results are drawn with: numbers, points and counts. */
#include <math.h>
#include <stdio.h>

#include "sabbath_table_results.h"

void sabbath_sign(ui_draw *d, ui_rect at, const char *sign, int n, float size, ui_colour colour) {
    ui_label_style style = UI_STYLE_NAME;
    char text[16];

    if (n >= 0) {
        snprintf(text, sizeof text, "%s%d", sign, n);
    } else {
        snprintf(text, sizeof text, "%s", sign);
    }
    style.lang = "en"; /* as high in every language */
    style.size = size;
    style.colour = colour;
    style.align = UI_MIDDLE;
    ui_label(d, at, &style, text);
}

ui_rect sabbath_points_strip(const ui_frame *ui, ui_rect at) {
    const float grown = sabbath_points_grown(ui, at.h);

    return ui_centre(at, fminf(at.w - 2, 54.0f * grown), fminf(at.h - 2, 42.0f * grown));
}

/* The strip holds them however large they are written; they come from below: above stands a name. */
void sabbath_points_won(ui_draw *d, ui_rect at, int n, float part) {
    static const float rise = 10.0f;
    const float size = 22.0f * sabbath_points_grown(d->ui, at.h);
    ui_rect strip = sabbath_points_strip(d->ui, at);

    if (part <= 0.0f) {
        return;
    }
    strip.y += rise * (1.0f - part);
    if (n > 0) {
        ui_plate(d, strip, 43, UI_LANTERN, 0, 0.0f, false);
        sabbath_sign(d, strip, "+", n, size, UI_INK_900);
    } else {
        sabbath_sign(d, strip, "\xE2\x80\x93", -1, size, UI_PAPER_400);
    }
}

ui_rect sabbath_half_of(const sabbath_results *t, ui_rect points) {
    const float size = sabbath_half_size(t);
    const ui_rect strip = sabbath_points_strip(t->look->d->ui, points);

    return (ui_rect){strip.x - sabbath_half_out(t), strip.y + strip.h - size + 4, size, size};
}

void sabbath_half(const sabbath_results *t, ui_rect at) {
    ui_disc(t->look->d, at, UI_INK_950, UI_EMBER, 2.0f);
    sabbath_sign(t->look->d, at, "\xC2\xBD", -1, 17, UI_PAPER_100);
}

void sabbath_stripe(ui_draw *d, ui_rect at) {
    if (!d->ui->high_contrast) { /* where all ground is black */
        ui_fill(d, at, ui_fade(UI_INK_700, 0.6f));
    }
}

void sabbath_lit(ui_draw *d, ui_rect at, float strong, float part) {
    static const float wide = 4.0f, seen = 0.5f;

    if (!d->ui->high_contrast) {
        ui_fill(d, at, ui_fade(UI_LANTERN, strong * part));
    } else if (part >= seen) {
        ui_plate(d, ui_inset(at, wide), 21, 0x00000000u, UI_LANTERN, wide, false);
    }
}

void sabbath_edge_below(ui_draw *d, ui_rect tile, int k) {
    if (k > 0 && d->ui->high_contrast) { /* where plates have a light edge */
        ui_fill(d, ui_inset(tile, -2.0f), ui_theme(d->ui, UI_INK_950));
    } else if (k > 0) {
        ui_plate(d, ui_inset(tile, -1.2f), 3, UI_INK_900, 0, 0.0f, false);
    }
}

void sabbath_card_count(ui_draw *d, ui_rect at, int n, ui_colour colour) {
    sabbath_sign(d, at, "\xC3\x97", n, 25, colour);
}
