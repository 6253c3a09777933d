/* What several rows of the results are drawn with: numbers, points and counts. */
#include <math.h>
#include <stdio.h>

#include "sabbath_table_results.h"

/* A number behind a sign, or the sign alone. */
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

ui_rect sabbath_points_strip(ui_rect at) {
    return ui_centre(at, fminf(at.w - 2, 54.0f), fminf(at.h - 2, 42.0f));
}

/* Points that are won stand on a light strip, which holds them however large they are written: +2; a dash says that
 * there are none. Where their row is told they come after it is lit and has unfolded, from below: above stands a
 * name. */
void sabbath_points_won(const sabbath_results *t, ui_rect at, int row, int n) {
    static const float rise = 10.0f;
    const float lit = t->full > 0.0f ? SABBATH_UNFOLDS_IN : 0.2f;
    ui_draw *d = t->look->d;
    const float part = sabbath_told(t, row) ? motion_of(1.0f - t->look->t->opening, lit, 1.0f) : 1.0f;
    ui_rect strip = sabbath_points_strip(at);

    if (part <= 0.0f) {
        return;
    }
    strip.y += rise * (1.0f - motion_out(part));
    if (n > 0) {
        ui_plate(d, strip, 43, UI_LANTERN, 0, 0.0f, false);
        sabbath_sign(d, strip, "+", n, 22, UI_INK_900);
    } else {
        sabbath_sign(d, strip, "\xE2\x80\x93", -1, 22, UI_PAPER_400);
    }
}

void sabbath_edge_below(ui_draw *d, ui_rect tile, int k) {
    if (k > 0) {
        ui_plate(d, ui_inset(tile, -1.2f), 3, UI_INK_900, 0, 0.0f, false);
    }
}

/* How many cards are counted, where the row has unfolded: who has the most of them is lit. */
void sabbath_card_count(const sabbath_results *t, ui_rect at, int row, int seat, bool lit) {
    if (sabbath_unfolded(t, row) >= 1.0f) {
        sabbath_sign(t->look->d, at, "\xC3\x97", sabbath_counted(t, row, seat), 25, lit ? UI_LANTERN : UI_PAPER_200);
    }
}
