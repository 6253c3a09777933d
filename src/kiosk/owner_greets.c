/* The title in a frame, as it will stand there. */
#include "kiosk/owner_greets.h"

#include <math.h>

#include "kiosk/owner_inside.h"

static const float rim = 10.0f, edge = 16.0f, gap = 8.0f;

static ui_label_style of_language(const char *tag) {
    ui_label_style style = UI_STYLE_SMALL;
    style.align = UI_MIDDLE;
    style.lines = 1;
    style.lang = tag;
    style.name = true;
    return style;
}

/* As few rows as the names allow, as even as can be. */
static int columns_of(const owner_view *v, const kiosk *k, ui_draw *d, float wide, int n) {
    static const float around = 24.0f;
    float most = 0;
    for (int i = 0; i < n; i++) {
        const char *tag = owner_nth_spoken(v, &k->wishes, i);
        const ui_label_style style = of_language(tag);
        most = fmaxf(most, ui_label_width(d->ui, &style, app_language_name(d, tag)) + around);
    }
    const int fit = (int)fmaxf(1.0f, (wide + gap) / (most + gap)), rows = (n + fit - 1) / fit;
    return (n + rows - 1) / rows;
}

static void draw_language(ui_draw *d, ui_rect at, const char *tag, int n, bool first) {
    ui_label_style style = of_language(tag);
    style.colour = first ? UI_INK_900 : UI_PAPER_100;
    ui_plate(d, at, 70u + (unsigned)n, first ? UI_PAPER_100 : UI_INK_800, UI_PAPER_400, 1.6f, true);
    ui_label(d, ui_inset(at, 6), &style, app_language_name(d, tag));
}

/* At the foot, as on the title; a language alone is not offered there. */
static void draw_languages(const owner_view *v, const kiosk *k, ui_draw *d, ui_rect in) {
    const int n = owner_spoken(v, &k->wishes), first = owner_first_spoken(v, k);
    const float wide = in.w - 2 * edge, high = 2.0f * ui_label_least(d->ui, &UI_STYLE_SMALL);
    const int columns = columns_of(v, k, d, wide, n), rows = n > 1 ? (n + columns - 1) / columns : 0;
    const float all = (float)rows * (high + gap), top = in.y + in.h - edge + gap - all;
    for (int i = 0; i < n && rows > 0; i++) {
        const int line = i / columns, left = n - line * columns, in_row = left < columns ? left : columns;
        const float w = (wide + gap) / (float)columns - gap, row = (float)in_row * (w + gap) - gap;
        const ui_rect at = {in.x + (in.w - row) / 2 + (float)(i % columns) * (w + gap),
                            top + (float)line * (high + gap), w, high};
        draw_language(d, at, owner_nth_spoken(v, &k->wishes, i), i, i == first);
    }
}

void owner_greets_draw(const owner_view *v, const kiosk *k, ui_draw *d, ui_rect at) {
    static const float shape = 360.0f / 227;
    const ui_rect in = ui_inset(at, rim);
    const bool tall = in.h > in.w;
    const float logo = fminf(in.w * (tall ? 0.62f : 0.4f), 300.0f);
    ui_plate(d, at, 64, UI_INK_950, 0, 0, true);
    ui_cover_or_black(d, tall ? "title_tall" : "title", in);
    ui_picture(d, "logo", (ui_rect){in.x + edge, in.y + edge, logo, logo / shape}, 1.0f);
    draw_languages(v, k, d, in);
    ui_mount(d, at, 64, rim + 1, 0xFF4A2E24u, 0xFFB4703Cu, 1.6f);
}
