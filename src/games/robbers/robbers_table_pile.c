/* A pile of cards, over the darkened frame. */
#include <math.h>

#include "robbers_table.h"

void robbers_draw_shut_mark(ui_draw *d, ui_rect sheet) {
    static const float across = 36.0f, inwards = 4.0f;
    const ui_rect disc = {sheet.x + sheet.w - inwards - across / 2, sheet.y + inwards - across / 2, across, across};

    ui_disc(d, disc, UI_INK_900, UI_PAPER_400, 1.8f);
    ui_figure(d, "cross", ui_inset(disc, 9), ui_theme(d->ui, UI_PAPER_200));
}

void robbers_draw_pile(ui_draw *d, ui_rect area, const char *title, const uint8_t *card, int n) {
    const int columns = 9, lines = n > columns ? (n + columns - 1) / columns : 1;
    const ui_rect at = ui_centre(area, fminf(760.0f, area.w - 24), fminf(104.0f + 56.0f * (float)lines, area.h));
    const float gap = 6, w = (at.w - 48 - gap * (float)(columns - 1)) / (float)columns;
    ui_label_style head = UI_STYLE_HEAD;

    ui_next_layer(d, true);
    ui_fill(d, (ui_rect){0, 0, d->ui->width, d->ui->height}, 0x8C05070Du);
    ui_plate(d, at, 17, UI_INK_900, UI_PAPER_400, 1.8f, true);
    head.lines = 1;
    ui_label(d, (ui_rect){at.x + 24, at.y + 14, at.w - 48, 56}, &head, title);
    for (int i = 0; i < n; i++) {
        const int line = i / columns, column = i % columns;
        const ui_rect tile = {at.x + 24 + (w + gap) * (float)column, at.y + 84 + 56.0f * (float)line, w, 46};
        robbers_draw_tile(d, tile, card[i]);
    }
    robbers_draw_shut_mark(d, at);
    ui_zone_add(d, ROBBERS_ZONE_SHUT, 0, at, UI_ZONE_DEFAULT);
    ui_focus(d, at, ROBBERS_ZONE_SHUT, 0);
}
