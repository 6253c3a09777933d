/* Where the chips of a flat table lie, as the frame in its middle sees them. */
#include "ui/rim.h"

void ui_rim_sit(ui_rim *rim, const ui_frame *window, const ui_edge_table *t, ui_rect mid, float scale) {
    ui_rect chip[UI_EDGE_SEATS];

    ui_edge_chips(window, t, chip);
    for (int seat = 0; seat < t->n; seat++) {
        const ui_rect at = chip[seat];
        rim->chip[seat] = (ui_rim_chip){
            ui_edge_of(t->n, seat, window->height > window->width),
            {(at.x - mid.x) * scale, (at.y - mid.y) * scale, at.w * scale, at.h * scale},
        };
    }
}

bool ui_rim_faces_far(const ui_frame *ui) {
    const ui_rim *rim = ui->rim;
    bool sits = rim != NULL && rim->scale <= 0.0f;

    for (int i = 0; rim != NULL && i < UI_RIM_SEATS; i++) {
        sits |= rim->chip[i].at.w > 0 && rim->chip[i].edge == 2;
    }
    return sits;
}
