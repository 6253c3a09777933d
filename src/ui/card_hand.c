/* Where the cards of a hand lie, and parts of a card. */
#include <math.h>

#include "ui/card_table.h"

/* What a row more has to gain in width. */
static const float worth_a_row = 1.2f;
/* Squeezed cards leave this much of each other, or another row is taken. */
static const float seen_least = 0.7f;

typedef struct {
    int rows, per_row;
    float w, step_x, step_y;
} grid;

static grid try_rows(ui_rect area, const table_hand *hand, int n, int rows) {
    grid g = {.rows = rows, .per_row = (n + rows - 1) / rows};
    const float between = hand->step < 1.0f ? 0.0f : hand->row_gap * (float)(rows - 1);
    const float by_height = (area.h - between) / (1.0f + hand->step * (float)(rows - 1)) * TABLE_CARD;
    const float by_width = (area.w - hand->gap * (float)(g.per_row - 1)) / (float)g.per_row;

    g.w = fminf(fminf(by_height, fmaxf(by_width, hand->squeezed)), hand->widest);
    g.step_x = g.w + hand->gap;
    if (g.per_row > 1 && g.step_x * (float)(g.per_row - 1) + g.w > area.w) {
        g.step_x = (area.w - g.w) / (float)(g.per_row - 1);
    }
    const float h = g.w / TABLE_CARD;
    g.step_y = rows > 1 ? fminf(h + hand->row_gap, (area.h - h) / (float)(rows - 1)) : 0.0f;
    return g;
}

static grid grid_of(ui_rect area, const table_hand *hand, int n) {
    const bool squeezes = hand->squeezed > 0.0f;
    grid best = try_rows(area, hand, n, squeezes && n > hand->one_row ? 2 : 1);

    for (int rows = best.rows + 1; rows <= 3 && rows <= n; rows++) {
        const grid more = try_rows(area, hand, n, rows);
        if (squeezes ? best.step_x < best.w * seen_least : more.w > best.w * worth_a_row) {
            best = more;
        }
    }
    return best;
}

void table_hand_places(ui_rect area, const table_hand *hand, int n, table_place out[]) {
    if (n <= 0) {
        return;
    }
    const grid g = grid_of(area, hand, n);
    const float h = g.w / TABLE_CARD, top = area.y + (area.h - h - g.step_y * (float)(g.rows - 1)) / 2;

    for (int i = 0; i < n; i++) {
        const int row = i / g.per_row, col = i % g.per_row;
        const bool last_row = row == g.rows - 1;
        const int in_row = last_row ? n - g.per_row * (g.rows - 1) : g.per_row;
        const float row_w = g.w + g.step_x * (float)(in_row - 1);
        const float x = area.x + (area.w - row_w) / 2 + g.step_x * (float)col, y = top + g.step_y * (float)row;
        out[i].at = (ui_rect){x, y, g.w, h};
        out[i].seen =
            (ui_rect){x, y, col == in_row - 1 ? g.w : fminf(g.w, g.step_x), last_row ? h : fminf(h, g.step_y)};
        /* By their place alone; cards that lie over each other lie straight. */
        const bool covered = g.step_x < g.w || (g.rows > 1 && hand->squeezed > 0.0f);
        out[i].degrees = covered ? 0.0f : (float)((i * 7) % 5 - 2) / 2.0f * hand->slant_max;
    }
}

ui_rect table_picked_card(ui_draw *d, ui_rect card) {
    card.y -= 14;
    ui_plate(d, ui_inset(card, -5), 16, UI_LANTERN, 0, 0.0f, false);
    return card;
}

ui_rect table_part_of_card(ui_rect card, float x, float y, float w, float h) {
    const float s = card.w / 63.0f;

    return (ui_rect){card.x + x * s, card.y + y * s, w * s, h * s};
}

ui_rect table_between(ui_rect a, ui_rect b, float part) {
    return (ui_rect){a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part, a.w + (b.w - a.w) * part,
                     a.h + (b.h - a.h) * part};
}
