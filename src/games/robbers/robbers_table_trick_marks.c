/* What lies around and on a card of the trick: light behind the one that is ahead, its tag, dusk over the others. */
#include <math.h>

#include "robbers_table_trick.h"

const float robbers_lean[ROBBERS_SEATS] = {-1.6f, 0.8f, -0.7f, 1.3f, -1.0f};

/* Light behind the card that is ahead; more of it once it has won. */
void robbers_draw_around(const robbers_look *look, ui_rect card, float lean, bool final, float grown) {
    const float won = look->d->ui->high_contrast ? 9.0f : 7.0f; /* there no dusk falls over the others */
    const ui_rect at = ui_inset(card, -(final ? won : 4.0f) * grown);

    if (grown > 0.0f) {
        ui_group(look->d, at, 0, lean);
        ui_plate(look->d, at, 34, UI_LANTERN, 0, 0.0f, false);
        ui_group_end(look->d);
    }
}

void robbers_grow(ui_draw *d, ui_rect at, float grown) {
    ui_scale(d, (ui_rect){.w = at.w * grown, .h = at.h * grown}, at);
    ui_group(d, at, 0, 0.0f);
}

/* The card that is ahead says so; once all are down it takes the trick, and says that louder, whole until the cards
 * go. `grown`: 0 it is not seen yet, 1 it lies. */
void robbers_draw_tag(const robbers_look *look, ui_rect room, bool final, float grown) {
    ui_draw *d = look->d;
    const ui_label_style style = robbers_tag_style(final);
    const float w = fminf(robbers_tag_width(d, final), room.w), h = final ? room.h : robbers_tag_ahead(d->ui);
    const ui_rect at = {room.x + (room.w - w) / 2, room.y + room.h - h, w, h};

    if (grown <= 0.0f) {
        return;
    }
    robbers_grow(d, at, grown);
    ui_plate(d, at, 33, final ? UI_LANTERN : UI_PAPER_200, UI_INK_900, 1.2f, final);
    ui_label(d, (ui_rect){at.x + 2, at.y + 1, at.w - 4, at.h - ROBBERS_ONTO_CARD - 1}, &style,
             robbers_tag_word(d, final));
    ui_group_end(d);
}

/* Dusk over the others of a full trick, and over what they count. */
void robbers_draw_beaten(const robbers_look *look, ui_rect at, unsigned seed, float lean, float dark) {
    if (dark > 0.0f && !look->d->ui->high_contrast) {
        ui_group(look->d, at, 0, lean);
        ui_plate(look->d, at, seed, ui_fade(UI_INK_950, 0.5f * dark), 0, 0.0f, false);
        ui_group_end(look->d);
    }
}
