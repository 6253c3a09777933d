/* A pile, card by card in the order taken: one's own during the deal where the house rule allows it, anybody's once
 * the deal is over. */
#include <math.h>

#include "robbers_table.h"

static void sheet(const robbers_look *look, ui_rect area, const char *title, const uint8_t *card, int n) {
    ui_draw *d = look->d;
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
    ui_zone_add(d, ROBBERS_ZONE_SHUT, 0, at, UI_ZONE_DEFAULT);
    ui_focus(d, at, ROBBERS_ZONE_SHUT, 0);
}

void robbers_draw_own_pile(const robbers_look *look, ui_rect area) {
    const robbers_pub *pub = &look->pub;
    uint8_t card[ROBBERS_PILE];
    const int n = robbers_pile(pub->trick, pub->tricks, pub->n, look->seat, card);

    sheet(look, area, UI_SAY(look->d, "robbers.private.pile_head", TEXT_NUM("n", pub->taken[look->seat])), card, n);
}

void robbers_draw_shown_pile(const robbers_look *look, ui_rect area) {
    const robbers_pub *pub = &look->pub;
    const int seat = look->t->page - ROBBERS_PAGE_SHOWN;
    uint8_t card[ROBBERS_PILE];

    if (seat < 0 || seat >= pub->n) {
        return;
    }
    const int n = robbers_pile(pub->last.trick, robbers_hand_size(pub->n), pub->n, seat, card), tricks = n / pub->n;
    const char *title =
        UI_SAY(look->d, "robbers.summary.whole", TEXT_NUM("n", tricks), TEXT_STR("name", robbers_name(look, seat)));
    sheet(look, area, title, card, n);
}
