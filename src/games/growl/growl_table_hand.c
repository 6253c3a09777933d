/* Where the cards of a hand lie: in one row, and in more when one would make them too small. */
#include <math.h>

#include "growl_table.h"

enum { ONE_ROW = 9 };

typedef struct {
    int rows, per_row;
    float w, step_x, step_y;
} grid;

/* Rows overlap down to half a card, cards of one row down to their index. */
static grid try_rows(ui_rect area, int n, int rows, float widest) {
    grid g = {.rows = rows, .per_row = (n + rows - 1) / rows};
    const float gap = 7.0f;
    const float by_height = area.h / (1.0f + 0.5f * (float)(rows - 1)) * 63.0f / 88.0f;
    const float by_width = (area.w - gap * (float)(g.per_row - 1)) / (float)g.per_row;

    g.w = fminf(fminf(by_height, fmaxf(by_width, 92.0f)), widest);
    g.step_x = g.w + gap;
    if (g.per_row > 1 && g.step_x * (float)(g.per_row - 1) + g.w > area.w) {
        g.step_x = (area.w - g.w) / (float)(g.per_row - 1);
    }
    g.step_y = rows > 1 ? fminf(g.w * 88.0f / 63.0f + gap, (area.h - g.w * 88.0f / 63.0f) / (float)(rows - 1)) : 0.0f;
    return g;
}

void growl_hand_places(ui_rect area, int n, float widest, growl_place out[]) {
    grid best = try_rows(area, n, n > ONE_ROW ? 2 : 1, widest);

    for (int rows = best.rows + 1; rows <= 3 && best.step_x < best.w * 0.7f; rows++) {
        best = try_rows(area, n, rows, widest);
    }
    const float h = best.w * 88.0f / 63.0f;
    const float all_h = h + best.step_y * (float)(best.rows - 1);
    const float top = area.y + (area.h - all_h) / 2;
    for (int i = 0; i < n; i++) {
        const int row = i / best.per_row, col = i % best.per_row;
        const int in_row = row < best.rows - 1 ? best.per_row : n - best.per_row * (best.rows - 1);
        const float row_w = best.w + best.step_x * (float)(in_row - 1);
        const float x = area.x + (area.w - row_w) / 2 + best.step_x * (float)col;
        const float y = top + best.step_y * (float)row;
        const bool last_col = col == in_row - 1, last_row = row == best.rows - 1;
        out[i].at = (ui_rect){x, y, best.w, h};
        out[i].seen =
            (ui_rect){x, y, last_col ? best.w : fminf(best.w, best.step_x), last_row ? h : fminf(h, best.step_y)};
        /* A hand is held, not printed: the cards stand a little askew, by their place alone. */
        out[i].degrees = best.rows > 1 || best.step_x < best.w ? 0.0f : (float)((i * 7) % 5 - 2) * 0.7f;
    }
}
