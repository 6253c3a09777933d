/* The button in the upper corner that opens the judge's face: where it is, and what stands on it. */
#include <math.h>
#include <string.h>

#include "werewolf_table.h"

ui_rect werewolf_judge_place(const ui_frame *ui, const char *word, bool held) {
    const float w = fminf(170.0f, ui_label_width(ui, &UI_STYLE_BUTTON, word) + (held ? 70.0f : 40.0f));

    return (ui_rect){ui->left_handed ? 20 : ui->width - w - 20, 16, w, fmaxf(48.0f, ui_target(ui))};
}

void werewolf_draw_judge_word(ui_draw *d, ui_rect at, ui_colour colour) {
    const float size = 30.0f, edge = 9.0f;
    const ui_rect sign = {at.x + edge, at.y + (at.h - size) / 2, size, size};
    const bool held = d->ui->held_name != NULL && strcmp(d->ui->held_name, ZONE_JUDGE) == 0;
    ui_label_style style = UI_STYLE_BUTTON;

    style.colour = colour;
    ui_ring(d, sign, 1.0f, colour, 1.8f);
    if (held) {
        ui_ring(d, sign, d->ui->held_part, UI_LANTERN, 4.0f);
    }
    ui_figure(d, "lantern", ui_inset(sign, 6), ui_theme(d->ui, colour));
    ui_label(d, (ui_rect){at.x + edge + size + 4, at.y + 1, at.w - 2 * edge - size - 4, at.h - 2}, &style,
             ui_say(d, "werewolf.judge.open"));
}
